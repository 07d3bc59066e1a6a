//! About single moves that cannot be played for another reason than the rules, and about how played ones are written.

use super::args::character;
use super::cite::{self, Rule};
use super::said::{Said, Speaker};
use crate::engine::{Hand, Move, Phase, Side};
use crate::notation::Unreadable;
use crate::replay::{Note, ProblemKind, pit_name};

pub(super) fn ambiguous(speaker: &Speaker<'_>, moves: &[Move]) -> Said {
    let facts = speaker.facts;
    let names: Vec<String> = facts.names(moves).iter().map(|name| format!("`{name}`")).collect();
    speaker
        .say("ambiguous")
        .with(|args| args.plain("count", moves.len()).all_of("which", &names).any_of("choice", &names))
        .cited(cite::signs(facts.report))
}

pub(super) fn unreadable(speaker: &Speaker<'_>, why: Unreadable) -> Said {
    let facts = speaker.facts;
    let sign = |id, c| speaker.say(id).text("sign", character(c));
    let said = match why {
        Unreadable::NoSuchPit(u32::MAX) => speaker.say("unreadable-pit-far-too-large"),
        Unreadable::NoSuchPit(pit) => speaker.say("unreadable-no-such-pit").with(|args| args.plain("pit", pit)),
        Unreadable::NoSuchRow(row) => sign("unreadable-no-such-row", row),
        Unreadable::NoPit => speaker.say("unreadable-no-pit"),
        Unreadable::StrangeSign(row @ ('A' | 'B' | 'a' | 'b')) => {
            let after_pit = facts.written().chars().nth(1) == Some(row);
            sign(if after_pit { "unreadable-row-after-pit" } else { "unreadable-stuck-together" }, row)
        }
        Unreadable::StrangeSign(c) => sign("unreadable-strange-sign", c),
        Unreadable::TooManySigns => speaker.say("unreadable-too-many-signs"),
    };
    said.text("example", facts.dialect().example()).and_legal().cited(cite::signs(facts.report))
}

/// It is this side's turn, and its column has no move.
pub(super) fn missing(speaker: &Speaker<'_>, turn: Side) -> Said {
    let facts = speaker.facts;
    if turn == Side::North && facts.ply.is_some_and(|ply| ply.number == 1) {
        return speaker.say("missing-first-move");
    }
    if turn == Side::North && facts.is_norths() {
        return speaker.say("missing-move-in-own-round");
    }
    let said = speaker.say("missing-move").with(|args| args.side("turn", turn)).and_legal();
    said.cited(Rule::fixed("1.5.5", "", "").of(facts.report))
}

/// The others.
pub(super) fn said(speaker: &Speaker<'_>, kind: &ProblemKind) -> Said {
    let facts = speaker.facts;
    let signs = || cite::signs(facts.report);
    match kind {
        ProblemKind::AfterEnd(end) => {
            let rule = Rule::of_end(end.reason).of(facts.report);
            speaker.say("after-end").with(|args| args.outcome(*end)).cited(rule)
        }
        ProblemKind::NotReplayed => {
            speaker.say("not-replayed").with(|args| args.count("moves", facts.moves_from_here()))
        }
        ProblemKind::RowCase(mover) => {
            speaker.say("row-case").with(|args| args.side("mover", *mover)).write().cited(signs())
        }
        ProblemKind::MixedDialect(own, other) => {
            speaker.say("mixed-dialect").text("other", other.name()).text("own", own.name()).write()
        }
        ProblemKind::Note(note) => match note {
            Note::RowMissing => speaker.say("row-missing").cited(signs()),
            Note::DirectionMissing => speaker.say("direction-missing").cited(signs()),
            Note::DirectionForced => direction_forced(speaker),
            Note::HouseUnused => speaker.say("house-unused").cited(house_rule(speaker).of(facts.report)),
        }
        .write(),
        _ => speaker.say("too-many-moves").cited(signs()),
    }
}

/// Where it is said whether a move may stop in the house: in mtaji it is another rule than in kunamua.
fn house_rule(speaker: &Speaker<'_>) -> Rule {
    let facts = speaker.facts;
    let replay = &facts.report.replay;
    let before = facts.ply.and_then(|ply| replay.before(ply));
    match before.map(|state| state.position.phase()) {
        _ if !replay.rules.house => Rule::option("house", ""),
        Some(Phase::Mtaji) => Rule::option("mtaji-house-stop", "3.2"),
        _ => Rule::fixed("4.2.1.2", "The house", ""),
    }
}

fn direction_forced(speaker: &Speaker<'_>) -> Said {
    let facts = speaker.facts;
    let played = facts.ply.and_then(|ply| Some((ply.side, ply.played()?.mv)));
    let kichwa = match played.map(|(_, mv)| mv.hand) {
        Some(Hand::Left) => "left",
        Some(Hand::Right) => "right",
        None => "none",
    };
    let pit = played.map(|(side, mv)| pit_name(side, mv.pit));
    let said = speaker.say("direction-forced").text("kichwa", kichwa).with(|args| args.text_or_none("pit", pit));
    said.cited(Rule::fixed("1.4.5", "Move with capture", "").of(facts.report))
}
