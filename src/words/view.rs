//! The words around the board in the viewer.

use super::args::Args;
use super::lang::Lang;
use crate::replay::{Ply, Replay};

/// The names of the lines of the help, the most important keys first; [`view_keys`] and [`view_does`] take them.
pub(crate) const VIEW_KEYS: [&str; 12] =
    ["ply", "round", "page", "ends", "play", "speed", "go-to", "sowings", "flip", "game", "help", "quit"];

/// The first line: the number of the game, from 1, the number of all games, and the title and players.
#[must_use]
pub(crate) fn view_game(lang: Lang, number: usize, games: usize, game: String) -> String {
    Args::new(lang).plain("number", number).plain("games", games).text("game", game).message("view-game")
}

/// The note that a ply is not played.
#[must_use]
pub(crate) fn view_not_played(lang: Lang, replay: &Replay<'_>, ply: &Ply) -> String {
    Args::new(lang)
        .plain("ply", ply.number)
        .plain("round", replay.game.number_of(ply.round))
        .side("side", ply.side)
        .text("written", ply.span.of(replay.game.text).to_owned())
        .message("view-not-played")
}

/// The note that there is no board.
#[must_use]
pub(crate) fn view_no_board(lang: Lang) -> String {
    Args::new(lang).message("view-no-board")
}

/// The note that the game plays automatically, at a speed from 1 to `most`.
#[must_use]
pub(crate) fn view_playing(lang: Lang, speed: usize, most: usize) -> String {
    Args::new(lang).plain("speed", speed).plain("most", most).message("view-playing")
}

/// The note that a ply is shown in steps (the seed placed from the store, and the sowings): the number of the step, from 1,
/// and the number of all steps; 0 for none.
#[must_use]
pub(crate) fn view_by_sowing(lang: Lang, step: usize, steps: usize) -> String {
    let args = Args::new(lang).plain("steps", steps);
    if step == 0 { args.text("step", "none") } else { args.plain("step", step) }.message("view-by-sowing")
}

/// The question for a round, with the digits typed so far.
#[must_use]
pub(crate) fn view_go_to(lang: Lang, typed: &str) -> String {
    Args::new(lang).text("typed", typed.to_owned()).message("view-go-to")
}

/// The note that there is no such round.
#[must_use]
pub(crate) fn view_no_round(lang: Lang, round: u32, last: u32) -> String {
    Args::new(lang).plain("round", round).plain("last", last).message("view-no-round")
}

/// The note that there is no game before the first, or after the last.
#[must_use]
pub(crate) fn view_no_game(lang: Lang, before: bool) -> String {
    Args::new(lang).message(if before { "view-first-game" } else { "view-last-game" })
}

/// The note that the terminal is too small: its columns and lines, and the required ones.
#[must_use]
pub(crate) fn view_too_small(lang: Lang, (width, height): (u16, u16), least: (u16, u16)) -> String {
    Args::new(lang)
        .plain("width", width)
        .plain("height", height)
        .plain("least-width", least.0)
        .plain("least-height", least.1)
        .message("view-too-small")
}

/// The most important keys, on one line.
#[must_use]
pub(crate) fn view_hint(lang: Lang) -> String {
    Args::new(lang).message("view-hint")
}

/// The heading of the help.
#[must_use]
pub(crate) fn view_help(lang: Lang) -> String {
    Args::new(lang).message("view-help")
}

/// The keys of a line of the help, one of [`VIEW_KEYS`].
#[must_use]
pub(crate) fn view_keys(lang: Lang, key: &'static str) -> String {
    Args::new(lang).text("key", key).message("view-keys")
}

/// What the keys of this line do.
#[must_use]
pub(crate) fn view_does(lang: Lang, key: &'static str) -> String {
    Args::new(lang).text("key", key).message("view-does")
}
