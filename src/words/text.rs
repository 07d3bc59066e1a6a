//! About the text itself: the arguments of its checks' messages, in addition to those of every finding.

use super::args::character;
use super::cite;
use super::facts::Facts;
use super::said::Said;
use crate::notation::{Key, ProblemKind};

pub(super) fn said(said: Said, facts: &Facts<'_>, kind: ProblemKind) -> Said {
    // What closes a round is said in the book of the notation.
    let cited = |said: Said| said.cited(cite::signs(facts.report));
    match kind {
        ProblemKind::MissingSemicolon
        | ProblemKind::NoteWithoutSign
        | ProblemKind::FoldedRound
        | ProblemKind::RemarkAmongMoves
        | ProblemKind::EndingInPlace => cited(said),
        ProblemKind::ExtraEntry => cited(said.variant("word")),
        ProblemKind::MoveInComment => said.variant("move"),
        ProblemKind::UnreadMoves { moves } => said.with(|args| args.count("moves", moves)),
        ProblemKind::HeadBehindRound => said.variant("head"),
        ProblemKind::NumberMark(None) | ProblemKind::BlankMissing => said.variant("missing"),
        ProblemKind::NumberMissing { expected } | ProblemKind::NumberWrong { expected } => {
            said.with(|args| args.plain("expected", expected))
        }
        ProblemKind::StrayPunctuation('<') => said.text("sign", format!("`{}`", facts.written())),
        ProblemKind::NumberMark(Some(c)) | ProblemKind::StrayPunctuation(c) => said.text("sign", character(c)),
        ProblemKind::TypographicSign(c) => {
            let alone = facts.written().chars().eq([c]);
            said.text("sign", character(c)).yes("alone", alone).write()
        }
        ProblemKind::LowerCaseDirection | ProblemKind::HtmlEntity | ProblemKind::SignOrder | ProblemKind::SplitWord => {
            said.write()
        }
        ProblemKind::KeyCase => {
            let written = facts.written();
            let lower = written.to_lowercase();
            let name = Key::from_name(&written).map_or(lower.as_str(), |key| key.name());
            said.yes("other", name != lower).text("lower", name.to_owned())
        }
        _ => said,
    }
}
