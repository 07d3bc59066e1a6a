//! About the text itself.

use super::{Said, at_place, character, this_move};
use crate::findings::words::cite;
use crate::findings::words::facts::Facts;
use crate::notation::ProblemKind;

pub(super) fn said(facts: &Facts<'_>, kind: ProblemKind) -> Said {
    let (written, place) = (facts.written(), at_place(facts));
    match kind {
        ProblemKind::MissingSemicolon | ProblemKind::NoteWithoutSign | ProblemKind::ExtraEntry => closing(facts, kind),
        ProblemKind::LineWithoutSign => Said::to_do(
            format!("`{written}` is no head line, no round and no comment; it is kept as a comment"),
            "read as a comment",
            "begin the line with `;` if it is a comment; look whether moves are lost in it",
        ),
        ProblemKind::HeadAfterMoves => Said::to_do(
            format!(
                "`{written}` looks like a head line, but follows moves and has no known key; it is kept as a comment"
            ),
            "read as a comment",
            "begin the line with `;` if it is a comment; correct the key if another game begins here",
        ),
        ProblemKind::RoundInComment => Said::to_do(
            format!("the comment `{written}` is itself a round; its moves are not checked"),
            "moves in a comment",
            "take the sign away if these moves were played",
        ),
        ProblemKind::LonelyMove => Said::to_do(
            format!("{} is the only one of its round, and more rounds follow", this_move(facts)),
            "alone in its round",
            "write the other side's move beside it, or `--` where none was made",
        ),
        ProblemKind::NumberMark(_)
        | ProblemKind::NumberMissing { .. }
        | ProblemKind::NumberWrong { .. }
        | ProblemKind::NumberOneAgain => number(&written, kind),
        ProblemKind::StrayPunctuation(c) => {
            Said::to_do(format!("stray {} that has no meaning here", character(c)), "no meaning here", "take it out")
        }
        ProblemKind::LowerCaseDirection => Said::write(
            format!("the direction of `{written}`{place} is a small letter instead of `L` or `R`"),
            "small letter",
        ),
        ProblemKind::TypographicSign(c) => Said::write(
            if written.chars().eq([c]) {
                format!("{}{place} only looks like a sign of the notation", character(c))
            } else {
                format!("`{written}`{place} holds {}, which only looks like a sign of the notation", character(c))
            },
            format!("{} is a look-alike", character(c)),
        ),
        ProblemKind::HtmlEntity => {
            Said::write(format!("`{written}`{place} holds a sign in the spelling of HTML"), "spelling of HTML")
        }
        ProblemKind::SignOrder => Said::write(
            format!("the signs of `{written}`{place} stand in another order than direction, house, mark, `#`"),
            "another order",
        ),
        ProblemKind::SplitWord => Said::write(
            format!("there is white space inside `{written}`{place}, which is one move"),
            "one move in pieces",
        ),
        ProblemKind::Spacing => Said::to_do(
            "the white space here is not one plain blank between two words",
            "white space",
            "write one blank between two words, and none before `;` or at an end of a line",
        ),
        ProblemKind::BlankMissing => {
            Said::to_do("a blank is missing here", "a blank belongs before this", "write one blank before each move")
        }
        ProblemKind::SemicolonInHead => Said::to_do(
            "there is a `;` in a head line, where none is needed",
            "not needed",
            "`kibao fmt` leaves it out and keeps a remark after it",
        ),
        ProblemKind::KeyCase => Said::to_do(
            format!("the key `{written}` is not written in small letters"),
            "capital letters",
            format!("write `{}`", written.to_lowercase()),
        ),
        ProblemKind::RepeatedKey => Said::to_do(
            format!("the key `{written}` is there already; the first line with it counts"),
            "a second time",
            "keep the line that is right",
        ),
    }
}

/// What closes a round, and what stands in its way.
fn closing(facts: &Facts<'_>, kind: ProblemKind) -> Said {
    let written = facts.written();
    let said = match kind {
        ProblemKind::NoteWithoutSign => Said::to_do(
            format!("the note `{written}` is not separated from the moves by `;`"),
            "read as a comment",
            "write `;` after the last move, then the note",
        ),
        ProblemKind::ExtraEntry => Said::to_do(
            format!("`{written}`{} is one word too many: a round holds South's move and North's", at_place(facts)),
            "a third move",
            "start a new round before it, or put it after the `;` if it is a note",
        ),
        _ => Said::to_do(
            format!("the round is not closed by `;` after `{written}`"),
            "`;` belongs after this",
            "write `;` after the last move of the round",
        ),
    };
    said.cited(cite::signs(facts.report))
}

/// Numbers of rounds.
fn number(written: &str, kind: ProblemKind) -> Said {
    match kind {
        ProblemKind::NumberMark(Some(c)) => Said::to_do(
            format!("{} stands after the number of the round, where `:` belongs", character(c)),
            "`:` belongs here",
            "write `:`",
        ),
        ProblemKind::NumberMark(None) => Said::to_do(
            format!("there is no `:` after the number `{written}` of the round"),
            "`:` belongs after this",
            format!("write `{written}:`"),
        ),
        ProblemKind::NumberMissing { expected } => Said::to_do(
            format!("the round has no number; by its place it is round {expected}"),
            "no number",
            format!("write `{expected}:` before it, unless a round is lost"),
        ),
        ProblemKind::NumberWrong { expected } => Said::to_do(
            format!("the number of the round is `{written}`, where {expected} is expected"),
            format!("{expected} is expected"),
            "look whether a round is lost or doubled before it; otherwise correct the number",
        ),
        _ => Said::to_do(
            "the number 1 comes again after other rounds; it is read as the same game",
            "1 again",
            "put a blank line before it if another game begins here; otherwise correct the number",
        ),
    }
}
