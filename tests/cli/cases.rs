//! Command lines as data: `tests/cli/*.case` holds arguments, input and what is expected of each.
//!
//! A case is `$ kibao ARGUMENTS`, lines `< TEXT` of standard input, then what is printed on standard output, lines
//! `! TEXT` of standard error, and `= STATUS`. Set `KIBAO_BLESS=1` to write what the program gives now.

use super::{Ran, root, run};
use std::fmt::Write;
use std::fs;

struct Case {
    head: Vec<String>,
    args: Vec<String>,
    input: String,
}

fn parse(text: &str) -> Vec<(Case, String)> {
    let mut cases = Vec::new();
    for block in text.split("\n$ kibao ").skip(1) {
        let (line, rest) = block.split_once('\n').unwrap_or((block, ""));
        let args = words(line);
        let (input, expected): (Vec<&str>, Vec<&str>) = rest.lines().partition(|line| is_input(line));
        let input: String = input.iter().map(|line| format!("{}\n", line.get(2..).unwrap_or_default())).collect();
        let input_lines = rest.lines().filter(|line| is_input(line)).map(str::to_owned).collect::<Vec<_>>();
        let mut head = vec![format!("$ kibao {line}")];
        head.extend(input_lines);
        let expected = expected.iter().map(|line| format!("{line}\n")).collect::<String>();
        cases.push((Case { head, args, input }, expected.trim_end().to_owned()));
    }
    cases
}

fn is_input(line: &str) -> bool {
    line == "<" || line.starts_with("< ")
}

/// Splits a command line at blanks, apostrophes keeping them together.
fn words(line: &str) -> Vec<String> {
    let pieces = line.split('\'').enumerate();
    let split = |(n, piece): (usize, &str)| -> Vec<String> {
        if n % 2 == 1 { vec![piece.to_owned()] } else { piece.split_whitespace().map(str::to_owned).collect() }
    };
    pieces.flat_map(split).collect()
}

fn written(ran: &Ran) -> String {
    // A carriage return is to be seen in the file.
    let mut text = ran.out.replace('\r', "\u{240d}");
    for line in ran.err.lines() {
        // How long it took is not the same twice.
        let line = line.rsplit_once(" in ").filter(|(_, time)| time.ends_with(" s")).map_or(line, |(told, _)| told);
        let _ = writeln!(text, "! {line}");
    }
    let _ = write!(text, "= {}", ran.status.unwrap_or(-1));
    text
}

#[test]
fn every_case_gives_what_it_says() {
    let folder = root().join("tests/cli");
    let mut paths: Vec<_> =
        fs::read_dir(&folder).expect("cases").map(|entry| entry.expect("an entry").path()).collect();
    paths.retain(|path| path.extension().is_some_and(|it| it == "case"));
    paths.sort();
    let bless = std::env::var_os("KIBAO_BLESS").is_some();
    let mut count = 0;
    let mut wrong = Vec::new();
    for path in paths {
        let text = fs::read_to_string(&path).expect("a case file");
        let head = text.split("\n$ kibao ").next().unwrap_or_default();
        let mut blessed = head.trim_end().to_owned();
        for (case, expected) in parse(&text) {
            let args: Vec<&str> = case.args.iter().map(String::as_str).collect();
            let got = written(&run(&args, &case.input));
            let _ = write!(blessed, "\n\n{}\n{got}", case.head.join("\n"));
            if got != expected {
                wrong.push(format!("{}: {}\n--- expected\n{expected}\n--- got\n{got}\n", path.display(), case.head[0]));
            }
            count += 1;
        }
        if bless {
            fs::write(&path, blessed + "\n").expect("written");
        }
    }
    assert!(bless || wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(count >= 30, "only {count} cases ran");
}
