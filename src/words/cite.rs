//! Citations of rules, from the book of the rule set that a game is replayed under.

use crate::engine::{BuiltIn, Reason};
use crate::findings::Report;

/// A rule in the books: the option that governs it, if there is one, and its place in each book.
#[derive(Clone, Copy, Default)]
pub(super) struct Rule {
    /// The option of a rule set whose citation comes first.
    pub(super) option: Option<&'static str>,
    /// Its number in the K.I.B.A. rules, also used for the rules of Zanzibar.
    pub(super) k: &'static str,
    /// The heading in Rühl's rules.
    pub(super) r: &'static str,
    /// The heading in Rühl's rules of Hus bao.
    pub(super) h: &'static str,
}

impl Rule {
    /// A rule that no option governs.
    pub(super) const fn fixed(k: &'static str, r: &'static str, h: &'static str) -> Self {
        Self { option: None, k, r, h }
    }

    /// A rule that an option governs; `k` is its place in the K.I.B.A. rules, used if the rule set has no citation for the
    /// option.
    pub(super) const fn option(option: &'static str, k: &'static str) -> Self {
        Self { option: Some(option), k, r: "", h: "" }
    }

    /// The rule by which a game of Bao ends.
    pub(super) const fn of_end(reason: Reason) -> Self {
        match reason {
            Reason::FrontRowEmpty => Self::fixed("1.2.1", "End of game", "Spielende"),
            Reason::NoMove => Self::fixed("1.2.2", "End of game", "Spielende"),
            Reason::Singletons => Self::option("singletons", "3.3.2"),
            Reason::Endless => Self::option("endless", "1.5.6"),
        }
    }

    /// The citation in the book of the game's rule set; `None` for a custom rule set.
    pub(super) fn of(self, report: &Report<'_>) -> Option<String> {
        let known = BuiltIn::named(&report.replay.rules_name)?;
        if let Some(cited) = self.option.and_then(|option| known.citation(option)) {
            return Some(cited.to_owned());
        }
        let (book, place) = match known.name {
            "kibao" | "zanzibar" => ("K ", self.k),
            "ruehl" | "kujifunza" => ("R, ", self.r),
            "hus" => ("H, ", self.h),
            _ => return None,
        };
        (!place.is_empty()).then(|| format!("{book}{place}"))
    }
}

/// The citation of the signs of a move, if the dialect takes them from a book.
pub(super) fn signs(report: &Report<'_>) -> Option<String> {
    report.replay.dialect.source().map(str::to_owned)
}
