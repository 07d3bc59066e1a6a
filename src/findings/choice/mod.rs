//! Which findings are wanted: by check and by severity.

mod near;
mod selector;

pub use near::nearest;
pub use selector::{Selector, UnknownCheck};

use super::{CHECKS, Check, Severity};
use selector::closest;

/// The checks that one place (a configuration file, the command line) selects and ignores.
///
/// ```
/// use kibao::findings::{Check, Choice, Selection, Selector};
/// let file = Selection { select: None, ignore: Selector::parse_all("S,N104").unwrap() };
/// let choice = Choice::of([&file]);
/// assert!(!choice.has(Check::find("N104").unwrap()) && choice.wants(Check::find("N101").unwrap()));
/// assert!(Choice::of([]).is_all() && !choice.is_all());
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Selection {
    /// Only these; `None` if the place does not select.
    pub select: Option<Vec<Selector>>,
    /// All but these.
    pub ignore: Vec<Selector>,
}

/// Which findings are wanted. The default is all of them.
///
/// ```
/// use kibao::findings::{Check, Choice, Selection, Selector};
/// let selectors = |words| Selector::parse_all(words).unwrap();
/// // The closer one counts: all of N but for N3, and of N3 only N302.
/// let selection = Selection { select: Some(selectors("N,N302")), ignore: selectors("N3") };
/// let choice = Choice::of([&selection]);
/// let has = |code| choice.has(Check::find(code).unwrap());
/// assert_eq!(["N101", "N301", "N302", "R101"].map(has), [true, false, true, false]);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The codes of the checks that are not wanted, in order.
    off: Vec<&'static str>,
    /// The least severity.
    pub least: Severity,
}

impl Default for Choice {
    fn default() -> Self {
        Self { off: Vec::new(), least: Severity::Info }
    }
}

impl Choice {
    /// The choice after several places, in order: a `select` replaces the choice so far, an `ignore` alone removes from it.
    /// Within one place the closer selector counts, or `ignore` if both are equally close.
    pub fn of<'s>(places: impl IntoIterator<Item = &'s Selection>) -> Self {
        let mut off: Vec<&'static str> = Vec::new();
        for Selection { select, ignore } in places {
            let wanted = |check: &Check| match (select, closest(ignore, check)) {
                (None, ignored) => ignored.is_none() && !off.contains(&check.code),
                (Some(select), ignored) => closest(select, check) > ignored,
            };
            off = CHECKS.iter().filter(|check| !wanted(check)).map(|check| check.code).collect();
        }
        Self { off, ..Self::default() }
    }

    /// Whether a check is wanted, whatever its severity.
    #[must_use]
    pub fn has(&self, check: &Check) -> bool {
        !self.off.contains(&check.code)
    }

    /// Whether findings of a check are wanted.
    #[must_use]
    pub fn wants(&self, check: &Check) -> bool {
        check.severity >= self.least && self.has(check)
    }

    /// Whether everything is wanted.
    #[must_use]
    pub fn is_all(&self) -> bool {
        self.off.is_empty() && self.least == Severity::Info
    }
}
