//! Messages about comments that allow findings, about dates, and about games compared with other games.

use super::args::Args;
use super::message::Message;
use crate::findings::{AcrossProblem, AllowProblem, DateProblem};

pub(super) fn allow(message: Message, problem: &AllowProblem) -> Message {
    match problem {
        AllowProblem::Unused(word) => message.text("word", word),
        AllowProblem::NoReason => message,
        AllowProblem::Unknown { word, .. } if word.is_empty() => message.variant("nothing"),
        AllowProblem::Unknown { word, near } => {
            message.text("word", word).with(|args| args.text_or_none("near", near.map(str::to_owned)))
        }
        AllowProblem::NotAllow(word) => message.variant("word").text("word", word),
    }
}

pub(super) fn date(message: Message, problem: DateProblem) -> Message {
    match problem {
        DateProblem::NoSuchDay => message,
        DateProblem::Backward => message.variant("backward"),
    }
}

pub(super) fn across(message: Message, problem: &AcrossProblem) -> Message {
    match problem {
        AcrossProblem::SameGame { earlier, heads } => {
            let lang = message.lang();
            let rest = || Args::new(lang).message("same-game-twice-keys");
            let named = |head: &&str| if *head == AcrossProblem::OTHER_KEYS { rest() } else { (*head).to_owned() };
            let heads: Vec<String> = heads.iter().map(named).collect();
            message.text("earlier", earlier).yes("differ", !heads.is_empty()).text("heads", heads.join(", "))
        }
        AcrossProblem::Within { earlier, longer: true, plies, .. } => {
            message.variant("holds").text("earlier", earlier).with(|args| args.plain("plies", *plies))
        }
        AcrossProblem::Within { earlier, plies, more, .. } => {
            let more = Some(*more).filter(|more| *more > 0);
            message.text("earlier", earlier).with(|args| args.plain("plies", *plies).count_or_none("more", more))
        }
        AcrossProblem::Alike { earlier, same, plies: [here, there] } => {
            let message = message.text("earlier", earlier);
            message.with(|args| args.plain("same", *same).plain("plies", *here).plain("others", *there))
        }
        AcrossProblem::OtherWinner { earlier, winners: [here, _] } => {
            message.text("earlier", earlier).with(|args| args.side("here", *here))
        }
        AcrossProblem::OtherResult { earlier, event: [event, round], winners: [here, there] } => {
            let message = message.text("earlier", earlier).text("event", event).text("match", round);
            message.text("here", here).text("there", there)
        }
        AcrossProblem::OtherSpelling { earlier, names: [here, there], games: [one, other] } => {
            let message = message.text("earlier", earlier).text("here", here).text("there", there);
            message.with(|args| args.count("one", *one).count("other", *other))
        }
        AcrossProblem::FarFromEvent { date, event, range } => {
            let [first, last] = range;
            let message = message.text("date", date).text("event", event);
            message.yes("days", first != last).text("first", first).text("last", last)
        }
    }
}
