//! Reads the words of one round: moves, notes among them, the end of the round, and the note after it.

use super::build::{Build, Line};
use super::ending;
use super::lead::without_missing;
use super::lex::{self, is_blank, is_semicolon, opens_entity};
use super::note::{closing, is_for_move, note, supplied};
use super::problem::ProblemKind;
use super::remark::{goes_on, hides_move, lacks_south};
use super::scan::{is_number_before, separates_moves, starts_round};
use super::shape::at_end;
use super::tree::{Comment, CommentSign, Entry, GivenUp, Number, Round, TokenKind};
use super::unclear::{Reading, Unclear};
use super::word::{DOUBT, Lead, Word, WordKind, begins_head, directed, dots, row_of, word};
use super::written::Unreadable;
use crate::source::Span;

/// How the reading of a round starts.
#[derive(Clone, Copy)]
pub(super) struct Start {
    /// Its number.
    pub(super) number: Option<Number>,
    /// What marks the number.
    pub(super) lead: Lead,
    /// Whether the words continue the last round.
    pub(super) joins: bool,
}

/// A round being read.
struct Progress {
    round: Round,
    /// The round's number; where none is written, the one that follows the last.
    this: u32,
    lead: Lead,
    /// How many moves of the round are already in the tree.
    before: usize,
    /// Whether the round has a number.
    numbered: bool,
    /// Whether the round's number was repeated before North's move.
    folded: bool,
    last: Last,
}

impl Progress {
    /// How many of the round's moves have been read.
    fn read(&self) -> usize {
        self.before + self.round.entries.len()
    }

    /// Adds a missing move at a place without text, such as an empty cell.
    fn add_missing(&mut self, at: usize) {
        self.round.entries.push(Entry::missing(Span::new(at, at)));
    }
}

/// The last word of the round being read.
#[derive(Clone, Copy, Debug)]
struct Last {
    /// Its span with an opinion and stray punctuation.
    span: Span,
    /// Whether it is a move.
    is_move: bool,
    /// Whether any word of the round was meant as a move.
    moved: bool,
}

impl Last {
    /// Whether a word begins a note after `read` moves of the round.
    fn begins_note(&self, word: &Word<'_>, read: usize) -> bool {
        match word.kind {
            WordKind::Move(_) | WordKind::Stray => false,
            WordKind::Bad(_) | WordKind::Missing => read > 1,
            WordKind::Signs => read > 1 || self.is_move,
            WordKind::Text => read > 1 || self.moved,
        }
    }
}

/// How to go on after a word of a round.
enum Next {
    /// The round may go on.
    Words,
    /// The round has ended. Whether another one follows on the line.
    End(bool),
}

impl Build<'_> {
    /// Reads a round after its number. Returns also whether another round follows on the line.
    pub(super) fn round(&mut self, line: &mut Line<'_>, start: Start) -> (Round, bool) {
        let Start { number, lead, joins } = start;
        let here = Span::new(line.at(), line.at());
        let round = Round { span: number.map_or(here, |number| number.span), number, ..Round::default() };
        let follows = if joins { self.this() } else { None };
        let this = number.and_then(|number| number.value).or(follows).unwrap_or(self.numbers.expected());
        let joined = self.game.rounds.last().filter(|_| joins);
        let numbered = number.is_some() || joined.is_some_and(|last| last.number.is_some());
        let before = joined.map_or(0, |last| last.entries.len());
        let last = Last { span: here, is_move: false, moved: joins };
        let mut reading = Progress { round, this, lead, before, numbered, folded: false, last };
        if lead == Lead::Reply {
            self.reply(line, &mut reading);
        }
        let (missing, behind) = without_missing(line.rest());
        let ends = || missing && ending::resignation(behind).is_some();
        if joins && lead != Lead::Reply && (number.is_some() || ends()) {
            // `1: --` before North's move.
            self.gap(line);
            self.text(line, TokenKind::Colon, line.rest().len() - behind.len());
        }
        loop {
            match self.words(line, &mut reading) {
                Next::Words => {}
                Next::End(more) => return (reading.round, more),
            }
        }
    }

    /// Reads the dots before North's move. South's move is missing, or it is in the last round.
    fn reply(&mut self, line: &mut Line<'_>, reading: &mut Progress) {
        self.gap(line);
        let len = dots(line.rest());
        if reading.before > 0 {
            self.token(line, TokenKind::Colon, len);
        } else {
            let span = self.token(line, TokenKind::Entry, len);
            reading.round.entries.push(Entry::missing(span));
            reading.last.span = span;
        }
        reading.round.span = reading.round.span.cover(reading.last.span);
    }

    /// Reads the next word or sign of a round.
    fn words(&mut self, line: &mut Line<'_>, reading: &mut Progress) -> Next {
        let before = line.at();
        self.gap(line);
        let after_colon = self.game.tokens.last().is_some_and(|token| token.kind == TokenKind::Colon);
        let Some(first) = line.next() else {
            self.unclosed(reading);
            return Next::End(false);
        };
        if is_semicolon(first) {
            return self.semicolon(line, reading);
        }
        if after_colon && reading.lead != Lead::Reply {
            self.crowded(line, before);
        }
        if reading.round.entries.len() + reading.before > 0 {
            if before == line.at() && begins_head(line.rest()) {
                self.joined = true;
                self.unclosed(reading);
                return Next::End(false);
            }
            if first == '%' {
                self.problem(reading.last.span, ProblemKind::MissingSemicolon);
                reading.round.comment = self.percent(line);
                return Next::End(false);
            }
            if reading.read() == 1 && self.number_again(line, reading.this) {
                // `1. A6<* 1... a6>`
                reading.folded = true;
                return Next::Words;
            }
            if self.another_begins(line, reading) {
                self.unclosed(reading);
                return Next::End(true);
            }
        }
        self.word_or_note(line, reading)
    }

    /// Reports that the `;` is missing, unless the words continue a round and add no move to it.
    fn unclosed(&mut self, reading: &Progress) {
        if reading.before == 0 || !reading.round.entries.is_empty() {
            self.problem(reading.last.span, ProblemKind::MissingSemicolon);
        }
    }

    /// Reads the `;` of a round and what follows it. Between the cells of a table, and right before North's move, a `;` does
    /// not close the round.
    fn semicolon(&mut self, line: &mut Line<'_>, reading: &mut Progress) -> Next {
        let behind = line.rest().trim_start_matches(|c| is_semicolon(c) || is_blank(c));
        let next = word(behind);
        let ends = || ending::resignation(behind).is_some();
        let cell = reading.lead.is_cell() && (next.is_move() || next.kind == WordKind::Missing || ends());
        let north = row_of(behind) == Some(true);
        let alone = || {
            let after = next.after(behind);
            after.chars().next().is_none_or(is_semicolon) || Lead::of_next(after, reading.this).is_some()
        };
        if reading.read() == 1 && (cell || (north && alone())) {
            let span = self.sign(line, TokenKind::Stray);
            self.problem(span, ProblemKind::StrayPunctuation(';'));
            return Next::Words;
        }
        if reading.lead.is_cell() && reading.read() == 0 {
            self.sign(line, TokenKind::Stray);
            reading.add_missing(line.at());
            return Next::Words;
        }
        let end = self.sign(line, TokenKind::Semicolon);
        reading.round.end = Some(end);
        reading.round.span = reading.round.span.cover(end);
        let (comment, more) = self.tail(line, Some(reading.this));
        reading.round.comment = comment;
        Next::End(more)
    }

    /// Whether another round begins here, although no `;` closes this one.
    fn another_begins(&self, line: &Line<'_>, reading: &Progress) -> bool {
        let (rest, read) = (line.rest(), reading.read());
        let follows = |value: u32| read > 1 || value > 8 || value == reading.this.saturating_add(1);
        if starts_round(rest).is_some_and(|number| number.value.is_none_or(follows)) {
            return true;
        }
        let next = Lead::of_next(rest, reading.this);
        let numbered = || next.is_some() || self.pending_lead(line, Some(reading.this)).is_some();
        if matches!(next, Some(Lead::Mark(_))) || (read > 1 && numbered()) {
            return true;
        }
        // Where moves have no numbers, the third is South's again.
        let unnumbered = !reading.numbered && read == 2;
        unnumbered
            && match word(rest).kind {
                WordKind::Move(written) => written.is_full() && written.row.is_none_or(|row| !row.north),
                WordKind::Bad(_) => directed(rest),
                _ => false,
            }
    }

    /// Reads a word, or the note that begins with it.
    fn word_or_note(&mut self, line: &mut Line<'_>, reading: &mut Progress) -> Next {
        let (rest, read) = (line.rest(), reading.read());
        if reading.round.given_up.is_some() {
            // After the ending there are no more moves.
            return Next::End(self.note(line, reading));
        }
        let (word, noted) = (word(rest), note(rest));
        if let (WordKind::Move(written), None) = (word.kind, noted) {
            if is_number_before(&word, written, rest, read == 1) {
                self.remark(line, reading, word.len());
            } else {
                self.word(line, &word, reading);
            }
            return Next::Words;
        }
        if let Some(raw) =
            noted.and_then(|len| rest.get(..len)).filter(|raw| is_for_move(raw, rest, read, reading.last.is_move))
        {
            self.word(line, &Word::bare(raw, WordKind::Bad(Unreadable::Unclear(Unclear::NOTHING))), reading);
            return Next::Words;
        }
        if let Some(inner) = noted.and_then(|len| supplied(rest.get(..len)?, rest, read)) {
            let open = self.token(line, TokenKind::Doubt, 1);
            self.word(line, &Word { reading: Some(Reading::Supplied), ..inner }, reading);
            let close = self.token(line, TokenKind::Doubt, 1);
            reading.last.span = reading.last.span.cover(open).cover(close);
            reading.round.span = reading.round.span.cover(reading.last.span);
            self.joined_opinion(line, reading);
            return Next::Words;
        }
        if rest.starts_with(DOUBT) && self.doubt(line, reading) {
            return Next::Words;
        }
        if let Some(len) = noted.filter(|len| goes_on(rest, read, reading.this).is_some_and(|on| on >= *len)) {
            self.remark(line, reading, len);
            return Next::Words;
        }
        if let Some(len) =
            noted.filter(|len| read == 0 && (reading.numbered || hides_move(rest, *len)) && lacks_south(rest))
        {
            // South's move is missing.
            reading.add_missing(line.at());
            self.remark(line, reading, len);
            return Next::Words;
        }
        if self.opens_remark(line) {
            self.remark(line, reading, rest.len());
            self.unclosed(reading);
            return Next::End(false);
        }
        // `--` is a missing move; a single dash after the number may only be a separator.
        let behind_number =
            read == 0 && reading.numbered && word.raw.chars().count() == 1 && !word.raw.starts_with('…');
        if word.kind == WordKind::Missing && (read == 1 || behind_number) && separates_moves(rest, &word, read == 1) {
            let span = self.token(line, TokenKind::Stray, word.len());
            self.problem(span, ProblemKind::StrayPunctuation(rest.chars().next().unwrap_or('-')));
            return Next::Words;
        }
        if word.kind == WordKind::Stray && read == 0 && matches!(reading.lead, Lead::Mark(c) if word.raw.starts_with(c))
        {
            self.token(line, TokenKind::Stray, word.raw.len());
            reading.add_missing(line.at());
            return Next::Words;
        }
        if word.kind == WordKind::Text {
            if self.opinion(line, reading) {
                return Next::Words;
            }
            if let Some(len) = ending::resignation(rest).filter(|_| read < 2) {
                self.given_up(line, reading, len, Some(read == 1));
                return Next::Words;
            }
            if let Some((len, north)) = self.speaker(line, rest).filter(|_| read < 2) {
                if north != (read == 1) {
                    self.problem(Span::new(line.at(), line.at() + len), ProblemKind::WrongPlayer);
                }
                self.prefix_token(line, len);
                return Next::Words;
            }
        }
        let says_result = read < 2 && matches!(word.kind, WordKind::Text | WordKind::Bad(_));
        let result = if says_result { ending::result(rest) } else { None };
        if let Some(len) = result.filter(|_| goes_on(rest, read, reading.this).is_none()) {
            self.given_up(line, reading, len, None);
            return Next::Words;
        }
        let timed = read > 0 && noted.is_some() && rest.starts_with(|c: char| c.is_ascii_digit());
        let begins_note = timed || (reading.last.begins_note(&word, read) && !is_cut_off(&word, rest, read));
        if begins_note || word.kind == WordKind::Text {
            let cut = read == 0 && matches!(word.raw, "A" | "B" | "a" | "b");
            if let Some(len) = goes_on(rest, read, reading.this).filter(|_| !cut) {
                self.remark(line, reading, len);
                return Next::Words;
            }
        }
        if begins_note {
            return Next::End(self.note(line, reading));
        }
        self.word(line, &word, reading);
        Next::Words
    }

    /// Reads an opinion that is separate from the move before it. Returns `false` and consumes nothing if there is none.
    fn opinion(&mut self, line: &mut Line<'_>, reading: &mut Progress) -> bool {
        let rest = line.rest();
        let ends = |rest: &str| at_end(rest) || rest.starts_with(lex::is_stray);
        let found = lex::opinion(rest).filter(|(_, len)| rest.get(*len..).is_some_and(ends));
        let Some((opinion, len)) = found else { return false };
        let begun = !reading.round.entries.is_empty();
        let entries = match self.game.rounds.last_mut() {
            Some(last) if !begun && reading.before > 0 => &mut last.entries,
            _ if begun && reading.last.is_move => &mut reading.round.entries,
            _ => return false,
        };
        let Some(entry) = entries.last_mut().filter(|entry| entry.opinion.is_none()) else { return false };
        entry.opinion = Some(opinion);
        let span = self.token(line, TokenKind::Opinion, len);
        self.problem(span, ProblemKind::OpinionApart);
        reading.last.span = reading.last.span.cover(span);
        true
    }

    /// Reads an opinion right after the bracket of a supplied move, if there is one.
    fn joined_opinion(&mut self, line: &mut Line<'_>, reading: &mut Progress) {
        let last = reading.round.entries.last_mut().filter(|entry| entry.opinion.is_none());
        if let (Some(entry), Some((opinion, len))) = (last, lex::opinion(line.rest())) {
            entry.opinion = Some(opinion);
            let span = self.token(line, TokenKind::Opinion, len);
            reading.last.span = reading.last.span.cover(span);
            reading.round.span = reading.round.span.cover(span);
        }
    }

    /// Reads `(?)` after a move: the writer was not sure of it. A supplied move stays one. Returns `false` and consumes nothing if
    /// there is none.
    fn doubt(&mut self, line: &mut Line<'_>, reading: &mut Progress) -> bool {
        let is_sure = |entry: &&mut Entry| entry.reading != Some(Reading::Doubtful);
        let last = reading.round.entries.last_mut().filter(|entry| reading.last.is_move && is_sure(entry));
        let Some(entry) = last else { return false };
        entry.reading = entry.reading.or(Some(Reading::Doubtful));
        let span = self.token(line, TokenKind::Doubt, DOUBT.len());
        reading.last.span = reading.last.span.cover(span);
        reading.round.span = reading.round.span.cover(span);
        true
    }

    /// Whether a note begins here that takes the rest of this line and is closed on a later one, before more moves.
    fn opens_remark(&mut self, line: &Line<'_>) -> bool {
        let rest = line.rest();
        let opens = |close: &char| rest.contains(char::is_alphabetic) && !rest.contains(*close);
        let close = line.next().and_then(closing).filter(opens);
        self.open_remark = close.filter(|close| !rest.contains(is_semicolon) && line.closes_below(*close));
        self.open_remark.is_some()
    }

    /// Reads the rest of a note that was opened on an earlier line, and the blanks after its bracket.
    pub(super) fn rest_of_remark(&mut self, line: &mut Line<'_>, close: char) {
        let end = line.rest().find(close).map(|at| at + close.len_utf8());
        if end.is_none() {
            self.open_remark = Some(close);
        }
        let text = self.text(line, TokenKind::Remark, end.unwrap_or(line.rest().len()));
        self.moves_in(line, text);
        if let Some(round) = self.game.rounds.last_mut() {
            round.remarks.push(Comment::remark(text));
        }
        self.gap(line);
    }

    /// Reads a note of this length, after which the round goes on.
    fn remark(&mut self, line: &mut Line<'_>, reading: &mut Progress, len: usize) {
        let text = self.text(line, TokenKind::Remark, len);
        self.problem(text, ProblemKind::RemarkAmongMoves);
        self.moves_in(line, text);
        reading.round.remarks.push(Comment::remark(text));
        reading.last.is_move = false;
    }

    /// Reads the words for an ending in the place of a move.
    fn given_up(&mut self, line: &mut Line<'_>, reading: &mut Progress, len: usize, north: Option<bool>) {
        if reading.read() == 0 {
            reading.add_missing(line.at());
        }
        let span = self.token(line, TokenKind::Remark, len);
        self.problem(span, ProblemKind::EndingInPlace);
        reading.round.remarks.push(Comment::remark(span));
        reading.round.given_up = Some(GivenUp { span, north });
        reading.round.span = reading.round.span.cover(span);
        reading.last = Last { span, is_move: false, moved: true };
    }

    /// Reads a word and adds it to the round.
    fn word(&mut self, line: &mut Line<'_>, word: &Word<'_>, reading: &mut Progress) {
        let mut stray = word.stray;
        if word.kind == WordKind::Stray {
            stray = word.raw;
        } else {
            let span = self.token(line, TokenKind::Entry, word.raw.len());
            for kind in word.faults.problems() {
                self.problem(span, kind);
            }
            if reading.read() > 1 {
                self.problem(span, ProblemKind::ExtraEntry);
            }
            if std::mem::take(&mut reading.folded) {
                self.problem(span, ProblemKind::FoldedRound);
            }
            let entry = word.entry(span);
            let is_move = matches!(word.kind, WordKind::Move(_));
            reading.last = Last { span, is_move, moved: reading.last.moved || is_move || entry.is_meant() };
            if let Some((_, len)) = word.opinion {
                let signs = self.token(line, TokenKind::Opinion, len);
                reading.last.span = span.cover(signs);
            }
            reading.round.entries.push(entry);
        }
        if let Some(first) = stray.chars().next() {
            let span = self.token(line, TokenKind::Stray, stray.len());
            self.problem(span, ProblemKind::StrayPunctuation(first));
            reading.last.span = reading.last.span.cover(span);
        }
        reading.round.span = reading.round.span.cover(reading.last.span);
    }

    /// Reads a note without its sign. Returns whether another round follows.
    fn note(&mut self, line: &mut Line<'_>, Progress { round, this, .. }: &mut Progress) -> bool {
        let this = *this;
        let rest = line.rest();
        let (end, joined) = self.end_of_note(line, this);
        let region = lex::trim(rest.get(..end.unwrap_or(rest.len())).unwrap_or_default());
        let closed = region.strip_suffix(';').filter(|text| end.is_none() && !opens_entity(text));
        let len = closed.unwrap_or(region).len();
        let comment = self.comment(line, CommentSign::None, len, false);
        self.problem(comment.text, ProblemKind::NoteWithoutSign);
        round.comment = Some(comment);
        if closed.is_some() || end.is_some() {
            round.end = Some(self.sign(line, TokenKind::Semicolon));
            self.gap(line);
        }
        end.is_some() && !joined
    }
}

/// Whether a word is only the row letter of a move, at the end of a line that breaks off.
fn is_cut_off(word: &Word<'_>, rest: &str, read: usize) -> bool {
    let rest = lex::trim(rest);
    let alone =
        lex::trim(rest.strip_suffix(';').unwrap_or(rest)) == word.raw && matches!(word.raw, "A" | "B" | "a" | "b");
    alone && read < 2
}
