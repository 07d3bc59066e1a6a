//! About comments that allow findings, dates, and games beside other games.

use super::args::Args;
use super::said::Said;
use crate::findings::{AcrossProblem, AllowProblem, DateProblem};

/// Stands among the head keys for all that are not known.
const OTHER_KEYS: &str = "other keys";

pub(super) fn allow(said: Said, problem: &AllowProblem) -> Said {
    match problem {
        AllowProblem::Unused(word) => said.text("word", word),
        AllowProblem::NoReason => said,
        AllowProblem::Unknown { word, .. } if word.is_empty() => said.variant("nothing"),
        AllowProblem::Unknown { word, near } => {
            said.text("word", word).with(|args| args.text_or_none("near", near.map(str::to_owned)))
        }
        AllowProblem::NotAllow(word) => said.variant("word").text("word", word),
    }
}

pub(super) fn date(said: Said, problem: DateProblem) -> Said {
    match problem {
        DateProblem::NoSuchDay => said,
        DateProblem::Backward => said.variant("backward"),
    }
}

pub(super) fn across(said: Said, problem: &AcrossProblem) -> Said {
    match problem {
        AcrossProblem::SameGame { earlier, heads } => {
            let lang = said.lang();
            let rest = || Args::new(lang).message("same-game-twice-keys");
            let named = |head: &&str| if *head == OTHER_KEYS { rest() } else { (*head).to_owned() };
            let heads: Vec<String> = heads.iter().map(named).collect();
            said.text("earlier", earlier).yes("differ", !heads.is_empty()).text("heads", heads.join(", "))
        }
        AcrossProblem::Within { earlier, longer: true, plies, .. } => {
            said.variant("holds").text("earlier", earlier).with(|args| args.plain("plies", *plies))
        }
        AcrossProblem::Within { earlier, plies, more, .. } => {
            let more = Some(*more).filter(|more| *more > 0);
            said.text("earlier", earlier).with(|args| args.plain("plies", *plies).count_or_none("more", more))
        }
        AcrossProblem::OtherWinner { earlier, winners: [here, _] } => {
            said.text("earlier", earlier).with(|args| args.side("here", *here))
        }
        AcrossProblem::OtherResult { earlier, event: [event, round], winners: [here, there] } => {
            let said = said.text("earlier", earlier).text("event", event).text("match", round);
            said.text("here", here).text("there", there)
        }
        AcrossProblem::OtherSpelling { earlier, names: [here, there], games: [one, other] } => {
            let said = said.text("earlier", earlier).text("here", here).text("there", there);
            said.with(|args| args.count("one", *one).count("other", *other))
        }
        AcrossProblem::FarFromEvent { date, event, range } => {
            let [first, last] = range;
            let said = said.text("date", date).text("event", event);
            said.yes("days", first != last).text("first", first).text("last", last)
        }
    }
}
