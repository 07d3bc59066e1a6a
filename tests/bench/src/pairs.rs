//! How many games two sheets restore of which each has its own slips: `cargo run --release --manifest-path tests/bench/Cargo.toml --bin
//! pairs -- KIBAO [GAMES] [SEED]`. KIBAO is the program, whose `repair --with --apply` is given both sheets; the second is in the
//! zanzibar notation. Counted are the games whose written moves are then the true ones, and those that were written and are not.

use kibao::engine::KIBAO;
use kibao::generate::{Generator, SplitMix64};
use kibao::notation::Dialect;
use kibao::replay::{Options, Ply, Replay, canonical, replays};
use std::process::Command;

/// The slips of a sheet.
const SLIPS: [(&str, usize); 5] =
    [("one slip", 1), ("two slips", 2), ("three slips", 3), ("a round lost", 0), ("a round written twice", 0)];

/// The least probability of a repair that is written.
const SURE: [&str; 2] = ["0.9", "0.5"];

fn main() {
    let mut args = std::env::args().skip(1);
    let program = args.next().expect("the program");
    let games: u64 = args.next().map_or(500, |it| it.parse().expect("a number of games"));
    let seed: u64 = args.next().map_or(2026, |it| it.parse().expect("a seed"));
    println!("| each sheet has | written from | games | restored | written and wrong |");
    println!("| --- | --- | --- | --- | --- |");
    let folder = std::env::temp_dir().join(format!("kibao-pairs-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let played = |index| moves(&only(&text(seed, index, Dialect::KIBAO)));
    let truths: Vec<Vec<String>> = (0..games).map(played).collect();
    for (kind, (name, slips)) in SLIPS.into_iter().enumerate() {
        let mut random = SplitMix64::new(seed ^ ((kind as u64) << 40));
        let [a, b] = [Dialect::KIBAO, Dialect::ZANZIBAR].map(|dialect| {
            let written = (0..games).map(|index| truth(seed, index, dialect));
            written.map(|game| sheet(game, (slips, kind), &mut random)).collect::<String>()
        });
        for sure in SURE {
            let paths = ["a.bao", "b.bao"].map(|name| folder.join(name));
            for (path, text) in paths.iter().zip([&a, &b]) {
                std::fs::write(path, text).expect("written");
            }
            let [path, with] = &paths;
            let mut command = Command::new(&program);
            let ran =
                command.args(["-q", "repair", "--apply", "--sure", sure]).arg(path).arg("--with").arg(with).output();
            assert!(ran.expect("the program runs").status.code().is_some_and(|code| code < 2));
            let repaired = std::fs::read_to_string(path).expect("read");
            let [mut restored, mut wrong] = [0_u32; 2];
            let options = Options::default();
            for ((before, after), truth) in replays(&a, &options).zip(replays(&repaired, &options)).zip(&truths) {
                let is_true = after.is_valid() && moves(&after) == *truth;
                restored += u32::from(is_true);
                wrong += u32::from(!is_true && moves(&before) != moves(&after));
            }
            let of = |count: u32| 100.0 * f64::from(count) / games as f64;
            println!("| {name} | {sure} | {games} | {:.1} % | {:.2} % |", of(restored), of(wrong));
            assert!(slips != 1 || sure != "0.5" || games < 100 || (of(restored) >= 99.0 && of(wrong) <= 0.1), "{name}");
        }
    }
    std::fs::remove_dir_all(&folder).expect("removed");
}

/// The game of a text.
fn only(text: &str) -> Replay<'_> {
    replays(text, &Options::default()).next().expect("a game")
}

/// A true game.
fn text(seed: u64, index: u64, dialect: Dialect) -> String {
    Generator { name: "kibao", rules: KIBAO, dialect, seed }.game(index)
}

/// The head and the written moves of a true game.
fn truth(seed: u64, index: u64, dialect: Dialect) -> (String, Vec<String>) {
    let text = text(seed, index, dialect);
    let words = only(&text).plies.iter().map(|ply| ply.span.of(&text).to_owned()).collect();
    (text.split_once("\n\n").expect("a head").0.to_owned(), words)
}

/// The moves that are played, as the kibao notation writes them.
fn moves(replay: &Replay<'_>) -> Vec<String> {
    let name = |ply: &Ply| Some(canonical(&replay.before(ply)?, ply.played()?));
    replay.plies.iter().map(|ply| name(ply).unwrap_or_default()).collect()
}

/// A sheet of a game with slips.
fn sheet((head, mut words): (String, Vec<String>), (slips, kind): (usize, usize), random: &mut SplitMix64) -> String {
    for _ in 0..slips {
        slip(&mut words, random);
    }
    let mut rounds: Vec<usize> = (0..words.len().div_ceil(2)).collect();
    let round = random.below(rounds.len());
    match kind {
        3 => _ = rounds.remove(round),
        4 => rounds.insert(round, round),
        _ => {}
    }
    let mut text = format!("{head}\n\n");
    for (number, round) in rounds.into_iter().enumerate() {
        let of_round = words.get(2 * round..(2 * round + 2).min(words.len())).expect("a round").join(" ");
        text += &format!("{}: {of_round};\n", number + 1);
    }
    text.push('\n');
    text
}

/// A slip of a scorer: a direction, a digit, a move left out, written twice or swapped with the next.
fn slip(words: &mut Vec<String>, random: &mut SplitMix64) {
    let at = random.below(words.len());
    match random.below(10) {
        0..4 => {
            let turned = words[at].chars().map(|c| match c {
                '<' => '>',
                '>' => '<',
                'L' => 'R',
                'R' => 'L',
                other => other,
            });
            words[at] = turned.collect();
        }
        4..7 => {
            let next = |c: char| if c == '8' { '7' } else { char::from(c as u8 + 1) };
            words[at] = words[at].chars().map(|c| if c.is_ascii_digit() { next(c) } else { c }).collect();
        }
        7 => _ = words.remove(at),
        8 => words.insert(at, words[at].clone()),
        _ if at + 1 < words.len() => words.swap(at, at + 1),
        _ => {}
    }
}
