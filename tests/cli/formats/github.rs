//! Workflow commands of GitHub Actions against their grammar:
//!
//! ```text
//! command    = "::" name [" " property *("," property)] "::" data
//! property   = key "=" value
//! value      = *(any but CR LF ":" "," "%" / "%25" / "%0D" / "%0A" / "%3A" / "%2C")
//! data       = *(any but CR LF "%" / "%25" / "%0D" / "%0A")
//! ```

use super::{check, every_record, findings, text};
use kibao::findings::CHECKS;
use kibao::render::for_terminal;
use std::collections::BTreeMap;

struct Command {
    name: String,
    properties: BTreeMap<String, String>,
    data: String,
}

/// Text with its escapes undone; `None` where something is not escaped.
fn unescaped(text: &str, escapes: &[(&str, char)], never: &[char]) -> Option<String> {
    let mut out = String::new();
    let mut rest = text;
    while let Some(c) = rest.chars().next() {
        rest = &rest[c.len_utf8()..];
        if c == '%' {
            let (code, meant) = escapes.iter().find(|(code, _)| rest.starts_with(code))?;
            rest = &rest[code.len()..];
            out.push(*meant);
        } else if never.contains(&c) {
            return None;
        } else {
            out.push(c);
        }
    }
    Some(out)
}

fn parse(line: &str) -> Option<Command> {
    const DATA: [(&str, char); 3] = [("25", '%'), ("0D", '\r'), ("0A", '\n')];
    const VALUE: [(&str, char); 5] = [("25", '%'), ("0D", '\r'), ("0A", '\n'), ("3A", ':'), ("2C", ',')];
    let (head, data) = line.strip_prefix("::")?.split_once("::")?;
    let (name, list) = head.split_once(' ')?;
    let mut properties = BTreeMap::new();
    for property in list.split(',') {
        let (key, value) = property.split_once('=')?;
        let value = unescaped(value, &VALUE, &['\r', '\n', ':', ','])?;
        properties.insert(key.to_owned(), value).is_none().then_some(())?;
    }
    Some(Command { name: name.to_owned(), properties, data: unescaped(data, &DATA, &['\r', '\n'])? })
}

#[test]
fn every_line_is_the_command_of_one_finding() {
    every_record(|record| {
        let out = check(&["--format", "github"], record).out;
        let findings = findings(&[], record);
        // Line ends of every kind count, and each line has one.
        assert!(out.is_empty() || out.ends_with('\n'));
        let lines: Vec<&str> = out.split_terminator(['\n', '\r', '\u{85}', '\u{2028}', '\u{2029}']).collect();
        assert_eq!(lines.len(), findings.len(), "{out}");
        for (line, finding) in lines.iter().zip(&findings) {
            let Command { name, properties, data } = parse(line).unwrap_or_else(|| panic!("no command: {line}"));
            let level = match text(finding, "severity") {
                Some("info") => "notice",
                severity => severity.expect("a severity"),
            };
            assert_eq!(name, level);
            let help = text(finding, "help").map_or_else(String::new, |help| format!("\nhelp: {}", for_terminal(help)));
            assert_eq!(data, for_terminal(text(finding, "message").expect("a message")).into_owned() + &help);
            let code = text(finding, "code").expect("a code");
            let known = CHECKS.iter().find(|check| check.code == code).expect("a check");
            let mut keys: Vec<&str> = properties.keys().map(String::as_str).collect();
            keys.retain(|key| !matches!(*key, "col" | "endColumn"));
            assert_eq!(keys, ["endLine", "file", "line", "title"]);
            assert_eq!(properties["title"], format!("{code} {}", known.name));
            assert_eq!((properties["file"].as_str(), &properties["line"]), ("-", &finding["line"].to_string()));
            if let Some(column) = properties.get("col") {
                assert_eq!(*column, finding["column"].to_string());
                assert_eq!(properties["line"], properties["endLine"]);
            }
        }
    });
}

#[test]
fn the_grammar_can_refuse() {
    for bad in ["::error::a", "error file=a::b", "::error file=a::b%", "::error file=a%3a::b", "::error file=a,::b"] {
        assert!(parse(bad).is_none(), "{bad}");
    }
    let command = parse("::error file=a%2Cb,line=1::c%0A100 %25::d").expect("a command");
    assert_eq!((command.properties["file"].as_str(), command.data.as_str()), ("a,b", "c\n100 %::d"));
}
