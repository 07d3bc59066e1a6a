//! Paths as code hosts have them.

use std::borrow::Cow;
use std::path::MAIN_SEPARATOR;

/// A path with `/` between folders, and without `./` before it.
pub(super) fn in_repository(path: &str) -> Cow<'_, str> {
    if MAIN_SEPARATOR == '\\' && path.contains(MAIN_SEPARATOR) {
        let path = path.replace(MAIN_SEPARATOR, "/");
        return Cow::Owned(without_dot(&path).to_owned());
    }
    Cow::Borrowed(without_dot(path))
}

/// Without `./` before it, and the slashes that come with it.
fn without_dot(path: &str) -> &str {
    let mut path = path;
    while let Some(rest) = path.strip_prefix("./") {
        path = rest.trim_start_matches('/');
    }
    path
}

#[cfg(test)]
mod tests {
    use super::in_repository;

    #[test]
    fn a_path_stays_relative() {
        for path in ["a.bao", "./a.bao", ".//a.bao", "././/a.bao"] {
            assert_eq!(in_repository(path), "a.bao", "{path}");
        }
        assert_eq!(in_repository("/games/./a.bao"), "/games/./a.bao");
    }
}
