//! About what the replay finds: head lines, marks, results. Single moves are in `moves`, the rules in `illegal`.

use super::{Said, illegal, moves, opening, outcome, side, this_move};
use crate::engine::{KNOWN, Side};
use crate::findings::words::cite::{self, Rule};
use crate::findings::words::facts::Facts;
use crate::notation::{Dialect, Key};
use crate::replay::{ProblemKind, pit_name};

pub(super) fn said(facts: &Facts<'_>, kind: &ProblemKind) -> Said {
    match kind {
        ProblemKind::Opening(error) => opening::unusable(facts, error),
        ProblemKind::OpeningDropped => opening::dropped(facts),
        ProblemKind::OpeningOver(end) => opening::over(facts, *end),
        ProblemKind::UnknownRules => unknown_rules(facts),
        ProblemKind::UnknownNotation => Said::to_do(
            format!("`{}` is no known notation; the game is read as {}", facts.written(), facts.dialect().name()),
            "no known notation",
            "write `kibao` or `zanzibar`, or take the line out",
        ),
        ProblemKind::UnknownTakasia => Said::to_do(
            format!(
                "`{}` is neither `yes` nor `no`; blocking (kutakatia) stays as the rule set has it",
                facts.written()
            ),
            "neither yes nor no",
            "write `no` if the game was played without blocking, otherwise `yes`",
        ),
        ProblemKind::Illegal(mv, why) => illegal::said(facts, *mv, *why),
        ProblemKind::Ambiguous(candidates) => moves::ambiguous(facts, candidates),
        ProblemKind::Unreadable(why) => moves::unreadable(facts, *why),
        ProblemKind::MissingMove(turn) => moves::missing(facts, *turn),
        ProblemKind::TooManyMoves => moves::too_many(facts),
        ProblemKind::AfterEnd(end) => moves::after_end(facts, *end),
        ProblemKind::NotReplayed => moves::not_replayed(facts),
        ProblemKind::RowCase(mover) => moves::row_case(facts, *mover),
        ProblemKind::MixedDialect(own) => moves::mixed(facts, *own),
        ProblemKind::Note(note) => moves::note(facts, *note),
        ProblemKind::MarkMissing
        | ProblemKind::MarkOnCapture
        | ProblemKind::MarkUseless
        | ProblemKind::BlockUnmarked
        | ProblemKind::BlockMarkWrong
        | ProblemKind::BlockMarkHabit(_)
        | ProblemKind::WinMarkWrong => mark(facts, kind),
        ProblemKind::WinnerContradicted(end) => Said::to_do(
            format!("the head says that {} won, but by play {}", side(end.winner.other()), outcome(*end)),
            format!("by play {} wins", side(end.winner)),
            "look up the result, and whether a move is recorded wrongly",
        )
        .cited(Rule::of_end(end.reason).of(facts.report)),
        ProblemKind::WinnerAndResultDiffer => {
            let winner = facts.value(Key::Winner).map_or_else(String::new, |winner| format!(", `{winner}`"));
            Said::to_do(
                format!("the result `{}` is not that of the winner{winner}", facts.written()),
                "the other side",
                "look up the result and correct the line that is wrong",
            )
        }
        ProblemKind::WinnerUnknown(_) => winner_unknown(facts),
        ProblemKind::ResignationContradicted(loser) => Said::to_do(
            format!("the comment says that {0} resigned, but the head says that {0} won", side(*loser)),
            format!("{} won by the head", side(*loser)),
            "look up the result and correct the comment or the head",
        ),
        ProblemKind::ResignationAgainstPlay(loser) => Said::to_do(
            format!("the comment says that {0} resigned, but by play {0} won", side(*loser)),
            format!("{} won by play", side(*loser)),
            "look whether the comment speaks of something else, or whether a move is recorded wrongly",
        ),
        ProblemKind::NotOver => Said::to_do(
            "the comment says \"bao hamna\" (the game is over), but after the last move the game goes on",
            "not over",
            "look whether moves are missing at the end, or whether a move is recorded wrongly",
        ),
        ProblemKind::Undecided => Said::to_do(
            format!(
                "{} had not ended when it was given up; it counts as endless, but that is not proven",
                this_move(facts)
            ),
            "given up",
            "an own rule set with a larger `max-sowings` may decide it",
        ),
        ProblemKind::RunTogether => Said::to_do(
            "another game begins here, without a head or a blank line after the one before, which is over",
            "another game",
            "put a blank line before this round",
        ),
        ProblemKind::NoMoves => Said::to_do(
            "the game has a head, but no moves",
            "no moves",
            "look whether the moves are lost, or stand in a form that is not read",
        ),
    }
}

fn unknown_rules(facts: &Facts<'_>) -> Said {
    let names: Vec<&str> = KNOWN.iter().map(|known| known.name).collect();
    Said::to_do(
        format!(
            "`{}` is no known rule set; the game is checked by the rules `{}`",
            facts.written(),
            facts.rules_name()
        ),
        "no known rule set",
        format!("the known ones are {}; `--rules auto` finds out which of them fit", names.join(", ")),
    )
}

fn winner_unknown(facts: &Facts<'_>) -> Said {
    let players = [Key::South, Key::North].map(|key| facts.value(key));
    let names = match players {
        [Some(south), Some(north)] => format!(", `{south}` or `{north}`"),
        _ => ", or the name of a player as in the head".to_owned(),
    };
    Said::to_do(
        format!("`{}` names neither side as the winner", facts.written()),
        "names neither side",
        format!("write `South`, `North`{names}, or nothing if the winner is not known"),
    )
}

/// Marks of moves.
fn mark(facts: &Facts<'_>, kind: &ProblemKind) -> Said {
    let this = this_move(facts);
    let said = match kind {
        ProblemKind::MarkMissing => {
            Said::write(format!("{this} is a move without capture (kutakata), but has no `*`"), "`*` is missing")
        }
        ProblemKind::MarkOnCapture => Said::write(
            format!("{this} begins with a capture, but has the `*` of a kutakata, a move without one"),
            "a capture has no `*`",
        ),
        ProblemKind::MarkUseless => {
            let rules = facts.rules_name();
            let message =
                format!("{this} has a `*`, but the rules `{rules}` do not tell moves with and without capture apart");
            return Said::write(message, "`*` means nothing here").cited(Rule::option("capture", "").of(facts.report));
        }
        ProblemKind::BlockUnmarked => {
            Said::write(format!("{this} {} but has no `**`", block(facts, facts.dialect())), "`**` belongs here")
        }
        ProblemKind::BlockMarkHabit(habit) => Said::write(
            format!(
                "{this} has `**` as it {} which is the habit of the {} notation",
                block(facts, *habit),
                habit.name()
            ),
            format!("habit of the {} notation", habit.name()),
        ),
        ProblemKind::BlockMarkWrong => Said::write(
            format!("{this} has `**`, but it neither blocks a pit (kutakatia) nor is made while one is blocked"),
            "no pit is blocked",
        ),
        _ => {
            let mover = facts.ply.map_or(Side::South, |ply| ply.side);
            return Said::write(format!("{this} has `#`, but {} has not won with it", side(mover)), "does not win");
        }
    };
    said.cited(cite::signs(facts.report))
}

/// What a move has to do with a block, by the habit of a dialect.
fn block(facts: &Facts<'_>, habit: Dialect) -> String {
    let played = facts.ply.and_then(|ply| Some((ply.side, ply.played()?)));
    let name = |side: Side, pit| pit_name(side, pit);
    if habit.marks_block_on_reply() {
        let pit = played.and_then(|(side, played)| Some(name(side, played.under_block?)));
        format!("is made while {} is blocked (kutakatia),", pit.unwrap_or_else(|| "a pit".to_owned()))
    } else {
        let pit = played.and_then(|(side, played)| Some(name(side.other(), played.creates_block?)));
        format!("blocks {} (kutakatia),", pit.unwrap_or_else(|| "a pit".to_owned()))
    }
}
