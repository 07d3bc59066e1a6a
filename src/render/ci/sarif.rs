//! SARIF 2.1.0, which code hosts and editors read: one run, with the checks as its rules.

use super::Region;
use super::path::in_repository;
use crate::findings::{CHECKS, Severity};
use crate::render::escape::for_terminal;
use crate::render::json::{Edit, Finding, text};
use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, utf8_percent_encode};
use serde_json::{Value, json};

/// Writes a log, result by result.
#[derive(Debug, Default)]
pub struct Sarif {
    begun: bool,
}

impl Sarif {
    /// What comes after the last result.
    pub const TAIL: &'static str = "\n]}]}\n";

    /// What comes before the first result: the tool and its rules.
    #[must_use]
    pub fn head() -> String {
        let rules: Vec<Value> = CHECKS
            .iter()
            .map(|check| {
                json!({
                    "id": check.code,
                    "name": check.name,
                    "shortDescription": { "text": check.title() },
                    "fullDescription": { "text": check.section("What it does") },
                    "help": { "text": check.section("Why"), "markdown": check.manual() },
                    "defaultConfiguration": { "level": level(check.severity) },
                })
            })
            .collect();
        let driver = json!({ "name": "kibao", "semanticVersion": env!("CARGO_PKG_VERSION"), "rules": rules });
        format!(
            "{{\"$schema\":\"https://json.schemastore.org/sarif-2.1.0.json\",\"version\":\"2.1.0\",\"runs\":[{{\
             \"tool\":{{\"driver\":{driver}}},\"columnKind\":\"unicodeCodePoints\",\"results\":["
        )
    }

    /// The next result, which is about a region; `fixes` are the regions of its fix, in the same order.
    ///
    /// ```
    /// use kibao::{findings::Severity, render::{ci::{Region, Sarif}, json::Finding}};
    /// let finding = Finding {
    ///     code: "R101",
    ///     severity: Severity::Error,
    ///     message: "pit A1 is empty".to_owned(),
    ///     path: "the games/a.bao".to_owned(),
    ///     line: 3,
    ///     column: 5,
    ///     length: 2,
    ///     ply: None,
    ///     help: None,
    ///     fix: None,
    /// };
    /// let mut sarif = Sarif::default();
    /// let region = Region { start: (3, 5), end: (3, 7) };
    /// let log = [&Sarif::head(), &sarif.next(&finding, region, &[]), Sarif::TAIL].concat();
    /// let log: serde_json::Value = serde_json::from_str(&log).unwrap();
    /// let place = &log["runs"][0]["results"][0]["locations"][0]["physicalLocation"];
    /// assert_eq!(place["artifactLocation"]["uri"], "the%20games/a.bao");
    /// assert_eq!(place["region"]["endColumn"], 7);
    /// ```
    #[must_use]
    pub fn next(&mut self, finding: &Finding, region: Region, fixes: &[Region]) -> String {
        let Finding { code, severity, message, path, help, fix, .. } = finding;
        let help = help.as_ref().map_or_else(String::new, |help| format!("\n{}", words(help)));
        let place = json!({ "uri": uri(path) });
        let mut result = json!({
            "ruleId": code,
            "level": level(*severity),
            "message": { "text": format!("{}{help}", words(message)) },
            "locations": [{ "physicalLocation": {
                "artifactLocation": place,
                "region": region.sarif(),
            } }],
        });
        if let (Some(index), Some(fields)) =
            (CHECKS.iter().position(|check| check.code == *code), result.as_object_mut())
        {
            fields.insert("ruleIndex".to_owned(), index.into());
        }
        if let (Some(fix), Some(fields)) = (fix, result.as_object_mut())
            && fix.edits.len() == fixes.len()
            && !fixes.is_empty()
        {
            let replacement = |(edit, region): (&Edit, &Region)| json!({ "deletedRegion": region.sarif(), "insertedContent": { "text": edit.text } });
            let replacements: Vec<Value> = fix.edits.iter().zip(fixes).map(replacement).collect();
            let what = if fix.safe { "Fix it" } else { "Fix it; check whether this is what was meant" };
            let changes = json!([{ "artifactLocation": place, "replacements": replacements }]);
            fields.insert("fixes".to_owned(), json!([{ "description": { "text": what }, "artifactChanges": changes }]));
        }
        let comma = if self.begun { "," } else { "" };
        self.begun = true;
        format!("{comma}\n{}", text(&result))
    }
}

/// Words with text of a record in them, which makes no link, no place for an argument (SARIF 3.11.5) and no line of its own.
fn words(text: &str) -> String {
    for_terminal(text).replace("](", "] (").replace('{', "{{").replace('}', "}}")
}

const fn level(severity: Severity) -> &'static str {
    match severity {
        Severity::Error => "error",
        Severity::Warning => "warning",
        Severity::Info => "note",
    }
}

/// What a path may have as it is in a URI.
const PLAIN: &AsciiSet = &NON_ALPHANUMERIC.remove(b'/').remove(b'-').remove(b'_').remove(b'.').remove(b'~');

/// A path as a URI reference, with `/` between folders.
fn uri(path: &str) -> String {
    let slashes = in_repository(path);
    let encoded = utf8_percent_encode(&slashes, PLAIN).to_string();
    // An absolute path, with a drive letter before it on Windows.
    let absolute = slashes.starts_with('/') || slashes.get(1..3) == Some(":/");
    match (absolute, slashes.starts_with('/')) {
        (false, _) => encoded,
        (true, true) => format!("file://{encoded}"),
        (true, false) => format!("file:///{}", encoded.replacen("%3A", ":", 1)),
    }
}
