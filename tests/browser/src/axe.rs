//! axe-core, the usual checker of accessibility, finds nothing serious.

use crate::Test;
use crate::browser::{Browser, file_url};
use crate::page::{Page, media, narrow};
use serde_json::Value;
use std::env;
use std::fs;

/// The tests of this file.
pub const TESTS: &[Test] =
    &[("axe::it_finds_what_is_bad", it_finds_what_is_bad), ("axe::the_page_is_good", the_page_is_good)];

/// What axe-core says about a page.
pub struct Checked {
    /// Rules that it breaks seriously.
    pub bad: Vec<String>,
    /// How many places had their contrast measured.
    pub contrast: usize,
    /// Places on the board whose contrast could not be measured. Elsewhere, what is scrolled away cannot be.
    pub unknown: Vec<String>,
}

/// Asks axe-core about the page.
pub fn check(browser: &Browser) -> Checked {
    let path = env::var("AXE").expect("AXE names the file axe.min.js of the npm package axe-core (see .ci/browser)");
    let source = fs::read_to_string(&path).unwrap_or_else(|error| panic!("AXE: {path}: {error}"));
    browser.run(&format!("if (!window.axe) {{ {source} }}"));
    let script =
        "const said = await axe.run(document, {preload: false, resultTypes: ['violations', 'passes', 'incomplete']});
        for (const {nodes} of said.incomplete)
            for (const it of nodes) it.onBoard = Boolean(document.querySelector(it.target[0])?.closest('[data-stage]'));
        return said;";
    let said = browser.run_async(script, Vec::new());
    let mut bad = Vec::new();
    for broken in said["violations"].as_array().expect("violations") {
        if !["serious", "critical"].contains(&broken["impact"].as_str().unwrap_or_default()) {
            continue;
        }
        let places = broken["nodes"].as_array().expect("places").iter();
        let places: Vec<String> = places.map(|it| format!("{} {}", it["target"], it["failureSummary"])).collect();
        bad.push(format!("{}: {}\n  {}", broken["id"], broken["help"], places.join("\n  ")));
    }
    let contrast = |results: &str| -> Vec<Value> {
        let results = said[results].as_array().expect("results").iter().filter(|it| it["id"] == "color-contrast");
        let places = results.flat_map(|it| it["nodes"].as_array().expect("places"));
        places.cloned().collect()
    };
    let unknown = contrast("incomplete").into_iter().filter(|it| it["onBoard"] == true);
    let unknown = unknown.map(|it| format!("{} {}", it["target"], it["any"][0]["message"])).collect();
    Checked { contrast: contrast("passes").len(), unknown, bad }
}

fn it_finds_what_is_bad(browser: &Browser) {
    let path = browser.folder.join("bad.html");
    let text =
        "<!doctype html><title>bad</title><input><p style='color:#999;background:#fff'>grey</p><button></button>";
    fs::write(&path, text).expect("written");
    browser.load(&file_url(&path));
    let Checked { bad, .. } = check(browser);
    for rule in ["html-has-lang", "label", "color-contrast", "button-name"] {
        assert!(bad.iter().any(|it| it.contains(&format!("\"{rule}\""))), "{rule} is found: {bad:?}");
    }
}

fn the_page_is_good(browser: &Browser) {
    let page = Page::sample(browser, "err/zanzibar-1994-game2.bao");
    page.at_once();
    let good = |what: &str, least: usize| {
        let Checked { bad, contrast, unknown } = check(browser);
        assert!(bad.is_empty(), "{what}:\n{}", bad.join("\n"));
        assert!(unknown.is_empty(), "{what}: the contrast is not known of\n{}", unknown.join("\n"));
        assert!(contrast >= least, "{what}: the contrast of {contrast} places was measured");
    };
    // Without a plain ground, what is written on the wood has a contrast that nobody knows.
    let ground = "for (const it of document.querySelectorAll('.n')) it.style.background = arguments[0];";
    browser.run_with(ground, vec!["none".into()]);
    assert!(!check(browser).unknown.is_empty(), "text on the wood is seen");
    browser.run_with(ground, vec!["".into()]);
    for scheme in ["light", "dark"] {
        media(browser, "", &[("prefers-color-scheme", scheme)]);
        page.act("first");
        good(&format!("{scheme}, at the start"), 40);
        page.act("last");
        assert!(page.count("[data-finding]") > 0, "a finding is shown");
        good(&format!("{scheme}, with findings"), 40);
        page.act("next");
        assert_eq!(page.count("[data-mark='wrong']"), 1, "the move that is not legal");
        good(&format!("{scheme}, at the move that is not legal"), 40);
        for panel in ["settings", "share"] {
            page.act(panel);
            good(&format!("{scheme}, with {panel}"), 10);
            browser.keys("\u{e00c}");
        }
        page.act("help");
        good(&format!("{scheme}, with help"), 10);
        browser.keys("\u{e00c}");
    }
    narrow(browser, 360, 640);
    good("on a small screen", 40);
    page.choose("lang", "sw");
    good("in Swahili", 40);
}
