//! `kibao convert`.

use super::args::{Common, Convert};
use super::exit::{Exit, Failure};
use super::rewrite::rewritten;
use std::io::Write;

pub(super) fn run(args: &Convert, common: &Common, out: &mut dyn Write) -> Result<Exit, Failure> {
    rewritten(&args.paths, common, Some(args.to), out)
}
