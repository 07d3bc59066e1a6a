//! Boards and rule sets as tuples, for `pickle`, and back.

use super::error::plain;
use super::rules::{Rules, position};
use crate::engine::{KIBAO, Outcome, Reason, RuleOption, RuleSet, Side, State};
use crate::replay::{reason_name, side_name};
use pyo3::prelude::*;
use std::collections::BTreeMap;
use std::sync::Arc;

/// A game in play as plain values: the position, the pit that must be captured, who has won and why.
pub(super) type Kept = (String, Option<String>, Option<(String, String)>);

/// A game in play as plain values.
pub(super) fn keep(state: &State, over: Option<Outcome>) -> Kept {
    let over = over.map(|it| (side_name(it.winner).to_owned(), reason_name(it.reason).to_owned()));
    (state.position.to_string(), state.duty.map(|pit| pit.to_string()), over)
}

/// The game in play that was kept.
pub(super) fn restore(py: Python<'_>, rules: &Rules, kept: &Kept) -> PyResult<(State, Option<Outcome>)> {
    let (text, duty, over) = kept;
    let read = position(py, text, &rules.set, true)?;
    let duty = duty.as_ref().map(|pit| pit.parse()).transpose().map_err(|_| unknown())?;
    let state = State { duty, ..State::new(read) };
    let over = over.as_ref().map(|(winner, reason)| {
        let winner = Side::BOTH.into_iter().find(|side| side_name(*side) == winner)?;
        let reasons = [Reason::FrontRowEmpty, Reason::NoMove, Reason::Singletons, Reason::Endless];
        Some(Outcome { winner, reason: reasons.into_iter().find(|it| reason_name(*it) == reason)? })
    });
    match over {
        None => Ok((state, state.outcome(&rules.set))),
        Some(over) => Ok((state, Some(over.ok_or_else(unknown)?))),
    }
}

/// The rule set with a name and these values of its options.
pub(super) fn rule_set(name: String, options: &BTreeMap<String, String>) -> PyResult<Arc<Rules>> {
    let mut set: RuleSet = KIBAO;
    for (option, value) in options {
        let option = RuleOption::named(option).ok_or_else(unknown)?;
        if !option.set(&mut set, value) {
            return Err(unknown());
        }
    }
    set.playable().map_err(|_| unknown())?;
    Ok(Arc::new(Rules { name, set }))
}

fn unknown() -> PyErr {
    plain("not a board or rule set of this version".to_owned())
}
