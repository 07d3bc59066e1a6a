//! Long runs of blank lines and comment lines, which would make a game too large: most of such a run is not read with the game.

use crate::notation::{Game, Problem, ProblemKind, games};
use crate::source::Text;
use std::ops::Range;

/// The lines that a piece need not hold if a game would otherwise be too large.
///
/// ```
/// use kibao::{notation::last_game, stream::{Aside, Pieces}};
/// let input = format!("1: A7>*{}\n2: A8>*\n", "\n".repeat(1_000));
/// let pieces = Pieces::new(input.as_bytes(), last_game).aside(Aside::Blank).sized(100, 400);
/// assert!(pieces.map(Result::unwrap).all(|piece| piece.bytes.len() <= 400 && !piece.too_large));
/// ```
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub enum Aside {
    /// None; for text that must stay as it is.
    Nothing,
    /// Blank lines in the middle of a long run.
    Blank,
    /// Blank lines and comment lines in the middle of a long run; for readers that do not show comments. The function says
    /// whether a comment line counts, so that it must stay.
    Comments(fn(&str) -> bool),
}

/// A run is long if it has `1 / LONG` of the most bytes of a game; `1 / KEPT` of them stay at both of its ends.
const LONG: usize = 4;
const KEPT: usize = 16;

impl Aside {
    /// The middle of a long run of such lines, as whole lines.
    pub(super) fn middle(self, bytes: &[u8], largest: usize) -> Option<Range<usize>> {
        let (long, kept) = (largest / LONG, largest / KEPT);
        // A long run holds at least one of these places.
        let places = (1..).map(|nth| nth * (long / 2)).take_while(|at| *at < bytes.len() && *at > 0);
        let run = places.filter_map(|at| self.run(bytes, at)).find(|run| run.len() >= long)?;
        let behind = |at: usize| Some(at + bytes.get(at..)?.iter().position(|byte| *byte == b'\n')? + 1);
        let middle = behind(run.start + kept)?..behind(run.end - kept - 1)?;
        let middle = self.without_meaning(bytes, middle);
        let is_clear = |lines| matches!(self, Self::Blank) || are_comments(lines);
        (middle.len() >= kept && is_clear(bytes.get(middle.clone())?)).then_some(middle)
    }

    /// The longest stretch of these lines without a comment that counts.
    fn without_meaning(self, bytes: &[u8], lines: Range<usize>) -> Range<usize> {
        let Self::Comments(counts) = self else { return lines };
        let (mut best, mut start, mut at) = (lines.start..lines.start, lines.start, lines.start);
        for line in bytes.get(lines).unwrap_or_default().split_inclusive(|byte| *byte == b'\n') {
            at += line.len();
            if str::from_utf8(line).map_or(true, counts) {
                start = at;
            } else if at - start > best.len() {
                best = start..at;
            }
        }
        best
    }

    /// The run of such lines around a place.
    fn run(self, bytes: &[u8], at: usize) -> Option<Range<usize>> {
        let (before, behind) = bytes.split_at_checked(at)?;
        let start = before.iter().rposition(|byte| *byte == b'\n')? + 1;
        let (before, behind) = (bytes.get(..start)?, bytes.get(start..).filter(|_| !behind.is_empty())?);
        let len = |line: &&[u8]| self.holds(line).then_some(line.len());
        let up: usize = before.split_inclusive(|byte| *byte == b'\n').rev().map_while(|line| len(&line)).sum();
        let whole = |line: &&[u8]| line.ends_with(b"\n");
        let lines = behind.split_inclusive(|byte| *byte == b'\n').take_while(whole);
        let down: usize = lines.map_while(|line| len(&line)).sum();
        (down > 0).then(|| start - up..start + down)
    }

    /// Whether a line, with its line feed, is one of these.
    fn holds(self, line: &[u8]) -> bool {
        let line = line.strip_suffix(b"\n").unwrap_or(line);
        let line = line.strip_suffix(b"\r").unwrap_or(line);
        match line.iter().find(|byte| !matches!(byte, b' ' | b'\t')) {
            None => !matches!(self, Self::Nothing),
            Some(first) => matches!(self, Self::Comments(_)) && matches!(first, b';' | b'%') && !line.contains(&b'\r'),
        }
    }
}

/// Whether lines that look like comments are comments without moves: a comment may hold a round, and behind another `;` one
/// may follow.
fn are_comments(lines: &[u8]) -> bool {
    let Ok(text) = Text::decode(&[b"1: A7>* a7>*;\n", lines].concat()) else { return false };
    let mut games = games(&text.text);
    let holds_move = |it: &Problem| matches!(it.kind, ProblemKind::RoundInComment | ProblemKind::MoveInComment);
    let only = |game: Game<'_>| game.rounds.len() == 1 && !game.problems.iter().any(holds_move);
    games.next().is_some_and(only) && games.next().is_none()
}
