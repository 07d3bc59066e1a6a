//! About single moves that cannot be played for another reason than the rules, and about how played ones are written.

use super::{Help, Said, at_place, character, counted, joined, outcome, side, this_move};
use crate::engine::{Hand, Move, Outcome, Side};
use crate::findings::words::cite::{self, Rule};
use crate::findings::words::facts::Facts;
use crate::notation::{Dialect, Unreadable};
use crate::replay::{Note, pit_name};

pub(super) fn ambiguous(facts: &Facts<'_>, moves: &[Move]) -> Said {
    let names: Vec<String> = facts.names(moves).iter().map(|name| format!("`{name}`")).collect();
    Said::to_do(
        format!("{} fits {} legal moves: {}", this_move(facts), moves.len(), joined(&names, "and")),
        format!("{} moves fit", moves.len()),
        format!("write the one that was played: {}", joined(&names, "or")),
    )
    .cited(cite::signs(facts.report))
}

pub(super) fn unreadable(facts: &Facts<'_>, why: Unreadable) -> Said {
    let (reason, label) = match why {
        Unreadable::NoSuchPit(u32::MAX) => {
            ("there is no such pit, as a row has 1 to 8".to_owned(), "no such pit".to_owned())
        }
        Unreadable::NoSuchPit(pit) => (format!("there is no pit {pit}, as a row has 1 to 8"), format!("no pit {pit}")),
        Unreadable::NoSuchRow(row) => (
            format!("{} is no row; South has `A` and `B`, North `a` and `b`", character(row)),
            format!("no row {}", character(row)),
        ),
        Unreadable::NoPit => ("it names no pit".to_owned(), "no pit".to_owned()),
        Unreadable::StrangeSign(sign @ ('A' | 'B' | 'a' | 'b')) if facts.written().chars().nth(1) == Some(sign) => {
            (format!("the row letter `{sign}` belongs before the pit number"), "row letter after the pit".to_owned())
        }
        Unreadable::StrangeSign(sign @ ('A' | 'B' | 'a' | 'b')) => (
            format!("`{sign}` begins another move, and no blank stands before it"),
            "two moves stuck together".to_owned(),
        ),
        Unreadable::StrangeSign(sign) => (
            format!("{} is a sign of neither notation", character(sign)),
            format!("{} has no meaning", character(sign)),
        ),
        Unreadable::TooManySigns => {
            ("it has more signs than one move can have".to_owned(), "too many signs".to_owned())
        }
    };
    let example = match facts.dialect() {
        Dialect::Kibao => "a move is a row, a pit and a direction, as in `A5<`",
        Dialect::Zanzibar => "a move is a row, a pit and a direction, as in `A5L`",
    };
    let message = format!("{} cannot be read: {reason}", this_move(facts));
    Said::new(message, label, Help::DoLegal(example.to_owned())).cited(cite::signs(facts.report))
}

/// It is this side's turn, and its column has no move.
pub(super) fn missing(facts: &Facts<'_>, turn: Side) -> Said {
    let (whose, other) = (side(turn), side(turn.other()));
    let label = format!("it is {whose}'s turn");
    let (written, at) = (facts.written(), at_place(facts));
    if turn == Side::North && facts.ply.is_some_and(|ply| ply.number == 1) {
        let message = format!("the game starts with North to move, and `{written}`{at} stands in South's place");
        return Said::to_do(message, label, format!("write `--` for South's move: `1: -- {written}`"));
    }
    if turn == Side::North && facts.is_norths() {
        let message = format!("{whose}'s move `{written}`{at} stands in {other}'s place, in a round of its own");
        return Said::to_do(message, label, "write it behind South's move, in the round before");
    }
    let message =
        format!("{whose}'s move is missing: `{written}`{at} stands in {other}'s place, and it is {whose}'s turn");
    let help = format!("look up {whose}'s move and write it in its place");
    Said::new(message, label, Help::DoLegal(help)).cited(Rule::fixed("1.5.5", "", "").of(facts.report))
}

pub(super) fn too_many(facts: &Facts<'_>) -> Said {
    Said::to_do(
        format!("{} is one too many: a round holds South's move and North's", this_move(facts)),
        "a third move",
        "start a new round before it, or put it after the `;` if it is a note",
    )
    .cited(cite::signs(facts.report))
}

pub(super) fn after_end(facts: &Facts<'_>, end: Outcome) -> Said {
    Said::to_do(
        format!("{} comes after the end of the game: {}", this_move(facts), outcome(end)),
        "the game is over",
        "look whether an earlier move is recorded wrongly, or whether another game begins here",
    )
    .cited(Rule::of_end(end.reason).of(facts.report))
}

pub(super) fn not_replayed(facts: &Facts<'_>) -> Said {
    let moves = facts.moves_from_here();
    let (kept, are) = (counted(moves, "move"), if moves == 1 { "is" } else { "are" });
    Said::new(
        format!("{kept} from here on {are} kept but not checked, because of the error before"),
        "not checked from here on",
        Help::None,
    )
}

pub(super) fn row_case(facts: &Facts<'_>, mover: Side) -> Said {
    let (own, other) = (side(mover), side(mover.other()));
    Said::write(
        format!("{} has {other}'s row letter, but the move is {own}'s", this_move(facts)),
        format!("{other}'s letter"),
    )
    .cited(cite::signs(facts.report))
}

pub(super) fn mixed(facts: &Facts<'_>, own: Dialect) -> Said {
    let other = if own == Dialect::Kibao { Dialect::Zanzibar } else { Dialect::Kibao };
    Said::write(
        format!(
            "{} has a sign of the {} notation, while the game is read as {}",
            this_move(facts),
            other.name(),
            own.name()
        ),
        format!("{} notation", other.name()),
    )
}

pub(super) fn note(facts: &Facts<'_>, note: Note) -> Said {
    let this = this_move(facts);
    match note {
        Note::RowMissing => Said::write(
            format!(
                "{this} has no row letter, which may be left out only in kunamua, while seeds are placed from the store"
            ),
            "no row",
        )
        .cited(cite::signs(facts.report)),
        Note::DirectionMissing => Said::write(
            format!(
                "{this} has no direction, which may be left out only where a capture forces it; one legal move fits"
            ),
            "no direction",
        )
        .cited(cite::signs(facts.report)),
        Note::DirectionForced => {
            let played = facts.ply.and_then(|ply| Some((ply.side, ply.played()?.mv)));
            let pit = played.map_or_else(|| "this pit".to_owned(), |(side, mv)| pit_name(side, mv.pit));
            let end = match played.map(|(_, mv)| mv.hand) {
                Some(Hand::Left) => "the left kichwa",
                Some(Hand::Right) => "the right kichwa",
                None => "its kichwa",
            };
            Said::write(
                format!(
                    "{this} has the wrong direction: seeds captured at {pit} start from the nearer end of the \
                         front row, {end}"
                ),
                "the other direction is forced",
            )
            .cited(Rule::fixed("1.4.5", "Move with capture", "").of(facts.report))
        }
        Note::HouseUnused => Said::write(
            format!(
                "{this} has the sign for playing the house (nyumba), but at no point could the move have stopped there"
            ),
            "the house is not played",
        )
        .cited(Rule::fixed("4.2.1.2", "The house", "").of(facts.report)),
    }
}
