//! What one move costs at most: sowings, seeds of a sowing, captures; and the longest moves that are known.

use kibao::engine::{
    AfterSowing, BUILT_IN, Ends, Hand, KIBAO, Move, Observe, Pit, RuleSet, SeedSource, Sowing, State, ZANZIBAR,
};
use kibao::generate::SplitMix64;
use kibao::replay::parse_position;

/// Counts what a move does.
#[derive(Default)]
struct Counted {
    sowings: u32,
    captures: u32,
    most_seeds: u8,
}

impl Observe for Counted {
    fn sown(&mut self, sowing: Sowing) {
        self.sowings += u32::from(sowing.from != SeedSource::Store);
        self.captures += u32::from(matches!(sowing.then, AfterSowing::Capture(..)));
        self.most_seeds = self.most_seeds.max(sowing.seeds);
    }
}

/// Plays every start of a position, legal or not; returns how many.
fn check(state: &State, rules: &RuleSet) -> u32 {
    let mut played = 0;
    for index in 0..16 {
        for hand in [Hand::Left, Hand::Right] {
            for safari in [false, true] {
                let pit = Pit::at(index);
                if state.position.board.ring(state.position.turn).get(pit) < 2 {
                    continue;
                }
                let mut counted = Counted::default();
                let mv = Move::new(pit, hand).with_safari(safari);
                let outcome = state.play_unchecked(rules, mv, &mut counted);
                assert_eq!(counted.sowings, outcome.sowings, "{state:?} {mv:?}");
                assert!(counted.sowings <= rules.max_sowings, "{} sowings: {state:?} {mv:?}", counted.sowings);
                assert!(counted.captures <= 8 && counted.most_seeds <= 64, "{state:?} {mv:?}");
                if rules.max_seeds == Some(192) {
                    assert!(counted.sowings <= 101, "{} sowings: {state:?} {mv:?}", counted.sowings);
                }
                played += 1;
            }
        }
    }
    played
}

#[test]
fn no_move_has_more_sowings_than_the_limit() {
    let mut played = 0;
    for known in BUILT_IN {
        let mut random = SplitMix64::new(23);
        for _ in 0..500 {
            let state = crate::oracle::agree::thrown(&mut random, &known.rules);
            for max_sowings in [1, 2, 7, 100, 5_000] {
                played += check(&state, &RuleSet { max_sowings, ..known.rules });
            }
        }
    }
    assert!(played > 100_000, "{played}");
}

/// Positions that a search by small changes has led to, with the longest move of each and its sowings.
const LONGEST: &[(&str, Option<Pit>, Hand, u32)] = &[
    (
        "[ 1 10 0 1 3 1 5 0 | 2 1 1 1 3 0 0 1 | 1 2 3 0 2 4 9 1 | 1 3 3 1 0 1 2 1 | 0 0 | F F | 255 | 0 ]",
        Pit::back(3),
        Hand::Left,
        79,
    ),
    (
        "[ 1 0 3 0 1 1 0 5 | 0 0 0 2 0 0 0 3 | 4 0 3 0 1 4 13 5 | 1 6 1 0 1 4 3 2 | 0 0 | F F | 255 | 0 ]",
        Pit::front(7),
        Hand::Left,
        1516,
    ),
    (
        "[ 2 1 2 8 3 0 2 0 | 0 0 0 0 0 0 3 0 | 5 0 1 5 0 2 7 3 | 2 1 2 3 2 1 2 7 | 0 0 | F F | 255 | 0 ]",
        Pit::front(4),
        Hand::Right,
        4104,
    ),
];

#[test]
fn the_longest_moves_known_end() {
    for rules in [KIBAO, ZANZIBAR] {
        for (position, pit, hand, sowings) in LONGEST {
            let (position, _) = parse_position(position, &rules).expect("a position");
            let state = State::new(position);
            let legal = state.legal(&rules);
            let played = legal.iter().map(|mv| state.play(&rules, *mv).expect("a legal move"));
            let longest = played.max_by_key(|played| played.sowings).expect("a move");
            assert_eq!((Some(longest.mv.pit), longest.mv.hand, longest.sowings), (*pit, *hand, *sowings));
            // With a sowing more than that it ends as well, with one less it is given up.
            let with = |max_sowings| RuleSet { max_sowings, ..rules };
            let ends = |rules: &RuleSet| state.play_unchecked(rules, longest.mv, &mut ()).ends;
            assert_eq!(ends(&with(*sowings)), longest.ends);
            assert!(matches!(ends(&with(sowings - 1)), Ends::Endless(_)));
            check(&state, &rules);
        }
    }
}
