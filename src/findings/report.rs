//! All that is found about one game, and about one file.

use super::{CHECKS, Check, Severity};
use crate::notation;
use crate::replay::{self, OpeningError, Replay};
use crate::source::Span;

/// A problem of one of the layers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Problem {
    /// Of the file as bytes.
    File(FileProblem),
    /// Of the text.
    Text(notation::ProblemKind),
    /// Of the play.
    Play(replay::ProblemKind),
}

/// A problem of a file as bytes, or of a text as a whole.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FileProblem {
    /// Nothing in it but white space.
    Empty,
    /// No head line and no move in it.
    NotATranscript,
    /// Windows-1252 or Latin-1 text.
    Windows1252,
    /// UTF-16 text.
    Utf16,
    /// Bytes that are no text in the file's encoding.
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
}

/// One thing that is reported.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// The check's code, name and severity.
    pub check: &'static Check,
    /// Where in the text.
    pub span: Span,
    /// The ply it is about, counted from 1.
    pub ply: Option<u32>,
    /// What, with its arguments.
    pub problem: Problem,
}

impl Finding {
    /// The finding of a problem; `None` where no check reports it.
    fn of(problem: Problem, span: Span, ply: Option<u32>) -> Option<Self> {
        let check = CHECKS.iter().copied().find(|check| check.claims(&problem))?;
        Some(Self { check, span, ply, problem })
    }

    /// How much it weighs.
    #[must_use]
    pub const fn severity(&self) -> Severity {
        self.check.severity
    }
}

/// One game with all that is found about it.
#[derive(Clone, Debug)]
pub struct Report<'t> {
    /// The text it stands in.
    pub text: &'t str,
    /// The game as far as it replays.
    pub replay: Replay,
    /// What is found, in order of place.
    pub findings: Vec<Finding>,
}

impl<'t> Report<'t> {
    /// Collects what the layers have found.
    ///
    /// ```
    /// use kibao::{findings::Report, replay::{Options, replays}};
    /// let text = "1: A5<*;\n";
    /// let replay = replays(text, &Options::default()).next().unwrap();
    /// let report = Report::new(text, replay);
    /// assert_eq!(report.findings[0].check.name, "house-barred");
    /// ```
    #[must_use]
    pub fn new(text: &'t str, replay: Replay) -> Self {
        let texts = replay.game.problems.iter().filter(|problem| !told_by_play(problem, &replay));
        let texts = texts.map(|problem| (Problem::Text(problem.kind), problem.span, None));
        let plays = replay.problems.iter().map(|it| (Problem::Play(it.kind.clone()), place(text, it), it.ply));
        let found = texts.chain(plays).filter_map(|(problem, span, ply)| Finding::of(problem, span, ply));
        let mut findings: Vec<Finding> = found.collect();
        findings.sort_by_key(|finding| (finding.span.start, finding.check.code));
        Self { text, replay, findings }
    }

    /// The gravest severity found.
    #[must_use]
    pub fn worst(&self) -> Option<Severity> {
        self.findings.iter().map(Finding::severity).max()
    }
}

/// Where a problem of the play is: of an opening that cannot be read, the word that does not belong.
fn place(text: &str, problem: &replay::Problem) -> Span {
    let whole = problem.span;
    let replay::ProblemKind::Opening(OpeningError::Text(error)) = problem.kind else {
        return whole;
    };
    let at = |offset: u32| whole.start.saturating_add(offset).min(whole.end);
    let word = Span { start: at(error.span.start), end: at(error.span.end) };
    if word.of(text).is_empty() { whole } else { word }
}

/// Whether a problem of the text is told better by one of the play, so that a slip is reported once.
fn told_by_play(problem: &notation::Problem, replay: &Replay) -> bool {
    use notation::ProblemKind as Text;
    use replay::ProblemKind as Play;
    replay.problems.iter().any(|it| match (problem.kind, &it.kind) {
        (Text::ExtraEntry, Play::TooManyMoves) => it.span == problem.span,
        // The move alone in its round is the one before the gap.
        (Text::LonelyMove, Play::MissingMove(_)) => {
            let before = it.ply.and_then(|ply| replay.plies.get((ply as usize).checked_sub(2)?));
            before.is_some_and(|ply| ply.span == problem.span)
        }
        _ => false,
    })
}

/// What is found about a file as a whole: its encoding, its line ends, whether it is a transcript at all.
///
/// ```
/// use kibao::{findings::file_findings, source::{Span, Text}};
/// let text = Text::decode(b"1: A6<* a6<;\r\n")?;
/// let found = file_findings(&text, 1);
/// assert_eq!((found[0].check.code, found[0].span), ("E107", Span::new(12, 14)));
/// # Ok::<(), kibao::source::TooLarge>(())
/// ```
#[cfg(feature = "decode")]
#[must_use]
pub fn file_findings(text: &crate::source::Text, games: usize) -> Vec<Finding> {
    use crate::source::Encoding;
    let crate::source::Text { text, encoding, bom, replaced, odd_byte, ends } = text;
    let start = Span::default();
    let end = Span::new(text.len(), text.len());
    let empty = text.trim().is_empty();
    if empty || games == 0 {
        let problem = if empty { FileProblem::Empty } else { FileProblem::NotATranscript };
        // What is no transcript needs no advice on its line ends.
        return Finding::of(Problem::File(problem), start, None).into_iter().collect();
    }
    let wide = matches!(encoding, Encoding::Utf16Le | Encoding::Utf16Be);
    // A replacement sign in the file itself tells that another program has lost a character before.
    let lost = replaced.map(|at| at as usize).or_else(|| text.find(char::REPLACEMENT_CHARACTER));
    let lost = lost.map(|at| Span::new(at, at + char::REPLACEMENT_CHARACTER.len_utf8()));
    let candidates = [
        (lost.is_some() || *odd_byte, FileProblem::BrokenEncoding, lost.unwrap_or(end)),
        (*encoding == Encoding::Windows1252, FileProblem::Windows1252, first_beyond_ascii(text)),
        (wide, FileProblem::Utf16, start),
        (*bom && !wide, FileProblem::ByteOrderMark, start),
        (ends.crlf > 0, FileProblem::CrLf { lines: ends.crlf }, ends.first_crlf.unwrap_or(start)),
        (ends.cr > 0, FileProblem::LoneCr { lines: ends.cr }, ends.first_cr.unwrap_or(start)),
        (!ends.final_newline, FileProblem::NoFinalNewline, end),
    ];
    let found = candidates.into_iter().filter(|(is, ..)| *is);
    found.filter_map(|(_, problem, span)| Finding::of(Problem::File(problem), span, None)).collect()
}

/// The first character that is not ASCII.
#[cfg(feature = "decode")]
fn first_beyond_ascii(text: &str) -> Span {
    let first = text.char_indices().find(|(_, c)| !c.is_ascii());
    first.map_or(Span::default(), |(at, c)| Span::new(at, at + c.len_utf8()))
}
