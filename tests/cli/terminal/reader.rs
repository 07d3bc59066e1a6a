//! Reads a board that was drawn, so that it can be compared with the JSON of its position.

use serde_json::{Value, json};
use std::collections::BTreeMap;

/// A board as it was read.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Board {
    /// The seeds of each pit by its name: `A7`, `b3`.
    seeds: BTreeMap<String, u8>,
    /// The brackets of a house, by its pit.
    houses: BTreeMap<String, char>,
    /// The blocked pit.
    blocked: Option<String>,
    /// The marks by pit.
    pub(crate) marks: BTreeMap<String, char>,
    /// The words of each side, joined.
    words: BTreeMap<String, String>,
}

/// The row letter of a line of a board and the column of its first pit.
fn row_of(line: &str) -> Option<(char, usize)> {
    let chars: Vec<char> = line.chars().take(46).collect();
    let letter = |at: usize| chars.get(at).copied().filter(|c| "aAbB".contains(*c));
    let is_number = |c: &char| c.is_ascii_digit() || matches!(c, '.' | '\u{b7}');
    let pits = |first: usize| (0..8).all(|n| chars.get(first + 5 * n + 3).is_some_and(is_number));
    let framed = chars.first() == Some(&' ') && matches!(chars.get(3), Some('\u{2502}' | '|'));
    match (framed, letter(1), letter(0)) {
        (true, Some(letter), _) if pits(4) => Some((letter, 4)),
        (false, _, Some(letter)) if pits(1) => Some((letter, 1)),
        _ => None,
    }
}

/// Every board in what was printed, first to last.
pub(crate) fn boards(printed: &str) -> Vec<Board> {
    let mut boards = Vec::new();
    let mut rows: Vec<(usize, char, usize, &str)> = Vec::new();
    let lines: Vec<&str> = printed.lines().collect();
    for (number, line) in lines.iter().enumerate() {
        if let Some((letter, column)) = row_of(line) {
            rows.push((number, letter, column, line));
        }
        if rows.len() == 4 {
            let first = rows.first().expect("four rows").0;
            boards.push(board(&rows, &lines[..first], &lines[number + 1..]));
            rows.clear();
        }
    }
    assert!(rows.is_empty(), "{rows:?}");
    boards
}

fn board(rows: &[(usize, char, usize, &str)], above: &[&str], below: &[&str]) -> Board {
    let letters: String = rows.iter().map(|row| row.1).collect();
    let flipped = letters == "BAab";
    assert!(flipped || letters == "baAB", "{letters}");
    let mut board = Board::default();
    for &(_, letter, column, line) in rows {
        let chars: Vec<char> = line.chars().chain(std::iter::repeat_n(' ', 60)).collect();
        for place in 0..8 {
            let falling = letter.is_lowercase() != flipped;
            let pit = format!("{letter}{}", if falling { 8 - place } else { place + 1 });
            cell(&mut board, pit, &chars[column + 5 * place..column + 5 * place + 5]);
        }
        // Behind the row the words begin, where they are beside the board.
        let words: String = chars[column + 42..].iter().collect();
        if !words.trim().is_empty() {
            board.add_words(letter, words.trim());
        }
    }
    if board.words.is_empty() {
        // Around the board: a line or two over the numbers, and as many under them.
        let (top, bottom) = if flipped { ('B', 'b') } else { ('b', 'B') };
        let mut over = words(above.iter().rev());
        over.reverse();
        board.add_words(top, &over.join(", "));
        board.add_words(bottom, &words(below.iter()).join(", "));
    }
    board
}

/// The first lines that are words about a side.
fn words<'l>(lines: impl Iterator<Item = &'l &'l str>) -> Vec<&'l str> {
    let is_words = |line: &&'l &'l str| line.starts_with(|c: char| c.is_alphabetic());
    lines.skip_while(|line| !is_words(line)).take_while(is_words).map(|line| line.trim()).collect()
}

/// A pit in five columns: blanks, a mark, a bracket, a number; the closing bracket or a blank.
fn cell(board: &mut Board, pit: String, chars: &[char]) {
    let text: String = chars.iter().collect();
    let (inner, close) = (text.trim_start().trim_end_matches([' ', ']', ')', '}']), text.trim_end().chars().last());
    let number: String = inner
        .chars()
        .rev()
        .take_while(|c| c.is_ascii_digit() || matches!(c, '.' | '\u{b7}'))
        .collect::<Vec<_>>()
        .iter()
        .rev()
        .collect();
    let seeds = if number.starts_with(['.', '\u{b7}']) { 0 } else { number.parse().expect("a number of seeds") };
    let mut rest: Vec<char> = inner.chars().take(inner.chars().count() - number.chars().count()).collect();
    match (rest.last().copied(), close) {
        (Some(open @ '['), Some(']')) | (Some(open @ '('), Some(')')) => {
            rest.pop();
            board.houses.insert(pit.clone(), open);
        }
        (Some('{'), Some('}')) => {
            rest.pop();
            assert!(board.blocked.replace(pit.clone()).is_none(), "two blocked pits");
        }
        (Some('[' | '(' | '{'), _) | (_, Some(']' | ')' | '}')) => panic!("half a bracket: {text:?}"),
        _ => {}
    }
    match rest[..] {
        [] => {}
        [mark] => assert!(board.marks.insert(pit.clone(), mark).is_none()),
        _ => panic!("{text:?}"),
    }
    board.seeds.insert(pit, seeds);
}

impl Board {
    fn add_words(&mut self, letter: char, words: &str) {
        let side = if letter.is_lowercase() { "north" } else { "south" };
        let said = self.words.entry(side.to_owned()).or_default();
        *said = if said.is_empty() { words.to_owned() } else { format!("{said}, {words}") };
    }

    /// Compares it, with the English words about its sides, with a position of the JSON.
    pub(crate) fn assert_is(&self, position: &Value, context: &str) {
        for (side, front, back) in [("south", 'A', 'B'), ("north", 'a', 'b')] {
            let row = |letter: char| (1..=8).map(|n| json!(self.seeds[&format!("{letter}{n}")])).collect::<Value>();
            let half = &position[side];
            assert_eq!(row(front), half["front"], "{context}: {side} {self:?}");
            assert_eq!(row(back), half["back"], "{context}: {side}");
            let words = self.words.get(side).map_or("", String::as_str);
            let has = |what: &str| words.split(", ").any(|word| word == what);
            let store = words
                .split(", ")
                .find_map(|word| word.strip_suffix(" in store"))
                .map_or(0, |number| number.parse().expect("seeds"));
            assert_eq!(json!(store), half["store"], "{context}: {words}");
            let house = ["functional", "dormant", "lost"].into_iter().find(|house| has(&format!("house {house}")));
            assert_eq!(json!(house.unwrap_or("none")), half["house"], "{context}: {words}");
            // The brackets say it again, but for a house that is blocked.
            let pit = format!("{front}5");
            let brackets = match house {
                _ if self.blocked.as_ref() == Some(&pit) => None,
                Some("functional") => Some('['),
                Some("dormant") => Some('('),
                _ => None,
            };
            assert_eq!(self.houses.get(&pit).copied(), brackets, "{context}");
            let to_move = position["phase"] != "over" && position["to_move"] == side;
            assert_eq!(has("to move"), to_move, "{context}: {words}");
        }
        assert!(self.houses.keys().all(|pit| pit.ends_with('5')), "{context}: {:?}", self.houses);
        assert_eq!(json!(self.blocked), position["blocked"], "{context}");
    }
}
