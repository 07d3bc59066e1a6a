//! Words in the form of a full move, found without the reader: a pit with a row letter or a sign of a direction, its signs
//! plain, full-width, typographic or as HTML entities.
//!
//! The scanner is the definition of the specification, and careful: it finds nothing that a reader may take for something
//! else, such as a word that is stuck to letters, or one with two directions.

use std::ops::Range;

/// How a sign may be written.
const SIGNS: &[(char, &[&str])] = &[
    ('<', &["<", "＜", "‹", "«", "←", "⟨", "&lt;", "&#60;", "&#x3C;"]),
    ('>', &[">", "＞", "›", "»", "→", "⟩", "&gt;", "&#62;", "&#x3E;"]),
    ('L', &["L", "l", "Ｌ"]),
    ('R', &["R", "r", "Ｒ"]),
    ('+', &["+", "＋", "&plus;"]),
    ('*', &["*", "∗", "×", "＊", "&ast;"]),
    ('#', &["#", "＃"]),
];

/// What may stand directly before a word.
const BEFORE: &str = "([{\"'“‘„|,:;.)]}";

/// What may stand directly behind it.
const BEHIND: &str = ")]}\"'”’“|,:;.!?；";

/// Where words in the form of full moves stand.
pub(crate) fn full_moves(text: &str) -> Vec<Range<usize>> {
    let mut found = Vec::new();
    let mut before = None;
    let mut at = 0;
    while let Some(next) = text[at..].chars().next() {
        let opens = before.is_none_or(|c: char| c.is_whitespace() || BEFORE.contains(c));
        if let Some(length) = full_move(&text[at..]).filter(|_| opens) {
            found.push(at..at + length);
            before = Some('A');
            at += length;
        } else {
            before = Some(next);
            at += next.len_utf8();
        }
    }
    found
}

/// How long the full move is that begins here and ends as a word.
fn full_move(text: &str) -> Option<usize> {
    let mut chars = text.chars();
    let mut next = chars.next()?;
    let row = matches!(plain(next), 'A' | 'B' | 'a' | 'b');
    if row {
        next = chars.next()?;
    }
    if !matches!(plain(next), '1'..='8') {
        return None;
    }
    let mut rest = chars.as_str();
    let mut signs = String::new();
    while let Some((sign, after)) = sign(rest) {
        signs.push(sign);
        rest = after;
    }
    let directed = signs.contains(['<', '>', 'L', 'R']);
    let ends = rest.chars().next().is_none_or(|c| c.is_whitespace() || BEHIND.contains(c));
    (ends && (row || directed) && is_move(&signs)).then_some(text.len() - rest.len())
}

/// A full-width letter or digit as it is elsewhere.
fn plain(c: char) -> char {
    match c {
        'Ａ' => 'A',
        'Ｂ' => 'B',
        'ａ' => 'a',
        'ｂ' => 'b',
        '１'..='８' => char::from_u32(u32::from(c) - 0xfee0).unwrap_or(c),
        _ => c,
    }
}

/// The sign that begins here, and what stands behind it.
fn sign(text: &str) -> Option<(char, &str)> {
    SIGNS.iter().find_map(|(sign, written)| Some((*sign, written.iter().find_map(|it| text.strip_prefix(it))?)))
}

/// Whether signs can be those of one move: one direction, one house, two stars and one `#` at most.
fn is_move(signs: &str) -> bool {
    let count = |of: &[char]| signs.matches(of).count();
    // A `>` beside another direction is the house of the older notation.
    let (directions, greater) = (count(&['<', 'L', 'R']), count(&['>']));
    let house = count(&['+']) + if directions > 0 { greater } else { greater.saturating_sub(1) };
    let opposed = count(&['<']) > 0 && greater > 0;
    directions <= 1 && house <= 1 && !opposed && count(&['*']) <= 2 && count(&['#']) <= 1
}

#[test]
fn words_in_the_form_of_full_moves() {
    let check = |text: &str, words: &[&str]| {
        let found: Vec<&str> = full_moves(text).into_iter().map(|range| &text[range]).collect();
        assert_eq!(found, words, "{text}");
    };
    check("1: A6<* a5<;", &["A6<*", "a5<"]);
    check("1:A6<*,a5<;7R", &["A6<*", "a5<", "7R"]);
    check("| 3 | 5> | a5&gt; |\t(b8R**#) “A3”", &["5>", "a5&gt;", "b8R**#", "A3"]);
    check("then a6> was played. Or a5L>!", &["a6>", "a5L>"]);
    check("Ａ５＜ a５› B2×", &["Ａ５＜", "a５›", "B2×"]);
    // Numbers, pits that are none, words stuck to others, signs of two moves.
    check("12: 5 6* 7+ A9< C5> AA6< A6<x xA6 A6<a5> A6<> a5<< 5LR x=A5 -A5 /A5 6A", &[]);
    check("28/11/2026, 12:03 - Asha: > 2 [ 0 2 2 6 | 22 22 | T T | 255 | 0 ]", &[]);
}
