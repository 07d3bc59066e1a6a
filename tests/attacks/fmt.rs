//! The canonical form: twice is once, and it says what was written.

use super::input::{options, transcript};
use kibao::replay::{Difference, Options, Replay, Rules, difference, replays, write_game};

/// The canonical form of every game.
fn print(text: &str, options: &Options) -> String {
    let mut pieces = Vec::new();
    for replay in replays(text, options) {
        let mut piece = String::new();
        write_game(&mut piece, text, &replay);
        pieces.push(piece);
    }
    pieces.join("\n")
}

pub(super) fn run(bytes: &[u8]) {
    let (choice, bytes) = bytes.split_first().unwrap_or((&0, &[]));
    let (text, options) = (transcript(bytes), options(*choice));
    // A game of which nothing can be played may read otherwise by itself; the commands refuse to write such a one.
    for replay in replays(&text, &options).filter(Replay::is_valid) {
        let mut written = String::new();
        write_game(&mut written, &text, &replay);
        let again = replays(&written, &options).next().unwrap_or_else(|| panic!("the game is lost: {written:?}"));
        let told = difference((&text, &replay), (&written, &again));
        let refused = matches!(options.rules, Rules::Auto) && told == Some(Difference::Rules);
        assert!(told.is_none() || refused, "{told:?}: {written}");
    }
    // What would read back otherwise is refused by the commands.
    let reads_back = |replay: Replay| {
        let mut written = String::new();
        write_game(&mut written, &text, &replay);
        let again = replays(&written, &options).next();
        again.is_none_or(|again| difference((&text, &replay), (&written, &again)).is_none())
    };
    if !replays(&text, &options).all(reads_back) {
        return;
    }
    let once = print(&text, &options);
    assert_eq!(print(&once, &options), once, "written twice");
}
