//! Split and merged again, an archive has the same games and comments.

use super::{comments, content};
use crate::cli::{root, run, run_in};
use crate::fixtures;
use kibao::engine::BUILT_IN;
use kibao::generate::SplitMix64;
use std::fmt::Write as _;
use std::fs;
use std::io::Write as _;

/// Games of every rule set with heads and comments where they may stand, written in several habits.
fn archive(seed: u64, games: usize) -> String {
    let mut random = SplitMix64::new(seed);
    let mut text = String::new();
    for index in 0..games {
        let known = BUILT_IN[random.below(BUILT_IN.len())];
        let dialect = ["kibao", "zanzibar"][random.below(2)];
        let number = (seed * 1_000 + index as u64).to_string();
        let args = ["gen", "--seed", &number, "--rules", known.name, "--dialect", dialect];
        let slips = [&args[..], &["--slips", "1"]].concat();
        let game = run(if random.below(4) == 0 { &slips } else { &args }, "").out;
        if index > 0 {
            text += ["\n", "\n\n", "\n \n"][random.below(3)];
        }
        if random.below(3) == 0 {
            let _ = writeln!(text, "% before game {index}, Zoë's");
        }
        for line in game.lines() {
            text += line;
            if line.ends_with(';') && random.below(9) == 0 {
                let _ = write!(text, " said of {index}");
            }
            text.push('\n');
            if line.contains(": ") && random.below(20) == 0 {
                let _ = writeln!(text, "% below {index}");
            }
        }
        if random.below(4) == 0 {
            let _ = writeln!(text, "; at the end of {index}");
        }
    }
    text
}

/// A text in several encodings, each with the ending of a file in it.
fn encodings(text: &str) -> Vec<(&'static str, Vec<u8>)> {
    let utf_16 = |to: fn(u16) -> [u8; 2]| text.encode_utf16().flat_map(to).collect::<Vec<u8>>();
    let little = [vec![0xff, 0xfe], utf_16(u16::to_le_bytes)].concat();
    let big = [vec![0xfe, 0xff], utf_16(u16::to_be_bytes)].concat();
    let mut packed = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
    packed.write_all(text.as_bytes()).expect("packed");
    vec![
        ("lf.bao", text.as_bytes().to_vec()),
        ("mark.bao", [b"\xef\xbb\xbf", text.as_bytes()].concat()),
        ("crlf.bao", text.replace('\n', "\r\n").into_bytes()),
        ("cr.bao", text.replace('\n', "\r").into_bytes()),
        ("little.bao", little),
        ("big.bao", big),
        ("packed.bao.gz", packed.finish().expect("packed")),
        ("unended.bao", text.trim_end().as_bytes().to_vec()),
    ]
}

#[test]
fn split_and_merged_again_nothing_is_lost() {
    let mut games = 0;
    for seed in 1..=4 {
        let text = archive(seed, 14);
        let (expected, said) = content(&text);
        assert!(expected.len() == 14 && said.len() > 10, "{} games, {} comments", expected.len(), said.len());
        for (name, bytes) in encodings(&text) {
            let folder = tempfile::tempdir().expect("a folder");
            fs::write(folder.path().join(name), bytes).expect("a file");
            let size = (seed % 3 + 1).to_string();
            let split = run_in(folder.path(), &["select", name, "--split", "out", "--split-size", &size], b"");
            assert!(split.status < Some(2), "{name}: {}", split.err);
            let merged = run_in(folder.path(), &["select", "out", "-o", "all.txt"], b"");
            assert!(merged.status < Some(2), "{name}: {}", merged.err);
            let all = fs::read_to_string(folder.path().join("all.txt")).expect("the archive");
            let (again, still) = content(&all);
            assert!(again == expected, "{name}: the games");
            assert_eq!(still, said, "{name}: the comments");
            games += again.len();
            let piped = run_in(folder.path(), &["select", "out"], b"");
            assert!(piped.out == all, "{name}: standard output is the same");
        }
    }
    assert_eq!(games, 4 * 8 * 14);
}

#[test]
fn samples_are_written_as_they_are() {
    let mut same = 0;
    for (path, bytes) in fixtures::all() {
        let json = run_in(&root(), &["json", "--ndjson", "-"], &bytes);
        let games: Vec<_> =
            json.out.lines().map(|line| super::said(&serde_json::from_str(line).expect("JSON"))).collect();
        if games.is_empty() {
            continue;
        }
        let ran = run_in(&root(), &["select", "-"], &bytes);
        assert!(ran.status < Some(2), "{path}: {}", ran.err);
        let (again, _) = content(&ran.out);
        assert!(again == games, "{path}");
        if let Ok(text) = std::str::from_utf8(&bytes)
            && !ran.err.contains("canonical form")
        {
            assert_eq!(comments(&ran.out), comments(text.trim_start_matches('\u{feff}')), "{path}");
            same += usize::from(games.len() == 1 && ran.out.trim() == text.trim());
        }
    }
    assert!(same > 90, "{same}");
}

#[test]
fn games_keep_to_themselves_among_others() {
    let folder = tempfile::tempdir().expect("a folder");
    // A comment that would go over to the next game, a game that would go on the one before, one without a head.
    let files = [
        ("a.bao", "title: A\n\n1: A7>* a7>*;\n\n% the end of A\n"),
        ("b.bao", "3: A7>* a7>*; B begins at three\n"),
        ("c.bao", "% about C\n1: A6<* a6<;\n"),
        ("d.bao", "title: D\n\n1: A6<* a6<;\n\n"),
    ];
    for (name, text) in files {
        fs::write(folder.path().join(name), text).expect("a file");
    }
    let ran = run_in(folder.path(), &["select"], b"");
    assert_eq!(ran.status, Some(0), "{}", ran.err);
    let (games, said) = content(&ran.out);
    assert_eq!(games.len(), 4, "{}", ran.out);
    assert_eq!(said, ["the end of A", "B begins at three", "about C"]);
    let split = run_in(folder.path(), &["select", "--split", "out"], b"");
    assert_eq!(split.status, Some(0), "{}", split.err);
    assert_eq!(fs::read_dir(folder.path().join("out")).expect("a folder").count(), 4);
}

#[test]
fn doubles_are_left_out() {
    let one = "title: A\n\n1: A7>* a7>*; first\n";
    let other = "title: B\n\n1: 7R* 7R*;\n";
    let longer = "title: C\n\n1: A7>* a7>*;\n2: A8>*;\n";
    let text = [one, other, longer, one].join("\n");
    let check = |args: &[&str], expected: &[&str], told: &[&str]| {
        let ran = run(&[&["select", "-"][..], args].concat(), &text);
        assert_eq!(ran.out, expected.join("\n"), "{args:?}");
        for line in told {
            assert!(ran.err.contains(line), "{}", ran.err);
        }
        assert_eq!(ran.err.matches("left out\n").count(), told.len(), "{}", ran.err);
    };
    check(&[], &[one, other, longer, one], &[]);
    check(&["--unique"], &[one, longer], &["-:5: the same as -:1", "-:14: the same as -:1"]);
    check(&["--unique=moves"], &[one, longer], &["-:5: the same as -:1", "-:14: the same as -:1"]);
    check(&["--unique=exact"], &[one, other, longer], &["-:14: the same as -:1"]);
    check(&["--unique", "--canonical"], &[one, longer], &["-:5: the same as -:1", "-:14: the same as -:1"]);
}

#[test]
fn numbers_and_canonical_form() {
    let text = "Title: A; (p. 1)\n\n1: 7R* 7R*; so\n\nsouth: B\n1: A7>* a7>*;\n";
    let ran = run(&["select", "-", "--number"], text);
    assert_eq!(ran.out, "Title: 1. A; (p. 1)\n\n1: 7R* 7R*; so\n\ntitle: 2.\nsouth: B\n1: A7>* a7>*;\n");
    let ran = run(&["select", "-", "--canonical"], text);
    assert_eq!(ran.out, run(&["fmt", "-"], text).out);
}

#[test]
fn the_order_is_that_of_the_input_whatever_the_jobs() {
    let text = run(&["gen", "--games", "3000", "--seed", "8"], "").out;
    let one = run(&["select", "-", "--jobs", "1", "--winner", "south"], &text);
    let four = run(&["select", "-", "--jobs", "4", "--winner", "south"], &text);
    assert!(one.out == four.out && one.status == Some(0));
    let rest = run(&["select", "-", "--winner", "south", "--not"], &text);
    let games = |text: &str| run(&["select", "--count", "-"], text).out.trim().parse::<usize>().expect("a number");
    assert_eq!(games(&one.out) + games(&rest.out), 3_000);
}
