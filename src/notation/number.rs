//! Round numbers: which one belongs where, and dividing a game where they start again.

use super::tree::{Game, Number, Problem, ProblemKind, Round, Token, TokenKind};
use crate::source::Span;

/// Follows the round numbers of one game.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Numbers {
    /// The number of the last round as written, or as it follows where none is written.
    written: u32,
    /// How many rounds there were.
    counted: u32,
}

impl Numbers {
    /// The number that belongs to the next round.
    pub(super) fn expected(self) -> u32 {
        self.counted.saturating_add(1)
    }

    /// Goes on to this round and tells what is wrong with its number.
    ///
    /// Both the round's place and the number before plus one are right: `5, 17, 7` and `5, 5, 6` have one fault each.
    pub(super) fn see(&mut self, round: &Round) -> Option<Problem> {
        let expected = self.expected();
        let next = self.written.saturating_add(1);
        let first = self.counted == 0;
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

impl Game {
    /// Divides the game before the round with this index, where two games were run together. The right half has no
    /// head; its rounds are counted from 1. With index 0, or one past the last round, the right half is empty.
    ///
    /// ```
    /// let text = "1: A6L* a6R;\n2: A4R;\n1: A6L* a5R;\n";
    /// let game = kibao::notation::games(text).next().unwrap_or_default();
    /// let (left, right) = game.split_at_round(2);
    /// assert_eq!((left.rounds.len(), right.rounds.len()), (2, 1));
    /// assert_eq!(right.span.of(text), "1: A6L* a5R;\n");
    /// assert!(right.problems.is_empty());
    /// ```
    #[must_use]
    pub fn split_at_round(mut self, index: usize) -> (Self, Self) {
        let Some(round) = self.rounds.get(index).filter(|_| index > 0) else { return (self, Self::default()) };
        let mut at = self.tokens.partition_point(|token| token.span.start < round.span.start);
        if let Some([.., end, Token { kind: TokenKind::Space, .. }]) = self.tokens.get(..at)
            && end.kind == TokenKind::LineEnd
        {
            at -= 1;
        }
        let start = self.tokens.get(at).map_or(round.span.start, |token| token.span.start);

        let mut right = Self {
            span: Span { start, end: self.span.end },
            tokens: self.tokens.split_off(at),
            rounds: self.rounds.split_off(index),
            ..Self::default()
        };
        self.span.end = start;
        let place = self.problems.partition_point(|problem| problem.span.start < start);
        right.problems = self.problems.split_off(place);

        let last = self.rounds.last().map_or(self.span, |round| round.span);
        let lonely = |problem: &Problem| problem.kind == ProblemKind::LonelyMove && problem.span.start >= last.start;
        self.problems.retain(|problem| !lonely(problem));
        right.problems.retain(|problem| !is_number(problem.kind));
        let mut numbers = Numbers::default();
        right.problems.extend(right.rounds.iter().filter_map(|round| numbers.see(round)));
        right.problems.sort_by_key(|problem| problem.span.start);
        (self, right)
    }
}

/// Whether a problem is about the order of the round numbers.
fn is_number(kind: ProblemKind) -> bool {
    use ProblemKind::{NumberMissing, NumberOneAgain, NumberWrong};
    matches!(kind, NumberMissing { .. } | NumberWrong { .. } | NumberOneAgain)
}
