//! What is written of a record: canonical, with the same meaning, and the same when written again.

use super::one;
use crate::fixtures;
use kibao::engine::BUILT_IN;
use kibao::generate::{Generator, SlipRate, Writing};
use kibao::notation::Dialect;
use kibao::replay::{Options, Replay, convert_game, difference, replays, write_game};

/// The game of a text in canonical form; in its own dialect, or in another.
fn written(replay: &Replay, to: Option<Dialect>) -> String {
    let mut out = String::new();
    match to {
        None => write_game(&mut out, replay),
        Some(to) => convert_game(&mut out, replay, to),
    }
    out
}

const WON: &str =
    "opening: [ 0 0 0 0 0 0 0 0 | 0 0 0 0 2 0 0 0 | 0 0 2 0 1 0 0 0 | 29 30 0 0 0 0 0 0 | 0 0 | F F | 255 | 0 ]\n";
const NORTH_BEGINS: &str =
    "opening: [ 0 0 0 0 0 0 0 0 | 0 2 2 6 0 0 0 0 | 0 0 0 0 6 2 2 0 | 0 0 0 0 0 0 0 0 | 22 22 | T T | 255 | 1 ]\n";
/// South's A7< blocks a4, and captures nothing.
const BLOCKS: &str =
    "opening: [ 0 1 2 1 4 8 2 2 | 10 0 0 10 2 1 0 1 | 0 2 0 0 0 0 2 0 | 0 0 2 2 0 2 6 4 | 0 0 | F F | 255 | 0 ]\n";
/// South's A3< may play the house.
const HOUSE: &str =
    "opening: [ 0 0 0 0 0 0 0 0 | 0 0 5 6 0 0 1 0 | 0 0 2 0 6 0 0 0 | 0 0 0 0 0 0 0 0 | 22 22 | T T | 255 | 0 ]\n";

/// Records as written, in canonical form, in the kibao dialect and in the zanzibar one.
const TABLE: &[(&str, &str, &str, &str, &str)] = &[
    ("", "1: 7R 7R", "1: A7R* a7R*;\n", "notation: kibao\n\n1: A7>* a7>*;\n", "1: A7R* a7R*;\n"),
    ("", "01: A6<** a5<*", "1: A6<* a5<;\n", "1: A6<* a5<;\n", "1: A6L* a5L;\n"),
    ("", "1: A7>* a7>", "1: A7>* a7>*;\n", "notation: kibao\n\n1: A7>* a7>*;\n", "1: A7R* a7R*;\n"),
    // The head says it already.
    ("notation: zanzibar\n", "1: 7R", "\n1: A7R*;\n", "notation: kibao\n\n1: A7>*;\n", "\n1: A7R*;\n"),
    (
        "Notation: KIBAO;\n",
        "1: A7>",
        "notation: KIBAO\n\n1: A7>*;\n",
        "notation: kibao\n\n1: A7>*;\n",
        "notation: zanzibar\n\n1: A7R*;\n",
    ),
    // A win: kept where it was written and is right, never added; no sign of the zanzibar dialect.
    (WON, "1: A3>#", "\n1: A3>#;\n", "notation: kibao\n\n1: A3>#;\n", "\n1: A3R;\n"),
    (WON, "1: A3>", "\n1: A3>;\n", "notation: kibao\n\n1: A3>;\n", "\n1: A3R;\n"),
    ("", "1: A7>*# a7>#*", "1: A7>* a7>*;\n", "notation: kibao\n\n1: A7>* a7>*;\n", "1: A7R* a7R*;\n"),
    // A block: on the move that makes it, or on the one made under it.
    (BLOCKS, "1: A7< a8<", "\n1: A7<** a8<*;\n", "\n1: A7<** a8<*;\n", "\n1: A7L* a8L**;\n"),
    (BLOCKS, "1: A7L** a8L*", "\n1: A7L* a8L**;\n", "\n1: A7<** a8<*;\n", "\n1: A7L* a8L**;\n"),
    // The house.
    (HOUSE, "1: A3<+ a5<", "\n1: A3<+ a5<;\n", "\n1: A3<+ a5<;\n", "\n1: A3L> a5L;\n"),
    (HOUSE, "1: 3L> 5L>", "\n1: A3L> a5L;\n", "\n1: A3<+ a5<;\n", "\n1: A3L> a5L;\n"),
    // A missing move.
    (
        NORTH_BEGINS,
        "1: ... 7>;\n2: 7> -",
        "\n1: -- a7>*;\n2: A7>* --;\n",
        "notation: kibao\n\n1: -- a7>*;\n2: A7>* --;\n",
        "\n1: -- a7R*;\n2: A7R* --;\n",
    ),
    // From the first illegal move on as written, sign by sign in another dialect.
    (
        "",
        "1: 6<  5<\n2: 5<** a8&gt;#;\n3: x9",
        "1: A6<* a5<;\n2: 5<** a8&gt;#;\n3: x9;\n",
        "1: A6<* a5<;\n2: 5<** a8&gt;#;\n3: x9;\n",
        "1: A6L* a5L;\n2: 5L** a8R;\n3: x9;\n",
    ),
    ("", "1: 7r  1R+", "1: A7R* 1R+;\n", "1: A7>* 1>+;\n", "1: A7R* 1R+;\n"),
    ("", "1: A5< a7>", "1: A5< a7>;\n", "1: A5< a7>;\n", "1: A5L a7R;\n"),
    ("", "1: A5> a7>", "1: A5> a7>;\n", "notation: kibao\n\n1: A5> a7>;\n", "1: A5R a7R;\n"),
    ("", "1: A5>+ a7>", "1: A5>+ a7>;\n", "1: A5>+ a7>;\n", "1: A5R> a7R;\n"),
    // A third word, and one that cannot be read.
    ("", "1: A6< a5< a6<", "1: A6<* a5< a6<;\n", "1: A6<* a5< a6<;\n", "1: A6L* a5L a6L;\n"),
    ("", "1: A6< a9<", "1: A6<* a9<;\n", "1: A6<* a9<;\n", "1: A6L* a9<;\n"),
    // After the end.
    (
        WON,
        "1: A3>; over\n2: 1>",
        "\n1: A3>; over\n2: 1>;\n",
        "notation: kibao\n\n1: A3>; over\n2: 1>;\n",
        "\n1: A3R; over\n2: 1R;\n",
    ),
    // Comments stay where they are.
    (
        "; before\nPlace: X;\nZed: y\nSouth: A; (p. 1)\n",
        "1. 6< 6<, ; well\n% below\n3: A4<",
        "; before\nsouth: A; (p. 1)\nplace: X\nZed: y\n\n1: A6<* a6<; well\n% below\n2: A4<;\n",
        "; before\nsouth: A; (p. 1)\nplace: X\nZed: y\n\n1: A6<* a6<; well\n% below\n2: A4<;\n",
        "; before\nsouth: A; (p. 1)\nplace: X\nZed: y\n\n1: A6L* a6L; well\n% below\n2: A4L;\n",
    ),
];

#[test]
fn records_are_written_in_canonical_form() {
    for (head, rounds, own, kibao, zanzibar) in TABLE {
        let text = format!("{head}{rounds}\n");
        let replay = one(&text);
        for (to, wanted) in [(None, own), (Some(Dialect::KIBAO), kibao), (Some(Dialect::ZANZIBAR), zanzibar)] {
            let new = written(&replay, to);
            assert_eq!(new.strip_prefix(head).unwrap_or(&new), *wanted, "{to:?} {text}");
        }
    }
}

/// What is written of a game reads back as the same game, and is written the same once more.
fn assert_kept(what: &str, replay: &Replay) {
    for to in [None, Some(Dialect::KIBAO), Some(Dialect::ZANZIBAR)] {
        let new = written(replay, to);
        // By the rules of the game before, for several games of a text may share a head.
        let games: Vec<Replay> = replays(&new, &replay.options).collect();
        let [again] = games.as_slice() else { panic!("{what} {to:?}: {} games\n{new}", games.len()) };
        assert_eq!(difference(replay, again), None, "{what} {to:?}\n{new}");
        assert_eq!(again.dialect, to.unwrap_or(replay.dialect), "{what}\n{new}");
        assert_eq!(written(again, to), new, "{what} {to:?}");
    }
}

/// All samples but those that are slow to replay.
#[test]
fn samples_keep_their_meaning_and_are_written_once() {
    let mut games = 0;
    for (path, bytes) in fixtures::all() {
        let Some(text) = String::from_utf8(bytes).ok().filter(|_| !path.contains("endless")) else { continue };
        for replay in replays(&text, &Options::default()) {
            assert_kept(&path, &replay);
            games += 1;
        }
    }
    assert!(games > 100, "{games}");
}

/// Without the head line that names the dialect.
fn unnamed(text: &str) -> String {
    text.replace("notation: kibao\n", "").replace("notation: zanzibar\n", "")
}

#[test]
fn generated_games_are_written_as_they_were_generated() {
    for known in BUILT_IN {
        let of = |dialect| Generator { name: known.name, rules: known.rules, dialect, seed: 5 };
        for index in 0..12 {
            let texts = Dialect::ALL.map(|dialect| of(dialect).game(index));
            for (dialect, whole) in Dialect::ALL.into_iter().zip(&texts) {
                let generator = of(dialect);
                let bare = generator.written(index, &Writing { bare: true, ..Writing::default() }).0;
                for text in [whole, &bare] {
                    let replay = one(text);
                    assert!(replay.is_valid() && replay.plies.len() > 2, "{text}");
                    let won = replay.result.outcome.map(|outcome| outcome.winner);
                    assert_eq!(won, replay.result.recorded, "{text}");
                    assert_eq!(written(&replay, None), *whole);
                    for (to, wanted) in Dialect::ALL.into_iter().zip(&texts) {
                        let new = written(&replay, Some(to));
                        assert_eq!(unnamed(&new), unnamed(wanted), "{to:?} of\n{text}");
                    }
                }
                let slips = Writing { slips: SlipRate::exactly(3), bare: index % 2 == 0, cut: index % 3 == 0 };
                let slipped = generator.written(index, &slips).0;
                assert_kept(known.name, &one(&slipped));
            }
        }
    }
}
