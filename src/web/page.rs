//! The page of the workshop: the text on the left, the board of the replay page on the right.

use super::ask::Refusal;
use super::look::{BLANK, PATH};
use crate::document::Document;
use crate::render::html::{Above, DATA, compact_script, compact_style, hash, page_below};
use crate::render::json;
use crate::replay::Options;
use crate::words::{Lang, workshop};
use serde::{Deserialize, Serialize};
use serde_json::json;

/// A mark near the start of the page.
const MARK: &str = "<meta name=\"generator\" content=\"kibao workshop ";

/// What `.ci/workshop` has collected.
#[derive(Deserialize)]
struct Parts {
    /// The script of the editor: it declares `EDITOR`.
    editor: String,
    /// A record with an error.
    example: String,
    html: String,
    /// The script that opens what is packed.
    open: String,
    script: String,
    style: String,
    /// The script of the worker.
    worker: String,
}

/// A page with two gaps, `{{module}}` and `{{packed}}`.
#[derive(Serialize)]
struct Page {
    frame: String,
    /// What goes into the second gap when it is packed.
    packed: String,
}

/// Writes the page without what is packed in it.
pub(super) fn page(parts: &str) -> Result<impl Serialize + use<>, Refusal> {
    let parts: Parts = serde_json::from_str(parts).map_err(|_| Refusal("options"))?;
    let (script, open, worker) =
        (compact_script(&parts.script), compact_script(&parts.open), compact_script(&parts.worker));
    let scripts = format!(" '{}' '{}' 'wasm-unsafe-eval'", hash(&parts.editor), hash(&open));
    let above = Above {
        kind: "workshop",
        mark: MARK,
        style: &compact_style(&parts.style),
        html: &parts.html,
        script: &script,
        policy: (&scripts, " worker-src blob:;"),
        words: workshop,
    };
    let start = Document::new(BLANK, &Options::default());
    let games = start.page_games(PATH).unwrap_or_default();
    let title = workshop(Lang::En).into_iter().find(|(name, _)| name == "workshop-title").map(|(_, title)| title);
    let whole = page_below(Lang::En, title.as_deref(), games.iter(), Some(&above));
    let cut = || {
        let (head, rest) = whole.split_once("<style>")?;
        let (style, rest) = rest.split_once("</style>\n")?;
        let (end, rest) = rest.split_once("<body>\n")?;
        let (body, rest) = rest.split_once(DATA)?;
        let (data, rest) = rest.split_once("</script>\n<script>")?;
        let (script, after) = rest.split_once("</script>")?;
        let (before, rest) = body.split_once("<noscript>")?;
        let (noscript, below) = rest.split_once("</noscript>")?;
        let text = |id: &str| format!("<script type=\"text/plain\" id=\"kibao-{id}\">{{{{{id}}}}}</script>\n");
        let packed = json!({
            "style": style,
            "body": format!("{before}{below}"),
            "texts": { "kibao-data": data, "kibao-example": parts.example, "kibao-worker": worker },
            "scripts": [parts.editor, script],
        });
        // Without script there is only what says so.
        let (module, rest) = (text("module"), text("packed"));
        let frame =
            format!("{head}{end}<body>\n<noscript>{noscript}</noscript>\n{module}{rest}<script>{open}</script>{after}");
        Some(Page { frame, packed: json::text(&packed) })
    };
    cut().ok_or(Refusal("format"))
}

/// Whether a file is such a page, of this version or another.
///
/// ```
/// let start = "<!doctype html>\n<meta name=\"generator\" content=\"kibao workshop 0.1.0\">";
/// assert!(kibao::web::is_page(start.as_bytes()) && !kibao::web::is_page(b"<!doctype html>"));
/// ```
#[must_use]
pub fn is_page(bytes: &[u8]) -> bool {
    let head = bytes.get(..512).unwrap_or(bytes);
    bytes.starts_with(b"<!doctype html>") && head.windows(MARK.len()).any(|it| it == MARK.as_bytes())
}
