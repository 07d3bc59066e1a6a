//! Fixing a text: applies the fixes of all findings, round after round, until none is left.
//!
//! Each game is fixed on its own and read back after every round. Safe fixes must not change its meaning; after unsafe
//! fixes it must replay at least as far as before. A fix that breaks this rule is dropped, and the others are applied.

use super::{FileProblem, Finding, Fix, Problem, Report, Severity, file_fix};
use crate::notation::games;
use crate::replay::{Options, Replay, difference, replays, same_moves};
use crate::source::{Edit, LineEnds, Span, edited};
use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::ops::Range;

/// The most rounds for one game. Two fixes of one word need two rounds.
const ROUNDS: usize = 16;

/// The most passes over the whole text.
const PASSES: usize = 6;

/// The most games of a pass that may stay unchanged because the text with their fixes does not read back.
const MOST_SKIPPED: usize = 32;

/// The most selections of fixes that are tried in one round of a game.
const TRIALS: usize = 400;

/// The same for a very long game.
const FEWEST_TRIALS: usize = 24;

/// The bytes that all trials of a round may read together: [`TRIALS`] times a game of 20 KB. Each trial reads the whole
/// game.
const TRIED_BYTES: usize = 1 << 23;

/// Which fixes to apply.
///
/// ```
/// use kibao::{findings::{Wanted, fixed}, replay::Options};
/// let marks = Wanted { unsafe_too: false, finding: &|finding| finding.check.code.starts_with('M') };
/// assert_eq!(fixed("1: A6< a6<\n", &Options::default(), marks).unwrap().text, "1: A6<* a6<\n");
/// ```
#[derive(Clone, Copy)]
pub struct Wanted<'w> {
    /// Whether unsafe fixes are applied too.
    pub unsafe_too: bool,
    /// Whether to fix this finding.
    pub finding: &'w dyn Fn(&Finding) -> bool,
}

impl Wanted<'static> {
    /// The fixes of every finding: the safe ones, or all if `unsafe_too`.
    ///
    /// ```
    /// use kibao::{findings::{Wanted, fixed}, replay::Options};
    /// let wanted = Wanted::all(false);
    /// assert!(!wanted.unsafe_too);
    /// assert_eq!(fixed("1. A7>*;\n", &Options::default(), wanted).unwrap().text, "1: A7>*;\n");
    /// ```
    #[must_use]
    pub const fn all(unsafe_too: bool) -> Self {
        Self { unsafe_too, finding: &|_| true }
    }
}

impl fmt::Debug for Wanted<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Wanted").field("unsafe_too", &self.unsafe_too).finish_non_exhaustive()
    }
}

/// A fixed text.
///
/// ```
/// use kibao::{findings::{Fixed, Wanted, fixed}, replay::Options};
/// let new = fixed("1: A6< a6<#;\n", &Options::default(), Wanted::all(false)).unwrap();
/// assert_eq!(new, Fixed { text: "1: A6<* a6<#;\n".to_owned(), fixed: 1, unsafe_left: 1 });
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fixed {
    /// The new text.
    pub text: String,
    /// The number of findings that it has fewer than the old text.
    pub fixed: usize,
    /// The number of findings of the new text with an unsafe fix that was not asked for.
    pub unsafe_left: usize,
}

/// A game that does not read back the same once the text is fixed. The text must stay unchanged.
///
/// ```
/// assert_eq!(kibao::findings::RoundTripError { game: 2 }.to_string(), "game 2 would not read back the same");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RoundTripError {
    /// The number of the game, from 1.
    pub game: usize,
}

impl fmt::Display for RoundTripError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "game {} would not read back the same", self.game)
    }
}

impl std::error::Error for RoundTripError {}

/// Applies the wanted fixes of a text until none is left that can be applied. A text without games stays unchanged.
///
/// # Errors
/// [`RoundTripError`] if a game would not read back the same.
///
/// ```
/// use kibao::{findings::{Wanted, fixed}, replay::Options};
/// let text = "South: Asha;\r\n1. A6< a6<*,  good";
/// let new = fixed(text, &Options::default(), Wanted::all(false)).unwrap();
/// assert_eq!(new.text, "south: Asha\n\n1: A6<* a6<; good\n");
/// ```
pub fn fixed(text: &str, options: &Options, wanted: Wanted<'_>) -> Result<Fixed, RoundTripError> {
    let mut new = Fixed { text: text.to_owned(), fixed: 0, unsafe_left: 0 };
    if games(text).next().is_none() {
        return Ok(new);
    }
    let (lines, fixed) = with_line_ends(text, wanted);
    (new.text, new.fixed) = (lines.into_owned(), fixed);
    // The games that do not read back among the others once they are fixed; they stay unchanged in this pass.
    let mut skipped = BTreeSet::new();
    let mut passes = 0;
    while passes < PASSES {
        let pass = Pass::of(&new.text, options, wanted, &skipped);
        if let Err(error) = pass.read_back(options) {
            if skipped.len() == MOST_SKIPPED || !skipped.insert(error.game) {
                return Err(error);
            }
            continue;
        }
        new.unsafe_left = pass.unsafe_left;
        if pass.games.iter().all(|(_, unchanged)| unchanged.is_some()) {
            break;
        }
        (new.text, new.fixed) = (pass.text, new.fixed + pass.fixed);
        skipped.clear();
        passes += 1;
    }
    Ok(new)
}

/// The text with LF at the end of every line, the last one too, as far as that is wanted; and the number of findings
/// that this fixes.
fn with_line_ends<'t>(text: &'t str, wanted: Wanted<'_>) -> (Cow<'t, str>, usize) {
    let ends = LineEnds::of(text);
    let end = Span::new(text.len(), text.len());
    let is_wanted = |is: bool, problem, span: Option<Span>| {
        let finding = Finding::of(Problem::File(problem), span.unwrap_or_default(), None);
        is && (wanted.finding)(&finding) && file_fix(&finding).is_some_and(|fix| fix.safe)
    };
    let crlf = is_wanted(ends.crlf > 0, FileProblem::CrLf { lines: ends.crlf }, ends.first_crlf);
    let cr = is_wanted(ends.cr > 0, FileProblem::LoneCr { lines: ends.cr }, ends.first_cr);
    let last = is_wanted(!ends.final_newline, FileProblem::NoFinalNewline, Some(end));
    let mut new = Cow::Borrowed(text);
    if crlf || cr {
        let mut lines = String::with_capacity(text.len());
        let mut rest = text.chars().peekable();
        while let Some(c) = rest.next() {
            match (c, rest.peek()) {
                ('\r', Some('\n')) if crlf => {}
                ('\r', Some('\n')) => lines.push(c),
                ('\r', _) if cr => lines.push('\n'),
                _ => lines.push(c),
            }
        }
        new = Cow::Owned(lines);
    }
    if last {
        new.to_mut().push('\n');
    }
    (new, [crlf, cr, last].into_iter().filter(|it| *it).count())
}

/// A number that is equal for equal moves of a game, and whether some moves were not read.
type Moves = (Option<u128>, bool);

fn moves(replay: &Replay<'_>) -> Moves {
    (same_moves(replay), replay.unread)
}

/// The result of one pass over a text.
struct Pass {
    text: String,
    fixed: usize,
    unsafe_left: usize,
    /// The range of each game in the new text, and the moves of a game that did not change.
    games: Vec<(Range<usize>, Option<Moves>)>,
}

impl Pass {
    fn of(text: &str, options: &Options, wanted: Wanted<'_>, skipped: &BTreeSet<usize>) -> Self {
        let new = String::with_capacity(text.len());
        let mut pass = Self { text: new, fixed: 0, unsafe_left: 0, games: Vec::new() };
        for replay in replays(text, options) {
            let report = Report::new(replay);
            let game = GameFixer { report: &report, options, wanted };
            let start = pass.text.len();
            let skip = skipped.contains(&(pass.games.len() + 1));
            let fixed = if skip { None } else { game.fixed() };
            let unchanged = fixed.is_none().then(|| moves(&report.replay));
            if let Some((text, fixed)) = fixed {
                pass.text.push_str(&text);
                pass.fixed += fixed;
            } else {
                pass.text.push_str(report.replay.game.span.of(text));
                pass.unsafe_left += if wanted.unsafe_too { 0 } else { game.unsafe_left() };
            }
            pass.games.push((start..pass.text.len(), unchanged));
        }
        pass
    }

    /// Checks that each game that changed reads among the others as it does alone, and that the other games still have
    /// the same text and moves. The error names the last changed game at or before the one that differs, or else the
    /// first changed game.
    fn read_back(&self, options: &Options) -> Result<(), RoundTripError> {
        let mut changed =
            (1..).zip(&self.games).filter(|(_, (_, unchanged))| unchanged.is_none()).map(|(game, _)| game);
        let Some(first) = changed.next() else { return Ok(()) };
        let (mut last, mut among) = (first, replays(&self.text, options));
        for (game, (range, unchanged)) in (1..).zip(&self.games) {
            let alone = self.text.get(range.clone()).unwrap_or_default();
            last = if unchanged.is_none() { game } else { last };
            let same = among.next().is_some_and(|among| {
                if let Some(before) = unchanged {
                    let same_text = among.game.span.of(&self.text).trim() == alone.trim();
                    return same_text && moves(&among) == *before;
                }
                let alone = only(alone, options).map(|replay| difference(&replay, &among));
                alone == Some(None)
            });
            if !same {
                return Err(RoundTripError { game: last });
            }
        }
        if among.next().is_none() { Ok(()) } else { Err(RoundTripError { game: last }) }
    }
}

/// The game of a text with exactly one game.
fn only<'t>(text: &'t str, options: &Options) -> Option<Replay<'t>> {
    let mut all = replays(text, options);
    all.next().filter(|_| all.next().is_none())
}

/// Which of the fixes of a game are applied in a round.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Safety {
    Safe,
    Unsafe,
}

/// Fixes one game.
struct GameFixer<'r> {
    report: &'r Report<'r>,
    options: &'r Options,
    wanted: Wanted<'r>,
}

impl GameFixer<'_> {
    /// Fixes the game round after round: its new text, and the number of findings it has fewer. `None` if nothing
    /// changes.
    fn fixed(&self) -> Option<(String, usize)> {
        let (mut text, safe) = self.round()?;
        let before = self.report.replay.game.span.of(self.report.text());
        // The text before the last unsafe fixes.
        let mut settled = (!safe).then(|| before.to_owned());
        let mut left = 0;
        for _ in 1..ROUNDS {
            let Some(replay) = only(&text, self.options) else { break };
            let report = Report::new(replay);
            left = report.findings.len();
            let next = GameFixer { report: &report, options: self.options, wanted: self.wanted }.round();
            let Some((new, safe)) = next else { break };
            // Safe and unsafe fixes that undo each other would never end.
            let undone = safe && settled.as_ref() == Some(&new);
            let last = std::mem::replace(&mut text, new);
            if undone {
                break;
            }
            settled = if safe { settled } else { Some(last) };
        }
        let fixed = self.report.findings.len().saturating_sub(left).max(1);
        (text != before).then_some((text, fixed))
    }

    /// One round: applies the safe fixes, or if none of them can be applied, the unsafe ones. Returns the new text and
    /// whether the fixes were safe.
    fn round(&self) -> Option<(String, bool)> {
        if self.report.findings.is_empty() {
            return None;
        }
        if let Some(text) = self.applied(&self.offers(Safety::Safe), Self::has_same_meaning) {
            return Some((text, true));
        }
        let others = if self.wanted.unsafe_too { self.offers(Safety::Unsafe) } else { Vec::new() };
        self.applied(&others, Self::replays_as_far).map(|text| (text, false))
    }

    /// The safe or the unsafe fixes of the wanted findings, without those that overlap with an earlier one.
    fn offers(&self, safety: Safety) -> Vec<Fix> {
        let safe = safety == Safety::Safe;
        let mut offers = Vec::new();
        let mut taken = BTreeSet::new();
        let findings = self.report.findings.iter().filter(|finding| (self.wanted.finding)(finding));
        let findings = findings.filter(|finding| !safe || finding.check.is_safely_fixable());
        for fix in findings.filter_map(|finding| self.report.fix(finding)) {
            if fix.safe == safe
                && !fix.edits.is_empty()
                && fix.edits.iter().all(|edit| is_free(&taken, edit.span, safety))
            {
                taken.extend(fix.edits.iter().map(|edit| (edit.span.start, edit.span.end)));
                offers.push(fix);
            }
        }
        offers
    }

    /// The number of wanted findings with an unsafe fix.
    fn unsafe_left(&self) -> usize {
        let findings = self.report.findings.iter().filter(|finding| (self.wanted.finding)(finding));
        findings.filter(|finding| self.report.fix(finding).is_some_and(|fix| !fix.safe)).count()
    }

    /// The game with the fixes applied for which `holds` is true of the new text. If it is not for all of them, each half
    /// is tried by itself, after the fixes already kept.
    fn applied(&self, offers: &[Fix], holds: fn(&Self, &str) -> bool) -> Option<String> {
        let longest = TRIED_BYTES / self.report.replay.game.span.of(self.report.text()).len().max(1);
        let mut trials = longest.clamp(FEWEST_TRIALS, TRIALS);
        let mut kept = Vec::new();
        let mut open = vec![offers];
        while let Some(part) = open.pop().filter(|_| trials > 0) {
            if part.is_empty() {
                continue;
            }
            trials -= 1;
            let before = kept.len();
            kept.extend(part);
            if self.text_with(&kept).is_some_and(|text| holds(self, &text)) {
                continue;
            }
            kept.truncate(before);
            if part.len() > 1 {
                let (front, back) = part.split_at(part.len() / 2);
                open.extend([back, front]);
            }
        }
        self.text_with(&kept).filter(|_| !kept.is_empty())
    }

    /// The text of the game with these fixes applied.
    fn text_with(&self, fixes: &[&Fix]) -> Option<String> {
        let Span { start, .. } = self.report.replay.game.span;
        let moved = |edit: &Edit| {
            let span = Span { start: edit.span.start.checked_sub(start)?, end: edit.span.end.checked_sub(start)? };
            Some(Edit::new(span, edit.text.as_str()))
        };
        let edits: Option<Vec<Edit>> = fixes.iter().flat_map(|fix| &fix.edits).map(moved).collect();
        edited(self.report.replay.game.span.of(self.report.text()), &edits?).ok()
    }

    fn has_same_meaning(&self, new: &str) -> bool {
        let Some(replay) = only(new, self.options).filter(|it| difference(&self.report.replay, it).is_none()) else {
            return false;
        };
        let (before, after) = (self.report, &Report::new(replay));
        let left = lasting(after);
        let stays = |(code, count)| left.get(code).is_some_and(|left| *left >= count);
        errors(after) <= errors(before) && lasting(before).into_iter().all(stays)
    }

    fn replays_as_far(&self, new: &str) -> bool {
        let old = &self.report.replay;
        only(new, self.options)
            .is_some_and(|replay| replay.replayed() >= old.replayed() && (replay.is_valid() || !old.is_valid()))
    }
}

/// The number of errors of a game.
pub(super) fn errors(report: &Report<'_>) -> usize {
    report.findings.iter().filter(|finding| finding.severity() == Severity::Error).count()
}

/// The number of findings of each check above info that has no safe fix, suppressed ones included.
fn lasting(report: &Report<'_>) -> BTreeMap<&'static str, usize> {
    let mut counts = BTreeMap::new();
    let all = report.findings.iter().chain(&report.allowed);
    for finding in all.filter(|it| it.severity() > Severity::Info && !it.check.is_safely_fixable()) {
        *counts.entry(finding.check.code).or_default() += 1;
    }
    counts
}

/// Whether a span does not overlap with a taken one. A safe fix may touch one. A fix that changes moves may not, because it
/// may delete the line that another fix numbers.
fn is_free(taken: &BTreeSet<(u32, u32)>, span: Span, safety: Safety) -> bool {
    let before = taken.range(..=(span.start, span.end)).next_back();
    let after = taken.range((span.start, span.end)..).next();
    let apart = |end: u32, start: u32| end < start || (safety == Safety::Safe && end == start);
    !taken.contains(&(span.start, span.end))
        && before.is_none_or(|(_, end)| apart(*end, span.start))
        && after.is_none_or(|(start, _)| apart(span.end, *start))
}
