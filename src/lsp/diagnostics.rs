//! What is found in a document, as diagnostics.

use super::document::{Document, Shown};
use crate::findings::Severity;
use gen_lsp_types::{
    CodeDescription, Diagnostic, DiagnosticRelatedInformation, DiagnosticSeverity, DiagnosticTag, Location, Uri,
};

/// The scheme of the addresses of manual pages; the server answers for their text.
pub(super) const SCHEME: &str = "kibao";

/// The diagnostics of a document. `related` says whether the client shows places that belong to one; otherwise they are in the
/// message.
pub(super) fn diagnostics(document: &Document, uri: &Uri, related: bool) -> Vec<Diagnostic> {
    document.found().into_iter().map(|shown| diagnostic(shown, uri, related)).collect()
}

fn diagnostic(shown: Shown, uri: &Uri, related: bool) -> Diagnostic {
    let Shown { found, severity } = shown;
    let mut message = found.message;
    let mut more: Vec<String> = found.help.into_iter().collect();
    let mut places = None;
    match found.slip {
        Some((range, change)) if related => {
            let location = Location { uri: uri.clone(), range };
            places = Some(vec![DiagnosticRelatedInformation { location, message: change }]);
        }
        Some((_, change)) => more.push(change),
        None => {}
    }
    for line in more {
        message.push('\n');
        message.push_str(&line);
    }
    let not_played = found.check.name == "not-replayed";
    Diagnostic {
        range: found.range,
        severity: Some(match severity {
            Severity::Error => DiagnosticSeverity::Error,
            Severity::Warning => DiagnosticSeverity::Warning,
            Severity::Info => DiagnosticSeverity::Information,
        }),
        code: Some(found.check.code.to_owned().into()),
        code_description: Some(CodeDescription { href: page_of(found.check.code) }),
        source: Some("kibao".to_owned()),
        message: message.into(),
        tags: not_played.then(|| vec![DiagnosticTag::Unnecessary]),
        related_information: places,
        data: None,
    }
}

/// The address of the manual page of a check.
fn page_of(code: &str) -> Uri {
    format!("{SCHEME}:explain/{code}.md").into()
}
