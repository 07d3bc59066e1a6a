//! Keeping: no safe fix and no canonical form changes the moves played, or lets a game lose its error.

use super::input::{laid_out, options};
use crate::layouts::kept;

pub(super) fn run(bytes: &[u8]) {
    let (choice, bytes) = bytes.split_first().unwrap_or((&0, &[]));
    let (text, options) = (laid_out(bytes), options(*choice));
    if let Err(fault) = kept(&text, &options) {
        panic!("{fault}: {text:?}");
    }
}
