//! The other notation: there and back says the same.

use super::input::{options, transcript};
use kibao::replay::{Difference, Options, Replay, Rules, convert_game, difference, replays, write_game};

/// The game of a text that has just this one.
#[track_caller]
fn only<'t>(text: &'t str, options: &Options) -> Replay<'t> {
    let mut all = replays(text, options);
    let game = all.next().unwrap_or_else(|| panic!("the game is lost: {text:?}"));
    assert!(all.next().is_none(), "one game becomes several: {text}");
    game
}

pub(super) fn run(bytes: &[u8]) {
    let (choice, bytes) = bytes.split_first().unwrap_or((&0, &[]));
    // The new text names its dialect, so it is read without one being said.
    let (text, options) = (transcript(bytes), Options { dialect: None, ..options(*choice) });
    for replay in replays(&text, &options).filter(Replay::is_valid) {
        let Some(other) = replay.dialect.others().next() else { continue };
        let mut there = String::new();
        convert_game(&mut there, &replay, other);
        let across = only(&there, &options);
        assert_eq!(across.dialect, other, "{there}");
        let told = difference(&replay, &across);
        // What would read back by other rules is refused by the command.
        if matches!(options.rules, Rules::Auto) && told == Some(Difference::Rules) {
            continue;
        }
        assert_eq!(told, None, "{there}");
        let mut back = String::new();
        convert_game(&mut back, &across, replay.dialect);
        let again = only(&back, &options);
        // The move of a remark may be due behind the round, as in the canonical form of the game.
        let mut plain = String::new();
        write_game(&mut plain, &replay);
        assert_eq!(difference(&only(&plain, &options), &again), None, "{back}");
        let mut canonical = String::new();
        write_game(&mut canonical, &again);
        assert_eq!(canonical, back, "what is converted is in canonical form");
    }
}
