//! The last line has no end.
//!
//! ## What it does
//!
//! Reports a file whose last line is not closed by a line end.
//!
//! ## Why
//!
//! When files are joined, the next one starts in the middle of this line. It may also be the sign of a file that
//! was cut off: check whether the last round is whole.
//!
//! ## Example
//!
//! ```text
//! 1: A6<* a6<;(the file ends here)
//! ```
//!
//! ## Use instead
//!
//! ```text
//! 1: A6<* a6<;<LF>
//! ```
//!
//! ## Fix safety
//!
//! Safe: the line end is added.
//!
//! ## Source
//!
//! `kibao`'s own: the canonical form ends in exactly one line end.

use super::{Check, Finding, Fix};
use crate::source::Edit;

pub(super) const CHECK: Check = Check::info(
    "E109",
    "no-final-newline",
    "
no-final-newline = the last line has no line end; check whether the file was cut off
    .label = the file ends here
    .help = `kibao fmt` adds the line end
",
)
.rewritten(fixed);

fn fixed(finding: &Finding) -> Fix {
    Fix::safe(vec![Edit::insert(finding.span.start, "\n")])
}
