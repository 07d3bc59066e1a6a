//! A position that is set up by hand, and the choice of rules.

use super::{Workshop, codes_by, codes_of};
use crate::Test;
use crate::browser::Browser;
use crate::page::strings;
use crate::record::{kibao, sample};
use kibao::replay::{Options, position_text, replays};
use serde_json::json;
use std::fs;

pub const TESTS: &[Test] = &[
    ("workshop::a_position_is_set_up_and_copied", a_position_is_set_up_and_copied),
    ("workshop::every_rule_set_can_be_chosen", every_rule_set_can_be_chosen),
];

/// Fills a field as a user does.
#[track_caller]
fn fill(browser: &Browser, css: &str, value: &str) {
    let script = "const it = document.querySelector(arguments[0]);
        it.value = arguments[1];
        it.dispatchEvent(new Event('input', {bubbles: true}));";
    browser.run_with(script, vec![css.into(), value.into()]);
}

/// By text and by fields; then it is played from there.
fn a_position_is_set_up_and_copied(browser: &Browser) {
    let workshop = Workshop::open(browser);
    let text = fs::read_to_string(sample("ok/zanzibar-1994-game4.bao")).expect("a record");
    let replay = replays(&text, &Options::default()).next().expect("a game");
    let position = replay.state_after(31).expect("a position").position;
    let written = position_text(&position).to_string();
    workshop.press("[data-do='setup']");
    assert_eq!(browser.run("return document.querySelector('[data-setup-sum]').textContent;"), "64 of 64 seeds");
    fill(browser, "[data-setup-text]", &written);
    let shown =
        "return [...document.querySelectorAll('[data-setup-board] .pits input')].map(it => it.value).join(' ');";
    let rows: Vec<&str> = written.trim_start_matches("[ ").split(" | ").take(4).collect();
    assert_eq!(browser.run(shown), rows.join(" "));
    // A seed is taken from one pit: only with it elsewhere, there are enough.
    let seeds =
        |cell: &str| browser.run(&format!("return Number(document.querySelector('[data-cell=\"{cell}\"]').value);"));
    let full = (0..16).map(|it| it.to_string()).find(|cell| seeds(cell).as_u64() > Some(0)).expect("a seed");
    let store = seeds("32").as_u64().expect("a number");
    fill(browser, &format!("[data-cell='{full}']"), &(seeds(&full).as_u64().expect("a number") - 1).to_string());
    assert_eq!(browser.run("return document.querySelector('[data-setup-use]').disabled;"), true);
    fill(browser, "[data-cell='32']", &(store + 1).to_string());
    let now = browser.run("return document.querySelector('[data-setup-text]').value;");
    let now = now.as_str().expect("a text").to_owned();
    assert_ne!(now, written);
    fill(browser, &format!("[data-cell='{full}']"), &(seeds(&full).as_u64().expect("a number") + 1).to_string());
    fill(browser, "[data-cell='32']", &store.to_string());
    workshop.press("[data-setup-use]");
    let head = format!("opening: {written}\n");
    workshop.until_text(&head);
    workshop.settled();
    let record = browser.folder.join("set-up.bao");
    fs::write(&record, &head).expect("written");
    assert_eq!(workshop.codes(), codes_of(&record));
    browser.run("window.copied = ''; Object.defineProperty(navigator, 'clipboard', {value: {writeText: async text => { window.copied = text; }}});");
    workshop.press("[data-do='copyPosition']");
    browser.until(&format!("window.copied === {}", json!(written)));
    let first = browser.run("return document.querySelector('[data-move]').dataset.move;");
    workshop.press("[data-move]");
    browser.until("document.querySelector('#kibao').dataset.ply === '1'");
    let turn = if written.ends_with("| 1 ]") { "1: --" } else { "1:" };
    workshop.until_text(&format!("{head}\n{turn} {};\n", first.as_str().expect("a move")));
}

/// Each rule set gives what the program says by it; the button tells which one fits.
fn every_rule_set_can_be_chosen(browser: &Browser) {
    let workshop = Workshop::open(browser);
    let game = kibao(&["gen", "--rules", "hus", "--games", "1", "--seed", "7"]);
    // Without a word about its rules.
    let text: String = game.split_inclusive('\n').filter(|line| !line.starts_with("rules:")).collect();
    assert_ne!(text, game, "it names them");
    let record = browser.folder.join("hus.bao");
    fs::write(&record, &text).expect("written");
    workshop.paste(&text);
    let offered = "return [...document.querySelectorAll('[data-rules] option')].map(it => it.value);";
    assert_eq!(strings(&browser.run(offered)), ["", "kibao", "zanzibar", "ruehl", "kujifunza", "hus"]);
    for rules in ["kibao", "zanzibar", "ruehl", "kujifunza", "hus"] {
        browser.select("[data-rules]", rules);
        workshop.settled();
        assert_eq!(workshop.codes(), codes_by(&record, &["--rules", rules]), "{rules}");
    }
    browser.select("[data-rules]", "");
    workshop.settled();
    let broken = workshop.codes();
    assert_eq!(broken, codes_of(&record));
    workshop.press("[data-do='fits']");
    browser.until("document.querySelectorAll('[data-fit]').length === 5");
    assert_eq!(browser.run("return document.querySelectorAll('[data-fit=\"yes\"]').length;"), 1);
    workshop.press("[data-fit='yes']");
    assert_eq!(browser.run("return document.querySelector('[data-rules]').value;"), "hus");
    assert_ne!(workshop.codes(), broken);
    assert_eq!(workshop.codes(), codes_by(&record, &["--rules", "hus"]));
}
