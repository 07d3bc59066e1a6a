//! Replaying a game as far as it goes.

use super::auto::{Auto, best_known};
use super::opening::{OpeningError, read_position};
use super::problem::{Problem, ProblemKind};
use super::resolve::{Resolved, resolve};
use super::result::{GameResult, hint, judge, players};
use crate::engine::{Endless, Ends, KIBAO, KNOWN, Kind, Known, Outcome, Played, RuleSet, Side, State};
use crate::notation::{self, Dialect, Entry, EntryKind, Game, Key, Mark, Partial, Sign, Unreadable};
use crate::source::Span;
use std::borrow::Cow;

/// Which rule set a game is replayed by.
#[derive(Clone, Debug, Default)]
pub enum Rules {
    /// The one its head names, `kibao` where it names none.
    #[default]
    Head,
    /// A known one, whatever the head says.
    Known(&'static Known),
    /// An own one.
    Own(String, RuleSet),
    /// The first known one that fits.
    Auto,
}

/// How games are replayed.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// The rule set.
    pub rules: Rules,
    /// The dialect, whatever head and signs say.
    pub dialect: Option<Dialect>,
}

/// What became of a written move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlyState {
    /// It was played.
    Played(Played),
    /// It could not be played, and nothing after it is.
    Stuck,
    /// It stands after a move that could not be played, or after the end of the game.
    Skipped,
}

/// One written move of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ply {
    /// Counted from 1.
    pub number: u32,
    /// The index of its round in the tree.
    pub round: usize,
    /// The index of its word in the round.
    pub entry: usize,
    /// Whose column it stands in.
    pub side: Side,
    /// Where it stands.
    pub span: Span,
    /// What is written; `None` where it cannot be read.
    pub written: Option<Partial>,
    /// What became of it.
    pub state: PlyState,
}

impl Ply {
    /// What was played.
    #[must_use]
    pub fn played(&self) -> Option<&Played> {
        match &self.state {
            PlyState::Played(played) => Some(played),
            PlyState::Stuck | PlyState::Skipped => None,
        }
    }
}

/// A game as far as it replays.
#[derive(Clone, Debug)]
pub struct Replay {
    /// The game as written.
    pub game: Game,
    /// The name of the rule set.
    pub rules_name: Cow<'static, str>,
    /// The rule set, with what the head switches off.
    pub rules: RuleSet,
    /// The dialect it is read in.
    pub dialect: Dialect,
    /// The start; `None` where the opening cannot be played from.
    pub start: Option<State>,
    /// Every written move.
    pub plies: Vec<Ply>,
    /// The result.
    pub result: GameResult,
    /// What is wrong or odd, in order of place.
    pub problems: Vec<Problem>,
    /// Whether the game is over at its start.
    pub over_at_start: bool,
    /// Which rule sets fit, where that was asked.
    pub auto: Option<Auto>,
}

impl Replay {
    /// Whether every move replays and none follows the end of the game.
    #[must_use]
    pub fn is_valid(&self) -> bool {
        self.start.is_some() && self.replayed() == self.plies.len()
    }

    /// How many plies replay.
    #[must_use]
    pub fn replayed(&self) -> usize {
        self.plies.iter().take_while(|ply| ply.played().is_some()).count()
    }

    /// Whether the game is over after so many plies.
    #[must_use]
    pub fn is_over_at(&self, plies: usize) -> bool {
        match plies.checked_sub(1) {
            None => self.over_at_start,
            Some(last) => self.plies.get(last).and_then(Ply::played).is_some_and(|played| played.outcome.is_some()),
        }
    }

    /// The game before a ply, where the plies before it replay.
    #[must_use]
    pub fn before(&self, ply: &Ply) -> Option<State> {
        match ply.state {
            PlyState::Played(_) | PlyState::Stuck => self.state_after((ply.number as usize).checked_sub(1)?),
            PlyState::Skipped => None,
        }
    }

    /// The game after so many plies, where it replays so far; 0 is the start.
    #[must_use]
    pub fn state_after(&self, plies: usize) -> Option<State> {
        match plies.checked_sub(1) {
            None => self.start,
            Some(last) => self.plies.get(last)?.played().map(|played| played.after),
        }
    }
}

/// The games of a text, each replayed.
#[derive(Debug)]
pub struct Replays<'a> {
    text: &'a str,
    games: notation::Games<'a>,
    waiting: Option<Game>,
    options: &'a Options,
}

/// Reads and replays the games of a text.
#[must_use]
pub fn replays<'a>(text: &'a str, options: &'a Options) -> Replays<'a> {
    Replays { text, games: notation::games(text), waiting: None, options }
}

impl Iterator for Replays<'_> {
    type Item = Replay;

    fn next(&mut self) -> Option<Replay> {
        let run_together = self.waiting.is_some();
        let game = self.waiting.take().or_else(|| self.games.next())?;
        let mut whole = replay(self.text, game, self.options);
        if let Some(round) = whole.next_game(self.text) {
            let (first, second) = whole.game.split_at_round(round);
            self.waiting = Some(second);
            whole = replay(self.text, first, self.options);
        }
        if let Some(round) = whole.game.rounds.first().filter(|_| run_together) {
            let span = round.number.map_or(round.span, |number| number.span);
            whole.problems.insert(0, Problem { span, ply: None, kind: ProblemKind::RunTogether });
        }
        Some(whole)
    }
}

impl Replay {
    /// The round that starts another game: number 1 again, once this game is over by play, by `#` or by a comment.
    fn next_game(&self, text: &str) -> Option<usize> {
        let again = |problem: &&notation::Problem| problem.kind == notation::ProblemKind::NumberOneAgain;
        let mut again = self.game.problems.iter().filter(again).map(|problem| problem.span.start).peekable();
        again.peek()?;
        let players = players(text, &self.game);
        let round_at = |start| self.game.rounds.iter().position(|round| round.span.start == start);
        again.filter_map(round_at).find(|&restart| {
            let ended = |ply: &Ply| {
                ply.played().is_some_and(|played| played.outcome.is_some()) || ply.written.is_some_and(|it| it.win)
            };
            let hinted = self.game.rounds.iter().take(restart).any(|round| {
                let mut comments = round.comment.iter().chain(&round.below);
                comments.any(|comment| hint(comment.text.of(text), players).is_some())
            });
            hinted || self.plies.iter().any(|ply| ply.round < restart && ended(ply))
        })
    }
}

/// Replays one game.
#[must_use]
pub fn replay(text: &str, game: Game, options: &Options) -> Replay {
    let mut problems = Vec::new();
    let setting = Setting::of(text, &game, options, &mut problems);
    let tried = match &options.rules {
        Rules::Auto => best_known(|known| setting.play(text, &game, known.name, known.rules)),
        Rules::Known(known) => (setting.play(text, &game, known.name, known.rules), None),
        Rules::Own(name, rules) => (setting.play(text, &game, name.clone(), *rules), None),
        Rules::Head => {
            let known = setting.rules;
            (setting.play(text, &game, known.name, known.rules), None)
        }
    };
    let (through, auto) = tried;
    let Through { rules_name, rules, dialect, start, over, plies, problems: found } = through;
    problems.extend(found);
    let mut result = judge(text, &game, &plies, &mut problems);
    result.outcome = result.outcome.or(over);
    let over_at_start = over.is_some();
    problems.sort_by_key(|problem| problem.span.start);
    Replay { game, rules_name, rules, dialect, start, plies, result, problems, over_at_start, auto }
}

/// What the head says about how to replay.
struct Setting {
    rules: &'static Known,
    dialect: Option<Dialect>,
    /// The dialect where signs decide nothing is found by trying both.
    undecided: bool,
    takasia: bool,
}

impl Setting {
    fn of(text: &str, game: &Game, options: &Options, problems: &mut Vec<Problem>) -> Self {
        let mut unknown = |key, kind| {
            if let Some(head) = game.head(key) {
                problems.push(Problem { span: head.value, ply: None, kind });
            }
        };
        let rules = game.value(text, Key::Rules).map_or(Some(KNOWN[0]), Known::named);
        if rules.is_none() && matches!(options.rules, Rules::Head) {
            unknown(Key::Rules, ProblemKind::UnknownRules);
        }
        let named = game.value(text, Key::Notation).map(Dialect::from_name);
        if named == Some(None) {
            unknown(Key::Notation, ProblemKind::UnknownNotation);
        }
        let takasia = match game.value(text, Key::Takasia).map(str::to_lowercase).as_deref() {
            Some("no") => false,
            None | Some("yes") => true,
            Some(_) => {
                unknown(Key::Takasia, ProblemKind::UnknownTakasia);
                true
            }
        };
        let dialect = options.dialect.or(named.flatten()).or_else(|| notation::detect(game).decided);
        let greater = |entry: &Entry| matches!(entry.kind, EntryKind::Move(it) if it.signs.has(Sign::Greater));
        let undecided = dialect.is_none() && game.rounds.iter().flat_map(|round| &round.entries).any(greater);
        Self { rules: rules.unwrap_or(KNOWN[0]), dialect, undecided, takasia }
    }

    /// Replays by one rule set, and under both dialects where nothing decides: the one that goes further counts.
    fn play(&self, text: &str, game: &Game, name: impl Into<Cow<'static, str>>, rules: RuleSet) -> Through {
        let rules_name = name.into();
        let rules = if self.takasia { rules } else { RuleSet { blocking: false, blocker_duty: false, ..rules } };
        let go = |dialect| Through::go(text, game, rules_name.clone(), rules, dialect);
        let first = go(self.dialect.unwrap_or(Dialect::Kibao));
        if !self.undecided {
            return first;
        }
        let second = go(Dialect::Zanzibar);
        if second.replayed() > first.replayed() { second } else { first }
    }
}

/// A game replayed by one rule set in one dialect.
pub(super) struct Through {
    rules_name: Cow<'static, str>,
    rules: RuleSet,
    dialect: Dialect,
    start: Option<State>,
    /// How the game is over at its start.
    over: Option<Outcome>,
    plies: Vec<Ply>,
    problems: Vec<Problem>,
}

impl Through {
    fn go(text: &str, game: &Game, rules_name: Cow<'static, str>, rules: RuleSet, dialect: Dialect) -> Self {
        let mut through =
            Self { rules_name, rules, dialect, start: None, over: None, plies: Vec::new(), problems: Vec::new() };
        let mut at = through.open(text, game);
        for (round, it) in game.rounds.iter().enumerate() {
            for (entry, word) in it.entries.iter().enumerate() {
                through.take(&mut at, round, entry, *word);
            }
        }
        through.settle();
        if through.plies.is_empty() {
            let end = game.heads.last().map_or(game.span, |head| head.key);
            through.problem(end, None, ProblemKind::NoMoves);
        }
        through
    }

    /// How many plies replay, and whether that is all of them.
    pub(super) fn replayed(&self) -> usize {
        self.plies.iter().take_while(|ply| ply.played().is_some()).count()
    }

    /// The ply at which it breaks: 0 at the opening, `None` where all of it replays.
    pub(super) fn breaks(&self) -> Option<u32> {
        if self.start.is_none() {
            return Some(0);
        }
        self.plies.iter().find(|ply| ply.played().is_none()).map(|ply| ply.number)
    }

    fn problem(&mut self, span: Span, ply: Option<u32>, kind: ProblemKind) {
        self.problems.push(Problem { span, ply, kind });
    }

    /// The start of the game.
    fn open(&mut self, text: &str, game: &Game) -> At {
        let head = game.head(Key::Opening);
        let span = head.map_or(game.span, |head| head.value);
        let value = head.map_or("", |head| head.value.of(text));
        let position = match value.to_ascii_lowercase().as_str() {
            "" => Ok(self.rules.start()),
            // A rule set without kunamua refuses this one, for its seeds in store.
            "official" => Ok(if self.rules.opening.store > 0 { self.rules.start() } else { KIBAO.start() }),
            "novice" => Ok(self.rules.novice_start()),
            _ => read_position(value, &self.rules).map(|(position, dropped)| {
                if dropped {
                    self.problem(span, None, ProblemKind::OpeningDropped);
                }
                position
            }),
        };
        let valid = position.and_then(|position| {
            let checked = position.validate(&self.rules).map_err(OpeningError::Position);
            checked.map(|()| State::new(position))
        });
        match valid {
            Err(error) => {
                self.problem(span, None, ProblemKind::Opening(error));
                At::Stuck { said: false }
            }
            Ok(state) => {
                self.start = Some(state);
                self.over = state.outcome(&self.rules);
                match self.over {
                    None => At::Play(state),
                    Some(outcome) => {
                        self.problem(span, None, ProblemKind::OpeningOver(outcome));
                        At::Stuck { said: false }
                    }
                }
            }
        }
    }

    /// Takes the next word of the record.
    fn take(&mut self, at: &mut At, round: usize, entry: usize, word: Entry) {
        let (written, unreadable) = match word.kind {
            EntryKind::Missing => return,
            EntryKind::Move(written) => (Some(written.read(self.dialect)), None),
            EntryKind::Unreadable(why) => (None, Some(why)),
        };
        let side = if entry == 0 { Side::South } else { Side::North };
        let number = u32::try_from(self.plies.len() + 1).unwrap_or(u32::MAX);
        let mut ply = Ply { number, round, entry, side, span: word.span, written, state: PlyState::Skipped };
        if let At::Play(state) = at {
            let played = match (written, unreadable) {
                _ if entry > 1 => Err(ProblemKind::TooManyMoves),
                (_, Some(why)) => Err(ProblemKind::Unreadable(why)),
                _ if side != state.position.turn => Err(ProblemKind::MissingMove(state.position.turn)),
                (Some(written), None) => self.play(state, &written, &ply),
                (None, None) => return,
            };
            match played {
                Ok(played) => {
                    *at = played.outcome.map_or(At::Play(played.after), At::Over);
                    ply.state = PlyState::Played(played);
                }
                Err(kind) => {
                    // Only now it matters whether there was a move at all.
                    *at = self.settle().map_or(At::Stuck { said: false }, At::Over);
                    if matches!(at, At::Stuck { .. }) {
                        self.problem(word.span, Some(number), kind);
                        ply.state = PlyState::Stuck;
                        self.plies.push(ply);
                        return;
                    }
                }
            }
        }
        if ply.played().is_none() {
            self.skip(at, number, word.span, unreadable);
        }
        self.plies.push(ply);
    }

    /// Notes a word that is not played, for what came before it.
    fn skip(&mut self, at: &mut At, number: u32, span: Span, unreadable: Option<Unreadable>) {
        match at {
            At::Play(_) => {}
            At::Over(outcome) => {
                self.problem(span, Some(number), ProblemKind::AfterEnd(*outcome));
                *at = At::Stuck { said: true };
                return;
            }
            At::Stuck { said } => {
                if !*said {
                    self.problem(span, Some(number), ProblemKind::NotReplayed);
                }
                *at = At::Stuck { said: true };
            }
        }
        if let Some(why) = unreadable {
            self.problem(span, Some(number), ProblemKind::Unreadable(why));
        }
    }

    /// Asks whether the side to move has a legal move after the last ply, and how the game is over where it has none.
    fn settle(&mut self) -> Option<Outcome> {
        let rules = self.rules;
        let ply = self.plies.last_mut()?;
        let PlyState::Played(played) = &mut ply.state else { return None };
        *played = played.settled(&rules);
        played.outcome
    }

    /// Plays a written move and notes what is odd about it.
    fn play(&mut self, state: &State, written: &Partial, ply: &Ply) -> Result<Played, ProblemKind> {
        let (played, notes) = match resolve(state, &self.rules, written) {
            // A block and a winning mark are judged at once; whether the game is over else shows by the next move.
            Resolved::Unique(played, notes) if played.creates_block.is_some() || written.win => {
                (played.settled(&self.rules), notes)
            }
            Resolved::Unique(played, notes) => (played, notes),
            Resolved::Illegal(mv, why) => return Err(ProblemKind::Illegal(mv, why)),
            Resolved::Ambiguous(moves) => return Err(ProblemKind::Ambiguous(moves)),
        };
        let other_case = written.row.is_some_and(|row| row.north != (ply.side == Side::North));
        let odd = [
            other_case.then_some(ProblemKind::RowCase(ply.side)),
            (written.foreign && !self.is_mixed()).then_some(ProblemKind::MixedDialect(self.dialect)),
            wrong_mark(written, &played, self.dialect),
            wrong_win(written, &played, ply.side).then_some(ProblemKind::WinMarkWrong),
        ];
        let undecided = matches!(played.ends, Ends::Endless(Endless::Undecided)).then_some(ProblemKind::Undecided);
        for kind in notes.into_iter().map(ProblemKind::Note).chain(odd.into_iter().flatten()).chain(undecided) {
            self.problem(ply.span, Some(ply.number), kind);
        }
        Ok(played)
    }

    fn is_mixed(&self) -> bool {
        self.problems.iter().any(|problem| matches!(problem.kind, ProblemKind::MixedDialect(_)))
    }
}

/// How far a replay has come.
enum At {
    Play(State),
    Over(Outcome),
    Stuck { said: bool },
}

/// What is wrong with the mark of a move.
fn wrong_mark(written: &Partial, played: &Played, dialect: Dialect) -> Option<ProblemKind> {
    let (creates, under) = (played.creates_block.is_some(), played.under_block.is_some());
    let (own, other) = if dialect.marks_block_on_reply() { (under, creates) } else { (creates, under) };
    match (played.kind, written.mark) {
        (Kind::Sow | Kind::Capture, Mark::None) => None,
        (Kind::Sow, _) => Some(ProblemKind::MarkUseless),
        (Kind::Capture, _) => Some(ProblemKind::MarkOnCapture),
        (Kind::Kutakata, Mark::None) => Some(ProblemKind::MarkMissing),
        (Kind::Kutakata, Mark::One) => own.then_some(ProblemKind::BlockUnmarked),
        (Kind::Kutakata, Mark::Two) if own => None,
        (Kind::Kutakata, Mark::Two) if other => Some(ProblemKind::BlockMarkHabit(other_dialect(dialect))),
        (Kind::Kutakata, Mark::Two) => Some(ProblemKind::BlockMarkWrong),
    }
}

const fn other_dialect(dialect: Dialect) -> Dialect {
    match dialect {
        Dialect::Kibao => Dialect::Zanzibar,
        Dialect::Zanzibar => Dialect::Kibao,
    }
}

/// Whether a `#` stands on a move that does not win.
fn wrong_win(written: &Partial, played: &Played, side: Side) -> bool {
    written.win && played.outcome.is_none_or(|outcome| outcome.winner != side)
}
