//! What `kibao report` costs on great folders: `cargo run --release --manifest-path tests/bench/Cargo.toml --bin report -- KIBAO [GAMES]`.
//! KIBAO is the program. Each record is a file of about 100 kB, most of it comments, as a club writes them who notes everything; a
//! last row has records without comments. The report is a page, in ratio to `check` of the same folder, in processor time.

use kibao::engine::KIBAO;
use kibao::generate::Generator;
use kibao::notation::Dialect;
use kibao_bench::{children_time, run};
use std::fmt::Write as _;
use std::fs;
use std::path::Path;
use std::process::Stdio;

/// The runs of each command, in turn.
const RUNS: usize = 3;

/// The players of the tournament.
const PLAYERS: [&str; 16] = [
    "Haji Abdalla",
    "Juma Hamisi",
    "Said Omar",
    "Asha Mohamed",
    "Fatuma Ali",
    "Jana Novak",
    "Karl Weber",
    "Omar Majaliwa",
    "Salma Rashid",
    "Nasoro Bakari",
    "Zuhura Idi",
    "Petr Dvorak",
    "Mwanaidi Juma",
    "Abdu Khamis",
    "Rehema Said",
    "Lena Vogel",
];

fn main() {
    let mut args = std::env::args().skip(1);
    let program = args.next().expect("the program");
    let games: u64 = args.next().map_or(2_000, |it| it.parse().expect("a number of games"));
    let folder = std::env::temp_dir().join(format!("kibao-report-{}", std::process::id()));
    println!("| records | MB | report / check | peak memory of the report |\n| --- | --- | --- | --- |");
    for (games, noted) in [(games / 4, true), (games / 2, true), (games, true), (games, false)] {
        let bytes = records(&folder, games, noted);
        let path = folder.to_str().expect("a path");
        let page = folder.with_extension("html");
        let report = ["-q", "report", "--no-config", "--jobs", "1", "-o", page.to_str().expect("a path"), path];
        let check = ["-q", "check", "--no-config", "--jobs", "1", "--archive", path];
        let (mut times, mut peak) = ([Vec::new(), Vec::new()], 0);
        for _ in 0..RUNS {
            for (args, times) in [&report[..], &check].into_iter().zip(&mut times) {
                let before = children_time();
                let used = run(&program, args, Stdio::null());
                times.push(children_time() - before);
                peak = if args == report { peak.max(used) } else { peak };
            }
            fs::remove_file(&page).expect("a page");
        }
        let [report, check] = times.map(|mut times| {
            times.sort_by(f64::total_cmp);
            times[RUNS / 2]
        });
        let (ratio, kind) = (report / check, if noted { "" } else { ", without comments" });
        println!("| {games}{kind} | {:.0} | {ratio:.2} | {:.0} MB |", bytes as f64 / 1e6, f64::from(peak) / 1e3);
        assert!(!noted || ratio < 5.0, "{ratio}");
        fs::remove_dir_all(&folder).expect("removed");
    }
}

/// Writes records of a tournament, a file each. Returns their bytes.
fn records(folder: &Path, games: u64, noted: bool) -> usize {
    let generator = Generator { name: "kibao", rules: KIBAO, dialect: Dialect::KIBAO, seed: 2026 };
    fs::create_dir_all(folder).expect("a folder");
    let mut bytes = 0;
    for index in 0..games {
        let [south, north] = [index % 16, (index + 1 + index / 16 % 15) % 16].map(|at| PLAYERS[at as usize]);
        let game = generator.game(index);
        let (head, rounds) = game.split_once("\n\n").expect("a head");
        let mut text =
            format!("{head}\nevent: Bench Open\nsouth: {south}\nnorth: {north}\nround: {}\n\n", 1 + index / 8);
        let notes = if noted { 100_000 / rounds.len() * 14 / 35 } else { 0 };
        for line in rounds.lines() {
            text += line;
            for note in 0..notes {
                write!(text, "{} seen from the third table", if note == 0 { " " } else { "," }).expect("a text");
            }
            text += "\n";
        }
        bytes += text.len();
        fs::write(folder.join(format!("{index}.bao")), text).expect("a file");
    }
    bytes
}
