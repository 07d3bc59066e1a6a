//! The editor: boards at a move, completion of moves, what stays as it is while somebody types.

use super::{BROKEN, EDITOR_FOCUS, Workshop};
use crate::Test;
use crate::browser::Browser;
use crate::page::strings;
use crate::record::{kibao, sample};
use kibao::replay::{Options, canonical, replays};
use serde_json::{Value, json};
use std::fs;

pub const TESTS: &[Test] = &[
    ("workshop::boards_are_shown_at_a_move", boards_are_shown_at_a_move),
    ("workshop::legal_moves_are_completed", legal_moves_are_completed),
    ("workshop::what_stays_is_not_drawn_again", what_stays_is_not_drawn_again),
];

/// Control, then a key, then no control.
const END_OF_TEXT: &str = "\u{e009}\u{e010}\u{e000}";
const BOARDS: &str = "\u{e009}b\u{e000}";
const ESCAPE: &str = "\u{e00c}";

const TREE: &str = "document.querySelector('[data-editor]').shadowRoot";

/// The pictures in the tooltip, as SVG.
fn pictures(browser: &Browser) -> Vec<String> {
    let script = format!(
        "return [...{TREE}.querySelectorAll('.boards img')].map(it => decodeURIComponent(it.src.split(',').slice(1).join(',')));"
    );
    strings(&browser.run(&script))
}

/// By the mouse, and by keys: of a move the boards before and after it, of one that cannot be played the board before it.
fn boards_are_shown_at_a_move(browser: &Browser) {
    let workshop = Workshop::open(browser);
    let record = sample(BROKEN);
    workshop.paste(&fs::read_to_string(&record).expect("a record"));
    let path = record.to_str().expect("a path that is text");
    let drawn = |ply: &str, more: &[&str]| kibao(&[&["svg", path, "--theme", "wood", "--ply", ply], more].concat());
    let wanted = [drawn("3", &["--before", "--arrow"]), drawn("3", &[])];
    let box_of = format!(
        "const it = [...{TREE}.querySelectorAll('.t-m')][2];
        it.scrollIntoView({{block: 'center'}});
        const box = it.getBoundingClientRect();
        return [box.left + box.width / 2, box.top + box.height / 2];"
    );
    let at = browser.run(&box_of);
    for by in [0.0, 1.0] {
        let x = at[0].as_f64().expect("a place") + by;
        browser.devtools("Input.dispatchMouseEvent", json!({"type": "mouseMoved", "x": x, "y": at[1]}));
    }
    browser.until(&format!("{TREE}.querySelectorAll('.boards img').length === 2"));
    assert_eq!(pictures(browser), wanted);
    browser.until(&format!("[...{TREE}.querySelectorAll('.boards img')].every(it => it.naturalWidth > 0)"));
    browser.devtools("Input.dispatchMouseEvent", json!({"type": "mouseMoved", "x": 1, "y": 1}));
    browser.until(&format!("{TREE}.querySelector('.boards') === null"));
    // The 29th ply is not legal.
    workshop.press("[data-found] [data-severity='error'] .place");
    browser.run(EDITOR_FOCUS);
    browser.keys(BOARDS);
    browser.until(&format!("{TREE}.querySelectorAll('.boards img').length === 1"));
    assert_eq!(pictures(browser), [drawn("29", &["--before"])]);
    browser.until("document.querySelector('[data-live]').textContent.includes('29')");
    browser.keys(ESCAPE);
    browser.until(&format!("{TREE}.querySelector('.boards') === null"));
}

/// The list has the legal moves at the place, in the dialect of the record.
fn legal_moves_are_completed(browser: &Browser) {
    let workshop = Workshop::open(browser);
    let labels = format!("[...{TREE}.querySelectorAll('.cm-completionLabel')].map(it => it.textContent)");
    for text in ["1: A6<* a6<;\n2: ", "1: A6L* a6L;\n2: "] {
        workshop.paste(text);
        browser.run(EDITOR_FOCUS);
        browser.keys(END_OF_TEXT);
        browser.keys("A");
        browser.until(&format!("{labels}.length > 0"));
        let listed = strings(&browser.run(&format!("return {labels};")));
        let replay = replays(text, &Options::default()).next().expect("a game");
        let state = replay.state_after(2).expect("two plies");
        let legal = state.legal(&replay.rules);
        let name = |mv| canonical(&state, &state.play(&replay.rules, mv).expect("a legal move"));
        let mut names: Vec<String> = legal.iter().map(|&mv| name(mv)).collect();
        let in_kibao = |name: &str| name.replace('L', "<").replace('R', ">");
        let mut read: Vec<String> = listed.iter().map(|it| in_kibao(it)).collect();
        names.sort();
        read.sort();
        assert_eq!(read, names);
        assert_eq!(text.contains('L'), listed.iter().any(|it| it.contains(['L', 'R'])), "{listed:?}");
        // CodeMirror takes no choice in the first moment.
        browser.run_async("await new Promise(done => setTimeout(done, 100)); return null;", Vec::new());
        browser.keys("\u{e007}");
        workshop.until_text(&format!("{text}{}", listed[0]));
        workshop.settled();
        assert!(!workshop.codes().iter().any(|code| code.starts_with('R')), "{:?}", workshop.codes());
    }
}

/// The board and the list keep their elements while a comment is typed.
fn what_stays_is_not_drawn_again(browser: &Browser) {
    let workshop = Workshop::open(browser);
    let kept =
        "return [document.querySelector('[data-found] li').kept, document.querySelector('[data-ticks] path').kept];";
    workshop.paste("1. A6<* a6<; so\n");
    browser.run(
        "document.querySelector('[data-found] li').kept = true;
        document.querySelector('[data-ticks] path').kept = true;",
    );
    browser.run(EDITOR_FOCUS);
    browser.keys(END_OF_TEXT);
    browser.keys("\u{e012} far");
    workshop.until_text("1. A6<* a6<; so far\n");
    workshop.settled();
    assert_eq!(browser.run(kept), json!([true, true]));
    // The data below the board are those of the new text all the same.
    browser.run("window.copied = ''; Object.defineProperty(navigator, 'clipboard', {value: {writeText: async text => { window.copied = text; }}});");
    browser.run("document.querySelector('[data-act=\"record\"]').click();");
    browser.until("window.copied.includes('; so far')");
    browser.keys("\u{e007}2: A1>;");
    workshop.settled();
    assert_eq!(browser.run(kept), json!([Value::Null, Value::Null]));
}
