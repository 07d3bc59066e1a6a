//! The result of a search for repairs.

use super::{Habit, Likeness, SURE};
use crate::engine::{Played, Side, State};
use crate::notation::Gap;
use crate::replay::name::canonical;
use std::fmt;

/// The repairs of a record that does not replay.
///
/// ```
/// use kibao::replay::{Limits, Options, repair, replays};
/// let text = "\
/// opening: [ 0 0 0 0 0 0 0 0 | 0 0 5 6 0 0 1 0 | 0 0 2 0 6 0 0 0 | 0 0 0 0 0 0 0 0 | 22 22 | T T | 255 | 0 ]
/// 1: A3< a5<;
/// 2: A8> a2<;
/// 3: A5< a1<;
/// ";
/// let options = Options::default();
/// let replay = replays(text, &options).next().unwrap();
/// let repairs = repair(&replay, &options, &Limits::default());
/// assert!(repairs.complete && repairs.replays_to < repairs.plies);
/// assert_eq!(repairs.candidates[0].edits.len(), 1);
/// ```
#[derive(Clone, Debug, Default)]
pub struct Repairs {
    /// The number of plies that replay without changes.
    pub replays_to: usize,
    /// The number of written plies.
    pub plies: usize,
    /// The repairs after which the whole record replays, best first: by probability, then by cost.
    pub candidates: Vec<Candidate>,
    /// The most plies that replay after some changes, if there is no candidate.
    pub furthest: usize,
    /// Whether the search was complete; `false` if it was stopped by its limits.
    pub complete: bool,
    /// Whether the record has words in the form of moves that were not read. Then there is no search.
    pub unread: bool,
    /// The rounds that are missing according to the round numbers, if no repair inserts them. Then there are no candidates.
    pub missing: Vec<Gap>,
    /// The round, counted from 1, from which on the moves most probably do not belong to the game: a page is lost, or one of
    /// another game follows.
    pub apart: Option<usize>,
    /// The least probability at which the best candidate is certain.
    pub sure: f64,
}

impl Repairs {
    /// The best candidate, if it is certain: probable enough, and the search was complete.
    ///
    /// ```
    /// use kibao::replay::{Limits, Options, repair, replays};
    /// // A record that replays needs no repair.
    /// let options = Options::default();
    /// let replay = replays("1: A7>* a7>*;\n", &options).next().unwrap();
    /// assert!(repair(&replay, &options, &Limits::default()).only().is_none());
    /// ```
    #[must_use]
    pub fn only(&self) -> Option<&Candidate> {
        self.candidates.first().filter(|best| self.complete && best.probability >= self.sure)
    }

    /// The best candidate, if it is certain by default and only reads the record by another habit.
    pub(crate) fn other_habit(&self) -> Option<&Candidate> {
        let best = self.candidates.first().filter(|best| self.complete && best.probability >= SURE)?;
        matches!(best.edits.as_slice(), [only] if only.kind() == "reading").then_some(best)
    }
}

/// The cost of changes: `-ln P` of their probability, in hundredths. It is displayed as a decimal, `5.8`.
///
/// ```
/// use kibao::replay::Cost;
/// assert_eq!(Cost(580).to_string(), "5.8");
/// assert!(Cost(580) < Cost(720));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cost(pub u32);

impl Cost {
    /// The cost as a number; 1 more is *e* times less probable.
    ///
    /// ```
    /// assert!((kibao::replay::Cost(250).value() - 2.5).abs() < 1e-9);
    /// ```
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

/// A repair: changes after which the whole record replays.
///
/// ```
/// use kibao::replay::{Limits, Options, repair, replays};
/// let text = "\
/// opening: [ 0 0 0 0 0 0 0 0 | 0 0 5 6 0 0 1 0 | 0 0 2 0 6 0 0 0 | 0 0 0 0 0 0 0 0 | 22 22 | T T | 255 | 0 ]
/// 1: A3< a5<;
/// 2: A8> a2<;
/// 3: A5< a1<;
/// ";
/// let options = Options::default();
/// let replay = replays(text, &options).next().unwrap();
/// let repairs = repair(&replay, &options, &Limits::default());
/// let best = repairs.only().unwrap();
/// assert!(best.probability >= repairs.sure);
/// assert_eq!(best.game.len(), repairs.plies);
/// ```
#[derive(Clone, Debug)]
pub struct Candidate {
    /// The cost of the changes and of the oddities that they leave.
    pub cost: Cost,
    /// The probability that this is the game that was played, from 0 to 1, given everything that was found.
    pub probability: f64,
    /// The changes, in order of place.
    pub edits: Vec<Edit>,
    /// The repaired game, ply by ply.
    pub game: Vec<RepairedPly>,
    /// Whether the result and the marks of the record agree with the repaired game.
    pub agreement: Agreement,
    /// The indices of the written moves that a person was asked about.
    pub asked: Vec<usize>,
}

/// A ply of a repaired game.
///
/// ```
/// use kibao::replay::{Limits, Options, repair, replays};
/// let text = "\
/// opening: [ 0 0 0 0 0 0 0 0 | 0 0 5 6 0 0 1 0 | 0 0 2 0 6 0 0 0 | 0 0 0 0 0 0 0 0 | 22 22 | T T | 255 | 0 ]
/// 1: A3< a5<;
/// 2: A8> a2<;
/// 3: A5< a1<;
/// ";
/// let options = Options::default();
/// let replay = replays(text, &options).next().unwrap();
/// let repairs = repair(&replay, &options, &Limits::default());
/// let changed: Vec<_> = repairs.candidates[0].game.iter().filter(|ply| ply.changed).map(|ply| ply.from).collect();
/// assert_eq!(changed, [Some(0)]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RepairedPly {
    /// The index of the written move it comes from among [`Replay::plies`](crate::replay::Replay::plies); `None` where
    /// it is inserted.
    pub from: Option<usize>,
    /// Whether the written move must be changed.
    pub changed: bool,
    /// The game before it.
    pub before: State,
    /// The played move.
    pub played: Played,
}

/// Whether the other parts of a record agree with a repaired game; `None` if they say nothing about it.
///
/// ```
/// use kibao::replay::Agreement;
/// assert_eq!(Agreement::default().winner, None, "a record that names no winner");
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Agreement {
    /// Whether the winner that the head records is the winner by play.
    pub winner: Option<bool>,
    /// Whether the side that resigned, according to a comment, did not win by play.
    pub resignation: Option<bool>,
    /// The number of marks (`*`, `**`, `#`, an unused house sign) that do not fit the moves.
    pub odd_marks: usize,
}

impl Agreement {
    /// Whether the repaired game does not contradict the recorded result.
    ///
    /// ```
    /// use kibao::replay::Agreement;
    /// assert!(Agreement::default().with_result());
    /// assert!(!Agreement { winner: Some(false), ..Agreement::default() }.with_result());
    /// ```
    #[must_use]
    pub fn with_result(&self) -> bool {
        self.winner != Some(false) && self.resignation != Some(false)
    }
}

/// A change of a record.
///
/// ```
/// use kibao::replay::{Limits, Options, repair, replays};
/// let text = "\
/// opening: [ 0 0 0 0 0 0 0 0 | 0 0 5 6 0 0 1 0 | 0 0 2 0 6 0 0 0 | 0 0 0 0 0 0 0 0 | 22 22 | T T | 255 | 0 ]
/// 1: A3< a5<;
/// 2: A8> a2<;
/// 3: A5< a1<;
/// ";
/// let options = Options::default();
/// let replay = replays(text, &options).next().unwrap();
/// let repairs = repair(&replay, &options, &Limits::default());
/// let edit = &repairs.candidates[0].edits[0];
/// assert_eq!((edit.kind(), edit.index, edit.round), ("replace", 0, 1));
/// assert_eq!((edit.becomes(), edit.words()), ("A3<+".to_owned(), 1));
/// assert!(edit.before().is_some());
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Edit {
    /// The kind of the change.
    pub change: Change,
    /// The index of the first written move that it is about; for an inserted move, the index of the written move after it,
    /// which is the number of written moves at the end of the record. 0 for a setting.
    pub index: usize,
    /// The round, counted from 1.
    pub round: usize,
    /// The side that moves there.
    pub side: Side,
}

/// The kinds of [`Edit`].
///
/// ```
/// use kibao::replay::{Change, Limits, Likeness, Options, repair, replays};
/// let text = "\
/// opening: [ 0 0 0 0 0 0 0 0 | 0 0 5 6 0 0 1 0 | 0 0 2 0 6 0 0 0 | 0 0 0 0 0 0 0 0 | 22 22 | T T | 255 | 0 ]
/// 1: A3< a5<;
/// 2: A8> a2<;
/// 3: A5< a1<;
/// ";
/// let options = Options::default();
/// let replay = replays(text, &options).next().unwrap();
/// let repairs = repair(&replay, &options, &Limits::default());
/// let change = &repairs.candidates[0].edits[0].change;
/// assert!(matches!(change, Change::Replace(Likeness::HouseLost, ..)), "{change:?}");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// Another move was played: how the written one differs, the game before it, and the move.
    Replace(Likeness, State, Played),
    /// A move is missing: the game before it, and the move.
    Insert(State, Played),
    /// The written move is superfluous; `true` if it repeats the one before.
    Delete(bool),
    /// The two moves of a round are swapped: the moves in playing order, each with the game before it.
    SwapMoves([(State, Played); 2]),
    /// Two rounds are swapped: their moves in playing order, each with the game before it.
    SwapRounds(Box<[(State, Played); 4]>),
    /// The game starts from another opening: `official` or `novice`.
    Opening(&'static str),
    /// It is played under another rule set, with this name.
    Rules(&'static str),
    /// It is played without takasia.
    NoTakasia,
    /// From the round of the edit on, the moves of a side, or of both, are written by another habit.
    Reading(Habit, Option<Side>),
}

impl Edit {
    /// Its kind: `replace`, `insert`, `delete`, `swap`, `opening`, `rules` or `reading`.
    #[must_use]
    pub const fn kind(&self) -> &'static str {
        match self.change {
            Change::Replace(..) => "replace",
            Change::Insert(..) => "insert",
            Change::Delete(_) => "delete",
            Change::SwapMoves(_) | Change::SwapRounds(_) => "swap",
            Change::Opening(_) => "opening",
            Change::Rules(_) | Change::NoTakasia => "rules",
            Change::Reading(..) => "reading",
        }
    }

    /// The new text: moves by their canonical names, a setting by its value; empty if a move is deleted.
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
            Change::Reading(habit, _) => habit.name().to_owned(),
        }
    }

    /// The game before it, if it inserts or replaces a move.
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

    /// The number of written moves that it is about.
    #[must_use]
    pub const fn words(&self) -> usize {
        match self.change {
            Change::Replace(..) | Change::Delete(_) => 1,
            Change::SwapMoves(_) => 2,
            Change::SwapRounds(_) => 4,
            Change::Insert(..) | Change::Opening(_) | Change::Rules(_) | Change::NoTakasia | Change::Reading(..) => 0,
        }
    }
}
