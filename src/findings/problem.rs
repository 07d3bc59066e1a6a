//! Problems that this layer detects itself: of a file, of comments that allow findings, and of games compared with others.

use crate::engine::Side;
use crate::source::{Foreign, Site};

/// A problem of a file as bytes, or of a text as a whole.
///
/// ```
/// use kibao::findings::{FileProblem, FileReport, Problem};
/// let found = FileReport::too_large(9).finish();
/// assert_eq!(found[0].finding.problem, Problem::File(FileProblem::GameTooLarge));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FileProblem {
    /// The file has only white space.
    Empty,
    /// The file has no head line and no move.
    NotATranscript {
        /// The site whose record it is, if that is certain.
        site: Option<Site>,
    },
    /// Windows-1252 or Latin-1 text.
    Windows1252,
    /// UTF-16 text.
    Utf16,
    /// Bytes that cannot be decoded in the file's encoding.
    BrokenEncoding,
    /// A byte order mark.
    ByteOrderMark,
    /// Lines that end in CR LF.
    CrLf {
        /// How many.
        lines: u32,
    },
    /// Lines that end in CR alone.
    LoneCr {
        /// How many.
        lines: u32,
    },
    /// The last line has no end.
    NoFinalNewline,
    /// A game has more bytes than the limit; it is skipped.
    GameTooLarge,
    /// A NUL character, or the first bytes of a file format that is not a text; nothing of the file is read from there on.
    NotText {
        /// The format, if it is known.
        format: Option<Foreign>,
    },
}

/// A problem of a comment that allows findings.
///
/// ```
/// use kibao::findings::{AllowProblem, Problem, Report};
/// use kibao::replay::{Options, replays};
/// let text = "; kibao: allow N999 no such check\n1: A7>* a7>*;\n";
/// let report = Report::new(replays(text, &Options::default()).next().unwrap());
/// assert!(matches!(&report.findings[0].problem, Problem::Allow(AllowProblem::Unknown { word, .. }) if word == "N999"));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AllowProblem {
    /// There is no finding that this word would allow.
    Unused(String),
    /// The comment does not give a reason.
    NoReason,
    /// The word is not the name of a check.
    Unknown {
        /// The word.
        word: String,
        /// The name that was perhaps meant.
        near: Option<&'static str>,
    },
    /// The comment begins with the mark and continues with a word other than `allow`.
    NotAllow(String),
}

/// A problem of a game compared with other games of an archive. `earlier` is the place of the other game.
///
/// ```
/// use kibao::findings::{AcrossProblem, Archive, GameNote, Problem, Report};
/// use kibao::{replay::{Options, replays}, source::Place};
/// let (mut archive, options) = (Archive::default(), Options::default());
/// for (path, south) in [("a.bao", "Asha Ali"), ("b.bao", "Asha A.")] {
///     let text = format!("south: {south}\nnorth: Juma\n\n1: A7>* a7>*;\n");
///     let report = Report::new(replays(&text, &options).next().unwrap());
///     archive.add(path, GameNote::of(&report, &|_| Place { line: 1, column: 1 }));
/// }
/// let across = |it: &Problem| matches!(it, Problem::Across(AcrossProblem::OtherSpelling { .. }));
/// assert!(archive.finish().iter().any(|it| across(&it.placed.finding.problem)));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AcrossProblem {
    /// The same moves.
    SameGame {
        /// Where the other game is.
        earlier: String,
        /// The head keys in which they differ; [`OTHER_KEYS`](Self::OTHER_KEYS) for all unknown ones.
        heads: Vec<&'static str>,
    },
    /// One game is the beginning of the other.
    Within {
        /// Where the other game is.
        earlier: String,
        /// Whether this is the longer one.
        longer: bool,
        /// The plies of the shorter one.
        plies: usize,
        /// How many other games begin with the shorter one.
        more: usize,
    },
    /// Most moves are the same.
    Alike {
        /// Where the other game is.
        earlier: String,
        /// How many moves agree.
        same: usize,
        /// The number of moves here and there.
        plies: [usize; 2],
    },
    /// The same moves, and another winner.
    OtherWinner {
        /// Where the other game is.
        earlier: String,
        /// The winner here and there.
        winners: [Side; 2],
    },
    /// The same players, event and round, and another winner.
    OtherResult {
        /// Where the other game is.
        earlier: String,
        /// The event and the round.
        event: [String; 2],
        /// The names of the winner here and there.
        winners: [String; 2],
    },
    /// A name that has another spelling elsewhere.
    OtherSpelling {
        /// The first place with the other spelling.
        earlier: String,
        /// The name here and there.
        names: [String; 2],
        /// The number of games with each.
        games: [usize; 2],
    },
    /// A date far from those of the other games of the event.
    FarFromEvent {
        /// The date.
        date: String,
        /// The event.
        event: String,
        /// Its first and its last day.
        range: [String; 2],
    },
}

impl AcrossProblem {
    /// Stands for all unknown keys among the `heads` of [`SameGame`](Self::SameGame).
    pub const OTHER_KEYS: &'static str = "other keys";
}
