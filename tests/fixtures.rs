//! Reading the samples.

use std::fs;
use std::path::Path;

/// Every sample with its bytes, in order of name: `ok/name.bao`, `err/name.bao`.
pub(crate) fn all() -> Vec<(String, Vec<u8>)> {
    ["err", "ok"].into_iter().flat_map(of).collect()
}

/// Those of one folder, `ok` or `err`.
pub(crate) fn of(folder: &str) -> Vec<(String, Vec<u8>)> {
    let entries = fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("samples").join(folder)).expect("samples");
    let mut names: Vec<String> =
        entries.map(|entry| entry.expect("an entry").file_name().into_string().expect("text")).collect();
    names.sort();
    let read = |name: String| {
        let path = format!("{folder}/{name}");
        let bytes = fs::read(Path::new(env!("CARGO_MANIFEST_DIR")).join("samples").join(&path)).expect("a sample");
        (path, bytes)
    };
    names.into_iter().map(read).collect()
}
