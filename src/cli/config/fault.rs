//! Errors in a configuration file.

use crate::engine::{BUILT_IN, MAX_SOWINGS, OPTIONS, RuleOption, Unplayable};
use crate::findings::UnknownCheck;
use crate::words::program::{self as say, Notice};

/// An error in a configuration file.
#[derive(Debug)]
pub(super) enum Fault {
    /// The text is not TOML.
    Syntax(String),
    /// An unknown key, with a similar known key if there is one, and all known keys.
    UnknownKey { key: String, near: Option<&'static str>, known: Vec<&'static str> },
    /// A value of the wrong type, or a word that is not allowed for this key.
    Value { key: String, wanted: Notice },
    /// A word that names no check.
    UnknownCheck(UnknownCheck),
    /// A name that no rule set has.
    UnknownRules { name: String, known: String },
    /// A custom rule set in a table `rules`.
    RulesTable,
    /// A custom rule set without a base.
    NoBase(String),
    /// A custom rule set whose name is taken or invalid.
    CustomName(String),
    /// Two custom rule sets whose names differ only in the case of letters.
    SameName(String, String),
    /// An option that has no effect because of the value of another option.
    Idle { option: &'static str, beside: &'static RuleOption, value: String },
    /// A value that an option does not have.
    OptionValue { value: String, option: &'static RuleOption },
    /// No game can be played under a custom rule set.
    Unplayable(String, Unplayable),
    /// A pattern of paths that cannot be read.
    Pattern(String, String),
    /// A key that applies to a whole run, in the settings of some paths.
    WholeRun,
}

/// The values that an option can have, as a part of a message.
fn option_values(option: &RuleOption) -> Notice {
    match option.words.split_last() {
        Some((last, first)) => say::wanted_words(first.join(", "), *last),
        None if option.name == "opening" => say::wanted_opening(),
        None if option.name == "max-seeds" => say::wanted_seeds(),
        None => say::wanted_sowings(MAX_SOWINGS.to_string()),
    }
}

impl Fault {
    /// The message for this error.
    pub(super) fn notice(self) -> Notice {
        match self {
            Self::Syntax(what) => say::config_syntax(what),
            Self::UnknownKey { key, near, known } => say::config_no_key(key, near, known.join(", ")),
            Self::Value { key, wanted } => say::config_value(key, wanted),
            Self::UnknownCheck(unknown) => unknown_check(&unknown),
            Self::UnknownRules { name, known } => say::config_no_rules(name, known),
            Self::RulesTable => say::config_rules_table(),
            Self::NoBase(name) => say::config_no_base(name, BUILT_IN.map(|known| known.name).join(", ")),
            Self::CustomName(name) => say::config_own_name(name),
            Self::OptionValue { value, option } => say::config_option(value, option.name, option_values(option)),
            Self::SameName(first, second) => say::config_same_name(first, second),
            Self::Idle { option, beside, value } => say::config_idle(option, beside.name, value, option_values(beside)),
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

/// The message about a word that names no check.
pub(in crate::cli) fn unknown_check(unknown: &UnknownCheck) -> Notice {
    say::config_no_check(&unknown.word, unknown.near)
}

/// The keys of a custom rule set.
pub(super) fn rule_set_keys() -> Vec<&'static str> {
    ["base", "title"].into_iter().chain(OPTIONS.iter().map(|option| option.name)).collect()
}
