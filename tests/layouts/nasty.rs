//! Moves damaged: hidden, bracketed, misspelt, doubled. What is not played of them must be reported.

use super::draw::Draw;

/// A way to damage a move.
pub(super) struct Damage {
    pub(super) name: &'static str,
    /// Whether the move is still there, in its place and alone: then it is either played or an error.
    pub(super) is_hidden: bool,
    /// The move as it stands then.
    pub(super) make: fn(&mut Draw, &str) -> String,
}

const fn hidden(name: &'static str, make: fn(&mut Draw, &str) -> String) -> Damage {
    Damage { name, is_hidden: true, make }
}

const fn visible(name: &'static str, make: fn(&mut Draw, &str) -> String) -> Damage {
    Damage { name, is_hidden: false, make }
}

/// Every way.
pub(super) const DAMAGES: &[Damage] = &[
    hidden("in prose", |draw, it| {
        draw.pick(&["then {} was played", "I think {} was best", "he played {}", "hmm {} or so"]).replace("{}", it)
    }),
    hidden("prose behind it", |_, it| format!("{it} was played")),
    hidden("in brackets", |draw, it| {
        draw.pick(&["({})", "[{}]", "{{}}", "\"{}\"", "“{}”", "(played: {})"]).replace("{}", it)
    }),
    hidden("behind a comment sign", |draw, it| format!("{}{it}", draw.pick(&["; ", ";", "% ", "%"]))),
    hidden("behind a note", |draw, it| format!("{} {it}", draw.pick(&["(a long think)", "well:", "note -", "(?)"]))),
    visible("twice", |_, it| format!("{it} {it}")),
    visible("another before it", |draw, it| format!("{} {it}", draw.pick(&["A1<", "a8>", "b4R", "5L"]))),
    visible("letters behind it", |_, it| format!("{it}x")),
    visible("a row that is none", |_, it| format!("C{}", it.trim_start_matches(['A', 'B', 'a', 'b']))),
    visible("a pit that is none", |_, it| it.replacen(|c: char| c.is_ascii_digit(), "9", 1)),
    visible("two row letters", |_, it| format!("A{it}")),
    visible("left out", |_, _| String::new()),
    visible("a word in its place", |draw, _| (draw.pick(&["hm", "illegible", "???", "…"])).to_owned()),
];
