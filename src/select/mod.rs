//! Which games of an archive are wanted: by their head, their result, their moves, a position.
//!
//! ```
//! use kibao::{replay::{Options, replays}, select::{DateRange, Filter}};
//! let text = "date: 11-10-94\n\n1: A7>* a7>*;\n";
//! let game = replays(text, &Options::default()).next().unwrap();
//! let filter = Filter { date: DateRange::read("1994-10..1995"), plies: Some(2..=10), ..Filter::default() };
//! assert!(filter.selects(text, &game));
//! ```

mod date;
mod filter;
mod glob;

pub use date::DateRange;
pub use filter::{Filter, Opening, Winner};
pub use glob::Glob;
