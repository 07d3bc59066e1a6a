//! Processor times of commands as ratios, to one another and to a yardstick: a measuring program outside of this repository,
//! which counts and replays on the bare rules. Ratios depend far less on the machine and on other work on it than figures do.
//! `cargo run --release --manifest-path tests/bench/Cargo.toml --bin ratios -- KIBAO [YARDSTICK]`, with KIBAO the built program
//! and YARDSTICK the built yardstick. It writes 100,000 games and 20,000 small files to the folder for temporary files.

use kibao_bench::children_time;
use std::fs::{self, File};
use std::path::Path;
use std::process::{Command, Stdio};

/// How often each command is run; the median counts. The commands are run in turn.
const RUNS: usize = 9;

/// How often a command of a few milliseconds is run for one time.
const SHORT: usize = 200;

/// The number of generated games.
const GAMES: &str = "100000";

/// The number of small files.
const FILES: usize = 20_000;

/// A command, and how often it is run for one time.
struct Timed<'a> {
    program: &'a str,
    args: Vec<&'a str>,
    times: usize,
}

fn main() {
    let mut args = std::env::args().skip(1);
    let kibao = args.next().expect("the program to time");
    let folder = std::env::temp_dir().join("kibao-ratios");
    fs::create_dir_all(&folder).expect("a folder");
    let path = folder.join("archive.bao");
    let mut generate = Command::new(&kibao);
    generate.args(["gen", "--games", GAMES, "--seed", "1"]).stdout(File::create(&path).expect("a file"));
    assert!(generate.status().expect("gen runs").success());
    table(&kibao, args.next().as_deref(), path.to_str().expect("a path"), &folder);
}

/// Prints the table. `archive` holds generated games; small files are written to `folder`.
fn table(kibao: &str, yardstick: Option<&str>, archive: &str, folder: &Path) {
    let (one, many, joined) = small_files(archive, folder);
    let timed = |program, args: &[&'static str], path| Timed {
        program,
        args: args.iter().copied().chain(path).collect(),
        times: 1,
    };
    let check = ["check", "-q", "--no-config", "--jobs", "1"];
    let mut commands = vec![
        timed(kibao, &["perft", "--rules", "zanzibar", "--depth", "12"], None),
        timed(kibao, &check, Some(archive)),
        Timed { times: SHORT, ..timed(kibao, &check, Some(&one)) },
        Timed { times: SHORT, ..timed(kibao, &["--version"], None) },
        timed(kibao, &["fmt", "--check", "-q", "--no-config", "--jobs", "1"], Some(archive)),
        timed(kibao, &["json", "--ndjson", "--no-config", "--jobs", "1"], Some(archive)),
        timed(kibao, &check, Some(&many)),
        timed(kibao, &check, Some(&joined)),
    ];
    if let Some(yardstick) = yardstick {
        commands.push(timed(yardstick, &["bulk", "12"], None));
        commands.push(timed(yardstick, &["scan"], Some(archive)));
    }
    let medians = medians(&commands);
    let mut rows = vec![
        ("`check` of one game, whole process / `--version`", 2, 3, 1.15),
        ("`fmt --check` / `check`", 4, 1, 1.5),
        ("`json --ndjson` / `check`", 5, 1, 3.5),
        ("20,000 files of one game / the same in one file", 6, 7, 1.4),
    ];
    if yardstick.is_some() {
        rows.insert(0, ("`check -q --jobs 1` of generated games / `yardstick scan`", 1, 9, 2.2));
        rows.insert(0, ("`perft --rules zanzibar --depth 12` / `yardstick bulk 12`", 0, 8, 1.25));
    }
    println!("| processor time, medians of {RUNS} in turn | ratio | to reach |\n| --- | --- | --- |");
    for (what, one, other, wanted) in rows {
        println!("| {what} | {:.2} | {wanted} |", medians[one] / medians[other]);
    }
}

/// The median of each command's processor times.
fn medians(commands: &[Timed]) -> Vec<f64> {
    let mut times = vec![Vec::new(); commands.len()];
    for _ in 0..RUNS {
        for (command, times) in commands.iter().zip(&mut times) {
            let before = children_time();
            for _ in 0..command.times {
                let run = Command::new(command.program).args(&command.args).stdout(Stdio::null()).status();
                assert!(run.expect("the program runs").success(), "{:?}", command.args);
            }
            times.push(children_time() - before);
        }
    }
    let median = |mut times: Vec<f64>| {
        times.sort_by(f64::total_cmp);
        times[RUNS / 2]
    };
    times.into_iter().map(median).collect()
}

/// Writes a file of one game, a folder of many such files, and one file with the same games. Returns their paths.
fn small_files(archive: &str, folder: &Path) -> (String, String, String) {
    let text = fs::read_to_string(archive).expect("the archive");
    let starts: Vec<usize> = text.match_indices("title:").map(|(at, _)| at).chain([text.len()]).collect();
    assert!(starts.len() > FILES, "at least {FILES} games");
    let (one, many, joined) = (folder.join("one.bao"), folder.join("many"), folder.join("joined.bao"));
    fs::create_dir_all(&many).expect("a folder");
    let game = |index: usize| text[starts[index]..starts[index + 1]].trim_end().to_owned() + "\n";
    for index in 0..FILES {
        fs::write(many.join(format!("{index}.bao")), game(index)).expect("a file");
    }
    fs::write(&one, game(0)).expect("a file");
    let all: Vec<String> = (0..FILES).map(game).collect();
    fs::write(&joined, all.join("\n")).expect("a file");
    let path = |path: &Path| path.to_str().expect("a path").to_owned();
    (path(&one), path(&many), path(&joined))
}
