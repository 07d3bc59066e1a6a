//! Messages about moves that are not legal.

use super::cite::Rule;
use super::facts::{Facts, pit_names};
use super::message::Message;
use crate::engine::{Endless, Hand, House, Illegal, Move, PitSet, Side};
use crate::replay::pit_name;

pub(super) fn fill(message: Message, facts: &Facts<'_>, mv: Move, why: Illegal) -> Message {
    let mover = facts.before().map_or(Side::South, |state| state.position.turn);
    let (message, rule) = because(message, facts, mover, mv, why);
    let pit = pit_name(mover, mv.pit);
    message.text("pit", pit).with(|args| args.side("mover", mover)).legal().cited(rule.of(facts.report))
}

/// The message with its specific arguments, and the rule that the move breaks.
fn because(message: Message, facts: &Facts<'_>, mover: Side, mv: Move, why: Illegal) -> (Message, Rule) {
    let names = |pits: PitSet| pit_names(mover, pits.iter());
    match why {
        Illegal::GameOver(end) => (message.variant("illegal").with(|args| args.outcome(end)), Rule::of_end(end.reason)),
        Illegal::EmptyPit => {
            let placed = facts.store().is_some_and(|store| store > 0);
            let (k, r) = if placed { ("2.3", "New seed") } else { ("3.3.1", "Harvesting phase") };
            (message, Rule::fixed(k, r, "Zugauswahl"))
        }
        Illegal::SingleSeed => (message, Rule::fixed("1.3.2", "Harvesting phase", "Zugauswahl")),
        Illegal::NotInFrontRow => {
            (message.with(|args| args.count_or_none("store", facts.store())), Rule::fixed("2.3", "New seed", ""))
        }
        Illegal::MustCapture { pits } => {
            let message = message.with(|args| args.any_of("pits", &names(pits)));
            (message.yes("few", pits.len() <= 3), Rule::fixed("1.4.1", "Harvesting", ""))
        }
        Illegal::TooManySeeds { seeds, pits } => {
            let message = message.with(|args| args.count("seeds", seeds).any_of("pits", &names(pits)));
            (message, Rule::fixed("3.4.2", "Harvesting phase", ""))
        }
        Illegal::WrongKichwa { forced } => {
            let kichwa = if forced == Hand::Left { "left" } else { "right" };
            (message.variant("illegal").text("kichwa", kichwa), Rule::fixed("1.4.5", "Move with capture", ""))
        }
        Illegal::HouseBarred => {
            let message = message.with(|args| args.count_or_none("seeds", facts.seeds(mv.pit)));
            (message, Rule::fixed("2.3.2", "New seed", ""))
        }
        Illegal::SingletonBarred { house } => {
            let house = if house == House::Lost { "lost" } else { "small" };
            (message.text("house", house), Rule::option("singleton", "2.3.3"))
        }
        Illegal::BlockedPit => (message, Rule::option("blocking", "5.1")),
        Illegal::BackRow { front } => {
            let names = names(front);
            let message = message.with(|args| args.all_of("pits", &names).count("count", names.len()));
            (message, Rule::fixed("1.5.2", "Move without capture", ""))
        }
        Illegal::EmptiesFrontRow => (message, Rule::option("sole-kichwa", "1.5.3.1")),
        Illegal::Endless(endless) => endlessly(message, facts, endless),
        Illegal::MustCaptureBlocked { pit } => {
            (message.text("blocked", pit_name(mover.other(), pit)), Rule::option("blocker-duty", ""))
        }
    }
}

fn endlessly(message: Message, facts: &Facts<'_>, endless: Endless) -> (Message, Rule) {
    let rules = &facts.report.replay.rules;
    match endless {
        Endless::Cycle => (message, Rule::option("endless", "1.5.6")),
        Endless::Limit => {
            let message = message.variant("limit").with(|args| args.count_or_none("most", rules.max_seeds));
            (message, Rule::option("max-seeds", ""))
        }
        Endless::Undecided => {
            let message = message.variant("illegal").with(|args| args.count("sowings", rules.max_sowings));
            (message, Rule::option("endless", "1.5.6"))
        }
    }
}
