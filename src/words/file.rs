//! Messages about a file as a whole.

use super::message::Message;
use crate::findings::FileProblem;
use crate::source::{Holds, Site};

pub(super) fn fill(message: Message, problem: FileProblem) -> Message {
    match problem {
        FileProblem::CrLf { lines } | FileProblem::LoneCr { lines } => message.with(|args| args.count("lines", lines)),
        FileProblem::NotATranscript { site: Some(site) } => {
            message.variant(if site == Site::Ludii { "unread" } else { "site" }).text("site", site.name())
        }
        FileProblem::NotText { format: Some(format) } => {
            let variant = match format.holds {
                Holds::Files => "archive",
                Holds::OneFile => "compressed",
                Holds::Document => "document",
            };
            message.variant(variant).text("format", format.name)
        }
        _ => message,
    }
}
