//! Games as records of Abstract Play, and back.

use super::{ABSTRACT_PLAY, games, only, replayed, site_record};
use kibao::import::{NotExported, to_abstractplay};
use kibao::replay::{Options, canonical, replays};

/// The canonical moves of a game.
fn moves(text: &str) -> Vec<String> {
    let replay = replayed(text);
    let name = |ply| canonical(&replay.before(ply).expect("a position"), ply.played().expect("a move"));
    replay.plies.iter().map(name).collect()
}

#[test]
fn a_record_of_the_site_comes_back_the_same() {
    let mut compared = 0;
    for line in games(ABSTRACT_PLAY) {
        let game = only(&site_record(line).0.to_string());
        let record = to_abstractplay(&replayed(&game.text)).expect("a record");
        let again = only(&record);
        assert_eq!(moves(&again.text), moves(&game.text));
        let head = |text: &str| text.split("\n\n").next().expect("a head").to_owned();
        assert_eq!(head(&again.text), head(&game.text));
        assert_eq!(again.end, game.end);
        compared += 1;
    }
    assert_eq!(compared, 100);
}

#[test]
fn sound_samples_come_back_with_the_same_moves() {
    let (mut there, mut refused) = (0, Vec::new());
    for (path, bytes) in crate::fixtures::of("ok") {
        let text = String::from_utf8_lossy(&bytes).into_owned();
        for replay in replays(&text, &Options::default()) {
            match to_abstractplay(&replay) {
                Ok(record) => {
                    let before: Vec<String> = replay
                        .plies
                        .iter()
                        .map(|ply| canonical(&replay.before(ply).expect("a position"), ply.played().expect("a move")))
                        .collect();
                    assert_eq!(moves(&only(&record).text), before, "{path}");
                    there += 1;
                }
                Err(why) => refused.push((path.clone(), why)),
            }
        }
    }
    assert!(there >= 5, "{there}: {refused:?}");
    let has = |why| refused.iter().any(|(_, it)| *it == why);
    assert!(has(NotExported::Opening) && has(NotExported::End) && has(NotExported::Rules(3)), "{refused:?}");
}
