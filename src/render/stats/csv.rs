//! The statistics of an archive as tables for spreadsheets and programs: RFC 4180, with ungrouped numbers and headings in
//! the language; the English ones are the names for programs. Characters that control a terminal are replaced in names of
//! players and files, as in text.

use crate::notation::Dialect;
use crate::render::for_csv;
use crate::render::report::points;
use crate::replay::{position_text, side_name};
use crate::stats::{OpeningLine, Score, Stats};
use crate::words::Lang;
use crate::words::stats::column;

/// The tables.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[expect(missing_docs, reason = "`about` says it")]
pub enum CsvTable {
    Games,
    Results,
    Rules,
    Lengths,
    Moves,
    Longest,
    #[default]
    Players,
    Cross,
    Openings,
}

impl CsvTable {
    /// All tables.
    pub const ALL: [Self; 9] = [
        Self::Games,
        Self::Results,
        Self::Rules,
        Self::Lengths,
        Self::Moves,
        Self::Longest,
        Self::Players,
        Self::Cross,
        Self::Openings,
    ];

    /// The name, a description, and the names of the columns.
    const fn texts(self) -> [&'static str; 3] {
        match self {
            Self::Games => ["games", "How many games and moves there are", "what,count"],
            Self::Results => ["results", "Who wins and what decides it", "by,games,south,north,open"],
            Self::Rules => ["rules", "The rule sets", "rules,games,south,north,open"],
            Self::Lengths => ["lengths", "How many games of each length", "of,length,games"],
            Self::Moves => ["moves", "How often each move is played", "side,move,count"],
            Self::Longest => [
                "longest",
                "The moves with the most sowings and the biggest captures",
                "by,rank,path,line,game,ply,side,move,sowings,captured",
            ],
            Self::Players => [
                "players",
                "The players",
                "player,games,wins,losses,open,score,south_games,south_wins,south_losses,north_games,north_wins,north_losses,rank,points",
            ],
            Self::Cross => ["cross", "Every two players that have met", "player,opponent,games,wins,losses,open"],
            Self::Openings => {
                ["openings", "The lines of the opening trees", "rules,blocking,start,ply,moves,games,south,north,open"]
            }
        }
    }

    /// Its name: `games`, `results`, `rules`, `lengths`, `moves`, `longest`, `players`, `cross`, `openings`.
    ///
    /// ```
    /// use kibao::render::stats::CsvTable;
    /// assert_eq!(CsvTable::ALL.map(CsvTable::name)[7], "cross");
    /// ```
    #[must_use]
    pub const fn name(self) -> &'static str {
        let [name, ..] = self.texts();
        name
    }

    /// A description in English.
    #[must_use]
    pub const fn about(self) -> &'static str {
        let [_, about, _] = self.texts();
        about
    }

    /// The first line in a language, without its line end.
    ///
    /// ```
    /// use kibao::{render::stats::CsvTable, words::Lang};
    /// assert_eq!(CsvTable::Moves.head(Lang::En), "side,move,count");
    /// assert_eq!(CsvTable::Moves.head(Lang::De), "Seite,Zug,Anzahl");
    /// ```
    #[must_use]
    pub fn head(self, lang: Lang) -> String {
        let [.., names] = self.texts();
        let headings = names.split(',').map(|name| for_csv(&column(lang, name)).into_owned());
        headings.collect::<Vec<_>>().join(",")
    }
}

/// Writes a table, without lines of the opening tree with fewer games than `min_games`.
///
/// ```
/// use kibao::{render::stats::{CsvTable, csv}, stats::{Limits, Stats}, words::Lang};
/// let table = csv(&Stats::new(Limits::default()), CsvTable::Players, 1, Lang::Sw);
/// assert!(table.starts_with(&CsvTable::Players.head(Lang::Sw)) && table.ends_with("\r\n"));
/// ```
#[must_use]
pub fn csv(stats: &Stats, table: CsvTable, min_games: u64, lang: Lang) -> String {
    let mut out = Csv(format!("{}\r\n", table.head(lang)));
    match table {
        CsvTable::Games => games(&mut out, stats),
        CsvTable::Results => stats.results.rows().for_each(|(by, score)| out.score(&[by.name()], score)),
        CsvTable::Rules => stats.rules.iter().for_each(|(name, score)| out.score(&[name], *score)),
        CsvTable::Lengths => {
            for (of, lengths) in [("plies", &stats.plies), ("rounds", &stats.rounds), ("kunamua", &stats.kunamua)] {
                lengths.counts().for_each(|(length, games)| out.row(&[of], &[length as u64, games]));
            }
        }
        CsvTable::Moves => {
            for it in stats.moves.by_name() {
                out.row(&[side_name(it.side), &it.name.write(Dialect::KIBAO)], &[it.count]);
            }
        }
        CsvTable::Longest => longest(&mut out, stats),
        CsvTable::Players => players(&mut out, stats),
        CsvTable::Cross => {
            let players = stats.players.sorted();
            let name = |at: usize| players.get(at).map_or("", |player| player.name.as_str());
            for ((player, opponent), it) in stats.players.pairs() {
                out.row(&[name(*player), name(*opponent)], &[it.games, it.wins, it.losses, it.open()]);
            }
        }
        CsvTable::Openings => {
            for (start, line) in stats.openings.starts() {
                let position = position_text(&start.state.position).to_string();
                let blocking = if start.rules.blocking { "yes" } else { "no" };
                let words = [&*start.rules_name, blocking, &position];
                lines(&mut out, words, &line, &mut Vec::new(), min_games);
            }
        }
    }
    out.0
}

struct Csv(String);

impl Csv {
    /// Adds a row: texts, then numbers.
    fn row(&mut self, words: &[&str], numbers: &[u64]) {
        let words = words.iter().map(|word| for_csv(word).into_owned());
        let fields: Vec<String> = words.chain(numbers.iter().map(ToString::to_string)).collect();
        self.0 += &fields.join(",");
        self.0 += "\r\n";
    }

    fn score(&mut self, words: &[&str], score: Score) {
        self.row(words, &[score.games, score.south, score.north, score.open()]);
    }
}

fn games(out: &mut Csv, stats: &Stats) {
    let (games, recorded, moves) = (&stats.games, stats.results.recorded, &stats.moves);
    let (kinds, ends) = (moves.kinds, moves.ends);
    for (what, count) in [
        ("games", games.total),
        ("whole", games.whole),
        ("finished", games.finished),
        ("unfinished", games.unfinished),
        ("broken", games.broken),
        ("without_moves", games.without_moves),
        ("confirmed", recorded.confirmed),
        ("contradicted", recorded.contradicted),
        ("unrecorded", recorded.unrecorded),
        ("resigned_winners", recorded.resigned_winners),
        ("ended_in_kunamua", stats.ended_in_kunamua),
        ("plies", moves.plies),
        ("kunamua", moves.kunamua),
        ("kind_capture", kinds.capture),
        ("kind_kutakata", kinds.kutakata),
        ("kind_sow", kinds.sow),
        ("ends_empty", ends.empty),
        ("ends_house", ends.house),
        ("ends_blocked", ends.blocked),
        ("ends_won", ends.won),
        ("ends_lost", ends.lost),
        ("ends_endless", ends.endless),
        ("captures", moves.captures),
        ("seeds", moves.seeds),
        ("sowings", moves.sowings),
        ("safari", moves.safari),
        ("tax", moves.tax),
        ("blocks", moves.blocks),
        ("players", stats.players.len() as u64),
    ] {
        out.row(&[what], &[count]);
    }
    if let Some(copies) = stats.players.table().copies {
        out.row(&["copies"], &[copies]);
    }
}

fn longest(out: &mut Csv, stats: &Stats) {
    for (by, moves) in [("sowings", stats.longest.sowings()), ("captured", stats.longest.captured())] {
        for (at, it) in moves.iter().enumerate() {
            let [rank, line, game, ply] =
                [at as u64 + 1, it.line.into(), it.game, it.ply.into()].map(|number: u64| number.to_string());
            let words = [by, &rank, &it.path, &line, &game, &ply, side_name(it.side), &it.name];
            out.row(&words, &[it.sowings.into(), it.captured.into()]);
        }
    }
}

fn players(out: &mut Csv, stats: &Stats) {
    for it in stats.players.sorted() {
        let (all, south, north) = (it.total(), it.south, it.north);
        let score = all.of_wins().map_or_else(String::new, |score| format!("{score:.4}"));
        let counts = [all.games, all.wins, all.losses, all.open()].map(|it| it.to_string());
        let sides =
            [south.games, south.wins, south.losses, north.games, north.wins, north.losses].map(|it| it.to_string());
        let ranked = [it.rank.to_string(), points(it.points)];
        let words = std::iter::once(&it.name).chain(&counts).chain([&score]).chain(&sides).chain(&ranked);
        let words: Vec<&str> = words.map(String::as_str).collect();
        out.row(&words, &[]);
    }
}

fn lines(out: &mut Csv, start: [&str; 3], line: &OpeningLine<'_>, moves: &mut Vec<String>, min_games: u64) {
    let [rules, blocking, position] = start;
    out.score(&[rules, blocking, position, &moves.len().to_string(), &moves.join(" ")], line.score());
    for next in line.moves().into_iter().filter(|it| it.score().games >= min_games) {
        moves.push(next.name().write(Dialect::KIBAO));
        lines(out, start, &next, moves, min_games);
        moves.pop();
    }
}
