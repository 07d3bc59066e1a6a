//! The games of a document: as symbols, as parts that fold, with a line above each; and the hints within their lines.

use super::How;
use super::document::{Document, Here};
use super::units::{Lines, moved};
use crate::document::Document as Record;
use crate::findings::Report;
use crate::notation::{Key, TokenKind};
use crate::source::Span;
use crate::words::{self, lsp as say};
use gen_lsp_types::{
    CodeLens, Command, DocumentSymbol, FoldingRange, FoldingRangeKind, InlayHint, Position, Range, SymbolKind, TextEdit,
};
use serde_json::json;

/// The command that returns a replay page; a client shows it.
pub(super) const REPLAY: &str = "kibao.replay";

/// Calls `show` with the number and the report of each game in a range.
fn each(document: &Document, range: Range, mut show: impl FnMut(&Here<'_>, &Report<'_>)) {
    for here in document.within(range) {
        for report in Record::new(&here.piece.text, &document.how.settings.options).games() {
            show(&here, report);
        }
    }
}

/// A game without the blank lines behind it.
fn trimmed(report: &Report<'_>) -> Span {
    let span = report.replay.game.span;
    let blank = |token: &&crate::notation::Token| matches!(token.kind, TokenKind::Space | TokenKind::LineEnd);
    let tokens = &report.replay.game.tokens;
    let start = tokens.iter().find(|token| !blank(token)).map_or(span.start, |token| token.span.start);
    let end = tokens.iter().rfind(|token| !blank(token)).map_or(span.end, |token| token.span.end);
    Span { start, end: end.max(start) }
}

/// The most games whose rounds are symbols, too.
const WITH_ROUNDS: usize = 1000;

/// A game as its piece keeps it; lines are counted from the first of the piece.
#[derive(Debug)]
pub(super) struct Outline {
    title: String,
    /// The line above it.
    lens: String,
    range: Range,
    /// The end of its first line.
    first: Position,
    head: Option<Range>,
    rounds: Vec<(u32, Range)>,
}

impl Outline {
    /// The games of a piece.
    pub(super) fn of(text: &str, how: &How) -> Vec<Self> {
        let lines = Lines::new(text, how.units, 0);
        let outline = |report: &Report<'_>| {
            let (game, span) = (&report.replay.game, trimmed(report));
            let rounds = game.rounds.iter().enumerate();
            Self {
                title: words::title(how.lang, game),
                lens: say::lens(how.lang, report),
                range: lines.range(span),
                first: lines.position(lines.line_of(span.start).end),
                head: game.heads.first().zip(game.heads.last()).map(|(a, b)| lines.range(a.key.cover(b.value))),
                rounds: rounds.map(|(at, round)| (game.number_of(at), lines.range(round.span))).collect(),
            }
        };
        Record::new(text, &how.settings.options).games().iter().map(outline).collect()
    }
}

/// The games as symbols: title and players, with the rounds below each.
pub(super) fn symbols(document: &Document) -> Vec<DocumentSymbol> {
    let lang = document.how.lang;
    let all = document.outlines();
    let with_rounds = all.len() <= WITH_ROUNDS;
    let of_game = |(before, it): &(u32, &Outline)| {
        let rounds = it.rounds.iter().filter(|_| with_rounds);
        let round = |(number, range): &(u32, Range)| {
            symbol(say::round(lang, *number), SymbolKind::Number, moved(*range, *before))
        };
        DocumentSymbol {
            detail: Some(it.lens.clone()),
            selection_range: moved(Range { start: it.range.start, end: it.first }, *before),
            children: Some(rounds.map(round).collect()),
            ..symbol(it.title.clone(), SymbolKind::Event, moved(it.range, *before))
        }
    };
    all.iter().map(of_game).collect()
}

const fn symbol(name: String, kind: SymbolKind, range: Range) -> DocumentSymbol {
    DocumentSymbol::new(name, None, kind, None, None, range, range, None)
}

/// Each game, and its head, as a part that folds.
pub(super) fn folds(document: &Document) -> Vec<FoldingRange> {
    let outlines = document.outlines().into_iter();
    let parts =
        outlines.flat_map(|(before, it)| [Some(it.range), it.head].map(|range| range.map(|it| moved(it, before))));
    let long = parts.flatten().filter(|range| range.start.line < range.end.line);
    let fold = |range: Range| FoldingRange {
        start_line: range.start.line,
        end_line: range.end.line,
        kind: Some(FoldingRangeKind::Region),
        ..FoldingRange::default()
    };
    long.map(fold).collect()
}

/// Above each game: how many plies it has, how it ended; the command opens its replay.
pub(super) fn lenses(document: &Document, uri: &str) -> Vec<CodeLens> {
    let lens = |(index, (before, it)): (usize, (u32, &Outline))| {
        let start = moved(it.range, before).start;
        let arguments = Some(vec![json!(uri), json!(index + 1)]);
        let command = Command { title: it.lens.clone(), command: REPLAY.to_owned(), arguments, ..Command::default() };
        CodeLens { range: Range { start, end: start }, command: Some(command), data: None }
    };
    document.outlines().into_iter().enumerate().map(lens).collect()
}

/// Behind a move, what it captures; before a round without a number, its number.
pub(super) fn hints(document: &Document, range: Range) -> Vec<InlayHint> {
    let mut hints = Vec::new();
    let mut add = |at: Position, label: String, tooltip: String, number: bool| {
        let new_text = format!("{label} ");
        let edits = number.then(|| vec![TextEdit { range: Range { start: at, end: at }, new_text }]);
        if range.start <= at && at <= range.end {
            hints.push(InlayHint::new(at, label.into(), None, edits, Some(tooltip.into()), None, Some(number), None));
        }
    };
    each(document, range, |here, report| {
        let (lang, game) = (document.how.lang, &report.replay.game);
        for (index, round) in game.rounds.iter().enumerate().filter(|(_, round)| round.number.is_none()) {
            let number = game.number_of(index);
            add(here.lines.position(round.span.start), format!("{number}:"), say::round(lang, number), true);
        }
        for ply in &report.replay.plies {
            let Some(played) = ply.played().filter(|played| played.captured > 0) else { continue };
            let at = here.lines.position(ply.span.end);
            add(at, format!("×{}", played.captured), say::does(lang, played), false);
        }
    });
    hints.sort_by_key(|hint| hint.position);
    hints
}

/// The name of a player at a place, with its span in the piece.
pub(super) fn player_at(report: &Report<'_>, at: u32) -> Option<(String, Span)> {
    let game = &report.replay.game;
    let names = [Key::South, Key::North].map(|key| game.value(key).map(crate::notation::fold_name));
    let heads =
        game.heads.iter().filter(|head| head.value.start <= at && at <= head.value.end && !head.value.is_empty());
    let is_player = |key: Option<Key>, value: &str| match key {
        Some(Key::South | Key::North) => true,
        Some(Key::Winner | Key::Result) => {
            names.iter().flatten().any(|name| *name == crate::notation::fold_name(value))
        }
        _ => false,
    };
    heads
        .map(|head| (head.known, head.value))
        .find(|(key, value)| is_player(*key, value.of(game.text)))
        .map(|(_, value)| (value.of(game.text).to_owned(), value))
}

/// Every place of a document where a player is named.
pub(super) fn places_of(document: &Document, name: &str) -> Vec<Range> {
    let folded = crate::notation::fold_name(name);
    let mut places = Vec::new();
    each(document, document.whole(), |here, report| {
        for head in &report.replay.game.heads {
            let named = crate::notation::fold_name(head.value.of(report.text())) == folded;
            if named && player_at(report, head.value.start).is_some() {
                places.push(here.lines.range(head.value));
            }
        }
    });
    places
}
