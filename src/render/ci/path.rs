//! Paths as code hosts have them.

use std::borrow::Cow;
use std::path::MAIN_SEPARATOR;

/// A path with `/` between folders, and without `./` before it.
pub(super) fn in_repository(path: &str) -> Cow<'_, str> {
    if MAIN_SEPARATOR == '\\' && path.contains(MAIN_SEPARATOR) {
        let path = path.replace(MAIN_SEPARATOR, "/");
        return Cow::Owned(path.trim_start_matches("./").to_owned());
    }
    Cow::Borrowed(path.trim_start_matches("./"))
}
