//! Random legal games, the same for the same seed everywhere and for ever.
//!
//! The random source is written out here, so that no library's next version can change a game: game *i* of seed *s* draws
//! from [`SplitMix64`] (Steele, Lea, Flood 2014) that starts at the *i*-th number of the one that starts at *s*. A number below
//! *n* is the high half of the product with *n*, and a move is drawn evenly from the legal moves in listing order.

use crate::engine::{RuleSet, Side, State};
use crate::notation::Dialect;
use crate::replay::name;
use std::fmt::Write;

/// A stream of 64-bit numbers.
///
/// ```
/// use kibao::generate::SplitMix64;
/// assert_eq!(SplitMix64::new(0).draw(), 0xe220_a839_7b1d_cdaf);
/// ```
#[derive(Clone, Debug)]
pub struct SplitMix64(u64);

/// The distance between two states: 2⁶⁴ divided by the golden ratio.
const GAMMA: u64 = 0x9e37_79b9_7f4a_7c15;

impl SplitMix64 {
    /// The stream that starts at a seed.
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// The stream of a game: it starts at the number of this index in the stream of the seed.
    #[must_use]
    pub const fn of_game(seed: u64, index: u64) -> Self {
        Self(Self(seed.wrapping_add(index.wrapping_mul(GAMMA))).draw())
    }

    /// The next number.
    pub const fn draw(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(GAMMA);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number below `n`, which is at least 1.
    pub fn below(&mut self, n: usize) -> usize {
        let product = u128::from(self.draw()) * n as u128;
        usize::try_from(product >> 64).unwrap_or_default()
    }
}

/// The most plies of a game; a longer one is left unfinished.
pub const MOST_PLIES: u32 = 1000;

/// The sowings after which a tried move is given up; the games must not depend on how patient a referee is.
const MOST_SOWINGS: u32 = 1 << 16;

/// Games of one rule set in one dialect.
///
/// ```
/// use kibao::{engine::KIBAO, generate::Generator, notation::Dialect, replay::{Options, replays}};
/// let generator = Generator { name: "kibao", rules: KIBAO, dialect: Dialect::Kibao, seed: 7 };
/// let text = generator.game(0);
/// assert!(text.starts_with("title: kibao 1\nwinner: "));
/// assert!(replays(&text, &Options::default()).all(|replay| replay.is_valid()));
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Generator<'a> {
    /// The rule set's name, for the head.
    pub name: &'a str,
    /// The rule set.
    pub rules: RuleSet,
    /// The dialect.
    pub dialect: Dialect,
    /// The seed.
    pub seed: u64,
}

impl Generator<'_> {
    /// The game of an index, counted from 0, in canonical form.
    #[must_use]
    pub fn game(&self, index: u64) -> String {
        let rules = RuleSet { max_sowings: MOST_SOWINGS, ..self.rules };
        let mut random = SplitMix64::of_game(self.seed, index);
        let mut state = State::new(rules.start());
        let mut moves = String::new();
        let mut winner = None;
        for ply in 0..MOST_PLIES {
            let legal = state.legal(&rules);
            let Some(&mv) = legal.as_slice().get(random.below(legal.len().max(1))) else {
                break;
            };
            let played = state.play_unchecked(&rules, mv, &mut ());
            if ply % 2 == 0 {
                let end = if ply == 0 { "" } else { ";\n" };
                let _ = write!(moves, "{end}{}:", ply / 2 + 1);
            }
            moves.push(' ');
            name(&state, &played, self.dialect).write_to(&mut moves, self.dialect);
            winner = played.outcome.map(|outcome| outcome.winner);
            state = played.after;
            if winner.is_some() {
                break;
            }
        }
        let mut text = format!("title: {} {}\n", self.name, index + 1);
        if let Some(winner) = winner {
            text.push_str(if winner == Side::South { "winner: South\n" } else { "winner: North\n" });
        }
        let _ = writeln!(text, "rules: {}", self.name);
        if self.dialect == Dialect::Zanzibar {
            text.push_str("notation: zanzibar\n");
        }
        let _ = write!(text, "\n{moves};\n");
        text
    }
}
