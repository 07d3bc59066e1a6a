//! `kibao explain`.

use super::exit::{Exit, Failure};
use crate::findings::{CHECKS, Check};
use crate::words::program as say;
use std::io::Write;

#[derive(Debug, clap::Args)]
pub(super) struct Explain {
    /// A code or a name, such as R101 or empty-pit [default: all of them, one a line]
    #[arg(value_name = "CODE", conflicts_with = "list")]
    code: Option<String>,
    /// Every code, name and severity, one a line
    #[arg(long)]
    list: bool,
}

pub(super) fn run(args: &Explain, out: &mut dyn Write) -> Result<Exit, Failure> {
    let Some(wanted) = &args.code else {
        for check in CHECKS {
            writeln!(out, "{} {} {}", check.code, check.name, check.severity.name())?;
        }
        return Ok(Exit::Clean);
    };
    let check = Check::find(wanted).ok_or_else(|| say::config_no_check(wanted, None::<&str>))?;
    write!(out, "# {} {} ({})\n\n{}", check.code, check.name, check.severity.name(), check.manual())?;
    Ok(Exit::Clean)
}
