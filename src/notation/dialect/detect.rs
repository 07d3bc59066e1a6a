//! Which dialect a game is written in: the signs of its moves are compared with those of every dialect.

use super::Dialect;
use crate::notation::tree::{EntryKind, Game, Round, Sign};
use crate::source::Span;

/// The dialects that all signs seen so far allow, in the order of [`Dialect::ALL`].
#[derive(Clone, Copy)]
struct Possible([bool; Dialect::ALL.len()]);

impl Default for Possible {
    fn default() -> Self {
        Self([true; Dialect::ALL.len()])
    }
}

impl Possible {
    /// Excludes the dialects without this sign, unless none would be left. Returns the dialect if only one is left.
    fn narrow(&mut self, sign: Sign) -> Option<Dialect> {
        let mut left = *self;
        for (possible, dialect) in left.0.iter_mut().zip(Dialect::ALL) {
            *possible &= dialect.has(sign);
        }
        if left.0.contains(&true) {
            *self = left;
        }
        let mut left = Dialect::ALL.into_iter().zip(self.0).filter_map(|(it, possible)| possible.then_some(it));
        left.next().filter(|_| left.next().is_none())
    }
}

/// The dialect of a game, as its signs show it.
///
/// ```
/// use kibao::notation::{Detection, Dialect, detect, games};
/// let game = games("1: A7R* a7L*;\n2: A8<;\n").next().unwrap();
/// let Detection { decided, other, .. } = detect(&game);
/// assert_eq!((decided, other.map(|it| it.of(game.text))), (Some(Dialect::ZANZIBAR), Some("A8<")));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Detection {
    /// The dialect; `None` where the signs are part of several.
    pub decided: Option<Dialect>,
    /// The move with the sign that decides.
    pub by: Option<Span>,
    /// The first move with a sign that is not part of this dialect: the game mixes dialects.
    pub other: Option<Span>,
}

/// The dialect that these signs decide, if they do; see [`detect`].
pub(crate) fn dialect_of(signs: impl IntoIterator<Item = Sign>) -> Option<Dialect> {
    let mut possible = Possible::default();
    signs.into_iter().find_map(|sign| possible.narrow(sign))
}

/// The dialect of these rounds, as their signs show it; [`detect`] reports more.
///
/// ```
/// use kibao::notation::{Dialect, decided, games};
/// let rounds = |text: &str| games(text).next().unwrap().rounds;
/// assert_eq!(decided(&rounds("1: A7R* a7L*;\n")), Some(Dialect::ZANZIBAR));
/// assert_eq!(decided(&rounds("1: A7>* a7>*;\n")), None);
/// ```
#[must_use]
pub fn decided(rounds: &[Round]) -> Option<Dialect> {
    dialect_of(signs(rounds).map(|(_, sign)| sign))
}

/// Finds the dialect of a game: each sign excludes the dialects that it is not part of, until only one is left.
///
/// `L` or `R` leaves the zanzibar dialect, `<` or `+` leaves the kibao dialect, `>` is part of both.
///
/// ```
/// use kibao::notation::{Dialect, detect, games};
///
/// let text = "1: 8> 7;\n2: 5L 6R>;\n3: A5< 7;\n";
/// let game = games(text).next().unwrap();
/// let found = detect(&game);
/// assert_eq!(found.decided, Some(Dialect::ZANZIBAR));
/// assert_eq!(found.by.unwrap().of(text), "5L");
/// assert_eq!(found.other.unwrap().of(text), "A5<");
/// ```
#[must_use]
pub fn detect(game: &Game<'_>) -> Detection {
    let mut possible = Possible::default();
    let mut signs = signs(&game.rounds);
    let decides = signs.find_map(|(span, sign)| Some((possible.narrow(sign)?, span)));
    let Some((dialect, by)) = decides else { return Detection::default() };
    let other = signs.find(|(_, sign)| !dialect.has(*sign)).map(|(span, _)| span);
    Detection { decided: Some(dialect), by: Some(by), other }
}

/// The signs of all moves, each with the place of its move.
fn signs(rounds: &[Round]) -> impl Iterator<Item = (Span, Sign)> {
    let entries = rounds.iter().flat_map(|round| round.entries.iter());
    let moves = entries.filter_map(|entry| match &entry.kind {
        EntryKind::Move(written) => Some((entry.span, &written.signs)),
        EntryKind::Missing | EntryKind::Unreadable(_) => None,
    });
    moves.flat_map(|(span, signs)| signs.iter().map(move |sign| (span, sign)))
}
