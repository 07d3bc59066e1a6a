//! `kibao json` and `kibao schema`.

use super::args::{Common, Json, JsonFormat, Schema};
use super::exit::{Exit, Failure, complain};
use super::files::inputs;
use super::games::{Picked, options};
use super::work::{Source, Step, each_game};
use crate::findings::{Placed, Report, Severity};
use crate::render::json::{self, Detail};
use std::io::Write;

pub(super) fn run(args: &Json, common: &Common, out: &mut dyn Write) -> Result<Exit, Failure> {
    let options = options(common)?;
    let inputs = inputs(&args.paths)?;
    let picked = Picked::new(common);
    let lines = args.ndjson || args.format == JsonFormat::Ndjson;
    let detail = Detail { plies: true, trace: args.trace };
    let work = |source: &Source<'_>, games: &mut dyn Iterator<Item = Report<'_>>| {
        let mut sheet = Vec::new();
        for report in games.filter(|_| picked.next()) {
            game_line(&mut sheet, !lines, source, &report, detail);
        }
        sheet
    };
    let mut grave = false;
    let mut writer = if lines { Writer::lines(out) } else { Writer::document(out) };
    writer.begin()?;
    let (exit, _) = each_game(inputs, common, &options, work, |step| match step {
        Step::Piece(sheet) => writer.games(&sheet),
        Step::End(name, found) => {
            grave |= found.iter().any(|placed| placed.finding.severity() == Severity::Error);
            writer.file(name, &found);
            Ok(())
        }
    })?;
    writer.end()?;
    picked.finish()?;
    // A broken game is told in its JSON; a file without one has none.
    Ok(exit.max(if grave { Exit::Findings } else { Exit::Clean }))
}

/// Appends a game to a sheet: a line of its own, or with a comma before it where it is not the first of a document's sheet.
pub(super) fn game_line(sheet: &mut Vec<u8>, document: bool, source: &Source<'_>, report: &Report<'_>, detail: Detail) {
    if document && !sheet.is_empty() {
        sheet.extend_from_slice(b",\n");
    }
    let game = json::game(report, source.name, &|offset| source.place(offset), detail);
    // The types have no map with other keys than text, and a sheet takes all that is written.
    let _ = serde_json::to_writer(&mut *sheet, &game);
    if !document {
        sheet.push(b'\n');
    }
}

pub(super) fn schema(args: &Schema, out: &mut dyn Write) -> Result<Exit, Failure> {
    let schema = if args.referee { crate::referee::schema() } else { json::schema() };
    serde_json::to_writer_pretty(&mut *out, &schema).map_err(std::io::Error::from)?;
    writeln!(out)?;
    Ok(Exit::Clean)
}

/// Writes sheets of games as they come: as one document, or one game a line.
pub(super) struct Writer<'a> {
    out: &'a mut dyn Write,
    document: bool,
    begun: bool,
    findings: Vec<json::Finding>,
}

impl<'a> Writer<'a> {
    pub(super) fn document(out: &'a mut dyn Write) -> Self {
        Self { out, document: true, begun: false, findings: Vec::new() }
    }

    pub(super) fn lines(out: &'a mut dyn Write) -> Self {
        Self { document: false, ..Self::document(out) }
    }

    pub(super) fn begin(&mut self) -> Result<(), Failure> {
        if self.document {
            self.out.write_all(b"{\"games\":[")?;
        }
        Ok(())
    }

    pub(super) fn games(&mut self, sheet: &[u8]) -> Result<(), Failure> {
        if self.document && !sheet.is_empty() {
            self.out.write_all(if self.begun { b",\n" } else { b"\n" })?;
            self.begun = true;
        }
        Ok(self.out.write_all(sheet)?)
    }

    /// Notes what is found about a file. One game a line has no place for it: what is grave is said on standard error.
    pub(super) fn file(&mut self, name: &str, found: &[Placed]) {
        let placed = found.iter().map(|placed| (placed.finding.severity(), json::file_finding(placed, name)));
        if self.document {
            self.findings.extend(placed.map(|(_, finding)| finding));
        } else {
            for (_, finding) in placed.filter(|(severity, _)| *severity == Severity::Error) {
                let what = format!("{name}:{}: {}", finding.line, finding.message);
                complain(&what, finding.help.as_deref());
            }
        }
    }

    pub(super) fn end(&mut self) -> Result<(), Failure> {
        if self.document {
            self.out.write_all(b"\n],\"findings\":")?;
            serde_json::to_writer(&mut *self.out, &self.findings).map_err(std::io::Error::from)?;
            self.out.write_all(b"}\n")?;
        }
        Ok(self.out.flush()?)
    }
}
