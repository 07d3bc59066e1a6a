//! The arrangement of seeds in a pit, and the most seeds that are drawn one by one.

use super::theme::Palette;

/// The most seeds of a pit that are drawn one by one; more are a heap.
pub(super) const MOST_IN_PIT: u8 = 12;

/// The most seeds of a store that are drawn in addition to their number.
pub(super) const MOST_IN_STORE: u8 = 24;

/// The places of one to twelve seeds, relative to the middle of the pit.
const PLACES: [&[(i8, i8)]; 13] = [
    &[],
    &[(0, 0)],
    &[(-9, -6), (9, 6)],
    &[(0, -13), (-12, 7), (11, 8)],
    &[(-11, -12), (12, -10), (-12, 11), (10, 13)],
    &[(0, -20), (19, -6), (12, 16), (-12, 16), (-19, -6)],
    &[(1, 0), (-2, -22), (20, -9), (15, 17), (-10, 20), (-21, -3)],
    &[(0, 0), (0, -22), (19, -11), (19, 11), (0, 22), (-19, 11), (-19, -11)],
    &[(0, -1), (5, -25), (23, -11), (24, 11), (7, 25), (-14, 21), (-26, 3), (-17, -19)],
    &[(1, 1), (0, -28), (20, -20), (28, 0), (20, 20), (0, 28), (-20, 20), (-28, 0), (-20, -20)],
    &[(-10, -3), (10, 3), (4, -29), (24, -17), (30, 5), (17, 25), (-4, 29), (-24, 17), (-30, -5), (-17, -25)],
    &[
        (0, -12),
        (10, 7),
        (-10, 7),
        (15, -28),
        (31, -10),
        (29, 14),
        (11, 30),
        (-13, 29),
        (-30, 13),
        (-31, -10),
        (-15, -29),
    ],
    &[
        (0, -12),
        (11, 7),
        (-10, 8),
        (11, -30),
        (28, -16),
        (32, 5),
        (21, 25),
        (0, 32),
        (-21, 24),
        (-32, 5),
        (-28, -16),
        (-11, -30),
    ],
];

/// The places of a heap, the lowest seed first.
const HEAP: [(i32, i32); 27] = [
    (24, -11),
    (-25, -8),
    (13, 22),
    (6, -25),
    (-20, 14),
    (24, 3),
    (-15, -18),
    (-1, 23),
    (16, -16),
    (-22, 1),
    (16, 14),
    (-2, -20),
    (-11, 16),
    (18, -4),
    (-16, -9),
    (6, 17),
    (7, -15),
    (-14, 6),
    (14, 5),
    (-6, -13),
    (-3, 13),
    (10, -6),
    (-10, -2),
    (6, 7),
    (1, -8),
    (-4, 4),
    (3, 0),
];

/// A seed: its place and its rotation in degrees.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Seed {
    pub(super) x: i32,
    pub(super) y: i32,
    pub(super) turn: i32,
}

/// Up to [`MOST_IN_PIT`] seeds in a pit. `which` rotates and mirrors the arrangement, so that neighbours differ.
pub(super) fn in_pit(count: u8, which: u8) -> impl Iterator<Item = Seed> {
    let places = PLACES.get(usize::from(count)).copied().unwrap_or_default();
    (0..).zip(places).map(move |(number, &(x, y))| {
        let (x, y) = (i32::from(x), i32::from(y));
        let (x, y) = if which & 1 == 0 { (x, y) } else { (-x, y) };
        let (x, y) = if which & 2 == 0 { (x, y) } else { (y, x) };
        let (x, y) = if which & 4 == 0 { (x, y) } else { (x, -y) };
        Seed { x, y, turn: (number * 67 + i32::from(which) * 31) % 180 }
    })
}

/// A heap of seeds, which only indicates a large number.
pub(super) fn in_heap() -> impl Iterator<Item = Seed> {
    (0..).zip(HEAP).map(|(number, (x, y))| Seed { x, y, turn: (number * 67 + 11) % 180 })
}

/// Seeds as ellipses, and the highlights on them as the path of strokes.
fn drawn(seeds: impl Iterator<Item = Seed>) -> (String, String) {
    let (mut bodies, mut lights) = (String::new(), String::new());
    for Seed { x, y, turn } in seeds {
        bodies.push_str(&format!("<ellipse rx=\"9.4\" ry=\"8.3\" transform=\"translate({x} {y}) rotate({turn})\"/>"));
        lights.push_str(&format!("M{} {}h1.6", x - 3, y - 3));
    }
    (bodies, lights)
}

/// Seeds in their colours as a group with these attributes.
pub(super) fn group(seeds: impl Iterator<Item = Seed>, palette: &Palette, attributes: &str) -> String {
    let Palette { seed, seed_line, shine, .. } = palette;
    let (bodies, lights) = drawn(seeds);
    let mut out = format!("<g{attributes} fill=\"{seed}\" stroke=\"{seed_line}\" stroke-width=\"1.6\">{bodies}");
    if *shine != "none" && !lights.is_empty() {
        out.push_str(&format!("<path d=\"{lights}\" stroke=\"{shine}\" stroke-width=\"3.2\"/>"));
    }
    out + "</g>"
}

/// The contents of a pit as groups for a page, whose ids are `prefix` and a number: no seed to [`MOST_IN_PIT`] seeds, and a
/// heap for more.
pub(super) fn groups(prefix: &str, palette: &Palette) -> String {
    let id = |number: u8| format!(" id=\"{prefix}-{number}\"");
    let few = (0..=MOST_IN_PIT).map(|count| group(in_pit(count, 0), palette, &id(count)));
    few.chain([group(in_heap(), palette, &id(MOST_IN_PIT + 1))]).collect()
}

/// Up to [`MOST_IN_STORE`] seeds of a store in rows of four, relative to the middle of the first row.
pub(super) fn in_store(count: u8) -> impl Iterator<Item = Seed> {
    (0..i32::from(count)).map(move |number| {
        let (row, place) = (number / 4, number % 4);
        let in_row = (i32::from(count) - row * 4).min(4);
        // Each row is shifted a little, like seeds in a bowl.
        let shift = if row % 2 == 0 { -3 } else { 3 };
        Seed { x: (2 * place + 1 - in_row) * 21 / 2 + shift, y: row * 22, turn: (number * 67 + 20) % 180 }
    })
}
