//! English words.

mod file;
mod illegal;
mod moves;
mod opening;
mod play;
mod record;
pub(super) mod repair;
mod text;

use super::facts::Facts;
use crate::engine::{Outcome, Reason, Side};
use crate::findings::{Finding, Problem, Report};
pub(super) use opening::{opening_error, opening_help};

/// How many legal moves are listed.
const MOST_LISTED: usize = 12;

/// What is said about a finding.
struct Said {
    message: String,
    label: String,
    help: Help,
}

/// What is to be done. The legal moves are looked for only where somebody asks.
enum Help {
    None,
    /// This.
    Do(String),
    /// Write the move as it is meant.
    Write,
    /// Choose among the legal moves.
    Legal,
    /// This, and the legal moves.
    DoLegal(String),
}

impl Said {
    fn new(message: impl Into<String>, label: impl Into<String>, help: Help) -> Self {
        Self { message: message.into(), label: label.into(), help }
    }

    /// With something to do about it.
    fn to_do(message: impl Into<String>, label: impl Into<String>, help: impl Into<String>) -> Self {
        Self::new(message, label, Help::Do(help.into()))
    }

    /// With the advice to write the move as it is meant.
    fn write(message: impl Into<String>, label: impl Into<String>) -> Self {
        Self::new(message, label, Help::Write)
    }

    /// Adds where a rule is said.
    fn cited(mut self, citation: Option<String>) -> Self {
        if let Some(citation) = citation {
            self.message = format!("{} ({citation})", self.message);
        }
        self
    }
}

fn said(facts: &Facts<'_>) -> Said {
    match &facts.finding.problem {
        Problem::File(problem) => file::said(*problem),
        Problem::Text(kind) => text::said(facts, *kind),
        Problem::Play(kind) => play::said(facts, kind),
        Problem::Allow(problem) => record::allow(problem),
        Problem::Date(problem) => record::date(&facts.written(), *problem),
        Problem::Across(problem) => record::across(problem),
    }
}

pub(super) fn message(report: &Report<'_>, finding: &Finding) -> String {
    said(&Facts::of(report, finding)).message
}

pub(super) fn label(report: &Report<'_>, finding: &Finding) -> String {
    said(&Facts::of(report, finding)).label
}

pub(super) fn help(report: &Report<'_>, finding: &Finding) -> Option<String> {
    let facts = Facts::of(report, finding);
    let help = match said(&facts).help {
        Help::None => None,
        Help::Do(this) => Some(this),
        Help::Write => facts.meant().map(|meant| format!("write `{meant}`")),
        Help::Legal => legal(&facts),
        Help::DoLegal(this) => Some(legal(&facts).map_or_else(|| this.clone(), |legal| format!("{this}; {legal}"))),
    };
    let Some(remedy) = facts.remedy() else { return help };
    let changes: Vec<String> = remedy.edits.iter().map(|edit| repair::change(report, &remedy, edit)).collect();
    let fits = format!("the rest fits if {}, as `kibao repair` shows", joined(&changes, "and"));
    Some(help.map_or_else(|| fits.clone(), |help| format!("{fits}; otherwise {help}")))
}

/// The legal moves before a ply.
fn legal(facts: &Facts<'_>) -> Option<String> {
    let names = facts.legal();
    match names.as_slice() {
        [] => None,
        [only] => Some(match facts.only_legal_in_kibao() {
            Some(kibao) => format!("the only legal move is `{only}` (`{kibao}` in the kibao notation)"),
            None => format!("the only legal move is `{only}`"),
        }),
        several => Some(format!("the legal moves are {}", some_of(several))),
    }
}

pub(super) fn file_message(finding: &Finding) -> String {
    about_file(finding).map_or_else(|| finding.check.name.replace('-', " "), |said| said.message)
}

pub(super) fn file_help(finding: &Finding) -> Option<String> {
    match about_file(finding)?.help {
        Help::Do(this) => Some(this),
        _ => None,
    }
}

fn about_file(finding: &Finding) -> Option<Said> {
    match &finding.problem {
        Problem::File(problem) => Some(file::said(*problem)),
        Problem::Across(problem) => Some(record::across(problem)),
        Problem::Text(_) | Problem::Play(_) | Problem::Allow(_) | Problem::Date(_) => None,
    }
}

pub(super) const fn side(side: Side) -> &'static str {
    match side {
        Side::South => "South",
        Side::North => "North",
    }
}

pub(super) fn outcome(outcome: Outcome) -> String {
    let (winner, loser) = (side(outcome.winner), side(outcome.winner.other()));
    match outcome.reason {
        Reason::FrontRowEmpty => format!("{winner} wins, as {loser}'s front row is empty"),
        Reason::NoMove => format!("{winner} wins, as {loser} has no legal move"),
        Reason::Singletons => format!("{winner} wins, as {loser} has no pit with two seeds"),
        Reason::Endless => format!("{winner} wins, as {loser} made an endless move"),
    }
}

/// ` in round 15 (ply 29)`, or nothing where the finding is about no move.
fn at_place(facts: &Facts<'_>) -> String {
    facts.ply.map_or_else(String::new, |ply| format!(" in round {} (ply {})", ply.round + 1, ply.number))
}

/// ``South's move `2` in round 15 (ply 29)``.
fn this_move(facts: &Facts<'_>) -> String {
    // A third word of a round is nobody's.
    let ply = facts.ply.filter(|ply| ply.entry < 2);
    let whose = ply.map_or_else(|| "the move".to_owned(), |ply| format!("{}'s move", side(ply.side)));
    format!("{whose} `{}`{}", facts.written(), at_place(facts))
}

/// `1 seed`, `2 seeds`.
fn counted(number: impl TryInto<u64>, what: &str) -> String {
    let number = number.try_into().unwrap_or(u64::MAX);
    format!("{} {what}{}", grouped(number), if number == 1 { "" } else { "s" })
}

/// A number with a comma after each group of three digits.
fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut out = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            out.push(',');
        }
        out.push(digit);
    }
    out
}

/// `a, b or c`.
fn joined(words: &[String], last: &str) -> String {
    match words {
        [] => String::new(),
        [only] => only.clone(),
        [first @ .., end] => format!("{} {last} {end}", first.join(", ")),
    }
}

/// The first of them in backticks, and how many more there are.
fn some_of(names: &[String]) -> String {
    let quoted: Vec<String> = names.iter().take(MOST_LISTED).map(|name| format!("`{name}`")).collect();
    match names.len().saturating_sub(MOST_LISTED) {
        0 => joined(&quoted, "and"),
        more => format!("{} and {more} more", quoted.join(", ")),
    }
}

/// A character in backticks, by its number where it cannot be seen or may be mistaken.
fn character(c: char) -> String {
    if c.is_ascii_graphic() {
        format!("`{c}`")
    } else if c.is_alphanumeric() {
        format!("`{c}` (U+{:04X})", u32::from(c))
    } else if c.is_whitespace()
        || c.is_control()
        || matches!(c, '\u{200B}'..='\u{200F}' | '\u{2060}'..='\u{206F}' | '\u{FEFF}')
    {
        format!("U+{:04X}", u32::from(c))
    } else {
        format!("`{c}` (U+{:04X})", u32::from(c))
    }
}

#[cfg(test)]
mod tests {
    use super::{character, counted, grouped, joined, some_of};

    #[test]
    fn numbers_and_lists_read_well() {
        assert_eq!((counted(1_u8, "seed"), counted(0_u8, "seed")), ("1 seed".to_owned(), "0 seeds".to_owned()));
        assert_eq!(["7", "1,000", "67,108,864"].map(str::to_owned), [7, 1000, 67_108_864].map(grouped));
        let names: Vec<String> = (1..=14).map(|n| format!("A{n}")).collect();
        assert_eq!(joined(names.get(..3).unwrap_or_default(), "or"), "A1, A2 or A3");
        assert!(some_of(&names).ends_with("`A12` and 2 more"));
        assert_eq!(character('\u{200B}'), "U+200B");
    }
}
