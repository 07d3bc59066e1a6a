//! The page of `kibao stats`: the numbers of an archive.

use crate::Test;
use crate::axe::{self, Checked};
use crate::browser::{Browser, file_url};
use crate::look::brightness;
use crate::nasty;
use crate::page::{media, narrow, strings};
use crate::record::{folder, kibao};
use serde_json::{Value, json};
use std::fs;
use std::path::Path;

/// The tests of this file.
pub const TESTS: &[Test] = &[
    ("stats::the_numbers_are_those_of_the_json", the_numbers_are_those_of_the_json),
    ("stats::every_language_is_good", every_language_is_good),
    ("stats::nothing_is_wider_than_the_screen", nothing_is_wider_than_the_screen),
    ("stats::dark_and_on_paper", dark_and_on_paper),
    ("stats::names_stay_text", names_stay_text),
    ("stats::keys_open_the_openings", keys_open_the_openings),
];

/// Makes and opens the page of a file or folder.
#[track_caller]
fn open(browser: &Browser, records: &Path, language: &str) {
    let file = browser.folder.join(format!("stats-{language}.html"));
    let (records, text) = (records.to_str().expect("text"), file.to_str().expect("text"));
    kibao(&["stats", records, "-o", text, "--lang", language]);
    browser.load(&file_url(&file));
}

fn the_numbers_are_those_of_the_json(browser: &Browser) {
    open(browser, &folder("ok"), "en");
    let json = kibao(&["stats", folder("ok").to_str().expect("text"), "--format", "json"]);
    let json: Value = serde_json::from_str(&json).expect("JSON");
    let cards = browser.run("return [...document.querySelectorAll('.cards dd')].map(it => Number(it.textContent));");
    let games = &json["games"];
    let players = json["players"].as_array().expect("players").len();
    let counted = ["total", "finished", "unfinished", "broken", "without_moves"].map(|it| games[it].clone());
    assert_eq!(cards, json!([counted.as_slice(), &[json!(players)]].concat()));
    let script = "const heading = [...document.querySelectorAll('h2')].find(it => it.textContent === 'Rule sets');
        return [...heading.closest('section').querySelectorAll('tbody tr')].map(row =>
            [row.querySelector('th').textContent, ...[...row.querySelectorAll('td')].slice(0, 4).map(it => Number(it.textContent))]);";
    let rules = json["rules"].as_array().expect("rule sets").iter();
    let rules: Vec<Value> =
        rules.map(|it| json!([it["name"], it["games"], it["south"], it["north"], it["open"]])).collect();
    assert_eq!(browser.run(script), json!(rules));
}

fn every_language_is_good(browser: &Browser) {
    let mut titles = Vec::new();
    for language in ["en", "sw", "de", "cs"] {
        open(browser, &folder("ok"), language);
        assert_eq!(browser.run("return document.documentElement.lang;"), language);
        let title = browser.run("return document.title;");
        assert!(!titles.contains(&title), "{language}: {title} is the title in another language");
        titles.push(title);
        let text = browser.run("return document.body.textContent;").to_string();
        for bad in ["{", "}", "NaN", "\\u2068", "\u{2068}", "\u{2069}"] {
            assert!(!text.contains(bad), "{language}: {bad} is left over");
        }
        for scheme in ["light", "dark"] {
            media(browser, "", &[("prefers-color-scheme", scheme)]);
            let Checked { bad, contrast, .. } = axe::check(browser);
            assert!(bad.is_empty(), "{language}, {scheme}:\n{}", bad.join("\n"));
            assert!(contrast > 100, "{language}, {scheme}: the contrast of {contrast} places was measured");
        }
    }
    narrow(browser, 360, 640);
    let Checked { bad, .. } = axe::check(browser);
    assert!(bad.is_empty(), "on a small screen:\n{}", bad.join("\n"));
}

fn nothing_is_wider_than_the_screen(browser: &Browser) {
    let long = "Ndugu".repeat(60);
    let record = browser.folder.join("long.bao");
    let game = |south: &str, north: &str| format!("title: {long}\nsouth: {south}\nnorth: {north}\n\n1: A6<* a6<;\n\n");
    fs::write(&record, game(&long, "Juma") + &game("Juma", "Asha") + &game("Asha", &long)).expect("written");
    for records in [folder("ok"), record] {
        open(browser, &records, "de");
        for (wide, high) in [(320, 568), (360, 640), (768, 1024), (1280, 900)] {
            narrow(browser, wide, high);
            let width = browser.run("return document.scrollingElement.scrollWidth;");
            assert_eq!(width, wide, "{} on a screen of {wide} x {high}", records.display());
        }
    }
}

fn dark_and_on_paper(browser: &Browser) {
    media(browser, "", &[("prefers-color-scheme", "light")]);
    open(browser, &folder("ok"), "en");
    assert!(brightness(browser) > 180.0, "light: {}", brightness(browser));
    media(browser, "", &[("prefers-color-scheme", "dark")]);
    assert!(brightness(browser) < 80.0, "dark: {}", brightness(browser));
    media(browser, "print", &[("prefers-color-scheme", "dark")]);
    assert!(brightness(browser) > 250.0, "on paper: {}", brightness(browser));
    let pdf = browser.devtools("Page.printToPDF", json!({"printBackground": true}));
    assert!(pdf["data"].as_str().is_some_and(|it| it.starts_with("JVBERi")), "it becomes a PDF");
}

fn names_stay_text(browser: &Browser) {
    let mut text = String::new();
    let hidden: String = nasty::HIDDEN.iter().flat_map(|&it| [it, '.']).collect();
    for (number, nasty) in nasty::NASTY.iter().enumerate() {
        text.push_str(&format!("south: S{number} {nasty}\nnorth: N{hidden}\nrules: {nasty}\n\n1: A6<* a6<;\n\n"));
    }
    let record = browser.folder.join("names.bao");
    fs::write(&record, text).expect("written");
    let file = browser.folder.join("names.html");
    let arguments = ["stats", record.to_str().expect("text"), "-o", file.to_str().expect("text"), "--players", "99"];
    kibao(&arguments);
    browser.load(&file_url(&file));
    let said = nasty::is_harmless(browser, 0);
    for (number, nasty) in nasty::NASTY.iter().enumerate() {
        assert!(said.contains(&format!("S{number} {nasty}")), "{nasty} is shown:\n{said}");
    }
}

fn keys_open_the_openings(browser: &Browser) {
    open(browser, &folder("ok"), "en");
    let open = "return [...document.querySelectorAll('details')].map(it => String(it.open));";
    let before = strings(&browser.run(open));
    let first = before.iter().position(|it| it == "false").expect("a line that is closed");
    browser.run_with("document.querySelectorAll('details > summary')[arguments[0]].focus();", vec![first.into()]);
    browser.keys("\u{e007}");
    let mut expected = before.clone();
    "true".clone_into(&mut expected[first]);
    assert_eq!(strings(&browser.run(open)), expected, "Enter opens one line");
}
