//! What plays a game fits the window without scrolling, at every usual size; and what is drawn can be seen.

use crate::Test;
use crate::browser::Browser;
use crate::page::{Page, media, strings};
use serde_json::json;

/// The tests of this file.
pub const TESTS: &[Test] = &[
    ("fit::everything_that_plays_is_in_the_window", everything_that_plays_is_in_the_window),
    ("fit::nothing_is_cut_silently", nothing_is_cut_silently),
    ("fit::every_mark_has_contrast", every_mark_has_contrast),
    ("fit::numbers_are_outside_the_hollows", numbers_are_outside_the_hollows),
    ("fit::the_help_and_the_list_are_in_lines", the_help_and_the_list_are_in_lines),
];

const GAME: &str = "ok/zanzibar-1994-game4.bao";

/// Of telephones, of windows beside a text, of screens.
const SIZES: [(u32, u32); 10] = [
    (360, 640),
    (390, 844),
    (844, 390),
    (500, 600),
    (545, 666),
    (700, 800),
    (1280, 600),
    (1366, 640),
    (1440, 900),
    (2560, 1440),
];

fn size(browser: &Browser, (width, height): (u32, u32)) {
    let screen = json!({"width": width, "height": height, "deviceScaleFactor": 1, "mobile": false});
    browser.devtools("Emulation.setDeviceMetricsOverride", screen);
}

fn everything_that_plays_is_in_the_window(browser: &Browser) {
    let page = Page::sample(browser, GAME);
    page.at_once();
    let outside = "
        await new Promise(done => requestAnimationFrame(() => setTimeout(done)));
        scrollTo(0, 0);
        const bad = [], all = ['h1', '[data-stage]', '[data-seek]', '[data-act]:not([hidden], [popover] *)', '.caption', '.bar', '[data-pit]',
            `[data-moves] [aria-current='true']`];
        for (const css of all) {
            const found = [...document.querySelectorAll(css)];
            if (found.length === 0) bad.push(`no ${css}`);
            for (const it of found) {
                const box = it.getBoundingClientRect();
                if (box.height < 8 || box.left < 0 || box.top < 0 || box.right > innerWidth + 0.5 || box.bottom > innerHeight + 0.5)
                    bad.push(`${css}: ${[box.left, box.top, box.right, box.bottom].map(Math.round)}`);
            }
        }
        const list = document.querySelector('[data-scroll]').getBoundingClientRect();
        const move = document.querySelector(`[data-moves] [aria-current='true']`).getBoundingClientRect();
        if (move.top < list.top - 0.5 || move.bottom > list.bottom + 0.5) bad.push('the current move is scrolled away');
        const [stage, seek, head] = ['[data-stage]', '[data-seek]', 'header'].map(it => document.querySelector(it).getBoundingClientRect());
        const apart = (a, b) => a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
        if (!apart(stage, seek) || !apart(stage, head)) bad.push('the board covers something');
        return bad;";
    for at in SIZES {
        size(browser, at);
        for ply in [1, 20, 60] {
            browser.run_with("location.hash = `#g=1&p=${arguments[0]}`;", vec![ply.into()]);
            browser.until(&format!("document.querySelector('#kibao').dataset.ply === '{ply}'"));
            let bad = strings(&browser.run_async(outside, Vec::new()));
            assert!(bad.is_empty(), "{at:?}, ply {ply}:\n{}", bad.join("\n"));
        }
    }
    size(browser, (844, 390));
    page.act("help");
    assert_eq!(browser.run("return document.querySelector('dialog').scrollTop;"), 0, "the help opens at its beginning");
    browser.keys("\u{e00c}");
    size(browser, (2560, 1440));
    let wide = browser.run("return document.querySelector('[data-stage]').getBoundingClientRect().width;");
    assert_eq!(wide, 1200, "the board grows to 1200 pixels");
}

/// The caption of every ply fits its place; a heading that does not fit ends in an ellipsis and has its whole text as title; the
/// list shows several rounds also in a small window.
fn nothing_is_cut_silently(browser: &Browser) {
    let page = Page::sample(browser, GAME);
    page.at_once();
    let cut = "const root = document.querySelector('#kibao'), box = document.querySelector('.caption'), cut = [];
        root.dispatchEvent(new KeyboardEvent('keydown', {key: 'Home'}));
        for (let ply = 0; ply <= 60; ply += 1) {
            if (box.scrollHeight > box.clientHeight) cut.push(`${root.dataset.ply}: ${box.innerText}`);
            root.dispatchEvent(new KeyboardEvent('keydown', {key: 'ArrowRight', repeat: true}));
        }
        return cut;";
    for lang in ["de", "sw", "cs", "en"] {
        page.choose("lang", lang);
        for at in SIZES.into_iter().chain([(800, 600)]) {
            size(browser, at);
            let cut = strings(&browser.run(cut));
            assert!(cut.is_empty(), "{lang}, {at:?}:\n{}", cut.join("\n"));
        }
    }
    let rounds = "const of = css => document.querySelector(css).getBoundingClientRect(), list = of('[data-scroll]');
        return [...document.querySelectorAll('.round')].filter(it => it.getBoundingClientRect().top >= list.top - 1
            && it.getBoundingClientRect().bottom <= list.bottom + 1).length;";
    assert!(browser.run(rounds).as_u64() >= Some(7), "rounds in the list at 800 x 600: {}", browser.run(rounds));
    let record = browser.folder.join("long.bao");
    let long = "Mashindano ya Zanzibar ".repeat(9);
    std::fs::write(&record, format!("title: {long}\nsouth: {long}\nnorth: Juma\n\n1: A6<* a6<;\n")).expect("written");
    Page::open(browser, &record, &[]);
    let heading = "return ['[data-title]', '[data-meta]'].every(css => {
        const it = document.querySelector(css), style = getComputedStyle(it);
        return it.scrollHeight > it.clientHeight && style.webkitLineClamp !== 'none' && it.title === it.textContent;
    });";
    assert_eq!(browser.run(heading), true);
}

fn every_mark_has_contrast(browser: &Browser) {
    let page = Page::sample(browser, GAME);
    // Each colour of the first list against each of the second: 3 to 1 or better.
    let low = "const style = getComputedStyle(document.documentElement);
        const light = name => {
            const [r, g, b] = style.getPropertyValue(name).trim().match(/[0-9a-f]{2}/gi)
                .map(it => parseInt(it, 16) / 255).map(it => it <= 0.04045 ? it / 12.92 : ((it + 0.055) / 1.055) ** 2.4);
            return 0.2126 * r + 0.7152 * g + 0.0722 * b;
        };
        const low = [];
        for (const mark of arguments[0]) for (const ground of arguments[1]) {
            const [a, b] = [light(mark), light(ground)].sort((a, b) => b - a);
            const contrast = (a + 0.05) / (b + 0.05);
            if (!(contrast >= 3)) low.push(`${mark} on ${ground}: ${contrast.toFixed(2)}`);
        }
        return low;";
    for scheme in ["light", "dark"] {
        page.choose("theme", scheme);
        for (marks, grounds) in [
            (json!(["--start", "--last", "--hit", "--house", "--seed"]), json!(["--pit-1", "--pit-2"])),
            (json!(["--on-wood"]), json!(["--wood-1", "--wood-2"])),
            (json!(["--pit-2"]), json!(["--seed"])),
        ] {
            let found = strings(&browser.run_with(low, vec![marks, grounds]));
            assert!(found.is_empty(), "{scheme}: {found:?}");
        }
    }
    media(browser, "print", &[]);
    let found = strings(&browser.run_with(low, vec![json!(["--start"]), json!(["--on-wood"])]));
    assert_eq!(found.len(), 1, "what is too low is seen: {found:?}");
}

fn numbers_are_outside_the_hollows(browser: &Browser) {
    let page = Page::sample(browser, GAME);
    page.at_once();
    browser.run("document.querySelector('#kibao').focus();");
    let seen = "const bad = [], shown = [];
        for (const it of document.querySelectorAll('[data-pit]')) {
            const [pit, n] = [it.querySelector('.pit'), it.querySelector('.n')];
            if (n.getBoundingClientRect().top < pit.getBoundingClientRect().bottom - 0.5) bad.push(it.dataset.pit);
            if (n.checkVisibility({visibilityProperty: true})) shown.push(Number(it.dataset.seeds));
        }
        const least = Math.min(...[...document.querySelectorAll('[data-pit]')].map(it => Number(it.dataset.seeds)).filter(it => it >= arguments[0]), 99);
        return [bad, Math.min(...shown, 99) === least];";
    page.act("last");
    for least in [1, 4, 99, 1] {
        assert_eq!(browser.run_with(seen, vec![least.into()]), json!([[], true]), "numbers from {least} on are shown");
        browser.keys("n");
    }
}

/// In the help each key and each sign is before its name, in the same line; in the list of games a game of which only the findings
/// are known has one line.
fn the_help_and_the_list_are_in_lines(browser: &Browser) {
    let record = browser.folder.join("two.bao");
    std::fs::write(&record, "title: One\n\n1: A6< a6<;\n\n\ntitle: Two\n\n1: A6< a6<;\n").expect("written");
    let page = Page::open(browser, &record, &[]);
    browser.click(".choice");
    let rows = "return [...document.querySelectorAll('[data-list] button')].map(row => {
        const [who, found] = ['.who', '.found'].map(css => row.querySelector(css).getBoundingClientRect());
        return found.width > 0 && found.left >= who.right && found.top < who.bottom && who.top < found.bottom;
    });";
    assert_eq!(browser.run(rows), json!([true, true]));
    browser.keys("\u{e00c}");
    for at in [(390, 844), (1366, 640)] {
        size(browser, at);
        page.act("help");
        let signs = browser.run("return document.querySelectorAll('dialog[open] dt').length;");
        assert!(signs.as_u64() > Some(20), "keys and signs: {signs}");
        let astray = "return [...document.querySelectorAll('dialog[open] dt')].filter(sign => {
            const [it, name] = [sign, sign.nextElementSibling].map(one => one.getBoundingClientRect());
            return !(it.width > 0 && name.width > 0 && it.right <= name.left && it.top < name.bottom && name.top < it.bottom);
        }).map(sign => sign.nextElementSibling.textContent);";
        assert_eq!(browser.run(astray), json!([]), "{at:?}");
        browser.keys("\u{e00c}");
    }
}
