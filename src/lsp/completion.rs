//! What can be written at a place: the legal moves in the dialect of the record, the next number, head keys and their values.

use super::document::{Document, Here};
use crate::document::Document as Record;
use crate::engine::{BUILT_IN, Side, State};
use crate::findings::Report;
use crate::notation::{Dialect, Key};
use crate::render::board::board;
use crate::replay::{Replay, name, replays};
use crate::source::Span;
use crate::words::lsp as say;
use gen_lsp_types::{CompletionItem, CompletionItemKind as Kind, MarkupContent, MarkupKind, Position, Range, TextEdit};

/// The columns of a board.
pub(super) const WIDTH: usize = 80;

/// A place in a document, as it is read for completion.
struct Cursor<'d> {
    here: Here<'d>,
    document: &'d Document,
    at: u32,
    /// The line up to the cursor.
    typed: &'d str,
    /// The start of the word at the cursor.
    word: u32,
}

/// The completions at a place.
pub(super) fn completions(document: &Document, position: Position) -> Vec<CompletionItem> {
    let Some(here) = document.here(position) else { return Vec::new() };
    let at = here.lines.offset(position);
    let line = here.lines.line_of(at);
    let text = here.piece.text.as_str();
    let typed = Span { start: line.start, end: at }.of(text);
    let word = typed
        .rfind(|c: char| c.is_whitespace() || c == ':')
        .map_or(0, |found| found + typed.get(found..).and_then(|rest| rest.chars().next()).map_or(0, char::len_utf8));
    let word = line.start + u32::try_from(word).unwrap_or_default();
    let piece = here.piece;
    let cursor = Cursor { here, document, at, typed, word };
    if let Some(values) = cursor.values() {
        return values;
    }
    let record = Record::new(&piece.text, &document.how.settings.options);
    let game = record.games().iter().rfind(|report| report.replay.game.span.start <= at);
    let mut items = cursor.keys(game);
    items.extend(cursor.moves(game));
    items
}

impl Cursor<'_> {
    fn range(&self, from: u32) -> Range {
        self.here.lines.range(Span { start: from, end: self.at })
    }

    fn item(&self, label: String, kind: Kind, from: u32, new_text: String) -> CompletionItem {
        let edit = TextEdit { range: self.range(from), new_text };
        CompletionItem { label, kind: Some(kind), text_edit: Some(edit.into()), ..CompletionItem::default() }
    }

    /// The values of the head key on this line.
    fn values(&self) -> Option<Vec<CompletionItem>> {
        let (key, value) = self.typed.split_once(':')?;
        let key = Key::from_name(key.trim())?;
        let from = self.at - u32::try_from(value.trim_start().len()).ok()?;
        let space = if value.is_empty() { " " } else { "" };
        let values: Vec<String> = match key {
            Key::Rules => {
                let custom = self.document.how.settings.rule_sets();
                BUILT_IN.iter().map(|it| it.name.to_owned()).chain(custom).collect()
            }
            Key::Notation => Dialect::ALL.iter().map(|it| it.name().to_owned()).collect(),
            Key::Takasia => vec!["yes".to_owned(), "no".to_owned()],
            Key::Winner => vec!["South".to_owned(), "North".to_owned()],
            Key::Result => vec!["1-0".to_owned(), "0-1".to_owned()],
            Key::Opening => {
                let start = BUILT_IN.first().map(|it| crate::replay::position_text(&it.rules.start()).to_string());
                ["official", "novice"].map(str::to_owned).into_iter().chain(start).collect()
            }
            _ => Vec::new(),
        };
        let item = |(index, value): (usize, String)| CompletionItem {
            sort_text: Some(format!("{index:02}")),
            ..self.item(value.clone(), Kind::Value, from, format!("{space}{value}"))
        };
        Some(values.into_iter().enumerate().map(item).collect())
    }

    /// The head keys that the game does not have, where its head may still go on.
    fn keys(&self, game: Option<&Report<'_>>) -> Vec<CompletionItem> {
        let start = self.at - u32::try_from(self.typed.len()).unwrap_or_default();
        let letters = self.typed.trim().chars().all(char::is_alphabetic);
        let before = Span { start: 0, end: start }.of(&self.here.piece.text);
        let in_head = game.is_none_or(|it| it.replay.game.rounds.iter().all(|round| round.span.start >= start));
        let apart = before.is_empty() || before.ends_with("\n\n") || before.ends_with("\r\n\r\n");
        if !letters || !(in_head || apart) {
            return Vec::new();
        }
        let missing = |key: Key| !in_head || game.is_none_or(|it| it.replay.game.head(key).is_none());
        let from = self.at - u32::try_from(self.typed.trim_start().len()).unwrap_or_default();
        let keys = Key::ALL.into_iter().enumerate().filter(|(_, key)| missing(*key));
        let item = |(index, key): (usize, Key)| CompletionItem {
            detail: Some(format!("{}: {}", key.name(), key.example())),
            sort_text: Some(format!("k{index:02}")),
            ..self.item(key.name().to_owned(), Kind::Property, from, format!("{}: ", key.name()))
        };
        keys.map(item).collect()
    }

    /// The legal moves, if the game up to here replays, and the number of the round where a line begins.
    fn moves(&self, game: Option<&Report<'_>>) -> Vec<CompletionItem> {
        let start = game.map_or(0, |it| it.replay.game.span.start);
        let before = Span { start, end: self.word }.of(&self.here.piece.text);
        let options = &self.document.how.settings.options;
        // A number alone is not a game yet.
        let replay = replays(before, options).last().or_else(|| replays("title: -\n", options).last());
        let Some(replay) = replay else { return Vec::new() };
        let plies = replay.plies.len();
        if !replay.is_whole() || replay.is_over_at(plies) || self.typed.contains(';') {
            return Vec::new();
        }
        let Some(state) = replay.state_after(plies) else { return Vec::new() };
        let dialect = game.map_or(replay.dialect, |it| it.replay.dialect);
        let mut items = Vec::new();
        let begins = self.typed.trim().is_empty() || self.typed.trim().chars().all(|c| c.is_ascii_digit());
        let number = next_number(&replay);
        if begins && state.position.turn == Side::South {
            let from = self.at - u32::try_from(self.typed.trim_start().len()).unwrap_or_default();
            items.push(CompletionItem {
                detail: Some(say::round(self.document.how.lang, number)),
                sort_text: Some("a".to_owned()),
                ..self.item(format!("{number}:"), Kind::Snippet, from, format!("{number}: "))
            });
        }
        let typed = Span { start: self.word, end: self.at }.of(&self.here.piece.text);
        // A word that is the number of the round is not the beginning of a move.
        if !begins || typed.is_empty() {
            items.extend(self.legal(&replay, &state, dialect, typed));
        }
        items
    }

    fn legal(&self, replay: &Replay<'_>, state: &State, dialect: Dialect, typed: &str) -> Vec<CompletionItem> {
        let (lang, rules) = (self.document.how.lang, &replay.rules);
        let without_row = typed.starts_with(|c: char| c.is_ascii_digit());
        let item = |(index, mv): (usize, &crate::engine::Move)| {
            let played = state.play_unchecked(rules, *mv, &mut ()).settled(rules);
            let written = name(state, &played, dialect).write(dialect);
            let shown = board(lang, &played.after.position, rules.house, WIDTH);
            let value = format!("```text\n{shown}```\n");
            CompletionItem {
                detail: Some(say::does(lang, &played)),
                documentation: Some(MarkupContent { kind: MarkupKind::Markdown, value }.into()),
                sort_text: Some(format!("m{index:03}")),
                filter_text: without_row.then(|| written.chars().skip(1).collect()),
                ..self.item(written.clone(), Kind::Function, self.word, written)
            }
        };
        state.legal(rules).as_slice().iter().enumerate().map(item).collect()
    }
}

/// The number of the round after those of a game.
pub(super) fn next_number(replay: &Replay<'_>) -> u32 {
    match replay.game.rounds.len().checked_sub(1) {
        None => 1,
        Some(last) => replay.game.number_of(last).saturating_add(1),
    }
}
