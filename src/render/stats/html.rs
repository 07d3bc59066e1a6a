//! The statistics of an archive as a page: one self-contained file without a script. It is also well-formed XML.

use super::openings::{frequent, least, name};
use super::origin::MARK;
use super::{Excerpt, chart, tables};
use crate::engine::Side;
use crate::notation::Dialect;
use crate::render::for_xml;
use crate::render::table::{wide, with_code};
use crate::stats::{OpeningLine, Score, Stats};
use crate::words;
use crate::words::stats::{self as sentences, Label, label, number};

/// The most bars of a chart.
const BARS: usize = 24;

/// How many plies of the opening tree are open at first.
const OPEN: usize = 1;

/// Writes the page in the language of the excerpt. `replay` is the path of a page with the same games, into which the places of
/// moves are links.
///
/// ```
/// use kibao::{render::stats::{Excerpt, html, is_page}, stats::{Limits, Stats}, words::Lang};
/// let shown = Excerpt { lang: Lang::De, players: 10, top: 5, min_games: None };
/// assert!(is_page(html(&Stats::new(Limits::default()), &shown, None).as_bytes()));
/// ```
#[must_use]
pub fn html(stats: &Stats, shown: &Excerpt, replay: Option<&str>) -> String {
    let mut page = Page { shown, replay: replay.map(address), parts: Vec::new() };
    page.results(stats);
    if stats.games.whole > 0 {
        page.lengths(stats);
        page.moves(stats);
    }
    page.players(stats);
    page.openings(stats);
    page.whole(stats)
}

/// A path as the address of a link.
fn address(path: &str) -> String {
    let mut address = String::new();
    for byte in path.bytes() {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'/' | b'.' | b'-' | b'_' | b'~' => address.push(byte.into()),
            _ => address += &format!("%{byte:02X}"),
        }
    }
    address
}

struct Page<'a> {
    shown: &'a Excerpt,
    /// The address of the page with the games.
    replay: Option<String>,
    /// The parts with their headings.
    parts: Vec<(Label, String)>,
}

impl Page<'_> {
    fn label(&self, it: Label) -> String {
        for_xml(&label(self.shown.lang, it)).into_owned()
    }

    fn note(&self, it: Label) -> String {
        format!("<p class=\"note\">{}</p>\n", with_code(&self.label(it)))
    }

    fn whole(&self, stats: &Stats) -> String {
        let lang = self.shown.lang;
        let title = self.label(Label::Title);
        let mut links = String::new();
        let mut main = String::new();
        for (at, (heading, body)) in self.parts.iter().enumerate() {
            let (id, heading) = (format!("part-{}", at + 1), self.label(*heading));
            links += &format!("<li><a href=\"#{id}\">{heading}</a></li>\n");
            main += &format!(
                "<section id=\"{id}\" aria-labelledby=\"{id}-h\">\n<h2 id=\"{id}-h\">{heading}</h2>\n{body}</section>\n"
            );
        }
        let games = stats.games;
        let cards = [
            (Label::Total, games.total),
            (Label::Finished, games.finished),
            (Label::Unfinished, games.unfinished),
            (Label::Broken, games.broken),
            (Label::WithoutMoves, games.without_moves),
            (Label::Players, stats.players.len() as u64),
        ];
        let card = |(what, count): (Label, u64)| {
            format!("<div><dt>{}</dt><dd>{}</dd></div>\n", self.label(what), number(lang, count))
        };
        let cards: String = cards.into_iter().map(card).collect();
        format!(
            "<!DOCTYPE html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\"/>\n\
             <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n\
             {MARK}{version}\"/>\n<title>{title}</title>\n<style>\n{}</style>\n</head>\n<body>\n\
             <header>\n<h1>{title}</h1>\n<nav aria-label=\"{}\">\n<ul>\n{links}</ul>\n</nav>\n</header>\n<main>\n\
             <dl class=\"cards\">\n{cards}</dl>\n{main}</main>\n</body>\n</html>\n",
            lang.name(),
            include_str!("page.css"),
            self.label(Label::Contents),
            version = env!("CARGO_PKG_VERSION"),
        )
    }

    fn results(&mut self, stats: &Stats) {
        let lang = self.shown.lang;
        let recorded = stats.results.recorded;
        let all = stats.results.all();
        let mut body = format!("<div class=\"whole\">{}</div>\n{}", chart::parts(all, all.games), self.key(all));
        body += &tables::results(stats, lang).html(&self.label(Label::Results), None);
        let by_play = [recorded.confirmed, recorded.contradicted, recorded.unrecorded];
        if by_play.iter().sum::<u64>() > 0 {
            body += &format!("<p>{}</p>\n", for_xml(&sentences::recorded(lang, by_play)));
        }
        if recorded.resigned_winners > 0 {
            body += &format!("<p>{}</p>\n", for_xml(&sentences::resigned_winners(lang, recorded.resigned_winners)));
        }
        body += &self.note(Label::ResultNote);
        self.parts.push((Label::Results, body));
        let rules = tables::rules(stats, lang).html(&self.label(Label::Rules), None);
        self.parts.push((Label::Rules, rules));
    }

    /// The legend of the colours, with the number of games of each.
    fn key(&self, score: Score) -> String {
        let lang = self.shown.lang;
        let [south, north] = Side::BOTH.map(|side| words::side(lang, side));
        let rows = [
            ("south", south, score.south),
            ("open", label(lang, Label::Open), score.open()),
            ("north", north, score.north),
        ];
        let row = |(class, what, games): (&str, String, u64)| {
            let share = tables::share(lang, games, score.games);
            format!("<li><span class=\"{class}\"></span>{} {} ({share})</li>\n", for_xml(&what), number(lang, games))
        };
        format!("<ul class=\"key\">\n{}</ul>\n", rows.map(row).concat())
    }

    fn lengths(&mut self, stats: &Stats) {
        let lang = self.shown.lang;
        let mut body = tables::lengths(stats, lang).html(&self.label(Label::Lengths), None);
        if stats.ended_in_kunamua > 0 {
            body += &format!("<p>{}</p>\n", for_xml(&sentences::ended_in_kunamua(lang, stats.ended_in_kunamua)));
        }
        let bins = stats.plies.bins(BARS);
        let (games, plies) = tables::longest_bar(&bins);
        let chart = chart::bars(&bins, lang, &sentences::histogram(lang, games, plies));
        body += &format!("<figure>\n{chart}<figcaption>{}</figcaption>\n</figure>\n", self.label(Label::Histogram));
        body += &self.note(Label::WholeNote);
        self.parts.push((Label::Lengths, body));
    }

    fn moves(&mut self, stats: &Stats) {
        let lang = self.shown.lang;
        let means = format!("{}, {}", self.label(Label::Seeds), self.label(Label::Sowings));
        let mut right = format!("<h3>{}</h3>\n{}", self.label(Label::Pits), self.pits(stats));
        let frequent = tables::frequent(stats, self.shown);
        if !frequent.rows.is_empty() {
            let name = self.label(Label::Frequent);
            right += &format!("<h3>{name}</h3>\n{}", frequent.html(&name, None));
        }
        let mut left = tables::moves(stats, lang).html(&self.label(Label::Moves), None);
        left += &tables::averages(stats, lang).html(&means, None);
        let mut body = format!("<div class=\"beside\">\n<div>\n{left}</div>\n<div>\n{right}</div>\n</div>\n");
        body += &self.note(Label::WholeNote);
        self.parts.push((Label::Moves, body));
        for (heading, moves) in
            [(Label::MostSowings, stats.longest.sowings()), (Label::MostCaptured, stats.longest.captured())]
        {
            if !moves.is_empty() {
                let mut rows = tables::longest(moves, lang);
                for (row, it) in moves.iter().enumerate() {
                    let link = self.replay.as_ref().map(|page| format!("{page}#g={}&p={}", it.game, it.ply));
                    rows.links.extend(link.map(|link| ((row, tables::PLACE), link)));
                }
                self.parts.push((heading, rows.html(&self.label(heading), None)));
            }
        }
    }

    /// The board with the number of moves that begin in each pit.
    fn pits(&self, stats: &Stats) -> String {
        let [south, north] = Side::BOTH.map(|side| stats.moves.by_pit(side));
        let most = south.iter().chain(&north).copied().max().unwrap_or_default().max(1);
        let rows = [('b', &north, 8, true), ('a', &north, 0, true), ('A', &south, 0, false), ('B', &south, 8, false)];
        let mut out = format!("<table class=\"pits\">\n<caption>{}</caption>\n<tbody>\n", self.label(Label::PitsAlt));
        for (letter, counts, first, from_right) in rows {
            out += &format!("<tr><th scope=\"row\">{letter}</th>");
            for place in 0..8 {
                let pit = if from_right { 7 - place } else { place };
                let count = counts.get(first + pit).copied().unwrap_or_default();
                let warm = count * 100 / most;
                let number = number(self.shown.lang, count);
                out += &format!("<td style=\"--warm:{warm}%\" title=\"{letter}{}\">{number}</td>", pit + 1);
            }
            out += "</tr>\n";
        }
        wide(&(out + "</tbody>\n</table>\n"), &self.label(Label::Pits))
    }

    fn players(&mut self, stats: &Stats) {
        let lang = self.shown.lang;
        let heading = self.label(Label::Players);
        if stats.players.is_empty() {
            self.parts.push((Label::Players, format!("<p>{}</p>\n", self.label(Label::NoPlayers))));
            return;
        }
        let mut body = tables::players(stats, self.shown).html(&heading, None);
        let more = stats.players.len().saturating_sub(self.shown.players);
        if more > 0 {
            body += &format!("<p>{}</p>\n", for_xml(&sentences::more_players(lang, more)));
        }
        body += &tables::copies(stats, lang).map_or_else(String::new, |it| format!("<p>{}</p>\n", for_xml(&it)));
        body += &self.note(Label::ScoreNote);
        self.parts.push((Label::Players, body));
        if stats.players.len() > 1 && self.shown.players > 1 {
            let note = self.label(Label::CrossNote);
            let body = tables::cross(stats, self.shown).html(&self.label(Label::Cross), Some(&note));
            self.parts.push((Label::Cross, body));
        }
    }

    fn openings(&mut self, stats: &Stats) {
        let mut body = String::new();
        for (start, line) in stats.openings.starts() {
            let score = line.score();
            body += &format!("<h3>{}</h3>\n", for_xml(&name(self.shown, start)));
            body += &format!("<div class=\"whole\">{}</div>\n{}", chart::parts(score, score.games), self.key(score));
            let least = least(self.shown, score.games);
            self.branches(&mut body, &line, (least, score.games), 1);
        }
        if !body.is_empty() {
            self.parts.push((Label::Openings, body));
        }
    }

    /// The moves after a line, each with the moves after it.
    fn branches(&self, out: &mut String, line: &OpeningLine<'_>, (least, all): (u64, u64), ply: usize) {
        let (moves, rare) = frequent(line, least);
        if moves.is_empty() && rare == 0 {
            return;
        }
        *out += if ply == 1 { "<ul class=\"tree\">\n" } else { "<ul>\n" };
        for it in &moves {
            let line = self.line(it, line.score().games, all);
            if it.moves().is_empty() {
                *out += &format!("<li><div>{line}</div></li>\n");
                continue;
            }
            let open = if ply <= OPEN { " open=\"\"" } else { "" };
            *out += &format!("<li><details{open}><summary>{line}</summary>\n");
            self.branches(out, it, (least, all), ply + 1);
            *out += "</details></li>\n";
        }
        if rare > 0 {
            *out += &format!("<li class=\"rare\">{}</li>\n", for_xml(&sentences::rare_moves(self.shown.lang, rare)));
        }
        *out += "</ul>\n";
    }

    /// A move with its numbers and bar.
    fn line(&self, line: &OpeningLine<'_>, before: u64, all: u64) -> String {
        let lang = self.shown.lang;
        let score = line.score();
        let [south, north] = Side::BOTH.map(|side| words::side(lang, side));
        let numbers = format!(
            "{} ({}) \u{b7} {south} {} \u{b7} {north} {}",
            number(lang, score.games),
            tables::share(lang, score.games, before),
            number(lang, score.south),
            number(lang, score.north),
        );
        format!(
            "<span class=\"line\"><code>{}</code> <span class=\"numbers\">{}</span>{}</span>",
            for_xml(&line.name().write(Dialect::KIBAO)),
            for_xml(&numbers),
            chart::parts(score, all)
        )
    }
}
