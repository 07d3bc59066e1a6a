//! Problems that this layer detects itself: comments that allow findings, and games compared with other games.

use crate::engine::Side;

/// A problem of a comment that allows findings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AllowProblem {
    /// There is no finding that this word would allow.
    Unused(String),
    /// The comment does not give a reason.
    NoReason,
    /// The word is not the name of a check.
    Unknown {
        /// The word.
        word: String,
        /// The name that was perhaps meant.
        near: Option<&'static str>,
    },
    /// The comment begins with the mark and continues with a word other than `allow`.
    NotAllow(String),
}

/// A problem of a game compared with other games of an archive. `earlier` is the place of the other game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AcrossProblem {
    /// The same moves.
    SameGame {
        /// Where the other game is.
        earlier: String,
        /// The head keys in which they differ.
        heads: Vec<&'static str>,
    },
    /// One game is the beginning of the other.
    Within {
        /// Where the other game is.
        earlier: String,
        /// Whether this is the longer one.
        longer: bool,
        /// The plies of the shorter one.
        plies: usize,
        /// How many other games begin with the shorter one.
        more: usize,
    },
    /// The same moves, and another winner.
    OtherWinner {
        /// Where the other game is.
        earlier: String,
        /// The winner here and there.
        winners: [Side; 2],
    },
    /// The same players, event and round, and another winner.
    OtherResult {
        /// Where the other game is.
        earlier: String,
        /// The event and the round.
        event: [String; 2],
        /// The names of the winner here and there.
        winners: [String; 2],
    },
    /// A name that has another spelling elsewhere.
    OtherSpelling {
        /// The first place with the other spelling.
        earlier: String,
        /// The name here and there.
        names: [String; 2],
        /// The number of games with each.
        games: [usize; 2],
    },
    /// A date far from those of the other games of the event.
    FarFromEvent {
        /// The date.
        date: String,
        /// The event.
        event: String,
        /// Its first and its last day.
        range: [String; 2],
    },
}
