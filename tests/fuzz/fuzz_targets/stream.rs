//! Runs the attack `stream` of `tests/attacks`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| kibao_fuzz::attack("stream", bytes));
