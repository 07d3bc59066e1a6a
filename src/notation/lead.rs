//! The lead of a round, as it is read: its number, the sign that marks it, and the same number before North's move.

use super::build::{Build, Line};
use super::ending;
use super::lex::{self, Digits, is_blank, is_semicolon};
use super::note::without_notes;
use super::problem::ProblemKind;
use super::tree::{Number, TokenKind};
use super::word::{Lead, WordKind, dots, word};

impl Build<'_> {
    /// Reads a round's number and the sign that marks it. The sign of a `repeated` number is not reported.
    pub(super) fn number(&mut self, line: &mut Line<'_>, lead: Lead, repeated: bool) -> Option<Number> {
        if lead == Lead::Nothing {
            return None;
        }
        let Digits { text: digits, value, .. } = lex::number(line.rest())?;
        let span = self.token(line, TokenKind::Number, digits.len());
        if let Some(c) = lex::first_look_alike(digits) {
            self.problem(span, ProblemKind::TypographicSign(c));
        }
        if lex::has_leading_zero(digits) && value.is_some() {
            self.problem(span, ProblemKind::LeadingZero);
        }
        match lead {
            Lead::Colon | Lead::Mark(_) => {
                self.blanks(line, "");
                let mark = self.sign(line, TokenKind::Colon);
                if let Lead::Mark(c) = lead
                    && !repeated
                {
                    self.problem(mark, ProblemKind::NumberMark(Some(c)));
                }
            }
            Lead::Reply | Lead::Number | Lead::Nothing if !repeated => {
                self.problem(span, ProblemKind::NumberMark(None));
            }
            Lead::Reply | Lead::Number | Lead::Nothing => {}
        }
        Some(Number { value, span })
    }

    /// Reads a number that is alone at the end of a line, before its moves on the next one. Returns `false` and consumes nothing
    /// if there is none.
    pub(super) fn read_pending(&mut self, line: &mut Line<'_>) -> bool {
        let Some(lead) = self.pending_lead(line, self.this()) else { return false };
        let number = self.number(line, lead, false);
        self.blanks(line, "");
        self.pending = number.map(|number| (number, lead));
        true
    }

    /// The lead of the round after number `this` whose number is alone at the end of a line, before its moves on the next one.
    pub(super) fn pending_lead(&self, line: &Line<'_>, this: Option<u32>) -> Option<Lead> {
        let lead = Lead::at_line_end(line.rest())?;
        let digits = lex::number(line.rest())?;
        let next = this.map_or(1, |this| this.saturating_add(1));
        let expected =
            digits.value == Some(next) || (this == self.this() && digits.value == Some(self.numbers.expected()));
        let below = line.below(0);
        let below = match self.speaker_of_line(line, below, false) {
            Some((len, _)) => lex::from(below, len),
            None => below,
        };
        if lex::number(below).is_some() && Lead::of(below).is_none_or(|lead| lead != Lead::Nothing) {
            return None;
        }
        let first = word(below);
        let moves = if lead == Lead::Number {
            first.is_full_move()
        } else {
            first.is_move() || first.kind == WordKind::Missing || ending::resignation(below).is_some()
        };
        let waits = lead == Lead::Number && self.waits();
        (expected && moves && !waits).then_some(lead)
    }

    /// Reads the repeated number of round `this` before North's move on this line or the next: `1...`, `1: --`. Returns `false`
    /// and consumes nothing if it is not there.
    pub(super) fn number_again(&mut self, line: &mut Line<'_>, this: u32) -> bool {
        let rest = line.rest();
        let Some(number) = lex::number(rest).filter(|number| number.value == Some(this)) else { return false };
        let marked = lex::trim_start(number.rest);
        let reply = dots(marked) > 0;
        if !(reply || marked.starts_with(lex::is_colon)) {
            return false;
        }
        let (mut missing, mut behind) = without_missing(marked.trim_start_matches(lex::is_colon));
        let len = marked.len() - behind.len();
        if behind.is_empty() {
            // The line ends here; the move is on the next one, or on the one after a missing move.
            let (below, rest) = without_missing(without_notes(line.below(0)));
            (missing, behind) = (missing || below, if rest.is_empty() { without_notes(line.below(1)) } else { rest });
        }
        if missing {
            behind = behind.trim_start_matches(|c| is_blank(c) || is_semicolon(c));
        }
        let fits = match word(behind).kind {
            WordKind::Move(it) => it.row.map_or(reply || missing, |row| row.north),
            _ => ending::resignation(behind).is_some(),
        };
        if fits {
            self.token(line, TokenKind::Number, rest.len() - marked.len());
            self.text(line, TokenKind::Colon, len);
        }
        fits
    }
}

/// Whether a text starts with a missing move, and the text after that.
pub(super) fn without_missing(text: &str) -> (bool, &str) {
    let text = lex::trim_start(text);
    match lex::missing(text) {
        Some(dashes) => (true, lex::behind(text, dashes.len())),
        None => (false, text),
    }
}
