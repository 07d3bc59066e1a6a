//! A round that continues on the next line.
//!
//! ## What it does
//!
//! Reports a move that is not on the line of its round, such as North's in a record with one move per line, or the first
//! one after a number at the end of a line; and North's move after the round's number written again, as in `1... a6>`.
//! The words are read as one round.
//!
//! ## Why
//!
//! Mail programs fold lines, and some people write one move per line. Other programs read a line as a round, and lose
//! North's move or take it for South's.
//!
//! ## Example
//!
//! ```text
//! 1: A6<*
//! a6<;
//! ```
//!
//! ## Use instead
//!
//! ```text
//! 1: A6<* a6<;
//! ```
//!
//! ## Fix safety
//!
//! Safe: the words are put on one line. A comment between them goes after the round.
//!
//! ## Source
//!
//! K, appendix: a line holds the moves of both sides.

use super::{Check, Finding, Fix, Report, fix, n110_line_prefix};
use crate::notation::{Token, TokenKind};
use crate::source::{Edit, Span};

pub(super) const CHECK: Check = Check::warning(
    "N107",
    "folded-round",
    "
folded-round = { this-move } is not on the line of its round
    .label = this belongs to the round before
    .help = write both moves of a round on one line
",
)
.fixed(joined);

fn joined(report: &Report<'_>, finding: &Finding) -> Option<Fix> {
    let game = &report.replay.game;
    let round = game.rounds.get(fix::round_at(game, finding.span.start)?)?;
    let entry = round.entries.iter().find(|entry| entry.span.start >= finding.span.start)?;
    let before = round.entries.iter().rev().find(|it| it.span.start < entry.span.start);
    let start = before.map_or_else(|| round.number.map(|number| number.span.start), |it| Some(it.span.start))?;
    let from = game.tokens.partition_point(|token| token.span.end <= start);
    let mut between = game.tokens.get(from..)?.iter().take_while(|token| token.span.start < entry.span.start);
    let named = |it: &Token| it.kind == TokenKind::Prefix && n110_line_prefix::is_wrong(game, it.span);
    if between.clone().any(named) {
        return None;
    }
    let kept =
        |kind| matches!(kind, TokenKind::Comment | TokenKind::CommentSign | TokenKind::Remark | TokenKind::Unread);
    // What belongs to the first move, or to the number, stays before the move.
    let own = |kind| match before {
        Some(_) => matches!(kind, TokenKind::Entry | TokenKind::Opinion),
        None => matches!(kind, TokenKind::Number | TokenKind::Colon),
    };
    let ends = between.clone().filter(|token| own(token.kind)).last()?.span.end;
    if !between.any(|token| kept(token.kind)) {
        return Some(Fix::safe(vec![Edit::new(Span { start: ends, end: entry.span.start }, " ")]));
    }
    moved(report, ends, entry.span)
}

/// Moves a word over the comments before it; the line where it was goes, where nothing else is on it.
fn moved(report: &Report<'_>, to: u32, word: Span) -> Option<Fix> {
    let game = &report.replay.game;
    let tokens = &game.tokens;
    let at = tokens.partition_point(|token| token.span.start < word.start);
    let mut first = at;
    while let Some(token) = first.checked_sub(1).and_then(|before| tokens.get(before))
        && matches!(
            token.kind,
            TokenKind::Space | TokenKind::Number | TokenKind::Colon | TokenKind::Prefix | TokenKind::Stray
        )
    {
        first -= 1;
    }
    let mut last = at;
    while let Some(token) = tokens.get(last + 1)
        && matches!(token.kind, TokenKind::Opinion | TokenKind::Space | TokenKind::Semicolon | TokenKind::Stray)
    {
        last += 1;
    }
    let line_ends = tokens.get(last + 1).is_none_or(|token| token.kind == TokenKind::LineEnd);
    let starts = first.checked_sub(1).and_then(|before| tokens.get(before)).map(|token| token.kind);
    if !line_ends || starts != Some(TokenKind::LineEnd) {
        return None;
    }
    let opinion =
        tokens.get(at + 1).filter(|token| token.kind == TokenKind::Opinion).map_or(word.end, |it| it.span.end);
    let words = Span { start: word.start, end: opinion }.of(report.text());
    let start = fix::with_number_above(game, tokens.get(first)?.span.start);
    let end = tokens.get(last + 1).or(tokens.get(last))?.span.end;
    Some(Fix::safe(vec![Edit::insert(to, format!(" {words}")), Edit::new(Span { start, end }, "")]))
}
