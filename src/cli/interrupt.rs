//! Ctrl-C while files are written: the one under way is finished or left as it was, and nothing is left beside it.

use super::exit::Failure;
use std::sync::atomic::{AtomicBool, Ordering};

/// The exit status of a program that Ctrl-C has broken off.
pub(super) const BROKEN_OFF: u8 = 130;

static ASKED: AtomicBool = AtomicBool::new(false);

/// From now on the first Ctrl-C only asks to stop, which [`check`] tells; the second breaks off.
///
/// # Errors
/// Where the system does not let it be heard.
pub(super) fn listen() -> Result<(), Failure> {
    let stop = || {
        if ASKED.swap(true, Ordering::SeqCst) {
            std::process::exit(i32::from(BROKEN_OFF));
        }
    };
    ctrlc::set_handler(stop).map_err(|error| Failure::usage(format!("Ctrl-C cannot be heard: {error}"), ""))
}

/// # Errors
/// Where it is time to stop.
pub(super) fn check() -> Result<(), Failure> {
    if ASKED.load(Ordering::SeqCst) { Err(Failure::Stopped) } else { Ok(()) }
}
