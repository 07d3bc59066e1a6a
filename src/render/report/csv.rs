//! The report as tables for spreadsheets and programs: RFC 4180. In English the column names are those of the JSON, in other
//! languages those of the page.

use super::sections::result;
use crate::event::{Event, Need};
use crate::render::for_csv;
use crate::stats::{Hundredths, TieBreak};
use crate::words::Lang;
use crate::words::report::{Label, label, tie};
use crate::words::stats as figures;

/// The tables.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[expect(missing_docs, reason = "`about` says it")]
pub enum ReportTable {
    #[default]
    Standings,
    Cross,
    Games,
    Needs,
}

/// A column: its name, and its heading in a language.
type Column = (&'static str, fn(Lang) -> String);

fn figure(lang: Lang, it: figures::Label) -> String {
    figures::label(lang, it)
}

const PLAYER: Column = ("player", |lang| figure(lang, figures::Label::Player));
const GAMES: Column = ("games", |lang| figure(lang, figures::Label::Number));
const POINTS: Column = ("points", |lang| label(lang, Label::Points));
const GAME: Column = ("game", |lang| label(lang, Label::Game));
const FILE: Column = ("file", |lang| label(lang, Label::File));
const RESULT: Column = ("result", |lang| label(lang, Label::Result));

const STANDINGS: &[Column] = &[
    ("rank", |lang| label(lang, Label::Rank)),
    PLAYER,
    GAMES,
    POINTS,
    ("wins", |lang| figure(lang, figures::Label::Wins)),
    ("draws", |lang| label(lang, Label::Draws)),
    ("losses", |lang| figure(lang, figures::Label::Losses)),
    ("open", |lang| figure(lang, figures::Label::Open)),
    ("direct", |lang| tie(lang, TieBreak::Direct)),
    ("sonneborn_berger", |lang| tie(lang, TieBreak::SonnebornBerger)),
    ("buchholz", |lang| tie(lang, TieBreak::Buchholz)),
];

const CROSS: &[Column] = &[PLAYER, ("opponent", |lang| label(lang, Label::Pair)), GAMES, POINTS];

const ALL_GAMES: &[Column] = &[
    GAME,
    ("round", |lang| label(lang, Label::Round)),
    ("date", |lang| label(lang, Label::Date)),
    ("south", |lang| crate::words::side(lang, crate::engine::Side::South)),
    ("north", |lang| crate::words::side(lang, crate::engine::Side::North)),
    RESULT,
    ("errors", |lang| label(lang, Label::Errors)),
    ("findings", |lang| label(lang, Label::Findings)),
    FILE,
];

const NEEDS: &[Column] =
    &[GAME, ("why", |lang| label(lang, Label::Needs)), ("repair", |lang| label(lang, Label::Repair)), FILE];

impl ReportTable {
    /// All tables.
    pub const ALL: [Self; 4] = [Self::Standings, Self::Cross, Self::Games, Self::Needs];

    /// Its name: `standings`, `cross`, `games`, `needs`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Standings => "standings",
            Self::Cross => "cross",
            Self::Games => "games",
            Self::Needs => "needs",
        }
    }

    /// A description in English.
    #[must_use]
    pub const fn about(self) -> &'static str {
        match self {
            Self::Standings => "The standings",
            Self::Cross => "Every two players that have met",
            Self::Games => "Every game",
            Self::Needs => "The games that need somebody",
        }
    }

    const fn columns(self) -> &'static [Column] {
        match self {
            Self::Standings => STANDINGS,
            Self::Cross => CROSS,
            Self::Games => ALL_GAMES,
            Self::Needs => NEEDS,
        }
    }

    /// The first line in a language, without its line end.
    ///
    /// ```
    /// use kibao::{render::report::ReportTable, words::Lang};
    /// assert_eq!(ReportTable::Cross.head(Lang::En), "player,opponent,games,points");
    /// assert!(ReportTable::Cross.head(Lang::De).starts_with("Spieler,"));
    /// ```
    #[must_use]
    pub fn head(self, lang: Lang) -> String {
        let name = |(name, heading): &Column| if lang == Lang::En { (*name).to_owned() } else { heading(lang) };
        self.columns().iter().map(|it| for_csv(&name(it)).into_owned()).collect::<Vec<_>>().join(",")
    }
}

/// Writes a table; its headings and words are in the language.
///
/// ```
/// use kibao::{event::Event, render::report::{ReportTable, csv}, words::Lang};
/// let table = csv(&Event::default(), ReportTable::Standings, Lang::En);
/// assert!(table.starts_with("rank,player,games,points,") && table.ends_with("\r\n"));
/// ```
#[must_use]
pub fn csv(event: &Event, table: ReportTable, lang: Lang) -> String {
    let mut out = format!("{}\r\n", table.head(lang));
    let mut row = |cells: Vec<String>| {
        out += &cells.iter().map(|cell| for_csv(cell).into_owned()).collect::<Vec<_>>().join(",");
        out += "\r\n";
    };
    match table {
        ReportTable::Standings => {
            for it in &event.standings.lines {
                let total = it.total;
                let mut cells = vec![it.rank.to_string(), event.player(it.player).to_owned(), total.games.to_string()];
                cells.push(points(total.points));
                cells.extend([total.wins, total.draws, total.losses, total.open()].map(|count| count.to_string()));
                let value = |by: TieBreak| {
                    let at = event.scoring.ties.iter().position(|tie| *tie == by)?;
                    it.ties.get(at).copied().flatten()
                };
                let cell = |value: Option<u64>| value.map_or_else(String::new, points);
                cells.push(cell(value(TieBreak::Direct)));
                cells.push(cell(value(TieBreak::SonnebornBerger).map(|value| value / 100)));
                cells.push(cell(value(TieBreak::Buchholz)));
                row(cells);
            }
        }
        ReportTable::Cross => {
            for one in &event.standings.lines {
                for other in &event.standings.lines {
                    if let Some(it) = event.standings.encounter(one.player, other.player) {
                        let names = [one, other].map(|it| event.player(it.player).to_owned());
                        row(names.into_iter().chain([it.games.to_string(), points(it.points)]).collect());
                    }
                }
            }
        }
        ReportTable::Games => {
            for (at, game) in event.games.iter().enumerate() {
                let text = |value: &Option<String>| value.clone().unwrap_or_default();
                let name = |side| event.name(at, side).unwrap_or_default().to_owned();
                let mut cells = vec![(at + 1).to_string(), text(&game.round), text(&game.date), name(0), name(1)];
                cells.push(result(event, lang, at));
                cells.extend([game.grave(), game.findings.iter().sum()].map(|count: usize| count.to_string()));
                cells.push(format!("{}:{}", game.path, game.line));
                row(cells);
            }
        }
        ReportTable::Needs => {
            for (at, needs) in event.needs() {
                let Some(game) = event.games.get(at) else { continue };
                let why = |it: &Need| {
                    if lang == Lang::En { it.name().to_owned() } else { crate::words::report::need(lang, *it) }
                };
                let why: Vec<String> = needs.iter().map(why).collect();
                let place = format!("{}:{}", game.path, game.line);
                row(vec![(at + 1).to_string(), why.join("; "), game.repair.join("; "), place]);
            }
        }
    }
    out
}

/// A number of points with a decimal point.
pub(in crate::render) fn points(points: Hundredths) -> String {
    crate::words::report::points(Lang::En, points).replace(',', "")
}
