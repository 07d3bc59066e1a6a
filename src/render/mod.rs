//! All output for people and programs: one file for each format.

pub mod board;
mod ci;
mod escape;
mod format;
pub mod formats;
pub mod html;
mod human;
pub mod json;
pub mod marks;
mod origin;
pub mod report;
mod short;
pub mod stats;
pub mod svg;
mod table;

pub use board::board;
pub use escape::for_terminal;
pub(crate) use escape::{for_csv, for_xml};
