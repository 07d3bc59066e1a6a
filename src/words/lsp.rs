//! The words of the language server: actions, hints, what a move does, how a game ended.

use super::args::{self, Args};
use super::lang::Lang;
use super::stats::percent;
use crate::engine::{Ends, Kind, Played};
use crate::findings::Report;

/// The fix of a finding. A fix that may change what the record says is marked.
#[must_use]
pub(crate) fn fix(lang: Lang, code: &'static str, what: String, safe: bool) -> String {
    Args::new(lang).text("code", code).text("what", what).yes("safe", safe).message("lsp-fix")
}

/// All fixes that are safe.
#[must_use]
pub(crate) fn fix_all(lang: Lang) -> String {
    Args::new(lang).message("lsp-fix-all")
}

/// A repair: what it changes, and how probable it is.
#[must_use]
pub(crate) fn repair(lang: Lang, changes: &[String], probability: f64) -> String {
    Args::new(lang)
        .all_of("changes", changes)
        .text("probability", percent(lang, Some(probability)))
        .message("lsp-repair")
}

/// A comment that allows the findings of a check.
#[must_use]
pub(crate) fn allow(lang: Lang, code: &'static str, name: &'static str) -> String {
    Args::new(lang).text("code", code).text("name", name).message("lsp-allow")
}

/// The placeholder in such a comment, which the writer replaces by the reason.
#[must_use]
pub(crate) fn allow_reason(lang: Lang) -> String {
    Args::new(lang).message("lsp-allow-reason")
}

/// The head lines that a game lacks.
#[must_use]
pub(crate) fn heads(lang: Lang) -> String {
    Args::new(lang).message("lsp-heads")
}

/// The slip that probably led to a finding further down.
#[must_use]
pub(crate) fn slip(lang: Lang, change: String) -> String {
    Args::new(lang).text("change", change).message("lsp-slip")
}

/// A round by its number.
#[must_use]
pub(crate) fn round(lang: Lang, number: u32) -> String {
    Args::new(lang).plain("number", number).message("lsp-round")
}

/// What a move does, in a few words.
#[must_use]
pub(crate) fn does(lang: Lang, played: &Played) -> String {
    let kind = match played.kind {
        Kind::Capture | Kind::Sow if played.captured > 0 => "captures",
        Kind::Kutakata => "kutakata",
        Kind::Capture | Kind::Sow => "sows",
    };
    let house = match played.ends {
        _ if played.mv.safari => "safari",
        Ends::House => "stops",
        _ => "none",
    };
    let args = Args::new(lang).text("kind", kind).plain("captured", played.captured).text("house", house);
    let args = args.yes("blocks", played.creates_block.is_some()).yes("over", played.outcome.is_some());
    match played.outcome {
        Some(end) => args.outcome(end),
        None => args.text("outcome", ""),
    }
    .message("lsp-does")
}

/// A game in a line: how many plies it has, and how it ended or where it stops.
#[must_use]
pub(crate) fn lens(lang: Lang, report: &Report<'_>) -> String {
    let replay = &report.replay;
    let (replayed, plies) = (replay.replayed(), replay.plies.len());
    let ended = replay.result.ended.map(|ended| args::ended(lang, ended));
    let end = replay.result.outcome.map(|outcome| args::outcome(lang, outcome)).or(ended);
    let args = Args::new(lang).plain("plies", plies).plain("replayed", replayed).yes("whole", replayed == plies);
    args.yes("ended", end.is_some()).text("end", end.unwrap_or_default()).message("lsp-lens")
}

/// A document that is not formatted because of one of its games.
#[must_use]
pub(crate) fn not_formatted(lang: Lang, game: usize) -> String {
    Args::new(lang).plain("game", game).message("lsp-not-formatted")
}

/// A place without the name of a player.
#[must_use]
pub(crate) fn no_player(lang: Lang) -> String {
    Args::new(lang).message("lsp-no-player")
}

/// A text that cannot be the name of a player.
#[must_use]
pub(crate) fn no_name(lang: Lang) -> String {
    Args::new(lang).message("lsp-no-name")
}

/// A message of the client that cannot be read.
#[must_use]
pub(crate) fn broken_message(lang: Lang, why: String) -> String {
    Args::new(lang).text("why", why).message("lsp-broken-message")
}

/// The client has gone without saying so.
#[must_use]
pub(crate) fn client_gone(lang: Lang) -> String {
    Args::new(lang).message("lsp-client-gone")
}
