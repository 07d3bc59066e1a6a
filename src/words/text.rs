//! About the text itself.

use super::args::character;
use super::cite;
use super::said::{Said, Speaker};
use crate::notation::{Key, ProblemKind};

pub(super) fn said(speaker: &Speaker<'_>, kind: ProblemKind) -> Said {
    let facts = speaker.facts;
    let say = |id| speaker.say(id);
    // What closes a round is said in the book of the notation.
    let cited = |id| say(id).cited(cite::signs(facts.report));
    match kind {
        ProblemKind::MissingSemicolon => cited("missing-semicolon"),
        ProblemKind::NoteWithoutSign => cited("note-without-sign"),
        ProblemKind::ExtraEntry => cited("extra-entry"),
        ProblemKind::LineWithoutSign => say("line-without-sign"),
        ProblemKind::HeadAfterMoves => say("head-after-moves"),
        ProblemKind::RoundInComment => say("round-in-comment"),
        ProblemKind::MoveInComment => say("move-in-comment"),
        ProblemKind::UnreadMoves { moves } => say("unread-moves").with(|args| args.count("moves", moves)),
        ProblemKind::FoldedRound => cited("folded-round"),
        ProblemKind::RemarkAmongMoves => cited("remark-among-moves"),
        ProblemKind::OpinionApart => say("opinion-apart"),
        ProblemKind::LinePrefix => say("line-prefix"),
        ProblemKind::WrongPlayer => say("wrong-player"),
        ProblemKind::EndingInPlace => cited("ending-as-move"),
        ProblemKind::HeadBehindRound => say("head-behind-round"),
        ProblemKind::LonelyMove => say("lonely-move"),
        ProblemKind::NumberMark(Some(c)) => say("number-mark").text("sign", character(c)),
        ProblemKind::NumberMark(None) => say("number-mark-missing"),
        ProblemKind::NumberMissing { expected } => say("number-missing").with(|args| args.plain("expected", expected)),
        ProblemKind::NumberWrong { expected } => say("number-wrong").with(|args| args.plain("expected", expected)),
        ProblemKind::NumberOneAgain => say("number-one-again"),
        ProblemKind::StrayPunctuation('<') => say("stray-punctuation").text("sign", format!("`{}`", facts.written())),
        ProblemKind::StrayPunctuation(c) => say("stray-punctuation").text("sign", character(c)),
        ProblemKind::LowerCaseDirection => say("lower-case-direction").write(),
        ProblemKind::TypographicSign(c) => {
            let alone = facts.written().chars().eq([c]);
            say("typographic-sign").text("sign", character(c)).yes("alone", alone).write()
        }
        ProblemKind::HtmlEntity => say("html-entity").write(),
        ProblemKind::SignOrder => say("sign-order").write(),
        ProblemKind::LeadingZero => say("leading-zero"),
        ProblemKind::SplitWord => say("split-word").write(),
        ProblemKind::Spacing => say("spacing"),
        ProblemKind::BlankMissing => say("blank-missing"),
        ProblemKind::SemicolonInHead => say("semicolon-in-head"),
        ProblemKind::KeyCase => {
            let written = facts.written();
            let lower = written.to_lowercase();
            let name = Key::from_name(&written).map_or(lower.as_str(), |key| key.name());
            say("key-case").yes("other", name != lower).text("lower", name.to_owned())
        }
        ProblemKind::RepeatedKey { .. } => say("repeated-key"),
    }
}
