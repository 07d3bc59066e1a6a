//! Someone with a chat message and a phone: from the clipboard to a replay that is shared, by three touches.

use super::Workshop;
use crate::Test;
use crate::browser::Browser;
use crate::page::{narrow, strings};
use crate::record::sample;
use serde_json::{Value, json};
use std::fs;

pub const TESTS: &[Test] = &[("workshop::a_message_is_shared_from_a_phone", a_message_is_shared_from_a_phone)];

/// Touches an element in the window, which is not scrolled, and which nothing may cover.
#[track_caller]
fn touch(browser: &Browser, css: &str) {
    let script = "const it = document.querySelector(arguments[0]);
        const box = it.getBoundingClientRect();
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        const within = box.top >= 0 && box.bottom <= innerHeight && box.left >= 0 && box.right <= innerWidth;
        return [x, y, Math.min(box.width, box.height), within && it.contains(document.elementFromPoint(x, y))];";
    let seen = browser.run_with(script, vec![css.into()]);
    assert_eq!(seen[3], true, "{css} is in the window: {seen}");
    assert!(seen[2].as_f64().expect("a size") >= 38.0, "{css} is as large as a finger: {seen}");
    let event = |kind: &str, points: Value| {
        browser.devtools("Input.dispatchTouchEvent", json!({"type": kind, "touchPoints": points}));
    };
    event("touchStart", json!([{"x": seen[0], "y": seen[1]}]));
    event("touchEnd", json!([]));
}

fn a_message_is_shared_from_a_phone(browser: &Browser) {
    narrow(browser, 390, 844);
    let workshop = Workshop::open(browser);
    let record = fs::read_to_string(sample(super::BROKEN)).expect("a record");
    browser.run_with(
        "const [text] = arguments;
        window.copied = [];
        const clipboard = {readText: async () => text, writeText: async text => { window.copied.push(text); }};
        Object.defineProperty(navigator, 'clipboard', {value: clipboard});
        Object.defineProperty(navigator, 'canShare', {value: () => false});",
        vec![record.as_str().into()],
    );
    touch(browser, "[data-do='paste']");
    workshop.until_text(&record);
    workshop.settled();
    touch(browser, "[data-apply='0']");
    browser.until("document.querySelectorAll('[data-apply]').length === 0");
    workshop.settled();
    touch(browser, "[data-do='share']");
    browser.until("window.copied.length === 1");
    let links = strings(&browser.run("return window.copied;"));
    let (_, link) = links[0].split_once('#').expect("a link");
    // Where it is opened, the game replays to its end.
    workshop.load(&format!("#{link}"));
    browser.until("Number(document.querySelector('[data-seek]').max) > 29");
    assert!(!workshop.codes().contains(&"R101".to_owned()), "{:?}", workshop.codes());
}
