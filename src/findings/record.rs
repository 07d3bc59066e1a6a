//! Problems that only this layer sees: comments that allow findings, values of the head, games beside other games.

use crate::engine::Side;

/// A problem of a comment that allows findings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AllowProblem {
    /// Nothing was found that this word would allow.
    Unused(String),
    /// It gives no reason.
    NoReason,
    /// It names no check.
    Unknown {
        /// The word.
        word: String,
        /// What was perhaps meant.
        near: Option<&'static str>,
    },
    /// It begins as one, with another word than `allow`.
    NotAllow(String),
}

/// A problem of a game beside other games of an archive. `earlier` is the place of the other game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AcrossProblem {
    /// The same moves.
    SameGame {
        /// Where the other game is.
        earlier: String,
        /// The head keys in which they differ.
        heads: Vec<&'static str>,
    },
    /// One holds the other.
    Within {
        /// Where the other game is.
        earlier: String,
        /// Whether this is the longer one.
        longer: bool,
        /// The plies of the shorter one.
        plies: usize,
        /// How many more games hold the shorter one.
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
    /// A name that is elsewhere written in another way.
    OtherSpelling {
        /// Where the other spelling is first.
        earlier: String,
        /// The name here and there.
        names: [String; 2],
        /// In how many games each stands.
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
