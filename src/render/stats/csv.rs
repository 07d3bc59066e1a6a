//! The numbers of an archive as tables for spreadsheets and programs: RFC 4180, heads in English, numbers as programs read
//! them. What a terminal would obey in names of players and files is shown as in text.

use crate::notation::Dialect;
use crate::render::{for_csv, for_terminal};
use crate::replay::{position_text, side_name};
use crate::stats::{By, Line, Score, Stats};

/// Which table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CsvTable {
    /// How many games and moves there are.
    Games,
    /// Who wins and what decides it.
    Results,
    /// The rule sets.
    Rules,
    /// How many games of each length.
    Lengths,
    /// How often each move is played.
    Moves,
    /// The moves with the most sowings and the greatest captures.
    Longest,
    /// The players.
    Players,
    /// Every two players that have met.
    Cross,
    /// The lines of the opening trees.
    Openings,
}

impl CsvTable {
    /// Each.
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

    /// The first line, without its end.
    ///
    /// ```
    /// use kibao::render::stats::CsvTable;
    /// assert_eq!(CsvTable::Moves.head(), "side,move,count");
    /// ```
    #[must_use]
    pub const fn head(self) -> &'static str {
        match self {
            Self::Games => "what,count",
            Self::Results => "by,games,south,north,open",
            Self::Rules => "rules,games,south,north,open",
            Self::Lengths => "of,length,games",
            Self::Moves => "side,move,count",
            Self::Longest => "by,rank,path,line,game,ply,side,move,sowings,captured",
            Self::Players => {
                "player,games,wins,losses,open,score,south_games,south_wins,south_losses,north_games,north_wins,north_losses"
            }
            Self::Cross => "player,opponent,games,wins,losses,open",
            Self::Openings => "rules,blocking,start,ply,moves,games,south,north,open",
        }
    }
}

/// A table; lines of opening trees with fewer games than `min_games` are left out.
#[must_use]
pub fn csv(stats: &Stats, table: CsvTable, min_games: u64) -> String {
    let mut out = Csv(format!("{}\r\n", table.head()));
    match table {
        CsvTable::Games => games(&mut out, stats),
        CsvTable::Results => By::ALL.iter().for_each(|by| out.score(&[by_name(*by)], stats.results.by(*by))),
        CsvTable::Rules => stats.rules.iter().for_each(|(name, score)| out.score(&[name], *score)),
        CsvTable::Lengths => {
            for (of, lengths) in [("plies", &stats.plies), ("rounds", &stats.rounds), ("kunamua", &stats.kunamua)] {
                lengths.counts().for_each(|(length, games)| out.row(&[of], &[length as u64, games]));
            }
        }
        CsvTable::Moves => {
            for it in stats.moves.by_name() {
                out.row(&[side_name(it.side), &it.name.write(Dialect::Kibao)], &[it.count]);
            }
        }
        CsvTable::Longest => longest(&mut out, stats),
        CsvTable::Players => players(&mut out, stats),
        CsvTable::Cross => {
            let players = stats.players.sorted();
            let name = |at: usize| players.get(at).map_or("", |player| player.name.as_str());
            for ((player, opponent), it) in stats.players.pairs() {
                let open = it.games.saturating_sub(it.wins).saturating_sub(it.losses);
                out.row(&[name(player), name(opponent)], &[it.games, it.wins, it.losses, open]);
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
    /// Words, then numbers.
    fn row(&mut self, words: &[&str], numbers: &[u64]) {
        let words = words.iter().map(|word| for_csv(&for_terminal(word)).into_owned());
        let fields: Vec<String> = words.chain(numbers.iter().map(ToString::to_string)).collect();
        self.0 += &fields.join(",");
        self.0 += "\r\n";
    }

    fn score(&mut self, words: &[&str], score: Score) {
        self.row(words, &[score.games, score.south, score.north, score.open()]);
    }
}

const fn by_name(by: By) -> &'static str {
    match by {
        By::FrontRowEmpty => "front_row_empty",
        By::NoMove => "no_move",
        By::Singletons => "singletons",
        By::Endless => "endless",
        By::Resignation => "resignation",
        By::Head => "head",
        By::Nothing => "nothing",
    }
}

fn games(out: &mut Csv, stats: &Stats) {
    let (games, results, moves) = (&stats.games, &stats.results, &stats.moves);
    let [capture, kutakata, sow] = moves.kinds;
    let [empty, house, blocked, won, lost, endless] = moves.ends;
    for (what, count) in [
        ("games", games.total),
        ("whole", games.whole()),
        ("finished", games.finished),
        ("unfinished", games.unfinished),
        ("broken", games.broken),
        ("confirmed", results.confirmed),
        ("contradicted", results.contradicted),
        ("unrecorded", results.unrecorded),
        ("resigned_winners", results.resigned_winners),
        ("ended_in_kunamua", stats.ended_in_kunamua),
        ("plies", moves.plies),
        ("kunamua", moves.kunamua),
        ("kind_capture", capture),
        ("kind_kutakata", kutakata),
        ("kind_sow", sow),
        ("ends_empty", empty),
        ("ends_house", house),
        ("ends_blocked", blocked),
        ("ends_won", won),
        ("ends_lost", lost),
        ("ends_endless", endless),
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
}

fn longest(out: &mut Csv, stats: &Stats) {
    for (by, moves) in [("sowings", stats.longest.sowings()), ("captured", stats.longest.captured())] {
        for (at, it) in moves.iter().enumerate() {
            let [rank, line, game, ply] =
                [at as u64 + 1, it.line.into(), it.game, it.ply.into()].map(|number: u64| number.to_string());
            let name = it.name.write(Dialect::Kibao);
            let words = [by, &rank, &it.path, &line, &game, &ply, side_name(it.side), &name];
            out.row(&words, &[it.sowings.into(), it.captured.into()]);
        }
    }
}

fn players(out: &mut Csv, stats: &Stats) {
    for it in stats.players.sorted() {
        let [games, wins, losses, open] = [it.games(), it.wins(), it.losses(), it.open()].map(|it| it.to_string());
        let score = it.score().map_or_else(String::new, |score| format!("{score:.4}"));
        let (south, north) = (it.south, it.north);
        out.row(
            &[&it.name, &games, &wins, &losses, &open, &score],
            &[south.games, south.wins, south.losses, north.games, north.wins, north.losses],
        );
    }
}

fn lines(out: &mut Csv, start: [&str; 3], line: &Line<'_>, moves: &mut Vec<String>, min_games: u64) {
    let [rules, blocking, position] = start;
    out.score(&[rules, blocking, position, &moves.len().to_string(), &moves.join(" ")], line.score());
    for next in line.moves().into_iter().filter(|it| it.score().games >= min_games) {
        moves.push(next.name().write(Dialect::Kibao));
        lines(out, start, &next, moves, min_games);
        moves.pop();
    }
}
