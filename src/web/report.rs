//! The report about the games of a text.

use super::ask::{Ask, Refusal};
use super::change::NewText;
use super::look::PATH;
use crate::document::Document;
use crate::render::report::{Entries, Entry, Frame, ReportTable, csv, html, text as in_text};
use crate::source::{LineIndex, Place};
use crate::stats::Scoring;

/// Writes the report.
pub(super) fn report(text: &str, ask: &Ask) -> Result<NewText, Refusal> {
    let (text, options) = (Ask::text(text)?, ask.options()?);
    let lang = ask.lang();
    let mut entries = Entries::default();
    for (name, piece) in pieces(&text.text, &ask.files) {
        let (document, lines) = (Document::new(piece, &options), LineIndex::new(piece));
        let place = |offset: u32| -> Place { lines.place(offset) };
        for report in document.games() {
            let with_replay = ask.to == "html" && entries.takes_replays();
            entries.add(name, Entry::new(report, name, &place, (lang, &options), with_replay));
        }
    }
    if entries.is_empty() {
        return Err(Refusal("game"));
    }
    let (event, replays) = entries.finish(&[], Scoring::default());
    let frame = Frame { lang, all: true, short: ask.to.is_empty(), width: Frame::WIDTH, remarks: Vec::new() };
    let text = match ask.to.as_str() {
        "" => in_text(&event, &frame),
        "html" => html(&event, &frame, &replays),
        "csv" => csv(&event, ReportTable::default(), lang),
        _ => return Err(Refusal("options")),
    };
    Ok(NewText { text })
}

/// The files of a text with their names; lines after them belong to none. Without files the whole is one without a name.
fn pieces<'t>(text: &'t str, files: &'t [(String, usize)]) -> Vec<(&'t str, &'t str)> {
    if files.is_empty() {
        return vec![(PATH, text)];
    }
    let mut lines = text.split_inclusive('\n');
    let mut start = 0;
    let mut piece = |(name, count): &'t (String, usize)| {
        let length: usize = lines.by_ref().take(*count).map(str::len).sum();
        let piece = text.get(start..start + length).unwrap_or_default();
        start += length;
        (name.as_str(), piece)
    };
    files.iter().map(&mut piece).collect()
}
