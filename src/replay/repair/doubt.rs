//! The written moves that remain uncertain after a search.

use super::{RepairedPly, Repairs};
use crate::engine::{Played, State};

/// A written move that may be one of several.
#[derive(Clone, Debug, PartialEq)]
pub struct Doubt {
    /// Its index in [`Replay::plies`](crate::replay::Replay::plies).
    pub index: usize,
    /// The game before it, in the best candidate.
    pub before: State,
    /// The moves that it may be, with their probabilities, the most probable first. The sum is below 1 if it may also be
    /// taken out.
    pub choices: Vec<(Played, f64)>,
}

impl Repairs {
    /// The written moves that differ between the candidates, in order of place, if the most probable move has less than
    /// the probability of a certain repair. The probabilities are shares of all candidates together.
    ///
    /// ```
    /// use kibao::{document::Document, replay::{Limits, Options}};
    /// let position = "[ 6 6 6 6 6 6 7 7 | 4 0 0 0 3 0 0 0 | 1 0 2 0 1 0 0 0 | 0 0 3 0 0 0 0 0 | 0 0 | F F | 255 | 0 ]";
    /// let text = format!("opening: {position}\n\n1: 3<;\n");
    /// let document = Document::new(&text, &Options::default());
    /// let doubts = document.repairs(0, &Limits::default()).doubts();
    /// assert_eq!(doubts.iter().map(|it| it.index).collect::<Vec<_>>(), [0]);
    /// assert!(doubts[0].choices.len() >= 2);
    /// ```
    #[must_use]
    pub fn doubts(&self) -> Vec<Doubt> {
        let total: f64 = self.candidates.iter().map(|it| it.probability).sum();
        let Some(best) = self.candidates.first().filter(|_| total > 0.0) else { return Vec::new() };
        let doubt = |ply: &RepairedPly| {
            let index = ply.from?;
            let mut choices: Vec<(Played, f64)> = Vec::new();
            for candidate in &self.candidates {
                let turn = ply.before.position.turn;
                let same = |it: &&RepairedPly| it.from == Some(index) && it.before.position.turn == turn;
                let Some(here) = candidate.game.iter().find(same) else { continue };
                let weight = candidate.probability / total;
                match choices.iter_mut().find(|(played, _)| played.mv == here.played.mv) {
                    Some((_, sum)) => *sum += weight,
                    None => choices.push((here.played, weight)),
                }
            }
            choices.sort_by(|one, other| other.1.total_cmp(&one.1));
            Some(Doubt { index, before: ply.before, choices })
        };
        let is_unsure = |doubt: &Doubt| doubt.choices.first().is_none_or(|(_, weight)| *weight < self.sure);
        best.game.iter().filter_map(doubt).filter(is_unsure).collect()
    }
}
