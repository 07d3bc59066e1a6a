//! Putting together what is written of the pieces and files.

use super::args::Format;
use super::ci::Ci;
use super::drawn::{code, within};
use super::paper::{Left, Statistics};
use super::plan::Plan;
use super::sheet::{Sheet, line};
use crate::cli::config::Settings;
use crate::cli::exit::Failure;
use crate::cli::json::Writer as JsonWriter;
use crate::findings::Placed;
use crate::render::{Human, Shown};
use crate::words::{self, Lang};
use std::io::Write;

/// Puts the sheets of the pieces together, with what is found about files.
pub(super) enum Writer<'a> {
    Statistics { out: &'a mut dyn Write, format: Format },
    Human { lang: Lang, human: Box<Human>, out: &'a mut dyn Write },
    Short { lang: Lang, out: &'a mut dyn Write },
    Json(JsonWriter<'a>),
    Ci { ci: Ci, out: &'a mut dyn Write },
}
impl<'a> Writer<'a> {
    pub(super) fn new(plan: Plan, out: &'a mut dyn Write) -> Self {
        match (plan.format, Ci::of(plan.format)) {
            (format, _) if plan.statistics => Self::Statistics { out, format },
            (_, Some(ci)) => Self::Ci { ci, out },
            (Format::Json, None) => Self::Json(JsonWriter::document(out)),
            (Format::Ndjson, None) => Self::Json(JsonWriter::lines(out)),
            (Format::Human, None) => {
                Self::Human { lang: plan.lang, human: Box::new(Human::new(plan.lang, plan.colour, true)), out }
            }
            (_, None) => Self::Short { lang: plan.lang, out },
        }
    }

    pub(super) fn begin(&mut self) -> Result<(), Failure> {
        match self {
            Self::Json(writer) => writer.begin(),
            Self::Ci { ci, out } => ci.begin(*out),
            Self::Statistics { .. } | Self::Human { .. } | Self::Short { .. } => Ok(()),
        }
    }

    pub(super) fn end(self, statistics: &Statistics) -> Result<(), Failure> {
        match self {
            Self::Statistics { out, format } => Ok(statistics.write(format, out)?),
            Self::Json(mut writer) => writer.end(),
            Self::Ci { ci, out } => ci.end(out),
            Self::Human { out, .. } | Self::Short { out, .. } => Ok(out.flush()?),
        }
    }

    /// Writes what is found about the games of a piece.
    pub(super) fn games(&mut self, sheet: Sheet, left: &mut Left) -> Result<(), Failure> {
        match self {
            Self::Statistics { .. } => Ok(()),
            Self::Json(writer) => writer.games(&left.cut(sheet.out)),
            Self::Ci { ci, out } => ci.games(&sheet.name, sheet.sections, left, *out),
            Self::Human { out, .. } | Self::Short { out, .. } => Ok(out.write_all(&left.cut(sheet.out))?),
        }
    }

    /// Writes what is found about a file that is at its end.
    pub(super) fn file(
        &mut self,
        name: &str,
        mut found: Vec<Placed>,
        settings: &Settings,
        left: &mut Left,
    ) -> Result<(), Failure> {
        if let Self::Ci { ci, out } = self {
            return ci.file(name, (&found, settings), left, *out);
        }
        left.cut_list(&mut found);
        self.placed(name, &found)
    }

    /// Writes what is found about a game beside others.
    pub(super) fn across(
        &mut self,
        name: &str,
        mut found: Vec<Placed>,
        settings: &Settings,
        left: &mut Left,
    ) -> Result<(), Failure> {
        if let Self::Ci { ci, out } = self {
            return found.iter().try_for_each(|placed| ci.across(name, (placed, settings), left, *out));
        }
        left.cut_list(&mut found);
        self.placed(name, &found)
    }

    fn placed(&mut self, name: &str, found: &[Placed]) -> Result<(), Failure> {
        match self {
            Self::Statistics { .. } | Self::Ci { .. } => {}
            Self::Json(writer) => writer.file(name, found),
            Self::Short { lang, out } => {
                let mut lines = Vec::new();
                for placed in found {
                    let message = words::file_message(*lang, &placed.finding);
                    line(&mut lines, name, placed.place, &placed.finding, &message);
                }
                out.write_all(&lines)?;
            }
            Self::Human { lang, human, out } => {
                for placed in found {
                    let drawn = human.draw(&Shown {
                        code: &code(&placed.finding),
                        severity: placed.finding.severity(),
                        message: &words::file_message(*lang, &placed.finding),
                        label: "",
                        help: words::file_help(*lang, &placed.finding).as_deref(),
                        path: name,
                        place: placed.place,
                        line: Some(placed.line.as_str()).filter(|line| !line.is_empty()),
                        span: within(&placed.line, placed.place.column, placed.length),
                    });
                    out.write_all(drawn.as_bytes())?;
                }
            }
        }
        Ok(())
    }
}
