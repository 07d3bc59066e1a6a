//! Paths in the form that code hosts expect.

use std::borrow::Cow;
use std::path::MAIN_SEPARATOR;

/// A path with `/` between folders, without `.`, repeated `/`, and `..` after a folder.
pub(super) fn in_repository(path: &str) -> Cow<'_, str> {
    let windows = MAIN_SEPARATOR == '\\';
    let slashes = if windows { Cow::Owned(path.replace(MAIN_SEPARATOR, "/")) } else { Cow::Borrowed(path) };
    let rest = slashes.trim_start_matches('/');
    if !rest.split('/').any(|part| matches!(part, "" | "." | "..")) && slashes.len() - rest.len() < 2 {
        return slashes;
    }
    let root = match slashes.len() - rest.len() {
        0 => "",
        // The name of another computer follows the two slashes.
        2 if windows => "//",
        _ => "/",
    };
    let mut parts: Vec<&str> = Vec::new();
    for part in rest.split('/') {
        match part {
            "" | "." => {}
            ".." if parts.last().is_some_and(|it| *it != "..") => _ = parts.pop(),
            ".." if !root.is_empty() && parts.is_empty() => {}
            part => parts.push(part),
        }
    }
    Cow::Owned(format!("{root}{}", parts.join("/")))
}
