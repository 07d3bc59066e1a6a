//! The trace of a move tells the same story as its result.

use super::data::{game, known};
use kibao::engine::{AfterSowing, BUILT_IN, Ends, Hand, Kind, Move, Pit, SeedSource, State, Trace};
use kibao::generate::SplitMix64;

#[test]
fn sowings_and_captures_add_up() {
    for known in BUILT_IN {
        let rules = crate::oracle::agree::hurried(&known.rules);
        let mut random = SplitMix64::new(6);
        for _ in 0..2_000 {
            let state = crate::oracle::agree::thrown(&mut random, &rules);
            for &mv in &state.legal(&rules) {
                let mut trace = Trace { sowings: Vec::new(), most: usize::MAX };
                let played = state.play_unchecked(&rules, mv, &mut trace);
                let placed = trace.sowings.iter().filter(|it| it.from == SeedSource::Store).count();
                assert_eq!(trace.sowings.len() - placed, played.sowings as usize);
                let taken =
                    |then: &AfterSowing| if let AfterSowing::Capture(_, seeds) = then { u16::from(*seeds) } else { 0 };
                assert_eq!(trace.sowings.iter().map(|it| taken(&it.then)).sum::<u16>(), played.captured);
                let last = trace.sowings.last().expect("a move sows");
                assert_eq!(last.then, AfterSowing::End(played.ends));
                assert_eq!(placed, usize::from(state.position.board.store(state.position.turn) > 0));
            }
        }
    }
}

/// Sows a trace again seed by seed from the board before the move, by its words alone, and compares the board after every
/// sowing with the one that the trace tells.
fn assert_boards(before: &State, trace: &Trace) {
    let (own, other) = (before.position.turn.index(), before.position.turn.other().index());
    let mut board = before.position.board;
    let mut hand = 0;
    let mut last = None;
    for sowing in &trace.sowings {
        match sowing.from {
            SeedSource::Store => {
                board.stores[own] -= 1;
                hand += 1;
            }
            SeedSource::Pit(pit) => {
                board.rings[own] = board.rings[own].less(pit, sowing.seeds - hand);
                hand = sowing.seeds;
            }
            SeedSource::Kichwa(_) => {}
        }
        assert_eq!(hand, sowing.seeds, "{sowing:?}");
        for pit in sowing.pits() {
            board.rings[own] = board.rings[own].with(pit, 1);
            hand -= 1;
            last = Some(pit);
        }
        assert_eq!(last, Some(sowing.last));
        assert_eq!((board.rings, board.stores), (sowing.board.rings, sowing.board.stores), "{sowing:?}");
        if let AfterSowing::Capture(pit, seeds) = sowing.then {
            board.rings[other] = board.rings[other].less(pit, seeds);
            hand = seeds;
        }
    }
}

#[test]
fn the_board_after_every_sowing_is_reported() {
    let mut moves = 0;
    for known in BUILT_IN {
        let rules = crate::oracle::agree::hurried(&known.rules);
        let mut random = SplitMix64::new(7);
        for _ in 0..2_000 {
            let state = crate::oracle::agree::thrown(&mut random, &rules);
            for &mv in &state.legal(&rules) {
                let mut trace = Trace { sowings: Vec::new(), most: 1_000 };
                let played = state.play_unchecked(&rules, mv, &mut trace);
                assert_boards(&state, &trace);
                if !matches!(played.ends, Ends::Endless(_)) {
                    assert_eq!(trace.sowings.last().map(|it| it.board), Some(played.after.position.board));
                }
                moves += 1;
            }
        }
    }
    assert!(moves > 10_000, "{moves}");
}

#[test]
fn a_move_with_safari_is_reported_step_by_step() {
    // South captures at A5, the four seeds end in the house from the right, and the house is played.
    let rules = known("kibao").rules;
    let text = "[ 0 0 0 0 0 0 0 0 | 0 0 0 0 4 0 0 1 | 0 0 0 6 7 0 0 0 | 0 0 0 0 0 0 0 0 | 23 23 | T T | 255 | 0 ]";
    let state: State = game(text, &rules);
    let mut trace = Trace { sowings: Vec::new(), most: 10 };
    let mv = Move { pit: Pit::HOUSE, hand: Hand::Right, safari: true };
    let played = state.play_unchecked(&rules, mv, &mut trace);
    assert!(played.choice && played.mv.safari && played.kind == Kind::Capture);
    let pit = |number| Pit::front(number).expect("a pit");
    let facing = pit(4);
    let told: Vec<_> = trace.sowings.iter().map(|it| (it.from, it.seeds, it.last, it.then)).collect();
    let expected = [
        (SeedSource::Store, 1, Pit::HOUSE, AfterSowing::Capture(facing, 4)),
        (SeedSource::Kichwa(Hand::Right), 4, Pit::HOUSE, AfterSowing::Relay),
        (SeedSource::Pit(Pit::HOUSE), 9, Pit::back(5).expect("a pit"), AfterSowing::End(Ends::Empty)),
    ];
    assert_eq!(told, expected);
}
