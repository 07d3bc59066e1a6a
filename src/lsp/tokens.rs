//! The words of a record by kind, for colours: as our parser reads them.

use super::document::Document;
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

/// The tokens of the lines in a range.
pub(super) fn tokens(document: &Document, range: Range) -> SemanticTokens {
    let mut data = Vec::new();
    let mut last = Position::default();
    for here in document.within(range) {
        let record = Record::new(&here.piece.text, &document.how.settings.options);
        for report in record.games() {
            let game = &report.replay.game;
            let mut plies = report.replay.plies.iter().peekable();
            for token in &game.tokens {
                while plies.next_if(|ply| ply.span.start < token.span.start).is_some() {}
                let ply = plies.peek().filter(|ply| ply.span == token.span);
                let north = ply.is_some_and(|ply| ply.entry == 1);
                let unplayed = token.kind == TokenKind::Entry && ply.is_some_and(|ply| ply.played().is_none());
                let Some(token_type) = kind(token.kind, north) else { continue };
                // A token of a client is on one line.
                for part in lines_of(token.span, game.text) {
                    let at = here.lines.position(part.start);
                    let length = document.how.units.len(part.of(game.text));
                    if length == 0 || at.line < range.start.line || at.line > range.end.line {
                        continue;
                    }
                    let delta_line = at.line - last.line;
                    let delta_start = if delta_line == 0 { at.character - last.character } else { at.character };
                    let token_modifiers_bitset = u32::from(unplayed);
                    data.push(SemanticToken { delta_line, delta_start, length, token_type, token_modifiers_bitset });
                    last = at;
                }
            }
        }
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
