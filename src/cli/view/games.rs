//! The games of a text, one replayed at a time.

use crate::findings::{Choice, Report};
use crate::replay::{Options, ProblemKind, Replay, replays};

/// The games of a text and the places where they begin, so that each can be replayed separately.
///
/// ```
/// use kibao::{cli::view::Games, findings::Choice, replay::Options};
/// let text = "title: a\n1: A6<* a6<;\n\ntitle: b\n1: A7>* a7>*;\n";
/// let games = Games::new(text, Options::default(), Choice::default());
/// assert_eq!(games.len(), 2);
/// let report = games.load(1).unwrap();
/// assert_eq!(report.replay.replayed(), 2);
/// ```
#[derive(Clone, Debug)]
pub struct Games<'t> {
    text: &'t str,
    options: Options,
    choice: Choice,
    /// For each game, the offset to read from, and the number of games to skip there because this game has no head.
    starts: Vec<(u32, u32)>,
}

impl<'t> Games<'t> {
    /// Finds the games; `choice` selects the findings.
    #[must_use]
    pub fn new(text: &'t str, options: Options, choice: Choice) -> Self {
        let mut starts: Vec<(u32, u32)> = Vec::new();
        for replay in replays(text, &options) {
            let before = starts.last().filter(|_| runs_on(&replay));
            starts.push(before.map_or((replay.game.span.start, 0), |&(start, nth)| (start, nth + 1)));
        }
        Self { text, options, choice, starts }
    }

    /// The number of games.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.starts.len()
    }

    /// Whether there are no games.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.starts.is_empty()
    }

    /// Replays and checks a game, counted from 0. Its spans are relative to the start of [`Report::text`].
    #[must_use]
    pub fn load(&self, number: usize) -> Option<Report<'t>> {
        let &(start, nth) = self.starts.get(number)?;
        let text = self.text.get(start as usize..)?;
        let replay = replays(text, &self.options).nth(nth as usize)?;
        let mut report = Report::new(replay);
        report.findings.retain(|finding| self.choice.wants(finding.check));
        Some(report)
    }
}

/// Whether a game follows another without having a head.
fn runs_on(replay: &Replay<'_>) -> bool {
    replay.problems.iter().any(|problem| problem.kind == ProblemKind::RunTogether)
}
