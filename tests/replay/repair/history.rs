//! The four slips in the records of the Zanzibar championship of 1994: the game that was played is the first choice each time.

use super::{first, told};
use kibao::replay::Repairs;

/// Game 1, as it was printed: the last move is `3R`, for `6R`.
const GAME_1: &str = "\
south: Omar
north: Majaliwa
winner: South
rules: zanzibar
notation: zanzibar

1: 6L* 5L;
2: 3L 7;
3: 1 5R;
4: 2 8;
5: 8 7;
6: 5R 8R*;
7: 7R* 7R*;
8: 8R* 8R*;
9: 6R* 5R*;
10: 7R* 6R*;
11: 8L* 8L*;
12: 7R* 6R*;
13: 6R* 8L*;
14: 7R* 7;
15: 1 5R;
16: 2 5R>;
17: 5R> 3R;
18: 4R;
";

const GAME_2: &str = include_str!("../../../samples/err/zanzibar-1994-game2.bao");

/// Game 3; its editor corrected a direction in round 23.
const GAME_3: &str = include_str!("../../../samples/ok/zanzibar-1994-game3.bao");

fn certain(repairs: &Repairs) -> String {
    repairs.only().map_or_else(|| panic!("{:?}", repairs.candidates.iter().map(told).collect::<Vec<_>>()), told)
}

#[test]
fn the_house_sign_that_the_scorer_forgot_is_found() {
    assert_eq!(certain(&first(GAME_2).1), "replace 27 A8>+");
    // Also with the rounds that the editor did not trust: all of them replay.
    let whole = GAME_2.replace("% ", "");
    let repairs = first(&whole).1;
    assert_eq!((certain(&repairs).as_str(), repairs.plies), ("replace 27 A8>+", 53));
}

#[test]
fn the_direction_that_was_printed_wrong_is_found() {
    let printed = GAME_3.replace("b7R (print: b7L)", "b7L");
    assert_ne!(printed, GAME_3);
    assert_eq!(certain(&first(&printed).1), "replace 46 b7>");
}

#[test]
fn the_pit_that_was_counted_from_the_other_end_is_the_first_choice() {
    let (_, repairs) = first(GAME_1);
    assert_eq!(told(&repairs.candidates[0]), "replace 34 a6>");
    // Two moves before the end of the record, nothing proves it.
    assert!(repairs.only().is_none() && repairs.candidates[0].probability > 0.5, "{:?}", repairs.candidates[0]);
}
