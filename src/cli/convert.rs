//! `kibao convert`.

use super::common::Common;
use super::config::{Configs, Layer};
use super::dialect;
use super::exit::{Exit, Failure, notice};
use super::games::Picked;
use super::rewrite::{complain_of_file, rewritten};
use super::work::{Reports, Source, Step, each_game};
use crate::import::{NotExported, to_abstractplay};
use crate::notation::Dialect;
use crate::stream::Aside;
use crate::words::program::{self as say, Notice};
use std::io::Write;
use std::path::PathBuf;

#[derive(Debug, clap::Args)]
pub(super) struct Convert {
    /// The notation to write; abstractplay is a game record of that site, as JSON, a line a game
    #[arg(long, value_parser = dialect::target_parser())]
    to: Target,
    /// Files, folders (searched for *.bao, *.bao.gz, *.bao.zst), or - for standard input [default: this folder]
    #[arg(value_name = "PATH", default_value = ".", hide_default_value = true)]
    paths: Vec<PathBuf>,
}

/// What a game is converted to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Target {
    /// A transcript in this dialect.
    Dialect(Dialect),
    /// A record of Abstract Play.
    AbstractPlay,
}

pub(super) fn run(args: &Convert, common: &Common, out: &mut dyn Write) -> Result<Exit, Failure> {
    match args.to {
        Target::Dialect(to) => rewritten(&args.paths, common, Some(to), out),
        Target::AbstractPlay => records(args, common, out),
    }
}

/// A game as a record, with the number of its comments; or why it is not written.
type Record = Result<(String, usize), NotExported>;

/// Writes each game as a record of Abstract Play on a line.
fn records(args: &Convert, common: &Common, out: &mut dyn Write) -> Result<Exit, Failure> {
    let inputs = Configs::new(common, Layer::default())?.inputs(&args.paths)?;
    let picked = Picked::new(common);
    let work = |source: &Source<'_>, games: &mut Reports<'_, '_>| -> (String, Vec<Option<Record>>) {
        let mut records = Vec::new();
        while let Some(replay) = games.next_replay() {
            let wanted = picked.next();
            let record = || to_abstractplay(&replay).map(|it| (it, replay.game.comments().count()));
            records.push(wanted.then(record));
        }
        (source.name.to_owned(), records)
    };
    let (mut game, mut left, mut grave) = (0_usize, 0, Exit::Clean);
    let (exit, _) = each_game(inputs, common, Aside::Blank, work, |step| match step {
        Step::Piece((name, records)) => {
            for record in records {
                game += 1;
                match record {
                    None => {}
                    Some(Ok((line, comments))) => {
                        writeln!(out, "{line}")?;
                        left += comments;
                    }
                    Some(Err(error)) => {
                        notice(&say::convert_refused(name.as_str(), game, why(error)));
                        grave = grave.max(Exit::Findings);
                    }
                }
            }
            Ok(())
        }
        Step::End(name, found, _) => {
            game = 0;
            grave = grave.max(complain_of_file(common, name, &found));
            Ok(())
        }
    })?;
    picked.finish()?;
    if left > 0 && !common.quiet {
        notice(&say::convert_comments(left));
    }
    Ok(exit.max(grave))
}

/// Why a game is not a record of the site.
fn why(error: NotExported) -> Notice {
    match error {
        NotExported::Invalid => say::convert_invalid(),
        NotExported::Opening => say::convert_opening(),
        NotExported::Rules(ply) => say::convert_rules(ply),
        NotExported::End => say::convert_end(),
    }
}
