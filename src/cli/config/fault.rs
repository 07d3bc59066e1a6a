//! What is wrong with a configuration file.

use crate::engine::{BUILT_IN, OPTIONS, RuleOption, Unplayable};
use crate::findings::UnknownCheck;
use crate::words::program::{self as say, Notice};

/// What is wrong.
#[derive(Debug)]
pub(super) enum Fault {
    /// It is no TOML.
    Syntax(String),
    /// A key that is not known here, with what was perhaps meant and all that are known.
    UnknownKey { key: String, near: Option<&'static str>, known: Vec<&'static str> },
    /// A value of another type, or none of the words that may stand there.
    Value { key: String, wanted: Notice },
    /// A word that names no check.
    UnknownCheck(UnknownCheck),
    /// A name that no rule set has.
    UnknownRules { name: String, known: String },
    /// An own rule set in a table `rules`.
    RulesTable,
    /// An own rule set without a base.
    NoBase(String),
    /// An own rule set of a name that is taken, or is none.
    OwnName(String),
    /// Two custom rule sets whose names differ in the case of letters alone.
    SameName(String, String),
    /// An option that can change nothing beside another, which has this value.
    Idle { option: &'static str, beside: &'static RuleOption, value: String },
    /// A value that an option does not have.
    OptionValue { value: String, option: &'static RuleOption },
    /// No game can be played by an own rule set.
    Unplayable(String, Unplayable),
    /// A pattern of paths that cannot be read.
    Pattern(String, String),
    /// A key that counts for a whole run, among the settings of some paths.
    WholeRun,
}

impl Fault {
    /// As the program says it.
    pub(super) fn notice(self) -> Notice {
        match self {
            Self::Syntax(what) => say::config_syntax(what),
            Self::UnknownKey { key, near, known } => say::config_no_key(key, near, known.join(", ")),
            Self::Value { key, wanted } => say::config_value(key, wanted),
            Self::UnknownCheck(unknown) => unknown_check(&unknown),
            Self::UnknownRules { name, known } => say::config_no_rules(name, known),
            Self::RulesTable => say::config_rules_table(),
            Self::NoBase(name) => say::config_no_base(name, BUILT_IN.map(|known| known.name).join(", ")),
            Self::OwnName(name) => say::config_own_name(name),
            Self::OptionValue { value, option } => say::config_option(value, option.name, option.values),
            Self::SameName(first, second) => say::config_same_name(first, second),
            Self::Idle { option, beside, value } => say::config_idle(option, beside.name, value, beside.values),
            Self::Unplayable(name, Unplayable::Seeds(seeds)) => say::config_seeds(name, seeds),
            Self::Unplayable(name, Unplayable::OnwardFromStore) => say::config_onward(name),
            Self::Unplayable(name, Unplayable::FrontRowEmpty) => say::config_front_row(name),
            Self::Unplayable(name, Unplayable::NoMove) => say::config_no_move(name),
            Self::Unplayable(name, Unplayable::Limits) => say::config_limits(name),
            Self::Pattern(pattern, why) => say::config_pattern(pattern, why),
            Self::WholeRun => say::config_whole_run(),
        }
    }
}

/// What is said of a word that names no check.
pub(in crate::cli) fn unknown_check(unknown: &UnknownCheck) -> Notice {
    say::config_no_check(&unknown.word, unknown.near)
}

/// The keys of an own rule set.
pub(super) fn rule_set_keys() -> Vec<&'static str> {
    ["base", "title"].into_iter().chain(OPTIONS.iter().map(|option| option.name)).collect()
}
