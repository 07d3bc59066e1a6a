//! Charts as SVG for a page: bars of numbers, and one bar in parts. Their colours are those of the page's style.

use crate::findings::words::Lang;
use crate::findings::words::stats::number;
use crate::render::for_xml;
use crate::stats::{Bin, Score};

const WIDTH: u64 = 720;
const HEIGHT: u64 = 240;
/// Room for the numbers at the left, below, above.
const LEFT: u64 = 56;
const BELOW: u64 = 28;
const ABOVE: u64 = 8;

/// A bar for each bin, with its first length below; `says` is for those who do not see it.
pub(super) fn bars(bins: &[Bin], lang: Lang, says: &str) -> String {
    let most = bins.iter().map(|bin| bin.games).max().unwrap_or_default().max(1);
    let step = step(most);
    let top = most.div_ceil(step) * step;
    let height = HEIGHT - BELOW - ABOVE;
    let y = |games: u64| thousandths(height * 1000 - height * games * 1000 / top + ABOVE * 1000);
    let mut out = format!(
        "<svg class=\"bars\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" role=\"img\" aria-label=\"{}\">\n",
        for_xml(says)
    );
    for line in 0..=top / step {
        let (games, at) = (line * step, y(line * step));
        out += &format!(
            "<line x1=\"{LEFT}\" x2=\"{WIDTH}\" y1=\"{at}\" y2=\"{at}\"/><text class=\"y\" x=\"{}\" y=\"{at}\" dy=\".32em\">{}</text>\n",
            LEFT - 8,
            number(lang, games)
        );
    }
    let count = bins.len().max(1) as u64;
    let each = (WIDTH - LEFT) * 1000 / count;
    for (at, bin) in bins.iter().enumerate() {
        let left = LEFT * 1000 + at as u64 * each;
        let from = if bin.from == bin.to { bin.from.to_string() } else { format!("{}\u{2013}{}", bin.from, bin.to) };
        if bin.games > 0 {
            let bar = height * bin.games * 1000 / top;
            out += &format!(
                "<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\"><title>{from}: {}</title></rect>\n",
                thousandths(left + each / 12),
                y(bin.games),
                thousandths(each - each / 6),
                thousandths(bar),
                number(lang, bin.games)
            );
        }
        out += &format!(
            "<text class=\"x\" x=\"{}\" y=\"{}\">{}</text>\n",
            thousandths(left + if bin.from == bin.to { each / 2 } else { each / 12 }),
            HEIGHT - 8,
            bin.from
        );
    }
    out + "</svg>\n"
}

/// 1, 2 or 5 times a power of ten, so that there are at most five lines of so many.
fn step(most: u64) -> u64 {
    let steps = (0..19).flat_map(|power| [1, 2, 5].map(|it| it * 10_u64.pow(power)));
    steps.into_iter().find(|step| most.div_ceil(*step) <= 5).unwrap_or(u64::MAX)
}

/// A number of thousandths in units.
fn thousandths(number: u64) -> String {
    let written = format!("{}.{:03}", number / 1000, number % 1000);
    written.trim_end_matches('0').trim_end_matches('.').to_owned()
}

/// A bar in parts: South's games, those without a winner, North's; as long as its part of `of` games. It shows what stands
/// beside it in numbers.
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

#[cfg(test)]
mod tests {
    use super::{step, thousandths};

    #[test]
    fn lines_are_few_and_round() {
        assert_eq!([1, 5, 6, 12, 26, 1_000, 123_456].map(step), [1, 1, 2, 5, 10, 200, 50_000]);
        assert_eq!([0, 1500, 2040].map(thousandths), ["0", "1.5", "2.04"]);
    }
}
