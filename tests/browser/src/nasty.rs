//! Text of a record that would be more than text is shown as text.

use crate::Test;
use crate::browser::Browser;
use crate::page::Page;
use crate::record::playable;
use std::fs;

/// The tests of this file.
pub const TESTS: &[Test] = &[
    ("nasty::text_stays_text", text_stays_text),
    ("nasty::names_and_titles", names_and_titles),
    ("nasty::the_policy_refuses_the_rest", the_policy_refuses_the_rest),
];

/// What a page could take for more than text.
pub const NASTY: &[&str] = &[
    "<script>alert(1)</script>",
    "</script><script>alert(2)</script>",
    "</script><!--<script>",
    "<!--",
    "-->",
    "]]>",
    "<img id=nasty src=x onerror=alert(3)>",
    "\"><b id=nasty>",
    "'><b id=nasty>",
    "' onmouseover='alert(4)",
    "javascript:alert(5)",
    "&lt;b&gt; &amp; &#39;",
    "${alert(6)} {{7}} `8`",
    "</title></style></textarea><h1 id=nasty>",
    "\\u003cb\\u003e \\x41 \\",
];

/// What would turn the direction of text, or is no character to be shown.
pub const HIDDEN: &[char] = &['\u{202e}', '\u{2066}', '\u{200b}', '\u{1b}', '\u{7}', '\u{7f}', '\u{85}', '\u{feff}'];

/// All that can be seen of the page, and all that it says otherwise.
const SAID: &str = "const root = document.documentElement, said = [document.title, root.innerText];
    for (const it of document.querySelectorAll('body *'))
        for (const name of it.getAttributeNames()) said.push(it.getAttribute(name));
    for (const it of document.querySelectorAll('option, caption, [data-live]')) said.push(it.textContent);
    return said.join('\\n');";

/// Asserts that nothing became more than text, and that nothing hidden is there.
#[track_caller]
pub fn is_harmless(browser: &Browser, scripts: usize) -> String {
    assert_eq!(browser.run("return document.querySelectorAll('#nasty, h1#nasty').length;"), 0, "an element came of it");
    assert_eq!(browser.run("return document.scripts.length;"), scripts, "a script came of it");
    let handlers = "return [...document.querySelectorAll('*')].flatMap(it => it.getAttributeNames().filter(name => name.startsWith('on')));";
    assert_eq!(browser.run(handlers), serde_json::json!([]), "a handler came of it");
    let said = browser.run(SAID).as_str().expect("text").to_owned();
    for &hidden in HIDDEN {
        assert!(!said.contains(hidden), "{} is in the page", hidden.escape_unicode());
    }
    said
}

fn scripts(browser: &Browser) -> usize {
    Page::sample(browser, "ok/short-win.bao");
    let count = browser.run("return document.scripts.length;").as_u64().expect("a number");
    usize::try_from(count).expect("a small number")
}

fn text_stays_text(browser: &Browser) {
    let scripts = scripts(browser);
    let hidden: String = HIDDEN.iter().flat_map(|&it| [it, '.']).collect();
    for (number, nasty) in NASTY.iter().enumerate() {
        let word: String = nasty.chars().filter(|it| !it.is_whitespace() && *it != ';').collect();
        // The title, the names, the other heads, comments, a move.
        let text = format!(
            "title: T {nasty} t{hidden}\nsouth: S {nasty} s{hidden}\nnorth: N {nasty} n{hidden}\nplace: P {nasty}\nx: X {nasty}\n\
             ; C {nasty} c{hidden}\n\n1: A6<* a6<; K {nasty} k{hidden}\n2: {word} a6>;\n3: A4{hidden}x a6>;\n"
        );
        let record = browser.folder.join(format!("nasty-{number}.bao"));
        fs::write(&record, text).expect("written");
        let page = Page::open(browser, &record, &[]);
        page.at_once();
        browser.click("[data-about] summary");
        let mut said = is_harmless(browser, scripts);
        for ply in 1..=2 {
            page.act("next");
            page.shows(1, ply);
            said.push_str(&is_harmless(browser, scripts));
        }
        assert_eq!(playable(&page.games[0]), 2, "{nasty}: what replays");
        // An entity of HTML is read as what it stands for, by kibao.
        let shown = nasty.replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&").replace("&#39;", "'");
        for place in ["T", "S", "N", "P", "X", "C", "K"] {
            let texts = [format!("{place} {nasty}"), format!("{place} {shown}")];
            assert!(texts.iter().any(|it| said.contains(it)), "{} is shown:\n{said}", texts[0]);
        }
        browser.was_quiet();
    }
}

fn names_and_titles(browser: &Browser) {
    let mut text = String::new();
    for nasty in NASTY {
        text.push_str(&format!("title: {nasty}\nsouth: {nasty}\nnorth: {nasty}\n\n1: A6<* a6<; {nasty}\n\n"));
    }
    let record = browser.folder.join("all.bao");
    fs::write(&record, text).expect("written");
    let scripts = scripts(browser);
    let page = Page::open(browser, &record, &[]);
    assert_eq!(page.games.len(), NASTY.len(), "games");
    page.at_once();
    for game in 1..=page.games.len() {
        page.choose_game(game);
        page.act("last");
        is_harmless(browser, scripts);
        page.shows(game, playable(&page.games[game - 1]));
    }
}

/// Even if something came of a text, the page's own policy would neither run it nor let it ask for anything.
fn the_policy_refuses_the_rest(browser: &Browser) {
    Page::sample(browser, "ok/short-win.bao");
    browser.was_quiet();
    let script =
        "const add = (name, values) => document.body.append(Object.assign(document.createElement(name), values));
        add('script', {textContent: 'window.ran = 1'});
        add('script', {src: 'http://127.0.0.1:9/x.js'});
        add('img', {src: 'http://127.0.0.1:9/x.png', alt: ''});
        add('iframe', {src: 'http://127.0.0.1:9/'});
        add('div', {innerHTML: '<b onclick=\"window.ran = 2\">x</b>'});
        document.querySelector('b[onclick]').click();
        const fetched = await fetch('http://127.0.0.1:9/').then(() => 'fetched', () => 'refused');
        await new Promise(done => setTimeout(done, 300));
        return [window.ran ?? null, fetched];";
    assert_eq!(browser.run_async(script, Vec::new()), serde_json::json!([null, "refused"]));
    let told = browser.console();
    assert!(told.len() >= 6 && told.iter().all(|it| it.contains("Content Security Policy")), "{told:#?}");
    assert_eq!(browser.requests(), Vec::<String>::new(), "nothing is asked for");
}
