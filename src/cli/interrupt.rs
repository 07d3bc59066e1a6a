//! Ctrl-C and other requests to stop while files are written: the current file is finished or left unchanged, and no
//! temporary file is left behind.

use super::exit::{Failure, INTERRUPTED};
use crate::words::program as say;
use std::sync::atomic::{AtomicU8, Ordering};

/// The exit status of the request to stop; 0 if there was none.
static ASKED: AtomicU8 = AtomicU8::new(0);

/// From now on the first Ctrl-C only requests to stop, which [`check`] reports; the second ends the program at once.
///
/// # Errors
/// If the handler cannot be installed.
pub(super) fn listen() -> Result<(), Failure> {
    ctrlc::set_handler(|| stop(INTERRUPTED)).map_err(|error| no_handler(&error))?;
    listen_to_end()
}

fn no_handler(error: &dyn std::fmt::Display) -> Failure {
    say::no_interrupt(error.to_string()).into()
}

/// Requests to stop; the second request ends the program at once.
fn stop(status: u8) {
    if ASKED.swap(status, Ordering::SeqCst) != 0 {
        std::process::exit(i32::from(status));
    }
}

/// `kill`, `timeout` and a system shutdown send other signals. The signal of a closed terminal (SIGHUP) is not handled,
/// because `nohup` ignores it.
#[cfg(unix)]
fn listen_to_end() -> Result<(), Failure> {
    use signal_hook::consts::SIGTERM;
    use signal_hook::iterator::Signals;

    const ENDED: u8 = 143;
    let mut signals = Signals::new([SIGTERM]).map_err(|error| no_handler(&error))?;
    std::thread::spawn(move || signals.forever().for_each(|_| stop(ENDED)));
    Ok(())
}

/// On systems without signals there is no such request; the program is ended at once.
#[cfg(not(unix))]
#[expect(clippy::unnecessary_wraps, reason = "elsewhere it may fail")]
fn listen_to_end() -> Result<(), Failure> {
    Ok(())
}

/// # Errors
/// If stopping was requested.
pub(super) fn check() -> Result<(), Failure> {
    match ASKED.load(Ordering::SeqCst) {
        0 => Ok(()),
        status => Err(Failure::Stopped(status)),
    }
}
