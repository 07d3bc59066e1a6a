//! A finger: swipes go on and back, and scrolling is no swipe.

use crate::Test;
use crate::browser::Browser;
use crate::page::{Page, narrow};
use serde_json::json;

/// The tests of this file.
pub const TESTS: &[Test] = &[("touch::swipes", swipes)];

/// Moves a finger from the middle of the board by so many pixels.
fn swipe(browser: &Browser, right: f64, down: f64) {
    let middle = "const it = document.querySelector(`[data-pit='A4']`).closest('table');
        it.scrollIntoView({block: 'center'});
        const box = it.getBoundingClientRect();
        return [box.left + box.width / 2, box.top + box.height / 2];";
    let middle = browser.run(middle);
    let (x, y) = (middle[0].as_f64().expect("a number"), middle[1].as_f64().expect("a number"));
    let touch = |kind: &str, points: serde_json::Value| {
        browser.devtools("Input.dispatchTouchEvent", json!({"type": kind, "touchPoints": points}));
    };
    let point = |part: f64| json!([{"x": x + right * (part - 0.5), "y": y + down * (part - 0.5)}]);
    touch("touchStart", point(0.0));
    for part in 1..=8 {
        touch("touchMove", point(f64::from(part) / 8.0));
    }
    touch("touchEnd", json!([]));
}

fn swipes(browser: &Browser) {
    narrow(browser, 360, 640);
    let page = Page::sample(browser, "ok/zanzibar-1994-game4.bao");
    page.at_once();
    // A page turns to the left.
    let table =
        [(-150.0, 0.0, 1), (-150.0, 10.0, 2), (150.0, 0.0, 1), (0.0, -200.0, 1), (0.0, 200.0, 1), (-10.0, 0.0, 1)];
    for (right, down, ply) in table {
        swipe(browser, right, down);
        page.until_still();
        assert_eq!(page.at().1, ply, "after a swipe by {right}, {down}");
        page.shows(1, ply);
    }
}
