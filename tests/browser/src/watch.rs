//! The tests can fail: what the browser watches for is seen where it is.

use crate::Test;
use crate::browser::{Browser, file_url};
use std::fs;
use std::thread;
use std::time::Duration;

/// The tests of this file.
pub const TESTS: &[Test] =
    &[("watch::faults_are_seen", faults_are_seen), ("watch::a_dialog_is_seen", a_dialog_is_seen)];

/// A page of the test's own.
fn own_page(browser: &Browser, body: &str) {
    let path = browser.folder.join("own.html");
    fs::write(&path, format!("<!doctype html><meta charset=utf-8><title>own</title>{body}")).expect("written");
    browser.load(&file_url(&path));
}

fn faults_are_seen(browser: &Browser) {
    let faults = [
        ("<script>console.log('a word')</script>", "a word"),
        ("<script>console.error('a fault')</script>", "a fault"),
        ("<script>null.thing</script>", "TypeError"),
        ("<script>Promise.reject(new Error('left alone'))</script>", "left alone"),
    ];
    for (body, text) in faults {
        own_page(browser, body);
        let console = browser.console();
        assert!(console.iter().any(|line| line.contains(text)), "{body} is not seen: {console:?}");
    }
    let asks = [
        "<img alt='' src='http://127.0.0.1:9/picture.png'>",
        "<link rel=stylesheet href='other.css'>",
        "<script>fetch('http://127.0.0.1:9/data').catch(() => {})</script>",
        "<script>new WebSocket('ws://127.0.0.1:9/')</script>",
        "<script>navigator.sendBeacon('http://127.0.0.1:9/')</script>",
    ];
    for body in asks {
        own_page(browser, body);
        let requests = browser.requests();
        assert_eq!(requests.len(), 1, "{body} is not seen: {requests:?}");
    }
    browser.console();
    own_page(browser, "nothing");
}

fn a_dialog_is_seen(browser: &Browser) {
    own_page(browser, "<script>setTimeout(() => alert('a dialog'), 100)</script>");
    for _ in 0..100 {
        if let Err(error) = browser.attempt("return 1;") {
            assert!(error.contains("a dialog"), "{error}");
            return;
        }
        thread::sleep(Duration::from_millis(20));
    }
    panic!("a dialog is not seen");
}
