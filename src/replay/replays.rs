//! The games of a text, each replayed.

use super::game::{Options, Replay};
use super::problem::{Problem, ProblemKind};
use super::setting::{first_of_several, replay};
use crate::notation::{self, Division, games};

/// The iterator that [`replays`] returns.
#[derive(Debug)]
pub struct Replays<'a> {
    text: &'a str,
    games: notation::Games<'a>,
    /// A game that may be several without a head between them, as far as it is not handed out.
    division: Option<Division>,
    options: &'a Options,
}

/// Reads and replays the games of a text. Where round 1 comes again and the game before is over, another game begins.
#[must_use]
pub fn replays<'a>(text: &'a str, options: &'a Options) -> Replays<'a> {
    Replays { text, games: games(text), division: None, options }
}

impl Iterator for Replays<'_> {
    type Item = Replay;

    fn next(&mut self) -> Option<Replay> {
        let mut division = if let Some(division) = self.division.take() {
            division
        } else {
            let game = self.games.next()?;
            if !game.problems.iter().any(|it| it.kind == notation::ProblemKind::NumberOneAgain) {
                return Some(replay(self.text, game, self.options));
            }
            Division::new(game)
        };
        let run_together = division.begun();
        let rounds = first_of_several(self.text, division.first(), division.rounds(), self.options);
        let game = division.take(rounds);
        self.division = Some(division).filter(|division| !division.rounds().is_empty());
        let mut whole = replay(self.text, game, self.options);
        if let Some(round) = whole.game.rounds.first().filter(|_| run_together) {
            let span = round.number.map_or(round.span, |number| number.span);
            whole.problems.insert(0, Problem { span, ply: None, kind: ProblemKind::RunTogether });
        }
        Some(whole)
    }
}
