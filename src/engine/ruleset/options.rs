//! The options of rule sets: their names, meanings and values as text.

use super::{
    Capture, EndlessMove, HouseBlock, HouseInMtaji, MAX_SOWINGS, Opening, RuleSet, Singleton, Singletons, SoleKichwa,
};

/// An option of a rule set, by its name and with its value as text.
#[derive(Clone, Copy, Debug)]
pub struct RuleOption {
    /// The name used in `kibao rules` and in configuration files.
    pub name: &'static str,
    /// What the option decides.
    pub doc: &'static str,
    /// The value of this option in a rule set, as text.
    pub value: fn(&RuleSet) -> String,
    /// The values that can be set.
    pub values: &'static str,
    /// Sets the option; `None` if the value is invalid.
    set: fn(&mut RuleSet, &str) -> Option<()>,
}

impl RuleOption {
    /// The option with a name.
    ///
    /// ```
    /// use kibao::engine::{KIBAO, RuleOption};
    /// let mut club = KIBAO;
    /// let blocking = RuleOption::named("blocking").unwrap();
    /// assert!(blocking.set(&mut club, "no") && !club.blocking);
    /// assert!(!blocking.set(&mut club, "sometimes"));
    /// ```
    #[must_use]
    pub fn named(name: &str) -> Option<&'static Self> {
        OPTIONS.iter().find(|option| option.name == name)
    }

    /// Sets this option of a rule set. The value is written as by [`value`](Self::value). Returns `false` and changes
    /// nothing if the value is invalid.
    pub fn set(&self, rules: &mut RuleSet, value: &str) -> bool {
        (self.set)(rules, value.trim()).is_some()
    }
}

/// All options, in display order.
pub const OPTIONS: [RuleOption; 15] = [
    RuleOption {
        name: "opening",
        doc: "the seeds of each side at the start: front row, back row, store",
        value: |rules| opening(&rules.opening),
        values: "8 numbers for the front row, 8 for the back row and one for the store, with `|` between them",
        set: |rules, value| {
            rules.opening = read_opening(value)?;
            Some(())
        },
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
        values: "kichwa or onward",
        set: |rules, value| {
            of_words(&mut rules.capture, value, &[("kichwa", Capture::Kichwa), ("onward", Capture::Onward)])
        },
    },
    RuleOption {
        name: "house",
        doc: "front pit 5 has the rights of a house",
        value: |rules| yes_no(rules.house),
        values: "yes or no",
        set: |rules, value| of_words(&mut rules.house, value, &YES_NO),
    },
    RuleOption {
        name: "blocking",
        doc: "a kutakata can block a pit (kutakatia)",
        value: |rules| yes_no(rules.blocking),
        values: "yes or no",
        set: |rules, value| of_words(&mut rules.blocking, value, &YES_NO),
    },
    RuleOption {
        name: "singleton",
        doc: "when a kutakata from a single seed is barred in kunamua while another front pit holds more",
        value: |rules| {
            word(match rules.singleton {
                Singleton::Allowed => "allowed",
                Singleton::HouseLost => "house-lost",
                Singleton::HouseNotFunctional => "house-not-functional",
            })
        },
        values: "allowed, house-lost or house-not-functional",
        set: |rules, value| {
            of_words(
                &mut rules.singleton,
                value,
                &[
                    ("allowed", Singleton::Allowed),
                    ("house-lost", Singleton::HouseLost),
                    ("house-not-functional", Singleton::HouseNotFunctional),
                ],
            )
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
        values: "barred, loses or judged-at-end",
        set: |rules, value| {
            of_words(
                &mut rules.sole_kichwa,
                value,
                &[
                    ("barred", SoleKichwa::Barred),
                    ("loses", SoleKichwa::Loses),
                    ("judged-at-end", SoleKichwa::JudgedAtEnd),
                ],
            )
        },
    },
    RuleOption {
        name: "mtaji-house-stop",
        doc: "a mtaji capture move that ends in the functional house of the mover may stop there",
        value: |rules| word(if rules.mtaji_house_stop { "choice" } else { "never" }),
        values: "choice or never",
        set: |rules, value| of_words(&mut rules.mtaji_house_stop, value, &[("choice", true), ("never", false)]),
    },
    RuleOption {
        name: "mtaji-kutakata-house-stop",
        doc: "a mtaji kutakata that ends in the functional house of the mover stops there",
        value: |rules| word(if rules.mtaji_kutakata_house_stop { "always" } else { "never" }),
        values: "always or never",
        set: |rules, value| {
            of_words(&mut rules.mtaji_kutakata_house_stop, value, &[("always", true), ("never", false)])
        },
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
        values: "until-first-capture or until-emptied",
        set: |rules, value| {
            of_words(
                &mut rules.house_in_mtaji,
                value,
                &[
                    ("until-first-capture", HouseInMtaji::UntilFirstCapture),
                    ("until-emptied", HouseInMtaji::UntilEmptied),
                ],
            )
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
        values: "owned or functional",
        set: |rules, value| {
            of_words(
                &mut rules.house_block,
                value,
                &[("owned", HouseBlock::OwnedExempt), ("functional", HouseBlock::FunctionalExempt)],
            )
        },
    },
    RuleOption {
        name: "blocker-duty",
        doc: "after blocking a pit the blocker must capture it next, if it can",
        value: |rules| yes_no(rules.blocker_duty),
        values: "yes or no",
        set: |rules, value| of_words(&mut rules.blocker_duty, value, &YES_NO),
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
        values: "illegal or loses",
        set: |rules, value| {
            of_words(&mut rules.endless, value, &[("illegal", EndlessMove::Illegal), ("loses", EndlessMove::Loses)])
        },
    },
    RuleOption {
        name: "max-seeds",
        doc: "a move that has sown more seeds is endless",
        value: |rules| rules.max_seeds.map_or_else(|| word("none"), |most| most.to_string()),
        values: "none or a number",
        set: |rules, value| {
            rules.max_seeds = if value == "none" { None } else { Some(value.parse().ok()?) };
            Some(())
        },
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
        values: "to-move or at-once",
        set: |rules, value| {
            of_words(
                &mut rules.singletons,
                value,
                &[("to-move", Singletons::LoseToMove), ("at-once", Singletons::LoseAtOnce)],
            )
        },
    },
    RuleOption {
        name: "max-sowings",
        doc: "sowings after which judging a move stops; it is then not decided and treated as endless",
        value: |rules| rules.max_sowings.to_string(),
        values: "a number from 1 to 67108864",
        set: |rules, value| {
            rules.max_sowings = value.parse::<u32>().ok().filter(|most| (1..=MAX_SOWINGS).contains(most))?;
            Some(())
        },
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

const YES_NO: [(&str, bool); 2] = [("yes", true), ("no", false)];

/// Sets a value by one of these words.
fn of_words<T: Copy>(place: &mut T, value: &str, words: &[(&str, T)]) -> Option<()> {
    *place = words.iter().find(|(word, _)| *word == value)?.1;
    Some(())
}

/// Reads three groups of numbers: front row, back row, store.
fn read_opening(value: &str) -> Option<Opening> {
    let numbers = |group: &str| group.split_whitespace().map(|it| it.parse().ok()).collect::<Option<Vec<u8>>>();
    let mut groups = value.split('|').map(numbers);
    let (front, back, store) = (groups.next()??, groups.next()??, groups.next()??);
    let [store] = *store else { return None };
    match groups.next() {
        None => Some(Opening { front: front.try_into().ok()?, back: back.try_into().ok()?, store }),
        Some(_) => None,
    }
}
