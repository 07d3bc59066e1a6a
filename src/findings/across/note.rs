//! The data of a game that are compared with other games.

use crate::engine::{Hand, KIBAO, Pit, Position, Side};
use crate::findings::{Check, Report};
use crate::notation::{Game, Key, composed};
use crate::replay::Ply;
use crate::source::{Place, Span};

/// The head keys whose places are stored.
pub(super) const PLACED: [Key; 5] = [Key::South, Key::North, Key::Date, Key::Winner, Key::Result];

/// The values of the known head keys in their order, and the head lines with other keys.
pub(super) const HEADS: usize = Key::ALL.len() + 1;

/// The number of places stored of a game: its start, and those of [`PLACED`].
pub(super) const SPOTS: usize = PLACED.len() + 1;

/// A place in a file, with the line that is shown.
#[derive(Clone, Debug)]
pub(super) struct Spot {
    pub(super) place: Place,
    /// How many characters it covers.
    pub(super) length: u32,
    /// The line, shortened if it is long.
    pub(super) line: String,
}

impl Spot {
    fn of(text: &str, span: Span, place: &dyn Fn(u32) -> Place) -> Self {
        let ends = ['\n', '\r'];
        let at = span.start as usize;
        let start = text.get(..at).and_then(|before| before.rfind(ends)).map_or(0, |end| end + 1);
        let line = text.get(start..).and_then(|rest| rest.split(ends).next()).unwrap_or_default();
        let length = u32::try_from(span.of(text).chars().count()).unwrap_or(u32::MAX);
        Self { place: place(span.start), length, line: line.chars().take(KEPT).collect() }
    }
}

/// The most characters of a line that are stored.
const KEPT: usize = 120;

/// The data of a game that are compared with other games.
///
/// ```
/// use kibao::findings::{Archive, GameNote, Report};
/// use kibao::{replay::{Options, replays}, source::LineIndex};
/// let text = "1: A7>* a7>*;\n";
/// let (lines, mut archive) = (LineIndex::new(text), Archive::default());
/// let report = Report::new(replays(text, &Options::default()).next().unwrap());
/// archive.add("a.bao", GameNote::of(&report, &|offset| lines.place(offset)));
/// assert!(archive.finish().is_empty(), "there is no other game");
/// ```
#[derive(Clone, Debug)]
pub struct GameNote {
    pub(super) moves: Vec<u8>,
    /// The pit and the direction of each move, as it is played or written.
    pub(super) steps: Vec<u8>,
    pub(super) plies: u32,
    pub(super) heads: [String; HEADS],
    /// The start of the game, and the values of [`PLACED`].
    pub(super) spots: [Spot; SPOTS],
    pub(super) winner: Option<Side>,
    pub(super) allowed: Vec<&'static Check>,
}

impl GameNote {
    /// Takes the data of a game; `place` turns an offset in the text into a place in the file.
    #[must_use]
    pub fn of(report: &Report<'_>, place: &dyn Fn(u32) -> Place) -> Self {
        let (text, replay) = (report.text(), &report.replay);
        // A game begins with its first head line or round, not with blank lines before it.
        let game = &replay.game;
        let first = game.heads.first().map(|head| head.key).or_else(|| game.rounds.first().map(|round| round.span));
        let start = first.unwrap_or(game.span);
        let mut moves = Vec::with_capacity(replay.plies.len() + 1);
        match &replay.start {
            Some(state) if state.position == KIBAO.start() => moves.push(0),
            Some(state) => position(&mut moves, &state.position),
            None => moves.push(2),
        }
        if replay.start.is_none() {
            moves.extend(game.value(Key::Opening).unwrap_or_default().bytes());
        }
        replay.plies.iter().for_each(|ply| step(&mut moves, text, ply));
        // Names that look the same must be equal.
        let value = |key| game.value(key).map_or_else(String::new, |it| composed(it).into_owned());
        let mut values = Key::ALL.into_iter().map(value).chain([others(game)]);
        let heads = std::array::from_fn(|_| values.next().unwrap_or_default());
        let at = |key: Key| game.head(key).map_or(start, |head| head.value);
        let [south, north, date, winner, result] = PLACED.map(at);
        Self {
            moves,
            steps: replay.plies.iter().map(pit_and_hand).collect(),
            plies: u32::try_from(replay.plies.len()).unwrap_or(u32::MAX),
            heads,
            spots: [start, south, north, date, winner, result].map(|span| Spot::of(text, span, place)),
            winner: replay.result.recorded,
            allowed: report.allowed_across.clone(),
        }
    }
}

/// The head lines with unknown keys.
fn others(game: &Game<'_>) -> String {
    let lines = game.heads.iter().filter(|head| head.known.is_none());
    lines.flat_map(|head| [head.key.of(game.text), ": ", head.value.of(game.text), "\n"]).collect()
}

/// A start other than the official one.
fn position(moves: &mut Vec<u8>, position: &Position) {
    moves.push(1);
    let board = &position.board;
    for side in [Side::South, Side::North] {
        let ring = board.ring(side);
        moves.extend(ring.front().into_iter().chain(ring.back()));
        moves.push(board.store(side));
    }
    moves.extend(board.houses.map(u8::from));
    moves.push(position.block.map_or(0, Pit::number));
    moves.push(u8::from(position.turn == Side::North));
}

/// The pit and the direction of a move as a byte, without the row, which a notation may leave out.
fn pit_and_hand(ply: &Ply) -> u8 {
    let byte = |pit: u8, hand: Option<Hand>| {
        let hand = hand.map_or(0, |hand| if hand == Hand::Left { 1 } else { 2 });
        pit.saturating_sub(1) & 7 | hand << 3
    };
    match (ply.played(), &ply.written) {
        (Some(played), _) => byte(played.mv.pit.number(), Some(played.mv.hand)),
        (None, Some(written)) => byte(written.pit, written.hand),
        (None, None) => UNPLAYED,
    }
}

/// The byte before a move that is not played.
const UNPLAYED: u8 = u8::MAX;

/// Adds a move as a byte; a move that is not played is added as it is written, byte by byte.
fn step(moves: &mut Vec<u8>, text: &str, ply: &Ply) {
    let byte = |number: u8, back: bool, right: bool, house: bool| {
        number.saturating_sub(1) | u8::from(back) << 3 | u8::from(right) << 4 | u8::from(house) << 5
    };
    let Some(played) = ply.played() else {
        moves.push(UNPLAYED);
        moves.extend(ply.span.of(text).bytes());
        return;
    };
    let mv = played.mv;
    moves.push(byte(mv.pit.number(), !mv.pit.is_front(), mv.hand == Hand::Right, mv.safari));
}
