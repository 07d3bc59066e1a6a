//! `kibao check`.

mod args;
mod fix;
mod here;
mod piece;
mod report;
mod spelled;
mod totals;
mod watch;

use super::common::Common;
use super::exit::{Exit, Failure};
use crate::words::program as say;
pub(super) use args::Check;
use std::io::Write;

pub(super) fn run(args: &Check, common: &Common, out: &mut dyn Write) -> Result<Exit, Failure> {
    if args.statistics && args.format.counts.is_none() {
        return Err(say::no_statistics().into());
    }
    if args.fix || args.unsafe_fixes || args.diff {
        return fix::run(args, common, out);
    }
    if args.watch {
        return watch::run(args, common, out);
    }
    report::once(args, common, out)
}
