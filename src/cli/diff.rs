//! Showing the changes in a text line by line.

use super::exit::{Failure, lang};
use super::games::File;
use crate::render::for_terminal;
use crate::words::program as say;
use anstyle::{AnsiColor, Style};
use similar::{ChangeTag, DiffOp, TextDiff};
use std::io::Write;

/// How a diff is shown.
#[derive(Clone, Copy, Debug)]
pub(super) struct Look {
    pub(super) colour: bool,
    /// The number of context lines around a change.
    pub(super) around: usize,
    /// The number of the first line of the texts.
    pub(super) first_line: u32,
    /// Whether changed line ends are shown.
    pub(super) ends: bool,
    /// The longest line that is shown whole, in characters; of a longer one only the changed part is shown.
    pub(super) width: usize,
}

/// The styles of removed and added text.
pub(super) fn styles(colour: bool) -> [Style; 2] {
    let style = |style: AnsiColor| if colour { Style::new().fg_color(Some(style.into())) } else { Style::new() };
    [style(AnsiColor::Red), style(AnsiColor::Green)]
}

/// Shows the lines of a file that would change as a unified diff; `called` is the label of the new text.
pub(super) fn diff(out: &mut dyn Write, file: &File, (new, called): (&str, &str), colour: bool) -> Result<(), Failure> {
    let [red, green] = styles(colour);
    let name = for_terminal(&file.name);
    writeln!(out, "{red}--- {name}{red:#}\n{green}+++ {name} ({called}){green:#}")?;
    if file.text.text == new {
        return Ok(writeln!(out, "{}", say::only_encoding(file.text.encoding.name()).message(lang()))?);
    }
    hunks(out, &file.text.text, new, Look { colour, around: 2, first_line: 1, ends: true, width: usize::MAX })
}

/// Writes the hunks of a unified diff.
pub(super) fn hunks(out: &mut dyn Write, old: &str, new: &str, look: Look) -> Result<(), Failure> {
    let [red, green] = styles(look.colour);
    let diff = TextDiff::from_lines(old, new);
    for hunk in diff.unified_diff().context_radius(look.around).iter_hunks() {
        let (Some(first), Some(last)) = (hunk.ops().first(), hunk.ops().last()) else { continue };
        let old = range(first.old_range().start, last.old_range().end, look.first_line);
        let new = range(first.new_range().start, last.new_range().end, look.first_line);
        writeln!(out, "@@ -{old} +{new} @@")?;
        for op in hunk.ops() {
            let kept = common(op, &diff, look.width);
            for change in diff.iter_changes(op) {
                let (sign, style) = match change.tag() {
                    ChangeTag::Delete => ('-', red),
                    ChangeTag::Insert => ('+', green),
                    ChangeTag::Equal => (' ', Style::new()),
                };
                let line = change.value().trim_end_matches(['\n', '\r']);
                // A removed carriage return is part of the change, so it is shown.
                let end = if look.ends && change.value().ends_with("\r\n") { "\u{240d}" } else { "" };
                writeln!(out, "{style}{sign}{}{end}{style:#}", for_terminal(&cut(line, kept, look.width)))?;
            }
        }
    }
    Ok(())
}

/// A line that differs between two texts.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct ChangedLine {
    /// Its number in the old text; in the new text if it is new.
    pub(super) number: usize,
    /// Its text before; `None` if it is new.
    pub(super) was: Option<String>,
    /// Its text after; `None` if it is removed.
    pub(super) becomes: Option<String>,
}

/// The lines that differ, without a round number and a `;` that stay, numbered from `first_line` on.
pub(super) fn changed_lines(old: &str, new: &str, first_line: u32) -> Vec<ChangedLine> {
    let diff = TextDiff::from_lines(old, new);
    let mut all = Vec::new();
    for op in diff.ops().iter().filter(|op| !matches!(op, DiffOp::Equal { .. })) {
        let lines = |tag: ChangeTag| -> Vec<&str> {
            diff.iter_changes(op).filter(|it| it.tag() == tag).map(|it| it.value().trim_end()).collect()
        };
        let (was, becomes) = (lines(ChangeTag::Delete), lines(ChangeTag::Insert));
        let kept = common(op, &diff, LINE);
        for at in 0..was.len().max(becomes.len()) {
            let (old, new) = (was.get(at).copied(), becomes.get(at).copied());
            let start = if old.is_some() { op.old_range().start } else { op.new_range().start };
            let inner = old.zip(new).map(|(old, new)| inside(old, new));
            let (old, new) = inner.map_or((old, new), |(old, new)| (Some(old), Some(new)));
            let text = |line: &str| cut(line, kept, LINE);
            all.push(ChangedLine {
                number: start + at + first_line as usize,
                was: old.map(text),
                becomes: new.map(text),
            });
        }
    }
    all
}

/// The longest line that a sentence quotes whole, in characters.
const LINE: usize = 100;

/// Two lines without the same round number before them and without a `;` behind them.
fn inside<'a>(old: &'a str, new: &'a str) -> (&'a str, &'a str) {
    let is_number = |text: &str| text.chars().all(|c| c.is_ascii_digit());
    let (old, new) = match (old.split_once(':'), new.split_once(':')) {
        (Some((number, old)), Some((same, new))) if number == same && is_number(number) => (old, new),
        _ => (old, new),
    };
    let (old, new) = (old.trim(), new.trim());
    old.strip_suffix(';').zip(new.strip_suffix(';')).unwrap_or((old, new))
}

/// A range of lines in the notation of a unified diff.
fn range(start: usize, end: usize, first_line: u32) -> String {
    let from = start + first_line as usize;
    match end - start {
        1 => from.to_string(),
        0 => format!("{},0", from - 1),
        len => format!("{from},{len}"),
    }
}

/// The number of unchanged characters at the start and at the end of a long changed line; zero if other lines change
/// with it.
fn common(op: &DiffOp, diff: &TextDiff<'_, '_, '_, str>, width: usize) -> (usize, usize) {
    let changes: Vec<&str> =
        diff.iter_changes(op).map(|change| change.value().trim_end_matches(['\n', '\r'])).collect();
    let [old, new, ..] = changes.as_slice() else { return (0, 0) };
    if old.len().max(new.len()) <= width || !matches!(op, DiffOp::Replace { .. }) {
        return (0, 0);
    }
    let before = old.chars().zip(new.chars()).take_while(|(old, new)| old == new).count();
    let most = old.chars().count().min(new.chars().count()) - before;
    let behind = old.chars().rev().zip(new.chars().rev()).take(most).take_while(|(old, new)| old == new).count();
    (before, behind)
}

/// A long line without most of its unchanged characters.
fn cut(line: &str, (before, behind): (usize, usize), width: usize) -> String {
    const KEPT: usize = 24;
    let len = line.chars().count();
    if len <= width {
        return line.to_owned();
    }
    let from = before.min(len).saturating_sub(KEPT);
    let to = len.saturating_sub(behind.saturating_sub(KEPT)).max(from);
    let mut shown: String = line.chars().skip(from).take(to - from).collect();
    if from > 0 {
        shown.insert(0, '\u{2026}');
    }
    if to < len {
        shown.push('\u{2026}');
    }
    shown
}
