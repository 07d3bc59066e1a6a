//! A row for each game.

use super::rows::{GameAt, Rows};
use crate::findings::{Report, Severity};
use crate::notation::Key;
use crate::render::json::{self, Headers};
use crate::replay::{Limits, position_text, repair, side_name};
use crate::words::{self, Lang};
use std::collections::BTreeMap;

/// Adds a game. If the rows have the column, the likely repair of a game that does not replay is sought.
///
/// ```
/// use kibao::{findings::Report, replay::{Options, replays}, table::{GameAt, Rows, TableKind, add_game}};
/// let report = Report::new(replays("1: A7>* a7>*;\n", &Options::default()).next().unwrap());
/// let mut rows = Rows::new(&TableKind::Games.columns(false));
/// add_game(&mut rows, &report, &GameAt { number: 1, file: "a.bao", line: 1 });
/// assert_eq!(rows.len(), 1);
/// ```
pub fn add_game(rows: &mut Rows, report: &Report<'_>, at: &GameAt<'_>) {
    let replay = &report.replay;
    let mut row = rows.row(at);
    for key in Key::ALL {
        row.text(replay.game.value(key));
    }
    let mut others = json::headers(report).0;
    others.retain(|(key, _)| Key::ALL.iter().all(|known| known.name() != key));
    row.text(Some(others).filter(|it| !it.is_empty()).map(|it| json::text(&Headers(it))).as_deref());
    row.text(Some(&replay.rules_name));
    row.text(Some(replay.dialect.name()));
    row.text(replay.start.map(|state| position_text(&state.position).to_string()).as_deref());
    row.int(Some(count(replay.plies.len())));
    row.int(Some(count(replay.plies.iter().filter(|ply| ply.played().is_some()).count())));
    row.flag(Some(replay.is_valid()));
    let (winner, by) = replay.result.decided();
    row.text(winner.map(side_name));
    row.text(Some(by.name()));
    row.text(replay.result.recorded.map(side_name));
    row.int(Some(count(report.findings.iter().filter(|it| it.severity() == Severity::Error).count())));
    let mut found = BTreeMap::new();
    for finding in &report.findings {
        *found.entry(finding.check.code).or_insert(0) += 1;
    }
    row.text(Some(&json::text(&found)));
    if row.has_more() {
        let best = || repair(replay, &replay.options, &Limits::LIKELY).candidates.into_iter().next();
        let best = Some(replay).filter(|it| !it.is_valid()).and_then(|_| best());
        row.text(best.map(|best| words::repair::in_one_line(Lang::En, report, &best)).as_deref());
    }
}

fn count(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}
