//! The result of a game: by play, by the head, by comments.

use super::game::{Ply, PlyState};
use super::name::{fold_name, reason_name};
use super::problem::{Problem, ProblemKind};
use crate::engine::{Outcome, Reason, Side};
use crate::notation::{Game, Key};
use crate::source::Span;

/// How a game ended, from three witnesses.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct GameResult {
    /// By play.
    pub outcome: Option<Outcome>,
    /// The winner the head records.
    pub recorded: Option<Side>,
    /// The side that resigned, as a comment says.
    pub resigned: Option<Side>,
}

/// What decides a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DecidedBy {
    /// Play, for this reason.
    Play(Reason),
    /// A comment that tells of a resignation; the head says the same or nothing.
    Resignation,
    /// The head alone.
    Head,
    /// Nothing: there is no winner.
    Nothing,
}

impl DecidedBy {
    /// Each: play, then what a record may say.
    pub const ALL: [Self; 7] = [
        Self::Play(Reason::FrontRowEmpty),
        Self::Play(Reason::NoMove),
        Self::Play(Reason::Singletons),
        Self::Play(Reason::Endless),
        Self::Resignation,
        Self::Head,
        Self::Nothing,
    ];

    /// Its name for programs: `front_row_empty`, `no_move`, `singletons`, `endless`, `resignation`, `head`, `nothing`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Play(reason) => reason_name(reason),
            Self::Resignation => "resignation",
            Self::Head => "head",
            Self::Nothing => "nothing",
        }
    }
}

impl GameResult {
    /// Who has won and what decides it: play; where play decides nothing, the winner that the head records; where that names
    /// nobody, a comment that tells of a resignation.
    ///
    /// ```
    /// use kibao::{engine::Side, replay::{DecidedBy, Options, replays}};
    /// let decided = |text: &str| replays(text, &Options::default()).next().unwrap().result.decided();
    /// assert_eq!(decided("1: A7>* a7>*;\n"), (None, DecidedBy::Nothing));
    /// assert_eq!(decided("1: A7>* a7>*; A resigns\n"), (Some(Side::North), DecidedBy::Resignation));
    /// let contradicted = "winner: South\n\n1: A7>* a7>*; A resigns\n";
    /// assert_eq!(decided(contradicted), (Some(Side::South), DecidedBy::Head));
    /// ```
    #[must_use]
    pub fn decided(&self) -> (Option<Side>, DecidedBy) {
        let by_comment = self.resigned.map(Side::other);
        match (self.outcome, self.recorded.or(by_comment)) {
            (Some(outcome), _) => (Some(outcome.winner), DecidedBy::Play(outcome.reason)),
            (None, None) => (None, DecidedBy::Nothing),
            (None, winner) if winner == by_comment => (winner, DecidedBy::Resignation),
            (None, winner) => (winner, DecidedBy::Head),
        }
    }

    /// Who has won, see [`decided`](Self::decided).
    #[must_use]
    pub fn winner(&self) -> Option<Side> {
        self.decided().0
    }
}

/// What a comment says about the end of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hint {
    /// This side resigned.
    Resigned(Side),
    /// "Bao hamna": the game is over.
    BaoHamna,
}

/// What a comment hints about the ending. `A` and `B`, `South`, `S` and South's name stand for South, whatever their case;
/// only the single letters `a` and `b` in lower case are North's.
///
/// ```
/// use kibao::{engine::Side, replay::{Hint, hint}};
/// assert_eq!(hint("A Resigns", [None, None]), Some(Hint::Resigned(Side::South)));
/// assert_eq!(hint("here Omar resigns", [Some("Majaliwa"), Some("Omar")]), Some(Hint::Resigned(Side::North)));
/// assert_eq!(hint("bao hamna!", [None, None]), Some(Hint::BaoHamna));
/// assert_eq!(hint("he should not resign", [None, None]), None);
/// ```
#[must_use]
pub fn hint(comment: &str, players: [Option<&str>; 2]) -> Option<Hint> {
    let lower = comment.to_lowercase();
    if lower.contains("bao hamna") {
        return Some(Hint::BaoHamna);
    }
    let (mut before, mut at) = ("", 0);
    for word in comment.split(|c: char| !c.is_alphanumeric()) {
        if ["resigns", "resigned"].iter().any(|verb| word.eq_ignore_ascii_case(verb)) {
            return subject(before, comment.get(..at).unwrap_or_default(), players).map(Hint::Resigned);
        }
        if !word.is_empty() {
            before = word;
        }
        let end = at + word.len();
        at = end + comment.get(end..).and_then(|rest| rest.chars().next()).map_or(0, char::len_utf8);
    }
    None
}

/// The side that resigns: the player whose whole name stands before the verb, where that is more than the last word; else
/// that word.
fn subject(word: &str, before: &str, players: [Option<&str>; 2]) -> Option<Side> {
    let before = fold_name(before);
    // How long the name of a side is that stands there.
    let named = |side: Side| {
        let name = players[side.index()].map(fold_name).filter(|name| !name.is_empty())?;
        let rest = before.strip_suffix(&name)?;
        (!rest.ends_with(char::is_alphanumeric)).then_some(name.len())
    };
    let by_name = match (named(Side::South), named(Side::North)) {
        (Some(south), Some(north)) if south == north => None,
        (south, north) if south > north => south.map(|len| (Side::South, len)),
        (_, north) => north.map(|len| (Side::North, len)),
    };
    let by_word = || match word {
        "a" | "b" => Some(Side::North),
        "A" | "B" => Some(Side::South),
        _ => side_named(word, players),
    };
    match by_name {
        Some((side, len)) if len > fold_name(word).len() => Some(side),
        _ => by_word().or(by_name.map(|(side, _)| side)),
    }
}

/// The side that a word names: `South`, `S`, a player's name in any case. A name that both players have names nobody.
fn side_named(word: &str, players: [Option<&str>; 2]) -> Option<Side> {
    let word = word.trim();
    let is = |side: Side| {
        let (name, letter) = match side {
            Side::South => ("south", "s"),
            Side::North => ("north", "n"),
        };
        let player = players[side.index()].is_some_and(|name| name.trim().to_lowercase() == word.to_lowercase());
        (word.eq_ignore_ascii_case(name) || word.eq_ignore_ascii_case(letter), player)
    };
    let [(south, by_south), (north, by_north)] = [is(Side::South), is(Side::North)];
    match (south, north, by_south, by_north) {
        (true, ..) | (_, false, true, false) => Some(Side::South),
        (_, true, ..) | (false, _, false, true) => Some(Side::North),
        _ => None,
    }
}

/// What a `winner` or `result` value says: `Ok(None)` for nothing, `Err` for something that names no side.
fn recorded(value: &str, players: [Option<&str>; 2]) -> Result<Option<Side>, ()> {
    match value.trim() {
        "" | "?" | "*" | "-" => Ok(None),
        "1-0" | "1:0" => Ok(Some(Side::South)),
        "0-1" | "0:1" => Ok(Some(Side::North)),
        word => side_named(word, players).map(Some).ok_or(()),
    }
}

/// Hears the three witnesses and notes where they disagree.
pub(super) fn judge(text: &str, game: &Game, plies: &[Ply], problems: &mut Vec<Problem>) -> GameResult {
    let players = players(text, game);
    let outcome = plies.iter().rev().find_map(|ply| match &ply.state {
        PlyState::Played(played) => Some(played.outcome),
        _ => None,
    });
    let outcome = outcome.flatten();
    let all_played = plies.iter().all(|ply| matches!(ply.state, PlyState::Played(_)));
    let mut note = |span: Span, kind| problems.push(Problem { span, ply: None, kind });

    let mut claims = [Key::Winner, Key::Result].map(|key| {
        let head = game.head(key)?;
        let side = recorded(head.value.of(text), players);
        if side.is_err() {
            note(head.value, ProblemKind::WinnerUnknown(key));
        }
        side.ok().flatten().map(|side| (side, head.value))
    });
    if let [Some((winner, _)), Some((result, span))] = claims
        && winner != result
    {
        note(span, ProblemKind::WinnerAndResultDiffer);
        claims[1] = None;
    }
    let recorded = claims.into_iter().flatten().next();
    if let (Some((side, span)), Some(outcome)) = (recorded, outcome)
        && side != outcome.winner
    {
        note(span, ProblemKind::WinnerContradicted(outcome));
    }

    let mut resigned = None;
    for (comment, text) in round_comments(text, game) {
        match hint(text, players) {
            Some(Hint::Resigned(side)) if resigned.is_none() => {
                resigned = Some(side);
                if outcome.is_some_and(|outcome| outcome.winner == side) {
                    note(comment, ProblemKind::ResignationAgainstPlay(side));
                } else if recorded.is_some_and(|(winner, _)| winner == side) {
                    note(comment, ProblemKind::ResignationContradicted(side));
                }
            }
            Some(Hint::BaoHamna) if outcome.is_none() && all_played => note(comment, ProblemKind::NotOver),
            _ => {}
        }
    }
    GameResult { outcome, recorded: recorded.map(|(side, _)| side), resigned }
}

/// The players' names in the head.
pub(super) fn players<'t>(text: &'t str, game: &Game) -> [Option<&'t str>; 2] {
    [game.value(text, Key::South), game.value(text, Key::North)]
}

/// The comments among the rounds, in order, with their texts.
pub(super) fn round_comments<'a>(text: &'a str, game: &'a Game) -> impl Iterator<Item = (Span, &'a str)> {
    game.rounds
        .iter()
        .flat_map(|round| round.comment.iter().chain(&round.below))
        .map(move |comment| (comment.text, comment.text.of(text)))
}
