//! A record as a list of words, with the habits of its scorer.

use super::cost::{NO_END, NO_END_IN_FULL, STAR_MISSING};
use super::readings::{Readings, WordReadings};
use crate::engine::{Hand, Side};
use crate::notation::{Dialect, Game, Mark, Partial, RowLetter, single_move};
use crate::replay::game::Replay;
use crate::replay::result::{Hint, hint, players, round_comments};
use crate::replay::{Ply, ProblemKind};
use std::collections::{BTreeMap, BTreeSet};

/// A word at the place of a move.
#[derive(Clone, Copy, Debug)]
pub(super) struct Word {
    /// Its index among the written moves.
    pub(super) index: usize,
    /// The written move; `None` if it is unreadable.
    pub(super) written: Option<Partial>,
    /// The signs of a move that were found in an unreadable word.
    pub(super) guess: Option<Partial>,
    /// The signs of another reading of the word: `47>`, where the 4 may be an A.
    pub(super) other: Option<Partial>,
    /// The second move, if the unreadable word is two moves without a blank; `guess` is the first.
    pub(super) second: Option<Partial>,
    /// Whether the record says that the move is not sure.
    pub(super) doubtful: bool,
    /// Its column.
    pub(super) column: Side,
    /// Its round in the tree.
    pub(super) round: usize,
}

impl Word {
    fn of(game: &Game<'_>, dialect: Dialect, index: usize, ply: &Ply) -> Self {
        let column = if ply.entry.is_multiple_of(2) { Side::South } else { Side::North };
        let unread = if ply.written.is_none() { ply.span.of(game.text) } else { "" };
        let (guess, second) = match joined(unread, dialect) {
            Some((first, second)) => (Some(first), Some(second)),
            None => (guess(unread), None),
        };
        let other = other_guess(unread);
        let entry = game.rounds.get(ply.round).and_then(|round| round.entries.get(ply.entry));
        let doubtful = entry.is_some_and(|entry| entry.reading.is_some());
        Self { index, written: ply.written, guess, other, second, doubtful, column, round: ply.round }
    }

    /// Whether both words are the same move, perhaps of different sides.
    pub(super) fn says(&self, other: &Self) -> bool {
        let (Some(one), Some(other)) = (&self.written, &other.written) else { return false };
        let back = |it: &Partial| it.row.is_some_and(|row| row.back);
        (one.pit, one.hand, back(one)) == (other.pit, other.hand, back(other))
    }

    /// Whether both words are the same written move.
    pub(super) fn doubles(&self, other: &Self) -> bool {
        match (&self.written, &other.written) {
            (Some(one), Some(other)) => one == other,
            _ => false,
        }
    }
}

/// Puts the only move that is alone in its round into the column of its letter, where the letters tell the sides apart. The
/// last move may be alone because the moves before it have slid up.
fn place_by_letter(words: &mut [Word]) {
    let rounds: Vec<usize> = words.iter().map(|word| word.round).collect();
    let north = |word: &Word| Some(word.written?.row?.north);
    let lettered = words.iter().all(|word| word.written.is_none() || north(word).is_some());
    let alone = |at: &usize| {
        let same = |other: Option<usize>| other.and_then(|other| rounds.get(other)) == rounds.get(*at);
        !same(at.checked_sub(1)) && !same(Some(at + 1))
    };
    let mut all = (0..rounds.len().saturating_sub(1)).filter(alone);
    if let (Some(at), None) = (all.next(), all.next())
        && let Some(word) = words.get_mut(at).filter(|word| lettered && north(word) == Some(true))
    {
        word.column = Side::North;
    }
}

/// Two moves without a blank between them, unless a sign says that they are two readings of one.
fn joined(word: &str, dialect: Dialect) -> Option<(Partial, Partial)> {
    if word.contains(['|', '/']) {
        return None;
    }
    let (second, _) = word.char_indices().filter(|(_, c)| c.is_ascii_digit()).nth(1)?;
    let (before, _) = word.split_at(second);
    // `A65<` is more likely one move with a digit too much.
    if before.starts_with(|c| RowLetter::of(c).is_some()) && before.ends_with(|c: char| c.is_ascii_digit()) {
        return None;
    }
    let at = before.strip_suffix(|c| RowLetter::of(c).is_some()).map_or(second, str::len);
    let (first, second) = word.split_at(at);
    let read = |word| Some(single_move(word)?.read(dialect));
    Some((read(first)?, read(second)?))
}

/// The signs of a move in an unreadable word.
fn guess(word: &str) -> Option<Partial> {
    let pit = word.chars().filter_map(|c| c.to_digit(10)).find(|digit| (1..=8).contains(digit))?;
    let hand = word.chars().find_map(|c| match c {
        '<' | 'L' | 'l' => Some(Hand::Left),
        '>' | 'R' | 'r' => Some(Hand::Right),
        _ => None,
    });
    let row = word.chars().next().and_then(RowLetter::of);
    let mark = if word.contains('*') { Mark::One } else { Mark::None };
    Some(Partial { row, pit: u8::try_from(pit).ok()?, hand, house: false, mark, win: false, foreign: None })
}

/// The signs of a move in an unreadable word by its other reading.
fn other_guess(word: &str) -> Option<Partial> {
    let (first, _) = word.char_indices().find(|(_, c)| c.is_ascii_digit())?;
    let (before, after) = word.split_at_checked(first + 1)?;
    let is_letter = before == "4" && after.starts_with(|c: char| c.is_ascii_digit());
    is_letter.then(|| guess(&format!("A{after}")))?
}

/// When the scorer writes row letters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Rows {
    /// With every move.
    Always,
    /// In mtaji only.
    Mtaji,
    /// Sometimes, or never.
    Free,
}

impl Rows {
    fn of(words: &[Word]) -> Self {
        // Kunamua has at most this many plies.
        const KUNAMUA: usize = 44;
        let (early, late) = words.split_at(words.len().min(KUNAMUA));
        let share = |words: &[Word]| {
            let all = words.iter().filter_map(|word| word.written).count();
            let with = words.iter().filter(|word| word.written.is_some_and(|it| it.row.is_some())).count();
            (with, all)
        };
        let (with, all) = share(early);
        let (with_late, all_late) = share(late);
        let mostly = |with: usize, all: usize| with * 10 >= all * 9;
        if mostly(with, all) && mostly(with_late, all_late) {
            Self::Always
        } else if mostly(all - with, all) && mostly(with_late, all_late) && all_late > 0 {
            Self::Mtaji
        } else {
            Self::Free
        }
    }

    /// Whether a move with a row letter, or without, is against the habit.
    pub(super) const fn is_against_habit(self, has_row: bool, mtaji: bool) -> bool {
        match self {
            Self::Always => !has_row,
            Self::Mtaji => has_row != mtaji,
            Self::Free => false,
        }
    }
}

/// The data of a record that the search needs.
#[derive(Debug)]
pub(super) struct Record {
    pub(super) words: Vec<Word>,
    pub(super) dialect: Dialect,
    pub(super) rows: Rows,
    /// Whether the case of row letters distinguishes the sides.
    pub(super) case_counts: bool,
    /// The number of the first round.
    pub(super) first_round: usize,
    /// The cost of a missing star.
    pub(super) star_missing: u32,
    /// The winner that the head records.
    pub(super) winner: Option<Side>,
    /// The side that resigned.
    pub(super) resigned: Option<Side>,
    /// The cost if play does not end although the head names a winner who did not win by resignation, or a comment says `bao
    /// hamna`.
    pub(super) no_end: u32,
    /// The readings of words, by their index.
    pub(super) readings: BTreeMap<usize, WordReadings>,
    /// The moves that another record of the game has, by the index of the word after them.
    pub(super) missing: BTreeMap<usize, Vec<Partial>>,
    /// The words that the other record lacks.
    pub(super) surplus: BTreeSet<usize>,
}

impl Record {
    pub(super) fn of(replay: &Replay<'_>) -> Self {
        let game = &replay.game;
        let mut words: Vec<Word> =
            replay.plies.iter().enumerate().map(|(index, ply)| Word::of(game, replay.dialect, index, ply)).collect();
        place_by_letter(&mut words);
        let written = || words.iter().filter_map(|word| word.written);
        let row = |north: bool| written().any(|it| it.row.is_some_and(|row| row.north == north));
        let stars = written().filter(|it| it.mark != Mark::None).count();
        let missing = replay.problems.iter().filter(|it| it.kind == ProblemKind::MarkMissing).count();
        let mut comments = round_comments(game);
        let hamna = comments.any(|(_, comment)| hint(comment, players(game)) == Some(Hint::BaoHamna));
        let in_full = written().all(|it| it.row.is_some() && it.hand.is_some());
        let result = &replay.result;
        let ends = hamna || (result.recorded.is_some() && result.resigned().is_none());
        Self {
            dialect: replay.dialect,
            rows: Rows::of(&words),
            case_counts: row(true) && row(false),
            first_round: game.number_of(0) as usize,
            star_missing: if missing * 2 > stars { 0 } else { STAR_MISSING },
            winner: result.recorded,
            resigned: result.resigned(),
            no_end: match ends {
                true if in_full && missing == 0 => NO_END_IN_FULL,
                true => NO_END,
                false => 0,
            },
            words,
            readings: BTreeMap::new(),
            missing: BTreeMap::new(),
            surplus: BTreeSet::new(),
        }
    }

    /// The same record with these readings of its words.
    pub(super) fn with_readings(self, readings: &Readings) -> Self {
        Self {
            readings: readings.of_dialect(self.dialect),
            missing: readings.missing_in(self.dialect),
            surplus: readings.surplus().clone(),
            ..self
        }
    }

    /// Whether a person has answered which move a word is.
    pub(super) fn is_answered(&self, word: &Word) -> bool {
        self.readings.get(&word.index).is_some_and(WordReadings::is_answer)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::replay::repair::only;

    fn record(text: &str) -> Record {
        Record::of(&only(text))
    }

    #[test]
    fn an_unreadable_word_still_has_signs() {
        let of = |word: &str| guess(word).map(|it| (it.row.map(RowLetter::letter), it.pit, it.hand, it.mark));
        assert_eq!(of("A5?<"), Some((Some('A'), 5, Some(Hand::Left), Mark::None)));
        assert_eq!(of("b90>>*"), None);
        assert_eq!(of("b07>>*"), Some((Some('b'), 7, Some(Hand::Right), Mark::One)));
        for (sign, hand) in [('L', Hand::Left), ('l', Hand::Left), ('R', Hand::Right), ('r', Hand::Right)] {
            assert_eq!(of(&format!("?8{sign}")), Some((None, 8, Some(hand), Mark::None)));
        }
        assert_eq!(of("?1!"), Some((None, 1, None, Mark::None)));
        assert_eq!(of("so"), None);
    }

    #[test]
    fn two_moves_without_a_blank_are_seen() {
        let of = |word: &str, dialect| joined(word, dialect).map(|(one, two)| (one.pit, one.hand, two.pit, two.hand));
        let wanted = Some((6, Some(Hand::Left), 5, Some(Hand::Right)));
        assert_eq!(of("A6<*a5>", Dialect::KIBAO), wanted);
        assert_eq!(of("6L5R", Dialect::ZANZIBAR), wanted);
        for word in ["A6<*", "A6<?5", "A65<", "so", ""] {
            assert_eq!(of(word, Dialect::KIBAO), None, "{word}");
        }
    }

    /// Makes words; those with the sign `x` have a row letter.
    fn rows(signs: &str) -> Rows {
        let word = |sign: char| {
            let mut written = guess("A5<");
            if let Some(written) = written.as_mut().filter(|_| sign != 'x') {
                written.row = None;
            }
            Word {
                index: 0,
                written,
                guess: None,
                other: None,
                second: None,
                doubtful: false,
                column: Side::South,
                round: 0,
            }
        };
        Rows::of(&signs.chars().map(word).collect::<Vec<_>>())
    }

    #[test]
    fn the_habit_of_row_letters_shows_in_nine_of_ten_moves() {
        let table = [
            ("x".repeat(8), Rows::Always),
            ("x".repeat(9) + ".", Rows::Always),
            ("x".repeat(8) + ".", Rows::Free),
            (".".repeat(8), Rows::Free),
            (".".repeat(44) + &"x".repeat(10), Rows::Mtaji),
            (".".repeat(40) + "xxxx" + &"x".repeat(10), Rows::Mtaji),
            (".".repeat(39) + "xxxxx" + &"x".repeat(10), Rows::Free),
            (".".repeat(44) + "x", Rows::Mtaji),
            (".".repeat(44), Rows::Free),
            (".".repeat(44) + &"x".repeat(9) + ".", Rows::Mtaji),
            (".".repeat(44) + &"x".repeat(8) + "..", Rows::Free),
            ("x".repeat(44) + &"x".repeat(9) + ".", Rows::Always),
            ("x".repeat(44) + &"x".repeat(8) + "..", Rows::Free),
            ("x".repeat(44) + &".".repeat(10), Rows::Free),
        ];
        for (signs, habit) in table {
            assert_eq!(rows(&signs), habit, "{signs}");
        }
    }

    #[test]
    fn what_is_against_the_habit() {
        let answers = |rows: Rows| {
            [(true, true), (true, false), (false, true), (false, false)]
                .map(|(row, mtaji)| rows.is_against_habit(row, mtaji))
        };
        assert_eq!(answers(Rows::Always), [false, false, true, true]);
        assert_eq!(answers(Rows::Mtaji), [false, true, true, false]);
        assert_eq!(answers(Rows::Free), [false; 4]);
    }

    #[test]
    fn habits_and_witnesses_are_those_of_the_record() {
        let costs = |text: &str| {
            let it = record(text);
            (it.case_counts, it.star_missing, it.no_end)
        };
        let full = "1: A7>* a7>*;\n2: A8>* a6>*;\n";
        assert_eq!(costs(full), (true, STAR_MISSING, 0));
        assert_eq!(costs("1: A7>* A7>*;\n"), (false, STAR_MISSING, 0));
        assert_eq!(costs("1: 7>* 7>*;\n"), (false, STAR_MISSING, 0));
        assert_eq!(costs("1: A7* a7*;\n"), (true, STAR_MISSING, 0));
        // One star of three is missing, or two of three.
        assert_eq!(costs("1: A7>* a7>;\n2: A8>*;\n").1, STAR_MISSING);
        assert_eq!(costs("1: A7>* a7>;\n").1, 0);
        assert_eq!(costs("1: A7> a7>;\n2: A8>*;\n").1, 0);
        // The records that say that play ended.
        assert_eq!(costs(&format!("winner: South\n{full}")).2, NO_END_IN_FULL);
        assert_eq!(costs(&format!("{full}; bao hamna\n")).2, NO_END_IN_FULL);
        assert_eq!(costs("winner: South\n1: A7>* a7>*;\n2: A8>* a6>;\n").2, NO_END);
        assert_eq!(costs("winner: South\n1: 7>* 7>*;\n").2, NO_END);
        assert_eq!(costs(&format!("{full}; South resigns\n")).2, 0);
        assert_eq!(costs(&format!("winner: North\n{full}; South resigns\n")).2, 0);
        assert_eq!(costs(&format!("winner: North\n{full}; South resigns, bao hamna\n")).2, NO_END_IN_FULL);
    }

    #[test]
    fn a_move_doubles_the_same_move_only() {
        let words = record("1: A7>* A7>*;\n2: A8>* so;\n3: so a9;\n").words;
        assert!(words[0].doubles(&words[1]) && !words[0].doubles(&words[2]));
        assert!(!words[3].doubles(&words[3]), "what cannot be read says nothing");
    }
}
