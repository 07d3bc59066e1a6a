//! `kibao`: the rules of K.I.B.A., the Czech text of kibao.org.

use super::{
    BuiltIn, Capture, EndlessMove, HouseBlock, HouseInMtaji, MAX_SOWINGS, Opening, RuleSet, Singleton, Singletons,
    SoleKichwa,
};

/// The rules of K.I.B.A. (citations K).
///
/// ```
/// use kibao::engine::{EndlessMove, KIBAO};
/// assert_eq!((KIBAO.opening.store, KIBAO.max_seeds), (22, None));
/// assert_eq!(KIBAO.endless, EndlessMove::Illegal);
/// ```
pub const KIBAO: RuleSet = RuleSet {
    opening: Opening { front: [0, 0, 0, 0, 6, 2, 2, 0], back: [0; 8], store: 22 },
    capture: Capture::Kichwa,
    house: true,
    blocking: true,
    singleton: Singleton::HouseLost,
    sole_kichwa: SoleKichwa::Barred,
    mtaji_house_stop: false,
    mtaji_kutakata_house_stop: false,
    house_in_mtaji: HouseInMtaji::UntilFirstCapture,
    house_block: HouseBlock::OwnedExempt,
    blocker_duty: false,
    endless: EndlessMove::Illegal,
    max_seeds: None,
    singletons: Singletons::LoseToMove,
    max_sowings: MAX_SOWINGS,
};

pub(super) const BUILT_IN: BuiltIn = BuiltIn {
    name: "kibao",
    title: "Bao la Kiswahili, rules of K.I.B.A. (K)",
    rules: KIBAO,
    citations: &[
        ("opening", "K 2.1"),
        ("capture", "K 1.4"),
        ("house", "K 4.2"),
        ("blocking", "K 5.1"),
        ("singleton", "K 2.3.3"),
        ("sole-kichwa", "K 1.5.3.1"),
        ("mtaji-house-stop", "K 3.2"),
        ("mtaji-kutakata-house-stop", "K 3.2"),
        ("house-in-mtaji", "K 3.2"),
        ("house-block", "K 5.1.1.1"),
        ("blocker-duty", "K 5.1"),
        ("endless", "K 1.5.6"),
        ("max-seeds", "K 1.5.6"),
        ("singletons", "K 3.3.2"),
    ],
};
