//! What is cited is there: the numbers of K, the headings of R and H, in every rule set, every page and every message.

use crate::cli::root;
use kibao::engine::BUILT_IN;
use kibao::findings::CHECKS;
use std::fs;
use std::path::Path;

/// The paragraphs of the rules of K.I.B.A.
const K: &str = "1.1 1.2 1.2.1 1.2.2 1.3 1.3.1 1.3.2 1.4 1.4.1 1.4.2 1.4.3 1.4.4 1.4.5 1.5 1.5.1 1.5.2 1.5.3 1.5.3.1 1.5.4 \
    1.5.5 1.5.6 1.6 1.6.1 1.6.2 1.6.3 1.7 2.1 2.1.1 2.1.2 2.2 2.2.1 2.2.2 2.3 2.3.1 2.3.2 2.3.3 3.1 3.2 3.3 3.3.1 3.3.2 \
    3.4 3.4.1 3.4.2 3.5 3.5.1 3.5.2 4.1 4.2 4.2.1 4.2.1.1 4.2.1.2 4.2.1.3 4.2.2 4.2.2.1 4.2.2.2 4.2.2.3 4.2.2.3.1 4.2.2.3.2 \
    4.2.3 4.2.3.1 5.1 5.1.1 5.1.1.1 5.1.1.2 5.1.1.3 5.2";

/// The paragraphs of the Zanzibar rules that are known.
const Z: &str = "1.5a 2.4a 2.4c 2.5a 3.2 3.5b 4.1";

/// The headings of Rühl's rules, without what is in brackets, and what is in them where that names a game.
const R: &[&str] = &[
    "Game setup",
    "Game phases",
    "End of game",
    "Sowing",
    "Harvesting",
    "Game move",
    "Sowing phase",
    "New seed",
    "Move without capture",
    "Move with capture",
    "Multiple harvests and reversal of direction",
    "The house",
    "Harvesting phase",
    "Blocking",
    "Variation Bao for beginners",
    "Bao la Kujifunza",
    "Variation Bao for kids",
    "Hus bao",
];

/// The headings of his rules of Hus bao.
const H: &[&str] = &["Aufbau", "Zugauswahl", "Zugausführung", "Spielende"];

/// The numbers that follow each `K ` or `Z ` of a text.
fn numbers<'t>(text: &'t str, book: &str) -> Vec<&'t str> {
    let mut found = Vec::new();
    for (at, _) in text.match_indices(book) {
        let alone = !text[..at].ends_with(|c: char| c.is_alphanumeric() || c == '.');
        let mut rest = &text[at + book.len()..];
        while alone && rest.starts_with(|c: char| c.is_ascii_digit()) {
            let end = rest.find(|c: char| !(c.is_ascii_digit() || c == '.' || c.is_ascii_lowercase()));
            let (number, after) = rest.split_at(end.unwrap_or(rest.len()));
            if number.contains('.') {
                found.push(number.trim_end_matches('.'));
            }
            rest = after.strip_prefix(", ").unwrap_or_default();
        }
    }
    found
}

/// Every text file of the program and its samples.
fn texts(folder: &Path, found: &mut Vec<(String, String)>) {
    for entry in fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path()) {
        if entry.is_dir() {
            texts(&entry, found);
        } else if let Ok(text) = fs::read_to_string(&entry) {
            found.push((entry.display().to_string(), text));
        }
    }
}

#[test]
fn every_paragraph_that_is_cited_is_there() {
    let mut files = Vec::new();
    for folder in ["src", "samples", "grammar"] {
        texts(&root().join(folder), &mut files);
    }
    let mut cited = 0;
    for (path, text) in &files {
        for (book, known) in [("K ", K), ("Z ", Z)] {
            for number in numbers(text, book) {
                assert!(known.split(' ').any(|it| it == number), "{path}: {book}{number}");
                cited += 1;
            }
        }
    }
    assert!(cited > 150, "{cited}");
}

/// The words within quotation marks of Rust.
fn quoted(text: &str) -> Vec<&str> {
    text.split('"').skip(1).step_by(2).collect()
}

#[test]
fn every_heading_that_is_cited_is_there() {
    let check = |book: char, heading: &str, place: &str| {
        let known = if book == 'R' { R } else { H };
        assert!(known.contains(&heading), "{place}: {book}, {heading}");
    };
    for known in BUILT_IN {
        for (option, citation) in known.citations {
            for part in citation.split("; ") {
                let Some((book @ ("R" | "H"), headings)) = part.split_once(", ") else { continue };
                for heading in headings.split(", ") {
                    check(book.chars().next().expect("a book"), heading, &format!("{} {option}", known.name));
                }
            }
        }
    }
    for it in CHECKS {
        let source = it.section("Source").replace('\n', " ");
        for part in source.split("; ").filter(|part| part.starts_with(['R', 'H'])) {
            let book = part.chars().next().expect("a book");
            let part = part.split(": ").next().unwrap_or_default();
            for heading in quoted(part) {
                check(book, heading, it.code);
            }
        }
    }
    // The places in the books that a message names: K, then R, then H.
    let mut files = Vec::new();
    texts(&root().join("src/words"), &mut files);
    let mut named = 0;
    for (path, text) in &files {
        for (at, begin) in text.match_indices("::fixed(\"").chain(text.match_indices("Rule::option(\"")) {
            let call = text[at..].split(')').next().unwrap_or_default();
            let words = quoted(call);
            let [k, r, h] = if begin.starts_with("::fixed") {
                [words[0], words[1], words[2]]
            } else {
                [words.get(1).copied().unwrap_or_default(), "", ""]
            };
            assert!(k.is_empty() || K.split(' ').any(|it| it == k), "{path}: K {k}");
            [('R', r), ('H', h)]
                .into_iter()
                .filter(|(_, it)| !it.is_empty())
                .for_each(|(book, it)| check(book, it, path));
            named += 1;
        }
    }
    assert!(named > 20, "{named}");
}

#[test]
fn a_move_that_is_not_decided_has_not_resigned() {
    // The words for resigning, by the beginning they have in common.
    for (lang, resigned) in [("en", "given up"), ("de", "aufgegeben"), ("cs", "vzdá"), ("sw", "jisalimi")] {
        let mut files = Vec::new();
        texts(&root().join("src/words").join(lang), &mut files);
        if lang == "en" {
            files.extend(CHECKS.iter().map(|check| (check.code.to_owned(), check.words.to_owned())));
        }
        let undecided = files.iter().flat_map(|(_, text)| text.lines()).filter(|line| line.contains("undecided"));
        let undecided: Vec<&str> = undecided.filter(|line| line.contains('=') || line.contains(']')).collect();
        assert!(undecided.len() >= 3, "{lang}: {undecided:?}");
        assert!(undecided.iter().all(|line| !line.contains(resigned)), "{lang}: {undecided:?}");
    }
}
