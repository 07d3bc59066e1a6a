//! The output formats of findings: each has its own file and a row in [`FORMATS`].

pub use super::format::{Audience, Block, CheckedGame, Content, Format, GameFindings, OutputStyle, Row, WriteCounts};

use super::{ci, human, json, short};

/// All formats, in the order of the list in the help.
///
/// ```
/// use kibao::{findings::Report, words::Lang};
/// use kibao::render::formats::{CheckedGame, FORMATS, OutputStyle};
/// use kibao::{replay::{Options, replays}, source::LineIndex};
/// let text = "1: A1>;\n";
/// let report = Report::new(replays(text, &Options::default()).next().unwrap());
/// let lines = LineIndex::new(text);
/// let game = CheckedGame {
///     report: &report,
///     path: "a.bao",
///     place: &|offset| lines.place(offset),
///     line_of: &|offset| lines.line_span(lines.place(offset).line).unwrap_or_default(),
///     is_grave: &|_| true,
///     notes: true,
///     limited: false,
/// };
/// for row in FORMATS {
///     let mut out = Vec::new();
///     let mut format = (row.new)(OutputStyle { lang: Lang::En, colour: false, width: 80 });
///     format.begin(&mut out).unwrap();
///     if let Some(found) = format.prepare(&game) {
///         format.findings(found, &mut out).unwrap();
///     }
///     format.end_of_file("a.bao", &mut out).unwrap();
///     format.end(&mut out).unwrap();
///     assert!(String::from_utf8(out).unwrap().contains("A1"), "{}", row.name);
/// }
/// ```
pub const FORMATS: &[Row] =
    &[human::ROW, short::ROW, json::DOCUMENT, json::LINES, ci::SARIF, ci::GITHUB, ci::GITLAB, ci::JUNIT];
