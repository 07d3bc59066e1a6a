//! Games of files and archives, one after the other.

use super::error::plain;
use super::finding::Finding;
use super::game::Game;
use super::rules::{RulesArg, options};
use super::source::{Record, Source};
use super::text::{Input, text_of};
use crate::findings::{FileReport, counts};
use crate::notation::{self, LINES_BELOW};
use crate::replay::{Options, replays};
use crate::source::{Encoding, Text, line_ends};
use crate::stream::{Aside, Opened, Piece, Pieces, open};
use crate::words::Lang;
use pyo3::exceptions::{PyRuntimeError, PyTypeError};
use pyo3::prelude::*;
use pyo3::pybacked::{PyBackedBytes, PyBackedStr};
use std::collections::VecDeque;
use std::io::{self, Read};
use std::path::PathBuf;
use std::sync::{Arc, Mutex};

/// The least that `read_game` reads at a time, in characters or bytes.
const READ: usize = 1 << 12;

/// What is read of a file object at a time.
const PART: usize = 1 << 16;

/// The bytes of a Python file; those of a text file as UTF-8.
struct PythonFile {
    file: Py<PyAny>,
    rest: io::Cursor<Vec<u8>>,
}

/// What a Python file has read.
#[derive(FromPyObject)]
enum Part {
    #[pyo3(transparent)]
    Text(PyBackedStr),
    #[pyo3(transparent)]
    Bytes(PyBackedBytes),
}

impl Part {
    fn bytes(&self) -> &[u8] {
        match self {
            Self::Text(text) => text.as_bytes(),
            Self::Bytes(bytes) => bytes,
        }
    }

    /// Its length as the file counts it.
    fn len(&self) -> usize {
        match self {
            Self::Text(text) => text.chars().count(),
            Self::Bytes(bytes) => bytes.len(),
        }
    }
}

impl Read for PythonFile {
    fn read(&mut self, out: &mut [u8]) -> io::Result<usize> {
        let read = self.rest.read(out)?;
        if read > 0 || out.is_empty() {
            return Ok(read);
        }
        let part = Python::attach(|py| self.file.bind(py).call_method1("read", (PART,))?.extract::<Part>());
        self.rest = io::Cursor::new(part?.bytes().to_vec());
        self.rest.read(out)
    }
}

type LastGame = Box<dyn Fn(&str) -> Option<u32> + Send>;

/// The pieces of an input, and the games that were read but not yet asked for.
struct Reader {
    pieces: Pieces<Box<dyn Read + Send>, LastGame>,
    encoding: Option<Encoding>,
    options: Options,
    path: String,
    waiting: VecDeque<Record>,
    count: usize,
    file: FileReport,
    /// How it ended; the findings about the whole input are known then.
    ended: bool,
}

impl Reader {
    fn new(input: impl Read + Send + 'static, path: String, options: Options) -> io::Result<Self> {
        let Opened { bytes, encoding, .. } = open(input)?;
        let own = options.clone();
        let last_game: LastGame = Box::new(move |text| {
            replays(text, &own).last().map(|replay| replay.game.span.start).filter(|start| *start > 0)
        });
        let pieces = Pieces::new(bytes, last_game).aside(Aside::Comments(counts));
        let (waiting, file) = (VecDeque::new(), FileReport::default());
        Ok(Self { pieces, encoding, options, path, waiting, count: 0, file, ended: false })
    }

    fn next(&mut self) -> io::Result<Option<Record>> {
        loop {
            if let Some(record) = self.waiting.pop_front() {
                return Ok(Some(record));
            }
            match self.pieces.next() {
                Some(Ok(piece)) => self.read(piece),
                Some(Err(error)) => return Err(error),
                None => {
                    self.ended = true;
                    return Ok(None);
                }
            }
        }
    }

    /// Reads the games of a piece.
    fn read(&mut self, mut piece: Piece) {
        let mut text = piece.text();
        piece.bytes = Vec::new();
        text.encoding = self.encoding.unwrap_or(text.encoding);
        let (not_text, too_large, before) = (piece.not_text, piece.too_large, piece.lines_before);
        let own = text.text.clone();
        let source = Source { text: own, path: self.path.clone(), options: self.options.clone(), piece: Some(piece) };
        let records = source.records(self.count);
        let found = match not_text {
            Some(why) => FileReport::not_text(why, before),
            None if too_large => FileReport::too_large(before),
            None => FileReport::piece(&text, records.len(), before),
        };
        self.count += records.len();
        self.file.add(found);
        self.waiting.extend(records);
    }
}

/// An iterator over the games of an input. Other threads of Python run while it reads.
#[pyclass(frozen, module = "kibao")]
pub(super) struct Games(Mutex<Reader>);

#[pymethods]
impl Games {
    fn __iter__(slf: PyRef<'_, Self>) -> PyRef<'_, Self> {
        slf
    }

    fn __next__(&self, py: Python<'_>) -> PyResult<Option<Game>> {
        let next = py.detach(|| self.0.lock().ok().map(|mut reader| reader.next()));
        let next = next.ok_or_else(|| PyRuntimeError::new_err("another thread has failed while it read"))?;
        Ok(next?.map(|record| Game(Arc::new(record))))
    }

    /// What was found about the input as a whole, such as its encoding; complete after the last game.
    #[getter]
    fn findings(&self, py: Python<'_>) -> Vec<Finding> {
        let found = || self.0.lock().ok().map(|reader| (reader.file.clone().finish(), reader.path.clone()));
        let (found, path) = py.detach(found).unwrap_or_default();
        found.iter().map(|placed| Finding::of_file(placed, Lang::En, &path)).collect()
    }
}

/// Reads the games of a file one after the other, also of one packed by gzip or Zstandard, in constant memory.
///
/// >>> with open("asha.bao", "w") as file:
/// ...     characters = file.write("south: Asha\n\n1: A7>* a7>*;\n")
/// >>> [game.headers["south"] for game in kibao.scan("asha.bao")]
/// ['Asha']
#[pyfunction]
#[pyo3(signature = (path, *, rules = None, dialect = None))]
pub(super) fn scan(
    py: Python<'_>,
    path: PathBuf,
    rules: Option<RulesArg<'_>>,
    dialect: Option<&str>,
) -> PyResult<Games> {
    let options = options(rules, dialect)?;
    let name = path.display().to_string();
    // A pipe may wait for another thread of Python.
    let reader = py.detach(|| Reader::new(std::fs::File::open(path)?, name, options))?;
    Ok(Games(Mutex::new(reader)))
}

/// Reads the games of a file object, of text or of bytes. The file is read to its end.
///
/// >>> import io
/// >>> [len(game) for game in kibao.read_games(io.StringIO("1: A7>* a7>*;\n\n1: A6<*;\n"))]
/// [2, 1]
#[pyfunction]
#[pyo3(signature = (file, *, rules = None, dialect = None))]
pub(super) fn read_games(
    file: Bound<'_, PyAny>,
    rules: Option<RulesArg<'_>>,
    dialect: Option<&str>,
) -> PyResult<Games> {
    let options = options(rules, dialect)?;
    let name = name_of(&file);
    let input = PythonFile { file: file.unbind(), rest: io::Cursor::default() };
    Ok(Games(Mutex::new(Reader::new(input, name, options)?)))
}

/// The name of a file object, or `-`.
fn name_of(file: &Bound<'_, PyAny>) -> String {
    let name = file.getattr("name").and_then(|name| name.extract::<String>());
    name.unwrap_or_else(|_| "-".to_owned())
}

/// The games of a text, or of bytes in any encoding that kibao knows.
///
/// >>> kibao.games("south: Asha\n\n1: A7>* a7>*;\n")
/// [<Game 0: Asha - ?, 2 plies>]
#[pyfunction]
#[pyo3(signature = (text, *, rules = None, dialect = None))]
pub(super) fn games(
    py: Python<'_>,
    text: Input,
    rules: Option<RulesArg<'_>>,
    dialect: Option<&str>,
) -> PyResult<Vec<Game>> {
    let options = options(rules, dialect)?;
    let text = text_of(py, &text)?.text.text;
    let records = py.detach(|| Source::whole(text, "-", &options).records(0));
    Ok(records.into_iter().map(|record| Game(Arc::new(record))).collect())
}

/// Reads the next game of a file object, or returns None if there is none. The file is left behind the game.
///
/// The file must be seekable; `read_games` reads others, too. Lines are counted from where the file was.
///
/// >>> import io
/// >>> file = io.StringIO("south: Asha\n\n1: A7>*;\n\nsouth: Juma\n\n1: A6<*;\n")
/// >>> kibao.read_game(file), kibao.read_game(file), kibao.read_game(file)
/// (<Game 0: Asha - ?, 1 plies>, <Game 0: Juma - ?, 1 plies>, None)
#[pyfunction]
#[pyo3(signature = (file, *, rules = None, dialect = None))]
pub(super) fn read_game(
    py: Python<'_>,
    file: &Bound<'_, PyAny>,
    rules: Option<RulesArg<'_>>,
    dialect: Option<&str>,
) -> PyResult<Option<Game>> {
    let options = options(rules, dialect)?;
    if !file.call_method0("seekable")?.extract::<bool>()? {
        return Err(plain("the file is not seekable; `read_games` reads it".to_owned()));
    }
    let start = file.call_method0("tell")?;
    let (mut wanted, name) = (READ, name_of(file));
    loop {
        file.call_method1("seek", (&start,))?;
        let (part, ended) = read_part(file, wanted)?;
        let first = py.detach(|| first_game(part.bytes(), ended));
        let Some((text, end)) = first else {
            wanted *= 2;
            continue;
        };
        let taken = match &part {
            Part::Text(text) => text.get(..end).unwrap_or(text).chars().count(),
            Part::Bytes(_) => end,
        };
        // In a text file only places that it has given can be sought.
        file.call_method1("seek", (start,))?;
        read_part(file, taken)?;
        let record = py.detach(|| Source::whole(text, &name, &options).first_record());
        return Ok(record.map(|record| Game(Arc::new(record))));
    }
}

/// Reads as much as is wanted, less only at the end of the file.
fn read_part(file: &Bound<'_, PyAny>, wanted: usize) -> PyResult<(Part, bool)> {
    let mut part = file.call_method1("read", (wanted,))?;
    loop {
        let read: Part = part.extract().map_err(|_| PyTypeError::new_err("a file of text or bytes is needed"))?;
        let len = read.len();
        if len >= wanted {
            return Ok((read, false));
        }
        let more = file.call_method1("read", (wanted - len,))?;
        if more.len()? == 0 {
            return Ok((read, true));
        }
        part = part.add(more)?;
    }
}

/// The text of the first game with what precedes it, and the offset of its end in the bytes. `None` if more of the file is
/// needed.
fn first_game(bytes: &[u8], ended: bool) -> Option<(String, usize)> {
    let text = Text::decode(bytes).unwrap_or_else(|_| Text::empty());
    let second = notation::games(&text.text).nth(1).map(|game| game.span.start);
    let Some(second) = second else { return ended.then_some((text.text, bytes.len())) };
    // How a line is read depends on the lines below it.
    let below = text.text.get(second as usize..).unwrap_or_default();
    if !ended && (line_ends(below.as_bytes()) as usize) <= LINES_BELOW + 1 {
        return None;
    }
    let end = text.byte_of(second);
    Some((text.text.get(..second as usize).unwrap_or_default().to_owned(), end))
}
