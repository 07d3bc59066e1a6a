//! `kibao convert`.

use super::args::{Common, Convert, Target};
use super::exit::{Exit, Failure};
use super::rewrite::rewritten;
use crate::notation::Dialect;
use std::io::Write;

pub(super) fn run(args: &Convert, common: &Common, out: &mut dyn Write) -> Result<Exit, Failure> {
    let to = match args.to {
        Target::Kibao => Dialect::Kibao,
        Target::Zanzibar => Dialect::Zanzibar,
    };
    rewritten(&args.paths, common, Some(to), out)
}
