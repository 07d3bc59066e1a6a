//! Random legal games, the same for the same seed everywhere and for ever, and the same with a typist's slips in them.
//!
//! The random source is written out here, so that no library's next version can change a game: game *i* of seed *s* draws
//! from [`SplitMix64`] (Steele, Lea, Flood 2014) that starts at the *i*-th number of the one that starts at *s*. A number below
//! *n* is the high half of the product with *n*, and a move is drawn evenly from the legal moves in listing order.
//!
//! The slips of a game are drawn from a stream of their own, that of game *i* of the seed *s* XOR `slips of` in ASCII, so
//! that the moves are those of the true game; where it is cut short comes from a third, *s* XOR `cutshort`. Every game
//! can be made alone.

mod random;
mod rate;
mod slips;

pub use random::SplitMix64;
pub use rate::{SlipRate, SlipRateError};
pub use slips::{Slip, SlipKind};

use crate::engine::{Played, RuleSet, Side, State};
use crate::notation::Dialect;
use crate::replay::name;
use slips::Word;
use std::fmt::Write;

/// The most plies of a game; a longer one is left unfinished.
pub const MOST_PLIES: u32 = 1000;

/// The sowings after which a tried move is given up; the games must not depend on how patient a referee is.
const MOST_SOWINGS: u32 = 1 << 16;

/// What sets the stream of a game's slips apart from that of its moves.
const SLIPS: u64 = u64::from_be_bytes(*b"slips of");

/// The same for the place where a game is cut short.
const CUT: u64 = u64::from_be_bytes(*b"cutshort");

/// Games of one rule set in one dialect.
///
/// ```
/// use kibao::{engine::KIBAO, generate::Generator, notation::Dialect, replay::{Options, replays}};
/// let generator = Generator { name: "kibao", rules: KIBAO, dialect: Dialect::KIBAO, seed: 7 };
/// let text = generator.game(0);
/// assert!(text.starts_with("title: kibao 1\nwinner: "));
/// assert!(replays(&text, &Options::default()).all(|replay| replay.is_valid()));
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Generator<'a> {
    /// The rule set's name, for the head.
    pub name: &'a str,
    /// The rule set; by one that is not [playable](RuleSet::playable) the games have no moves.
    pub rules: RuleSet,
    /// The dialect.
    pub dialect: Dialect,
    /// The seed.
    pub seed: u64,
}

/// How a game is written down. By default whole, in canonical form.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Writing {
    /// The mean number of slips.
    pub slips: SlipRate,
    /// Without row letters in kunamua, and without directions where they are forced.
    pub bare: bool,
    /// Cut short somewhere in its second half, without a winner.
    pub cut: bool,
}

impl Generator<'_> {
    /// The game of an index, counted from 0, in canonical form.
    #[must_use]
    pub fn game(&self, index: u64) -> String {
        let mut rounds = Rounds::default();
        let winner = self.play(index, |before, played| {
            name(before, played, self.dialect).write_to(rounds.next(), self.dialect);
        });
        self.record(index, winner, &rounds)
    }

    /// The game of an index with slips, and what they are, in order of plies. A lower rate makes the first of those slips
    /// that a higher one makes.
    ///
    /// ```
    /// use kibao::{engine::KIBAO, generate::{Generator, SlipRate}, notation::Dialect};
    /// let generator = Generator { name: "kibao", rules: KIBAO, dialect: Dialect::KIBAO, seed: 5 };
    /// let (text, slips) = generator.game_with_slips(0, SlipRate::exactly(1));
    /// let [slip] = slips.as_slice() else { panic!() };
    /// assert_eq!((slip.ply, slip.kind.name()), (5, "direction"));
    /// assert_eq!((slip.was.as_deref(), slip.now.as_deref()), (Some("A2<"), Some("A2>")));
    /// assert_ne!(text, generator.game(0));
    /// ```
    #[must_use]
    pub fn game_with_slips(&self, index: u64, rate: SlipRate) -> (String, Vec<Slip>) {
        self.written(index, &Writing { slips: rate, ..Writing::default() })
    }

    /// The game of an index as someone writes it down, and where that one slips.
    ///
    /// Slips are made in the moves of the true game; the rounds are then filled with the moves one after the other, so
    /// that one left out or doubled moves those after it into the other column.
    ///
    /// ```
    /// use kibao::{engine::ZANZIBAR, generate::{Generator, Writing}, notation::Dialect};
    /// let generator = Generator { name: "zanzibar", rules: ZANZIBAR, dialect: Dialect::ZANZIBAR, seed: 7 };
    /// let (text, _) = generator.written(0, &Writing { bare: true, cut: true, ..Writing::default() });
    /// assert!(text.starts_with("title: zanzibar 1\nrules: zanzibar\nnotation: zanzibar\n\n1: "));
    /// ```
    #[must_use]
    pub fn written(&self, index: u64, writing: &Writing) -> (String, Vec<Slip>) {
        if *writing == Writing::default() {
            return (self.game(index), Vec::new());
        }
        let mut words = Vec::new();
        let mut winner = self.play(index, |before, played| {
            words.push(Word::new(before, played, self.dialect, writing.bare));
        });
        if writing.cut {
            let sure = (words.len() / 2).max(1);
            let mut random = SplitMix64::of_game(self.seed ^ CUT, index);
            words.truncate(sure + random.below(words.len().saturating_sub(sure).max(1)));
            winner = None;
        }
        let mut random = SplitMix64::of_game(self.seed ^ SLIPS, index);
        let slips = slips::draw(&words, self.dialect, writing.slips, &mut random);
        let mut rounds = Rounds::default();
        slips::typed(&words, &slips, |word| rounds.next().push_str(word));
        (self.record(index, winner, &rounds), slips)
    }

    /// Plays the game of an index, shows each move with the game before it, and gives the winner.
    fn play(&self, index: u64, mut each: impl FnMut(&State, &Played)) -> Option<Side> {
        let rules = RuleSet { max_sowings: self.rules.max_sowings.min(MOST_SOWINGS), ..self.rules };
        let mut random = SplitMix64::of_game(self.seed, index);
        let mut state = State::new(rules.start());
        for _ in 0..MOST_PLIES {
            let legal = state.legal(&rules);
            let &mv = legal.as_slice().get(random.below(legal.len().max(1)))?;
            let played = state.play_unchecked(&rules, mv, &mut ());
            each(&state, &played);
            if let Some(outcome) = played.outcome {
                return Some(outcome.winner);
            }
            state = played.after;
        }
        None
    }

    /// The whole text: the head and the rounds.
    fn record(&self, index: u64, winner: Option<Side>, rounds: &Rounds) -> String {
        let mut text = format!("title: {} {}\n", self.name, index + 1);
        if let Some(winner) = winner {
            text.push_str(if winner == Side::South { "winner: South\n" } else { "winner: North\n" });
        }
        let _ = writeln!(text, "rules: {}", self.name);
        if self.dialect != Dialect::default() {
            let _ = writeln!(text, "notation: {}", self.dialect);
        }
        if rounds.moves > 0 {
            let _ = write!(text, "\n{};\n", rounds.text);
        }
        text
    }
}

/// Round lines that are filled move by move.
#[derive(Default)]
struct Rounds {
    text: String,
    moves: u32,
}

impl Rounds {
    /// The text up to where the next move is written.
    fn next(&mut self) -> &mut String {
        if self.moves.is_multiple_of(2) {
            let end = if self.moves == 0 { "" } else { ";\n" };
            let _ = write!(self.text, "{end}{}:", self.moves / 2 + 1);
        }
        self.moves += 1;
        self.text.push(' ');
        &mut self.text
    }
}
