//! Why a move is not legal.

use super::{Help, Said, counted, grouped, joined, outcome, side, this_move};
use crate::engine::{Endless, Hand, House, Illegal, Move, Outcome, Pit, Side};
use crate::findings::words::cite::Rule;
use crate::findings::words::facts::{Facts, pit_names};
use crate::replay::pit_name;

pub(super) fn said(facts: &Facts<'_>, mv: Move, why: Illegal) -> Said {
    let mover = facts.before().map_or(Side::South, |state| state.position.turn);
    let Why { reason, label, rule } = Case { facts, mover, pit: mv.pit }.why(why);
    let verdict = if why == Illegal::Endless(Endless::Undecided) { "is not decided" } else { "is not legal" };
    let message = format!("{} {verdict}: {reason}", this_move(facts));
    Said::new(message, label, Help::Legal).cited(rule.of(facts.report))
}

/// A move that is not legal.
struct Case<'f> {
    facts: &'f Facts<'f>,
    mover: Side,
    pit: Pit,
}

/// The reason in words.
struct Why {
    reason: String,
    label: String,
    rule: Rule,
}

impl Why {
    fn new(reason: impl Into<String>, label: impl Into<String>, rule: Rule) -> Self {
        Self { reason: reason.into(), label: label.into(), rule }
    }
}

impl Case<'_> {
    fn why(&self, why: Illegal) -> Why {
        let pit = pit_name(self.mover, self.pit);
        match why {
            Illegal::GameOver(end) => Self::over(end),
            Illegal::EmptyPit => self.empty(&pit),
            Illegal::SingleSeed => Why::new(
                format!("pit {pit} holds a single seed, and a move takes at least two"),
                format!("{pit} holds a single seed"),
                Rule::fixed("1.3.2", "Harvesting phase", "Zugauswahl"),
            ),
            Illegal::NotInFrontRow => self.not_in_front_row(),
            Illegal::MustCapture { pits } => {
                let from = joined(&pit_names(self.mover, pits.iter()), "or");
                Why::new(
                    format!("the move must begin with a capture, which is possible from {from}"),
                    if pits.len() > 3 {
                        "captures nothing".to_owned()
                    } else {
                        format!("captures nothing; {from} would")
                    },
                    Rule::fixed("1.4.1", "Harvesting", ""),
                )
            }
            Illegal::TooManySeeds { seeds, pits } => {
                let from = joined(&pit_names(self.mover, pits.iter()), "or");
                Why::new(
                    format!(
                        "pit {pit} holds {seeds} seeds, and a move with more than 15 never begins with a capture, \
                         which is possible from {from}"
                    ),
                    format!("{seeds} seeds in {pit}"),
                    Rule::fixed("3.4.2", "Harvesting phase", ""),
                )
            }
            Illegal::WrongKichwa { forced } => {
                let end = if forced == Hand::Left { "left" } else { "right" };
                Why::new(
                    format!(
                        "seeds captured at {pit} must start from the nearer end of the front row, the {end} kichwa"
                    ),
                    format!("starts from the {end} end"),
                    Rule::fixed("1.4.5", "Move with capture", ""),
                )
            }
            Illegal::HouseBarred => self.house_barred(&pit),
            Illegal::SingletonBarred { house } => Self::singleton_barred(&pit, house),
            Illegal::BlockedPit => Why::new(
                format!("pit {pit} is blocked (kutakatia), so no move without capture starts from it now"),
                format!("{pit} is blocked"),
                Rule::option("blocking", "5.1"),
            ),
            Illegal::BackRow { front } => {
                let names = pit_names(self.mover, front.iter());
                let hold = if names.len() == 1 { "holds" } else { "hold" };
                Why::new(
                    format!(
                        "without a capture the front row comes first, where {} {hold} two seeds or more",
                        joined(&names, "and")
                    ),
                    "the front row comes first",
                    Rule::fixed("1.5.2", "Move without capture", ""),
                )
            }
            Illegal::EmptiesFrontRow => Why::new(
                format!(
                    "pit {pit} is the only occupied pit of the front row, and sowing it toward the back row would \
                     leave that row empty"
                ),
                "empties the front row",
                Rule::option("sole-kichwa", "1.5.3.1"),
            ),
            Illegal::Endless(endless) => self.endless(endless),
            Illegal::MustCaptureBlocked { pit } => {
                let blocked = pit_name(self.mover.other(), pit);
                Why::new(
                    format!(
                        "{} has blocked pit {blocked} (kutakatia) and must capture it now, as that is possible",
                        side(self.mover)
                    ),
                    format!("does not capture {blocked}"),
                    Rule::option("blocker-duty", ""),
                )
            }
        }
    }

    fn over(end: Outcome) -> Why {
        let reason = format!("the game is over before it: {}", outcome(end));
        Why::new(reason, "the game is over", Rule::of_end(end.reason))
    }

    fn empty(&self, pit: &str) -> Why {
        let (k, r) = if self.facts.store().is_some_and(|store| store > 0) {
            ("2.3", "New seed")
        } else {
            ("3.3.1", "Harvesting phase")
        };
        Why::new(format!("pit {pit} is empty"), format!("{pit} is empty"), Rule::fixed(k, r, "Zugauswahl"))
    }

    fn not_in_front_row(&self) -> Why {
        let store = self.facts.store().map_or_else(|| "seeds".to_owned(), |store| counted(store, "seed"));
        Why::new(
            format!(
                "{} still has {store} in store, so the move starts with a seed placed in the front row",
                side(self.mover)
            ),
            "starts in the back row",
            Rule::fixed("2.3", "New seed", ""),
        )
    }

    fn house_barred(&self, pit: &str) -> Why {
        let seeds =
            self.facts.seeds(self.pit).map_or_else(|| "six seeds or more".to_owned(), |seeds| counted(seeds, "seed"));
        Why::new(
            format!(
                "the house (nyumba) {pit} holds {seeds} and may not be played without a capture while another front \
                 pit is occupied"
            ),
            "the house may not be played",
            Rule::fixed("2.3.2", "New seed", ""),
        )
    }

    fn singleton_barred(pit: &str, house: House) -> Why {
        let because = match house {
            House::Lost => "the house (nyumba) is lost",
            House::Dormant | House::Functional => "the house (nyumba) holds fewer than six seeds",
        };
        Why::new(
            format!(
                "pit {pit} holds a single seed, and while {because} a move without capture starts from a front pit \
                 with more"
            ),
            format!("{pit} holds a single seed"),
            Rule::option("singleton", "2.3.3"),
        )
    }

    fn endless(&self, endless: Endless) -> Why {
        let rules = &self.facts.report.replay.rules;
        match endless {
            Endless::Cycle => Why::new(
                "it never ends, for the same position comes up again within the move",
                "never ends",
                Rule::option("endless", "1.5.6"),
            ),
            Endless::Limit => {
                let most = rules.max_seeds.map_or_else(String::new, |most| format!(" {}", grouped(u64::from(most))));
                Why::new(
                    format!("it sows more than the{most} seeds allowed in one move, and counts as endless"),
                    "too long",
                    Rule::option("max-seeds", ""),
                )
            }
            Endless::Undecided => Why::new(
                format!(
                    "it had not ended after {}, where judging it was given up, and is treated as endless",
                    counted(rules.max_sowings, "sowing")
                ),
                "neither ended nor proven endless",
                Rule::option("endless", "1.5.6"),
            ),
        }
    }
}
