//! The times of the workshop.

use super::{EDITOR_FOCUS, Workshop};
use crate::Test;
use crate::browser::Browser;
use crate::record::{kibao, sample};
use serde_json::Value;
use std::env;
use std::fs;

/// What looks at the clock, and is only run when asked for; a busy machine gets several tries.
pub fn timed() -> &'static [Test] {
    if env::var_os("WORKSHOP").is_some() { TIMED } else { &[] }
}

const TIMED: &[Test] = &[
    ("workshop::the_module_starts_soon", the_module_starts_soon),
    ("workshop::a_hundred_games_are_checked_at_once", a_hundred_games_are_checked_at_once),
    ("workshop::typing_never_blocks", typing_never_blocks),
];

/// The least of the times that a script returns.
#[track_caller]
fn least(browser: &Browser, script: &str, arguments: Vec<Value>) -> f64 {
    let times = browser.run_async(script, arguments);
    let times = times.as_array().expect("times").iter().map(|it| it.as_f64().expect("a number"));
    times.fold(f64::MAX, f64::min)
}

fn the_module_starts_soon(browser: &Browser) {
    Workshop::open(browser);
    let script = "const of = id => document.getElementById(id).textContent;
        const times = [];
        for (let i = 0; i < 5; i += 1) {
            const start = performance.now();
            const worker = new Worker(URL.createObjectURL(new Blob([of('kibao-worker')])));
            const ready = new Promise(done => { worker.onmessage = done; });
            worker.postMessage({module: of('kibao-module')});
            await ready;
            times.push(performance.now() - start);
            worker.terminate();
        }
        return times;";
    let time = least(browser, script, Vec::new());
    eprintln!("the module starts in {time:.0} ms");
    assert!(time < 300.0, "the module starts in {time} ms");
}

fn a_hundred_games_are_checked_at_once(browser: &Browser) {
    Workshop::open(browser);
    let games = kibao(&["gen", "--games", "100", "--seed", "1"]);
    let script = "const of = id => document.getElementById(id).textContent;
        const worker = new Worker(URL.createObjectURL(new Blob([of('kibao-worker')])));
        worker.postMessage({module: of('kibao-module')});
        const times = [];
        for (let i = 0; i < 20; i += 1) {
            const start = performance.now();
            const answer = new Promise(done => { worker.onmessage = ({data}) => { if ('id' in data) done(); }; });
            worker.postMessage({id: 1, name: 'check', text: arguments[0], options: {}});
            await answer;
            times.push(performance.now() - start);
        }
        worker.terminate();
        return times;";
    let time = least(browser, script, vec![games.as_str().into()]);
    eprintln!("100 games, {} bytes, are checked in {time:.1} ms", games.len());
    assert!(time < 30.0, "100 games are checked in {time} ms");
}

fn typing_never_blocks(browser: &Browser) {
    let workshop = Workshop::open(browser);
    workshop.paste(&fs::read_to_string(sample("ok/zanzibar-1994-game4.bao")).expect("a record"));
    // Messages to itself, and the longest time between two.
    let beat = "window.longest = 0;
        let last = performance.now();
        const {port1, port2} = new MessageChannel();
        port1.onmessage = () => {
            const now = performance.now();
            window.longest = Math.max(window.longest, now - last);
            last = now;
            port2.postMessage(0);
        };
        port2.postMessage(0);";
    browser.run(beat);
    browser.run(EDITOR_FOCUS);
    browser.keys("\u{e009}\u{e010}\u{e000}");
    workshop.settled();
    let mut longest = f64::MAX;
    for letter in "; he left it".chars() {
        browser.run("window.longest = 0;");
        browser.keys(&letter.to_string());
        workshop.settled();
        let time = browser.run("return window.longest;").as_f64().expect("a number");
        eprintln!("typing blocks for at most {time:.1} ms");
        longest = longest.min(time);
    }
    assert!(longest <= 16.0, "typing blocks for {longest} ms");
}
