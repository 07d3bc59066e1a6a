//! The words about the steps of a move: the marks of the board, and each sowing.

use super::args::Args;
use super::lang::Lang;
use crate::engine::{AfterSowing, Direction, Endless, Ends, Hand, House, Pit, SeedSource, Side, Sowing};
use crate::replay::pit_name;

/// The state of a side's house, shown next to the board.
///
/// ```
/// use kibao::{engine::House, words::{self, Lang}};
/// assert_eq!(words::house_on_board(Lang::En, House::Dormant), "house dormant");
/// ```
#[must_use]
pub fn house_on_board(lang: Lang, house: House) -> String {
    let house = match house {
        House::Functional => "functional",
        House::Dormant => "dormant",
        House::Lost => "lost",
    };
    Args::new(lang).text("house", house).message("board-house")
}

/// The meaning of a mark on a board: `start`, `last`, `both`, `sown`, `captured` or `blocked`.
///
/// ```
/// use kibao::words::{self, Lang};
/// assert_eq!(words::mark_on_board(Lang::En, "last"), "last seed");
/// ```
#[must_use]
pub fn mark_on_board(lang: Lang, mark: &'static str) -> String {
    Args::new(lang).text("mark", mark).message("board-mark")
}

/// A sowing, the `number`-th of a move: its start, the number of seeds, the direction, the pit of the last seed, and what
/// follows. `tax` says that it is the seed placed in a house from which the tax is paid.
///
/// ```
/// use kibao::engine::{KIBAO, Side, State, Trace};
/// use kibao::words::{self, Lang};
/// let start = State::new(KIBAO.start());
/// let first = *start.legal(&KIBAO).iter().next().unwrap();
/// let mut trace = Trace { sowings: Vec::new(), most: 2 };
/// start.play_unchecked(&KIBAO, first, &mut trace);
/// let line = |n: usize| words::sowing(Lang::En, Side::South, n, &trace.sowings[n - 1], false);
/// assert_eq!(line(1), "1. a seed from the store into A6; A6 is lifted and sown on");
/// assert_eq!(line(2), "2. 3 seeds from A6, anticlockwise, the last in A3; the pit was empty: the move ends");
/// ```
#[must_use]
pub fn sowing(lang: Lang, mover: Side, number: usize, sowing: &Sowing, tax: bool) -> String {
    let name = |pit: Pit| pit_name(mover, pit);
    let (id, pit) = match sowing.from {
        SeedSource::Store => ("sowing-store", sowing.last),
        SeedSource::Pit(pit) => ("sowing-pit", pit),
        SeedSource::Kichwa(hand) => ("sowing-kichwa", Pit::at(if hand == Hand::Left { 0 } else { 7 })),
    };
    let what = Args::new(lang)
        .count("seeds", sowing.seeds)
        .text("pit", name(pit))
        .text("last", name(sowing.last))
        .text("direction", if sowing.direction == Some(Direction::Clockwise) { "clockwise" } else { "anticlockwise" })
        .message(id);
    let (then, taken_from, taken) = match sowing.then {
        AfterSowing::Relay if tax && sowing.from == SeedSource::Store => ("tax", sowing.last, 0),
        AfterSowing::Relay => ("relay", sowing.last, 0),
        AfterSowing::Capture(pit, seeds) => ("capture", pit, seeds),
        AfterSowing::End(ends) => (end(ends), sowing.last, 0),
    };
    let then = Args::new(lang)
        .text("then", then)
        .text("last", name(sowing.last))
        .text("taken-from", pit_name(mover.other(), taken_from))
        .count("taken", taken)
        .message("sowing-then");
    Args::new(lang).plain("number", number).text("sowing", what).text("then", then).message("show-sowing")
}

const fn end(ends: Ends) -> &'static str {
    match ends {
        Ends::Empty => "empty",
        Ends::House => "house",
        Ends::Blocked => "blocked",
        Ends::Won => "won",
        Ends::Lost => "lost",
        Ends::Endless(Endless::Cycle) => "cycle",
        Ends::Endless(Endless::Limit) => "limit",
        Ends::Endless(Endless::Undecided) => "undecided",
    }
}

/// The line above the last board of a move, with the number of sowings that are not shown; if the number is 0, it says that
/// the move is endless and the board is unchanged.
///
/// ```
/// use kibao::words::{self, Lang};
/// assert_eq!(words::sowings_left_out(Lang::En, 1), "1 more sowing is not shown; after the move:");
/// ```
#[must_use]
pub fn sowings_left_out(lang: Lang, more: u32) -> String {
    match more {
        0 => Args::new(lang).message("sowings-endless"),
        more => Args::new(lang).count("more", more).message("sowings-left-out"),
    }
}
