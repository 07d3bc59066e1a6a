//! The games that are written: random legal ones of the library's generator, cut after a few plies. Their moves come out of
//! the canonical text by a split at blanks, so that nothing of the reader is needed to know them.

use super::draw::Draw;
use kibao::engine::{BUILT_IN, BuiltIn, Side};
use kibao::generate::Generator;
use kibao::notation::Dialect;

/// The fewest and the most plies that are written of a game.
const PLIES: (usize, usize) = (4, 34);

/// Every ply places one of the 22 seeds that either side has in store, as long as there are some.
const KUNAMUA: usize = 44;

/// A move: what it is, and how it is written.
pub(super) struct Ply {
    /// Its canonical name.
    pub(super) canonical: String,
    /// Its full name in the dialect of the game.
    pub(super) written: String,
    /// The same without the row letter, where that may be left out and a sign of a direction is left.
    pub(super) rowless: Option<String>,
}

/// A game without a layout.
pub(super) struct Played {
    pub(super) known: &'static BuiltIn,
    pub(super) dialect: Dialect,
    pub(super) plies: Vec<Ply>,
    /// Who won by play, where the game is written to its end.
    pub(super) winner: Option<Side>,
}

/// Whose ply this is, counted from 0.
pub(super) fn side(ply: usize) -> Side {
    if ply.is_multiple_of(2) { Side::South } else { Side::North }
}

impl Played {
    /// A random game of any rule set in any dialect.
    pub(super) fn random(draw: &mut Draw) -> Self {
        let known = draw.pick(BUILT_IN.as_slice());
        let dialect = draw.pick(&[Dialect::KIBAO, Dialect::ZANZIBAR]);
        let seed = draw.below(1 << 20) as u64;
        let generator = |dialect| Generator { name: known.name, rules: known.rules, dialect, seed };
        // Some games end at once.
        let long = (0..).map(|index| (index, generator(Dialect::KIBAO).game(index)));
        let (index, text) = long.into_iter().find(|(_, text)| moves(text).len() >= PLIES.0).expect("a long game");
        let (canonical, written) = (moves(&text), moves(&generator(dialect).game(index)));
        let least = PLIES.0 + draw.below(PLIES.1 - PLIES.0);
        // Most games are longer; now and then one is written to its end.
        let whole = canonical.len() <= PLIES.1 || draw.once_in(16);
        let plies = if whole { canonical.len() } else { least };
        let won = |name: &str| text.contains(&format!("winner: {name}\n"));
        let winner = if won("South") { Some(Side::South) } else { won("North").then_some(Side::North) };
        let stores = known.rules.start().board.stores != [0, 0];
        let names = canonical.into_iter().zip(written).take(plies).enumerate();
        let plies = names.map(|(index, (canonical, written))| {
            let rowless = written.get(1..).filter(|_| stores && index < KUNAMUA).map(str::to_owned);
            Ply { canonical, written, rowless }
        });
        Self { known, dialect, plies: plies.collect(), winner: winner.filter(|_| whole) }
    }
}

/// The moves of a canonical text, which stand behind a blank line.
fn moves(text: &str) -> Vec<String> {
    let (_, rounds) = text.split_once("\n\n").expect("a blank line");
    let words = rounds.split_whitespace().filter(|word| !word.ends_with(':'));
    words.map(|word| word.trim_end_matches(';').to_owned()).collect()
}
