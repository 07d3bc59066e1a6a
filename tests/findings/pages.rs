//! The list of checks and their manual pages. The examples of a page are its table: each check must report its example
//! and nothing in what to use instead.

use super::{across, codes, found, reports};
use kibao::engine::{KIBAO, RuleSet};
use kibao::findings::{CHECKS, Check, Severity};
use kibao::replay::{Options, Rules};
use std::collections::BTreeSet;
use std::path::Path;

#[test]
fn codes_are_sorted_and_unique_and_so_are_names() {
    assert!(CHECKS.len() >= 50, "{}", CHECKS.len());
    assert!(CHECKS.windows(2).all(|pair| pair[0].code < family_order(pair[1], pair[0])));
    let names: BTreeSet<&str> = CHECKS.iter().map(|check| check.name).collect();
    assert_eq!(names.len(), CHECKS.len());
}

/// Codes are in alphabetical order within a family and families follow each other without a break.
fn family_order<'c>(next: &'c Check, before: &Check) -> &'c str {
    if next.code.as_bytes()[0] == before.code.as_bytes()[0] { next.code } else { "~" }
}

#[test]
fn codes_and_names_have_their_form() {
    for check in CHECKS {
        let (family, number) = check.code.split_at(1);
        assert!("ENHRMGS".contains(family), "{}", check.code);
        assert!(number.len() == 3 && number.bytes().all(|byte| byte.is_ascii_digit()), "{}", check.code);
        assert!(
            check.name.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-'),
            "{}",
            check.name
        );
        assert!(check.name.len() < 30, "{}", check.name);
        assert_eq!((Check::find(check.code), Check::find(check.name)), (Some(*check), Some(*check)));
    }
}

#[test]
fn every_page_has_its_headings() {
    for check in CHECKS {
        let manual = check.manual();
        let headings: Vec<&str> = manual.lines().filter_map(|line| line.strip_prefix("## ")).collect();
        assert_eq!(headings, Check::HEADINGS, "{}", check.code);
        let title = check.title();
        assert!(title.ends_with('.') && title.starts_with(char::is_uppercase), "{}: {title}", check.code);
        for heading in headings {
            let section = check.section(heading);
            assert!(!section.is_empty(), "{}: {heading}", check.code);
            let fenced = section.starts_with("```text\n") && section.ends_with("\n```");
            assert_eq!(fenced, matches!(heading, "Example" | "Use instead"), "{}: {heading}", check.code);
        }
    }
}

#[test]
fn every_file_of_the_folder_is_in_the_list() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/findings");
    let files = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap());
    let files: BTreeSet<String> = files.filter(|name| name.as_bytes()[1].is_ascii_digit()).collect();
    let named = |check: &&Check| format!("{}_{}.rs", check.code.to_lowercase(), check.name.replace('-', "_"));
    assert_eq!(files, CHECKS.iter().map(named).collect());
}

/// The transcript in a section.
pub(super) fn transcript(check: &Check, heading: &str) -> String {
    let section = check.section(heading);
    let inner = section.trim_start_matches("```text\n").trim_end_matches("```");
    assert!(!inner.contains("```"));
    inner.to_owned()
}

/// The codes of all that is found in a text, across its games too.
fn all_codes(text: &str) -> Vec<&'static str> {
    codes(text).into_iter().chain(across(&[text]).into_iter().map(|(_, code, _)| code)).collect()
}

#[test]
fn every_check_reports_its_example_and_not_what_to_use_instead() {
    let mut tried = 0;
    for check in CHECKS.iter().filter(|check| !check.code.starts_with('E') && check.code != "R112") {
        let (wrong, right) = (transcript(check, "Example"), transcript(check, "Use instead"));
        assert!(all_codes(&wrong).contains(&check.code), "{}: {:?}", check.code, all_codes(&wrong));
        assert!(!all_codes(&right).contains(&check.code), "{}: {:?}", check.code, all_codes(&right));
        assert_eq!(check.is_across(), !codes(&wrong).contains(&check.code), "{}", check.code);
        tried += 1;
    }
    assert_eq!(tried, CHECKS.len() - 12, "all but the files' and the undecided move");
}

#[test]
fn what_to_use_instead_is_clean() {
    for check in CHECKS.iter().filter(|check| !check.code.starts_with('E')) {
        let right = transcript(check, "Use instead");
        assert_eq!(all_codes(&right), Vec::<&str>::new(), "{}", check.code);
    }
}

#[test]
fn an_example_has_nothing_graver_than_what_it_shows() {
    for check in CHECKS.iter().filter(|check| !check.code.starts_with('E') && check.severity < Severity::Error) {
        let wrong = transcript(check, "Example");
        let graver: Vec<&str> =
            found(&wrong).iter().filter(|it| it.severity > check.severity).map(|it| it.code).collect();
        let expected: &[&str] = if check.code == "R205" { &["R106"] } else { &[] };
        assert_eq!(graver, expected, "{}", check.code);
    }
}

#[test]
fn a_move_that_is_given_up_is_reported_as_undecided() {
    let check = Check::find("undecided-move").unwrap();
    let text = transcript(check, "Example");
    let rules = RuleSet { max_sowings: 10, ..KIBAO };
    let options = Options { rules: Rules::Custom("short".to_owned(), rules), dialect: None };
    let reports = reports(&text, &options);
    assert_eq!(reports[0].findings[0].check, check);
    assert_eq!(codes(&text), ["R111"], "with the default the same move is proven endless");
}
