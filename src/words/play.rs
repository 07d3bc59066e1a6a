//! About what the replay finds: head lines, results. Marks are in `marks`, single moves in `moves`, the rules in
//! `illegal`.

use super::cite::Rule;
use super::said::{Said, Speaker};
use super::{illegal, marks, moves, opening};
use crate::engine::BUILT_IN;
use crate::notation::Key;
use crate::replay::{Ended, ProblemKind};

pub(super) fn said(speaker: &Speaker<'_>, kind: &ProblemKind) -> Said {
    let facts = speaker.facts;
    let say = |id| speaker.say(id);
    match kind {
        ProblemKind::Opening(error) => opening::unusable(speaker, error),
        ProblemKind::OpeningDropped => say("opening-dropped")
            .text("rules", facts.rules_name())
            .cited(Rule::option("house", "4.2").of(facts.report)),
        ProblemKind::OpeningOver(end) => {
            say("opening-over").with(|args| args.outcome(*end)).cited(Rule::of_end(end.reason).of(facts.report))
        }
        ProblemKind::UnknownRules => {
            let known: Vec<&str> = BUILT_IN.iter().map(|known| known.name).collect();
            say("unknown-rules").text("rules", facts.rules_name()).text("known", known.join(", "))
        }
        ProblemKind::UnknownNotation => say("unknown-notation").text("dialect", facts.dialect().name()),
        ProblemKind::UnknownTakasia => say("unknown-takasia"),
        ProblemKind::Illegal(mv, why) => illegal::said(speaker, *mv, *why),
        ProblemKind::Ambiguous(candidates) => moves::ambiguous(speaker, candidates),
        ProblemKind::Unreadable(why) => moves::unreadable(speaker, *why),
        ProblemKind::MissingMove(turn) => moves::missing(speaker, *turn),
        ProblemKind::TooManyMoves
        | ProblemKind::AfterEnd(_)
        | ProblemKind::NotReplayed
        | ProblemKind::RowCase(_)
        | ProblemKind::MixedDialect(..)
        | ProblemKind::Note(_) => moves::said(speaker, kind),
        ProblemKind::MarkMissing
        | ProblemKind::MarkOnCapture
        | ProblemKind::MarkUseless
        | ProblemKind::BlockUnmarked
        | ProblemKind::BlockMarkWrong
        | ProblemKind::BlockMarkHabit(_)
        | ProblemKind::WinMarkWrong => marks::said(speaker, kind),
        ProblemKind::WinnerContradicted(end) => {
            say("winner-contradicted").with(|args| args.outcome(*end)).cited(Rule::of_end(end.reason).of(facts.report))
        }
        ProblemKind::WinnerAndResultDiffer => {
            let winner = facts.value(Key::Winner);
            say("winner-and-result-differ").yes("named", winner.is_some()).text("name", winner.unwrap_or_default())
        }
        ProblemKind::WinnerUnknown(_) => {
            let [south, north] = [Key::South, Key::North].map(|key| facts.value(key));
            say("winner-unknown")
                .yes("named", south.is_some() && north.is_some())
                .text("south", south.unwrap_or_default())
                .text("north", north.unwrap_or_default())
        }
        ProblemKind::EndingUnknown => say("ending-unknown"),
        ProblemKind::EndingContradicted(by, loser) => {
            say("resignation-contradicted").with(|args| args.ended(Ended { by: *by, loser: Some(*loser) }))
        }
        ProblemKind::EndingAgainstPlay(by, loser) => {
            say("resignation-against-play").with(|args| args.ended(Ended { by: *by, loser: Some(*loser) }))
        }
        ProblemKind::NotOver => say("not-over"),
        ProblemKind::Undecided => say("undecided"),
        ProblemKind::RunTogether => say("run-together"),
        ProblemKind::NoMoves => say("no-moves").yes("explained", facts.report.replay.result.ended.is_some()),
        ProblemKind::Unread(_) => say("unread-move"),
    }
}
