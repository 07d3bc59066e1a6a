//! What mail programs, chats and tables put before the text of a line, and names before moves.

use super::build::{Build, Line};
use super::ending;
use super::lead::{Lead, row_of};
use super::lex::{self, is_bar, is_blank, is_colon, is_semicolon};
use super::parse::head_key;
use super::plain::{LONGEST_NAME, fold_name, is_accent, plain};
use super::problem::ProblemKind;
use super::remark::{clock, note};
use super::scan::{full_moves, is_full_move};
use super::tree::{Key, RowLetter, TokenKind, Written};
use super::word::{WordKind, word};
use crate::source::Span;

/// How many signs, stamps and names one prefix has at most.
const MOST_PIECES: usize = 8;

/// How many words a name in the middle of a line has at most.
const MOST_WORDS: usize = 4;

/// How many characters a name of a chat has at most.
const LONGEST_HANDLE: usize = 40;

/// The player whose name is before the moves of a line.
#[derive(Clone, Copy, Debug)]
pub(super) struct Speaker {
    /// Whether it is North.
    pub(super) north: bool,
    /// The name, with what follows it.
    pub(super) name: Span,
}

impl Build {
    /// Reads the prefix of a line, where what follows it is of use: a round, a head line, a comment, nothing.
    pub(super) fn prefix(&mut self, line: &mut Line<'_>) {
        self.speaker = None;
        self.line_stamped = false;
        let text = line.rest();
        let Some(first) = text.chars().find(|c| !is_blank(*c)) else { return };
        if is_semicolon(first) || first == '%' {
            return;
        }
        if is_rule(text) {
            self.prefix_token(line, text.len());
            return;
        }
        let mut at = text.len() - text.trim_start_matches(is_blank).len();
        let (start, mut stamped) = (at, false);
        for _ in 0..MOST_PIECES {
            let rest = text.get(at..).unwrap_or_default();
            let stamp = stamp(rest).filter(|(_, dated)| *dated || self.game.rounds.is_empty() || self.stamped);
            stamped |= stamp.is_some();
            let Some(len) = self.sign_before(rest, line).or(stamp.map(|(len, _)| len)) else { break };
            let after = rest.get(len..).unwrap_or_default();
            at += len + after.len() - after.trim_start_matches(is_blank).len();
        }
        let rest = text.get(at..).unwrap_or_default();
        if let Some((len, north)) = self.speaker_of_line(line, rest, stamped) {
            let name = Span::new(line.at() + at, line.at() + at + len);
            at += len;
            self.speaker = north.map(|north| Speaker { north, name });
        } else if at == start || !is_useful(rest) {
            return;
        }
        self.line_stamped = stamped;
        self.stamped |= stamped;
        self.prefix_token(line, at);
    }

    /// Takes the next `len` bytes as a prefix; the first one of a game is reported.
    pub(super) fn prefix_token(&mut self, line: &mut Line<'_>, len: usize) {
        let span = self.token(line, TokenKind::Prefix, len);
        if !self.prefixed {
            self.prefixed = true;
            self.problem(span, ProblemKind::LinePrefix);
        }
    }

    /// The length of a mail program's `>`, the bar of a table, or a bullet. A dash is a bullet where it cannot be a missing move.
    fn sign_before(&self, rest: &str, line: &Line<'_>) -> Option<usize> {
        let first = rest.chars().next()?;
        let after = rest.get(first.len_utf8()..)?;
        let spaced = after.starts_with(is_blank) || after.is_empty();
        let dash = matches!(first, '-' | '–' | '—');
        let bullet =
            matches!(first, '*' | '•' | '·' | '‣' | '◦' | '▪' | '●') || (dash && self.is_bullet(first, after, line));
        (first == '>' || (is_bar(first) && first != '/') || (bullet && spaced)).then_some(first.len_utf8())
    }

    /// Whether a dash with this behind it is a bullet, not South's missing move.
    fn is_bullet(&self, dash: char, after: &str, line: &Line<'_>) -> bool {
        let after = after.trim_start_matches(is_blank);
        let first = word(after);
        let behind = first.after(after);
        let two = matches!(first.kind, WordKind::Move(_)) && matches!(word(behind).kind, WordKind::Move(_));
        let south = matches!(first.kind, WordKind::Move(Written { row: Some(RowLetter { north: false, .. }), .. }));
        let numbered = Lead::of(after).is_some_and(|lead| lead != Lead::Nothing);
        let listed = || line.below().strip_prefix(dash).is_some_and(|rest| rest.starts_with(is_blank));
        numbered || two || south || self.waits() || listed() || matches!(first.kind, WordKind::Text)
    }

    /// The length of the name of a player or side before the moves of a line, with the blanks behind it, and whether it is
    /// North's. Behind a stamp, and where nothing but moves follows, any name will do.
    fn speaker_of_line(&self, line: &Line<'_>, rest: &str, stamped: bool) -> Option<(usize, Option<bool>)> {
        if !rest.starts_with(|c: char| c.is_alphabetic() || matches!(c, '<' | '@')) {
            return None;
        }
        if let Some((name, after)) = rest.strip_prefix('<').and_then(|rest| rest.split_once('>')) {
            let is_name = is_name(name);
            let moves = after.trim_start_matches(is_blank);
            return (is_name && begins_moves(moves)).then(|| (rest.len() - moves.len(), self.side(line, name)));
        }
        let Some((name, after)) = rest.split_once(is_colon) else {
            return self.speaker(line, rest).map(|(len, north)| (len, Some(north)));
        };
        let name = lex::trim(name.trim_start_matches('@'));
        let moves = after.trim_start_matches(is_blank);
        let side = self.side(line, name);
        let fits = if Key::from_name(name).is_some() {
            let ends = ending::resignation(moves).is_some();
            let sure = ends || directed(moves) || (side.is_some() && row_of(moves) == side);
            side.is_some() && sure && (ends || only_moves(moves) || matches!(word(moves).kind, WordKind::Move(_)))
        } else {
            let any = (stamped && name.chars().count() <= LONGEST_HANDLE) || (directed(moves) && only_moves(moves));
            begins_moves(moves) && (side.is_some() || any)
        };
        let is_name = is_name(name) || (side.is_some() && full_moves(name).next().is_none());
        (fits && is_name).then_some((rest.len() - moves.len(), side))
    }

    /// The length of a known name before a move, with the blanks and the dash behind it, and whether it is North's.
    /// A name before the word for an ending is a part of what is said.
    pub(super) fn speaker(&self, line: &Line<'_>, rest: &str) -> Option<(usize, bool)> {
        let mut found = None;
        let ends_of_names =
            rest.match_indices(|c: char| is_blank(c) || is_colon(c) || is_semicolon(c)).take(MOST_WORDS);
        for (end, _) in ends_of_names {
            let name = rest.get(..end)?;
            let between = |c| is_blank(c) || is_colon(c) || matches!(c, '-' | '–' | ',');
            let moves = rest.get(end..)?.trim_start_matches(between);
            let said = ending::resignation(moves).is_none();
            let side = self.side(line, name).filter(|_| name.chars().count() > 1 && said && begins_moves(moves));
            found = side.map(|north| (rest.len() - moves.len(), north)).or(found);
        }
        found
    }

    /// Whose name this is, as the head has it or in words for the sides; `true` is North.
    fn side(&self, line: &Line<'_>, name: &str) -> Option<bool> {
        if name.len() > LONGEST_NAME {
            return None;
        }
        let folded = fold_name(name);
        let is = |player: Option<Span>| player.is_some_and(|player| fold_name(line.text_of(player)) == folded);
        match (is(self.players[0]), is(self.players[1])) {
            (true, true) => None,
            (true, false) => Some(false),
            (false, true) => Some(true),
            (false, false) => ending::names_north(&plain(name)),
        }
    }
}

/// Whether a move, or the number of a round, begins here.
fn begins_moves(text: &str) -> bool {
    let text = text.trim_start_matches(is_blank);
    let text = match lex::number(text) {
        Ok((after, _)) if matches!(Lead::of(text), Some(Lead::Colon | Lead::Mark(_) | Lead::Reply)) => {
            after.trim_start_matches(|c| is_blank(c) || lex::is_stray(c) || matches!(c, ')' | '…'))
        }
        _ => text,
    };
    let first = word(text);
    let behind = text.get(first.raw.len()..).unwrap_or_default();
    match first.kind {
        WordKind::Move(written) => {
            is_full_move(&written) || behind.trim_matches(|c| is_blank(c) || is_semicolon(c)).is_empty()
        }
        WordKind::Bad(_) => directed(text),
        _ => ending::resignation(text).is_some(),
    }
}

/// Whether this may be the name of a player.
fn is_name(name: &str) -> bool {
    let in_name =
        |c: char| c.is_alphanumeric() || is_blank(c) || matches!(c, '_' | '-' | '.' | '\'' | '’') || is_accent(c);
    let last = name.rsplit(is_blank).next().unwrap_or_default();
    let counted = last.chars().all(|c| c.is_ascii_digit());
    name.starts_with(char::is_alphabetic)
        && name.chars().all(in_name)
        && !counted
        && full_moves(name).next().is_none()
        && !matches!(word(name).kind, WordKind::Move(_))
}

/// Whether a text is nothing but moves with notes and opinions, the first of them a full one, or an ending.
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
            Some(len) => rest = rest.get(len..).unwrap_or_default(),
            None => return false,
        }
    }
}

/// Whether the first word of a text is a move with a sign of direction, or was meant as one.
fn directed(text: &str) -> bool {
    match word(text).kind {
        WordKind::Move(written) => is_full_move(&Written { row: None, ..written }),
        WordKind::Bad(_) => word(text).raw.contains(['<', '>', 'L', 'R']),
        _ => false,
    }
}

/// Whether something follows that a prefix is worth taking off for.
fn is_useful(rest: &str) -> bool {
    let Some(first) = rest.chars().next() else { return true };
    let number = || lex::number(rest).is_ok() && (Lead::of(rest).is_some() || Lead::hanging(rest).is_some());
    let begins = || matches!(word(rest).kind, WordKind::Move(_) | WordKind::Bad(_) | WordKind::Missing);
    is_semicolon(first)
        || first == '%'
        || number()
        || begins()
        || head_key(rest).is_ok()
        || ending::resignation(rest).is_some()
        || lex::opinion(rest).is_some()
        || note(rest).is_some_and(|len| begins_moves(rest.get(len..).unwrap_or_default()))
}

/// The length of a date, a time or both at the start of a text, and whether there is a date: `[12:03] `,
/// `28/11/2026, 12:03 - `, `12:03 `.
fn stamp(text: &str) -> Option<(usize, bool)> {
    if let Some(inner) = text.strip_prefix('[') {
        let end = inner.find(']')?;
        let stamp = inner.get(..end)?;
        let dated = stamp.matches(['/', '-', '.']).count() == 2;
        let fits = stamp.starts_with(|c: char| c.is_ascii_digit()) && stamp.chars().all(in_stamp);
        return ((dated || stamp.contains(':')) && fits).then_some((end + 2, dated));
    }
    let day = text.find(|c: char| !(c.is_ascii_digit() || matches!(c, '/' | '.' | '-'))).unwrap_or(text.len());
    let dated = text.get(..day)?.split(['/', '.', '-']).filter(|part| matches!(part.len(), 1 | 2 | 4)).count() == 3;
    let after = if dated { text.get(day..)?.trim_start_matches(|c| is_blank(c) || c == ',' || c == 'T') } else { text };
    let rest = match clock(after) {
        Some(len) => {
            let rest = after.get(len..)?;
            let half = rest.trim_start_matches(is_blank);
            ["am", "pm", "AM", "PM"].iter().find_map(|word| half.strip_prefix(word)).unwrap_or(rest)
        }
        None if dated => after,
        None => return None,
    };
    let dashed = rest.trim_start_matches(is_blank);
    let dashed = dashed.strip_prefix(['-', '–']).filter(|rest| rest.starts_with(is_blank)).unwrap_or(rest);
    (dashed.starts_with(is_blank) || dashed.is_empty()).then_some((text.len() - dashed.len(), dated))
}

fn in_stamp(c: char) -> bool {
    c.is_ascii_digit()
        || matches!(c, ':' | '/' | '.' | '-' | ',' | ' ' | '\u{202F}' | 'a' | 'p' | 'm' | 'A' | 'P' | 'M')
}

/// Whether a line is the rule below the head of a table: `|---|---|`.
fn is_rule(line: &str) -> bool {
    let line = lex::trim(line);
    line.chars().all(|c| matches!(c, '|' | '+' | '-' | '=' | ':' | ' ' | '─' | '┼' | '│' | '├' | '┤' | '━'))
        && line.contains(['|', '+', '│', '┼'])
        && line.matches(['-', '=', '─', '━']).count() > 2
}
