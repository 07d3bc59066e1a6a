//! The state of the viewer and the effect of keys on it; nothing here draws or waits.

use super::games::Games;
use crate::engine::{Played, Position, State};
use crate::findings::{Finding, Report, Severity};
use crate::notation::{Comment, Round};
use crate::render::marks::{Marks, Step, TRACE_MOST, move_to, steps};
use crate::replay::Replay;
use crate::words::Lang;
use std::time::Duration;

/// The number of rounds of a page.
const PAGE: usize = 10;
/// The least columns and lines of a window that the help fits into.
const HELP: (u16, u16) = (41, 14);
/// The time that each ply is shown in automatic playback, in milliseconds, slowest first.
const PACES: [u64; 6] = [4000, 2000, 1000, 500, 250, 100];
/// The most digits that can be typed for a round.
const DIGITS: usize = 6;

/// A key that the viewer handles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names are those of the keys")]
pub enum Key {
    Left,
    Right,
    Up,
    Down,
    PageUp,
    PageDown,
    Home,
    End,
    Tab,
    BackTab,
    Enter,
    Esc,
    Backspace,
    /// Ctrl-C.
    Interrupt,
    Char(char),
}

/// A message that is shown until the next key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Notice {
    /// The game is the first.
    FirstGame,
    /// The game is the last.
    LastGame,
    /// The round does not exist; with the last round.
    NoRound(u32, u32),
}

/// The settings of the viewer.
#[derive(Clone, Copy, Debug, Default)]
pub struct Setup {
    /// The language of all text around the board.
    pub lang: Lang,
    /// Draws in ASCII characters only; words keep their letters.
    pub ascii: bool,
    /// Draws in colour.
    pub colour: bool,
    /// Shows North at the bottom.
    pub flip: bool,
}

/// The viewer: the current game of several, the ply that is shown, and automatic playback.
#[derive(Clone, Debug)]
pub struct App<'t> {
    games: Games<'t>,
    pub(super) setup: Setup,
    pub(super) number: usize,
    pub(super) report: Report<'t>,
    /// The ply that is shown; 0 is the start, the maximum is the last written ply, played or not.
    ply: usize,
    marks: Marks,
    /// The steps of the ply, if it is shown step by step.
    pub(super) steps: Vec<Step>,
    /// The number of steps that are shown.
    pub(super) step: usize,
    pub(super) by_sowing: bool,
    playing: bool,
    speed: usize,
    prompt: Option<String>,
    notice: Option<Notice>,
    help: bool,
    has_room_for_help: bool,
    done: bool,
}

impl<'t> App<'t> {
    /// Opens one of the games, counted from 0, at its start. `None` if there is no such game.
    ///
    /// ```
    /// use kibao::{cli::view::{App, Games, Key, Setup}, findings::Choice, replay::Options};
    /// let games = Games::new("1: A6<* a6<;\n", Options::default(), Choice::default());
    /// let mut app = App::new(games, 0, Setup::default()).unwrap();
    /// app.key(Key::Right);
    /// assert_eq!((app.ply(), app.is_done()), (1, false));
    /// app.key(Key::Char('q'));
    /// assert!(app.is_done());
    /// ```
    #[must_use]
    pub fn new(games: Games<'t>, number: usize, setup: Setup) -> Option<Self> {
        let report = games.load(number)?;
        Some(Self {
            games,
            setup,
            number,
            report,
            ply: 0,
            marks: Marks::NONE,
            steps: Vec::new(),
            step: 0,
            by_sowing: false,
            playing: false,
            speed: 2,
            prompt: None,
            notice: None,
            help: false,
            has_room_for_help: true,
            done: false,
        })
    }

    /// Shows the board after a ply; 0 is the start. A ply beyond the last written one shows the last.
    pub fn show(&mut self, ply: usize) {
        self.ply = ply.min(self.report.replay.plies.len());
        let moved = self.moved();
        let rules = self.report.replay.rules;
        self.marks = moved.map_or(Marks::NONE, |(before, played)| Marks::of(&before, &rules, &played));
        self.steps = match moved.filter(|_| self.by_sowing) {
            Some((before, played)) => steps(&before, &rules, &played, TRACE_MOST),
            None => Vec::new(),
        };
        self.step = self.steps.len();
    }

    /// The ply that is shown; 0 is the start.
    #[must_use]
    pub const fn ply(&self) -> usize {
        self.ply
    }

    /// The game that is shown, counted from 0.
    #[must_use]
    pub const fn game(&self) -> usize {
        self.number
    }

    /// The number of games.
    #[must_use]
    pub const fn games(&self) -> usize {
        self.games.len()
    }

    /// The step of the ply that is shown, counted from 1, and the number of steps; `None` if whole plies are shown.
    #[must_use]
    pub fn sowing(&self) -> Option<(usize, usize)> {
        Some((self.step, self.steps.len())).filter(|_| self.by_sowing)
    }

    /// Whether the viewer is to be closed.
    #[must_use]
    pub const fn is_done(&self) -> bool {
        self.done
    }

    /// Whether the help is shown.
    #[must_use]
    pub const fn shows_help(&self) -> bool {
        self.help
    }

    /// The digits typed so far, while the viewer asks for a round.
    #[must_use]
    pub fn prompt(&self) -> Option<&str> {
        self.prompt.as_deref()
    }

    /// The message that is shown until the next key.
    #[must_use]
    pub const fn notice(&self) -> Option<Notice> {
        self.notice
    }

    /// The time until the next [`App::tick`], during automatic playback.
    #[must_use]
    pub fn pace(&self) -> Option<Duration> {
        PACES.get(self.speed).filter(|_| self.playing).map(|pace| Duration::from_millis(*pace))
    }

    /// The speed of automatic playback, from 1, and the highest speed.
    #[must_use]
    pub const fn speed(&self) -> (usize, usize) {
        (self.speed + 1, PACES.len())
    }

    /// The position that is shown, whether the game is over with it, and its marks; `None` if the game has no start.
    #[must_use]
    pub fn shown(&self) -> Option<(Position, bool, Marks)> {
        if let Some(step) = self.step.checked_sub(1).and_then(|at| self.steps.get(at)) {
            return Some((step.position, step.over, step.marks));
        }
        let replay = &self.report.replay;
        let ply = self.ply.min(replay.replayed());
        let state = replay.state_after(ply)?;
        Some((state.position, replay.is_over_at(ply), self.marks))
    }

    /// The move of the ply that is shown and the state before it, if the move is played.
    pub(super) fn moved(&self) -> Option<(State, Played)> {
        move_to(&self.report.replay, self.ply).map(|(before, played)| (before, *played))
    }

    /// The index of the round that is shown; `None` at the start.
    pub(super) fn round(&self) -> Option<usize> {
        self.ply.checked_sub(1).and_then(|at| self.report.replay.plies.get(at)).map(|ply| ply.round)
    }

    /// The findings about the ply that is shown; at the start, the findings about no ply.
    pub(super) fn findings(&self) -> impl Iterator<Item = &Finding> {
        self.report.findings.iter().filter(|finding| self.ply_of(finding) == self.ply)
    }

    /// The highest severity of the findings about a ply.
    pub(super) fn worst(&self, ply: usize) -> Option<Severity> {
        self.report.findings.iter().filter(|finding| self.ply_of(finding) == ply).map(Finding::severity).max()
    }

    fn ply_of(&self, finding: &Finding) -> usize {
        self.report.ply(finding).map_or(0, |ply| ply.number as usize)
    }

    /// The comments of the round that is shown; at the start, those before the first.
    pub(super) fn comments(&self) -> Vec<&str> {
        let game = &self.report.replay.game;
        let of = |comments: &mut dyn Iterator<Item = &Comment>| -> Vec<&'t str> {
            comments.map(|comment| comment.text.of(self.report.text()).trim()).filter(|text| !text.is_empty()).collect()
        };
        if let Some(round) = self.round() {
            let round = game.rounds.get(round);
            return of(&mut round.into_iter().flat_map(Round::comments));
        }
        let heads = game.heads.iter().flat_map(|head| head.comment.iter().chain(&head.below));
        of(&mut game.before.iter().chain(heads).chain(&game.after_head))
    }

    /// Takes note of the size of the window; one that is too small for the help does not show it.
    ///
    /// ```
    /// use kibao::{cli::view::{App, Games, Key, Setup}, findings::Choice, replay::Options};
    /// let games = Games::new("1: A6<* a6<;\n", Options::default(), Choice::default());
    /// let mut app = App::new(games, 0, Setup::default()).unwrap();
    /// app.resize((72, 10));
    /// app.key(Key::Char('?'));
    /// assert!(!app.shows_help());
    /// ```
    pub const fn resize(&mut self, (width, height): (u16, u16)) {
        self.has_room_for_help = width >= HELP.0 && height >= HELP.1;
        self.help = self.help && self.has_room_for_help;
    }

    /// Handles a key.
    pub fn key(&mut self, key: Key) {
        self.notice = None;
        if key == Key::Interrupt {
            self.done = true;
        } else if self.help {
            self.help = false;
        } else if let Some(typed) = self.prompt.take() {
            self.prompted(typed, key);
        } else {
            self.command(key);
        }
    }

    fn command(&mut self, key: Key) {
        let played = std::mem::take(&mut self.playing);
        match key {
            Key::Char(' ') => self.playing = !played && self.ply_ahead(),
            Key::Char('+' | '=') => {
                self.playing = played;
                self.speed = (self.speed + 1).min(PACES.len() - 1);
            }
            Key::Char('-' | '_') => {
                self.playing = played;
                self.speed = self.speed.saturating_sub(1);
            }
            Key::Char('f') => {
                self.playing = played;
                self.setup.flip = !self.setup.flip;
            }
            Key::Right | Key::Char('l' | 'n') => drop(self.forward()),
            Key::Left | Key::Char('h' | 'p') => self.back(),
            Key::Down | Key::Char('j') => self.rounds_forward(1),
            Key::Up | Key::Char('k') => self.rounds_back(1),
            Key::PageDown => self.rounds_forward(PAGE),
            Key::PageUp => self.rounds_back(PAGE),
            Key::Home | Key::Char('g') => self.show(0),
            Key::End | Key::Char('G') => self.show(usize::MAX),
            Key::Char('/' | ':') => self.prompt = Some(String::new()),
            Key::Char('t') => {
                self.by_sowing = !self.by_sowing;
                self.show(self.ply);
            }
            Key::Tab | Key::Char(']') => self.open(self.number.checked_add(1), Notice::LastGame),
            Key::BackTab | Key::Char('[') => self.open(self.number.checked_sub(1), Notice::FirstGame),
            Key::Char('?') => self.help = self.has_room_for_help,
            Key::Char('q') | Key::Esc => self.done = true,
            Key::Char(_) | Key::Enter | Key::Backspace | Key::Interrupt => self.playing = played,
        }
    }

    /// Handles a key while the viewer asks for a round.
    fn prompted(&mut self, mut typed: String, key: Key) {
        match key {
            Key::Esc => return,
            Key::Enter => return self.go_to_round(&typed),
            // Backspace without digits closes the prompt, as in other programs.
            Key::Backspace if typed.pop().is_none() => return,
            Key::Char(digit) if digit.is_ascii_digit() && typed.len() < DIGITS => typed.push(digit),
            _ => {}
        }
        self.prompt = Some(typed);
    }

    fn go_to_round(&mut self, typed: &str) {
        let Ok(number) = typed.parse::<u32>() else { return };
        let Replay { plies, game, .. } = &self.report.replay;
        match plies.iter().position(|ply| game.number_of(ply.round) == number) {
            Some(at) => self.show(at + 1),
            None if number == 0 => self.show(0),
            None => {
                self.notice = Some(Notice::NoRound(number, plies.last().map_or(0, |ply| game.number_of(ply.round))));
            }
        }
    }

    fn open(&mut self, number: Option<usize>, none: Notice) {
        match number.and_then(|number| Some((number, self.games.load(number)?))) {
            Some((number, report)) => {
                (self.number, self.report) = (number, report);
                self.show(0);
            }
            None => self.notice = Some(none),
        }
    }

    fn ply_ahead(&self) -> bool {
        self.step < self.steps.len() || self.ply < self.report.replay.plies.len()
    }

    /// Goes one step forward. Returns whether there was one.
    fn forward(&mut self) -> bool {
        if !self.ply_ahead() {
            return false;
        }
        if self.step < self.steps.len() {
            self.step += 1;
        } else {
            self.show(self.ply + 1);
            self.step = self.step.min(1);
        }
        true
    }

    fn back(&mut self) {
        if self.step > 1 {
            self.step -= 1;
        } else if let Some(ply) = self.ply.checked_sub(1) {
            self.show(ply);
        }
    }

    /// Goes `rounds` rounds forward, to the move of the same side; from the start to the first move.
    fn rounds_forward(&mut self, rounds: usize) {
        let round = self.round().map_or(rounds - 1, |round| round + rounds);
        // This also passes rounds without a move.
        self.show(self.in_round(round).map_or(usize::MAX, |ply| ply.max(self.ply + 1)));
    }

    fn rounds_back(&mut self, rounds: usize) {
        let round = self.round().and_then(|round| round.checked_sub(rounds));
        self.show(round.and_then(|round| self.in_round(round)).unwrap_or(0));
    }

    /// The ply of a round in the same column as the ply that is shown, or the last one before it.
    fn in_round(&self, round: usize) -> Option<usize> {
        let plies = &self.report.replay.plies;
        if plies.last().is_none_or(|last| last.round < round) {
            return None;
        }
        let entry = self.ply.checked_sub(1).and_then(|at| plies.get(at)).map_or(0, |ply| ply.entry);
        Some(plies.partition_point(|ply| (ply.round, ply.entry) <= (round, entry)))
    }

    /// Goes to the next step during automatic playback, which stops at the end.
    pub fn tick(&mut self) {
        if self.playing {
            self.forward();
            self.playing = self.ply_ahead();
        }
    }
}
