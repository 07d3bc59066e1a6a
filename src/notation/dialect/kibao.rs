//! The kibao dialect: `<` and `>` are directions, `+` plays the house, `#` wins.

use super::{Counts, Partial};
use crate::notation::tree::Hand;

/// Direction and house. Next to a certain direction, or a second time, `>` can only be the other dialect's house.
pub(super) fn read(signs: Counts) -> (Option<Hand>, bool) {
    let houses = if signs.certain.is_some() { signs.greater } else { signs.greater.saturating_sub(1) };
    (signs.certain.or((signs.greater > 0).then_some(Hand::Right)), houses > 0 || signs.plus)
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
