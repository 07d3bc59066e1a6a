//! Findings for other programs: SARIF, GitHub, GitLab, `JUnit`.
//!
//! All of them are made from the JSON of a finding, whose messages are English whatever the language. Text of a record
//! can neither end a line or an element early nor begin a command of its own: each format escapes in one place.

mod github;
mod gitlab;
mod junit;
mod path;
mod region;
mod sarif;

pub(super) use github::ROW as GITHUB;
pub(super) use gitlab::ROW as GITLAB;
pub(super) use junit::ROW as JUNIT;
pub(super) use sarif::ROW as SARIF;
