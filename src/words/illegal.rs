//! Why a move is not legal.

use super::cite::Rule;
use super::facts::pit_names;
use super::said::{Said, Speaker};
use crate::engine::{Endless, Hand, House, Illegal, Move, PitSet, Side};
use crate::replay::pit_name;

pub(super) fn said(speaker: &Speaker<'_>, mv: Move, why: Illegal) -> Said {
    let mover = speaker.facts.before().map_or(Side::South, |state| state.position.turn);
    let (said, rule) = because(speaker, mover, mv, why);
    let pit = pit_name(mover, mv.pit);
    said.text("pit", pit).with(|args| args.side("mover", mover)).legal().cited(rule.of(speaker.facts.report))
}

/// The message with arguments of its own, and the rule behind it.
fn because(speaker: &Speaker<'_>, mover: Side, mv: Move, why: Illegal) -> (Said, Rule) {
    let facts = speaker.facts;
    let say = |id| speaker.say(id);
    let names = |pits: PitSet| pit_names(mover, pits.iter());
    match why {
        Illegal::GameOver(end) => (say("illegal-game-over").with(|args| args.outcome(end)), Rule::of_end(end.reason)),
        Illegal::EmptyPit => {
            let placed = facts.store().is_some_and(|store| store > 0);
            let (k, r) = if placed { ("2.3", "New seed") } else { ("3.3.1", "Harvesting phase") };
            (say("illegal-empty-pit"), Rule::fixed(k, r, "Zugauswahl"))
        }
        Illegal::SingleSeed => (say("illegal-single-seed"), Rule::fixed("1.3.2", "Harvesting phase", "Zugauswahl")),
        Illegal::NotInFrontRow => {
            let said = say("illegal-not-in-front-row").with(|args| args.count_or_none("store", facts.store()));
            (said, Rule::fixed("2.3", "New seed", ""))
        }
        Illegal::MustCapture { pits } => {
            let said = say("illegal-must-capture").with(|args| args.any_of("pits", &names(pits)));
            (said.yes("few", pits.len() <= 3), Rule::fixed("1.4.1", "Harvesting", ""))
        }
        Illegal::TooManySeeds { seeds, pits } => {
            let said = say("illegal-too-many-seeds");
            let said = said.with(|args| args.count("seeds", seeds).any_of("pits", &names(pits)));
            (said, Rule::fixed("3.4.2", "Harvesting phase", ""))
        }
        Illegal::WrongKichwa { forced } => {
            let said = say("illegal-wrong-kichwa").text("kichwa", if forced == Hand::Left { "left" } else { "right" });
            (said, Rule::fixed("1.4.5", "Move with capture", ""))
        }
        Illegal::HouseBarred => {
            let said = say("illegal-house-barred").with(|args| args.count_or_none("seeds", facts.seeds(mv.pit)));
            (said, Rule::fixed("2.3.2", "New seed", ""))
        }
        Illegal::SingletonBarred { house } => {
            let said =
                say("illegal-singleton-barred").text("house", if house == House::Lost { "lost" } else { "small" });
            (said, Rule::option("singleton", "2.3.3"))
        }
        Illegal::BlockedPit => (say("illegal-blocked-pit"), Rule::option("blocking", "5.1")),
        Illegal::BackRow { front } => {
            let said = say("illegal-back-row").with(|args| args.all_of("pits", &names(front)));
            let said = said.with(|args| args.count("count", names(front).len()));
            (said, Rule::fixed("1.5.2", "Move without capture", ""))
        }
        Illegal::EmptiesFrontRow => (say("illegal-empties-front-row"), Rule::option("sole-kichwa", "1.5.3.1")),
        Illegal::Endless(endless) => endlessly(speaker, endless),
        Illegal::MustCaptureBlocked { pit } => {
            let said = say("illegal-must-capture-blocked").text("blocked", pit_name(mover.other(), pit));
            (said, Rule::option("blocker-duty", ""))
        }
    }
}

fn endlessly(speaker: &Speaker<'_>, endless: Endless) -> (Said, Rule) {
    let rules = &speaker.facts.report.replay.rules;
    match endless {
        Endless::Cycle => (speaker.say("illegal-endless-cycle"), Rule::option("endless", "1.5.6")),
        Endless::Limit => {
            let said = speaker.say("illegal-endless-limit").with(|args| args.count_or_none("most", rules.max_seeds));
            (said, Rule::option("max-seeds", ""))
        }
        Endless::Undecided => {
            let said = speaker.say("illegal-endless-undecided").with(|args| args.count("sowings", rules.max_sowings));
            (said, Rule::option("endless", "1.5.6"))
        }
    }
}
