//! How little the browser has to do for a step; and, timed by the clock on request, how soon a long game is open, and
//! that playing it never keeps the browser from answering for long.

use crate::Test;
use crate::browser::Browser;
use crate::page::{At, Page};
use crate::record::{kibao, playable, sample};
use serde_json::{Value, json};
use std::fs;
use std::path::PathBuf;
use std::thread;
use std::time::Duration;

/// The tests of this file.
pub const TESTS: &[Test] = &[("speed::a_step_changes_little", a_step_changes_little)];

/// What looks at the clock, and is only run when asked for; a busy machine gets several tries.
pub const TIMED: &[Test] = &[
    ("speed::a_long_game_opens_soon", a_long_game_opens_soon),
    ("speed::long_tasks_are_seen", long_tasks_are_seen),
    ("speed::playing_never_blocks", playing_never_blocks),
];

/// Notes from the beginning of each page when it was ready, and every task of more than 50 ms.
const WATCH: &str = "
    window.watched = {ready: null, tasks: []};
    new PerformanceObserver(list => {
        for (const it of list.getEntries()) window.watched.tasks.push([it.startTime, it.duration]);
    }).observe({type: 'longtask', buffered: true});
    const look = () => {
        const root = document.querySelector('#kibao');
        const ready = document.readyState === 'complete' && root?.dataset.ply
            && root.querySelectorAll('[data-pit][data-seeds]').length === 32;
        if (ready) requestAnimationFrame(() => { window.watched.ready = performance.now(); });
        else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
";

/// What every page from now on runs first.
fn watch(browser: &Browser) {
    browser.devtools("Page.addScriptToEvaluateOnNewDocument", json!({"source": WATCH}));
}

/// The longest played game among the samples, and a made one of ninety plies.
fn records(browser: &Browser) -> Vec<(PathBuf, usize)> {
    let made = browser.folder.join("ninety.bao");
    let games = kibao(&["gen", "--games", "6", "--seed", "1"]);
    let all = browser.folder.join("made.bao");
    fs::write(&all, games).expect("written");
    fs::write(&made, kibao(&["select", "--game", "6", all.to_str().expect("text")])).expect("written");
    vec![(sample("ok/zanzibar-1994-game4.bao"), 60), (made, 90)]
}

/// Notes how many changes the page makes in itself.
const COUNT: &str = "
    window.changes = 0;
    new MutationObserver(list => { window.changes += list.length; }).observe(
        document.querySelector('#kibao'), {subtree: true, childList: true, characterData: true, attributes: true});
";

/// How often the page was laid out until now.
fn layouts(browser: &Browser) -> f64 {
    let all = browser.devtools("Performance.getMetrics", json!({}));
    let metrics = all["metrics"].as_array().expect("a list");
    let count = metrics.iter().find(|it| it["name"] == "LayoutCount").expect("the count of layouts");
    count["value"].as_f64().expect("a number")
}

/// At one ply after another without motion, no step lays the page out more than twice (for the list of moves, and for
/// what is drawn), and it changes the pits and labels that differ, not the whole page.
fn a_step_changes_little(browser: &Browser) {
    browser.devtools("Performance.enable", json!({}));
    for (record, plies) in records(browser) {
        let page = Page::open(browser, &record, &[]);
        page.act("first");
        browser.run(COUNT);
        for ply in 1..=plies {
            let before = layouts(browser);
            let changes = browser.run(
                "const before = window.changes;
                 document.querySelector('#kibao').dispatchEvent(new KeyboardEvent('keydown', {key: 'ArrowRight', repeat: true}));
                 return new Promise(done => requestAnimationFrame(() => setTimeout(() => done(window.changes - before))));",
            );
            assert_eq!(page.at().1, ply, "a step at once");
            let changes = changes.as_u64().expect("a number");
            assert!((1..200).contains(&changes), "ply {ply} of {plies}: {changes} changes of the page");
            let times = layouts(browser) - before;
            assert!(times <= 2.0, "ply {ply} of {plies}: the page was laid out {times} times");
        }
    }
}

fn a_long_game_opens_soon(browser: &Browser) {
    watch(browser);
    for (record, plies) in records(browser) {
        let page = Page::make(browser, &record, &[]);
        assert_eq!(playable(&page.games[0]), plies, "{}: plies", record.display());
        let tries: Vec<[f64; 2]> = (0..3).map(|_| medians_of_five(browser, &page.url)).collect();
        let [open, task] = [0, 1].map(|of| tries.iter().map(|it| it[of]).min_by(f64::total_cmp).expect("three tries"));
        eprintln!(
            "a game of {plies} plies is open after {open:.0} ms, longest task {task:.0} ms (medians of five; 0: none over 50)"
        );
        assert!(open < 150.0, "a game of {plies} plies opens in {open} ms");
        assert!(task <= 50.0, "a task of {task} ms, opening {plies} plies");
    }
}

/// When the page is open, and its longest task until then.
fn medians_of_five(browser: &Browser, url: &str) -> [f64; 2] {
    let once = |_| {
        browser.load(url);
        browser.until("window.watched.ready !== null");
        // The load is over, too, and something was painted.
        let times = "const [it] = performance.getEntriesByType('navigation');
            const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
            const ready = Math.max(window.watched.ready, it.loadEventEnd, paint);
            return [ready, Math.max(0, ...window.watched.tasks.map(([, length]) => length))];";
        let times = browser.run(times);
        [0, 1].map(|of| times[of].as_f64().expect("a number"))
    };
    let times: [[f64; 2]; 5] = std::array::from_fn(once);
    [0, 1].map(|of| {
        let mut sorted = times.map(|it| it[of]);
        sorted.sort_by(f64::total_cmp);
        sorted[2]
    })
}

fn long_tasks_are_seen(browser: &Browser) {
    watch(browser);
    Page::sample(browser, "ok/short-win.bao");
    browser.run("window.watched.tasks = [];");
    let busy = "setTimeout(() => { const end = performance.now() + 120; while (performance.now() < end); }, 10);";
    browser.run(busy);
    browser.until("window.watched.tasks.length > 0");
}

/// The longest task while the game plays at a speed, for some seconds or to its end; 0 where none took over 50 ms.
fn longest_task(page: &Page, by: &str, speed: &str) -> f64 {
    let browser = page.browser;
    page.act("first");
    page.choose("by", by);
    page.choose("speed", speed);
    thread::sleep(Duration::from_millis(300));
    browser.run("window.watched.tasks = []; document.querySelector(`[data-act='play']`).click();");
    for _ in 0..16 {
        thread::sleep(Duration::from_millis(250));
        if page.data("playing") == "no" {
            break;
        }
    }
    let At(_, ply, step) = page.at();
    assert!(ply + step > 0, "it played");
    if page.data("playing") == "yes" {
        // A pause stops a running move half-way.
        browser.click("[data-act='play']");
        browser.until("document.querySelector('#kibao').dataset.busy !== 'yes'");
    }
    let tasks = browser.run("return window.watched.tasks;");
    let lengths = tasks.as_array().expect("a list").iter().map(|it: &Value| it[1].as_f64().expect("a number"));
    lengths.fold(0.0, f64::max)
}

fn playing_never_blocks(browser: &Browser) {
    watch(browser);
    for (record, plies) in records(browser) {
        let page = Page::open(browser, &record, &[]);
        for by in if plies < 90 { &["move"][..] } else { &["move", "sowing"] } {
            for speed in page.choices("speed") {
                let mut longest = f64::MAX;
                for _ in 0..4 {
                    longest = longest.min(longest_task(&page, by, &speed));
                    if longest == 0.0 {
                        break;
                    }
                }
                eprintln!("{plies} plies by {by} at speed {speed}: longest task {longest:.0} ms (0: none over 50)");
                assert!(longest <= 50.0, "a task of {longest} ms, playing {plies} plies by {by} at speed {speed}");
            }
        }
    }
}
