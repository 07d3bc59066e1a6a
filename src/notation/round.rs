//! Rounds on a line: words, what closes a round, notes, and what makes a line a round at all.

use super::build::{Build, Line};
use super::entries::Entries;
use super::lex::{self, blanks, colon, is_blank, is_semicolon, is_stray, opens_entity};
use super::tree::{
    CommentSign, Entry, EntryKind, Game, Number, ProblemKind, Round, RowLetter, TokenKind, Unreadable, Written,
};
use super::word::{Word, WordKind, comment_end, is_bare, starts_round, word};
use crate::source::Span;

/// How a line that may be a round begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Lead {
    /// `1:`
    Colon,
    /// `1.` or `1)`
    Mark(char),
    /// `1` and nothing after it.
    Number,
    /// No number.
    Nothing,
}

impl Lead {
    /// How a line beginning with a number begins; `None` where it cannot be a round.
    pub(super) fn of(line: &str) -> Option<Self> {
        let (after, (digits, _)) = lex::number(line).ok()?;
        let (rest, gap) = blanks(after).ok()?;
        let dots = rest.starts_with("...") || rest.starts_with('…');
        let Some(next) = rest.chars().next() else { return Some(Self::Nothing) };
        let (lead, rest) = match (next, colon(rest)) {
            (_, Ok((rest, _))) => (Self::Colon, rest),
            (mark @ ('.' | ')' | '．' | '）'), _) if !dots => (Self::Mark(mark), rest.get(mark.len_utf8()..)?),
            _ if gap.is_empty() && !dots => (if is_stuck(rest) { Self::Number } else { Self::Nothing }, rest),
            _ if is_number(digits, rest) => (Self::Number, rest),
            _ => (Self::Nothing, rest),
        };
        let skip: fn(char) -> bool = if lead == Self::Nothing { is_blank } else { |c| is_blank(c) || is_stray(c) };
        let words = rest.trim_start_matches(skip).chars().next();
        let dotted = lex::missing(rest.trim_start_matches(is_blank)).is_ok();
        let empty = words.is_none_or(|c| is_semicolon(c) || c == '%');
        (lead == Self::Nothing || dotted || !empty).then_some(lead)
    }
}

impl Lead {
    /// How the round after number `this` begins in the middle of a line where its number has no colon: `2.` or `2)` before a
    /// move with a row letter.
    fn of_next(rest: &str, this: u32) -> Option<Self> {
        let lead = Self::of(rest).filter(|lead| matches!(lead, Self::Mark(_)))?;
        let (after, (_, digits)) = lex::number(rest).ok()?;
        let after = after.trim_start_matches(|c| is_blank(c) || matches!(c, '.' | ')' | '．' | '）'));
        (digits.value == Some(this.saturating_add(1)) && is_stuck(after)).then_some(lead)
    }
}

/// Whether a round's number is written with a zero before it.
fn has_leading_zero(digits: &str) -> bool {
    digits.starts_with(['0', '\u{ff10}']) && digits.chars().nth(1).is_some()
}

/// Whether a move with a row letter follows digits without a blank: the digits are a round's number.
fn is_stuck(after: &str) -> bool {
    matches!(word(after).kind, WordKind::Move(Written { row: Some(_), .. }))
}

/// Whether digits with blanks after them are a round's number and not South's move.
fn is_number(digits: &str, after: &str) -> bool {
    if digits.chars().count() > 1 || matches!(digits, "0" | "9") {
        return true;
    }
    let first = word(after);
    if matches!(first.kind, WordKind::Move(Written { row: Some(RowLetter { north: false, .. }), .. })) {
        return true;
    }
    let rest = after.get(first.raw.len() + first.stray.len()..).unwrap_or_default();
    let second = rest.trim_start_matches(is_blank);
    let one = |kind| matches!(kind, WordKind::Move(_) | WordKind::Missing);
    !second.is_empty() && one(first.kind) && matches!(word(second).kind, WordKind::Move(_))
}

impl Build {
    /// Reads the rounds on the rest of a line. `false`, and nothing read, where the first is none after all; also the
    /// game before, where the first begins another.
    pub(super) fn rounds(&mut self, line: &mut Line<'_>, lead: Lead) -> (bool, Option<Game>) {
        let mark = self.mark(line);
        let number = self.number(line, lead);
        let (round, more) = self.round(line, number);
        if !self.is_round(line, lead, &round) {
            self.rewind(line, mark);
            return (false, None);
        }
        let first_of_line = lex::trim(line.text_of(Span::new(self.line.at, mark.at))).is_empty();
        let finished = (first_of_line && self.begins_game(&round)).then(|| self.divide());
        self.accept(round);
        if more {
            self.more_rounds(line);
        }
        (true, finished)
    }

    /// Reads the rounds from the middle of a line on.
    pub(super) fn more_rounds(&mut self, line: &mut Line<'_>) {
        let mut more = true;
        while more {
            let mark = self.mark(line);
            let before = self.game.rounds.last().and_then(|round| round.number).and_then(|number| number.value);
            let lead = before.and_then(|before| Lead::of_next(line.rest(), before)).unwrap_or(Lead::Colon);
            let number = self.number(line, lead);
            let (round, another) = self.round(line, number);
            more = if self.is_round(line, lead, &round) {
                self.accept(round);
                another
            } else {
                self.rewind(line, mark);
                self.without_sign(line, ProblemKind::LineWithoutSign, comment_end(line.rest()))
            };
        }
    }

    /// Whether what was read as a round is one.
    fn is_round(&self, line: &Line<'_>, lead: Lead, round: &Round) -> bool {
        let moves = round.entries.iter().filter(|entry| matches!(entry.kind, EntryKind::Move(_))).count();
        let started = !self.game.rounds.is_empty();
        let value = round.number.and_then(|number| number.value);
        if moves == 0 && !self.real {
            return lead == Lead::Colon && round.is_meant() && (value == Some(1) || round.nobody_moves());
        }
        if lead == Lead::Colon {
            return moves > 0 || started || value == Some(1);
        }
        let next = lead == Lead::Nothing || value == Some(self.numbers.expected());
        if moves == 0 {
            let no_pit = EntryKind::Unreadable(Unreadable::NoPit);
            let meant = round
                .entries
                .first()
                .is_some_and(|entry| !matches!(entry.kind, EntryKind::Missing) && entry.kind != no_pit);
            return matches!(lead, Lead::Mark(_)) && started && next && meant;
        }
        // One move may be the number of a page, or the first word of a sentence.
        let bare = round.entries.iter().all(|entry| is_bare(entry) || entry.kind == EntryKind::Missing);
        let note = round.comment.filter(|comment| comment.sign == CommentSign::None);
        let prose = note.is_some_and(|note| !line.text_of(note.text).starts_with(['(', '[', '{']));
        let numbered = matches!(lead, Lead::Mark(_));
        moves > 1 || if bare { !prose && (round.end.is_some() || (started && next)) } else { numbered || !prose }
    }

    /// Whether a round at the start of a line is the first of another game.
    fn begins_game(&self, round: &Round) -> bool {
        round.begins_game() && self.blank && !self.game.rounds.is_empty()
    }

    /// Takes a round into the game.
    pub(super) fn accept(&mut self, round: Round) {
        if let Some(lonely) = self.game.rounds.last().filter(|last| last.entries.len() == 1) {
            let span = lonely.entries.first().map_or(lonely.span, |entry| entry.span);
            self.problem(span, ProblemKind::LonelyMove);
        }
        let problem = self.numbers.see(&round);
        self.game.problems.extend(problem);
        self.real |= round.is_meant();
        self.blank = false;
        self.divide = None;
        self.game.rounds.push(round);
    }

    /// Reads a round's number and what marks it.
    fn number(&mut self, line: &mut Line<'_>, lead: Lead) -> Option<Number> {
        if lead == Lead::Nothing {
            return None;
        }
        let (_, (digits, read)) = lex::number(line.rest()).ok()?;
        let span = self.token(line, TokenKind::Number, digits.len());
        if let Some(c) = read.look_alike {
            self.problem(span, ProblemKind::TypographicSign(c));
        }
        if has_leading_zero(digits) && read.value.is_some() {
            self.problem(span, ProblemKind::LeadingZero);
        }
        match lead {
            Lead::Colon | Lead::Mark(_) => {
                self.blanks(line, "");
                let mark = self.sign(line, TokenKind::Colon);
                if let Lead::Mark(c) = lead {
                    self.problem(mark, ProblemKind::NumberMark(Some(c)));
                }
            }
            Lead::Number | Lead::Nothing => self.problem(span, ProblemKind::NumberMark(None)),
        }
        Some(Number { value: read.value, span })
    }

    /// Reads a round after its number. Also whether another round follows on the line.
    fn round(&mut self, line: &mut Line<'_>, number: Option<Number>) -> (Round, bool) {
        let this = number.and_then(|number| number.value).unwrap_or(self.numbers.expected());
        let here = Span::new(line.at(), line.at());
        let mut round = Round {
            span: number.map_or(here, |number| number.span),
            number,
            entries: Entries::default(),
            end: None,
            comment: None,
            below: Vec::new(),
        };
        let mut last = Last { span: here, is_move: false, moved: false };
        loop {
            let before = line.at();
            self.gap(line);
            let rest = line.rest();
            let after_colon = self.game.tokens.last().is_some_and(|token| token.kind == TokenKind::Colon);
            let crowded = before == line.at() && after_colon;
            if let Some(next) = line.next().filter(|c| crowded && !is_semicolon(*c)) {
                self.problem(Span::new(before, before + next.len_utf8()), ProblemKind::BlankMissing);
            }
            let Some(first) = line.next() else {
                self.problem(last.span, ProblemKind::MissingSemicolon);
                return (round, false);
            };
            if is_semicolon(first) {
                let end = self.sign(line, TokenKind::Semicolon);
                round.end = Some(end);
                round.span = round.span.cover(end);
                let (comment, more) = self.tail(line);
                round.comment = comment;
                return (round, more);
            }
            let entries = round.entries.len();
            if entries > 0 {
                if first == '%' {
                    self.problem(last.span, ProblemKind::MissingSemicolon);
                    round.comment = self.percent(line);
                    return (round, false);
                }
                let follows = |value: u32| entries > 1 || value > 8 || value == this.saturating_add(1);
                if starts_round(rest).is_some_and(|number| number.value.is_none_or(follows))
                    || (entries > 1 && Lead::of_next(rest, this).is_some())
                {
                    self.problem(last.span, ProblemKind::MissingSemicolon);
                    return (round, true);
                }
            }
            let word = word(rest);
            if last.begins_note(&word, entries) && !is_cut_off(&word, rest, entries) {
                let more = self.note(line, &mut round);
                return (round, more);
            }
            self.word(line, &word, &mut round, &mut last);
            round.span = round.span.cover(last.span);
        }
    }

    /// Takes a word into a round.
    fn word(&mut self, line: &mut Line<'_>, word: &Word<'_>, round: &mut Round, last: &mut Last) {
        let mut stray = word.stray;
        if word.kind == WordKind::Stray {
            stray = word.raw;
        } else {
            let span = self.token(line, TokenKind::Entry, word.raw.len());
            for kind in word.look.problems() {
                self.problem(span, kind);
            }
            if round.entries.len() > 1 {
                self.problem(span, ProblemKind::ExtraEntry);
            }
            round.entries.push(Entry { span, kind: word.kind.entry() });
            last.span = span;
            last.is_move = matches!(word.kind, WordKind::Move(_));
            last.moved |= matches!(word.kind, WordKind::Move(_) | WordKind::Bad(_));
        }
        if let Some(first) = stray.chars().next() {
            let span = self.token(line, TokenKind::Stray, stray.len());
            self.problem(span, ProblemKind::StrayPunctuation(first));
            last.span = last.span.cover(span);
        }
    }

    /// Reads a note that forgot its sign. Also whether another round follows.
    fn note(&mut self, line: &mut Line<'_>, round: &mut Round) -> bool {
        let rest = line.rest();
        let end = comment_end(rest);
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
        end.is_some()
    }
}

/// Whether a word is a move of which only the row letter is left, at the end of a line that breaks off.
fn is_cut_off(word: &Word<'_>, rest: &str, entries: usize) -> bool {
    let rest = lex::trim(rest);
    let alone =
        lex::trim(rest.strip_suffix(';').unwrap_or(rest)) == word.raw && matches!(word.raw, "A" | "B" | "a" | "b");
    alone && entries < 2
}

/// The last word of the round being read.
#[derive(Clone, Copy, Debug)]
struct Last {
    /// Its span, stray punctuation included.
    span: Span,
    /// Whether it is a move.
    is_move: bool,
    /// Whether any word of the round was meant as a move.
    moved: bool,
}

impl Last {
    /// Whether a word begins a note, with so many entries before it.
    fn begins_note(&self, word: &Word<'_>, entries: usize) -> bool {
        match word.kind {
            WordKind::Move(_) | WordKind::Stray => false,
            WordKind::Bad(_) | WordKind::Missing => entries > 1,
            WordKind::Signs => entries > 1 || self.is_move,
            WordKind::Text => entries > 1 || self.moved,
        }
    }
}
