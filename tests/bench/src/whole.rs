//! The program as a whole, medians of five: `cargo run --release --manifest-path tests/bench/Cargo.toml --bin whole -- KIBAO
//! [GAMES]`, with KIBAO the built program. It writes an archive of GAMES games (100,000 by default) to the folder for
//! temporary files, and prints a table.

use std::fs::{self, File};
use std::io::{Read, Write};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

fn main() {
    let mut args = std::env::args().skip(1);
    let kibao = args.next().expect("the program to time");
    let games: u64 = args.next().map_or(100_000, |games| games.parse().expect("a number of games"));
    let folder = std::env::temp_dir().join("kibao-bench");
    fs::create_dir_all(&folder).expect("a folder");
    let path = folder.join("archive.bao");
    let archive = path.to_str().expect("a path");
    let made = Command::new(&kibao)
        .args(["gen", "--games", &games.to_string()])
        .stdout(File::create(&path).expect("a file"))
        .status()
        .expect("gen runs");
    assert!(made.success());
    let size = fs::metadata(&path).expect("a file").len();
    println!("| what | median of 5 |\n| --- | --- |");

    let perft = median(|| {
        let out = output(&kibao, &["perft", "--rules", "zanzibar", "--depth", "12"]);
        assert!(out.ends_with("12 12205448\n"), "{out}");
    });
    println!("| perft zanzibar 12, all depths on one way | {:.1} million nodes/s of depth 12 |", 12.205_448 / perft);
    let check = |jobs: &str| {
        median(|| {
            let run = Command::new(&kibao).args(["check", "-q", "--jobs", jobs, archive]).status().expect("check runs");
            assert!(run.success());
        })
    };
    let (one, two) = (check("1"), check("2"));
    println!("| check, 2 jobs | {:.0} games/s, {:.0} MB/s |", games as f64 / two, size as f64 / two / 1e6);
    println!("| check, two jobs against one | {:.2} x |", one / two);
    for (what, rewrite) in UNTIDY {
        let untidy = folder.join("untidy.bao");
        fs::write(&untidy, rewrite(&fs::read_to_string(&path).expect("the archive"))).expect("a file");
        let untidy = untidy.to_str().expect("a path");
        let time = median(|| {
            let ran = Command::new(&kibao).args(["check", "-q", "--jobs", "1", untidy]).stdout(Stdio::null()).status();
            assert!(ran.expect("check runs").success());
        });
        println!("| check of {what}, one job | {:.1} x the time of tidy text |", time / one);
    }
    let counted = median(|| {
        let out = output(&kibao, &["stats", "--jobs", "2", "--format", "csv", "--table", "games", archive]);
        assert!(out.contains(&format!("\r\nwhole,{games}\r\n")), "{out}");
    });
    println!("| stats, 2 jobs | {:.0} games/s, {:.2} x the time of check |", games as f64 / counted, counted / two);
    let mut written = 0;
    let json = median(|| written = drained(&kibao, &["json", "--ndjson", "--jobs", "2", archive]));
    println!("| json --ndjson, 2 jobs | {:.0} MB/s of output |", written as f64 / json / 1e6);
    let one_game = folder.join("one.bao");
    fs::write(&one_game, output(&kibao, &["gen", "--seed", "2"])).expect("a file");
    let small = median(|| drop(output(&kibao, &["check", "-q", one_game.to_str().expect("a path")])));
    println!("| check on one game, whole process | {:.1} ms |", small * 1e3);
    for (what, moves) in [("play", false), ("moves and play in turn", true)] {
        let (requests, answers) = referee_requests(&output(&kibao, &["gen", "--games", "20000", "--seed", "3"]), moves);
        let time = median(|| assert_eq!(refereed(&kibao, &requests), (answers, answers)));
        println!("| referee, {what} | {:.0} requests/s |", answers as f64 / time);
    }
    let bytes = fs::read(&path).expect("the archive");
    for times in [1, 100] {
        let (peak, streamed) = peak(&kibao, &bytes, times);
        println!("| peak memory of check - on {:.2} GB, 2 jobs | {:.1} MB |", streamed as f64 / 1e9, peak as f64 / 1e3);
    }
}

/// Writes a tidy text in another layout.
type Change = fn(&str) -> String;

/// Layouts of text that is not tidy, and how the rounds of a tidy one are written in them.
const UNTIDY: [(&str, Change); 3] = [
    ("rounds behind `> `", |text| each_round(text, |number, moves| format!("> {number}: {moves};\n"))),
    ("rounds as `1. A a`", |text| each_round(text, |number, moves| format!("{number}. {moves}\n"))),
    ("a move a line, as `1. A` and `1... a`", |text| {
        each_round(text, |number, moves| match moves.split_once(' ') {
            Some((south, north)) => format!("{number}. {south}\n{number}... {north}\n"),
            None => format!("{number}. {moves}\n"),
        })
    }),
];

/// A tidy text with its rounds written otherwise.
fn each_round(text: &str, write: impl Fn(&str, &str) -> String) -> String {
    let line = |line: &str| {
        let round = line.split_once(": ").filter(|(number, _)| number.bytes().all(|byte| byte.is_ascii_digit()));
        round.map_or_else(|| format!("{line}\n"), |(number, moves)| write(number, moves.trim_end_matches(';')))
    };
    text.lines().map(line).collect()
}

/// The median of five runs in seconds.
fn median(mut run: impl FnMut()) -> f64 {
    let mut times: Vec<Duration> = (0..5)
        .map(|_| {
            let start = Instant::now();
            run();
            start.elapsed()
        })
        .collect();
    times.sort();
    times[2].as_secs_f64()
}

fn output(kibao: &str, args: &[&str]) -> String {
    let output = Command::new(kibao).args(args).output().expect("the program runs");
    assert!(output.status.success(), "{args:?}");
    String::from_utf8(output.stdout).expect("text")
}

/// Runs the program and counts what it writes.
fn drained(kibao: &str, args: &[&str]) -> u64 {
    let mut child = Command::new(kibao).args(args).stdout(Stdio::piped()).spawn().expect("the program runs");
    let mut out = child.stdout.take().expect("a pipe");
    let mut buffer = vec![0; 1 << 20];
    let mut bytes = 0;
    loop {
        match out.read(&mut buffer).expect("read") {
            0 => break,
            read => bytes += read as u64,
        }
    }
    assert!(child.wait().expect("it ends").success());
    bytes
}

/// The requests that play these games, perhaps asking for the legal moves before each; and how many they are.
fn referee_requests(games: &str, moves: bool) -> (Vec<u8>, usize) {
    let (mut requests, mut count) = (Vec::new(), 0);
    let mut ask = |request: String| {
        requests.extend(format!("{{\"id\":{count},{request}}}\n").bytes());
        count += 1;
    };
    for line in games.lines() {
        if line.starts_with("title:") {
            ask("\"cmd\":\"new\"".to_owned());
        } else if let Some((_, words)) = line.split_once(": ").filter(|(number, _)| number.parse::<u32>().is_ok()) {
            for word in words.trim_end_matches(';').split_whitespace() {
                if moves {
                    ask("\"cmd\":\"moves\"".to_owned());
                }
                ask(format!("\"cmd\":\"play\",\"move\":\"{word}\""));
            }
        }
    }
    (requests, count)
}

/// Pipes requests through the referee; how many answers came, and how many of them are no errors.
fn refereed(kibao: &str, requests: &[u8]) -> (usize, usize) {
    let mut child = Command::new(kibao)
        .arg("referee")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program runs");
    let mut input = child.stdin.take().expect("a pipe");
    let mut out = child.stdout.take().expect("a pipe");
    std::thread::scope(|scope| {
        scope.spawn(move || input.write_all(requests).expect("written"));
        let mut answers = Vec::new();
        let mut buffer = vec![0; 1 << 16];
        let (mut lines, mut errors) = (0, 0);
        loop {
            let read = out.read(&mut buffer).expect("read");
            if read == 0 {
                break;
            }
            answers.extend_from_slice(&buffer[..read]);
            let whole = answers.iter().rposition(|byte| *byte == b'\n').map_or(0, |end| end + 1);
            for line in answers[..whole].split_inclusive(|byte| *byte == b'\n') {
                lines += 1;
                let head = &line[..line.len().min(40)];
                errors += usize::from(head.windows(9).any(|it| it == b"\"ok\":fal"));
            }
            answers.drain(..whole);
        }
        assert!(child.wait().expect("it ends").success());
        (lines, lines - errors)
    })
}

/// The most memory, in kB, that `check` has resident while the archive streams in several times.
fn peak(kibao: &str, archive: &[u8], times: u64) -> (u64, u64) {
    let mut child = Command::new(kibao)
        .args(["check", "-q", "--jobs", "2", "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .spawn()
        .expect("the program runs");
    let mut input = child.stdin.take().expect("a pipe");
    let mut most = 0;
    for _ in 0..times {
        for piece in archive.chunks(1 << 22) {
            input.write_all(piece).expect("written");
            most = most.max(resident(&child));
        }
        input.write_all(b"\n").expect("written");
    }
    most = most.max(resident(&child));
    drop(input);
    assert!(child.wait().expect("it ends").success());
    (most, (archive.len() as u64 + 1) * times)
}

/// The high-water mark of a process's memory in kB, as Linux tells it.
fn resident(child: &Child) -> u64 {
    let status = fs::read_to_string(format!("/proc/{}/status", child.id())).unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).unwrap_or("0");
    line.split_whitespace().next().and_then(|word| word.parse().ok()).unwrap_or(0)
}
