//! Changes of a whole document as edits of its lines: formatting, and the fixes that are safe. Nothing is written that was not
//! read back.

use super::document::{Document, Here};
use super::units::Lines;
use crate::document::{Document as Record, rewritten};
use crate::findings::{Wanted, fixed};
use crate::notation::games;
use crate::source::Span;
use gen_lsp_types::{
    OptionalVersionedTextDocumentIdentifier, Range, TextDocumentEdit, TextDocumentIdentifier, TextEdit, Uri,
    WorkspaceEdit,
};
use similar::{DiffTag, TextDiff};

/// The most lines that are compared one by one; more are replaced as a whole.
const COMPARED: usize = 4000;

/// The edits that make a document canonical.
///
/// # Errors
/// The number of the game, from 1, that would not read back the same.
pub(super) fn formatted(document: &Document) -> Result<Vec<TextEdit>, usize> {
    let text = document.text();
    let record = Record::new(&text, &document.how.settings.options);
    if record.games().is_empty() {
        return Ok(Vec::new());
    }
    let new = record.canonical().map_err(|error| error.game)?;
    Ok(edits(document, &text, &new))
}

/// The edits that make the games of a range canonical.
///
/// # Errors
/// The number of the game, from 1 in its piece, that would not read back the same.
pub(super) fn range_formatted(document: &Document, range: Range) -> Result<Vec<TextEdit>, usize> {
    let mut edits = Vec::new();
    for Here { piece, lines } in document.within(range) {
        let record = Record::new(&piece.text, &document.how.settings.options);
        let wanted = lines.span(range);
        let count = record.games().len();
        for (index, report) in record.games().iter().enumerate() {
            let span = report.replay.game.span;
            if span.end < wanted.start || span.start > wanted.end {
                continue;
            }
            let mut new = rewritten(&report.replay, None).map_err(|_| index + 1)?;
            let old = span.of(&piece.text);
            let last = index + 1 == count && span.end as usize == piece.text.len();
            // The blank lines behind a game are part of it.
            let blank = old.len() - old.trim_end_matches(['\r', '\n']).len();
            if !last || blank > 1 {
                new.push('\n');
            }
            let around = [piece.text.get(..span.start as usize), Some(&new), piece.text.get(span.end as usize..)];
            let all: String = around.into_iter().flatten().collect();
            if games(&all).count() != count {
                return Err(index + 1);
            }
            let place = |span: Span| lines.range(span);
            edits.extend(line_edits(old, &new).into_iter().map(|(part, new_text)| {
                let part = Span { start: span.start + part.start, end: span.start + part.end };
                TextEdit { range: place(part), new_text }
            }));
        }
    }
    Ok(edits)
}

/// The edits of every fix that is safe and wanted; `None` if nothing changes.
pub(super) fn all_fixed(document: &Document) -> Option<Vec<TextEdit>> {
    let text = document.text();
    let choice = &document.how.settings.choice;
    let wanted = |finding: &crate::findings::Finding| choice.wants(finding.check);
    let new = fixed(&text, &document.how.settings.options, Wanted { unsafe_too: false, finding: &wanted }).ok()?;
    Some(edits(document, &text, &new.text)).filter(|edits| !edits.is_empty())
}

/// The edits that make a document another text.
pub(super) fn edits(document: &Document, old: &str, new: &str) -> Vec<TextEdit> {
    if old == new {
        return Vec::new();
    }
    let lines = Lines::new(old, document.how.units, 0);
    let edit = |(span, new_text)| TextEdit { range: lines.range(span), new_text };
    line_edits(old, new).into_iter().map(edit).collect()
}

/// Edits of documents, each for a version of its document if the client takes that: it refuses those that come too late.
pub(super) fn workspace_edit(versioned: bool, documents: Vec<(Uri, Option<i32>, Vec<TextEdit>)>) -> WorkspaceEdit {
    if !versioned {
        let changes = documents.into_iter().map(|(uri, _, edits)| (uri, edits)).collect();
        return WorkspaceEdit { changes: Some(changes), ..WorkspaceEdit::default() };
    }
    let change = |(uri, version, edits): (Uri, Option<i32>, Vec<TextEdit>)| {
        let text_document_identifier = TextDocumentIdentifier { uri };
        let text_document = OptionalVersionedTextDocumentIdentifier { version, text_document_identifier };
        TextDocumentEdit { text_document, edits: edits.into_iter().map(Into::into).collect() }.into()
    };
    let changes = documents.into_iter().map(change).collect();
    WorkspaceEdit { document_changes: Some(changes), ..WorkspaceEdit::default() }
}

/// The lines that differ.
fn line_edits(old: &str, new: &str) -> Vec<(Span, String)> {
    let old_lines: Vec<&str> = old.split_inclusive('\n').collect();
    let new_lines: Vec<&str> = new.split_inclusive('\n').collect();
    let same = |(one, other): &(&&str, &&str)| one == other;
    let front = old_lines.iter().zip(&new_lines).take_while(same).count();
    let back = old_lines.iter().skip(front).rev().zip(new_lines.iter().skip(front).rev()).take_while(same).count();
    let old_part = old_lines.get(front..old_lines.len() - back).unwrap_or_default();
    let new_part = new_lines.get(front..new_lines.len() - back).unwrap_or_default();
    let start: usize = old_lines.iter().take(front).map(|line| line.len()).sum();
    if old_part.is_empty() && new_part.is_empty() {
        return Vec::new();
    }
    if old_part.len() + new_part.len() > COMPARED {
        let len: usize = old_part.iter().map(|line| line.len()).sum();
        return vec![(Span::new(start, start + len), new_part.concat())];
    }
    let mut starts = vec![start];
    for line in old_part {
        starts.push(starts.last().copied().unwrap_or_default() + line.len());
    }
    let at = |line: usize| starts.get(line).copied().unwrap_or_default();
    let diff = TextDiff::from_slices(old_part, new_part);
    let changed = diff.ops().iter().filter(|op| op.tag() != DiffTag::Equal);
    let changed = changed.map(|op| {
        let new = new_part.get(op.new_range()).unwrap_or_default().concat();
        (Span::new(at(op.old_range().start), at(op.old_range().end)), new)
    });
    changed.collect()
}
