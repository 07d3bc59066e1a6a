//! The format for people, at several widths of the terminal.

use super::ci::written_with;
use kibao::render::formats::OutputStyle;
use kibao::words::Lang;
use unicode_width::UnicodeWidthStr;

const LONG: &str = "opening: [ 1 1 1 1 1 1 1 1 | 2 0 0 0 3 0 0 0 | 0 0 2 0 0 0 2 0 | 0 0 0 0 0 0 24 23 | 0 0 | F F | 255 | 0 ]\n\n\
                    1: B7<*; a comment that goes on and on, behind the move that is not legal, for more than a hundred columns\n";

fn at(width: usize, lang: Lang) -> String {
    written_with("human", "games/a.bao", LONG, OutputStyle { lang, colour: false, width })
}

#[test]
fn no_line_is_longer_than_the_terminal() {
    for lang in Lang::ALL {
        for width in [60, 80, 120] {
            let text = at(width, lang);
            let longest = text.lines().map(UnicodeWidthStr::width).max().expect("lines");
            assert!((width / 2..=width).contains(&longest), "{lang:?}, {width}: {longest}\n{text}");
        }
    }
    assert!(at(60, Lang::En).lines().count() > at(120, Lang::En).lines().count());
}

#[test]
fn the_sentence_comes_first_and_the_code_last() {
    let text = at(120, Lang::En);
    let head: Vec<&str> = text.lines().take_while(|line| !line.contains('\u{256d}')).collect();
    assert!(head[0].trim_start().starts_with("error: South's move `B7<*`"), "{text}");
    assert!(head.last().is_some_and(|line| line.ends_with("[R109 back-row-first]")), "{text}");
}

#[test]
fn numbers_are_above_and_below_their_pits() {
    let text = at(80, Lang::En);
    let lines: Vec<Vec<char>> = text.lines().map(|line| line.chars().collect()).collect();
    let board: Vec<&Vec<char>> = lines.iter().skip_while(|line| !line.contains(&'\u{250c}')).skip(1).take(5).collect();
    let numbers = |first: char, last: char| {
        let is = |line: &&Vec<char>| {
            let seen: Vec<char> = line.iter().copied().filter(|c| !c.is_whitespace()).collect();
            (seen.first(), seen.last(), seen.len()) == (Some(&first), Some(&last), 8)
        };
        lines.iter().find(is).unwrap_or_else(|| panic!("numbers\n{text}"))
    };
    for line in [numbers('8', '1'), numbers('1', '8')] {
        for at in (0..line.len()).filter(|at| line[*at].is_ascii_digit()) {
            for row in [0, 1, 3, 4] {
                let pit = board[row][at];
                assert!(pit.is_ascii_digit() || pit == '\u{b7}', "column {at} of row {row} is {pit:?}\n{text}");
            }
        }
    }
}
