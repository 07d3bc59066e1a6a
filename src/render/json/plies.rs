//! The text of a game's JSON. Its plies are nearly all of it, so they are written here with their fixed keys; a test compares
//! this with what the serializer writes for [`PlyOf`](super::PlyOf).

use super::{Detail, EndsName, HouseName, PhaseName, ends_name, game, house_name, phase_name, sowings, text, write};
use crate::engine::{Ends, Kind, Pit, Position, Side, State};
use crate::findings::Report;
use crate::notation::position::{append_number, append_row};
use crate::notation::{Opinion, Reading};
use crate::replay::{Ply, Replay, canonical, pit_name, position_text, side_name};
use crate::source::Place;

/// About how many bytes the JSON of a ply has.
const USUAL: usize = 512;

/// The JSON of a game as a text; see [`game`].
///
/// ```
/// use kibao::{findings::Report, render::json::{self, Detail}, replay::{Options, replays}, source::LineIndex};
/// let text = "south: Asha\n\n1: A7>* a7>*; \n2: a word\n";
/// let (report, lines) = (Report::new(replays(text, &Options::default()).next().unwrap()), LineIndex::new(text));
/// let (place, detail) = (|at| lines.place(at), Detail { plies: true, trace: false });
/// assert_eq!(json::game_text(&report, "-", &place, detail), json::text(&json::game(&report, "-", &place, detail)));
/// ```
#[must_use]
pub fn game_text(report: &Report<'_>, path: &str, place: &dyn Fn(u32) -> Place, detail: Detail) -> String {
    let mut value = game(report, path, place, Detail { plies: false, ..detail });
    if !detail.plies {
        return text(&value);
    }
    let whole = || text(&game(report, path, place, detail));
    value.plies = Some(Vec::new());
    let around = text(&value);
    // No text in it has this, because the quotes in a text are escaped.
    let Some((before, behind)) = around.split_once(PLIES) else { return whole() };
    let replay = &report.replay;
    let mut out = Vec::with_capacity(around.len() + USUAL * replay.plies.len());
    out.extend_from_slice(before.as_bytes());
    out.extend_from_slice(PLIES.as_bytes());
    for (index, ply) in replay.plies.iter().enumerate() {
        out.extend((index > 0).then_some(b','));
        append_ply(&mut out, replay, ply, detail.trace);
    }
    out.extend_from_slice(behind.as_bytes());
    String::from_utf8(out).unwrap_or_else(|_| whole())
}

/// Where the plies are.
const PLIES: &str = "\"plies\":[";

/// Appends the JSON of a ply.
fn append_ply(out: &mut Vec<u8>, replay: &Replay<'_>, ply: &Ply, trace: bool) {
    let made = replay.before(ply).zip(ply.played());
    let entry = replay.game.rounds.get(ply.round).and_then(|round| round.entries.get(ply.entry));
    out.extend_from_slice(b"{\"ply\":");
    append_count(out, ply.number);
    out.extend_from_slice(b",\"move\":");
    append_count(out, replay.game.number_of(ply.round));
    out.extend_from_slice(b",\"side\":");
    append_word(out, Some(side_name(ply.side)));
    out.extend_from_slice(b",\"written\":");
    let written = ply.span.of(replay.game.text);
    if written.bytes().all(|byte| byte.is_ascii_graphic() && byte != b'"' && byte != b'\\') {
        append_word(out, Some(written));
    } else {
        write(out, &written);
    }
    out.extend_from_slice(b",\"remark\":");
    append_word(out, entry.and_then(|entry| entry.opinion).map(Opinion::signs));
    out.extend_from_slice(b",\"reading\":");
    append_word(out, entry.and_then(|entry| entry.reading).map(Reading::name));
    let Some((before, played)) = made else {
        out.extend_from_slice(NOT_PLAYED);
        return;
    };
    let mover = before.position.turn;
    out.extend_from_slice(b",\"canonical\":");
    append_word(out, Some(&canonical(&before, played)));
    out.extend_from_slice(b",\"kind\":");
    append_word(out, Some(kind_word(played.kind)));
    out.extend_from_slice(b",\"captured\":");
    append_count(out, played.captured.into());
    out.extend_from_slice(b",\"sowings\":");
    append_count(out, played.sowings);
    out.extend_from_slice(if played.mv.safari { b",\"safari\":true" } else { b",\"safari\":false" });
    out.extend_from_slice(if played.tax { b",\"tax\":true" } else { b",\"tax\":false" });
    out.extend_from_slice(b",\"creates_block\":");
    append_pit(out, mover.other(), played.creates_block);
    out.extend_from_slice(b",\"under_block\":");
    append_pit(out, mover, played.under_block);
    out.extend_from_slice(b",\"ends\":");
    append_word(out, Some(ends_word(played.ends)));
    out.extend_from_slice(b",\"position\":");
    append_position(out, &played.after, replay.rules.house, played.outcome.is_some());
    if trace {
        out.extend_from_slice(b",\"trace\":");
        write(out, &sowings(&before, &replay.rules, played));
    }
    out.push(b'}');
}

/// What follows the first keys of a ply that was not played.
const NOT_PLAYED: &[u8] = b",\"canonical\":null,\"kind\":null,\"captured\":null,\"sowings\":null,\"safari\":null,\
    \"tax\":null,\"creates_block\":null,\"under_block\":null,\"ends\":null,\"position\":null}";

/// Appends the JSON of a position.
fn append_position(out: &mut Vec<u8>, state: &State, house: bool, over: bool) {
    let position = &state.position;
    for (side, key) in Side::BOTH.into_iter().zip([&b"{\"south\":{\"front\":["[..], b",\"north\":{\"front\":["]) {
        let ring = position.board.ring(side);
        out.extend_from_slice(key);
        append_row(out, ring.front(), b',');
        out.extend_from_slice(b"],\"back\":[");
        append_row(out, ring.back(), b',');
        out.extend_from_slice(b"],\"store\":");
        append_number(out, position.board.store(side));
        out.extend_from_slice(b",\"house\":");
        append_word(out, Some(house_word(position, side, house)));
        out.push(b'}');
    }
    out.extend_from_slice(b",\"to_move\":");
    append_word(out, Some(side_name(position.turn)));
    out.extend_from_slice(match phase_name(position, over) {
        PhaseName::Kunamua => b",\"phase\":\"kunamua\",\"blocked\":",
        PhaseName::Mtaji => b",\"phase\":\"mtaji\",\"blocked\":",
        PhaseName::Over => b",\"phase\":\"over\",\"blocked\":",
    });
    append_pit(out, position.turn, position.block);
    out.extend_from_slice(b",\"text\":\"");
    position_text(position).append(out);
    out.extend_from_slice(b"\"}");
}

/// The word for the kind of a move.
pub(crate) const fn kind_word(kind: Kind) -> &'static str {
    match kind {
        Kind::Capture => "capture",
        Kind::Kutakata => "kutakata",
        Kind::Sow => "sow",
    }
}

/// The word for how a move ends.
pub(crate) const fn ends_word(ends: Ends) -> &'static str {
    match ends_name(ends) {
        EndsName::Empty => "empty",
        EndsName::House => "house",
        EndsName::Blocked => "blocked",
        EndsName::Won => "won",
        EndsName::Lost => "lost",
        EndsName::Endless => "endless",
    }
}

/// The word for the state of a side's house; `house` says whether the rule set has one.
pub(crate) fn house_word(position: &Position, side: Side, house: bool) -> &'static str {
    match house_name(position, side, house) {
        HouseName::Functional => "functional",
        HouseName::Dormant => "dormant",
        HouseName::Lost => "lost",
        HouseName::None => "none",
    }
}

/// Appends a text that needs no escapes.
fn append_word(out: &mut Vec<u8>, word: Option<&str>) {
    let Some(word) = word else { return out.extend_from_slice(b"null") };
    out.push(b'"');
    out.extend_from_slice(word.as_bytes());
    out.push(b'"');
}

fn append_pit(out: &mut Vec<u8>, side: Side, pit: Option<Pit>) {
    append_word(out, pit.map(|pit| pit_name(side, pit)).as_deref());
}

fn append_count(out: &mut Vec<u8>, count: u32) {
    match u8::try_from(count) {
        Ok(small) => append_number(out, small),
        Err(_) => out.extend_from_slice(count.to_string().as_bytes()),
    }
}
