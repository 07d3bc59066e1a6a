//! What a search finds.

use super::Likeness;
use crate::engine::{Played, Side, State};
use crate::notation::Gap;
use crate::replay::name::canonical;
use std::fmt;

/// What can be done about a record that does not replay.
#[derive(Clone, Debug, Default)]
pub struct Repairs {
    /// How many plies replay as the record stands.
    pub replays_to: usize,
    /// How many plies are written.
    pub plies: usize,
    /// What makes all of it replay, best first: by cost, then by place.
    pub candidates: Vec<Candidate>,
    /// How many plies replay at best with so many changes, where there is no candidate.
    pub furthest: usize,
    /// Whether the search has seen all there is; `false` where it was cut short by its limits.
    pub complete: bool,
    /// Whether the record has words in the form of moves that were not read. It is not searched then.
    pub unread: bool,
    /// The rounds that are missing by the round numbers, where what was found does not put them in. There are no candidates
    /// then.
    pub missing: Vec<Gap>,
}

impl Repairs {
    /// The best candidate, where no other has the same cost and the search has seen all that could.
    #[must_use]
    pub fn only(&self) -> Option<&Candidate> {
        match self.candidates.as_slice() {
            _ if !self.complete => None,
            [best, second, ..] if second.cost == best.cost => None,
            [best, ..] => Some(best),
            [] => None,
        }
    }
}

/// What changes cost, in hundredths of the commonest slip. It prints as a decimal, `1` or `1.25`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cost(pub u32);

impl Cost {
    /// As a number, 1 for the commonest slip.
    #[must_use]
    pub fn value(self) -> f64 {
        f64::from(self.0) / 100.0
    }
}

impl fmt::Display for Cost {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.value())
    }
}

/// Changes after which the whole record replays.
#[derive(Clone, Debug)]
pub struct Candidate {
    /// What the changes of the best candidate cost; of the others that, too, and how much more of the record stays odd than
    /// with the best.
    pub cost: Cost,
    /// The changes, in order of place.
    pub edits: Vec<Edit>,
    /// The repaired game, ply by ply.
    pub game: Vec<RepairedPly>,
    /// What the rest of the record then says.
    pub agreement: Agreement,
}

/// A ply of a repaired game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RepairedPly {
    /// The index of the written move it comes from among [`Replay::plies`](crate::replay::Replay::plies); `None` where
    /// it is put in.
    pub from: Option<usize>,
    /// Whether the written move has to be written otherwise.
    pub changed: bool,
    /// The game before it.
    pub before: State,
    /// What is played.
    pub played: Played,
}

/// Whether the other witnesses agree with a repaired game; `None` where they say nothing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Agreement {
    /// The winner that the head records is the one by play.
    pub winner: Option<bool>,
    /// The side that resigned, as a comment says, has not won by play.
    pub resignation: Option<bool>,
    /// How many marks (`*`, `**`, `#`, a house sign that never comes up) do not fit the moves.
    pub odd_marks: usize,
}

impl Agreement {
    /// Whether nothing that is recorded of the result is contradicted.
    #[must_use]
    pub fn with_result(&self) -> bool {
        self.winner != Some(false) && self.resignation != Some(false)
    }
}

/// One change of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Edit {
    /// What is done.
    pub change: Change,
    /// The index among the written moves of the first it is about; of one put in, that of the move it comes before, which
    /// is one after the last at the end. 0 for a setting.
    pub index: usize,
    /// The round, counted from 1.
    pub round: usize,
    /// Who moves there.
    pub side: Side,
}

/// The kinds of [`Edit`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// Another move was played; why it was written otherwise, the game before it, and the move.
    Replace(Likeness, State, Played),
    /// A move is missing: the game before it, and the move.
    Insert(State, Played),
    /// The written move is too much; whether it doubles the one before.
    Delete(bool),
    /// The two moves of a round change places: as they are played, with the game before each.
    SwapMoves([(State, Played); 2]),
    /// Two rounds change places, likewise.
    SwapRounds(Box<[(State, Played); 4]>),
    /// The game starts from another opening: `official` or `novice`.
    Opening(&'static str),
    /// It is played by another rule set, of this name.
    Rules(&'static str),
    /// It is played without takasia.
    NoTakasia,
}

impl Edit {
    /// Its kind: `replace`, `insert`, `delete`, `swap`, `opening` or `rules`.
    #[must_use]
    pub const fn kind(&self) -> &'static str {
        match self.change {
            Change::Replace(..) => "replace",
            Change::Insert(..) => "insert",
            Change::Delete(_) => "delete",
            Change::SwapMoves(_) | Change::SwapRounds(_) => "swap",
            Change::Opening(_) => "opening",
            Change::Rules(_) | Change::NoTakasia => "rules",
        }
    }

    /// What it becomes: moves by their canonical names, a setting by its value; nothing where a move goes away.
    #[must_use]
    pub fn becomes(&self) -> String {
        let name = |(before, played): &(State, Played)| canonical(before, played);
        match &self.change {
            Change::Replace(_, before, played) | Change::Insert(before, played) => canonical(before, played),
            Change::Delete(_) => String::new(),
            Change::SwapMoves(moves) => moves.iter().map(name).collect::<Vec<_>>().join(" "),
            Change::SwapRounds(moves) => moves.iter().map(name).collect::<Vec<_>>().join(" "),
            Change::Opening(value) | Change::Rules(value) => (*value).to_owned(),
            Change::NoTakasia => "takasia: no".to_owned(),
        }
    }

    /// The game before it, where it puts in or changes a move.
    #[must_use]
    pub fn before(&self) -> Option<&State> {
        match &self.change {
            Change::Replace(_, before, _) | Change::Insert(before, _) | Change::SwapMoves([(before, _), _]) => {
                Some(before)
            }
            Change::SwapRounds(moves) => moves.first().map(|(before, _)| before),
            _ => None,
        }
    }

    /// How many written moves it is about.
    #[must_use]
    pub const fn words(&self) -> usize {
        match self.change {
            Change::Replace(..) | Change::Delete(_) => 1,
            Change::SwapMoves(_) => 2,
            Change::SwapRounds(_) => 4,
            Change::Insert(..) | Change::Opening(_) | Change::Rules(_) | Change::NoTakasia => 0,
        }
    }
}
