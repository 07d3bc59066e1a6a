//! About a file as a whole.

use super::lang::Lang;
use super::said::Said;
use crate::findings::FileProblem;
use crate::source::Holds;

pub(super) fn said(lang: Lang, problem: FileProblem) -> Said {
    let say = |id| Said::about(lang, id);
    match problem {
        FileProblem::Empty => say("file-empty"),
        FileProblem::NotATranscript => say("file-not-a-transcript"),
        FileProblem::Windows1252 => say("file-windows-1252"),
        FileProblem::Utf16 => say("file-utf-16"),
        FileProblem::BrokenEncoding => say("file-broken-encoding"),
        FileProblem::ByteOrderMark => say("file-byte-order-mark"),
        FileProblem::CrLf { lines } => say("file-crlf").with(|args| args.count("lines", lines)),
        FileProblem::LoneCr { lines } => say("file-lone-cr").with(|args| args.count("lines", lines)),
        FileProblem::GameTooLarge => say("file-game-too-large"),
        FileProblem::NotText { format: None } => say("file-not-text"),
        FileProblem::NotText { format: Some(format) } => {
            let id = match format.holds {
                Holds::Files => "file-archive",
                Holds::OneFile => "file-compressed",
                Holds::Document => "file-foreign",
            };
            say(id).text("format", format.name)
        }
        FileProblem::NoFinalNewline => say("file-no-final-newline"),
    }
}
