//! `kibao help`: of a command, or of the head keys.

use super::args::Args;
use super::common;
use super::exit::{Exit, Failure};
use super::fill::filled;
use super::usage;
use crate::notation::Key;
use crate::words::Lang;
use crate::words::program as say;
use clap::{CommandFactory, Parser};
use std::ffi::OsString;
use std::io::Write;

#[derive(Debug, clap::Args)]
pub(super) struct Help {
    /// A command, or keys: what is written before the moves, with examples
    #[arg(value_name = "COMMAND")]
    topic: Vec<String>,
}

pub(super) fn run(args: &Help, lang: Lang, out: &mut dyn Write) -> Result<Exit, Failure> {
    let keys = args.topic.first().is_some_and(|topic| topic.eq_ignore_ascii_case("keys"));
    if let [command, word, ..] = args.topic.as_slice()
        && (keys || Args::command().find_subcommand(command).is_some())
    {
        return Err(say::help_one_command(command.as_str(), word.as_str()).into());
    }
    if keys {
        return self::keys(lang, out);
    }
    let given: Vec<OsString> = std::iter::once("kibao")
        .chain(args.topic.iter().map(String::as_str))
        .chain(["--help"])
        .map(Into::into)
        .collect();
    out.flush()?;
    let Err(help) = Args::try_parse_from(&given) else { return Ok(Exit::Clean) };
    Ok(usage::print(&help, given, lang))
}

/// The head keys in canonical order: an example of each, and what it says.
fn keys(lang: Lang, out: &mut dyn Write) -> Result<Exit, Failure> {
    let examples = Key::ALL.map(|key| (key, format!("{}: {}", key.name(), key.example())));
    let width = examples.iter().map(|(_, example)| example.len()).max().unwrap_or_default();
    let wide = common::width();
    let mut lines = filled(&say::keys_intro().message(lang), wide, "");
    lines.push(String::new());
    for (key, example) in examples {
        let line = format!("  {example:width$}  {}", say::keys_about(key.name()).message(lang));
        lines.extend(filled(&line, wide, &" ".repeat(width + 4)));
    }
    lines.push(String::new());
    lines.extend(filled(&say::keys_more().message(lang), wide, ""));
    writeln!(out, "{}", lines.join("\n"))?;
    Ok(Exit::Clean)
}
