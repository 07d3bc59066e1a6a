//! The conditions for a custom rule set: it must be playable, and each option that it changes must have an effect.

use super::{Capture, HouseInMtaji, Opening, RuleOption, RuleSet, Singleton};
use crate::engine::movegen::each_legal;
use crate::engine::sow::Ends;
use crate::engine::state::State;
use core::error::Error;
use core::fmt;
use core::ops::ControlFlow;

/// Why a rule set is unplayable.
///
/// ```
/// use kibao::engine::{KIBAO, Opening, RuleSet, Unplayable};
/// let empty = RuleSet { opening: Opening { front: [0; 8], ..KIBAO.opening }, ..KIBAO };
/// assert_eq!(empty.playable(), Err(Unplayable::FrontRowEmpty));
/// assert_eq!(Unplayable::FrontRowEmpty.to_string(), "the front row is empty at the start");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Unplayable {
    /// The number of seeds each side starts with: none, or more than half of the 64.
    Seeds(u32),
    /// Captured seeds travel onward, but there are seeds in store.
    OnwardFromStore,
    /// The front row is empty at the start, so that the game is over before it begins.
    FrontRowEmpty,
    /// The side that begins has no legal move.
    NoMove,
    /// Every move of the side that begins exceeds `max-seeds` or `max-sowings`.
    Limits,
}

impl fmt::Display for Unplayable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Seeds(seeds) => write!(f, "each side starts with {seeds} seeds instead of 1 to 32"),
            Self::OnwardFromStore => f.write_str("captured seeds travel onward, but there are seeds in store"),
            Self::FrontRowEmpty => f.write_str("the front row is empty at the start"),
            Self::NoMove => f.write_str("the side that begins has no legal move"),
            Self::Limits => f.write_str("every first move exceeds `max-seeds` or `max-sowings`"),
        }
    }
}

impl Error for Unplayable {}

/// The most sowings tried for a first move.
const TRIED: u32 = 1 << 16;

impl RuleSet {
    /// Checks that games can be played by the rule set.
    ///
    /// # Errors
    /// [`Unplayable`]: why not.
    ///
    /// ```
    /// use kibao::engine::{Capture, KIBAO, RuleSet, Unplayable};
    /// assert_eq!(KIBAO.playable(), Ok(()));
    /// let odd = RuleSet { capture: Capture::Onward, ..KIBAO };
    /// assert_eq!(odd.playable(), Err(Unplayable::OnwardFromStore));
    /// let short = RuleSet { max_seeds: Some(0), ..KIBAO };
    /// assert_eq!(short.playable(), Err(Unplayable::Limits));
    /// ```
    pub fn playable(&self) -> Result<(), Unplayable> {
        let Opening { front, back, store } = self.opening;
        let seeds = front.iter().chain(&back).chain([&store]).map(|seeds| u32::from(*seeds)).sum();
        if !(1..=32).contains(&seeds) {
            Err(Unplayable::Seeds(seeds))
        } else if self.capture == Capture::Onward && store > 0 {
            Err(Unplayable::OnwardFromStore)
        } else if front == [0; 8] {
            Err(Unplayable::FrontRowEmpty)
        } else if self.has_a_first_move() {
            Ok(())
        } else if (Self { max_seeds: None, max_sowings: TRIED, ..*self }).has_a_first_move() {
            Err(Unplayable::Limits)
        } else {
            Err(Unplayable::NoMove)
        }
    }

    /// Whether the side that begins has a move that ends.
    fn has_a_first_move(&self) -> bool {
        let rules = Self { max_sowings: self.max_sowings.min(TRIED), ..*self };
        each_legal(&State::new(rules.start()), &rules, |_, run| match run.ends {
            Ends::Endless(_) => ControlFlow::Continue(()),
            _ => ControlFlow::Break(()),
        })
        .is_break()
    }
}

impl RuleOption {
    /// If `rules` changes this option of `base` without any effect on the moves of any game: the other option because of
    /// which it has no effect.
    ///
    /// ```
    /// use kibao::engine::{KIBAO, RUEHL, RuleOption, RuleSet};
    /// let stop = RuleOption::named("mtaji-house-stop").unwrap();
    /// let with_stop = |base| RuleSet { mtaji_house_stop: true, ..base };
    /// // In `kibao` both houses are lost before a mtaji capture move can end in one.
    /// assert_eq!(stop.idle(&KIBAO, &with_stop(KIBAO)), Some("house-in-mtaji"));
    /// assert_eq!(stop.idle(&RUEHL, &with_stop(RUEHL)), None);
    /// ```
    #[must_use]
    pub fn idle(&self, base: &RuleSet, rules: &RuleSet) -> Option<&'static str> {
        if (self.value)(base) == (self.value)(rules) {
            return None;
        }
        let onward = rules.capture == Capture::Onward;
        let barred = |rules: &RuleSet| rules.singleton != Singleton::Allowed;
        match self.name {
            "singleton" if rules.opening.store == 0 => Some("opening"),
            // Without houses no house is owned or functional.
            "singleton" if !rules.house && barred(base) && barred(rules) => Some("house"),
            "mtaji-house-stop" | "mtaji-kutakata-house-stop" | "house-in-mtaji" | "house-block" if !rules.house => {
                Some("house")
            }
            "house-block" | "blocker-duty" if !rules.blocking => Some("blocking"),
            // If captured seeds travel onward, no move is a kutakata.
            "blocking" | "house-block" | "blocker-duty" | "mtaji-kutakata-house-stop" if onward => Some("capture"),
            "mtaji-house-stop" if !onward && rules.house_in_mtaji == HouseInMtaji::UntilFirstCapture => {
                Some("house-in-mtaji")
            }
            "max-seeds" if rules.max_seeds.is_some_and(|most| u64::from(most) >= 64 * u64::from(rules.max_sowings)) => {
                Some("max-sowings")
            }
            "max-sowings" if rules.max_seeds.is_some_and(|most| rules.max_sowings > most_sowings(most)) => {
                Some("max-seeds")
            }
            _ => None,
        }
    }
}

/// The most sowings of a move that has sown at most `seeds` seeds: at most eight sowings capture, each with at least one
/// seed, and the others sow at least two.
const fn most_sowings(seeds: u32) -> u32 {
    seeds.saturating_add(8) / 2
}
