//! The attacks of `tests/attacks`, which the fuzz targets run (see `README.md`).

#[path = "../../attacks/mod.rs"]
#[allow(dead_code, reason = "the tests use more of it")]
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
