//! Choosing findings: that nothing is lost or told twice, and what the exit status says.

use super::files::folder;
use super::{run, run_in};
use kibao::findings::CHECKS;

/// Games with slips in them.
fn slips() -> String {
    run(&["gen", "--games", "60", "--seed", "5", "--slips", "1.5"], "").out
}

/// The lines of findings of a run.
fn lines(args: &[&str], input: &str) -> Vec<String> {
    let ran = run(&[&["check", "-", "--format", "short"], args].concat(), input);
    ran.out.lines().map(str::to_owned).collect()
}

#[test]
fn what_is_selected_and_what_is_ignored_are_all() {
    let games = slips();
    let all = lines(&[], &games);
    assert!(all.len() > 60, "{}", all.len());
    let (mut tried, mut parted) = (0, 0);
    let families = ["E", "N", "H", "R", "M", "G", "S", "all", "R1", "N4,R101,missing-mark"];
    for word in families.into_iter().chain(CHECKS.iter().map(|check| check.code).filter(|code| code.starts_with('R'))) {
        let (selected, ignored) = (lines(&["--select", word], &games), lines(&["--ignore", word], &games));
        parted += usize::from(!selected.is_empty() && !ignored.is_empty());
        // Each keeps the order, so that both are put together by taking what comes next.
        let (mut selected, mut ignored) = (selected.into_iter().peekable(), ignored.into_iter().peekable());
        for line in &all {
            let next = selected.next_if_eq(line).or_else(|| ignored.next_if_eq(line));
            assert_eq!(next.as_ref(), Some(line), "{word}");
        }
        assert_eq!((selected.next(), ignored.next()), (None, None), "{word}");
        tried += 1;
    }
    assert!(tried > 20 && parted > 5, "{tried}, {parted}");
}

#[test]
fn severities_are_parts_of_all() {
    let games = slips();
    let all = lines(&[], &games);
    let with = |marks: &[&str]| -> Vec<String> {
        all.iter().filter(|line| marks.iter().any(|mark| line.contains(mark))).cloned().collect()
    };
    assert_eq!(lines(&["--severity", "info"], &games), all);
    assert_eq!(lines(&["--severity", "warning"], &games), with(&[": warning[", ": error["]));
    assert_eq!(lines(&["--severity", "error"], &games), with(&[": error["]));
    assert_eq!(lines(&["--lenient"], &games), with(&[": error["]));
    assert_eq!(lines(&["--max-findings", "7"], &games), all[..7]);
}

#[test]
fn the_number_of_threads_changes_nothing() {
    // Long enough for several pieces.
    let games = run(&["gen", "--games", "3000", "--seed", "9", "--slips", "0.4"], "").out;
    let games = format!("{games}\n{games}");
    for args in [
        &["--max-findings", "40"][..],
        &["--max-findings", "40", "--format", "json"],
        &["--max-findings", "40", "--format", "short"],
        &["--statistics"],
        &["--archive", "--format", "short", "--select", "G4,H3"],
    ] {
        let with = |jobs: &str| run(&[&["check", "-", "-q", "--jobs", jobs], args].concat(), &games);
        let (one, four) = (with("1"), with("4"));
        assert!(!one.out.is_empty() && one == four, "{args:?}");
    }
    let twice = run(&["check", "-", "--archive", "--statistics", "--select", "G401", "-q"], &games).out;
    let count: usize = twice.split(' ').next().and_then(|count| count.parse().ok()).expect("a count");
    assert!((2_500..=3_600).contains(&count), "{twice}");
}

#[test]
fn limited_json_is_json() {
    let games = slips();
    for limit in ["0", "1", "13", "100000"] {
        let ran = run(&["check", "-", "-q", "--format", "json", "--max-findings", limit], &games);
        let document: serde_json::Value = serde_json::from_str(&ran.out).expect("JSON");
        let games = document["games"].as_array().expect("games");
        let found: usize = games.iter().map(|game| game["findings"].as_array().expect("findings").len()).sum();
        assert_eq!(games.len(), 60);
        assert_eq!(found, limit.parse::<usize>().expect("a number").min(lines(&[], &slips()).len()), "{limit}");
    }
    let whole = run(&["check", "-", "-q", "--format", "json"], &games);
    assert_eq!(run(&["check", "-", "-q", "--format", "json", "--max-findings", "100000"], &games), whole);
}

#[test]
fn every_combination_has_its_exit_status() {
    // The gravest finding of each record.
    let records = [
        ("sound", "1: A6<* a6<;\n"),
        ("info", "1:  A6<* a6<;\n"),
        ("warning", "1: A6< a6<;\n"),
        ("error", "1: A5<*;\n"),
    ];
    // What makes 1 of it, with which options.
    let options: [(&[&str], [i32; 4]); 16] = [
        (&[], [0, 0, 0, 1]),
        (&["--strict"], [0, 0, 1, 1]),
        (&["--lenient"], [0, 0, 0, 1]),
        (&["--severity", "info"], [0, 0, 0, 1]),
        (&["--severity", "error"], [0, 0, 0, 1]),
        (&["--strict", "--severity", "warning"], [0, 0, 1, 1]),
        (&["--strict", "--severity", "error"], [0, 0, 0, 1]),
        (&["--select", "M"], [0, 0, 0, 0]),
        (&["--select", "M", "--strict"], [0, 0, 1, 0]),
        (&["--ignore", "R106"], [0, 0, 0, 0]),
        (&["--ignore", "R106", "--select", "house-barred"], [0, 0, 0, 0]),
        (&["--max-findings", "0"], [0, 0, 0, 1]),
        (&["--statistics"], [0, 0, 0, 1]),
        (&["--archive", "--strict"], [0, 0, 1, 1]),
        (&["--config", "strict.toml"], [0, 0, 1, 1]),
        (&["--config", "strict.toml", "--lenient"], [0, 0, 0, 1]),
    ];
    let folder = folder(&[("strict.toml", b"level = \"strict\"\n"), ("sound.bao", b"1: A6<* a6<;\n")]);
    let mut tried = 0;
    for (options, statuses) in options {
        for ((name, record), status) in records.into_iter().zip(statuses) {
            for format in ["human", "short", "json", "ndjson"] {
                let args = [&["check", "-", "-q", "--format", format], options].concat();
                let ran = run_in(folder.path(), &args, record.as_bytes());
                assert_eq!(ran.status, Some(status), "{name} {args:?}: {ran:?}");
                // One unreadable file among others makes it 2, whatever is chosen.
                let args = [&["check", "-", "no-such.bao", "-q", "--format", format], options].concat();
                assert_eq!(run_in(folder.path(), &args, record.as_bytes()).status, Some(2), "{name} {args:?}");
                tried += 2;
            }
        }
        for bad in
            [&["--select", "X"][..], &["--severity", "fatal"], &["--max-findings", "-1"], &["--config", "none.toml"]]
        {
            // An option given twice is as wrong as one with a wrong value.
            let args = [&["check", "sound.bao", "-q"], options, bad].concat();
            assert_eq!(run_in(folder.path(), &args, b"").status, Some(2), "{args:?}");
            tried += 1;
        }
    }
    assert!(tried > 500, "{tried}");
}
