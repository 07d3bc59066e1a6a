//! The games of a text, each replayed.

use super::clean;
use super::game::{Options, Replay};
use super::problem::{Problem, ProblemKind};
use super::setting::{first_of_several, replay};
use crate::notation::{self, Division, Game, games};

/// The iterator that [`replays`] returns.
///
/// ```
/// use kibao::replay::{Options, Replays, replays};
/// let options = Options::default();
/// let mut games: Replays<'_, '_> = replays("1: A7>* a7>*;\n\ntitle: b\n", &options);
/// assert!(games.next().is_some_and(|game| game.is_valid()));
/// assert_eq!(games.count(), 1);
/// ```
#[derive(Debug)]
pub struct Replays<'t, 'o> {
    games: notation::Games<'t>,
    /// The rest of a game that may be several games without a head between them.
    division: Option<Division<'t>>,
    /// Whether the next game comes directly after another one that is not in the text.
    joined: bool,
    options: &'o Options,
}

/// Reads and replays the games of a text. If round 1 comes again and the game before is over, another game begins.
///
/// ```
/// use kibao::replay::{Options, replays};
/// let text = "title: first\n1: A7>* a7>*;\n\ntitle: second\n1: A6<* a6<*;\n";
/// let plies: Vec<usize> = replays(text, &Options::default()).map(|game| game.plies.len()).collect();
/// assert_eq!(plies, [2, 2]);
/// ```
#[must_use]
pub fn replays<'t, 'o>(text: &'t str, options: &'o Options) -> Replays<'t, 'o> {
    Replays { games: games(text), division: None, joined: false, options }
}

impl<'t> Iterator for Replays<'t, '_> {
    type Item = Replay<'t>;

    fn next(&mut self) -> Option<Replay<'t>> {
        match self.next_unless_clean(None)? {
            Unless::Clean { .. } => None,
            Unless::Replayed(replay) => Some(replay),
        }
    }
}

/// A game, or only the number of its plies if nothing is to be reported about it.
#[derive(Debug)]
#[expect(clippy::large_enum_variant, reason = "it is moved once, and a game that is replayed in full allocates enough")]
pub(crate) enum Unless<'t> {
    Clean { plies: usize },
    Replayed(Replay<'t>),
}

impl<'t> Replays<'t, '_> {
    /// Whether nothing separates the text from another game before it. If it begins with a round, that is noted.
    ///
    /// ```
    /// use kibao::replay::{Options, ProblemKind, replays};
    /// let options = Options::default();
    /// let game = replays("1: A7>* a7>*;\n", &options).joined(true).next().unwrap();
    /// assert_eq!(game.problems[0].kind, ProblemKind::RunTogether);
    /// ```
    #[must_use]
    pub const fn joined(mut self, joined: bool) -> Self {
        self.joined = joined;
        self
    }

    /// The next game. If it is clean, and its head is too according to `head_is_clean`, it is not replayed in full.
    pub(crate) fn next_unless_clean(&mut self, head_is_clean: Option<fn(&Game<'_>) -> bool>) -> Option<Unless<'t>> {
        let joined = std::mem::take(&mut self.joined);
        let mut runs_on = false;
        let mut division = if let Some(division) = self.division.take() {
            division
        } else {
            let mut game = self.games.next_folded(head_is_clean.is_some())?;
            // A head separates games.
            runs_on = joined && game.heads.is_empty();
            if game.is_folded() {
                let is_clean = |_: &usize| !runs_on && head_is_clean.is_some_and(|it| it(&game));
                let plies = clean::plies(&game, self.options).filter(is_clean);
                if let Some(plies) = plies {
                    return Some(Unless::Clean { plies });
                }
                game.unfold();
            }
            let one_again = game.problems.iter().any(|it| it.kind == notation::ProblemKind::NumberOneAgain);
            if !one_again {
                let mut whole = replay(game, self.options);
                if runs_on {
                    note_run_together(&mut whole);
                }
                return Some(Unless::Replayed(whole));
            }
            Division::new(game)
        };
        let run_together = runs_on || division.begun();
        let rounds = first_of_several(division.first(), division.rounds(), self.options);
        let game = division.take(rounds);
        self.division = Some(division).filter(|division| !division.rounds().is_empty());
        let mut whole = replay(game, self.options);
        if run_together {
            note_run_together(&mut whole);
        }
        Some(Unless::Replayed(whole))
    }
}

/// Notes that a game begins directly after another, at its first round.
fn note_run_together(whole: &mut Replay<'_>) {
    let Some(round) = whole.game.rounds.first() else { return };
    let span = round.number.map_or(round.span, |number| number.span);
    // For a reader, a blank line alone separates games.
    if !after_blank_line(whole.game.text, span.start) {
        whole.problems.insert(0, Problem { span, ply: None, kind: ProblemKind::RunTogether });
    }
}

/// Whether the line of a byte comes after a blank one.
fn after_blank_line(text: &str, at: u32) -> bool {
    let before = text.get(..at as usize).unwrap_or_default();
    let Some(end) = before.rfind(['\n', '\r']) else { return false };
    let (before, line_end) = before.split_at(end);
    let before = if line_end.starts_with('\n') { before.strip_suffix('\r').unwrap_or(before) } else { before };
    before.rsplit(['\n', '\r']).next().is_some_and(|line| line.trim().is_empty())
}
