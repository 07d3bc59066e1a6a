//! The rules of play as data: a value with one option for each point in which the rule books differ.
//!
//! Each rule set is one file with a plain value and its citations; [`OPTIONS`] names and documents the options.

mod abstractplay;
mod constant;
mod custom;
mod hus;
mod kibao;
mod kujifunza;
mod options;
mod ruehl;
mod zanzibar;

pub use abstractplay::ABSTRACT_PLAY;
pub use constant::AsRules;
pub(crate) use constant::WithRules;
pub use custom::Unplayable;
pub use hus::HUS;
pub use kibao::KIBAO;
pub use kujifunza::KUJIFUNZA;
pub use options::{OPTIONS, RuleOption};
pub use ruehl::RUEHL;
pub use zanzibar::ZANZIBAR;

use super::board::{Board, Position};
use super::pit::Side;
use super::ring::Ring;

/// The seeds of one side at the start, the same for both.
///
/// ```
/// use kibao::engine::{KIBAO, Opening};
/// let Opening { front, back, store } = KIBAO.opening;
/// assert_eq!((front, back, store), ([0, 0, 0, 0, 6, 2, 2, 0], [0; 8], 22));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Opening {
    /// The front row, pit 1 first.
    pub front: [u8; 8],
    /// The back row, pit 1 first.
    pub back: [u8; 8],
    /// The seeds in store; 0 means that the rule set has no kunamua.
    pub store: u8,
}

/// How captured seeds are sown.
///
/// ```
/// use kibao::engine::{Capture, Kind, RuleSet, State};
/// let kind = |rules: &RuleSet| {
///     let start = State::new(rules.start());
///     start.play(rules, start.legal(rules).as_slice()[0]).unwrap().kind
/// };
/// let rules = kibao::engine::KUJIFUNZA;
/// assert_eq!((rules.capture, kind(&rules) == Kind::Sow), (Capture::Kichwa, false));
/// assert_eq!(kind(&RuleSet { capture: Capture::Onward, ..rules }), Kind::Sow);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Capture {
    /// A capture move and kutakata are different moves; captured seeds start from a kichwa (K 1.4).
    Kichwa,
    /// Every sowing that ends in an occupied pit continues, with the seeds of the facing pit too (H, "Zugausführung").
    Onward,
}

/// When a kutakata from a single seed is forbidden in kunamua while another front pit holds more.
///
/// ```
/// use kibao::engine::{KIBAO, RuleOption, Singleton};
/// let mut rules = KIBAO;
/// assert!(RuleOption::named("singleton").unwrap().set(&mut rules, "house-not-functional"));
/// assert_eq!([KIBAO, rules].map(|it| it.singleton), [Singleton::HouseLost, Singleton::HouseNotFunctional]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Singleton {
    /// Never.
    Allowed,
    /// While the house is lost.
    HouseLost,
    /// While the house is lost or dormant.
    HouseNotFunctional,
}

/// The effect of a kutakata toward the back row from a kichwa that is the only occupied front pit.
///
/// ```
/// use kibao::engine::{KIBAO, RuleOption, SoleKichwa};
/// let mut rules = KIBAO;
/// assert!(RuleOption::named("sole-kichwa").unwrap().set(&mut rules, "judged-at-end"));
/// assert_eq!([KIBAO, rules].map(|it| it.sole_kichwa), [SoleKichwa::Barred, SoleKichwa::JudgedAtEnd]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SoleKichwa {
    /// It is not a legal move.
    Barred,
    /// It is legal, and the mover loses at once, because the front row is empty when the pit is lifted.
    Loses,
    /// It is legal, and the front row of the mover is judged at the end of the move.
    JudgedAtEnd,
}

/// How long a house is owned in mtaji.
///
/// ```
/// use kibao::engine::{HouseInMtaji, KIBAO, RuleOption};
/// let mut rules = KIBAO;
/// assert!(RuleOption::named("house-in-mtaji").unwrap().set(&mut rules, "until-emptied"));
/// assert_eq!(rules.house_in_mtaji, HouseInMtaji::UntilEmptied);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum HouseInMtaji {
    /// Both houses are lost with the first capture in mtaji by either side.
    UntilFirstCapture,
    /// Each house is owned until it is emptied or captured.
    UntilEmptied,
}

/// Which house cannot be blocked by kutakatia.
///
/// ```
/// use kibao::engine::{HouseBlock, KIBAO, RUEHL};
/// assert_eq!([KIBAO.house_block, RUEHL.house_block], [HouseBlock::OwnedExempt, HouseBlock::FunctionalExempt]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum HouseBlock {
    /// An owned house.
    OwnedExempt,
    /// An owned house with at least six seeds.
    FunctionalExempt,
}

/// The effect of an endless move.
///
/// ```
/// use kibao::engine::{EndlessMove, Illegal, KIBAO, Reason, RuleSet, State};
/// // With no seed to sow, every move is endless.
/// let play = |endless| {
///     let rules = RuleSet { max_seeds: Some(0), endless, ..KIBAO };
///     State::new(rules.start()).play(&rules, "A6<".parse().unwrap())
/// };
/// assert!(matches!(play(EndlessMove::Illegal), Err(Illegal::Endless(_))));
/// assert_eq!(play(EndlessMove::Loses).unwrap().outcome.unwrap().reason, Reason::Endless);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EndlessMove {
    /// It is not a legal move. But if it starts with a capture, other moves must capture too.
    Illegal,
    /// It is legal and loses the game.
    Loses,
}

/// When a side with an empty store and no pit of two seeds has lost.
///
/// ```
/// use kibao::engine::{KIBAO, RUEHL, Singletons};
/// assert_eq!([KIBAO.singletons, RUEHL.singletons], [Singletons::LoseToMove, Singletons::LoseAtOnce]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Singletons {
    /// When it is to move.
    LoseToMove,
    /// At once: the opponent after each sowing of captured seeds, either side at the end of a move.
    LoseAtOnce,
}

/// A rule set. Derive a custom rule set from a built-in one with struct update syntax.
///
/// ```
/// use kibao::engine::{KIBAO, Opening, RuleSet};
/// // Malawi's opening: eight seeds in the house and twenty in store.
/// let opening = Opening { front: [0, 0, 0, 0, 8, 2, 2, 0], back: [0; 8], store: 20 };
/// let malawi = RuleSet { opening, ..KIBAO };
/// assert_eq!(malawi.start().board.seeds(), 64);
/// assert_eq!(malawi.novice_start().board.stores, [0, 0]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct RuleSet {
    /// `opening`: the seeds of each side at the start.
    pub opening: Opening,
    /// `capture`: how captured seeds travel.
    pub capture: Capture,
    /// `house`: whether front pit 5 has the rights of a house.
    pub house: bool,
    /// `blocking`: whether there is kutakatia.
    pub blocking: bool,
    /// `singleton`: when kutakata from a single seed is barred in kunamua.
    pub singleton: Singleton,
    /// `sole-kichwa`: kutakata toward the back row from the only occupied front pit.
    pub sole_kichwa: SoleKichwa,
    /// `mtaji-house-stop`: whether a mtaji capture move that ends in the functional house of the mover can stop there. With
    /// [`Capture::Onward`] this holds for every move, because any move can capture.
    pub mtaji_house_stop: bool,
    /// `mtaji-kutakata-house-stop`: whether a mtaji kutakata that ends in the functional house of the mover stops there.
    pub mtaji_kutakata_house_stop: bool,
    /// `house-in-mtaji`: how long a house is owned in mtaji.
    pub house_in_mtaji: HouseInMtaji,
    /// `house-block`: which house cannot be blocked.
    pub house_block: HouseBlock,
    /// `blocker-duty`: whether the blocker must capture the blocked pit next if it can.
    pub blocker_duty: bool,
    /// `endless`: what an endless move is.
    pub endless: EndlessMove,
    /// `max-seeds`: a move that has sown more seeds is endless; the placed kunamua seed is not counted.
    pub max_seeds: Option<u32>,
    /// `singletons`: when a side without a pit of two seeds has lost.
    pub singletons: Singletons,
    /// `max-sowings`: the most sowings for judging one move, 1 to [`MAX_SOWINGS`]. A move that needs more counts as endless
    /// and is reported as not decided. [`State::play`](super::State::play) documents the cost of a move.
    pub max_sowings: u32,
}

/// The most sowings for judging a move, 2²⁶: the value of `max-sowings` in the built-in rule sets and its upper limit.
///
/// With `max-seeds` a move ends far sooner: of the sowings before the last one at most eight capture, each with at least one
/// seed, and the others sow at least two seeds. So 192 seeds need at most 100 sowings, and a move has at most 101. The longest
/// finite move found by a search without `max-seeds` has a few thousand sowings (`tests/engine/longest.rs`).
///
/// ```
/// use kibao::engine::{KIBAO, MAX_SOWINGS, RuleOption};
/// let (mut rules, option) = (KIBAO, RuleOption::named("max-sowings").unwrap());
/// assert_eq!(rules.max_sowings, MAX_SOWINGS);
/// assert!(option.set(&mut rules, "100") && !option.set(&mut rules, "67108865"));
/// ```
pub const MAX_SOWINGS: u32 = 1 << 26;

impl RuleSet {
    /// The position at the start of a game.
    #[must_use]
    pub fn start(&self) -> Position {
        let ring = Ring::from_rows(self.opening.front, self.opening.back).unwrap_or(Ring::EMPTY);
        let board = Board { rings: [ring; 2], stores: [self.opening.store; 2], houses: [self.house; 2] };
        Position { board, turn: Side::South, block: None }
    }

    /// The same rules without blocking (kutakatia).
    ///
    /// ```
    /// assert!(!kibao::engine::RUEHL.without_blocking().blocker_duty);
    /// ```
    #[must_use]
    pub const fn without_blocking(self) -> Self {
        Self { blocking: false, blocker_duty: false, ..self }
    }

    /// The start for novices: two seeds in every pit, empty stores, both houses lost (K.I.B.A. `novice`).
    #[must_use]
    pub fn novice_start(&self) -> Position {
        let ring = Ring::from_rows([2; 8], [2; 8]).unwrap_or(Ring::EMPTY);
        let board = Board { rings: [ring; 2], stores: [0; 2], houses: [false; 2] };
        Position { board, turn: Side::South, block: None }
    }
}

/// A built-in rule set: its name, its title, its options and where the source states each option.
///
/// ```
/// use kibao::engine::BuiltIn;
/// let ruehl = BuiltIn::named("ruehl").unwrap();
/// assert_eq!((ruehl.rules.blocker_duty, ruehl.citation("blocker-duty")), (true, Some("R, Blocking")));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BuiltIn {
    /// The name used in `rules:` head lines and on the command line.
    pub name: &'static str,
    /// The title and source.
    pub title: &'static str,
    /// The options.
    pub rules: RuleSet,
    /// The place in the source for each option, by the name of the option.
    pub citations: &'static [(&'static str, &'static str)],
}

/// The built-in rule sets in order of preference.
///
/// ```
/// let names = kibao::engine::BUILT_IN.map(|it| it.name);
/// assert_eq!(names, ["kibao", "zanzibar", "ruehl", "kujifunza", "hus"]);
/// ```
pub const BUILT_IN: [&BuiltIn; 5] =
    [&kibao::BUILT_IN, &zanzibar::BUILT_IN, &ruehl::BUILT_IN, &kujifunza::BUILT_IN, &hus::BUILT_IN];

/// The rules as programs and sites play them, for records that come from there. They have a name in a head and on the command
/// line like those of [`BUILT_IN`], but are not tried where the rules are not known.
///
/// ```
/// assert_eq!(kibao::engine::SITES.map(|it| it.name), ["abstractplay"]);
/// ```
pub const SITES: [&BuiltIn; 1] = [&abstractplay::BUILT_IN];

impl BuiltIn {
    /// The built-in rule set with this name, of the rule books or of a [site](SITES); the case of letters does not matter.
    ///
    /// ```
    /// use kibao::engine::BuiltIn;
    /// assert_eq!(BuiltIn::named("Ruehl").map(|it| it.name), Some("ruehl"));
    /// ```
    #[must_use]
    pub fn named(name: &str) -> Option<&'static Self> {
        BUILT_IN.into_iter().chain(SITES).find(|it| it.name.eq_ignore_ascii_case(name))
    }

    /// The place in the source for an option; `None` if the source does not state it.
    #[must_use]
    pub fn citation(&self, option: &str) -> Option<&'static str> {
        self.citations.iter().find(|(name, _)| *name == option).map(|(_, citation)| *citation)
    }
}
