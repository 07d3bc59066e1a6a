//! `kibao explain`.

use super::common::{Common, known_width};
use super::exit::{Exit, Failure, lang};
use super::fill::filled;
use crate::findings::{CHECKS, Check};
use crate::words::manual;
use crate::words::program as say;
use anstyle::Style;
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

pub(super) fn run(args: &Explain, common: &Common, out: &mut dyn Write) -> Result<Exit, Failure> {
    let Some(wanted) = &args.code else {
        for check in CHECKS {
            writeln!(out, "{} {} {}", check.code, check.name, check.severity.name())?;
        }
        return Ok(Exit::Clean);
    };
    let check = Check::find(wanted).ok_or_else(|| say::config_no_check(wanted, None::<&str>))?;
    let page = manual(lang(), check);
    out.write_all(set(&page, known_width(), common.colour()).as_bytes())?;
    Ok(Exit::Clean)
}

/// A page of Markdown with its paragraphs as wide as the terminal, if there is one, and its headings in bold.
fn set(page: &str, width: Option<usize>, colour: bool) -> String {
    let bold = if colour { Style::new().bold() } else { Style::new() };
    let (mut out, mut paragraph, mut in_code) = (String::new(), String::new(), false);
    let mut flush = |paragraph: &mut String, line: &str| {
        let lines = if paragraph.is_empty() { Vec::new() } else { filled(paragraph, width.unwrap_or(usize::MAX), "") };
        out.extend(lines.iter().map(|line| format!("{line}\n")));
        paragraph.clear();
        out += line;
    };
    for line in page.lines() {
        in_code ^= line.starts_with("```");
        if line.starts_with('#') {
            flush(&mut paragraph, &format!("{bold}{line}{bold:#}\n"));
        } else if in_code || line.is_empty() || line.starts_with("```") || width.is_none() {
            flush(&mut paragraph, &format!("{line}\n"));
        } else {
            if line.starts_with(['-', '*', '|']) {
                flush(&mut paragraph, "");
            }
            paragraph += if paragraph.is_empty() { "" } else { " " };
            paragraph += line;
        }
    }
    flush(&mut paragraph, "");
    out
}
