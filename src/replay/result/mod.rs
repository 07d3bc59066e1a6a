//! The result of a game: by play, by the head, by comments.

mod read;
mod sentence;

pub use read::{Hint, hint, may_hint};

use super::name::reason_name;
use super::ply::{Ply, PlyState};
use super::problem::{Problem, ProblemKind};
use crate::engine::{Outcome, Reason, Side};
use crate::notation::ending::Ending;
use crate::notation::{Game, Key, Round};
use crate::source::Span;

/// How a game ended, from three sources.
///
/// ```
/// use kibao::{engine::Side, replay::{Options, replays}};
/// let text = "winner: South\n\n1: A7>* a7>*; North lost on time\n";
/// let result = replays(text, &Options::default()).next().unwrap().result;
/// assert_eq!((result.outcome, result.recorded), (None, Some(Side::South)));
/// assert_eq!(result.ended.unwrap().loser, Some(Side::North));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct GameResult {
    /// By play.
    pub outcome: Option<Outcome>,
    /// The winner the head records.
    pub recorded: Option<Side>,
    /// How it ended according to the head or a comment, other than by play.
    pub ended: Option<Ended>,
}

/// How a game ended, as its record says.
///
/// ```
/// use kibao::{engine::Side, notation::ending::Ending, replay::{Ended, Options, replays}};
/// let game = replays("1: A7>* a7>*; North resigns\n", &Options::default()).next().unwrap();
/// assert_eq!(game.result.ended, Some(Ended { by: Ending::Resignation, loser: Some(Side::North) }));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ended {
    /// The kind of ending.
    pub by: Ending,
    /// The side that lost by it, if a side did and the record names it.
    pub loser: Option<Side>,
}

/// What decides a game.
///
/// ```
/// use kibao::replay::{DecidedBy, Options, replays};
/// let game = replays("winner: South\n\n1: A7>* a7>*;\n", &Options::default()).next().unwrap();
/// assert_eq!(game.result.decided().1, DecidedBy::Head);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DecidedBy {
    /// Play, for this reason.
    Play(Reason),
    /// An ending that the head or a comment reports; the head names the same winner or none.
    Ending(Ending),
    /// The head alone.
    Head,
    /// Nothing: there is no winner.
    Nothing,
}

impl DecidedBy {
    /// Every value: play first, then what a record may report.
    pub const ALL: [Self; 12] = [
        Self::Play(Reason::FrontRowEmpty),
        Self::Play(Reason::NoMove),
        Self::Play(Reason::Singletons),
        Self::Play(Reason::Endless),
        Self::Ending(Ending::Resignation),
        Self::Ending(Ending::Time),
        Self::Ending(Ending::IllegalMove),
        Self::Ending(Ending::Absence),
        Self::Ending(Ending::Agreement),
        Self::Ending(Ending::BrokenOff),
        Self::Head,
        Self::Nothing,
    ];

    /// Its name for programs: `front_row_empty`, `no_move`, `singletons`, `endless`, the name of an [`Ending`], `head`,
    /// `nothing`.
    ///
    /// ```
    /// use kibao::{engine::Reason, notation::ending::Ending, replay::DecidedBy};
    /// assert_eq!(DecidedBy::Play(Reason::NoMove).name(), "no_move");
    /// assert_eq!(DecidedBy::Ending(Ending::BrokenOff).name(), "broken_off");
    /// ```
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Play(reason) => reason_name(reason),
            Self::Ending(ending) => ending.name(),
            Self::Head => "head",
            Self::Nothing => "nothing",
        }
    }
}

impl GameResult {
    /// The winner and what decides the game: play; if play decides nothing, the winner that the head records; if the head
    /// names nobody, the ending that head or comments report, such as a resignation.
    ///
    /// ```
    /// use kibao::{engine::Side, notation::ending::Ending, replay::{DecidedBy, Options, replays}};
    /// let decided = |text: &str| replays(text, &Options::default()).next().unwrap().result.decided();
    /// assert_eq!(decided("1: A7>* a7>*;\n"), (None, DecidedBy::Nothing));
    /// assert_eq!(decided("1: A7>* a7>*; A resigns\n"), (Some(Side::North), DecidedBy::Ending(Ending::Resignation)));
    /// assert_eq!(decided("ending: broken off\n\n1: A7>* a7>*;\n"), (None, DecidedBy::Ending(Ending::BrokenOff)));
    /// let contradicted = "winner: South\n\n1: A7>* a7>*; A resigns\n";
    /// assert_eq!(decided(contradicted), (Some(Side::South), DecidedBy::Head));
    /// ```
    #[must_use]
    pub fn decided(&self) -> (Option<Side>, DecidedBy) {
        if let Some(outcome) = self.outcome {
            return (Some(outcome.winner), DecidedBy::Play(outcome.reason));
        }
        let loser = self.ended.and_then(|ended| ended.loser);
        let winner = self.recorded.or(loser.map(Side::other));
        let by = match (self.ended, winner) {
            // The loser of an ending is not the winner.
            (Some(ended), _) if loser.is_none() || loser != winner => DecidedBy::Ending(ended.by),
            (_, Some(_)) => DecidedBy::Head,
            (_, None) => DecidedBy::Nothing,
        };
        (winner, by)
    }

    /// The side that resigned, according to head or comments.
    ///
    /// ```
    /// use kibao::{engine::Side, replay::{Options, replays}};
    /// let resigned = |text: &str| replays(text, &Options::default()).next().unwrap().result.resigned();
    /// assert_eq!(resigned("1: A7>* a7>*; North resigns\n"), Some(Side::North));
    /// assert_eq!(resigned("1: A7>* a7>*; North lost on time\n"), None);
    /// ```
    #[must_use]
    pub fn resigned(&self) -> Option<Side> {
        self.ended.filter(|ended| ended.by == Ending::Resignation).and_then(|ended| ended.loser)
    }

    /// The winner, see [`decided`](Self::decided).
    ///
    /// ```
    /// use kibao::{engine::Side, replay::{Options, replays}};
    /// let winner = |text: &str| replays(text, &Options::default()).next().unwrap().result.winner();
    /// assert_eq!(winner("1: A7>* a7>*; North lost on time\n"), Some(Side::South));
    /// assert_eq!(winner("1: A7>* a7>*;\n"), None);
    /// ```
    #[must_use]
    pub fn winner(&self) -> Option<Side> {
        self.decided().0
    }
}

/// The result according to the head, with the places of its values.
struct HeadResult {
    winner: Option<(Side, Span)>,
    ended: Option<(Ended, Span)>,
}

/// Reads `winner`, `result` and `ending`.
fn head_result(game: &Game<'_>, players: [Option<&str>; 2], problems: &mut Vec<Problem>) -> HeadResult {
    let mut note = |span: Span, kind| problems.push(Problem { span, ply: None, kind });
    let mut ended = None;
    let mut end = |said: read::ResultClaim, span| {
        let loser = said.winner.map(Side::other);
        let said = said.ending.map(|by| (Ended { by, loser: loser.filter(|_| by.has_loser()) }, span));
        ended = ended.or(said);
    };
    if let Some(head) = game.head(Key::Ending) {
        match read::ending_line(head.value.of(game.text), players) {
            Ok(said) => end(said, head.value),
            Err(()) => note(head.value, ProblemKind::EndingUnknown),
        }
    }
    let mut claim = |key| {
        let head = game.head(key)?;
        let said = read::winner(head.value.of(game.text), players);
        if said.is_err() {
            note(head.value, ProblemKind::WinnerUnknown(key));
        }
        let said = said.ok()?;
        end(said, head.value);
        said.winner.map(|side| (side, head.value))
    };
    let (winner, mut result) = (claim(Key::Winner), claim(Key::Result));
    if let (Some((winner, _)), Some((differs, span))) = (winner, result)
        && winner != differs
    {
        note(span, ProblemKind::WinnerAndResultDiffer);
        result = None;
    }
    HeadResult { winner: winner.or(result), ended }
}

/// Compares the three sources of the result (play, head and comments), and adds a problem where they disagree.
pub(super) fn judge(game: &Game<'_>, plies: &[Ply], problems: &mut Vec<Problem>) -> GameResult {
    let outcome = plies.iter().rev().find_map(|ply| match &ply.state {
        PlyState::Played(played) => Some(played.outcome),
        _ => None,
    });
    let all_played = !plies.is_empty() && plies.iter().all(|ply| matches!(ply.state, PlyState::Played(_)));
    compare(game, outcome.flatten(), all_played, problems)
}

/// Whether nothing is to be reported about the result of a game whose moves are all played.
pub(super) fn agrees(game: &Game<'_>, outcome: Option<Outcome>) -> bool {
    let mut problems = Vec::new();
    compare(game, outcome, true, &mut problems);
    problems.is_empty()
}

/// Compares the outcome of the play with the head and the comments. `all_played` says whether there are moves and each of
/// them is played.
fn compare(game: &Game<'_>, outcome: Option<Outcome>, all_played: bool, problems: &mut Vec<Problem>) -> GameResult {
    let players = players(game);
    let HeadResult { winner, ended } = head_result(game, players, problems);
    let mut note = |span: Span, kind| problems.push(Problem { span, ply: None, kind });
    if let (Some((side, span)), Some(outcome)) = (winner, outcome)
        && side != outcome.winner
    {
        note(span, ProblemKind::WinnerContradicted(outcome));
    }
    let recorded = winner.map(|(side, _)| side);
    let mut contradicted = |span, ended: Ended| match ended.loser {
        Some(loser) if outcome.is_some_and(|outcome| outcome.winner == loser) => {
            note(span, ProblemKind::EndingAgainstPlay(ended.by, loser));
        }
        Some(loser) if recorded == Some(loser) => note(span, ProblemKind::EndingContradicted(ended.by, loser)),
        _ => {}
    };
    let in_head = ended.map(|(ended, span)| {
        contradicted(span, ended);
        ended
    });

    let mut in_comment: Option<Ended> = None;
    let mut early = Vec::new();
    let last = game.rounds.last().map_or(0, |round| round.span.start);
    let given_up: Vec<_> = game.rounds.iter().filter_map(|round| round.given_up).collect();
    for (comment, text) in comments(game) {
        let at = given_up.binary_search_by_key(&comment.start, |it| it.span.start).ok();
        let in_place = at.and_then(|at| given_up.get(at)).filter(|it| it.span == comment);
        let in_place = in_place.and_then(|it| it.north).map(|north| if north { Side::North } else { Side::South });
        let in_place = in_place.map(|side| Hint::Ended(Ending::Resignation, Some(side)));
        match in_place.or_else(|| hint(text, players)) {
            Some(Hint::Ended(by, loser)) if in_comment.is_none() => {
                // Without a name it counts only after the last move, and only if the head names the winner.
                let counts = loser.is_some() || (comment.start >= last && (recorded.is_some() || !by.has_loser()));
                if counts {
                    let ended = Ended { by, loser };
                    contradicted(comment, ended);
                    in_comment = Some(ended);
                }
            }
            Some(Hint::BaoHamna) if outcome.is_none() && all_played => early.push(comment),
            _ => {}
        }
    }
    for comment in early {
        note(comment, ProblemKind::NotOver);
    }
    let same = in_comment.filter(|it| in_head.is_none_or(|head| head.by == it.by));
    let ended = in_head.or(in_comment).map(|ended| Ended {
        loser: ended
            .loser
            .or(same.and_then(|it| it.loser))
            .or(recorded.map(Side::other))
            .filter(|_| ended.by.has_loser()),
        ..ended
    });
    if let Some((_, span)) = winner
        && ended.is_none()
        && outcome.is_none()
        && all_played
        && !problems.iter().any(|it| it.kind == ProblemKind::NotOver)
    {
        problems.push(Problem { span, ply: None, kind: ProblemKind::NoEnd });
    }
    GameResult { outcome, recorded, ended }
}

/// The players' names in the head.
pub(super) fn players<'t>(game: &Game<'t>) -> [Option<&'t str>; 2] {
    [game.value(Key::South), game.value(Key::North)]
}

/// The comments among the rounds, in order, with their texts.
pub(super) fn round_comments<'a>(game: &'a Game<'_>) -> impl Iterator<Item = (Span, &'a str)> {
    game.rounds.iter().flat_map(Round::comments).map(move |comment| (comment.text, comment.text.of(game.text)))
}

/// The comments that may report the end: those among the rounds, or all if there are no rounds.
fn comments<'a>(game: &'a Game<'_>) -> impl Iterator<Item = (Span, &'a str)> {
    let others = game.comments().filter(|_| game.rounds.is_empty());
    round_comments(game).chain(others.map(move |comment| (comment.text, comment.text.of(game.text))))
}
