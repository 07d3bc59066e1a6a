//! What a replay finds wrong with a record.

use super::opening::OpeningError;
use super::resolve::Oddity;
use crate::engine::{Illegal, Move, Outcome, Side};
use crate::notation::ending::Ending;
use crate::notation::{Dialect, Key, Unreadable};
use crate::source::Span;

/// Something wrong or odd that only the rules of play show.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// Where in the text.
    pub span: Span,
    /// The ply it is about, counted from 1.
    pub ply: Option<u32>,
    /// What.
    pub kind: ProblemKind,
}

/// The kinds of [`Problem`].
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
    /// The word is no move.
    Unreadable(Unreadable),
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
    /// Something odd about how the move is written.
    Oddity(Oddity),
    /// No mark, and the move is a kutakata.
    MarkMissing,
    /// `*` or `**`, and the move begins with a capture.
    MarkOnCapture,
    /// A mark, in a rule set without kutakata.
    MarkUseless,
    /// `*`, and by the dialect's habit it should be `**`.
    BlockUnmarked,
    /// `**`, and no block has to do with the move.
    BlockMarkWrong,
    /// `**` in the habit of this other dialect.
    BlockMarkHabit(Dialect),
    /// `#`, and the game is not over with the move.
    WinMarkWrong,
    /// In a game of the first dialect, a sign of the second.
    MixedDialect(Dialect, Dialect),
    /// The head's winner is not the one by play.
    WinnerContradicted(Outcome),
    /// `winner` and `result` say different things.
    WinnerAndResultDiffer,
    /// The value of `winner` or `result` says no winner.
    WinnerUnknown(Key),
    /// The value of `ending` names no ending.
    EndingUnknown,
    /// It is said that this side lost by an ending such as a resignation, and the head says that it won.
    EndingContradicted(Ending, Side),
    /// It is said that this side lost by an ending such as a resignation, and by play it won.
    EndingAgainstPlay(Ending, Side),
    /// A comment says `bao hamna`, and by play the game is not over.
    NotOver,
    /// Judging the move stopped before it was proven endless or finished; it counts as endless.
    Undecided,
    /// The game starts right after the end of another, without a head or a blank line between them.
    RunTogether,
    /// There is no move.
    NoMoves,
    /// This move is due and legal, and is in a comment or remark.
    Unread(Move),
}
