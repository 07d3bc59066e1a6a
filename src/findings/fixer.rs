//! Mending a text: the fixes of all findings, round after round, until none is left.
//!
//! Each game is mended by itself and read back after every round. Safe fixes must leave what it says as it was; the
//! others must leave it replaying at least as far. A fix that does not is left out, and the others are made.

use super::{FileProblem, Finding, Fix, Problem, Report, Severity, file_fix};
use crate::notation::games;
use crate::replay::{Difference, Options, Replay, difference, replays, same_moves};
use crate::source::{Edit, LineEnds, Span, edited};
use std::borrow::Cow;
use std::cell::Cell;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::ops::Range;

/// How often the fixes of a game are collected and made; the fixes of one word come one after the other.
const ROUNDS: usize = 16;

/// How often a whole text is gone through.
const PASSES: usize = 6;

/// How many games are left as they are for the sake of the others.
const MOST_LEFT_ALONE: usize = 32;

/// How many ways of leaving fixes out are tried in one round of a game: the most, and the fewest where it is very long.
const TRIALS: u32 = 400;
const FEWEST_TRIALS: u32 = 24;

/// Each trial reads the whole game, all trials of a round together so many bytes: [`TRIALS`] times a game of 20 KB.
const TRIED_BYTES: usize = 1 << 23;

/// Which fixes are made.
///
/// ```
/// use kibao::{findings::{Wanted, fixed}, replay::Options};
/// let marks = Wanted { unsafe_too: false, finding: &|finding| finding.check.code.starts_with('M') };
/// assert_eq!(fixed("1: A6< a6<\n", &Options::default(), marks).unwrap().text, "1: A6<* a6<\n");
/// ```
#[derive(Clone, Copy)]
pub struct Wanted<'w> {
    /// Whether unsafe ones are made too.
    pub unsafe_too: bool,
    /// Whether this finding is to be mended.
    pub finding: &'w dyn Fn(&Finding) -> bool,
}

impl Wanted<'static> {
    /// The safe fixes of every finding, or all fixes.
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

/// A mended text.
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
    /// How many findings fewer it has.
    pub fixed: usize,
    /// How many findings of the new text have an unsafe fix that was not wanted.
    pub unsafe_left: usize,
}

/// A game that reads otherwise among the others than by itself, counted from 1; so the text is left as it is.
///
/// ```
/// assert_eq!(kibao::findings::Garbled { game: 2 }.to_string(), "game 2 would not read back the same");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Garbled {
    /// Which game.
    pub game: usize,
}

impl fmt::Display for Garbled {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "game {} would not read back the same", self.game)
    }
}

impl std::error::Error for Garbled {}

/// Makes the wanted fixes of a text, until none is left that can be made. A text without a game stays as it is.
///
/// # Errors
/// [`Garbled`], where a game would not read back the same.
///
/// ```
/// use kibao::{findings::{Wanted, fixed}, replay::Options};
/// let text = "South: Asha;\r\n1. A6< a6<*,  good";
/// let new = fixed(text, &Options::default(), Wanted::all(false)).unwrap();
/// assert_eq!(new.text, "south: Asha\n\n1: A6<* a6<; good\n");
/// ```
pub fn fixed(text: &str, options: &Options, wanted: Wanted<'_>) -> Result<Fixed, Garbled> {
    let mut new = Fixed { text: text.to_owned(), fixed: 0, unsafe_left: 0 };
    if games(text).next().is_none() {
        return Ok(new);
    }
    let (lines, fixed) = with_line_ends(text, wanted);
    (new.text, new.fixed) = (lines.into_owned(), fixed);
    for _ in 0..PASSES {
        // Games that would read differently among the others once they are fixed; they are unchanged in this pass.
        let mut left_alone = BTreeSet::new();
        let pass = loop {
            let pass = Pass::of(&new.text, options, wanted, &left_alone);
            match pass.read_back(options) {
                Ok(()) => break pass,
                Err(garbled) if left_alone.len() == MOST_LEFT_ALONE || !left_alone.insert(garbled.game) => {
                    return Err(garbled);
                }
                Err(_) => {}
            }
        };
        new.unsafe_left = pass.unsafe_left;
        if pass.games.iter().all(|(_, unchanged)| unchanged.is_some()) {
            break;
        }
        (new.text, new.fixed) = (pass.text, new.fixed + pass.fixed);
    }
    Ok(new)
}

/// The text with every line ending in LF, the last one too, as far as that is wanted; and how many findings that mends.
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

/// A number for the moves of a game, and whether some were not read.
type Moves = (Option<u128>, bool);

fn moves(replay: &Replay) -> Moves {
    (same_moves(replay), replay.unread)
}

/// A text gone through once, game by game.
struct Pass {
    text: String,
    fixed: usize,
    unsafe_left: usize,
    /// Where each game is in the new text, and the moves of one that did not change.
    games: Vec<(Range<usize>, Option<Moves>)>,
}

impl Pass {
    fn of(text: &str, options: &Options, wanted: Wanted<'_>, left_alone: &BTreeSet<usize>) -> Self {
        let new = String::with_capacity(text.len());
        let mut pass = Self { text: new, fixed: 0, unsafe_left: 0, games: Vec::new() };
        for replay in replays(text, options) {
            let report = Report::new(text, replay);
            let mending = Mending { report: &report, options, wanted };
            let start = pass.text.len();
            let alone = left_alone.contains(&(pass.games.len() + 1));
            let mended = if alone { None } else { mending.to_the_end() };
            let unchanged = mended.is_none().then(|| moves(&report.replay));
            if let Some((mended, fixed)) = mended {
                pass.text.push_str(&mended);
                pass.fixed += fixed;
            } else {
                pass.text.push_str(report.replay.game.span.of(text));
                pass.unsafe_left += if wanted.unsafe_too { 0 } else { mending.unsafe_left() };
            }
            pass.games.push((start..pass.text.len(), unchanged));
        }
        pass
    }

    /// Compares each game that changed with itself among the others; the others must have the same text and moves.
    /// Names the last game that changed before the one that reads otherwise, or else the next one.
    fn read_back(&self, options: &Options) -> Result<(), Garbled> {
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
                let alone = only(alone, options).map(|replay| difference((alone, &replay), (&self.text, &among)));
                alone == Some(None)
            });
            if !same {
                return Err(Garbled { game: last });
            }
        }
        if among.next().is_none() { Ok(()) } else { Err(Garbled { game: last }) }
    }
}

/// The game of a text that holds just one.
fn only(text: &str, options: &Options) -> Option<Replay> {
    let mut all = replays(text, options);
    all.next().filter(|_| all.next().is_none())
}

/// One game that is being mended.
struct Mending<'r> {
    report: &'r Report<'r>,
    options: &'r Options,
    wanted: Wanted<'r>,
}

impl Mending<'_> {
    /// Mends the game round after round: its new text and how many findings fewer it has. `None` where nothing is to be
    /// done.
    fn to_the_end(&self) -> Option<(String, usize)> {
        let (mut text, safe) = self.round()?;
        let before = self.report.replay.game.span.of(self.report.text);
        // The text as it was before the last unsafe fixes.
        let mut settled = (!safe).then(|| before.to_owned());
        let mut left = 0;
        for _ in 1..ROUNDS {
            let Some(replay) = only(&text, self.options) else { break };
            let report = Report::new(&text, replay);
            left = report.findings.len();
            let next = Mending { report: &report, options: self.options, wanted: self.wanted }.round();
            let Some((new, safe)) = next else { break };
            // Safe fixes that undo unsafe ones would go on for ever.
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

    /// One round: the safe fixes, and where there is none that can be made, the others; and whether they are safe.
    fn round(&self) -> Option<(String, bool)> {
        if self.report.findings.is_empty() {
            return None;
        }
        if let Some(text) = self.made(&self.offers(true), Self::says_the_same) {
            return Some((text, true));
        }
        let others = if self.wanted.unsafe_too { self.offers(false) } else { Vec::new() };
        self.made(&others, Self::replays_as_far).map(|text| (text, false))
    }

    /// The fixes that are offered, those left out that are in the way of an earlier one.
    fn offers(&self, safe: bool) -> Vec<Fix> {
        let mut offers = Vec::new();
        let mut taken = BTreeSet::new();
        let findings = self.report.findings.iter().filter(|finding| (self.wanted.finding)(finding));
        let findings = findings.filter(|finding| !safe || finding.check.is_safely_fixable());
        for fix in findings.filter_map(|finding| self.report.fix(finding)) {
            if fix.safe == safe
                && !fix.edits.is_empty()
                && fix.edits.iter().all(|edit| is_free(&taken, edit.span, safe))
            {
                taken.extend(fix.edits.iter().map(|edit| (edit.span.start, edit.span.end)));
                offers.push(fix);
            }
        }
        offers
    }

    /// How many wanted findings have an unsafe fix.
    fn unsafe_left(&self) -> usize {
        let findings = self.report.findings.iter().filter(|finding| (self.wanted.finding)(finding));
        findings.filter(|finding| self.report.fix(finding).is_some_and(|fix| !fix.safe)).count()
    }

    /// The game with as many of the fixes made as hold.
    fn made(&self, offers: &[Fix], holds: fn(&Self, &str) -> bool) -> Option<String> {
        let mut kept = Vec::new();
        let longest = TRIED_BYTES / self.report.replay.game.span.of(self.report.text).len().max(1);
        let trials = Cell::new(u32::try_from(longest).unwrap_or(TRIALS).clamp(FEWEST_TRIALS, TRIALS));
        self.keep(offers, &mut kept, holds, &trials);
        self.text_with(&kept).filter(|_| !kept.is_empty())
    }

    /// Keeps these fixes too if they hold; otherwise each half of them by itself.
    fn keep<'o>(&self, offers: &'o [Fix], kept: &mut Vec<&'o Fix>, holds: fn(&Self, &str) -> bool, trials: &Cell<u32>) {
        let left = trials.get();
        if offers.is_empty() || left == 0 {
            return;
        }
        trials.set(left - 1);
        let before = kept.len();
        kept.extend(offers);
        if self.text_with(kept).is_some_and(|text| holds(self, &text)) {
            return;
        }
        kept.truncate(before);
        if offers.len() > 1 {
            let (front, back) = offers.split_at(offers.len() / 2);
            self.keep(front, kept, holds, trials);
            self.keep(back, kept, holds, trials);
        }
    }

    /// The text of the game with these fixes made.
    fn text_with(&self, fixes: &[&Fix]) -> Option<String> {
        let Span { start, .. } = self.report.replay.game.span;
        let moved = |edit: &Edit| {
            let span = Span { start: edit.span.start.checked_sub(start)?, end: edit.span.end.checked_sub(start)? };
            Some(Edit::new(span, edit.text.as_str()))
        };
        let edits: Option<Vec<Edit>> = fixes.iter().flat_map(|fix| &fix.edits).map(moved).collect();
        edited(self.report.replay.game.span.of(self.report.text), &edits?).ok()
    }

    fn says_the_same(&self, new: &str) -> bool {
        let Some(replay) = only(new, self.options).filter(|it| self.difference(new, it).is_none()) else {
            return false;
        };
        let (before, after) = (self.report, &Report::new(new, replay));
        let left = lasting(after);
        let stays = |(code, count)| left.get(code).is_some_and(|left| *left >= count);
        errors(after) <= errors(before) && lasting(before).into_iter().all(stays)
    }

    fn replays_as_far(&self, new: &str) -> bool {
        let old = &self.report.replay;
        only(new, self.options)
            .is_some_and(|replay| replay.replayed() >= old.replayed() && (replay.is_valid() || !old.is_valid()))
    }

    fn difference(&self, new: &str, replay: &Replay) -> Option<Difference> {
        difference((self.report.text, &self.report.replay), (new, replay))
    }
}

/// How many errors a game has.
fn errors(report: &Report<'_>) -> usize {
    report.findings.iter().filter(|finding| finding.severity() == Severity::Error).count()
}

/// How often each check reports something, allowed or not, of those above info that no safe fix mends.
fn lasting(report: &Report<'_>) -> BTreeMap<&'static str, usize> {
    let mut counts = BTreeMap::new();
    let all = report.findings.iter().chain(&report.allowed);
    for finding in all.filter(|it| it.severity() > Severity::Info && !it.check.is_safely_fixable()) {
        *counts.entry(finding.check.code).or_default() += 1;
    }
    counts
}

/// Whether no edit made is in this stretch, nor at its ends where they may not `touch`: what changes moves may take out the
/// line that another fix numbers.
fn is_free(taken: &BTreeSet<(u32, u32)>, span: Span, touch: bool) -> bool {
    let before = taken.range(..=(span.start, span.end)).next_back();
    let after = taken.range((span.start, span.end)..).next();
    let apart = |end: u32, start: u32| end < start || (touch && end == start);
    !taken.contains(&(span.start, span.end))
        && before.is_none_or(|(_, end)| apart(*end, span.start))
        && after.is_none_or(|(start, _)| apart(span.end, *start))
}
