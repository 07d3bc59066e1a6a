//! Games as records of Abstract Play.

use super::abstractplay::MALAWI;
use crate::engine::{ABSTRACT_PLAY, RuleSet, Side, State};
use crate::notation::{Key, date::Days};
use crate::render::json;
use crate::replay::{Options, Replay, canonical, replays};
use serde::Serialize;
use std::fmt;

/// Why a game is not written as a record of Abstract Play.
///
/// ```
/// use kibao::{import::{NotExported, to_abstractplay}, replay::{Options, replays}};
/// let replay = replays("1: A1>*;\n", &Options::default()).next().unwrap();
/// assert_eq!(to_abstractplay(&replay), Err(NotExported::Invalid));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotExported {
    /// A move cannot be played, or is not known.
    Invalid,
    /// The site does not have its opening.
    Opening,
    /// The rules of the site do not allow the move of this ply.
    Rules(u32),
    /// By the rules of the site it ends otherwise.
    End,
}

impl fmt::Display for NotExported {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Invalid => f.write_str("the game does not replay"),
            Self::Opening => f.write_str("the site does not have its opening"),
            Self::Rules(ply) => write!(f, "the rules of the site do not allow ply {ply}"),
            Self::End => f.write_str("by the rules of the site it ends otherwise"),
        }
    }
}

impl std::error::Error for NotExported {}

#[derive(Serialize)]
struct Record {
    header: Header,
    moves: Vec<Vec<String>>,
}

#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
struct Header {
    game: Game,
    #[serde(skip_serializing_if = "Option::is_none")]
    event: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    round: Option<String>,
    site: Site,
    date_start: String,
    date_end: String,
    date_generated: String,
    players: [Player; 2],
}

#[derive(Serialize)]
struct Game {
    name: &'static str,
    variants: [&'static str; 1],
}

#[derive(Serialize)]
struct Site {
    name: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    gameid: Option<String>,
}

#[derive(Serialize)]
struct Player {
    name: String,
    score: i64,
    result: u8,
}

/// The day that is written for a game without a date, because the schema asks for one.
const NO_DATE: &str = "1970-01-01";

/// A game as a record of Abstract Play, on one line. Comments and further head lines have no place in it.
///
/// # Errors
/// [`NotExported`] if the site could not have this game.
///
/// ```
/// use kibao::{import::{import, to_abstractplay}, replay::{Options, replays}};
/// let replay = replays("south: Asha\n\n1: A6>* a7<*;\n", &Options::default()).next().unwrap();
/// let record = to_abstractplay(&replay).unwrap();
/// assert!(record.ends_with(r#""moves":[["f2>*","b3<*"]]}"#), "{record}");
/// assert!(import(record.as_bytes())[0].as_ref().unwrap().text.starts_with("south: Asha\n"));
/// ```
pub fn to_abstractplay(replay: &Replay<'_>) -> Result<String, NotExported> {
    let start = replay.start.filter(|_| replay.is_valid()).ok_or(NotExported::Invalid)?;
    let variants = [
        (ABSTRACT_PLAY.start(), "Default setup"),
        (RuleSet { opening: MALAWI, ..ABSTRACT_PLAY }.start(), "Malawi"),
        (ABSTRACT_PLAY.novice_start(), "Bao la kujifunza"),
    ];
    let variant = variants.iter().find(|(position, _)| *position == start.position);
    let (position, variant) = *variant.ok_or(NotExported::Opening)?;
    let mut state = State::new(position);
    let (mut moves, mut outcome) = (Vec::new(), None);
    for ply in &replay.plies {
        let played = ply.played().ok_or(NotExported::Invalid)?;
        let theirs = state.play(&ABSTRACT_PLAY, played.mv).map_err(|_| NotExported::Rules(ply.number))?;
        let name = their_move(&canonical(&state, &theirs)).ok_or(NotExported::Invalid)?;
        match (ply.side, moves.last_mut()) {
            (Side::North, Some(round)) => Vec::push(round, name),
            _ => moves.push(vec![name]),
        }
        (state, outcome) = (theirs.after, theirs.outcome);
    }
    let by_play = |it: Option<crate::engine::Outcome>| it.map(|it| it.winner);
    if by_play(outcome) != by_play(replay.result.outcome) {
        return Err(NotExported::End);
    }
    let game = &replay.game;
    let value = |key| game.value(key).map(str::to_owned);
    let [south, north] = state.position.board.rings.map(|ring| i64::from(ring.seeds()));
    let winner = replay.result.winner();
    let player = |side, key, name: &str, score| Player {
        name: value(key).unwrap_or_else(|| name.to_owned()),
        score,
        result: u8::from(winner == Some(side)),
    };
    let day = game.value(Key::Date).and_then(Days::best);
    let day = day.map_or_else(|| NO_DATE.to_owned(), |days| Days::written(days.first));
    let date = format!("{day}T00:00:00.000Z");
    let header = Header {
        game: Game { name: "Bao", variants: [variant] },
        event: value(Key::Event),
        round: value(Key::Round).filter(|_| game.value(Key::Event).is_some()),
        site: site(game.value(Key::Source).or(game.value(Key::Place))),
        date_start: date.clone(),
        date_end: date.clone(),
        date_generated: date,
        players: [
            player(Side::South, Key::South, "South", south - north),
            player(Side::North, Key::North, "North", north - south),
        ],
    };
    let record = json::text(&Record { header, moves });
    if reads_back(&record, replay) { Ok(record) } else { Err(NotExported::End) }
}

/// Whether the moves of a record are those of a game.
fn reads_back(record: &str, replay: &Replay<'_>) -> bool {
    let Some(Ok(again)) = super::import(record.as_bytes()).pop() else { return false };
    let again = replays(&again.text, &Options::default()).next();
    let moves = |replay: &Replay<'_>| replay.plies.iter().map(|it| it.played().map(|it| it.mv)).collect::<Vec<_>>();
    again.is_some_and(|it| it.is_valid() && moves(&it) == moves(replay))
}

/// Where the game took place: a source that an import has written is divided again.
fn site(source: Option<&str>) -> Site {
    let source = source.unwrap_or("unknown");
    match source.split_once(", game ") {
        Some((name, id)) => Site { name: name.to_owned(), gameid: Some(id.to_owned()) },
        None => Site { name: source.to_owned(), gameid: None },
    }
}

/// A canonical move in the notation of Abstract Play.
fn their_move(canonical: &str) -> Option<String> {
    let mut chars = canonical.chars();
    let (row, pit) = (chars.next()?, chars.next()?.to_digit(10)?);
    let (row, from_left) = match row {
        'B' => ('1', pit.checked_sub(1)?),
        'A' => ('2', pit.checked_sub(1)?),
        'a' => ('3', 8_u32.checked_sub(pit)?),
        'b' => ('4', 8_u32.checked_sub(pit)?),
        _ => return None,
    };
    let column = char::from_u32(u32::from('a') + from_left)?;
    Some(format!("{column}{row}{}", chars.as_str()))
}
