//! The words of the page in each of its languages.

use crate::Test;
use crate::browser::Browser;
use crate::page::Page;
use crate::record::sample;

/// The tests of this file.
pub const TESTS: &[Test] =
    &[("words::a_language_is_chosen", a_language_is_chosen), ("words::a_language_is_given", a_language_is_given)];

/// The languages, with a word that the page says in no other.
const LANGUAGES: &[(&str, &str)] = &[("en", "South"), ("sw", "Kusini"), ("de", "Süden"), ("cs", "Jih")];

/// All text of the page that is seen or read out.
const SAID: &str = "const said = [document.title, document.querySelector('#kibao').innerText];
    for (const it of document.querySelectorAll('*'))
        for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-description', 'aria-roledescription', 'aria-valuetext'])
            if (it.hasAttribute(name)) said.push(it.getAttribute(name));
    for (const it of document.querySelectorAll('caption, label, option, [data-live], dialog, th')) said.push(it.textContent);
    return said.join('\\n');";

#[track_caller]
fn speaks(browser: &Browser, language: &str) -> String {
    assert_eq!(browser.run("return document.documentElement.lang;"), language);
    let said = browser.run(SAID).as_str().expect("text").to_owned();
    // Messages have their arguments, and nothing is missing.
    for bad in ["{", "}", "undefined", "null", "NaN", "[object", "$", "\u{2068}", "\u{2069}"] {
        let line = said.lines().find(|line| line.contains(bad));
        assert!(line.is_none(), "{language}: {bad:?} is left over: {line:?}");
    }
    for &(other, word) in LANGUAGES {
        assert_eq!(said.contains(word), other == language, "{language}: {word} in\n{said}");
    }
    said
}

fn a_language_is_chosen(browser: &Browser) {
    let page = Page::sample(browser, "err/zanzibar-1994-game2.bao");
    page.at_once();
    for ply in [0, 1, 28] {
        browser.run_with("location.hash = '#g=1&p=' + arguments[0];", vec![ply.into()]);
        browser.until(&format!("document.querySelector('#kibao').dataset.ply === '{ply}'"));
        let mut all: Vec<String> = Vec::new();
        for &(language, _) in LANGUAGES.iter().rev() {
            page.choose("lang", language);
            let said = speaks(browser, language);
            assert!(!all.contains(&said), "{language} says what another language says");
            all.push(said);
            page.shows(1, ply);
        }
    }
    page.choose("lang", "cs");
    page.act("help");
    speaks(browser, "cs");
}

fn a_language_is_given(browser: &Browser) {
    for &(language, _) in LANGUAGES {
        Page::open(browser, &sample("ok/short-win.bao"), &["--lang", language]);
        speaks(browser, language);
    }
}
