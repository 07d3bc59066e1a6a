//! Links to a ply: when the page is opened, when the link changes, and as the page keeps its own.

use crate::Test;
use crate::browser::Browser;
use crate::page::{At, Page};
use crate::record::{playable, sample};

/// The tests of this file.
pub const TESTS: &[Test] = &[
    ("links::a_link_opens_at_its_ply", a_link_opens_at_its_ply),
    ("links::a_link_changes", a_link_changes),
    ("links::the_page_keeps_its_link", the_page_keeps_its_link),
    ("links::a_sowing_has_a_link", a_sowing_has_a_link),
    ("links::the_button_gives_the_link", the_button_gives_the_link),
    ("links::the_way_back_of_the_browser", the_way_back_of_the_browser),
];

fn a_link_opens_at_its_ply(browser: &Browser) {
    let page = Page::make(browser, &sample("ok/random-kibao.bao"), &[]);
    let last = playable(&page.games[1]);
    let table = [
        ("#g=2&p=31", 2, 31),
        ("#p=7&g=2", 2, 7),
        ("#g=2", 2, 0),
        ("#p=3", 1, 3),
        ("#g=1&p=0", 1, 0),
        // What is not there leads to what is nearest, and nonsense to the start.
        ("#g=2&p=9999", 2, last),
        ("#g=99&p=0", 4, 0),
        ("#g=-1&p=-4", 1, 0),
        ("#g=two&p=%zz", 1, 0),
        ("#<img id=nasty src=x onerror=alert(1)>", 1, 0),
        ("#", 1, 0),
    ];
    for (link, game, ply) in table {
        browser.load(&format!("{}{link}", page.url));
        page.until_still();
        page.shows(game, ply);
        browser.was_quiet();
    }
}

fn a_link_changes(browser: &Browser) {
    let page = Page::sample(browser, "ok/random-kibao.bao");
    for (link, game, ply) in [("#g=2&p=31", 2, 31), ("#g=1&p=2", 1, 2), ("#g=3&p=0", 3, 0)] {
        browser.run_with("location.hash = arguments[0];", vec![link.into()]);
        browser.until(&format!("document.querySelector('#kibao').dataset.game === '{game}'"));
        browser.until(&format!("document.querySelector('#kibao').dataset.ply === '{ply}'"));
        page.until_still();
        page.shows(game, ply);
        page.until_link(link);
    }
}

fn the_page_keeps_its_link(browser: &Browser) {
    let page = Page::sample(browser, "ok/random-kibao.bao");
    page.at_once();
    page.act("next");
    page.act("next");
    page.until_link("#g=1&p=2");
    page.choose_game(2);
    page.act("last");
    let last = playable(&page.games[1]);
    page.until_link(&format!("#g=2&p={last}"));
    let address = browser.run("return location.href;");
    browser.load(address.as_str().expect("an address"));
    page.until_still();
    page.shows(2, last);
}

fn the_way_back_of_the_browser(browser: &Browser) {
    let page = Page::make(browser, &sample("ok/random-kibao.bao"), &[]);
    browser.load(&page.url);
    page.until_still();
    page.at_once();
    let before = browser.run("return history.length;");
    for _ in 0..5 {
        page.act("next");
    }
    page.until_link("#g=1&p=5");
    assert_eq!(browser.run("return history.length;"), before, "steps do not pile up behind the button back");
}

fn a_sowing_has_a_link(browser: &Browser) {
    let page = Page::sample(browser, "ok/zanzibar-1994-game4.bao");
    page.at_once();
    page.choose("by", "sowing");
    page.act("next");
    assert_eq!(page.at(), At(1, 0, 1));
    let drawn = page.drawn();
    page.until_link("#g=1&p=0&s=1");
    let address = browser.run("return location.href;");
    browser.load(address.as_str().expect("an address"));
    page.until_still();
    assert_eq!((page.at(), page.drawn()), (At(1, 0, 1), drawn), "the same sowing again");
    // One that is not there leads to one that is.
    browser.load(&format!("{}#g=1&p=0&s=99", page.url));
    page.until_still();
    let At(_, ply, step) = page.at();
    assert!(ply <= 1 && step < 9, "{ply}, {step}");
}

fn the_button_gives_the_link(browser: &Browser) {
    let page = Page::sample(browser, "ok/random-kibao.bao");
    page.at_once();
    page.choose_game(2);
    page.act("next");
    browser.click("[data-act='share']");
    browser.click("[data-act='link']");
    // Where the browser lets nothing be copied, the link is shown in a field.
    let toast = "document.querySelector('[data-toast]')";
    browser.until(&format!("{toast}.textContent !== '' || {toast}.querySelector('input')"));
    let shown = browser.run(&format!("return {toast}.querySelector('input')?.value ?? null;"));
    let paste = || {
        browser.run("const it = document.createElement('input'); it.id = 'other'; document.body.prepend(it);");
        browser.type_into("#other", "\u{e009}v");
        let pasted = browser.run("return document.querySelector('#other').value;");
        pasted.as_str().expect("text").to_owned()
    };
    let link = shown.as_str().map_or_else(paste, str::to_owned);
    assert!(link.starts_with(&page.url) && link.ends_with("#g=2&p=1"), "{link}");
}
