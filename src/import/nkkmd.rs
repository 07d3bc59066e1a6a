//! The `bao-game-record` of the program of nkkmd (`bao-la-kiswahili-game`), versions 1 and 2.

use super::abstractplay::{name, shortened};
use super::head::{Head, rounds};
use super::{Imported, Reason, RecordedEnd, Site};
use crate::engine::{Board, KIBAO, Position, Ring, Side};
use crate::notation::Key;
use serde::Deserialize;

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Record {
    format: String,
    version: u64,
    rules: Option<Rules>,
    settings: Option<Settings>,
    initial_position: Option<Layout>,
    moves: Vec<Entry>,
    result: Option<Ended>,
    final_position: Option<Layout>,
}

#[derive(Deserialize)]
struct Rules {
    baseline: Option<String>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Settings {
    human_side: Option<String>,
    ai: Option<Ai>,
}

#[derive(Deserialize)]
struct Ai {
    difficulty: Option<String>,
    generation: Option<String>,
}

/// A position: the front row and the back row of each player, each from the own left.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Layout {
    pits: [[[u8; 8]; 2]; 2],
    reserve: [u8; 2],
    house_owned: [bool; 2],
    player: u8,
    #[serde(default)]
    pending: [u8; 2],
}

#[derive(Deserialize)]
struct Entry {
    player: u8,
    phase: String,
    #[serde(rename = "move")]
    mv: Move,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Move {
    r#type: String,
    row: Option<u8>,
    index: Option<u8>,
    direction: Option<String>,
    side: Option<String>,
    house_choice: Option<String>,
}

#[derive(Deserialize)]
struct Ended {
    winner: u8,
}

/// The player with this number.
const fn side(player: u8) -> Option<Side> {
    match player {
        0 => Some(Side::South),
        1 => Some(Side::North),
        _ => None,
    }
}

impl Layout {
    fn rings(&self) -> Option<[Ring; 2]> {
        let [[south, south_back], [north, north_back]] = self.pits;
        Some([Ring::from_rows(south, south_back)?, Ring::from_rows(north, north_back)?])
    }

    fn position(&self) -> Option<Position> {
        let board = Board { rings: self.rings()?, stores: self.reserve, houses: self.house_owned };
        Some(Position { board, turn: side(self.player)?, block: None })
    }
}

impl Entry {
    /// The move in our notation; `None` for a turn that is passed.
    fn ours(&self, ply: usize) -> Result<Option<String>, Reason> {
        let mv = &self.mv;
        if mv.r#type == "pass" {
            return Ok(None);
        }
        self.written().map(Some).ok_or_else(|| {
            let part = |it: Option<&str>| it.unwrap_or("?").to_owned();
            let pit = |it: Option<u8>| it.map_or("?".to_owned(), |it| it.to_string());
            let way = part(mv.side.as_deref().or(mv.direction.as_deref()));
            let written = format!("{} {}/{} {way}", mv.r#type, pit(mv.row), pit(mv.index));
            Reason::Move { ply, written: shortened(&written) }
        })
    }

    fn written(&self) -> Option<String> {
        let mv = &self.mv;
        let back = mv.row? == 1;
        let letter = match (side(self.player)?, mv.row?) {
            (Side::South, 0) => 'A',
            (Side::South, 1) => 'B',
            (Side::North, 0) => 'a',
            (Side::North, 1) => 'b',
            _ => return None,
        };
        let pit = mv.index.filter(|it| *it < 8)? + 1;
        let capture = match mv.r#type.as_str() {
            "capture" => true,
            "takata" => false,
            _ => return None,
        };
        // A capture from the store names the kichwa where the captured seeds start. Otherwise the direction is the way round
        // the ring: `right` along the front row, and then back along the back row.
        let from_store = capture && self.phase == "namua";
        let left = match if from_store { mv.side.as_deref() } else { mv.direction.as_deref() }? {
            "left" => !back,
            "right" => back,
            _ => return None,
        };
        let house = if mv.house_choice.as_deref() == Some("use") { "+" } else { "" };
        let mark = if capture { "" } else { "*" };
        Some(format!("{letter}{pit}{}{house}{mark}", if left { '<' } else { '>' }))
    }
}

pub(super) fn record(record: Record) -> Result<Imported, Reason> {
    if record.format != "bao-game-record" {
        return Err(Reason::Shape(format!("format {:?}", shortened(&record.format))));
    }
    if !(1..=2).contains(&record.version) {
        return Err(Reason::Version(record.version));
    }
    let mut head = Head::default();
    if let Some(Settings { human_side: Some(human), ai: Some(ai) }) = &record.settings {
        let about: Vec<&str> = [ai.difficulty.as_deref(), ai.generation.as_deref()].into_iter().flatten().collect();
        let program = if about.is_empty() { "Computer".to_owned() } else { format!("Computer ({})", about.join(", ")) };
        let players = if human == "north" { [program.as_str(), "Human"] } else { ["Human", program.as_str()] };
        head.add(Key::South, players[0]);
        head.add(Key::North, players[1]);
    }
    let winner = record.result.as_ref().and_then(|it| side(it.winner));
    head.add(Key::Winner, winner.map_or("", name));
    let start = record.initial_position.as_ref().map(|it| it.position().ok_or(Reason::Position)).transpose()?;
    let start = start.filter(|it| *it != KIBAO.start());
    head.add(Key::Opening, start.map_or(String::new(), |it| it.to_string()));
    // R-002, the rules of version 1, has no kutakatia.
    head.add(Key::Rules, "kibao");
    head.add(Key::Notation, "kibao");
    if record.version == 1 {
        head.add(Key::Takasia, "no");
    }
    let baseline = record.rules.and_then(|it| it.baseline).map_or(String::new(), |it| format!(", rules {it}"));
    head.add(Key::Source, format!("{} by nkkmd, bao-game-record {}{baseline}", Site::Nkkmd.name(), record.version));
    let mut all: Vec<[Option<String>; 2]> = Vec::with_capacity(record.moves.len() / 2 + 1);
    let mut due = start.map_or(Side::South, |it| it.turn);
    for (index, entry) in record.moves.iter().enumerate() {
        let mover = side(entry.player).ok_or_else(|| Reason::Move { ply: index + 1, written: "?".to_owned() })?;
        let ours = entry.ours(index + 1)?;
        if all.is_empty() || mover == Side::South || due != mover {
            all.push([None, None]);
        }
        if let Some(place) = all.last_mut().and_then(|it| it.get_mut(mover.index())) {
            *place = ours;
        }
        due = mover.other();
    }
    let last = record.final_position.as_ref();
    let rings = last.and_then(|it| Some((it.rings()?, it.pending.map(u32::from))));
    let end = RecordedEnd { winner, rings, ..RecordedEnd::default() };
    Ok(Imported { site: Site::Nkkmd, line: 1, text: head.with_rounds(&rounds(all)), end })
}
