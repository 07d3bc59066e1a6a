//! How the program ends.

use crate::render::for_terminal;
use crate::words::program::{self as say, Notice};
use crate::words::{self, Lang};
use std::io::{self, Write};
use std::path::Path;
use std::process::ExitCode;
use std::sync::OnceLock;

/// The language of messages about the work of the program.
static LANG: OnceLock<Lang> = OnceLock::new();

/// Sets the language, once, after the arguments are parsed.
pub(super) fn set_lang(lang: Lang) {
    let _ = LANG.set(lang);
}

/// The language that was chosen.
pub(super) fn lang() -> Lang {
    LANG.get().copied().unwrap_or_default()
}

/// The exit status of a program that Ctrl-C has stopped.
pub(super) const INTERRUPTED: u8 = 130;

/// The exit status of work that was done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Exit {
    /// 0: nothing wrong.
    Clean,
    /// 1: findings of severity error, or something would change.
    Findings,
    /// 2: the tool could not do all of its work; the reason has been reported.
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
    /// The arguments are wrong: the problem, and what to do.
    Usage(Notice),
    /// A file cannot be read or written.
    File(String, io::Error),
    /// Writing to standard output failed.
    Output(io::Error),
    /// Ctrl-C, or a signal to end, with its exit status.
    Stopped(u8),
}

impl Failure {
    pub(super) fn file(path: &Path, error: io::Error) -> Self {
        Self::File(path.display().to_string(), error)
    }

    /// The same failure for a command that also writes `file`: if the reader has closed the pipe, this file is not written.
    pub(super) fn without(self, file: Option<&Path>) -> Self {
        match (self, file) {
            (Self::Output(error), Some(file)) if error.kind() == io::ErrorKind::BrokenPipe => {
                say::not_written_closed(file.display().to_string()).into()
            }
            (failure, _) => failure,
        }
    }

    /// Reports the failure on standard error and returns the exit status. A pipe that the reader has closed is not a
    /// failure.
    pub(super) fn report(&self) -> ExitCode {
        match self {
            Self::Output(error) if error.kind() == io::ErrorKind::BrokenPipe => return Exit::Clean.into(),
            Self::Usage(what) => notice(what),
            Self::Output(error) => notice(&say::output_failed(error.to_string())),
            Self::File(path, error) => match error.get_ref().and_then(|it| it.downcast_ref::<Notice>()) {
                Some(what) => notice(&what.clone().at(path)),
                None => complain(&format!("{path}: {error}"), None),
            },
            Self::Stopped(status) => {
                notice(&say::stopped(*status == INTERRUPTED));
                return (*status).into();
            }
        }
        Exit::Failed.into()
    }
}

impl From<Notice> for Failure {
    fn from(what: Notice) -> Self {
        Self::Usage(what)
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Self::Output(error)
    }
}

/// Reports a problem with the work of the program, not with a record, on standard error.
pub(super) fn notice(what: &Notice) {
    complain(&what.message(lang()), what.help(lang()).as_deref());
}

/// Like [`notice`], with text that is already in the language of the user.
pub(super) fn complain(what: &str, help: Option<&str>) {
    remark(&format!("kibao: {}", for_terminal(what)));
    if let Some(help) = help.filter(|help| !help.is_empty()) {
        remark(&format!("  {}: {}", words::help_word(lang()), for_terminal(help)));
    }
}

/// Writes a line to standard error. If this fails, nothing can be reported.
pub(super) fn remark(line: &str) {
    let _ = writeln!(anstream::stderr(), "{line}");
}
