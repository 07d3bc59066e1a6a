//! What would change in a file, as a unified diff.

use super::exit::Failure;
use super::games::File;
use crate::render::for_terminal;
use anstyle::{AnsiColor, Style};
use similar::{ChangeTag, TextDiff};
use std::io::Write;

/// Shows the lines of a file that would change, as a unified diff; the new text is called by a word.
pub(super) fn diff(out: &mut dyn Write, file: &File, (new, called): (&str, &str), colour: bool) -> Result<(), Failure> {
    let style = |style: AnsiColor| if colour { Style::new().fg_color(Some(style.into())) } else { Style::new() };
    let (red, green) = (style(AnsiColor::Red), style(AnsiColor::Green));
    let name = for_terminal(&file.name);
    writeln!(out, "{red}--- {name}{red:#}\n{green}+++ {name} ({called}){green:#}")?;
    if file.text.text == new {
        return Ok(writeln!(
            out,
            "only the encoding changes: {} becomes UTF-8 without a byte order mark",
            file.text.encoding.name()
        )?);
    }
    let diff = TextDiff::from_lines(file.text.text.as_str(), new);
    for hunk in diff.unified_diff().context_radius(2).iter_hunks() {
        writeln!(out, "{}", hunk.header())?;
        for change in hunk.iter_changes() {
            let (sign, style) = match change.tag() {
                ChangeTag::Delete => ('-', red),
                ChangeTag::Insert => ('+', green),
                ChangeTag::Equal => (' ', Style::new()),
            };
            let line = change.value().trim_end_matches(['\n', '\r']);
            // A carriage return that goes away is part of what changes, so it is shown.
            let end = if change.value().ends_with("\r\n") { "\u{240d}" } else { "" };
            writeln!(out, "{style}{sign}{}{end}{style:#}", for_terminal(line))?;
        }
    }
    Ok(())
}
