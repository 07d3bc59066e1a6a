//! Whatever is found for generated records with slips can be written, and reads back as the repaired game.

use kibao::engine::{BUILT_IN, BuiltIn};
use kibao::generate::{Generator, SlipRate, Writing};
use kibao::notation::Dialect;
use kibao::replay::{Limits, Options, repair, repair_edits, repaired, replays};

/// Calls `each` with generated records that do not replay: every rule set, dialect and way of writing.
fn broken(games: u64, mut each: impl FnMut(&str)) {
    let of = |known: &'static BuiltIn, dialect| Generator { name: known.name, rules: known.rules, dialect, seed: 77 };
    for generator in BUILT_IN.into_iter().flat_map(|known| Dialect::ALL.map(|dialect| of(known, dialect))) {
        for index in 0..games {
            let slips = SlipRate::exactly(1 + u32::from(index % 3 == 2));
            let writing = Writing { slips, bare: index % 2 == 1, cut: index % 4 > 1 };
            each(&generator.written(index, &writing).0);
        }
    }
}

/// The record in other forms: on one line, with other line ends, with comments, without numbers.
fn forms(text: &str) -> Vec<(&'static str, String)> {
    let (head, rounds) = text.split_once("\n\n").expect("a head");
    let commented: String = rounds.lines().map(|line| format!("{line} so\n; below\n")).collect();
    let unclosed: String = rounds.lines().map(|line| line.trim_end_matches(';').to_owned() + "\n").collect();
    vec![
        ("plain", text.to_owned()),
        ("one line", format!("{head}\n\n {}\n", rounds.lines().collect::<Vec<_>>().join(" "))),
        ("windows", text.replace('\n', "\r\n")),
        ("commented", format!("{head}\n\n{commented}")),
        ("no semicolons, no end", format!("{head}\n\n{unclosed}").trim_end().to_owned()),
        ("others around", format!("title: before\n\n1: A7>* a7>*;\n\n{text}\ntitle: after\n\n1: A7>* a7>*; x\n")),
        ("commented line", format!("{head}\n\n{}\n", commented.replace("\n; below\n", "; "))),
    ]
}

#[test]
fn every_candidate_can_be_written() {
    let options = Options::default();
    let limits = Limits { most_edits: 2, most_tries: 40_000 };
    let (mut written, mut records) = (0, 0);
    let mut wrong = Vec::new();
    broken(12, |text| {
        for (form, text) in forms(text) {
            let number = usize::from(form == "others around");
            let Some(replay) = replays(&text, &options).nth(number).filter(|replay| !replay.is_valid()) else {
                continue;
            };
            records += 1;
            for candidate in repair(&replay, &options, &limits).candidates.iter().take(6) {
                for notes in [false, true] {
                    match repaired(&replay, candidate, &options, notes) {
                        Ok(new) => {
                            let ends = |text: &str| (text.contains("\r\n"), text.replace("\r\n", "").contains('\n'));
                            assert_eq!(ends(&new), ends(&text), "line ends stay");
                        }
                        Err(why) => wrong.push(format!(
                            "{form}, notes {notes}: {why:?}: {:?}\n{text}\n{:?}",
                            candidate
                                .edits
                                .iter()
                                .map(|edit| (edit.kind(), edit.index, edit.round, edit.becomes()))
                                .collect::<Vec<_>>(),
                            kibao::source::edited(&text, &repair_edits(&replay, candidate, notes)),
                        )),
                    }
                    written += 1;
                }
            }
        }
    });
    assert!(wrong.is_empty(), "{} of {written} wrong\n{}", wrong.len(), wrong[..wrong.len().min(4)].join("\n\n"));
    assert!(written > 1_000 && records > 200, "{written} of {records}");
}

#[test]
fn untidy_samples_can_be_written_too() {
    let options = Options::default();
    let (mut written, mut refused) = (0, Vec::new());
    for (path, bytes) in crate::fixtures::all() {
        let Ok(text) = String::from_utf8(bytes) else { continue };
        for replay in replays(&text, &options) {
            let repairs = repair(&replay, &options, &Limits::default());
            for candidate in &repairs.candidates {
                match repaired(&replay, candidate, &options, true) {
                    Ok(_) => written += 1,
                    Err(why) => refused.push(format!("{path} {why:?} {}", super::told(candidate))),
                }
            }
        }
    }
    assert!(written > 100 && refused.is_empty(), "{written}\n{}", refused.join("\n"));
}
