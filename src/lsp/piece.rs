//! A piece of a document: whole games, with what is found in them. It is checked once, however often the document changes
//! elsewhere.

use super::How;
use super::outline::Outline;
use super::tokens::Word;
use super::units::Lines;
use crate::findings::cause::single_repair;
use crate::findings::{Check, Checked, Checks, FileReport, Finding, Report};
use crate::notation::{last_boundary, last_head_boundary};
use crate::replay::PlyState;
use crate::source::{Encoding, LineEnds, NotText, Text, line_ends};
use crate::stream::LARGEST_GAME;
use crate::words::{self, lsp as say};
use gen_lsp_types::Range;
use std::sync::OnceLock;

/// A finding with its place, counted from the first line of its piece.
#[derive(Clone, Debug)]
pub(super) struct Found {
    pub(super) check: &'static Check,
    pub(super) range: Range,
    pub(super) message: String,
    /// What helps with it.
    pub(super) help: Option<String>,
    /// Where the slip probably is that led to it, and what it is.
    pub(super) slip: Option<(Range, String)>,
    /// Whether the move there cannot be played, so that those after it are not played either.
    pub(super) stops: bool,
    /// The number of its game in the piece.
    pub(super) game: usize,
}

/// What is found in a piece.
#[derive(Debug)]
pub(super) struct InPiece {
    pub(super) found: Vec<Found>,
    /// The findings about the file, as if it began here.
    pub(super) file: FileReport,
    /// Whether it is not a text at all.
    pub(super) not_text: bool,
}

#[derive(Debug)]
pub(super) struct Piece {
    pub(super) text: String,
    /// The number of line ends in it.
    pub(super) lines: u32,
    checked: OnceLock<InPiece>,
    outlines: OnceLock<Vec<Outline>>,
    words: OnceLock<Vec<Word>>,
}

impl Piece {
    pub(super) fn new(text: &str) -> Self {
        let (checked, outlines, words) = (OnceLock::new(), OnceLock::new(), OnceLock::new());
        Self { text: text.to_owned(), lines: line_ends(text.as_bytes()), checked, outlines, words }
    }

    pub(super) fn checked(&self, how: &How) -> &InPiece {
        self.checked.get_or_init(|| self.check(how))
    }

    pub(super) fn outlines(&self, how: &How) -> &[Outline] {
        self.outlines.get_or_init(|| Outline::of(&self.text, how))
    }

    pub(super) fn words(&self, how: &How) -> &[Word] {
        self.words.get_or_init(|| Word::of(&self.text, how))
    }

    fn check(&self, how: &How) -> InPiece {
        let bytes = self.text.as_bytes();
        if let Some(why) = NotText::of_file(bytes).or_else(|| NotText::within(bytes)) {
            return InPiece { found: Vec::new(), file: FileReport::not_text(why, 0), not_text: true };
        }
        if bytes.len() > LARGEST_GAME {
            // Perhaps its games are only untidy; then none of them is as long.
            let mut games = Checks::of(&self.text, &how.settings.options);
            let longest = std::iter::from_fn(|| games.next_replay()).map(|game| game.game.span.len()).max();
            if longest.is_none_or(|longest| longest as usize > LARGEST_GAME) {
                return InPiece { found: Vec::new(), file: FileReport::too_large(0), not_text: false };
            }
        }
        let lines = Lines::new(&self.text, how.units, 0);
        let (mut found, mut games) = (Vec::new(), 0);
        for checked in Checks::of(&self.text, &how.settings.options) {
            if let Checked::Reported(report) = checked {
                let wanted = report.findings.iter().filter(|it| how.settings.choice.wants(it.check));
                found.extend(wanted.map(|it| Found::of(how, &report, it, &lines, games)));
            }
            games += 1;
        }
        let text = Text {
            text: self.text.clone(),
            encoding: Encoding::Utf8,
            bom: false,
            replaced: None,
            odd_byte: false,
            ends: LineEnds::of(&self.text),
        };
        InPiece { found, file: FileReport::piece(&text, games, 0), not_text: false }
    }
}

impl Found {
    fn of(how: &How, report: &Report<'_>, finding: &Finding, lines: &Lines<'_>, game: usize) -> Self {
        let ply = report.ply(finding);
        let stuck = ply.filter(|ply| ply.state == PlyState::Stuck && finding.ply.is_some());
        let repair = stuck.and_then(|ply| single_repair(report, ply));
        let slip = repair.and_then(|repair| {
            let edit = repair.edits.first()?;
            let place = report.replay.plies.get(edit.index)?.span;
            let change = words::repair::change(how.lang, report, &repair, edit);
            Some((lines.range(place), say::slip(how.lang, change)))
        });
        Self {
            check: finding.check,
            range: lines.range(finding.span),
            message: words::message(how.lang, report, finding),
            help: words::plain_help(how.lang, report, finding),
            slip,
            stops: stuck.is_some(),
            game,
        }
    }
}

/// The parts of a text that hold whole games, each as small as can be seen without reading all of it. Whatever is around it,
/// a part is read the same.
pub(super) fn cut(text: &str) -> Vec<&str> {
    let mut parts = Vec::new();
    let mut rest = text;
    while let Some((before, part)) = boundary(rest) {
        parts.push(part);
        rest = before;
    }
    parts.push(rest);
    parts.reverse();
    parts
}

/// Only the last bytes of a text are searched for a boundary, so a long text is searched in steps of this many.
const STEP: usize = 1 << 15;

fn boundary(text: &str) -> Option<(&str, &str)> {
    let bytes = text.as_bytes();
    let ends = std::iter::successors(Some(bytes.len()), |end| end.checked_sub(STEP));
    let before = |end| bytes.get(..end).and_then(|it| last_boundary(it).or_else(|| last_head_boundary(it)));
    let at = ends.filter_map(before).find(|at| *at > 0 && *at < bytes.len())?;
    text.split_at_checked(at)
}
