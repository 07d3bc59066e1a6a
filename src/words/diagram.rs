//! Titles and descriptions of diagrams; screen readers read the descriptions.

use super::args::Args;
use super::lang::Lang;
use crate::engine::{House, Pit, PitSet, Position, Side};
use crate::notation::Game;
use crate::replay::{Replay, canonical, pit_name, side_name};

/// What a diagram shows.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Depicted<'a> {
    /// The position.
    pub position: &'a Position,
    /// Whether there are houses.
    pub house: bool,
    /// Whether the game is over.
    pub over: bool,
    /// The marked move: who moves, where it starts, what it captures.
    pub marked: Option<(Side, Pit, PitSet)>,
    /// How many sowings of that move have a line, and how many sowings it has; `None` if no line is drawn.
    pub lines: Option<(usize, u32)>,
}

/// Describes a diagram in sentences.
#[must_use]
pub(crate) fn depicted(lang: Lang, shown: &Depicted<'_>) -> String {
    let Depicted { position, house, over, marked, lines } = *shown;
    let mut sentences: Vec<String> = Side::BOTH.into_iter().map(|side| half(lang, position, side, house)).collect();
    let turn = Args::new(lang).text("turn", if over { "none" } else { side_name(position.turn) });
    sentences.push(turn.message("diagram-turn"));
    if let Some(pit) = position.block {
        sentences.push(Args::new(lang).text("pit", pit_name(position.turn, pit)).message("diagram-block"));
    }
    if let Some((mover, start, captured)) = marked {
        let names: Vec<String> = captured.iter().map(|pit| pit_name(mover.other(), pit)).collect();
        let args = Args::new(lang).text("pit", pit_name(mover, start)).yes("captures", !names.is_empty());
        sentences.push(args.all_of("captured", &names).message("diagram-marked"));
    }
    if let Some((shown, all)) = lines {
        let cut = u32::try_from(shown).is_ok_and(|shown| shown < all);
        let args = Args::new(lang).yes("cut", cut).count("shown", shown).count("sowings", all);
        sentences.push(args.message("diagram-path"));
    }
    sentences.join(". ") + "."
}

fn half(lang: Lang, position: &Position, side: Side, house: bool) -> String {
    let board = &position.board;
    let ring = board.ring(side);
    let row = |seeds: [u8; 8]| seeds.map(|seeds| seeds.to_string()).join(" ");
    let house = match board.house(side) {
        _ if !house => "none",
        House::Functional => "functional",
        House::Dormant => "dormant",
        House::Lost => "lost",
    };
    let args = Args::new(lang).side("side", side).text("front", row(ring.front())).text("back", row(ring.back()));
    let store = Some(board.store(side)).filter(|store| *store > 0);
    args.count_or_none("store", store).text("house", house).message("diagram-half")
}

/// The title of a diagram of a game: the game, and the place as [`caption`](super::caption) or [`before_ply`] returns it.
#[must_use]
pub(crate) fn diagram_title(lang: Lang, game: &Game<'_>, place: &str) -> String {
    Args::new(lang).text("game", super::title(lang, game)).text("place", place.to_owned()).message("diagram-title")
}

/// The title of a diagram of a position without a game; with a move, the title of the board before or after it.
#[must_use]
pub(crate) fn position_title(lang: Lang, mv: Option<(&str, bool)>) -> String {
    let (name, after) = mv.unwrap_or(("", false));
    let place = match (mv.is_some(), after) {
        (false, _) => "alone",
        (true, false) => "before",
        (true, true) => "after",
    };
    Args::new(lang).text("place", place).text("move", name.to_owned()).message("diagram-position")
}

/// The line above the board before a ply, with the move if `shown` is set. Empty if there is no such ply, or if the move is
/// to be shown but was not played.
#[must_use]
pub(crate) fn before_ply(lang: Lang, replay: &Replay<'_>, ply: usize, shown: bool) -> String {
    let Some(it) = ply.checked_sub(1).and_then(|index| replay.plies.get(index)) else {
        return String::new();
    };
    let name = it.played().zip(replay.before(it)).map(|(played, before)| canonical(&before, played));
    if shown && name.is_none() {
        return String::new();
    }
    let args = Args::new(lang).plain("ply", ply).plain("round", replay.game.number_of(it.round)).side("side", it.side);
    let name = name.map_or_else(String::new, |name| super::show::remarked(lang, replay, it, name));
    args.yes("shown", shown).text("move", name).message("diagram-before")
}
