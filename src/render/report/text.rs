//! The report as text for a terminal.

use super::Frame;
use super::sections::{Block, Entry, Section, cards, sections, title};
use crate::event::Event;
use crate::render::escape::for_terminal;
use crate::words::report::more;
use unicode_width::UnicodeWidthStr;

/// The most entries of a list in a short text, and the most columns of a crosstable in a block.
const MOST_ENTRIES: usize = 8;

/// The report as text.
///
/// ```
/// use kibao::{event::Event, render::report::{Frame, text}, words::Lang};
/// let frame = Frame { lang: Lang::De, all: false, short: true, width: 80, remarks: Vec::new() };
/// assert!(text(&Event::default(), &frame).starts_with("Turnierbericht\n"));
/// ```
#[must_use]
pub fn text(event: &Event, frame: &Frame) -> String {
    let mut out = format!("{}\n", for_terminal(&title(event, frame.lang)));
    let cards: Vec<String> =
        cards(event, frame.lang).into_iter().map(|(what, count)| format!("{what}: {count}")).collect();
    out += &wrapped(&cards.join(" \u{b7} "), frame.width, "  ");
    for section in sections(event, frame, &|_| None) {
        // Every game is a line, so a short text leaves them out.
        if frame.all || section.id != "games" {
            add(&mut out, &section, frame);
        }
    }
    for remark in &frame.remarks {
        out.push('\n');
        out += &wrapped(remark, frame.width, "");
    }
    out
}

fn add(out: &mut String, section: &Section, frame: &Frame) {
    *out += &format!("\n{}\n", section.heading);
    for block in &section.blocks {
        match block {
            Block::Table(table) if section.id == "cross" => {
                *out += &table.blocks_within(frame.width);
            }
            Block::Table(table) => *out += &table.lines_within(frame.width),
            Block::Note(note) => *out += &wrapped(note, frame.width, "  "),
            Block::List(entries) => {
                let shown = if frame.all { entries.len() } else { MOST_ENTRIES };
                for Entry { head, lines, .. } in entries.iter().take(shown) {
                    *out += &wrapped(head, frame.width, "  ");
                    for line in lines {
                        *out += &wrapped(line, frame.width, "      ");
                    }
                }
                if entries.len() > shown {
                    *out += &wrapped(&more(frame.lang, entries.len() - shown), frame.width, "  ");
                }
            }
        }
    }
}

/// A text in lines of at most `width` columns, the first with an indent, the others with a deeper one.
fn wrapped(text: &str, width: usize, indent: &str) -> String {
    let text = for_terminal(text);
    let (mut out, mut line) = (String::new(), indent.to_owned());
    let mut is_empty = true;
    for word in text.split_whitespace() {
        if !is_empty && line.width() + 1 + word.width() > width {
            out += &line;
            out.push('\n');
            line = format!("{indent}  ");
            is_empty = true;
        }
        if !is_empty {
            line.push(' ');
        }
        line += word;
        is_empty = false;
    }
    out += &line;
    out.push('\n');
    out
}
