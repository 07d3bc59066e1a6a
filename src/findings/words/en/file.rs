//! About a file as a whole.

use super::{Said, counted};
use crate::findings::FileProblem;

pub(super) fn said(problem: FileProblem) -> Said {
    match problem {
        FileProblem::Empty => Said::to_do(
            "the file is empty",
            "nothing here",
            "look whether the right file was saved; a transcript has at least one round, as in `1: A6<* a6<;`",
        ),
        FileProblem::NotATranscript => Said::to_do(
            "this is not a transcript: there is no head line and no round in it",
            "no head line and no round",
            "a transcript has head lines such as `south: Asha`, and rounds such as `1: A6<* a6<;`",
        ),
        FileProblem::Windows1252 => Said::to_do(
            "the file is not UTF-8; it was read as Windows-1252, the old Western encoding",
            "not UTF-8",
            "`kibao fmt` writes UTF-8; look at the accented letters first",
        ),
        FileProblem::Utf16 => {
            Said::to_do("the file is UTF-16, which many tools cannot read", "UTF-16", "`kibao fmt` writes UTF-8")
        }
        FileProblem::BrokenEncoding => Said::to_do(
            "some bytes of the file are no text; each such place is read as the sign U+FFFD",
            "the first such place",
            "compare with the source of the record and type the lost characters in again",
        ),
        FileProblem::ByteOrderMark => Said::to_do(
            "the file begins with an invisible byte order mark (U+FEFF)",
            "an invisible mark",
            "`kibao fmt` writes the file without it",
        ),
        FileProblem::CrLf { lines } => Said::to_do(
            format!("{} in CR LF, as on Windows", ends(lines)),
            "the first such line end",
            "`kibao fmt` ends every line in LF",
        ),
        FileProblem::LoneCr { lines } => Said::to_do(
            format!("{} in a lone CR; many tools see one single line there", ends(lines)),
            "the first such line end",
            "`kibao fmt` ends every line in LF",
        ),
        FileProblem::GameTooLarge => Said::to_do(
            "the game that begins here is larger than one game may be (1 MiB); it was passed over",
            "begins here",
            "look whether lines are missing that begin other games, or whether this is a transcript",
        ),
        FileProblem::NoFinalNewline => Said::to_do(
            "the last line has no line end; look whether the file was cut off",
            "the file ends here",
            "`kibao fmt` adds the line end",
        ),
    }
}

/// `3 lines end`, `1 line ends`.
fn ends(lines: u32) -> String {
    format!("{} {}", counted(lines, "line"), if lines == 1 { "ends" } else { "end" })
}
