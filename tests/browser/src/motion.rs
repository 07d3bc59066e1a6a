//! The transport: one clock moves the seeds, and every control obeys at once. The tests turn this clock by hand.

use crate::Test;
use crate::browser::Browser;
use crate::page::{At, Page};
use serde_json::{Value, json};

/// The tests of this file.
pub const TESTS: &[Test] = &[
    ("motion::pause_keeps_the_seeds_in_mid_air", pause_keeps_the_seeds_in_mid_air),
    ("motion::a_change_of_speed_holds_at_once", a_change_of_speed_holds_at_once),
    ("motion::forward_finishes_and_back_returns", forward_finishes_and_back_returns),
    ("motion::list_caption_and_marks_are_of_the_move_that_runs", list_caption_and_marks_are_of_the_move_that_runs),
    ("motion::a_long_move_becomes_faster_and_can_be_skipped", a_long_move_becomes_faster_and_can_be_skipped),
    ("motion::brackets_go_from_game_to_game", brackets_go_from_game_to_game),
    ("motion::a_button_that_is_held_repeats", a_button_that_is_held_repeats),
    ("motion::a_capture_is_an_event", a_capture_is_an_event),
    ("motion::the_bar_goes_by_sowing", the_bar_goes_by_sowing),
];

const GAME: &str = "ok/zanzibar-1994-game4.bao";

/// A clock of frames that only `pass` turns, in frames of 20 ms.
const CLOCK: &str = "
    let [now, next, waiting] = [0, 1, new Map()];
    window.requestAnimationFrame = frame => { waiting.set(next, frame); return next++; };
    window.cancelAnimationFrame = id => waiting.delete(id);
    window.pass = time => {
        for (const end = now + time; now < end;) {
            now += 20;
            const due = [...waiting.values()];
            waiting.clear();
            for (const frame of due) frame(now);
        }
    };
";

/// What moves: the board, and where the hand is.
const SEEN: &str = "
    const seen = () => [
        [...document.querySelectorAll('[data-pit], [data-store]')].map(it => it.dataset.seeds).join(),
        document.querySelector('[data-hand]').checkVisibility(),
        document.querySelector('[data-hand]').style.transform,
    ];
";

fn by_hand<'a>(browser: &'a Browser, name: &str, speed: &str) -> Page<'a> {
    browser.devtools("Page.addScriptToEvaluateOnNewDocument", json!({"source": CLOCK}));
    let page = Page::sample(browser, name);
    page.choose("speed", speed);
    page
}

fn pass(browser: &Browser, time: u32) -> Value {
    browser.run(&format!("{SEEN} pass({time}); return seen();"))
}

fn press(browser: &Browser, name: &str) {
    browser.click(&format!("[data-act='{name}']"));
}

fn pause_keeps_the_seeds_in_mid_air(browser: &Browser) {
    let page = by_hand(browser, GAME, "slow");
    press(browser, "play");
    let before = pass(browser, 500);
    assert_eq!((page.data("busy").as_str(), &before[1]), ("yes", &json!(true)), "a hand moves: {before}");
    press(browser, "play");
    assert_eq!((page.data("busy").as_str(), page.data("playing").as_str()), ("paused", "no"));
    assert_eq!(pass(browser, 5000), before, "nothing moves while it pauses");
    press(browser, "play");
    assert_eq!((page.data("busy").as_str(), page.data("playing").as_str()), ("yes", "yes"));
    let after = pass(browser, 100);
    assert!(after[0] == before[0] && after[2] != before[2], "the hand goes on from there: {before}, {after}");
}

fn a_change_of_speed_holds_at_once(browser: &Browser) {
    let page = by_hand(browser, GAME, "slow");
    let ends = |speed: Option<&str>| {
        press(browser, "next");
        pass(browser, 400);
        assert_eq!(page.data("busy"), "yes");
        if let Some(speed) = speed {
            browser.select("select[data-choose='speed']", speed);
        }
        if speed != Some("instant") {
            pass(browser, 700);
        }
        let ended = page.at() == At(1, 1, 0);
        press(browser, "first");
        browser.select("select[data-choose='speed']", "slow");
        ended
    };
    assert_eq!([None, Some("fast"), Some("instant")].map(ends), [false, true, true]);
}

fn forward_finishes_and_back_returns(browser: &Browser) {
    let page = by_hand(browser, GAME, "slow");
    for (button, ply) in [("next", 1), ("back", 1), ("next", 2)] {
        press(browser, "next");
        pass(browser, 500);
        assert_eq!(page.data("busy"), "yes");
        press(browser, button);
        assert_eq!(page.data("busy"), "no");
        page.shows(1, ply);
    }
    // The same out of a pause.
    press(browser, "play");
    pass(browser, 500);
    press(browser, "play");
    press(browser, "back");
    page.shows(1, 2);
}

fn list_caption_and_marks_are_of_the_move_that_runs(browser: &Browser) {
    let page = by_hand(browser, GAME, "normal");
    press(browser, "next");
    for _ in 0..3 {
        press(browser, "next");
        press(browser, "next");
    }
    let At(_, ply, _) = page.at();
    let name = page.games[0]["plies"][ply]["canonical"].as_str().expect("a move").to_owned();
    let started = "return document.querySelector(`[data-pit][data-mark='start']`) !== null;";
    for _ in 0..40 {
        if browser.run(started) == false {
            pass(browser, 60);
        }
    }
    let seen = browser.run(
        "const of = css => [...document.querySelectorAll(css)];
         return [of(`[data-moves] [aria-current='true']`).map(it => it.dataset.ply),
             document.querySelector('[data-caption]').innerText,
             of(`[data-pit][data-mark]`).map(it => it.dataset.pit + ' ' + it.dataset.mark).filter(it => / start$/.test(it))];",
    );
    assert_eq!(seen[0], json!([(ply + 1).to_string()]), "the list has the move that runs");
    assert!(seen[1].as_str().is_some_and(|it| it.contains(&name)), "the caption tells of {name}: {seen}");
    let trace = page.games[0]["plies"][ply]["trace"].as_array().expect("a trace");
    let starts: Vec<Value> =
        trace.iter().map(|it| json!([format!("{} start", it["from"].as_str().unwrap_or_default())])).collect();
    assert!(starts.contains(&seen[2]), "the start of a sowing is marked: {starts:?}, {seen}");
    pass(browser, 20000);
    assert_eq!(page.at(), At(1, ply + 1, 0));
}

fn a_long_move_becomes_faster_and_can_be_skipped(browser: &Browser) {
    let page = by_hand(browser, "ok/long-move.bao", "normal");
    let plies = page.games[0]["plies"].as_array().expect("plies");
    let trace = |ply: &Value| ply["trace"].as_array().map_or(0, Vec::len);
    let ply = (0..plies.len()).max_by_key(|at| trace(&plies[*at])).expect("a ply");
    let sowings = trace(&plies[ply]);
    let seeds = |at: usize| plies[ply]["trace"][at]["seeds"].as_u64().expect("seeds");
    assert!(sowings > 20, "a long move: {sowings}");
    browser.run_with("location.hash = `#g=1&p=${arguments[0]}`;", vec![ply.into()]);
    browser.until(&format!("document.querySelector('#kibao').dataset.ply === '{ply}'"));
    let progress = "return document.querySelector('[data-progress]').innerText;";
    let skips = "return document.querySelector('[data-skip]').checkVisibility();";
    assert_eq!(browser.run(skips), false);
    press(browser, "next");
    assert_eq!(browser.run(skips), true);
    let (mut time, mut fourth, mut told) = (0_u64, None, Vec::new());
    while page.data("busy") == "yes" && time < 20_000 {
        pass(browser, 100);
        time += 100;
        let text = browser.run(progress).as_str().expect("text").to_owned();
        if text == format!("Sowing 4 of {sowings}") {
            fourth.get_or_insert(time);
        }
        told.push(text);
    }
    let whole = (seeds(0) + seeds(1) + seeds(2)) * 140;
    assert!(fourth.is_some_and(|at| at >= whole), "three sowings keep their speed, {whole} ms: {fourth:?}\n{told:?}");
    assert!((3000..=10_200).contains(&time), "the move takes {time} ms");
    told.dedup();
    assert!(told.len() > 15, "many sowings are counted: {told:?}");
    page.shows(1, ply + 1);
    press(browser, "back");
    press(browser, "next");
    pass(browser, 300);
    press(browser, "skip");
    page.shows(1, ply + 1);
    assert_eq!(browser.run("return document.activeElement.id;"), "kibao", "the keys stay with the page");
    assert_eq!((browser.run(skips), browser.run(progress)), (json!(false), json!("")));
}

fn brackets_go_from_game_to_game(browser: &Browser) {
    let page = Page::sample(browser, "ok/several-games.bao");
    let last = page.games.len();
    browser.run("document.querySelector('#kibao').focus();");
    for (key, game) in [("]", 2), ("]", 3), ("[", 2), ("[", 1), ("[", 1)] {
        browser.keys(key);
        page.shows(game, 0);
    }
    for _ in 0..=last {
        browser.keys("]");
    }
    page.shows(last, 0);
}

fn a_button_that_is_held_repeats(browser: &Browser) {
    let page = Page::sample(browser, GAME);
    let send = |kind: &str| {
        browser.run_with(
            "document.querySelector(`[data-act='next']`)
                .dispatchEvent(new PointerEvent(arguments[0], {bubbles: true, button: 0, isPrimary: true}));",
            vec![kind.into()],
        );
    };
    send("pointerdown");
    browser.until("Number(document.querySelector('#kibao').dataset.ply) >= 4");
    send("pointerup");
    let At(_, ply, _) = page.at();
    browser.run("document.querySelector(`[data-act='next']`).dispatchEvent(new MouseEvent('click', {bubbles: true, detail: 1}));");
    page.shows(1, ply);
}

/// A capture is an event: its pit flashes and the number of its seeds is shown before they are lifted.
fn a_capture_is_an_event(browser: &Browser) {
    let page = by_hand(browser, GAME, "slow");
    for _ in 0..2 {
        press(browser, "next");
        press(browser, "next");
    }
    let At(_, ply, _) = page.at();
    let trace = page.games[0]["plies"][ply]["trace"].as_array().expect("a trace");
    let (pit, taken) = trace
        .iter()
        .find_map(|it| Some((it["taken_from"].as_str()?, it["taken"].as_u64()?)))
        .expect("a capture in the third ply");
    press(browser, "next");
    let sign = "const it = document.querySelector('[data-sign]');
        return it.checkVisibility() && it.textContent.startsWith('+')
            ? [it.textContent, document.querySelector('[data-flash]')?.dataset.pit, document.querySelector('[data-flash]')?.dataset.seeds] : null;";
    let mut seen = Value::Null;
    for _ in 0..60 {
        if seen.is_null() {
            pass(browser, 80);
            seen = browser.run(sign);
        }
    }
    assert_eq!(seen, json!([format!("+{taken}"), pit, taken.to_string()]));
    pass(browser, 2000);
    assert_ne!(browser.run(sign), seen, "it passes");
}

/// The scrub bar has a place for each sowing, and ticks where something is captured.
fn the_bar_goes_by_sowing(browser: &Browser) {
    let page = by_hand(browser, GAME, "instant");
    let plies = page.games[0]["plies"].as_array().expect("plies");
    let traces = || plies.iter().map(|ply| ply["trace"].as_array().expect("a trace"));
    let all: usize = traces().map(Vec::len).sum();
    let captures = traces().flatten().filter(|it| it["taken"].as_u64() > Some(0)).count();
    let bar = "const it = document.querySelector('[data-seek]');
        return [it.max, (document.querySelector(`[data-tick='capture']`).getAttribute('d').match(/M/g) ?? []).length];";
    assert_eq!(browser.run(bar), json!([all.to_string(), captures]));
    let mut place = 0;
    for (ply, trace) in traces().enumerate().take(6) {
        for step in 0..trace.len() {
            let script = "const it = document.querySelector('[data-seek]');
                it.value = arguments[0];
                it.dispatchEvent(new Event('input', {bubbles: true}));";
            browser.run_with(script, vec![place.into()]);
            assert_eq!(page.at(), At(1, ply, step), "place {place}");
            place += 1;
        }
    }
}
