//! What is found in a record, and comments, are shown where they belong; what does not replay cannot be gone to.

use crate::Test;
use crate::browser::Browser;
use crate::page::{At, Page, difference};
use crate::record::{drawn, games, playable, position, samples};
use serde_json::{Value, json};
use std::fs;

/// The tests of this file.
pub const TESTS: &[Test] = &[
    ("findings::an_illegal_move_is_entered", an_illegal_move_is_entered),
    ("findings::the_repair_is_shown_as_two_boards", the_repair_is_shown_as_two_boards),
    ("findings::a_refused_opening_is_drawn", a_refused_opening_is_drawn),
    ("findings::like_findings_fold", like_findings_fold),
    ("findings::each_is_shown_at_its_ply", each_is_shown_at_its_ply),
    ("findings::every_broken_sample_opens", every_broken_sample_opens),
    ("findings::comments_are_shown", comments_are_shown),
    ("findings::opinions_and_readings_are_shown", opinions_and_readings_are_shown),
];

/// One step after the last position, the page enters the ply at which the game stops, and no step goes further.
fn an_illegal_move_is_entered(browser: &Browser) {
    let page = Page::sample(browser, "err/zanzibar-1994-game2.bao");
    page.at_once();
    let (last, plies) = (playable(&page.games[0]), page.games[0]["plies"].as_array().expect("plies").len());
    assert_eq!((last, plies), (28, 36), "what the record is");
    page.act("last");
    page.shows(1, last);
    let is_entered = || {
        page.until_still();
        assert_eq!(page.at(), At(1, last + 1, 0));
        let expected = drawn(position(&page.games[0], last));
        let shown = page.drawn();
        assert_eq!(shown, expected, "the board before the move: {}", difference(&shown, &expected));
        let marks = "return [...document.querySelectorAll('[data-pit][data-mark]')].map(it => `${it.dataset.pit} ${it.dataset.mark}`).sort();";
        assert_eq!(browser.run(marks), json!(["A2 wrong", "A7 legal-right"]));
        let label = page.text("[data-pit='A2'] .vh");
        assert!(label.ends_with(", not legal"), "{label}");
        let caption = page.text("[data-caption]");
        assert!(
            caption.contains("pit A2 is empty") && caption.contains("A7"),
            "the reason and the legal move: {caption}"
        );
    };
    for _ in 0..2 {
        page.act("next");
        is_entered();
    }
    page.act("back");
    page.shows(1, last);
    let click = "const it = document.querySelector(`[data-moves] [data-ply='${arguments[0]}']`);
        it.click();
        return [it.textContent, it.disabled];";
    for ply in last + 1..=plies {
        let seen = browser.run_with(click, vec![ply.into()]);
        let written = page.games[0]["plies"][ply - 1]["written"].as_str().expect("text");
        assert!(seen[0].as_str().is_some_and(|it| it.contains(written)), "ply {ply} is listed as {written}: {seen}");
        assert_eq!(seen[1], ply > last + 1, "only the ply at which the game stops can be entered");
        is_entered();
    }
    for link in ["#g=1&p=29", "#g=1&p=30"] {
        page.act("first");
        browser.run_with("location.hash = arguments[0];", vec![link.into()]);
        browser.until("document.querySelector('#kibao').dataset.ply === '29'");
        is_entered();
    }
    page.act("first");
    browser.click("[data-act='play']");
    browser.until("document.querySelector('#kibao').dataset.playing === 'no'");
    is_entered();
}

/// The repair is shown as the board before the move as it is written, and after the change.
fn the_repair_is_shown_as_two_boards(browser: &Browser) {
    Page::sample(browser, "err/zanzibar-1994-game2.bao");
    let script = "return [...document.querySelectorAll('[data-repair] figure')].map(it => [
        it.querySelectorAll('svg > g > use').length, it.querySelector('figcaption').innerText, it.closest('li').querySelector('button').dataset.ply,
        [...it.querySelectorAll('use')].map(it => it.getAttribute('href').slice(7)).filter(it => ['wrong', 'start'].includes(it)).join()]);";
    let seen = browser.run(script);
    assert_eq!(seen.as_array().map(Vec::len), Some(2), "{seen}");
    for (at, text, mark) in [(0, "As written: 2", "wrong"), (1, "After the repair: A2<", "start")] {
        assert_eq!((&seen[at][0], &seen[at][2], &seen[at][3]), (&json!(160), &json!("29"), &json!(mark)), "{seen}");
        assert!(seen[at][1].as_str().is_some_and(|it| it.starts_with(text)), "{seen}");
    }
    let boards = "return [...document.querySelectorAll('[data-repair] svg')].map(it =>
        [...it.querySelectorAll('use')].map(it => it.getAttribute('href')).join());";
    let boards = browser.run(boards);
    assert_ne!(boards[0], boards[1]);
}

/// An opening that cannot be played from is drawn as it is written, with what cannot be read left open.
fn a_refused_opening_is_drawn(browser: &Browser) {
    for (name, open, south) in [("opening-with-a-pit-missing", 1, "22"), ("opening-with-63-seeds", 0, "21")] {
        let page = Page::sample(browser, &format!("err/{name}.bao"));
        let seen = "const it = document.querySelector('[data-written]'), texts = [...it.querySelectorAll('text')].map(it => it.textContent);
            return [it.checkVisibility(), texts.filter(it => it === '?').length, it.querySelectorAll('svg > g > use').length,
                texts.filter(it => it.length === 2)[0], document.querySelector('[data-stage]').checkVisibility(), it.innerText];";
        let seen = browser.run(seen);
        assert_eq!(
            [&seen[0], &seen[1], &seen[2], &seen[3], &seen[4]],
            [&json!(true), &json!(open), &json!(160), &json!(south), &json!(false)],
            "{name}: {seen}"
        );
        assert!(page.text("[data-written]").contains("The opening as it is written"));
    }
    Page::sample(browser, "err/opening-in-words.bao");
    assert_eq!(browser.run("return document.querySelector('[data-written]').checkVisibility();"), false);
}

/// What is shown of a kind in the row of the list that has a ply's move, or above the list where there is no ply.
fn shown(browser: &Browser, kind: &str, ply: Option<u64>) -> Value {
    let script = "const [kind, ply] = arguments;
        const row = ply === null ? document.querySelector('[data-whole]')
            : document.querySelector(`[data-moves] button[data-ply='${ply}']`).closest('li');
        return [...row.querySelectorAll(`[data-${kind}]`)].filter(it => it.checkVisibility())
            .map(it => ({code: it.dataset.finding, severity: it.dataset.severity, text: it.innerText}));";
    browser.run_with(script, vec![kind.into(), ply.into()])
}

fn each_is_shown_at_its_ply(browser: &Browser) {
    let mut count = 0;
    let records =
        ["err/zanzibar-1994-game2.bao", "err/missing-star.bao", "ok/untidy-marks.bao", "err/winner-contradicted.bao"];
    for name in records {
        let page = Page::sample(browser, name);
        let findings = page.games[0]["findings"].as_array().expect("findings");
        assert_eq!(page.count("[data-finding]"), findings.len(), "{name}: findings");
        browser.run("for (const it of document.querySelectorAll('.alike')) it.open = true;");
        for finding in findings {
            let shown = shown(browser, "finding", finding["ply"].as_u64());
            let plain = |text: &Value| text.as_str().expect("text").replace('`', "");
            let message = plain(&finding["message"]);
            let here = shown.as_array().expect("a list").iter().any(|it| {
                it["code"] == finding["code"]
                    && it["severity"] == finding["severity"]
                    && plain(&it["text"]).contains(&message)
            });
            assert!(here, "{name}: {} {message} at ply {}\nshown there: {shown:#}", finding["code"], finding["ply"]);
            count += 1;
        }
    }
    assert!(count >= 5, "{count} findings");
}

fn every_broken_sample_opens(browser: &Browser) {
    let (mut records, mut shown) = (0, 0);
    for record in samples("err") {
        let games = games(&record);
        if games.is_empty() {
            // Nothing is in it that could be shown.
            continue;
        }
        let page = Page::open(browser, &record, &[]);
        page.at_once();
        for (index, game) in page.games.iter().enumerate() {
            if index > 0 {
                page.choose_game(index + 1);
            }
            page.act("last");
            let last = if game["start"].is_null() { 0 } else { playable(game) };
            assert_eq!(page.at(), At(index + 1, last, 0), "{}", record.display());
            if !game["start"].is_null() {
                page.shows(index + 1, last);
            }
            let findings = game["findings"].as_array().expect("findings").len();
            assert_eq!(page.count("[data-finding]"), findings, "{}: findings of game {}", record.display(), index + 1);
            shown += findings;
        }
        records += 1;
        browser.was_quiet();
    }
    assert!(records >= 100 && shown >= 100, "{records} records, {shown} findings");
}

/// Of the findings of one check in one place, the first is open and the others are folded behind their number.
fn like_findings_fold(browser: &Browser) {
    let page = Page::sample(browser, "err/zanzibar-1994-game2.bao");
    let seen = |kind: &str| shown(browser, kind, None).as_array().expect("a list").len();
    assert_eq!((seen("finding"), page.count("[data-whole] [data-finding]")), (1, 9));
    assert_eq!(page.text(".alike summary"), "8 more like it");
    browser.click(".alike summary");
    assert_eq!(seen("finding"), 9);
}

fn comments_are_shown(browser: &Browser) {
    let page = Page::sample(browser, "ok/comments-everywhere.bao");
    let table = [
        (0, "a second line before the head"),
        (0, "(a remark on the title)"),
        (0, "below the title"),
        (0, "below the last head line"),
        (0, "before the first round"),
        (2, "behind a round; with a semicolon in it"),
        (2, "below a round"),
        (2, "and one more"),
        (4, "at the end"),
    ];
    page.at_once();
    for (ply, text) in table {
        let shown = shown(browser, "comment", Some(ply));
        assert!(shown.to_string().contains(text), "{text} at ply {ply}: {shown}");
        browser.click(&format!("[data-moves] button[data-ply='{ply}']"));
        page.until_still();
        let seen = page.text("#kibao");
        assert_eq!(seen.matches(text).count(), 1, "{text} is shown once at ply {ply}");
    }
    // Comments on lines that follow each other are one paragraph.
    let paragraphs = shown(browser, "comment", Some(2));
    let one = paragraphs.as_array().expect("a list").iter().any(|it| {
        let text = it["text"].as_str().expect("text");
        text.contains("below a round and one more")
    });
    assert!(one, "{paragraphs}");
}

fn opinions_and_readings_are_shown(browser: &Browser) {
    let record = browser.folder.join("remarks.bao");
    fs::write(&record, "1: A7<*! [a5>];\n2: A6>*(?) a7>*??;\n").expect("written");
    let page = Page::open(browser, &record, &[]);
    page.at_once();
    let script = "const it = document.querySelector(`[data-moves] button[data-ply='${arguments[0]}']`);
        return [it.innerText, it.title, document.querySelector('[data-caption]').innerText, document.querySelector('[data-live]').textContent];";
    for (ply, text, sign, word) in [
        (1, "A7<*!", "A7<*!", "good move"),
        (2, "[a5>]", "a5>", "supplied by the editor"),
        (3, "A6>*", "A6>*", "doubtful reading"),
        (4, "a7>*??", "a7>*??", "blunder"),
    ] {
        page.act("next");
        let seen = browser.run_with(script, vec![ply.into()]);
        let [shown, title, caption, told] = [0, 1, 2, 3].map(|at| seen[at].as_str().expect("text").to_owned());
        assert_eq!(shown, text);
        assert!(title.ends_with(word), "ply {ply}: {title}");
        assert!(caption.contains(&format!("{sign}, {word}")), "ply {ply}: {caption}");
        assert!(told.contains(word) && !told.contains(&format!("{sign},")), "ply {ply}: {told}");
    }
    let dotted =
        "return [...document.querySelectorAll('[data-reading]')].map(it => getComputedStyle(it).textDecorationStyle);";
    assert_eq!(browser.run(dotted), json!(["dotted", "dotted"]));
}
