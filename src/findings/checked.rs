//! The games of a text, checked: a clean one by the short way, any other in full.

use super::Report;
use super::report::{OWN, of_date};
use crate::notation::Game;
use crate::replay::{Options, Replay, Replays, Unless, replays};

/// A game that was checked.
#[derive(Debug)]
pub enum Checked<'t> {
    /// Nothing is reported about it.
    Clean {
        /// How many plies it has.
        plies: usize,
    },
    /// It was replayed in full, and perhaps something is reported about it.
    Reported(Box<Report<'t>>),
}

/// The games of a text. As an iterator it replays only those in full about which something may be reported.
#[derive(Debug)]
pub struct Checks<'t, 'o>(Replays<'t, 'o>);

impl<'t, 'o> Checks<'t, 'o> {
    /// The games of this text.
    #[must_use]
    pub fn of(text: &'t str, options: &'o Options) -> Self {
        Self(replays(text, options))
    }

    /// See [`Replays::joined`].
    #[must_use]
    pub fn joined(self, joined: bool) -> Self {
        Self(self.0.joined(joined))
    }

    /// The next game, replayed in full, before anything is reported about it.
    pub fn next_replay(&mut self) -> Option<Replay<'t>> {
        self.0.next()
    }
}

impl<'t> Iterator for Checks<'t, '_> {
    type Item = Checked<'t>;

    fn next(&mut self) -> Option<Checked<'t>> {
        Some(match self.0.next_unless_clean(Some(reports_nothing))? {
            Unless::Clean { plies } => Checked::Clean { plies },
            Unless::Replayed(replay) => Checked::Reported(Box::new(Report::new(replay))),
        })
    }
}

/// Whether no check reports anything about the head of a game without comments.
fn reports_nothing(head: &Game<'_>) -> bool {
    of_date(head).is_none() && OWN.iter().all(|check| check.own.is_none_or(|own| own(head).is_empty()))
}
