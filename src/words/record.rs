//! About comments that allow findings, dates, and games beside other games.

use super::args::Args;
use super::lang::Lang;
use super::said::Said;
use crate::findings::{AcrossProblem, AllowProblem, DateProblem};

/// Stands among the head keys for all that are not known.
const OTHER_KEYS: &str = "other keys";

pub(super) fn allow(lang: Lang, problem: &AllowProblem) -> Said {
    let say = |id| Said::about(lang, id);
    match problem {
        AllowProblem::Unused(word) => say("allow-unused").text("word", word),
        AllowProblem::NoReason => say("allow-no-reason"),
        AllowProblem::Unknown { word, .. } if word.is_empty() => say("allow-nothing-named"),
        AllowProblem::Unknown { word, near } => {
            say("allow-unknown").text("word", word).with(|args| args.text_or_none("near", near.map(str::to_owned)))
        }
        AllowProblem::NotAllow(word) => say("allow-not-allow").text("word", word),
    }
}

pub(super) fn date(lang: Lang, written: String, problem: DateProblem) -> Said {
    let id = match problem {
        DateProblem::NoSuchDay => "date-no-such-day",
        DateProblem::Backward => "date-backward",
    };
    Said::about(lang, id).text("written", written)
}

pub(super) fn across(lang: Lang, problem: &AcrossProblem) -> Said {
    let say = |id, earlier: &String| Said::about(lang, id).text("earlier", earlier);
    match problem {
        AcrossProblem::SameGame { earlier, heads } => {
            let rest = || Args::new(lang).message("across-other-keys");
            let named = |head: &&str| if *head == OTHER_KEYS { rest() } else { (*head).to_owned() };
            let heads: Vec<String> = heads.iter().map(named).collect();
            say("across-same-game", earlier).yes("differ", !heads.is_empty()).text("heads", heads.join(", "))
        }
        AcrossProblem::Within { earlier, longer: true, plies, .. } => {
            say("across-holds", earlier).with(|args| args.plain("plies", *plies))
        }
        AcrossProblem::Within { earlier, plies, more, .. } => {
            let more = Some(*more).filter(|more| *more > 0);
            say("across-within", earlier).with(|args| args.plain("plies", *plies).count_or_none("more", more))
        }
        AcrossProblem::OtherWinner { earlier, winners: [here, _] } => {
            say("across-other-winner", earlier).with(|args| args.side("here", *here))
        }
        AcrossProblem::OtherResult { earlier, event: [event, round], winners: [here, there] } => {
            let said = say("across-other-result", earlier).text("event", event).text("match", round);
            said.text("here", here).text("there", there)
        }
        AcrossProblem::OtherSpelling { earlier, names: [here, there], games: [one, other] } => {
            let said = say("across-other-spelling", earlier).text("here", here).text("there", there);
            said.with(|args| args.count("one", *one).count("other", *other))
        }
        AcrossProblem::FarFromEvent { date, event, range } => {
            let [first, last] = range;
            let said = Said::about(lang, "across-far-from-event").text("date", date).text("event", event);
            said.yes("days", first != last).text("first", first).text("last", last)
        }
    }
}
