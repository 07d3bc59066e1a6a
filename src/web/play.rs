//! Moves that can be made on the board, and the text with one more of them.

use super::ask::{Ask, Refusal};
use super::change::NewText;
use super::look::{BLANK, read};
use crate::document::Document;
use crate::engine::{Played, Side, State};
use crate::findings::Report;
use crate::render::json::{self, Position, Sowing};
use crate::replay::{Options, PlyState, Replay, Rules, canonical, name, pit_name};
use crate::source::{Edit, Span, edited};
use serde::Serialize;

/// A legal move.
#[derive(Serialize)]
pub(super) struct Legal {
    /// Its canonical name.
    name: String,
    /// The same as it is written in the record.
    written: String,
    pit: String,
    captured: u16,
    tax: bool,
    safari: bool,
    creates_block: Option<String>,
    trace: Vec<Sowing>,
    position: Position,
}

/// Runs with a game of the text, or with the start if the text has none.
fn with_game<T>(
    text: &str,
    ask: &Ask,
    does: impl FnOnce(&Report<'_>, &Options) -> Result<T, Refusal>,
) -> Result<T, Refusal> {
    let (text, options) = (Ask::text(text)?, ask.options()?);
    let (document, _) = read(&text, &options);
    match document.games() {
        [] => {
            let start = Document::new(BLANK, &options);
            does(start.games().first().ok_or(Refusal("game"))?, &options)
        }
        _ => does(ask.game(&document)?, &options),
    }
}

/// The state after some plies, and the moves that are legal there.
fn legal(replay: &Replay<'_>, ply: usize) -> Option<(State, Vec<Played>)> {
    let state = replay.state_after(ply).filter(|_| !replay.is_over_at(ply))?;
    let legal = state.legal(&replay.rules);
    let played = legal.iter().map(|&mv| state.play_unchecked(&replay.rules, mv, &mut ())).collect();
    Some((state, played))
}

/// The legal moves after a ply.
pub(super) fn moves(text: &str, ask: &Ask) -> Result<Vec<Legal>, Refusal> {
    with_game(text, ask, |report, _| {
        let replay = &report.replay;
        let Some((state, all)) = legal(replay, ask.ply) else { return Ok(Vec::new()) };
        let turn = state.position.turn;
        let one = |played: &Played| Legal {
            name: canonical(&state, played),
            written: name(&state, played, replay.dialect).write(replay.dialect),
            pit: pit_name(turn, played.mv.pit),
            captured: played.captured,
            tax: played.tax,
            safari: played.mv.safari,
            creates_block: played.creates_block.map(|pit| pit_name(turn.other(), pit)),
            trace: json::sowings(&state, &replay.rules, played),
            position: json::position(&played.after.position, replay.rules.house, played.outcome.is_some()),
        };
        Ok(all.iter().map(one).collect())
    })
}

/// Writes a move at the end of a game, or in the place of the one at which it stops.
pub(super) fn play(text: &str, ask: &Ask) -> Result<NewText, Refusal> {
    let own = Ask::text(text)?.text;
    let (new, before, begins) = with_game(text, ask, |report, _| {
        let replay = &report.replay;
        let (state, all) = legal(replay, replay.replayed()).ok_or(Refusal("over"))?;
        let played = all.iter().find(|played| canonical(&state, played) == ask.name).ok_or(Refusal("move"))?;
        let written = name(&state, played, replay.dialect).write(replay.dialect);
        // Where the text has no game, it stays before the first round.
        let begins = report.text() != own;
        let new = if begins {
            let gap = if own.trim().is_empty() { "" } else { "\n\n" };
            format!("{}{gap}1: {written};\n", own.trim_end())
        } else {
            edited(&own, &[placed(replay, state.position.turn, &written)]).map_err(|_| Refusal("text"))?
        };
        Ok((new, replay.replayed(), begins))
    })?;
    // Only a text in which this very move is played next, and nothing else has become a move.
    with_game(&new, ask, |report, _| {
        let replay = &report.replay;
        let ply = replay.plies.get(before).and_then(|ply| replay.before(ply).zip(ply.played()));
        let same = ply.is_some_and(|(state, played)| canonical(&state, played) == ask.name);
        (same && (!begins || replay.plies.len() == 1)).then_some(()).ok_or(Refusal("text"))
    })?;
    Ok(NewText { text: new })
}

/// The edit that writes a move.
fn placed(replay: &Replay<'_>, turn: Side, written: &str) -> Edit {
    let (game, text) = (&replay.game, replay.game.text);
    if let Some(stuck) = replay.plies.iter().find(|ply| ply.state == PlyState::Stuck) {
        return Edit::new(stuck.span, written);
    }
    let end = game.span.of(text).trim_end().len() + game.span.start as usize;
    let behind = |line: String| Edit::new(Span::new(end, end), line);
    let Some(last) = replay.plies.last() else {
        let first = if turn == Side::South { "1:" } else { "1: --" };
        let gap = if end == game.span.start as usize { "" } else { "\n\n" };
        return behind(format!("{gap}{first} {written};"));
    };
    let number = game.number_of(last.round);
    match game.rounds.get(last.round) {
        Some(round) if turn == Side::North => {
            let at = round.end.map_or(last.span.end, |end| end.start);
            let end = if round.end.is_some() { "" } else { ";" };
            Edit::insert(at, format!(" {written}{end}"))
        }
        _ => behind(format!("\n{}: {written};", number.saturating_add(1))),
    }
}

/// The rule sets that a game fits.
#[derive(Serialize)]
pub(super) struct Fits {
    fits: Vec<&'static str>,
    /// The others, with the ply at which the record breaks.
    breaks: Vec<(&'static str, u32)>,
}

/// Replays a game by every rule set.
pub(super) fn fits(text: &str, ask: &Ask) -> Result<Fits, Refusal> {
    let (text, options) = (Ask::text(text)?, ask.options()?);
    let document = Document::new(&text.text, &Options { rules: Rules::Auto, ..options });
    let auto = ask.game(&document)?.replay.auto.clone().ok_or(Refusal("game"))?;
    Ok(Fits { fits: auto.fits, breaks: auto.breaks })
}
