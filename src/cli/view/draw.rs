//! Drawing the viewer: a pure function of its state and the size of the terminal.

use super::app::{App, Notice};
use super::list;
use super::pen::{Pen, severity_style};
use super::wrap::fit;
use crate::cli::drawing::style;
use crate::render::board::{self, Line, Look, MarkedBoard, Words, legend};
use crate::render::for_terminal;
use crate::render::marks::StepKind;
use crate::words;
use ratatui_core::buffer::Buffer;
use ratatui_core::layout::Rect;
use ratatui_core::style::{Modifier, Style};
use unicode_width::UnicodeWidthStr;

/// The least number of columns and lines.
const LEAST: (u16, u16) = (41, 14);
/// The least number of columns for the words about the sides next to a board without a frame, and the least number of lines
/// in this layout.
const BROAD: (u16, u16) = (72, 10);
/// The least number of lines for a board with a frame.
const TALL: u16 = 17;
/// The number of columns of a board with a frame.
const FRAMED: u16 = 46;
/// The least and the largest number of columns of the list of moves next to the board.
const LIST: (u16, u16) = (23, 32);
/// The least number of lines for empty lines between the parts.
const AIRY: u16 = 22;

/// Draws everything.
///
/// ```
/// use kibao::{cli::view::{App, Games, Setup, draw}, findings::Choice, replay::Options};
/// use ratatui_core::{buffer::{Buffer, Cell}, layout::Rect};
/// let games = Games::new("1: A6<* a6<;\n", Options::default(), Choice::default());
/// let app = App::new(games, 0, Setup::default()).unwrap();
/// let mut screen = Buffer::empty(Rect::new(0, 0, 80, 24));
/// draw(&app, &mut screen);
/// assert!(screen.content.iter().map(Cell::symbol).collect::<String>().contains("North, 22 in store"));
/// ```
pub fn draw(app: &App<'_>, buffer: &mut Buffer) {
    let area = buffer.area;
    let mut pen = Pen { app, buffer };
    let least = if area.width >= BROAD.0 { BROAD } else { LEAST };
    if area.width < least.0 || area.height < least.1 {
        let text = words::view_too_small(app.setup.lang, (area.width, area.height), least);
        pen.paragraph(area, &[(pen.plain_signs(&text), Style::new())]);
        return;
    }
    let airy = u16::from(area.height >= AIRY);
    let (top, bottom) = (area.y + 1 + airy, area.bottom() - 1);
    let framed = area.width >= FRAMED && area.height >= TALL;
    let beside = framed && area.width >= FRAMED + 2 + LIST.0;
    let list_width = if beside { (area.width - FRAMED - 2).min(LIST.1) } else { area.width };
    let left = if beside { area.width - list_width - 2 } else { area.width };
    pen.title(Rect { height: 1, ..area });
    let under = pen.board(Rect { x: area.x, y: top, width: left, height: bottom - top }, framed);
    let notes_top = (under + airy).min(bottom);
    let room = bottom - notes_top;
    let notes = Rect { x: area.x, y: notes_top, width: left, height: room };
    if beside {
        pen.notes(notes);
        pen.list(Rect { x: area.right() - list_width, y: top, width: list_width, height: bottom - top });
    } else {
        // The list gets the lines that the notes leave, and at least a third if there is room for both.
        let kept = if room >= 6 { room / 3 } else { 0 };
        let used = pen.notes(Rect { height: room - kept, ..notes });
        let free = room - used;
        pen.list(Rect { y: notes_top + used, height: free, ..notes });
    }
    pen.bottom_line(Rect { y: bottom, height: 1, ..area });
    if app.shows_help() {
        pen.help(area);
    }
}

impl Pen<'_, '_> {
    fn title(&mut self, area: Rect) {
        let app = self.app;
        let game = words::title(app.setup.lang, &app.report.replay.game);
        let text = words::view_game(app.setup.lang, app.game() + 1, app.games(), game);
        self.write(area, &for_terminal(&text), self.style(Style::new().add_modifier(Modifier::BOLD)));
    }

    /// Draws the board with its legend. Returns the line below it.
    fn board(&mut self, area: Rect, frame: bool) -> u16 {
        let app = self.app;
        let Some((position, over, marks)) = app.shown() else {
            let text = words::view_no_board(app.setup.lang);
            return area.y + self.paragraph(area, &[(text, Style::new())]);
        };
        let words = if !frame && area.width >= BROAD.0 { Words::Beside } else { Words::Around };
        let look = Look { ascii: app.setup.ascii, flip: app.setup.flip, frame, words };
        let shown = MarkedBoard { position: &position, house: app.report.replay.rules.house, over, marks: &marks };
        let mut lines = board::draw(app.setup.lang, &shown, look);
        lines.push(legend(app.setup.lang, &shown, look));
        for (y, line) in (area.y..area.bottom()).zip(&lines) {
            self.line(Rect { y, height: 1, ..area }, line);
        }
        let under = area.y + u16::try_from(lines.len()).unwrap_or(area.height);
        under.min(area.bottom())
    }

    fn line(&mut self, area: Rect, line: &Line) {
        let mut x = area.x;
        for piece in line {
            let room = usize::from(area.right().saturating_sub(x));
            let style = self.style(style(piece.role).into());
            (x, _) = self.buffer.set_stringn(x, area.y, &piece.text, room, style);
        }
    }

    /// Writes about the ply: the move, the findings, the comments of the record. Returns the number of lines used.
    fn notes(&mut self, area: Rect) -> u16 {
        let app = self.app;
        let (lang, replay) = (app.setup.lang, &app.report.replay);
        let bold = self.style(Style::new().add_modifier(Modifier::BOLD));
        let ply = app.ply();
        let caption = match ply.checked_sub(1).and_then(|at| replay.plies.get(at)) {
            Some(it) if it.played().is_none() => words::view_not_played(lang, replay, it),
            _ => words::caption(lang, replay, ply),
        };
        let mut notes = vec![(caption, bold)];
        if let (Some(step), Some((before, played))) = (app.step.checked_sub(1), app.moved()) {
            let text = match app.steps.get(step).map(|step| step.kind) {
                Some(StepKind::Sowing(it)) => {
                    Some(words::sowing(lang, before.position.turn, step + 1, &it, played.tax))
                }
                Some(StepKind::Rest(more)) => Some(words::sowings_left_out(lang, more)),
                None => None,
            };
            notes.extend(text.map(|text| (text, Style::new())));
        }
        for finding in app.findings() {
            let severity = finding.severity();
            let text = words::message(lang, &app.report, finding);
            let text = format!("{}[{}]: {text}", words::severity(lang, severity), finding.check.code);
            notes.push((text, self.style(severity_style(severity))));
            if let Some(help) = words::plain_help(lang, &app.report, finding) {
                notes.push((format!("  {}: {}", words::help_word(lang), help.replace('\n', "; ")), Style::new()));
            }
        }
        let faint = self.style(Style::new().add_modifier(Modifier::ITALIC));
        notes.extend(app.comments().into_iter().map(|comment| (format!("; {comment}"), faint)));
        let notes: Vec<_> = notes.into_iter().map(|(text, style)| (for_terminal(&text).into_owned(), style)).collect();
        self.paragraph(area, &notes)
    }

    fn list(&mut self, area: Rect) {
        list::draw(self, area);
    }

    /// Draws the prompt or message, otherwise the keys; at the right the mode of stepping.
    fn bottom_line(&mut self, area: Rect) {
        let app = self.app;
        let lang = app.setup.lang;
        let mut state = Vec::new();
        if app.pace().is_some() {
            let (speed, most) = app.speed();
            state.push(words::view_playing(lang, speed, most));
        }
        if let Some((step, steps)) = app.sowing() {
            state.push(words::view_by_sowing(lang, step, steps));
        }
        let state = state.join(", ");
        let right = u16::try_from(state.width()).unwrap_or(area.width).min(area.width);
        let room = area.width - right;
        let strong = self.style(Style::new().add_modifier(Modifier::BOLD));
        self.write(Rect { x: area.x + room, width: right, ..area }, &state, strong);
        let left = Rect { width: room.saturating_sub(2 * u16::from(right > 0)), ..area };
        let text = match (app.prompt(), app.notice()) {
            (Some(typed), _) => Some(words::view_go_to(lang, &format!("{typed}_"))),
            (None, Some(Notice::FirstGame)) => Some(words::view_no_game(lang, true)),
            (None, Some(Notice::LastGame)) => Some(words::view_no_game(lang, false)),
            (None, Some(Notice::NoRound(round, last))) => Some(words::view_no_round(lang, round, last)),
            (None, None) => None,
        };
        if let Some(text) = text {
            return self.write(left, &text, strong);
        }
        let hint = self.plain_signs(&words::view_hint(lang));
        let mut kept = String::new();
        for item in hint.split("  ") {
            let gap = if kept.is_empty() { "" } else { "  " };
            if kept.width() + gap.len() + item.width() > usize::from(left.width) {
                break;
            }
            kept = kept + gap + item;
        }
        self.write(left, &kept, self.style(Style::new().add_modifier(Modifier::DIM)));
    }

    /// Draws the help about the keys over everything else.
    fn help(&mut self, area: Rect) {
        let lang = self.app.setup.lang;
        let rows: Vec<(String, String)> = words::VIEW_KEYS
            .iter()
            .map(|&key| (self.plain_signs(&words::view_keys(lang, key)), words::view_does(lang, key)))
            .collect();
        let keys = rows.iter().map(|row| row.0.width()).max().unwrap_or(0);
        let does = rows.iter().map(|row| row.1.width()).max().unwrap_or(0);
        let width = u16::try_from(keys + does + 6).unwrap_or(area.width).min(area.width);
        let height = u16::try_from(rows.len() + 2).unwrap_or(area.height).min(area.height);
        let (left, top) = (area.x + (area.width - width) / 2, area.y + (area.height - height) / 2);
        let (across, down, corners) = if self.app.setup.ascii {
            ("-", "|", ["+"; 4])
        } else {
            ("\u{2500}", "\u{2502}", ["\u{250c}", "\u{2510}", "\u{2514}", "\u{2518}"])
        };
        let inner = usize::from(width) - 2;
        let heading = format!(" {} ", words::view_help(lang));
        let edge = |left: &str, text: &str, right: &str| {
            format!("{left}{text}{}{right}", across.repeat(inner.saturating_sub(text.width())))
        };
        let shown = rows.iter().take(usize::from(height) - 2);
        let row = |(key, what): &(String, String)| {
            let text = format!(" {}  {what}", fit(key, keys, self.cut_sign()));
            format!("{down}{}{down}", fit(&text, inner, self.cut_sign()))
        };
        let mut lines = vec![edge(corners[0], &heading, corners[1])];
        lines.extend(shown.map(row));
        lines.push(edge(corners[2], "", corners[3]));
        for (y, line) in (top..top + height).zip(lines) {
            let place = Rect { x: left, y, width, height: 1 };
            self.write(place, &line, Style::new());
            // Text drawn there before had its own style.
            self.buffer.set_style(place, Style::reset());
        }
    }
}
