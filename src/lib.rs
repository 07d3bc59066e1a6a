#![doc = include_str!("../README.md")]

#[cfg(feature = "cli")]
pub mod cli;
pub mod engine;
pub mod findings;
pub mod generate;
pub mod notation;
#[cfg(feature = "serde")]
pub mod referee;
pub mod render;
pub mod replay;
pub mod select;
pub mod source;
pub mod stats;
#[cfg(feature = "stream")]
pub mod stream;
