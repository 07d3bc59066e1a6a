//! Every sample is a test: its canonical text, its findings and its JSON are golden files, and each of `samples/err` has
//! the one fault that `samples/expected.txt` names, at the place it names.

use crate::cli::{root, run, run_in};
use crate::fixtures::{all, of};
use std::fs;

#[test]
fn sound_samples_have_no_error() {
    let samples = of("ok");
    for (path, bytes) in &samples {
        let ran = run_in(&root(), &["check", "--format", "short", "-"], bytes);
        assert_eq!(ran.status, Some(0), "{path}: {}", ran.out);
    }
    assert!(samples.len() >= 35, "{}", samples.len());
    let whole = run(&["check", "samples/ok"], "");
    assert_eq!(whole.status, Some(0), "{whole:?}");
    assert!(whole.err.contains(&format!("checked {} files", samples.len())), "{}", whole.err);
}

#[test]
fn broken_samples_have_the_fault_they_are_made_for() {
    let expected = fs::read_to_string(root().join("samples/expected.txt")).expect("what is expected");
    let rows: Vec<Vec<&str>> =
        expected.lines().filter(|line| !line.starts_with('#')).map(|line| line.split(' ').collect()).collect();
    let samples = of("err");
    for (path, _) in &samples {
        let row = rows.iter().find(|row| row[0] == path).unwrap_or_else(|| panic!("samples/expected.txt lacks {path}"));
        let [_, code, place] = row[..] else { panic!("{row:?}") };
        let file = format!("samples/{path}");
        let ran = run(&["check", "--format", "short", &file], "");
        let wanted = |line: &str| line.starts_with(&format!("{file}:{place}: ")) && line.contains(&format!("[{code}]"));
        assert!(ran.out.lines().any(wanted), "{path} has no {code} at {place}:\n{}", ran.out);
        // Nothing else is an error.
        let errors = ran.out.lines().filter(|line| line.contains(": error[")).count();
        assert!(errors <= 1, "{path} has more than one error:\n{}", ran.out);
    }
    assert_eq!(samples.len(), rows.len());
    assert!(samples.len() >= 60, "{}", samples.len());
}

/// A golden file per sample and kind; `cargo insta review` shows what changed.
fn golden(kind: &str, of: impl Fn(&str) -> Vec<String>) {
    let mut count = 0;
    for (path, bytes) in all() {
        let args = of(&path);
        let args: Vec<&str> = args.iter().map(String::as_str).collect();
        let ran = run_in(&root(), &args, &bytes);
        // How long it took is not the same twice.
        let told = ran
            .err
            .lines()
            .map(|line| line.split(" B in ").next().unwrap_or(line).split(" kB in ").next().unwrap_or(line));
        let as_it_was = String::from_utf8_lossy(&bytes) == ran.out && !ran.out.is_empty() && ran.status != Some(0);
        let out = if as_it_was { "(as it came in)\n" } else { &ran.out };
        let text = format!("{out}\n---\n{}\nstatus {}", told.collect::<Vec<_>>().join("\n"), ran.status.unwrap_or(-1));
        insta::with_settings!({ snapshot_path => "snapshots", prepend_module_to_snapshot => false, omit_expression => true }, {
            insta::assert_snapshot!(format!("{}.{kind}", path.replace('/', "-").replace(".bao", "")), text);
        });
        count += 1;
    }
    assert!(count >= 95, "{count}");
}

#[test]
fn canonical_texts_are_the_golden_ones() {
    golden("fmt", |_| vec!["fmt".into(), "-".into()]);
}

#[test]
fn diagnostics_are_the_golden_ones() {
    golden("check", |path| vec!["check".into(), format!("samples/{path}")]);
}

#[test]
fn json_is_the_golden_one() {
    golden("json", |path| vec!["json".into(), "--ndjson".into(), format!("samples/{path}")]);
}
