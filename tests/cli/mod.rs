//! The program from outside: arguments, standard input, standard output, standard error, exit status.

mod cases;
mod choice;
mod commands;
mod config;
pub(crate) mod files;
mod filters;
mod fix;
mod formats;
mod html;
mod json;
mod language;
mod manual;
mod names;
mod not_text;
mod outputs;
mod packed;
mod readings;
mod repair;
mod svg;
mod terminal;
mod watch;
mod widths;
mod with;

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// What a run of the program gave.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Ran {
    pub(crate) status: Option<i32>,
    pub(crate) out: String,
    pub(crate) err: String,
}

/// Runs the program in a folder with bytes on standard input.
pub(crate) fn run_in(folder: &Path, args: &[&str], input: &[u8]) -> Ran {
    let mut child = Command::new(env!("CARGO_BIN_EXE_kibao"))
        .args(args)
        .current_dir(folder)
        .env_remove("CLICOLOR_FORCE")
        .env("NO_COLOR", "1")
        .env("LC_ALL", "C")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("standard input");
    let fed = input.to_vec();
    let writer = std::thread::spawn(move || {
        // A program that needs no more input may close it early.
        let _ = stdin.write_all(&fed);
    });
    let output = child.wait_with_output().expect("the program ends");
    writer.join().expect("the writer ends");
    let out = String::from_utf8(output.stdout).unwrap_or_else(|error| {
        assert!(error.as_bytes() == input, "{args:?}: what is no text is what came in");
        String::from_utf8_lossy(input).into_owned()
    });
    let err = String::from_utf8(output.stderr).expect("UTF-8");
    let ran = Ran { status: output.status.code(), out, err };
    assert!(!ran.err.contains("panicked"), "{args:?}: {}", ran.err);
    ran
}

/// Runs the program in the repository.
pub(crate) fn run(args: &[&str], input: &str) -> Ran {
    run_in(&root(), args, input.as_bytes())
}

pub(crate) fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}
