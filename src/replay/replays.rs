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
    Replays { games: games(text), division: None, options }
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
    /// The next game. If it is clean, and its head is too according to `head_is_clean`, it is not replayed in full.
    pub(crate) fn next_unless_clean(&mut self, head_is_clean: Option<fn(&Game<'_>) -> bool>) -> Option<Unless<'t>> {
        let mut division = if let Some(division) = self.division.take() {
            division
        } else {
            let mut game = self.games.next_folded(head_is_clean.is_some())?;
            if game.is_folded() {
                let plies = clean::plies(&game, self.options).filter(|_| head_is_clean.is_some_and(|it| it(&game)));
                if let Some(plies) = plies {
                    return Some(Unless::Clean { plies });
                }
                game.unfold();
            }
            if !game.problems.iter().any(|it| it.kind == notation::ProblemKind::NumberOneAgain) {
                return Some(Unless::Replayed(replay(game, self.options)));
            }
            Division::new(game)
        };
        let run_together = division.begun();
        let rounds = first_of_several(division.first(), division.rounds(), self.options);
        let game = division.take(rounds);
        self.division = Some(division).filter(|division| !division.rounds().is_empty());
        let mut whole = replay(game, self.options);
        if let Some(round) = whole.game.rounds.first().filter(|_| run_together) {
            let span = round.number.map_or(round.span, |number| number.span);
            // For a reader, a blank line alone separates games.
            if !after_blank_line(whole.game.text, span.start) {
                whole.problems.insert(0, Problem { span, ply: None, kind: ProblemKind::RunTogether });
            }
        }
        Some(Unless::Replayed(whole))
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
