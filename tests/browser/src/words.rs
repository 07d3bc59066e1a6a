//! The words of the page in each of its languages.

use crate::Test;
use crate::browser::Browser;
use crate::page::Page;
use crate::record::sample;
use serde_json::json;
use std::collections::BTreeSet;
use std::fs;

/// The tests of this file.
pub const TESTS: &[Test] =
    &[("words::a_language_is_chosen", a_language_is_chosen), ("words::a_language_is_given", a_language_is_given)];

/// The languages, each with what the page says in no other.
const LANGUAGES: &[(&str, &[&str])] = &[
    ("en", &["Speed", "Copy the link to this position", "to move"]),
    ("sw", &["Kasi", "Nakili kiungo cha hali hii", "zamu yake"]),
    ("de", &["Tempo", "Link zu dieser Stellung kopieren", "am Zug"]),
    ("cs", &["Rychlost", "Kopírovat odkaz na toto postavení", "na tahu"]),
];

/// The names of keys in the help, as keyboards have them.
const KEYS: &[(&str, [&str; 3])] = &[
    ("en", ["Home", "End", "Space"]),
    ("sw", ["Home", "End", "Space"]),
    ("de", ["Pos1", "Ende", "Leertaste"]),
    ("cs", ["Home", "End", "mezerník"]),
];

/// All text of the page that is seen or read out, a piece a line; without the names of keys.
const SAID: &str = "const said = [document.title];
    for (const it of document.querySelectorAll('body *')) {
        if (it.closest('script, noscript, kbd')) continue;
        for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-description', 'aria-roledescription', 'aria-valuetext'])
            if (it.hasAttribute(name)) said.push(it.getAttribute(name));
        for (const node of it.childNodes) if (node.nodeType === Node.TEXT_NODE) said.push(node.data);
    }
    return said.map(it => it.replace(/\\s+/g, ' ').trim()).filter(it => it !== '').join('\\n');";

/// What the page says; it must be said in a language and in whole sentences.
#[track_caller]
fn speaks(browser: &Browser, language: &str) -> BTreeSet<String> {
    assert_eq!(browser.run("return document.documentElement.lang;"), language);
    let said = browser.run(SAID).as_str().expect("text").to_owned();
    let lines: BTreeSet<String> = said.lines().map(str::to_owned).collect();
    // Messages have their arguments, and nothing is missing.
    for bad in ["{", "}", "undefined", "null", "NaN", "[object", "$", "\u{2068}", "\u{2069}"] {
        let line = lines.iter().find(|line| line.contains(bad));
        assert!(line.is_none(), "{language}: {bad:?} is left over: {line:?}");
    }
    for &(other, own) in LANGUAGES {
        for &word in own {
            assert_eq!(lines.contains(word), other == language, "{language}: {word:?} in\n{said}");
        }
    }
    lines
}

fn a_language_is_chosen(browser: &Browser) {
    let record = sample("err/zanzibar-1994-game2.bao");
    let text = fs::read_to_string(&record).expect("a record");
    let text = text.lines().map(|line| line.trim_start_matches("; ")).collect::<Vec<_>>().join(" ");
    let page = Page::open(browser, &record, &[]);
    page.at_once();
    // What languages say alike: their names, names of rule sets, two words, and what comes from the record.
    let own = |line: &str| {
        let plain = line.trim_start_matches(|c: char| c.is_ascii_digit() || c == '.' || c == ' ');
        let alike = ["English", "Kiswahili", "Deutsch", "čeština", "Normal", "kibao", "kibao repair", "Partie"];
        alike.contains(&line)
            || line.contains(".bao:")
            || text.contains(plain)
            // Names and facts of the record, joined.
            || plain.replace(" \u{2013} ", " \u{b7} ").split(" \u{b7} ").all(|part| text.contains(part))
            || !line.split(|c: char| !c.is_alphabetic()).any(|it| it.len() > 3)
    };
    for ply in [0, 1, 24, 28] {
        browser.run_with("location.hash = '#g=1&p=' + arguments[0];", vec![ply.into()]);
        browser.until(&format!("document.querySelector('#kibao').dataset.ply === '{ply}'"));
        let mut all: Vec<(&str, BTreeSet<String>)> = Vec::new();
        for &(language, _) in LANGUAGES.iter().rev() {
            page.choose("lang", language);
            let said = speaks(browser, language);
            for (other, before) in &all {
                let alike: Vec<&String> = said.intersection(before).filter(|line| !own(line)).collect();
                assert!(alike.is_empty(), "{language} and {other} say alike: {alike:?}");
            }
            assert!(said.len() > 100, "{language}: {} pieces of text", said.len());
            all.push((language, said));
            page.shows(1, ply);
        }
    }
    let keys =
        "return [...document.querySelectorAll('kbd')].map(it => it.textContent).filter(it => /\\p{L}{2}/u.test(it));";
    for (language, names) in KEYS {
        page.choose("lang", language);
        assert_eq!(browser.run(keys), json!(names), "{language}");
    }
    page.choose("lang", "cs");
    page.act("help");
    speaks(browser, "cs");
}

fn a_language_is_given(browser: &Browser) {
    for &(language, _) in LANGUAGES {
        Page::open(browser, &sample("ok/short-win.bao"), &["--lang", language]);
        speaks(browser, language);
    }
}
