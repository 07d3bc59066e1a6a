//! Folded rounds: rounds in canonical form of which only the moves are kept, without tokens and entries.
//!
//! A check of a clean game needs nothing else. A game is folded as long as its text has nothing but head lines, blank lines
//! and such rounds in order; otherwise it is unfolded, which gives the same tree as reading without folding.

use super::build::Build;
use super::canonical::{CanonicalMove, CanonicalRound, canonical_round};
use super::tree::{Entry, EntryKind, Game, Number, Round, Token, TokenKind};
use crate::source::Span;
use std::ops::Range;

/// The rounds of a folded game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Folded {
    /// South's moves and North's in turn. Only the last round can be without a move of North.
    moves: Vec<CanonicalMove>,
    /// The lines of the rounds. There is nothing else between them.
    lines: Range<u32>,
    /// The number of tokens before the first of them.
    tokens: usize,
}

impl Folded {
    /// Makes room for moves.
    pub(super) fn reserve(&mut self, moves: usize) {
        self.moves.reserve(moves);
    }

    /// Whether the last round has no move of North.
    pub(super) const fn waits(&self) -> bool {
        self.moves.len() % 2 == 1
    }
}

impl Build<'_> {
    /// Whether a round has been read.
    pub(super) fn has_rounds(&self) -> bool {
        !self.game.rounds.is_empty() || self.game.is_folded()
    }

    /// Keeps a round folded if it is the next one of a game that is folded, or the first one. A blank line must be between
    /// it and the head.
    #[inline(always)]
    pub(super) fn fold(&mut self, at: usize, round: &CanonicalRound) -> bool {
        let Game { folded, rounds, tokens, heads, .. } = &mut self.game;
        let first = folded.moves.is_empty();
        let fits = if first {
            rounds.is_empty() && (self.blank || heads.is_empty())
        } else {
            tokens.len() == folded.tokens && !folded.waits()
        };
        let (Ok(start), Ok(end)) = (u32::try_from(at), u32::try_from(at + round.line_len())) else { return false };
        if !fits || !self.numbers.count(round.value) {
            return false;
        }
        if first {
            (folded.tokens, folded.lines.start) = (tokens.len(), start);
        }
        folded.lines.end = end;
        folded.moves.push(round.south);
        if let Some(north) = round.north {
            folded.moves.push(north);
        }
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
        !self.folded.moves.is_empty()
    }

    /// The moves of a folded game, South's first; none in any other game.
    pub(crate) fn folded_moves(&self) -> &[CanonicalMove] {
        &self.folded.moves
    }

    /// Where the lines of the rounds of a folded game are. There is nothing else between.
    pub(super) fn folded_lines(&self) -> Option<Range<u32>> {
        self.is_folded().then(|| self.folded.lines.clone())
    }

    /// Gives a folded game its rounds and all tokens.
    pub(crate) fn unfold(&mut self) {
        if !self.is_folded() {
            return;
        }
        let Folded { moves, lines, tokens } = std::mem::take(&mut self.folded);
        let behind = self.tokens.split_off(tokens.min(self.tokens.len()));
        let rounds = moves.len().div_ceil(2);
        self.tokens.reserve(8 * rounds + behind.len());
        self.rounds.reserve(rounds);
        let mut at = lines.start as usize;
        while at < lines.end as usize {
            // Their lines were read before.
            let Some(round) = self.text.as_bytes().get(at..).and_then(canonical_round) else { break };
            round.tokens(at, &mut self.tokens);
            self.rounds.push(round.tree(at));
            at += round.line_len();
        }
        self.tokens.extend(behind);
    }
}

impl CanonicalRound {
    /// Adds the tokens of its line, which begins at this place.
    pub(super) fn tokens(&self, at: usize, tokens: &mut Vec<Token>) {
        let Self { digits, south_end, end, .. } = *self;
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
        let Self { digits, south_end, end, .. } = *self;
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
