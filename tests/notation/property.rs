//! What holds for any text whatever: nothing lost, nothing changed by writing, and time in proportion to the length.

use proptest::prelude::*;
use proptest::test_runner::RngSeed;

use super::outline::read;
use super::print::canonical;
use kibao::notation::print::{Cell, Options, as_written, file};
use kibao::notation::{Comment, CommentSign, EntryKind, Game, Key, Round};
use kibao::source::{LineEnds, Text};

/// Heads, moves and comments of a game in canonical order: what writing may not change.
fn meaning(text: &str, game: &Game) -> Vec<String> {
    let comment = |comment: &Comment| format!("comment {}", comment.text.of(text));
    let mut out: Vec<_> = game.before.iter().map(comment).collect();
    let mut heads: Vec<_> = game.heads.iter().collect();
    heads.sort_by_key(|head| head.known.map_or(Key::ALL.len(), |key| key as usize));
    for head in heads {
        let key = head.known.map_or(head.key.of(text), |key| key.name());
        out.push(format!("head {key} = {}", head.value.of(text)));
        out.extend(head.comment.iter().chain(&head.below).map(comment));
    }
    out.extend(game.after_head.iter().map(comment));
    for round in &game.rounds {
        // A game without moves is written with such a round.
        if game.rounds.len() == 1 && round.entries.iter().all(|entry| entry.kind == EntryKind::Missing) {
            continue;
        }
        out.push(format!("round {:?}", round.entries.iter().map(|entry| entry.kind).collect::<Vec<EntryKind>>()));
        out.extend(round.closing(text).map(|words| format!("comment {words}")));
        let remarks = !round.remarks.is_empty();
        let apart = round.comment.iter().filter(|it| remarks && it.sign == CommentSign::Percent);
        out.extend(apart.chain(&round.below).map(comment));
    }
    out
}

fn meanings(text: &str) -> Vec<Vec<String>> {
    read(text).iter().map(|game| meaning(text, game)).collect()
}

/// Writing changes no meaning, and the second time nothing at all.
fn check(text: &str) {
    let once = canonical(text);
    assert_eq!(meanings(&once), meanings(text), "{text:?} became {once:?}");
    assert_eq!(canonical(&once), once, "written twice: {text:?}");
}

/// Moves may be written by other names: every word stays where it is.
fn check_named(text: &str) {
    let games = read(text);
    let mut renamed = 0;
    let cells: Vec<Vec<Vec<Cell>>> = games
        .iter()
        .map(|game| {
            let rounds = as_written(game).into_iter().zip(&game.rounds);
            let rounds = rounds.map(|(cells, round)| {
                let cells = cells.into_iter().zip(&round.entries);
                cells
                    .enumerate()
                    .map(|(index, (cell, entry))| {
                        let is_move = index < 2 && matches!(entry.kind, EntryKind::Move(_));
                        renamed += usize::from(is_move);
                        let name = if index == 0 { "B5<+*" } else { "b5<+*" };
                        if is_move { Cell::Name(name.to_owned()) } else { cell }
                    })
                    .collect()
            });
            rounds.collect()
        })
        .collect();
    let mut out = String::new();
    let options = cells.iter().map(|rounds| Options { rounds, ..Default::default() });
    file(&mut out, games.iter().zip(options));
    let again = read(&out);
    let kinds = |games: &[Game]| -> Vec<Vec<&'static str>> {
        let rounds = games.iter().flat_map(|game| &game.rounds);
        // A game without moves is written with a round in which nobody moves.
        let moved = |round: &&Round| round.entries.iter().any(|entry| entry.kind != EntryKind::Missing);
        let rounds = rounds.filter(moved);
        let kind = |kind: &EntryKind| match kind {
            EntryKind::Move(_) => "move",
            EntryKind::Missing => "missing",
            EntryKind::Unreadable(_) => "unreadable",
        };
        rounds.map(|round| round.entries.iter().map(|entry| kind(&entry.kind)).collect()).collect()
    };
    assert_eq!(kinds(&again), kinds(&games), "{text:?} became {out:?}");
    let words = again.iter().flat_map(|game| &game.rounds).flat_map(|round| &round.entries);
    let named = words
        .filter(|entry| matches!(entry.kind, EntryKind::Move(_)) && entry.span.of(&out).eq_ignore_ascii_case("b5<+*"))
        .count();
    assert_eq!(named, renamed, "{text:?} became {out:?}");
}

/// Pieces that transcripts are made of, and that trip a reader up.
const PIECES: &[&str] = &[
    "title: ",
    "South:",
    "note: ",
    "a b c d: ",
    "title",
    ":",
    ": ",
    "1: ",
    "2: ",
    "3:",
    "12. ",
    "1) ",
    "1",
    "5",
    "8",
    "9",
    "12",
    "A5",
    "a6",
    "B3<",
    "C5",
    "5L",
    "7r>*",
    "A8>+",
    "b1**#",
    "<",
    ">",
    "L",
    "l",
    "R",
    "*",
    "+",
    "#",
    "&lt;",
    "&lt",
    "&amp;",
    "&amp;lt",
    "&#60;",
    "&#x3C",
    "&",
    ";",
    "; ",
    ";;",
    "；",
    "：",
    "%",
    "% ",
    ".",
    ",",
    "..",
    "...",
    "-",
    "--",
    "…",
    "(so)",
    "so",
    "A resigns",
    "//",
    " ",
    "  ",
    "\t",
    "\u{a0}",
    "\u{200b}",
    "\n",
    "\n",
    "\n",
    "\n\n",
    "\r",
    "\r\n",
    "Ａ５＜",
    "１",
    "é",
    "\0",
    "\u{2028}",
    "1: A5 a6;\n",
    "2: 5L 6R;\n",
    "; 2: 5 5",
    " 1: 6 6; 2: 7 7;",
    "title: x\n",
    "_",
    "A5:",
    "x-y z: v",
    "http://",
    "{",
    "\\",
    "😀",
];

fn transcripts() -> impl Strategy<Value = String> {
    prop::collection::vec(prop::sample::select(PIECES), 0..24).prop_map(|pieces| pieces.concat())
}

// PROPTEST_CASES=1000000 tries more than the 4096 texts of an ordinary run.
proptest! {
    #![proptest_config(ProptestConfig { cases: 4096, rng_seed: RngSeed::Fixed(1), failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_text_is_kept_and_written_the_same(text in any::<String>()) {
        check(&text);
    }

    #[test]
    fn any_bytes_are_decoded(bytes in any::<Vec<u8>>()) {
        let decoded = Text::decode(&bytes).unwrap();
        check(&decoded.text);
        assert_eq!(LineEnds::of(&decoded.text), decoded.ends);
    }

    #[test]
    fn any_transcript_is_kept_and_written_the_same(text in transcripts()) {
        check(&text);
        check_named(&text);
    }
}

#[test]
fn texts_that_once_went_wrong() {
    for text in [
        "1: A5, L;",
        "1: A , 5L;",
        "A5:(x",
        "1: 5 y&amp;lt ;",
        "title: a; 2: A9 so; 3: 5",
        "1: 5 2:A5x;",
        "1: 5; % ; 2: 5",
        "4: 5 8: 6R",
        "title: x;;; 1: 5",
        "1: 5 (a);;",
        "1: 5 5 - so",
        "-- a5\n\n1: 5\n",
        "A5<:- 1: 6 6; 2: 7 7;",
    ] {
        check(text);
        check_named(text);
    }
}

#[test]
fn a_million_games_are_streamed() {
    let text = "title: a\n1: A5< a6>;\n\n".repeat(200_000);
    assert_eq!(kibao::notation::games(&text).filter(|game| game.problems.is_empty()).count(), 200_000);
}
