//! The games of a report, each with the sentences about its errors and its repair, and with its replay.

use crate::event::{Complaint, Event, EventGame, Need};
use crate::findings::{Archive, Finding, GameNote, Report, Severity};
use crate::render::html::PageGame;
use crate::replay::{Limits, Options, repair};
use crate::source::Place;
use crate::stats::Scoring;
use crate::words::{self, Lang};

/// The most bytes of the replays of a page; the games after them are listed without a replay.
const MOST_BYTES: usize = 64 << 20;

/// The most errors that are kept of a game.
const MOST_ERRORS: usize = 3;

/// A game as the report has it.
///
/// ```
/// use kibao::{findings::Report, render::report::{Entries, Entry}, replay::{Options, replays}, source::Place};
/// use kibao::{stats::Scoring, words::Lang};
/// let report = Report::new(replays("1: A1>*;\n", &Options::default()).next().unwrap());
/// let place = |_| Place { line: 1, column: 1 };
/// let mut entries = Entries::default();
/// entries.add("a.bao", Entry::new(&report, "a.bao", &place, (Lang::En, &Options::default()), true));
/// let (event, replays) = entries.finish(&[], Scoring::default());
/// assert_eq!((event.games[0].errors[0].code, replays.len()), ("R101", 1));
/// ```
#[derive(Debug)]
pub struct Entry {
    game: EventGame,
    note: GameNote,
    replay: Option<PageGame>,
}

impl Entry {
    /// The entry of a game that was replayed with these options, in a language; with its replay if it is wanted.
    #[must_use]
    pub fn new(
        report: &Report<'_>,
        path: &str,
        place: &dyn Fn(u32) -> Place,
        (lang, options): (Lang, &Options),
        with_replay: bool,
    ) -> Self {
        let mut game = EventGame::of(report, path, place);
        let errors = report.findings.iter().filter(|it| it.severity() == Severity::Error);
        let complaint = |it: &Finding| Complaint {
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
        let replay = with_replay.then(|| PageGame::new(report, path, place)).flatten();
        Self { game, note: GameNote::of(report, &place), replay }
    }
}

/// The games of a report so far, in the order of the input; see [`Entry`].
#[derive(Debug, Default)]
pub struct Entries {
    archive: Archive,
    games: Vec<EventGame>,
    replays: Vec<(usize, PageGame)>,
    bytes: usize,
}

impl Entries {
    /// Adds a game of a file.
    pub fn add(&mut self, path: &str, Entry { game, note, replay }: Entry) {
        // Only the order of the input decides which games have a replay.
        if let Some(replay) = replay.filter(|_| self.takes_replays()) {
            self.bytes += replay.json().len();
            if self.takes_replays() {
                self.replays.push((self.games.len(), replay));
            }
        }
        self.archive.add(path, note);
        self.games.push(game);
    }

    /// Whether the page has room for more replays.
    #[must_use]
    pub const fn takes_replays(&self) -> bool {
        self.bytes <= MOST_BYTES
    }

    /// Whether there are none.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.games.is_empty()
    }

    /// The tournament, and the replays by the index of their game. `known` says who is who.
    #[must_use]
    pub fn finish(self, known: &[(String, String)], scoring: Scoring) -> (Event, Vec<(usize, PageGame)>) {
        (Event::new(self.games, self.archive.finish(), known, scoring), self.replays)
    }
}
