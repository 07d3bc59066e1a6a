//! The options of rule sets: their names, meanings and values as text.

use super::{
    Capture, EndlessMove, HouseBlock, HouseInMtaji, MAX_SOWINGS, Opening, RuleSet, Singleton, Singletons, SoleKichwa,
};

/// An option of a rule set, by its name and with its value as text.
///
/// ```
/// use kibao::engine::{KIBAO, RuleOption};
/// let endless = RuleOption::named("endless").unwrap();
/// assert_eq!(((endless.value)(&KIBAO).as_str(), endless.words), ("illegal", &["illegal", "loses"][..]));
/// ```
#[derive(Clone, Copy, Debug)]
pub struct RuleOption {
    /// The name used in `kibao rules` and in configuration files.
    pub name: &'static str,
    /// What the option decides.
    pub doc: &'static str,
    /// The value of this option in a rule set, as text.
    pub value: fn(&RuleSet) -> String,
    /// The words that can be set; empty for an option with numbers.
    pub words: &'static [&'static str],
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

/// The option of a field whose values are written as words.
macro_rules! words {
    (
        $name:literal, $doc:literal,
        $field:ident { $($word:literal => $kind:ident $(:: $variant:ident)?),+ $(,)? }
    ) => {
        RuleOption {
            name: $name,
            doc: $doc,
            value: |rules| match rules.$field { $($kind $(:: $variant)? => $word),+ }.to_owned(),
            words: &[$($word),+],
            set: |rules, value| {
                rules.$field = match value {
                    $($word => $kind $(:: $variant)?,)+
                    _ => return None,
                };
                Some(())
            },
        }
    };
}

/// All options, in display order.
///
/// ```
/// use kibao::engine::{HUS, KUJIFUNZA, OPTIONS};
/// let other = OPTIONS.iter().filter(|it| (it.value)(&HUS) != (it.value)(&KUJIFUNZA));
/// assert_eq!(other.map(|it| it.name).collect::<Vec<_>>(), ["capture", "sole-kichwa"]);
/// ```
pub const OPTIONS: [RuleOption; 15] = [
    RuleOption {
        name: "opening",
        doc: "the seeds of each side at the start: front row, back row, store",
        value: |rules| opening(&rules.opening),
        words: &[],
        set: |rules, value| {
            rules.opening = read_opening(value)?;
            Some(())
        },
    },
    words! {
        "capture", "captured seeds start from a kichwa, or travel onward with the capturing pit's",
        capture { "kichwa" => Capture::Kichwa, "onward" => Capture::Onward }
    },
    words! {
        "house", "front pit 5 has the rights of a house",
        house { "yes" => true, "no" => false }
    },
    words! {
        "blocking", "a kutakata can block a pit (kutakatia)",
        blocking { "yes" => true, "no" => false }
    },
    words! {
        "singleton", "when a kutakata from a single seed is barred in kunamua while another front pit holds more",
        singleton {
            "allowed" => Singleton::Allowed,
            "house-lost" => Singleton::HouseLost,
            "house-not-functional" => Singleton::HouseNotFunctional,
        }
    },
    words! {
        "sole-kichwa", "kutakata toward the back row from a kichwa that is the only occupied front pit (judged-at-end is our reading)",
        sole_kichwa {
            "barred" => SoleKichwa::Barred,
            "loses" => SoleKichwa::Loses,
            "judged-at-end" => SoleKichwa::JudgedAtEnd,
        }
    },
    words! {
        "mtaji-house-stop", "a mtaji capture move that ends in the functional house of the mover may stop there",
        mtaji_house_stop { "choice" => true, "never" => false }
    },
    words! {
        "mtaji-kutakata-house-stop", "a mtaji kutakata that ends in the functional house of the mover stops there",
        mtaji_kutakata_house_stop { "always" => true, "never" => false }
    },
    words! {
        "house-in-mtaji", "how long a house is owned in mtaji",
        house_in_mtaji {
            "until-first-capture" => HouseInMtaji::UntilFirstCapture,
            "until-emptied" => HouseInMtaji::UntilEmptied,
        }
    },
    words! {
        "house-block", "which house cannot be blocked",
        house_block { "owned" => HouseBlock::OwnedExempt, "functional" => HouseBlock::FunctionalExempt }
    },
    words! {
        "blocker-duty", "after blocking a pit the blocker must capture it next, if it can",
        blocker_duty { "yes" => true, "no" => false }
    },
    words! {
        "endless", "what an endless move is",
        endless { "illegal" => EndlessMove::Illegal, "loses" => EndlessMove::Loses }
    },
    RuleOption {
        name: "max-seeds",
        doc: "a move that has sown more seeds is endless",
        value: |rules| rules.max_seeds.map_or_else(|| "none".to_owned(), |most| most.to_string()),
        words: &[],
        set: |rules, value| {
            rules.max_seeds = if value == "none" { None } else { Some(value.parse::<u32>().ok()?) };
            Some(())
        },
    },
    words! {
        "singletons", "when a side with an empty store and no pit of two seeds has lost",
        singletons { "to-move" => Singletons::LoseToMove, "at-once" => Singletons::LoseAtOnce }
    },
    RuleOption {
        name: "max-sowings",
        doc: "sowings after which judging a move stops; it is then not decided and treated as endless",
        value: |rules| rules.max_sowings.to_string(),
        words: &[],
        set: |rules, value| {
            rules.max_sowings = value.parse::<u32>().ok().filter(|most| (1..=MAX_SOWINGS).contains(most))?;
            Some(())
        },
    },
];

fn opening(opening: &Opening) -> String {
    let row = |row: [u8; 8]| row.map(|seeds| seeds.to_string()).join(" ");
    format!("{} | {} | {}", row(opening.front), row(opening.back), opening.store)
}

/// Reads three groups of numbers: front row, back row, store.
fn read_opening(value: &str) -> Option<Opening> {
    let numbers = |group: &str| group.split_whitespace().map(|it| it.parse::<u8>().ok()).collect::<Option<Vec<_>>>();
    let mut groups = value.split('|').map(numbers);
    let (front, back, store) = (groups.next()??, groups.next()??, groups.next()??);
    let [store] = *store else { return None };
    match groups.next() {
        None => Some(Opening { front: front.try_into().ok()?, back: back.try_into().ok()?, store }),
        Some(_) => None,
    }
}
