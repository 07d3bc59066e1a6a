//! The canonical form: twice is once, and it says what was written.

use super::input::{options, transcript};
use kibao::replay::{Difference, Options, Replay, Rules, difference, replays, write_game};

/// A game in canonical form.
fn written(replay: &Replay) -> String {
    let mut written = String::new();
    write_game(&mut written, replay);
    written
}

/// The games that the commands write, in canonical form: those that read back the same.
fn print(text: &str, options: &Options) -> String {
    let told = |replay: &Replay, new: &str| Some(difference(replay, &replays(new, options).next()?));
    let pieces = replays(text, options).filter_map(|replay| {
        let new = written(&replay);
        (told(&replay, &new) == Some(None)).then_some(new)
    });
    pieces.collect::<Vec<_>>().join("\n")
}

pub(super) fn run(bytes: &[u8]) {
    let (choice, bytes) = bytes.split_first().unwrap_or((&0, &[]));
    let (text, options) = (transcript(bytes), options(*choice));
    // A game of which nothing can be played may read otherwise by itself; the commands refuse to write such a one.
    for replay in replays(&text, &options).filter(Replay::is_valid) {
        let new = written(&replay);
        let again = replays(&new, &options).next().unwrap_or_else(|| panic!("the game is lost: {new:?}"));
        let told = difference(&replay, &again);
        let other_rules = matches!(options.rules, Rules::Auto) && told == Some(Difference::Rules);
        // The move of a remark may be due behind the round.
        let due = told == Some(Difference::Unread);
        assert!(told.is_none() || other_rules || due, "{told:?}: {new}");
    }
    let once = print(&text, &options);
    assert_eq!(print(&once, &options), once, "written twice: {text:?}");
}
