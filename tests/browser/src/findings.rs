//! What is found in a record, and comments, are shown where they belong; what does not replay cannot be gone to.

use crate::Test;
use crate::browser::Browser;
use crate::page::{At, Page};
use crate::record::{games, playable, samples};
use serde_json::Value;

/// The tests of this file.
pub const TESTS: &[Test] = &[
    ("findings::an_illegal_move_ends_the_way", an_illegal_move_ends_the_way),
    ("findings::each_is_shown_at_its_ply", each_is_shown_at_its_ply),
    ("findings::every_broken_sample_opens", every_broken_sample_opens),
    ("findings::comments_are_shown", comments_are_shown),
];

fn an_illegal_move_ends_the_way(browser: &Browser) {
    let page = Page::sample(browser, "err/zanzibar-1994-game2.bao");
    page.at_once();
    let (last, plies) = (playable(&page.games[0]), page.games[0]["plies"].as_array().expect("plies").len());
    assert_eq!((last, plies), (28, 36), "what the record is");
    page.act("last");
    page.shows(1, last);
    page.act("next");
    page.shows(1, last);
    for ply in last + 1..=plies {
        let script = "const it = document.querySelector(`[data-moves] [data-ply='${arguments[0]}']`);
            if (!it) return 'absent';
            it.click();
            return it.textContent;";
        let text = browser.run_with(script, vec![ply.into()]);
        let written = page.games[0]["plies"][ply - 1]["written"].as_str().expect("text");
        assert!(text.as_str().is_some_and(|it| it.contains(written)), "ply {ply} is listed as {written}: {text}");
        page.until_still();
        page.shows(1, last);
    }
    browser.run("location.hash = '#g=1&p=30';");
    page.until_still();
    page.shows(1, last);
    browser.click("[data-act='first']");
    browser.click("[data-act='play']");
    browser.until("document.querySelector('#kibao').dataset.playing === 'no'");
    page.until_still();
    page.shows(1, last);
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
        let note = page.text("[data-note]");
        assert!(note.contains(text), "{text} beside the board at ply {ply}: {note}");
    }
}
