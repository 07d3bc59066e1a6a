//! The replay page: one self-contained HTML file that shows games move by move.
//!
//! The page is built from the files next to this one, without what only their readers need. Text of a record is inserted only through `for_xml` and
//! `for_script`, and the script of the page turns it into text nodes, never into elements.

mod data;
mod halt;
mod still;

pub use data::PageGame;

use super::escape::{for_script, for_xml};
use super::origin::is_marked;
use super::svg::pit_groups;
use crate::words::{self, Lang};
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use sha2::{Digest, Sha256};
use std::borrow::Cow;
use std::sync::LazyLock;

static PAGE: LazyLock<String> = LazyLock::new(|| compact(include_str!("page.html"), |_, _| false));
static STYLE: LazyLock<String> = LazyLock::new(|| compact_style(include_str!("page.css")));

/// The parts of the script, in the order in which they depend on each other.
static SCRIPT: LazyLock<String> = LazyLock::new(|| {
    compact_script(concat!(
        include_str!("text.js"),
        include_str!("board.js"),
        include_str!("picture.js"),
        include_str!("way.js"),
        include_str!("view.js"),
        include_str!("motion.js"),
        include_str!("record.js"),
        include_str!("page.js"),
        include_str!("share.js"),
        include_str!("sheet.js"),
        include_str!("control.js")
    ))
});

/// A mark near the start of every page, by which a file is recognised as one.
const MARK: &str = "<meta name=\"generator\" content=\"kibao html ";

/// What is before the data of the page.
pub(crate) const DATA: &str = "<script type=\"application/json\" id=\"kibao-data\">";

/// What a page has above its games.
pub(crate) struct Above<'a> {
    /// What it is, for the script.
    pub(crate) kind: &'a str,
    /// The generator of the page, before its version.
    pub(crate) mark: &'a str,
    pub(crate) style: &'a str,
    /// Escaped already.
    pub(crate) html: &'a str,
    /// More of the script, which sees the rest of it, and may wait.
    pub(crate) script: &'a str,
    /// More that the policy allows: sources of scripts, and directives.
    pub(crate) policy: (&'a str, &'a str),
    /// More words by name.
    pub(crate) words: fn(Lang) -> Vec<(String, String)>,
}

impl Default for Above<'_> {
    fn default() -> Self {
        Self { kind: "yes", mark: MARK, style: "", html: "", script: "", policy: ("", ""), words: |_| Vec::new() }
    }
}

/// Writes a page with games. Its first language is `lang`; the others can be chosen. Without a title, the title is that of
/// the only game, or the number of games.
///
/// ```
/// use kibao::words::Lang;
/// use kibao::render::html;
/// let page = html::page(Lang::Sw, Some("Bao & kete"), &[]);
/// assert!(page.starts_with("<!doctype html>\n<html lang=\"sw\">\n"));
/// assert!(page.contains("<title>Bao &amp; kete</title>"));
/// assert!(html::is_page(page.as_bytes()));
/// assert!(!html::is_page(b"<!doctype html><p>Mine"));
/// ```
#[must_use]
pub fn page(lang: Lang, title: Option<&str>, games: &[PageGame]) -> String {
    page_below(lang, title, games.iter(), None)
}

/// Writes a page with games below something else.
pub(crate) fn page_below<'g>(
    lang: Lang,
    title: Option<&str>,
    games: impl Iterator<Item = &'g PageGame>,
    above: Option<&Above<'_>>,
) -> String {
    let games: Vec<&PageGame> = games.collect();
    let (without_script, of_many) = words::page_frame(lang, games.len());
    let given = title.is_some();
    let title = match (title, games.as_slice()) {
        (Some(title), _) => title,
        (None, [only]) => only.title(lang),
        (None, _) => &of_many,
    };
    let none = Above::default();
    let data = data::data(lang, &games, above.unwrap_or(&none).words);
    let more = above.map_or("", |above| above.script);
    let begin = if more.is_empty() { "" } else { "async " };
    let script = format!("({begin}() => {{\n\"use strict\";\n{}{more}}})();\n", *SCRIPT);
    let style = above.map_or_else(|| STYLE.clone(), |above| format!("{}{}", *STYLE, above.style));
    let yes = |is: bool| if is { "yes" } else { "no" };
    let fill = |gap: &str| -> Cow<'_, str> {
        match gap {
            "lang" => lang.name().into(),
            "version" => env!("CARGO_PKG_VERSION").into(),
            "script-hash" => hash(&script).into(),
            "scripts" => above.map_or("", |above| above.policy.0).into(),
            "policy" => above.map_or("", |above| above.policy.1).into(),
            "generator" => above.map_or(MARK, |above| above.mark).into(),
            "above" => above.map_or("", |above| above.html).into(),
            "above-kind" => above.map_or("no", |above| above.kind).into(),
            "style-hash" => hash(&style).into(),
            "title" => for_xml(title),
            "given" => yes(given).into(),
            "parts" => pit_groups("kibao").into(),
            "style" => style.as_str().into(),
            "noscript" => for_xml(&without_script),
            // With a script of its own the page is of no use without one.
            "still" if !more.is_empty() => "".into(),
            "still" => games.iter().map(|game| game.still(lang)).collect::<String>().into(),
            "data" => format!("{DATA}{}", for_script(&data)).into(),
            "script" => script.as_str().into(),
            _ => "".into(),
        }
    };
    let mut out = String::with_capacity(PAGE.len() + style.len() + script.len() + data.len());
    let mut pieces = PAGE.split("{{");
    out.push_str(pieces.next().unwrap_or_default());
    for piece in pieces {
        let (gap, rest) = piece.split_once("}}").unwrap_or((piece, ""));
        out.push_str(&fill(gap));
        out.push_str(rest);
    }
    out
}

/// Whether a file is a page made by [`page`], of this version or another.
///
/// ```
/// use kibao::{render::html::{is_page, page}, words::Lang};
/// assert!(is_page(page(Lang::En, None, &[]).as_bytes()) && !is_page(b"<!DOCTYPE html>\n"));
/// ```
#[must_use]
pub fn is_page(bytes: &[u8]) -> bool {
    bytes.starts_with(b"<!doctype html>") && is_marked(bytes, MARK, 512)
}

/// Whether the blank between two words of a line is of no meaning.
type Idle = fn(&str, &str) -> bool;

/// A script without what only its readers need.
pub(crate) fn compact_script(text: &str) -> String {
    const SIGNS: [char; 14] = ['{', '}', '(', ')', '[', ']', ',', ';', ':', '?', '=', '<', '>', '|'];
    compact(text, |word, next| word.ends_with(SIGNS) || next.starts_with(SIGNS))
}

/// A style without what only its readers need. A blank joins two selectors and is needed around a minus.
pub(crate) fn compact_style(text: &str) -> String {
    compact(text, |word, next| word.ends_with(['{', '}', ',', ';', ':']) || next.starts_with(['{', '}']))
}

/// A text without indentation, lines that are comments, and the idle blanks of lines that have no text in quotes.
fn compact(text: &str, is_idle: Idle) -> String {
    let mut inside = false;
    let mut out = String::with_capacity(text.len());
    for line in text.lines().map(str::trim) {
        inside |= line.starts_with("/*");
        if !(inside || line.is_empty() || line.starts_with("//")) {
            let is_plain = !line.contains(['"', '\'', '`', '/', '@']);
            let mut words = line.split(' ').peekable();
            while let Some(word) = words.next() {
                out.push_str(word);
                if words.peek().is_some_and(|next| !(is_plain && is_idle(word, next))) {
                    out.push(' ');
                }
            }
            out.push('\n');
        }
        inside &= !line.ends_with("*/");
    }
    out
}

/// The hash of a script or style in a content security policy.
pub(crate) fn hash(text: &str) -> String {
    format!("sha256-{}", STANDARD.encode(Sha256::digest(text)))
}

#[cfg(test)]
mod tests {
    use super::{compact_script, compact_style};

    #[test]
    fn only_idle_blanks_and_comments_are_left_out() {
        let script = "  // What it is.\nconst { a, b } = f(c) ? [d] : e;\n  say(\"x = y\"); // as it is\n/* More. */\nreturn a - b;\n";
        let expected = "const{a,b}=f(c)?[d]:e;\nsay(\"x = y\"); // as it is\nreturn a - b;\n";
        assert_eq!(compact_script(script), expected);
        let style = ".a :is(b, c) [d] > e { left: calc(var(--f) - 1px); top: 0; }\n";
        assert_eq!(compact_style(style), ".a :is(b,c) [d] > e{left:calc(var(--f) - 1px);top:0;}\n");
    }
}
