//! What a screen reader is told.

use crate::Test;
use crate::browser::Browser;
use crate::page::{Page, strings};
use crate::record::playable;
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// The tests of this file.
pub const TESTS: &[Test] = &[
    ("reader::each_ply_is_announced", each_ply_is_announced),
    ("reader::what_a_ply_has_done_is_marked", what_a_ply_has_done_is_marked),
    ("reader::the_board_is_a_table_with_heads", the_board_is_a_table_with_heads),
    ("reader::everything_has_a_name", everything_has_a_name),
];

const GAME: &str = "ok/zanzibar-1994-game4.bao";

fn each_ply_is_announced(browser: &Browser) {
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

/// The marks that are drawn, by pit; each is also told in words, and is a line inside the rim that differs from the others
/// by its form, not by its colour alone.
#[track_caller]
fn marks(browser: &Browser) -> BTreeMap<String, String> {
    let script =
        "return [...document.querySelectorAll('[data-pit][data-mark]')].map(it => [it.dataset.pit, it.dataset.mark,
        it.textContent, it.querySelectorAll('use')[2].getAttribute('href').replace('-square', '')]);";
    let names = [
        ("start", "start", "#kibao-start"),
        ("last", "last seed", "#kibao-last"),
        ("both", "start and last seed", "#kibao-both"),
        ("captured", "captured", "#kibao-captured"),
        ("sown", "sown", "#kibao-sown"),
    ];
    let alike =
        "const forms = arguments[0].map(id => document.querySelector(id).innerHTML.replace(/var\\(--[a-z]+\\)/g, ''));
        return new Set(forms).size;";
    let ids: Vec<&str> = names.iter().map(|(.., id)| *id).collect();
    assert_eq!(browser.run_with(alike, vec![json!(ids)]), names.len(), "marks differ by form");
    let mut marks = BTreeMap::new();
    for it in browser.run(script).as_array().expect("a list") {
        let [pit, mark, text, sign] = [0, 1, 2, 3].map(|at| it[at].as_str().expect("text").to_owned());
        let (_, word, drawn) =
            names.iter().find(|(name, ..)| *name == mark).unwrap_or_else(|| panic!("no mark {mark}"));
        assert!(text.ends_with(&format!(", {word}")) && sign == *drawn, "{it}");
        marks.insert(pit, mark);
    }
    marks
}

/// The marks that are expected, from the pits by kind.
fn expected<'p>(start: Option<&'p str>, last: &'p str, captured: &[&'p str]) -> BTreeMap<String, String> {
    let mut marks: BTreeMap<String, String> =
        captured.iter().map(|pit| ((*pit).to_owned(), "captured".to_owned())).collect();
    marks.extend(start.map(|pit| (pit.to_owned(), "start".to_owned())));
    marks.insert(last.to_owned(), if start == Some(last) { "both" } else { "last" }.to_owned());
    marks
}

fn what_a_ply_has_done_is_marked(browser: &Browser) {
    let page = Page::sample(browser, GAME);
    page.at_once();
    let taken = |it: &Value| it["taken_from"].as_str().map(str::to_owned);
    let mut count = 0;
    for ply in page.games[0]["plies"].as_array().expect("plies") {
        page.act("next");
        let trace = ply["trace"].as_array().expect("a trace");
        let captured: Vec<String> = trace.iter().filter_map(taken).collect();
        let captured: Vec<&str> = captured.iter().map(String::as_str).collect();
        let start = &ply["canonical"].as_str().expect("a move")[..2];
        let last = trace[trace.len() - 1]["last"].as_str().expect("a pit");
        assert_eq!(marks(browser), expected(Some(start), last, &captured), "ply {}", ply["ply"]);
        count += captured.len();
    }
    assert!(count > 20, "{count} captures");
    // On the way, the pits that seeds fell into are marked, too.
    page.act("first");
    assert_eq!(marks(browser), BTreeMap::new());
    page.choose("by", "sowing");
    for ply in page.games[0]["plies"].as_array().expect("plies").iter().take(12) {
        let trace = ply["trace"].as_array().expect("a trace");
        for sowing in &trace[..trace.len() - 1] {
            page.act("next");
            let mut marks = marks(browser);
            let all = marks.len();
            marks.retain(|_, mark| mark != "sown");
            let start = sowing["from"].as_str().filter(|it| it.len() == 2);
            let captured = taken(sowing);
            let captured: Vec<&str> = captured.iter().map(String::as_str).collect();
            assert_eq!(marks, expected(start, sowing["last"].as_str().expect("a pit"), &captured), "{sowing}");
            let fallen = usize::try_from(sowing["seeds"].as_u64().expect("a number")).expect("a small number");
            assert!(all >= marks.len() + fallen.min(16) - 2, "{sowing}: {all} marks");
        }
        page.act("next");
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
