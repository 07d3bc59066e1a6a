//! `kibao fmt`.

use super::args::{Common, Fmt};
use super::config::{Configs, Layer};
use super::diff::diff;
use super::draft::replace;
use super::exit::{Exit, Failure, complain, remark};
use super::files::{Input, rewritable};
use super::games::{File, colour, each_file};
use super::interrupt;
use super::rewrite::{SEE_CHECK, game, refuse, rewritten, unplayed};
use crate::findings::words::{self, Lang};
use crate::notation::games;
use crate::render::for_terminal;
use crate::replay::{Options, replays};
use crate::stream::Packing;
use std::io::Write;

pub(super) fn run(args: &Fmt, common: &Common, out: &mut dyn Write) -> Result<Exit, Failure> {
    if args.stdout || args.paths.iter().all(|path| path.as_os_str() == "-") && !args.check && !args.diff {
        return rewritten(&args.paths, common, None, out);
    }
    if common.game.is_some() {
        return Err(Failure::usage("--game with fmt would drop the file's other games", "add --stdout"));
    }
    let in_place = !(args.check || args.diff);
    let (mut files, mut canonical, mut changed) = (0, 0, 0);
    let inputs = Configs::new(common, Layer::default())?.inputs(&args.paths)?;
    let inputs = if in_place { rewritable(inputs) } else { inputs };
    if in_place {
        interrupt::listen()?;
    }
    let exit = each_file(inputs, |file, settings| {
        interrupt::check()?;
        if in_place && file.packing != Packing::Plain {
            let help = "unpack it first, or write with --stdout";
            complain(&format!("{}: a packed file is not rewritten", file.name), Some(help));
            return Ok(Exit::Failed);
        }
        let new = match rewrite(&file, &settings.options, common.lang()) {
            Ok(new) => new,
            Err(refused) => return Ok(refused),
        };
        files += 1;
        let same = file.is(&new);
        canonical += usize::from(same);
        if args.diff && !same {
            diff(out, &file, (&new, "canonical"), colour(common))?;
        }
        if !in_place {
            changed += usize::from(!same);
            if !same && !args.diff {
                writeln!(out, "would rewrite {}", for_terminal(&file.name))?;
            }
            if args.check && !same {
                return Ok(Exit::Findings);
            }
        } else if let (Input::File(path), false) = (&file.input, same) {
            if let Err(failure) = replace(path, file.bytes(), &new) {
                failure.report();
                return Ok(Exit::Failed);
            }
            changed += 1;
            if !common.quiet {
                remark(&format!("rewrote {}", for_terminal(&file.name)));
            }
        }
        Ok(Exit::Clean)
    })?;
    if !common.quiet {
        let verb = if in_place { "rewritten" } else { "to rewrite" };
        let word = if files == 1 { "file" } else { "files" };
        out.flush()?;
        remark(&format!("{files} {word} read, {changed} {verb}, {canonical} in canonical form already"));
    }
    Ok(exit)
}

/// The file's games in canonical form; one game after the other is in memory beside the file's text.
///
/// # Errors
/// The exit status, where the file holds no game, or its new text would lose something; the reason has been said.
fn rewrite(file: &File, options: &Options, lang: Lang) -> Result<String, Exit> {
    let text = &file.text.text;
    let (mut new, mut all) = (String::new(), 0);
    if file.is_broken() {
        let what = format!("{}: not rewritten, for some of its bytes are no text and would be lost", file.name);
        complain(&what, Some("kibao check says where; put the right characters there first"));
        return Err(Exit::Failed);
    }
    for replay in replays(text, options) {
        all += 1;
        let game = game(text, &replay, None, options).map_err(|lost| refuse(&file.name, lost, all))?;
        if !replay.is_valid() {
            complain(&unplayed(&file.name, all, (replay.replayed(), replay.plies.len())), Some(SEE_CHECK));
        }
        if all > 1 {
            new.push('\n');
        }
        new.push_str(&game);
    }
    if let Some(grave) = file.no_transcript(all) {
        let what = format!("{}: {}", file.name, words::file_message(lang, &grave));
        complain(&what, words::file_help(lang, &grave).as_deref());
        return Err(Exit::Findings);
    }
    if games(&new).count() != all {
        return Err(refuse(&file.name, "the number of games", all));
    }
    Ok(new)
}
