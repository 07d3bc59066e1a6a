//! `kibao gen`.

use super::common::Common;
use super::config::{Configs, Layer};
use super::draft::{Draft, rename_all};
use super::exit::{Exit, Failure};
use super::interrupt;
use super::work::jobs;
use crate::generate::SlipRate;
use crate::generate::{Generator, Slip, Writing};
use crate::render::json;
use crate::replay::side_name;
use crate::stream::ordered;
use serde::Serialize;
use std::io::Write;
use std::ops::Range;
use std::path::PathBuf;

#[derive(Debug, clap::Args)]
pub(super) struct Gen {
    /// How many games
    #[arg(long, value_name = "N", default_value_t = 1)]
    games: u64,
    /// The seed
    #[arg(long, value_name = "S", default_value_t = 0)]
    seed: u64,
    /// Typing slips a game, on average: 1 is one in every game, 0.2 one in every fifth
    #[arg(long, value_name = "P", allow_negative_numbers = true)]
    slips: Option<SlipRate>,
    /// Write to this file where the slips are, a JSON object a line
    #[arg(long, value_name = "FILE", requires = "slips")]
    slip_log: Option<PathBuf>,
    /// Replace this file, whatever it holds; a log of slips is replaced in any case
    #[arg(long, requires = "slip_log")]
    force: bool,
    /// Without row letters in kunamua and without directions where they are forced
    #[arg(long, hide = true)]
    bare: bool,
    /// Each game cut short, without its winner
    #[arg(long, hide = true)]
    cut: bool,
}

pub(super) fn run(args: &Gen, common: &Common, out: &mut dyn Write) -> Result<Exit, Failure> {
    let (name, rules) = Configs::new(common, Layer::default())?.here()?.one_rule_set()?;
    let dialect = common.dialect.and_then(|choice| choice.0).unwrap_or_default();
    let generator = Generator { name: &name, rules, dialect, seed: args.seed };
    let writing = Writing { slips: args.slips.unwrap_or_default(), bare: args.bare, cut: args.cut };
    let mut log = args.slip_log.as_deref().map(|path| Draft::begin_own(path, args.force, is_log)).transpose()?;
    if log.is_some() {
        interrupt::listen()?;
    }
    let batches = (0..args.games).step_by(BATCH).map(|first| first..args.games.min(first + BATCH as u64));
    let batch = |games: Range<u64>| {
        let mut text = String::new();
        let mut slips = Vec::new();
        for index in games {
            let (game, its_slips) = generator.written(index, &writing);
            if index > 0 {
                text.push('\n');
            }
            text.push_str(&game);
            slips.push((index, its_slips));
        }
        (text, slips)
    };
    ordered(jobs(common), batches, batch, |(text, slips)| {
        interrupt::check()?;
        out.write_all(text.as_bytes())?;
        let Some(log) = &mut log else { return Ok(()) };
        let lines = slips.iter().flat_map(|(index, slips)| slips.iter().map(|slip| line(*index, slip)));
        lines.into_iter().try_for_each(|line| log.write(line))
    })
    .and_then(|()| Ok(out.flush()?))
    .map_err(|failure: Failure| failure.without(args.slip_log.as_deref()))?;
    if let Some(log) = log {
        rename_all(vec![log.complete()?])?;
    }
    Ok(Exit::Clean)
}

/// The number of games that are generated at a time.
const BATCH: usize = 256;

/// A slip as a line of the log.
#[derive(Serialize)]
struct Line<'a> {
    /// Counted from 1.
    game: u64,
    ply: u32,
    r#move: u32,
    side: &'static str,
    kind: &'static str,
    was: Option<&'a str>,
    now: Option<&'a str>,
}

/// The line of the log for a slip in the game with this index.
fn line(index: u64, slip: &Slip) -> String {
    let line = Line {
        game: index + 1,
        ply: slip.ply,
        r#move: slip.round(),
        side: side_name(slip.side()),
        kind: slip.kind.name(),
        was: slip.was.as_deref(),
        now: slip.now.as_deref(),
    };
    json::text(&line) + "\n"
}

/// Whether a file with this beginning is a log of slips.
fn is_log(head: &[u8]) -> bool {
    let first = head.split(|byte| *byte == b'\n').next().unwrap_or_default();
    let names = ["{\"game\":", "\"ply\":", "\"move\":", "\"side\":", "\"kind\":", "\"was\":", "\"now\":"];
    let first = String::from_utf8_lossy(first);
    first.starts_with(names[0]) && names.iter().all(|name| first.contains(name))
}
