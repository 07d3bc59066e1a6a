//! Counting the instructions of a run, and comparing two runs.

use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

/// The length of the smaller text in bytes; that of the larger is four times that. With these a step for each pair of
/// lines, let alone of bytes, stands out from the work on each.
pub(crate) const SMALL: usize = 8_000;

/// Four times the text may cost so many times as much, each without the cost of a sixteenth of the smaller: 4.2, and
/// something for what is sorted.
const MOST: f64 = 4.7;

/// Below so many instructions, nothing can be told of the way in which they grow.
const FLOOR: u64 = 400_000;

/// What a run reads.
#[derive(Clone, Debug, Default)]
pub(crate) struct Given {
    /// Files of the folder in which it runs.
    pub(crate) files: Vec<(String, Vec<u8>)>,
    /// Arguments behind those of the command.
    pub(crate) args: Vec<String>,
    /// What is on standard input.
    pub(crate) input: Vec<u8>,
}

impl Given {
    /// One record.
    pub(crate) fn record(text: impl Into<Vec<u8>>) -> Self {
        Self { files: vec![("x.bao".to_owned(), text.into())], ..Self::default() }
    }
}

/// The instructions of a run.
fn instructions(args: &[&str], given: &Given) -> u64 {
    let folder = tempfile::tempdir().expect("a folder");
    for (name, text) in &given.files {
        let path = folder.path().join(name);
        fs::create_dir_all(path.parent().unwrap_or(Path::new("."))).expect("a folder");
        fs::write(path, text).expect("a file");
    }
    let child = Command::new("valgrind")
        .args(["--tool=callgrind", "--callgrind-out-file=/dev/null", env!("CARGO_BIN_EXE_kibao")])
        .args(args)
        .args(&given.args)
        .current_dir(folder.path())
        .env("NO_COLOR", "1")
        .env("LC_ALL", "C")
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn();
    let mut child = child
        .unwrap_or_else(|error| panic!("the steps are counted by valgrind, which apt-get install valgrind: {error}"));
    let mut stdin = child.stdin.take().expect("standard input");
    let input = given.input.clone();
    let writer = std::thread::spawn(move || {
        // A program that needs no more input may close it early.
        let _ = stdin.write_all(&input);
    });
    let output = child.wait_with_output().expect("valgrind ends");
    writer.join().expect("the writer ends");
    let told = String::from_utf8_lossy(&output.stderr);
    let end = told.get(told.floor_char_boundary(told.len().saturating_sub(2_000))..).unwrap_or_default();
    assert!(matches!(output.status.code(), Some(0..=2)) && !told.contains("panicked"), "{args:?}: {end}");
    let count = told.lines().rev().find_map(|line| line.split_once("Collected : ").map(|(_, count)| count));
    count.and_then(|count| count.trim().parse().ok()).unwrap_or_else(|| panic!("no count of valgrind: {end}"))
}

/// How the costs of a command grow.
pub(crate) struct Growth<'a> {
    args: &'a [&'a str],
    slow: Vec<String>,
    runs: usize,
}

impl<'a> Growth<'a> {
    /// Of a command.
    pub(crate) fn of(args: &'a [&'a str]) -> Self {
        Self { args, slow: Vec::new(), runs: 0 }
    }

    /// Compares two runs; `given` makes what is read for a length in bytes. A third one on very little tells what the
    /// program does before and after, which depends on what it finds.
    pub(crate) fn compare(&mut self, name: &str, small: usize, given: impl Fn(usize) -> Given) {
        let [least, one, four] = [small / 16, small, 4 * small].map(|len| instructions(self.args, &given(len)));
        let (one, four) = (one.saturating_sub(least), four.saturating_sub(least));
        self.runs += 1;
        #[expect(clippy::cast_precision_loss, reason = "a ratio of two counts")]
        let times = four as f64 / one.max(FLOOR) as f64;
        if std::env::var_os("KIBAO_COST").is_some() {
            println!("{times:.2} {one} {four} {} {name:?}", self.args.join(" "));
        }
        if times > MOST {
            self.slow.push(format!("{name:?}: {one} instructions, {four} for four times the text"));
        }
    }

    /// Asserts that so many comparisons found no fault.
    pub(crate) fn finish(self, runs: usize) {
        assert_eq!(self.runs, runs, "{:?}", self.args);
        assert!(self.slow.is_empty(), "kibao {}\n{}", self.args.join(" "), self.slow.join("\n"));
    }
}
