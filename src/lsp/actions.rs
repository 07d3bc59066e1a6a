//! What can be done about the findings at a place: fixes, repairs, comments that allow them, missing head lines.

use super::document::{Document, Here};
use super::rewrite::{all_fixed, edits, workspace_edit};
use crate::document::Document as Record;
use crate::findings::{Finding, Report, Wanted, fixed};
use crate::notation::Key;
use crate::replay::{Limits, checked_repair_edits, repair};
use crate::source::{Edit, Span, edited};
use crate::words::{self, lsp as say};
use gen_lsp_types::{CodeAction, CodeActionKind, Diagnostic, Range, TextEdit, Uri};

/// The most repairs of a game that are offered.
const REPAIRS: usize = 3;

/// The head lines that a game should have.
const WANTED: [Key; 4] = [Key::South, Key::North, Key::Place, Key::Date];

/// What can be done in a range; `kinds` are those that the client asks for, or none; `versioned` is as in [`workspace_edit`].
pub(super) fn actions(
    document: &Document,
    uri: &Uri,
    range: Range,
    kinds: Option<&[CodeActionKind]>,
    diagnostics: &[Diagnostic],
    versioned: bool,
) -> Vec<CodeAction> {
    let asked = |kind: &CodeActionKind| {
        let within = |asked: &CodeActionKind| {
            let (asked, kind) = (asked.as_str(), kind.as_str());
            kind == asked || kind.strip_prefix(asked).is_some_and(|rest| rest.starts_with('.')) || asked.is_empty()
        };
        kinds.is_none_or(|kinds| kinds.iter().any(within))
    };
    let mut list = List { document, uri, diagnostics, versioned, actions: Vec::new() };
    if asked(&CodeActionKind::QuickFix) {
        for here in document.within(range) {
            let record = Record::new(&here.piece.text, &document.how.settings.options);
            let wanted = here.lines.span(range);
            let touched = |span: Span| span.start <= wanted.end && wanted.start <= span.end;
            for report in record.games().iter().filter(|it| touched(it.replay.game.span)) {
                list.game(&here, report, &touched);
            }
        }
        list.file(range);
    }
    if asked(&CodeActionKind::RefactorRewrite) {
        for here in document.within(range) {
            let record = Record::new(&here.piece.text, &document.how.settings.options);
            let wanted = here.lines.span(range);
            let inside = |it: &&Report<'_>| {
                let span = it.replay.game.span;
                span.start <= wanted.start && wanted.start < span.end.max(span.start + 1)
            };
            record.games().iter().filter(inside).for_each(|report| list.heads(&here, report));
        }
    }
    // A lint of the whole document is asked for by name, or with everything else.
    if asked(&CodeActionKind::SourceFixAll)
        && let Some(edits) = all_fixed(document)
    {
        list.add(say::fix_all(document.how.lang), CodeActionKind::SourceFixAll, None, edits, false);
    }
    list.actions
}

struct List<'a> {
    document: &'a Document,
    uri: &'a Uri,
    diagnostics: &'a [Diagnostic],
    versioned: bool,
    actions: Vec<CodeAction>,
}

impl List<'_> {
    fn add(
        &mut self,
        title: String,
        kind: CodeActionKind,
        code: Option<(&str, Range)>,
        edits: Vec<TextEdit>,
        best: bool,
    ) {
        let about = code.map(|(code, range)| {
            let is = |it: &&Diagnostic| it.range == range && it.code == Some(code.to_owned().into());
            self.diagnostics.iter().filter(is).cloned().collect::<Vec<_>>()
        });
        self.actions.push(CodeAction {
            title,
            kind: Some(kind),
            diagnostics: about.filter(|it| !it.is_empty()),
            is_preferred: best.then_some(true),
            edit: Some(workspace_edit(self.versioned, vec![(self.uri.clone(), self.document.version, edits)])),
            ..CodeAction::default()
        });
    }

    /// What can be done about the findings of a game.
    fn game(&mut self, here: &Here<'_>, report: &Report<'_>, touched: &dyn Fn(Span) -> bool) {
        let (lang, choice) = (self.document.how.lang, &self.document.how.settings.choice);
        let to_edits = |edits: &[Edit]| {
            let edit = |it: &Edit| TextEdit { range: here.lines.range(it.span), new_text: it.text.clone() };
            edits.iter().map(edit).collect::<Vec<_>>()
        };
        let found = report.findings.iter().filter(|it| choice.wants(it.check) && touched(it.span));
        let found: Vec<&Finding> = found.collect();
        for finding in &found {
            let place = Some((finding.check.code, here.lines.range(finding.span)));
            if let Some(fix) = report.fix(finding).filter(|fix| !fix.edits.is_empty()) {
                let what = words::plain_help(lang, report, finding);
                let what = what.unwrap_or_else(|| words::explained(lang, report, finding).label);
                let title = say::fix(lang, finding.check.code, what, fix.safe);
                self.add(title, CodeActionKind::QuickFix, place, to_edits(&fix.edits), fix.safe);
            }
        }
        let is_broken = |it: &&Finding| report.ply(it).is_some_and(|ply| ply.played().is_none());
        if found.iter().copied().any(|it| is_broken(&it))
            || report.replay.plies.iter().any(|ply| ply.played().is_none() && touched(ply.span))
        {
            let repairs = repair(&report.replay, &report.replay.options, &Limits::QUICK);
            for candidate in repairs.candidates.iter().take(REPAIRS) {
                let Ok(edits) = checked_repair_edits(&report.replay, candidate, false) else { continue };
                let change = |edit| words::repair::change(lang, report, candidate, edit);
                let changes: Vec<String> = candidate.edits.iter().map(change).collect();
                let title = say::repair(lang, &changes, candidate.probability);
                self.add(title, CodeActionKind::QuickFix, None, to_edits(&edits), false);
            }
        }
        let mut allowed: Vec<&str> = Vec::new();
        for finding in found {
            if allowed.contains(&finding.check.code) {
                continue;
            }
            allowed.push(finding.check.code);
            if let Some(edit) = self.allowance(here, report, finding) {
                let place = Some((finding.check.code, here.lines.range(finding.span)));
                let title = say::allow(lang, finding.check.code, finding.check.name);
                self.add(title, CodeActionKind::QuickFix, place, to_edits(&[edit]), false);
            }
        }
    }

    /// The comment that allows a finding: below its round, or before the head. It is read back.
    fn allowance(&self, here: &Here<'_>, report: &Report<'_>, finding: &Finding) -> Option<Edit> {
        let (text, game) = (here.piece.text.as_str(), &report.replay.game);
        let comment = format!("; kibao: allow {} {}", finding.check.code, say::allow_reason(self.document.how.lang));
        let round = game.rounds.partition_point(|round| round.span.start <= finding.span.start).checked_sub(1);
        let round = round.and_then(|index| game.rounds.get(index));
        let edit = match round {
            Some(round) => {
                let at = here.lines.line_of(round.span.end.max(finding.span.end)).end;
                Edit::insert(at, format!("\n{comment}"))
            }
            None => Edit::insert(here.lines.line_of(game.heads.first()?.key.start).start, format!("{comment}\n")),
        };
        let count = |report: &Report<'_>| report.findings.iter().filter(|it| it.check == finding.check).count();
        let new = edited(text, std::slice::from_ref(&edit)).ok()?;
        let again = Record::new(&new, &self.document.how.settings.options);
        let same = again.games().iter().find(|it| it.replay.game.span.start == game.span.start)?;
        let no_other = same.findings.iter().all(|it| report.findings.iter().any(|old| old.check == it.check));
        (count(same) < count(report) && no_other).then_some(edit)
    }

    /// The head lines that a game lacks, in their order.
    fn heads(&mut self, here: &Here<'_>, report: &Report<'_>) {
        let game = &report.replay.game;
        let missing: Vec<Key> = WANTED.into_iter().filter(|key| game.head(*key).is_none()).collect();
        if missing.is_empty() {
            return;
        }
        let mut edits = Vec::new();
        for key in missing {
            let before = game.heads.iter().rfind(|head| head.known.is_some_and(|known| known < key));
            let (at, text) = match (before, game.heads.first(), game.rounds.first()) {
                (Some(head), ..) => {
                    (here.lines.line_of(head.value.end.max(head.key.end)).end, format!("\n{}:", key.name()))
                }
                (None, Some(first), _) => (here.lines.line_of(first.key.start).start, format!("{}:\n", key.name())),
                (None, None, Some(round)) => (here.lines.line_of(round.span.start).start, format!("{}:\n", key.name())),
                (None, None, None) => return,
            };
            edits.push(Edit::insert(at, text));
        }
        if game.heads.is_empty()
            && let Some(last) = edits.last_mut()
        {
            last.text.push('\n');
        }
        let edits = edits.iter().map(|it| TextEdit { range: here.lines.range(it.span), new_text: it.text.clone() });
        self.add(say::heads(self.document.how.lang), CodeActionKind::RefactorRewrite, None, edits.collect(), false);
    }

    /// The fixes of the findings about the file in a range.
    fn file(&mut self, range: Range) {
        let document = self.document;
        let lang = document.how.lang;
        for shown in document.found() {
            let found = shown.found;
            let is_here = found.range.start <= range.end && range.start <= found.range.end;
            let line_ends =
                ["windows-line-ends", "lone-carriage-return", "no-final-newline"].contains(&found.check.name);
            if !is_here || !line_ends {
                continue;
            }
            let wanted = |it: &Finding| it.check == found.check;
            let text = document.text();
            let wanted = Wanted { unsafe_too: false, finding: &wanted };
            let Ok(new) = fixed(&text, &document.how.settings.options, wanted) else { continue };
            let edits = edits(document, &text, &new.text);
            if !edits.is_empty() {
                let what = found.help.unwrap_or(found.message);
                let title = say::fix(lang, found.check.code, what, true);
                self.add(title, CodeActionKind::QuickFix, Some((found.check.code, found.range)), edits, true);
            }
        }
    }
}
