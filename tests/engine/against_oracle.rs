//! The engine and the seed-by-seed oracle on many positions: reached by play, thrown at random, and rare ones.

use super::data::{known, plays, positions, text};
use crate::oracle::{self, Pos};
use kibao::engine::{Board, Hand, KNOWN, Move, Pit, Position, Ring, RuleSet, Side, State};
use kibao::generate::SplitMix64;

/// The same rule set for the oracle.
pub(super) fn oracle_rules(rules: &RuleSet) -> oracle::Rules {
    use kibao::engine as e;
    use oracle::rules as o;
    oracle::Rules {
        style: if rules.capture == e::Capture::Kichwa { o::Style::Bao } else { o::Style::Hus },
        opening: if rules.opening.store > 0 { o::Opening::Official } else { o::Opening::Twos },
        house: rules.house,
        blocking: rules.blocking,
        singleton: match rules.singleton {
            e::Singleton::Allowed => o::Singleton::Free,
            e::Singleton::HouseLost => o::Singleton::HouseLost,
            e::Singleton::HouseNotFunctional => o::Singleton::HouseLostOrDormant,
        },
        sole_kichwa: match rules.sole_kichwa {
            e::SoleKichwa::Barred => o::SoleKichwa::Barred,
            e::SoleKichwa::Loses => o::SoleKichwa::Loses,
            e::SoleKichwa::JudgedAtEnd => o::SoleKichwa::JudgedAtEnd,
        },
        mtaji_house_stop: rules.mtaji_house_stop,
        mtaji_kutakata_stop: rules.mtaji_kutakata_house_stop,
        house_in_mtaji: match rules.house_in_mtaji {
            e::HouseInMtaji::UntilFirstCapture => o::HouseInMtaji::UntilFirstCapture,
            e::HouseInMtaji::UntilEmptied => o::HouseInMtaji::UntilEmptied,
        },
        house_unblockable: match rules.house_block {
            e::HouseBlock::OwnedExempt => o::HouseUnblockable::Owned,
            e::HouseBlock::FunctionalExempt => o::HouseUnblockable::Functional,
        },
        duty: rules.blocker_duty,
        endless: match rules.endless {
            e::EndlessMove::Illegal => o::Endless::Illegal,
            e::EndlessMove::Loses => o::Endless::Loses,
        },
        max_seeds: rules.max_seeds,
        all_single: match rules.singletons {
            e::Singletons::LoseToMove => o::AllSingle::ToMove,
            e::Singletons::LoseAtOnce => o::AllSingle::AtOnce,
        },
        max_sowings: rules.max_sowings,
    }
}

fn oracle_pos(state: &State) -> Pos {
    Pos { duty: state.duty.map(|pit| usize::from(pit.index())), ..Pos::read(&text(state)) }
}

/// Compares generator, referee and oracle at one position.
pub(super) fn check(state: &State, rules: &RuleSet, slow: &oracle::Rules, name: &str) {
    let pos = oracle_pos(state);
    let at = || format!("{name} {} duty {:?}", text(state), state.duty);
    let ours = plays(state, rules);
    let theirs = if state.position.board.rings.iter().any(|ring| ring.front_is_empty()) {
        Vec::new()
    } else {
        oracle::moves(&pos, slow)
    };
    let names = |names: Vec<&str>| names.join(" ");
    assert_eq!(
        names(ours.iter().map(|(name, _)| name.as_str()).collect()),
        names(theirs.iter().map(|reply| reply.name.as_str()).collect()),
        "{}",
        at()
    );
    for ((name, played), reply) in ours.iter().zip(&theirs) {
        let after = oracle_pos(&played.after);
        let over = played.outcome.is_some();
        assert_eq!((&after.text(), over), (&reply.after.text(), reply.over), "{} {name}", at());
        if !over {
            assert_eq!(after.duty, reply.after.duty, "{} {name}", at());
        }
        assert_eq!((u32::from(played.captured), played.sowings), (reply.captured, reply.sowings), "{} {name}", at());
        let kind = format!("{:?}", played.kind).to_lowercase();
        assert_eq!(kind, reply.kind, "{} {name}", at());
        assert_eq!(played.after.position.board.seeds(), 64, "{} {name}", at());
    }
    referee(state, rules, &at);
}

/// The referee allows what the generator lists, and nothing else.
fn referee(state: &State, rules: &RuleSet, at: &dyn Fn() -> String) {
    let legal = state.legal(rules);
    for mv in Pit::LISTED.into_iter().flat_map(|pit| Hand::BOTH.map(|hand| Move::new(pit, hand))) {
        for mv in [mv, mv.with_safari(true)] {
            let listed = legal.iter().any(|&it| it == mv);
            match state.play(rules, mv) {
                // A safari that never comes up is the same move.
                Ok(played) => {
                    assert!(listed || !played.choice && legal.iter().any(|&it| it == played.mv), "{} {mv:?}", at());
                }
                Err(why) => assert!(!listed, "{} {mv:?} {why:?}", at()),
            }
        }
    }
}

/// Seeds thrown into pits: few in a front row, so that ends, blocks and sole pits come up; now and then a large heap.
pub(super) fn thrown(random: &mut SplitMix64, rules: &RuleSet) -> State {
    let mut pits = [[0u8; 16]; 2];
    let stores = if rules.opening.store > 0 && random.below(2) == 0 {
        let store = random.below(12) as u8;
        [store, store + random.below(2) as u8]
    } else {
        [0, 0]
    };
    let mut left = 64 - stores[0] - stores[1];
    let wide = [[1 + random.below(8), random.below(9)], [1 + random.below(8), random.below(9)]];
    while left > 0 {
        let side = random.below(2);
        let front = random.below(3) > 0 || wide[side][1] == 0;
        let pit = if front { random.below(wide[side][0]) } else { 15 - random.below(wide[side][1]) };
        let pit = if front && random.below(8) == 0 { 7 - pit } else { pit };
        let seeds = if random.below(10) == 0 { 1 + random.below(usize::from(left)) as u8 } else { 1 };
        pits[side][pit] += seeds;
        left -= seeds;
    }
    let ring = |pits: [u8; 16]| {
        let ring = pits.iter().enumerate().fold(Ring::EMPTY, |ring, (at, &seeds)| ring.with(Pit::at(at as u8), seeds));
        assert_eq!(ring.seeds(), pits.iter().map(|&seeds| u32::from(seeds)).sum::<u32>());
        ring
    };
    let houses = if rules.house { [random.below(2) == 0, random.below(2) == 0] } else { [false; 2] };
    let board = Board { rings: pits.map(ring), stores, houses };
    let turn = Side::BOTH[random.below(2)];
    let mut state = State::new(Position { board, turn, block: None });
    if rules.blocking && stores == [0, 0] && random.below(3) == 0 {
        let occupied: Vec<Pit> = board.ring(turn).occupied().front().iter().collect();
        state.position.block = occupied.get(random.below(occupied.len().max(1))).copied();
    }
    if rules.blocker_duty && random.below(3) == 0 {
        state.duty = Some(Pit::at(random.below(8) as u8));
    }
    state
}

/// A rule set whose proofs are short enough to make many of them.
pub(super) fn hurried(rules: &RuleSet) -> RuleSet {
    RuleSet { max_sowings: 20_000, ..*rules }
}

#[test]
fn both_read_the_same_rules_from_the_books() {
    for known in KNOWN {
        let theirs = oracle::rules::rules(known.name);
        assert_eq!(oracle_rules(&known.rules), theirs, "{}", known.name);
        assert_eq!(text(&State::new(known.rules.start())), Pos::opening(&theirs).text(), "{}", known.name);
    }
}

#[test]
fn thrown_positions_agree() {
    const EACH: usize = 8_000;
    let mut checked = 0;
    for known in KNOWN {
        let rules = hurried(&known.rules);
        let slow = oracle_rules(&rules);
        let mut random = SplitMix64::new(1);
        for _ in 0..EACH {
            check(&thrown(&mut random, &rules), &rules, &slow, known.name);
            checked += 1;
        }
    }
    assert_eq!(checked, 5 * EACH);
}

#[test]
fn positions_reached_by_play_agree() {
    const PLIES: usize = 6_000;
    for known in KNOWN {
        let rules = hurried(&known.rules);
        let slow = oracle_rules(&rules);
        let mut random = SplitMix64::new(2);
        let mut state = State::new(rules.start());
        for _ in 0..PLIES {
            check(&state, &rules, &slow, known.name);
            let legal = state.legal(&rules);
            let played = legal.as_slice().get(random.below(legal.len().max(1))).map(|&mv| state.play(&rules, mv));
            state = match played {
                Some(Ok(played)) if played.outcome.is_none() => played.after,
                _ => State::new(rules.start()),
            };
        }
    }
}

#[test]
fn recorded_positions_agree() {
    let mut checked = 0;
    for known in KNOWN {
        let rules = hurried(&known.rules);
        let slow = oracle_rules(&rules);
        for it in positions(known) {
            check(&super::data::game(&it.position, &rules), &rules, &slow, known.name);
            checked += 1;
        }
    }
    assert_eq!(checked, 782);
}

#[test]
fn the_longest_known_proof_is_found() {
    let rules = known("kibao").rules;
    let last = positions(known("kibao")).pop().expect("positions");
    let state = super::data::game(&last.position, &rules);
    let mv = Move::new(Pit::front(3).expect("a pit"), Hand::Right);
    let why = state.play(&rules, mv).expect_err("A3> never ends");
    assert_eq!(why, kibao::engine::Illegal::Endless(kibao::engine::Endless::Cycle));
}
