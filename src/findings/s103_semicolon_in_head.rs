//! A semicolon in a head line.
//!
//! ## What it does
//!
//! Reports a head line that ends in `;`, or a round after it on the same line. A remark after a `;` is correct.
//!
//! ## Why
//!
//! The semicolon closes a round. In the head the line end is enough; the older Zanzibar records have a semicolon on every
//! line.
//!
//! ## Example
//!
//! ```text
//! title: Final;
//!
//! 1: A6<* a6<;
//! ```
//!
//! ## Use instead
//!
//! ```text
//! title: Final
//!
//! 1: A6<* a6<;
//! ```
//!
//! ## Fix safety
//!
//! Safe if nothing or only a round follows it on the line: it is removed. Unsafe if a remark and a round follow: each gets
//! a separate line, but the remark may belong to the value.
//!
//! ## Source
//!
//! `kibao`'s own: in the canonical form a head line is `key: value`, and a remark may follow after `; `.

use super::{Check, Finding, Fix, Report, fix};
use crate::notation::TokenKind;
use crate::source::{Edit, Span};

pub(super) const CHECK: Check = Check::info(
    "S103",
    "semicolon-in-head",
    "
semicolon-in-head = there is a `;` in a head line, where none is needed
    .label = not needed
    .help = `kibao fmt` leaves it out
",
)
.fixed(fixed);

fn fixed(report: &Report<'_>, finding: &Finding) -> Option<Fix> {
    let game = &report.replay.game;
    let start = fix::before_space(game, finding.span.start);
    let end = fix::after_space(game, finding.span.end);
    let edit = |text| vec![Edit::new(Span { start, end }, text)];
    Some(match fix::token_at(game, end).map(|token| token.kind) {
        None | Some(TokenKind::LineEnd) => Fix::safe(edit("")),
        Some(TokenKind::Comment) => Fix::risky(edit("\n; ")),
        Some(TokenKind::CommentSign) => Fix::risky(edit("\n")),
        Some(TokenKind::Number) => Fix::safe(edit("\n")),
        _ => return None,
    })
}
