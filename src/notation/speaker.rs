//! Names of players and sides before moves: `Asha: A6<*`, `North: 1... a6>`, `<Juma> a6<`, `Asha 12:03: A6<*`.

use super::build::{Build, Line};
use super::ending;
use super::lex::{self, is_blank, is_colon, is_semicolon};
use super::note::{note, time};
use super::plain::{LONGEST_NAME, fold_name, is_accent, plain};
use super::shape::full_moves;
use super::tree::Key;
use super::word::{WordKind, begins_moves, directed, follows_name, is_mark, row_of, without_number, word};

/// The most words of a name in the middle of a line.
const MOST_WORDS: usize = 4;

/// The most characters of a name in a chat.
const LONGEST_HANDLE: usize = 40;

impl Build<'_> {
    /// The length of the name of a player or side before the moves of a line, with the signs after it, and whether it is
    /// North's. Any name is accepted next to a time, or if the head names no player and only the expected move follows.
    pub(super) fn speaker_of_line(&self, line: &Line<'_>, rest: &str, stamped: bool) -> Option<(usize, Option<bool>)> {
        if word(rest).is_move() {
            return None;
        }
        let named = Named::of(rest).and_then(|named| self.named(line, rest, &named, stamped));
        named.or_else(|| {
            let known = rest.starts_with(char::is_alphabetic).then(|| self.speaker(line, rest)).flatten();
            known.map(|(len, north)| (len, Some(north)))
        })
    }

    /// Whether the words after the name of a side hold a move and, because the head is complete, are not the name of a
    /// player.
    pub(super) fn hides(&self, words: &str) -> bool {
        let in_head = if self.has_rounds() { self.blank } else { self.players.iter().any(Option::is_none) };
        !in_head && full_moves(words).any(|(_, written)| written.is_directed())
    }

    fn named(&self, line: &Line<'_>, rest: &str, named: &Named<'_>, stamped: bool) -> Option<(usize, Option<bool>)> {
        let Named { name, moves, timed, marked } = *named;
        let side = self.side(line, name);
        let (first, ends) = (without_number(moves), ending::resignation(moves).is_some());
        let left_out = || {
            let behind = lex::missing(first).map(|dashes| lex::from(first, dashes.len()));
            let ends = |behind: &str| behind.chars().all(|c| is_blank(c) || is_semicolon(c));
            side == Some(true) && self.waits() && behind.is_some_and(ends)
        };
        let fits = if Key::from_name(name).is_some() {
            let sure = directed(first) || row_of(first) == side;
            let moved = || sure && (only_moves(moves) || word(first).is_move());
            side.is_some() && (ends || moved() || left_out() || self.hides(moves))
        } else {
            let expected = || row_of(first).is_none_or(|north| north == self.waits());
            let nobody_named = self.players.iter().all(Option::is_none);
            let any = if stamped || timed {
                name.chars().count() <= LONGEST_HANDLE
            } else {
                marked && nobody_named && directed(first) && expected() && only_moves(moves)
            };
            let known = side.is_some() && (marked || name.chars().count() > 1);
            (begins_moves(moves) && (known || (any && !is_remark(name)))) || left_out()
        };
        let may_be_name = is_name(name) || (side.is_some() && full_moves(name).next().is_none());
        (fits && may_be_name).then_some((rest.len() - moves.len(), side))
    }

    /// Whether a line is only the name of the side whose move is on the next one.
    pub(super) fn names_below(&self, line: &Line<'_>, known: Option<Key>) -> bool {
        let north = match known {
            Some(Key::South) => false,
            Some(Key::North) => true,
            _ => return false,
        };
        let alone = line.rest().trim_end_matches(follows_name).chars().all(|c| !is_colon(c));
        let expected = !self.game.rounds.is_empty() && self.waits() == north;
        alone && expected && row_of(line.below(0)) == Some(north)
    }

    /// The length of a known name before a move, with the blanks and the dash after it, and whether it is North's. A name
    /// before words for an ending is a part of those words.
    pub(super) fn speaker(&self, line: &Line<'_>, rest: &str) -> Option<(usize, bool)> {
        let mut found = None;
        let ends_of_names =
            rest.match_indices(|c: char| is_blank(c) || is_colon(c) || is_semicolon(c)).take(MOST_WORDS);
        for (end, _) in ends_of_names {
            let name = rest.get(..end)?;
            let moves = rest.get(end..)?.trim_start_matches(follows_name);
            let ends = ending::resignation(moves).is_some();
            let whole = name.chars().count() > 1 && !name.ends_with(is_colon);
            let side = self.side(line, name).filter(|_| whole && !ends && begins_moves(moves));
            found = side.map(|north| (rest.len() - moves.len(), north)).or(found);
        }
        found
    }

    /// The side with this name (`true` is North), which is in the head or a word for the side. Other head keys are not names.
    pub(super) fn side(&self, line: &Line<'_>, name: &str) -> Option<bool> {
        if name.len() > LONGEST_NAME {
            return None;
        }
        let folded = fold_name(name);
        let players = self.players.map(|player| player.map(|player| fold_name(line.text_of(player))));
        let whole = |player: &str| player == folded;
        let part = |player: &str| folded.len() > 1 && player.split(' ').any(|word| word == folded);
        let of = |is: &dyn Fn(&str) -> bool| match players.each_ref().map(|it| it.as_deref().is_some_and(is)) {
            [true, true] => Some(None),
            [true, false] => Some(Some(false)),
            [false, true] => Some(Some(true)),
            [false, false] => None,
        };
        let side = of(&whole).or_else(|| of(&part)).unwrap_or_else(|| ending::names_north(&plain(name)));
        side.filter(|_| Key::from_name(name).is_none_or(|key| matches!(key, Key::South | Key::North)))
    }
}

/// A name at the start of a line and what follows it.
struct Named<'t> {
    name: &'t str,
    /// The text after the name, its time, the signs that close it, and blanks.
    moves: &'t str,
    /// Whether a time is next to the name.
    timed: bool,
    /// Whether a colon or brackets mark it as a name.
    marked: bool,
}

impl<'t> Named<'t> {
    /// The name in `Asha: …`, `@asha: …`, `**Asha:** …`, `<Asha> …`, `Asha> …`, `Asha 12:03: …`, `Asha (12:03 PM) …`.
    fn of(rest: &'t str) -> Option<Self> {
        let bare = rest.trim_start_matches(is_mark);
        if let Some((name, after)) = bare.strip_prefix('<').and_then(|rest| rest.split_once('>')) {
            return Some(Self { name, moves: lex::trim_start(after), timed: false, marked: true });
        }
        if !bare.starts_with(char::is_alphabetic) {
            return None;
        }
        let end =
            bare.find(|c| is_colon(c) || matches!(c, '>' | '(' | '[') || c.is_ascii_digit()).unwrap_or(bare.len());
        let name = lex::trim(bare.get(..end)?.trim_end_matches(is_mark));
        let after = bare.get(end..)?;
        let inner = after.trim_start_matches(['(', '[']);
        if let Some(len) = time(inner).filter(|_| bare.get(..end).is_some_and(|name| name.ends_with(is_blank))) {
            let behind = inner
                .get(len..)?
                .trim_start_matches(|c| matches!(c, ')' | ']') || is_blank(c) || is_colon(c) || c == '-');
            return Some(Self { name, moves: behind, timed: true, marked: true });
        }
        let bracket = after.strip_prefix('>').map(|after| (name, after));
        let marked = bracket.is_none();
        let (name, after) = bracket.or_else(|| bare.split_once(is_colon))?;
        let moves = after.trim_start_matches(|c| is_mark(c) || is_blank(c));
        Some(Self { name: lex::trim(name.trim_end_matches(is_mark)), moves, timed: false, marked })
    }
}

/// Words that begin a remark when a colon follows, and are not names.
const REMARKS: &str = "note notes nb comment remark better best also or not if then instead variation var alternative alt \
    analysis line idea threat hint correction example was ps maelezo maoni bora au mfano anm anmerkung \
    bemerkung kommentar besser oder variante pozn poznamka komentar lepsi nebo varianta";

/// Whether a word before a colon begins a remark.
fn is_remark(name: &str) -> bool {
    let name = plain(name);
    REMARKS.split(' ').any(|word| word == name)
}

/// Whether a text may be the name of a player.
fn is_name(name: &str) -> bool {
    let in_name =
        |c: char| c.is_alphanumeric() || is_blank(c) || matches!(c, '_' | '-' | '.' | '\'' | '’') || is_accent(c);
    let last = name.rsplit(is_blank).next().unwrap_or_default();
    let counted = last.chars().all(|c| c.is_ascii_digit());
    name.starts_with(char::is_alphabetic)
        && name.chars().all(in_name)
        && !counted
        && full_moves(name).next().is_none()
        && !word(name).is_move()
}

/// Whether a text consists of moves, notes, opinions and endings only, and begins with a full move or an ending.
fn only_moves(text: &str) -> bool {
    let mut rest = text;
    loop {
        rest = rest.trim_start_matches(|c| is_blank(c) || is_semicolon(c));
        let Some(first) = rest.chars().next() else { return begins_moves(text) };
        let next = word(rest);
        let opinion = lex::opinion(rest).filter(|_| matches!(first, '!' | '?')).map(|(_, len)| len);
        let len = match next.kind {
            WordKind::Move(_) | WordKind::Bad(_) => Some(next.len()),
            _ => note(rest).or(opinion).or_else(|| ending::resignation(rest)),
        };
        match len {
            Some(len) => rest = lex::from(rest, len),
            None => return false,
        }
    }
}
