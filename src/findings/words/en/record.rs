//! About comments that allow findings, dates, and games beside other games.

use super::{Help, Said, counted};
use crate::findings::{AcrossProblem, AllowProblem, DateProblem};

pub(super) fn allow(problem: &AllowProblem) -> Said {
    match problem {
        AllowProblem::Unused(word) => Said::to_do(
            format!("the comment allows `{word}`, but nothing of the kind is found here"),
            "allows nothing",
            "take it out, or put it at the round it speaks of; what is found about a file cannot be allowed in a game",
        ),
        AllowProblem::NoReason => Said::to_do(
            "the comment allows a finding without a reason",
            "a reason belongs here",
            "say why after the code, as in `; kibao: allow N104 the scorer's own sign`",
        ),
        AllowProblem::Unknown { word, near } => {
            let message = if word.is_empty() {
                "the comment does not say which finding it allows".to_owned()
            } else {
                format!("the comment allows `{word}`, and no finding is called that")
            };
            let see = "`kibao explain --list` shows every code and name";
            let help = near.map_or_else(|| see.to_owned(), |near| format!("perhaps `{near}` is meant; {see}"));
            Said::to_do(message, "no known finding", help)
        }
        AllowProblem::NotAllow(word) => Said::to_do(
            format!("a comment that begins with `kibao:` goes on with `allow`, not with `{word}`"),
            "not understood",
            "write it as in `; kibao: allow N104 the scorer's own sign`, or begin the comment with another word",
        ),
    }
}

pub(super) fn date(written: &str, problem: DateProblem) -> Said {
    let (message, label) = match problem {
        DateProblem::NoSuchDay => {
            (format!("`{written}` is no date: in whatever order it is read, there is no such day"), "no such day")
        }
        DateProblem::Backward => (format!("`{written}` ends before it begins"), "ends before it begins"),
    };
    Said::to_do(message, label, "look the day up; a date that nobody can mistake is written as in `1994-10-11`")
}

pub(super) fn across(problem: &AcrossProblem) -> Said {
    match problem {
        AcrossProblem::SameGame { earlier, heads } => {
            let message = match heads.as_slice() {
                [] => format!("the same game as in {earlier}, with the same head"),
                heads => format!("the same game as in {earlier}; only the head differs: {}", heads.join(", ")),
            };
            Said::to_do(
                message,
                "the same game",
                "keep one of them; where the head differs, look up which one is right",
            )
        }
        AcrossProblem::Within { earlier, longer, plies, more } => {
            let plies = if *plies == 1 { "1 ply".to_owned() } else { format!("{plies} plies") };
            let message = if *longer {
                format!("the first {plies} are all of the game in {earlier}")
            } else {
                let more =
                    if *more == 0 { String::new() } else { format!(" and of {}", counted(*more as u64, "other")) };
                format!("this game is the first {plies} of that in {earlier}{more}")
            };
            Said::to_do(message, "one holds the other", "look whether the shorter record is a part of the same game")
        }
        AcrossProblem::OtherWinner { earlier, winners: [here, there] } => Said::to_do(
            format!("{here} is the winner here, and {there} in the same game in {earlier}"),
            "another winner",
            "look up who won and correct the head that is wrong",
        ),
        AcrossProblem::OtherResult { earlier, event: [event, round], winners: [here, there] } => Said::to_do(
            format!(
                "`{here}` wins here, and `{there}` in {earlier}: the same players in the same round, `{round}` of `{event}`"
            ),
            "another winner",
            "look up the result; if they met twice, tell the games apart by `round`, `date` or `time`",
        ),
        AcrossProblem::OtherSpelling { earlier, names: [here, there], games: [one, other] } => Said::to_do(
            format!(
                "`{here}` (in {}) may be the player that is written `{there}` in {earlier} (in {})",
                counted(*one as u64, "game"),
                counted(*other as u64, "game")
            ),
            "another spelling",
            "write the name in one way if it is one person",
        ),
        AcrossProblem::FarFromEvent { date, event, range } => Said::new(
            format!("`{date}` is far from the event `{event}`, which was in {range}"),
            "far from the event",
            Help::Do("look up the day, above all the year and the order of day and month".to_owned()),
        ),
    }
}
