//! Accounting: the moves played, remarked upon and reported are all the words that look like moves; and no fix changes what
//! was played or hides an error.

use super::words::full_moves;
use kibao::findings::{Finding, Report, Severity, Wanted, fixed};
use kibao::notation::{CommentSign, EntryKind, Game, Round, single};
use kibao::replay::{Options, Replay, Resolved, canonical, difference, replays, resolve, write_game};
use kibao::source::Span;
use std::collections::BTreeMap;

/// How often safe fixes may be asked for until they change nothing more.
const MOST_TURNS: usize = 3;

/// The games of a text with all that is found about them.
pub(super) fn reports<'t>(text: &'t str, options: &Options) -> Vec<Report<'t>> {
    replays(text, options).map(Report::new).collect()
}

/// What is found about a game, what a comment allows included.
fn findings<'r>(report: &'r Report<'_>) -> impl Iterator<Item = &'r Finding> {
    report.findings.iter().chain(&report.allowed)
}

/// Whether a game has an error.
pub(super) fn has_error(report: &Report<'_>) -> bool {
    findings(report).any(|finding| finding.severity() == Severity::Error)
}

/// The moves that were played, by their canonical names.
pub(super) fn moves(replay: &Replay) -> Vec<String> {
    let name = |ply| Some(canonical(&replay.before(ply)?, ply.played()?));
    replay.plies.iter().map_while(name).collect()
}

/// How a word that looks like a move was read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Word {
    /// A ply, played or not.
    Ply,
    /// In a head line; in one whose key is not known, it may be a move behind a name.
    Head { known: bool },
    /// In a comment or a note; in one of a round, or without a sign, it may be a move.
    Comment { in_play: bool, text: Span },
    /// Elsewhere.
    Unread,
}

/// How the word at a place of a game was read.
pub(crate) fn word(replay: &Replay, span: Span) -> Word {
    let holds = |outer: Span| outer.start <= span.start && span.end <= outer.end;
    let game: &Game = &replay.game;
    if replay.plies.iter().any(|ply| holds(ply.span)) {
        Word::Ply
    } else if let Some(head) = game.heads.iter().find(|head| holds(head.key.cover(head.value))) {
        Word::Head { known: head.known.is_some() || head.value != span }
    } else if let Some(comment) = game.comments().find(|comment| holds(comment.text)) {
        let mut of_rounds = game.rounds.iter().flat_map(|round| round.comment.iter().chain(&round.below));
        let in_play = comment.sign == CommentSign::None || of_rounds.any(|of_round| of_round == comment);
        Word::Comment { in_play, text: comment.text }
    } else {
        Word::Unread
    }
}

/// Whether every word in the form of a full move is played or reported, and where it is the move that is due and legal, as an
/// error.
///
/// A word in a comment is due where the record does not go on with a move that is played: there the comment may hold what
/// is missing. Head lines may speak of moves as they like; only a line that is nothing but a name and the move that is due is
/// not passed over.
pub(crate) fn accounted(text: &str, options: &Options) -> Result<(), String> {
    // A text without a game is not a transcript, which is an error by itself.
    let reports = reports(text, options);
    for word_range in full_moves(text) {
        let span = Span::new(word_range.start, word_range.end);
        let Some(report) =
            reports.iter().find(|it| it.replay.game.span.start <= span.start && span.end <= it.replay.game.span.end)
        else {
            if reports.is_empty() {
                continue;
            }
            return Err(format!("{:?} at {} is in no game", &text[word_range], span.start));
        };
        let fault = |what: &str| Err(format!("{:?} at {} {what}", span.of(text), span.start));
        let replay = &report.replay;
        let touches = |place: Span| {
            let touch = |finding: &Finding| finding.span.start < place.end && place.start < finding.span.end;
            findings(report).any(|finding| finding.severity() > Severity::Info && touch(finding))
        };
        match word(replay, span) {
            Word::Ply if replay.is_valid() || has_error(report) => {}
            Word::Ply => return fault("is not played, and there is no error"),
            Word::Unread if !has_error(report) => return fault("is unread, and there is no error"),
            Word::Unread if !touches(span) => return fault("is unread, and not reported"),
            Word::Comment { text, .. } if !touches(text) => return fault("is in a comment, and not reported"),
            Word::Comment { in_play: true, .. } | Word::Head { known: false }
                if is_due(text, replay, span) && !has_error(report) =>
            {
                return fault("is the move that is due, and there is no error");
            }
            Word::Head { .. } | Word::Unread | Word::Comment { .. } => {}
        }
    }
    Ok(())
}

/// Whether a word is a legal move where it stands, and the record goes on with none that is played.
fn is_due(text: &str, replay: &Replay, span: Span) -> bool {
    let before = replay.plies.iter().take_while(|ply| ply.span.start < span.start).count();
    if replay.plies.get(before).is_some_and(|next| next.played().is_some()) || replay.is_over_at(before) {
        return false;
    }
    let Some(state) = replay.state_after(before) else { return false };
    let Some((EntryKind::Move(written), _)) = single(span.of(text)) else { return false };
    let own_row = written.row.is_none_or(|row| row.north == (state.position.turn == kibao::engine::Side::North));
    own_row && matches!(resolve(&state, &replay.rules, &written.read(replay.dialect)), Resolved::Unique(..))
}

/// Whether the canonical form or a fix of a game that does not replay has other round numbers; where they count moves it may, and
/// another round 1 gets the number that follows.
fn renumbered(before: &Report<'_>, now: &Report<'_>) -> bool {
    let (came, now) = (&before.replay.game.rounds, &now.replay.game.rounds);
    let other = |(index, (came, now)): (usize, (&Round, &Round))| {
        let [came, now] = [came, now].map(|round| round.number.map(|number| number.value));
        came.is_some() && came != now && (index == 0 || came != Some(Some(1)))
    };
    let same_rounds = came.len() == now.len() && !before.replay.may_renumber();
    same_rounds && came.iter().zip(now).enumerate().any(other)
}

/// Whether safe fixes and the canonical form keep the moves that were played and the errors of each game, and report what was
/// reported and cannot be fixed safely.
pub(crate) fn kept(text: &str, options: &Options) -> Result<(), String> {
    let mut now = text.to_owned();
    let before = reports(text, options);
    for turn in 0.. {
        // Where games would run into each other nothing is written.
        let Ok(next) = fixed(&now, options, Wanted::all(false)) else { break };
        let after = reports(&next.text, options);
        let sequence = |reports: &[Report<'_>]| reports.iter().map(|it| moves(&it.replay)).collect::<Vec<_>>();
        if sequence(&before) != sequence(&after) {
            return Err(format!("a safe fix changes the moves played: {:?}", next.text));
        }
        for (number, (before, after)) in (1..).zip(before.iter().zip(&after)) {
            if has_error(before) && !has_error(after) {
                return Err(format!("game {number} lost its error by a safe fix: {:?}", next.text));
            }
            if renumbered(before, after) {
                return Err(format!("a safe fix changes numbers of the broken game {number}: {:?}", next.text));
            }
        }
        let (mut unfixable, left) = (unfixable(&before), count(&after));
        // Where signs are put in, two pieces of text may become one, which has one finding; that no error is lost is asked above.
        unfixable.retain(|code, _| !matches!(*code, "N104" | "N106"));
        if let Some((code, _)) = unfixable.iter().find(|(code, count)| left.get(*code).unwrap_or(&0) < count) {
            return Err(format!("{code} is not reported any more after safe fixes: {:?}", next.text));
        }
        if next.text == now {
            break;
        }
        if turn == MOST_TURNS {
            return Err(format!("safe fixes find no end: {:?}", next.text));
        }
        now = next.text;
    }
    for report in &before {
        let mut written = String::new();
        write_game(&mut written, &report.replay);
        let again = reports(&written, options);
        let [again] = again.as_slice() else { continue };
        // What would read back otherwise is refused by the commands.
        if difference(&report.replay, &again.replay).is_some() {
            continue;
        }
        if moves(&report.replay) != moves(&again.replay) {
            return Err(format!("the canonical form changes the moves played: {written:?}"));
        }
        if has_error(report) && !has_error(again) {
            return Err(format!("a game lost its error in the canonical form: {written:?}"));
        }
        let wrong_players = |it: &Report<'_>| it.findings.iter().filter(|it| it.check.code == "N111").count();
        if report.replay.is_valid() && wrong_players(report) > wrong_players(again) {
            return Err(format!("a name of the wrong player is lost in the canonical form: {written:?}"));
        }
        if renumbered(report, again) {
            return Err(format!("the canonical form changes numbers of a broken game: {written:?}"));
        }
    }
    Ok(())
}

/// How often each code above info is reported.
pub(super) fn count(reports: &[Report<'_>]) -> BTreeMap<&'static str, usize> {
    counted(reports, |_| true)
}

/// The same of checks whose findings are never fixed safely.
fn unfixable(reports: &[Report<'_>]) -> BTreeMap<&'static str, usize> {
    counted(reports, |finding| !finding.check.is_safely_fixable())
}

fn counted(reports: &[Report<'_>], wanted: impl Fn(&Finding) -> bool) -> BTreeMap<&'static str, usize> {
    let mut counts = BTreeMap::new();
    for report in reports {
        for finding in findings(report).filter(|it| it.severity() > Severity::Info && wanted(it)) {
            *counts.entry(finding.check.code).or_default() += 1;
        }
    }
    counts
}
