//! The kibao dialect: `<` and `>` are directions, `+` plays the house, `#` wins.

use super::{Partial, certain_hand};
use crate::notation::tree::{Hand, Sign, Signs};

/// Direction and house. Next to a certain direction, or a second time, `>` can only be the other dialect's house.
pub(super) fn read(signs: Signs) -> (Option<Hand>, bool) {
    let greater = signs.iter().filter(|sign| *sign == Sign::Greater).count();
    let hand = certain_hand(signs);
    let houses = if hand.is_some() { greater } else { greater.saturating_sub(1) };
    (hand.or((greater > 0).then_some(Hand::Right)), houses > 0 || signs.has(Sign::Plus))
}

/// Appends what follows the pit.
pub(super) fn write(out: &mut String, it: Partial) {
    out.extend(it.hand.map(|hand| match hand {
        Hand::Left => '<',
        Hand::Right => '>',
    }));
    if it.house {
        out.push('+');
    }
    out.push_str(it.mark.stars());
    if it.win {
        out.push('#');
    }
}
