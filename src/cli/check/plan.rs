//! How findings are written.

use super::args::Format;
use crate::cli::config::Settings;
use crate::findings::Placed;
use crate::words::Lang;

/// How findings are written.
#[derive(Clone, Copy)]
pub(super) struct Plan {
    pub(super) format: Format,
    pub(super) colour: bool,
    pub(super) lang: Lang,
    /// Counts instead.
    pub(super) statistics: bool,
    /// Whether games are compared with each other.
    pub(super) archive: bool,
    /// Whether only the first of them will be printed.
    pub(super) marked: bool,
    /// Whether there is a summary, which has how many findings can be fixed.
    pub(super) summary: bool,
}

impl Plan {
    /// Takes away the findings that are counted, but not drawn.
    pub(super) fn keep_drawn(self, found: &mut Vec<Placed>, settings: &Settings) {
        let drawn = |it: &Placed| self.format != Format::Human || settings.draws(it.finding.severity());
        found.retain(|it| !self.statistics && drawn(it));
    }
}
