//! Fixes: safe ones leave no more errors than before and change no game, fixing twice is fixing once, and with unsafe ones
//! every game replays at least as far.

use super::input::{options, transcript};
use kibao::findings::{Report, Severity, Wanted, fixed};
use kibao::replay::{Options, replays, same_moves};

/// How many errors the games of a text have.
fn errors(text: &str, options: &Options) -> usize {
    let errors = |report: &Report| report.findings.iter().filter(|it| it.severity() == Severity::Error).count();
    replays(text, options).map(|replay| errors(&Report::new(replay))).sum()
}

pub(super) fn run(bytes: &[u8]) {
    let (choice, bytes) = bytes.split_first().unwrap_or((&0, &[]));
    let (text, options) = (transcript(bytes), options(*choice));
    let safe = match fixed(&text, &options, Wanted::all(false)) {
        Ok(safe) => safe,
        // Where games run into each other, fixing one may change where another begins; nothing is written then.
        Err(error) => {
            let games = replays(&text, &options).count();
            assert!(games > 1 && (1..=games).contains(&error.game), "{error:?} of {games}: {text:?}");
            return;
        }
    };
    assert!(errors(&safe.text, &options) <= errors(&text, &options), "no error comes: {}", safe.text);
    let moves = |text: &str| replays(text, &options).map(|it| (it.replayed(), same_moves(&it))).collect::<Vec<_>>();
    assert_eq!(moves(&safe.text), moves(&text), "safe fixes change no game: {text:?} became {:?}", safe.text);
    let twice = fixed(&safe.text, &options, Wanted::all(false)).expect("a fixed text can be fixed again");
    assert_eq!(twice.text, safe.text, "fixed twice");
    if let Ok(more) = fixed(&text, &options, Wanted::all(true)) {
        let reach = |text: &str| replays(text, &options).map(|it| it.replayed()).collect::<Vec<_>>();
        let (before, after) = (reach(&text), reach(&more.text));
        assert_eq!(before.len(), after.len(), "no game is lost: {}", more.text);
        assert!(before.iter().zip(&after).all(|(before, after)| before <= after), "{}", more.text);
    }
}
