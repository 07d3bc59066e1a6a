//! The settings a record may have been played with: as its head says, and as it may have forgotten to say.

use super::candidate::Change;
use super::cost::{SETTING_SAID, SETTING_UNSAID};
use crate::engine::{KNOWN, RuleSet, State};
use crate::notation::Key;
use crate::replay::game::{Options, Replay, Rules};
use crate::replay::opening::opening;

/// Rules and a start.
#[derive(Clone, Debug)]
pub(super) struct Setting {
    pub(super) rules: RuleSet,
    pub(super) start: State,
    /// What of the head it changes.
    pub(super) change: Option<Change>,
    pub(super) cost: u32,
}

/// The sowings after which a tried move is given up.
const MOST_SOWINGS: u32 = 1 << 14;

/// A record of fewer moves fits many openings.
const FEW: usize = 8;

/// Every setting, that of the head first where the game can be played from it.
pub(super) fn settings(text: &str, replay: &Replay, options: &Options) -> Vec<Setting> {
    let patient = |rules: RuleSet| RuleSet { max_sowings: rules.max_sowings.min(MOST_SOWINGS), ..rules };
    let value = |key| replay.game.value(text, key);
    let cost = |key| if value(key).is_some() { SETTING_SAID } else { SETTING_UNSAID };
    let said = value(Key::Opening).unwrap_or_default();
    let own = patient(replay.rules);
    let mut found = Vec::new();
    let mut add = |opening_text: &str, rules: RuleSet, change: Option<Change>, cost: u32| {
        let start = opening(opening_text, &rules).ok().map(|(position, _)| State::new(position));
        let playable = start.filter(|state| state.outcome(&rules).is_none());
        if let Some(start) = playable
            && !found.iter().any(|it: &Setting| it.rules == rules && it.start == start)
        {
            found.push(Setting { rules, start, change, cost });
        }
    };
    add(said, own, None, 0);
    let others: &[_] = if replay.plies.len() < FEW { &[] } else { &["official", "novice"] };
    for other in others {
        add(other, own, Some(Change::Opening(other)), cost(Key::Opening));
    }
    if own.blocking && value(Key::Takasia).is_none() {
        let open = RuleSet { blocking: false, blocker_duty: false, ..own };
        add(said, open, Some(Change::NoTakasia), SETTING_UNSAID);
    }
    if matches!(options.rules, Rules::Head | Rules::Book(_)) {
        let takasia = own.blocking;
        for known in KNOWN {
            let rules = patient(known.rules);
            let rules = if takasia { rules } else { RuleSet { blocking: false, blocker_duty: false, ..rules } };
            add(said, rules, Some(Change::Rules(known.name)), cost(Key::Rules));
        }
    }
    found
}
