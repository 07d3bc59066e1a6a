//! An open document: its text in pieces of whole games, and the findings that are reported to the client.

use super::How;
use super::outline::Outline;
use super::piece::{Found, InPiece, Piece, cut};
use super::tokens::Word;
use super::units::{Lines, moved};
use crate::findings::{FileReport, Placed, Severity};
use crate::source::{Encoding, NotText, Text};
use crate::words;
use gen_lsp_types::{Position, Range, TextDocumentContentChangeEvent as Change};
use std::num::NonZeroUsize;
use std::sync::Arc;

/// From this number of pieces on, several threads read them.
const MANY: usize = 64;

/// How many pieces before and after a change are cut again: a boundary depends on the lines around it.
const AROUND: usize = 2;

/// A document, as the client has it.
#[derive(Debug)]
pub struct Document {
    /// Its version by the client's count; `None` if it is not open.
    pub version: Option<i32>,
    pub(super) how: How,
    pub(super) pieces: Vec<Arc<Piece>>,
    /// The end of what was typed last, if the cursor is probably still there.
    typing: Option<Position>,
    /// The file that the text was read from, if its bytes are not plain UTF-8.
    file: Option<Text>,
    /// Why that file is not a text; `None` if it is one.
    not_text: Option<NotText>,
}

/// A finding as it is shown.
#[derive(Clone, Debug)]
pub(super) struct Shown {
    pub(super) found: Found,
    pub(super) severity: Severity,
}

/// A piece at a place of a document.
pub(super) struct Here<'d> {
    pub(super) piece: &'d Piece,
    pub(super) lines: Lines<'d>,
}

impl Document {
    /// A document with this text. Its bytes in the file, if they hold the same text, say how it is encoded.
    #[must_use]
    pub fn new(text: &str, version: Option<i32>, how: How, bytes: Option<&[u8]>) -> Self {
        let file = bytes.and_then(|bytes| Text::decode(bytes).ok());
        let plain = |it: &Text| it.encoding == Encoding::Utf8 && !it.bom && it.replaced.is_none();
        let file = file.filter(|it| it.text == text && !plain(it));
        let wide = file.as_ref().is_some_and(|it| matches!(it.encoding, Encoding::Utf16Le | Encoding::Utf16Be));
        let not_text = bytes.filter(|_| file.is_some() && !wide).and_then(NotText::of_file);
        let pieces = cut(text).into_iter().map(|part| Arc::new(Piece::new(part))).collect();
        Self { version, how, pieces, typing: None, file, not_text }
    }

    /// The text.
    #[must_use]
    pub fn text(&self) -> String {
        self.pieces.iter().map(|piece| piece.text.as_str()).collect()
    }

    /// Whether it was not read from a file in another encoding than plain UTF-8.
    pub(super) const fn is_plain(&self) -> bool {
        self.file.is_none()
    }

    /// The number of pieces that it is kept in.
    #[must_use]
    pub fn pieces(&self) -> usize {
        self.pieces.len()
    }

    /// Changes the text.
    ///
    /// ```
    /// use kibao::lsp::{Document, How};
    /// use gen_lsp_types::{Position, Range, TextDocumentContentChangePartial as Partial};
    /// let mut document = Document::new("1: A7>* a7>;\n", Some(1), How::default(), None);
    /// let at = Position { line: 0, character: 11 };
    /// let typed = Partial { range: Range { start: at, end: at }, text: "*".to_owned(), ..Partial::default() };
    /// document.change(2, vec![typed.into()]);
    /// assert_eq!(document.text(), "1: A7>* a7>*;\n");
    /// ```
    pub fn change(&mut self, version: i32, changes: Vec<Change>) {
        self.version = Some(version);
        (self.file, self.not_text) = (None, None);
        let single = changes.len() == 1;
        for change in changes {
            self.typing = match change {
                Change::TextDocumentContentChangePartial(it) => {
                    let typed = single && !it.text.is_empty() && !it.text.contains(['\n', '\r']);
                    let end = it.range.start.character.saturating_add(self.how.units.len(&it.text));
                    self.replace(it.range, &it.text);
                    typed.then_some(Position { line: it.range.start.line, character: end })
                }
                Change::TextDocumentContentChangeWholeDocument(it) => {
                    let last = self.pieces.len().saturating_sub(1);
                    self.cut_again(0, last, &it.text);
                    None
                }
            };
        }
    }

    /// The document was saved: the last word is no longer being typed.
    pub fn left(&mut self) {
        self.typing = None;
    }

    /// The piece of a line, and the number of lines before it.
    fn piece_of(&self, line: u32) -> (usize, u32) {
        let mut before = 0;
        for (index, piece) in self.pieces.iter().enumerate() {
            if line < before + piece.lines || index + 1 == self.pieces.len() {
                return (index, before);
            }
            before += piece.lines;
        }
        (0, 0)
    }

    fn replace(&mut self, range: Range, new: &str) {
        let (start, end) = (range.start.min(range.end), range.start.max(range.end));
        let ((first, before), (last, _)) = (self.piece_of(start.line), self.piece_of(end.line));
        let low = first.saturating_sub(AROUND);
        let high = (last + AROUND).min(self.pieces.len().saturating_sub(1));
        let stretch = self.pieces.get(low..=high).unwrap_or_default();
        let lines_before = before - self.pieces.iter().take(first).skip(low).map(|it| it.lines).sum::<u32>();
        let mut text: String = stretch.iter().map(|piece| piece.text.as_str()).collect();
        let span = Lines::new(&text, self.how.units, lines_before).span(Range { start, end });
        text.replace_range(span.start as usize..span.end as usize, new);
        self.cut_again(low, high, &text);
    }

    /// Puts a text in the place of some pieces; those that it also has are kept.
    fn cut_again(&mut self, low: usize, high: usize, text: &str) {
        let old: Vec<Arc<Piece>> = self.pieces.get(low..=high).unwrap_or_default().to_vec();
        let parts = cut(text);
        let same = |(piece, part): &(&Arc<Piece>, &&str)| piece.text == **part;
        let front = old.iter().zip(&parts).take_while(same).count();
        let back = old.iter().skip(front).rev().zip(parts.iter().skip(front).rev()).take_while(same).count();
        let kept_back = old.len() - back;
        let new = parts.get(front..parts.len() - back).unwrap_or_default().iter();
        let new = new.map(|part| Arc::new(Piece::new(part)));
        let all: Vec<_> =
            old.iter().take(front).cloned().chain(new).chain(old.iter().skip(kept_back).cloned()).collect();
        self.pieces.splice(low..(high + 1).min(self.pieces.len()), all);
    }

    /// The piece at a place.
    pub(super) fn here(&self, position: Position) -> Option<Here<'_>> {
        let (index, before) = self.piece_of(position.line);
        let piece = self.pieces.get(index)?;
        Some(Here { piece, lines: Lines::new(&piece.text, self.how.units, before) })
    }

    /// The pieces that a range of lines touches.
    pub(super) fn within(&self, range: Range) -> impl Iterator<Item = Here<'_>> {
        let ((first, mut before), (last, _)) = (self.piece_of(range.start.line), self.piece_of(range.end.line));
        let pieces = self.pieces.get(first..=last.max(first)).unwrap_or_default();
        pieces.iter().map(move |piece| {
            let lines = Lines::new(&piece.text, self.how.units, before);
            before += piece.lines;
            Here { piece, lines }
        })
    }

    /// All of it.
    pub(super) fn whole(&self) -> Range {
        let line = self.pieces.iter().map(|piece| piece.lines).sum::<u32>().saturating_add(1);
        Range { start: Position::default(), end: Position { line, character: 0 } }
    }

    /// What `of` makes of each of these pieces; of many pieces several threads make it. A piece keeps it.
    fn each<'p, T: ?Sized + Sync>(&self, pieces: &'p [Arc<Piece>], of: fn(&'p Piece, &How) -> &'p T) -> Vec<&'p T> {
        let jobs = std::thread::available_parallelism().map_or(1, NonZeroUsize::get);
        if pieces.len() >= MANY && jobs > 1 {
            std::thread::scope(|scope| {
                for part in pieces.chunks(pieces.len().div_ceil(jobs)) {
                    scope.spawn(move || {
                        for piece in part {
                            of(piece, &self.how);
                        }
                    });
                }
            });
        }
        pieces.iter().map(|piece| of(piece, &self.how)).collect()
    }

    /// Its games, each with the number of lines before its piece.
    pub(super) fn outlines(&self) -> Vec<(u32, &Outline)> {
        self.parts(self.whole(), Piece::outlines)
    }

    /// The words of the pieces that a range touches, each with the number of lines before its piece.
    pub(super) fn words(&self, range: Range) -> Vec<(u32, &Word)> {
        self.parts(range, Piece::words)
    }

    fn parts<'p, T: Sync>(&'p self, range: Range, of: fn(&'p Piece, &How) -> &'p [T]) -> Vec<(u32, &'p T)> {
        let ((first, mut before), (last, _)) = (self.piece_of(range.start.line), self.piece_of(range.end.line));
        let pieces = self.pieces.get(first..=last.max(first)).unwrap_or_default();
        let mut parts = Vec::new();
        for (piece, list) in pieces.iter().zip(self.each(pieces, of)) {
            parts.extend(list.iter().map(|it| (before, it)));
            before += piece.lines;
        }
        parts
    }

    /// Everything that is found, in order of the games; what is about the file comes last.
    pub(super) fn found(&self) -> Vec<Shown> {
        let checked = self.each(&self.pieces, Piece::checked);
        let (mut shown, mut before, mut file) = (Vec::new(), 0, FileReport::default());
        let is_text = self.not_text.is_none() && checked.iter().all(|it| !it.not_text);
        for (piece, it) in self.pieces.iter().zip(checked) {
            if is_text {
                let unfinished = self.unfinished(piece, before, it);
                let reported = it.found.iter().filter(|found| !unfinished.as_ref().is_some_and(|it| it.hides(found)));
                shown
                    .extend(reported.map(|found| Shown { found: found.moved(before), severity: found.check.severity }));
            }
            file.add(it.file.clone().with_lines(|line| line + before));
            before += piece.lines;
        }
        let file = match (self.not_text, &self.file) {
            (Some(why), _) => FileReport::not_text(why, 0),
            (None, Some(text)) => FileReport::piece(text, usize::from(self.has_games()), 0),
            (None, None) => file,
        };
        shown.extend(file.finish().iter().filter(|it| self.how.settings.choice.wants(it.finding.check)).filter_map(
            |it| {
                let shown = self.placed(it);
                let typing = self.typing.is_some_and(|at| at.line == shown.found.range.start.line);
                let hidden = typing && it.finding.check.name == "no-final-newline";
                (!hidden).then_some(shown)
            },
        ));
        shown
    }

    fn has_games(&self) -> bool {
        self.pieces.iter().any(|piece| crate::notation::games(&piece.text).next().is_some())
    }

    /// A finding about the file, whose columns are characters.
    fn placed(&self, placed: &Placed) -> Shown {
        let (lang, units) = (self.how.lang, self.how.units);
        let number = placed.place.line.saturating_sub(1);
        let here = self.here(Position { line: number, character: 0 });
        let text = here.map(|here| {
            let line = here.lines.line_of(here.lines.offset(Position { line: number, character: 0 }));
            here.piece.text.get(line.start as usize..).unwrap_or_default()
        });
        let characters = |count: u32| {
            let text = text.unwrap_or_default();
            let end = text.char_indices().nth(count as usize).map_or(text.len(), |(at, _)| at);
            units.len(text.get(..end).unwrap_or_default())
        };
        let start = characters(placed.place.column.saturating_sub(1));
        let line = text.unwrap_or_default().split(['\r', '\n']).next().unwrap_or_default();
        let end = characters(placed.place.column.saturating_sub(1).saturating_add(placed.length)).min(units.len(line));
        let at = |character| Position { line: number, character };
        let found = Found {
            check: placed.finding.check,
            range: Range { start: at(start), end: at(end.max(start)) },
            message: words::file_message(lang, &placed.finding),
            help: words::file_help(lang, &placed.finding),
            slip: None,
            stops: false,
            game: 0,
        };
        Shown { severity: found.check.severity, found }
    }

    /// The word that is being typed in a piece, if nothing follows it on its line.
    fn unfinished(&self, piece: &Piece, before: u32, checked: &InPiece) -> Option<Unfinished> {
        let typing = self.typing.filter(|at| at.line >= before && at.line <= before + piece.lines)?;
        let lines = Lines::new(&piece.text, self.how.units, before);
        let at = lines.offset(typing);
        let line = lines.line_of(at);
        let rest = piece.text.get(at as usize..line.end as usize)?;
        let typed = piece.text.get(line.start as usize..at as usize)?;
        if !rest.trim().is_empty() || typed.trim().is_empty() {
            return None;
        }
        let word = typed.rfind(char::is_whitespace).map_or(0, |at| at + 1);
        let start = Position { line: typing.line - before, character: self.how.units.len(typed.get(..word)?) };
        let in_word = |found: &&Found| found.range.start >= start && found.range.start.line == start.line;
        let stopped = checked.found.iter().find(|found| in_word(found) && found.stops).map(|found| found.game);
        Some(Unfinished { start, stopped })
    }
}

/// A word that is being typed.
struct Unfinished {
    start: Position,
    /// The game that does not go on after it.
    stopped: Option<usize>,
}

impl Unfinished {
    /// Whether a finding may be gone when the word is finished.
    fn hides(&self, found: &Found) -> bool {
        let behind = found.range.start >= self.start;
        behind && (found.range.start.line == self.start.line || self.stopped == Some(found.game))
    }
}

impl Found {
    /// The same, below `lines` other lines.
    fn moved(&self, lines: u32) -> Self {
        let slip = self.slip.as_ref().map(|(place, change)| (moved(*place, lines), change.clone()));
        Self { range: moved(self.range, lines), slip, ..self.clone() }
    }
}
