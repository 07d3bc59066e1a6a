//! A typographic or full-width sign in a move.
//!
//! ## What it does
//!
//! Reports signs that only look like those of the notation: quotation marks, arrows, a multiplication sign,
//! full-width letters.
//!
//! ## Why
//!
//! Word processors insert them automatically. They look right on paper, but a program compares characters, not shapes.
//!
//! ## Example
//!
//! ```text
//! 1: A6‹∗ a6‹;
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
//! Safe: the plain sign is written, in a word that can be read.
//!
//! ## Source
//!
//! K, appendix: the signs are `<`, `>`, `+` and `*`.

use super::{Check, Finding, Fix, Report, fix};
use crate::notation::TokenKind;
use crate::source::Edit;

pub(super) const CHECK: Check = Check::warning(
    "N303",
    "typographic-sign",
    "
# $alone: whether the sign is all that is written there, `yes` or `no`.
typographic-sign = { $alone ->
    [yes] { $sign }{ at-place } only looks like a sign of the notation
   *[no] `{ $written }`{ at-place } holds { $sign }, which only looks like a sign of the notation
}
    .label = { $sign } is a look-alike
",
)
.fixed(fixed);

fn fixed(report: &Report<'_>, finding: &Finding) -> Option<Fix> {
    if report.ply(finding).is_some() {
        return fix::plain(report, finding);
    }
    let token = fix::token_at(&report.replay.game, finding.span.start)?;
    let digit = |c| char::from_u32(u32::from(c) - u32::from('\u{ff10}') + u32::from('0'));
    let plain = match token.kind {
        TokenKind::Number => {
            let plain = |c| if c >= '\u{ff10}' { digit(c) } else { Some(c) };
            finding.span.of(report.text()).chars().map(plain).collect::<Option<String>>()?
        }
        TokenKind::Colon => ":".to_owned(),
        TokenKind::Semicolon | TokenKind::CommentSign => ";".to_owned(),
        TokenKind::Entry => "--".to_owned(),
        _ => return None,
    };
    Some(Fix::safe(vec![Edit::new(finding.span, plain)]))
}
