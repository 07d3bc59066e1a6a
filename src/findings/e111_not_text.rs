//! A file that is not a text.
//!
//! ## What it does
//!
//! Reports a file with a NUL character in its text, and one that begins like an archive, a compressed file, a document or a
//! picture. No game is read from there on, and no command rewrites the file.
//!
//! ## Why
//!
//! No transcript contains a NUL character. An archive may contain uncompressed transcripts, and a file that was damaged has
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
//! There is no fix. Unpack an archive, and save a document as plain text. In a damaged transcript, remove the NUL
//! characters after a comparison with the source of the record.
//!
//! ## Source
//!
//! `kibao`'s own: files are read as UTF-8, UTF-16 or Windows-1252, also packed once with gzip or Zstandard.

use super::Check;

pub(super) const CHECK: Check = Check::error(
    "E111",
    "not-text",
    "
not-text = the file is not a text: it contains a NUL character
    .label = a NUL character
    .help = if this is a damaged transcript, remove the NUL characters; otherwise save the games as plain text

not-text-archive = the file is not a text but an archive ({ $format })
    .label = an archive
    .help = unpack it first, and name the files or the folder; save a document as plain text

not-text-compressed = the file is not a text but compressed data ({ $format })
    .label = compressed data
    .help = decompress it first; only one layer of gzip or Zstandard is decompressed here

not-text-document = the file is not a text but a { $format } file
    .label = a { $format } file
    .help = save the games as plain text
",
);
