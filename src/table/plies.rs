//! A row for each written move.

use super::rows::{GameAt, Row, Rows};
use crate::engine::{Phase, Position, Side};
use crate::notation::{Opinion, Reading};
use crate::render::json::{ends_word, house_word, kind_word};
use crate::replay::{Ply, Replay, canonical, pit_name, position_text, side_name};

/// Adds the plies of a game.
///
/// ```
/// use kibao::{replay::{Options, replays}, table::{GameAt, Rows, TableKind, add_plies}};
/// let game = replays("1: A7>* a7>*;\n", &Options::default()).next().unwrap();
/// let mut rows = Rows::new(&TableKind::Plies.columns(false));
/// add_plies(&mut rows, &game, &GameAt { number: 1, file: "a.bao", line: 1 });
/// assert_eq!(rows.len(), 2);
/// ```
pub fn add_plies(rows: &mut Rows, replay: &Replay<'_>, at: &GameAt<'_>) {
    for ply in &replay.plies {
        add_ply(rows.row(at), replay, ply);
    }
}

fn add_ply(mut row: Row<'_>, replay: &Replay<'_>, ply: &Ply) {
    let entry = replay.game.rounds.get(ply.round).and_then(|round| round.entries.get(ply.entry));
    row.int(Some(ply.number));
    row.int(Some(replay.game.number_of(ply.round)));
    row.text(Some(side_name(ply.side)));
    row.text(Some(ply.span.of(replay.game.text)));
    row.text(entry.and_then(|entry| entry.opinion).map(Opinion::signs));
    row.text(entry.and_then(|entry| entry.reading).map(Reading::name));
    let Some((before, played)) = replay.before(ply).zip(ply.played()) else { return row.nulls() };
    let mover = before.position.turn;
    let after = &played.after.position;
    row.text(Some(&canonical(&before, played)));
    row.text(Some(kind_word(played.kind)));
    row.text(Some(match before.position.phase() {
        Phase::Kunamua => "kunamua",
        Phase::Mtaji => "mtaji",
    }));
    row.int(Some(played.captured.into()));
    row.int(Some(played.sowings));
    row.flag(Some(played.mv.safari));
    row.flag(Some(played.tax));
    row.text(played.creates_block.map(|pit| pit_name(mover.other(), pit)).as_deref());
    row.text(played.under_block.map(|pit| pit_name(mover, pit)).as_deref());
    row.text(Some(ends_word(played.ends)));
    add_board(&mut row, after, replay.rules.house);
    if row.has_more() {
        row.text(Some(&position_text(after).to_string()));
    }
}

fn add_board(row: &mut Row<'_>, position: &Position, house: bool) {
    for side in Side::BOTH {
        let ring = position.board.ring(side);
        for seeds in ring.front().into_iter().chain(ring.back()) {
            row.int(Some(seeds.into()));
        }
    }
    for side in Side::BOTH {
        row.int(Some(position.board.store(side).into()));
    }
    for side in Side::BOTH {
        row.text(Some(house_word(position, side, house)));
    }
}
