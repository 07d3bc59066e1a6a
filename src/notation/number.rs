//! Round numbers: which one is right, which are missing, and dividing a game where they start again.

use super::lex;
use super::problem::{Problem, ProblemKind};
use super::tree::{Game, Number, Round, Token, TokenKind};
use crate::source::Span;
use std::collections::HashMap;
use std::iter::Peekable;
use std::vec::IntoIter;

/// Follows the round numbers of one game.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Numbers {
    /// The number of the last round; where none is written, the one that follows the round before.
    written: u32,
    /// The right number of the last round, by its place.
    counted: u32,
    /// The number of rounds so far.
    rounds: u32,
}

impl Numbers {
    /// The right number for the next round, by its place.
    pub(super) fn expected(self) -> u32 {
        self.counted.saturating_add(1)
    }

    /// Advances to a round that has the right number; returns `false` for any other.
    pub(super) fn count(&mut self, number: u32) -> bool {
        let is_next = number == self.expected();
        if is_next {
            *self = Self { written: number, counted: number, rounds: self.rounds + 1 };
        }
        is_next
    }

    /// Advances to this round, and notes any problem with its number.
    ///
    /// Both the round's place and the number after the last one are right, so `5, 17, 7` and `5, 5, 6` have one fault each. Where
    /// the first two numbers are in step, a part of a game may begin with any number.
    pub(super) fn advance(&mut self, round: &Round, problems: &mut Vec<Problem>) {
        let value = round.number.and_then(|number| number.value);
        if self.rounds == 1 && value.is_some_and(|value| value > 2 && value == self.written.saturating_add(1)) {
            self.counted = self.written;
            problems.retain(|it| !matches!(it.kind, ProblemKind::NumberWrong { .. }));
        }
        problems.extend(self.problem(round));
        self.rounds += 1;
    }

    /// Advances to this round and returns any problem with its number.
    fn problem(&mut self, round: &Round) -> Option<Problem> {
        let expected = self.expected();
        let next = self.written.saturating_add(1);
        let first = self.rounds == 0;
        self.counted = expected;
        let Some(Number { value, span }) = round.number else {
            self.written = next;
            let span = round.entries.first().map_or(round.span, |entry| entry.span);
            return Some(Problem { span, kind: ProblemKind::NumberMissing { expected } });
        };
        self.written = value.unwrap_or(expected);
        if value == Some(expected) || (value == Some(next) && !first) {
            return None;
        }
        let again = value == Some(1) && !first;
        let kind = if again { ProblemKind::NumberOneAgain } else { ProblemKind::NumberWrong { expected } };
        Some(Problem { span, kind })
    }
}

/// Numbers that a record skips and has nowhere else: the rounds with these numbers may be lost.
///
/// ```
/// use kibao::notation::{Gap, games};
/// let game = games("1: A7>* a7>*;\n5: A8>*;\n").next().unwrap();
/// assert_eq!(game.gaps(), [Gap { round: 1, first: 2, last: 4 }]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Gap {
    /// The index of the round after the gap.
    pub round: usize,
    /// The first missing number.
    pub first: u32,
    /// The last missing number.
    pub last: u32,
}

impl Game<'_> {
    /// The number of a round by its place, counted from 1 or, in a part of a game, from the first number, if the one after it
    /// is in step.
    ///
    /// ```
    /// let second = |text: &str| kibao::notation::games(text).next().unwrap().number_of(1);
    /// assert_eq!(second("12: A7>* a7>*;\n13: A8>*;\n"), 13);
    /// assert_eq!(second("12: A7>* a7>*;\n2: A8>*;\n"), 2);
    /// ```
    #[must_use]
    pub fn number_of(&self, round: usize) -> u32 {
        u32::try_from(round).unwrap_or(u32::MAX).saturating_add(self.first_number())
    }

    pub(super) fn first_number(&self) -> u32 {
        let mut numbers = self.rounds.iter().map(|round| round.number.and_then(|number| number.value));
        match (numbers.next().flatten(), numbers.next().flatten()) {
            (Some(first), Some(second)) if first > 1 && second == first.saturating_add(1) => first,
            _ => 1,
        }
    }

    /// The written numbers, each with the index of its round.
    fn numbers(&self) -> impl Iterator<Item = (usize, u32)> {
        let written = self.tokens.iter().filter(|token| token.kind == TokenKind::Number);
        written.filter_map(|token| {
            let round = self.rounds.partition_point(|round| round.span.start <= token.span.start).checked_sub(1)?;
            Some((round, lex::number(token.span.of(self.text))?.value?))
        })
    }

    /// Whether the numbers count moves, not rounds, without a gap: `1: A7>*`, `2: a7>*`, `3: A8>*`.
    ///
    /// ```
    /// let counts = |text: &str| kibao::notation::games(text).next().unwrap().counts_moves();
    /// assert!(counts("1: A7>*\n2: a7>*\n3: A8>*\n"));
    /// assert!(!counts("1: A7>*\n2: a7>*\n5: A8>*\n"));
    /// assert!(!counts("1: A7>* a7>*\n2: A8>*\n"));
    /// ```
    #[must_use]
    pub fn counts_moves(&self) -> bool {
        // If no number is wrong and no round is folded, the numbers count rounds.
        let odd = |it: &Problem| matches!(it.kind, ProblemKind::FoldedRound | ProblemKind::NumberWrong { .. });
        if !self.problems.iter().any(odd) {
            return false;
        }
        let (mut last, mut moves) = (0, false);
        for (round, number) in self.numbers() {
            if number != last + 1 {
                return false;
            }
            last = number;
            moves |= number as usize > round + 1;
        }
        moves
    }

    /// The gaps in the numbers, at most one before each round.
    ///
    /// A single wrong number is not a gap: a later number is in step again, or the first skipped number is further down. There
    /// are no gaps if the numbers count moves, in the whole game or in most of its rounds.
    ///
    /// ```
    /// use kibao::notation::{Gap, games};
    /// let gaps = |text: &str| games(text).next().unwrap().gaps();
    /// assert_eq!(gaps("1: A7>* a7>*;\n4: A8>* a6>*;\n5: A1>;\n"), [Gap { round: 1, first: 2, last: 3 }]);
    /// assert_eq!(gaps("1: A7>* a7>*;\n22: A8>* a6>*;\n3: A1>;\n"), []);
    /// ```
    #[must_use]
    pub fn gaps(&self) -> Vec<Gap> {
        let mut numbers: Vec<(usize, u32)> = self.numbers().collect();
        let as_moves = numbers.windows(2).filter(|two| matches!(two, [a, b] if a.0 == b.0 && b.1 == a.1 + 1)).count();
        if 2 * as_moves > self.rounds.len() || self.counts_moves() {
            return Vec::new();
        }
        numbers.dedup_by_key(|it| it.0);
        // How far a number is ahead of its round. This does not change while the numbers are in step.
        let ahead = |&(round, number): &(usize, u32)| i64::from(number) - i64::try_from(round).unwrap_or(i64::MAX);
        let last_step: HashMap<i64, usize> = numbers.iter().map(ahead).zip(0..).collect();
        let last_place: HashMap<u32, usize> = numbers.iter().map(|it| it.1).zip(0..).collect();
        let (mut gaps, mut step, mut last) = (Vec::new(), 1, 1);
        for (index, it) in numbers.iter().enumerate() {
            let is_later = |place: Option<&usize>| place.is_some_and(|place| *place > index);
            let due = u32::try_from(last + i64::try_from(it.0).unwrap_or(i64::MAX)).unwrap_or(it.1);
            if ahead(it) > step {
                if is_later(last_step.get(&step)) || is_later(last_place.get(&due)) || due >= it.1 {
                    continue;
                }
                gaps.push(Gap { round: it.0, first: due, last: it.1 - 1 });
                step = ahead(it);
            }
            last = ahead(it);
        }
        gaps
    }
}

/// Divides a game whose rounds may belong to several games. The games are taken from the front.
///
/// ```
/// use kibao::notation::{Division, games};
/// let text = "1: A6L* a6R;\n2: A4R;\n1: A6L* a5R;\n";
/// let mut division = Division::new(games(text).next().unwrap());
/// let (left, right) = (division.take(2), division.take(1));
/// assert_eq!((left.rounds.len(), right.rounds.len()), (2, 1));
/// assert_eq!(right.span.of(text), "1: A6L* a5R;\n");
/// assert!(right.problems.is_empty());
/// assert!(division.begun() && division.rounds().is_empty() && division.first().heads.is_empty());
/// ```
#[derive(Debug)]
pub struct Division<'t> {
    /// The head and the comments before the rounds; empty after the first game.
    first: Game<'t>,
    begun: bool,
    end: u32,
    tokens: Peekable<IntoIter<Token>>,
    problems: Peekable<IntoIter<Problem>>,
    rounds: IntoIter<Round>,
}

impl<'t> Division<'t> {
    /// Starts to divide a game.
    #[must_use]
    pub fn new(mut game: Game<'t>) -> Self {
        let tokens = std::mem::take(&mut game.tokens).into_iter().peekable();
        let problems = std::mem::take(&mut game.problems).into_iter().peekable();
        let rounds = std::mem::take(&mut game.rounds).into_iter();
        Self { end: game.span.end, first: game, begun: false, tokens, problems, rounds }
    }

    /// Whether a game has been taken.
    #[must_use]
    pub const fn begun(&self) -> bool {
        self.begun
    }

    /// The next game, without its rounds, tokens and problems.
    #[must_use]
    pub const fn first(&self) -> &Game<'t> {
        &self.first
    }

    /// The rounds that have not been taken.
    #[must_use]
    pub fn rounds(&self) -> &[Round] {
        self.rounds.as_slice()
    }

    /// Takes the next `count` rounds as a game, or all rounds if there are fewer. The first game has the head; in the others
    /// the numbers are expected to start at 1.
    pub fn take(&mut self, count: usize) -> Game<'t> {
        let next = Game { text: self.first.text, ..Game::default() };
        let mut game = std::mem::replace(&mut self.first, next);
        game.rounds = self.rounds.by_ref().take(count).collect();
        // A round in the middle of a line begins after a `;`, which belongs to the round before.
        let next = self.rounds.as_slice().first().map(|round| round.span.start);
        game.span.end = next.unwrap_or(self.end);
        let end = game.span.end;
        game.tokens.extend(std::iter::from_fn(|| self.tokens.next_if(|token| token.span.start < end)));
        game.problems.extend(std::iter::from_fn(|| self.problems.next_if(|problem| problem.span.start < end)));
        if next.is_some() {
            let last = game.rounds.last().map_or(game.span, |round| round.span);
            game.problems.retain(|it| it.kind != ProblemKind::LonelyMove || it.span.start < last.start);
        }
        if self.begun {
            let mut numbers = Numbers::default();
            game.problems.retain(|problem| !is_about_numbers(problem.kind));
            for round in &game.rounds {
                numbers.advance(round, &mut game.problems);
            }
            game.problems.sort_by_key(|problem| problem.span.start);
        }
        game.doubt_opinions();
        self.begun = true;
        self.first.span = Span { start: end, end };
        game
    }
}

/// Whether a problem is about the order of the round numbers.
fn is_about_numbers(kind: ProblemKind) -> bool {
    use ProblemKind::{NumberMissing, NumberOneAgain, NumberWrong};
    matches!(kind, NumberMissing { .. } | NumberWrong { .. } | NumberOneAgain)
}
