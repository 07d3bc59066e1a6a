//! One line a finding: `path:line:column: severity[code] message`.

use super::escape::for_terminal;
use crate::findings::Finding;
use crate::source::Place;

/// The line of a finding, without a line end.
#[must_use]
pub fn finding(path: &str, place: Place, finding: &Finding, message: &str) -> String {
    let Place { line, column } = place;
    let (severity, code) = (finding.severity().name(), finding.check.code);
    format!("{}:{line}:{column}: {severity}[{code}] {}", for_terminal(path), for_terminal(message))
}
