//! The problems of a record that a replay finds.

use super::opening::OpeningError;
use super::resolve::Oddity;
use crate::engine::{Illegal, Move, Outcome, Side};
use crate::notation::ending::Ending;
use crate::notation::{Dialect, Key, Unreadable};
use crate::source::Span;

/// A problem that only the rules of play show.
///
/// ```
/// use kibao::replay::{Options, ProblemKind, replays};
/// let game = replays("1: A7> a7>*;\n", &Options::default()).next().unwrap();
/// let problem = &game.problems[0];
/// assert_eq!((problem.ply, problem.span.of(game.game.text)), (Some(1), "A7>"));
/// assert_eq!(problem.kind, ProblemKind::MarkMissing);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// Its place in the text.
    pub span: Span,
    /// The ply, counted from 1.
    pub ply: Option<u32>,
    /// Its kind.
    pub kind: ProblemKind,
}

/// The kinds of [`Problem`].
///
/// ```
/// use kibao::{engine::Illegal, replay::{Options, ProblemKind, replays}};
/// let game = replays("1: A1>*;\n", &Options::default()).next().unwrap();
/// assert!(matches!(game.problems[0].kind, ProblemKind::Illegal(_, Illegal::EmptyPit)));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ProblemKind {
    /// The opening cannot be played from; the game is not replayed.
    Opening(OpeningError),
    /// The opening drops house flags or a block that the rule set does not know.
    OpeningDropped,
    /// The game is over at its opening.
    OpeningOver(Outcome),
    /// The head names a rule set that is not known; `kibao` is used.
    UnknownRules,
    /// The head names a notation that is not known.
    UnknownNotation,
    /// The head's `takasia` is neither yes nor no.
    UnknownTakasia,
    /// The move is not legal.
    Illegal(Move, Illegal),
    /// Several legal moves fit.
    Ambiguous(Vec<Move>),
    /// The word is not a move.
    Unreadable(Unreadable),
    /// The record does not say the move, but only this one fits the moves after it, and is played.
    Unknown(Move),
    /// The move of this side is missing.
    MissingMove(Side),
    /// A third word in a round.
    TooManyMoves,
    /// The game was over before.
    AfterEnd(Outcome),
    /// From here on the moves are kept but not replayed.
    NotReplayed,
    /// The row letter's case is the other side's.
    RowCase(Side),
    /// The move is written in an odd way.
    Oddity(Oddity),
    /// The move is a kutakata without a mark.
    MarkMissing,
    /// The move has `*` or `**`, but begins with a capture.
    MarkOnCapture,
    /// The move has a mark in a rule set without kutakata.
    MarkUseless,
    /// The move has `*` instead of `**`, which the dialect requires.
    BlockUnmarked,
    /// The move has `**`, but is not connected with a block.
    BlockMarkWrong,
    /// The move has `**` by the convention of this other dialect.
    BlockMarkHabit(Dialect),
    /// The move has `#`, but does not end the game.
    WinMarkWrong,
    /// A game in the first dialect has a sign of the second.
    MixedDialect(Dialect, Dialect),
    /// The head's winner is not the one by play.
    WinnerContradicted(Outcome),
    /// `winner` and `result` say different things.
    WinnerAndResultDiffer,
    /// The value of `winner` or `result` does not name a winner.
    WinnerUnknown(Key),
    /// The value of `ending` does not name an ending.
    EndingUnknown,
    /// The record says that this side lost by an ending such as a resignation, but the head says that it won.
    EndingContradicted(Ending, Side),
    /// The record says that this side lost by an ending such as a resignation, but it won by play.
    EndingAgainstPlay(Ending, Side),
    /// A comment says `bao hamna`, but the game is not over by play.
    NotOver,
    /// The head names the winner, but play does not end, and nothing says how the game ended.
    NoEnd,
    /// The check of the move stopped before it was proven endless or finished; it counts as endless.
    Undecided,
    /// The game starts right after the end of another, without a head or a blank line between them.
    RunTogether,
    /// The game has no moves.
    NoMoves,
    /// This move is due and legal, but is in a comment or remark.
    Unread(Move),
}
