//! The arguments of `check`.

use crate::cli::choice::{Choosing, Weighing};
use crate::cli::files::UNCHANGED;
use crate::render::formats::{FORMATS, Row};
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use std::path::PathBuf;

#[derive(Debug, clap::Args)]
#[command(after_help = UNCHANGED)]
#[command(group(clap::ArgGroup::new("fixing").args(["fix", "unsafe_fixes"]).multiple(true)))]
pub(in crate::cli) struct Check {
    /// Files, folders (searched for *.bao, *.bao.gz, *.bao.zst), or - for standard input [default: this folder]
    #[arg(value_name = "PATH", default_value = ".", hide_default_value = true)]
    pub(super) paths: Vec<PathBuf>,
    /// How findings are written
    #[arg(long, value_name = "FORMAT", default_value = "human", value_parser = formats())]
    pub(super) format: &'static Row,
    /// Fix what can be fixed without changing what a record says; report what remains
    #[arg(long)]
    pub(super) fix: bool,
    /// Also make the fixes that may change what a record says
    #[arg(long)]
    pub(super) unsafe_fixes: bool,
    /// Change nothing; show what --fix or --unsafe-fixes would change
    #[arg(long)]
    pub(super) diff: bool,
    /// With --fix or --unsafe-fixes: also rewrite files that have other hard links, which keep the old text
    #[arg(long, requires = "fixing")]
    pub(super) force: bool,
    /// Counts of each finding instead of the findings
    #[arg(long)]
    pub(super) statistics: bool,
    /// Compare the games of all files with each other, too: the same game twice, a name in two spellings, dates and
    /// results that do not fit
    #[arg(long)]
    pub(super) archive: bool,
    /// Check again whenever a file changes, until Ctrl-C
    #[arg(long, conflicts_with_all = ["fix", "unsafe_fixes", "diff"])]
    pub(super) watch: bool,
    #[command(flatten)]
    pub(super) choosing: Choosing,
    #[command(flatten)]
    pub(super) weighing: Weighing,
}

/// Parses the name of a format.
fn formats() -> impl TypedValueParser<Value = &'static Row> {
    let names = FORMATS.iter().map(|row| PossibleValue::new(row.name).help(row.about));
    PossibleValuesParser::new(names).try_map(|name| FORMATS.iter().find(|row| row.name == name).ok_or("no such format"))
}
