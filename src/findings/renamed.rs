//! Writing the names of players in one spelling, as a fix of H301.

use super::fixer::errors;
use super::h301_other_spelling::CHECK;
use super::{Fixed, Report};
use crate::notation::{Key, composed, fold_name};
use crate::replay::{Difference, Options, Replay, difference, replays};
use crate::source::{Edit, Span, edited};

/// The name to write instead of another, and whether that is safe because `[names]` says so.
pub type Chosen<'n> = &'n dyn Fn(&str) -> Option<(String, bool)>;

/// Writes the chosen names of players into the heads of a text, where a `winner:` names a player also there. A game that
/// would then read differently in anything else, or that allows H301, stays unchanged.
///
/// ```
/// use kibao::{findings::renamed, replay::Options};
/// let text = "South:  H. Abdalla ; \nnorth: Juma\nwinner: H. Abdalla\n\n1: A7>* a7>*;\n";
/// let chosen = |name: &str| (name == "H. Abdalla").then(|| ("Haji Abdalla".to_owned(), false));
/// let new = renamed(text, &Options::default(), true, &chosen);
/// assert_eq!(new.text, text.replace("H. Abdalla", "Haji Abdalla"));
/// assert_eq!(renamed(text, &Options::default(), false, &chosen).unsafe_left, 1);
/// ```
#[must_use]
pub fn renamed(text: &str, options: &Options, unsafe_too: bool, chosen: Chosen<'_>) -> Fixed {
    let reports: Vec<Report<'_>> = replays(text, options).map(Report::new).collect();
    let mut unsafe_left = 0;
    let mut games: Vec<Vec<Edit>> =
        reports.iter().map(|report| edits(report, unsafe_too, chosen, &mut unsafe_left)).collect();
    while games.iter().any(|edits| !edits.is_empty()) {
        let all: Vec<Edit> = games.iter().flatten().cloned().collect();
        let Ok(new) = edited(text, &all) else { break };
        let (wrong, complete) = {
            let read: Vec<Replay<'_>> = replays(&new, options).collect();
            let differs = |(at, report): (usize, &Report<'_>)| {
                let edits = games.get(at).map_or(&[][..], Vec::as_slice);
                (!read.get(at).is_some_and(|read| is_same(report, read, edits))).then_some(at)
            };
            let wrong: Vec<usize> = reports.iter().enumerate().filter_map(differs).collect();
            (wrong, read.len() == reports.len())
        };
        if wrong.is_empty() && complete {
            return Fixed { text: new, fixed: all.len(), unsafe_left };
        }
        // A game that reads differently without a change has a neighbour with one.
        let own: Vec<&mut Vec<Edit>> = games
            .iter_mut()
            .enumerate()
            .filter(|(at, edits)| wrong.contains(at) && !edits.is_empty())
            .map(|(_, edits)| edits)
            .collect();
        if own.is_empty() {
            break;
        }
        own.into_iter().for_each(Vec::clear);
    }
    Fixed { text: text.to_owned(), fixed: 0, unsafe_left }
}

/// The changes of a game.
fn edits(report: &Report<'_>, unsafe_too: bool, chosen: Chosen<'_>, unsafe_left: &mut usize) -> Vec<Edit> {
    let game = &report.replay.game;
    let mut edits = Vec::new();
    if report.allowed_across.contains(&&CHECK) {
        return edits;
    }
    let values = |key: Key| game.heads.iter().filter(move |head| head.known == Some(key)).map(|head| head.value);
    for value in values(Key::South).chain(values(Key::North)) {
        let written = composed(value.of(game.text));
        match chosen(&written) {
            Some((_, false)) if !unsafe_too => *unsafe_left += 1,
            Some((name, _)) if *name != *value.of(game.text) => {
                let folded = fold_name(&written);
                let winners = values(Key::Winner).filter(|it| fold_name(it.of(game.text)) == folded);
                edits.extend(winners.chain([value]).map(|value| Edit::new(value, name.as_str())));
            }
            _ => {}
        }
    }
    // Two players stay two: a game of a man against himself would be a new mistake.
    let after =
        |value: Span| edits.iter().find(|it| it.span == value).map_or(value.of(game.text), |it| it.text.as_str());
    let one =
        |of: &dyn Fn(Span) -> String| values(Key::South).any(|it| values(Key::North).any(|other| of(it) == of(other)));
    if one(&|value| fold_name(after(value))) && !one(&|value| fold_name(value.of(game.text))) {
        return Vec::new();
    }
    edits.sort_by_key(|edit| edit.span.start);
    edits.dedup_by_key(|edit| edit.span.start);
    edits
}

/// Whether a game reads the same but for these changes of its head.
fn is_same(before: &Report<'_>, after: &Replay<'_>, edits: &[Edit]) -> bool {
    let old = &before.replay;
    let heads = || old.game.heads.iter().zip(&after.game.heads);
    let same_heads = old.game.heads.len() == after.game.heads.len()
        && heads().all(|(old_head, new)| {
            let edit = edits.iter().find(|edit| edit.span == old_head.value);
            let expected = edit.map_or_else(|| old_head.value.of(old.game.text), |edit| edit.text.as_str());
            old_head.key.of(old.game.text) == new.key.of(after.game.text) && expected == new.value.of(after.game.text)
        });
    let result = |replay: &Replay<'_>| (replay.result.recorded, replay.result.decided(), replay.result.resigned());
    same_heads
        && matches!(difference(old, after), None | Some(Difference::Heads))
        && old.rules_name == after.rules_name
        && result(old) == result(after)
        && (edits.is_empty() || errors(&Report::new(after.clone())) <= errors(before))
}
