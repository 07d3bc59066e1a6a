//! Formats of findings for other programs: SARIF, GitHub, GitLab, `JUnit`.
//!
//! All of them use the JSON of a finding, whose messages are always English. Text of a record cannot end a line or an
//! element, and cannot begin a command, because each format escapes it in one place.

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
