//! Round numbers that show that rounds are missing: no other move is changed to make up for them.

use super::{first, moves, record};
use kibao::notation::Gap;
use kibao::replay::{Change, Ply, replays};

/// The record of these moves without the rounds `from` to `to`, counted from 1; the others keep their numbers.
fn without(moves: &[String], from: usize, to: usize) -> String {
    let lost = |line: &&str| {
        let number = line.split_once(':').and_then(|(number, _)| number.parse::<usize>().ok());
        !number.is_some_and(|number| (from..=to).contains(&number))
    };
    record(moves).lines().filter(lost).flat_map(|line| [line, "\n"]).collect()
}

#[test]
fn several_rounds_that_are_missing_are_named_and_no_move_is_changed() {
    let mut broken = 0;
    for index in 0..16 {
        let moves = moves(index);
        let from = 2 + usize::try_from(index).unwrap_or_default() % (moves.len() / 2).saturating_sub(8).max(1);
        for more in 1..4 {
            let text = without(&moves, from, from + more);
            let (replay, repairs) = first(&text);
            if replay.is_whole() || moves.len() / 2 <= from + more {
                continue;
            }
            broken += 1;
            let numbers: Vec<(u32, u32)> = repairs.missing.iter().map(|gap| (gap.first, gap.last)).collect();
            let expected = (u32::try_from(from).unwrap(), u32::try_from(from + more).unwrap());
            assert!(numbers == [expected] && repairs.candidates.is_empty(), "{numbers:?} {text}");
        }
    }
    assert!(broken > 35, "{broken}");
}

#[test]
fn one_round_that_is_missing_is_put_in() {
    let (mut filled, mut certain) = (0, 0);
    for index in 0..40 {
        let moves = moves(index);
        let lost = 2 + usize::try_from(index).unwrap_or_default() % (moves.len() / 2).saturating_sub(8).max(1);
        let text = without(&moves, lost, lost);
        let (replay, repairs) = first(&text);
        let Some(best) = repairs.candidates.first().filter(|_| !replay.is_whole()) else { continue };
        let inserts = best.edits.iter().all(|edit| matches!(edit.change, Change::Insert(..)));
        let whole = record(&moves);
        let whole = replays(&whole, &replay.options).next().expect("a game");
        let truth = whole.plies.iter().filter_map(Ply::played).map(|played| played.mv);
        let right = inserts && best.game.iter().map(|it| it.played.mv).eq(truth);
        assert!(right || repairs.only().is_none(), "{text}");
        filled += usize::from(right);
        certain += usize::from(repairs.only().is_some());
    }
    assert!(filled > 30 && certain > 27, "{filled} {certain}");
}

/// A game with a slip in its last move but two, its rounds with these numbers.
fn numbered(numbers: &[u32]) -> String {
    let moves = moves(1);
    let mut words: Vec<String> = moves.iter().take(2 * numbers.len()).cloned().collect();
    let at = words.len() - 3;
    words[at].replace_range(.., "a9x");
    let rounds = words.chunks(2).zip(numbers).map(|(round, number)| format!("{number}: {};\n", round.join(" ")));
    rounds.collect()
}

/// The first and the last rounds of gaps.
type Rounds<'a> = &'a [(u32, u32)];

#[test]
fn which_numbers_are_a_gap() {
    let table: [(&[u32], Rounds<'_>); 14] = [
        (&[1, 2, 3, 4, 5], &[]),
        (&[1, 2, 3, 7, 8], &[(4, 6)]),
        (&[1, 2, 3, 4, 6], &[(5, 5)]),
        (&[1, 4, 5, 8, 9], &[(2, 3), (6, 7)]),
        (&[3, 4, 5, 6, 7], &[(1, 2)]),
        (&[0, 1, 2, 3, 4], &[]),
        // Out of step, doubled, in another order.
        (&[1, 2, 31, 4, 5], &[]),
        (&[1, 2, 2, 4, 5], &[]),
        (&[1, 2, 4, 4, 5], &[]),
        (&[1, 2, 2, 3, 4], &[]),
        (&[1, 2, 4, 3, 5], &[]),
        (&[1, 4, 5, 2, 3], &[]),
        (&[1, 2, 2, 6, 7], &[(3, 5)]),
        (&[1, 2, 3, 7, 3], &[(4, 6)]),
    ];
    for (numbers, expected) in table {
        let text = numbered(numbers);
        let (replay, repairs) = first(&text);
        let gaps = |gaps: &[Gap]| -> Vec<(u32, u32)> { gaps.iter().map(|gap| (gap.first, gap.last)).collect() };
        assert_eq!(gaps(&replay.game.gaps()), expected, "{text}");
        assert_eq!(gaps(&repairs.missing), expected, "{text}");
        assert_eq!(repairs.candidates.is_empty(), !expected.is_empty(), "{text}");
    }
}

#[test]
fn a_number_before_a_second_move_is_no_gap() {
    let table: [(&str, Rounds<'_>); 7] = [
        ("1: A7>*\n2: a7>*\n3: A8>*\n4: a6>*\n5: A1>\n", &[]),
        ("1: A7>* a7>*\n2: A8>*\n3: a6>*\n4: A1>\n5: a1>\n", &[]),
        // A move lost, and a round.
        ("1: A7>*\n2: a7>*\n3: A8>*\n4: a6>*\n6: a1>\n", &[]),
        ("1: A7>*\n2: a7>*\n5: A8>*\n6: a6>*\n7: A1>\n8: a1>\n", &[]),
        // A number that is joined.
        ("1: A5<\n7: a6>\n2: A8>* a6>*\n3: A1>\n", &[]),
        ("1: A5<\n1: a6>\n4: A8>*\n4: a6>*\n5: A1>\n", &[(2, 3)]),
        ("1: A5<\n2: a6>\n2: A8>* a6>*\n5: A1> a1>\n6: A1>\n", &[(3, 4)]),
    ];
    for (text, expected) in table {
        let (replay, _) = first(text);
        let gaps: Vec<(u32, u32)> = replay.game.gaps().iter().map(|gap| (gap.first, gap.last)).collect();
        assert_eq!(gaps, expected, "{text}");
    }
}

#[test]
fn a_gap_long_before_the_slip_is_a_slip_of_the_numbers() {
    let numbers =
        |missing: u32| (1..=12).map(|round| if round > missing { round + 1 } else { round }).collect::<Vec<_>>();
    let missing = |after: u32| first(&numbered(&numbers(after))).1.missing.len();
    assert_eq!([2, 3, 4, 9].map(missing), [0, 1, 1, 1]);
}

#[test]
fn a_gap_long_behind_the_slip_keeps_its_candidate() {
    let turned = |word: &str| word.replace('<', "-").replace('>', "<").replace('-', ">");
    let jumped = |words: &[String], last: usize, by: usize| -> String {
        let round = |(index, round): (usize, &[String])| {
            let number = if index < last { index + 1 } else { index + 1 + by };
            format!("{number}: {};\n", round.join(" "))
        };
        words.chunks(2).enumerate().map(round).collect()
    };
    let (mut kept, mut near) = (0, 0);
    for index in 0..40 {
        let mut words = moves(index);
        words[3] = turned(&words[3]);
        let edits = |by: usize| {
            let text = jumped(&words, 12, by);
            let (replay, repairs) = first(&text);
            let soon = !replay.is_whole() && replay.replayed() < 8 && words.len() >= 24 + 16;
            repairs.only().filter(|_| soon).map(|best| best.edits.clone())
        };
        let Some(right) = edits(0) else { continue };
        assert_eq!(edits(1).as_ref(), Some(&right), "{index}");
        assert_eq!(edits(3).as_ref(), Some(&right), "{index}");
        kept += 1;
        // With few plies behind it, the gap may be why they fit nothing.
        words.truncate(24 + 8);
        near += usize::from(first(&jumped(&words, 12, 3)).1.missing.len() == 1);
    }
    assert!(kept > 10 && near == kept, "{kept} {near}");
}

#[test]
fn a_game_from_a_position_begins_with_any_number() {
    let text = "opening: [ 0 0 0 0 0 0 0 0 | 0 0 5 6 0 0 1 0 | 0 0 2 0 6 0 0 0 | 0 0 0 0 0 0 0 0 | 22 22 | T T | 255 | 0 ]\n\
                7: A3< a5<;\n8: A8> a2<;\n9: A5< a1<;\n";
    let repairs = first(text).1;
    assert!(repairs.missing.is_empty() && repairs.only().is_some(), "{repairs:?}");
}
