//! Where a long text can be cut without cutting a game.

use super::canonical::canonical_round;
use super::parse::games;
use super::tree::{Game, Key, Round};

/// How many bytes at the end are searched for a boundary.
const LOOKED_AT: usize = 1 << 16;

/// The last place in these bytes where one game certainly ends and another begins: after a round in canonical form and an
/// empty line, before a known head line. Only the last 64 KiB are searched; `None` if they hold no such place.
///
/// ```
/// let text = b"title: 1\n\n1: A7>* a7>*;\n\ntitle: 2\n\n1: A6<*;\n";
/// assert_eq!(kibao::notation::last_boundary(text), Some(25));
/// assert_eq!(kibao::notation::last_boundary(b"1: A7>*\n\n1: A6<*\n"), None);
/// ```
#[must_use]
pub fn last_boundary(bytes: &[u8]) -> Option<usize> {
    let from = bytes.len().saturating_sub(LOOKED_AT);
    let window = bytes.get(from..)?;
    let starts = window.iter().enumerate().rev().filter(|(_, byte)| **byte == b'\n').map(|(at, _)| at + 1);
    // Where the two lines below begin: a head line and, before it, an empty line are wanted.
    let (mut head, mut empty) = (window.len(), window.len());
    for round in starts {
        let line = |start: usize, end: usize| window.get(start..end).map(without_end);
        if line(empty, head).is_some_and(<[u8]>::is_empty)
            && head > empty
            && line(round, empty).is_some_and(is_canonical)
            && window.get(head..).is_some_and(begins_head)
        {
            return Some(from + head);
        }
        (head, empty) = (empty, round);
    }
    None
}

/// The last place in these bytes where a head line below an empty line certainly begins another game: the text between the
/// previous such line and this one reads as exactly one game with moves. For text that is not tidy enough for
/// [`last_boundary`]; only the last 64 KiB are searched.
///
/// ```
/// let text = b"title: 1\n\n1. A7>* a7>*\n\ntitle: 2\n\n1. A6<*\n";
/// assert_eq!(kibao::notation::last_head_boundary(text), None);
/// let text = b"1. A6<*\n\ntitle: 1\n\n1. A7>* a7>*\n\ntitle: 2\n\n1. A6<*\n";
/// assert_eq!(kibao::notation::last_head_boundary(text), Some(33));
/// ```
#[must_use]
pub fn last_head_boundary(bytes: &[u8]) -> Option<usize> {
    let from = bytes.len().saturating_sub(LOOKED_AT);
    let window = bytes.get(from..)?;
    let starts = window.iter().enumerate().rev().filter(|(_, byte)| **byte == b'\n').map(|(at, _)| at + 1);
    let (mut below, mut last) = (window.len(), None);
    for start in starts {
        let empty = window.get(start..below).map(without_end).is_some_and(<[u8]>::is_empty) && below > start;
        let whole_line = || window.get(below..).is_some_and(|line| line.contains(&b'\n'));
        if empty && whole_line() && window.get(below..).is_some_and(begins_head) {
            if let Some(last) = last
                && is_one_game(window.get(below..)?, last - below)
            {
                return Some(from + last);
            }
            last = Some(below);
        }
        below = start;
    }
    None
}

/// Whether the first game of a text has moves and ends at this place.
fn is_one_game(bytes: &[u8], end: usize) -> bool {
    let Ok(text) = std::str::from_utf8(bytes) else { return false };
    let moves = |game: &Game<'_>| game.rounds.iter().any(Round::is_meant);
    games(text).next().is_some_and(|game| moves(&game) && game.span.end as usize == end)
}

fn without_end(line: &[u8]) -> &[u8] {
    let line = line.strip_suffix(b"\n").unwrap_or(line);
    line.strip_suffix(b"\r").unwrap_or(line)
}

/// Whether a line, without its end, is a round in canonical form.
fn is_canonical(line: &[u8]) -> bool {
    canonical_round(line).is_some_and(|round| round.end + 1 == line.len())
}

/// Whether a known head line begins here.
fn begins_head(bytes: &[u8]) -> bool {
    let key = bytes.iter().take(16).position(|byte| *byte == b':').and_then(|len| bytes.get(..len));
    key.and_then(|key| std::str::from_utf8(key).ok()).is_some_and(|key| Key::from_name(key).is_some())
}

/// Where the last game of a text begins, if it is not the first. For text that is not tidy enough for [`last_boundary`]; the
/// whole text is read.
///
/// ```
/// assert_eq!(kibao::notation::last_game("1: A7>*\n\n1: A6<*\n"), Some(9));
/// assert_eq!(kibao::notation::last_game("1: A7>*\n2: A6<*\n"), None);
/// ```
#[must_use]
pub fn last_game(text: &str) -> Option<u32> {
    games(text).last().map(|game| game.span.start).filter(|start| *start > 0)
}
