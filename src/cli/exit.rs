//! How the program ends.

use crate::render::for_terminal;
use std::fmt;
use std::io::{self, Write};
use std::path::Path;
use std::process::ExitCode;

/// The exit status of a program that Ctrl-C has broken off.
pub(super) const BROKEN_OFF: u8 = 130;

/// The exit status of work that was done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Exit {
    /// 0: nothing wrong.
    Clean,
    /// 1: findings of severity error, or something would change.
    Findings,
    /// 2: the tool could not do all of its work; what went wrong has been said.
    Failed,
}

impl From<Exit> for ExitCode {
    fn from(exit: Exit) -> Self {
        Self::from(exit as u8)
    }
}

/// Why the tool could not do its work.
#[derive(Debug)]
pub(super) enum Failure {
    /// The call is wrong: what, and what to do.
    Usage(String, String),
    /// A file cannot be read or written.
    File(String, io::Error),
    /// Writing to standard output failed.
    Output(io::Error),
    /// Ctrl-C, or a signal to end, with its exit status.
    Stopped(u8),
}

impl Failure {
    pub(super) fn usage(what: impl Into<String>, help: impl Into<String>) -> Self {
        Self::Usage(what.into(), help.into())
    }

    pub(super) fn file(path: &Path, error: io::Error) -> Self {
        Self::File(path.display().to_string(), error)
    }

    /// The same, where a file was to be written beside standard output: a reader that has closed the pipe leaves it unwritten.
    pub(super) fn without(self, file: Option<&Path>) -> Self {
        match (self, file) {
            (Self::Output(error), Some(file)) if error.kind() == io::ErrorKind::BrokenPipe => {
                let what = format!("{}: not written, for standard output was closed before its end", file.display());
                Self::usage(what, "let all of standard output be read")
            }
            (failure, _) => failure,
        }
    }

    /// Says it on standard error and gives the exit status. A reader that has seen enough and closed the pipe is no
    /// failure.
    pub(super) fn report(&self) -> ExitCode {
        match self {
            Self::Output(error) if error.kind() == io::ErrorKind::BrokenPipe => return Exit::Clean.into(),
            Self::Usage(what, help) => complain(what, Some(help)),
            Self::Output(_) | Self::File(..) => complain(&self.to_string(), None),
            Self::Stopped(status) => {
                complain(&self.to_string(), None);
                return (*status).into();
            }
        }
        Exit::Failed.into()
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Output(error) => write!(f, "standard output cannot be written: {error}"),
            Self::Usage(what, help) if help.is_empty() => f.write_str(what),
            Self::Usage(what, help) => write!(f, "{what}\nhelp: {help}"),
            Self::File(path, error) => write!(f, "{path}: {error}"),
            Self::Stopped(status) => {
                let by = if *status == BROKEN_OFF { " by Ctrl-C" } else { "" };
                write!(f, "stopped{by}; what was written is whole, the rest is as it was")
            }
        }
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Self::Output(error)
    }
}

/// Says on standard error what is wrong with the work, not with a record.
pub(super) fn complain(what: &str, help: Option<&str>) {
    remark(&format!("kibao: {}", for_terminal(what)));
    if let Some(help) = help.filter(|help| !help.is_empty()) {
        remark(&format!("  help: {}", for_terminal(help)));
    }
}

/// Writes a line on standard error. Where that cannot be written, nothing can be reported.
pub(super) fn remark(line: &str) {
    let _ = writeln!(anstream::stderr(), "{line}");
}
