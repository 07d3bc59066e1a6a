//! About a file as a whole.

use super::said::Said;
use crate::findings::FileProblem;
use crate::source::Holds;

pub(super) fn said(said: Said, problem: FileProblem) -> Said {
    match problem {
        FileProblem::CrLf { lines } | FileProblem::LoneCr { lines } => said.with(|args| args.count("lines", lines)),
        FileProblem::NotText { format: Some(format) } => {
            let variant = match format.holds {
                Holds::Files => "archive",
                Holds::OneFile => "compressed",
                Holds::Document => "document",
            };
            said.variant(variant).text("format", format.name)
        }
        _ => said,
    }
}
