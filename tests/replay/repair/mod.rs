//! Mending records: the least changes found, and the text that is written for them.

mod agreement;
mod costs;
mod forms;
mod places;
mod property;
mod search;
mod slips;
mod texts;

use kibao::engine::Known;
use kibao::generate::Generator;
use kibao::notation::Dialect;
use kibao::replay::{Candidate, Limits, Options, Repairs, Replay, mended, repair, replays};

/// The moves of a generated game.
fn moves(index: u64) -> Vec<String> {
    let known = Known::named("kibao").expect("kibao");
    let generator = Generator { name: known.name, rules: known.rules, dialect: Dialect::Kibao, seed: 3 };
    let text = generator.game(index);
    let (_, rounds) = text.split_once("\n\n").expect("a head");
    let round =
        |line: &str| -> Vec<String> { line.trim_end_matches(';').split(' ').skip(1).map(str::to_owned).collect() };
    rounds.lines().flat_map(round).collect()
}

/// A record of these moves.
fn record(moves: &[impl AsRef<str>]) -> String {
    let mut text = "title: a game\n\n".to_owned();
    for (index, round) in moves.chunks(2).enumerate() {
        let words: Vec<&str> = round.iter().map(AsRef::as_ref).collect();
        text += &format!("{}: {};\n", index + 1, words.join(" "));
    }
    text
}

fn first(text: &str) -> (Replay, Repairs) {
    let options = Options::default();
    let replay = replays(text, &options).next().expect("a game");
    let repairs = repair(text, &replay, &options, &Limits::default());
    (replay, repairs)
}

/// The changes of a repair: `replace 5 A8>+`.
fn told(candidate: &Candidate) -> String {
    let edit =
        |it: &kibao::replay::Edit| format!("{} {} {}", it.kind(), it.index + 1, it.becomes()).trim_end().to_owned();
    candidate.edits.iter().map(edit).collect::<Vec<_>>().join(", ")
}

/// The record with its one best repair, which must be this one at this cost.
fn mend_one(text: &str, cost: &str, changes: &str) -> String {
    let (replay, repairs) = first(text);
    let Some(best) = repairs.only() else {
        panic!("{changes}: {:?}\n{text}", repairs.candidates.iter().map(told).collect::<Vec<_>>())
    };
    assert_eq!((best.cost.to_string().as_str(), told(best).as_str()), (cost, changes), "{text}");
    mended(text, &replay, best, &Options::default(), true).unwrap_or_else(|why| panic!("{changes}: {why:?}\n{text}"))
}
