//! The findings that compare the games of an archive. Memory grows with the number of games.
//!
//! A [`GameNote`] holds the data of a game that are compared; it can be made by the thread that reads the game. An
//! [`Archive`] takes the notes in the order of the input and compares the games at the end.

mod alike;
mod archive;
mod events;
mod moves;
mod names;
mod note;
mod results;

pub use archive::{Archive, Found};
pub use note::GameNote;

impl Archive {
    /// Compares the games. The findings are in the order of the input, each at the later of two games.
    #[must_use]
    pub fn finish(self) -> Vec<Found> {
        let mut problems = Vec::new();
        moves::compare(&self, &mut problems);
        alike::compare(&self, &mut problems);
        results::compare(&self, &mut problems);
        names::compare(&self, &mut problems);
        events::compare(&self, &mut problems);
        let mut found: Vec<Found> = problems.into_iter().filter_map(|it| self.found(it)).collect();
        let key = |found: &Found| (found.game, found.placed.place, found.placed.finding.check.code);
        found.sort_by(|one, other| key(one).cmp(&key(other)));
        found
    }
}
