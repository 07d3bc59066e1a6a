//! The engine and the oracle on the same position: every move, what it does, and that the referee allows no other.

use super::{Pos, Rules};
use kibao::engine::{Board, Hand, Move, Pit, Played, Position, Ring, RuleSet, Side, State};
use kibao::generate::SplitMix64;
use kibao::replay::{canonical, position_text};

/// The position of a game as text.
pub(crate) fn text(state: &State) -> String {
    position_text(&state.position).to_string()
}

/// Every legal move, played.
pub(crate) fn plays(state: &State, rules: &RuleSet) -> Vec<(String, Played)> {
    let play = |mv| state.play(rules, mv).unwrap_or_else(|why| panic!("{mv:?} is listed but not legal: {why:?}"));
    let legal = state.legal(rules);
    legal.iter().map(|&mv| play(mv)).map(|played| (canonical(state, &played), played)).collect()
}

/// The same rule set for the oracle.
pub(crate) fn oracle_rules(rules: &RuleSet) -> Rules {
    use super::rules as o;
    use kibao::engine as e;
    Rules {
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
pub(crate) fn check(state: &State, rules: &RuleSet, slow: &Rules, name: &str) {
    let pos = oracle_pos(state);
    let at = || format!("{name} {} duty {:?}", text(state), state.duty);
    let ours = plays(state, rules);
    let theirs = if state.position.board.rings.iter().any(|ring| ring.front_is_empty()) {
        Vec::new()
    } else {
        super::moves(&pos, slow)
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
pub(crate) fn thrown(random: &mut SplitMix64, rules: &RuleSet) -> State {
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
pub(crate) fn hurried(rules: &RuleSet) -> RuleSet {
    RuleSet { max_sowings: 20_000, ..*rules }
}
