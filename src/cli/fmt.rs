//! `kibao fmt`.

use super::common::Common;
use super::config::{Configs, Layer, Settings};
use super::diff::diff;
use super::draft::replace;
use super::exit::{Exit, Failure, notice, remark};
use super::files::{Input, Packed, UNCHANGED, rewritable};
use super::games::{File, to_rewrite};
use super::interrupt;
use super::record::write_record;
use super::rewrite::{complain_of_file, complain_of_game, refuse_canonical, remarks, rewritten};
use crate::document::{is_canonical, rewritten_text};
use crate::render::for_terminal;
use crate::replay::{Options, replays};
use crate::stream::Packing;
use crate::words::program as say;
use std::io::Write;
use std::path::PathBuf;

#[derive(Debug, clap::Args)]
#[command(after_help = UNCHANGED)]
pub(super) struct Fmt {
    /// Files, folders (searched for *.bao, *.bao.gz, *.bao.zst), or - for standard input, written to standard output;
    /// input that cannot be rewritten is copied through unchanged [default: this folder]
    #[arg(value_name = "PATH", default_value = ".", hide_default_value = true)]
    paths: Vec<PathBuf>,
    /// Change nothing; exit with 1 where something would change
    #[arg(long)]
    check: bool,
    /// Change nothing; show what would change
    #[arg(long)]
    diff: bool,
    /// Write to standard output instead of the files, game by game; what comes in by - may then have any size
    #[arg(long, conflicts_with_all = ["check", "diff"])]
    stdout: bool,
    /// Also rewrite files that have other hard links, which keep the old text
    #[arg(long, conflicts_with_all = ["check", "diff", "stdout"])]
    force: bool,
}

pub(super) fn run(args: &Fmt, common: &Common, out: &mut dyn Write) -> Result<Exit, Failure> {
    let in_place = !(args.check || args.diff);
    let filters = in_place && args.paths.iter().all(|path| path.as_os_str() == "-");
    if args.stdout || (filters && common.game.is_some()) {
        return rewritten(&args.paths, common, None, out);
    }
    if common.game.is_some() {
        return Err(say::fmt_game().into());
    }
    let inputs = Configs::new(common, Layer::default())?.inputs(&args.paths)?;
    let (inputs, mut exit) = if in_place { rewritable(inputs) } else { inputs };
    if in_place && !filters {
        interrupt::listen()?;
    }
    let packed = Packed::new(&args.paths);
    let mut all = Work { args, common, in_place, packed, files: 0, canonical: 0, changed: 0 };
    for (input, settings) in inputs {
        interrupt::check()?;
        let file =
            if in_place { to_rewrite(input, out)? } else { File::read(input).map_err(|failure| failure.report()).ok() };
        let done = file.map_or(Ok(Exit::Failed), |file| all.file(&file, &settings, out))?;
        exit = exit.max(done);
    }
    all.packed.finish(common);
    if !common.quiet && !filters {
        let Work { files, canonical, changed, .. } = all;
        out.flush()?;
        remark(&say::fmt_summary(files, changed, canonical, in_place).message(common.lang()));
    }
    Ok(exit)
}

/// The arguments, and counts of the files so far.
struct Work<'a> {
    args: &'a Fmt,
    common: &'a Common,
    in_place: bool,
    packed: Packed,
    files: usize,
    canonical: usize,
    changed: usize,
}

impl Work<'_> {
    /// Rewrites a file in place, or shows what would change. Standard input is written to standard output, unchanged if it
    /// cannot be rewritten.
    fn file(&mut self, file: &File, settings: &Settings, out: &mut dyn Write) -> Result<Exit, Failure> {
        let place = if let Input::File(path) = &file.input { Some(path) } else { None };
        let new = match rewrite(file, &settings.options, self.common) {
            Ok(new) => new,
            Err(refused) => {
                if self.in_place && place.is_none() {
                    write_record(out, file.original())?;
                }
                return Ok(refused);
            }
        };
        let same = file.is(&new);
        self.files += 1;
        self.canonical += usize::from(same);
        let packed = place.filter(|_| !same && file.packing != Packing::Plain);
        // --check and --diff show only files that would be written; a packed file in a folder would not.
        if let Some(path) = packed.filter(|path| self.in_place || !self.packed.is_named(path)) {
            return Ok(self.packed.refuse(path, &file.name));
        }
        if !self.in_place {
            self.changed += usize::from(!same);
            return self.show(file, &new, same, out);
        }
        match place {
            None => write_record(out, new.as_bytes())?,
            Some(_) if same => {}
            Some(path) => {
                if let Err(failure) = replace(path, file.bytes(), &new, self.args.force) {
                    failure.report();
                    return Ok(Exit::Failed);
                }
                if !self.common.quiet {
                    remark(&for_terminal(&say::fmt_rewrote(&file.name).message(self.common.lang())));
                }
            }
        }
        self.changed += usize::from(!same);
        Ok(Exit::Clean)
    }

    /// Shows what would change.
    fn show(&self, file: &File, new: &str, same: bool, out: &mut dyn Write) -> Result<Exit, Failure> {
        if same {
            return Ok(Exit::Clean);
        }
        if self.args.diff {
            diff(out, file, (new, "canonical"), self.common.colour())?;
        } else {
            writeln!(out, "{}", for_terminal(&say::fmt_would_rewrite(&file.name).message(self.common.lang())))?;
        }
        Ok(if self.args.check { Exit::Findings } else { Exit::Clean })
    }
}

/// The games of a file in canonical form. Besides the text of the file, one game at a time is in memory.
///
/// # Errors
/// The exit status, if the file holds no game or its new text would lose something; the reason has been reported.
fn rewrite(file: &File, options: &Options, common: &Common) -> Result<String, Exit> {
    let text = &file.text.text;
    let mut all = 0;
    if file.is_broken() {
        notice(&say::undecodable(&file.name, "rewrite"));
        return Err(Exit::Failed);
    }
    let too_large = file.too_large_games(options);
    if !too_large.is_empty() {
        return Err(complain_of_file(common, &file.name, &too_large));
    }
    if is_canonical(text, options) {
        return Ok(text.clone());
    }
    let mut unsound_games = Vec::new();
    let games = replays(text, options).inspect(|replay| {
        all += 1;
        unsound_games.extend(remarks(replay).map(|what| (all, what)));
    });
    let new = rewritten_text(games, None);
    let before = new.as_ref().map_or_else(|error| error.game, |_| usize::MAX);
    for (game, what) in unsound_games.into_iter().filter(|(game, _)| *game < before) {
        complain_of_game(&file.name, game, what);
    }
    let new = new.map_err(|error| refuse_canonical(&file.name, error))?;
    if let Some(grave) = file.why_not_transcript(all) {
        return Err(complain_of_file(common, &file.name, &[grave]));
    }
    Ok(new)
}
