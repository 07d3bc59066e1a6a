//! The words of a record by kind, for colours: as our parser reads them.

use super::How;
use super::document::Document;
use super::units::Lines;
use crate::document::Document as Record;
use crate::notation::TokenKind;
use crate::source::Span;
use gen_lsp_types::{Position, Range, SemanticToken, SemanticTokens, SemanticTokensLegend};

/// The types, each by a name that themes of editors have colours for.
const TYPES: [&str; 8] = ["property", "string", "number", "function", "method", "comment", "operator", "variable"];

/// The only modifier: the move is not played.
const MODIFIERS: [&str; 1] = ["deprecated"];

/// What the numbers in tokens mean.
pub(super) fn legend() -> SemanticTokensLegend {
    SemanticTokensLegend {
        token_types: TYPES.map(str::to_owned).to_vec(),
        token_modifiers: MODIFIERS.map(str::to_owned).to_vec(),
    }
}

/// The type of a token; `None` for blanks and signs between words. A move of North has another one than a move of South.
const fn kind(kind: TokenKind, north: bool) -> Option<u32> {
    Some(match kind {
        TokenKind::HeadKey => 0,
        TokenKind::HeadValue => 1,
        TokenKind::Number => 2,
        TokenKind::Entry => 3 + north as u32,
        TokenKind::CommentSign | TokenKind::Comment | TokenKind::Remark | TokenKind::Prefix => 5,
        TokenKind::Opinion | TokenKind::Doubt => 6,
        TokenKind::Unread => 7,
        _ => return None,
    })
}

/// A token as its piece keeps it; lines are counted from the first of the piece.
#[derive(Debug)]
pub(super) struct Word {
    at: Position,
    length: u32,
    kind: u32,
    /// Whether it is a move that is not played.
    unplayed: bool,
}

impl Word {
    /// The tokens of a piece.
    pub(super) fn of(text: &str, how: &How) -> Vec<Self> {
        let lines = Lines::new(text, how.units, 0);
        let mut words = Vec::new();
        for report in Record::new(text, &how.settings.options).games() {
            let mut plies = report.replay.plies.iter().peekable();
            for token in &report.replay.game.tokens {
                while plies.next_if(|ply| ply.span.start < token.span.start).is_some() {}
                let ply = plies.peek().filter(|ply| ply.span == token.span);
                let north = ply.is_some_and(|ply| ply.entry == 1);
                let unplayed = token.kind == TokenKind::Entry && ply.is_some_and(|ply| ply.played().is_none());
                let Some(kind) = kind(token.kind, north) else { continue };
                // A token of a client is on one line.
                let parts = lines_of(token.span, text).filter(|part| !part.is_empty());
                let word = |part: Span| Self {
                    at: lines.position(part.start),
                    length: how.units.len(part.of(text)),
                    kind,
                    unplayed,
                };
                words.extend(parts.map(word));
            }
        }
        words
    }
}

/// The tokens of the lines in a range.
pub(super) fn tokens(document: &Document, range: Range) -> SemanticTokens {
    let mut data = Vec::new();
    let mut last = Position::default();
    for (before, word) in document.words(range) {
        let at = Position { line: word.at.line + before, ..word.at };
        if at.line < range.start.line || at.line > range.end.line {
            continue;
        }
        let delta_line = at.line - last.line;
        data.push(SemanticToken {
            delta_line,
            delta_start: if delta_line == 0 { at.character - last.character } else { at.character },
            length: word.length,
            token_type: word.kind,
            token_modifiers_bitset: u32::from(word.unplayed),
        });
        last = at;
    }
    SemanticTokens { result_id: None, data }
}

fn lines_of(span: Span, text: &str) -> impl Iterator<Item = Span> {
    let mut at = span.start as usize;
    span.of(text).split(['\r', '\n']).map(move |line| {
        let part = Span::new(at, at + line.len());
        at += line.len() + 1;
        part
    })
}
