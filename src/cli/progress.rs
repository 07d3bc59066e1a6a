//! A progress bar on standard error for long work on a terminal.

use super::common::Common;
use super::files::Input;
use crate::words::program as say;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::io::IsTerminal;
use std::time::{Duration, Instant};

/// The time before the bar is shown.
const DELAY: Duration = Duration::from_millis(700);

/// The bar; empty if it is not shown.
pub(super) struct Progress {
    bar: Option<ProgressBar>,
    since: Instant,
}

impl Progress {
    pub(super) fn new<'i>(common: &Common, inputs: impl Iterator<Item = &'i Input>) -> Self {
        let seen = !common.quiet && std::io::stderr().is_terminal();
        let bar = seen.then(|| {
            let size: Option<u64> = inputs.map(Input::size).sum();
            let of = || say::progress_of("{bytes}", "{total_bytes}", "{eta}").message(common.lang());
            let template = match size {
                Some(_) => format!("{{wide_bar}} {}", of()),
                None => "{spinner} {bytes}, {bytes_per_sec}".to_owned(),
            };
            let bar = ProgressBar::hidden().with_style(style(&template));
            if let Some(size) = size {
                bar.set_length(size);
            }
            bar
        });
        Self { bar, since: Instant::now() }
    }

    /// Sets the number of processed bytes.
    pub(super) fn reached(&self, bytes: u64) {
        if let Some(bar) = self.bar.as_ref().filter(|_| self.since.elapsed() > DELAY) {
            if bar.is_hidden() {
                bar.set_draw_target(ProgressDrawTarget::stderr());
            }
            bar.set_position(bytes);
        }
    }

    /// Hides the bar while `work` runs, which may write to the terminal.
    pub(super) fn suspended<R>(&self, work: impl FnOnce() -> R) -> R {
        match &self.bar {
            Some(bar) => bar.suspend(work),
            None => work(),
        }
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        if let Some(bar) = &self.bar {
            bar.finish_and_clear();
        }
    }
}

fn style(template: &str) -> ProgressStyle {
    ProgressStyle::with_template(template).unwrap_or_else(|_| ProgressStyle::default_bar())
}
