//! `zanzibar`: the Zanzibar rules for the computer (Donkers 2001, after de Voogt 1995).

use super::{BuiltIn, KIBAO, RuleSet};

/// The Zanzibar rules (citations Z, and K for what Z has as K does). K is a revision of Z, so the options are those of [`KIBAO`].
///
/// ```
/// use kibao::engine::{BuiltIn, KIBAO, ZANZIBAR};
/// assert_eq!(ZANZIBAR, KIBAO);
/// assert_eq!(BuiltIn::named("zanzibar").unwrap().citation("singleton"), Some("Z 2.4c"));
/// ```
pub const ZANZIBAR: RuleSet = RuleSet { ..KIBAO };

pub(super) const BUILT_IN: BuiltIn = BuiltIn {
    name: "zanzibar",
    title: "Bao la Kiswahili, Zanzibar rules, Donkers 2001 after de Voogt 1995 (Z)",
    rules: ZANZIBAR,
    citations: &[
        ("opening", "K 2.1"),
        ("capture", "K 1.4"),
        ("house", "K 4.2"),
        ("singleton", "Z 2.4c"),
        ("blocking", "Z 4.1"),
        ("sole-kichwa", "Z 2.4a, 3.5b"),
        ("mtaji-house-stop", "Z 3.2"),
        ("mtaji-kutakata-house-stop", "Z 3.2"),
        ("house-in-mtaji", "Z 2.5a, 3.2"),
        ("house-block", "K 5.1.1.1"),
        ("blocker-duty", "K 5.1"),
        ("endless", "Z 1.5a"),
        ("max-seeds", "K 1.5.6"),
        ("singletons", "K 3.3.2"),
    ],
};
