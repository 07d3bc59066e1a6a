//! Messages about problems of the replay: head lines and results. Marks are in `marks`, single moves in `moves`, the rules in
//! `illegal`.

use super::cite::Rule;
use super::facts::Facts;
use super::message::Message;
use super::{illegal, marks, moves, opening};
use crate::engine::BUILT_IN;
use crate::notation::Key;
use crate::replay::{Ended, ProblemKind};

pub(super) fn fill(message: Message, facts: &Facts<'_>, kind: &ProblemKind) -> Message {
    match kind {
        ProblemKind::Opening(error) => opening::unusable(message, facts, error),
        ProblemKind::OpeningDropped => {
            message.text("rules", facts.rules_name()).cited(Rule::option("house", "4.2").of(facts.report))
        }
        ProblemKind::AfterEnd(end) | ProblemKind::OpeningOver(end) | ProblemKind::WinnerContradicted(end) => {
            message.with(|args| args.outcome(*end)).cited(Rule::of_end(end.reason).of(facts.report))
        }
        ProblemKind::UnknownRules => {
            let known: Vec<&str> = BUILT_IN.iter().map(|known| known.name).collect();
            message.text("rules", facts.rules_name()).text("known", known.join(", "))
        }
        ProblemKind::UnknownNotation => message.text("dialect", facts.dialect().name()),
        ProblemKind::Illegal(mv, why) => illegal::fill(message, facts, *mv, *why),
        ProblemKind::Ambiguous(candidates) => moves::ambiguous(message, facts, candidates),
        ProblemKind::Unreadable(why) => moves::unreadable(message, facts, *why),
        ProblemKind::Unknown(only) => moves::inferred(message, facts, *only),
        ProblemKind::MissingMove(turn) => moves::missing(message, facts, *turn),
        ProblemKind::TooManyMoves
        | ProblemKind::NotReplayed
        | ProblemKind::RowCase(_)
        | ProblemKind::MixedDialect(..)
        | ProblemKind::Oddity(_) => moves::fill(message, facts, kind),
        ProblemKind::MarkMissing
        | ProblemKind::MarkOnCapture
        | ProblemKind::MarkUseless
        | ProblemKind::BlockUnmarked
        | ProblemKind::BlockMarkWrong
        | ProblemKind::BlockMarkHabit(_)
        | ProblemKind::WinMarkWrong => marks::fill(message.write(), facts, kind),
        ProblemKind::WinnerAndResultDiffer => {
            let winner = facts.value(Key::Winner);
            message.yes("named", winner.is_some()).text("name", winner.unwrap_or_default())
        }
        ProblemKind::WinnerUnknown(_) => {
            let [south, north] = [Key::South, Key::North].map(|key| facts.value(key));
            message
                .yes("named", south.is_some() && north.is_some())
                .text("south", south.unwrap_or_default())
                .text("north", north.unwrap_or_default())
        }
        ProblemKind::EndingContradicted(by, loser) | ProblemKind::EndingAgainstPlay(by, loser) => {
            message.with(|args| args.ended(Ended { by: *by, loser: Some(*loser) }))
        }
        ProblemKind::NoMoves => message.yes("explained", facts.report.replay.result.ended.is_some()),
        ProblemKind::Unread(_) => message.variant("legal"),
        _ => message,
    }
}
