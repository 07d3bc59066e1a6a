//! Runs the attack `replay` of `tests/attacks`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| kibao_fuzz::attack("replay", bytes));
