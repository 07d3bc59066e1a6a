//! Recognises statistics that this program wrote.

use super::CsvTable;
use crate::render::origin::{begins_json, begins_table, is_marked};
use crate::words::Lang;

/// The generator of a page, before its version, by which the page is recognised.
pub(super) const MARK: &str = "<meta name=\"generator\" content=\"kibao stats ";

/// Whether a file is a page made by [`html`](super::html()), of this version or another.
///
/// ```
/// assert!(!kibao::render::stats::is_page(b"<!DOCTYPE html>\n<p>Mine"));
/// ```
#[must_use]
pub fn is_page(file: &[u8]) -> bool {
    file.starts_with(b"<!DOCTYPE html>\n") && is_marked(file, MARK, 512)
}

/// Whether a file is a table made by [`csv`](super::csv()): it begins with the first line of one in any language,
/// perhaps after a byte order mark.
///
/// ```
/// use kibao::{render::stats::{CsvTable, is_table}, words::Lang};
/// assert!(is_table(format!("{}\r\n1,2\r\n", CsvTable::Games.head(Lang::Cs)).as_bytes()) && !is_table(b"mine\r\n"));
/// ```
#[must_use]
pub fn is_table(file: &[u8]) -> bool {
    let heads = CsvTable::ALL.into_iter().flat_map(|table| Lang::ALL.map(|lang| table.head(lang)));
    heads.into_iter().any(|head| begins_table(file, &head))
}

/// Whether a file is the JSON of statistics from [`json::stats`](crate::render::json::stats()), on one line.
///
/// ```
/// use kibao::render::stats::is_json;
/// assert!(is_json(b"{\"format\":\"kibao-stats\",\"version\":1}\n") && !is_json(b"{}"));
/// ```
#[must_use]
pub fn is_json(file: &[u8]) -> bool {
    begins_json(file, "kibao-stats")
}
