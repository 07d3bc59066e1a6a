//! The words around boards: the line above a game, the line above a board, the words next to it.

use super::args::Args;
use super::lang::Lang;
use crate::engine::Side;
use crate::notation::{Entry, Game, Key, Opinion};
use crate::replay::{Ply, Replay, canonical};

/// The line above a game, the `number`-th of its file.
///
/// ```
/// use kibao::{notation::games, words::{self, Lang}};
/// let game = games("title: Final\n1: A7>*;\n").next().unwrap();
/// let line = words::game(Lang::En, &game, 2);
/// assert!(line.contains('2') && line.contains("Final"), "{line}");
/// ```
#[must_use]
pub fn game(lang: Lang, game: &Game<'_>, number: usize) -> String {
    Args::new(lang).plain("number", number).text("game", title(lang, game)).message("show-game")
}

/// A game by its title and its players.
///
/// ```
/// use kibao::{words::{self, Lang}, replay::{Options, replays}};
/// let text = "title: Final\nsouth: Asha\n\n1: A6<* a6<;\n";
/// let replay = replays(text, &Options::default()).next().unwrap();
/// assert_eq!(words::title(Lang::En, &replay.game), "Final: Asha (South) and North");
/// ```
#[must_use]
pub fn title(lang: Lang, game: &Game<'_>) -> String {
    let player = |key, side| {
        let name = game.value(key);
        let args = Args::new(lang).side("side", side).yes("named", name.is_some());
        args.text("name", name.unwrap_or_default().to_owned()).message("game-player")
    };
    let title = game.value(Key::Title);
    Args::new(lang)
        .yes("titled", title.is_some())
        .text("title", title.unwrap_or_default().to_owned())
        .text("south", player(Key::South, Side::South))
        .text("north", player(Key::North, Side::North))
        .message("game-title")
}

/// The line above the board after a ply; 0 is the start. Empty if that ply is not played.
///
/// ```
/// use kibao::{words::{self, Lang}, replay::{Options, replays}};
/// let text = "1: 6L* 6L;\n";
/// let replay = replays(text, &Options::default()).next().unwrap();
/// assert_eq!(words::caption(Lang::En, &replay, 0), "the start");
/// assert_eq!(words::caption(Lang::En, &replay, 1), "after ply 1, round 1: South A6<* (written 6L*)");
/// ```
#[must_use]
pub fn caption(lang: Lang, replay: &Replay<'_>, ply: usize) -> String {
    let args = Args::new(lang);
    let Some(it) = ply.checked_sub(1).and_then(|index| replay.plies.get(index)) else {
        return args.message("show-start");
    };
    let Some((played, before)) = it.played().zip(replay.before(it)) else {
        return String::new();
    };
    let (written, name) = (it.span.of(replay.game.text), canonical(&before, played));
    let args = args
        .plain("ply", ply)
        .plain("round", replay.game.number_of(it.round))
        .side("side", it.side)
        .yes("rewritten", written != name)
        .text("move", remarked(lang, replay, it, name))
        .text("written", written.to_owned())
        .yes("captures", played.captured > 0)
        .plain("captured", played.captured)
        .yes("over", played.outcome.is_some());
    match played.outcome {
        Some(end) => args.outcome(end),
        None => args,
    }
    .message("show-ply")
}

/// A move with the opinion about it and how sure its reading is, if the record has them.
pub(super) fn remarked(lang: Lang, replay: &Replay<'_>, ply: &Ply, name: String) -> String {
    let entry = replay.game.rounds.get(ply.round).and_then(|round| round.entries.get(ply.entry));
    let Some(Entry { opinion, reading, .. }) = entry else { return name };
    let opinion_word = opinion.map(|it| Args::new(lang).text("opinion", it.name()).message("move-opinion"));
    let reading_word = reading.map(|it| Args::new(lang).text("reading", it.name()).message("move-reading"));
    let remarks: Vec<String> = opinion_word.into_iter().chain(reading_word).collect();
    if remarks.is_empty() {
        return name;
    }
    let args = Args::new(lang).text("move", name).text("signs", opinion.map_or("", Opinion::signs));
    args.all_of("remarks", &remarks).message("move-remarked")
}

/// The note that a game does not replay to its end.
///
/// ```
/// use kibao::words::{self, Lang};
/// assert_eq!(words::stuck(Lang::En, 28, 36), "28 of 36 plies replay; kibao check says why");
/// ```
#[must_use]
pub fn stuck(lang: Lang, replayed: usize, plies: usize) -> String {
    Args::new(lang).plain("replayed", replayed).plain("plies", plies).message("show-stuck")
}

/// The words next to a board: the side, its store, whether it is to move.
///
/// ```
/// use kibao::{engine::Side, words::{self, Lang}};
/// assert_eq!(words::beside_board(Lang::En, Side::South, 22, true), "South, 22 in store, to move");
/// assert_eq!(words::beside_board(Lang::En, Side::North, 0, false), "North");
/// ```
#[must_use]
pub fn beside_board(lang: Lang, side: Side, store: u8, to_move: bool) -> String {
    let store = Some(store).filter(|store| *store > 0);
    let args = Args::new(lang).side("side", side).count_or_none("store", store);
    args.yes("to-move", to_move).message("board-side")
}
