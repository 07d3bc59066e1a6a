//! `zanzibar`: the Zanzibar rules for the computer (Donkers 2001, after de Voogt 1995).

use super::{KIBAO, Known, RuleSet};

/// The Zanzibar rules (citations Z). K is a revision of Z, so the options are those of [`KIBAO`].
pub const ZANZIBAR: RuleSet = RuleSet { ..KIBAO };

pub(super) const KNOWN: Known = Known {
    name: "zanzibar",
    title: "Bao la Kiswahili, Zanzibar rules, Donkers 2001 after de Voogt 1995 (Z)",
    rules: ZANZIBAR,
    citations: &[
        ("singleton", "Z 2.4c"),
        ("blocking", "Z 4.1"),
        ("sole-kichwa", "Z 2.4a, 3.5b"),
        ("mtaji-house-stop", "Z 3.2"),
        ("mtaji-kutakata-house-stop", "Z 3.2"),
        ("house-in-mtaji", "Z 2.5a, 3.2"),
        ("endless", "Z 1.5a"),
    ],
};
