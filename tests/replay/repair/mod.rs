//! Repairing records: the least changes found, and the text that is written for them.

mod agreement;
mod costs;
mod forms;
mod gaps;
mod habits;
mod hands;
mod history;
mod places;
mod property;
mod search;
mod slips;
mod texts;

use kibao::engine::{BuiltIn, State};
use kibao::generate::Generator;
use kibao::notation::{Dialect, EntryKind, single};
use kibao::replay::{
    Agreement, Candidate, Change, Cost, Edit, Likeness, Limits, Options, RepairedPly, Repairs, Replay, Resolved,
    repair, repaired, replays, resolve,
};

/// The moves of a generated game.
fn moves(index: u64) -> Vec<String> {
    let known = BuiltIn::named("kibao").expect("kibao");
    let generator = Generator { name: known.name, rules: known.rules, dialect: Dialect::KIBAO, seed: 3 };
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

fn first(text: &str) -> (Replay<'_>, Repairs) {
    let options = Options::default();
    let replay = replays(text, &options).next().expect("a game");
    let repairs = repair(&replay, &options, &Limits::default());
    (replay, repairs)
}

/// The changes of a repair: `replace 5 A8>+`.
fn told(candidate: &Candidate) -> String {
    let edit =
        |it: &kibao::replay::Edit| format!("{} {} {}", it.kind(), it.index + 1, it.becomes()).trim_end().to_owned();
    candidate.edits.iter().map(edit).collect::<Vec<_>>().join(", ")
}

/// The record with its certain repair, which must be this one.
fn repaired_one(text: &str, changes: &str) -> String {
    let (replay, repairs) = first(text);
    let Some(best) = repairs.only() else {
        panic!("{changes}: {:?}\n{text}", repairs.candidates.iter().map(told).collect::<Vec<_>>())
    };
    assert_eq!(told(best), changes, "{text}");
    repaired(&replay, best, &Options::default(), true).unwrap_or_else(|why| panic!("{changes}: {why:?}\n{text}"))
}

/// The candidate after which a game has these moves from a start. `from` says where each comes from: `3` from the fourth
/// word, `3!` from it changed, `+` put in. `changes` are those that are told: `replace 3`, `swap 0`, `rounds 0`,
/// `opening novice`.
fn candidate(replay: &Replay, start: State, truth: &[String], from: &str, changes: &str) -> Candidate {
    let mut state = start;
    let mut game: Vec<RepairedPly> = Vec::new();
    for (word, from) in truth.iter().zip(from.split(' ')) {
        let Some((EntryKind::Move(written), _)) = single(word) else { panic!("{word}") };
        let Resolved::Unique(played, _) = resolve(&state, &replay.rules, &written.read(Dialect::KIBAO)) else {
            panic!("{word}")
        };
        let changed = from.ends_with(['!', '+']);
        game.push(RepairedPly { from: from.trim_end_matches('!').parse().ok(), changed, before: state, played });
        state = played.after;
    }
    let step = |it: &RepairedPly| (it.before, it.played);
    let mut put_in = game.iter().filter(|it| it.from.is_none());
    let edit = |change: &str| {
        let (kind, about) = change.split_once(' ').expect("a kind and what it is about");
        let index: usize = about.parse().unwrap_or_default();
        let it = if kind == "insert" { put_in.next() } else { game.iter().find(|it| it.from == Some(index)) };
        let it = it.unwrap_or(&game[0]);
        let change = match kind {
            "replace" => Change::Replace(Likeness::Other, it.before, it.played),
            "insert" => Change::Insert(it.before, it.played),
            "delete" => Change::Delete(false),
            "opening" => Change::Opening("novice"),
            "swap" => Change::SwapMoves([step(&game[0]), step(&game[1])]),
            "rounds" => Change::SwapRounds(Box::new([0, 1, 2, 3].map(|index| step(&game[index])))),
            other => panic!("no change is called {other}"),
        };
        let round = replay.plies.get(index).map_or(0, |ply| ply.round) + 1;
        Edit { change, index, round, side: it.before.position.turn }
    };
    let edits = changes.split(", ").filter(|it| !it.is_empty()).map(edit).collect();
    Candidate { cost: Cost(100), probability: 1.0, edits, game, agreement: Agreement::default(), asked: Vec::new() }
}

/// `$0` stands for the first move of a game, `$1` for the second.
fn filled(text: &str, truth: &[String]) -> String {
    truth.iter().enumerate().fold(text.to_owned(), |text, (index, word)| text.replace(&format!("${index}"), word))
}
