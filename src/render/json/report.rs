//! The JSON of the report about a tournament.

use crate::event::{Event, EventGame, Need};
use crate::stats::{Encounter, Hundredths, Played, TieBreak};
use schemars::JsonSchema;
use serde::Serialize;

/// What `kibao report --format json` prints. Games are numbered from 1 in the order of the input.
#[derive(Debug, Serialize, JsonSchema)]
#[schemars(title = "Kibao report")]
pub struct ReportDocument {
    /// Always `kibao-report`.
    pub(crate) format: &'static str,
    /// The version of this format.
    pub(crate) version: u32,
    /// The events that the records name.
    events: Vec<String>,
    /// The players in the order of their ranks.
    standings: Vec<Line>,
    /// Every two players that have met, listed for both.
    pairs: Vec<Pair>,
    /// The games that need somebody.
    needs: Vec<NeedOf>,
    /// The games that are written more than once.
    doubles: Vec<DoubleOf>,
    /// The players who are written in several ways.
    names: Vec<Spelled>,
    /// The names that are perhaps one player and count as two.
    perhaps: Vec<Perhaps>,
    /// The pairings that are missing if everybody plays everybody; `null` if too few have met.
    missing: Option<MissingPairs>,
    /// Every game.
    games: Vec<GameOf>,
}

#[derive(Debug, Serialize, JsonSchema)]
#[schemars(rename = "StandingsLine")]
struct Line {
    rank: usize,
    player: String,
    #[serde(flatten)]
    total: Figures,
    /// The values of the tie-breaks; `null` where one does not apply.
    ties: Vec<Tie>,
}

#[derive(Debug, Serialize, JsonSchema)]
#[schemars(rename = "TieBreakValue")]
struct Tie {
    /// `direct`, `wins`, `sonneborn-berger`, `buchholz`.
    by: &'static str,
    value: Option<f64>,
}

/// Games with their results.
#[derive(Debug, Serialize, JsonSchema)]
#[schemars(rename = "EncounterCount")]
struct Figures {
    games: u64,
    points: f64,
    wins: u64,
    draws: u64,
    losses: u64,
    /// Games without a result.
    open: u64,
}

#[derive(Debug, Serialize, JsonSchema)]
#[schemars(rename = "EncounterOf")]
struct Pair {
    player: String,
    opponent: String,
    #[serde(flatten)]
    score: Figures,
}

#[derive(Debug, Serialize, JsonSchema)]
#[schemars(rename = "GameNeed")]
struct NeedOf {
    game: usize,
    /// `broken`, `contradicted`, `doubtful`, `no_result`, `no_name`, `across`.
    why: Vec<&'static str>,
    /// The first errors.
    errors: Vec<ErrorOf>,
    /// The likely repair in English.
    repair: Vec<String>,
}

#[derive(Debug, Serialize, JsonSchema)]
#[schemars(rename = "GameError")]
struct ErrorOf {
    code: &'static str,
    line: u32,
    message: String,
}

#[derive(Debug, Serialize, JsonSchema)]
#[schemars(rename = "GameDouble")]
struct DoubleOf {
    /// The copies.
    games: Vec<usize>,
    /// The one that counts.
    counts: usize,
    /// `same`, `part`, `alike`.
    kind: &'static str,
    /// Whether two copies have different results; then the game counts without one.
    disagree: bool,
}

#[derive(Debug, Serialize, JsonSchema)]
#[schemars(rename = "PlayerSpellings")]
struct Spelled {
    player: String,
    spellings: Vec<String>,
}

#[derive(Debug, Serialize, JsonSchema)]
#[schemars(rename = "PerhapsOne")]
struct Perhaps {
    names: [String; 2],
}

#[derive(Debug, Serialize, JsonSchema)]
#[schemars(rename = "MissingPairings")]
struct MissingPairs {
    /// How many games most pairs have played.
    each: u64,
    pairs: Vec<MissingPair>,
}

#[derive(Debug, Serialize, JsonSchema)]
#[schemars(rename = "MissingPairing")]
struct MissingPair {
    players: [String; 2],
    games: u64,
}

#[derive(Debug, Serialize, JsonSchema)]
#[schemars(rename = "ReportedGame")]
struct GameOf {
    game: usize,
    path: String,
    line: u32,
    /// The names as they are shown.
    south: Option<String>,
    north: Option<String>,
    round: Option<String>,
    date: Option<String>,
    /// `south`, `north`, `draw`, `open`, `copy`, `none`.
    result: &'static str,
    /// Whether it was won without the other side.
    walkover: bool,
    /// Whether the head names another winner than the moves.
    contradicted: bool,
    plies: usize,
    replayed: usize,
    errors: usize,
    findings: usize,
}

/// The JSON Schema of [`ReportDocument`].
///
/// ```
/// assert!(kibao::render::json::report_schema().pointer("/properties/standings").is_some());
/// ```
#[must_use]
pub fn report_schema() -> schemars::Schema {
    schemars::schema_for!(ReportDocument)
}

/// The JSON of the report about a tournament.
///
/// ```
/// use kibao::{event::Event, render::json};
/// let text = json::text(&json::report(&Event::default()));
/// assert!(text.starts_with("{\"format\":\"kibao-report\","));
/// ```
#[must_use]
pub fn report(event: &Event) -> ReportDocument {
    let name = |player: usize| event.player(player).to_owned();
    let lines = &event.standings.lines;
    let pairs = lines.iter().flat_map(|one| lines.iter().map(move |other| (one.player, other.player)));
    let spelled = |at: usize| event.spellings.all().get(at).map_or_else(String::new, |it| it.name.clone());
    let missing = event.missing();
    ReportDocument {
        format: "kibao-report",
        version: super::VERSION,
        events: event.values(|game| game.event.as_ref()).into_iter().map(str::to_owned).collect(),
        standings: lines
            .iter()
            .map(|it| Line {
                rank: it.rank,
                player: name(it.player),
                total: figures(&it.total),
                ties: ties(event, &it.ties),
            })
            .collect(),
        pairs: pairs
            .filter_map(|(one, other)| {
                let score = figures(event.standings.encounter(one, other)?);
                Some(Pair { player: name(one), opponent: name(other), score })
            })
            .collect(),
        needs: event.needs().into_iter().filter_map(|(at, why)| Some(need(event.games.get(at)?, at, &why))).collect(),
        doubles: event
            .doubles
            .iter()
            .map(|it| DoubleOf {
                games: it.games.iter().map(|at| at + 1).collect(),
                counts: it.counts + 1,
                kind: it.kind.name(),
                disagree: it.disagree,
            })
            .collect(),
        names: event
            .people
            .persons()
            .iter()
            .filter(|it| it.spellings.len() > 1)
            .map(|it| Spelled {
                player: it.name.clone(),
                spellings: it.spellings.iter().map(|at| spelled(*at)).collect(),
            })
            .collect(),
        perhaps: event
            .people
            .asked()
            .iter()
            .map(|it| Perhaps { names: [spelled(it.one), spelled(it.other)] })
            .collect(),
        missing: missing.map(|it| MissingPairs {
            each: it.each,
            pairs: it
                .pairs
                .into_iter()
                .map(|(players, games)| MissingPair { players: players.map(name), games })
                .collect(),
        }),
        games: event.games.iter().enumerate().map(|(at, it)| game(event, at, it)).collect(),
    }
}

/// Hundredths of a point as points.
#[expect(clippy::cast_precision_loss, reason = "points are far below 2^52")]
pub(super) fn points(points: Hundredths) -> f64 {
    points as f64 / 100.0
}

fn figures(it: &Encounter) -> Figures {
    let open = it.open();
    Figures { games: it.games, points: points(it.points), wins: it.wins, draws: it.draws, losses: it.losses, open }
}

fn ties(event: &Event, values: &[Option<u64>]) -> Vec<Tie> {
    let value = |by: TieBreak, value: u64| match by {
        TieBreak::Wins => points(value * 100),
        TieBreak::SonnebornBerger => points(value) / 100.0,
        TieBreak::Direct | TieBreak::Buchholz => points(value),
    };
    let tie = |(by, it): (&TieBreak, &Option<u64>)| Tie { by: by.name(), value: it.map(|it| value(*by, it)) };
    event.scoring.ties.iter().zip(values).map(tie).collect()
}

fn need(game: &EventGame, at: usize, why: &[Need]) -> NeedOf {
    let error = |it: &crate::event::Complaint| ErrorOf { code: it.code, line: it.line, message: it.message.clone() };
    NeedOf {
        game: at + 1,
        why: why.iter().map(|it| it.name()).collect(),
        errors: game.errors.iter().map(error).collect(),
        repair: game.repair.clone(),
    }
}

fn game(event: &Event, at: usize, it: &EventGame) -> GameOf {
    let played = event.counted.get(at).copied().flatten();
    let name = |side| event.name(at, side).map(str::to_owned);
    let is_copy = event.double_of(at).is_some_and(|double| double.counts != at);
    GameOf {
        game: at + 1,
        path: it.path.clone(),
        line: it.line,
        south: name(0),
        north: name(1),
        round: it.round.clone(),
        date: it.date.clone(),
        result: match played {
            None if is_copy => "copy",
            None => "none",
            Some(Played::Draw) => "draw",
            Some(Played::Open) => "open",
            Some(played) if played.winner() == Some(0) => "south",
            Some(_) => "north",
        },
        walkover: matches!(played, Some(Played::Walkover(_))),
        contradicted: it.is_contradicted(),
        plies: it.plies,
        replayed: it.replayed,
        errors: it.grave(),
        findings: it.findings.iter().sum(),
    }
}
