//! Paths for code hosts, which start in the working directory.

use crate::cli::files::real;
use std::borrow::Cow;
use std::env::current_dir;
use std::path::{Component, Path};

/// The path of a file relative to the working directory; an absolute path if the file is not in that directory.
pub(super) fn from_here(name: &str) -> Cow<'_, str> {
    let path = Path::new(name);
    let goes_down = |path: &Path| path.components().all(|it| matches!(it, Component::Normal(_) | Component::CurDir));
    if goes_down(path) {
        return Cow::Borrowed(name);
    }
    if let Some(rest) = current_dir().ok().and_then(|here| path.strip_prefix(here).ok()).filter(|rest| goes_down(rest))
    {
        return rest.to_string_lossy();
    }
    let folder = real(path.parent().unwrap_or_else(|| Path::new("")));
    let file = folder.join(path.file_name().unwrap_or_default());
    let within = file.strip_prefix(real(Path::new(""))).unwrap_or(&file);
    // A canonical path on Windows begins with this prefix.
    let within = within.to_string_lossy();
    Cow::Owned(within.strip_prefix(r"\\?\").unwrap_or(&within).to_owned())
}
