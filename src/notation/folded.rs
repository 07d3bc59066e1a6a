//! Folded rounds: rounds in canonical form of which only the moves are kept, without tokens and entries.
//!
//! A check of a clean game needs nothing else. A game is folded as long as its text has nothing but head lines, blank lines
//! and such rounds in order; otherwise it is unfolded, which gives the same tree as reading without folding.

use super::build::Build;
use super::canonical::{CanonicalMove, CanonicalRound};
use super::tree::{Entry, EntryKind, Game, Number, Round, Token, TokenKind};
use crate::source::Span;

/// The rounds of a folded game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Folded {
    pub(super) rounds: Vec<FoldedRound>,
    /// The number of tokens before the first of them.
    tokens: usize,
}

impl Folded {
    /// Makes room for as many rounds as in another game.
    pub(super) fn reserve(&mut self, other: &Self) {
        self.rounds.reserve(other.rounds.len());
    }
}

/// A round in canonical form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct FoldedRound {
    /// Where its line begins.
    at: u32,
    round: CanonicalRound,
}

impl FoldedRound {
    pub(super) const fn has_north(&self) -> bool {
        self.round.north.is_some()
    }
}

impl Build<'_> {
    /// Whether a round has been read.
    pub(super) fn has_rounds(&self) -> bool {
        !self.game.rounds.is_empty() || self.game.is_folded()
    }

    /// Keeps a round folded if it is the next one of a game that is folded, or the first one. A blank line must be between
    /// it and the head.
    pub(super) fn fold(&mut self, at: usize, round: CanonicalRound) -> bool {
        let Game { folded, rounds, tokens, heads, .. } = &mut self.game;
        let first = folded.rounds.is_empty();
        let fits = if first {
            rounds.is_empty() && (self.blank || heads.is_empty())
        } else {
            tokens.len() == folded.tokens && folded.rounds.last().is_some_and(FoldedRound::has_north)
        };
        let Some(at) = u32::try_from(at).ok().filter(|_| fits && self.numbers.count(round.value)) else { return false };
        if first {
            folded.tokens = tokens.len();
        }
        folded.rounds.push(FoldedRound { at, round });
        self.real = true;
        self.blank = false;
        self.divide = None;
        true
    }

    /// Unfolds the game before something else is read.
    pub(super) fn unfold(&mut self) {
        self.game.unfold();
    }
}

impl Game<'_> {
    /// Whether it is folded.
    pub(crate) fn is_folded(&self) -> bool {
        !self.folded.rounds.is_empty()
    }

    /// The moves of a folded game, South's first; none in any other game.
    pub(crate) fn folded_moves(&self) -> impl Iterator<Item = CanonicalMove> {
        self.folded.rounds.iter().flat_map(|it| [Some(it.round.south), it.round.north]).flatten()
    }

    /// Where the lines of the rounds of a folded game begin and end. There is nothing else between.
    pub(super) fn folded_lines(&self) -> Option<(u32, u32)> {
        let (first, last) = (self.folded.rounds.first()?, self.folded.rounds.last()?);
        Some((first.at, last.at + u32::from(last.round.end) + 2))
    }

    /// Gives a folded game its rounds and all tokens.
    pub(crate) fn unfold(&mut self) {
        if !self.is_folded() {
            return;
        }
        let Folded { rounds, tokens } = std::mem::take(&mut self.folded);
        let behind = self.tokens.split_off(tokens.min(self.tokens.len()));
        self.tokens.reserve(8 * rounds.len() + behind.len());
        self.rounds.reserve(rounds.len());
        for FoldedRound { at, round } in rounds {
            round.tokens(at as usize, &mut self.tokens);
            self.rounds.push(round.tree(at as usize));
        }
        self.tokens.extend(behind);
    }
}

impl CanonicalRound {
    /// Adds the tokens of its line, which begins at this place.
    pub(super) fn tokens(&self, at: usize, tokens: &mut Vec<Token>) {
        let (digits, south_end, end) = (self.digits.into(), usize::from(self.south_end), usize::from(self.end));
        let first = digits + 2;
        let mut token = |kind, from, to| tokens.push(Token { kind, span: Span::new(at + from, at + to) });
        token(TokenKind::Number, 0, digits);
        token(TokenKind::Colon, digits, digits + 1);
        token(TokenKind::Space, digits + 1, first);
        token(TokenKind::Entry, first, south_end);
        if self.north.is_some() {
            token(TokenKind::Space, south_end, south_end + 1);
            token(TokenKind::Entry, south_end + 1, end);
        }
        token(TokenKind::Semicolon, end, end + 1);
        token(TokenKind::LineEnd, end + 1, end + 2);
    }

    /// The round in the tree, if its line begins at this place.
    pub(super) fn tree(&self, at: usize) -> Round {
        let (digits, south_end, end) = (self.digits.into(), usize::from(self.south_end), usize::from(self.end));
        let span = |from: usize, to: usize| Span::new(at + from, at + to);
        let entry = |from, to, word: CanonicalMove| Entry {
            span: span(from, to),
            kind: EntryKind::Move(word.written()),
            opinion: None,
            reading: None,
        };
        let mut round = Round {
            span: span(0, end + 1),
            number: Some(Number { value: Some(self.value), span: span(0, digits) }),
            end: Some(span(end, end + 1)),
            ..Round::default()
        };
        round.entries.push(entry(digits + 2, south_end, self.south));
        if let Some(north) = self.north {
            round.entries.push(entry(south_end + 1, end, north));
        }
        round
    }
}
