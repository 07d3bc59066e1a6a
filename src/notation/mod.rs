//! Transcripts as text: reading them, their dialects, and writing them in canonical form.
//!
//! [`games`] reads a text into trees that keep every byte of it, each with a list of typed problems. It never fails.
//! [`detect`] finds the [`Dialect`] of a game, [`Written::read`] gives the meaning of a move in a dialect, and [`Name::write`]
//! spells a move. [`mod@print`] writes a game in canonical form, [`position`] reads and writes position texts. Nothing in this
//! layer knows the rules of play.
//!
//! ```
//! use kibao::notation::{EntryKind, Key, ProblemKind, games, print};
//!
//! let text = "South: Omar;\n1: 6L*  5L\n2: 3L 7; (well played)\n";
//! let game = games(text).next().unwrap();
//! assert_eq!(game.value(Key::South), Some("Omar"));
//! assert_eq!(game.rounds.len(), 2);
//! assert!(game.problems.iter().any(|problem| problem.kind == ProblemKind::MissingSemicolon));
//!
//! let mut out = String::new();
//! let cells = print::as_written(&game);
//! print::game(&mut out, &game, &print::Options { rounds: &cells, ..Default::default() });
//! assert_eq!(out, "south: Omar\n\n1: 6L* 5L;\n2: 3L 7; (well played)\n");
//! ```
//!
//! # The tree by example
//!
//! ## A game, its head and its comments
//!
//! A [`Game`] has [`Head`] lines, [`Round`]s and [`Comment`]s, each with its [`CommentSign`].
//!
//! ```
//! use kibao::notation::{Key, games};
//! let game = games("title: final\nsouth:\n1: A7>* a7>*; good\n").next().unwrap();
//! assert_eq!((game.value(Key::Title), game.value(Key::South)), (Some("final"), None));
//! assert!(game.head(Key::South).is_some() && game.problems.is_empty());
//! assert_eq!((game.rounds.len(), game.comments().count()), (1, 1));
//! ```
//!
//! ```
//! use kibao::notation::{Key, games};
//! let game = games("South: Asha; by her own notes\n1: A7>*;\n").next().unwrap();
//! let head = &game.heads[0];
//! assert_eq!((head.known, head.key.of(game.text), head.value.of(game.text)), (Some(Key::South), "South", "Asha"));
//! assert_eq!(head.comment.unwrap().text.of(game.text), "by her own notes");
//! ```
//!
//! ```
//! use kibao::notation::games;
//! let game = games("1: A7>* a7>*; well played\n").next().unwrap();
//! let comment = game.rounds[0].comment.unwrap();
//! assert_eq!((comment.text.of(game.text), comment.own_line), ("well played", false));
//! ```
//!
//! ```
//! use kibao::notation::{CommentSign, games};
//! let game = games("1: A7>* a7>*;\n% by hand\n").next().unwrap();
//! assert_eq!(game.rounds[0].below[0].sign, CommentSign::Percent);
//! ```
//!
//! ## Rounds and words
//!
//! A [`Round`] has a [`Number`] and, for each word in the place of a move, an [`Entry`] with its [`EntryKind`] and
//! [`Opinion`]. Words for an ending in the place of a move are [`GivenUp`].
//!
//! ```
//! use kibao::notation::games;
//! let game = games("1: A7>* (0:05) a7>*; good\n").next().unwrap();
//! let round = &game.rounds[0];
//! assert_eq!((round.entries.len(), round.remarks.len(), round.comments().count()), (2, 1, 2));
//! ```
//!
//! ```
//! use kibao::notation::games;
//! let game = games("12: A7>*;\n").next().unwrap();
//! let number = game.rounds[0].number.unwrap();
//! assert_eq!((number.value, number.span.of(game.text)), (Some(12), "12"));
//! ```
//!
//! ```
//! use kibao::notation::{EntryKind, games};
//! let game = games("1: A7>* --;\n").next().unwrap();
//! let kinds: Vec<EntryKind> = game.rounds[0].entries.iter().map(|entry| entry.kind).collect();
//! assert!(matches!(kinds[..], [EntryKind::Move(_), EntryKind::Missing]));
//! ```
//!
//! ```
//! use kibao::notation::games;
//! let game = games("1: A7>*! a7>*;\n").next().unwrap();
//! let entry = game.rounds[0].entries[0];
//! assert_eq!((entry.span.of(game.text), entry.opinion.is_some()), ("A7>*", true));
//! ```
//!
//! ```
//! use kibao::notation::{Opinion, games};
//! let game = games("1: A7>*?! a7>*;\n").next().unwrap();
//! assert_eq!(game.rounds[0].entries[0].opinion, Some(Opinion::Doubtful));
//! ```
//!
//! ```
//! use kibao::notation::games;
//! let game = games("1: A7>* resigns;\n").next().unwrap();
//! let given_up = game.rounds[0].given_up.unwrap();
//! assert_eq!((given_up.span.of(game.text), given_up.north), ("resigns", Some(true)));
//! ```
//!
//! ## Moves and their signs
//!
//! A [`Written`] move has a [`RowLetter`], a pit and [`Signs`], each a [`Sign`]. A word that cannot be read is
//! [`Unreadable`].
//!
//! ```
//! use kibao::notation::{EntryKind, Sign, games};
//! let game = games("1: B3<*;\n").next().unwrap();
//! let EntryKind::Move(written) = game.rounds[0].entries[0].kind else { panic!("a move") };
//! assert_eq!((written.row.unwrap().letter(), written.pit), ('B', 3));
//! assert!(written.signs.iter().eq([Sign::Less, Sign::Star]));
//! ```
//!
//! ```
//! use kibao::notation::RowLetter;
//! let row = RowLetter::of('b').unwrap();
//! assert!(row.north && row.back && row.letter() == 'b');
//! assert_eq!(RowLetter::of('C'), None);
//! ```
//!
//! ```
//! use kibao::notation::{Sign, Signs};
//! let mut signs = Signs::default();
//! assert!((0..Signs::MOST).all(|_| signs.push(Sign::Star)) && !signs.push(Sign::Plus));
//! assert!(signs.has(Sign::Star) && signs.iter().count() == Signs::MOST);
//! ```
//!
//! ```
//! use kibao::notation::Sign;
//! assert_eq!(Sign::of('l'), Some(Sign::Left));
//! assert_eq!(Sign::Left.char(), 'L');
//! ```
//!
//! ```
//! use kibao::notation::{EntryKind, Unreadable, games};
//! let game = games("1: A9> a7>*;\n").next().unwrap();
//! assert_eq!(game.rounds[0].entries[0].kind, EntryKind::Unreadable(Unreadable::NoSuchPit(9)));
//! ```
//!
//! ## Moves that are not sure
//!
//! An [`Entry`] has a [`Reading`] where the record itself says that its move is not sure. `(?)` after a move, or a `?` within it,
//! is a doubt; a single `?` after it is one, too, if the record has no other opinions. Square brackets are around a move that
//! the editor supplied. `[illegible]` (also in other languages of records), `?`, a part of a move such as `A?<`, and several
//! readings such as `8|3` leave the move open: what can be read of it is [`Unclear`].
//!
//! ```
//! use kibao::notation::{EntryKind, Reading, Unreadable, games};
//! let game = games("1: A7>*(?) [a7>*];\n2: A?< 8:0.7|3:0.3;\n").next().unwrap();
//! let readings = game.rounds.iter().flat_map(|round| &round.entries).map(|entry| entry.reading.unwrap());
//! assert!(readings.eq([Reading::Doubtful, Reading::Supplied, Reading::Unknown, Reading::Unknown]));
//!
//! let EntryKind::Unreadable(Unreadable::Unclear(part)) = game.rounds[1].entries[1].kind else { panic!("open") };
//! assert!(part.readings().map(|it| it.pit).eq([3, 8]));
//! ```
//!
//! ## Tokens
//!
//! The [`Token`]s of a game cover every byte of its text; [`TokenKind`] says what each is.
//!
//! ```
//! let text = "title: a\n\n1. A7>* a7>* , good\n";
//! let game = kibao::notation::games(text).next().unwrap();
//! assert_eq!(game.tokens.iter().map(|token| token.span.of(text)).collect::<String>(), text);
//! ```
//!
//! ```
//! use kibao::notation::{games, tree::TokenKind};
//! let game = games("1: A7>*;\n").next().unwrap();
//! assert_eq!(game.tokens[0].kind, TokenKind::Number);
//! assert_eq!(game.tokens.last().unwrap().kind, TokenKind::LineEnd);
//! ```

pub mod tree;

mod append;
mod boundary;
mod build;
mod canonical;
mod clean;
mod comment;
mod entries;
mod folded;
mod key;
mod lead;
mod lex;
mod moves;
mod note;
mod number;
mod parse;
mod plain;
mod prefix;
mod problem;
mod remark;
mod round;
mod scan;
mod shape;
mod single;
mod speaker;
mod unclear;
mod word;
mod written;

mod dialect;

pub mod date;
pub mod ending;
pub mod position;
pub mod print;

#[cfg(feature = "formats")]
pub(crate) use append::Appender;
pub use boundary::{last_boundary, last_game, last_head_boundary};
#[cfg(feature = "decode")]
pub(crate) use build::LINES_BELOW;
pub(crate) use canonical::CanonicalMove;
pub(crate) use dialect::dialect_of;
pub use dialect::{Detection, Dialect, Mark, Name, Partial, decided, detect};
pub use entries::Entries;
#[cfg(feature = "formats")]
pub(crate) use lex::is_semicolon;
pub use number::{Division, Gap};
pub use parse::{Games, games, games_without_short_cut};
pub(crate) use plain::LONGEST_NAME;
pub use plain::fold_name;
pub(crate) use plain::{composed, plain};
pub use position::{PositionError, PositionText};
pub use problem::{Problem, ProblemKind};
pub(crate) use scan::{numbered, repair_note};
pub use shape::full_moves;
pub use single::{single, single_move};
pub use tree::{
    Comment, CommentSign, Entry, EntryKind, Game, GivenUp, Head, Key, Number, Opinion, Round, RowLetter, Sign, Signs,
    Token, TokenKind, Unreadable, Written,
};
pub use unclear::{Reading, Unclear, readings};
pub(crate) use word::{DOUBT, in_place_of_colon};
