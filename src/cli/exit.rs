//! How the program ends.

use crate::render::for_terminal;
use crate::words::program::{self as say, Notice};
use crate::words::{self, Lang};
use std::io::{self, Write};
use std::path::Path;
use std::process::ExitCode;
use std::sync::OnceLock;

/// The language of what the program says of its own work.
static LANG: OnceLock<Lang> = OnceLock::new();

/// Chooses the language, once, when the arguments are known.
pub(super) fn speak(lang: Lang) {
    let _ = LANG.set(lang);
}

/// The language that was chosen.
pub(super) fn lang() -> Lang {
    LANG.get().copied().unwrap_or_default()
}

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

    /// The same, where a file was to be written beside standard output: a reader that has closed the pipe leaves it unwritten.
    pub(super) fn without(self, file: Option<&Path>) -> Self {
        match (self, file) {
            (Self::Output(error), Some(file)) if error.kind() == io::ErrorKind::BrokenPipe => {
                say::not_written_closed(file.display().to_string()).into()
            }
            (failure, _) => failure,
        }
    }

    /// Says it on standard error and gives the exit status. A reader that has seen enough and closed the pipe is no
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
                notice(&say::stopped(*status == BROKEN_OFF));
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

/// Says on standard error what is wrong with the work, not with a record.
pub(super) fn notice(what: &Notice) {
    complain(&what.message(lang()), what.help(lang()).as_deref());
}

/// The same in words that were chosen before.
pub(super) fn complain(what: &str, help: Option<&str>) {
    remark(&format!("kibao: {}", for_terminal(what)));
    if let Some(help) = help.filter(|help| !help.is_empty()) {
        remark(&format!("  {}: {}", words::help_word(lang()), for_terminal(help)));
    }
}

/// Writes a line on standard error. Where that cannot be written, nothing can be reported.
pub(super) fn remark(line: &str) {
    let _ = writeln!(anstream::stderr(), "{line}");
}
