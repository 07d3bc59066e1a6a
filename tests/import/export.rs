//! Games as records of Abstract Play, and back.

use super::{ABSTRACT_PLAY, games, only, replayed, site_record};
use crate::cli::run;
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

#[test]
fn the_command_writes_a_record_a_line_and_names_what_it_does_not_write() {
    let text = "south: Asha\nnorth: Juma\nevent: Cup; of 2026\ndate: 28. 11. 2026\nwinner: Juma\n\n1: A6>* a7<*; a comment\n2: A5<;\n";
    let ran = run(&["convert", "--to", "abstractplay", "-"], text);
    assert_eq!(ran.status, Some(0), "{}", ran.err);
    assert_eq!(
        ran.out,
        "{\"header\":{\"game\":{\"name\":\"Bao\",\"variants\":[\"Default setup\"]},\"event\":\"Cup\",\"site\":{\"name\":\"unknown\"},\
         \"date-start\":\"2026-11-28T00:00:00.000Z\",\"date-end\":\"2026-11-28T00:00:00.000Z\",\
         \"date-generated\":\"2026-11-28T00:00:00.000Z\",\"players\":[{\"name\":\"Asha\",\"score\":3,\"result\":0},\
         {\"name\":\"Juma\",\"score\":-3,\"result\":1}]},\"moves\":[[\"f2>*\",\"b3<*\"],[\"e2<\"]]}\n"
    );
    assert!(ran.err.contains("2 comments are not written"), "{}", ran.err);
    let mixed = "title: a\n\n1: A1>*;\n\ntitle: b\n\n1: A6>*;\n\ntitle: c\nopening: [ 0 0 0 0 0 0 0 0 | 0 2 2 6 0 0 0 0 | 0 0 0 0 6 2 2 0 | 0 0 0 0 0 0 0 0 | 22 22 | T T | 255 | 1 ]\n\n1: -- a6>*;\n";
    let ran = run(&["convert", "--to", "abstractplay", "-"], mixed);
    assert_eq!((ran.status, ran.out.lines().count()), (Some(1), 1), "{}", ran.err);
    assert!(
        ran.err.contains("game 1 is not written: it does not replay")
            && ran.err.contains("game 3 is not written: Abstract Play has only"),
        "{}",
        ran.err
    );
    let second = run(&["convert", "--to", "abstractplay", "--game", "2", "-"], mixed);
    assert_eq!((second.status, second.out), (Some(0), ran.out), "{}", second.err);
}
