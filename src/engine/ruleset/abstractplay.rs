//! `abstractplay`: Bao la Kiswahili as the games site Abstract Play plays it.

use super::{BuiltIn, HouseBlock, HouseInMtaji, KIBAO, RuleSet, SoleKichwa};

/// The rules of the program of Abstract Play (citations AP: `src/games/bao.ts` of `AbstractPlay/gameslib`, by method), as far as
/// options express them. Its other differences only bar moves, so that its games replay, but for three rare cases, which
/// `src/import/README.md` cites: a block that lasts longer than a move, a house that is filled again in the move that emptied
/// it, and a blocker who loses because no capture takes the blocked pit.
///
/// ```
/// use kibao::engine::{ABSTRACT_PLAY, BuiltIn, SoleKichwa};
/// let known = BuiltIn::named("abstractplay").unwrap();
/// assert_eq!((known.rules, known.rules.sole_kichwa), (ABSTRACT_PLAY, SoleKichwa::JudgedAtEnd));
/// assert_eq!(known.citation("sole-kichwa"), Some("AP, moves, checkEOG"));
/// ```
pub const ABSTRACT_PLAY: RuleSet = RuleSet {
    sole_kichwa: SoleKichwa::JudgedAtEnd,
    house_in_mtaji: HouseInMtaji::UntilEmptied,
    house_block: HouseBlock::FunctionalExempt,
    ..KIBAO
};

pub(super) const BUILT_IN: BuiltIn = BuiltIn {
    name: "abstractplay",
    title: "Bao la Kiswahili as Abstract Play plays it (AP: src/games/bao.ts of AbstractPlay/gameslib)",
    rules: ABSTRACT_PLAY,
    citations: &[
        ("opening", "AP, constructor"),
        ("capture", "AP, processMove"),
        ("house", "AP, processMove"),
        ("blocking", "AP, getBlocked"),
        ("singleton", "AP, moves"),
        ("sole-kichwa", "AP, moves, checkEOG"),
        ("mtaji-house-stop", "AP, processMove"),
        ("mtaji-kutakata-house-stop", "AP, processMove"),
        ("house-in-mtaji", "AP, move"),
        ("house-block", "AP, getBlocked"),
        ("endless", "AP, checkEconomy"),
        ("singletons", "AP, checkEOG"),
    ],
};
