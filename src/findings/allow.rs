//! Findings that a comment allows: `; kibao: allow N104 the scorer's own sign`.
//!
//! A comment at a round or below it applies to that round; a comment before the head, in it or before the first round
//! applies to the whole game.

use super::{AllowProblem, CHECKS, Check, Finding, Problem, Selector, fix};
use crate::notation::{Comment, Game, Round, TokenKind};
use crate::replay::may_hint;
use crate::source::Span;
use std::collections::BTreeMap;

/// The beginning of a comment for this program.
const MARK: &str = "kibao:";

/// A word of a comment that allows something.
struct Allow<'t> {
    /// The round to which it applies; `None` for the whole game.
    round: Option<usize>,
    selector: Selector,
    word: &'t str,
    span: Span,
}

/// The selectors that are allowed for a round or for the whole game, each once, and whether it allows a finding. Their
/// number is limited by the number of checks and families of checks, whatever the number of comments.
#[derive(Default)]
struct Allows(Vec<(Selector, bool)>);

impl Allows {
    fn add(&mut self, selector: &Selector) {
        if !self.0.iter().any(|(it, _)| it == selector) {
            self.0.push((selector.clone(), false));
        }
    }

    /// Whether a check is allowed; marks the selectors that allow it as used.
    fn allow(&mut self, check: &Check) -> bool {
        let here = self.0.iter_mut().filter(|(selector, _)| selector.has(check));
        here.fold(false, |_, (_, used)| {
            *used = true;
            true
        })
    }

    fn is_used(&self, selector: &Selector) -> bool {
        self.0.iter().any(|(it, used)| it == selector && *used)
    }
}

/// The findings that comments allow.
#[derive(Default)]
pub(super) struct Allowed {
    /// The findings of the game that are not reported.
    pub(super) findings: Vec<Finding>,
    /// The checks that compare the games of an archive whose findings are not reported.
    pub(super) across: Vec<&'static Check>,
}

/// Removes the findings that a comment of the game allows, and adds the problems of such comments.
pub(super) fn apply(game: &Game<'_>, findings: &mut Vec<Finding>) -> Allowed {
    let mut words = Vec::new();
    // Nearly every game has no such comment; the beginning of each comment shows that.
    for comment in game.comments().filter(|comment| is_marked(comment.text.of(game.text))) {
        read(game.text, comment, round_of(game, comment), findings, &mut words);
    }
    if words.is_empty() {
        return Allowed::default();
    }
    let mut allows: BTreeMap<Option<usize>, Allows> = BTreeMap::new();
    for Allow { round, selector, .. } in &words {
        allows.entry(*round).or_default().add(selector);
    }
    let (reported, allowed) =
        std::mem::take(findings).into_iter().partition(|finding| !is_allowed(&mut allows, game, finding));
    *findings = reported;
    let is_across = |selector: &Selector| CHECKS.iter().any(|check| check.is_across() && selector.has(check));
    for Allow { round, selector, word, span } in &words {
        let used = allows.get(round).is_some_and(|allows| allows.is_used(selector));
        if !used && !is_across(selector) {
            findings.push(Finding::of(Problem::Allow(AllowProblem::Unused((*word).to_owned())), *span, None));
        }
    }
    let is_allowed = |check: &&Check| check.is_across() && words.iter().any(|word| word.selector.has(check));
    let across = CHECKS.iter().copied().filter(is_allowed).collect();
    Allowed { findings: allowed, across }
}

/// Whether a comment line, with its sign, may change what is found in a game: it may report the end, or is for this program.
///
/// ```
/// use kibao::findings::counts;
/// assert!(counts("; kibao: allow N104") && counts("% South resigns") && !counts("; a good move"));
/// ```
#[must_use]
pub fn counts(line: &str) -> bool {
    let comment = line.trim_start_matches(|c: char| c.is_whitespace() || matches!(c, ';' | '%'));
    is_marked(comment) || may_hint(comment)
}

fn is_marked(comment: &str) -> bool {
    comment.get(..MARK.len()).is_some_and(|start| start.eq_ignore_ascii_case(MARK))
}

/// Whether a comment allows a finding. A problem of such a comment cannot be allowed by another comment.
fn is_allowed(allows: &mut BTreeMap<Option<usize>, Allows>, game: &Game<'_>, finding: &Finding) -> bool {
    if matches!(finding.problem, Problem::Allow(_)) {
        return false;
    }
    let after = game.rounds.partition_point(|round| begins(game, round) <= finding.span.start);
    // Both are evaluated, so that both are marked as used.
    let [whole, round] =
        [None, after.checked_sub(1)].map(|of| allows.get_mut(&of).is_some_and(|allows| allows.allow(finding.check)));
    whole || round
}

/// Where a round begins. The blanks and the prefix before it on its line belong to it.
fn begins(game: &Game<'_>, round: &Round) -> u32 {
    let is_before = |kind| matches!(kind, TokenKind::Space | TokenKind::Prefix);
    let token_before =
        |at: &u32| fix::token_before(game, *at).filter(|token| is_before(token.kind)).map(|it| it.span.start);
    std::iter::successors(Some(round.span.start), token_before).last().unwrap_or(round.span.start)
}

/// The round to which a comment applies; `None` for the whole game.
fn round_of(game: &Game<'_>, comment: &Comment) -> Option<usize> {
    fix::round_at(game, comment.text.start)
}

/// Reads a comment for this program, and adds its problems to the findings.
fn read<'t>(
    text: &'t str,
    comment: &Comment,
    round: Option<usize>,
    findings: &mut Vec<Finding>,
    allows: &mut Vec<Allow<'t>>,
) {
    let mut words = Words { text, at: comment.text.start as usize + MARK.len(), end: comment.text.end as usize };
    let mut problem = |problem, span| findings.push(Finding::of(Problem::Allow(problem), span, None));
    let (verb, span) = words.next();
    if !verb.eq_ignore_ascii_case("allow") {
        problem(AllowProblem::NotAllow(verb.to_owned()), if span.is_empty() { comment.text } else { span });
        return;
    }
    let before = allows.len();
    loop {
        let (word, span) = words.next();
        match Selector::parse(word) {
            Ok(selector) => allows.push(Allow { round, selector, word, span }),
            Err(unknown) => {
                let span = if span.is_empty() { comment.text } else { span };
                problem(AllowProblem::Unknown { word: unknown.word, near: unknown.near }, span);
            }
        }
        if !words.comma() {
            break;
        }
    }
    if words.rest().trim().is_empty() && allows.len() > before {
        problem(AllowProblem::NoReason, comment.text);
    }
}

/// The words of a comment, separated by blanks or commas.
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

    /// Skips a comma if one comes next.
    fn comma(&mut self) -> bool {
        self.skip_blanks();
        let comma = self.rest().starts_with(',');
        self.at += usize::from(comma);
        comma
    }
}
