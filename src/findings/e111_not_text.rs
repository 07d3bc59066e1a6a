//! A file that is not a text.
//!
//! ## What it does
//!
//! Reports a file with a NUL character in its text, and one that begins like an archive, a compressed file, a document or a
//! picture. No game is read from there on, and no command rewrites the file.
//!
//! ## Why
//!
//! No transcript contains a NUL character. An archive may contain transcripts as they are, and a file that was damaged has
//! stretches of NUL characters: a command that takes either for a text would destroy it.
//!
//! ## Example
//!
//! ```text
//! games.tar             (its bytes 257 to 262 are ustar and a NUL)
//! ```
//!
//! ## Use instead
//!
//! ```text
//! tar -xf games.tar
//! kibao check games
//! ```
//!
//! ## Fix safety
//!
//! There is no fix. Unpack an archive, and save a document as plain text. In a damaged transcript, remove the NUL characters
//! after a comparison with the source of the record.
//!
//! ## Source
//!
//! `kibao`'s own: files are read as UTF-8, UTF-16 or Windows-1252, also packed once with gzip or Zstandard.

use super::{Check, Mend, Severity};

pub(super) const CHECK: Check = Check {
    code: "E111",
    name: "not-text",
    severity: Severity::Error,
    file: include_str!("e111_not_text.rs"),
    own: None,
    fix: Mend::Not,
};
