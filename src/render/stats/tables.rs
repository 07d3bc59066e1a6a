//! The statistics of an archive as tables in a language.

use super::Excerpt;
use crate::engine::{Reason, Side};
use crate::notation::Dialect;
use crate::notation::ending::Ending;
use crate::render::table::Table;
use crate::replay::DecidedBy;
use crate::stats::{Bin, MoveAt, Player, PlayerScore, Score, Stats, part};
use crate::words::stats::{Label, decimal, label, number, percent, place};
use crate::words::{self, Lang, report};
use std::collections::BTreeMap;

/// The sign for a missing value, also used between two numbers.
pub(super) const NONE: &str = "\u{2013}";

/// The share of `number` in `of`, as a percentage.
pub(super) fn share(lang: Lang, number: u64, of: u64) -> String {
    percent(lang, part(number, of))
}

fn labels<const N: usize>(lang: Lang, all: [Label; N]) -> [String; N] {
    all.map(|it| label(lang, it))
}

fn sides(lang: Lang) -> [String; 2] {
    Side::BOTH.map(|side| words::side(lang, side))
}

fn mean(lang: Lang, value: Option<f64>) -> String {
    value.map_or_else(|| NONE.to_owned(), |value| decimal(lang, value, 1))
}

pub(super) fn games(stats: &Stats, lang: Lang) -> Table {
    let it = stats.games;
    let rows = [
        (Label::Total, it.total),
        (Label::Whole, it.whole),
        (Label::Finished, it.finished),
        (Label::Unfinished, it.unfinished),
        (Label::Broken, it.broken),
        (Label::WithoutMoves, it.without_moves),
    ];
    counted(lang, Label::Number, it.total, &rows)
}

/// Rows of counts, each with its share of the total.
fn counted(lang: Lang, column: Label, of: u64, rows: &[(Label, u64)]) -> Table {
    let mut table = Table::new(String::new(), labels(lang, [column, Label::Share]));
    for (what, count) in rows {
        table.row([label(lang, *what), number(lang, *count), share(lang, *count, of)]);
    }
    table
}

/// The label of what decided a game.
const fn by_label(by: DecidedBy) -> Label {
    match by {
        DecidedBy::Play(Reason::FrontRowEmpty) => Label::FrontRowEmpty,
        DecidedBy::Play(Reason::NoMove) => Label::NoMove,
        DecidedBy::Play(Reason::Singletons) => Label::Singletons,
        DecidedBy::Play(Reason::Endless) => Label::Endless,
        DecidedBy::Ending(Ending::Resignation) => Label::Resignation,
        DecidedBy::Ending(Ending::Time) => Label::Time,
        DecidedBy::Ending(Ending::IllegalMove) => Label::IllegalMove,
        DecidedBy::Ending(Ending::Absence) => Label::Absence,
        DecidedBy::Ending(Ending::Agreement) => Label::Agreement,
        DecidedBy::Ending(Ending::BrokenOff) => Label::BrokenOff,
        DecidedBy::Head => Label::Head,
        DecidedBy::Nothing => Label::Nothing,
    }
}

/// The columns of a score.
pub(super) fn score_columns(lang: Lang) -> Vec<String> {
    let mut columns = vec![label(lang, Label::Number)];
    columns.extend(sides(lang));
    columns.extend(labels(lang, [Label::Open, Label::SouthScore]));
    columns
}

pub(super) fn score_cells(lang: Lang, score: Score) -> Vec<String> {
    let mut cells: Vec<String> =
        [score.games, score.south, score.north, score.open()].map(|it| number(lang, it)).into();
    cells.push(percent(lang, score.of_south()));
    cells
}

pub(super) fn results(stats: &Stats, lang: Lang) -> Table {
    let mut table = Table::new(String::new(), score_columns(lang));
    let rows = stats.results.rows().map(|(by, score)| (by_label(by), score));
    let rows = rows.filter(|(_, score)| score.games > 0).chain([(Label::All, stats.results.all())]);
    for (what, score) in rows {
        table.row(std::iter::once(label(lang, what)).chain(score_cells(lang, score)));
    }
    table
}

pub(super) fn rules(stats: &Stats, lang: Lang) -> Table {
    let mut table = Table::new(String::new(), score_columns(lang));
    for (name, score) in &stats.rules {
        table.row(std::iter::once(name.clone()).chain(score_cells(lang, *score)));
    }
    table
}

pub(super) fn lengths(stats: &Stats, lang: Lang) -> Table {
    let columns = [Label::Number, Label::Min, Label::Median, Label::Mean, Label::Max];
    let mut table = Table::new(String::new(), labels(lang, columns));
    let rows = [(Label::Plies, &stats.plies), (Label::Rounds, &stats.rounds), (Label::KunamuaPlies, &stats.kunamua)];
    for (what, it) in rows.into_iter().filter(|(_, it)| it.games() > 0) {
        table.row([
            label(lang, what),
            number(lang, it.games()),
            length(lang, it.min()),
            mean(lang, it.median()),
            mean(lang, it.mean()),
            length(lang, it.max()),
        ]);
    }
    table
}

fn length(lang: Lang, length: Option<usize>) -> String {
    length.map_or_else(|| NONE.to_owned(), |length| number(lang, length as u64))
}

/// The range of lengths of a bar of a histogram.
pub(super) fn lengths_of(bin: &Bin) -> String {
    if bin.from == bin.to { bin.from.to_string() } else { format!("{}{NONE}{}", bin.from, bin.to) }
}

/// The longest bar of a histogram, the first of equal ones: its games and its lengths.
pub(super) fn longest_bar(bins: &[Bin]) -> (u64, String) {
    let longest = bins.iter().rev().max_by_key(|bin| bin.games);
    longest.map_or((0, NONE.to_owned()), |bin| (bin.games, lengths_of(bin)))
}

pub(super) fn moves(stats: &Stats, lang: Lang) -> Table {
    let it = &stats.moves;
    let (kinds, ends) = (it.kinds, it.ends);
    let rows = [
        (Label::All, it.plies),
        (Label::InKunamua, it.kunamua),
        (Label::InMtaji, it.plies.saturating_sub(it.kunamua)),
        (Label::KindCapture, kinds.capture),
        (Label::KindKutakata, kinds.kutakata),
        (Label::KindSow, kinds.sow),
        (Label::Captures, it.captures),
        (Label::Safari, it.safari),
        (Label::Tax, it.tax),
        (Label::Blocks, it.blocks),
        (Label::EndsHouse, ends.house),
        (Label::EndsBlocked, ends.blocked),
        (Label::EndsWon, ends.won),
        (Label::EndsLost, ends.lost),
        (Label::EndsEndless, ends.endless),
    ];
    let rows: Vec<(Label, u64)> = rows.into_iter().filter(|(what, count)| *what == Label::All || *count > 0).collect();
    counted(lang, Label::Times, it.plies, &rows)
}

/// Captured seeds and sowings, in total and on average.
pub(super) fn averages(stats: &Stats, lang: Lang) -> Table {
    let columns = [Label::All, Label::PerGame, Label::PerPly, Label::PerCapture];
    let mut table = Table::new(String::new(), labels(lang, columns));
    let it = &stats.moves;
    let rows = [
        (Label::Seeds, it.seeds, [stats.seeds_per_game(), it.seeds_per_ply(), it.seeds_per_capture()]),
        (Label::Sowings, it.sowings, [stats.sowings_per_game(), it.sowings_per_ply(), None]),
    ];
    for (what, all, means) in rows {
        table.row([label(lang, what), number(lang, all)].into_iter().chain(means.map(|value| mean(lang, value))));
    }
    table
}

pub(super) fn frequent(stats: &Stats, shown: &Excerpt) -> Table {
    let lang = shown.lang;
    let columns = labels(lang, [Label::Side, Label::Times, Label::Share]);
    let mut table = Table::new(label(lang, Label::Move), columns).words(&[1]);
    for it in stats.moves.by_name().into_iter().take(shown.top) {
        let name = it.name.write(Dialect::KIBAO);
        let share = share(lang, it.count, stats.moves.plies);
        table.row([name, words::side(lang, it.side), number(lang, it.count), share]);
    }
    table
}

/// The column of the places of moves.
pub(super) const PLACE: usize = 4;

pub(super) fn longest(moves: &[MoveAt], lang: Lang) -> Table {
    let columns = labels(lang, [Label::Side, Label::Sowings, Label::Captured, Label::Where]);
    let mut table = Table::new(label(lang, Label::Move), columns).words(&[1, PLACE]);
    for it in moves {
        table.row([
            it.name.clone(),
            words::side(lang, it.side),
            number(lang, it.sowings.into()),
            number(lang, it.captured.into()),
            place(lang, &format!("{}:{}", it.path, it.line), it.game, it.ply),
        ]);
    }
    table
}

pub(super) fn players(stats: &Stats, shown: &Excerpt) -> Table {
    let lang = shown.lang;
    let columns = [Label::Wins, Label::Losses, Label::Open, Label::Score, Label::AsSouth, Label::AsNorth];
    let ranked = [label(lang, Label::Number), report::label(lang, report::Label::Points)];
    let mut table = Table::new(label(lang, Label::Player), ranked.into_iter().chain(labels(lang, columns)));
    let row = |it: &Player| {
        let all = it.total();
        let [games, wins, losses, open] = [all.games, all.wins, all.losses, all.open()].map(|it| number(lang, it));
        let numbers = [games, report::points(lang, it.points), wins, losses, open];
        let rest = [percent(lang, all.of_wins()), won_and_lost(lang, it.south), won_and_lost(lang, it.north)];
        std::iter::once(it.name.clone()).chain(numbers).chain(rest).collect::<Vec<_>>()
    };
    stats.players.sorted().iter().take(shown.players).for_each(|it| table.row(row(it)));
    table
}

fn won_and_lost(lang: Lang, it: PlayerScore) -> String {
    format!("{}{NONE}{}", number(lang, it.wins), number(lang, it.losses))
}

/// What counts once, or that this is not known.
pub(super) fn copies(stats: &Stats, lang: Lang) -> Option<String> {
    match stats.players.table().copies {
        Some(0) => None,
        _ if stats.players.is_empty() => None,
        copies => Some(words::stats::copies(lang, copies)),
    }
}

/// The cross table of the players; a column has the number of a row as its heading.
pub(super) fn cross(stats: &Stats, shown: &Excerpt) -> Table {
    let lang = shown.lang;
    let players = stats.players.sorted();
    let players = players.get(..shown.players.min(players.len())).unwrap_or_default();
    let numbers = (1..=players.len()).map(|at| at.to_string());
    let mut table = Table::new(label(lang, Label::Player), numbers);
    let pairs: BTreeMap<(usize, usize), PlayerScore> = stats.players.pairs().iter().copied().collect();
    let width = players.len().to_string().len();
    for (row, player) in players.iter().enumerate() {
        let cell = |column: usize| match pairs.get(&(row, column)) {
            None => "\u{b7}".to_owned(),
            Some(it) => won_and_lost(lang, *it),
        };
        let name = format!("{:>width$} {}", row + 1, player.name);
        table.row(std::iter::once(name).chain((0..players.len()).map(cell)));
    }
    table
}
