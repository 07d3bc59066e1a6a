//! The findings in the games of a piece.

use super::args::Check;
use super::here::from_here;
use super::totals::{Statistics, Totals};
use crate::cli::common::{Common, width};
use crate::cli::games::Picked;
use crate::cli::work::{Reports, Source};
use crate::findings::{Checked, Finding, GameNote, Report};
use crate::render::formats::{Audience, CheckedGame, Format, GameFindings, OutputStyle, Row};
use std::borrow::Cow;

/// How the games of a piece are checked.
#[derive(Clone, Copy)]
pub(super) struct Plan {
    row: &'static Row,
    look: OutputStyle,
    /// Whether findings are counted instead of written.
    statistics: bool,
    /// Whether games are compared with each other.
    archive: bool,
    /// Whether clean games are only counted.
    counts_clean: bool,
    /// Whether there is a limit on the findings that are printed.
    limited: bool,
    /// Whether there is a summary; it contains the number of fixable findings.
    pub(super) summary: bool,
}

impl Plan {
    pub(super) fn new(args: &Check, common: &Common, limited: bool) -> Self {
        let Check { format: row, statistics, archive, .. } = *args;
        let look = OutputStyle { lang: common.lang(), colour: common.colour(), width: width() };
        let summary = !common.quiet && row.audience == Audience::People;
        let counts_clean = !archive && common.game.is_none() && !(row.new)(look).lists_games();
        Self { row, look, statistics, archive, counts_clean, limited, summary }
    }

    pub(super) fn format(self) -> Box<dyn Format> {
        (self.row.new)(self.look)
    }

    /// The path of a file as the format writes it.
    pub(super) fn path(self, name: &str) -> Cow<'_, str> {
        if self.row.audience == Audience::Hosts { from_here(name) } else { Cow::Borrowed(name) }
    }
}

/// The findings in the games of a piece.
#[derive(Default)]
pub(super) struct PieceFindings {
    /// The findings, ready to be written.
    pub(super) games: Vec<GameFindings>,
    pub(super) totals: Totals,
    pub(super) statistics: Statistics,
    /// The name of the input, for the comparison of games.
    pub(super) name: String,
    pub(super) notes: Vec<GameNote>,
}

impl PieceFindings {
    pub(super) fn of(plan: Plan, source: &Source<'_>, games: &mut Reports<'_, '_>, picked: &Picked) -> Self {
        let mut piece = Self { name: source.name.to_owned(), ..Self::default() };
        let (format, path) = (plan.format(), plan.path(source.name));
        let (settings, place) = (source.settings, |offset| source.place(offset));
        while let Some(game) = games.next_checked(plan.counts_clean) {
            let mut report = match game {
                Checked::Clean { plies } => {
                    piece.totals.clean_game(plies);
                    continue;
                }
                Checked::Reported(report) => *report,
            };
            if !picked.next() {
                continue;
            }
            settings.choose(&mut report);
            piece.totals.game(&report, settings);
            if plan.summary {
                piece.totals.fixable += report.findings.iter().filter(|finding| has_safe_fix(&report, finding)).count();
            }
            if plan.archive {
                piece.notes.push(GameNote::of(&report, &place));
            }
            if plan.statistics {
                report.findings.iter().for_each(|finding| piece.statistics.add(finding.check.code, 1));
                continue;
            }
            piece.games.extend(format.prepare(&CheckedGame {
                report: &report,
                path: &path,
                place: &place,
                line_of: &|offset| source.line_of(offset),
                is_grave: &|severity| settings.is_grave(severity),
                notes: settings.notes,
                limited: plan.limited,
            }));
        }
        piece
    }
}

fn has_safe_fix(report: &Report<'_>, finding: &Finding) -> bool {
    finding.check.is_safely_fixable() && report.fix(finding).is_some_and(|fix| fix.safe)
}
