//! Random legal games, and the same games with the slips of a typist. A seed gives the same games on every platform and in
//! every version.
//!
//! The random source is defined here, so that a new version of a library cannot change a game. Game *i* of seed *s* uses the
//! stream of [`SplitMix64`] (Steele, Lea, Flood 2014) that starts at number *i* of the stream that starts at *s*. A number
//! below *n* is the high half of the product with *n*. A move is drawn evenly from the legal moves in listing order.
//!
//! The slips of game *i* are drawn from another stream, that of game *i* of the seed *s* XOR `slips of` in ASCII, so that
//! the moves are those of the true game. The place where a game is cut short comes from a third stream, that of *s* XOR
//! `cutshort`. Every game can be made without the others.

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

/// The most plies of a game. A longer game stays unfinished.
///
/// ```
/// use kibao::{engine::KIBAO, generate::{Generator, MOST_PLIES}, notation::Dialect};
/// let generator = Generator { name: "kibao", rules: KIBAO, dialect: Dialect::KIBAO, seed: 1 };
/// let rounds = generator.game(0).lines().filter(|line| line.contains(": A") || line.contains(": B")).count();
/// assert!(rounds <= MOST_PLIES as usize / 2);
/// ```
pub const MOST_PLIES: u32 = 1000;

/// The most sowings of a move. It is part of the definition of the games, so that they do not depend on `max-sowings`.
const MOST_SOWINGS: u32 = 1 << 16;

/// Makes the seed of the slips from the seed of the moves.
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
    /// The rule set. If it is not [playable](RuleSet::playable), the games have no moves.
    pub rules: RuleSet,
    /// The dialect.
    pub dialect: Dialect,
    /// The seed.
    pub seed: u64,
}

/// How a game is written. By default complete and in canonical form.
///
/// ```
/// use kibao::{engine::KIBAO, generate::{Generator, SlipRate, Writing}, notation::Dialect};
/// let generator = Generator { name: "kibao", rules: KIBAO, dialect: Dialect::KIBAO, seed: 7 };
/// let (text, slips) = generator.written(0, &Writing { slips: SlipRate::exactly(2), cut: true, ..Writing::default() });
/// assert_eq!((slips.len(), text.contains("winner:")), (2, false));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Writing {
    /// The mean number of slips.
    pub slips: SlipRate,
    /// Omits row letters in kunamua, and directions that are forced.
    pub bare: bool,
    /// Cuts the game short somewhere in its second half, without a winner.
    pub cut: bool,
}

impl Generator<'_> {
    /// The game with an index, counted from 0, in canonical form.
    #[must_use]
    pub fn game(&self, index: u64) -> String {
        let mut rounds = Rounds::default();
        let winner = self.play(index, |before, played| {
            name(before, played, self.dialect).write_to(rounds.next(), self.dialect);
        });
        self.record(index, winner, &rounds)
    }

    /// The game with an index with slips, and the slips in order of plies. The slips of a lower rate are the first ones of a
    /// higher rate.
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

    /// The game with an index as a typist writes it, and the slips in order of plies.
    ///
    /// The slips are made in the moves of the true game. The rounds are then filled with the moves one after the other, so
    /// that an omitted or doubled move shifts those after it into the other column.
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

    /// Plays the game with an index, calls `each` with the game before each move and the move, and returns the winner.
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

    /// The complete text: the head and the rounds.
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
    /// The text, to which the next move is to be appended.
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
