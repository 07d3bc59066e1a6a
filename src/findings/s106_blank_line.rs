//! No blank line between the head and the rounds.
//!
//! ## What it does
//!
//! Reports a first round on the line right below the head.
//!
//! ## Why
//!
//! It is understood. A blank line shows where the head ends and the game begins.
//!
//! ## Example
//!
//! ```text
//! title: Final
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
//! Safe: a blank line is put before the round.
//!
//! ## Source
//!
//! `kibao`'s own: the canonical form has one blank line there.

use super::{Check, Finding, Fix, FormProblem, Mend, Problem, Report, Severity, fix};
use crate::source::Edit;

pub(super) const CHECK: Check = Check {
    code: "S106",
    name: "blank-line",
    severity: Severity::Info,
    file: include_str!("s106_blank_line.rs"),
    reports: |problem| matches!(problem, Problem::Form(FormProblem::BlankLine)),
    fix: Mend::Text(|report, finding| Some(fixed(report, finding))),
};

fn fixed(report: &Report<'_>, finding: &Finding) -> Fix {
    let line = fix::before_space(&report.replay.game, finding.span.start);
    Fix::safe(vec![Edit::insert(line, "\n")])
}
