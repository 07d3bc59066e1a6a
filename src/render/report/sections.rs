//! The parts of a report in a language, from which the text and the page are written.

use super::{Frame, score};
use crate::engine::Side;
use crate::event::{Event, EventGame, Need};
use crate::names::Alike;
use crate::render::table::Table;
use crate::stats::{Played, TieBreak};
use crate::words::report::{self as say, Label, label};
use crate::words::stats::{self as figures, number};
use crate::words::{self, Lang};
use std::collections::BTreeMap;

/// The most errors of a game that are listed.
const MOST_ERRORS: usize = 3;

/// The most events that are named.
const MOST_EVENTS: usize = 8;

/// A part of the report, with its name in links.
pub(super) struct Section {
    pub(super) id: &'static str,
    pub(super) heading: String,
    pub(super) blocks: Vec<Block>,
}

pub(super) enum Block {
    Table(Table),
    List(Vec<Entry>),
    Note(String),
}

/// An entry of a list.
pub(super) struct Entry {
    pub(super) head: String,
    /// The game that it is about, and the ply to open.
    pub(super) game: Option<(usize, usize)>,
    pub(super) lines: Vec<String>,
}

impl Entry {
    fn sentence(head: String) -> Self {
        Self { head, game: None, lines: Vec::new() }
    }
}

/// The title: the name of the event if there is one.
pub(super) fn title(event: &Event, lang: Lang) -> String {
    match event.events().as_slice() {
        [(only, _)] => (*only).to_owned(),
        _ => label(lang, Label::Title),
    }
}

/// The numbers at the top.
pub(super) fn cards(event: &Event, lang: Lang) -> Vec<(String, String)> {
    let count = |count: usize| number(lang, count as u64);
    vec![
        (label(lang, Label::Games), count(event.games.len())),
        (label(lang, Label::Counted), count(event.counted.iter().flatten().count())),
        (figures::label(lang, figures::Label::Players), count(event.people.persons().len())),
        (label(lang, Label::Needs), count(event.needs().len())),
        (label(lang, Label::Doubles), count(event.doubles.len())),
    ]
}

/// All parts. `link` gives the address of the replay of a game.
pub(super) fn sections(event: &Event, frame: &Frame, link: &dyn Fn(usize) -> Option<String>) -> Vec<Section> {
    let lang = frame.lang;
    let section = |id, heading, blocks| Section { id, heading: label(lang, heading), blocks };
    let list = |entries: Vec<Entry>, none| {
        if entries.is_empty() { Block::Note(label(lang, none)) } else { Block::List(entries) }
    };
    let mut cross = section("cross", Label::Title, vec![Block::Table(self::cross(event, lang, link))]);
    cross.heading = figures::label(lang, figures::Label::Cross);
    vec![
        section("standings", Label::Standings, standings(event, lang)),
        section("needs", Label::Needs, vec![list(needs(event, lang), Label::NoNeeds)]),
        section("doubles", Label::Doubles, vec![list(doubles(event, lang), Label::NoDoubles)]),
        section("names", Label::Names, vec![list(names(event, lang), Label::NoNames)]),
        section("missing", Label::Missing, missing(event, lang)),
        cross,
        section("games", Label::Games, vec![Block::Table(games(event, lang, frame.short, link))]),
    ]
}

fn standings(event: &Event, lang: Lang) -> Vec<Block> {
    let figure = |it| figures::label(lang, it);
    let lines = &event.standings.lines;
    let (draws, open) = (lines.iter().any(|it| it.total.draws > 0), lines.iter().any(|it| it.total.open() > 0));
    let ties: Vec<(usize, TieBreak)> = event.scoring.ties.iter().copied().enumerate().collect();
    // The number of games won is a column already.
    let shown = |(_, tie): &&(usize, TieBreak)| *tie != TieBreak::Wins && (*tie != TieBreak::Buchholz || event.rounds);
    let ties: Vec<&(usize, TieBreak)> = ties.iter().filter(shown).collect();
    let mut columns = vec![figure(figures::Label::Player), figure(figures::Label::Number), label(lang, Label::Points)];
    columns.push(figure(figures::Label::Wins));
    columns.extend(draws.then(|| label(lang, Label::Draws)));
    columns.push(figure(figures::Label::Losses));
    columns.extend(open.then(|| figure(figures::Label::Open)));
    columns.extend(ties.iter().map(|(_, tie)| say::tie(lang, *tie)));
    let mut table = Table::new(label(lang, Label::Rank), columns).words(&[1]);
    for it in lines {
        let count = |count: u64| number(lang, count);
        let mut row = vec![it.rank.to_string(), event.player(it.player).to_owned(), count(it.total.games)];
        row.extend([say::points(lang, it.total.points), count(it.total.wins)]);
        row.extend(draws.then(|| count(it.total.draws)));
        row.push(count(it.total.losses));
        row.extend(open.then(|| count(it.total.open())));
        let value = |at: usize, by: TieBreak| {
            let value = it.ties.get(at).copied().flatten();
            let points =
                |value: u64| say::points(lang, if by == TieBreak::SonnebornBerger { value / 100 } else { value });
            value.map_or_else(|| "\u{2013}".to_owned(), points)
        };
        row.extend(ties.iter().map(|(at, by)| value(*at, *by)));
        table.row(row);
    }
    let mut blocks = vec![Block::Table(table), Block::Note(say::scoring(lang, &event.scoring))];
    let events = event.events();
    if events.len() > 1 {
        let named: Vec<String> =
            events.iter().take(MOST_EVENTS).map(|(name, games)| say::event(lang, name, *games)).collect();
        blocks.insert(0, Block::Note(say::events(lang, events.len(), &named)));
    }
    if event.scoring.ties.contains(&TieBreak::Buchholz) && !event.rounds {
        blocks.push(Block::Note(label(lang, Label::NoRounds)));
    }
    let contradicted = event.games.iter().filter(|game| game.is_contradicted()).count();
    if contradicted > 0 {
        blocks.push(Block::Note(say::rule(lang, event.scoring.contradicted, contradicted)));
    }
    blocks
}

/// The players of a game.
fn both(event: &Event, lang: Lang, game: usize) -> String {
    let name = |side: usize| {
        let named = event.name(game, side).map(str::to_owned);
        named.unwrap_or_else(|| Side::BOTH.get(side).map_or_else(String::new, |side| words::side(lang, *side)))
    };
    format!("{} \u{2013} {}", name(0), name(1))
}

fn place(game: &EventGame) -> String {
    format!("{}:{}", game.path.trim_start_matches("./"), game.line)
}

fn needs(event: &Event, lang: Lang) -> Vec<Entry> {
    let entry = |(number, needs): (usize, Vec<Need>)| {
        let game = event.games.get(number)?;
        let why: Vec<String> = needs.iter().map(|need| say::need(lang, *need)).collect();
        let head = format!("{}. {}: {} ({})", number + 1, both(event, lang, number), why.join(", "), place(game));
        let mut lines: Vec<String> = game
            .errors
            .iter()
            .take(MOST_ERRORS)
            .map(|it| say::line(lang, it.line, &format!("{} [{}]", it.message, it.code)))
            .collect();
        let more = game.grave().saturating_sub(lines.len());
        if more > 0 {
            lines.push(say::more_errors(lang, more));
        }
        for found in event.found.iter().filter(|it| it.game == number) {
            if matches!(found.placed.finding.check.code, "G404" | "H302") {
                let message = words::file_message(lang, &found.placed.finding);
                let message = format!("{message} [{}]", found.placed.finding.check.code);
                lines.push(say::line(lang, found.placed.place.line, &message));
            }
        }
        lines.extend(game.repair.iter().map(|it| say::repair(lang, it)));
        if game.repair.is_empty() && needs.contains(&Need::Broken) {
            lines.push(label(lang, Label::NoRepair));
        }
        let ply = if needs.contains(&Need::Broken) { game.replayed } else { 0 };
        Some(Entry { head, game: Some((number, ply)), lines })
    };
    event.needs().into_iter().filter_map(entry).collect()
}

fn doubles(event: &Event, lang: Lang) -> Vec<Entry> {
    let entry = |double: &crate::event::Double| {
        let others = double.games.iter().filter(|game| **game != double.counts);
        let others: Vec<String> =
            others.filter_map(|at| Some(format!("{} ({})", at + 1, place(event.games.get(*at)?)))).collect();
        let head =
            format!("{}: {}", both(event, lang, double.counts), say::double(lang, double, double.counts + 1, &others));
        let across = event.found.iter().filter(|it| double.games.contains(&it.game));
        let across = across.filter(|it| matches!(it.placed.finding.check.code, "G401" | "G403" | "G405"));
        let line = |it: &crate::findings::Found| {
            let finding = &it.placed.finding;
            format!("{}: {} [{}]", it.path, words::file_message(lang, finding), finding.check.code)
        };
        Entry { head, game: Some((double.counts, 0)), lines: across.map(line).collect() }
    };
    event.doubles.iter().map(entry).collect()
}

fn names(event: &Event, lang: Lang) -> Vec<Entry> {
    let spelled = |at: usize| event.spellings.all().get(at).map_or("", |it| it.name.as_str());
    let mut entries = Vec::new();
    for person in event.people.persons() {
        let others = person.spellings.iter().map(|at| spelled(*at)).filter(|it| *it != person.name);
        let others: Vec<String> = others.map(str::to_owned).collect();
        if !others.is_empty() {
            entries.push(Entry::sentence(say::one_player(lang, &person.name, &others)));
        }
    }
    for Alike { one, other, by } in event.people.asked() {
        let count = |at: usize| event.spellings.all().get(at).map_or(0, |it| it.games);
        // The commoner name is the one to keep.
        let (one, other) = if count(*other) > count(*one) { (*other, *one) } else { (*one, *other) };
        entries.push(Entry::sentence(say::perhaps_one(lang, [spelled(one), spelled(other)], *by)));
    }
    entries
}

fn missing(event: &Event, lang: Lang) -> Vec<Block> {
    let Some(missing) = event.missing() else { return vec![Block::Note(label(lang, Label::Few))] };
    if missing.pairs.is_empty() {
        return vec![Block::Note(label(lang, Label::NoMissing))];
    }
    let mut table = Table::new(label(lang, Label::Pair), [label(lang, Label::Played)]);
    for ([one, other], games) in missing.pairs {
        table.row([format!("{} \u{2013} {}", event.player(one), event.player(other)), number(lang, games)]);
    }
    vec![Block::Note(say::each(lang, missing.each)), Block::Table(table)]
}

/// The crosstable; a cell links to the first game of its pair that counts.
fn cross(event: &Event, lang: Lang, link: &dyn Fn(usize) -> Option<String>) -> Table {
    let mut first: BTreeMap<[usize; 2], usize> = BTreeMap::new();
    for (game, (players, _)) in event.players.iter().zip(&event.counted).enumerate().filter(|(_, (_, it))| it.is_some())
    {
        if let [Some(south), Some(north)] = *players {
            for pair in [[south, north], [north, south]] {
                first.entry(pair).or_insert(game);
            }
        }
    }
    let lines = &event.standings.lines;
    let numbers = (1..=lines.len()).map(|at| at.to_string());
    let mut table = Table::new(figures::label(lang, figures::Label::Player), numbers);
    let width = lines.len().to_string().len();
    for (at, line) in lines.iter().enumerate() {
        let cell = |other: &crate::stats::Standing| match event.standings.encounter(line.player, other.player) {
            _ if other.player == line.player => "\u{d7}".to_owned(),
            None => "\u{b7}".to_owned(),
            Some(it) if it.open() == it.games => "?".to_owned(),
            Some(it) => say::points(lang, it.points),
        };
        let name = format!("{:>width$} {}", at + 1, event.player(line.player));
        table.row(std::iter::once(name).chain(lines.iter().map(cell)));
        for (column, other) in lines.iter().enumerate().filter(|(_, other)| other.player != line.player) {
            let game = first.get(&[line.player, other.player]).and_then(|game| link(*game));
            table.links.extend(game.map(|link| ((at, column + 1), link)));
        }
    }
    table
}

/// The result of a game in words.
pub(super) fn result(event: &Event, lang: Lang, number: usize) -> String {
    if let Some(double) = event.double_of(number).filter(|double| double.counts != number) {
        return say::copy(lang, double.counts + 1);
    }
    let Some(played) = event.counted.get(number).copied().flatten() else { return label(lang, Label::NoResult) };
    let mut text = score(played).map_or_else(|| label(lang, Label::Open), str::to_owned);
    if matches!(played, Played::Walkover(_)) {
        text += &format!(" ({})", label(lang, Label::Walkover));
    }
    if event.games.get(number).is_some_and(EventGame::is_contradicted) {
        text += &format!(" ({})", say::need(lang, Need::Contradicted));
    }
    text
}

fn games(event: &Event, lang: Lang, short: bool, link: &dyn Fn(usize) -> Option<String>) -> Table {
    let has = |of: fn(&EventGame) -> &Option<String>| event.games.iter().any(|game| of(game).is_some());
    let rounds = has(|game| &game.round);
    // A line of text has no place for everything.
    let dates = has(|game| &game.date) && !(short && rounds);
    let mut columns = Vec::new();
    columns.extend(rounds.then(|| label(lang, Label::Round)));
    columns.extend(dates.then(|| label(lang, Label::Date)));
    let before = columns.len();
    columns.extend(Side::BOTH.map(|side| words::side(lang, side)));
    let counts = if short { &[Label::Errors][..] } else { &[Label::Errors, Label::Findings] };
    columns.push(label(lang, Label::Result));
    columns.extend(counts.iter().chain([&Label::File]).map(|it| label(lang, *it)));
    let words: Vec<usize> = (1..=before + 3).chain([before + 4 + counts.len()]).collect();
    let mut table = Table::new(label(lang, Label::Game), columns).words(&words);
    table.keep_ends();
    for (at, game) in event.games.iter().enumerate() {
        let text = |value: &Option<String>| value.clone().unwrap_or_default();
        let mut row = vec![(at + 1).to_string()];
        row.extend(rounds.then(|| text(&game.round)));
        row.extend(dates.then(|| text(&game.date)));
        row.extend([0, 1].map(|side| event.name(at, side).unwrap_or("\u{2013}").to_owned()));
        row.push(result(event, lang, at));
        let all: usize = game.findings.iter().sum();
        row.extend([game.grave(), all].into_iter().take(counts.len()).map(|count| number(lang, count as u64)));
        row.push(place(game));
        table.row(row);
        table.links.extend(link(at).map(|link| ((at, 0), link)));
    }
    table
}
