//! The zanzibar dialect of the records of 1994: `L` and `R` are directions, `>` plays the house.

use super::Definition;
use crate::notation::tree::Sign;

pub(super) static ZANZIBAR: Definition = Definition {
    name: "zanzibar",
    source: None,
    left: Sign::Left,
    right: Sign::Right,
    house: Sign::Greater,
    has_win: false,
    block_mark_on_reply: true,
};
