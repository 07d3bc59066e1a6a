//! `kujifunza`: Bao la Kujifunza, for beginners, as written by Alexander Rühl.

use super::{BuiltIn, Opening, RUEHL, RuleSet, Singleton};

/// Two seeds in every pit and none in store.
pub(super) const TWO_EVERYWHERE: Opening = Opening { front: [2; 8], back: [2; 8], store: 0 };

/// Bao la Kujifunza (citations R): no kunamua, no house, no blocking.
///
/// ```
/// use kibao::engine::{KUJIFUNZA, Phase};
/// assert_eq!(KUJIFUNZA.start().phase(), Phase::Mtaji);
/// assert!(!KUJIFUNZA.house && !KUJIFUNZA.blocking);
/// ```
pub const KUJIFUNZA: RuleSet = RuleSet {
    opening: TWO_EVERYWHERE,
    house: false,
    blocking: false,
    singleton: Singleton::Allowed,
    blocker_duty: false,
    ..RUEHL
};

pub(super) const BUILT_IN: BuiltIn = BuiltIn {
    name: "kujifunza",
    title: "Bao la Kujifunza, rules of Alexander R\u{fc}hl (R)",
    rules: KUJIFUNZA,
    citations: &[
        ("opening", "R, Bao la Kujifunza"),
        ("capture", "R, Move with capture"),
        ("house", "R, Bao la Kujifunza"),
        ("blocking", "R, Bao la Kujifunza"),
        ("sole-kichwa", "R, End of game"),
        ("endless", "R, Game move"),
        ("max-seeds", "R, Game move"),
        ("singletons", "R, End of game"),
    ],
};
