//! The command line: arguments, files, output, exit status. One file a command.

mod aligned;
mod args;
mod at;
mod check;
mod choice;
mod common;
mod compare;
mod config;
mod convert;
mod dialect;
mod diff;
mod draft;
mod drawing;
mod exit;
mod explain;
mod files;
mod fill;
mod fmt;
mod folders;
mod games;
mod generate;
mod help;
mod html;
mod import;
mod interrupt;
mod json;
#[cfg(feature = "lsp")]
mod lsp;
mod manual;
mod moves;
mod output;
mod perft;
mod progress;
mod record;
mod referee;
mod repair;
mod report;
mod reporter;
mod rewrite;
mod rules;
mod select;
mod show;
mod stats;
mod svg;
mod table;
mod topic;
mod usage;
// Public only for the tests of keys and screens: it is not part of the library.
#[doc(hidden)]
pub mod view;
mod work;
mod workshop;

use args::{Args, Command};
use clap::{CommandFactory, Parser};
use exit::{Exit, Failure};
use std::ffi::OsString;
use std::io::{BufWriter, Write};
use std::process::ExitCode;

/// Runs the program on the process's arguments.
#[must_use]
pub fn main() -> ExitCode {
    let args = match Args::try_parse() {
        Ok(args) => args,
        Err(error) => {
            let given: Vec<OsString> = std::env::args_os().collect();
            let lang = common::requested_lang(&given);
            return usage::print(&error, given, lang).into();
        }
    };
    exit::set_lang(args.common.lang());
    let stdout = std::io::stdout();
    let mut out = BufWriter::with_capacity(1 << 16, stdout.lock());
    let done = run(&args, &mut out).and_then(|exit| {
        out.flush()?;
        Ok(exit)
    });
    match done {
        Ok(exit) => exit.into(),
        Err(failure) => {
            // Output from before the failure is kept, so that every game before it is still reported.
            let _ = out.flush();
            failure.report()
        }
    }
}

/// The error in the text of a configuration file: `NAME:LINE:COLUMN: reason`, and what to do on the next line. `None` if the
/// text is valid.
///
/// ```
/// use kibao::cli::config_fault;
/// assert_eq!(config_fault("kibao.toml", "rules = \"zanzibar\"\n"), None);
/// let fault = config_fault("kibao.toml", "rule = \"zanzibar\"\n").unwrap();
/// assert!(fault.starts_with("kibao.toml:1:1: there is no key `rule`"), "{fault}");
/// ```
#[must_use]
pub fn config_fault(name: &str, text: &str) -> Option<String> {
    config::fault_of(name, text)
}

fn run(args: &Args, out: &mut dyn Write) -> Result<Exit, Failure> {
    let common = &args.common;
    match &args.command {
        Command::Check(it) => check::run(it, common, out),
        Command::Json(it) => json::run(it, common, out),
        Command::Fmt(it) => fmt::run(it, common, out),
        Command::Convert(it) => convert::run(it, common, out),
        Command::Repair(it) => repair::run(it, common, out),
        Command::Compare(it) => compare::run(it, common, out),
        Command::Show(it) => show::run(it, common, out),
        Command::Svg(it) => svg::run(it, common, out),
        Command::Html(it) => html::run(it, common, out),
        Command::Workshop(it) => workshop::run(it, out),
        Command::View(it) => view::run(it, common),
        Command::Moves(it) => moves::run(it, common, out),
        Command::Explain(it) => explain::run(it, common, out),
        Command::Perft(it) => perft::run(it, common, out),
        Command::Rules(it) => rules::run(it, common, out),
        Command::Gen(it) => generate::run(it, common, out),
        Command::Select(it) => select::run(it, common, out),
        Command::Stats(it) => stats::run(it, common, out),
        Command::Report(it) => report::run(it, common, out),
        Command::Table(it) => table::run(it, common, out),
        Command::Import(it) => import::run(it, common, out),
        Command::Referee => referee::run(common, out),
        #[cfg(feature = "lsp")]
        Command::Lsp => lsp::run(common, out),
        Command::Schema(it) => json::schema(it, out),
        Command::Completions(it) => manual::completions(it, &mut Args::command(), out),
        Command::Man(it) => manual::man(it, Args::command(), out),
        Command::Config(it) => config::show::run(it, common, out),
        Command::Help(it) => topic::run(it, common.lang(), out),
    }
}
