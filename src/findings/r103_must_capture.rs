//! A move without capture, where a capture is possible.
//!
//! ## What it does
//!
//! Reports a move that does not begin with a capture, although some move would.
//!
//! ## Why
//!
//! Capturing is compulsory: who can begin with a capture must, though the choice among several captures is free.
//!
//! ## Example
//!
//! ```text
//! 1: A6<* a7<*;
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
//! Unsafe: where the move fits if an earlier move played the house, the house sign is added there. Otherwise there is none:
//! the help lists the captures, but which one was played must be looked up.
//!
//! ## Source
//!
//! K 1.4.1, 1.5.1; R, "Harvesting".

use super::{Check, FixKind, Severity, fix};

pub(super) const CHECK: Check = Check {
    code: "R103",
    name: "must-capture",
    severity: Severity::Error,
    words: "
# $few: whether the list of pits is short enough for the label, `yes` or `no`.
must-capture = { not-legal }: the move must begin with a capture, which is possible from { $pits }
    .label = { $few ->
        [yes] captures nothing; { $pits } would
       *[no] captures nothing
    }
",
    file: include_str!("r103_must_capture.rs"),
    own: None,
    fix: FixKind::Unsafe(fix::repair_fix),
};
