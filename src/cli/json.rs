//! `kibao json` and `kibao schema`.

use super::choice::Choosing;
use super::common::Common;
use super::config::Configs;
use super::exit::{Exit, Failure, complain};
use super::games::Picked;
use super::work::{Source, Step, each_game};
use crate::findings::{Placed, Report, Severity};
use crate::render::json::{self, Detail};
use serde::Serialize;
use std::io::Write;
use std::path::PathBuf;

#[derive(Debug, clap::Args)]
pub(super) struct Json {
    /// Files, folders (searched for *.bao, *.bao.gz, *.bao.zst), or - for standard input [default: this folder]
    #[arg(value_name = "PATH", default_value = ".", hide_default_value = true)]
    paths: Vec<PathBuf>,
    /// One document, or one game a line
    #[arg(long, value_enum, default_value_t = JsonFormat::Json)]
    format: JsonFormat,
    /// Short for --format ndjson
    #[arg(long)]
    ndjson: bool,
    /// Every sowing of every move
    #[arg(long)]
    trace: bool,
    #[command(flatten)]
    choosing: Choosing,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub(super) enum JsonFormat {
    /// One JSON document
    Json,
    /// One JSON game a line
    Ndjson,
}

pub(super) fn run(args: &Json, common: &Common, out: &mut dyn Write) -> Result<Exit, Failure> {
    let inputs = Configs::new(common, args.choosing.layer(None))?.inputs(&args.paths)?;
    let picked = Picked::new(common);
    let lines = args.ndjson || args.format == JsonFormat::Ndjson;
    let detail = Detail { plies: true, trace: args.trace };
    let work = |source: &Source<'_>, games: &mut dyn Iterator<Item = Report<'_>>| {
        let mut sheet = Vec::new();
        for mut report in games.filter(|_| picked.next()) {
            source.settings.choose(&mut report);
            game_line(&mut sheet, !lines, source, &report, detail);
        }
        sheet
    };
    let mut grave = false;
    let mut writer = if lines { Writer::lines(out) } else { Writer::document(out) };
    writer.begin()?;
    let (exit, _) = each_game(inputs, common, work, |step| match step {
        Step::Piece(sheet) => writer.games(&sheet),
        Step::End(name, mut found, settings) => {
            found.retain(|placed| settings.choice.wants(placed.finding.check));
            grave |= found.iter().any(|placed| placed.finding.severity() == Severity::Error);
            writer.file(name, &found);
            Ok(())
        }
    })?;
    writer.end()?;
    picked.finish()?;
    // JSON reports a broken game; a file without a game has no JSON.
    Ok(exit.max(if grave { Exit::Findings } else { Exit::Clean }))
}

/// Appends a game to a sheet.
pub(super) fn game_line(sheet: &mut Vec<u8>, document: bool, source: &Source<'_>, report: &Report<'_>, detail: Detail) {
    line(sheet, document, &json::game(report, source.name, &|offset| source.place(offset), detail));
}

/// Appends the JSON of a game to a sheet: a line of its own, or with a comma before it where it is not the first of a
/// document's sheet.
pub(super) fn line(sheet: &mut Vec<u8>, document: bool, game: &impl Serialize) {
    if document && !sheet.is_empty() {
        sheet.extend_from_slice(b",\n");
    }
    json::write(sheet, game);
    if !document {
        sheet.push(b'\n');
    }
}

#[derive(Debug, clap::Args)]
pub(super) struct Schema {
    /// Of which command
    #[arg(value_enum, default_value_t = SchemaOf::Json)]
    of: SchemaOf,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub(super) enum SchemaOf {
    /// `kibao json`, and `check --format json`
    Json,
    /// `kibao repair --format json`
    Repair,
    /// `kibao stats --format json`
    Stats,
    /// The requests and answers of `kibao referee`
    Referee,
}

pub(super) fn schema(args: &Schema, out: &mut dyn Write) -> Result<Exit, Failure> {
    let schema = match args.of {
        SchemaOf::Json => json::schema(),
        SchemaOf::Repair => json::repair_schema(),
        SchemaOf::Stats => json::stats_schema(),
        SchemaOf::Referee => crate::referee::schema(),
    };
    writeln!(out, "{}", json::pretty(&schema))?;
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

    /// Notes what is found about a file. One game a line has no place for it: what is grave, and what was
    /// asked for across games, is said on standard error.
    pub(super) fn file(&mut self, name: &str, found: &[Placed]) {
        let is_said = |it: &Placed| it.finding.severity() == Severity::Error || it.finding.check.is_across();
        let placed = found.iter().map(|placed| (is_said(placed), json::file_finding(placed, name)));
        if self.document {
            self.findings.extend(placed.map(|(_, finding)| finding));
        } else {
            for (_, finding) in placed.filter(|(is_said, _)| *is_said) {
                let what = format!("{name}:{}: {}", finding.line, finding.message);
                complain(&what, finding.help.as_deref());
            }
        }
    }

    pub(super) fn end(&mut self) -> Result<(), Failure> {
        if self.document {
            writeln!(self.out, "\n],\"findings\":{}}}", json::text(&self.findings))?;
        }
        Ok(self.out.flush()?)
    }
}
