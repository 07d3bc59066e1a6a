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

/// An error in line 3, which the tests of the formats use.
#[cfg(test)]
fn example(message: &str, path: &str) -> (super::json::Finding, region::Region) {
    let finding = super::json::Finding {
        code: "R101",
        severity: crate::findings::Severity::Error,
        message: message.to_owned(),
        path: path.to_owned(),
        line: 3,
        column: 5,
        length: 2,
        ply: None,
        help: None,
        fix: None,
    };
    (finding, region::Region { start: (3, 5), end: (3, 7) })
}
