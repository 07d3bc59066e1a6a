//! The page of `kibao stats`: quiet, good for everybody, no wider than the screen, and text stays text.

use crate::Test;
use crate::axe::{Checked, check};
use crate::browser::{Browser, file_url};
use crate::page::{media, narrow, strings};
use crate::record::{kibao, sample};
use serde_json::json;
use std::fs;
use std::path::Path;

/// The tests of this file.
pub const TESTS: &[Test] =
    &[("stats::the_page_is_good", the_page_is_good), ("stats::names_stay_text", names_stay_text)];

/// Makes and opens the page of a record or of a folder of them.
#[track_caller]
fn open(browser: &Browser, records: &Path, lang: &str) {
    let file = browser.folder.join("stats.html");
    let [records, file_name] = [records, &file].map(|it| it.to_str().expect("text"));
    kibao(&["stats", "--lang", lang, "--depth", "3", records, "-o", file_name]);
    browser.load(&file_url(&file));
    assert_eq!(browser.run("return document.documentElement.lang;"), lang);
}

fn the_page_is_good(browser: &Browser) {
    let samples = sample("ok/short-win.bao");
    let samples = samples.parent().expect("a folder");
    let good = |what: &str| {
        let Checked { bad, contrast, .. } = check(browser);
        assert!(bad.is_empty(), "{what}:\n{}", bad.join("\n"));
        assert!(contrast >= 100, "{what}: the contrast of {contrast} places was measured");
    };
    let mut titles = Vec::new();
    for lang in ["en", "sw", "de", "cs"] {
        media(browser, "", &[("prefers-color-scheme", "light")]);
        open(browser, samples, lang);
        titles.push(browser.run("return document.title;").to_string());
        good(&format!("{lang}, light"));
        media(browser, "", &[("prefers-color-scheme", "dark")]);
        good(&format!("{lang}, dark"));
        narrow(browser, 360, 640);
        good(&format!("{lang}, on a small screen"));
        let width = "const it = document.scrollingElement; return [it.scrollWidth, it.clientWidth];";
        assert_eq!(browser.run(width), json!([360, 360]), "{lang}: nothing is wider than the screen");
        browser.devtools("Emulation.clearDeviceMetricsOverride", json!({}));
        browser.devtools("Emulation.setTouchEmulationEnabled", json!({"enabled": false}));
        browser.was_quiet();
    }
    titles.dedup();
    assert_eq!(titles.len(), 4, "{titles:?}");
}

fn names_stay_text(browser: &Browser) {
    let nasty = [
        "<script>alert(1)</script>",
        "</title></style><h1 id=nasty>",
        "\"><img id=nasty src=x onerror=alert(2)>",
        "]]> '",
        "Ndugu\u{202e}\u{1b}[31m",
    ];
    let long = "Ndugu".repeat(60);
    let games = nasty
        .iter()
        .map(|name| format!("title: {name}\nsouth: {name}\nnorth: {long}\n\n1: A6<* a6<;\n2: A4> a6>;\n\n"));
    let record = browser.folder.join("nasty.bao");
    fs::write(&record, games.collect::<String>()).expect("written");
    for lang in ["en", "sw", "de", "cs"] {
        open(browser, &record, lang);
        let found = "return [document.scripts.length, document.querySelectorAll('#nasty, img, h1').length];";
        assert_eq!(browser.run(found), json!([0, 1]), "{lang}: elements came of names");
        let text = browser.run("return document.body.innerText;").as_str().expect("text").to_owned();
        for name in &nasty[..4] {
            assert!(text.contains(name), "{lang}: {name} is shown:\n{text}");
        }
        assert!(!text.contains(['\u{202e}', '\u{1b}']), "{lang}: something hidden is in the page");
        narrow(browser, 360, 640);
        assert_eq!(browser.run("return document.scrollingElement.scrollWidth;"), 360, "{lang}: wider than the screen");
        let handlers = "return [...document.querySelectorAll('*')].flatMap(it => it.getAttributeNames().filter(name => name.startsWith('on')));";
        assert_eq!(strings(&browser.run(handlers)), Vec::<String>::new(), "{lang}: a handler came of a name");
        browser.was_quiet();
    }
}
