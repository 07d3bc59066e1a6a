//! `kibao rules`.

use super::args::Rules;
use super::exit::{Exit, Failure};
use super::games::known;
use crate::engine::{KNOWN, Known, OPTIONS};
use std::io::Write;

pub(super) fn run(args: &Rules, out: &mut dyn Write) -> Result<Exit, Failure> {
    let sets: Vec<&Known> = if args.names.is_empty() {
        KNOWN.to_vec()
    } else {
        args.names.iter().map(|name| known(name)).collect::<Result<_, _>>()?
    };
    for set in &sets {
        writeln!(out, "{:<10} {}", set.name, set.title)?;
    }
    for option in &OPTIONS {
        writeln!(out, "\n{}: {}", option.name, option.doc)?;
        for set in &sets {
            let (value, citation) = ((option.value)(&set.rules), set.citation(option.name));
            let line =
                format!("  {:<10} {value}{}", set.name, citation.map_or(String::new(), |it| format!("  ({it})")));
            writeln!(out, "{line}")?;
        }
    }
    Ok(Exit::Clean)
}
