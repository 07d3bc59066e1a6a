//! Workflow commands of GitHub Actions, which become annotations of the changed files.

use super::Region;
use super::path::in_repository;
use crate::findings::Severity;
use crate::render::escape::for_terminal;
use crate::render::json::Finding;

/// The line of a finding, without a line end.
///
/// ```
/// use kibao::{findings::Severity, render::{ci::{Region, github}, json::Finding}};
/// let finding = Finding {
///     code: "R101",
///     severity: Severity::Error,
///     message: "100 % empty\n::error::forged".to_owned(),
///     path: "./a,b:c.bao".to_owned(),
///     line: 3,
///     column: 5,
///     length: 2,
///     ply: None,
///     help: None,
///     fix: None,
/// };
/// let region = Region { start: (3, 5), end: (3, 7) };
/// assert_eq!(
///     github(&finding, "empty-pit", region),
///     "::error file=a%2Cb%3Ac.bao,line=3,endLine=3,col=5,endColumn=7,title=R101 empty-pit::100 %25 empty\u{240a}::error::forged"
/// );
/// ```
#[must_use]
pub fn github(finding: &Finding, name: &str, region: Region) -> String {
    let Finding { code, severity, message, path, help, .. } = finding;
    let level = match severity {
        Severity::Error => "error",
        Severity::Warning => "warning",
        Severity::Info => "notice",
    };
    let place = region.github();
    let help = help.as_ref().map_or_else(String::new, |help| format!("%0Ahelp: {}", data(help)));
    format!(
        "::{level} file={},{place},title={} {}::{}{help}",
        property(&in_repository(path)),
        property(code),
        property(name),
        data(message),
    )
}

/// Text after the last `::` of a command. A line end of a record is shown, never written.
fn data(text: &str) -> String {
    for_terminal(text).replace('%', "%25")
}

/// Text of a property, where `:` and `,` would end it.
fn property(text: &str) -> String {
    data(text).replace(':', "%3A").replace(',', "%2C")
}
