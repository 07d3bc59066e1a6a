//! Runs the attack `account` of `tests/attacks`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| kibao_fuzz::attack("account", bytes));
