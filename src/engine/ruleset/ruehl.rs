//! `ruehl`: Bao la Kiswahili as written by Alexander Rühl, the rules behind Board Game Arena.

use super::{BuiltIn, EndlessMove, HouseBlock, HouseInMtaji, KIBAO, RuleSet, Singleton, Singletons, SoleKichwa};

/// The seeds of twelve laps round the ring (R, "Game move").
pub(super) const TWELVE_LAPS: u32 = 12 * 16;

/// Rühl's rules (citations R).
///
/// ```
/// use kibao::engine::{EndlessMove, RUEHL};
/// assert_eq!((RUEHL.endless, RUEHL.max_seeds), (EndlessMove::Loses, Some(192)));
/// ```
pub const RUEHL: RuleSet = RuleSet {
    singleton: Singleton::HouseNotFunctional,
    sole_kichwa: SoleKichwa::Loses,
    house_in_mtaji: HouseInMtaji::UntilEmptied,
    house_block: HouseBlock::FunctionalExempt,
    blocker_duty: true,
    endless: EndlessMove::Loses,
    max_seeds: Some(TWELVE_LAPS),
    singletons: Singletons::LoseAtOnce,
    ..KIBAO
};

pub(super) const BUILT_IN: BuiltIn = BuiltIn {
    name: "ruehl",
    title: "Bao la Kiswahili, rules of Alexander R\u{fc}hl (R)",
    rules: RUEHL,
    citations: &[
        ("opening", "R, Game setup"),
        ("capture", "R, Move with capture"),
        ("house", "R, The house"),
        ("blocking", "R, Blocking"),
        ("singleton", "R, The house"),
        ("sole-kichwa", "R, End of game"),
        ("mtaji-house-stop", "R, Harvesting phase, The house"),
        ("mtaji-kutakata-house-stop", "R, Harvesting phase, The house"),
        ("house-in-mtaji", "R, Harvesting phase, The house"),
        ("house-block", "R, Blocking"),
        ("blocker-duty", "R, Blocking"),
        ("endless", "R, Game move"),
        ("max-seeds", "R, Game move"),
        ("singletons", "R, End of game"),
    ],
};
