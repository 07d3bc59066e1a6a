//! Findings for other programs: what the formats of CI systems have in common here.

use super::args::Format;
use super::here::from_here;
use super::paper::Left;
use super::plan::Plan;
use crate::cli::config::Settings;
use crate::cli::exit::Failure;
use crate::cli::work::Source;
use crate::findings::{self, CHECKS, Placed, Report};
use crate::render::ci::{Gitlab, Junit, Region, Sarif, github};
use crate::render::json;
use crate::source::Place;
use crate::words::{self, Lang};
use std::io::Write;

/// A game, or what else findings are about, with all that is found.
pub(super) struct Section {
    /// What it is called among the others of its file.
    name: String,
    found: Vec<Located>,
    /// How many findings that make the exit status were cut away.
    hidden: usize,
}

/// A finding, with the places that its JSON does not have.
struct Located {
    finding: json::Finding,
    /// Whether it makes the exit status.
    grave: bool,
    region: Region,
    /// What its fix replaces.
    fixes: Vec<Region>,
}

impl Section {
    /// Of a game; `None` where it has no findings, and the format lists no other games.
    pub(super) fn game(plan: Plan, source: &Source<'_>, report: &Report<'_>) -> Option<Self> {
        if report.findings.is_empty() && plan.format != Format::Junit {
            return None;
        }
        let place = |offset: u32| source.place(offset);
        let region = |start, end| {
            let (start, end) = (place(start), place(end));
            Region { start: (start.line, start.column), end: (end.line, end.column) }
        };
        let located = |found: &findings::Finding| {
            let finding = json::finding(report, found, source.name, &place);
            let mended = plan.format == Format::Sarif && finding.fix.as_ref().is_some_and(|fix| !fix.edits.is_empty());
            let mut edits = report.fix(found).filter(|_| mended).map_or_else(Vec::new, |fix| fix.edits);
            edits.sort_by_key(|edit| edit.span);
            Located {
                finding,
                grave: source.settings.is_grave(found.severity()),
                region: region(found.span.start, found.span.end),
                fixes: edits.iter().map(|edit| region(edit.span.start, edit.span.end)).collect(),
            }
        };
        let first = place(report.replay.game.span.start).line;
        let name = format!("line {first}: {}", words::title(Lang::En, &report.replay.game));
        Some(Self { name, found: report.findings.iter().map(located).collect(), hidden: 0 })
    }

    /// Of a file, or of one game beside others.
    fn placed(name: String, path: &str, found: &[Placed], settings: &Settings) -> Self {
        let located = |placed: &Placed| {
            let finding = json::file_finding(placed, path);
            let Place { line, column } = placed.place;
            let edits = finding.fix.as_ref().map_or(0, |fix| fix.edits.len());
            let here = Region { start: (line, column), end: (line, column) };
            Located {
                grave: settings.is_grave(placed.finding.severity()),
                region: Region { end: end(placed), ..here },
                fixes: vec![here; edits],
                finding,
            }
        };
        Self { name, found: found.iter().map(located).collect(), hidden: 0 }
    }

    /// With the path as it is written.
    fn at(mut self, path: &str) -> Self {
        self.found.iter_mut().for_each(|it| path.clone_into(&mut it.finding.path));
        self
    }

    /// Takes away what is not printed any more.
    fn cut(&mut self, left: &mut Left) {
        let (mut before, mut after) = (0, 0);
        self.found.iter().for_each(|it| before += usize::from(it.grave));
        left.cut_list(&mut self.found);
        self.found.iter().for_each(|it| after += usize::from(it.grave));
        self.hidden = before - after;
    }
}

/// Where a finding about a file ends. One about the end of a line ends where the next begins.
fn end(placed: &Placed) -> (u32, u32) {
    let Place { line, column } = placed.place;
    let end = column.saturating_add(placed.length);
    let characters = u32::try_from(placed.line.chars().count()).unwrap_or(u32::MAX);
    if placed.length > 0 && column == characters.saturating_add(1) { (line.saturating_add(1), 1) } else { (line, end) }
}

/// Writes one of these formats.
pub(super) enum Ci {
    Sarif(Sarif),
    Github,
    Gitlab(Gitlab),
    /// The suite of the file that is read, and that of the games beside each other.
    Junit(Junit, Junit),
}

impl Ci {
    /// The writer of a format; `None` where it is not for other programs.
    pub(super) fn of(format: Format) -> Option<Self> {
        match format {
            Format::Human | Format::Short | Format::Json | Format::Ndjson => None,
            Format::Sarif => Some(Self::Sarif(Sarif::default())),
            Format::Github => Some(Self::Github),
            Format::Gitlab => Some(Self::Gitlab(Gitlab::default())),
            Format::Junit => Some(Self::Junit(Junit::default(), Junit::default())),
        }
    }

    pub(super) fn begin(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let head = match self {
            Self::Sarif(_) => &Sarif::head(),
            Self::Github => "",
            Self::Gitlab(_) => Gitlab::HEAD,
            Self::Junit(..) => Junit::HEAD,
        };
        Ok(out.write_all(head.as_bytes())?)
    }

    /// Writes what is found about the games of a piece.
    pub(super) fn games(
        &mut self,
        path: &str,
        sections: Vec<Section>,
        left: &mut Left,
        out: &mut dyn Write,
    ) -> Result<(), Failure> {
        let path = from_here(path);
        for mut section in sections {
            section.cut(left);
            self.write(&path, section, out)?;
        }
        Ok(())
    }

    /// Writes what is found about a file, which is at its end.
    pub(super) fn file(
        &mut self,
        path: &str,
        (found, settings): (&[Placed], &Settings),
        left: &mut Left,
        out: &mut dyn Write,
    ) -> Result<(), Failure> {
        if !found.is_empty() {
            let section = Section::placed("the file".to_owned(), path, found, settings);
            self.games(path, vec![section], left, out)?;
        }
        if let Self::Junit(suite, _) = self {
            out.write_all(std::mem::take(suite).finish(&from_here(path)).as_bytes())?;
        }
        Ok(())
    }

    /// Writes what is found about a game beside others.
    pub(super) fn across(
        &mut self,
        path: &str,
        (found, settings): (&Placed, &Settings),
        left: &mut Left,
        out: &mut dyn Write,
    ) -> Result<(), Failure> {
        let name = format!("line {}: {}", found.place.line, found.finding.check.name);
        let mut section = Section::placed(name, path, std::slice::from_ref(found), settings);
        section.cut(left);
        let path = from_here(path);
        if let Self::Junit(_, across) = self {
            case(across, &path, section);
            return Ok(());
        }
        self.write(&path, section, out)
    }

    pub(super) fn end(self, out: &mut dyn Write) -> Result<(), Failure> {
        let tail = match self {
            Self::Sarif(_) => Sarif::TAIL.to_owned(),
            Self::Github => String::new(),
            Self::Gitlab(_) => Gitlab::TAIL.to_owned(),
            Self::Junit(_, across) if across.is_empty() => Junit::TAIL.to_owned(),
            Self::Junit(_, across) => across.finish("archive") + Junit::TAIL,
        };
        out.write_all(tail.as_bytes())?;
        Ok(out.flush()?)
    }

    fn write(&mut self, path: &str, section: Section, out: &mut dyn Write) -> Result<(), Failure> {
        if let Self::Junit(suite, _) = self {
            case(suite, path, section);
            return Ok(());
        }
        for Located { finding, region, fixes, .. } in &section.at(path).found {
            let text = match self {
                Self::Sarif(sarif) => sarif.next(finding, *region, fixes),
                Self::Gitlab(gitlab) => gitlab.next(finding),
                Self::Github | Self::Junit(..) => {
                    let name = CHECKS.iter().find(|check| check.code == finding.code).map_or("", |check| check.name);
                    github(finding, name, *region) + "\n"
                }
            };
            out.write_all(text.as_bytes())?;
        }
        Ok(())
    }
}

/// Adds a case to a suite; it fails with what makes the exit status.
fn case(suite: &mut Junit, path: &str, section: Section) {
    let section = section.at(path);
    let of = |grave: bool| section.found.iter().filter(move |it| it.grave == grave).map(|it| &it.finding);
    let (grave, others): (Vec<_>, Vec<_>) = (of(true).collect(), of(false).collect());
    suite.case(path, &section.name, (&grave, section.hidden), &others);
}
