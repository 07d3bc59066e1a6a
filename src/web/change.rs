//! Changes of a text: fixes, repairs, another form.

use super::ask::{Ask, Refusal};
use super::look::{PATH, read};
use crate::document::Document;
use crate::findings::{Finding, Placed, Wanted};
use crate::notation::Dialect;
use crate::render::json::{self, RepairGame};
use crate::replay::Limits;
use crate::source::{LineIndex, Span};
use crate::words;
use serde::Serialize;

/// How many repairs are offered.
const MOST_REPAIRS: usize = 5;

/// The least probability of a repair that is offered besides the best.
const LEAST_PROBABILITY: f64 = 0.01;

/// A fixed text.
#[derive(Serialize)]
pub(super) struct FixedText {
    text: String,
    fixed: usize,
    unsafe_left: usize,
}

/// Makes the fixes of all findings, or of one.
pub(super) fn fix(text: &str, ask: &Ask) -> Result<FixedText, Refusal> {
    let (text, options) = (Ask::text(text)?, ask.options()?);
    let (document, of_file) = read(&text, &options);
    let one = ask.finding.map(|index| one(&document, &of_file, ask, index)).transpose()?;
    let wanted = |finding: &Finding| {
        one.is_none_or(|it| it == (finding.check.code, finding.span) || (it.0 == finding.check.code && ask.of_file))
    };
    let new = document.fixed(Wanted { unsafe_too: ask.unsafe_too, finding: &wanted })?;
    Ok(FixedText { text: new.text, fixed: new.fixed, unsafe_left: new.unsafe_left })
}

/// The code and place of a finding.
fn one(document: &Document<'_>, of_file: &[Placed], ask: &Ask, index: usize) -> Result<(&'static str, Span), Refusal> {
    let found = if ask.of_file {
        of_file.get(index).map(|placed| &placed.finding)
    } else {
        ask.game(document)?.findings.get(index)
    };
    found.map(|finding| (finding.check.code, finding.span)).ok_or(Refusal("finding"))
}

/// The repairs of a game.
#[derive(Serialize)]
pub(super) struct Repaired {
    /// The JSON of `kibao repair`.
    repair: RepairGame,
    choices: Vec<Choice>,
    /// How far the record replays.
    so_far: String,
    /// Why no repair is certain, or why there is none.
    unsure: Option<String>,
}

/// A repair, in words.
#[derive(Serialize)]
struct Choice {
    probability: f64,
    changes: Vec<Change>,
    /// The text after it; `None` if it would not read back.
    text: Option<String>,
}

#[derive(Serialize)]
struct Change {
    change: String,
    why: String,
}

/// Looks for the repairs of a game.
pub(super) fn repair(text: &str, ask: &Ask) -> Result<Repaired, Refusal> {
    let (text, options, lang) = (Ask::text(text)?, ask.options()?, ask.lang());
    let document = Document::new(&text.text, &options);
    let report = ask.game(&document)?;
    let limits = Limits::default();
    let repairs = document.repairs(ask.game, &limits);
    let lines = LineIndex::new(&text.text);
    let most = if repairs.only().is_some() { 1 } else { MOST_REPAIRS };
    let offered = repairs.candidates.iter().take(most);
    let offered = offered.enumerate().filter(|(at, it)| *at == 0 || it.probability >= LEAST_PROBABILITY);
    let choice = |(_, candidate): (usize, &crate::replay::Candidate)| Choice {
        probability: candidate.probability,
        changes: candidate
            .edits
            .iter()
            .map(|edit| Change {
                change: words::repair::change(lang, report, candidate, edit),
                why: words::repair::why(lang, report, edit),
            })
            .collect(),
        text: document.repaired(&[(ask.game, candidate)], true).ok(),
    };
    let unsure = match repairs.candidates.as_slice() {
        [] => Some(words::repair::beyond(lang, &repairs, limits.most_edits)),
        _ => words::repair::unsure(lang, &repairs),
    };
    Ok(Repaired {
        choices: offered.map(choice).collect(),
        so_far: words::repair::so_far(lang, &repairs),
        unsure,
        repair: json::repair(report, &repairs, PATH, &|offset| lines.place(offset)),
    })
}

/// A text.
#[derive(Serialize)]
pub(super) struct NewText {
    pub(super) text: String,
}

/// Writes the games in canonical form, in their dialects or in another.
pub(super) fn convert(text: &str, ask: &Ask) -> Result<NewText, Refusal> {
    let (text, options) = (Ask::text(text)?, ask.options()?);
    let document = Document::new(&text.text, &options);
    let text = match ask.to.as_str() {
        "" => document.canonical()?,
        name => document.converted(Dialect::from_name(name).ok_or(Refusal("dialect"))?)?,
    };
    Ok(NewText { text })
}
