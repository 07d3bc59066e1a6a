//! The short cut for clean rounds gives the same trees as the full reader, on clean text and on dirty text.

use crate::fixtures;
use kibao::engine::BUILT_IN;
use kibao::generate::{Generator, SplitMix64};
use kibao::notation::{Dialect, Game, games, games_without_short_cut};
use kibao::source::Text;

fn same(text: &str, name: &str) -> usize {
    let short: Vec<Game> = games(text).collect();
    let full: Vec<Game> = games_without_short_cut(text).collect();
    assert!(short == full, "{name}: the trees differ\n{text}");
    short.len()
}

#[test]
fn on_every_sample() {
    let mut seen = 0;
    for (path, bytes) in fixtures::all() {
        seen += same(&Text::decode(&bytes).expect("a small file").text, &path);
    }
    assert!(seen > 200, "{seen}");
}

fn generated() -> String {
    let mut text = String::new();
    for known in BUILT_IN {
        for dialect in Dialect::ALL {
            let generator = Generator { name: known.name, rules: known.rules, dialect, seed: 8 };
            (0..20).for_each(|index| text += &(generator.game(index) + "\n"));
        }
    }
    text
}

#[test]
fn on_generated_games() {
    assert_eq!(same(&generated(), "generated"), 200);
}

#[test]
fn on_generated_games_with_slips() {
    const SIGNS: &[u8] = b"AaBb0123456789<>LRlr+*#:;.,% \n\r\t-x(";
    let clean = generated();
    let pieces: Vec<&str> = clean.split_inclusive("\n\n").collect();
    let mut random = SplitMix64::new(9);
    for _ in 0..4_000 {
        let mut bytes = pieces[random.below(pieces.len())].as_bytes().to_vec();
        for _ in 0..=random.below(3) {
            let at = random.below(bytes.len());
            match random.below(3) {
                0 => bytes[at] = SIGNS[random.below(SIGNS.len())],
                1 => bytes.insert(at, SIGNS[random.below(SIGNS.len())]),
                _ => drop(bytes.remove(at)),
            }
        }
        let text = String::from_utf8(bytes).expect("ASCII");
        same(&text, "with slips");
    }
}

#[test]
fn trees_of_other_moves_are_others() {
    fn tree(text: &str) -> Vec<Game<'_>> {
        games(text).map(|game| Game { text: "", ..game }).collect()
    }
    assert!(tree("1: A6< a6>;\n") == tree("1: A6< a6>;\n"));
    assert!(tree("1: A6< a6>;\n") != tree("1: A6< a5>;\n"));
    assert!(tree("1: A6< a6>;\n") != tree("1: B6< a6>;\n"));
}
