//! The JSON of games and findings.
//!
//! # Versions
//!
//! A game says `"format":"kibao-game"` and a `version`. The version is raised when something is removed or changes its name,
//! type or meaning. It is not raised for new keys, so readers must ignore keys that they do not know. A release writes one
//! version, and the [schema](schema()) describes it.

mod document;
mod lines;
mod list;
mod plies;
mod repair;
mod report;
mod stats;
mod types;
mod without;
mod write;
pub(crate) use document::DOCUMENT;
#[cfg(feature = "cli")]
pub(crate) use document::GamesDocument;
#[cfg(feature = "cli")]
pub(crate) use lines::GameLines;
pub(super) use lines::LINES;
pub use list::{Elements, List};
#[cfg(feature = "cli")]
pub(crate) use plies::append_game;
pub(crate) use plies::{ends_word, house_word, kind_word};
pub use plies::{game_text, game_text_without};
pub use repair::{RepairGame, repair, repair_schema};
pub use report::{ReportDocument, report, report_schema};
pub use stats::{StatsDocument, stats, stats_schema};
pub use types::*;
pub use without::{PlyPart, Without};
pub(crate) use write::repeat;
pub use write::{pretty, text, write};

use crate::engine::{self, AfterSowing, Ends, House, Phase, Pit, Played, SeedSource, Side, State, Trace};
use crate::findings::{self, Placed, Report};
use crate::notation::{Opinion, Reading};
use crate::render::marks::TRACE_MOST;
use crate::replay::{self, DecidedBy, Ply, Replay, canonical, pit_name, position_text};
use crate::source::{self, Place};
use crate::words::{self, Lang};
use std::collections::BTreeSet;

/// The JSON Schema of [`Document`], and of [`Game`] for a line of `--ndjson` in its `$defs`.
///
/// ```
/// let schema = kibao::render::json::schema();
/// assert!(schema.pointer("/$defs/Game").is_some());
/// ```
#[must_use]
pub fn schema() -> schemars::Schema {
    schemars::schema_for!(Document<Vec<Game>>)
}

/// The parts of a game's JSON that can be left out.
///
/// ```
/// use kibao::{findings::Report, render::json::{Detail, game}, replay::{Options, replays}, source::Place};
/// let report = Report::new(replays("1: A7>* a7>*;\n", &Options::default()).next().unwrap());
/// let place = |_| Place { line: 1, column: 1 };
/// assert!(game(&report, "-", &place, Detail { plies: false, trace: false }).plies.is_none());
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Detail {
    /// The plies with their positions.
    pub plies: bool,
    /// Every sowing of every move.
    pub trace: bool,
}

/// The JSON of a game; `place` converts an offset in the text to a place in the file.
///
/// ```
/// use kibao::{findings::Report, render::json::{self, Detail}, replay::{Options, replays}, source::LineIndex};
/// let text = "south: Asha\n\n1: A7>* a7>*;\n";
/// let (report, lines) = (Report::new(replays(text, &Options::default()).next().unwrap()), LineIndex::new(text));
/// let game = json::game(&report, "a.bao", &|at| lines.place(at), Detail { plies: true, trace: false });
/// assert_eq!((game.version, game.source.path.as_str(), game.plies.unwrap().len()), (json::VERSION, "a.bao", 2));
/// ```
#[must_use]
pub fn game(report: &Report<'_>, path: &str, place: &dyn Fn(u32) -> Place, detail: Detail) -> Game {
    let replay = &report.replay;
    let first = replay.game.span.start;
    Game {
        format: "kibao-game",
        version: VERSION,
        source: Source { path: path.to_owned(), line: place(first).line },
        headers: headers(report),
        rules: replay.rules_name.to_string(),
        dialect: replay.dialect.into(),
        start: replay.start.map(|state| position(&state.position, replay.rules.house, replay.is_over_at(0))),
        plies: detail.plies.then(|| replay.plies.iter().map(|it| ply(replay, it, detail.trace)).collect()),
        valid: replay.is_valid(),
        result: result(&replay.result),
        auto: replay.auto.as_ref().map(|auto| Auto { fits: auto.fits.clone(), breaks: Breaks(auto.breaks.clone()) }),
        findings: report.findings.iter().map(|it| finding(report, it, path, place)).collect(),
    }
}

/// The head lines of a game; of a key that is given twice the first.
pub(crate) fn headers(report: &Report<'_>) -> Headers {
    let mut seen = BTreeSet::new();
    let heads = report.replay.game.heads.iter();
    let lines = heads.map(|head| {
        let key = head.known.map_or_else(|| head.key.of(report.text()).to_lowercase(), |known| known.name().to_owned());
        (key, head.value.of(report.text()).to_owned())
    });
    Headers(lines.filter(|(key, _)| seen.insert(key.clone())).collect())
}

/// The JSON of a position; `house` says whether the rule set has one.
///
/// ```
/// use kibao::{engine::KIBAO, render::json};
/// let start = json::position(&KIBAO.start(), true, false);
/// assert_eq!((start.south.store, start.north.front[4]), (22, 6));
/// assert!(matches!((start.phase, start.south.house), (json::PhaseName::Kunamua, json::HouseName::Functional)));
/// ```
#[must_use]
pub fn position(position: &engine::Position, house: bool, over: bool) -> Position {
    let half = |side: Side| {
        let ring = position.board.ring(side);
        let house = house_name(position, side, house);
        Half { front: ring.front(), back: ring.back(), store: position.board.store(side), house }
    };
    Position {
        south: half(Side::South),
        north: half(Side::North),
        to_move: position.turn,
        phase: phase_name(position, over),
        blocked: position.block.map(|pit| pit_name(position.turn, pit)),
        text: position_text(position).to_string(),
    }
}

fn house_name(position: &engine::Position, side: Side, house: bool) -> HouseName {
    match position.board.house(side) {
        _ if !house => HouseName::None,
        House::Functional => HouseName::Functional,
        House::Dormant => HouseName::Dormant,
        House::Lost => HouseName::Lost,
    }
}

fn phase_name(position: &engine::Position, over: bool) -> PhaseName {
    match position.phase() {
        _ if over => PhaseName::Over,
        Phase::Kunamua => PhaseName::Kunamua,
        Phase::Mtaji => PhaseName::Mtaji,
    }
}

const fn ends_name(ends: Ends) -> EndsName {
    match ends {
        Ends::Empty => EndsName::Empty,
        Ends::House => EndsName::House,
        Ends::Blocked => EndsName::Blocked,
        Ends::Won => EndsName::Won,
        Ends::Lost => EndsName::Lost,
        Ends::Endless(_) => EndsName::Endless,
    }
}

/// The JSON of a ply of a game, with every sowing if `trace` is set.
///
/// ```
/// use kibao::{render::json, replay::{Options, replays}};
/// let text = "1: A7>* a7>*;\n";
/// let replay = replays(text, &Options::default()).next().unwrap();
/// let ply = json::ply(&replay, &replay.plies[1], false);
/// assert_eq!((ply.written.as_str(), ply.canonical.as_deref(), ply.captured), ("a7>*", Some("a7>*"), Some(0)));
/// ```
#[must_use]
pub fn ply(replay: &Replay<'_>, ply: &Ply, trace: bool) -> PlyOf {
    let entry = replay.game.rounds.get(ply.round).and_then(|round| round.entries.get(ply.entry));
    let moved = replay.before(ply).zip(ply.played());
    let played = moved.map(|(_, played)| played);
    PlyOf {
        ply: ply.number,
        round: replay.game.number_of(ply.round),
        side: ply.side,
        written: ply.span.of(replay.game.text).to_owned(),
        remark: entry.and_then(|entry| entry.opinion).map(Opinion::signs),
        reading: entry.and_then(|entry| entry.reading).map(Reading::name),
        canonical: moved.map(|(before, it)| canonical(&before, it)),
        kind: played.map(|it| it.kind),
        captured: played.map(|it| it.captured),
        sowings: played.map(|it| it.sowings),
        safari: played.map(|it| it.mv.safari),
        tax: played.map(|it| it.tax),
        creates_block: moved.and_then(|(before, it)| Some(pit_name(before.position.turn.other(), it.creates_block?))),
        under_block: moved.and_then(|(before, it)| Some(pit_name(before.position.turn, it.under_block?))),
        ends: played.map(|it| ends_name(it.ends)),
        position: played.map(|it| position(&it.after.position, replay.rules.house, it.outcome.is_some())),
        trace: moved.filter(|_| trace).map(|(before, it)| sowings(&before, &replay.rules, it)),
    }
}

/// The JSON of the sowings of a played move, at most [`TRACE_MOST`].
///
/// ```
/// use kibao::{engine::{KIBAO, State}, render::json};
/// let start = State::new(KIBAO.start());
/// let first = start.play(&KIBAO, start.legal(&KIBAO).as_slice()[0]).unwrap();
/// let from: Vec<String> = json::sowings(&start, &KIBAO, &first).into_iter().map(|it| it.from).collect();
/// assert_eq!(from, ["store", "A6"]);
/// ```
#[must_use]
pub fn sowings(before: &State, rules: &engine::RuleSet, played: &Played) -> Vec<Sowing> {
    let mover = before.position.turn;
    let mut trace = Trace { sowings: Vec::new(), most: TRACE_MOST };
    before.play_unchecked(rules, played.mv, &mut trace);
    let name = |pit: Pit| pit_name(mover, pit);
    let sowing = |it: &engine::Sowing| {
        let (taken_from, taken) = match it.then {
            AfterSowing::Capture(pit, seeds) => (Some(pit_name(mover.other(), pit)), seeds),
            AfterSowing::Relay | AfterSowing::End(_) => (None, 0),
        };
        Sowing {
            from: match it.from {
                SeedSource::Pit(pit) => name(pit),
                SeedSource::Store => "store".to_owned(),
                SeedSource::Kichwa(_) => "kichwa".to_owned(),
            },
            seeds: it.seeds,
            direction: it.direction,
            last: name(it.last),
            then: match it.then {
                AfterSowing::Relay => ThenName::Relay,
                AfterSowing::Capture(..) => ThenName::Capture,
                AfterSowing::End(Ends::House) => ThenName::House,
                AfterSowing::End(Ends::Blocked) => ThenName::Blocked,
                AfterSowing::End(Ends::Won) => ThenName::Won,
                AfterSowing::End(Ends::Lost) => ThenName::Lost,
                AfterSowing::End(Ends::Empty | Ends::Endless(_)) => ThenName::Stop,
            },
            taken_from,
            taken,
        }
    };
    trace.sowings.iter().map(sowing).collect()
}

/// The JSON of a result.
///
/// ```
/// use kibao::{render::json, replay::GameResult};
/// let result = json::result(&GameResult::default());
/// assert!(result.winner.is_none());
/// ```
#[must_use]
pub fn result(result: &replay::GameResult) -> GameResult {
    let reason = match (result.outcome, result.ended) {
        (Some(outcome), _) => ReasonName::of(DecidedBy::Play(outcome.reason)),
        (None, Some(ended)) => ReasonName::of(DecidedBy::Ending(ended.by)),
        (None, None) => ReasonName::UNFINISHED,
    };
    GameResult { winner: result.outcome.map(|outcome| outcome.winner), reason, recorded: result.recorded }
}

/// The JSON of a finding about a game.
///
/// ```
/// use kibao::{findings::Report, render::json, replay::{Options, replays}, source::LineIndex};
/// let text = "1: A7>* a7>*\n";
/// let (report, lines) = (Report::new(replays(text, &Options::default()).next().unwrap()), LineIndex::new(text));
/// let finding = json::finding(&report, &report.findings[0], "a.bao", &|at| lines.place(at));
/// assert_eq!((finding.code, finding.line, finding.column), ("N101", 1, 9));
/// assert!(finding.fix.unwrap().safe);
/// ```
#[must_use]
pub fn finding(report: &Report<'_>, finding: &findings::Finding, path: &str, place: &dyn Fn(u32) -> Place) -> Finding {
    let length = u32::try_from(finding.span.of(report.text()).chars().count()).unwrap_or(u32::MAX);
    let words = (words::message(Lang::En, report, finding), words::help(Lang::En, report, finding));
    let fix = report.fix(finding).map(|fix| {
        let mut edits = fix.edits;
        edits.sort_by_key(|edit| edit.span);
        let edit = |it: source::Edit| edit(place(it.span.start), it.span.of(report.text()), it.text);
        Fix { safe: fix.safe, edits: edits.into_iter().map(edit).collect() }
    });
    Finding { fix, ..placed(finding, words, path, place(finding.span.start), length) }
}

fn edit(Place { line, column }: Place, replaced: &str, text: String) -> Edit {
    let length = u32::try_from(replaced.chars().count()).unwrap_or(u32::MAX);
    Edit { line, column, length, text }
}

/// The JSON of a finding about a file.
///
/// ```
/// use kibao::{findings::FileReport, render::json::file_finding};
/// let found = FileReport::too_large(9).finish();
/// assert_eq!((file_finding(&found[0], "a.bao").path.as_str(), file_finding(&found[0], "a.bao").line), ("a.bao", 10));
/// ```
#[must_use]
pub fn file_finding(found: &Placed, path: &str) -> Finding {
    let words = (words::file_message(Lang::En, &found.finding), words::file_help(Lang::En, &found.finding));
    // The fix of a file is an insertion at the place of the finding.
    let fix = findings::file_fix(&found.finding).map(|fix| {
        let edits = fix.edits.into_iter().map(|it| edit(found.place, "", it.text));
        Fix { safe: fix.safe, edits: edits.collect() }
    });
    Finding { fix, ..placed(&found.finding, words, path, found.place, found.length) }
}

fn placed(
    finding: &findings::Finding,
    (message, help): (String, Option<String>),
    path: &str,
    place: Place,
    length: u32,
) -> Finding {
    Finding {
        code: finding.check.code,
        severity: finding.severity(),
        message,
        path: path.to_owned(),
        line: place.line,
        column: place.column,
        length,
        ply: finding.ply,
        help,
        fix: None,
    }
}
