//! Writing a game in canonical form.
//!
//! For every text, the canonical form reads back with the same heads, moves and comments, and writing it again does not
//! change it.

use std::borrow::Cow;
use std::fmt::Write as _;
use std::iter::Peekable;
use std::vec::IntoIter;

use super::dialect::Dialect;
use super::lex::{is_blank, opens_entity};
use super::parse::games;
use super::problem::ProblemKind;
use super::scan::{end_before, is_round_after, starts_round};
use super::shape::{full_move_begins, full_moves};
use super::tree::{Comment, CommentSign, Entry, EntryKind, Game, Head, Key, Opinion, Round, Written};
use super::unclear::{Reading, is_hole};
use super::word::{DOUBT, is_asked};
use crate::source::Span;

/// What to write in the place of a move.
///
/// ```
/// use kibao::notation::{games, print::{Cell, as_written}};
/// let game = games("1: A7>* --;\n").next().unwrap();
/// assert_eq!(as_written(&game), [[Cell::AsWritten, Cell::Missing]]);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Cell {
    /// This name.
    Name(String),
    /// The text of the record, without blanks inside the word.
    AsWritten,
    /// `--`
    Missing,
}

/// How to write a game.
///
/// ```
/// use kibao::notation::{Dialect, games, print::{Options, game}};
/// let text = "7: A7>* a7>*;\n";
/// let (mut out, options) = (String::new(), Options { keep_numbers: true, ..Options::default() });
/// game(&mut out, &games(text).next().unwrap(), &options);
/// assert_eq!(out, text);
/// ```
#[derive(Clone, Copy, Debug, Default)]
pub struct Options<'a> {
    /// A cell for each entry of each round. An entry without a cell is copied from the record.
    pub rounds: &'a [Vec<Cell>],
    /// The dialect to name in the game's head line `notation:`, if it has one.
    pub notation: Option<Dialect>,
    /// Whether a head line `notation:` is added if the game has none.
    pub name_it: bool,
    /// Whether rounds keep the numbers that the record has, instead of being numbered by place.
    pub keep_numbers: bool,
}

/// The cells that leave every move unchanged.
#[must_use]
pub fn as_written(game: &Game<'_>) -> Vec<Vec<Cell>> {
    let cell = |kind| if kind == EntryKind::Missing { Cell::Missing } else { Cell::AsWritten };
    game.rounds.iter().map(|round| round.entries.iter().map(|entry| cell(entry.kind)).collect()).collect()
}

/// Appends a game in canonical form: comments before the head, head lines, a blank line, rounds.
///
/// ```
/// use kibao::notation::{games, print};
///
/// let text = "North: Nasoro;\nSouth: Ramadhan; (left)\n7: 7L* 5R;; good\n% hm\n";
/// let game = games(text).next().unwrap();
/// let cells = vec![vec![print::Cell::Name("A7L*".to_owned()), print::Cell::AsWritten]];
/// let mut out = String::new();
/// print::game(&mut out, &game, &print::Options { rounds: &cells, ..Default::default() });
/// assert_eq!(out, "south: Ramadhan; (left)\nnorth: Nasoro\n\n1: A7L* 5R; good\n% hm\n");
/// ```
pub fn game(out: &mut String, game: &Game<'_>, options: &Options<'_>) {
    comments(out, game.text, &game.before, true);
    let mut heads: Vec<_> = game.heads.iter().collect();
    heads.sort_by_key(|head| place_of(head));
    let (before, after) = heads.split_at(heads.partition_point(|head| place_of(head) < Key::Notation as usize));
    let named = after.iter().take_while(|head| head.known == Some(Key::Notation)).count();
    let added = options.notation.filter(|_| options.name_it && named == 0);
    for head in before {
        head_line(out, game.text, head, None);
    }
    if let Some(dialect) = added {
        // Writing to a String cannot fail.
        let _ = writeln!(out, "{}: {}", Key::Notation.name(), dialect.name());
    }
    for (index, head) in after.iter().enumerate() {
        head_line(out, game.text, head, options.notation.filter(|_| index == 0 && named > 0));
    }
    if !((heads.is_empty() && added.is_none()) || (game.rounds.is_empty() && game.after_head.is_empty())) {
        out.push('\n');
    }
    comments(out, game.text, &game.after_head, true);
    if game.rounds.is_empty() && !heads.is_empty() {
        // Without a round, the head lines of a game below would be read as part of this head.
        out.push_str(if game.after_head.is_empty() { "\n1: --;\n" } else { "1: --;\n" });
    }
    let mut called = Called::of(game);
    let mut lines = lines(game, options).peekable();
    while let Some(line) = lines.next() {
        // Without a dash for North's move, the round below would be read as the rest of this one.
        let joins = |next: &RoundLine<'_>| next.number == line.number && !begins_south(next.round);
        let dash = line.round.entries.len() == 1 && lines.peek().is_some_and(joins);
        round_line(out, &mut called, &RoundLine { dash, ..line });
    }
}

/// Whether a folded game is in canonical form, with one blank line after it if the text goes on. Its moves must be written by
/// their full names.
pub(crate) fn is_canonical(game: &Game<'_>) -> bool {
    let Some(lines) = game.folded_lines().filter(|_| game.heads.is_sorted_by_key(place_of)) else {
        return false;
    };
    let mut head = String::new();
    game.heads.iter().for_each(|line| head_line(&mut head, game.text, line, None));
    if !head.is_empty() {
        head.push('\n');
    }
    let between = |start: u32, end: u32| Span { start, end }.of(game.text);
    let last = game.span.end as usize == game.text.len();
    between(game.span.start, lines.start) == head && between(lines.end, game.span.end) == if last { "" } else { "\n" }
}

/// The place of a head line among the others: known keys in their order, then the unknown ones.
pub(crate) fn place_of(head: &Head) -> usize {
    head.known.map_or(Key::ALL.len(), |key| key as usize)
}

/// Appends several games with one blank line between them.
///
/// ```
/// use kibao::notation::{games, print};
///
/// let text = "title: one\n1: A6L* a6R;\ntitle: two\n1: A6R* a6L*;";
/// let games: Vec<_> = games(text).collect();
/// let cells: Vec<_> = games.iter().map(print::as_written).collect();
/// let options = cells.iter().map(|rounds| print::Options { rounds, ..Default::default() });
/// let mut out = String::new();
/// print::file(&mut out, games.iter().zip(options));
/// assert_eq!(out, "title: one\n\n1: A6L* a6R;\n\ntitle: two\n\n1: A6R* a6L*;\n");
/// ```
pub fn file<'a>(out: &mut String, pieces: impl IntoIterator<Item = (&'a Game<'a>, Options<'a>)>) {
    for (index, (piece, options)) in pieces.into_iter().enumerate() {
        if index > 0 {
            out.push('\n');
        }
        game(out, piece, &options);
    }
}

fn head_line(out: &mut String, text: &str, head: &Head, dialect: Option<Dialect>) {
    let value = dialect.map_or(head.value.of(text), |dialect| dialect.name());
    out.push_str(head.known.map_or(head.key.of(text), |key| key.name()));
    out.push(':');
    if !value.is_empty() {
        out.push(' ');
        out.push_str(value);
    }
    let comment = head.comment.map(|it| (it.sign, Cow::Borrowed(it.text.of(text))));
    end_line(out, text, comment, false, &head.below);
}

/// What is written for a round.
struct RoundLine<'a> {
    number: Cow<'a, str>,
    round: &'a Round,
    cells: &'a [Cell],
    /// Whether a dash is written for North's move, which is missing.
    dash: bool,
}

/// The rounds with their numbers and cells.
fn lines<'a>(game: &'a Game<'_>, options: &Options<'a>) -> impl Iterator<Item = RoundLine<'a>> {
    let (rounds, keep) = (options.rounds, options.keep_numbers);
    let mut last = if keep { 0 } else { game.first_number() - 1 };
    game.rounds.iter().enumerate().map(move |(index, round)| {
        // A second round 1 might begin another game.
        let kept = round.number.filter(|number| keep && (last == 0 || number.value != Some(1)));
        last = kept.map_or(last.saturating_add(1), |number| number.value.unwrap_or(last.saturating_add(1)));
        let too_large = kept.filter(|number| number.value.is_none());
        let number = too_large.map_or_else(|| Cow::Owned(last.to_string()), |it| Cow::Borrowed(it.span.of(game.text)));
        RoundLine { number, round, cells: rounds.get(index).map_or(&[], Vec::as_slice), dash: false }
    })
}

/// Whether a round begins with a move from South's row.
fn begins_south(round: &Round) -> bool {
    let first = round.entries.first();
    first.is_some_and(|it| matches!(it.kind, EntryKind::Move(Written { row: Some(row), .. }) if !row.north))
}

/// Writes a round.
fn round_line(out: &mut String, called: &mut Called<'_>, line: &RoundLine<'_>) {
    let text = called.game.text;
    let RoundLine { ref number, round, cells, dash } = *line;
    out.push_str(number);
    out.push(':');
    for (index, entry) in round.entries.iter().enumerate() {
        let word = match cells.get(index).unwrap_or(&Cell::AsWritten) {
            Cell::Name(name) => Cow::Borrowed(name.as_str()),
            Cell::AsWritten => entry.span.of(text).chars().filter(|c| !is_blank(*c)).collect(),
            Cell::Missing => Cow::Borrowed("--"),
        };
        out.push(' ');
        // Within a line names are only read before full moves.
        if let Some(name) = called.before(entry, index == 0).filter(|_| full_move_begins(&word)) {
            out.push_str(name);
            out.push_str(": ");
        }
        let doubted = entry.reading.is_some() && !word.contains(is_hole) && has_sign(entry, text);
        let word = word + entry.opinion.map_or("", Opinion::signs);
        match entry.reading {
            Some(Reading::Supplied) => out.push_str(&bracketed(&word)),
            _ => out.push_str(&word),
        }
        out.push_str(if doubted { DOUBT } else { "" });
    }
    if dash {
        out.push_str(" --");
    }
    let sign = round.comment.filter(|_| round.remarks.is_empty()).map_or(CommentSign::Semicolon, |it| it.sign);
    end_line(out, text, round.closing(text).map(|words| (sign, words)), true, round.further());
}

/// Whether a sign of its own says that a move is doubtful, and not only the opinion `?`: within the word, or after it.
fn has_sign(entry: &Entry, text: &str) -> bool {
    let is_opinion = |c: char| is_blank(c) || is_hole(c) || matches!(c, '!' | '！' | '‼' | '⁇' | '⁈' | '⁉' | ']');
    let after = text.get(entry.span.end as usize..).unwrap_or_default().trim_start_matches(is_opinion);
    entry.span.of(text).contains(is_hole) || after.starts_with(DOUBT)
}

/// A move as one that the editor supplied.
pub(crate) fn bracketed(name: &str) -> String {
    format!("[{name}]")
}

/// The names of wrong players before moves, which are kept so that the mistake stays visible.
struct Called<'a> {
    game: &'a Game<'a>,
    /// Where they end, in order.
    ends: Peekable<IntoIter<u32>>,
    /// The names of South and North, once they are needed.
    names: [Option<&'a str>; 2],
}

impl<'a> Called<'a> {
    fn of(game: &'a Game<'a>) -> Self {
        let wrong = game.problems.iter().filter(|it| it.kind == ProblemKind::WrongPlayer);
        let ends: Vec<u32> = wrong.map(|it| it.span.end).collect();
        Self { game, ends: ends.into_iter().peekable(), names: [None; 2] }
    }

    /// The name of the wrong player to write before an entry, if it had one: North's before the `first` entry of a round,
    /// South's before the others.
    fn before(&mut self, entry: &Entry, first: bool) -> Option<&'a str> {
        let mut found = false;
        while self.ends.next_if(|end| *end <= entry.span.start).is_some() {
            found = true;
        }
        let game = self.game;
        let [south, north] = &mut self.names;
        let name = if first { north } else { south };
        found.then(|| *name.get_or_insert_with(|| name_of(game, first)))
    }
}

/// The name of a side to write within a round: the player's name, or the word for the side where that would not be read back.
fn name_of<'t>(game: &Game<'t>, north: bool) -> &'t str {
    let [south_name, north_name] = [Key::South, Key::North].map(|key| game.value(key).unwrap_or_default());
    // Nearly any text can be the value of a head line, so the reader itself is asked: it reads a round in which the name is
    // before the other side's move.
    let round = if north { format!("{north_name}: A6<* a6<") } else { format!("A6<* {south_name}: a6<") };
    let sample = format!("south: {south_name}\nnorth: {north_name}\n\n1: {round};\n");
    let is_read_back = games(&sample).next().is_some_and(|read| {
        let rounds = read.rounds.iter().map(|round| (round.entries.len(), round.closing(&sample).is_some()));
        rounds.eq([(2, false)]) && read.problems.iter().any(|it| it.kind == ProblemKind::WrongPlayer)
    });
    match (is_read_back, north) {
        (true, true) => north_name,
        (true, false) => south_name,
        (false, true) => "North",
        (false, false) => "South",
    }
}

/// Ends a head line or round: the `;` where one belongs, the comment, the comments below.
fn end_line<'a>(
    out: &mut String,
    text: &str,
    comment: Option<(CommentSign, Cow<'_, str>)>,
    always_close: bool,
    below: impl IntoIterator<Item = &'a Comment>,
) {
    // A comment that would begin a round after a `;` is written on a separate line.
    let apart = comment.as_ref().is_some_and(|(sign, words)| *sign != CommentSign::Percent && holds_round(words));
    if always_close || (comment.is_some() && !apart) {
        if opens_entity(out) {
            out.push(' ');
        }
        out.push(';');
    }
    if let Some((sign, words)) = comment {
        out.push_str(match (apart, sign) {
            (true, _) => "\n; ",
            (false, CommentSign::Percent) => " % ",
            (false, _) => " ",
        });
        out.push_str(&words);
    }
    out.push('\n');
    // Only a round is always closed.
    comments(out, text, below, !always_close);
}

/// Whether a comment after a `;` would be read as a round, or a part of it after one of its `;`.
fn holds_round(comment: &str) -> bool {
    let begins = |text: &str| starts_round(text).is_some() || is_round_after(text, None);
    begins(comment) || end_before(comment, begins).is_some()
}

/// Writes comments on lines of their own, where head lines are (`heads`) or among rounds.
fn comments<'a>(out: &mut String, text: &str, comments: impl IntoIterator<Item = &'a Comment>, heads: bool) {
    for comment in comments {
        let words = comment.text.of(text);
        match comment.sign {
            CommentSign::Percent => out.push('%'),
            // What a person is asked about is kept outside of comments: words in the form of moves, head lines with a slip.
            CommentSign::None if comment.own_line && (full_moves(words).next().is_some() || is_asked(words, heads)) => {
                out.push_str(words);
                out.push('\n');
                continue;
            }
            CommentSign::Semicolon | CommentSign::None => out.push(';'),
        }
        if !words.is_empty() {
            out.push(' ');
            out.push_str(words);
        }
        out.push('\n');
    }
}
