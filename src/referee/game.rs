//! A game of the referee: a record that is written move by move.

use super::answer::{Error, ErrorCode, MoveList, Note, PlayedMove, Positions, Sowings, Standing, Verdict};
use crate::engine::{Move, Outcome, Played, RuleSet, Side, State};
use crate::findings::Report;
use crate::notation::{self, Dialect, EntryKind, Partial, single};
use crate::render::json::{self, PlyOf};
use crate::replay::{
    GameResult, Options, Ply, PlyState, Problem, ProblemKind, Replay, Resolved, canonical, oddities, position_text,
    resolve,
};
use crate::source::Span;
use crate::words::{self, Lang};
use std::borrow::Cow;

/// The most plies of a game. Games between people have less than two hundred.
pub(super) const MOST_PLIES: usize = 10_000;

/// The most bytes of a move as written.
const LONGEST_MOVE: usize = 64;

/// A game in play.
#[derive(Debug)]
pub(super) struct Game {
    /// The moves as written, one after the other.
    text: String,
    /// The moves and the start position. The text is only put into it to write messages.
    record: Replay<'static>,
}

/// A move as it was read.
struct Read<'w> {
    word: &'w str,
    /// The move in the dialect that it is read in.
    written: Partial,
    dialect: Dialect,
    /// The problems of the word itself.
    untidy: Vec<notation::ProblemKind>,
}

impl Game {
    pub(super) fn new(name: Cow<'static, str>, rules: RuleSet, dialect: Dialect, start: State) -> Self {
        let outcome = start.outcome(&rules);
        Self { text: String::new(), record: blank(name, rules, dialect, start, outcome) }
    }

    fn rules(&self) -> &RuleSet {
        &self.record.rules
    }

    fn plies(&self) -> usize {
        self.record.plies.len()
    }

    /// The current state of the game.
    fn state(&self) -> Result<State, Error> {
        let state = self.record.state_after(self.plies());
        state.ok_or_else(|| Error::new(ErrorCode::NothingPlayed, "the game has no position"))
    }

    fn over(&self) -> Option<Outcome> {
        self.record.result.outcome
    }

    pub(super) fn standing<'a>(&'a self, game: &'a str) -> Result<Standing<'a>, Error> {
        let state = self.state()?;
        Ok(Standing {
            game,
            rules: &self.record.rules_name,
            dialect: self.record.dialect.into(),
            ply: self.plies(),
            to_move: state.position.turn,
            over: self.over().is_some(),
            position: json::position(&state.position, self.rules().house, self.over().is_some()),
            dropped: false,
        })
    }

    /// The legal moves, each played. There are none if the game is over, even if the board would allow moves.
    fn legal(&self, state: &State) -> impl Iterator<Item = Played> {
        let moves = self.over().is_none().then(|| state.legal(self.rules()));
        let moves: Vec<Move> = moves.map_or_else(Vec::new, |moves| moves.as_slice().to_vec());
        moves.into_iter().map(|mv| state.play_unchecked(self.rules(), mv, &mut ()))
    }

    pub(super) fn moves(&self, with_positions: bool) -> Result<MoveList, Error> {
        let state = self.state()?;
        let (mut moves, mut positions) = (Vec::new(), Vec::new());
        for played in self.legal(&state) {
            let name = canonical(&state, &played);
            if with_positions {
                positions.push((name.clone(), position_text(&played.after.position).to_string()));
            }
            moves.push(name);
        }
        Ok(MoveList { moves, positions: with_positions.then_some(Positions(positions)) })
    }

    pub(super) fn verdict(&self) -> Verdict {
        Verdict { plies: self.plies(), over: self.over().is_some(), result: json::result(&self.record.result) }
    }

    /// Plays a move.
    pub(super) fn play(&mut self, word: &str, trace: bool) -> Result<PlayedMove, Error> {
        if self.plies() >= MOST_PLIES {
            let what = format!("the game has {MOST_PLIES} plies, and may have no more");
            return Err(Error::new(ErrorCode::TooManyPlies, what).help("take moves back, or begin a new game"));
        }
        let read = self.read(word)?;
        let (state, played, kinds) = self.understood(&read)?;
        self.push(&state, read.word, Some(read.written), PlyState::Played(played));
        self.record.result.outcome = played.outcome;
        let notes =
            if kinds.is_empty() && read.untidy.is_empty() { Vec::new() } else { self.notes(kinds, &read.untidy) };
        let ply = self.record.plies.last().map(|ply| json::ply(&self.record, ply, trace));
        let ply = ply
            .map(|ply| PlyOf { written: read.word.to_owned(), ..ply })
            .ok_or_else(|| Error::new(ErrorCode::NothingPlayed, "nothing was played"))?;
        let winner = played.outcome.map(|outcome| outcome.winner);
        Ok(PlayedMove { ply, over: winner.is_some(), winner, notes })
    }

    /// The sowings of a move that is only tried, or of the last move.
    pub(super) fn trace(&mut self, word: Option<&str>) -> Result<Sowings, Error> {
        let (before, played) = if let Some(word) = word {
            let read = self.read(word)?;
            let (state, played, _) = self.understood(&read)?;
            (state, played)
        } else {
            let last = self.record.plies.last();
            let last = last.and_then(|ply| Some((self.record.before(ply)?, *ply.played()?)));
            last.ok_or_else(|| {
                Error::new(ErrorCode::NothingPlayed, "no move has been played").help("name a `move` to be tried")
            })?
        };
        let trace = json::sowings(&before, self.rules(), &played);
        Ok(Sowings { r#move: canonical(&before, &played), trace })
    }

    /// Takes moves back.
    pub(super) fn undo(&mut self, plies: u32) -> Result<(), Error> {
        let left = usize::try_from(plies).ok().and_then(|plies| self.plies().checked_sub(plies));
        let Some(left) = left else {
            let what = format!("more moves are to be taken back ({plies}) than have been played ({})", self.plies());
            return Err(Error::new(ErrorCode::NothingPlayed, what).help("`position` tells the number as `ply`"));
        };
        if let Some(first) = self.record.plies.get(left) {
            self.text.truncate(first.span.start as usize);
        }
        self.record.plies.truncate(left);
        let start = || self.record.start.and_then(|start| start.outcome(&self.record.rules));
        self.record.result.outcome = match self.record.plies.last() {
            Some(ply) => ply.played().and_then(|played| played.outcome),
            None => start(),
        };
        Ok(())
    }

    /// Reads a word as a move.
    fn read<'w>(&mut self, word: &'w str) -> Result<Read<'w>, Error> {
        if word.len() > LONGEST_MOVE {
            let what = format!("the move has {} bytes, and may have {LONGEST_MOVE}", word.len());
            return Err(Error::new(ErrorCode::TooLong, what).help("a move is a row, a pit and signs, as in `A5<`"));
        }
        let word = word.trim();
        match single(word) {
            Some((EntryKind::Move(written), untidy)) => {
                let dialect = written.dialect().unwrap_or(self.record.dialect);
                Ok(Read { word, written: written.read(dialect), dialect, untidy })
            }
            Some((EntryKind::Unreadable(why), _)) => Err(self.refuse(word, None, ProblemKind::Unreadable(why))),
            Some((EntryKind::Missing, _)) | None => {
                let what = "this is not one move by itself";
                Err(Error::new(ErrorCode::UnreadableMove, what).help("a move is a row, a pit and signs, as in `A5<`"))
            }
        }
    }

    /// Finds the one legal move that is meant. Returns the state before it, the move as played, and its irregularities.
    fn understood(&mut self, read: &Read<'_>) -> Result<(State, Played, Vec<ProblemKind>), Error> {
        let state = self.state()?;
        let problem = match (self.over(), resolve(&state, self.rules(), &read.written)) {
            (Some(outcome), _) => ProblemKind::AfterEnd(outcome),
            (None, Resolved::Unique(played, notes)) => {
                let played = played.settled(self.rules());
                let mut kinds = Vec::new();
                oddities(state.position.turn, read.dialect, &read.written, &played, &notes, |kind| kinds.push(kind));
                return Ok((state, played, kinds));
            }
            (None, Resolved::Illegal(mv, why)) => ProblemKind::Illegal(mv, why),
            (None, Resolved::Ambiguous(moves)) => ProblemKind::Ambiguous(moves),
        };
        Err(self.refuse(read.word, Some(read.written), problem))
    }

    /// Appends a move to the record.
    fn push(&mut self, state: &State, word: &str, written: Option<Partial>, how: PlyState) {
        let side = state.position.turn;
        let begins = self.record.start.map_or(0, |start| usize::from(start.position.turn == Side::North));
        let at = self.plies();
        let start = self.text.len();
        self.text.push_str(word);
        self.record.plies.push(Ply {
            number: u32::try_from(at + 1).unwrap_or(u32::MAX),
            round: usize::midpoint(at, begins),
            entry: usize::from(side == Side::North),
            side,
            span: Span::new(start, self.text.len()),
            written,
            state: how,
        });
    }

    /// The error for a move that is not played, with the message that a record with this move would get. The game is unchanged.
    fn refuse(&mut self, word: &str, written: Option<Partial>, problem: ProblemKind) -> Error {
        let (code, own_help) = match problem {
            ProblemKind::AfterEnd(_) => (ErrorCode::GameOver, Some("take moves back, or begin a new game")),
            ProblemKind::Ambiguous(_) => (ErrorCode::AmbiguousMove, None),
            ProblemKind::Unreadable(_) => (ErrorCode::UnreadableMove, None),
            _ => (ErrorCode::IllegalMove, Some("`legal` has the moves that can be played")),
        };
        let state = match self.state() {
            Ok(state) => state,
            Err(error) => return error,
        };
        self.push(&state, word, written, PlyState::Stuck);
        let described = self.described(vec![problem], &[], |report, finding| {
            let help = own_help.map(str::to_owned).or_else(|| words::plain_help(Lang::En, report, finding));
            (finding.check.code, words::message(Lang::En, report, finding), help)
        });
        if let Some(ply) = self.record.plies.pop() {
            self.text.truncate(ply.span.start as usize);
        }
        let legal = self.legal(&state).map(|played| canonical(&state, &played)).collect();
        let mut error = Error { legal: Some(legal), ..Error::new(code, "the move cannot be played") };
        if let Some((reason, message, help)) = described.into_iter().next() {
            error.message = message.into();
            error.help = help.map(Cow::Owned);
            error.reason = Some(reason);
        }
        error
    }

    /// The notes about irregularities of the last move.
    fn notes(&mut self, kinds: Vec<ProblemKind>, untidy: &[notation::ProblemKind]) -> Vec<Note> {
        self.described(kinds, untidy, |report, finding| Note {
            code: finding.check.code,
            name: finding.check.name,
            severity: finding.severity(),
            message: words::message(Lang::En, report, finding),
            help: words::plain_help(Lang::En, report, finding),
        })
    }

    /// Turns problems of the last move into findings, and calls `describe` for each.
    fn described<T>(
        &mut self,
        problems: Vec<ProblemKind>,
        untidy: &[notation::ProblemKind],
        describe: impl Fn(&Report<'_>, &crate::findings::Finding) -> T,
    ) -> Vec<T> {
        let Some((span, number)) = self.record.plies.last().map(|ply| (ply.span, ply.number)) else {
            return Vec::new();
        };
        let in_play = problems.into_iter().map(|kind| Problem { span, ply: Some(number), kind });
        let in_text = untidy.iter().map(|kind| notation::Problem { span, kind: *kind });
        let plies = std::mem::take(&mut self.record.plies);
        let report = Report::new(Replay {
            game: notation::Game { text: &self.text, problems: in_text.collect(), ..notation::Game::default() },
            plies,
            problems: in_play.collect(),
            ..self.record.clone()
        });
        let described = report.findings.iter().map(|finding| describe(&report, finding)).collect();
        self.record.plies = report.replay.plies;
        described
    }
}

/// Why a move cannot be played after these moves, as `play` answers it; `None` if it can be played.
#[cfg(feature = "python")]
pub(crate) fn refusal(
    (name, rules): (&str, RuleSet),
    start: State,
    played: &[(State, Played)],
    over: Option<Outcome>,
    word: &str,
) -> Option<Error> {
    let record = blank(name.to_owned().into(), rules, Dialect::KIBAO, start, over);
    let mut game = Game { text: String::new(), record };
    for (before, played) in played {
        game.push(before, &canonical(before, played), None, PlyState::Played(*played));
    }
    game.play(word, false).err()
}

/// A record without moves.
fn blank(
    name: Cow<'static, str>,
    rules: RuleSet,
    dialect: Dialect,
    start: State,
    outcome: Option<Outcome>,
) -> Replay<'static> {
    Replay {
        game: notation::Game::default(),
        rules_name: name,
        rules,
        dialect,
        start: Some(start),
        plies: Vec::new(),
        result: GameResult { outcome, ..GameResult::default() },
        problems: Vec::new(),
        over_at_start: outcome.is_some(),
        unread: false,
        counts_moves: false,
        options: Options::default(),
        auto: None,
    }
}
