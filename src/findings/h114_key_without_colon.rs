//! A head key without its colon.
//!
//! ## What it does
//!
//! Reports a line before the moves, or behind a blank line, that begins with a known key, without a colon behind the key, and goes
//! on like a value: `South Hamisi`, but not `South to move`. It is kept as a comment.
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
//! Unsafe: the colon is inserted; the line may be a comment that begins with this word. There is no fix if the game has the key
//! already.
//!
//! ## Source
//!
//! `kibao`'s own: head lines are `key: value`.

use super::{Check, Finding, Fix, Report, fix};
use crate::notation::Key;
use crate::source::Edit;

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
    let key = Key::from_name(finding.span.of(report.text()));
    fix::is_free(report, finding, key).then(|| Fix::risky(vec![Edit::insert(finding.span.end, ":")]))
}
