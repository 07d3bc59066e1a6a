//! Runs the attack `referee` of `tests/attacks`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| kibao_fuzz::attack("referee", bytes));
