//! Whole texts: what is found in them, fixes, repairs, other forms.

use super::error::{Details, NotWrittenError, ParseError, error};
use super::finding::{Finding, Repair};
use super::game::limits;
use super::rules::{RulesArg, lang, options, rules_or_default};
use super::source::repairs;
use crate::document::{Document, NotWritten};
use crate::engine::{self, State};
use crate::findings::{Check, FileReport, Placed, Wanted};
use crate::notation::Dialect;
use crate::render::json::{self, Detail, Elements, List};
use crate::replay::Options;
use crate::source::{LineIndex, NotText, Text};
use crate::words::{Lang, manual};
use pyo3::prelude::*;
use pyo3::pybacked::{PyBackedBytes, PyBackedStr};

/// A text as an argument: a string, or bytes in an encoding that is found out.
#[derive(FromPyObject)]
pub(super) enum Input {
    #[pyo3(transparent)]
    Text(PyBackedStr),
    #[pyo3(transparent)]
    Bytes(PyBackedBytes),
}

/// A decoded argument.
pub(super) struct Decoded {
    pub(super) text: Text,
    /// What the bytes are instead of a text.
    not_text: Option<NotText>,
}

/// Decodes an argument.
pub(super) fn text_of(py: Python<'_>, input: &Input) -> PyResult<Decoded> {
    let (text, foreign) = match input {
        Input::Text(text) => (Text::of_utf_8(text), None),
        Input::Bytes(bytes) => {
            let text = Text::decode(bytes);
            let text = text.map_err(|why| error::<ParseError>(py, &why.to_string(), Details::default()))?;
            (text, NotText::of_file(bytes).filter(|it| it.format.is_some()))
        }
    };
    let not_text = foreign.or_else(|| NotText::of_file(text.text.as_bytes()));
    Ok(Decoded { text, not_text })
}

/// Reads a text with the findings about it as a whole. What is not a text has no games.
fn document<'t>(input: &'t Decoded, options: &Options) -> (Document<'t>, Vec<Placed>) {
    if let Some(why) = input.not_text {
        return (Document::new("", options), FileReport::not_text(why, 0).finish());
    }
    let document = Document::new(&input.text.text, options);
    let found = FileReport::piece(&input.text, document.games().len(), 0).finish();
    (document, found)
}

/// Refuses a text without games.
fn with_games(py: Python<'_>, document: &Document<'_>, of_file: &[Placed]) -> PyResult<()> {
    match of_file.iter().find(|_| document.games().is_empty()) {
        Some(found) => Err(Finding::of_file(found, Lang::En, PATH).raised(py)),
        None => Ok(()),
    }
}

/// The name of a text that is in no file.
const PATH: &str = "-";

/// What is found in a text: first about each game, in order of place, then about the text as a whole.
///
/// `rules` (also `"auto"`) and `dialect` hold whatever the record says; `lang` is `en`, `sw`, `de` or `cs`.
///
/// >>> [finding.code for finding in kibao.check("1. A7>* a7>*\n")]
/// ['N201', 'N101']
/// >>> kibao.check(b"south: Zo\xeb\n\n1: A7>* a7>*;\n")[0].name
/// 'windows-1252'
#[pyfunction]
#[pyo3(signature = (text, *, rules = None, dialect = None, lang = "en"))]
pub(super) fn check(
    py: Python<'_>,
    text: Input,
    rules: Option<RulesArg<'_>>,
    dialect: Option<&str>,
    lang: &str,
) -> PyResult<Vec<Finding>> {
    let (options, lang, text) = (options(rules, dialect)?, self::lang(lang)?, text_of(py, &text)?);
    Ok(py.detach(|| {
        let (document, of_file) = document(&text, &options);
        let lines = LineIndex::new(document.text());
        let place = |offset| lines.place(offset);
        let games = document.games().iter().enumerate();
        let of_games = games.flat_map(|(number, report)| Finding::of_game(report, number, lang, PATH, &place));
        of_games.chain(of_file.iter().map(|placed| Finding::of_file(placed, lang, PATH))).collect()
    }))
}

/// The text after the safe fixes of all findings; with `unsafe` also those that may change what the record says.
///
/// >>> kibao.fix("South: Asha\n1. A7> a7>*\n")
/// 'south: Asha\n\n1: A7>* a7>*;\n'
#[pyfunction]
#[pyo3(signature = (text, *, r#unsafe = false, rules = None, dialect = None))]
pub(super) fn fix(
    py: Python<'_>,
    text: Input,
    r#unsafe: bool,
    rules: Option<RulesArg<'_>>,
    dialect: Option<&str>,
) -> PyResult<String> {
    let (options, text) = (options(rules, dialect)?, text_of(py, &text)?);
    let (document, of_file) = py.detach(|| document(&text, &options));
    with_games(py, &document, &of_file)?;
    py.detach(|| document.fixed(Wanted::all(r#unsafe))).map(|new| new.text).map_err(|why| {
        let details = Details { place: number(why.game), ..Details::default() };
        error::<NotWrittenError>(py, &why.to_string(), details)
    })
}

/// The repairs of a game of the text that cannot be replayed, the most probable first. `game` counts from 0.
///
/// >>> best = kibao.repair("1: A6<* a6<;\n2: A8> a1>;\n")[0]
/// >>> best.changes, best.certain
/// (["South's `A8>` in round 2 becomes `A4>`"], True)
#[pyfunction]
#[pyo3(signature = (text, *, game = 0, max_edits = None, rules = None, dialect = None, lang = "en"))]
pub(super) fn repair(
    py: Python<'_>,
    text: Input,
    game: usize,
    max_edits: Option<u8>,
    rules: Option<RulesArg<'_>>,
    dialect: Option<&str>,
    lang: &str,
) -> PyResult<Vec<Repair>> {
    let (options, lang, text) = (options(rules, dialect)?, self::lang(lang)?, text_of(py, &text)?);
    let limits = limits(max_edits)?;
    let (document, of_file) = py.detach(|| document(&text, &options));
    with_games(py, &document, &of_file)?;
    Ok(py.detach(|| repairs(&document, game, lang, &limits)))
}

/// All games in canonical form, each in its own dialect.
///
/// Raises `NotWrittenError` if a game would not read back the same, and `ParseError` if the text has no game.
///
/// >>> kibao.fmt("SOUTH: Asha\n1. 7R* 7R*\n")
/// 'south: Asha\n\n1: A7R* a7R*;\n'
#[pyfunction]
#[pyo3(signature = (text, *, rules = None, dialect = None))]
pub(super) fn fmt(py: Python<'_>, text: Input, rules: Option<RulesArg<'_>>, dialect: Option<&str>) -> PyResult<String> {
    written(py, &text, &options(rules, dialect)?, None)
}

/// All games in canonical form in another dialect: `kibao` or `zanzibar`.
///
/// >>> kibao.convert("1: 7R* 7R*; the best\n", "kibao")
/// 'notation: kibao\n\n1: A7>* a7>*; the best\n'
#[pyfunction]
#[pyo3(signature = (text, to, *, rules = None, dialect = None))]
pub(super) fn convert(
    py: Python<'_>,
    text: Input,
    to: &str,
    rules: Option<RulesArg<'_>>,
    dialect: Option<&str>,
) -> PyResult<String> {
    let to = super::rules::dialect(to)?;
    written(py, &text, &options(rules, dialect)?, Some(to))
}

fn written(py: Python<'_>, text: &Input, options: &Options, to: Option<Dialect>) -> PyResult<String> {
    let text = text_of(py, text)?;
    let (document, of_file) = py.detach(|| document(&text, options));
    with_games(py, &document, &of_file)?;
    let new = py.detach(|| to.map_or_else(|| document.canonical(), |to| document.converted(to)));
    new.map_err(|why: NotWritten| {
        let code = Some(why.lost.name().to_owned());
        let details = Details { code, place: number(why.game), ..Details::default() };
        error::<NotWrittenError>(py, &why.to_string(), details)
    })
}

/// The number of a game as a place.
fn number(game: usize) -> Option<(u32, u32)> {
    u32::try_from(game).ok().map(|game| (game, 1))
}

/// The document of `kibao json` for a text: all games with their plies, and the findings about the text.
///
/// >>> import json
/// >>> document = json.loads(kibao.to_json("1: A7>* a7>*;\n"))
/// >>> len(document["games"]), document["findings"]
/// (1, [])
#[pyfunction]
#[pyo3(signature = (text, *, trace = false, rules = None, dialect = None))]
pub(super) fn to_json(
    py: Python<'_>,
    text: Input,
    trace: bool,
    rules: Option<RulesArg<'_>>,
    dialect: Option<&str>,
) -> PyResult<String> {
    let (options, text) = (options(rules, dialect)?, text_of(py, &text)?);
    let written = py.detach(|| {
        let (document, of_file) = document(&text, &options);
        let lines = LineIndex::new(document.text());
        let (mut list, mut out) = (List::default(), Vec::new());
        let findings = || of_file.iter().map(|placed| json::file_finding(placed, PATH)).collect();
        let around = || json::Document { games: Elements, findings: findings() };
        List::begin(&around(), &mut out)?;
        for report in document.games() {
            let detail = Detail { plies: true, trace };
            list.next(json::game_text(report, PATH, &|offset| lines.place(offset), detail), &mut out)?;
        }
        List::end(&around(), &mut out)?;
        String::from_utf8(out).map_err(std::io::Error::other)
    });
    Ok(written?)
}

/// The number of move sequences of exactly `depth` plies from a position, or from the start.
///
/// >>> kibao.perft(4), kibao.perft(2, rules="hus")
/// (124, 912)
#[pyfunction]
#[pyo3(signature = (depth, rules = None, position = None))]
pub(super) fn perft(py: Python<'_>, depth: u8, rules: Option<RulesArg<'_>>, position: Option<&str>) -> PyResult<u64> {
    let rules = rules_or_default(rules)?;
    let state = State::new(super::rules::position(py, position.unwrap_or_default(), &rules.set, false)?);
    Ok(py.detach(|| engine::perft(&state, &rules.set, usize::from(depth))))
}

/// The manual page of a check, by its code or name, in English (`en`), Swahili (`sw`), German (`de`) or Czech (`cs`).
///
/// >>> print(kibao.explain("R101").splitlines()[0])
/// # R101 empty-pit (error)
/// >>> print(kibao.explain("R101", lang="cs").splitlines()[0])
/// # R101 empty-pit (chyba)
#[pyfunction]
#[pyo3(signature = (code, *, lang = "en"))]
pub(super) fn explain(code: &str, lang: &str) -> PyResult<String> {
    let check = Check::find(code).ok_or_else(|| super::error::plain(format!("`{code}` is not a check")))?;
    Ok(manual(self::lang(lang)?, check))
}
