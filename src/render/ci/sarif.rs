//! SARIF 2.1.0, which code hosts and editors read: one run, whose rules are the checks.

use super::path::in_repository;
use super::region::Region;
use crate::findings::{CHECKS, Placed, Severity};
use crate::render::escape::for_terminal;
use crate::render::format::{Audience, CheckedGame, Content, Format, GameFindings, Row};
use crate::render::json::{self, Edit, Elements, Finding, List, text};
use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, utf8_percent_encode};
use serde_json::{Value, json};
use std::io::{self, Write};

pub(in crate::render) const ROW: Row = Row {
    name: "sarif",
    about: "SARIF 2.1.0, for code hosts and editors",
    audience: Audience::Hosts,
    counts: None,
    new: |_| Box::new(Sarif::default()),
};

/// Writes the log result by result.
#[derive(Default)]
struct Sarif {
    list: List,
}

impl Format for Sarif {
    fn prepare(&self, game: &CheckedGame<'_>) -> Option<GameFindings> {
        let result = |it: &_| {
            let finding = game.json(it);
            let region = |span| Region::of(span, game.place);
            let fixed = finding.fix.as_ref().is_some_and(|fix| !fix.edits.is_empty());
            let mut edits = game.report.fix(it).filter(|_| fixed).map_or_else(Vec::new, |fix| fix.edits);
            edits.sort_by_key(|edit| edit.span);
            let regions: Vec<Region> = edits.iter().map(|edit| region(edit.span)).collect();
            Content::Text(result(&finding, region(it.span), &regions))
        };
        GameFindings::some(game.blocks(result))
    }

    fn lists_games(&self) -> bool {
        false
    }

    fn placed(&self, path: &str, placed: &Placed) -> Content {
        let (finding, region) = (json::file_finding(placed, path), Region::placed(placed));
        let edits = finding.fix.as_ref().map_or(0, |fix| fix.edits.len());
        Content::Text(result(&finding, region, &vec![region.insertion(); edits]))
    }

    fn begin(&mut self, out: &mut dyn Write) -> io::Result<()> {
        List::begin(&log(), out)
    }

    fn findings(&mut self, found: GameFindings, out: &mut dyn Write) -> io::Result<()> {
        found.texts().try_for_each(|result| self.list.next(result, out))
    }

    fn end(&mut self, out: &mut dyn Write) -> io::Result<()> {
        List::end(&log(), out)
    }
}

/// The log without its results: the tool and its rules.
fn log() -> Value {
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
    json!({
        "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
        "version": "2.1.0",
        "runs": [{
            "tool": { "driver": { "name": "kibao", "semanticVersion": env!("CARGO_PKG_VERSION"), "rules": rules } },
            "columnKind": "unicodeCodePoints",
            "results": Elements,
        }],
    })
}

/// The result of a finding at a region. `fixes` holds the regions of the edits of its fix, in the same order.
fn result(finding: &Finding, region: Region, fixes: &[Region]) -> String {
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
    if let (Some(index), Some(fields)) = (CHECKS.iter().position(|check| check.code == *code), result.as_object_mut()) {
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
    text(&result)
}

/// Escapes a message that contains text of a record, so that the text cannot make a link, a placeholder (SARIF 3.11.5) or a
/// new line.
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

/// The characters of a path that a URI holds without encoding.
const PLAIN: &AsciiSet = &NON_ALPHANUMERIC.remove(b'/').remove(b'-').remove(b'_').remove(b'.').remove(b'~');

/// A path as a URI reference with `/` between folders.
fn uri(path: &str) -> String {
    let slashes = in_repository(path);
    let encoded = utf8_percent_encode(&slashes, PLAIN).to_string();
    // An absolute path; on Windows it begins with a drive letter.
    let absolute = slashes.starts_with('/') || slashes.get(1..3) == Some(":/");
    match (absolute, slashes.starts_with('/')) {
        (false, _) => encoded,
        (true, true) => format!("file://{encoded}"),
        (true, false) => format!("file:///{}", encoded.replacen("%3A", ":", 1)),
    }
}
