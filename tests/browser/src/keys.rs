//! Keys: what each does, and that they belong to the page only while it has the focus.

use crate::Test;
use crate::browser::{Browser, file_url};
use crate::page::{At, Page};
use crate::record::{playable, sample};
use std::fs;

/// The tests of this file.
pub const TESTS: &[Test] = &[
    ("keys::each_does_its_work", each_does_its_work),
    ("keys::those_of_others_are_left_alone", those_of_others_are_left_alone),
    ("keys::typing_stays_in_the_field", typing_stays_in_the_field),
    ("keys::those_of_a_button_are_the_buttons", those_of_a_button_are_the_buttons),
    ("keys::those_of_the_slider_are_the_sliders", those_of_the_slider_are_the_sliders),
    ("keys::a_page_in_a_page", a_page_in_a_page),
    ("keys::everything_is_reached_by_tab", everything_is_reached_by_tab),
];

const GAME: &str = "ok/zanzibar-1994-game4.bao";
const LEFT: &str = "\u{e012}";
const RIGHT: &str = "\u{e014}";
const HOME: &str = "\u{e011}";
const END: &str = "\u{e010}";
const TAB: &str = "\u{e004}";
const CONTROL: &str = "\u{e009}";
const ALT: &str = "\u{e00a}";

fn focus(browser: &Browser) {
    browser.run("document.querySelector('#kibao').focus();");
}

fn each_does_its_work(browser: &Browser) {
    let page = Page::sample(browser, GAME);
    page.at_once();
    focus(browser);
    let last = playable(&page.games[0]);
    for (key, ply) in [(RIGHT, 1), (RIGHT, 2), (LEFT, 1), (END, last), (RIGHT, last), (HOME, 0), (LEFT, 0)] {
        browser.keys(key);
        page.until_still();
        page.shows(1, ply);
    }
    // With a modifier they are the browser's.
    for chord in [format!("{CONTROL}{END}"), format!("{ALT}{RIGHT}")] {
        browser.keys(&chord);
        page.until_still();
        page.shows(1, 0);
    }
    browser.keys("f");
    assert_eq!(page.data("flip"), "yes");
    browser.keys("f");
    assert_eq!(page.data("flip"), "no");
    let by = "return document.querySelector(`[data-choose='by']`).value;";
    for value in ["sowing", "move"] {
        browser.keys("t");
        assert_eq!(browser.run(by), value, "t changes the step");
    }
    browser.keys("/");
    assert_eq!(browser.run("return document.activeElement.matches('[data-goto]');"), true, "/ goes to the field");
    browser.keys("3\u{e007}");
    page.shows(1, 5);
    focus(browser);
    browser.keys("?");
    assert_eq!(page.count("dialog[open]"), 1, "? opens the help");
    browser.keys("\u{e00c}");
    assert_eq!(page.count("dialog[open]"), 0, "Escape closes it");
    browser.keys(HOME);
    page.choose("speed", "slow");
    focus(browser);
    browser.keys(" ");
    browser.until("document.querySelector('#kibao').dataset.playing === 'yes'");
    browser.keys(" ");
    browser.until("document.querySelector('#kibao').dataset.playing === 'no'");
}

fn those_of_others_are_left_alone(browser: &Browser) {
    let page = Page::sample(browser, GAME);
    page.at_once();
    browser.run(
        "const it = document.createElement('input'); it.id = 'other'; document.body.prepend(it);
         document.activeElement.blur();",
    );
    let keys = format!("{RIGHT}{END}f t/{RIGHT}");
    // Nothing has the focus.
    browser.keys(&keys);
    page.shows(1, 0);
    browser.type_into("#other", &keys);
    page.shows(1, 0);
    assert_eq!((page.data("playing"), page.data("flip")), ("no".to_owned(), "no".to_owned()));
    assert_eq!(browser.run("return document.querySelector('#other').value;"), "f t/", "it was typed");
}

fn typing_stays_in_the_field(browser: &Browser) {
    let page = Page::sample(browser, GAME);
    page.at_once();
    page.act("next");
    browser.run("document.querySelector('[data-goto]').value = '';");
    browser.click("[data-act='settings']");
    browser.type_into("[data-goto]", &format!("12{LEFT}{LEFT}3{HOME}{END}"));
    page.shows(1, 1);
    assert_eq!(browser.run("return document.querySelector('[data-goto]').value;"), "312", "it was typed");
    // A list has its own keys too. A field that is left counts as filled in, so it is emptied.
    browser.run("document.querySelector('[data-goto]').value = '';");
    let script = "document.querySelector(`select[data-choose='speed']`).focus();";
    browser.run(script);
    browser.keys(&format!("{HOME}{END}"));
    page.shows(1, 1);
}

fn those_of_a_button_are_the_buttons(browser: &Browser) {
    let page = Page::sample(browser, GAME);
    page.at_once();
    browser.run("document.querySelector(`[data-act='next']`).focus();");
    browser.keys(" ");
    page.until_still();
    assert_eq!((page.at(), page.data("playing")), (At(1, 1, 0), "no".to_owned()), "a blank presses the button alone");
    browser.keys(RIGHT);
    page.until_still();
    page.shows(1, 2);
}

fn those_of_the_slider_are_the_sliders(browser: &Browser) {
    let page = Page::sample(browser, GAME);
    page.at_once();
    browser.run("document.querySelector('[data-seek]').focus();");
    let last = playable(&page.games[0]);
    // The bar goes by sowing: the first ply has two.
    for (key, ply, step) in [(RIGHT, 0, 1), (RIGHT, 1, 0), (RIGHT, 1, 1), (LEFT, 1, 0), (END, last, 0), (HOME, 0, 0)] {
        browser.keys(key);
        page.until_still();
        assert_eq!(page.at(), At(1, ply, step));
    }
}

fn a_page_in_a_page(browser: &Browser) {
    let page = Page::make(browser, &sample(GAME), &[]);
    let name = page.file.file_name().expect("a name").to_str().expect("text");
    let around = browser.folder.join("around.html");
    let text = format!(
        "<!doctype html><meta charset=utf-8><title>around</title><input id=other>
        <iframe src='{name}' width=900 height=700></iframe>"
    );
    fs::write(&around, text).expect("written");
    browser.load(&file_url(&around));
    assert_eq!(browser.run("return document.activeElement === document.body;"), true, "the page takes no focus");
    browser.type_into("#other", &format!("{RIGHT}{END} f"));
    browser.enter_frame(0);
    page.until_still();
    page.at_once();
    page.shows(1, 0);
    focus(browser);
    browser.keys(RIGHT);
    page.until_still();
    page.shows(1, 1);
    browser.leave_frame();
    assert_eq!(browser.run("return location.hash;"), "", "the link of the page around is its own");
}

fn everything_is_reached_by_tab(browser: &Browser) {
    let page = Page::sample(browser, GAME);
    page.act("next");
    focus(browser);
    let name = "const it = document.activeElement;
        const style = getComputedStyle(it);
        const visible = style.outlineStyle !== 'none' || style.boxShadow !== 'none';
        return [it.dataset?.act ?? it.dataset?.choose ?? (it.matches('[data-goto]') ? 'goto' : it.tagName), visible];";
    let mut reached = Vec::new();
    for _ in 0..40 {
        browser.keys(TAB);
        let at = browser.run(name);
        let what = at[0].as_str().expect("a name").to_owned();
        assert!(at[1] == true || what == "BODY", "that {what} has the focus can be seen");
        // What a panel holds follows the button that opens it.
        if ["settings", "share"].contains(&what.as_str()) && !reached.contains(&what) {
            browser.keys(" ");
        }
        reached.push(what);
    }
    for what in [
        "first", "back", "next", "last", "play", "flip", "help", "share", "link", "record", "png", "settings", "speed",
        "by", "lang", "theme", "goto",
    ] {
        assert!(reached.iter().any(|it| it == what), "Tab reaches {what}: {reached:?}");
    }
}
