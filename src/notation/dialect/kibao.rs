//! The kibao dialect: `<` and `>` are directions, `+` plays the house, `#` wins.

use super::Definition;
use crate::notation::tree::Sign;

pub(super) static KIBAO: Definition = Definition {
    name: "kibao",
    source: Some("K, appendix"),
    left: Sign::Less,
    right: Sign::Greater,
    house: Sign::Plus,
    has_win: true,
    block_mark_on_reply: false,
};
