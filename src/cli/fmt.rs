//! `kibao fmt`, and what it shares with `kibao convert`.

use super::args::{Common, Fmt};
use super::exit::{Exit, Failure, complain, remark};
use super::files::{Input, replace};
use super::games::{File, Picked, colour, each_file, options};
use crate::findings::words;
use crate::notation::{Dialect, games};
use crate::render::for_terminal;
use crate::replay::{Difference, Options, Replay, convert_game, difference, replays, write_game};
use crate::stream::Packing;
use anstyle::{AnsiColor, Style};
use similar::{ChangeTag, TextDiff};
use std::io::Write;

pub(super) fn run(args: &Fmt, common: &Common, out: &mut dyn Write) -> Result<Exit, Failure> {
    let options = options(common)?;
    let picked = Picked::new(common);
    let whole_files = !(args.stdout || args.check || args.diff);
    if whole_files && common.game.is_some() {
        return Err(Failure::usage(
            "--game with fmt would drop the file's other games",
            "add --stdout, --diff or --check",
        ));
    }
    let (mut files, mut changed, mut written) = (0, 0, 0);
    let exit = each_file(&args.paths, |file| {
        let new = match rewrite(&file, &options, &picked, None) {
            Ok(new) => new,
            Err(refused) => return Ok(refused),
        };
        files += 1;
        let same = file.is(&new);
        changed += usize::from(!same);
        if args.diff && !same {
            diff(out, &file, &new, colour(common))?;
        }
        if args.stdout || (file.input == Input::Stdin && whole_files) {
            if written > 0 {
                out.write_all(b"\n")?;
            }
            written += 1;
            out.write_all(new.as_bytes())?;
        } else if args.check || args.diff {
            if !same && !args.diff {
                writeln!(out, "would rewrite {}", for_terminal(&file.name))?;
            }
            if args.check && !same {
                return Ok(Exit::Findings);
            }
        } else if let (Input::File(path), false) = (&file.input, same) {
            if file.packing != Packing::Plain {
                let help = "unpack it first, or write with --stdout";
                complain(&format!("{}: a packed file is not rewritten", file.name), Some(help));
                return Ok(Exit::Failed);
            }
            if let Err(failure) = replace(path, &new) {
                failure.report();
                return Ok(Exit::Failed);
            }
            if !common.quiet {
                remark(&format!("rewrote {}", for_terminal(&file.name)));
            }
        }
        Ok(Exit::Clean)
    })?;
    picked.finish()?;
    if !common.quiet && !args.stdout && args.paths.iter().all(|path| path.as_os_str() != "-") {
        let verb = if whole_files { "rewritten" } else { "to rewrite" };
        let word = if files == 1 { "file" } else { "files" };
        out.flush()?;
        remark(&format!("{files} {word} read, {changed} {verb}, {} in canonical form already", files - changed));
    }
    Ok(exit)
}

/// The file's games in canonical form, in their own dialect or another; one game after the other is in memory.
///
/// # Errors
/// The exit status, where the file holds no game, or its new text would lose something; the reason has been said.
pub(super) fn rewrite(file: &File, options: &Options, picked: &Picked, to: Option<Dialect>) -> Result<String, Exit> {
    let text = &file.text.text;
    let (mut new, mut all, mut written) = (String::new(), 0, 0);
    if file.text.replaced.is_some() || file.text.odd_byte {
        let what = format!("{}: not rewritten, for some of its bytes are no text and would be lost", file.name);
        complain(&what, Some("kibao check says where; put the right characters there first"));
        return Err(Exit::Findings);
    }
    for replay in replays(text, options) {
        all += 1;
        if !picked.next() {
            continue;
        }
        let mut piece = String::new();
        match to {
            Some(to) => convert_game(&mut piece, text, &replay, to),
            None => write_game(&mut piece, text, &replay),
        }
        if let Some(lost) = lost(text, &replay, &piece, options) {
            return Err(refuse(file, &format!("{lost} of game {all}")));
        }
        if !replay.is_valid() {
            let (replayed, plies) = (replay.replayed(), replay.plies.len());
            let what =
                format!("{}: game {all}: {replayed} of {plies} plies replay; the others are not checked", file.name);
            complain(&what, Some("kibao check says what is wrong with the record"));
        }
        if written > 0 {
            new.push('\n');
        }
        written += 1;
        new.push_str(&piece);
    }
    if let Some(grave) = file.no_transcript(all) {
        complain(&format!("{}: {}", file.name, words::file_message(&grave)), words::file_help(&grave).as_deref());
        return Err(Exit::Findings);
    }
    if games(&new).count() != written {
        return Err(refuse(file, "the number of games"));
    }
    Ok(new)
}

/// Says that a file is left as it is, for what would be lost.
fn refuse(file: &File, lost: &str) -> Exit {
    let what = format!("{}: not written, for {lost} would not read back the same", file.name);
    complain(&what, Some("the file is as it was; please report this as a fault of kibao"));
    Exit::Failed
}

/// What of a game would read back otherwise from its new text.
fn lost(text: &str, game: &Replay, new: &str, options: &Options) -> Option<&'static str> {
    let mut again = replays(new, options);
    let (Some(only), None) = (again.next(), again.next()) else { return Some("the end") };
    Some(match difference((text, game), (new, &only))? {
        Difference::Moves => "a move",
        Difference::Comments => "a comment",
        Difference::Heads => "a head line",
    })
}

/// Shows what would change.
fn diff(out: &mut dyn Write, file: &File, new: &str, colour: bool) -> Result<(), Failure> {
    let style = |style: AnsiColor| if colour { Style::new().fg_color(Some(style.into())) } else { Style::new() };
    let (red, green) = (style(AnsiColor::Red), style(AnsiColor::Green));
    let name = for_terminal(&file.name);
    writeln!(out, "{red}--- {name}{red:#}\n{green}+++ {name} (canonical){green:#}")?;
    if file.text.text == new {
        return Ok(writeln!(
            out,
            "only the encoding changes: {} becomes UTF-8 without a byte order mark",
            file.text.encoding.name()
        )?);
    }
    let diff = TextDiff::from_lines(file.text.text.as_str(), new);
    for hunk in diff.unified_diff().context_radius(2).iter_hunks() {
        writeln!(out, "{}", hunk.header())?;
        for change in hunk.iter_changes() {
            let (sign, style) = match change.tag() {
                ChangeTag::Delete => ('-', red),
                ChangeTag::Insert => ('+', green),
                ChangeTag::Equal => (' ', Style::new()),
            };
            let line = change.value().trim_end_matches(['\n', '\r']);
            // A carriage return that goes away is part of what changes, so it is shown.
            let end = if change.value().ends_with("\r\n") { "\u{240d}" } else { "" };
            writeln!(out, "{style}{sign}{}{end}{style:#}", for_terminal(line))?;
        }
    }
    Ok(())
}
