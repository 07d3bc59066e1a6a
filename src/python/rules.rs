//! Rule sets, dialects and languages by their names.

use super::error::{opening, plain};
use super::pickle::rule_set;
use crate::engine::{self, BUILT_IN, BuiltIn, Invalid, OPTIONS, RuleOption, SITES};
use crate::notation::Dialect;
use crate::replay::{self, OpeningError};
use crate::words::Lang;
use pyo3::prelude::*;
use pyo3::types::PyDict;
use std::collections::BTreeMap;
use std::sync::Arc;

/// A rule set with its name.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Rules {
    pub(super) name: String,
    pub(super) set: engine::RuleSet,
}

impl Rules {
    fn built_in(known: &BuiltIn) -> Arc<Self> {
        Arc::new(Self { name: known.name.to_owned(), set: known.rules })
    }
}

/// A rule set as `pickle` keeps it: the name, and the value of every option.
type Reduced = (String, BTreeMap<String, String>);

/// A rule set: a built-in one, or one derived from it by options.
///
/// The options and their values are those of `kibao rules`; in Python a hyphen is an underscore.
///
/// >>> kibao.RuleSet("ruehl").options["endless"]
/// 'loses'
/// >>> club = kibao.RuleSet("kibao", name="club", blocking=False)
/// >>> club.options["blocking"], len(kibao.Board(rules=club).legal_moves)
/// ('no', 4)
#[pyclass(frozen, eq, hash, module = "kibao")]
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct RuleSet(pub(super) Arc<Rules>);

#[pymethods]
impl RuleSet {
    #[new]
    #[pyo3(signature = (base = "kibao", *, name = None, **options))]
    fn new(base: &str, name: Option<String>, options: Option<&Bound<'_, PyDict>>) -> PyResult<Self> {
        let known = named(base)?;
        let mut set = known.set;
        for (key, value) in options.into_iter().flatten() {
            let key = key.extract::<String>()?.replace('_', "-");
            let value = match value.extract::<bool>() {
                Ok(yes) => if yes { "yes" } else { "no" }.to_owned(),
                Err(_) => value.str()?.extract()?,
            };
            let option = RuleOption::named(&key).ok_or_else(|| {
                let all: Vec<&str> = OPTIONS.iter().map(|option| option.name).collect();
                plain(format!("unknown option `{key}`; known are {}", all.join(", ")))
            })?;
            if !option.set(&mut set, &value) {
                return Err(plain(format!("invalid value `{value}` for `{key}`; now `{}`", (option.value)(&set))));
            }
        }
        set.playable().map_err(|why| plain(format!("the rule set is unplayable: {why}")))?;
        let changed = if set == known.set { known.name.clone() } else { "custom".to_owned() };
        Ok(Self(Arc::new(Rules { name: name.unwrap_or(changed), set })))
    }

    /// The name.
    #[getter]
    fn name(&self) -> &str {
        &self.0.name
    }

    /// The value of every option.
    #[getter]
    fn options<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let all = PyDict::new(py);
        for option in OPTIONS {
            all.set_item(option.name, (option.value)(&self.0.set))?;
        }
        Ok(all)
    }

    fn __reduce__(&self, py: Python<'_>) -> PyResult<(Py<PyAny>, Reduced)> {
        let options = OPTIONS.iter().map(|option| (option.name.to_owned(), (option.value)(&self.0.set)));
        let restore = py.get_type::<Self>().getattr("_restore")?.unbind();
        Ok((restore, (self.0.name.clone(), options.collect())))
    }

    /// Makes a rule set that `pickle` has kept.
    #[staticmethod]
    #[pyo3(name = "_restore")]
    fn restore(name: String, options: BTreeMap<String, String>) -> PyResult<Self> {
        rule_set(name, &options).map(Self)
    }

    fn __repr__(&self) -> String {
        format!("<RuleSet '{}'>", self.0.name)
    }

    fn __str__(&self) -> &str {
        self.name()
    }
}

/// A rule set as an argument.
#[derive(FromPyObject)]
pub(super) enum RulesArg<'py> {
    #[pyo3(transparent)]
    Set(Bound<'py, RuleSet>),
    #[pyo3(transparent)]
    Name(String),
}

impl RulesArg<'_> {
    /// The rule set that is named.
    pub(super) fn rules(self) -> PyResult<Arc<Rules>> {
        match self {
            Self::Set(set) => Ok(Arc::clone(&set.get().0)),
            Self::Name(name) => named(&name),
        }
    }

    /// How records are replayed with it.
    fn for_records(self) -> PyResult<replay::Rules> {
        match self {
            Self::Set(set) => {
                let Rules { name, set } = &*set.get().0;
                Ok(match BuiltIn::named(name).filter(|known| known.rules == *set) {
                    Some(known) => replay::Rules::BuiltIn(known),
                    None => replay::Rules::Custom(name.clone(), *set),
                })
            }
            Self::Name(name) if name.eq_ignore_ascii_case("auto") => Ok(replay::Rules::Auto),
            Self::Name(name) => known(&name).map(replay::Rules::BuiltIn),
        }
    }
}

/// The names of all rule sets.
pub(super) fn names() -> Vec<&'static str> {
    BUILT_IN.iter().chain(&SITES).map(|known| known.name).collect()
}

fn known(name: &str) -> PyResult<&'static BuiltIn> {
    let unknown = || plain(format!("unknown rule set `{name}`; known are {}", names().join(", ")));
    BuiltIn::named(name).ok_or_else(unknown)
}

fn named(name: &str) -> PyResult<Arc<Rules>> {
    known(name).map(Rules::built_in)
}

/// The rule set, or `kibao`.
pub(super) fn rules_or_default(rules: Option<RulesArg<'_>>) -> PyResult<Arc<Rules>> {
    rules.map_or_else(|| Ok(Rules::built_in(BUILT_IN[0])), RulesArg::rules)
}

/// The most seeds of a printed diagram: two full stores next to a full board.
const MOST_PRINTED: u32 = 108;

/// The position of an opening or a position text; of a printed diagram also one with too many seeds.
pub(super) fn position(py: Python<'_>, text: &str, set: &engine::RuleSet, printed: bool) -> PyResult<engine::Position> {
    let why = match replay::opening(text, set) {
        Ok((position, _)) => return Ok(position),
        Err(why) => why,
    };
    let more = |found: u32, expected: u32| printed && found > expected && found <= MOST_PRINTED;
    match (&why, replay::parse_position(text, set)) {
        (OpeningError::Position(Invalid::Seeds { found, expected }), Ok((position, _))) if more(*found, *expected) => {
            Ok(position)
        }
        _ => Err(opening(py, text, &why)),
    }
}

/// The rule set of a replayed game.
pub(super) fn of_replay(replay: &replay::Replay<'_>) -> Arc<Rules> {
    Arc::new(Rules { name: replay.rules_name.to_string(), set: replay.rules })
}

/// The dialect with a name.
pub(super) fn dialect(name: &str) -> PyResult<Dialect> {
    let all = || Dialect::ALL.map(Dialect::name).join(", ");
    Dialect::from_name(name).ok_or_else(|| plain(format!("unknown dialect `{name}`; known are {}", all())))
}

/// The language with a code.
pub(super) fn lang(code: &str) -> PyResult<Lang> {
    let all = || Lang::ALL.map(Lang::name).join(", ");
    let found = Lang::ALL.into_iter().find(|lang| lang.name() == code);
    found.ok_or_else(|| plain(format!("unknown language `{code}`; known are {}", all())))
}

/// How records are replayed: rules and dialect whatever the records say.
pub(super) fn options(rules: Option<RulesArg<'_>>, name: Option<&str>) -> PyResult<replay::Options> {
    let dialect = name.filter(|name| *name != "auto").map(dialect).transpose()?;
    Ok(replay::Options { rules: rules.map(RulesArg::for_records).transpose()?.unwrap_or_default(), dialect })
}
