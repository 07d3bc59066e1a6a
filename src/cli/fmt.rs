//! `kibao fmt`, and what it shares with `kibao convert`.

use super::args::{Common, Fmt};
use super::exit::{Exit, Failure, complain};
use super::files::{Input, replace};
use super::games::{File, Picked, colour, each_file, options};
use crate::findings::{Severity, words};
use crate::notation::Dialect;
use crate::render::for_terminal;
use crate::replay::{Difference, Options, Replay, difference, replays, write_file};
use anstyle::{AnsiColor, Style};
use similar::{ChangeTag, TextDiff};
use std::io::Write;

pub(super) fn run(args: &Fmt, common: &Common, out: &mut dyn Write) -> Result<Exit, Failure> {
    let options = options(common)?;
    let mut picked = Picked::new(common);
    let whole_files = !(args.stdout || args.check || args.diff);
    if whole_files && common.game.is_some() {
        return Err(Failure::usage(
            "--game with fmt would drop the file's other games",
            "add --stdout, --diff or --check",
        ));
    }
    let (mut files, mut changed) = (0, 0);
    let exit = each_file(&args.paths, |file| {
        let Some(new) = rewrite(&file, &options, &mut picked, None) else {
            return Ok(Exit::Findings);
        };
        files += 1;
        let same = new.as_bytes() == file.bytes.as_slice();
        changed += usize::from(!same);
        if args.diff && !same {
            diff(out, &file, &new, colour(common))?;
        }
        if args.stdout || (file.input == Input::Stdin && whole_files) {
            out.write_all(new.as_bytes())?;
        } else if args.check || args.diff {
            if !same && !args.diff {
                writeln!(out, "would rewrite {}", for_terminal(&file.name))?;
            }
            if args.check && !same {
                return Ok(Exit::Findings);
            }
        } else if let (Input::File(path), false) = (&file.input, same) {
            replace(path, &new)?;
            if !common.quiet {
                anstream::eprintln!("rewrote {}", for_terminal(&file.name));
            }
        }
        Ok(Exit::Clean)
    })?;
    picked.finish()?;
    if !common.quiet && !args.stdout && args.paths.iter().all(|path| path.as_os_str() != "-") {
        let verb = if whole_files { "rewritten" } else { "to rewrite" };
        out.flush()?;
        anstream::eprintln!("{files} files read, {changed} {verb}, {} as they should be", files - changed);
    }
    Ok(exit)
}

/// The file's games in canonical form, in their own dialect or another. `None` where the file holds no game or its new text
/// would not read back the same; the reason has been said.
pub(super) fn rewrite(file: &File, options: &Options, picked: &mut Picked, to: Option<Dialect>) -> Option<String> {
    let text = &file.text.text;
    let mut games = Vec::new();
    let mut all = 0;
    for replay in replays(text, options) {
        all += 1;
        if picked.next() {
            games.push(replay);
        }
    }
    if let Some(grave) = file.findings(all).iter().find(|it| it.severity() == Severity::Error) {
        complain(&format!("{}: {}", file.name, words::file_message(grave)), words::file_help(grave).as_deref());
        return None;
    }
    let new = write_file(text, &games, to);
    if let Some(lost) = lost(text, &games, &new, options) {
        let what = format!("{}: not written, for {lost} would not read back the same", file.name);
        complain(&what, Some("the file is as it was; please report this as a fault of kibao"));
        return None;
    }
    Some(new)
}

/// What of the games would read back otherwise from the new text.
fn lost(text: &str, games: &[Replay], new: &str, options: &Options) -> Option<String> {
    let again: Vec<Replay> = replays(new, options).collect();
    if games.len() != again.len() {
        return Some(format!("the number of games ({} and {})", games.len(), again.len()));
    }
    let mut pairs = games.iter().zip(&again).enumerate();
    pairs.find_map(|(index, (before, after))| {
        let what = match difference((text, before), (new, after))? {
            Difference::Moves => "a move",
            Difference::Comments => "a comment",
            Difference::Heads => "a head line",
        };
        Some(format!("{what} of game {}", index + 1))
    })
}

/// Shows what would change.
fn diff(out: &mut dyn Write, file: &File, new: &str, colour: bool) -> Result<(), Failure> {
    let style = |style: AnsiColor| if colour { Style::new().fg_color(Some(style.into())) } else { Style::new() };
    let (red, green) = (style(AnsiColor::Red), style(AnsiColor::Green));
    let name = for_terminal(&file.name);
    writeln!(out, "{red}--- {name}{red:#}\n{green}+++ {name} (canonical){green:#}")?;
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
