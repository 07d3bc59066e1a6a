//! Fixes: a mended text has no more errors than before, safe fixes change no game, and mending twice is mending once.

use super::input::{options, transcript};
use kibao::findings::{Wanted, fixed};
use kibao::replay::{replays, same_moves};

pub(super) fn run(bytes: &[u8]) {
    let (choice, bytes) = bytes.split_first().unwrap_or((&0, &[]));
    let (text, options) = (transcript(bytes), options(*choice));
    let Ok(safe) = fixed(&text, &options, Wanted::all(false)) else {
        return;
    };
    let moves = |text: &str| replays(text, &options).map(|it| (it.replayed(), same_moves(&it))).collect::<Vec<_>>();
    assert_eq!(moves(&safe.text), moves(&text), "safe fixes change no game: {text:?} became {:?}", safe.text);
    let twice = fixed(&safe.text, &options, Wanted::all(false)).expect("mended text can be mended");
    assert_eq!(twice.text, safe.text, "mended twice");
    if let Ok(more) = fixed(&text, &options, Wanted::all(true)) {
        let reach = |text: &str| replays(text, &options).map(|it| it.replayed()).collect::<Vec<_>>();
        let (before, after) = (reach(&text), reach(&more.text));
        assert_eq!(before.len(), after.len(), "no game is lost: {}", more.text);
        assert!(before.iter().zip(&after).all(|(before, after)| before <= after), "{}", more.text);
    }
}
