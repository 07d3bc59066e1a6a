//! The sowings of a move, one by one, as an observer sees them.

use super::board::Board;
use super::pit::{Direction, Hand, Pit};
use super::sow::Ends;

/// Where the seeds of a sowing come from.
///
/// ```
/// use kibao::engine::{KIBAO, Pit, SeedSource, State, Trace};
/// let mut trace = Trace { sowings: Vec::new(), most: 2 };
/// State::new(KIBAO.start()).play_unchecked(&KIBAO, "A6<".parse().unwrap(), &mut trace);
/// let from: Vec<SeedSource> = trace.sowings.iter().map(|sowing| sowing.from).collect();
/// assert_eq!(from, [SeedSource::Store, SeedSource::Pit(Pit::at(5))]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SeedSource {
    /// A pit of the mover.
    Pit(Pit),
    /// The store: the seed placed in kunamua, which does not count as a sowing.
    Store,
    /// The opponent: captured seeds, which start from this kichwa.
    Kichwa(Hand),
}

/// What follows after a sowing.
///
/// ```
/// use kibao::engine::{AfterSowing, Ends, KIBAO, State, Trace};
/// let mut trace = Trace { sowings: Vec::new(), most: 2 };
/// State::new(KIBAO.start()).play_unchecked(&KIBAO, "A6<".parse().unwrap(), &mut trace);
/// let then: Vec<AfterSowing> = trace.sowings.iter().map(|sowing| sowing.then).collect();
/// assert_eq!(then, [AfterSowing::Relay, AfterSowing::End(Ends::Empty)]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AfterSowing {
    /// The seeds of the last pit are lifted and sown.
    Relay,
    /// This pit of the opponent is captured, with this number of seeds.
    Capture(Pit, u8),
    /// The move is over.
    End(Ends),
}

/// One sowing of a move, as an observer sees it.
///
/// ```
/// use kibao::engine::{Direction, KIBAO, Side, State, Trace};
/// let mut trace = Trace { sowings: Vec::new(), most: 2 };
/// State::new(KIBAO.start()).play_unchecked(&KIBAO, "A6<".parse().unwrap(), &mut trace);
/// let sown = trace.sowings[1];
/// assert_eq!((sown.seeds, sown.direction), (3, Some(Direction::Anticlockwise)));
/// assert_eq!(sown.board.store(Side::South), 21);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Sowing {
    /// Where the seeds come from.
    pub from: SeedSource,
    /// The number of seeds, 1–64.
    pub seeds: u8,
    /// The direction; `None` for the seed placed from the store.
    pub direction: Option<Direction>,
    /// The pit of the last seed.
    pub last: Pit,
    /// What follows after it.
    pub then: AfterSowing,
    /// The board after the last seed, before what follows.
    pub board: Board,
}

impl Sowing {
    /// The pit of each seed, in the order of sowing.
    ///
    /// ```
    /// use kibao::engine::{KIBAO, Pit, State, Trace};
    /// let start = State::new(KIBAO.start());
    /// let first = *start.legal(&KIBAO).iter().next().unwrap();
    /// let mut trace = Trace { sowings: Vec::new(), most: 2 };
    /// start.play_unchecked(&KIBAO, first, &mut trace);
    /// let placed: Vec<Pit> = trace.sowings[0].pits().collect();
    /// assert_eq!(placed, [trace.sowings[0].last]);
    /// let sown: Vec<Pit> = trace.sowings[1].pits().collect();
    /// assert_eq!((sown.len(), sown.last()), (3, Some(&trace.sowings[1].last)));
    /// ```
    pub fn pits(&self) -> impl Iterator<Item = Pit> + use<> {
        let Self { seeds, direction, last, .. } = *self;
        (1..=seeds).map(move |seed| {
            let before_last = seeds.saturating_sub(seed) & 15;
            Pit::at(match direction {
                None => last.index(),
                Some(Direction::Clockwise) => last.index() + 16 - before_last,
                Some(Direction::Anticlockwise) => last.index() + before_last,
            })
        })
    }
}

/// Observes each sowing of a move. `()` observes nothing and costs nothing.
///
/// ```
/// use kibao::engine::{KIBAO, Observe, Sowing, State};
/// struct Seeds(u32);
/// impl Observe for Seeds {
///     fn sown(&mut self, sowing: Sowing) {
///         self.0 += u32::from(sowing.seeds);
///     }
/// }
/// let mut seeds = Seeds(0);
/// State::new(KIBAO.start()).play_unchecked(&KIBAO, "A6<".parse().unwrap(), &mut seeds);
/// assert_eq!(seeds.0, 4, "the seed from the store and three of A6");
/// ```
pub trait Observe {
    /// Called after each sowing, and for the seed placed from the store.
    fn sown(&mut self, sowing: Sowing);
}

impl Observe for () {
    #[inline(always)]
    fn sown(&mut self, _: Sowing) {}
}

/// Keeps the first sowings of a move, at most [`most`](Self::most).
///
/// ```
/// use kibao::engine::{KIBAO, State, Trace};
/// let mut trace = Trace { sowings: Vec::new(), most: 1 };
/// State::new(KIBAO.start()).play_unchecked(&KIBAO, "A6<".parse().unwrap(), &mut trace);
/// assert_eq!(trace.sowings.len(), 1, "only the seed from the store is kept");
/// ```
#[derive(Debug, Default)]
pub struct Trace {
    /// The sowings, first to last.
    pub sowings: Vec<Sowing>,
    /// The most sowings to keep.
    pub most: usize,
}

impl Observe for Trace {
    fn sown(&mut self, sowing: Sowing) {
        if self.sowings.len() < self.most {
            self.sowings.push(sowing);
        }
    }
}
