//! Records in the layouts that people use: a repair that is found can be written in each of them.

use super::{first, moves};
use kibao::replay::{Options, repaired, replays};

/// A layout: what is before the word at an index, which may have the row letter of North, and what is after it.
type Layout = fn(usize, bool) -> (String, &'static str);

const LAYOUTS: [(&str, Layout); 9] = [
    ("names that go with the moves", |_, north| (format!("{}: ", if north { "Juma" } else { "Asha" }), "\n")),
    ("names in turn", |index, _| (format!("{}: ", if index % 2 == 0 { "Asha" } else { "Juma" }), "\n")),
    ("a chat", |index, _| (format!("[12:{index:02}] {}: ", if index % 2 == 0 { "Asha" } else { "Juma" }), "\n")),
    (
        "names on one line",
        |index, _| {
            if index % 2 == 0 { ("Asha: ".to_owned(), " ") } else { ("Juma: ".to_owned(), "\n") }
        },
    ),
    ("a move a line", |_, _| (String::new(), "\n")),
    ("a mail", |_, _| ("> ".to_owned(), "\n")),
    ("numbers with dots", |index, _| (format!("{}{} ", index / 2 + 1, if index % 2 == 0 { "." } else { "..." }), "\n")),
    ("numbers count moves", |index, _| (format!("{}: ", index + 1), "\n")),
    ("rounds", |index, _| if index % 2 == 0 { (format!("{}: ", index / 2 + 1), " ") } else { (String::new(), ";\n") }),
];

/// Moves with a slip at a place.
fn slip(moves: &[String], at: usize, kind: usize) -> Vec<String> {
    let mut words = moves.to_vec();
    match kind {
        0 => drop(words.remove(at)),
        1 => words.insert(at, moves[at].clone()),
        2 => words.swap(at, at + 1),
        _ => words[at] = words[at].chars().map(|c| if c == '<' { '>' } else { c }).collect(),
    }
    words
}

#[test]
fn what_is_found_can_be_written_in_every_layout() {
    for (name, layout) in LAYOUTS {
        let mut written = 0;
        for index in 0..24 {
            let all = moves(index);
            let at = 2 + usize::try_from(index).unwrap() % 12;
            if all.len() < at + 8 {
                continue;
            }
            let words = slip(&all[..all.len().min(59)], at, usize::try_from(index).unwrap() % 4);
            let line = |(index, word): (usize, &String)| {
                let (before, behind) = layout(index, word.starts_with(['a', 'b']));
                format!("{before}{word}{behind}")
            };
            let text: String = words.iter().enumerate().map(line).collect();
            let text = format!("south: Asha\nnorth: Juma\n\n{}\n", text.trim_end());
            let (replay, repairs) = first(&text);
            let Some(best) = repairs.candidates.first() else { continue };
            let new = repaired(&replay, best, &Options::default(), true);
            let new = new.unwrap_or_else(|why| panic!("{name}: {why:?}\n{text}"));
            assert!(replays(&new, &Options::default()).all(|it| it.is_valid()), "{name}: {new}");
            written += 1;
        }
        assert!(written > 14, "{name}: {written}");
    }
}

#[test]
fn an_added_first_move_is_apart_from_the_next() {
    let head = "south: Asha\nnorth: Juma\n\n";
    let text = format!("{head}Juma: a7<*\nAsha: A8>*\nJuma: a6>*\nAsha: A5<\n");
    let (replay, repairs) = first(&text);
    for it in &repairs.candidates {
        repaired(&replay, it, &Options::default(), true).unwrap_or_else(|why| panic!("{why:?}: {it:?}"));
    }
    assert!(!repairs.candidates.is_empty());
}
