//! Everything that is written for people and programs: one file a format.

#[cfg(feature = "words")]
pub mod board;
#[cfg(feature = "ci")]
pub mod ci;
mod escape;
#[cfg(feature = "html")]
pub mod html;
#[cfg(feature = "render")]
mod human;
#[cfg(feature = "serde")]
pub mod json;
#[cfg(feature = "words")]
pub mod marks;
#[cfg(any(feature = "html", feature = "png", feature = "render"))]
mod own;
mod short;
#[cfg(feature = "render")]
pub mod stats;
#[cfg(feature = "words")]
pub mod svg;

#[cfg(feature = "words")]
pub use board::board;
pub use escape::{for_csv, for_script, for_terminal, for_xml};
#[cfg(feature = "render")]
pub use human::{Human, Shown};
pub use short::finding as short_finding;
