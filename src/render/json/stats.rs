//! The JSON of the numbers of an archive.

use crate::engine::Side;
use crate::notation::{Dialect, Name};
use crate::replay::{DecidedBy, position_text};
use crate::stats::{Lengths, MoveAt, OpeningLine, Score, SideScore, Stats};
use schemars::JsonSchema;
use serde::Serialize;

/// What `kibao stats --format json` prints.
#[derive(Debug, Serialize, JsonSchema)]
#[schemars(title = "Kibao stats")]
pub struct StatsDocument {
    /// Always `kibao-stats`.
    pub format: &'static str,
    /// The version of this format.
    pub version: u32,
    /// How many games there are.
    pub games: GameCounts,
    /// Who wins and what decides it: by play where play decides, else by the head, else by a comment.
    pub results: Vec<ResultCount>,
    /// What the records say of games that play decides.
    pub recorded: RecordedCounts,
    /// The rule sets by name.
    pub rules: Vec<RulesCount>,
    /// How many plies the games have that replay wholly.
    pub plies: LengthCounts,
    /// How many rounds they have.
    pub rounds: LengthCounts,
    /// Kunamua, in the games that replay wholly and begin with it.
    pub kunamua: KunamuaCounts,
    /// What is played in the games that replay wholly.
    pub moves: MoveCounts,
    /// The longest moves of the games that replay wholly; endless ones are left out.
    pub longest: LongestMoves,
    /// The players: those with the most games first, then with the most wins, then by name.
    pub players: Vec<PlayerCount>,
    /// Every two players that have met, both ways round, in the order of the players.
    pub pairs: Vec<PairCount>,
    /// How games begin, a tree for each rule set and start; of broken games as far as they replay.
    pub openings: Vec<StartCount>,
}

/// How many games there are.
#[derive(Debug, Serialize, JsonSchema)]
pub struct GameCounts {
    /// All games with moves.
    pub total: u64,
    /// Those of which every move replays: the sum of the next two.
    pub whole: u64,
    /// Those that replay wholly and are over by play.
    pub finished: u64,
    /// Those that replay wholly and are not.
    pub unfinished: u64,
    /// Those that do not replay wholly.
    pub broken: u64,
    /// Games without moves, such as walkovers, which are not in the total; those with a winner are among the results.
    pub without_moves: u64,
}

/// Who wins of a number of games.
#[derive(Debug, Serialize, JsonSchema)]
pub struct ScoreCount {
    /// All games.
    pub games: u64,
    /// Those that South has won.
    pub south: u64,
    /// Those that North has won.
    pub north: u64,
    /// Those without a winner.
    pub open: u64,
}

/// The games that are decided by the same.
#[derive(Debug, Serialize, JsonSchema)]
pub struct ResultCount {
    /// What decides them: the first four are play; the next six are endings that the head or a comment reports, if the head does
    /// not contradict it; `head` is the head alone, `nothing` where there is no winner.
    pub by: DecidedByName,
    /// Who wins them.
    #[serde(flatten)]
    pub score: ScoreCount,
}

/// What decides a game.
#[derive(Clone, Copy, Debug, Serialize, JsonSchema)]
#[serde(transparent)]
#[schemars(extend("enum" = DecidedBy::ALL.map(DecidedBy::name)))]
pub struct DecidedByName(&'static str);

/// What the records say of games that play decides.
#[derive(Debug, Serialize, JsonSchema)]
pub struct RecordedCounts {
    /// The head names the winner by play.
    pub confirmed: u64,
    /// The head names the other side.
    pub contradicted: u64,
    /// The head names nobody.
    pub unrecorded: u64,
    /// Of all games: those in which a side that resigned, as the record says, has won by play or by the head.
    pub resigned_winners: u64,
}

/// The games of a rule set.
#[derive(Debug, Serialize, JsonSchema)]
pub struct RulesCount {
    /// Its name.
    pub name: String,
    /// Who wins them.
    #[serde(flatten)]
    pub score: ScoreCount,
}

/// How long something is, over games.
#[derive(Debug, Serialize, JsonSchema)]
pub struct LengthCounts {
    /// How many games.
    pub games: u64,
    /// The least; null without games.
    pub min: Option<usize>,
    /// The one in the middle, or the mean of the two there.
    pub median: Option<f64>,
    /// The mean.
    pub mean: Option<f64>,
    /// The greatest.
    pub max: Option<usize>,
    /// How many games there are of each length, the least first.
    pub counts: Vec<LengthCount>,
}

/// The games of one length.
#[derive(Debug, Serialize, JsonSchema)]
pub struct LengthCount {
    /// The length.
    pub length: usize,
    /// How many games.
    pub games: u64,
}

/// Kunamua.
#[derive(Debug, Serialize, JsonSchema)]
pub struct KunamuaCounts {
    /// Games that end in it.
    pub ended: u64,
    /// Its length in plies in the games that pass on to mtaji.
    pub plies: LengthCounts,
}

/// What is played.
#[derive(Debug, Serialize, JsonSchema)]
pub struct MoveCounts {
    /// All moves.
    pub plies: u64,
    /// Those of kunamua.
    pub kunamua: u64,
    /// Those of mtaji.
    pub mtaji: u64,
    /// By their beginning.
    pub kinds: KindCounts,
    /// By their end.
    pub ends: EndCounts,
    /// Moves that capture something.
    pub captures: u64,
    /// Seeds captured.
    pub seeds: u64,
    /// Seeds captured in a game, on average.
    pub seeds_per_game: Option<f64>,
    /// Seeds captured in a move, on average.
    pub seeds_per_ply: Option<f64>,
    /// Seeds captured in a move that captures, on average.
    pub seeds_per_capture: Option<f64>,
    /// Lifts that were sown.
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

/// Moves by what they are at their beginning.
#[derive(Debug, Serialize, JsonSchema)]
#[expect(missing_docs, reason = "the words say it")]
pub struct KindCounts {
    pub capture: u64,
    pub kutakata: u64,
    pub sow: u64,
}

/// Moves by how they end.
#[derive(Debug, Serialize, JsonSchema)]
#[expect(missing_docs, reason = "the words say it")]
pub struct EndCounts {
    pub empty: u64,
    pub house: u64,
    pub blocked: u64,
    pub won: u64,
    pub lost: u64,
    pub endless: u64,
}

/// How often a move is played.
#[derive(Debug, Serialize, JsonSchema)]
pub struct NameCount {
    /// Who plays it.
    pub side: Side,
    /// Its canonical name.
    #[serde(rename = "move")]
    pub name: String,
    /// How often.
    pub count: u64,
}

/// The longest moves.
#[derive(Debug, Serialize, JsonSchema)]
pub struct LongestMoves {
    /// Those with the most sowings; of two with as many, the earlier first.
    pub sowings: Vec<MovePlace>,
    /// Those that capture the most seeds; of two with as many, the earlier first.
    pub captured: Vec<MovePlace>,
}

/// A move and where it stands.
#[derive(Debug, Serialize, JsonSchema)]
pub struct MovePlace {
    /// The file as it was named; `-` is standard input.
    pub path: String,
    /// The line of the move, from 1.
    #[schemars(range(min = 1))]
    pub line: u32,
    /// The number of the game in the whole input, from 1; `--game` takes it.
    #[schemars(range(min = 1))]
    pub game: u64,
    /// The ply, from 1.
    #[schemars(range(min = 1))]
    pub ply: u32,
    /// Who plays it.
    pub side: Side,
    /// Its canonical name.
    #[serde(rename = "move")]
    pub name: String,
    /// Lifts that were sown.
    pub sowings: u32,
    /// Seeds captured.
    pub captured: u16,
}

/// A player.
#[derive(Debug, Serialize, JsonSchema)]
pub struct PlayerCount {
    /// The name as it is first written; case and white space make no other player.
    pub name: String,
    /// All games; one against oneself counts for both sides.
    pub games: u64,
    /// The games that are won.
    pub wins: u64,
    /// The games that are lost.
    pub losses: u64,
    /// The games without a winner.
    pub open: u64,
    /// The part of the games with a winner that is won, 0 to 1; null where there is none.
    #[schemars(range(min = 0, max = 1))]
    pub score: Option<f64>,
    /// The games as South.
    pub south: SideCount,
    /// The games as North.
    pub north: SideCount,
}

/// A player's games as one side.
#[derive(Debug, Serialize, JsonSchema)]
pub struct SideCount {
    /// All games.
    pub games: u64,
    /// Those that are won.
    pub wins: u64,
    /// Those that are lost.
    pub losses: u64,
}

/// The games of a player against another.
#[derive(Debug, Serialize, JsonSchema)]
pub struct PairCount {
    /// The player.
    pub player: String,
    /// The other.
    pub opponent: String,
    /// All games.
    pub games: u64,
    /// Those that the player has won.
    pub wins: u64,
    /// Those that the other has won.
    pub losses: u64,
}

/// The games of a rule set that start from the same position.
#[derive(Debug, Serialize, JsonSchema)]
pub struct StartCount {
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

/// The games that go on with the same move.
#[derive(Debug, Serialize, JsonSchema)]
pub struct LineCount {
    /// The canonical name of the move.
    #[serde(rename = "move")]
    pub name: String,
    /// Who wins them.
    #[serde(flatten)]
    pub score: ScoreCount,
    /// The next moves: those of the most games first, then by pit; without those of fewer games than are asked for.
    pub moves: Vec<LineCount>,
}

/// The JSON Schema of [`StatsDocument`].
#[must_use]
pub fn stats_schema() -> schemars::Schema {
    schemars::schema_for!(StatsDocument)
}

/// The JSON of the statistics of an archive, without lines of the opening tree with fewer games than `min_games`.
#[must_use]
pub fn stats(stats: &Stats, min_games: u64) -> StatsDocument {
    let games = &stats.games;
    let results = &stats.results;
    let players = stats.players.sorted();
    let name = |at: usize| players.get(at).map_or_else(String::new, |player| player.name.clone());
    StatsDocument {
        format: "kibao-stats",
        version: super::VERSION,
        games: GameCounts {
            total: games.total,
            whole: games.whole(),
            finished: games.finished,
            unfinished: games.unfinished,
            broken: games.broken,
            without_moves: games.without_moves,
        },
        results: results
            .rows()
            .map(|(by, it)| ResultCount { by: DecidedByName(by.name()), score: score(it) })
            .collect(),
        recorded: RecordedCounts {
            confirmed: results.confirmed,
            contradicted: results.contradicted,
            unrecorded: results.unrecorded,
            resigned_winners: results.resigned_winners,
        },
        rules: stats.rules.iter().map(|(name, it)| RulesCount { name: name.clone(), score: score(*it) }).collect(),
        plies: lengths(&stats.plies),
        rounds: lengths(&stats.rounds),
        kunamua: KunamuaCounts { ended: stats.ended_in_kunamua, plies: lengths(&stats.kunamua) },
        moves: moves(stats),
        longest: LongestMoves {
            sowings: stats.longest.sowings().iter().map(move_place).collect(),
            captured: stats.longest.captured().iter().map(move_place).collect(),
        },
        players: players.iter().map(|it| player(it)).collect(),
        pairs: stats
            .players
            .pairs()
            .into_iter()
            .map(|((player, opponent), it)| PairCount {
                player: name(player),
                opponent: name(opponent),
                games: it.games,
                wins: it.wins,
                losses: it.losses,
            })
            .collect(),
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

fn score(score: Score) -> ScoreCount {
    ScoreCount { games: score.games, south: score.south, north: score.north, open: score.open() }
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
    let (kinds, ends) = (it.kinds, it.ends);
    MoveCounts {
        plies: it.plies,
        kunamua: it.kunamua,
        mtaji: it.plies.saturating_sub(it.kunamua),
        kinds: KindCounts { capture: kinds.capture, kutakata: kinds.kutakata, sow: kinds.sow },
        ends: EndCounts {
            empty: ends.empty,
            house: ends.house,
            blocked: ends.blocked,
            won: ends.won,
            lost: ends.lost,
            endless: ends.endless,
        },
        captures: it.captures,
        seeds: it.seeds,
        seeds_per_game: stats.seeds_per_game(),
        seeds_per_ply: it.seeds_per_ply(),
        seeds_per_capture: it.seeds_per_capture(),
        sowings: it.sowings,
        safari: it.safari,
        tax: it.tax,
        blocks: it.blocks,
        by_name: it
            .by_name()
            .into_iter()
            .map(|it| NameCount { side: it.side, name: written(it.name), count: it.count })
            .collect(),
    }
}

fn written(name: Name) -> String {
    name.write(Dialect::KIBAO)
}

fn move_place(at: &MoveAt) -> MovePlace {
    MovePlace {
        path: at.path.to_string(),
        line: at.line,
        game: at.game,
        ply: at.ply,
        side: at.side,
        name: written(at.name),
        sowings: at.sowings,
        captured: at.captured,
    }
}

fn player(it: &crate::stats::Player) -> PlayerCount {
    let as_side = |it: SideScore| SideCount { games: it.games, wins: it.wins, losses: it.losses };
    PlayerCount {
        name: it.name.clone(),
        games: it.games(),
        wins: it.wins(),
        losses: it.losses(),
        open: it.open(),
        score: it.score(),
        south: as_side(it.south),
        north: as_side(it.north),
    }
}

fn lines(line: &OpeningLine<'_>, min_games: u64) -> Vec<LineCount> {
    let moves = line.moves().into_iter().filter(|it| it.score().games >= min_games);
    moves
        .map(|it| LineCount { name: written(it.name()), score: score(it.score()), moves: lines(&it, min_games) })
        .collect()
}
