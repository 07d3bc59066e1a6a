//! The end of a game as its record has it, and as its moves have it.

use crate::engine::{Ring, Side};
use crate::replay::Replay;

/// The end of a game as recorded.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RecordedEnd {
    /// The winner.
    pub winner: Option<Side>,
    /// Whether the record says that nobody has won.
    pub drawn: bool,
    /// South's seeds on the board less North's.
    pub balance: Option<i64>,
    /// South's ring and North's, and the captured seeds of each that were not sown because the game was over.
    pub rings: Option<([Ring; 2], [u32; 2])>,
}

/// How the end of a replay differs from the recorded one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EndDifference {
    /// A move cannot be played: the index of its ply.
    Breaks(usize),
    /// The recorded winner is not the one of the moves.
    Winner {
        /// The recorded winner; `None` if the record says that nobody has won.
        recorded: Option<Side>,
        /// The winner by the moves.
        played: Option<Side>,
    },
    /// The seeds are elsewhere.
    Seeds,
}

impl RecordedEnd {
    /// The first difference to a replay.
    ///
    /// ```
    /// use kibao::{engine::Side, import::{EndDifference, RecordedEnd}, replay::{Options, replays}};
    /// let replay = replays("1: A7>* a7>*;\n", &Options::default()).next().unwrap();
    /// let end = RecordedEnd { winner: Some(Side::South), balance: Some(0), ..RecordedEnd::default() };
    /// assert_eq!(end.difference(&replay), Some(EndDifference::Winner { recorded: Some(Side::South), played: None }));
    /// assert_eq!(RecordedEnd { winner: None, ..end }.difference(&replay), None);
    /// ```
    #[must_use]
    pub fn difference(&self, replay: &Replay<'_>) -> Option<EndDifference> {
        if !replay.is_valid() {
            return Some(EndDifference::Breaks(replay.replayed()));
        }
        // An ending that the record names decides a game, too.
        let played = replay.result.outcome.map(|it| it.winner);
        let ended = replay.result.ended.is_some();
        if let Some(recorded) = self.winner.filter(|it| played != Some(*it) && !(ended && played.is_none())) {
            return Some(EndDifference::Winner { recorded: Some(recorded), played });
        }
        if self.drawn && played.is_some() {
            return Some(EndDifference::Winner { recorded: None, played });
        }
        let [south, north] = replay.state_after(replay.plies.len())?.position.board.rings;
        let balance = i64::from(south.seeds()) - i64::from(north.seeds());
        let same_balance = self.balance.is_none_or(|it| it == balance);
        let same = |[ring, recorded]: [Ring; 2], pending: u32| {
            if pending == 0 { ring == recorded } else { ring.seeds() == recorded.seeds() + pending }
        };
        let same_rings =
            self.rings.is_none_or(|([s, n], pending)| same([south, s], pending[0]) && same([north, n], pending[1]));
        (!same_balance || !same_rings).then_some(EndDifference::Seeds)
    }
}
