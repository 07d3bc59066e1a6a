//! What is wrong with a configuration file.

use crate::cli::exit::Failure;
use crate::engine::{BUILT_IN, OPTIONS, RuleOption, Unplayable};
use crate::findings::UnknownCheck;
use std::borrow::Cow;

/// What is wrong.
#[derive(Debug)]
pub(super) enum Fault {
    /// It is no TOML.
    Syntax(String),
    /// A key that is not known here, with what was perhaps meant and all that are known.
    UnknownKey { key: String, near: Option<&'static str>, known: Vec<&'static str> },
    /// A value of another type, or none of the words that may stand there.
    Value { key: String, wanted: Cow<'static, str> },
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
    /// As the program says it, with the place where it is.
    pub(super) fn failure(&self, place: &str) -> Failure {
        let (what, help) = self.words();
        Failure::usage(format!("{place}: {what}"), help)
    }

    fn words(&self) -> (String, String) {
        let own = |text: &str| text.to_owned();
        match self {
            Self::Syntax(what) => {
                (format!("this is no TOML: {what}"), own("values are numbers, \"text\" or [\"lists\", \"of text\"]"))
            }
            Self::UnknownKey { key, near, known } => {
                let help = near.map_or_else(
                    || format!("the known ones are {}", known.join(", ")),
                    |near| format!("perhaps `{near}` is meant; the known ones are {}", known.join(", ")),
                );
                (format!("there is no key `{key}`"), help)
            }
            Self::Value { key, wanted } => (format!("this is no value for `{key}`"), format!("write {wanted}")),
            Self::UnknownCheck(unknown) => unknown_check(unknown),
            Self::UnknownRules { name, known } => {
                (format!("no rule set is called '{name}'"), format!("the known ones are {known}"))
            }
            Self::RulesTable => (
                own("`rules` names the rule set of games whose head names none; it is no table"),
                own("define an own rule set as [rule-set.NAME]"),
            ),
            Self::NoBase(name) => {
                let known = BUILT_IN.map(|known| known.name).join(", ");
                (format!("the rule set `{name}` has no `base`"), format!("write base = one of {known}"))
            }
            Self::OwnName(name) => (
                format!("`{name}` cannot be the name of an own rule set"),
                own(
                    "a name has letters, digits and `-`, begins with a letter, and is neither `auto` nor that of a known rule set",
                ),
            ),
            Self::OptionValue { value, option } => {
                (format!("'{value}' is no value of `{}`", option.name), format!("write {}", option.values))
            }
            Self::SameName(first, second) => (
                format!(
                    "the rule sets `{first}` and `{second}` have the same name; the case of letters does not count"
                ),
                own("give one of them another name, or leave it out"),
            ),
            Self::Idle { option, beside, value } => (
                format!("`{option}` changes nothing here, because `{}` is {value}", beside.name),
                format!("leave it out, or give `{}` another value: {}", beside.name, beside.values),
            ),
            Self::Unplayable(name, Unplayable::Seeds(seeds)) => (
                format!("by the rule set `{name}` a side starts with {seeds} seeds"),
                own("give each side 1 to 32; 32 is the number in every known rule set"),
            ),
            Self::Unplayable(name, Unplayable::OnwardFromStore) => (
                format!("the rule set `{name}` has seeds in store, and captured seeds that travel onward"),
                own("give it an `opening` without store, or `capture = \"kichwa\"`"),
            ),
            Self::Unplayable(name, Unplayable::FrontRowEmpty) => (
                format!("by the rule set `{name}` no seed is in the front row at the start, so the game is over"),
                own("put seeds into the first eight pits of its `opening`"),
            ),
            Self::Unplayable(name, Unplayable::NoMove) => (
                format!("by the rule set `{name}` the side that begins has no move"),
                own("give it an `opening` with seeds in store, or with two seeds in a pit that may be played"),
            ),
            Self::Unplayable(name, Unplayable::Limits) => (
                format!("by the rule set `{name}` every first move passes `max-seeds` or `max-sowings`"),
                own("leave them out, or give larger numbers; the rule set `ruehl` has max-seeds = 192"),
            ),
            Self::Pattern(pattern, why) => (
                format!("the pattern `{pattern}` cannot be read: {why}"),
                own("patterns are as in .gitignore: 1994/*.bao, **/old/*"),
            ),
            Self::WholeRun => (
                own("`max-findings` counts over a whole run, so paths have no own one"),
                own("write it above the tables"),
            ),
        }
    }
}

/// What is said of a word that names no check.
pub(in crate::cli) fn unknown_check(unknown: &UnknownCheck) -> (String, String) {
    let see = "kibao explain --list shows every code and name";
    let help = unknown.near.map_or_else(|| see.to_owned(), |near| format!("perhaps `{near}` is meant; {see}"));
    (format!("no finding is called '{}'", unknown.word), help)
}

/// The keys of an own rule set.
pub(super) fn rule_set_keys() -> Vec<&'static str> {
    ["base", "title"].into_iter().chain(OPTIONS.iter().map(|option| option.name)).collect()
}
