//! Going through a game: by buttons, the list of moves, the field; ply by ply and sowing by sowing; by itself.

use crate::Test;
use crate::browser::Browser;
use crate::page::{At, Page};
use crate::record::playable;
use std::thread;
use std::time::Duration;

/// The tests of this file.
pub const TESTS: &[Test] = &[
    ("steps::a_page_opens_at_the_start", a_page_opens_at_the_start),
    ("steps::buttons_go_there_and_back", buttons_go_there_and_back),
    ("steps::a_movement_ends_at_the_position", a_movement_ends_at_the_position),
    ("steps::hasty_clicks_are_counted", hasty_clicks_are_counted),
    ("steps::sowing_by_sowing", sowing_by_sowing),
    ("steps::autoplay_goes_to_the_end", autoplay_goes_to_the_end),
    ("steps::autoplay_can_be_stopped", autoplay_can_be_stopped),
    ("steps::the_list_of_moves", the_list_of_moves),
    ("steps::the_field_goes_to_a_round", the_field_goes_to_a_round),
    ("steps::a_second_game", a_second_game),
];

const GAME: &str = "ok/zanzibar-1994-game4.bao";

fn a_page_opens_at_the_start(browser: &Browser) {
    let page = Page::sample(browser, GAME);
    page.shows(1, 0);
    assert_eq!((page.data("playing"), page.data("flip")), ("no".to_owned(), "no".to_owned()));
    for name in ["first", "back", "next", "last", "play", "flip", "help", "link"] {
        assert_eq!(page.count(&format!("button[data-act='{name}']")), 1, "the button {name}");
    }
    for list in ["speed", "by", "lang", "theme"] {
        assert!(page.choices(list).len() > 1, "the list {list} offers a choice");
    }
    assert_eq!(page.choices("lang"), ["en", "sw", "de", "cs"]);
    let text = page.text("body");
    for key in ["south", "north"] {
        let name = page.games[0]["headers"][key].as_str().expect("a name");
        assert!(text.contains(name), "{name} is named: {text}");
    }
    let about = browser.run("return document.querySelector('[data-about]').textContent;").to_string();
    assert!(about.contains("filezanzibar-1994-game4.bao:1"), "the file is named, not the folders around it: {about}");
    let title = browser.run("return document.title;");
    assert!(title.as_str().is_some_and(|it| !it.trim().is_empty()), "the page has a title");
}

fn buttons_go_there_and_back(browser: &Browser) {
    let page = Page::sample(browser, GAME);
    page.at_once();
    let last = playable(&page.games[0]);
    let table = [
        ("back", 0),
        ("next", 1),
        ("next", 2),
        ("next", 3),
        ("back", 2),
        ("last", last),
        ("next", last),
        ("back", last - 1),
        ("next", last),
        ("first", 0),
    ];
    for (button, ply) in table {
        // A button that leads nowhere may be disabled: a click on it does nothing either.
        page.act(button);
        assert_eq!(page.at(), At(1, ply, 0), "after {button}");
        page.shows(1, ply);
    }
}

fn a_movement_ends_at_the_position(browser: &Browser) {
    let page = Page::sample(browser, GAME);
    let speeds: Vec<String> = page.choices("speed").into_iter().filter(|it| it != "instant").collect();
    assert!(!speeds.is_empty(), "a speed at which something moves");
    for speed in &speeds {
        page.act("first");
        page.choose("speed", speed);
        browser.click("[data-act='next']");
        assert_eq!(page.data("busy"), "yes", "at speed {speed} the seeds move");
        page.until_still();
        page.shows(1, 1);
    }
}

fn hasty_clicks_are_counted(browser: &Browser) {
    let page = Page::sample(browser, GAME);
    browser.run("for (let n = 0; n < 7; n++) document.querySelector(`[data-act='next']`).click();");
    page.until_still();
    // Every other click finishes the move that the one before it has begun.
    page.shows(1, 4);
    browser.run(
        "for (const name of ['next', 'back', 'back', 'next', 'back']) document.querySelector(`[data-act='${name}']`).click();",
    );
    page.until_still();
    page.shows(1, 3);
}

fn sowing_by_sowing(browser: &Browser) {
    let page = Page::sample(browser, GAME);
    page.at_once();
    page.choose("by", "sowing");
    let plies = &page.games[0]["plies"];
    let steps = |ply: usize| plies[ply]["trace"].as_array().expect("a trace").len();
    for ply in 0..6 {
        for step in 1..steps(ply) {
            page.act("next");
            assert_eq!(page.at(), At(1, ply, step), "a sowing on");
        }
        page.act("next");
        page.shows(1, ply + 1);
    }
    for ply in (0..6).rev() {
        for step in (1..steps(ply)).rev() {
            page.act("back");
            assert_eq!(page.at(), At(1, ply, step), "a sowing back");
        }
        page.act("back");
        page.shows(1, ply);
    }
    // In the middle of a move, whole moves go to its end and to its beginning.
    for (button, ply) in [("next", 1), ("back", 0)] {
        page.act("first");
        page.choose("by", "sowing");
        page.act("next");
        assert_eq!(page.at(), At(1, 0, 1));
        page.choose("by", "move");
        page.act(button);
        page.shows(1, ply);
    }
}

fn autoplay_goes_to_the_end(browser: &Browser) {
    let page = Page::sample(browser, "ok/short-win.bao");
    let last = playable(&page.games[0]);
    let root = "document.querySelector('#kibao').dataset";
    for (by, speed) in [("move", "instant"), ("move", "fast"), ("sowing", "fast")] {
        page.act("first");
        page.choose("by", by);
        page.choose("speed", speed);
        browser.click("[data-act='play']");
        browser.until(&format!("{root}.ply === '{last}' && {root}.playing === 'no'"));
        page.until_still();
        page.shows(1, last);
    }
    // At the end it begins anew.
    browser.click("[data-act='play']");
    browser.until(&format!("{root}.playing === 'yes' && {root}.ply === '1'"));
}

fn autoplay_can_be_stopped(browser: &Browser) {
    let page = Page::sample(browser, GAME);
    browser.click("[data-act='play']");
    browser.until("document.querySelector('#kibao').dataset.playing === 'yes'");
    browser.until("Number(document.querySelector('#kibao').dataset.ply) >= 1");
    browser.click("[data-act='play']");
    browser.until("document.querySelector('#kibao').dataset.playing === 'no'");
    let (at, busy) = (page.at(), page.data("busy"));
    assert!(at.1 < playable(&page.games[0]) && busy != "yes", "it stops: {at:?}, {busy}");
    thread::sleep(Duration::from_secs(3));
    assert_eq!((page.at(), page.data("busy")), (at, busy));
}

fn the_list_of_moves(browser: &Browser) {
    let page = Page::sample(browser, GAME);
    page.at_once();
    let plies = page.games[0]["plies"].as_array().expect("plies");
    let current =
        "return [...document.querySelectorAll(`[data-moves] [aria-current='true']`)].map(it => it.dataset.ply);";
    for ply in [3, 1, plies.len(), 17] {
        let button = format!("[data-moves] button[data-ply='{ply}']");
        assert_eq!(page.count(&button), 1, "{button}");
        let name = plies[ply - 1]["canonical"].as_str().expect("a move");
        let text = page.text(&button);
        assert!(text.contains(name), "ply {ply} is named {name}: {text}");
        browser.click(&button);
        page.until_still();
        page.shows(1, ply);
        assert_eq!(browser.run(current), serde_json::json!([ply.to_string()]), "the current move of the list");
        let seen = "const of = css => document.querySelector(css).getBoundingClientRect();
                    const list = of('[data-moves]'), it = of(`[data-moves] [aria-current='true']`);
                    return it.bottom > list.top && it.top < list.bottom;";
        assert_eq!(browser.run(seen), true, "ply {ply} is in view in its list");
    }
}

fn the_field_goes_to_a_round(browser: &Browser) {
    let page = Page::sample(browser, GAME);
    page.at_once();
    // South's ply of the round; what is beyond the last leads to the end.
    for (round, ply) in [(5, 9), (30, 59), (1, 1), (99, 60)] {
        browser.run("document.querySelector('[data-goto]').value = '';");
        browser.type_into("[data-goto]", &format!("{round}\u{e007}"));
        page.until_still();
        page.shows(1, ply);
    }
}

fn a_second_game(browser: &Browser) {
    let page = Page::sample(browser, "ok/several-games.bao");
    assert!(page.games.len() >= 3, "a record of several games");
    page.at_once();
    page.act("next");
    for game in [2, 3, 1] {
        page.choose_game(game);
        page.shows(game, 0);
        page.act("last");
        page.shows(game, playable(&page.games[game - 1]));
        let moves = page.count("[data-moves] button[data-ply]");
        let plies = page.games[game - 1]["plies"].as_array().expect("plies").len();
        assert!(moves == plies || moves == plies + 1, "{moves} buttons for {plies} plies");
    }
}
