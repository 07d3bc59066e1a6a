//! A move after the end of the game.
//!
//! ## What it does
//!
//! Reports the first move that follows the end of the game by play.
//!
//! ## Why
//!
//! A side loses when its front row is empty or it has no legal move. Moves after that were not played in this game:
//! two games may have run together, or an earlier move is recorded wrongly.
//!
//! ## Example
//!
//! ```text
//! opening: [ 6 6 6 6 5 5 5 5 | 0 0 0 1 0 0 0 0 | 0 2 0 1 0 0 0 0 | 2 2 2 2 2 2 2 2 | 0 0 | F F | 255 | 0 ]
//!
//! 1: A2> b3<;
//! ```
//!
//! ## Use instead
//!
//! ```text
//! opening: [ 6 6 6 6 5 5 5 5 | 0 0 0 1 0 0 0 0 | 0 2 0 1 0 0 0 0 | 2 2 2 2 2 2 2 2 | 0 0 | F F | 255 | 0 ]
//!
//! 1: A2>;
//! ```
//!
//! ## Fix safety
//!
//! Unsafe: the moves after the end become comments, if each round has its own line. First check whether an earlier
//! move is recorded wrongly.
//!
//! ## Source
//!
//! K 1.2; R, "End of game"; H, "Spielende".

use super::{Check, Finding, Fix, Report, fix};
use crate::notation::CommentSign;
use crate::source::{Edit, Span};

pub(super) const CHECK: Check = Check::error(
    "R201",
    "after-the-end",
    "
# $outcome is a whole sentence, one of the messages outcome-….
after-the-end = { this-move } comes after the end of the game: { $outcome }
    .label = the game is over
    .help = check whether an earlier move is recorded wrongly, or whether another game begins here

# $outcome is a whole sentence, one of the messages outcome-….
after-the-end-illegal = { not-legal }: the game is over before it: { $outcome }
    .label = the game is over
",
)
.risky(fixed);

fn fixed(report: &Report<'_>, finding: &Finding) -> Option<Fix> {
    let (game, text) = (&report.replay.game, report.text());
    let ply = report.ply(finding)?;
    let mut edits = Vec::new();
    let mut rounds = game.rounds.get(ply.round..)?.iter().peekable();
    if ply.entry > 0 {
        let round = rounds.next()?;
        let kept = round.entries.get(ply.entry - 1)?.span.end;
        let entries = round.entries.last()?.span.end;
        let end = round.end.map_or(entries, |end| fix::before_space(game, end.start));
        let moves = Span { start: fix::after_space(game, kept), end };
        let line_end = fix::line_end(game, end);
        // A note without a sign would be read as moves.
        let noted = round.comment.is_some_and(|comment| comment.sign == CommentSign::None);
        let lines = moves.of(text).contains(['\n', '\r']);
        if noted || lines || moves.is_empty() || rounds.peek().is_some_and(|next| next.span.start < line_end) {
            return None;
        }
        edits.push(Edit::new(Span { start: kept, end }, ""));
        edits.push(Edit::insert(line_end, format!("\n; ({})", moves.of(text))));
    }
    while let Some(round) = rounds.next() {
        let line_end = fix::line_end(game, round.span.start);
        let alone = rounds.peek().is_none_or(|next| next.span.start > line_end);
        if !alone || !fix::starts_line(game, round.span.start) {
            return None;
        }
        // In brackets they are not a round in a comment.
        edits.push(Edit::insert(round.span.start, "; ("));
        edits.push(Edit::insert(fix::before_space(game, line_end), ")"));
    }
    Some(Fix::risky(edits))
}
