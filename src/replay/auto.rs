//! Finds the rule set that a record fits.

use super::replayer::Replayer;
use crate::engine::{BUILT_IN, BuiltIn};

/// The built-in rule sets that a record fits, and where it first breaks under the others.
///
/// ```
/// use kibao::replay::{Options, Rules, replays};
/// let options = Options { rules: Rules::Auto, ..Options::default() };
/// let auto = replays("1: A7>* a7>*;\n", &options).next().unwrap().auto.unwrap();
/// assert_eq!(auto.fits, ["kibao", "zanzibar", "ruehl"]);
/// assert_eq!(auto.breaks.len(), 2);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Auto {
    /// The names of the rule sets under which every move replays, in order of preference.
    pub fits: Vec<&'static str>,
    /// The other rule sets, with the ply at which the record breaks; 0 is the opening.
    pub breaks: Vec<(&'static str, u32)>,
}

/// Replays by every built-in rule set and keeps the first that fits, or else the first that gets furthest.
pub(super) fn best_built_in(replay: impl Fn(&'static BuiltIn) -> Replayer) -> (Replayer, Option<Auto>) {
    let mut auto = Auto::default();
    let [first, others @ ..] = &BUILT_IN;
    let mut best = replay(first);
    note(&mut auto, first, &best);
    for known in others {
        let next = replay(known);
        note(&mut auto, known, &next);
        let further = match (best.breaks(), next.breaks()) {
            (None, _) => false,
            (Some(_), None) => true,
            (Some(best), Some(next)) => next > best,
        };
        if further {
            best = next;
        }
    }
    (best, Some(auto))
}

fn note(auto: &mut Auto, known: &'static BuiltIn, replayer: &Replayer) {
    match replayer.breaks() {
        None => auto.fits.push(known.name),
        Some(ply) => auto.breaks.push((known.name, ply)),
    }
}
