//! What leaves the page: copies and files; what it remembers; the list of games; a page in another page.

use crate::Test;
use crate::browser::Browser;
use crate::page::{At, Page, strings};
use crate::record::{playable, sample};
use serde_json::json;
use std::fs;

/// The tests of this file.
pub const TESTS: &[Test] = &[
    ("share::long_names_of_a_link", long_names_of_a_link),
    ("share::position_moves_and_record_are_copied", position_moves_and_record_are_copied),
    ("share::files_are_saved", files_are_saved),
    ("share::choices_are_remembered", choices_are_remembered),
    ("share::the_list_of_games", the_list_of_games),
    ("share::embedded", embedded),
    ("share::the_wheel_steps", the_wheel_steps),
];

const GAME: &str = "ok/zanzibar-1994-game4.bao";

fn long_names_of_a_link(browser: &Browser) {
    let page = Page::make(browser, &sample("ok/random-kibao.bao"), &[]);
    for (link, at, flip) in [
        ("#game=2&ply=31", At(2, 31, 0), "no"),
        ("#game=3&ply=2&step=1&flip=1", At(3, 2, 1), "yes"),
        ("#g=1&p=4&flip=yes", At(1, 4, 0), "yes"),
        ("#game=4&flip=0", At(4, 0, 0), "no"),
    ] {
        browser.load(&format!("{}{link}", page.url));
        page.until_still();
        assert_eq!((page.at(), page.data("flip").as_str()), (at, flip), "{link}");
    }
    page.act("flip");
    page.until_link("#g=4&p=0&flip=1");
}

/// What is copied, caught before it reaches the clipboard.
const CATCH: &str = "window.copied = []; navigator.clipboard.writeText = async text => { window.copied.push(text); };";

fn position_moves_and_record_are_copied(browser: &Browser) {
    let record = sample(GAME);
    let page = Page::open(browser, &record, &[]);
    page.at_once();
    page.act("next");
    browser
        .run(&format!("Object.defineProperty(navigator, 'clipboard', {{value: {{}}, configurable: true}}); {CATCH}"));
    browser.click("[data-act='share']");
    for what in ["link", "position", "moves", "record"] {
        browser.click(&format!("[data-act='{what}']"));
        browser.until("document.querySelector('[data-toast]').textContent !== ''");
        browser.run("document.querySelector('[data-toast]').replaceChildren();");
    }
    let copied = strings(&browser.run("return window.copied;"));
    assert_eq!(copied[0], format!("{}#g=1&p=1", page.url));
    assert_eq!(copied[1], page.games[0]["plies"][0]["position"]["text"].as_str().expect("text"));
    let lines: Vec<&str> = copied[2].lines().collect();
    assert_eq!((lines.len(), lines[0], lines[1]), (30, "1: A6<* a5<;", "2: A3> a5<;"));
    let text = fs::read_to_string(&record).expect("a record");
    assert!(copied[3].contains("source: Voogt, game 4 (p. 135)") && text.contains(copied[3].trim()), "{}", copied[3]);
    // Where nothing can be copied, it is shown to be copied by hand.
    browser.run("navigator.clipboard.writeText = async () => { throw new Error('no'); };");
    browser.click("[data-act='moves']");
    browser.until("document.querySelector('[data-toast] textarea')?.value.startsWith('1: A6<* a5<;')");
}

fn files_are_saved(browser: &Browser) {
    let page = Page::sample(browser, GAME);
    page.at_once();
    page.act("last");
    // Each file is caught as it is offered.
    browser.run(
        "window.saved = [];
        const made = URL.createObjectURL;
        URL.createObjectURL = blob => { window.blob = blob; return made.call(URL, blob); };
        HTMLAnchorElement.prototype.click = function () { window.saved.push([this.download, window.blob]); };",
    );
    browser.click("[data-act='share']");
    for (number, what) in ["bao", "svg", "png"].iter().enumerate() {
        browser.click(&format!("[data-act='{what}']"));
        browser.until(&format!("window.saved.length === {}", number + 1));
    }
    let seen = browser.run_async(
        "const out = [];
        for (const [name, blob] of window.saved) out.push([name, blob.type, blob.size]);
        const svg = new DOMParser().parseFromString(await window.saved[1][1].text(), 'image/svg+xml');
        const bits = await createImageBitmap(window.saved[2][1]);
        const head = [...new Uint8Array(await window.saved[2][1].slice(1, 4).arrayBuffer())];
        return [out, svg.documentElement.nodeName, svg.querySelectorAll('use').length, svg.querySelectorAll('ellipse').length,
            new XMLSerializer().serializeToString(svg).includes('var('), [bits.width, bits.height], String.fromCharCode(...head),
            (await window.saved[0][1].text()).includes('title: Zanzibar 1994, game 4')];",
        Vec::new(),
    );
    let name = "nasoro-ramadhan-zanzibar-1994-game-4";
    assert_eq!(seen[0][0], json!([format!("{name}.bao"), "text/plain", seen[0][0][2]]));
    assert_eq!(seen[0][1][0], format!("{name}-60.svg"));
    assert_eq!(seen[0][2][0], format!("{name}-60.png"));
    assert_eq!(
        [&seen[1], &seen[2], &seen[4], &seen[6], &seen[7]],
        [&json!("svg"), &json!(0), &json!(false), &json!("PNG"), &json!(true)]
    );
    assert!(seen[3].as_u64() > Some(30), "{seen}");
    assert_eq!(seen[5], json!([2016, 1056]));
}

fn choices_are_remembered(browser: &Browser) {
    let page = Page::sample(browser, GAME);
    page.choose("speed", "fast");
    page.choose("theme", "dark");
    page.act("flip");
    browser.click("[data-act='settings']");
    browser.click("[data-wheel]");
    let seen = "const of = name => document.querySelector(`[data-choose='${name}']`).value;
        return [of('speed'), of('theme'), document.documentElement.dataset.theme, document.querySelector('#kibao').dataset.flip,
            document.querySelector('[data-wheel]').checked, document.querySelector('tbody th').id];";
    let expected = json!(["fast", "dark", "dark", "yes", false, "kibao-row-B"]);
    assert_eq!(browser.run(seen), expected);
    Page::sample(browser, GAME);
    assert_eq!(browser.run(seen), expected, "in the same page again");
    // A link says which side is below.
    browser.load(&format!("{}#g=1&p=2&flip=0", page.url));
    page.until_still();
    assert_eq!(page.data("flip"), "no");
}

fn the_list_of_games(browser: &Browser) {
    let text = "title: Final\nsouth: Asha\nnorth: Juma\nplace: Pemba\nwinner: south\n\n1: A6<* a6<;\n\n\
        title: Semi\nsouth: Omar\nnorth: Majaliwa\nplace: Zanzibar\n\n1: A6<* a6<;\n2: A1>;\n";
    let record = browser.folder.join("two.bao");
    fs::write(&record, text).expect("written");
    let page = Page::open(browser, &record, &[]);
    assert_eq!(page.text("[data-act='games']"), "Game 1 of 2");
    page.act("games");
    let rows = "return [...document.querySelectorAll('[data-list] li')].map(it => [...it.querySelectorAll('span:not(.found), b')].map(it => it.textContent)
        .concat([...it.querySelectorAll('[data-count]')].map(it => it.ariaLabel)));";
    let all = browser.run(rows);
    let errors =
        page.games[1]["findings"].as_array().expect("findings").iter().filter(|it| it["severity"] == "error").count();
    assert_eq!(all[0], json!(["1.", "Asha \u{2013} Juma", "1\u{2013}0", "Final \u{b7} Pemba"]));
    assert!(all[1].to_string().contains(&format!("error: {errors}")) && errors > 0, "{all}");
    browser.type_into("[data-filter]", "zanzibar maja");
    let found = browser.run(rows);
    assert_eq!(found.as_array().map(Vec::len), Some(1), "{found}");
    assert_eq!(found[0][1], "Omar \u{2013} Majaliwa");
    browser.click("[data-open='1']");
    page.until_still();
    assert_eq!((page.at(), page.text("[data-title]").as_str()), (At(2, 0, 0), "Omar \u{2013} Majaliwa"));
    assert_eq!(browser.run("return document.querySelector('[data-panel=\"games\"]').matches(':popover-open');"), false);
    page.act("games");
    browser.type_into("[data-filter]", "x");
    assert_eq!((browser.run(rows), page.text("[data-none]").as_str()), (json!([]), "No game has these words."));
}

fn embedded(browser: &Browser) {
    let page = Page::make(browser, &sample(GAME), &[]);
    let screen = json!({"width": 640, "height": 480, "deviceScaleFactor": 1, "mobile": false});
    browser.devtools("Emulation.setDeviceMetricsOverride", screen);
    browser.load(&format!("{}?embed=1#g=1&p=3", page.url));
    page.until_still();
    page.shows(1, 3);
    let seen = "const shown = css => document.querySelector(css).checkVisibility();
        const inside = css => { const box = document.querySelector(css).getBoundingClientRect(); return box.top >= 0 && box.bottom <= innerHeight; };
        return [shown('header'), shown('.record'), inside('[data-stage]'), inside(`[data-act='play']`), document.scrollingElement.scrollHeight <= innerHeight];";
    assert_eq!(browser.run(seen), json!([false, false, true, true, true]));
}

fn the_wheel_steps(browser: &Browser) {
    let page = Page::sample(browser, GAME);
    let turn = "document.querySelector('[data-stage]').dispatchEvent(new WheelEvent('wheel', {deltaY: arguments[0], bubbles: true, cancelable: true}));";
    for (by, ply) in [(100, 1), (100, 2), (-100, 1), (20, 1), (20, 1), (30, 2)] {
        browser.run_with(turn, vec![by.into()]);
        page.shows(1, ply);
    }
    browser.click("[data-act='settings']");
    browser.click("[data-wheel]");
    browser.run_with(turn, vec![100.into()]);
    page.shows(1, 2);
    assert!(playable(&page.games[0]) > 2);
}
