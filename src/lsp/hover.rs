//! What is shown about a place: the boards around a move, the way of its seeds, the rule behind a finding.

use super::document::Document;
use crate::document::Document as Record;
use crate::findings::Report;
use crate::render::board::{Look, MarkedBoard, Words, draw, text};
use crate::render::marks::{Marks, StepKind, TRACE_MOST, move_to, steps};
use crate::render::svg::{Diagram, Moment};
use crate::replay::{Ply, PlyState};
use crate::words::{self, manual};
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use gen_lsp_types::{Hover, MarkupContent, MarkupKind, Position};

/// The width of a picture.
const PICTURE: u32 = 480;

/// What is shown at a place; with `pictures`, also the diagram of the move.
pub(super) fn hover(document: &Document, position: Position, pictures: bool) -> Option<Hover> {
    let here = document.here(position)?;
    let at = here.lines.offset(position);
    let record = Record::new(&here.piece.text, &document.how.settings.options);
    let report = record.games().iter().rfind(|report| report.replay.game.span.start <= at)?;
    let holds = |start: u32, end: u32| start <= at && at <= end;
    let ply = report.replay.plies.iter().find(|ply| holds(ply.span.start, ply.span.end));
    let wanted = |it: &&crate::findings::Finding| document.how.settings.choice.wants(it.check);
    let found = report.findings.iter().filter(wanted).filter(|it| holds(it.span.start, it.span.end));
    let mut parts: Vec<String> = Vec::new();
    let mut range = None;
    if let Some(ply) = ply {
        parts.extend(of_ply(document, report, ply, pictures));
        range = Some(here.lines.range(ply.span));
    }
    let mut checks: Vec<&str> = Vec::new();
    for finding in found {
        range = range.or_else(|| Some(here.lines.range(finding.span)));
        if !checks.contains(&finding.check.code) {
            checks.push(finding.check.code);
            parts.push(manual(document.how.lang, finding.check));
        }
    }
    if parts.is_empty() {
        return None;
    }
    let contents = MarkupContent { kind: MarkupKind::Markdown, value: parts.join("\n---\n\n") };
    Some(Hover { contents: contents.into(), range })
}

fn of_ply(document: &Document, report: &Report<'_>, ply: &Ply, pictures: bool) -> Option<String> {
    let (lang, replay) = (document.how.lang, &report.replay);
    let number = ply.number as usize;
    let before = replay.before(ply)?;
    let boards = |shown: &MarkedBoard<'_>| -> String {
        let look = Look { words: Words::Beside, ..Look::default() };
        let lines: String = draw(lang, shown, look).iter().map(|line| text(line) + "\n").collect();
        format!("```text\n{lines}```\n")
    };
    let house = replay.rules.house;
    let plain = MarkedBoard { position: &before.position, house, over: false, marks: &Marks::NONE };
    let mut out = format!("{}\n\n{}", escaped(&words::before_ply(lang, replay, number, false)), boards(&plain));
    let Some((before, played)) = move_to(replay, number).filter(|_| ply.state != PlyState::Stuck) else {
        return Some(out);
    };
    for (index, step) in steps(&before, &replay.rules, played, TRACE_MOST).iter().enumerate() {
        let line = match &step.kind {
            StepKind::Sowing(sowing) => words::sowing(lang, before.position.turn, index + 1, sowing, played.tax),
            StepKind::Rest(left_out) => words::sowings_left_out(lang, *left_out),
        };
        out.push_str(&format!("\n{}  ", escaped(&line)));
    }
    let marks = Marks::of(&before, &replay.rules, played);
    let (position, over) = (&played.after.position, replay.is_over_at(number));
    let after = boards(&MarkedBoard { position, house, over, marks: &marks });
    out.push_str(&format!("\n\n{}\n\n{after}", escaped(&words::caption(lang, replay, number))));
    if pictures && let Some(diagram) = Diagram::of_ply(lang, replay, number, Moment::Done) {
        let svg = Diagram { width: PICTURE, ..diagram }.described(lang).svg();
        out.push_str(&format!("\n![](data:image/svg+xml;base64,{})\n", STANDARD.encode(svg)));
    }
    Some(out)
}

/// Escapes a text for a line of Markdown. Names and comments come from the record, and a line may begin with a number.
fn escaped(text: &str) -> String {
    let sign = |c: char| c.is_ascii_punctuation() && !matches!(c, ',' | ':' | ';' | '\'' | '"' | '/' | '%' | '?');
    text.chars()
        .flat_map(|c| sign(c).then_some('\\').into_iter().chain([if c.is_control() { ' ' } else { c }]))
        .collect()
}
