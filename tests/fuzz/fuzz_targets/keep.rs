//! Runs the attack `keep` of `tests/attacks`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| kibao_fuzz::attack("keep", bytes));
