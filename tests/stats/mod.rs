//! `kibao stats`: the numbers against a slow count over the JSON of the games, the same for any number of threads, and every
//! format read back.
#![allow(clippy::cast_precision_loss, reason = "numbers of games are small")]

mod counts;
mod formats;
mod limits;
mod oracle;
mod output;

use crate::cli::{Ran, root, run_in};
use serde_json::Value;

/// What is counted of an input that comes by standard input; it must be counted without complaint.
fn counted(args: &[&str], input: &[u8]) -> Ran {
    let ran = run_in(&root(), &[&["stats", "--no-config", "-"], args].concat(), input);
    assert_eq!((ran.status, ran.err.as_str()), (Some(0), ""), "{args:?}");
    ran
}

/// The numbers as JSON.
fn numbers(args: &[&str], input: &[u8]) -> Value {
    serde_json::from_str(&counted(&[args, &["--format", "json"]].concat(), input).out).expect("JSON")
}

/// Games of every rule set, with players, some of them broken by slips.
fn archive() -> String {
    seeded([8; 5])
}

/// Such games, with a seed for each rule set.
fn seeded(seeds: [u8; 5]) -> String {
    let names = ["Asha", "juma  KHAMIS", "Juma Khamis", "Zoë", "?", "Omar, Said", "Tatu", "asha "];
    let mut all = String::new();
    let mut number = 0;
    let rule_sets = [("kibao", "0"), ("zanzibar", "0.4"), ("ruehl", "0"), ("kujifunza", "0.2"), ("hus", "0.3")];
    for ((rules, slips), seed) in rule_sets.into_iter().zip(seeds) {
        let seed = seed.to_string();
        let args = ["gen", "--games", "60", "--seed", &seed, "--rules", rules, "--slips", slips];
        for line in run_in(&root(), &args, b"").out.lines() {
            if line.starts_with("title: ") {
                number += 1;
                let name = |by: usize| names[(number * by + number / 7) % names.len()];
                all += &format!("{line}\nsouth: {}\nnorth: {}\n", name(3), name(5));
                if number % 11 == 0 {
                    all += "takasia: no\n";
                }
            } else if !(line.starts_with("winner: ") && number % 4 == 0) {
                all += line;
                all.push('\n');
            }
        }
        all.push('\n');
    }
    all
}
