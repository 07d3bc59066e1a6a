//! `kibao convert`.

use super::common::Common;
use super::dialect;
use super::exit::{Exit, Failure};
use super::rewrite::rewritten;
use crate::notation::Dialect;
use std::io::Write;
use std::path::PathBuf;

#[derive(Debug, clap::Args)]
pub(super) struct Convert {
    /// The notation to write
    #[arg(long, value_parser = dialect::parser())]
    to: Dialect,
    /// Files, folders (searched for *.bao, *.bao.gz, *.bao.zst), or - for standard input [default: this folder]
    #[arg(value_name = "PATH", default_value = ".", hide_default_value = true)]
    paths: Vec<PathBuf>,
}

pub(super) fn run(args: &Convert, common: &Common, out: &mut dyn Write) -> Result<Exit, Failure> {
    rewritten(&args.paths, common, Some(args.to), out)
}
