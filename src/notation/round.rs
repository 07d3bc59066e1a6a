//! Rounds in the stream of words: their numbers, which words are a round, and which words continue the round before.

use super::build::{Build, Line, Speaker};
use super::ending;
use super::entries::Entries;
use super::lex::{self, is_blank, is_semicolon};
use super::moves::Start;
use super::note::{note, without_notes};
use super::problem::{Problem, ProblemKind};
use super::remark::goes_on;
use super::scan::comment_end;
use super::shape::{at_end, full_move_begins};
use super::tree::{CommentSign, Entry, EntryKind, Game, Round, RowLetter, TokenKind, Unreadable};
use super::word::{Lead, WordKind, dots, row_of, word};
use crate::source::Span;

impl<'t> Build<'t> {
    /// Reads the rounds on the rest of a line. Returns `false` and consumes nothing if the first words are not a round. Returns
    /// also the game before if the first round begins another.
    pub(super) fn rounds(&mut self, line: &mut Line<'_>, lead: Lead) -> (bool, Option<Game<'t>>) {
        let before = self.game.tokens.get(self.line.tokens..).unwrap_or_default();
        let first_of_line = before.iter().all(|token| matches!(token.kind, TokenKind::Space | TokenKind::Prefix));
        let Some((round, joins, more)) = self.one_round(line, lead) else {
            return (false, None);
        };
        let finished = (!joins && first_of_line && self.begins_game(&round)).then(|| self.divide());
        self.take(round, joins);
        if more {
            self.more_rounds(line, lead);
        }
        (true, finished)
    }

    /// Reads the rounds in the rest of a line. After a round without a number (`before` is its lead) they may have none either.
    pub(super) fn more_rounds(&mut self, line: &mut Line<'_>, before: Lead) {
        let mut more = true;
        while more {
            if self.read_pending(line) {
                return;
            }
            let lead = self.this().and_then(|this| Lead::of_next(line.rest(), this));
            let unnumbered = || before == Lead::Nothing && full_move_begins(line.rest());
            let lead = lead.unwrap_or_else(|| if unnumbered() { Lead::Nothing } else { Lead::Colon });
            more = match self.one_round(line, lead) {
                Some((round, joins, another)) => {
                    self.take(round, joins);
                    another
                }
                None => self.without_sign(line, ProblemKind::LineWithoutSign, comment_end(line.rest())),
            };
        }
    }

    /// Reads one round. Returns also whether its words continue the last round, and whether another follows on the line.
    /// Consumes nothing if it is not a round.
    fn one_round(&mut self, line: &mut Line<'_>, lead: Lead) -> Option<(Round, bool, bool)> {
        let start = self.checkpoint(line);
        let reopens = lead == Lead::Nothing && self.reopens(line.rest());
        let joins = reopens || self.joins(line, lead);
        let pending = if lead == Lead::Nothing { self.pending.take() } else { None };
        let (number, lead) = match pending {
            Some((number, lead)) => (Some(number), lead),
            None => (self.number(line, lead, joins), lead),
        };
        let speaker = self.speaker.take();
        let (mut round, more) = self.round(line, Start { number, lead, joins });
        let first = round.entries.iter().find_map(|entry| match entry.kind {
            EntryKind::Move(written) => Some((*entry, written.row)),
            _ => None,
        });
        if let (Some(Speaker { north, name }), Some((entry, row))) =
            (speaker.filter(|it| it.north != joins), first.filter(|_| !reopens))
        {
            if north && row.is_none_or(|row| row.north) {
                // South's move is missing.
                let mut entries = Entries::default();
                entries.push(Entry::missing(Span { end: entry.span.start, ..entry.span }));
                for entry in &round.entries {
                    entries.push(*entry);
                }
                round.entries = entries;
            } else {
                self.problem(name, ProblemKind::WrongPlayer);
            }
        }
        let empty = pending.is_some() && round.entries.is_empty() && round.given_up.is_none();
        // A word meant as the awaited move is a round, unless it is the first word of a sentence.
        let prose = round.comment.is_some_and(|comment| comment.sign == CommentSign::None);
        let left_out = speaker.is_some_and(|speaker| speaker.north);
        let awaited = joins && !prose && round.entries.first().is_some_and(|first| first.is_meant() || left_out);
        if reopens || awaited || !empty && self.is_round(line, lead, &round, speaker.is_some()) {
            if let Some(entry) = round.entries.first().filter(|_| pending.is_some()) {
                self.problem(entry.span, ProblemKind::FoldedRound);
            }
            return Some((round, joins, more));
        }
        self.rewind(line, start);
        (self.pending, self.speaker, self.open_remark, self.joined) = (pending, speaker, None, false);
        None
    }

    /// Whether a line begins with a note or an opinion that belongs to the last round, because that is not closed and nothing
    /// is after its moves.
    pub(super) fn reopens(&self, rest: &str) -> bool {
        let open = self.game.rounds.last().is_some_and(|last| {
            let noted = last.comment.is_none_or(|comment| comment.sign == CommentSign::None);
            last.end.is_none() && noted && last.below.is_empty() && last.entries.len() < 3
        });
        open && self.pending.is_none()
            && (note(rest).is_some() || lex::opinion(rest).is_some_and(|(_, len)| at_end(lex::from(rest, len))))
    }

    /// Whether the next words are North's move of the last round, which has only South's: without a number, and not from
    /// South's row; with the same number; from North's row and alone, with any number; or with the next number where the
    /// numbers count moves.
    fn joins(&self, line: &Line<'_>, lead: Lead) -> bool {
        if !self.waits() || self.pending.is_some() {
            return false;
        }
        let mut rest = line.rest();
        let (mut value, mut missing) = (None, lead == Lead::Reply);
        if lead != Lead::Nothing {
            let Some(number) = lex::number(rest) else { return false };
            let marked = lex::trim_start(number.rest);
            let mark = |c: char| lex::is_stray(c) || lex::is_number_mark(c) || c == ';';
            rest = if lead == Lead::Reply { marked } else { marked.strip_prefix(mark).unwrap_or(marked) };
            rest = lex::trim_start(rest);
            missing |= dots(rest) > 0;
            rest = lex::from(rest, dots(rest));
            value = number.value;
        }
        rest = without_notes(lex::trim_start(rest));
        let mut first = word(rest);
        let named = if first.kind == WordKind::Text { self.speaker(line, rest) } else { None };
        if let Some((len, _)) = named {
            rest = lex::from(rest, len);
            first = word(rest);
        }
        if first.kind == WordKind::Missing {
            missing = true;
            rest = first.after(rest).trim_start_matches(|c| is_blank(c) || is_semicolon(c));
            first = word(rest);
        }
        let north = match first.kind {
            WordKind::Move(written) => written.row.map(|row| row.north),
            WordKind::Bad(_) if !self.has_begun() || self.is_given_up(line) => return false,
            WordKind::Bad(_) => {
                let letter = lex::glyph(rest).ok().map(|(_, glyph)| glyph.char);
                letter.and_then(RowLetter::of).map(|row| row.north)
            }
            WordKind::Text if ending::resignation(rest).is_some() => None,
            // A comment does not continue the moves of a round.
            WordKind::Text if rest.starts_with('%') => return false,
            // `1: -- hmm a6<`
            WordKind::Text if missing && value == self.this() && goes_on(rest, 1, value.unwrap_or(1)).is_some() => None,
            // `North: --`
            _ if missing && rest.is_empty() && self.speaker.is_some_and(|speaker| speaker.north) => Some(true),
            _ => return false,
        };
        let speaker = named.map(|(_, north)| north).or(self.speaker.map(|speaker| speaker.north));
        // A capital letter after North's name is a slip.
        let north = if north == Some(false) && speaker == Some(true) { Some(true) } else { north };
        if north == Some(false) || (north.is_none() && speaker == Some(false)) {
            return false;
        }
        let last = self.this();
        let alone = || {
            let behind = first.after(rest);
            let numbered =
                Lead::at_line_end(behind).is_some() || Lead::of(behind).is_some_and(|lead| lead != Lead::Nothing);
            numbered || !word(behind).is_move()
        };
        match value {
            _ if lead == Lead::Nothing => !missing || alone(),
            Some(_) if value == last => missing || north == Some(true) || (alone() && !self.blank),
            // Also with a number that is too large to be read.
            _ if north == Some(true) => !missing && alone(),
            Some(value) => {
                let next = last.is_some_and(|it| it.saturating_add(1) == value);
                !missing && self.counts_plies && next && alone()
            }
            None => false,
        }
    }

    /// Whether there are rounds, so that more are expected. After a blank line below the only round of a game without moves,
    /// text that is not a move belongs to the next game.
    fn has_begun(&self) -> bool {
        match self.game.rounds.as_slice() {
            [] => false,
            [only] => !(self.blank && only.nobody_moves()),
            _ => true,
        }
    }

    /// Whether the comment of the last round reports how the game ended, as in the canonical form of a resignation.
    fn is_given_up(&self, line: &Line<'_>) -> bool {
        let comment = self.game.rounds.last().and_then(|last| last.comment);
        comment.is_some_and(|it| ending::result(without_notes(line.text_of(it.text))).is_some())
    }

    /// Whether the words that were read as a round are a round.
    fn is_round(&self, line: &Line<'_>, lead: Lead, round: &Round, spoken: bool) -> bool {
        let moves = round.entries.iter().filter(|entry| matches!(entry.kind, EntryKind::Move(_))).count();
        let started = self.has_begun();
        let value = round.number.and_then(|number| number.value);
        if round.given_up.is_some() && started {
            return true;
        }
        if spoken && round.entries.iter().any(Entry::is_meant) {
            return true;
        }
        if moves == 0 && !self.real {
            return lead == Lead::Colon && round.is_meant() && (value == Some(1) || round.nobody_moves());
        }
        if lead == Lead::Colon {
            return moves > 0 || started || value == Some(1);
        }
        let all_missing = !round.entries.is_empty() && round.entries.iter().all(|it| it.kind == EntryKind::Missing);
        if lead == Lead::Nothing && all_missing {
            // A missing move on a line of its own, before the move that answers it.
            return self.real && round.comment.is_none() && row_of(line.below(0)) == Some(true);
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
        // One move may be the number of a page, or the first word of a sentence; not behind a name.
        let bare = round.entries.iter().all(|entry| {
            matches!(entry.kind, EntryKind::Move(written) if written.is_bare()) || entry.kind == EntryKind::Missing
        });
        let note = round.comment.filter(|comment| comment.sign == CommentSign::None);
        let prose = note.is_some_and(|note| !line.text_of(note.text).starts_with(['(', '[', '{']));
        let directed = round.entries.first().is_some_and(|entry| match entry.kind {
            EntryKind::Move(written) => written.is_directed(),
            _ => false,
        });
        let numbered = matches!(lead, Lead::Mark(_) | Lead::Reply) || spoken;
        let numbered = numbered || (lead == Lead::Number && next && directed);
        moves > 1 || if bare { !prose && (round.end.is_some() || (started && next)) } else { numbered || !prose }
    }

    /// Whether a round at the start of a line is the first of another game.
    fn begins_game(&self, round: &Round) -> bool {
        round.begins_game() && self.blank && !self.game.rounds.is_empty()
    }

    /// Adds a round to the game, or its words to the last round.
    fn take(&mut self, round: Round, joins: bool) {
        if joins { self.join(round) } else { self.accept(round) }
    }

    /// Adds a round to the game.
    pub(super) fn accept(&mut self, round: Round) {
        if let Some(lonely) = self.game.rounds.last().filter(|last| last.entries.len() == 1) {
            let span = lonely.entries.first().map_or(lonely.span, |entry| entry.span);
            self.problem(span, ProblemKind::LonelyMove);
        }
        self.numbers.advance(&round, &mut self.game.problems);
        self.real |= round.is_meant();
        self.blank = false;
        self.divide = None;
        self.game.rounds.push(round);
    }

    /// Adds words to the last round, which they continue.
    fn join(&mut self, more: Round) {
        let this = self.this();
        let Some(last) = self.game.rounds.last_mut() else { return };
        self.counts_plies |= more.number.is_some_and(|number| number.value != this);
        if let Some(entry) = more.entries.first() {
            let kind = ProblemKind::FoldedRound;
            self.game.problems.push(Problem { span: entry.span, kind });
        }
        if last.end.is_none() && (more.end.is_some() || !more.entries.is_empty()) {
            // The `;` is only missing after the last of the words.
            let problems = &mut self.game.problems;
            let of_round =
                |it: &Problem| it.span.start >= last.span.start || matches!(it.kind, ProblemKind::LonelyMove);
            let open = |it: &Problem| it.kind == ProblemKind::MissingSemicolon && it.span.end <= more.span.start;
            let mut near = problems.iter().enumerate().rev().take_while(|(_, it)| of_round(it));
            if let Some((at, _)) = near.find(|(_, it)| open(it)) {
                problems.remove(at);
            }
        }
        more.entries.iter().for_each(|entry| last.entries.push(*entry));
        last.remarks.extend(more.remarks);
        last.given_up = last.given_up.or(more.given_up);
        last.end = more.end;
        last.span = last.span.cover(more.span);
        if last.comment.is_none() {
            last.comment = more.comment;
        } else {
            last.below.extend(more.comment);
        }
        last.below.extend(more.below);
        self.blank = false;
        self.divide = None;
    }
}
