//! The conditions for selecting a game.

use super::date::DateRange;
use super::glob::Glob;
use crate::engine::Side;
use crate::notation::date::Days;
use crate::notation::{Dialect, EntryKind, Key, Written, single};
use crate::replay::{Replay, Resolved, parse_position, resolve};
use std::error::Error;
use std::fmt;
use std::ops::RangeInclusive;

/// The condition for the winner.
///
/// ```
/// use kibao::{replay::{Options, replays}, select::{Filter, Winner}};
/// let filter = Filter { winner: Some(Winner::Nobody), ..Filter::default() };
/// let text = "winner: Asha\nsouth: Asha\n\n1: A7>* a7>*;\n";
/// assert!(replays(text, &Options::default()).all(|game| !filter.selects(&game)));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Winner {
    /// This side has won.
    Side(Side),
    /// There is no winner by play, head or comments.
    Nobody,
    /// A player with a name that matches has won.
    Player(Glob),
}

/// The moves with which a game must begin.
///
/// ```
/// use kibao::{replay::{Options, replays}, select::{Filter, Opening}};
/// let filter = Filter { opening: Some(Opening::read("A7>* a7>*", None).unwrap()), ..Filter::default() };
/// let text = "title: a\n1: A7>* a7>*;\n2: A8>*;\n\ntitle: b\n1: A6<* a6<*;\n";
/// assert_eq!(replays(text, &Options::default()).filter(|game| filter.selects(game)).count(), 1);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opening {
    moves: Vec<Written>,
    dialect: Dialect,
}

/// A word in the moves of an [`Opening`] that is not a move.
///
/// ```
/// let error = kibao::select::Opening::read("A7>* Nf3", None).unwrap_err();
/// assert_eq!((error.word.as_str(), error.to_string().as_str()), ("Nf3", "`Nf3` is not a move"));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotAMove {
    /// The word.
    pub word: String,
}

impl fmt::Display for NotAMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}` is not a move", self.word)
    }
}

impl Error for NotAMove {}

impl Opening {
    /// Reads moves separated by blanks; round numbers and semicolons among them are ignored. `dialect` is the dialect of
    /// the moves; by default that of the first sign that only one dialect has.
    ///
    /// # Errors
    /// [`NotAMove`] with the first word that is not a move, or with the whole text if it has no moves.
    ///
    /// ```
    /// use kibao::select::{NotAMove, Opening};
    /// assert!(Opening::read("1: A7>* a7>*; 2: A8>*", None).is_ok());
    /// assert_eq!(Opening::read("A7>* e2-e4", None), Err(NotAMove { word: "e2-e4".to_owned() }));
    /// ```
    pub fn read(text: &str, dialect: Option<Dialect>) -> Result<Self, NotAMove> {
        let words = text.split([' ', '\t', '\n', '\r', ';']).filter(|word| !word.is_empty());
        let is_number = |word: &str| {
            word.strip_suffix([':', '.', ')']).is_some_and(|it| it.bytes().all(|byte| byte.is_ascii_digit()))
        };
        let moves: Vec<Written> = words
            .filter(|word| !is_number(word))
            .filter_map(|word| match single(word) {
                Some((EntryKind::Move(written), _)) => Some(Ok(written)),
                Some((EntryKind::Missing, _)) => None,
                _ => Some(Err(NotAMove { word: word.to_owned() })),
            })
            .collect::<Result<_, _>>()?;
        if moves.is_empty() {
            return Err(NotAMove { word: text.to_owned() });
        }
        let dialect = dialect.or_else(|| moves.iter().find_map(Written::dialect)).unwrap_or_default();
        Ok(Self { moves, dialect })
    }

    /// Whether the game begins with these moves, in whatever way they are written.
    fn begins(&self, replay: &Replay<'_>) -> bool {
        let mut state = replay.start;
        let mut plies = replay.plies.iter();
        self.moves.iter().all(|written| {
            let (Some(before), Some(played)) = (state, plies.next().and_then(|ply| ply.played())) else { return false };
            state = Some(played.after);
            let meant = resolve(&before, &replay.rules, &written.read(self.dialect));
            matches!(meant, Resolved::Unique(meant, _) if meant.mv == played.mv)
        })
    }
}

/// Conditions for games. All must hold; by default there are none.
///
/// ```
/// use kibao::{replay::{Options, replays}, select::Filter};
/// let filter = Filter { plies: Some(3..=100), not: true, ..Filter::default() };
/// assert!(replays("1: A7>* a7>*;\n", &Options::default()).all(|game| filter.selects(&game)));
/// ```
#[derive(Clone, Debug, Default)]
pub struct Filter {
    /// Each of these names must be that of one of the two players.
    pub players: Vec<Glob>,
    /// The name of South.
    pub south: Option<Glob>,
    /// The name of North.
    pub north: Option<Glob>,
    /// The winner.
    pub winner: Option<Winner>,
    /// The title.
    pub title: Option<Glob>,
    /// The event.
    pub event: Option<Glob>,
    /// The place.
    pub place: Option<Glob>,
    /// The date.
    pub date: Option<DateRange>,
    /// The number of written plies.
    pub plies: Option<RangeInclusive<usize>>,
    /// The name of the rule set by which it is replayed, in any case of letters.
    pub rules: Option<String>,
    /// The first moves.
    pub opening: Option<Opening>,
    /// A position text: the position at the start or after a ply.
    pub position: Option<String>,
    /// A text within a comment, in any case of letters.
    pub comment: Option<String>,
    /// Whether every move must replay, or must not.
    pub valid: Option<bool>,
    /// Selects the games for which the conditions do not hold. If the result depends on the date and the game has no readable
    /// date, it is not selected with or without `not`.
    pub not: bool,
}

impl Filter {
    /// Whether a game is selected.
    ///
    /// ```
    /// use kibao::{replay::{Options, replays}, select::{Filter, Glob}};
    /// let text = "south: Asha\n\n1: A7>* a7>*;\n\nsouth: Juma\n\n1: A6<*;\n";
    /// let filter = Filter { players: vec![Glob::new("j*")], ..Filter::default() };
    /// let options = Options::default();
    /// let selected: Vec<bool> = replays(text, &options).map(|game| filter.selects(&game)).collect();
    /// assert_eq!(selected, [false, true]);
    /// ```
    #[must_use]
    pub fn selects(&self, replay: &Replay<'_>) -> bool {
        let others = self.holds(replay);
        let date = self.date.filter(|_| others).map(|range| {
            let days = replay.game.value(Key::Date).and_then(Days::best);
            days.map(|days| range.holds(days))
        });
        // A date that cannot be read is not known to be in the range, and not known to be outside it.
        date.unwrap_or(Some(others)).is_some_and(|holds| holds != self.not)
    }

    /// Whether all conditions except the date hold.
    fn holds(&self, replay: &Replay<'_>) -> bool {
        let value = |key| replay.game.value(key);
        let is =
            |glob: &Option<Glob>, key| glob.as_ref().is_none_or(|it| value(key).is_some_and(|it_is| it.matches(it_is)));
        let has_player =
            |glob: &Glob| [Key::South, Key::North].into_iter().any(|key| value(key).is_some_and(|it| glob.matches(it)));
        let lower = self.comment.as_ref().map(|comment| comment.to_lowercase());
        self.players.iter().all(has_player)
            && is(&self.south, Key::South)
            && is(&self.north, Key::North)
            && is(&self.title, Key::Title)
            && is(&self.event, Key::Event)
            && is(&self.place, Key::Place)
            && self.plies.as_ref().is_none_or(|range| range.contains(&replay.plies.len()))
            && self.rules.as_ref().is_none_or(|name| name.eq_ignore_ascii_case(&replay.rules_name))
            && self.valid.is_none_or(|valid| valid == replay.is_valid())
            && self.winner.as_ref().is_none_or(|wanted| is_winner(wanted, replay))
            && lower.is_none_or(|wanted| {
                replay.game.comments().any(|comment| comment.text.of(replay.game.text).to_lowercase().contains(&wanted))
            })
            && self.opening.as_ref().is_none_or(|opening| opening.begins(replay))
            && self.position.as_ref().is_none_or(|wanted| comes_up(wanted, replay))
    }
}

fn is_winner(wanted: &Winner, replay: &Replay<'_>) -> bool {
    let winner = replay.result.winner();
    match wanted {
        Winner::Side(side) => winner == Some(*side),
        Winner::Nobody => winner.is_none(),
        Winner::Player(glob) => {
            let key = winner.map(|side| if side == Side::South { Key::South } else { Key::North });
            key.and_then(|key| replay.game.value(key)).is_some_and(|name| glob.matches(name))
        }
    }
}

/// Whether a position comes up in a game.
fn comes_up(wanted: &str, replay: &Replay<'_>) -> bool {
    let Ok((position, _)) = parse_position(wanted, &replay.rules) else { return false };
    (0..=replay.replayed()).any(|plies| replay.state_after(plies).is_some_and(|state| state.position == position))
}
