//! A sign that neither notation has.
//!
//! ## What it does
//!
//! Reports a move with a character that has no meaning in the kibao or the zanzibar dialect.
//!
//! ## Why
//!
//! Its intended meaning is not known, so the move is not guessed. Nothing after it is replayed.
//!
//! ## Example
//!
//! ```text
//! 1: A6<~ a6<;
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
//! There is no fix. If the sign is the scorer's own remark, move it into the comment after the semicolon.
//!
//! ## Source
//!
//! K, appendix: the signs are `<`, `>`, `+` and `*`; the Zanzibar notation has `L`, `R`, `>` and `*`.

use super::Check;

pub(super) const CHECK: Check = Check::error(
    "N404",
    "strange-sign",
    "
strange-sign = { not-readable }: { $sign } is a sign of neither notation
    .label = { $sign } has no meaning
    .help = { how-a-move-is-written }

strange-sign-row = { not-readable }: the row letter { $sign } belongs before the pit number
    .label = row letter after the pit
    .help = { how-a-move-is-written }

strange-sign-stuck = { not-readable }: { $sign } begins another move, but there is no blank before it
    .label = two moves without a blank
    .help = { how-a-move-is-written }
",
);
