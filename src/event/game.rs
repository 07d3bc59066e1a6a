//! The data of a game in a tournament.

use crate::engine::Side;
use crate::findings::{Report, Severity};
use crate::notation::ending::Ending;
use crate::notation::{Key, composed};
use crate::replay::DecidedBy;
use crate::source::Place;
use crate::stats::{Played, Scoring};

/// Something that is wrong with a game, in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Complaint {
    /// The code of the check.
    pub code: &'static str,
    /// The line of the file.
    pub line: u32,
    /// The sentence.
    pub message: String,
}

/// Why a game needs a person.
///
/// ```
/// use kibao::event::Need;
/// assert_eq!(Need::Broken.name(), "broken");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Need {
    /// Not all of its moves replay.
    Broken,
    /// Its head names another winner than its moves.
    Contradicted,
    /// Something else in it is an error.
    Doubtful,
    /// It has no result.
    NoResult,
    /// A player is not named.
    NoName,
    /// Its result or date does not fit other games.
    Across,
}

impl Need {
    /// Every reason.
    pub const ALL: [Self; 6] =
        [Self::Broken, Self::Contradicted, Self::Doubtful, Self::NoResult, Self::NoName, Self::Across];

    /// Its name for programs.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Broken => "broken",
            Self::Contradicted => "contradicted",
            Self::Doubtful => "doubtful",
            Self::NoResult => "no_result",
            Self::NoName => "no_name",
            Self::Across => "across",
        }
    }
}

/// The data of a game in a tournament.
#[derive(Clone, Debug)]
pub struct EventGame {
    /// The file.
    pub path: String,
    /// The line of the file where the game begins.
    pub line: u32,
    /// The names of South and North as they are written.
    pub names: [Option<String>; 2],
    /// The event.
    pub event: Option<String>,
    /// The round.
    pub round: Option<String>,
    /// The date.
    pub date: Option<String>,
    /// The winner by the head, and by the moves.
    pub winners: [Option<Side>; 2],
    /// The winner and what decides the game.
    pub decided: (Option<Side>, DecidedBy),
    /// The number of written moves, and how many of them replay.
    pub plies: usize,
    /// How many moves replay.
    pub replayed: usize,
    /// Whether it replays wholly.
    pub valid: bool,
    /// The number of findings of each severity: notes, warnings, errors.
    pub findings: [usize; 3],
    /// The errors in words; left empty by [`of`](Self::of).
    pub errors: Vec<Complaint>,
    /// The likely repair in words; left empty by [`of`](Self::of).
    pub repair: Vec<String>,
}

impl EventGame {
    /// Takes the data of a game; `place` turns an offset in the text into a place in the file.
    #[must_use]
    pub fn of(report: &Report<'_>, path: &str, place: &dyn Fn(u32) -> Place) -> Self {
        let replay = &report.replay;
        let game = &replay.game;
        let value = |key| game.value(key).map(|it| composed(it.trim()).into_owned()).filter(|it| !it.is_empty());
        let first = game.heads.first().map(|head| head.key).or_else(|| game.rounds.first().map(|round| round.span));
        let mut findings = [0; 3];
        for finding in &report.findings {
            if let Some(count) = findings.get_mut(finding.severity() as usize) {
                *count += 1;
            }
        }
        Self {
            path: path.to_owned(),
            line: place(first.unwrap_or(game.span).start).line,
            names: [value(Key::South), value(Key::North)],
            event: value(Key::Event),
            round: value(Key::Round),
            date: value(Key::Date),
            winners: [replay.result.recorded, replay.result.outcome.map(|outcome| outcome.winner)],
            decided: replay.result.decided(),
            plies: replay.plies.len(),
            replayed: replay.replayed(),
            valid: replay.is_valid(),
            findings,
            errors: Vec::new(),
            repair: Vec::new(),
        }
    }

    /// Whether the head names another winner than the moves.
    #[must_use]
    pub fn is_contradicted(&self) -> bool {
        let [head, play] = self.winners;
        head.is_some() && play.is_some() && head != play
    }

    /// The number of errors.
    #[must_use]
    pub const fn grave(&self) -> usize {
        self.findings[Severity::Error as usize]
    }

    /// The result with which the game counts; `None` if it has neither moves nor a result.
    #[must_use]
    pub fn counted(&self, scoring: &Scoring) -> Option<Played> {
        Played::of(self.winners, self.decided, self.plies > 0, scoring.contradicted)
    }

    /// Whether a person has to look at it for this reason.
    #[must_use]
    pub fn is(&self, need: Need) -> bool {
        self.needs().contains(&need)
    }

    /// What a person has to look at.
    pub(super) fn needs(&self) -> Vec<Need> {
        let (winner, by) = self.decided;
        let agreed = by == DecidedBy::Ending(Ending::Agreement);
        let all = [
            (Need::Broken, self.plies > 0 && !self.valid),
            (Need::Contradicted, self.is_contradicted()),
            (Need::Doubtful, self.valid && !self.is_contradicted() && self.grave() > 0),
            (Need::NoResult, winner.is_none() && !agreed),
            (Need::NoName, self.names.contains(&None)),
        ];
        all.into_iter().filter(|(_, is)| *is).map(|(need, _)| need).collect()
    }
}
