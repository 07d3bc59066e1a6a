//! Findings that a comment allows: `; kibao: allow N104 the scorer's own sign`.
//!
//! A comment at a round or below it speaks of that round; one before the head, in it or before the first round, of the
//! whole game.

use super::{AllowProblem, CHECKS, Finding, Problem, Selector};
use crate::notation::{Comment, Game};
use crate::source::Span;

/// What a comment for this program begins with.
const MARK: &str = "kibao:";

/// A comment that allows something.
struct Allow<'t> {
    /// The stretch of the text that it speaks of.
    scope: Span,
    /// What it allows, where that stands, and whether something was found that it allows.
    allowed: Vec<(Selector, &'t str, Span, bool)>,
}

/// What comments have allowed.
#[derive(Default)]
pub(super) struct Allowed {
    /// The findings that are not reported.
    pub(super) findings: Vec<Finding>,
    /// What is allowed of the findings across games.
    pub(super) across: Vec<Selector>,
}

/// Takes away the findings that a comment of the game allows, and adds what is wrong with such comments.
pub(super) fn apply(text: &str, game: &Game, findings: &mut Vec<Finding>) -> Allowed {
    let mut allows = Vec::new();
    // Nearly every game has none, and that is seen at the beginning of its comments.
    for comment in game.comments().filter(|comment| is_marked(comment.text.of(text))) {
        allows.extend(read(text, comment, scope(text, game, comment), findings));
    }
    if allows.is_empty() {
        return Allowed::default();
    }
    let (reported, allowed) =
        std::mem::take(findings).into_iter().partition(|finding| !is_allowed(&mut allows, finding));
    *findings = reported;
    let words = || allows.iter().flat_map(|allow| &allow.allowed);
    for (selector, word, span, used) in words() {
        let of_a_game = |selector: &Selector| CHECKS.iter().any(|check| !check.is_across() && selector.has(check));
        if !used && of_a_game(selector) {
            findings.extend(Finding::of(Problem::Allow(AllowProblem::Unused((*word).to_owned())), *span, None));
        }
    }
    let across = words().filter(|(selector, ..)| CHECKS.iter().any(|check| check.is_across() && selector.has(check)));
    let across = across.map(|(selector, ..)| selector.clone()).collect();
    Allowed { findings: allowed, across }
}

fn is_marked(comment: &str) -> bool {
    comment.get(..MARK.len()).is_some_and(|start| start.eq_ignore_ascii_case(MARK))
}

/// Whether a comment allows a finding. What is wrong with such comments is not allowed by another.
fn is_allowed(allows: &mut [Allow<'_>], finding: &Finding) -> bool {
    if matches!(finding.problem, Problem::Allow(_)) {
        return false;
    }
    let here = allows.iter_mut().filter(|allow| (allow.scope.start..allow.scope.end).contains(&finding.span.start));
    let mut allowed = false;
    for (selector, .., used) in here.flat_map(|allow| &mut allow.allowed).filter(|(it, ..)| it.has(finding.check)) {
        *used = true;
        allowed |= selector.has(finding.check);
    }
    allowed
}

/// What a comment speaks of.
fn scope(text: &str, game: &Game, comment: &Comment) -> Span {
    // Blanks before a round are its own.
    let begins = |at: u32| {
        let before = text.get(..at as usize).unwrap_or_default();
        u32::try_from(before.trim_end_matches([' ', '\t']).len()).unwrap_or(at)
    };
    let after = game.rounds.partition_point(|round| round.span.start <= comment.text.start);
    let Some(round) = after.checked_sub(1).and_then(|index| game.rounds.get(index)) else {
        return Span { start: game.span.start, end: game.span.end.max(game.span.start.saturating_add(1)) };
    };
    let end = game.rounds.get(after).map_or(game.span.end, |next| begins(next.span.start));
    Span { start: begins(round.span.start), end }
}

/// Reads a comment for this program; what is wrong with it is a finding.
fn read<'t>(text: &'t str, comment: &Comment, scope: Span, findings: &mut Vec<Finding>) -> Option<Allow<'t>> {
    let mut words = Words { text, at: comment.text.start as usize + MARK.len(), end: comment.text.end as usize };
    let mut problem = |problem, span| findings.extend(Finding::of(Problem::Allow(problem), span, None));
    let (verb, span) = words.next();
    if !verb.eq_ignore_ascii_case("allow") {
        problem(AllowProblem::NotAllow(verb.to_owned()), if span.is_empty() { comment.text } else { span });
        return None;
    }
    let mut allowed = Vec::new();
    loop {
        let (word, span) = words.next();
        match Selector::parse(word) {
            Ok(selector) => allowed.push((selector, word, span, false)),
            Err(unknown) => {
                let span = if span.is_empty() { comment.text } else { span };
                problem(AllowProblem::Unknown { word: unknown.word, near: unknown.near }, span);
            }
        }
        if !words.comma() {
            break;
        }
    }
    if words.rest().trim().is_empty() && !allowed.is_empty() {
        problem(AllowProblem::NoReason, comment.text);
    }
    Some(Allow { scope, allowed })
}

/// The words of a comment, blanks or commas between them.
struct Words<'t> {
    text: &'t str,
    at: usize,
    end: usize,
}

impl<'t> Words<'t> {
    fn rest(&self) -> &'t str {
        self.text.get(self.at..self.end).unwrap_or_default()
    }

    fn skip_blanks(&mut self) {
        let rest = self.rest();
        self.at += rest.len() - rest.trim_start().len();
    }

    /// The next word; an empty one at the end.
    fn next(&mut self) -> (&'t str, Span) {
        self.skip_blanks();
        let rest = self.rest();
        let len = rest.find(|c: char| c.is_whitespace() || c == ',').unwrap_or(rest.len());
        let span = Span::new(self.at, self.at + len);
        self.at += len;
        (span.of(self.text), span)
    }

    /// Passes over a comma, where one comes next.
    fn comma(&mut self) -> bool {
        self.skip_blanks();
        let comma = self.rest().starts_with(',');
        self.at += usize::from(comma);
        comma
    }
}
