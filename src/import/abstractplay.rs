//! The game records of Abstract Play (`gamerecord.json` of `AbstractPlay/recranks`), and its moves as plain text.

use super::head::{Head, rounds};
use super::{Imported, Reason, RecordedEnd, Site};
use crate::engine::{ABSTRACT_PLAY, Opening, RuleSet, Side};
use crate::notation::{Key, games};
use crate::replay::{Options, replays};
use crate::source::{LineIndex, Span};
use serde::Deserialize;
use serde_json::Value;
use std::cmp::Ordering;

#[derive(Deserialize)]
pub(super) struct Record {
    header: Header,
    moves: Vec<Vec<Value>>,
}

#[derive(Deserialize)]
struct Header {
    game: Game,
    event: Option<String>,
    round: Option<String>,
    site: AtSite,
    #[serde(rename = "date-start")]
    date_start: Option<String>,
    players: Vec<Player>,
}

#[derive(Deserialize)]
struct Game {
    name: String,
    #[serde(default)]
    variants: Vec<String>,
}

#[derive(Deserialize)]
struct AtSite {
    name: String,
    gameid: Option<Value>,
}

#[derive(Deserialize)]
struct Player {
    name: String,
    result: Option<f64>,
    score: Option<f64>,
}

/// The opening of the variant `malawi`: eight seeds in the house and twenty in store.
pub(super) const MALAWI: Opening = Opening { front: [0, 0, 0, 0, 8, 2, 2, 0], back: [0; 8], store: 20 };

/// The starts of the variants as values of `opening:`; that of the default is empty.
fn openings() -> [String; 3] {
    let malawi = RuleSet { opening: MALAWI, ..ABSTRACT_PLAY }.start().to_string();
    [String::new(), malawi, "novice".to_owned()]
}

/// The index of the start of a variant, whose name is in the language of the site; `None` if it is not known.
fn opening(variant: &str) -> Option<usize> {
    let variant = variant.to_lowercase();
    let starts = [variant.starts_with("default"), variant.contains("malawi"), variant.contains("kujifunza")];
    starts.iter().position(|it| *it)
}

/// A move in our notation: row 1 is South's back row, 2 its front row, 3 and 4 those of North, whose pits count from the other
/// side. `None` if it is not a move.
pub(super) fn our_move(word: &str) -> Option<String> {
    let word = word.trim();
    let mut chars = word.chars();
    let (column, row) = (chars.next()?.to_ascii_lowercase(), chars.next()?);
    let signs = chars.as_str();
    let stars = signs.strip_prefix(['<', '>'])?;
    let stars = stars.strip_prefix('+').unwrap_or(stars);
    let from_left = u32::from(column).checked_sub(u32::from('a')).filter(|it| *it < 8)?;
    let (letter, pit) = match row {
        '1' => ('B', from_left + 1),
        '2' => ('A', from_left + 1),
        '3' => ('a', 8 - from_left),
        '4' => ('b', 8 - from_left),
        _ => return None,
    };
    matches!(stars, "" | "*" | "**").then(|| format!("{letter}{pit}{signs}"))
}

/// Words in the place of a move by which a game ends, and the value of `ending:` for each.
const ENDINGS: [(&str, &str); 4] =
    [("resign", "resignation"), ("timeout", "time"), ("draw", "draw agreed"), ("abandoned", "broken off")];

/// The move of an entry, if it is one.
enum Entry {
    None,
    Move(String),
    Ending(&'static str),
}

fn entry(value: &Value, ply: usize) -> Result<Entry, Reason> {
    let written = match value {
        Value::Null => return Ok(Entry::None),
        Value::String(text) => Some(text.as_str()),
        Value::Object(object) => object.get("move").and_then(Value::as_str),
        _ => None,
    };
    let ending = |text: &str| ENDINGS.iter().find(|(word, _)| *word == text).map(|(_, ending)| *ending);
    match written {
        Some(text) if text.trim().is_empty() => Ok(Entry::None),
        Some(text) => match (our_move(text), ending(text.trim())) {
            (Some(ours), _) => Ok(Entry::Move(ours)),
            (None, Some(ending)) => Ok(Entry::Ending(ending)),
            _ => Err(Reason::Move { ply, written: shortened(text) }),
        },
        None => Err(Reason::Move { ply, written: shortened(&value.to_string()) }),
    }
}

/// The beginning of a text that is repeated in a message.
pub(super) fn shortened(text: &str) -> String {
    const MOST: usize = 40;
    let short: String = text.chars().take(MOST).collect();
    if short.len() < text.len() { short + "\u{2026}" } else { short }
}

pub(super) fn record(record: Record) -> Result<Imported, Reason> {
    let Record { header, moves } = record;
    if !header.game.name.to_lowercase().starts_with("bao") {
        return Err(Reason::OtherGame(shortened(&header.game.name)));
    }
    let mut head = Head::default();
    let mut all = Vec::with_capacity(moves.len());
    for (index, round) in moves.iter().enumerate() {
        if round.len() > 2 {
            return Err(Reason::Round(index + 1));
        }
        let mut ours = [None, None];
        for (column, value) in round.iter().enumerate() {
            match (entry(value, 2 * index + column + 1)?, ours.get_mut(column)) {
                (Entry::Move(text), Some(place)) => *place = Some(text),
                (Entry::Ending(ending), _) => head.add(Key::Ending, ending),
                _ => {}
            }
        }
        all.push(ours);
    }
    for (key, player) in [Key::South, Key::North].into_iter().zip(&header.players) {
        head.add(key, &player.name);
    }
    for (key, value) in [(Key::Event, &header.event), (Key::Round, &header.round)] {
        head.add(key, value.as_deref().unwrap_or_default());
    }
    head.add(Key::Date, header.date_start.as_deref().and_then(|it| it.get(..10)).unwrap_or_default());
    let results = match header.players.as_slice() {
        [south, north] => south.result.zip(north.result),
        _ => None,
    };
    let order = results.and_then(|(south, north)| south.partial_cmp(&north));
    let winner = match order {
        Some(Ordering::Greater) => Some(Side::South),
        Some(Ordering::Less) => Some(Side::North),
        _ => None,
    };
    head.add(Key::Winner, winner.map_or("", name));
    ours(&mut head);
    let id = match &header.site.gameid {
        Some(Value::String(id)) => format!(", game {id}"),
        Some(Value::Number(id)) => format!(", game {id}"),
        _ => String::new(),
    };
    head.add(Key::Source, format!("{}{id}", header.site.name));
    // The score of a player is the seeds on the own side less the others.
    let score = header.players.first().and_then(|player| player.score);
    #[expect(clippy::cast_possible_truncation, reason = "a whole number of at most 64")]
    let balance = score.filter(|it| it.abs() <= 64.0 && it.fract() == 0.0).map(|it| it as i64);
    let end = RecordedEnd { winner, drawn: order == Some(Ordering::Equal), balance, rings: None };
    let rounds = rounds(all);
    let written = |opening: &str| {
        let mut head = head.clone();
        head.add(Key::Opening, opening);
        head.with_rounds(&rounds)
    };
    let variants = &header.game.variants;
    let known = variants.iter().map(|it| opening(it)).collect::<Option<Vec<_>>>();
    let texts = openings().map(|it| written(&it));
    let text = match known {
        Some(known) => known.into_iter().max().and_then(|it| texts.get(it)),
        // The name of a variant may be in any language. Of two that fit as well the first counts.
        None => texts.iter().rev().max_by_key(|text| {
            let replay = replays(text, &Options::default()).next()?;
            Some((end.difference(&replay).is_none(), replay.replayed()))
        }),
    };
    let text = text.or(texts.first()).cloned().unwrap_or_default();
    Ok(Imported { site: Site::AbstractPlay, line: 1, text, end })
}

/// The value of `winner:` for a side.
pub(super) const fn name(side: Side) -> &'static str {
    match side {
        Side::South => "South",
        Side::North => "North",
    }
}

/// The head lines that say how the game is to be read.
fn ours(head: &mut Head) {
    head.add(Key::Rules, "abstractplay");
    head.add(Key::Notation, "kibao");
}

/// The games of a text with moves of Abstract Play, in whatever layout: the moves are replaced and everything else is kept.
/// Head lines that a game lacks are added.
pub(super) fn moves(text: &str) -> Vec<Imported> {
    let mut new = String::with_capacity(text.len());
    let mut word = String::new();
    for c in text.chars().chain(['\n']) {
        if c.is_ascii_alphanumeric() || matches!(c, '<' | '>' | '+' | '*') {
            word.push(c);
            continue;
        }
        new.push_str(our_move(&word).as_deref().unwrap_or(&word));
        word.clear();
        new.push(c);
    }
    new.pop();
    let lines = LineIndex::new(&new);
    let mut ends: Vec<u32> = games(&new).skip(1).map(|game| game.span.start).collect();
    ends.push(Span::new(0, new.len()).end);
    let mut start = 0;
    let game = |end: u32| {
        let part = Span { start, end };
        start = end;
        let (line, text) = (lines.place(part.start).line, with_head(part.of(&new)));
        Imported { site: Site::AbstractPlayMoves, line, text, end: RecordedEnd::default() }
    };
    ends.into_iter().map(game).collect()
}

/// The text of a game with the head lines that it lacks.
fn with_head(text: &str) -> String {
    let game = games(text).next();
    let lacks = |key| game.as_ref().is_none_or(|it| it.head(key).is_none());
    let mut head = Head::default();
    for (key, value) in
        [(Key::Rules, "abstractplay"), (Key::Notation, "kibao"), (Key::Source, Site::AbstractPlay.name())]
    {
        if lacks(key) {
            head.add(key, value);
        }
    }
    let own_head = game.is_some_and(|it| !it.heads.is_empty());
    let lines = head.with_rounds("");
    if own_head {
        format!("{}\n{}", lines.trim_end_matches('\n'), text.trim_start())
    } else {
        lines + text.trim_start()
    }
}
