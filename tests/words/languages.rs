//! The languages: each has every message and attribute that English has, with the same arguments in place.

use crate::findings::problems::{opening_errors, problems};
use crate::findings::reports;
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use kibao::findings::{CHECKS, Check, Finding, Report};
use kibao::replay::{Options, replays};
use kibao::source::Span;
use kibao::words::{self, Lang};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// What every message about a finding of a game may use beside the arguments that the English one has.
const ALWAYS: [&str; 5] = ["written", "side", "placed", "round", "ply"];

/// The arguments and messages that a text uses.
#[derive(Clone, Debug, Default)]
struct Uses {
    /// Arguments that are printed.
    shown: BTreeSet<String>,
    /// Arguments that are printed or chosen by.
    used: BTreeSet<String>,
    /// Other messages, `id` or `id.attribute`, and terms, `-id`.
    messages: BTreeSet<String>,
    /// The keys of each choice.
    choices: Vec<Vec<String>>,
}

impl Uses {
    fn pattern(&mut self, pattern: &Pattern<String>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression);
            }
        }
    }

    fn expression(&mut self, expression: &Expression<String>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline, true),
            Expression::Select { selector, variants } => {
                self.inline(selector, false);
                let key = |key: &VariantKey<String>| match key {
                    VariantKey::Identifier { name } => name.clone(),
                    VariantKey::NumberLiteral { value } => panic!("[{value}]: choose by plural categories"),
                };
                self.choices.push(variants.iter().map(|variant| key(&variant.key)).collect());
                for variant in variants {
                    self.pattern(&variant.value);
                }
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<String>, shown: bool) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.used.insert(id.name.clone());
                if shown {
                    self.shown.insert(id.name.clone());
                }
            }
            InlineExpression::MessageReference { id, attribute } => {
                let attribute = attribute.as_ref().map_or_else(String::new, |it| format!(".{}", it.name));
                self.messages.insert(format!("{}{attribute}", id.name));
            }
            InlineExpression::TermReference { id, .. } => {
                self.messages.insert(format!("-{}", id.name));
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
            InlineExpression::FunctionReference { id, .. } => panic!("there is no function {}", id.name),
        }
    }
}

/// The messages of a language: `id` or `id.attribute`, the file they are in, and what they use.
type Messages = BTreeMap<String, (String, Uses)>;

fn folder(lang: Lang) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src/words").join(lang.name())
}

fn file_names(lang: Lang) -> Vec<String> {
    let entries = fs::read_dir(folder(lang)).expect("a folder");
    let mut names: Vec<String> =
        entries.map(|entry| entry.expect("an entry").file_name().into_string().expect("text")).collect();
    // The help has its English words with the arguments (`src/cli/help.rs` compares them), the manual pages with the checks
    // (`manual.rs` compares them).
    names.retain(|name| name != "help.ftl" && name != "manual");
    names.sort();
    names
}

/// The files of a language by name. What a check says in English is in its own file; elsewhere in the file of its family.
fn sources(lang: Lang) -> Vec<(String, String)> {
    let file = |name: String| {
        let text = fs::read_to_string(folder(lang).join(&name)).expect("a message file");
        assert!(text.lines().count() <= 500 && text.starts_with("### "), "{lang:?} {name}");
        (name, text)
    };
    let files = file_names(lang).into_iter().map(file);
    let checks = CHECKS.iter().filter(|_| lang == Lang::En).map(|it| (family(it).to_owned(), it.words.to_owned()));
    files.chain(checks).collect()
}

/// The file that has the words of a check in every language but English.
fn family(check: &Check) -> &'static str {
    if check.code.starts_with(['E', 'N', 'S']) { "text.ftl" } else { "play.ftl" }
}

fn messages(lang: Lang) -> Messages {
    let mut all = Messages::new();
    for (name, text) in sources(lang) {
        let resource =
            fluent_syntax::parser::parse(text).unwrap_or_else(|(_, errors)| panic!("{lang:?} {name}: {errors:?}"));
        let mut add = |id: String, pattern: &Pattern<String>| {
            let mut uses = Uses::default();
            uses.pattern(pattern);
            let before = all.insert(id.clone(), (name.clone(), uses));
            assert!(before.is_none(), "{lang:?} has {id} twice");
        };
        for entry in resource.body {
            let (id, value, attributes) = match entry {
                Entry::Message(it) => (it.id.name, it.value, it.attributes),
                Entry::Term(it) => (format!("-{}", it.id.name), Some(it.value), it.attributes),
                _ => continue,
            };
            for attribute in &attributes {
                add(format!("{id}.{}", attribute.id.name), &attribute.value);
            }
            add(id.clone(), &value.unwrap_or_else(|| panic!("{lang:?}: {id} has no text")));
        }
    }
    all
}

/// What a message uses, itself and through others.
fn whole(messages: &Messages, id: &str) -> Uses {
    let mut uses = messages.get(id).map(|(_, uses)| uses.clone()).unwrap_or_default();
    for other in uses.messages.clone() {
        let other = whole(messages, &other);
        uses.shown.extend(other.shown);
        uses.used.extend(other.used);
    }
    uses
}

fn others() -> impl Iterator<Item = (Lang, Messages)> {
    Lang::ALL.into_iter().filter(|lang| *lang != Lang::En).map(|lang| (lang, messages(lang)))
}

#[test]
fn every_language_has_every_message_and_attribute() {
    let english = messages(Lang::En);
    assert!(english.len() > 250, "{}", english.len());
    for (lang, messages) in others() {
        let of_checks = ["play.ftl", "text.ftl"].map(str::to_owned);
        let files: BTreeSet<String> = file_names(Lang::En).into_iter().chain(of_checks).collect();
        assert_eq!(file_names(lang), Vec::from_iter(files), "{lang:?}");
        let missing: Vec<&String> = english.keys().filter(|id| !messages.contains_key(*id)).collect();
        let extra: Vec<&String> =
            messages.keys().filter(|id| !id.starts_with('-') && !english.contains_key(*id)).collect();
        assert!(extra.is_empty(), "{lang:?} has messages that nobody asks for: {extra:?}");
        assert!(missing.is_empty(), "{lang:?} lacks {}: {missing:?}", missing.len());
        for (id, (file, _)) in &messages {
            let at = english.get(id).map_or(file, |(file, _)| file);
            assert_eq!(file, at, "{lang:?}: {id}");
        }
    }
}

#[test]
fn a_check_has_its_own_messages() {
    let english = messages(Lang::En);
    for check in CHECKS {
        let ids = check.words.lines().filter_map(|line| line.split_once(" =")).map(|(id, _)| id);
        let ids: Vec<&str> = ids.filter(|id| id.starts_with(|c: char| c.is_ascii_lowercase())).collect();
        assert_eq!(ids.first(), Some(&check.name));
        for id in ids {
            // Of two checks, one of which has the name of the other as its beginning, it is the longer one's.
            let owners = CHECKS.iter().filter(|it| id == it.name || id.starts_with(&format!("{}-", it.name)));
            assert_eq!(owners.max_by_key(|it| it.name.len()), Some(check), "{id}");
        }
        assert!(english.contains_key(&format!("{}.label", check.name)), "{check:?} has no label");
    }
}

/// The ids of the messages of the program, each with the names of its placeholders, as the sources declare them.
fn notices() -> BTreeMap<String, BTreeSet<String>> {
    let of = |line: &str| {
        let (name, given) = line.trim().strip_suffix(");")?.split_once('(')?;
        let given = given.split(", ").filter(|it| !it.is_empty()).map(str::to_owned).collect();
        Some((name.replace('_', "-"), given))
    };
    let files = [include_str!("../../src/words/program.rs"), include_str!("../../src/words/readings.rs")];
    let lists = files.iter().flat_map(|file| file.split("\nnotices! {\n").skip(1));
    lists.flat_map(|list| list.split_once("\n}").expect("its end").0.lines()).filter_map(of).collect()
}

#[test]
fn notices_use_what_they_are_given() {
    let english = messages(Lang::En);
    let notices = notices();
    assert!(notices.len() > 100, "{}", notices.len());
    for (id, given) in &notices {
        let mut uses = whole(&english, id);
        assert!(english.contains_key(id), "{id}");
        uses.used.extend(whole(&english, &format!("{id}.help")).used);
        assert_eq!(&uses.used, given, "{id}");
    }
    let part = |id: &str| id == "lost";
    let files = |file: &str| ["program.ftl", "import.ftl", "config.ftl", "usage.ftl"].contains(&file);
    let spare: Vec<&String> = english
        .iter()
        .filter(|(id, (file, _))| files(file) && !part(id) && !id.contains('.'))
        .map(|(id, _)| id)
        .collect();
    assert!(spare.iter().all(|id| notices.contains_key(*id)), "nobody asks for one of {spare:?}");
}

#[test]
fn every_language_has_the_same_arguments_in_place() {
    let english = messages(Lang::En);
    for (lang, messages) in others() {
        for id in messages.keys().filter(|id| english.contains_key(*id)) {
            let (here, there) = (whole(&messages, id), whole(&english, id));
            let unknown: Vec<&String> =
                here.used.iter().filter(|it| !there.used.contains(*it) && !ALWAYS.contains(&it.as_str())).collect();
            let unused: Vec<&String> = there.shown.difference(&here.shown).collect();
            assert!(unknown.is_empty(), "{lang:?}: {id} has no argument {unknown:?}");
            assert!(unused.is_empty(), "{lang:?}: {id} does not show {unused:?}");
        }
    }
}

#[test]
fn messages_refer_to_messages_and_choices_are_complete() {
    for lang in Lang::ALL {
        let messages = messages(lang);
        for (id, (_, uses)) in &messages {
            for other in &uses.messages {
                assert!(messages.contains_key(other), "{lang:?}: {id} refers to {other}");
            }
            for keys in &uses.choices {
                let has = |key: &str| keys.iter().any(|it| it == key);
                assert!(lang != Lang::Cs || has("one") == has("few"), "{lang:?}: {id} has {keys:?}");
                assert!(!has("one") || has("other"), "{lang:?}: {id} has {keys:?}");
            }
        }
    }
}

/// Words that came out whole.
fn assert_whole(words: &str) {
    // What is written in the record may have any sign.
    let words: String = words.split('`').step_by(2).collect::<Vec<_>>().join("``");
    let words = words.replace("``", "`x`");
    assert!(!words.is_empty() && !words.contains(['\n', '\t', '{', '}', '$']), "{words}");
    assert!(!words.ends_with(['.', ' ']) && !words.starts_with(' ') && !words.contains("  "), "{words}");
    assert!(!words.contains("``") && words.matches('`').count().is_multiple_of(2), "{words}");
}

fn assert_said(lang: Lang, report: &Report<'_>, finding: &Finding) {
    assert_whole(&words::message(lang, report, finding));
    let label = words::explained(lang, report, finding).label;
    assert_whole(&label);
    assert!(label.chars().count() <= 40, "{lang:?}: {label}");
    if let Some(help) = words::help(lang, report, finding) {
        assert_whole(&help);
    }
}

#[test]
fn every_problem_has_words_in_every_language() {
    let text = "1: A6<* a6<;\n";
    let report = Report::new(replays(text, &Options::default()).next().expect("a game"));
    for lang in Lang::ALL {
        for problem in problems() {
            let check = problem.check();
            for ply in [None, Some(1), Some(2)] {
                assert_said(lang, &report, &Finding { check, span: Span::new(3, 7), ply, problem: problem.clone() });
            }
        }
        for error in opening_errors() {
            assert_whole(&words::opening_error(lang, &error));
            assert_whole(&words::opening_help(lang, &error));
        }
    }
}

#[test]
fn every_sample_and_example_has_words_in_every_language() {
    // Files that are no UTF-8 are about their encoding alone.
    let samples = crate::fixtures::all().into_iter().filter_map(|(_, bytes)| String::from_utf8(bytes).ok());
    let examples = CHECKS.iter().map(|check| {
        let section = check.section("Example");
        section.trim_start_matches("```text\n").trim_end_matches("```").to_owned()
    });
    let mut seen = BTreeSet::new();
    for text in samples.chain(examples) {
        for report in reports(&text, &Options::default()) {
            for finding in &report.findings {
                for lang in Lang::ALL {
                    assert_said(lang, &report, finding);
                }
                seen.insert(finding.check.code);
            }
        }
    }
    // Those of files and of archives are no game's; a move that is given up needs a rule set of its own.
    let others = |code: &str| ["E", "G4", "H3", "R112"].iter().any(|family| code.starts_with(family));
    let unseen: Vec<&str> = CHECKS.iter().map(|check| check.code).filter(|code| !seen.contains(code)).collect();
    assert!(unseen.iter().all(|code| others(code)), "{unseen:?}");
}

/// The message of a finding of a text.
fn check(lang: Lang, text: &str, code: &str, expected: &str) {
    let reports = reports(text, &Options::default());
    let mut all = reports.iter().flat_map(|report| report.findings.iter().map(move |finding| (report, finding)));
    let (report, finding) = all.find(|(_, finding)| finding.check.code == code).expect("a finding of this code");
    assert_eq!(words::message(lang, report, finding), expected, "{text}");
}

#[test]
fn numbers_choose_the_form_of_a_word() {
    let after_error = |moves: usize| format!("1: A5<* {};\n", "a6< ".repeat(moves).trim_end());
    check(
        Lang::En,
        &after_error(1),
        "R205",
        "1 move from here on is kept but not checked, because of the error before",
    );
    let more = "1: A5<* a6<;\n2: A4> a4<;\n3: A4> a4<;\n";
    check(Lang::En, more, "R205", "5 moves from here on are kept but not checked, because of the error before");
}
