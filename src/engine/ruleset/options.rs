//! The names of the options, what each means, and how its value is written.

use super::{Capture, EndlessMove, HouseBlock, HouseInMtaji, Opening, RuleSet, Singleton, Singletons, SoleKichwa};

/// An option of a rule set: its name everywhere outside the code, what it decides, and its value as a word.
#[derive(Clone, Copy, Debug)]
pub struct RuleOption {
    /// The name used in `kibao rules` and in configuration files.
    pub name: &'static str,
    /// What the option decides.
    pub doc: &'static str,
    /// The value of a rule set, as it is written.
    pub value: fn(&RuleSet) -> String,
}

/// Every option, in the order in which they are shown.
pub const OPTIONS: [RuleOption; 15] = [
    RuleOption {
        name: "opening",
        doc: "the seeds of each side at the start: front row, back row, store",
        value: |rules| opening(&rules.opening),
    },
    RuleOption {
        name: "capture",
        doc: "captured seeds start from a kichwa, or travel onward with the capturing pit's",
        value: |rules| {
            word(match rules.capture {
                Capture::Kichwa => "kichwa",
                Capture::Onward => "onward",
            })
        },
    },
    RuleOption { name: "house", doc: "front pit 5 has the rights of a house", value: |rules| yes_no(rules.house) },
    RuleOption {
        name: "blocking",
        doc: "a kutakata can block a pit (kutakatia)",
        value: |rules| yes_no(rules.blocking),
    },
    RuleOption {
        name: "singleton",
        doc: "kunamua: kutakata from a single seed, while another front pit holds more, is barred while the house is",
        value: |rules| {
            word(match rules.singleton {
                Singleton::Allowed => "allowed",
                Singleton::HouseLost => "house-lost",
                Singleton::HouseNotFunctional => "house-not-functional",
            })
        },
    },
    RuleOption {
        name: "sole-kichwa",
        doc: "kutakata toward the back row from a kichwa that is the only occupied front pit",
        value: |rules| {
            word(match rules.sole_kichwa {
                SoleKichwa::Barred => "barred",
                SoleKichwa::Loses => "loses",
                SoleKichwa::JudgedAtEnd => "judged-at-end",
            })
        },
    },
    RuleOption {
        name: "mtaji-house-stop",
        doc: "a mtaji capture move that ends in the own functional house may stop there",
        value: |rules| word(if rules.mtaji_house_stop { "choice" } else { "never" }),
    },
    RuleOption {
        name: "mtaji-kutakata-house-stop",
        doc: "a mtaji kutakata that ends in the own functional house stops there",
        value: |rules| word(if rules.mtaji_kutakata_house_stop { "always" } else { "never" }),
    },
    RuleOption {
        name: "house-in-mtaji",
        doc: "how long a house is owned in mtaji",
        value: |rules| {
            word(match rules.house_in_mtaji {
                HouseInMtaji::UntilFirstCapture => "until-first-capture",
                HouseInMtaji::UntilEmptied => "until-emptied",
            })
        },
    },
    RuleOption {
        name: "house-block",
        doc: "which house cannot be blocked",
        value: |rules| {
            word(match rules.house_block {
                HouseBlock::OwnedExempt => "owned",
                HouseBlock::FunctionalExempt => "functional",
            })
        },
    },
    RuleOption {
        name: "blocker-duty",
        doc: "after blocking a pit the blocker must capture it next, if it can",
        value: |rules| yes_no(rules.blocker_duty),
    },
    RuleOption {
        name: "endless",
        doc: "what an endless move is",
        value: |rules| {
            word(match rules.endless {
                EndlessMove::Illegal => "illegal",
                EndlessMove::Loses => "loses",
            })
        },
    },
    RuleOption {
        name: "max-seeds",
        doc: "a move that has sown more seeds is endless",
        value: |rules| rules.max_seeds.map_or_else(|| word("none"), |most| most.to_string()),
    },
    RuleOption {
        name: "singletons",
        doc: "when a side with an empty store and no pit of two seeds has lost",
        value: |rules| {
            word(match rules.singletons {
                Singletons::LoseToMove => "to-move",
                Singletons::LoseAtOnce => "at-once",
            })
        },
    },
    RuleOption {
        name: "max-sowings",
        doc: "sowings after which a move is given up as not decided and treated as endless",
        value: |rules| rules.max_sowings.to_string(),
    },
];

fn word(word: &str) -> String {
    word.to_owned()
}

fn yes_no(value: bool) -> String {
    word(if value { "yes" } else { "no" })
}

fn opening(opening: &Opening) -> String {
    let row = |row: [u8; 8]| row.map(|seeds| seeds.to_string()).join(" ");
    format!("{} | {} | {}", row(opening.front), row(opening.back), opening.store)
}
