//! The statistics of an archive as plain text.

use super::openings::{frequent, least, name};
use super::{Excerpt, tables};
use crate::notation::Dialect;
use crate::render::for_terminal;
use crate::render::table::Table;
use crate::stats::{OpeningLine, Stats};
use crate::words::stats::{self as sentences, Label, label, number};

/// The most bars of a histogram, and the length of the longest.
const BARS: usize = 20;
const LONGEST: u64 = 40;

/// The statistics of an archive as text for a terminal.
///
/// ```
/// use kibao::{render::stats::{Excerpt, text}, replay::{Options, replays}, stats::{Limits, Stats}, words::Lang};
/// let mut stats = Stats::new(Limits::default());
/// replays("1: A7>* a7>*;\n", &Options::default()).for_each(|game| stats.add(&game, "-", &|_| 1));
/// let shown = Excerpt { lang: Lang::De, players: 10, top: 5, min_games: None };
/// assert!(text(&stats, &shown).contains("Partien"));
/// ```
#[must_use]
pub fn text(stats: &Stats, shown: &Excerpt) -> String {
    let lang = shown.lang;
    let mut out = TextReport { shown, text: String::new() };
    out.table(Label::Games, &tables::games(stats, lang));
    let recorded = stats.results.recorded;
    out.table(Label::Results, &tables::results(stats, lang));
    let by_play = [recorded.confirmed, recorded.contradicted, recorded.unrecorded];
    out.line(&sentences::recorded(lang, by_play), by_play.iter().sum());
    out.line(&sentences::resigned_winners(lang, recorded.resigned_winners), recorded.resigned_winners);
    out.table(Label::Rules, &tables::rules(stats, lang));
    if stats.games.whole > 0 {
        out.table(Label::Lengths, &tables::lengths(stats, lang));
        out.line(&sentences::ended_in_kunamua(lang, stats.ended_in_kunamua), stats.ended_in_kunamua);
        out.histogram(stats);
        out.table(Label::Moves, &tables::moves(stats, lang));
        out.text.push('\n');
        out.text += &tables::averages(stats, lang).lines();
    }
    for (heading, table) in [
        (Label::Frequent, tables::frequent(stats, shown)),
        (Label::MostSowings, tables::longest(stats.longest.sowings(), lang)),
        (Label::MostCaptured, tables::longest(stats.longest.captured(), lang)),
        (Label::Players, tables::players(stats, shown)),
    ] {
        if !table.rows.is_empty() {
            out.table(heading, &table);
        }
    }
    if let Some(copies) = tables::copies(stats, lang) {
        out.line(&copies, 1);
    }
    let more = stats.players.len().saturating_sub(shown.players);
    out.line(&sentences::more_players(lang, more), more as u64);
    if stats.players.len() > 1 && shown.players > 1 {
        out.table(Label::Cross, &tables::cross(stats, shown));
    }
    out.openings(stats);
    out.text
}

struct TextReport<'a> {
    shown: &'a Excerpt,
    text: String,
}

impl TextReport<'_> {
    fn table(&mut self, heading: Label, table: &Table) {
        self.heading(heading);
        self.text += &table.lines();
    }

    fn heading(&mut self, heading: Label) {
        if !self.text.is_empty() {
            self.text.push('\n');
        }
        self.text += &label(self.shown.lang, heading);
        self.text.push('\n');
    }

    /// Adds a line under a table unless its count is 0.
    fn line(&mut self, line: &str, count: u64) {
        if count > 0 {
            self.text += &format!("  {}\n", for_terminal(line));
        }
    }

    fn histogram(&mut self, stats: &Stats) {
        let lang = self.shown.lang;
        let bins = stats.plies.bins(BARS);
        let most = bins.iter().map(|bin| bin.games).max().unwrap_or_default().max(1);
        let mut table = Table::new(String::new(), [String::new(), String::new()]).words(&[2]);
        for bin in bins {
            // A bar that is not 0 must be visible.
            let bar = if bin.games == 0 { 0 } else { (bin.games * LONGEST / most).max(1) };
            table.row([
                tables::lengths_of(&bin),
                number(lang, bin.games),
                "\u{2588}".repeat(usize::try_from(bar).unwrap_or_default()),
            ]);
        }
        self.text += &format!("\n  {}:\n", label(lang, Label::Histogram));
        // Without the first line, which is blank.
        self.text += table.lines().split_once('\n').map_or("", |(_, rows)| rows);
    }

    fn openings(&mut self, stats: &Stats) {
        for (at, (start, line)) in stats.openings.starts().into_iter().enumerate() {
            let least = least(self.shown, line.score().games);
            if at == 0 {
                self.heading(Label::Openings);
            } else {
                self.text.push('\n');
            }
            let lang = self.shown.lang;
            let columns = [label(lang, Label::Share)].into_iter().chain(tables::score_columns(lang));
            let mut table = Table::new(String::new(), columns);
            let all = [name(self.shown, start), String::new()];
            table.row(all.into_iter().chain(tables::score_cells(lang, line.score())));
            self.branches(&mut table, &line, least, 1);
            self.text += &table.lines();
        }
    }

    /// The moves after a line, each below the move before it.
    fn branches(&self, table: &mut Table, line: &OpeningLine<'_>, least: u64, ply: usize) {
        let lang = self.shown.lang;
        let (moves, rare) = frequent(line, least);
        let indent = "  ".repeat(ply);
        for it in &moves {
            let name = format!("{indent}{}", it.name().write(Dialect::KIBAO));
            let share = tables::share(lang, it.score().games, line.score().games);
            table.row([name, share].into_iter().chain(tables::score_cells(lang, it.score())));
            self.branches(table, it, least, ply + 1);
        }
        if rare > 0 {
            table.row([format!("{indent}{}", sentences::rare_moves(lang, rare))]);
        }
    }
}
