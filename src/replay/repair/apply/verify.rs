//! Reads a repaired text back before it is written.

use super::repair_edits;
use super::whole::with_sides_exchanged;
use crate::engine::Side;
use crate::notation::{Game, Key, ProblemKind};
use crate::replay::game::{Options, Replay};
use crate::replay::meaning::{Difference, comments, heads};
use crate::replay::repair::{Candidate, Change, Habit};
use crate::replay::replays::replays;
use crate::replay::result::Ended;
use crate::source::{Edit, Span, edited};

/// The text with one of its games repaired, after reading it back with the same options.
///
/// # Errors
/// [`Difference`] if the text would not read back correctly; then it must not be written.
///
/// ```
/// use kibao::replay::{Limits, Options, repaired, repair, replays};
/// let text = "\
/// opening: [ 0 0 0 0 0 0 0 0 | 0 0 5 6 0 0 1 0 | 0 0 2 0 6 0 0 0 | 0 0 0 0 0 0 0 0 | 22 22 | T T | 255 | 0 ]
/// 1: A3< a5<; good
/// 2: A8> a2<;
/// 3: A5< a1<;
/// ";
/// let options = Options::default();
/// let replay = replays(text, &options).next().unwrap();
/// let repairs = repair(&replay, &options, &Limits::default());
/// let repaired = repaired(&replay, repairs.only().unwrap(), &options, true).unwrap();
/// assert!(repaired.contains("\n1: A3<+ a5<; good\n; round 1, South: was A3<\n"), "{repaired}");
/// ```
pub fn repaired(
    replay: &Replay<'_>,
    candidate: &Candidate,
    options: &Options,
    notes: bool,
) -> Result<String, Difference> {
    repaired_all(replay.game.text, &[(replay, candidate)], options, notes)
}

/// The text with several of its games repaired, each by its candidate, in order of place.
///
/// # Errors
/// [`Difference`] if the text would not read back correctly.
///
/// ```
/// use kibao::replay::{Limits, Options, repair, repaired_all, replays};
/// let text = "\
/// opening: [ 0 0 0 0 0 0 0 0 | 0 0 5 6 0 0 1 0 | 0 0 2 0 6 0 0 0 | 0 0 0 0 0 0 0 0 | 22 22 | T T | 255 | 0 ]
/// 1: A3< a5<;
/// 2: A8> a2<;
/// 3: A5< a1<;
/// ";
/// let options = Options::default();
/// let replay = replays(text, &options).next().unwrap();
/// let repairs = repair(&replay, &options, &Limits::default());
/// let best = repairs.only().unwrap();
/// let repaired = repaired_all(text, &[(&replay, best)], &options, false).unwrap();
/// assert_eq!(repaired, text.replace("1: A3< ", "1: A3<+ "));
/// ```
pub fn repaired_all(
    text: &str,
    repairs: &[(&Replay<'_>, &Candidate)],
    options: &Options,
    notes: bool,
) -> Result<String, Difference> {
    let edits: Vec<_> = repairs.iter().flat_map(|(replay, candidate)| repair_edits(replay, candidate, notes)).collect();
    let new = edited(text, &edits).map_err(|_| Difference::Moves)?;
    let mut wanted = repairs.iter().peekable();
    let (mut old_games, mut new_games) = (replays(text, options), replays(&new, options));
    loop {
        let (old, again) = match (old_games.next(), new_games.next()) {
            (Some(old), Some(again)) => (old, again),
            (None, None) if wanted.peek().is_none() => return Ok(new),
            _ => return Err(Difference::OtherGames),
        };
        match wanted.next_if(|(replay, _)| replay.game.span == old.game.span) {
            Some((_, candidate)) => same(&old, candidate, &again, notes)?,
            None if old.game.span.of(text) == again.game.span.of(&new) => {}
            None => return Err(Difference::OtherGames),
        }
    }
}

/// Whether a game reads back correctly after these changes, on its own.
pub(super) fn reads_back(
    replay: &Replay<'_>,
    candidate: &Candidate,
    edits: &[Edit],
    notes: bool,
) -> Result<(), Difference> {
    let whole = replay.game.span;
    let within = |edit: &Edit| {
        let moved = |at: u32| at.checked_sub(whole.start);
        Some(Edit::new(Span { start: moved(edit.span.start)?, end: moved(edit.span.end)? }, edit.text.as_str()))
    };
    let alone: Vec<Edit> = edits.iter().map(within).collect::<Option<_>>().ok_or(Difference::OtherGames)?;
    let new = edited(whole.of(replay.game.text), &alone).map_err(|_| Difference::Moves)?;
    let mut games = replays(&new, &replay.options);
    let (Some(again), None) = (games.next(), games.next()) else { return Err(Difference::OtherGames) };
    same(replay, candidate, &again, notes)
}

/// Whether a repaired game is that of its candidate, and has lost nothing else.
fn same(old: &Replay<'_>, candidate: &Candidate, new: &Replay<'_>, notes: bool) -> Result<(), Difference> {
    let moves = new.plies.iter().map(|ply| ply.played().map(|played| (played.mv, played.after.position)));
    let wanted = candidate.game.iter().map(|repaired| Some((repaired.played.mv, repaired.played.after.position)));
    if !new.is_whole() || !moves.eq(wanted) {
        return Err(Difference::Moves);
    }
    let (before, after) = (comments(old), comments(new));
    if !holds(&after, &before) || (!notes && after != before) {
        return Err(Difference::Comments);
    }
    let changed = |key: &str| {
        candidate.edits.iter().any(|edit| {
            let it = match edit.change {
                Change::Opening(_) => Key::Opening,
                Change::Rules(_) => Key::Rules,
                Change::NoTakasia => Key::Takasia,
                _ => return false,
            };
            it.name() == key
        })
    };
    let kept = |lines: Vec<(String, String)>| lines.into_iter().filter(|(key, _)| !changed(key)).collect::<Vec<_>>();
    let sides_exchanged = candidate.edits.iter().any(|it| matches!(it.change, Change::Reading(Habit::NorthBegan, _)));
    let mut was = kept(heads(old));
    if sides_exchanged {
        for (key, value) in &mut was {
            let (new_key, new) = with_sides_exchanged(Key::from_name(key), value);
            (*key, *value) = (new_key.map_or_else(|| key.clone(), |key| key.name().to_owned()), new);
        }
        was.sort_unstable();
    }
    if was != kept(heads(new)) {
        return Err(Difference::Heads);
    }
    if count(&new.game, is_wrong_number) > count(&old.game, is_wrong_number) {
        return Err(Difference::Numbers);
    }
    let wrong_player = |kind| kind == ProblemKind::WrongPlayer;
    if count(&new.game, wrong_player) > count(&old.game, wrong_player) {
        return Err(Difference::Players);
    }
    let is_unread = |kind| matches!(kind, ProblemKind::UnreadMoves { .. });
    if count(&new.game, is_unread) > count(&old.game, is_unread) {
        return Err(Difference::Unread);
    }
    let now = |side: Option<Side>| if sides_exchanged { side.map(Side::other) } else { side };
    let ended = old.result.ended.map(|it| Ended { loser: now(it.loser), ..it });
    if (now(old.result.recorded), ended) != (new.result.recorded, new.result.ended) {
        return Err(Difference::Result);
    }
    Ok(())
}

/// Whether one sorted list holds all of another.
fn holds<T: PartialEq>(all: &[T], some: &[T]) -> bool {
    let mut all = all.iter();
    some.iter().all(|it| all.any(|other| other == it))
}

const fn is_wrong_number(kind: ProblemKind) -> bool {
    matches!(kind, ProblemKind::NumberWrong { .. } | ProblemKind::NumberOneAgain)
}

/// How many problems of a kind a game has.
fn count(game: &Game<'_>, is: impl Fn(ProblemKind) -> bool) -> usize {
    game.problems.iter().filter(|problem| is(problem.kind)).count()
}
