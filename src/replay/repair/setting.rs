//! The settings with which a record may have been played: those of its head, and those that the head may have omitted.

use super::Habit;
use super::candidate::Change;
use super::cost::{HABIT, OTHER_RULES, SETTING_AGAINST_HEAD, SETTING_NOT_IN_HEAD};
use super::habit::{READINGS, reordered};
use super::record::{Record, Word};
use crate::engine::{BUILT_IN, RuleSet, Side, State};
use crate::notation::Key;
use crate::replay::game::{Options, Replay, Rules};
use crate::replay::opening::opening;

/// A rule set, a starting state, and how the words are read.
#[derive(Clone, Debug)]
pub(super) struct Setting {
    pub(super) rules: RuleSet,
    pub(super) start: State,
    /// The change of the head that it needs.
    pub(super) change: Option<Change>,
    /// The habit by which the words are read, and the side whose words they are; `None` for both.
    pub(super) reading: Option<(Habit, Option<Side>)>,
    /// The words in another order or other columns, if the habit changes these.
    pub(super) words: Option<Vec<Word>>,
    pub(super) cost: u32,
}

impl Setting {
    /// The words in the order in which they are played.
    pub(super) fn words<'a>(&'a self, record: &'a Record) -> &'a [Word] {
        self.words.as_ref().unwrap_or(&record.words)
    }
}

/// The sowings after which a tried move is abandoned.
const MOST_SOWINGS: u32 = 1 << 14;

/// A record of fewer moves fits many openings and rule sets.
const FEW: usize = 8;

/// A record of fewer moves fits many habits.
const FEW_TO_READ: usize = 16;

/// All settings; that of the head is first if a game can be played from it.
pub(super) fn settings(replay: &Replay<'_>, record: &Record, options: &Options) -> Vec<Setting> {
    let patient = |rules: RuleSet| RuleSet { max_sowings: rules.max_sowings.min(MOST_SOWINGS), ..rules };
    let value = |key| replay.game.value(key);
    let cost = |key| if value(key).is_some() { SETTING_AGAINST_HEAD } else { SETTING_NOT_IN_HEAD };
    let recorded = value(Key::Opening).unwrap_or_default();
    let head_rules = patient(replay.rules);
    let mut found = Vec::new();
    let mut add = |opening_text: &str, rules: RuleSet, change: Option<Change>, cost: u32| {
        let start = opening(opening_text, &rules).ok().map(|(position, _)| State::new(position));
        let playable = start.filter(|state| state.outcome(&rules).is_none());
        if let Some(start) = playable
            && !found.iter().any(|it: &Setting| it.rules == rules && it.start == start)
        {
            found.push(Setting { rules, start, change, reading: None, words: None, cost });
        }
    };
    add(recorded, head_rules, None, 0);
    let others: &[_] = if replay.plies.len() < FEW { &[] } else { &["official", "novice"] };
    for other in others {
        add(other, head_rules, Some(Change::Opening(other)), cost(Key::Opening));
    }
    if head_rules.blocking && value(Key::Takasia).is_none() {
        let open = RuleSet { blocking: false, blocker_duty: false, ..head_rules };
        add(recorded, open, Some(Change::NoTakasia), SETTING_NOT_IN_HEAD);
    }
    if matches!(options.rules, Rules::Head | Rules::Book(_)) && !others.is_empty() {
        let takasia = head_rules.blocking;
        for known in BUILT_IN {
            let rules = patient(known.rules);
            let rules = if takasia { rules } else { RuleSet { blocking: false, blocker_duty: false, ..rules } };
            add(recorded, rules, Some(Change::Rules(known.name)), cost(Key::Rules) + OTHER_RULES);
        }
    }
    let Some(first) = found.first().filter(|it| it.change.is_none() && record.words.len() >= FEW_TO_READ).cloned()
    else {
        return found;
    };
    let read = |habit, side, words| {
        let change = Some(Change::Reading(habit, side));
        Setting { change, reading: Some((habit, side)), words, cost: HABIT, ..first.clone() }
    };
    let unwritten = record.words.iter().all(|word| word.written.is_none_or(|it| !it.house));
    let fits = |habit| habit != Habit::HouseUnwritten || unwritten;
    found.extend(READINGS.into_iter().filter(|(habit, _)| fits(*habit)).map(|(habit, side)| read(habit, side, None)));
    found.extend(reordered(replay, record).into_iter().map(|(habit, words)| read(habit, None, Some(words))));
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::replay::repair::only;

    fn all(text: &str) -> Vec<Setting> {
        let replay = only(text);
        settings(&replay, &Record::of(&replay), &Options::default())
    }

    /// A short description of each change.
    fn described(text: &str) -> Vec<String> {
        let change = |it: &Setting| match &it.change {
            None => "as recorded".to_owned(),
            Some(Change::Opening(name) | Change::Rules(name)) => (*name).to_owned(),
            Some(_) => "no takasia".to_owned(),
        };
        all(text).iter().map(change).collect()
    }

    const SEVEN: &str = "1: A7>* a7>*;\n2: A8>* a6>*;\n3: 5 5;\n4: 5;\n";

    #[test]
    fn a_short_record_says_little_of_opening_and_rules() {
        assert_eq!(described(SEVEN), ["as recorded", "no takasia"]);
        let eight = SEVEN.replace("4: 5;", "4: 5 5;");
        assert_eq!(described(&eight), ["as recorded", "novice", "no takasia", "ruehl", "kujifunza", "hus"]);
        assert_eq!(described(&format!("takasia: no\n{SEVEN}")), ["as recorded"]);
        assert_eq!(described(&format!("takasia: yes\n{SEVEN}")), ["as recorded"]);
        assert_eq!(described(&format!("rules: kujifunza\n{SEVEN}")), ["as recorded"]);
    }

    #[test]
    fn without_takasia_nobody_blocks_and_nobody_must_answer_a_block() {
        for text in [format!("rules: ruehl\n{SEVEN}"), format!("takasia: no\n{}", SEVEN.replace("4: 5;", "4: 5 5;"))] {
            let open: Vec<_> = all(&text).into_iter().filter(|it| !it.rules.blocking).collect();
            assert!(!open.is_empty() && open.iter().all(|it| !it.rules.blocker_duty), "{text}");
        }
        let closed = all(&format!("takasia: no\n{}", SEVEN.replace("4: 5;", "4: 5 5;")));
        assert!(closed.len() > 3 && closed.iter().all(|it| !it.rules.blocking));
        assert!(all(&format!("rules: ruehl\n{SEVEN}")).iter().any(|it| it.rules.blocking && it.rules.blocker_duty));
    }

    #[test]
    fn no_move_is_tried_for_long() {
        let all = all(&SEVEN.replace("4: 5;", "4: 5 5;"));
        assert!(all.iter().all(|it| it.rules.max_sowings == MOST_SOWINGS), "{all:?}");
    }
}
