//! The attacks of `tests/attacks`, which the fuzz targets run. `cargo fuzz run --fuzz-dir tests/fuzz -s none NAME` runs one until it
//! finds something; `tests/fuzz/corpus/NAME` holds inputs to begin with.

#[path = "../../attacks/mod.rs"]
mod attacks;
#[path = "../../oracle/mod.rs"]
#[allow(dead_code, reason = "the tests use more of it")]
mod oracle;

/// Runs an attack by its name.
pub fn attack(name: &str, bytes: &[u8]) {
    if let Some(attack) = attacks::ALL.iter().find(|attack| attack.name == name) {
        (attack.run)(bytes);
    }
}
