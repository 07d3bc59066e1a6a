//! The workshop: functions for a page that shows and changes records.
//!
//! Each function takes the text of the page and its options as a JSON object, and returns JSON. A request that cannot be
//! done is a value, too: `{"error":"moves"}`. Feature `web` exports the functions to JavaScript.
//!
//! ```
//! let said = kibao::web::fix("1. A7>* a7>*\n", "{}");
//! assert_eq!(said, r#"{"text":"1: A7>* a7>*;\n","fixed":2,"unsafe_left":0}"#);
//! assert_eq!(kibao::web::fix("1. A7>*", "3"), r#"{"error":"options"}"#);
//! ```

mod ask;
mod change;
#[cfg(feature = "web")]
mod exports;
mod look;
mod page;
mod play;
mod report;
mod write;

pub use page::is_page;

use ask::{Ask, answer};

/// Declares the functions of the module, each with the function that does it.
macro_rules! functions {
    ($($(#[$doc:meta])* $name:ident => $does:path;)*) => {
        $($(#[$doc])*
        #[must_use]
        pub fn $name(text: &str, options: &str) -> String {
            answer(Ask::read(options).and_then(|ask| $does(text, &ask)))
        })*
    };
}

functions! {
    /// The document of `kibao check --format json`, as text.
    ///
    /// ```
    /// assert!(kibao::web::check("1: A1>*;\n", "{}").contains(r#""code":"R101""#));
    /// ```
    check => look::check;
    /// That document, the words of its findings, their places in the text, and the data of the page for one game.
    look => look::look;
    /// The text after the fixes of all findings, or of one.
    fix => change::fix;
    /// The repairs of a game, each with the text after it.
    repair => change::repair;
    /// The text in canonical form, or in another dialect.
    convert => change::convert;
    /// The legal moves after a ply of a game, with their sowings.
    moves => play::moves;
    /// The text with one more move at its end, or in the place of the move at which a game stops. A text without a game is
    /// kept before the first round; what is not a text is refused.
    ///
    /// ```
    /// let play = |text| kibao::web::play(text, r#"{"name":"A6<*"}"#);
    /// assert_eq!(play(""), r#"{"text":"1: A6<*;\n"}"#);
    /// assert_eq!(play("title:\n"), r#"{"text":"title:\n\n1: A6<*;\n"}"#);
    /// assert_eq!(play("Dear Asha,\n\na game:\n"), r#"{"text":"Dear Asha,\n\na game:\n\n1: A6<*;\n"}"#);
    /// assert_eq!(play("a \0 b\n"), r#"{"error":"text"}"#);
    /// ```
    play => play::play;
    /// The rule sets that a game fits, and where it breaks under the others.
    fits => play::fits;
    /// The document of `kibao json`.
    json => write::json;
    /// The board after a ply of a game as SVG, or before it with the way of its move.
    ///
    /// ```
    /// let svg = |options| kibao::web::svg("1: A6<* a6<;\n2: A1>;\n", options);
    /// assert!(svg(r#"{"ply":1,"before":true}"#).contains("-path\\\""));
    /// assert!(svg(r#"{"ply":3,"before":true}"#).contains("<svg"));
    /// assert_eq!(svg(r#"{"ply":3}"#), r#"{"error":"ply"}"#);
    /// ```
    svg => write::svg;
    /// The replay page of the games.
    html => write::html;
    /// The report of `kibao report --all` about the games of a text, or of the files of which it is made.
    ///
    /// ```
    /// let text = "south: Asha\nnorth: Juma\nwinner: Asha\n\n1: A7>* a7>*;\n\nsouth: Juma\nnorth: Asha\n\n1: A7>*;\n";
    /// let csv = kibao::web::report(text, r#"{"to":"csv","files":[["a.bao",6],["b.bao",4]]}"#);
    /// assert!(csv.contains("Asha") && csv.contains("Juma"));
    /// assert_eq!(kibao::web::report("", "{}"), r#"{"error":"game"}"#);
    /// ```
    report => report::report;
    /// The manual page of the check with a code.
    ///
    /// ```
    /// assert!(kibao::web::explain("R101", "{}").contains("What it does"));
    /// assert!(kibao::web::explain("R101", r#"{"lang":"de"}"#).contains("Warum"));
    /// assert_eq!(kibao::web::explain("R999", "{}"), r#"{"error":"code"}"#);
    /// ```
    explain => look::explain;
}

/// The page of the workshop without what is packed in it, from its parts: for `.ci/workshop`.
///
/// ```
/// assert_eq!(kibao::web::page("{}"), r#"{"error":"options"}"#);
/// let part = |name| format!("\"{name}\":\"({name})\"");
/// let parts = ["editor", "example", "html", "open", "script", "style", "worker"].map(part).join(",");
/// let page = kibao::web::page(&format!("{{{parts}}}"));
/// assert!(page.contains("{{module}}") && page.contains("(html)"));
/// ```
#[must_use]
pub fn page(parts: &str) -> String {
    answer(page::page(parts))
}
