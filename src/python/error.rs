//! The exceptions: a sentence, and as attributes the code, the help and the place.

use super::rules::Rules;
use crate::engine::{Outcome, Played, State};
use crate::findings::Problem;
use crate::referee::{Refused, refusal};
use crate::replay::{OpeningError, ProblemKind};
use crate::words::{self, Lang};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::{PyTypeInfo, create_exception};

create_exception!(
    kibao,
    KibaoError,
    PyValueError,
    "Something that cannot be done. `code` is the code of the check, `help` what to do, `place` where it is; each can be None."
);
create_exception!(kibao, ParseError, KibaoError, "A text is not what it should be: a position, a transcript.");
create_exception!(kibao, InvalidMoveError, KibaoError, "A word is not a move.");
create_exception!(
    kibao,
    IllegalMoveError,
    KibaoError,
    "A move is not legal. `legal` has the names of the moves that are."
);
create_exception!(
    kibao,
    AmbiguousMoveError,
    KibaoError,
    "A word fits several legal moves. `legal` has the names of all legal moves."
);
create_exception!(
    kibao,
    NotWrittenError,
    KibaoError,
    "A text is not written because it would not read back as the same game. `place` is the number of the game."
);

/// Gives the classes the attributes that their instances may lack.
pub(super) fn declare(py: Python<'_>) -> PyResult<()> {
    let base = py.get_type::<KibaoError>();
    for name in ["code", "help", "place", "legal"] {
        base.setattr(name, py.None())?;
    }
    Ok(())
}

/// What an exception has besides its sentence.
#[derive(Default)]
pub(super) struct Details {
    pub(super) code: Option<String>,
    pub(super) help: Option<String>,
    /// The place: a line and a column, offsets in a text, or the number of a game.
    pub(super) place: Option<(u32, u32)>,
    pub(super) legal: Option<Vec<String>>,
}

/// An exception with its attributes.
pub(super) fn error<E: PyTypeInfo>(py: Python<'_>, message: &str, details: Details) -> PyErr {
    let made = PyErr::from_type(py.get_type::<E>(), message.to_owned());
    let value = made.value(py);
    let Details { code, help, place, legal } = details;
    let set = || {
        code.map_or(Ok(()), |it| value.setattr("code", it))?;
        help.map_or(Ok(()), |it| value.setattr("help", it))?;
        place.map_or(Ok(()), |it| value.setattr("place", it))?;
        legal.map_or(Ok(()), |it| value.setattr("legal", it))
    };
    match set() {
        Ok(()) => made,
        Err(other) => other,
    }
}

/// An exception that has only a sentence.
pub(super) fn plain(message: String) -> PyErr {
    KibaoError::new_err(message)
}

/// Why a word is not played, with the sentence that a record with this move would get.
pub(super) fn refused(
    py: Python<'_>,
    rules: &Rules,
    game: (State, &[(State, Played)]),
    over: Option<Outcome>,
    word: &str,
) -> PyErr {
    let (start, played) = game;
    let Some(why) = refusal((&rules.name, rules.set), start, played, over, word) else {
        return plain(format!("`{word}` cannot be played"));
    };
    let details = Details {
        code: why.reason.map(str::to_owned),
        help: why.help.map(std::borrow::Cow::into_owned),
        place: None,
        legal: why.legal,
    };
    match why.code {
        Refused::IllegalMove | Refused::GameOver => error::<IllegalMoveError>(py, &why.message, details),
        Refused::AmbiguousMove => error::<AmbiguousMoveError>(py, &why.message, details),
        _ => error::<InvalidMoveError>(py, &why.message, details),
    }
}

/// Why a text is not a position of a rule set. The place is offsets in the text, in characters.
pub(super) fn opening(py: Python<'_>, text: &str, why: &OpeningError) -> PyErr {
    let characters = |at: u32| {
        let before = text.get(..at as usize).unwrap_or(text);
        u32::try_from(before.chars().count()).unwrap_or(u32::MAX)
    };
    let place = match why {
        OpeningError::Text(error) => Some((characters(error.span.start), characters(error.span.end))),
        OpeningError::Unknown | OpeningError::Position(_) => None,
    };
    let details = Details {
        code: Some(Problem::Play(ProblemKind::Opening(*why)).check().code.to_owned()),
        help: Some(words::opening_help(Lang::En, why)).filter(|it| !it.is_empty()),
        place,
        legal: None,
    };
    error::<ParseError>(py, &words::opening_error(Lang::En, why), details)
}
