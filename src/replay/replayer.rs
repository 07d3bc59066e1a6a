//! Replays a game by one rule set in one dialect until a move cannot be played.

use super::clean::CleanStart;
use super::inferred::{self, Seeker};
use super::marks::oddities;
use super::opening::{OpeningError, opening};
use super::ply::{Ply, PlyState};
use super::problem::{Problem, ProblemKind};
use super::resolve::{Oddity, Resolved, resolve};
use super::result::{hint, players};
use crate::engine::{Outcome, Played, RuleSet, Side, State};
use crate::notation::{Dialect, Entry, EntryKind, Game, Key, Partial, Round, Unreadable};
use crate::source::Span;
use std::borrow::Cow;

/// Replays a game by one rule set in one dialect, and holds the result.
pub(super) struct Replayer {
    pub(super) rules_name: Cow<'static, str>,
    pub(super) rules: RuleSet,
    pub(super) dialect: Dialect,
    pub(super) start: Option<State>,
    /// The outcome, if the game is over at its start.
    pub(super) over: Option<Outcome>,
    pub(super) plies: Vec<Ply>,
    pub(super) problems: Vec<Problem>,
    /// Whether a sign of another dialect has been reported.
    mixed: bool,
    /// How many more moves may be tried to find moves that the record does not say.
    tries: u32,
}

impl Replayer {
    const fn new(rules_name: Cow<'static, str>, rules: RuleSet, dialect: Dialect) -> Self {
        Self {
            rules_name,
            rules,
            dialect,
            start: None,
            over: None,
            plies: Vec::new(),
            problems: Vec::new(),
            mixed: false,
            tries: inferred::TRIES,
        }
    }

    /// Replays a game; clean moves the short way if `short_way` is set.
    pub(super) fn run(
        game: &Game<'_>,
        name: Cow<'static, str>,
        rules: RuleSet,
        dialect: Dialect,
        short_way: bool,
    ) -> Self {
        let mut replayer = Self::new(name, rules, dialect);
        replayer.plies.reserve_exact(2 * game.rounds.len());
        let mut progress = replayer.open(game);
        // Each rule set has the short way of its own, which would make the module of the browser larger.
        let short_way = short_way && cfg!(not(target_family = "wasm"));
        let mut played = if short_way { replayer.clean_start(&mut progress, &game.rounds) } else { 0 };
        for (index, round) in game.rounds.iter().enumerate() {
            let words = round.entries.iter().len();
            if played < words {
                replayer.round(&mut progress, &game.rounds, index, played);
            }
            played = played.saturating_sub(words);
        }
        replayer.settle();
        if replayer.plies.is_empty() {
            let end = game.heads.last().map_or(game.span, |head| head.key);
            replayer.problem(end, None, ProblemKind::NoMoves);
        }
        replayer
    }

    /// The number of rounds that belong to a game if another game follows without a head: up to the first round 1 that
    /// comes after the end of the game (by play, a `#` or a comment), or that is followed by round 2 and can be played from
    /// the opening. All of them if there is no such round.
    pub(super) fn rounds_of_first(game: &Game<'_>, rounds: &[Round], rules: RuleSet, dialect: Dialect) -> usize {
        let players = players(game);
        let mut replayer = Self::new("".into(), rules, dialect);
        let mut progress = replayer.open(game);
        let mut ended = false;
        for (index, round) in rounds.iter().enumerate() {
            if index > 0 && round.begins_game() {
                let next = rounds.get(index + 1);
                let counts = next.and_then(|next| next.number).is_some_and(|it| it.value == Some(2));
                let alone = next.is_none() && !replayer.goes_on_with(round);
                let begins = (counts || alone) && replayer.starts_with(round);
                if begins || ended || matches!(progress, Progress::Over(_)) || replayer.settle().is_some() {
                    return index;
                }
            }
            let (before, problems) = (replayer.plies.len(), replayer.problems.len());
            replayer.round(&mut progress, rounds, index, 0);
            // A `#` on a move that is played is judged by the play.
            let wins = |ply: &Ply| ply.played().is_none() && ply.written.is_some_and(|it| it.win);
            let mut comments = round.comments();
            ended |= round.given_up.is_some();
            // A game with a move after its end has ended.
            let after_end = |problem: &Problem| matches!(problem.kind, ProblemKind::AfterEnd(_));
            ended |= replayer.problems.get(problems..).unwrap_or_default().iter().any(after_end)
                || replayer.plies.get(before..).unwrap_or_default().iter().any(wins)
                || comments.any(|comment| hint(comment.text.of(game.text), players).is_some());
        }
        rounds.len()
    }

    /// Whether the first move of a round can be played from the opening.
    fn starts_with(&self, round: &Round) -> bool {
        self.start.is_some_and(|start| matches!(self.first_from(&start, round), Some(Resolved::Unique(..))))
    }

    /// Whether the first move of a round may be played in the current position; true if the position is not known.
    fn goes_on_with(&self, round: &Round) -> bool {
        let here = self.plies.last().map_or(self.start, |ply| ply.played().map(|played| played.after));
        here.is_none_or(|here| !matches!(self.first_from(&here, round), Some(Resolved::Illegal(..))))
    }

    /// Resolves the first move of a round in a position; `None` if it cannot be read.
    fn first_from(&self, state: &State, round: &Round) -> Option<Resolved> {
        match round.entries.first()?.kind {
            EntryKind::Move(written) => Some(resolve(state, &self.rules, &written.read(self.dialect))),
            _ => None,
        }
    }

    /// Plays the first words as long as each is a complete move about which nothing is to be reported. Returns their number.
    fn clean_start(&mut self, progress: &mut Progress, rounds: &[Round]) -> usize {
        if let (Progress::Play, Some(state)) = (&progress, self.start) {
            self.rules.dispatch(CleanStart { rounds, dialect: self.dialect, state, plies: &mut self.plies });
            let last = self.plies.last().and_then(Ply::played);
            if let Some(outcome) = last.and_then(|played| played.outcome) {
                *progress = Progress::Over(outcome);
            }
        }
        self.plies.len()
    }

    /// Takes the words of a round after the first `played` ones.
    fn round(&mut self, progress: &mut Progress, rounds: &[Round], index: usize, played: usize) {
        let entries = rounds.get(index).map(|round| &round.entries);
        let words = entries.into_iter().flat_map(|entries| entries.iter().enumerate());
        for (entry, word) in words.skip(played) {
            self.take(progress, rounds, (index, entry), *word);
        }
    }

    /// The number of plies that replay exactly as written: before the first that is illegal, or that fits only because a
    /// missing direction is allowed, a wrong one is corrected or a house sign is ignored.
    pub(super) fn as_written(&self) -> usize {
        let replayed = self.plies.iter().take_while(|ply| ply.played().is_some()).count();
        let adapted = |problem: &&Problem| {
            use Oddity::{DirectionForced, DirectionMissing, HouseUnused};
            matches!(problem.kind, ProblemKind::Oddity(DirectionForced | DirectionMissing | HouseUnused))
        };
        let first = self.problems.iter().find(adapted).and_then(|problem| problem.ply);
        first.map_or(replayed, |ply| replayed.min((ply as usize).saturating_sub(1)))
    }

    /// The ply at which it breaks: 0 at the opening, `None` if all of it replays.
    pub(super) fn breaks(&self) -> Option<u32> {
        if self.start.is_none() {
            return Some(0);
        }
        self.plies.iter().find(|ply| ply.played().is_none()).map(|ply| ply.number)
    }

    fn problem(&mut self, span: Span, ply: Option<u32>, kind: ProblemKind) {
        self.problems.push(Problem { span, ply, kind });
    }

    /// Reads the start of the game.
    fn open(&mut self, game: &Game<'_>) -> Progress {
        let head = game.head(Key::Opening);
        let span = head.map_or(game.span, |head| head.value);
        let value = head.map_or("", |head| head.value.of(game.text));
        let valid = opening(value, &self.rules).map(|(position, dropped)| {
            if dropped {
                self.problem(span, None, ProblemKind::OpeningDropped);
            }
            State::new(position)
        });
        match valid {
            Err(error) => {
                self.problem(span, None, ProblemKind::Opening(error));
                Progress::Stopped { reported: error == OpeningError::Unknown }
            }
            Ok(state) => {
                self.start = Some(state);
                self.over = state.outcome(&self.rules);
                match self.over {
                    None => Progress::Play,
                    Some(outcome) => {
                        self.problem(span, None, ProblemKind::OpeningOver(outcome));
                        Progress::Stopped { reported: false }
                    }
                }
            }
        }
    }

    /// The state of the game after the played moves.
    fn state(&self) -> Option<&State> {
        match self.plies.last() {
            Some(ply) => ply.played().map(|played| &played.after),
            None => self.start.as_ref(),
        }
    }

    /// Takes the next word of the record.
    fn take(&mut self, progress: &mut Progress, rounds: &[Round], (round, entry): (usize, usize), word: Entry) {
        let (written, unreadable) = match word.kind {
            EntryKind::Missing => return,
            EntryKind::Move(written) => (Some(written.read(self.dialect)), None),
            EntryKind::Unreadable(why) => (None, Some(why)),
        };
        let side = if entry == 0 { Side::South } else { Side::North };
        let number = u32::try_from(self.plies.len() + 1).unwrap_or(u32::MAX);
        let ply = Ply { number, round, entry, side, span: word.span, written, state: PlyState::Skipped };
        if let Some(played) = self.inferred(progress, rounds, (round, entry), word) {
            self.problem(word.span, Some(number), ProblemKind::Unknown(played.mv));
            return self.go_on(progress, ply, settled(played, &self.rules, false));
        }
        if let (Progress::Play, Some(state)) = (&progress, self.state()) {
            let turn = state.position.turn;
            let kind = match (written, unreadable) {
                _ if entry > 1 => ProblemKind::TooManyMoves,
                (_, Some(why)) => ProblemKind::Unreadable(why),
                _ if side != turn => ProblemKind::MissingMove(turn),
                (None, None) => return,
                (Some(written), None) => match resolve(state, &self.rules, &written) {
                    Resolved::Unique(played, notes) => return self.played(progress, ply, &written, played, &notes),
                    Resolved::Illegal(mv, why) => ProblemKind::Illegal(mv, why),
                    Resolved::Ambiguous(moves) => ProblemKind::Ambiguous(moves),
                },
            };
            // Only here it matters whether there was a legal move at all.
            *progress = self.settle().map_or(Progress::Stopped { reported: false }, Progress::Over);
            if matches!(progress, Progress::Stopped { .. }) {
                self.problem(word.span, Some(number), kind);
                self.plies.push(Ply { state: PlyState::Stuck, ..ply });
                return;
            }
        }
        self.skip(progress, number, word.span, unreadable);
        self.plies.push(ply);
    }

    /// The move that a word does not say, in the place of the side to move, if only one fits the words after it.
    fn inferred(
        &mut self,
        progress: &Progress,
        rounds: &[Round],
        (round, entry): (usize, usize),
        word: Entry,
    ) -> Option<Played> {
        let EntryKind::Unreadable(Unreadable::Unclear(part)) = word.kind else { return None };
        let turn = |state: &&State| entry == usize::from(state.position.turn == Side::North);
        let state = *self.state().filter(turn).filter(|_| matches!(progress, Progress::Play))?;
        let after = inferred::after(rounds, round, entry);
        Seeker { rules: &self.rules, dialect: self.dialect, tries: &mut self.tries }.only(&state, part, &after)
    }

    /// Adds a ply that is played.
    fn go_on(&mut self, progress: &mut Progress, mut ply: Ply, played: Played) {
        if let Some(outcome) = played.outcome {
            *progress = Progress::Over(outcome);
        }
        ply.state = PlyState::Played(played);
        self.plies.push(ply);
    }

    /// Takes a move that is played, and reports its oddities.
    fn played(&mut self, progress: &mut Progress, ply: Ply, written: &Partial, played: Played, notes: &[Oddity]) {
        let played = settled(played, &self.rules, written.win);
        let mixed = self.mixed;
        oddities(ply.side, self.dialect, written, &played, notes, |kind| {
            // A sign of another dialect is reported once per game.
            if !(mixed && matches!(kind, ProblemKind::MixedDialect(..))) {
                self.problems.push(Problem { span: ply.span, ply: Some(ply.number), kind });
            }
        });
        self.mixed |= written.foreign.is_some();
        self.go_on(progress, ply, played);
    }

    /// Takes a word that is not played because of a problem or the end before it.
    fn skip(&mut self, progress: &mut Progress, number: u32, span: Span, unreadable: Option<Unreadable>) {
        match progress {
            Progress::Play => {}
            Progress::Over(outcome) => {
                self.problem(span, Some(number), ProblemKind::AfterEnd(*outcome));
                *progress = Progress::Stopped { reported: true };
                return;
            }
            Progress::Stopped { reported } => {
                if !*reported {
                    self.problem(span, Some(number), ProblemKind::NotReplayed);
                }
                *progress = Progress::Stopped { reported: true };
            }
        }
        if let Some(why) = unreadable {
            self.problem(span, Some(number), ProblemKind::Unreadable(why));
        }
    }

    /// Checks whether the side to move has a legal move after the last ply; if not, returns the outcome.
    fn settle(&mut self) -> Option<Outcome> {
        let rules = self.rules;
        let ply = self.plies.last_mut()?;
        let PlyState::Played(played) = &mut ply.state else { return None };
        *played = played.settled(&rules);
        played.outcome
    }
}

/// A played move whose outcome is known if it matters at once.
fn settled(played: Played, rules: &RuleSet, win: bool) -> Played {
    if matters_at_once(&played, win) { played.settled(rules) } else { played }
}

/// Whether the outcome of a move matters at once: for a block and for a winning mark (`win`). After any other move the next
/// one shows whether the game is over.
pub(super) const fn matters_at_once(played: &Played, win: bool) -> bool {
    played.creates_block.is_some() || win
}

/// The progress of a replay.
enum Progress {
    Play,
    Over(Outcome),
    /// A move cannot be played; whether it is reported that the rest is not replayed.
    Stopped {
        reported: bool,
    },
}
