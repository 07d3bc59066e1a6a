//! Reading the files of `tests/data`, and talking about positions as text.

use crate::oracle::agree::{plays, text};
use kibao::engine::{BUILT_IN, BuiltIn, RuleSet, State};
use kibao::replay::{parse_position, read_position};
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// The lines of a data file, without its comments.
pub(crate) fn lines(name: &str) -> Vec<String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data").join(name);
    let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    text.lines().filter(|line| !line.starts_with('#')).map(str::to_owned).collect()
}

/// The blocks of a data file, which empty lines separate.
pub(crate) fn blocks(name: &str) -> Vec<Vec<String>> {
    let lines = lines(name);
    lines.split(String::is_empty).filter(|block| !block.is_empty()).map(<[String]>::to_vec).collect()
}

/// The game that starts at a position text.
pub(crate) fn game(text: &str, rules: &RuleSet) -> State {
    let (position, _) = read_position(text, rules).unwrap_or_else(|error| panic!("{text}: {error:?}"));
    State::new(position)
}

/// The game that starts at a printed diagram, whose seeds need not add up.
pub(crate) fn diagram(text: &str, rules: &RuleSet) -> State {
    let (position, _) = parse_position(text, rules).unwrap_or_else(|error| panic!("{text}: {error:?}"));
    State::new(position)
}

/// Every legal move with the position after it.
pub(crate) fn answers(state: &State, rules: &RuleSet) -> BTreeMap<String, String> {
    plays(state, rules).into_iter().map(|(name, played)| (name, text(&played.after))).collect()
}

/// A recorded position: the game, and every legal move with the position after it.
pub(crate) struct Recorded {
    pub(crate) position: String,
    pub(crate) moves: BTreeMap<String, String>,
}

/// The recorded positions of a rule set.
pub(crate) fn positions(known: &BuiltIn) -> Vec<Recorded> {
    let read = |block: Vec<String>| {
        let (position, moves) = block.split_first().expect("a block has a line");
        let moves = moves.iter().map(|line| line.split_once(' ').expect("a move and a position"));
        Recorded {
            position: position.clone(),
            moves: moves.map(|(name, after)| (name.to_owned(), after.to_owned())).collect(),
        }
    };
    blocks(&format!("positions-{}.txt", known.name)).into_iter().map(read).collect()
}

/// The known rule set of a name.
pub(crate) fn known(name: &str) -> &'static BuiltIn {
    BUILT_IN.into_iter().find(|known| known.name == name).unwrap_or_else(|| panic!("no rule set {name}"))
}
