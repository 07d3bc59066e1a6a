//! About the marks of moves.

use super::cite::{self, Rule};
use super::said::{Said, Speaker};
use crate::engine::Side;
use crate::notation::Dialect;
use crate::replay::{ProblemKind, pit_name};

pub(super) fn said(speaker: &Speaker<'_>, kind: &ProblemKind) -> Said {
    let facts = speaker.facts;
    let say = |id| speaker.say(id).write();
    let signs = || cite::signs(facts.report);
    match kind {
        ProblemKind::MarkMissing => say("mark-missing").cited(signs()),
        ProblemKind::MarkOnCapture => say("mark-on-capture").cited(signs()),
        ProblemKind::MarkUseless => {
            let rule = Rule::option("capture", "").of(facts.report);
            say("mark-useless").text("rules", facts.rules_name()).cited(rule)
        }
        ProblemKind::BlockUnmarked => block(speaker, say("block-unmarked"), facts.dialect()).cited(signs()),
        ProblemKind::BlockMarkHabit(habit) => {
            block(speaker, say("block-mark-habit"), *habit).text("dialect", habit.name()).cited(signs())
        }
        ProblemKind::BlockMarkWrong => say("block-mark-wrong").cited(signs()),
        _ => {
            let mover = facts.ply.map_or(Side::South, |ply| ply.side);
            say("win-mark-wrong").with(|args| args.side("mover", mover))
        }
    }
}

/// What a move has to do with a block, by the habit of a dialect.
fn block(speaker: &Speaker<'_>, said: Said, habit: Dialect) -> Said {
    let played = speaker.facts.ply.and_then(|ply| Some((ply.side, ply.played()?)));
    let reply = habit.marks_block_on_reply();
    let pit = played.and_then(|(side, played)| {
        Some(if reply { pit_name(side, played.under_block?) } else { pit_name(side.other(), played.creates_block?) })
    });
    said.text("habit", if reply { "reply" } else { "block" }).with(|args| args.text_or_none("pit", pit))
}
