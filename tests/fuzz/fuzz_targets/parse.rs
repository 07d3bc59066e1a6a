//! Any bytes: decoding, parsing, replaying and printing never panic, tokens cover the text without a gap, and what is
//! printed of a game that replays reads back the same.
//! Printing twice is printing once.
//!
//! Run with `cargo fuzz run --fuzz-dir tests/fuzz -s none parse`.
#![no_main]

use kibao::notation::{games, games_without_short_cut};
use kibao::replay::{Options, difference, replays, write_game};
use kibao::source::Text;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let Ok(decoded) = Text::decode(bytes) else {
        return;
    };
    let text = decoded.text.as_str();
    let mut at = 0;
    for game in games(text) {
        for token in &game.tokens {
            assert_eq!(token.span.start, at, "tokens follow each other without a gap");
            at = token.span.end;
        }
    }
    assert!(games(text).eq(games_without_short_cut(text)), "the short cut gives the same trees");
    let print = |text: &str| {
        let mut pieces = Vec::new();
        for replay in replays(text, &Options::default()) {
            let mut piece = String::new();
            write_game(&mut piece, text, &replay);
            pieces.push(piece);
        }
        pieces.join("\n")
    };
    // A game of which nothing can be played may read otherwise by itself; the commands refuse to write such a one.
    for replay in replays(text, &Options::default()).filter(|replay| replay.is_valid()) {
        let mut written = String::new();
        write_game(&mut written, text, &replay);
        if let Some(again) = replays(&written, &Options::default()).next() {
            assert_eq!(difference((text, &replay), (&written, &again)), None, "what is printed reads back the same");
        }
    }
    let once = print(text);
    assert_eq!(print(&once), once, "printing twice is printing once");
});
