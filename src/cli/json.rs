//! `kibao json` and `kibao schema`.

use super::args::{Common, Json, JsonFormat};
use super::exit::{Exit, Failure};
use super::games::{Picked, Source, each_file, options};
use crate::findings::{Finding, Report};
use crate::render::json::{self, Detail};
use std::io::Write;

pub(super) fn run(args: &Json, common: &Common, out: &mut dyn Write) -> Result<Exit, Failure> {
    let options = options(common)?;
    let mut picked = Picked::new(common);
    let lines = args.ndjson || args.format == JsonFormat::Ndjson;
    let mut writer = if lines { Writer::lines(out) } else { Writer::document(out) };
    let detail = Detail { plies: true, trace: args.trace };
    writer.begin()?;
    let exit = each_file(&args.paths, |file| {
        let source = file.source();
        let mut games = 0;
        for report in file.reports(&options) {
            games += 1;
            if picked.next() {
                writer.game(&source, &report, detail)?;
            }
        }
        writer.file(&source, &file.findings(games));
        Ok(Exit::Clean)
    })?;
    writer.end()?;
    picked.finish()?;
    Ok(exit)
}

pub(super) fn schema(out: &mut dyn Write) -> Result<Exit, Failure> {
    serde_json::to_writer_pretty(&mut *out, &json::schema()).map_err(std::io::Error::from)?;
    writeln!(out)?;
    Ok(Exit::Clean)
}

/// Writes games as they come: as one document, or one a line.
pub(super) struct Writer<'a> {
    out: &'a mut dyn Write,
    document: bool,
    games: usize,
    findings: Vec<json::Finding>,
}

impl<'a> Writer<'a> {
    pub(super) fn document(out: &'a mut dyn Write) -> Self {
        Self { out, document: true, games: 0, findings: Vec::new() }
    }

    pub(super) fn lines(out: &'a mut dyn Write) -> Self {
        Self { document: false, ..Self::document(out) }
    }

    pub(super) fn out(&mut self) -> &mut dyn Write {
        self.out
    }

    pub(super) fn begin(&mut self) -> Result<(), Failure> {
        if self.document {
            self.out.write_all(b"{\"games\":[")?;
        }
        Ok(())
    }

    pub(super) fn game(&mut self, file: &Source<'_>, report: &Report<'_>, detail: Detail) -> Result<(), Failure> {
        if self.document {
            self.out.write_all(if self.games == 0 { b"\n" } else { b",\n" })?;
        }
        self.games += 1;
        let game = json::game(report, file.name, &file.lines, detail);
        serde_json::to_writer(&mut *self.out, &game).map_err(std::io::Error::from)?;
        if !self.document {
            self.out.write_all(b"\n")?;
        }
        Ok(())
    }

    /// Notes what is found about a file. One game a line has no place for it: it is said on standard error.
    pub(super) fn file(&mut self, file: &Source<'_>, findings: &[Finding]) {
        let placed = findings.iter().map(|it| json::file_finding(it, file.text, file.name, &file.lines));
        if self.document {
            self.findings.extend(placed);
        } else {
            for finding in placed.filter(|it| matches!(it.severity, json::SeverityName::Error)) {
                super::exit::complain(&format!("{}: {}", file.name, finding.message), finding.help.as_deref());
            }
        }
    }

    pub(super) fn end(&mut self) -> Result<(), Failure> {
        if self.document {
            self.out.write_all(b"\n],\"findings\":")?;
            serde_json::to_writer(&mut *self.out, &self.findings).map_err(std::io::Error::from)?;
            self.out.write_all(b"}\n")?;
        }
        Ok(())
    }
}
