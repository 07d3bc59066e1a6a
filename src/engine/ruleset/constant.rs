//! Rule sets that are known when the program is compiled, so that the code for a rule set asks for no option.

use super::{BUILT_IN, RuleSet};
use core::ops::Deref;

/// A rule set as the engine takes it: a reference to any value, or one of the built-in rule sets as a constant, for which
/// the compiler leaves out all that its options exclude.
///
/// ```
/// use kibao::engine::{AsRules, KIBAO};
/// fn has_kunamua(rules: impl AsRules) -> bool {
///     rules.opening.store > 0
/// }
/// assert!(has_kunamua(&KIBAO));
/// ```
pub trait AsRules: Copy + Deref<Target = RuleSet> {}

impl AsRules for &RuleSet {}

/// The built-in rule set with this index in [`BUILT_IN`].
#[derive(Clone, Copy, Debug)]
pub(super) struct Constant<const INDEX: usize>;

impl<const INDEX: usize> Deref for Constant<INDEX> {
    type Target = RuleSet;

    #[inline(always)]
    fn deref(&self) -> &RuleSet {
        const { &BUILT_IN[INDEX].rules }
    }
}

impl<const INDEX: usize> AsRules for Constant<INDEX> {}

/// Work that is compiled anew for each built-in rule set. It should be long, a whole game for instance, because comparing
/// the rule sets takes about as long as a sowing.
pub(crate) trait WithRules {
    /// What it returns.
    type Output;

    /// Does the work.
    fn with(self, rules: impl AsRules) -> Self::Output;
}

impl RuleSet {
    /// Does some work with this rule set: as a constant if it is built in.
    pub(crate) fn dispatch<W: WithRules>(&self, work: W) -> W::Output {
        // Zanzibar has the options of kibao.
        match BUILT_IN.iter().position(|it| it.rules == *self) {
            Some(0) => work.with(Constant::<0>),
            Some(2) => work.with(Constant::<2>),
            Some(3) => work.with(Constant::<3>),
            Some(4) => work.with(Constant::<4>),
            _ => work.with(self),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Options;

    impl WithRules for Options {
        type Output = RuleSet;

        fn with(self, rules: impl AsRules) -> RuleSet {
            *rules
        }
    }

    #[test]
    fn a_constant_has_the_options_of_its_rule_set() {
        for known in BUILT_IN {
            assert_eq!(known.rules.dispatch(Options), known.rules, "{}", known.name);
            let custom = RuleSet { max_sowings: 7, ..known.rules };
            assert_eq!(custom.dispatch(Options), custom);
        }
    }
}
