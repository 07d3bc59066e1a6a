//! Messages about the text itself: their arguments, in addition to those of every finding.

use super::args::character;
use super::cite;
use super::facts::Facts;
use super::message::Message;
use crate::notation::{Key, ProblemKind};

pub(super) fn fill(message: Message, facts: &Facts<'_>, kind: ProblemKind) -> Message {
    // The book of the notation defines the sign that closes a round.
    let cited = |message: Message| message.cited(cite::signs(facts.report));
    match kind {
        ProblemKind::MissingSemicolon
        | ProblemKind::NoteWithoutSign
        | ProblemKind::FoldedRound
        | ProblemKind::RemarkAmongMoves
        | ProblemKind::EndingInPlace => cited(message),
        ProblemKind::ExtraEntry => cited(message.variant("word")),
        ProblemKind::MoveInComment => message.variant("move"),
        ProblemKind::UnreadMoves { moves } => message.with(|args| args.count("moves", moves)),
        ProblemKind::HeadBehindRound => message.variant("head"),
        ProblemKind::NumberMark(None) | ProblemKind::BlankMissing => message.variant("missing"),
        ProblemKind::NumberMissing { expected } | ProblemKind::NumberWrong { expected } => {
            message.with(|args| args.plain("expected", expected))
        }
        ProblemKind::StrayPunctuation('<') => message.text("sign", format!("`{}`", facts.written())),
        ProblemKind::NumberMark(Some(c)) | ProblemKind::StrayPunctuation(c) => message.text("sign", character(c)),
        ProblemKind::TypographicSign(c) => {
            let alone = facts.written().chars().eq([c]);
            message.text("sign", character(c)).yes("alone", alone).write()
        }
        ProblemKind::LowerCaseDirection | ProblemKind::HtmlEntity | ProblemKind::SignOrder | ProblemKind::SplitWord => {
            message.write()
        }
        ProblemKind::NearKey { known } => message.text("known", known.to_owned()),
        ProblemKind::KeyCase => {
            let written = facts.written();
            let lower = written.to_lowercase();
            let name = Key::from_name(&written).map_or(lower.as_str(), |key| key.name());
            message.yes("other", name != lower).text("lower", name.to_owned())
        }
        _ => message,
    }
}
