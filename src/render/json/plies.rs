//! The text of a game's JSON. Its plies are nearly all of it, so they are written here with their fixed keys; a test compares
//! this with what the serializer writes for [`PlyOf`](super::PlyOf).

use super::{
    Detail, EndsName, HouseName, PhaseName, PlyPart, Without, ends_name, game, house_name, phase_name, sowings, text,
    write,
};
use crate::engine::{Ends, Kind, Pit, Position, Side, State};
use crate::findings::Report;
use crate::notation::{Appender, Dialect, Opinion, Reading};
use crate::replay::{Ply, Replay, name, pit_name, position_text, side_name};
use crate::source::{Place, Span};

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
    game_text_without(report, path, place, detail, Without::default())
}

/// The same, without some keys of each ply; the schema does not describe this.
///
/// ```
/// use kibao::{findings::Report, render::json::{self, Detail, PlyPart, Without}, replay::{Options, replays}, source::Place};
/// let report = Report::new(replays("1: A7>* a7>*;\n", &Options::default()).next().unwrap());
/// let (place, detail) = (|_| Place { line: 1, column: 1 }, Detail { plies: true, trace: false });
/// let without = Without::of(PlyPart::ALL.into_iter().filter(|it| *it != PlyPart::Canonical));
/// let text = json::game_text_without(&report, "-", &place, detail, without);
/// assert!(text.contains(r#""plies":[{"ply":1,"move":1,"side":"south","canonical":"A7>*"},{"ply":2,"#), "{text}");
/// ```
#[must_use]
pub fn game_text_without(
    report: &Report<'_>,
    path: &str,
    place: &dyn Fn(u32) -> Place,
    detail: Detail,
    without: Without,
) -> String {
    let mut out = Vec::with_capacity(USUAL * report.replay.plies.len());
    append_game(&mut out, report, path, place, detail, without);
    String::from_utf8(out).unwrap_or_else(|_| text(&game(report, path, place, detail)))
}

/// Appends the same to other texts.
pub(crate) fn append_game(
    out: &mut Vec<u8>,
    report: &Report<'_>,
    path: &str,
    place: &dyn Fn(u32) -> Place,
    detail: Detail,
    without: Without,
) {
    let mut value = game(report, path, place, Detail { plies: false, ..detail });
    value.plies = detail.plies.then(Vec::new);
    let start = out.len();
    write(out, &value);
    if !detail.plies {
        return;
    }
    // No text in it has this, because the quotes in a text are escaped.
    let before = out.get(start..).and_then(|game| game.windows(PLIES.len()).rposition(|it| it == PLIES));
    let Some(before) = before else {
        out.truncate(start);
        write(out, &game(report, path, place, detail));
        return;
    };
    let behind = out.split_off(start + before + PLIES.len());
    let mut appender = Appender::new(out);
    for (index, ply) in report.replay.plies.iter().enumerate() {
        appender.first(b",", usize::from(index > 0));
        append_ply(&mut appender, &report.replay, ply, detail.trace, without);
    }
    drop(appender);
    out.extend_from_slice(&behind);
}

/// Where the plies are.
const PLIES: &[u8] = b"\"plies\":[";

/// Appends the word for one of a few values, in quotes.
macro_rules! append_quoted {
    ($out:expr, $word:ident($value:expr), $($one:path)|+) => {
        match $value {
            $($one => const { &Quoted::of($word($one)) }),+
        }
        .append($out)
    };
}

/// Appends the JSON of a ply.
fn append_ply(out: &mut Appender<'_>, replay: &Replay<'_>, ply: &Ply, trace: bool, without: Without) {
    let made = replay.kept_before(ply).zip(ply.played());
    let entry = replay.game.rounds.get(ply.round).and_then(|round| round.entries.get(ply.entry));
    out.bytes(b"{\"ply\":");
    append_count(out, ply.number);
    out.bytes(b",\"move\":");
    append_count(out, replay.game.number_of(ply.round));
    out.bytes(b",\"side\":");
    append_quoted!(out, side_name(ply.side), Side::South | Side::North);
    if append_key(out, without, PlyPart::Written, b",\"written\":") {
        append_written(out, replay.game.text, ply.span);
    }
    if append_key(out, without, PlyPart::Remark, b",\"remark\":") {
        append_word(out, entry.and_then(|entry| entry.opinion).map(Opinion::signs));
    }
    if append_key(out, without, PlyPart::Reading, b",\"reading\":") {
        append_word(out, entry.and_then(|entry| entry.reading).map(Reading::name));
    }
    let Some((before, played)) = made else {
        for (part, null) in NOT_PLAYED {
            if !without.has(part) {
                out.out().extend_from_slice(null);
            }
        }
        out.bytes(b"}");
        return;
    };
    let mover = before.position.turn;
    if append_key(out, without, PlyPart::Canonical, b",\"canonical\":") {
        out.bytes(b"\"");
        name(before, played, Dialect::KIBAO).append(out, Dialect::KIBAO);
        out.bytes(b"\"");
    }
    if append_key(out, without, PlyPart::Kind, b",\"kind\":") {
        append_quoted!(out, kind_word(played.kind), Kind::Capture | Kind::Kutakata | Kind::Sow);
    }
    if append_key(out, without, PlyPart::Captured, b",\"captured\":") {
        append_count(out, played.captured.into());
    }
    if append_key(out, without, PlyPart::Sowings, b",\"sowings\":") {
        append_count(out, played.sowings);
    }
    if append_key(out, without, PlyPart::Safari, b",\"safari\":") {
        append_truth(out, played.mv.safari);
    }
    if append_key(out, without, PlyPart::Tax, b",\"tax\":") {
        append_truth(out, played.tax);
    }
    if append_key(out, without, PlyPart::CreatesBlock, b",\"creates_block\":") {
        append_pit(out, mover.other(), played.creates_block);
    }
    if append_key(out, without, PlyPart::UnderBlock, b",\"under_block\":") {
        append_pit(out, mover, played.under_block);
    }
    if append_key(out, without, PlyPart::Ends, b",\"ends\":") {
        append_quoted!(
            out,
            ends_name_word(ends_name(played.ends)),
            EndsName::Empty | EndsName::House | EndsName::Blocked | EndsName::Won | EndsName::Lost | EndsName::Endless
        );
    }
    if append_key(out, without, PlyPart::Position, b",\"position\":") {
        append_position(out, &played.after, replay.rules.house, played.outcome.is_some(), without);
    }
    if trace {
        out.bytes(b",\"trace\":");
        write(out.out(), &sowings(before, &replay.rules, played));
    }
    out.bytes(b"}");
}

/// Appends the key of a part, unless the part is left out; returns whether it is not.
#[cfg_attr(not(target_family = "wasm"), inline(always))]
fn append_key<const LEN: usize>(out: &mut Appender<'_>, without: Without, part: PlyPart, key: &[u8; LEN]) -> bool {
    let kept = !without.has(part);
    if kept {
        out.bytes(key);
    }
    kept
}

/// Appends the text of a span, escaped if it is not a usual word.
#[cfg_attr(not(target_family = "wasm"), inline(always))]
fn append_written(out: &mut Appender<'_>, text: &str, span: Span) {
    let written = span.of(text);
    let is_plain = |byte: u8| byte.is_ascii_graphic() && byte != b'"' && byte != b'\\';
    match text.as_bytes().get(span.start as usize..).and_then(<[u8]>::first_chunk::<8>) {
        Some(window) if written.len() <= window.len() && written.bytes().all(is_plain) => {
            out.bytes(b"\"");
            out.first(window, written.len());
            out.bytes(b"\"");
        }
        _ => write(out.out(), &written),
    }
}

/// What follows the first keys of a ply that was not played.
const NOT_PLAYED: [(PlyPart, &[u8]); 10] = [
    (PlyPart::Canonical, b",\"canonical\":null"),
    (PlyPart::Kind, b",\"kind\":null"),
    (PlyPart::Captured, b",\"captured\":null"),
    (PlyPart::Sowings, b",\"sowings\":null"),
    (PlyPart::Safari, b",\"safari\":null"),
    (PlyPart::Tax, b",\"tax\":null"),
    (PlyPart::CreatesBlock, b",\"creates_block\":null"),
    (PlyPart::UnderBlock, b",\"under_block\":null"),
    (PlyPart::Ends, b",\"ends\":null"),
    (PlyPart::Position, b",\"position\":null"),
];

/// Appends the JSON of a position.
fn append_position(out: &mut Appender<'_>, state: &State, house: bool, over: bool, without: Without) {
    let position = &state.position;
    for (side, key) in Side::BOTH.into_iter().zip([b"{\"south\":{\"front\":[", b",\"north\":{\"front\":["]) {
        let ring = position.board.ring(side);
        out.bytes(key);
        out.row(ring.front(), b',', b']');
        out.bytes(b",\"back\":[");
        out.row(ring.back(), b',', b']');
        out.bytes(b",\"store\":");
        out.number(position.board.store(side));
        out.bytes(b",\"house\":");
        append_quoted!(
            out,
            house_name_word(house_name(position, side, house)),
            HouseName::Functional | HouseName::Dormant | HouseName::Lost | HouseName::None
        );
        out.bytes(b"}");
    }
    out.bytes(b",\"to_move\":");
    append_quoted!(out, side_name(position.turn), Side::South | Side::North);
    out.bytes(b",\"phase\":");
    append_quoted!(
        out,
        phase_word(phase_name(position, over)),
        PhaseName::Kunamua | PhaseName::Mtaji | PhaseName::Over
    );
    out.bytes(b",\"blocked\":");
    append_pit(out, position.turn, position.block);
    if !without.has(PlyPart::PositionText) {
        out.bytes(b",\"text\":\"");
        position_text(position).append(out);
        out.bytes(b"\"");
    }
    out.bytes(b"}");
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
    ends_name_word(ends_name(ends))
}

const fn ends_name_word(ends: EndsName) -> &'static str {
    match ends {
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
    house_name_word(house_name(position, side, house))
}

const fn house_name_word(house: HouseName) -> &'static str {
    match house {
        HouseName::Functional => "functional",
        HouseName::Dormant => "dormant",
        HouseName::Lost => "lost",
        HouseName::None => "none",
    }
}

const fn phase_word(phase: PhaseName) -> &'static str {
    match phase {
        PhaseName::Kunamua => "kunamua",
        PhaseName::Mtaji => "mtaji",
        PhaseName::Over => "over",
    }
}

/// A short word in quotes, which is appended without a call.
struct Quoted {
    bytes: [u8; 16],
    len: usize,
}

impl Quoted {
    const fn of(word: &str) -> Self {
        let (mut bytes, mut at) = ([b'"'; 16], 0);
        assert!(word.len() + 2 <= bytes.len());
        while at < word.len() {
            bytes[at + 1] = word.as_bytes()[at];
            at += 1;
        }
        Self { bytes, len: at + 2 }
    }

    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    fn append(&self, out: &mut Appender<'_>) {
        out.first(&self.bytes, self.len);
    }
}

/// Appends a word that is seldom there.
#[cfg_attr(not(target_family = "wasm"), inline(always))]
fn append_word(out: &mut Appender<'_>, word: Option<&str>) {
    match word {
        Some(word) => write(out.out(), &word),
        None => out.bytes(b"null"),
    }
}

#[cfg_attr(not(target_family = "wasm"), inline(always))]
fn append_pit(out: &mut Appender<'_>, side: Side, pit: Option<Pit>) {
    append_word(out, pit.map(|pit| pit_name(side, pit)).as_deref());
}

fn append_truth(out: &mut Appender<'_>, is: bool) {
    let (text, len) = if is { (*b"true ", 4) } else { (*b"false", 5) };
    out.first(&text, len);
}

#[cfg_attr(not(target_family = "wasm"), inline(always))]
fn append_count(out: &mut Appender<'_>, count: u32) {
    match u8::try_from(count) {
        Ok(small) => out.number(small),
        Err(_) => out.out().extend_from_slice(count.to_string().as_bytes()),
    }
}
