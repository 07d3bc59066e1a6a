//! A head key without its colon.
//!
//! ## What it does
//!
//! Reports a line before the moves, or behind a blank line, that begins with a known key, without a colon behind the key, and goes
//! on like a value: `South Hamisi`, `South = Hamisi`, but not `South to move`. It is kept as a comment.
//!
//! ## Why
//!
//! What the line says of the game is not counted anywhere.
//!
//! ## Example
//!
//! ```text
//! South Hamisi
//! north: Juma
//!
//! 1: A6<* a6<;
//! ```
//!
//! ## Use instead
//!
//! ```text
//! south: Hamisi
//! north: Juma
//!
//! 1: A6<* a6<;
//! ```
//!
//! ## Fix safety
//!
//! Unsafe: the colon is inserted, or takes the place of `=` or a dash; the line may be a comment that begins with this word. It is
//! not fixed if the game has the key already, or if the line also names the other side.
//!
//! ## Source
//!
//! `kibao`'s own: head lines are `key: value`.

use super::{Check, Finding, Fix, Report, fix};
use crate::notation::{Key, in_place_of_colon};
use crate::source::{Edit, Span};

pub(super) const CHECK: Check = Check::warning(
    "H114",
    "key-without-colon",
    "
key-without-colon = `{ $written }` is a key of the head, but no colon follows it; the line is kept as a comment
    .label = the colon is missing
    .help = write `{ $written }:` if it is a head line; begin the line with `;` if it is a comment
",
)
.risky(fixed);

fn fixed(report: &Report<'_>, finding: &Finding) -> Option<Fix> {
    let text = report.text();
    let key = Key::from_name(finding.span.of(text));
    let end = finding.span.end as usize;
    let behind = text.get(end..).unwrap_or("");
    let value = behind.lines().next().unwrap_or("");
    // `South Hamisi - North Asha` is two head lines.
    let two = |word: &str| matches!(Key::from_name(word), Some(Key::South | Key::North));
    if value.split(|c: char| !c.is_alphanumeric()).any(two) {
        return None;
    }
    let sign = in_place_of_colon(behind);
    let joined = behind.get(sign.len()..).is_some_and(|value| value.starts_with(char::is_alphanumeric));
    let edit = Edit::new(Span::new(end, end + sign.len()), if joined { ": " } else { ":" });
    fix::is_free(report, finding, key).then(|| Fix::risky(vec![edit]))
}
