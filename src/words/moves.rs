//! Messages about moves that cannot be played although the rules do not forbid them, and about the notation of played moves.

use super::args::character;
use super::cite::{self, Rule};
use super::facts::Facts;
use super::message::Message;
use crate::engine::{Hand, Move, Phase, Side};
use crate::notation::Unreadable;
use crate::replay::{Oddity, ProblemKind, pit_name};
use crate::source::is_foreign;

pub(super) fn ambiguous(message: Message, facts: &Facts<'_>, moves: &[Move]) -> Message {
    let names: Vec<String> = facts.names(moves).iter().map(|name| format!("`{name}`")).collect();
    message
        .with(|args| args.plain("count", moves.len()).all_of("which", &names).any_of("choice", &names))
        .cited(cite::signs(facts.report))
}

pub(super) fn unreadable(message: Message, facts: &Facts<'_>, why: Unreadable) -> Message {
    let message = match why {
        Unreadable::NoSuchPit(u32::MAX) => message.variant("large"),
        Unreadable::NoSuchPit(pit) => message.with(|args| args.plain("pit", pit)),
        Unreadable::NoSuchRow(row) => {
            let message = if is_foreign(&facts.written()) { message.variant("site") } else { message };
            message.text("sign", character(row))
        }
        Unreadable::StrangeSign(row @ ('A' | 'B' | 'a' | 'b')) => {
            let after_pit = facts.written().chars().nth(1) == Some(row);
            message.variant(if after_pit { "row" } else { "stuck" }).text("sign", character(row))
        }
        Unreadable::StrangeSign(c) => message.text("sign", character(c)),
        Unreadable::NoPit | Unreadable::TooManySigns | Unreadable::Unclear(_) => message,
    };
    message.text("example", facts.dialect().example()).and_legal().cited(cite::signs(facts.report))
}

/// The record does not say the move, and only one fits the moves after it.
pub(super) fn inferred(message: Message, facts: &Facts<'_>, only: Move) -> Message {
    let name = facts.names(&[only]).concat();
    message.variant("fits").text("only", name).cited(cite::signs(facts.report))
}

/// It is the turn of this side, and its column has no move.
pub(super) fn missing(message: Message, facts: &Facts<'_>, turn: Side) -> Message {
    if turn == Side::North && facts.ply.is_some_and(|ply| ply.number == 1) {
        return message.variant("first");
    }
    if turn == Side::North && facts.is_norths() {
        return message.variant("own-round");
    }
    message.with(|args| args.side("turn", turn)).and_legal().cited(Rule::fixed("1.5.5", "", "").of(facts.report))
}

/// The other problems of moves.
pub(super) fn fill(message: Message, facts: &Facts<'_>, kind: &ProblemKind) -> Message {
    let signs = || cite::signs(facts.report);
    match kind {
        ProblemKind::NotReplayed => message.with(|args| args.count("moves", facts.moves_from_here())),
        ProblemKind::RowCase(mover) => message.with(|args| args.side("mover", *mover)).write().cited(signs()),
        ProblemKind::MixedDialect(own, other) => message.text("other", other.name()).text("own", own.name()).write(),
        ProblemKind::Oddity(note) => match note {
            Oddity::RowMissing | Oddity::DirectionMissing => message.cited(signs()),
            Oddity::DirectionForced => direction_forced(message, facts),
            Oddity::HouseUnused => message.cited(house_rule(facts).of(facts.report)),
        }
        .write(),
        _ => message.cited(signs()),
    }
}

/// The rule whether a move may stop in the house; mtaji and kunamua have different rules for it.
fn house_rule(facts: &Facts<'_>) -> Rule {
    let replay = &facts.report.replay;
    let before = facts.ply.and_then(|ply| replay.before(ply));
    match before.map(|state| state.position.phase()) {
        _ if !replay.rules.house => Rule::option("house", ""),
        Some(Phase::Mtaji) => Rule::option("mtaji-house-stop", "3.2"),
        _ => Rule::fixed("4.2.1.2", "The house", ""),
    }
}

fn direction_forced(message: Message, facts: &Facts<'_>) -> Message {
    let played = facts.ply.and_then(|ply| Some((ply.side, ply.played()?.mv)));
    let kichwa = match played.map(|(_, mv)| mv.hand) {
        Some(Hand::Left) => "left",
        Some(Hand::Right) => "right",
        None => "none",
    };
    let pit = played.map(|(side, mv)| pit_name(side, mv.pit));
    let message = message.text("kichwa", kichwa).with(|args| args.text_or_none("pit", pit));
    message.cited(Rule::fixed("1.4.5", "Move with capture", "").of(facts.report))
}
