//! Messages about the marks of moves.

use super::cite::{self, Rule};
use super::facts::Facts;
use super::message::Message;
use crate::engine::Side;
use crate::notation::Dialect;
use crate::replay::{ProblemKind, pit_name};

pub(super) fn fill(message: Message, facts: &Facts<'_>, kind: &ProblemKind) -> Message {
    let signs = || cite::signs(facts.report);
    match kind {
        ProblemKind::MarkUseless => {
            let rule = Rule::option("capture", "").of(facts.report);
            message.text("rules", facts.rules_name()).cited(rule)
        }
        ProblemKind::BlockUnmarked => block(message, facts, facts.dialect()).cited(signs()),
        ProblemKind::BlockMarkHabit(habit) => {
            block(message, facts, *habit).text("dialect", habit.name()).cited(signs())
        }
        ProblemKind::WinMarkWrong => {
            let mover = facts.ply.map_or(Side::South, |ply| ply.side);
            message.with(|args| args.side("mover", mover))
        }
        _ => message.cited(signs()),
    }
}

/// Whether a move makes a block or answers one, according to the habit of a dialect.
fn block(message: Message, facts: &Facts<'_>, habit: Dialect) -> Message {
    let played = facts.ply.and_then(|ply| Some((ply.side, ply.played()?)));
    let reply = habit.marks_block_on_reply();
    let pit = played.and_then(|(side, played)| {
        Some(if reply { pit_name(side, played.under_block?) } else { pit_name(side.other(), played.creates_block?) })
    });
    message.text("habit", if reply { "reply" } else { "block" }).with(|args| args.text_or_none("pit", pit))
}
