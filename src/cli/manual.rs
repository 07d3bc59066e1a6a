//! `kibao completions` and `kibao man`: the files that a package of kibao installs besides the program.

use super::draft::{rename_all, whole};
use super::exit::{Exit, Failure};
use clap::Command;
use clap_mangen::Man as Page;
use std::io::Write;
use std::path::PathBuf;

#[derive(Debug, clap::Args)]
pub(super) struct Completions {
    /// The shell
    #[arg(value_enum)]
    shell: clap_complete::Shell,
}

#[derive(Debug, clap::Args)]
pub(super) struct Man {
    /// Write kibao.1 and a page for each command to this folder, which must be there
    #[arg(long, value_name = "FOLDER")]
    dir: Option<PathBuf>,
    /// Replace files of these names, whatever they hold; pages of kibao are replaced in any case
    #[arg(long, requires = "dir")]
    force: bool,
}

/// A script for a shell.
pub(super) fn completions(args: &Completions, command: &mut Command, out: &mut dyn Write) -> Result<Exit, Failure> {
    // The generator panics if its output cannot be written, so it writes to memory.
    let mut script = Vec::new();
    clap_complete::generate(args.shell, command, "kibao", &mut script);
    out.write_all(&script)?;
    Ok(Exit::Clean)
}

/// Writes the manual page of the program, or all pages to a folder; if one is refused, none is written.
pub(super) fn man(args: &Man, mut command: Command, out: &mut dyn Write) -> Result<Exit, Failure> {
    command.build();
    let Some(folder) = &args.dir else {
        Page::new(command).render(out)?;
        return Ok(Exit::Clean);
    };
    let subcommands = command.get_subcommands().filter(|it| !it.is_hide_set() && it.get_name() != "help");
    let mut pages = Vec::new();
    for command in subcommands.chain([&command]) {
        let name = command.get_display_name().unwrap_or(command.get_name()).to_owned();
        let path = folder.join(format!("{name}.1"));
        let mut page = Vec::new();
        Page::new(command.clone()).render(&mut page)?;
        pages.push(whole(&path, &page, args.force, is_page)?);
    }
    rename_all(pages)?;
    Ok(Exit::Clean)
}

/// Whether a file with this beginning is a manual page of kibao.
fn is_page(head: &[u8]) -> bool {
    let lines = head.split(|byte| *byte == b'\n').take(8);
    lines.into_iter().any(|line| line.starts_with(b".TH kibao"))
}
