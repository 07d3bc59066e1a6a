//! Words that their writer was not sure of: what can be read of them, and how sure the reading is.

use super::lex::{is_bar, is_blank};
use super::word::DOUBT;
use super::written::{RowLetter, Sign, Signs, Written};

/// How sure the reading of a move is, as the record itself says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reading {
    /// The writer doubts it: `A5<(?)`, `A5?<`, and `A5<?` in a record whose only opinions are `?`.
    Doubtful,
    /// It could not be read, or not whole: `[illegible]`, `?`, `A?<`, `8|3`.
    Unknown,
    /// It is not in the source; the editor supplied it: `[A5<]`.
    Supplied,
}

impl Reading {
    /// `doubtful`, `unknown` or `supplied`.
    ///
    /// ```
    /// use kibao::notation::{Reading, games};
    /// let game = games("1: A7>*(?) [a7>*];\n2: A?> a6<;\n").next().unwrap();
    /// let entries = game.rounds.iter().flat_map(|round| &round.entries);
    /// let names: Vec<_> = entries.map(|entry| entry.reading.map(Reading::name)).collect();
    /// assert_eq!(names, [Some("doubtful"), Some("supplied"), Some("unknown"), None]);
    /// ```
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Doubtful => "doubtful",
            Self::Unknown => "unknown",
            Self::Supplied => "supplied",
        }
    }
}

/// What can be read of a move that is not clear: `A?<`, `8|3`.
///
/// ```
/// use kibao::notation::{EntryKind, Unreadable, single};
/// let Some((EntryKind::Unreadable(Unreadable::Unclear(part)), _)) = single("A8/3>") else { panic!("an unclear move") };
/// assert_eq!(part.readings().map(|it| it.pit).collect::<Vec<_>>(), [3, 8]);
/// assert!(part.readings().all(|it| it.row.is_some_and(|row| row.letter() == 'A')));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unclear {
    row: Option<RowLetter>,
    /// The pits that it may be: bit 0 is pit 1.
    pits: u8,
    signs: Signs,
}

impl Unclear {
    /// Nothing can be read.
    pub const NOTHING: Self = Self { row: None, pits: u8::MAX, signs: Signs::NONE };

    /// Whether nothing can be read.
    #[must_use]
    pub fn is_nothing(&self) -> bool {
        *self == Self::NOTHING
    }

    /// What it may be, pit by pit. A row or signs that cannot be read are left out.
    pub fn readings(&self) -> impl Iterator<Item = Written> + use<> {
        let Self { row, pits, signs } = *self;
        (1..=8).filter(move |pit| pits >> (pit - 1) & 1 == 1).map(move |pit| Written { row, pit, signs })
    }
}

/// Whether a character stands for something that could not be read.
pub(super) const fn is_hole(c: char) -> bool {
    matches!(c, '?' | '？')
}

/// A word with signs of doubt inside it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Doubt {
    /// A whole move, with a doubt about its pit: `A5?<`.
    Doubtful(Written),
    /// A part of a move, or several readings.
    Unclear(Unclear),
}

/// The meaning of a whole word with `?` in the place of what cannot be read, or with a bar between readings, which
/// may have weights: `8:0.7|3:0.3`. `None` if it is anything else.
pub(super) fn doubt(word: &str) -> Option<Doubt> {
    let word = word.strip_suffix(DOUBT).unwrap_or(word).replace(DOUBT, "?");
    if !word.contains(|c| is_hole(c) || is_bar(c)) || word.contains(is_blank) {
        return None;
    }
    let mut readings = word.split(is_bar).map(|part| Part::of(with_weight(part).0));
    let first = readings.next()??;
    let mut all = first;
    let mut several = false;
    for part in readings {
        // A row letter of the other side after a bar begins that side's move.
        let same_side = |row: RowLetter| first.row.is_some_and(|of_first| of_first.north == row.north);
        let part = part.filter(|it| it.row.is_none_or(same_side))?;
        several = true;
        all.row = all.row.filter(|row| part.row.is_none_or(|other| other == *row));
        all.hole |= part.hole;
        all.pits |= part.pits;
        all.signs = match (all.signs.is_empty(), part.signs.is_empty()) {
            (true, _) => part.signs,
            (_, true) => all.signs,
            _ if all.signs == part.signs => all.signs,
            _ => Signs::NONE,
        };
    }
    if several && all.hole {
        return None;
    }
    if !several && first.pits != 0 && !first.open {
        let pit = u8::try_from(first.pits.trailing_zeros() + 1).ok()?;
        return Some(Doubt::Doubtful(Written { row: first.row, pit, signs: first.signs }));
    }
    let pits = if all.pits == 0 { u8::MAX } else { all.pits };
    Some(Doubt::Unclear(Unclear { row: all.row, pits, signs: all.signs }))
}

/// The readings of a word with a part that cannot be read or with several readings, each with its weight if one is written.
/// None if nothing can be read.
///
/// ```
/// use kibao::notation::readings;
/// let of = |word| readings(word).into_iter().map(|(move_, weight)| (move_.pit, weight)).collect::<Vec<_>>();
/// assert_eq!(of("8:0.75|3:0.25"), [(8, Some(0.75)), (3, Some(0.25))]);
/// assert_eq!(of("A8/3>"), [(8, None), (3, None)]);
/// assert!(of("?").is_empty() && of("A8>").is_empty());
/// ```
#[must_use]
pub fn readings(word: &str) -> Vec<(Written, Option<f64>)> {
    let Some(Doubt::Unclear(part)) = doubt(word).filter(|it| *it != Doubt::Unclear(Unclear::NOTHING)) else {
        return Vec::new();
    };
    let word = word.strip_suffix(DOUBT).unwrap_or(word);
    let weights = word.split(is_bar).map(with_weight).filter_map(|(word, weight)| {
        let pit = Part::of(word)?.pits.trailing_zeros() + 1;
        Some((pit, weight))
    });
    let weights: Vec<(u32, Option<f64>)> = weights.collect();
    let mut all: Vec<_> = part
        .readings()
        .map(|reading| {
            let at = weights.iter().position(|(pit, _)| *pit == u32::from(reading.pit));
            (at, (reading, at.and_then(|at| weights.get(at)?.1)))
        })
        .collect();
    all.sort_by_key(|(at, _)| *at);
    all.into_iter().map(|(_, reading)| reading).collect()
}

/// A reading without its weight, and the weight: `8:0.7`.
fn with_weight(reading: &str) -> (&str, Option<f64>) {
    let weighted = reading.split_once(':').and_then(|(word, weight)| {
        let weight = weight.replace(',', ".").parse::<f64>().ok().filter(|it| it.is_finite() && *it >= 0.0)?;
        Some((word, Some(weight)))
    });
    weighted.unwrap_or((reading, None))
}

/// One reading of a word.
#[derive(Clone, Copy)]
struct Part {
    row: Option<RowLetter>,
    /// The pit as a bit; 0 if it cannot be read.
    pits: u8,
    signs: Signs,
    /// Whether something cannot be read.
    hole: bool,
    /// Whether the row cannot be read: `?5<`.
    open: bool,
}

impl Part {
    fn of(word: &str) -> Option<Self> {
        let mut part = Self { row: None, pits: 0, signs: Signs::NONE, hole: false, open: false };
        for (at, c) in word.chars().enumerate() {
            if is_hole(c) {
                part.hole = true;
                part.open |= at == 0;
            } else if let Some(row) = RowLetter::of(c).filter(|_| at == 0) {
                part.row = Some(row);
            } else if let Some(digit) = c.to_digit(10) {
                if !(1..=8).contains(&digit) || part.pits != 0 || !part.signs.is_empty() {
                    return None;
                }
                part.pits = 1 << (digit - 1);
            } else if !part.signs.push(Sign::of(c)?) {
                return None;
            }
        }
        (part.hole || part.pits != 0).then_some(part)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The row, the pits and the signs of an unclear word.
    fn unclear(word: &str) -> Option<(Option<char>, Vec<u8>, String)> {
        let Some(Doubt::Unclear(part)) = doubt(word) else { return None };
        let signs = part.signs.iter().map(Sign::char).collect();
        Some((part.row.map(RowLetter::letter), part.readings().map(|it| it.pit).collect(), signs))
    }

    #[test]
    fn what_can_be_read_is_kept() {
        let all: Vec<u8> = (1..=8).collect();
        let table: [(&str, Option<char>, &[u8], &str); 14] = [
            ("?", None, &all, ""),
            ("??", None, &all, ""),
            ("A?<", Some('A'), &all, "<"),
            ("b?", Some('b'), &all, ""),
            ("?>*", None, &all, ">*"),
            ("?5<", None, &[5], "<"),
            ("8|3", None, &[3, 8], ""),
            ("8/3/4>", None, &[3, 4, 8], ">"),
            ("A6/5>", Some('A'), &[5, 6], ">"),
            ("5<|6>", None, &[5, 6], ""),
            ("A5<|B6>", None, &[5, 6], ""),
            ("A5>+|A5<", Some('A'), &[5], ""),
            ("A?<(?)", Some('A'), &all, "<"),
            ("8:0.7|3:0.3", None, &[3, 8], ""),
        ];
        for (word, row, pits, signs) in table {
            assert_eq!(unclear(word), Some((row, pits.to_vec(), signs.to_owned())), "{word}");
        }
    }

    #[test]
    fn a_doubt_about_the_pit_leaves_a_move() {
        let of = |word| match doubt(word)? {
            Doubt::Doubtful(it) => Some((it.row.map(RowLetter::letter), it.pit, it.signs.iter().count())),
            Doubt::Unclear(_) => None,
        };
        assert_eq!(of("A5?<"), Some((Some('A'), 5, 1)));
        assert_eq!(of("5?"), Some((None, 5, 0)));
        assert_eq!(of("A?5<*"), Some((Some('A'), 5, 2)));
    }

    #[test]
    fn what_is_not_a_move_at_all_is_no_doubt() {
        for word in [
            "A5<",
            "A9?<",
            "so?",
            "A55?",
            "A5<?6",
            "8|",
            "|",
            "|3",
            "8|?",
            "8:x|3:0.3",
            "A5<|b6>",
            "A?<>+*#L<>*",
            "why?",
        ] {
            assert_eq!(doubt(word), None, "{word}");
        }
    }
}
