//! Lines that end in CR LF.
//!
//! ## What it does
//!
//! Reports a file in which lines end in two characters, carriage return and line feed, as Windows programs write
//! them.
//!
//! ## Why
//!
//! It is harmless to read, but a file in which only some lines end this way appears changed throughout when it
//! is compared.
//!
//! ## Example
//!
//! ```text
//! title: Final<CR><LF>
//! 1: A6<* a6<;<CR><LF>
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

pub(super) const CHECK: Check = Check::info(
    "E107",
    "windows-line-ends",
    "
windows-line-ends = { $lines ->
    [one] { $lines } line ends in CR LF, as on Windows
   *[other] { $lines } lines end in CR LF, as on Windows
}
    .label = the first such line end
    .help = `kibao fmt` ends every line in LF
",
)
.rewritten(fix::file_rewrite);
