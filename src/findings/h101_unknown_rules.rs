//! A rule set that is not known.
//!
//! ## What it does
//!
//! Reports a head line `rules:` with a name that is not the name of a known rule set. The game is replayed by the rules
//! `kibao`.
//!
//! ## Why
//!
//! A move that is legal under one rule set may be illegal under another. The result of a check by the wrong rule set
//! means nothing.
//!
//! ## Example
//!
//! ```text
//! rules: mombasa
//!
//! 1: A6<* a6<;
//! ```
//!
//! ## Use instead
//!
//! ```text
//! rules: zanzibar
//!
//! 1: A6<* a6<;
//! ```
//!
//! ## Fix safety
//!
//! There is no fix. `kibao rules` lists the known names; `--rules auto` reports which of them a record fits.
//!
//! ## Source
//!
//! `kibao`'s own: the names are those of `kibao rules`.

use super::Check;

pub(super) const CHECK: Check = Check::error(
    "H101",
    "unknown-rules",
    "
# $rules is the rule set that is used; $known lists all of them.
unknown-rules = `{ $written }` is not a known rule set; the game is checked by the rules `{ $rules }`
    .label = not a known rule set
    .help = the known ones are { $known }; `--rules auto` finds out which of them fit
",
);
