//! Messages about repairs of records that do not replay.

use super::args::Args;
use super::facts::shown;
use super::lang::Lang;
use crate::engine::{Hand, Move, Side};
use crate::findings::cause::Cause;
use crate::findings::{OtherHabit, Report};
use crate::notation::{Gap, Key};
use crate::replay::{Agreement, Candidate, Change, Edit, Likeness, Repairs, canonical, pit_name, rewritten_move};

/// What a change does.
///
/// ```
/// use kibao::{findings::Report, replay::{Limits, Options, repair, replays}, words::{self, Lang}};
/// let text = "1: A6* a6<;\n";
/// let replay = replays(text, &Options::default()).next().unwrap();
/// let repairs = repair(&replay, &Options::default(), &Limits::default());
/// let best = &repairs.candidates[0];
/// let report = Report::new(replay);
/// let sentence = words::repair::change(Lang::En, &report, best, &best.edits[0]);
/// assert_eq!(sentence, "South's `A6*` in round 1 becomes `A6<*`");
/// ```
#[must_use]
pub fn change(lang: Lang, report: &Report<'_>, candidate: &Candidate, edit: &Edit) -> String {
    let becomes = edit.becomes();
    let new = rewritten_move(&report.replay, candidate, edit).unwrap_or_default();
    let named = if new == becomes { format!("`{new}`") } else { format!("`{new}` (`{becomes}`)") };
    let args = about(lang, report, edit).text("named", named);
    let head = |line: String| Args::new(lang).text("line", line).message("repair-head");
    match &edit.change {
        Change::Replace(..) => args.message("repair-replace"),
        Change::Insert(..) => match report.replay.plies.get(edit.index) {
            Some(next) => {
                let args =
                    args.side("next-side", next.side).plain("next-round", report.replay.game.number_of(next.round));
                args.text("next", written(report, edit, 1)).message("repair-insert")
            }
            None => args.message("repair-insert-at-end"),
        },
        Change::Delete(_) => args.message("repair-delete"),
        Change::SwapMoves(_) => args.message("repair-swap-moves"),
        Change::SwapRounds(_) => args.message("repair-swap-rounds"),
        Change::Opening(value) => head(format!("opening: {value}")),
        Change::Rules(value) => head(format!("rules: {value}")),
        Change::NoTakasia => head("takasia: no".to_owned()),
        &Change::Reading(habit, side) => {
            let from_round = (edit.index > 0).then_some(edit.round);
            of_habit(lang, &OtherHabit { habit, side, from_round, plies: candidate.game.len() })
        }
    }
}

/// The habit by which a whole record is written.
pub(super) fn of_habit(lang: Lang, it: &OtherHabit) -> String {
    let whose = match it.side {
        Some(Side::South) => "south",
        Some(Side::North) => "north",
        None => "both",
    };
    let args = Args::new(lang).text("habit", it.habit.name()).text("whose", whose);
    args.plain("round", it.from_round.unwrap_or(1)).yes("later", it.from_round.is_some()).message("repair-cause")
}

/// Arguments that every message about a change can use.
fn about(lang: Lang, report: &Report<'_>, edit: &Edit) -> Args {
    let args = Args::new(lang).side("side", edit.side).text("was", written(report, edit, edit.words()));
    args.plain("round", edit.round).plain("next-round", edit.round + 1)
}

/// The text of the moves that a change is about.
fn written(report: &Report<'_>, edit: &Edit, words: usize) -> String {
    let plies = report.replay.plies.iter().skip(edit.index).take(words);
    let words: Vec<String> = plies.map(|ply| shown(ply.span.of(report.text()))).collect();
    words.join(" ")
}

/// Why the scorer may have written something else, in one sentence without a full stop.
///
/// ```
/// use kibao::{document::Document, replay::{Limits, Options}, words::{Lang, repair::why}};
/// let document = Document::new("1: A6* a6<;\n", &Options::default());
/// let repairs = document.repairs(0, &Limits::default());
/// assert!(!why(Lang::En, &document.games()[0], &repairs.candidates[0].edits[0]).is_empty());
/// ```
#[must_use]
pub fn why(lang: Lang, report: &Report<'_>, edit: &Edit) -> String {
    let args = about(lang, report, edit);
    let of_head = |key, value: String| {
        let args = Args::new(lang).text("value", value);
        args.yes("head", report.replay.game.value(key).is_some())
    };
    match &edit.change {
        Change::Replace(likeness, before, played) => {
            let args = args.text("was", written(report, edit, 1));
            replaced(args, report, edit, *likeness, (played.mv, canonical(before, played)))
        }
        Change::Insert(..) => args.message("repair-why-insert"),
        Change::Delete(true) => args.message("repair-why-delete-twice"),
        Change::Delete(false) => args.message("repair-why-delete"),
        Change::SwapMoves(_) => args.message("repair-why-swap-moves"),
        Change::SwapRounds(_) => args.message("repair-why-swap-rounds"),
        Change::Opening(value) => of_head(Key::Opening, value.to_string()).message("repair-why-opening"),
        Change::Rules(value) => of_head(Key::Rules, value.to_string()).message("repair-why-rules"),
        Change::NoTakasia => args.message("repair-why-no-takasia"),
        Change::Reading(..) => args.message("repair-why-reading"),
    }
}

fn replaced(args: Args, report: &Report<'_>, edit: &Edit, likeness: Likeness, (mv, name): (Move, String)) -> String {
    let args = args.text("pit", pit_name(edit.side, mv.pit)).text("name", name);
    let sign = String::from(report.replay.dialect.house_sign().char());
    match likeness {
        Likeness::HouseLost => args.text("sign", sign).message("repair-why-house-lost"),
        Likeness::HouseExtra => args.text("sign", sign).message("repair-why-house-extra"),
        Likeness::Direction => {
            let hand = if mv.hand == Hand::Left { "left" } else { "right" };
            args.text("hand", hand).message("repair-why-direction")
        }
        Likeness::Neighbour => args.message("repair-why-neighbour"),
        Likeness::LookAlike => {
            let ply = report.replay.plies.get(edit.index);
            let digit = ply.and_then(|ply| ply.written).map_or(0, |written| written.pit);
            args.plain("played", mv.pit.number()).plain("digit", digit).message("repair-why-look-alike")
        }
        Likeness::OtherEnd => args.message("repair-why-other-end"),
        Likeness::OtherSeat => args.message("repair-why-other-seat"),
        Likeness::OwnAgain => args.message("repair-why-own-again"),
        Likeness::Copied => args.message("repair-why-copied"),
        Likeness::Exchanged => args.message("repair-why-exchanged"),
        Likeness::Row => args.text("row", if mv.pit.is_front() { "front" } else { "back" }).message("repair-why-row"),
        Likeness::Completed => args.message("repair-why-completed"),
        Likeness::Unreadable => args.message("repair-why-unreadable"),
        Likeness::Given => args.message("repair-why-given"),
        Likeness::Other => args.message("repair-why-other"),
    }
}

/// Why a game stops: with the change after which the rest fits, or that moves are lost or of another game.
pub(super) fn cause(lang: Lang, report: &Report<'_>, cause: &Cause) -> String {
    match cause {
        Cause::Change(candidate) => {
            let changes: Vec<String> =
                candidate.edits.iter().map(|edit| change(lang, report, candidate, edit)).collect();
            Args::new(lang).all_of("changes", &changes).message("help-repair")
        }
        Cause::Missing(gaps) => missing(lang, gaps),
        Cause::Apart { round, first } => apart(lang, *round, *first),
    }
}

/// That the rounds of these gaps are missing.
fn missing(lang: Lang, gaps: &[Gap]) -> String {
    let rounds = |gap: &Gap| {
        if gap.first == gap.last { gap.first.to_string() } else { format!("{}–{}", gap.first, gap.last) }
    };
    let all: Vec<String> = gaps.iter().map(rounds).collect();
    let several = gaps.iter().any(|gap| gap.first < gap.last) || all.len() > 1;
    Args::new(lang).all_of("rounds", &all).yes("several", several).message("rounds-missing")
}

/// That the moves from a round on, `first` if it is all of them, do not belong to the game.
fn apart(lang: Lang, round: usize, first: bool) -> String {
    Args::new(lang).plain("round", round).yes("first", first).message("moves-apart")
}

/// Whether the recorded result and the marks agree with a repaired game; empty if the record has neither.
///
/// ```
/// use kibao::{words::{self, Lang}, replay::Agreement};
/// let it = Agreement { winner: Some(true), resignation: None, odd_marks: 2 };
/// assert_eq!(words::repair::agreement(Lang::En, &it), "2 marks contradict it");
/// ```
#[must_use]
pub fn agreement(lang: Lang, it: &Agreement) -> String {
    let args = || Args::new(lang);
    let mut against = Vec::new();
    against.extend((it.winner == Some(false)).then(|| args().message("repair-against-winner")));
    against.extend((it.resignation == Some(false)).then(|| args().message("repair-against-resignation")));
    let count = against.len() + it.odd_marks;
    against.extend((it.odd_marks > 0).then(|| args().count("marks", it.odd_marks).message("repair-against-marks")));
    if !against.is_empty() {
        return args().all_of("witnesses", &against).plain("count", count).message("repair-against");
    }
    if it.winner.or(it.resignation).is_some() { args().message("repair-agrees") } else { String::new() }
}

/// The number of changes in a repair, and its probability.
///
/// ```
/// use kibao::{document::Document, replay::{Limits, Options}, words::{Lang, repair::heading}};
/// let document = Document::new("1: A6* a6<;\n", &Options::default());
/// let repairs = document.repairs(0, &Limits::default());
/// assert!(heading(Lang::En, &repairs.candidates[0]).contains(" %"));
/// ```
#[must_use]
pub fn heading(lang: Lang, candidate: &Candidate) -> String {
    let args = Args::new(lang).plain("changes", candidate.edits.len()).plain("plies", candidate.game.len());
    let args = args.text("probability", per_cent(candidate.probability));
    args.message(if candidate.edits.is_empty() { "repair-heading-as-written" } else { "repair-heading" })
}

/// A candidate in one line: its changes, then its heading.
///
/// ```
/// use kibao::{document::Document, replay::{Limits, Options}, words::{Lang, repair::in_one_line}};
/// let document = Document::new("1: A6* a6<;\n", &Options::default());
/// let repairs = document.repairs(0, &Limits::default());
/// let line = in_one_line(Lang::En, &document.games()[0], &repairs.candidates[0]);
/// assert!(line.starts_with("South's `A6*` in round 1 becomes `A6<*`: "), "{line}");
/// ```
#[must_use]
pub fn in_one_line(lang: Lang, report: &Report<'_>, candidate: &Candidate) -> String {
    let changes: Vec<String> = candidate.edits.iter().map(|edit| change(lang, report, candidate, edit)).collect();
    format!("{}: {}", changes.join("; "), heading(lang, candidate))
}

/// The reason why no repair is certain; `None` if one is, or if there is none.
///
/// ```
/// use kibao::{document::Document, replay::{Limits, Options}, words::{Lang, repair::unsure}};
/// let document = Document::new("1: A6* a6<;\n", &Options::default());
/// let repairs = document.repairs(0, &Limits::default());
/// assert_eq!(unsure(Lang::En, &repairs).is_some(), repairs.only().is_none());
/// ```
#[must_use]
pub fn unsure(lang: Lang, repairs: &Repairs) -> Option<String> {
    let best = repairs.candidates.first().filter(|_| repairs.only().is_none())?;
    // As many digits as show the difference.
    let digits = (0..4).find(|it| per_cent_to(*it, best.probability) != per_cent_to(*it, repairs.sure)).unwrap_or(0);
    let args = Args::new(lang).text("best", per_cent_to(digits, best.probability));
    let args = args.text("sure", per_cent_to(digits, repairs.sure));
    Some(args.yes("cut", !repairs.complete).message("repair-unsure"))
}

/// A probability in per cent. It is rounded down, so that it is 100 or as high as a limit only if it really is.
fn per_cent(probability: f64) -> String {
    per_cent_to(0, probability)
}

/// The same with digits behind the point.
fn per_cent_to(digits: u8, probability: f64) -> String {
    let scale = 10_f64.powi(i32::from(digits));
    format!("{}", (probability * 100.0 * scale + 1e-6).floor() / scale)
}

/// The note that there are more repairs than are shown.
///
/// ```
/// use kibao::words::{Lang, repair::more};
/// assert!(more(Lang::En, 3).contains('3'));
/// ```
#[must_use]
pub fn more(lang: Lang, count: usize) -> String {
    Args::new(lang).plain("count", count).message("repair-more")
}

/// The note that no repair was found, with what was tried.
///
/// ```
/// use kibao::{document::Document, replay::{Limits, Options}, words::{Lang, repair::beyond}};
/// let document = Document::new("1: A7>* a7>*;\n9: A8>*;\n", &Options::default());
/// let repairs = document.repairs(0, &Limits::default());
/// assert!(!beyond(Lang::En, &repairs, 2).is_empty());
/// ```
#[must_use]
pub fn beyond(lang: Lang, repairs: &Repairs, most_edits: u8) -> String {
    let args = Args::new(lang);
    if repairs.unread {
        return args.message("repair-unread");
    }
    let not_repaired = |why| Args::new(lang).text("why", why).message("repair-not");
    if !repairs.missing.is_empty() {
        return not_repaired(missing(lang, &repairs.missing));
    }
    if repairs.furthest == repairs.plies && repairs.plies > 0 {
        return args.message("repair-beyond-places");
    }
    if let Some(round) = repairs.apart {
        return not_repaired(apart(lang, round, repairs.replays_to == 0));
    }
    args.plain("most", most_edits)
        .yes("further", repairs.furthest > repairs.replays_to)
        .plain("furthest", repairs.furthest)
        .plain("plies", repairs.plies)
        .yes("cut", !repairs.complete)
        .message("repair-beyond")
}

/// How far a record replays without changes.
///
/// ```
/// use kibao::{replay::Repairs, words::{Lang, repair::so_far}};
/// let repairs = Repairs { replays_to: 7, plies: 44, ..Repairs::default() };
/// assert!(so_far(Lang::En, &repairs).contains("7") && so_far(Lang::En, &repairs).contains("44"));
/// ```
#[must_use]
pub fn so_far(lang: Lang, repairs: &Repairs) -> String {
    Args::new(lang).plain("replayed", repairs.replays_to).plain("plies", repairs.plies).message("repair-so-far")
}

/// A line that a repair changes: its number, its text before and after; `None` where it is new or removed.
///
/// ```
/// use kibao::words::{Lang, repair::changed_line};
/// assert_eq!(changed_line(Lang::En, 27, Some("8 3R"), Some("8> 3R")), "line 27: `8 3R` becomes `8> 3R`");
/// assert_eq!(changed_line(Lang::En, 27, None, Some("8> 3R")), "line 27 is new: `8> 3R`");
/// ```
#[must_use]
pub fn changed_line(lang: Lang, line: usize, was: Option<&str>, becomes: Option<&str>) -> String {
    let args = Args::new(lang).plain("line", line);
    match (was, becomes) {
        (Some(was), Some(new)) => {
            args.text("was", shown(was)).text("becomes", shown(new)).message("repair-line-changed")
        }
        (Some(was), None) => args.text("was", shown(was)).message("repair-line-removed"),
        (None, new) => args.text("becomes", shown(new.unwrap_or_default())).message("repair-line-added"),
    }
}

/// The note that more lines change than are shown.
///
/// ```
/// use kibao::words::{Lang, repair::more_lines};
/// assert!(more_lines(Lang::En, 3).contains('3'));
/// ```
#[must_use]
pub fn more_lines(lang: Lang, lines: usize) -> String {
    Args::new(lang).count("lines", lines).message("repair-lines-more")
}

/// The caption of the board before a move.
///
/// ```
/// use kibao::{engine::Side, words::{Lang, repair::board_before}};
/// assert!(board_before(Lang::En, Side::North, 12).contains("12"));
/// ```
#[must_use]
pub fn board_before(lang: Lang, turn: Side, round: usize) -> String {
    Args::new(lang).side("side", turn).plain("round", round).message("repair-board-before")
}

/// The question of `--ask` about a written move.
///
/// ```
/// use kibao::{engine::Side, words::{Lang, repair::ask_which}};
/// let question = ask_which(Lang::En, Side::North, 3, "a9");
/// assert_eq!(question, "round 3: North's move is written `a9`. Which was played?");
/// ```
#[must_use]
pub fn ask_which(lang: Lang, side: Side, round: u32, written: &str) -> String {
    let args = Args::new(lang).side("side", side).plain("round", round);
    args.text("written", shown(written)).message("repair-ask-which")
}

/// A move that may be the answer: its number, its name and its probability.
///
/// ```
/// assert_eq!(kibao::words::repair::ask_choice(1, "A8>+", 0.625), "  1  A8>+  62 %");
/// ```
#[must_use]
pub fn ask_choice(number: usize, name: &str, probability: f64) -> String {
    format!("  {number}  {name}  {} %", per_cent(probability))
}

/// The probability that none of the moves is the answer; `None` if it is below one per cent.
///
/// ```
/// use kibao::words::{Lang, repair::ask_other};
/// assert!(ask_other(Lang::En, 0.1).is_some() && ask_other(Lang::En, 0.001).is_none());
/// ```
#[must_use]
pub fn ask_other(lang: Lang, probability: f64) -> Option<String> {
    let percent = per_cent(probability);
    (percent != "0").then(|| Args::new(lang).text("probability", percent).message("repair-ask-other"))
}

/// A sentence of `--ask` about the answer to a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AskText<'a> {
    /// What can be answered, in short.
    Prompt,
    /// What can be answered.
    Help,
    /// The answer is neither a number nor a move.
    NotUnderstood(&'a str),
    /// The answer is a move that is not legal, or fits several legal moves.
    NotLegal(&'a str),
    /// With the answer, the record cannot be repaired.
    NoFit(&'a str),
}

/// The text of a sentence of `--ask`.
///
/// ```
/// use kibao::words::{Lang, repair::{AskText, ask_text}};
/// assert!(ask_text(Lang::En, AskText::NoFit("A5<")).contains("`A5<`"));
/// ```
#[must_use]
pub fn ask_text(lang: Lang, text: AskText<'_>) -> String {
    let args = Args::new(lang);
    match text {
        AskText::Prompt => args.message("repair-ask-prompt"),
        AskText::Help => args.message("repair-ask-help"),
        AskText::NotUnderstood(answer) => args.text("answer", shown(answer)).message("repair-ask-not-understood"),
        AskText::NotLegal(answer) => args.text("answer", shown(answer)).message("repair-ask-not-legal"),
        AskText::NoFit(answer) => args.text("answer", shown(answer)).message("repair-ask-no-fit"),
    }
}

/// The number of repairs that are written to a file.
///
/// ```
/// use kibao::words::{Lang, repair::written_to};
/// assert!(written_to(Lang::En, "a.bao", 2).contains("a.bao"));
/// ```
#[must_use]
pub fn written_to(lang: Lang, path: &str, repairs: usize) -> String {
    Args::new(lang).text("path", path.to_owned()).plain("repairs", repairs).message("repair-written")
}

/// The counts of a search for repairs, for the summary.
///
/// ```
/// use kibao::words::{Lang, repair::{RepairCounts, summary}};
/// let counts = RepairCounts { games: 2, ..RepairCounts::default() };
/// assert_ne!(summary(Lang::En, &counts), summary(Lang::En, &RepairCounts::default()));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RepairCounts {
    /// How many games.
    pub games: usize,
    /// The number of games that do not replay.
    pub broken: usize,
    /// The number of games that replay and are uncertain by the readings of their words.
    pub unsure: usize,
    /// The number of games with one best repair; if repairs are written, the number of written repairs.
    pub repairs: usize,
    /// Whether repairs are written.
    pub applied: bool,
}

/// The summary of a search for repairs.
///
/// ```
/// use kibao::words::{self, Lang, repair::RepairCounts};
/// let counts = RepairCounts { games: 2, broken: 1, repairs: 1, ..RepairCounts::default() };
/// let sentence = "checked 2 games: 1 does not replay, 1 with one best repair, which --apply writes";
/// assert_eq!(words::repair::summary(Lang::En, &counts), sentence);
/// ```
#[must_use]
pub fn summary(lang: Lang, it: &RepairCounts) -> String {
    let args = Args::new(lang).plain("games", it.games);
    if it.games == 0 {
        return args.message("repair-summary-nothing");
    }
    if (it.broken, it.unsure, it.repairs) == (0, 0, 0) {
        return args.message("repair-summary-sound");
    }
    let done = match (it.applied, it.repairs) {
        (true, _) => "applied",
        (false, 0) => "none",
        (false, _) => "found",
    };
    let args = args.plain("broken", it.broken).text("done", done).plain("count", it.repairs);
    args.yes("open", it.unsure > 0).plain("unsure", it.unsure).message("repair-summary")
}
