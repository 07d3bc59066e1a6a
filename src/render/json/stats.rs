//! The JSON of the statistics of an archive.

use crate::engine::Side;
use crate::notation::Dialect;
use crate::replay::{DecidedBy, position_text};
use crate::stats::{
    Games, Lengths, Longest, MoveEnds, MoveKinds, OpeningLine, Player, PlayerScore, Recorded, Score, Stats,
};
use schemars::JsonSchema;
use serde::Serialize;

/// What `kibao stats --format json` prints.
#[derive(Debug, Serialize, JsonSchema)]
#[schemars(title = "Kibao stats")]
pub struct StatsDocument {
    /// Always `kibao-stats`.
    pub(crate) format: &'static str,
    /// The version of this format.
    pub(crate) version: u32,
    /// The number of games.
    games: Games,
    /// Who wins and what decides the games: play; if play decides nothing, the head; otherwise a comment.
    results: Vec<ResultCount>,
    /// What the records say about games that are decided by play.
    recorded: Recorded,
    /// The rule sets by name.
    rules: Vec<RulesCount>,
    /// The plies of the games that replay completely.
    plies: LengthCounts,
    /// The rounds of these games.
    rounds: LengthCounts,
    /// Kunamua in the games that replay completely and begin with it.
    kunamua: KunamuaCounts,
    /// The moves of the games that replay completely.
    moves: MoveCounts,
    /// The longest moves of the games that replay completely; endless ones are left out.
    longest: Longest,
    /// The players in the order of the standings, as in the report of a tournament; a game that is written twice counts once.
    players: Vec<PlayerCount>,
    /// How many games are copies of another game and do not count for the players; null if there are too many games to compare.
    copies: Option<u64>,
    /// Every two players that have met, listed for both, in the order of the players.
    pairs: Vec<PairCount>,
    /// The openings: a tree for each rule set and start. A broken game counts with the moves that replay.
    openings: Vec<StartCount>,
}

/// The number of games and who wins them.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct ScoreCount {
    /// All games and those that each side has won.
    #[serde(flatten)]
    pub score: Score,
    /// Games without a winner.
    pub open: u64,
}

/// The games that are decided in one way.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct ResultCount {
    /// What decides them: the first four are play; the next six are endings that the head or a comment reports, if the head does
    /// not contradict it; `head` is the head alone; `nothing` means that there is no winner.
    pub by: DecidedByName,
    /// Who wins them.
    #[serde(flatten)]
    pub score: ScoreCount,
}

/// What decides a game.
#[derive(Clone, Copy, Debug, Serialize, JsonSchema)]
#[serde(transparent)]
#[schemars(extend("enum" = DecidedBy::ALL.map(DecidedBy::name)))]
pub(crate) struct DecidedByName(&'static str);

/// The games of a rule set.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct RulesCount {
    /// Its name.
    pub name: String,
    /// Who wins them.
    #[serde(flatten)]
    pub score: ScoreCount,
}

/// The lengths of games.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct LengthCounts {
    /// The number of games.
    pub games: u64,
    /// The shortest length; null without games.
    pub min: Option<usize>,
    /// The median length, which may be the mean of two lengths.
    pub median: Option<f64>,
    /// The mean length.
    pub mean: Option<f64>,
    /// The longest length.
    pub max: Option<usize>,
    /// The number of games of each length, the shortest first.
    pub counts: Vec<LengthCount>,
}

/// The games of one length.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct LengthCount {
    /// The length.
    pub length: usize,
    /// The number of games.
    pub games: u64,
}

/// Kunamua.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct KunamuaCounts {
    /// Games that end in it.
    pub ended: u64,
    /// Its length in plies in the games that reach mtaji.
    pub plies: LengthCounts,
}

/// The moves played.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct MoveCounts {
    /// All moves.
    pub plies: u64,
    /// Moves in kunamua.
    pub kunamua: u64,
    /// Moves in mtaji.
    pub mtaji: u64,
    /// The numbers by kind.
    pub kinds: MoveKinds,
    /// The numbers by end.
    pub ends: MoveEnds,
    /// Moves that capture.
    pub captures: u64,
    /// Seeds captured.
    pub seeds: u64,
    /// The mean number of seeds captured in a game.
    pub seeds_per_game: Option<f64>,
    /// The mean number of seeds captured in a move.
    pub seeds_per_ply: Option<f64>,
    /// The mean number of seeds captured in a move that captures.
    pub seeds_per_capture: Option<f64>,
    /// Sowings.
    pub sowings: u64,
    /// Moves that play the house.
    pub safari: u64,
    /// Moves that pay the tax of two seeds.
    pub tax: u64,
    /// Moves that block a pit.
    pub blocks: u64,
    /// How often each move is played, by its canonical name: the most frequent first, then South's, then by pit.
    pub by_name: Vec<NameCount>,
}

/// How often a move is played.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct NameCount {
    /// The side that plays it.
    pub side: Side,
    /// Its canonical name.
    #[serde(rename = "move")]
    pub name: String,
    /// The number of times.
    pub count: u64,
}

/// A player.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct PlayerCount {
    /// The name: the commonest spelling, or the one that `[names]` in kibao.toml sets.
    pub name: String,
    /// The rank; players who are equal in every tie-break share it.
    pub rank: usize,
    /// The points, as `[standings]` in kibao.toml gives them.
    pub points: f64,
    /// All games.
    #[serde(flatten)]
    pub total: PlayerScore,
    /// Games without a winner.
    pub open: u64,
    /// The share of games won among those with a winner, 0 to 1; null if no game has one.
    #[schemars(range(min = 0, max = 1))]
    pub score: Option<f64>,
    /// The games as South.
    pub south: PlayerScore,
    /// The games as North.
    pub north: PlayerScore,
}

/// The games of a player against another.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct PairCount {
    /// The player.
    pub player: String,
    /// The other player.
    pub opponent: String,
    /// The games between them.
    #[serde(flatten)]
    pub score: PlayerScore,
}

/// The games of a rule set that start from the same position.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct StartCount {
    /// The name of the rule set.
    pub rules: String,
    /// Whether there is blocking (kutakatia), which a head may switch off.
    pub blocking: bool,
    /// Whether it is the opening of the rule set.
    pub usual: bool,
    /// The position text.
    pub position: String,
    /// Who wins them.
    #[serde(flatten)]
    pub score: ScoreCount,
    /// The first moves.
    pub moves: Vec<LineCount>,
}

/// The games that continue with the same move.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct LineCount {
    /// The canonical name of the move.
    #[serde(rename = "move")]
    pub name: String,
    /// Who wins them.
    #[serde(flatten)]
    pub score: ScoreCount,
    /// The next moves: those with the most games first, then by pit; without those with fewer games than requested.
    pub moves: Vec<LineCount>,
}

/// The JSON Schema of [`StatsDocument`].
///
/// ```
/// assert!(kibao::render::json::stats_schema().pointer("/properties/games").is_some());
/// ```
#[must_use]
pub fn stats_schema() -> schemars::Schema {
    schemars::schema_for!(StatsDocument)
}

/// The JSON of the statistics of an archive, without lines of the opening tree with fewer games than `min_games`.
///
/// ```
/// use kibao::{render::json, stats::{Limits, Stats}};
/// let text = json::text(&json::stats(&Stats::new(Limits::default()), 1));
/// assert!(text.starts_with("{\"format\":\"kibao-stats\","));
/// ```
#[must_use]
pub fn stats(stats: &Stats, min_games: u64) -> StatsDocument {
    let players = stats.players.sorted();
    let name = |at: usize| players.get(at).map_or_else(String::new, |player| player.name.clone());
    let pair = |((player, opponent), score): &((usize, usize), PlayerScore)| PairCount {
        player: name(*player),
        opponent: name(*opponent),
        score: *score,
    };
    let result = |(by, it): (DecidedBy, Score)| ResultCount { by: DecidedByName(by.name()), score: score(it) };
    let rules = |(name, it): (&String, &Score)| RulesCount { name: name.clone(), score: score(*it) };
    StatsDocument {
        format: "kibao-stats",
        version: super::VERSION,
        games: stats.games,
        results: stats.results.rows().map(result).collect(),
        recorded: stats.results.recorded,
        rules: stats.rules.iter().map(rules).collect(),
        plies: lengths(&stats.plies),
        rounds: lengths(&stats.rounds),
        kunamua: KunamuaCounts { ended: stats.ended_in_kunamua, plies: lengths(&stats.kunamua) },
        moves: moves(stats),
        longest: stats.longest.clone(),
        players: players.iter().map(player).collect(),
        copies: stats.players.table().copies,
        pairs: stats.players.pairs().iter().map(pair).collect(),
        openings: stats
            .openings
            .starts()
            .into_iter()
            .map(|(start, line)| StartCount {
                rules: start.rules_name.to_string(),
                blocking: start.rules.blocking,
                usual: start.is_usual(),
                position: position_text(&start.state.position).to_string(),
                score: score(line.score()),
                moves: lines(&line, min_games),
            })
            .collect(),
    }
}

const fn score(score: Score) -> ScoreCount {
    ScoreCount { open: score.open(), score }
}

fn lengths(lengths: &Lengths) -> LengthCounts {
    LengthCounts {
        games: lengths.games(),
        min: lengths.min(),
        median: lengths.median(),
        mean: lengths.mean(),
        max: lengths.max(),
        counts: lengths.counts().map(|(length, games)| LengthCount { length, games }).collect(),
    }
}

fn moves(stats: &Stats) -> MoveCounts {
    let it = &stats.moves;
    let by_name = it.by_name().into_iter();
    MoveCounts {
        plies: it.plies,
        kunamua: it.kunamua,
        mtaji: it.plies.saturating_sub(it.kunamua),
        kinds: it.kinds,
        ends: it.ends,
        captures: it.captures,
        seeds: it.seeds,
        seeds_per_game: stats.seeds_per_game(),
        seeds_per_ply: it.seeds_per_ply(),
        seeds_per_capture: it.seeds_per_capture(),
        sowings: it.sowings,
        safari: it.safari,
        tax: it.tax,
        blocks: it.blocks,
        by_name: by_name
            .map(|it| NameCount { side: it.side, name: it.name.write(Dialect::KIBAO), count: it.count })
            .collect(),
    }
}

fn player(it: &Player) -> PlayerCount {
    let total = it.total();
    let (south, north) = (it.south, it.north);
    let (rank, points) = (it.rank, super::report::points(it.points));
    PlayerCount { name: it.name.clone(), rank, points, total, open: total.open(), score: total.of_wins(), south, north }
}

fn lines(line: &OpeningLine<'_>, min_games: u64) -> Vec<LineCount> {
    let moves = line.moves().into_iter().filter(|it| it.score().games >= min_games);
    let count = |it: OpeningLine<'_>| LineCount {
        name: it.name().write(Dialect::KIBAO),
        score: score(it.score()),
        moves: lines(&it, min_games),
    };
    moves.map(count).collect()
}
