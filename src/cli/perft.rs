//! `kibao perft`.

use super::at::state;
use super::common::Common;
use super::config::{Configs, Layer};
use super::exit::{Exit, Failure};
use crate::engine::perft_each;
use std::io::Write;

#[derive(Debug, clap::Args)]
pub(super) struct Perft {
    /// How many plies, at least 1
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..))]
    depth: u8,
    /// A position text [default: the opening of the rule set]
    #[arg(long, value_name = "TEXT")]
    position: Option<String>,
}

pub(super) fn run(args: &Perft, common: &Common, out: &mut dyn Write) -> Result<Exit, Failure> {
    let (_, rules) = Configs::new(common, Layer::default())?.here()?.one_rule_set()?;
    let state = state(args.position.as_deref(), &rules)?;
    let mut counts = vec![0; usize::from(args.depth)];
    perft_each(&state, &rules, &mut counts);
    for (index, count) in counts.iter().enumerate() {
        writeln!(out, "{} {count}", index + 1)?;
    }
    Ok(Exit::Clean)
}
