//! Recognises reports that this program wrote.

use super::ReportTable;
use crate::render::origin::{begins_json, begins_table, is_marked};
use crate::words::Lang;

/// The generator of a page, before its version, by which the page is recognised.
pub(super) const MARK: &str = "<meta name=\"generator\" content=\"kibao report ";

/// Whether a file is a page made by [`html`](super::html()), of this version or another.
///
/// ```
/// assert!(!kibao::render::report::is_page(b"<!doctype html>\n<p>Mine"));
/// ```
#[must_use]
pub fn is_page(file: &[u8]) -> bool {
    file.starts_with(b"<!doctype html>") && is_marked(file, MARK, 512)
}

/// Whether a file is a table made by [`csv`](super::csv()) in any language, perhaps after a byte order mark.
///
/// ```
/// assert!(!kibao::render::report::is_table(b"mine\r\n"));
/// ```
#[must_use]
pub fn is_table(file: &[u8]) -> bool {
    let heads = ReportTable::ALL.into_iter().flat_map(|table| Lang::ALL.map(|lang| table.head(lang)));
    heads.into_iter().any(|head| begins_table(file, &head))
}

/// Whether a file is the JSON of a report, on one line.
///
/// ```
/// use kibao::render::report::is_json;
/// assert!(is_json(b"{\"format\":\"kibao-report\",\"version\":1}\n") && !is_json(b"{}"));
/// ```
#[must_use]
pub fn is_json(file: &[u8]) -> bool {
    begins_json(file, "kibao-report")
}
