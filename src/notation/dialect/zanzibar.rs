//! The zanzibar dialect of the records of 1994: `L` and `R` are directions, `>` plays the house.

use super::{Partial, certain_hand};
use crate::notation::tree::{Hand, Sign, Signs};

/// Direction and house. A `>` is the house, but the other dialect's direction next to a second `>` or a `+`.
pub(super) fn read(signs: Signs) -> (Option<Hand>, bool) {
    let greater = signs.iter().filter(|sign| *sign == Sign::Greater).count();
    let plus = signs.has(Sign::Plus);
    let hand = certain_hand(signs);
    let right = hand.is_none() && (greater > 1 || (greater == 1 && plus));
    (hand.or(right.then_some(Hand::Right)), plus || greater > usize::from(right))
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
