//! How a game is over, held against the board at its end.

use super::data::{game, positions};
use crate::oracle::agree::{hurried, thrown};
use kibao::engine::{BUILT_IN, EndlessMove, Ends, Hand, KIBAO, Move, Pit, RUEHL, Reason, RuleSet, State, Trace};
use kibao::generate::SplitMix64;

#[test]
fn the_reason_is_what_the_board_shows() {
    let mut seen = [0; 2];
    for known in BUILT_IN {
        let rules = hurried(&known.rules);
        let mut random = SplitMix64::new(7);
        for _ in 0..3_000 {
            let state = thrown(&mut random, &rules);
            for &mv in &state.legal(&rules) {
                let played = state.play(&rules, mv).expect("a legal move");
                let Some(outcome) = played.outcome else { continue };
                let after = &played.after.position;
                assert_eq!(after.block, None, "nothing is blocked in a game that is over");
                assert_eq!(played.creates_block, None);
                let loser = after.board.ring(outcome.winner.other());
                let place = match outcome.reason {
                    Reason::FrontRowEmpty => {
                        // A mover whose front row was empty for a moment has lost, whatever fell there since (R, kichwa).
                        let lost_itself = outcome.winner != state.position.turn;
                        assert!(loser.front_is_empty() || lost_itself, "{} {state:?} {mv:?}", known.name);
                        0
                    }
                    Reason::Singletons => {
                        assert!(loser.is_singletons() && !loser.front_is_empty(), "{} {state:?} {mv:?}", known.name);
                        assert_eq!(after.board.store(outcome.winner.other()), 0);
                        1
                    }
                    Reason::NoMove => {
                        assert!(played.after.legal(&rules).is_empty());
                        continue;
                    }
                    Reason::Endless => {
                        assert_eq!((outcome.winner, rules.endless), (state.position.turn.other(), EndlessMove::Loses));
                        continue;
                    }
                };
                seen[place] += 1;
            }
        }
    }
    assert!(seen.iter().all(|&seen| seen > 20), "{seen:?}");
}

#[test]
fn an_endless_move_loses_only_where_the_rules_say_so() {
    let proof = positions(BUILT_IN[0]).pop().expect("positions");
    let mv = Move::new(Pit::front(3).expect("a pit"), Hand::Right);
    for endless in [EndlessMove::Illegal, EndlessMove::Loses] {
        let rules = RuleSet { endless, ..KIBAO };
        let state = game(&proof.position, &rules);
        let played = state.play_unchecked(&rules, mv, &mut Trace::default());
        assert!(matches!(played.ends, Ends::Endless(_)), "{:?}", played.ends);
        let reason = played.outcome.map(|outcome| outcome.reason);
        assert_eq!(reason == Some(Reason::Endless), endless == EndlessMove::Loses, "{reason:?}");
    }
}

#[test]
fn a_trace_keeps_no_more_than_asked_for() {
    let state = State::new(KIBAO.start());
    let mv = *state.legal(&KIBAO).iter().next().expect("a move");
    for most in 0..4 {
        let mut trace = Trace { sowings: Vec::new(), most };
        state.play_unchecked(&KIBAO, mv, &mut trace);
        // The seed from the store, then at least one sowing.
        assert_eq!(trace.sowings.len(), most.min(2), "{mv:?}");
    }
}

#[test]
fn without_blocking_nobody_has_a_duty() {
    let free = RUEHL.without_blocking();
    assert!(!free.blocking && !free.blocker_duty);
    assert_eq!(RuleSet { blocking: true, blocker_duty: true, ..free }, RUEHL);
}
