//! SVG charts for a page: a bar chart, and a bar with parts. The style sheet of the page sets the colours.

use super::tables::lengths_of;
use crate::render::for_xml;
use crate::render::svg::num;
use crate::stats::{Bin, Score, part, round_step};
use crate::words::Lang;
use crate::words::stats::number;

const WIDTH: f64 = 720.0;
const HEIGHT: f64 = 240.0;
/// The space for the numbers at the left, below and above.
const LEFT: f64 = 56.0;
const BELOW: f64 = 28.0;
const ABOVE: f64 = 8.0;

/// The most grid lines above the lowest.
const LINES: u64 = 5;

/// A bar for each bin, with its first length below; `says` describes the chart for a screen reader.
pub(super) fn bars(bins: &[Bin], lang: Lang, says: &str) -> String {
    let greatest = bins.iter().map(|bin| bin.games).max().unwrap_or_default().max(1);
    let step = round_step(|step| greatest.div_ceil(step) <= LINES);
    let top = greatest.div_ceil(step) * step;
    let height = |games: u64| (HEIGHT - BELOW - ABOVE) * part(games, top).unwrap_or_default();
    let y = |games: u64| num(HEIGHT - BELOW - height(games));
    let mut out = format!(
        "<svg class=\"bars\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" role=\"img\" aria-label=\"{}\">\n",
        for_xml(says)
    );
    for line in 0..=top / step {
        let games = line * step;
        let at = y(games);
        out += &format!(
            "<line x1=\"{LEFT}\" x2=\"{WIDTH}\" y1=\"{at}\" y2=\"{at}\"/><text class=\"y\" x=\"{}\" y=\"{at}\" dy=\".32em\">{}</text>\n",
            LEFT - 8.0,
            number(lang, games)
        );
    }
    let count = bins.len() as u64;
    let before = |bars: u64| (WIDTH - LEFT) * part(bars, count).unwrap_or_default();
    let each = before(1);
    for (at, bin) in bins.iter().enumerate() {
        let left = LEFT + before(at as u64);
        if bin.games > 0 {
            out += &format!(
                "<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\"><title>{}: {}</title></rect>\n",
                num(left + each / 12.0),
                y(bin.games),
                num(each - each / 6.0),
                num(height(bin.games)),
                lengths_of(bin),
                number(lang, bin.games)
            );
        }
        out += &format!(
            "<text class=\"x\" x=\"{}\" y=\"{}\">{}</text>\n",
            num(left + if bin.from == bin.to { each / 2.0 } else { each / 12.0 }),
            HEIGHT - 8.0,
            bin.from
        );
    }
    out + "</svg>\n"
}

/// A bar with three parts: the games that South won, those without a winner, those that North won. Its length is its share of
/// `of` games. The same numbers are next to it as text.
pub(super) fn parts(score: Score, of: u64) -> String {
    const LONG: u64 = 1000;
    let long = |games: u64| LONG * games / of.max(1);
    let mut out =
        format!("<svg class=\"parts\" viewBox=\"0 0 {LONG} 10\" preserveAspectRatio=\"none\" aria-hidden=\"true\">");
    let mut left = 0;
    for (class, games) in [("south", score.south), ("open", score.open()), ("north", score.north)] {
        if games > 0 {
            out += &format!(
                "<rect class=\"{class}\" x=\"{}\" width=\"{}\" height=\"10\"/>",
                long(left),
                long(games).max(1)
            );
        }
        left += games;
    }
    out + "</svg>"
}
