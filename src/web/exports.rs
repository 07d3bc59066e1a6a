//! The functions that JavaScript calls.
#![expect(unreachable_pub, reason = "wasm-bindgen exports only what is `pub`")]

use wasm_bindgen::prelude::wasm_bindgen;

/// Exports functions of a text and its options.
macro_rules! exports {
    ($($name:ident)*) => {
        $(#[doc = concat!("See [`", stringify!($name), "`](super::", stringify!($name), ").")]
        #[wasm_bindgen]
        #[must_use]
        pub fn $name(text: &str, options: &str) -> String {
            super::$name(text, options)
        })*
    };
}

exports! { check look fix repair convert moves play fits json svg html report explain }

/// See [`page`](super::page()).
#[wasm_bindgen]
#[must_use]
pub fn page(parts: &str) -> String {
    super::page(parts)
}
