//! Ctrl-C, or what asks a program to end, while files are written: the one under way is finished or left as it was, and
//! nothing is left beside it.

use super::exit::{BROKEN_OFF, Failure};
use crate::words::program as say;
use std::sync::atomic::{AtomicU8, Ordering};

/// The exit status that was asked for; 0 while nobody has asked to stop.
static ASKED: AtomicU8 = AtomicU8::new(0);

/// From now on the first Ctrl-C only asks to stop, which [`check`] reports; the second breaks off.
///
/// # Errors
/// Where the system does not let it be heard.
pub(super) fn listen() -> Result<(), Failure> {
    ctrlc::set_handler(|| stop(BROKEN_OFF)).map_err(|error| unheard(&error))?;
    listen_to_end()
}

fn unheard(error: &dyn std::fmt::Display) -> Failure {
    say::no_interrupt(error.to_string()).into()
}

/// Asks to stop; the second time it breaks off.
fn stop(status: u8) {
    if ASKED.swap(status, Ordering::SeqCst) != 0 {
        std::process::exit(i32::from(status));
    }
}

/// `kill`, `timeout` and a system that goes down send a signal of their own. That of a terminal that goes away is left
/// alone, as `nohup` switches it off.
#[cfg(unix)]
fn listen_to_end() -> Result<(), Failure> {
    use signal_hook::consts::SIGTERM;
    use signal_hook::iterator::Signals;

    const ENDED: u8 = 143;
    let mut signals = Signals::new([SIGTERM]).map_err(|error| unheard(&error))?;
    std::thread::spawn(move || signals.forever().for_each(|_| stop(ENDED)));
    Ok(())
}

/// Where there are no signals, such a program is ended as it stands.
#[cfg(not(unix))]
#[expect(clippy::unnecessary_wraps, reason = "elsewhere it may fail")]
fn listen_to_end() -> Result<(), Failure> {
    Ok(())
}

/// # Errors
/// Where it is time to stop.
pub(super) fn check() -> Result<(), Failure> {
    match ASKED.load(Ordering::SeqCst) {
        0 => Ok(()),
        status => Err(Failure::Stopped(status)),
    }
}
