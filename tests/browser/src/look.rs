//! How the page looks: turned round, on a small screen, in the dark, on paper, and without movements.

use crate::Test;
use crate::browser::Browser;
use crate::page::{Page, media, narrow, strings};
use crate::record::sample;
use serde_json::json;
use std::fs;

/// The tests of this file.
pub const TESTS: &[Test] = &[
    ("look::south_is_below_or_above", south_is_below_or_above),
    ("look::a_small_screen", a_small_screen),
    ("look::nothing_is_wider_than_the_screen", nothing_is_wider_than_the_screen),
    ("look::light_and_dark", light_and_dark),
    ("look::less_movement", less_movement),
    ("look::on_paper", on_paper),
    ("look::the_seeds_are_written", the_seeds_are_written),
    ("look::without_javascript", without_javascript),
    ("look::the_page_looks_as_it_did", the_page_looks_as_it_did),
];

const GAME: &str = "ok/zanzibar-1994-game4.bao";

/// The rows of pits as they lie on the screen, from the top and from the left.
#[track_caller]
fn rows(page: &Page) -> Vec<String> {
    let script = "const rows = new Map();
        for (const cell of document.querySelectorAll('[data-pit]')) {
            const box = cell.getBoundingClientRect(), y = Math.round(box.top);
            if (!rows.has(y)) rows.set(y, []);
            rows.get(y).push([box.left, cell.dataset.pit]);
        }
        const by = (a, b) => a[0] - b[0];
        return [...rows].sort(by).map(([, cells]) => cells.sort(by).map(it => it[1]).join(' '));";
    strings(&page.browser.run(script))
}

fn south_is_below_or_above(browser: &Browser) {
    let page = Page::sample(browser, GAME);
    let south_below =
        ["b8 b7 b6 b5 b4 b3 b2 b1", "a8 a7 a6 a5 a4 a3 a2 a1", "A1 A2 A3 A4 A5 A6 A7 A8", "B1 B2 B3 B4 B5 B6 B7 B8"];
    // Turned round, each row is the other side's and goes the other way.
    let north_below: Vec<String> =
        south_below.iter().rev().map(|row| row.split(' ').rev().collect::<Vec<_>>().join(" ")).collect();
    page.at_once();
    page.act("next");
    assert_eq!(rows(&page), south_below);
    page.act("flip");
    assert_eq!((rows(&page), page.data("flip")), (north_below, "yes".to_owned()));
    page.shows(1, 1);
    page.act("next");
    page.shows(1, 2);
    page.act("flip");
    assert_eq!((rows(&page), page.data("flip")), (south_below.map(str::to_owned).to_vec(), "no".to_owned()));
    page.shows(1, 2);
}

fn a_small_screen(browser: &Browser) {
    narrow(browser, 360, 640);
    let page = Page::sample(browser, "ok/random-kibao.bao");
    page.at_once();
    page.act("next");
    let width = "const it = document.scrollingElement; return [it.scrollWidth, it.clientWidth, innerWidth];";
    assert_eq!(browser.run(width), json!([360, 360, 360]), "nothing is wider than the screen");
    let script = "const bad = [];
        const within = arguments[0];
        for (const it of document.querySelectorAll(`${within} button, ${within} select, ${within} input, [data-pit], [data-store]`)) {
            if (it.closest('dialog:not([open]), [popover]:not(:popover-open), [hidden]')) continue;
            it.scrollIntoView({block: 'center'});
            const box = it.getBoundingClientRect();
            const name = it.outerHTML.slice(0, 80);
            if (box.width === 0 || box.left < 0 || box.right > innerWidth + 0.5) { bad.push(`off the screen: ${name}`); continue; }
            if (it.matches('button, select, input')) {
                if (box.height < 24 || box.width < 24) bad.push(`too small for a finger, ${box.width} x ${box.height}: ${name}`);
                const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
                if (!it.disabled && !(it.contains(top) || top?.contains(it))) bad.push(`covered: ${name}`);
            }
        }
        scrollTo(0, 0);
        return bad;";
    for within in ["#kibao", "[data-panel='settings']"] {
        if within != "#kibao" {
            browser.run_with("document.querySelector(arguments[0]).showPopover();", vec![within.into()]);
        }
        let bad = strings(&browser.run_with(script, vec![within.into()]));
        assert!(bad.is_empty(), "{within}\n{}", bad.join("\n"));
    }
    browser.run("document.querySelector('[data-panel]').hidePopover();");
    let board = "const of = css => document.querySelector(css).getBoundingClientRect();
        return of(`[data-pit='b8']`).top >= 0 && of(`[data-pit='B8']`).bottom <= innerHeight
            && of(`[data-act='next']`).bottom <= innerHeight && of(`[data-act='next']`).top >= 0;";
    assert_eq!(browser.run(board), true, "the board and the button for the next move are on the screen at once");
}

fn nothing_is_wider_than_the_screen(browser: &Browser) {
    let long = "Ndugu".repeat(60);
    let record = browser.folder.join("long.bao");
    let text =
        format!("title: {long}\nsouth: {long}\nnorth: {long}\nplace: {long}\n\n1: A6<* a6<; {long}\n2: {long} a6>;\n");
    fs::write(&record, text).expect("written");
    let page = Page::open(browser, &record, &[]);
    page.at_once();
    for (wide, high) in [(320, 568), (360, 640), (640, 360), (768, 1024), (1280, 900), (2560, 1440)] {
        narrow(browser, wide, high);
        for button in ["first", "last"] {
            page.act(button);
            let width = browser.run("return document.scrollingElement.scrollWidth;");
            assert_eq!(width, wide, "on a screen of {wide} x {high}");
        }
    }
}

/// How bright the background of the page is, from 0 to 255.
pub fn brightness(browser: &Browser) -> f64 {
    let script = "for (const it of [document.querySelector('#kibao'), document.body, document.documentElement]) {
            if (!it) continue;
            const [r, g, b, a = 1] = getComputedStyle(it).backgroundColor.match(/[\\d.]+/g).map(Number);
            if (a > 0) return (r + g + b) / 3;
        }
        return 255;";
    browser.run(script).as_f64().expect("a number")
}

fn light_and_dark(browser: &Browser) {
    media(browser, "", &[("prefers-color-scheme", "light")]);
    let page = Page::sample(browser, GAME);
    assert!(brightness(browser) > 180.0, "light: {}", brightness(browser));
    media(browser, "", &[("prefers-color-scheme", "dark")]);
    assert!(brightness(browser) < 80.0, "dark: {}", brightness(browser));
    // What is chosen counts more than what the system prefers.
    page.choose("theme", "light");
    assert!(brightness(browser) > 180.0, "light is chosen: {}", brightness(browser));
    media(browser, "", &[("prefers-color-scheme", "light")]);
    page.choose("theme", "dark");
    assert!(brightness(browser) < 80.0, "dark is chosen: {}", brightness(browser));
}

fn less_movement(browser: &Browser) {
    // Plays a ply and tells in how many frames the hand was seen, and how many different boards.
    let script = "const root = document.querySelector('#kibao'), boards = new Set();
        let hands = 0;
        root.querySelector(`[data-act='next']`).click();
        do {
            await new Promise(requestAnimationFrame);
            hands += root.querySelector('[data-hand]').checkVisibility();
            boards.add([...root.querySelectorAll('[data-pit]')].map(it => it.dataset.seeds).join());
        } while (root.dataset.busy === 'yes');
        return [hands, boards.size];";
    for (preference, moves) in [("no-preference", true), ("reduce", false)] {
        media(browser, "", &[("prefers-reduced-motion", preference)]);
        let page = Page::sample(browser, GAME);
        let seen = browser.run_async(script, Vec::new());
        if moves {
            assert!(seen[0].as_u64() > Some(10), "the hand moves: {seen}");
        } else {
            assert_eq!(seen[0], 0, "no hand moves at first: {seen}");
            page.shows(1, 1);
            page.choose("speed", "normal");
            let seen = browser.run_async(script, Vec::new());
            let sowings = page.games[0]["plies"][1]["trace"].as_array().expect("a trace").len() as u64;
            assert_eq!(seen[0], 0, "no hand moves: {seen}");
            assert!(seen[1].as_u64().is_some_and(|it| it <= sowings + 1), "a board after each sowing alone: {seen}");
        }
        page.until_still();
        page.shows(1, if moves { 1 } else { 2 });
        // Only a cross-fade is left.
        let still = "return document.getAnimations().filter(it => it.playState === 'running' && it.effect.getComputedTiming().duration > 10
            && it.effect.getKeyframes().some(it => Object.keys(it).some(it => !['offset', 'computedOffset', 'easing', 'composite', 'opacity'].includes(it)))).length;";
        assert!(moves || browser.run(still) == 0, "nothing else moves");
    }
}

fn on_paper(browser: &Browser) {
    let page = Page::sample(browser, GAME);
    page.at_once();
    page.act("next");
    media(browser, "print", &[]);
    browser.until("document.querySelector('.sheet') !== null");
    let seen = "return [...document.querySelectorAll(arguments[0])].filter(it => it.checkVisibility()).length;";
    let count = |css: &str| browser.run_with(seen, vec![css.into()]).as_u64().expect("a number");
    assert_eq!(count("[data-act], [data-choose], [data-goto], [data-pit]"), 0, "what plays the game is not printed");
    assert_eq!(count(".sheet"), 1);
    assert_eq!(page.text(".sheet h1"), "Nasoro \u{2013} Ramadhan\n0\u{2013}1");
    // The start, the ply that was shown, the end.
    assert_eq!(count(".boards .picture"), 3);
    assert_eq!(count(".boards .picture > g > use"), 3 * 160);
    assert_eq!(page.text(".boards figure:nth-child(2) figcaption"), "after 1. A6<*");
    let plies = page.games[0]["plies"].as_array().expect("plies").len() as u64;
    assert_eq!(count(".sheet li span:not(.no)"), plies, "the moves are printed");
    assert_eq!(count(".signatures p"), 3);
    let sheet = "const it = document.querySelector('.sheet');
        return [it.scrollWidth <= it.clientWidth, getComputedStyle(it.querySelector('ol')).columnCount];";
    assert_eq!(browser.run(sheet), json!([true, "3"]));
    assert!(brightness(browser) > 250.0, "on white: {}", brightness(browser));
    media(browser, "print", &[("prefers-color-scheme", "dark")]);
    assert!(brightness(browser) > 250.0, "on white in the dark too: {}", brightness(browser));
    let pdf = browser.devtools("Page.printToPDF", json!({"printBackground": false}));
    assert!(pdf["data"].as_str().is_some_and(|it| it.starts_with("JVBERi")), "it becomes a PDF");
}

fn the_seeds_are_written(browser: &Browser) {
    let page = Page::sample(browser, GAME);
    page.at_once();
    page.act("last");
    let script = "const bad = [];
        for (const it of document.querySelectorAll('[data-pit], [data-store]')) {
            const numbers = it.innerText.match(/\\d+/g) ?? [];
            const name = it.dataset.pit ?? it.dataset.store, seeds = it.dataset.seeds;
            if (!(numbers.includes(seeds) || seeds === '0')) bad.push(`${name} holds ${seeds}, and reads ${it.innerText}`);
        }
        return bad;";
    let bad = strings(&browser.run(script));
    assert!(bad.is_empty(), "{}", bad.join("\n"));
}

fn without_javascript(browser: &Browser) {
    let page = Page::make(browser, &sample(GAME), &[]);
    browser.devtools("Emulation.setScriptExecutionDisabled", json!({"value": true}));
    browser.load(&page.url);
    browser.devtools("Emulation.setScriptExecutionDisabled", json!({"value": false}));
    let seen = "const it = document.querySelector('.still');
        return [it.checkVisibility(), document.querySelector('#kibao').checkVisibility(), it.querySelectorAll('li').length,
            it.querySelector('svg').getBoundingClientRect().width > 300, it.innerText.includes('Ramadhan'), it.querySelector('p').innerText];";
    assert_eq!(browser.run(seen), json!([true, false, 30, true, true, "South resigned"]));
}

/// A small picture of the page, as the mean colours of a grid of places, is the same as before in each theme and size, up to a
/// small difference. The file of the pictures is written anew if BLESS is set.
fn the_page_looks_as_it_did(browser: &Browser) {
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("looks.json");
    let script = "const image = new Image();
        image.src = `data:image/png;base64,${arguments[0]}`;
        await image.decode();
        const canvas = document.createElement('canvas');
        [canvas.width, canvas.height] = [24, 16];
        const context = canvas.getContext('2d');
        context.imageSmoothingQuality = 'high';
        context.drawImage(image, 0, 0, 24, 16);
        const {data} = context.getImageData(0, 0, 24, 16), out = [];
        for (let at = 0; at < data.length; at += 4) out.push((data[at] >> 4) * 256 + (data[at + 1] >> 4) * 16 + (data[at + 2] >> 4));
        return out;";
    let mut seen = serde_json::Map::new();
    for scheme in ["light", "dark"] {
        for (wide, high) in [(1440, 900), (390, 844), (844, 390)] {
            media(browser, "", &[("prefers-color-scheme", scheme)]);
            let screen = json!({"width": wide, "height": high, "deviceScaleFactor": 1, "mobile": false});
            browser.devtools("Emulation.setDeviceMetricsOverride", screen);
            let page = Page::make(browser, &sample(GAME), &[]);
            browser.load(&format!("{}#g=1&p=20", page.url));
            page.until_still();
            let picture = browser.devtools("Page.captureScreenshot", json!({"format": "png"}));
            seen.insert(format!("{scheme} {wide}x{high}"), browser.run_async(script, vec![picture["data"].clone()]));
        }
    }
    if std::env::var_os("BLESS").is_some() {
        fs::write(&path, serde_json::to_string(&seen).expect("JSON") + "\n").expect("written");
    }
    let expected: serde_json::Map<String, serde_json::Value> =
        serde_json::from_str(&fs::read_to_string(&path).expect("looks.json")).expect("JSON");
    for (name, picture) in &seen {
        let (now, before) = (picture.as_array().expect("a picture"), expected[name].as_array().expect("a picture"));
        let far = |(now, before): (&serde_json::Value, &serde_json::Value)| {
            let part = |it: &serde_json::Value, shift: u64| (it.as_u64().expect("a colour") >> shift) & 15;
            [0, 4, 8].iter().any(|&shift| part(now, shift).abs_diff(part(before, shift)) > 2)
        };
        let differ = now.iter().zip(before).filter(|pair| far(*pair)).count();
        assert!(now.len() == before.len() && differ <= 12, "{name}: {differ} of {} places look different", now.len());
    }
}
