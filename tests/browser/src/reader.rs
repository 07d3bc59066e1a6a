//! What a screen reader is told.

use crate::Test;
use crate::browser::Browser;
use crate::page::{Page, strings};
use crate::record::playable;
use serde_json::json;

/// The tests of this file.
pub const TESTS: &[Test] = &[
    ("reader::each_ply_is_told", each_ply_is_told),
    ("reader::the_board_is_a_table_with_heads", the_board_is_a_table_with_heads),
    ("reader::everything_has_a_name", everything_has_a_name),
];

const GAME: &str = "ok/zanzibar-1994-game4.bao";

fn each_ply_is_told(browser: &Browser) {
    let page = Page::sample(browser, GAME);
    page.at_once();
    assert_eq!(page.count("[data-live][aria-live='polite'], [data-live][role='status']"), 1, "a live region");
    let mut before = String::new();
    for ply in 1..=playable(&page.games[0]) {
        page.act("next");
        let told = browser.run("return document.querySelector('[data-live]').textContent;");
        let told = told.as_str().expect("text").to_owned();
        // `A5<` is told as `A5 left`.
        let pit = &page.games[0]["plies"][ply - 1]["canonical"].as_str().expect("a move")[..2];
        assert!(told.contains(pit), "ply {ply}: {pit} is told: {told}");
        assert_ne!(told, before, "ply {ply}: something new is told");
        before = told;
    }
}

fn the_board_is_a_table_with_heads(browser: &Browser) {
    let page = Page::sample(browser, GAME);
    page.at_once();
    for flips in 0..2 {
        let script = "const table = document.querySelector(`[data-pit='A1']`).closest('table'), bad = [];
            for (const it of table.querySelectorAll('[data-pit]')) {
                const head = it.parentElement.querySelector(`th[scope='row']`);
                if (it.tagName !== 'TD' || !head || head.innerText.trim() === '') bad.push(it.dataset.pit);
            }
            if (!table.caption && !table.ariaLabel && !table.getAttribute('aria-labelledby')) bad.push('the table has no name');
            return bad;";
        assert_eq!(browser.run(script), json!([]), "pits without a head of their row, flipped {flips} times");
        page.act("flip");
    }
}

fn everything_has_a_name(browser: &Browser) {
    let page = Page::sample(browser, GAME);
    page.act("next");
    let tree = browser.devtools("Accessibility.getFullAXTree", json!({}));
    let mut named = 0;
    for node in tree["nodes"].as_array().expect("nodes") {
        let role = node["role"]["value"].as_str().unwrap_or_default();
        if node["ignored"] == true || !["button", "combobox", "textbox", "spinbutton", "table", "link"].contains(&role)
        {
            continue;
        }
        let name = node["name"]["value"].as_str().unwrap_or_default();
        assert!(!name.trim().is_empty(), "a {role} has no name: {node}");
        named += 1;
    }
    assert!(named > 20, "{named} controls have names");
    let twice = "const ids = [...document.querySelectorAll('[id]')].map(it => it.id);
        return ids.filter((it, at) => ids.indexOf(it) !== at);";
    assert_eq!(strings(&browser.run(twice)), Vec::<String>::new(), "ids that are there twice");
}
