//! `kibao perft`.

use super::args::{Common, Perft};
use super::at::state;
use super::config::{Configs, Layer};
use super::exit::{Exit, Failure};
use crate::engine::perft_each;
use std::io::Write;

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
