//! A game as the report has it: its data, with the sentences about its errors and its repair.

use crate::event::{Complaint, EventGame, Need};
use crate::findings::{Report, Severity};
use crate::replay::{Limits, Options, repair};
use crate::source::Place;
use crate::words::{self, Lang};

/// The most bytes of the replays of a page; the games after them are listed without a replay.
pub const MOST_BYTES: usize = 64 << 20;

/// The most errors that are kept of a game.
const MOST_ERRORS: usize = 3;

/// The data of a game for a report in a language; `options` are those with which it was replayed.
///
/// ```
/// use kibao::{findings::Report, render::report::entry, replay::{Options, replays}, source::Place, words::Lang};
/// let report = Report::new(replays("1: A1>*;\n", &Options::default()).next().unwrap());
/// let game = entry(&report, "a.bao", &|_| Place { line: 1, column: 1 }, Lang::En, &Options::default());
/// assert_eq!(game.errors[0].code, "R101");
/// ```
#[must_use]
pub fn entry(
    report: &Report<'_>,
    path: &str,
    place: &dyn Fn(u32) -> Place,
    lang: Lang,
    options: &Options,
) -> EventGame {
    let mut game = EventGame::of(report, path, place);
    let errors = report.findings.iter().filter(|it| it.severity() == Severity::Error);
    let complaint = |it: &crate::findings::Finding| Complaint {
        code: it.check.code,
        line: place(it.span.start).line,
        message: words::message(lang, report, it),
    };
    game.errors = errors.take(MOST_ERRORS).map(complaint).collect();
    if game.is(Need::Broken) {
        let repairs = repair(&report.replay, options, &Limits::LIKELY);
        let best = repairs.candidates.first();
        game.repair = best.into_iter().map(|best| words::repair::in_one_line(lang, report, best)).collect();
    }
    game
}
