//! Writing text into the buffer of the terminal.

use super::app::App;
use super::wrap::{cut, fit, wrap};
use crate::findings::Severity;
use ratatui_core::buffer::Buffer;
use ratatui_core::layout::Rect;
use ratatui_core::style::{Color, Style};
use unicode_width::UnicodeWidthStr;

/// Writes into the buffer.
pub(super) struct Pen<'a, 't> {
    pub(super) app: &'a App<'t>,
    pub(super) buffer: &'a mut Buffer,
}

impl Pen<'_, '_> {
    /// The style, or the default style if output is without colour.
    pub(super) const fn style(&self, style: Style) -> Style {
        if self.app.setup.colour { style } else { Style::new() }
    }

    /// Text of the words layer, in ASCII if the user asked for it: only signs that are not letters change.
    pub(super) fn plain_signs(&self, text: &str) -> String {
        if !self.app.setup.ascii {
            return text.to_owned();
        }
        text.replace('\u{2190}', "<-")
            .replace('\u{2192}', "->")
            .replace("\u{2191} \u{2193}", "Up Down")
            .replace('\u{d7}', "x")
    }

    pub(super) const fn cut_sign(&self) -> &'static str {
        if self.app.setup.ascii { "~" } else { "\u{2026}" }
    }

    /// Writes a text on one line; a text that is too long is cut.
    pub(super) fn write(&mut self, area: Rect, text: &str, style: Style) {
        let width = usize::from(area.width);
        let text = if text.width() > width { fit(text, width, self.cut_sign()) } else { text.to_owned() };
        if area.height > 0 {
            self.buffer.set_stringn(area.x, area.y, text, width, style);
        }
    }

    /// Writes texts below each other, each wrapped. Text that does not fit is left out, which a sign shows. Returns the number
    /// of lines used.
    pub(super) fn paragraph(&mut self, area: Rect, texts: &[(String, Style)]) -> u16 {
        let wrapped = |(text, style): &(String, Style)| {
            wrap(text, usize::from(area.width)).into_iter().map(|line| (line, *style)).collect::<Vec<_>>()
        };
        let mut lines: Vec<(String, Style)> = texts.iter().flat_map(wrapped).collect();
        let most = usize::from(area.height);
        if lines.len() > most {
            lines.truncate(most);
            if let Some((last, _)) = lines.last_mut() {
                let kept = cut(last, usize::from(area.width).saturating_sub(2)).trim_end().to_owned();
                *last = format!("{kept} {}", self.cut_sign());
            }
        }
        for (y, (line, style)) in (area.y..area.bottom()).zip(&lines) {
            self.write(Rect { y, height: 1, ..area }, line, *style);
        }
        u16::try_from(lines.len()).unwrap_or(area.height)
    }
}

pub(super) const fn severity_style(severity: Severity) -> Style {
    Style::new().fg(match severity {
        Severity::Error => Color::Red,
        Severity::Warning => Color::Yellow,
        Severity::Info => Color::Blue,
    })
}
