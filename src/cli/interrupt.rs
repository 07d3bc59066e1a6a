//! Ctrl-C and other requests to stop while files are written: the current file is finished or left unchanged, and no
//! temporary file is left behind.

use super::exit::{Failure, INTERRUPTED};
use crate::words::program as say;
use std::sync::atomic::{AtomicU8, Ordering};

/// The exit status of the request to stop; 0 if there was none.
static ASKED: AtomicU8 = AtomicU8::new(0);

/// From now on the first request to stop, by Ctrl-C or by `kill`, `timeout` or a system shutdown, is only noted, and [`check`]
/// reports it; the second ends the program at once.
///
/// # Errors
/// If the handler cannot be installed.
pub(super) fn listen() -> Result<(), Failure> {
    on_request(true, |status| {
        if ASKED.swap(status, Ordering::SeqCst) != 0 {
            std::process::exit(i32::from(status));
        }
    })
}

fn no_handler(error: &dyn std::fmt::Display) -> Failure {
    say::no_interrupt(error.to_string()).into()
}

/// Calls `stop` with the exit status at each Ctrl-C and, if `termination`, also at SIGTERM. The signal of a closed terminal
/// (SIGHUP) is not handled, because `nohup` ignores it.
///
/// # Errors
/// If the handler cannot be installed.
#[cfg(unix)]
pub(super) fn on_request(termination: bool, stop: impl Fn(u8) + Send + 'static) -> Result<(), Failure> {
    use signal_hook::consts::{SIGINT, SIGTERM};
    use signal_hook::iterator::Signals;

    const TERMINATED: u8 = 143;
    let handled = std::iter::once(SIGINT).chain(termination.then_some(SIGTERM));
    let mut signals = Signals::new(handled).map_err(|error| no_handler(&error))?;
    std::thread::spawn(move || {
        signals.forever().for_each(|signal| stop(if signal == SIGTERM { TERMINATED } else { INTERRUPTED }));
    });
    Ok(())
}

/// On systems without signals only Ctrl-C is a request; a program that is terminated ends at once.
#[cfg(not(unix))]
pub(super) fn on_request(_: bool, stop: impl Fn(u8) + Send + 'static) -> Result<(), Failure> {
    ctrlc::set_handler(move || stop(INTERRUPTED)).map_err(|error| no_handler(&error))
}

/// # Errors
/// If stopping was requested.
pub(super) fn check() -> Result<(), Failure> {
    match ASKED.load(Ordering::SeqCst) {
        0 => Ok(()),
        status => Err(Failure::Stopped(status)),
    }
}
