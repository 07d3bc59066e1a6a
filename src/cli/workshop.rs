//! `kibao workshop`.

use super::exit::{Exit, Failure};
use super::output::Output;
use crate::web::is_page;
use crate::words::program as say;
use std::io::Write;

/// The page that `.ci/workshop` has built. A program is built with it by the feature `workshop`, and by its path as
/// `KIBAO_WORKSHOP`.
#[cfg(feature = "workshop")]
const PAGE: Option<&[u8]> =
    Some(include_bytes!(env!("KIBAO_WORKSHOP", "KIBAO_WORKSHOP is not the path of the page that .ci/workshop builds")));
#[cfg(not(feature = "workshop"))]
const PAGE: Option<&[u8]> = None;

/// Whether this program has the page.
pub(super) const HAS_PAGE: bool = PAGE.is_some();

#[derive(Debug, clap::Args)]
pub(super) struct Workshop {
    #[command(flatten)]
    output: Output,
}

pub(super) fn run(args: &Workshop, out: &mut dyn Write) -> Result<Exit, Failure> {
    let page = PAGE.ok_or_else(say::no_workshop)?;
    args.output.write(page, is_page, out)?;
    Ok(Exit::Clean)
}
