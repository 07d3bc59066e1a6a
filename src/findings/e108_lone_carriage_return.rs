//! Lines that end in CR alone.
//!
//! ## What it does
//!
//! Reports a file in which lines end in a carriage return without a line feed, as the first Macintosh computers
//! wrote them.
//!
//! ## Why
//!
//! Most current tools see such a file as a single long line and show only its end.
//!
//! ## Example
//!
//! ```text
//! title: Final<CR>1: A6<* a6<;<CR>
//! ```
//!
//! ## Use instead
//!
//! ```text
//! title: Final<LF>
//! 1: A6<* a6<;<LF>
//! ```
//!
//! ## Fix safety
//!
//! Safe: after the fix every line ends in LF. No visible character changes.
//!
//! ## Source
//!
//! `kibao`'s own: in the canonical form lines end in LF.

use super::{Check, fix};

pub(super) const CHECK: Check = Check::warning(
    "E108",
    "lone-carriage-return",
    "
lone-carriage-return = { $lines ->
    [one] { $lines } line ends in a lone CR; many tools see one single line there
   *[other] { $lines } lines end in a lone CR; many tools see one single line there
}
    .label = the first such line end
    .help = `kibao fmt` ends every line in LF
",
)
.rewritten(fix::file_rewrite);
