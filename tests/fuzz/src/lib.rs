//! The attacks of `tests/attacks`, which the fuzz targets run (see `README.md`).

#[path = "../../attacks/mod.rs"]
#[allow(dead_code, reason = "the tests use more of it")]
mod attacks;
#[path = "../../layouts/mod.rs"]
#[allow(dead_code, reason = "the tests use more of it")]
mod layouts;
#[path = "../../oracle/mod.rs"]
#[allow(dead_code, reason = "the tests use more of it")]
mod oracle;

/// Runs an attack by its name.
///
/// # Panics
/// Where there is none of this name, and where the attack succeeds.
pub fn attack(name: &str, bytes: &[u8]) {
    let attack = attacks::ALL.iter().find(|attack| attack.name == name);
    (attack.unwrap_or_else(|| panic!("no attack {name}")).run)(bytes);
}
