//! The zanzibar dialect of the records of 1994: `L` and `R` are directions, `>` plays the house.

use super::{Counts, Partial};
use crate::notation::tree::Hand;

/// Direction and house. A `>` is the house, but the other dialect's direction next to a second `>` or a `+`.
pub(super) fn read(signs: Counts) -> (Option<Hand>, bool) {
    let right = signs.certain.is_none() && (signs.greater > 1 || (signs.greater == 1 && signs.plus));
    (signs.certain.or(right.then_some(Hand::Right)), signs.plus || signs.greater > u8::from(right))
}

/// Appends what follows the pit.
pub(super) fn write(out: &mut String, it: Partial) {
    out.extend(it.hand.map(|hand| match hand {
        Hand::Left => 'L',
        Hand::Right => 'R',
    }));
    if it.house {
        out.push('>');
    }
    out.push_str(it.mark.stars());
}
