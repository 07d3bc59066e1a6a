//! Text before the lines that is not part of the record.
//!
//! ## What it does
//!
//! Reports what mail programs, chats, lists and tables put before a line: `> `, `[12:03] `, `28/11/2026, 12:03 - Asha: `,
//! a bullet, the bar of a table, an HTML tag, the name of a player before a move. Each form is reported once a game, at the
//! first such line: a form is given by the signs that begin it, or by its words, where all numbers count as one word
//! and all names of players as another.
//!
//! ## Why
//!
//! It is not part of the record, but other programs read it as a part.
//!
//! ## Example
//!
//! ```text
//! > 1: A6<* a6<;
//! > 2: A4> a6>;
//! ```
//!
//! ## Use instead
//!
//! ```text
//! 1: A6<* a6<;
//! 2: A4> a6>;
//! ```
//!
//! ## Fix safety
//!
//! Safe: it is removed from this line and those below it, up to the next one that is
//! reported. Names of the wrong player (N111) and forms that a comment allows stay.
//!
//! ## Source
//!
//! `kibao`'s own: records arrive by mail, in chats and in tables.

use super::{Check, Finding, Fix, Report};
use crate::notation::ending::{Word, names_north, words};
use crate::notation::{Game, Key, ProblemKind, TokenKind};
use crate::source::{Edit, Span};
use std::collections::HashSet;

pub(super) const CHECK: Check = Check::warning(
    "N110",
    "line-prefix",
    "
line-prefix = `{ $written }` before the text of the line is not part of the record
    .label = skipped
    .help = remove it from this line and all lines like it
",
)
.fixed(taken_off);

fn taken_off(report: &Report<'_>, finding: &Finding) -> Option<Fix> {
    let game = &report.replay.game;
    let later = report.findings.partition_point(|it| it.span.start <= finding.span.start);
    let next = report.findings.get(later..)?.iter().find(|it| it.check == finding.check);
    let end = next.map_or(u32::MAX, |it| it.span.start);
    let from = game.tokens.partition_point(|token| token.span.start < finding.span.start);
    let here = game.tokens.get(from..)?.iter().take_while(|token| token.span.start < end);
    let form = forms(game);
    let form = |span: Span| form(span.of(report.text()));
    let allowed = report.allowed.iter().filter(|it| it.check == finding.check);
    let allowed: HashSet<_> = allowed.map(|it| form(it.span)).collect();
    let stays = |span| !allowed.is_empty() && allowed.contains(&form(span));
    let prefixes = here.filter(|token| token.kind == TokenKind::Prefix).map(|token| token.span);
    // A name that is wrong stays where it can be seen.
    let prefixes = prefixes.filter(|span| !is_wrong(game, *span) && !stays(*span));
    let edits: Vec<Edit> = prefixes.map(|span| Edit::new(span, "")).collect();
    (!edits.is_empty()).then(|| Fix::safe(edits))
}

/// What gives the form of a prefix: its words, or the sign that begins it.
fn forms(game: &Game<'_>) -> impl Fn(&str) -> Vec<String> {
    let players = [Key::South, Key::North].into_iter().filter_map(|key| game.value(key));
    let names: HashSet<String> = players.flat_map(words).map(|word| word.plain).collect();
    move |prefix| {
        let word = |word: Word| match word.plain.as_str() {
            it if it.starts_with(|c: char| c.is_ascii_digit()) => "0".to_owned(),
            "am" | "pm" => "am".to_owned(),
            it if names.contains(it) || names_north(it).is_some() => String::new(),
            it => it.to_owned(),
        };
        let mut form: Vec<String> = words(prefix).into_iter().map(word).collect();
        form.dedup();
        if form.is_empty() {
            form.extend(prefix.trim().chars().next().map(String::from));
        }
        form
    }
}

/// The prefixes that have another form than those above them, but for the first one of a game.
pub(super) fn of_other_form(game: &Game<'_>) -> Vec<Span> {
    if !game.problems.iter().any(|it| it.kind == ProblemKind::LinePrefix) {
        return Vec::new();
    }
    let form = forms(game);
    let (mut seen, mut last) = (HashSet::new(), [""; 2]);
    let prefixes = game.tokens.iter().filter(|token| token.kind == TokenKind::Prefix);
    let new = prefixes.map(|token| token.span).filter(|span| {
        let prefix = span.of(game.text);
        // Nearly every prefix is one of the last two again, but for the digits in it.
        if last.iter().any(|it| alike(it, prefix)) || is_wrong(game, *span) {
            return false;
        }
        let [newest, _] = last;
        last = [prefix, newest];
        seen.insert(form(prefix))
    });
    let reported = |span: Span| {
        let from = game.problems.partition_point(|it| it.span.start < span.start);
        let mut here =
            game.problems.get(from..).unwrap_or_default().iter().take_while(|it| it.span.start == span.start);
        here.any(|it| it.kind == ProblemKind::LinePrefix)
    };
    new.filter(|span| !reported(*span)).collect()
}

/// Whether two prefixes are the same but for the digits of numbers that are as long.
fn alike(one: &str, other: &str) -> bool {
    let same = |(one, other): (u8, u8)| one == other || (one.is_ascii_digit() && other.is_ascii_digit());
    one.len() == other.len() && one.bytes().zip(other.bytes()).all(same)
}

/// Whether the name of the wrong player is in a prefix.
pub(super) fn is_wrong(game: &Game<'_>, prefix: Span) -> bool {
    let from = game.problems.partition_point(|it| it.span.start < prefix.start);
    let mut within = game.problems.get(from..).unwrap_or_default().iter().take_while(|it| it.span.start < prefix.end);
    within.any(|it| it.kind == ProblemKind::WrongPlayer)
}
