//! `hus`: Hus bao, for children, as written by Alexander Rühl.

use super::{BuiltIn, Capture, KUJIFUNZA, RuleSet, SoleKichwa};

/// Hus bao (citations R and H): any pit, any direction, captured seeds travel onward.
///
/// ```
/// use kibao::engine::{Capture, HUS, State};
/// assert_eq!(HUS.capture, Capture::Onward);
/// assert!(State::new(HUS.start()).legal(&HUS).len() > 4);
/// ```
pub const HUS: RuleSet = RuleSet { capture: Capture::Onward, sole_kichwa: SoleKichwa::JudgedAtEnd, ..KUJIFUNZA };

pub(super) const BUILT_IN: BuiltIn = BuiltIn {
    name: "hus",
    title: "Hus bao, rules of Alexander R\u{fc}hl (R, H)",
    rules: HUS,
    citations: &[
        ("opening", "R, Hus bao; H, Aufbau"),
        ("capture", "R, Hus bao; H, Zugausf\u{fc}hrung"),
        ("house", "R, Hus bao"),
        ("blocking", "R, Hus bao"),
        ("sole-kichwa", "R, Hus bao"),
        ("endless", "R, Game move"),
        ("max-seeds", "R, Game move"),
        ("singletons", "H, Spielende"),
    ],
};
