//! The page of `kibao report`: its links open games, and the way back returns to them.

use crate::Test;
use crate::browser::{Browser, file_url};
use crate::record::{folder, kibao};

/// The tests of this file.
pub const TESTS: &[Test] = &[("report::each_kind_of_link_opens_its_game", each_kind_of_link_opens_its_game)];

fn each_kind_of_link_opens_its_game(browser: &Browser) {
    let file = browser.folder.join("report.html");
    let (records, text) = (folder("tournament"), file.to_str().expect("text"));
    kibao(&["report", records.to_str().expect("text"), "--ext", "txt", "-o", text, "--lang", "en"]);
    browser.load(&file_url(&file));
    let in_view = |css: &str| {
        let script = "const it = document.querySelector('CSS').getBoundingClientRect(); return it.top < innerHeight && it.bottom > 0;";
        browser.run(&script.replace("CSS", css)) == true
    };
    assert!(in_view("h1") && !in_view("#kibao"), "the report is above the games");
    for css in ["#games tbody tr:nth-child(7) th a", "#needs li > a", "#doubles li > a", "#cross td a"] {
        let link = browser.run(&format!("return document.querySelector('{css}').getAttribute('href');"));
        let link = link.as_str().expect("a link").to_owned();
        let game = link.trim_start_matches("#g=").split('&').next().expect("a game").to_owned();
        browser.click(css);
        browser.until(&format!("document.querySelector('#kibao').dataset.game === '{game}'"));
        browser.until("document.querySelector('#kibao').getBoundingClientRect().top < 40");
        assert_eq!(browser.run("return location.hash;"), link.as_str(), "{css}");
        assert!(!in_view(css), "{css}");
        browser.run("history.back();");
        browser.until("location.hash === ''");
        browser.until(&format!("document.querySelector('{css}').getBoundingClientRect().top < innerHeight"));
        assert!(in_view(css), "{css}: back returns to the link");
        browser.was_quiet();
    }
}
