//! The words of a check other than the findings, such as its summary.

use super::args::Args;
use super::lang::Lang;
use crate::findings::{Report, Severity};
use std::fmt::Write as _;

/// The most line numbers in a list.
pub(crate) const MOST_LINES: usize = 12;

/// The most characters of these numbers, so that they fit on one line.
const MOST_CHARACTERS: usize = 48;

#[cfg(feature = "cli")]
/// The counts of a check, for the summary.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Checked {
    /// How many files.
    pub files: usize,
    /// How many games.
    pub games: usize,
    /// How many written moves.
    pub plies: usize,
    /// How many findings of each severity: notes, warnings, errors.
    pub severities: [usize; 3],
    /// Whether there are notes that are not shown.
    pub unshown: bool,
    /// How many findings have a safe fix.
    pub fixable: usize,
}

#[cfg(feature = "cli")]
/// The summary: what was checked, the size of the text, the time in seconds.
#[must_use]
pub(crate) fn checked(lang: Lang, checked: &Checked, size: &str, seconds: &str) -> String {
    if checked.files == 0 {
        return Args::new(lang).message("check-summary-nothing");
    }
    let [notes, warnings, errors] = checked.severities;
    let args = Args::new(lang)
        .plain("files", checked.files)
        .plain("games", checked.games)
        .plain("plies", checked.plies)
        .plain("warnings", warnings)
        .plain("notes", notes)
        .yes("more", checked.unshown)
        .text("size", size.to_owned())
        .text("seconds", seconds.to_owned());
    let or_none =
        |args: Args, name, number| if number == 0 { args.text(name, "none") } else { args.plain(name, number) };
    or_none(or_none(args, "errors", errors), "fixable", checked.fixable).message("check-summary")
}

#[cfg(feature = "cli")]
/// The number of findings that are not shown because of the limit.
#[must_use]
pub(crate) fn hidden(lang: Lang, findings: usize) -> String {
    Args::new(lang).plain("findings", findings).message("check-hidden")
}

#[cfg(feature = "cli")]
/// The number of findings that comments allow.
#[must_use]
pub(crate) fn allowed(lang: Lang, findings: usize) -> String {
    Args::new(lang).plain("findings", findings).message("check-allowed")
}

/// The number of findings like the shown one, and their lines; only the first [`MOST_LINES`] lines are listed.
#[must_use]
pub(crate) fn more_alike(lang: Lang, findings: usize, lines: &[u32]) -> String {
    let mut shown = String::with_capacity(MOST_CHARACTERS + 16);
    for (index, line) in lines.iter().enumerate() {
        let before = shown.len();
        // Writing to a String cannot fail.
        let _ = write!(shown, "{}{line}", if index > 0 { ", " } else { "" });
        if index >= MOST_LINES || (index > 0 && shown.len() + 2 > MOST_CHARACTERS) {
            shown.truncate(before);
            shown.push_str(", \u{2026}");
            break;
        }
    }
    let args = Args::new(lang).plain("findings", findings).plain("count", lines.len());
    args.text("lines", shown).message("check-more-alike")
}

/// The line above the board before a move that is not legal.
#[must_use]
pub(crate) fn board_before(lang: Lang) -> String {
    Args::new(lang).message("check-board-before")
}

/// The rule sets that a game fits, if all were tried; otherwise `None`.
#[must_use]
pub(crate) fn fits(lang: Lang, report: &Report<'_>) -> Option<String> {
    let auto = report.replay.auto.as_ref()?;
    let breaks = |(rules, ply): &(&'static str, u32)| {
        let args = Args::new(lang).text("rules", *rules);
        match ply.checked_sub(1).and_then(|index| report.replay.plies.get(index as usize)) {
            None => args.message("check-breaks-at-opening"),
            Some(ply) => {
                let args = args.plain("round", report.replay.game.number_of(ply.round)).plain("ply", ply.number);
                args.side("side", ply.side).message("check-breaks-at-ply")
            }
        }
    };
    let breaks: Vec<String> = auto.breaks.iter().map(breaks).collect();
    let args = Args::new(lang).text("rules", auto.fits.join(", "));
    let fits = args.message(if auto.fits.is_empty() { "check-fits-none" } else { "check-fits" });
    Some(if breaks.is_empty() {
        fits
    } else {
        Args::new(lang).text("fits", fits).text("breaks", breaks.join(", ")).message("check-fits-and-breaks")
    })
}

/// The word for a severity that is put before a message.
#[must_use]
pub(crate) fn severity(lang: Lang, severity: Severity) -> String {
    Args::new(lang).message(match severity {
        Severity::Info => "severity-info",
        Severity::Warning => "severity-warning",
        Severity::Error => "severity-error",
    })
}

/// The word that is put before the help.
#[must_use]
pub(crate) fn help_word(lang: Lang) -> String {
    Args::new(lang).message("help")
}
