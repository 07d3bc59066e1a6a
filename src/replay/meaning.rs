//! Compares the meaning of two records. Every command that writes a record does this before it writes.

use super::game::Replay;
use super::ply::Ply;
use crate::engine::{Move, Side};
use crate::notation::{Dialect, EntryKind, Key, Mark, Opinion, Partial, Reading};
use std::borrow::Cow;
use std::fmt;
use std::hash::{DefaultHasher, Hash, Hasher};

/// What differs between two records, or between a record and the text that would be written for it. Such a text is not
/// written.
///
/// ```
/// use kibao::replay::{Difference, Options, difference, replays};
/// let first = |text: &'static str| replays(text, &Options::default()).next().unwrap();
/// let lost = difference(&first("1: A7>*; well\n"), &first("1: A7>*;\n")).unwrap();
/// assert_eq!((lost, lost.name()), (Difference::Comments, "comment"));
/// assert_eq!(lost.to_string(), "the record would not read back the same (comment)");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Difference {
    /// A move that is played, or the number of moves.
    Moves,
    /// A comment, or an opinion on a move.
    Comments,
    /// Whether there are unread words that look like moves: a move in a remark may be due at the new place of the comment.
    /// Not compared between two dialects, because a word in a comment may be a move in only one of them.
    Unread,
    /// A head line other than `notation`.
    Heads,
    /// The rule set that [`Rules::Auto`](crate::replay::Rules::Auto) finds: more may fit once moves have their full names.
    Rules,
    /// The number of a round is wrong that was right before a repair.
    Numbers,
    /// A move is after the name of the wrong player that was after the right one before a repair.
    Players,
    /// The recorded result, after a repair.
    Result,
    /// Another game of the text than the repaired one.
    OtherGames,
    /// The text has no game with the index that a repair names.
    NoSuchGame,
    /// The end of the game: it would be read as several games, or as none.
    End,
    /// The record could not be read or played in the first place: the game is not valid.
    Unsound,
}

impl Difference {
    /// The keyword by which messages select their variant.
    ///
    /// ```
    /// assert_eq!(kibao::replay::Difference::Unread.name(), "remark");
    /// ```
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Moves => "move",
            Self::Comments => "comment",
            Self::Unread => "remark",
            Self::Heads => "head",
            Self::Rules => "rules",
            Self::Numbers => "number",
            Self::Players => "player",
            Self::Result => "result",
            Self::OtherGames => "other-game",
            Self::NoSuchGame => "no-such-game",
            Self::End => "ends",
            Self::Unsound => "unread",
        }
    }
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the record would not read back the same ({})", self.name())
    }
}

impl std::error::Error for Difference {}

/// The first difference between two records. The order of comments and head lines may differ.
///
/// ```
/// use kibao::replay::{Difference, Options, difference, replays};
/// let first = |text: &'static str| replays(text, &Options::default()).next().unwrap();
/// let (kibao, zanzibar) = (first("1: A7>* a7>*; so far\n"), first("1: 7R*  7R*; so far"));
/// assert_eq!(difference(&kibao, &zanzibar), None);
/// let other = first("1: A7>* a6>*; so far\n");
/// assert_eq!(difference(&kibao, &other), Some(Difference::Moves));
/// ```
#[must_use]
pub fn difference(one: &Replay<'_>, other: &Replay<'_>) -> Option<Difference> {
    if moves(one) != moves(other) {
        Some(Difference::Moves)
    } else if comments(one) != comments(other) || opinions(one) != opinions(other) {
        Some(Difference::Comments)
    } else if one.unread != other.unread && one.dialect == other.dialect {
        Some(Difference::Unread)
    } else if heads(one) != heads(other) {
        Some(Difference::Heads)
    } else if one.rules_name != other.rules_name {
        Some(Difference::Rules)
    } else {
        None
    }
}

/// The meaning of a ply: a played move; or for a move that was not played its side and, if it can be read, its written
/// form.
type PlyMeaning<Word = Partial> = (Option<Move>, Option<(Side, Option<Word>)>);

/// The meaning of each ply. Marks and signs of a win are not compared.
fn moves(replay: &Replay<'_>) -> Vec<PlyMeaning> {
    let bare = |written: Partial| Partial { mark: Mark::None, win: false, foreign: None, ..written };
    let ply = |ply: &Ply| match ply.played() {
        Some(played) => (Some(played.mv), None),
        None => (None, Some((ply.side, ply.written.map(bare)))),
    };
    replay.plies.iter().map(ply).collect()
}

/// The opinions on the moves, and how sure their readings are.
fn opinions(replay: &Replay<'_>) -> Vec<(Option<Opinion>, Option<Reading>)> {
    let entries = replay.game.rounds.iter().flat_map(|round| &round.entries);
    entries.filter(|entry| entry.kind != EntryKind::Missing).map(|entry| (entry.opinion, entry.reading)).collect()
}

/// The texts of a record's comments, sorted. The remarks of a round and the comment after them are one text.
pub(super) fn comments<'t>(replay: &Replay<'t>) -> Vec<Cow<'t, str>> {
    let game = &replay.game;
    let closing = game.rounds.iter().filter_map(|round| round.closing(game.text));
    let others = game.comments_apart().map(|comment| Cow::Borrowed(comment.text.of(game.text)));
    let mut comments: Vec<Cow<'_, str>> = closing.chain(others).collect();
    comments.sort_unstable();
    comments
}

/// The head lines of a record other than `notation`, sorted.
pub(super) fn heads(replay: &Replay<'_>) -> Vec<(String, String)> {
    let text = replay.game.text;
    let heads = replay.game.heads.iter().filter(|head| head.known != Some(Key::Notation));
    let line = |head: &crate::notation::Head| {
        let key = head.key.of(text);
        let key = head.known.map_or(key, |known| known.name()).to_owned();
        (key, head.value.of(text).to_owned())
    };
    let mut lines: Vec<_> = heads.map(line).collect();
    lines.sort_unstable();
    lines
}

/// A number that is equal for two games with the same played moves from the same start, and practically never otherwise.
/// `None` for a game without moves.
///
/// ```
/// use kibao::replay::{Options, replays, same_moves};
/// let of = |text: &str| same_moves(&replays(text, &Options::default()).next().unwrap());
/// assert_eq!(of("1: A7>* a7>*;\n"), of("south: Asha\n\n1: 7R*  7R*; well\n"));
/// assert_ne!(of("1: A7>* a7>*;\n"), of("1: A7>* a6>*;\n"));
/// ```
#[must_use]
pub fn same_moves(replay: &Replay<'_>) -> Option<u128> {
    let last = replay.state_after(replay.replayed());
    (!replay.plies.is_empty()).then(|| wide_hash(&(replay.start, last, hashable(replay))))
}

/// A number that is equal for two records if [`difference`] finds none between them, apart from head lines of the key
/// `but`, and practically never otherwise.
///
/// ```
/// use kibao::{notation::Key, replay::{Options, fingerprint, replays}};
/// let of = |text: &str, but| fingerprint(&replays(text, &Options::default()).next().unwrap(), but);
/// let (one, other) = ("title: A\n\n1: A7>* a7>*; well\n", "title: B\n\n1: 7R* 7R*; well\n");
/// assert_ne!(of(one, None), of(other, None));
/// assert_eq!(of(one, Some(Key::Title)), of(other, Some(Key::Title)));
/// ```
#[must_use]
pub fn fingerprint(replay: &Replay<'_>, but: Option<Key>) -> u128 {
    let mut heads = heads(replay);
    heads.retain(|(key, _)| but.is_none_or(|but| key != but.name()));
    let unread = replay.unread.then_some(replay.dialect.name());
    wide_hash(&(hashable(replay), comments(replay), opinions(replay), heads, unread))
}

/// The meaning of each ply as a value that can be hashed.
fn hashable(replay: &Replay<'_>) -> Vec<PlyMeaning<String>> {
    let written = |(side, partial): (Side, Option<Partial>)| (side, partial.map(|it| it.write(Dialect::KIBAO)));
    moves(replay).into_iter().map(|(mv, said)| (mv, said.map(written))).collect()
}

/// A hash of 128 bits, equal in every run of one build of the program; it distinguishes values within a run.
///
/// ```
/// use kibao::replay::wide_hash;
/// assert!(wide_hash("1: A6<*;") == wide_hash("1: A6<*;") && wide_hash("1: A6<*;") != wide_hash("1: A6>*;"));
/// ```
#[must_use]
pub fn wide_hash<T: Hash + ?Sized>(value: &T) -> u128 {
    let half = |seed: u8| {
        let mut hasher = DefaultHasher::new();
        seed.hash(&mut hasher);
        value.hash(&mut hasher);
        u128::from(hasher.finish())
    };
    half(0) << 64 | half(1)
}
