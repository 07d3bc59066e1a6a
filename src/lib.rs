#![doc = include_str!("../README.md")]

#[cfg(feature = "cli")]
pub mod cli;
pub mod engine;
pub mod findings;
pub mod generate;
pub mod notation;
#[cfg(feature = "render")]
pub mod render;
pub mod replay;
pub mod source;
