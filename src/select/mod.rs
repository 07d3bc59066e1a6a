//! Selecting games of an archive by their head, result, moves or positions.
//!
//! ```
//! use kibao::{replay::{Options, replays}, select::Filter};
//! let text = "date: 11-10-94\n\n1: A7>* a7>*;\n";
//! let game = replays(text, &Options::default()).next().unwrap();
//! let filter = Filter { date: "1994-10..1995".parse().ok(), plies: Some(2..=10), ..Filter::default() };
//! assert!(filter.selects(&game));
//! ```

mod date;
mod filter;
mod glob;

pub use date::{DateRange, DateRangeError};
pub use filter::{Filter, NotAMove, Opening, Winner};
pub use glob::Glob;
