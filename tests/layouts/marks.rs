//! What else a layout is made of: remarks and opinions, prefixes, words of four languages, endings in a move's place. Each is
//! an axis of its own, a table of variants.

use super::draw::Draw;
use super::rows::{Cell, Fits, Prefixes, date, time};

/// What stands beside moves.
pub(super) struct Spice {
    pub(super) name: &'static str,
    /// Whether a way to set moves out can have it.
    pub(super) fits: fn(&Fits) -> bool,
    /// Puts it at a move; where it is between two, at the second.
    put: fn(&mut Draw, &mut Cell),
    /// Whether it stands between South's move and North's.
    pub(super) between: bool,
    /// Whether the reader is to report it.
    pub(super) told: bool,
}

impl Spice {
    const fn remark(name: &'static str, put: fn(&mut Draw, &mut Cell)) -> Self {
        Self { name, fits: |fits| fits.remarks, put, between: false, told: true }
    }

    const fn between(name: &'static str, put: fn(&mut Draw, &mut Cell)) -> Self {
        Self { name, fits: |fits| fits.between, put, between: true, told: true }
    }

    /// Puts it at some of the moves, one at least: at few, or at nearly all.
    pub(super) fn sprinkle(&self, draw: &mut Draw, cells: &mut [Cell]) {
        let often = draw.pick(&[1, 2, 8]);
        let places: Vec<usize> = (0..cells.len()).filter(|ply| !self.between || ply % 2 == 1).collect();
        let sure = places.get(draw.below(places.len().max(1))).copied();
        for place in places {
            if sure == Some(place) || draw.once_in(often) {
                (self.put)(draw, &mut cells[place]);
            }
        }
    }
}

/// Opinions on moves.
const OPINIONS: [&str; 6] = ["!", "?", "!!", "??", "!?", "?!"];

/// Puts one behind a move that has none.
fn opinion(draw: &mut Draw, cell: &mut Cell, gap: &str) {
    if !cell.text.ends_with(['!', '?']) {
        cell.text.push_str(gap);
        cell.text.push_str(draw.pick(&OPINIONS));
    }
}

/// Every kind.
pub(super) const SPICES: &[Spice] = &[
    Spice::remark("clock in brackets", |draw, cell| {
        cell.remark = format!(" ({}:{:02})", draw.below(9), draw.below(60));
    }),
    Spice::remark("clock in square brackets", |draw, cell| {
        cell.remark = format!(" [{}:{:02}]", draw.below(9), draw.below(60));
    }),
    Spice::remark("word in braces", |draw, cell| {
        cell.remark = format!(" {{{}}}", draw.pick(&["good", "nzuri", "dobře"]));
    }),
    Spice { told: false, ..Spice::remark("opinion joined", |draw, cell| opinion(draw, cell, "")) },
    Spice::remark("opinion apart", |draw, cell| opinion(draw, cell, " ")),
    Spice::between("bar between", |_, cell| cell.between = " | "),
    Spice::between("slash between", |_, cell| cell.between = " / "),
    Spice::between("comma between", |draw, cell| cell.between = draw.pick(&[" , ", ", "])),
    Spice::between("dash between", |draw, cell| cell.between = draw.pick(&[" - ", " – "])),
];

/// What stands before every line.
pub(super) struct Prefix {
    pub(super) name: &'static str,
    /// Whether it stands before head lines, too, where it does at all.
    pub(super) heads: bool,
    pub(super) fits: fn(Prefixes) -> bool,
    /// The prefix of a line by its number in the text, with the name of one who watches.
    pub(super) write: fn(usize, &str) -> String,
}

/// Every kind, none first.
pub(super) const PREFIXES: &[Prefix] = &[
    Prefix { name: "no prefix", heads: false, fits: |_| true, write: |_, _| String::new() },
    Prefix { name: "`> `", heads: true, fits: |it| it != Prefixes::Not, write: |_, _| "> ".to_owned() },
    Prefix { name: "`>> `", heads: true, fits: |it| it != Prefixes::Not, write: |_, _| ">> ".to_owned() },
    Prefix { name: "`[12:03] `", heads: false, fits: by_line, write: |line, _| format!("[{}] ", time(line)) },
    Prefix { name: "`- `", heads: false, fits: by_line, write: |_, _| "- ".to_owned() },
    Prefix { name: "`* `", heads: false, fits: by_line, write: |_, _| "* ".to_owned() },
    Prefix { name: "`• `", heads: false, fits: by_line, write: |_, _| "• ".to_owned() },
    Prefix {
        name: "chat of one",
        heads: false,
        fits: |it| it == Prefixes::Any,
        write: |line, who| format!("{} - {who}: ", date(line)),
    },
];

fn by_line(prefixes: Prefixes) -> bool {
    matches!(prefixes, Prefixes::Any | Prefixes::Nameless)
}

/// The words of a language: keys, and sides.
pub(super) struct Language {
    pub(super) name: &'static str,
    /// `south`, `north`, `winner`.
    pub(super) keys: [&'static str; 3],
    pub(super) sides: [&'static str; 2],
}

/// Every language, English first.
pub(super) const LANGUAGES: &[Language] = &[
    Language { name: "English keys", keys: ["south", "north", "winner"], sides: ["South", "North"] },
    Language { name: "Swahili keys", keys: ["Kusini", "Kaskazini", "Mshindi"], sides: ["Kusini", "Kaskazini"] },
    Language { name: "German keys", keys: ["Süd", "Nord", "Gewinner"], sides: ["Süd", "Nord"] },
    Language { name: "Czech keys", keys: ["jih", "sever", "vítěz"], sides: ["Jih", "Sever"] },
];

/// What stands in the place of the move of one who gives up.
pub(super) const ENDINGS: &[&str] = &["resigns", "anajisalimu", "vzdává", "gibt auf"];

/// What may stand between and behind lines: nothing that looks like a move, a key or an ending.
pub(super) const COMMENTS: &[&str] = &["good", "a long think", "pole pole", "dobrý tah", "so it goes"];

/// Names of players.
pub(super) const PLAYERS: &[&str] =
    &["Asha", "Omar", "Juma", "Zuwena", "Said Omar", "Jiří", "Müller", "Neema", "Khalfan"];

/// The name of one who watches.
pub(super) const WATCHER: &str = "Rehema";
