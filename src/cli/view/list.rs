//! The list of moves: one line per round, with marks for the ply that is shown and the plies with findings.

use super::pen::{Pen, severity_style};
use super::wrap::fit;
use crate::findings::Severity;
use crate::render::for_terminal;
use crate::replay::{Ply, canonical};
use crate::words;
use ratatui_core::layout::Rect;
use ratatui_core::style::{Modifier, Style};

/// The number of columns of a move: the longest full name; longer text is cut.
const MOVE: u16 = 6;
/// The number of columns of a move with the marks before and after it.
const PLACE: u16 = MOVE + 3;
/// The number of columns of a round's number with the text after it.
const NUMBER: u16 = 5;

/// Draws the part of the list that fits, with the round that is shown in the middle if possible.
pub(super) fn draw(pen: &mut Pen<'_, '_>, area: Rect) {
    let app = pen.app;
    let rounds = app.report.replay.game.rounds.len();
    // The start is the first line.
    let (lines, height) = (rounds + 1, usize::from(area.height));
    let current = app.round().map_or(0, |round| round + 1);
    let first = current.saturating_sub(height / 2).min(lines.saturating_sub(height));
    for (y, line) in (area.y..area.bottom()).zip(first..lines) {
        let area = Rect { y, height: 1, ..area };
        match line.checked_sub(1) {
            None => start(pen, area),
            Some(round) => moves(pen, area, round),
        }
    }
}

fn start(pen: &mut Pen<'_, '_>, area: Rect) {
    let app = pen.app;
    let text = words::caption(app.setup.lang, &app.report.replay, 0);
    // As wide as the moves below it.
    let indent = Rect { x: area.x + NUMBER, width: area.width.saturating_sub(NUMBER).min(2 * PLACE), ..area };
    entry(pen, indent, &text, 0);
}

fn moves(pen: &mut Pen<'_, '_>, area: Rect, round: usize) {
    let number = format!("{:>4}:", pen.app.report.replay.game.number_of(round));
    pen.write(
        Rect { width: NUMBER.min(area.width), ..area },
        &number,
        pen.style(Style::new().add_modifier(Modifier::DIM)),
    );
    let app = pen.app;
    let plies = &app.report.replay.plies;
    let from = plies.partition_point(|ply| ply.round < round);
    for (at, ply) in plies.iter().enumerate().skip(from).take_while(|(_, ply)| ply.round == round) {
        let column = u16::try_from(ply.entry).unwrap_or(u16::MAX).saturating_mul(PLACE).saturating_add(NUMBER);
        if column.saturating_add(PLACE) > area.width {
            break;
        }
        let place = Rect { x: area.x + column, width: PLACE, ..area };
        entry(pen, place, &name(pen, ply), at + 1);
    }
}

/// The full name of a move, or the written text if it is not played.
fn name(pen: &Pen<'_, '_>, ply: &Ply) -> String {
    let report = &pen.app.report;
    match report.replay.before(ply).zip(ply.played()) {
        Some((before, played)) => canonical(&before, played),
        None => for_terminal(ply.span.of(report.text())).into_owned(),
    }
}

/// Draws an entry of the list: its text, a mark if the ply is shown now, a mark if it has findings.
fn entry(pen: &mut Pen<'_, '_>, area: Rect, text: &str, ply: usize) {
    let app = pen.app;
    let (here, ascii) = (app.ply() == ply, app.setup.ascii);
    let worst = app.worst(ply);
    let mark = match (here, ascii) {
        (true, true) => ">",
        (true, false) => "\u{25b8}",
        (false, _) => " ",
    };
    let found = match (worst, ascii) {
        (Some(Severity::Error), true) => "x",
        (Some(Severity::Error), false) => "\u{2717}",
        (Some(Severity::Warning), _) => "!",
        (Some(Severity::Info), _) => "i",
        (None, _) => "",
    };
    let room = area.width.saturating_sub(3);
    let text = fit(text, usize::from(room), pen.cut_sign());
    let style = if here { Style::new().add_modifier(Modifier::REVERSED) } else { Style::new() };
    pen.write(area, &format!("{mark}{}", text.trim_end()), pen.style(style));
    if let Some(severity) = worst {
        // In a separate column, so that it is not read as a sign of the move.
        let behind = Rect { x: area.x + 1 + room, width: 1, ..area };
        pen.write(behind, found, pen.style(severity_style(severity)));
    }
}
