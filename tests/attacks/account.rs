//! Accounting: whatever stands in a text, each word in the form of a full move is played or reported.

use super::input::{laid_out, options};
use crate::layouts::accounted;

pub(super) fn run(bytes: &[u8]) {
    let (choice, bytes) = bytes.split_first().unwrap_or((&0, &[]));
    let (text, options) = (laid_out(bytes), options(*choice));
    if let Err(fault) = accounted(&text, &options) {
        panic!("{fault}: {text:?}");
    }
}
