//! `kibao explain`.

use super::exit::{Exit, Failure, lang};
use crate::findings::{CHECKS, Check};
use crate::words::program as say;
use crate::words::severity;
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
    let severity = severity(lang(), check.severity);
    let manual: String = check.manual().lines().map(|line| headed(line) + "\n").collect();
    write!(out, "# {} {} ({severity})\n\n{manual}", check.code, check.name)?;
    Ok(Exit::Clean)
}

/// A line of a manual page; a heading is in the language of the user.
fn headed(line: &str) -> String {
    let heading = match line.strip_prefix("## ").and_then(|it| it.split(' ').next()) {
        Some("What") => say::manual_what(),
        Some("Why") => say::manual_why(),
        Some("Example") => say::manual_example(),
        Some("Use") => say::manual_instead(),
        Some("Fix") => say::manual_safety(),
        Some("Source") => say::manual_source(),
        _ => return line.to_owned(),
    };
    format!("## {}", heading.message(lang()))
}
