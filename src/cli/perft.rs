//! `kibao perft`.

use super::args::{Common, Perft};
use super::exit::{Exit, Failure};
use super::games::one_rule_set;
use super::moves::state;
use crate::engine::perft;
use std::io::Write;

pub(super) fn run(args: &Perft, common: &Common, out: &mut dyn Write) -> Result<Exit, Failure> {
    let (_, rules) = one_rule_set(common)?;
    let state = state(args.position.as_deref(), &rules)?;
    for depth in 1..=args.depth {
        writeln!(out, "{depth} {}", perft(&state, &rules, depth))?;
        out.flush()?;
    }
    Ok(Exit::Clean)
}
