//! The workshop, whose page `WORKSHOP` names: what is pasted is checked as by the program, changed, undone, shared.

mod editor;
mod event;
mod phone;
mod setup;
mod times;

pub use times::timed;

use crate::Test;
use crate::axe;
use crate::browser::{Browser, file_url};
use crate::nasty::{NASTY, is_harmless};
use crate::page::{media, narrow, strings};
use crate::record::{kibao, sample, samples};
use serde_json::{Value, json};
use std::env;
use std::fs;
use std::path::{Path, PathBuf};

/// The tests of the workshop, if there is a page to test.
pub fn tests() -> impl Iterator<Item = &'static Test> {
    let all: &[&[Test]] = &[TESTS, editor::TESTS, event::TESTS, phone::TESTS, setup::TESTS];
    all.iter().copied().flatten().filter(|_| env::var_os("WORKSHOP").is_some())
}

const TESTS: &[Test] = &[
    ("workshop::the_module_checks_as_the_program", the_module_checks_as_the_program),
    ("workshop::the_module_reads_as_the_program", the_module_reads_as_the_program),
    ("workshop::findings_are_listed_and_fixed", findings_are_listed_and_fixed),
    ("workshop::a_repair_is_applied", a_repair_is_applied),
    (
        "workshop::nothing_is_changed_by_what_was_found_in_another_text",
        nothing_is_changed_by_what_was_found_in_another_text,
    ),
    ("workshop::a_game_is_entered_on_the_board", a_game_is_entered_on_the_board),
    ("workshop::text_and_board_follow_each_other", text_and_board_follow_each_other),
    ("workshop::a_link_holds_the_record", a_link_holds_the_record),
    ("workshop::a_link_does_not_replace_what_is_remembered", a_link_does_not_replace_what_is_remembered),
    ("workshop::unknown_rules_are_not_used", unknown_rules_are_not_used),
    ("workshop::files_are_opened", files_are_opened),
    ("workshop::files_are_saved", files_are_saved),
    ("workshop::four_languages", four_languages),
    ("workshop::text_stays_text", text_stays_text),
    ("workshop::nothing_bad_is_found_by_axe", nothing_bad_is_found_by_axe),
];

/// A record that stops at its 29th ply.
const BROKEN: &str = "err/zanzibar-1994-game2.bao";

/// The workshop in a browser.
struct Workshop<'a> {
    browser: &'a Browser,
    url: String,
}

impl<'a> Workshop<'a> {
    #[track_caller]
    fn open(browser: &'a Browser) -> Self {
        let path = PathBuf::from(env::var_os("WORKSHOP").expect("WORKSHOP names the page"));
        let own = browser.folder.join("workshop.html");
        fs::copy(&path, &own).unwrap_or_else(|error| panic!("WORKSHOP: {}: {error}", path.display()));
        let workshop = Self { browser, url: file_url(&own) };
        workshop.load("");
        workshop
    }

    #[track_caller]
    fn load(&self, link: &str) {
        self.browser.load(&format!("{}{link}", self.url));
        self.browser.until("document.querySelector('#kibao').dataset.desk === 'ready'");
        self.settled();
    }

    /// Waits until nothing is asked any more.
    #[track_caller]
    fn settled(&self) {
        self.browser.until("document.querySelector('[data-desk]').dataset.asks === '0'");
        self.browser.until("document.querySelector('#kibao').dataset.busy === 'no'");
    }

    /// Pastes a text in the place of all.
    #[track_caller]
    fn paste(&self, text: &str) {
        self.paste_and_press(text, "");
    }

    /// Pastes a text in the place of all, and presses elements before anything else happens.
    #[track_caller]
    fn paste_and_press(&self, text: &str, css: &str) {
        self.browser.run(EDITOR_FOCUS);
        self.browser.keys("\u{e009}a\u{e000}");
        let script = "const editor = document.querySelector('[data-editor]').shadowRoot.querySelector('.cm-content');
            const clipboardData = new DataTransfer();
            clipboardData.setData('text/plain', arguments[0]);
            editor.dispatchEvent(new ClipboardEvent('paste', {clipboardData, bubbles: true, cancelable: true}));
            if (arguments[1] !== '') document.querySelector(arguments[1]).click();";
        self.browser.run_with(script, vec![text.into(), css.into()]);
        self.settled();
    }

    /// The text in the editor.
    #[track_caller]
    fn text(&self) -> String {
        let lines = "return [...document.querySelector('[data-editor]').shadowRoot.querySelectorAll('.cm-line')].map(it => it.textContent);";
        strings(&self.browser.run(lines)).join("\n")
    }

    /// Presses an element.
    #[track_caller]
    fn press(&self, css: &str) {
        let script = "document.querySelector(arguments[0]).click();";
        self.browser.run_with(script, vec![css.into()]);
        self.settled();
    }

    /// Waits until this is the text that the browser remembers.
    #[track_caller]
    fn until_text(&self, text: &str) {
        let kept = "JSON.parse(localStorage.getItem('kibao-workshop'))?.text";
        self.browser.until(&format!("{kept} === {}", json!(text)));
    }

    /// The fragment of a link to a text.
    #[track_caller]
    fn link(&self, text: &str) -> String {
        let script =
            "const packed = new Blob([arguments[0]]).stream().pipeThrough(new CompressionStream('deflate-raw'));
            const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
            return btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');";
        let letters = self.browser.run_async(script, vec![text.into()]);
        format!("#t={}", letters.as_str().expect("letters"))
    }

    /// The codes of the listed findings, in order.
    #[track_caller]
    fn codes(&self) -> Vec<String> {
        let codes = "return [...document.querySelectorAll('[data-found] [data-code]')].map(it => it.dataset.code);";
        let mut codes = strings(&self.browser.run(codes));
        codes.sort();
        codes
    }

    #[track_caller]
    fn ply(&self) -> Value {
        self.browser.run("return document.querySelector('#kibao').dataset.ply;")
    }
}

const EDITOR_FOCUS: &str = "document.querySelector('[data-editor]').shadowRoot.querySelector('.cm-content').focus();";

/// What `kibao check` says of a record, as of a text without a name.
#[track_caller]
fn checked(record: &Path, options: &[&str]) -> String {
    let path = record.to_str().expect("a path that is text");
    kibao(&[&["check", "--format", "json", path], options].concat()).replace(&json!(path).to_string(), "\"-\"")
}

fn codes_of(record: &Path) -> Vec<String> {
    codes_by(record, &[])
}

fn codes_by(record: &Path, options: &[&str]) -> Vec<String> {
    let document: Value = serde_json::from_str(&checked(record, options)).expect("JSON");
    let of = |it: &Value| it["findings"].as_array().expect("findings").clone();
    let games = document["games"].as_array().expect("games").iter().flat_map(of);
    let all = games.chain(of(&document)).map(|it| it["code"].as_str().expect("a code").to_owned());
    let mut codes: Vec<String> = all.collect();
    codes.sort();
    codes
}

/// Asks the module in a worker of the test's own.
#[track_caller]
fn ask(browser: &Browser, texts: &[String]) -> Vec<String> {
    let script = "const of = id => document.getElementById(id).textContent;
        const worker = new Worker(URL.createObjectURL(new Blob([of('kibao-worker')])));
        worker.postMessage({module: of('kibao-module')});
        const said = [];
        for (const text of arguments[0]) {
            const answer = new Promise(done => { worker.onmessage = ({data}) => { if ('id' in data) done(data.said); }; });
            worker.postMessage({id: 1, name: 'check', text, options: {}});
            said.push(await answer);
        }
        worker.terminate();
        return said;";
    strings(&browser.run_async(script, vec![json!(texts)]))
}

fn the_module_checks_as_the_program(browser: &Browser) {
    Workshop::open(browser);
    let all = ["ok", "err", "hints"].into_iter().filter(|it| crate::record::folder(it).is_dir()).flat_map(samples);
    let read = |path: PathBuf| Some((String::from_utf8(fs::read(&path).ok()?).ok()?, path));
    let (texts, paths): (Vec<String>, Vec<PathBuf>) = all.filter_map(read).unzip();
    assert!(paths.len() > 40, "{} samples", paths.len());
    for (said, path) in ask(browser, &texts).iter().zip(&paths) {
        assert!(*said == checked(path, &[]).trim_end(), "{}:\n{said}", path.display());
    }
}

/// Of random games in the layouts that people use, every second with a damaged move.
fn the_module_reads_as_the_program(browser: &Browser) {
    Workshop::open(browser);
    let texts: Vec<String> = (0..120).map(|seed| crate::layouts::mixture(seed).text).collect();
    let record = browser.folder.join("layout.bao");
    let mut findings = 0;
    for (said, text) in ask(browser, &texts).iter().zip(&texts) {
        fs::write(&record, text).expect("written");
        let program = checked(&record, &[]);
        findings += program.matches("\"severity\"").count();
        assert!(*said == program.trim_end(), "of this text:\n{text}\n{said}\n{program}");
    }
    assert!(findings > 300, "{findings} findings");
}

fn findings_are_listed_and_fixed(browser: &Browser) {
    let workshop = Workshop::open(browser);
    let text = "1. A6<* a6<\n2: A1>;\n";
    let record = browser.folder.join("one.bao");
    fs::write(&record, text).expect("written");
    workshop.paste(text);
    let codes = workshop.codes();
    assert_eq!(codes, codes_of(&record));
    assert!(codes.len() > 2, "{codes:?}");
    workshop.press("[data-do='fixAll']");
    let fixed = "1: A6<* a6<;\n2: A1>;\n";
    workshop.until_text(fixed);
    fs::write(&record, fixed).expect("written");
    assert_eq!(workshop.codes(), codes_of(&record));
    workshop.press("[data-do='undo']");
    workshop.until_text(text);
    assert_eq!(workshop.codes(), codes);
    workshop.press("[data-do='redo']");
    workshop.until_text(fixed);
}

fn a_repair_is_applied(browser: &Browser) {
    let workshop = Workshop::open(browser);
    let text = fs::read_to_string(sample(BROKEN)).expect("a record");
    workshop.paste(&text);
    assert_eq!(workshop.codes(), codes_of(&sample(BROKEN)));
    workshop.press("[data-apply='0']");
    let codes = workshop.codes();
    assert!(!codes.iter().any(|code| code == "R101"), "{codes:?}");
    assert_eq!(browser.run("return document.querySelectorAll('[data-apply]').length;"), 0);
    workshop.press("[data-do='undo']");
    workshop.until_text(&text);
}

fn nothing_is_changed_by_what_was_found_in_another_text(browser: &Browser) {
    let workshop = Workshop::open(browser);
    let broken = fs::read_to_string(sample(BROKEN)).expect("a record");
    let fixable = "1. A6<* a6<\n";
    for (before, css) in [(fixable, "[data-found] .does button"), (&broken, "[data-apply='0']")] {
        workshop.paste(before);
        assert_eq!(browser.run_with("return document.querySelector(arguments[0]).disabled;", vec![css.into()]), false);
        workshop.paste_and_press("1. A6>* a6>\n", css);
        assert_eq!(workshop.text(), "1. A6>* a6>\n");
        assert!(workshop.codes().len() > 1, "it is looked at");
    }
}

/// By clicks, and by keys alone.
fn a_game_is_entered_on_the_board(browser: &Browser) {
    let workshop = Workshop::open(browser);
    assert_eq!(browser.run("return document.querySelectorAll('[data-move]').length;"), 4);
    browser.click("[data-pit='A6']");
    let moves = "return [...document.querySelectorAll('[data-move]')].map(it => it.dataset.move);";
    assert_eq!(strings(&browser.run(moves)), ["A6<*", "A6>*"]);
    workshop.press("[data-move='A6<*']");
    workshop.until_text("1: A6<*;\n");
    assert_eq!(workshop.ply(), "1");
    browser.run("document.querySelector(`[data-move='a6>']`).focus();");
    browser.keys("\u{e007}");
    workshop.until_text("1: A6<* a6>;\n");
    workshop.settled();
    assert_eq!(workshop.ply(), "2");
    let record = browser.folder.join("entered.bao");
    fs::write(&record, "1: A6<* a6>;\n").expect("written");
    assert_eq!(workshop.codes(), codes_of(&record));
    workshop.press("[data-do='undo']");
    workshop.until_text("1: A6<*;\n");
    workshop.press("[data-do='fresh']");
    workshop.until_text("");
    // What is written before the first round stays.
    workshop.paste("Dear Asha,\n");
    browser.click("[data-enter]");
    workshop.settled();
    workshop.press("[data-move='A6<*']");
    workshop.until_text("Dear Asha,\n\n1: A6<*;\n");
}

fn text_and_board_follow_each_other(browser: &Browser) {
    let workshop = Workshop::open(browser);
    workshop.paste("1: A6<* a6<;\n2: A2> a1>;\n");
    browser.run(EDITOR_FOCUS);
    // To the start of the text, then to its first line's end.
    browser.keys("\u{e009}\u{e011}\u{e000}");
    browser.until("document.querySelector('#kibao').dataset.ply === '0'");
    browser.keys("\u{e010}");
    browser.until("document.querySelector('#kibao').dataset.ply === '2'");
    browser.run("document.activeElement.blur();");
    workshop.press("[data-act='back']");
    browser.until("document.querySelector('#kibao').dataset.ply === '1'");
    let marked =
        "document.querySelector('[data-editor]').shadowRoot.querySelector('.t-current')?.textContent === 'A6<*'";
    browser.until(marked);
}

fn a_link_holds_the_record(browser: &Browser) {
    let workshop = Workshop::open(browser);
    let text = "south: Zo\u{eb} \u{1f332}\n\n1: A6<* a6<;\n";
    workshop.paste(text);
    browser.run("window.copied = ''; Object.defineProperty(navigator, 'clipboard', {value: {writeText: async text => { window.copied = text; }}});");
    workshop.press("[data-act='last']");
    let ply = workshop.ply();
    workshop.press("[data-do='share']");
    browser.until("window.copied !== ''");
    let link = browser.run("return window.copied;").as_str().expect("a link").to_owned();
    let fragment = link.strip_prefix(&workshop.url).expect("the same page");
    browser.run("localStorage.clear();");
    workshop.load(fragment);
    assert_eq!(workshop.text(), text);
    assert_eq!(workshop.ply(), ply);
    // A link that is cut opens the page without it.
    browser.run("localStorage.clear();");
    workshop.load(&fragment[..12]);
    assert_eq!(workshop.codes(), Vec::<String>::new());
}

fn a_link_does_not_replace_what_is_remembered(browser: &Browser) {
    let workshop = Workshop::open(browser);
    let (own, other) = ("1: A6<* a6<;\n", "1: A6>* a6>;\n");
    workshop.paste(own);
    workshop.until_text(own);
    workshop.load(&format!("{}&rules=zanzibar", workshop.link(other)));
    assert_eq!(workshop.text(), other);
    assert_eq!(browser.run("return location.href;"), workshop.url);
    // The choices are written at once, with the text that is the user's own.
    browser.select("[data-desk-lang]", "de");
    let memory = browser.run("return JSON.parse(localStorage.getItem('kibao-workshop'));");
    assert_eq!(memory, json!({"remembers": true, "rules": "", "lang": "de", "text": own}));
    // What is made of the link's record is.
    browser.run(EDITOR_FOCUS);
    browser.keys("\u{e009}\u{e010}\u{e000}2: A1>;");
    workshop.until_text("1: A6>* a6>;\n2: A1>;");
    workshop.load("");
    assert_eq!(workshop.text(), "1: A6>* a6>;\n2: A1>;");
}

fn unknown_rules_are_not_used(browser: &Browser) {
    let workshop = Workshop::open(browser);
    let text = "1: A6<* a6<;\n2: A1>;\n";
    let link = workshop.link(text);
    for rules in ["none", "toString"] {
        let memory = json!({"rules": rules, "text": text}).to_string();
        browser.run_with("localStorage.setItem('kibao-workshop', arguments[0]);", vec![memory.into()]);
        workshop.load("");
        assert_eq!(workshop.codes(), ["R101"]);
        workshop.load(&format!("{link}&rules={rules}"));
        assert_eq!(workshop.codes(), ["R101"]);
    }
}

/// Two files, one of them packed, are two games with an overview.
fn files_are_opened(browser: &Browser) {
    let workshop = Workshop::open(browser);
    let script = "const packed = await new Response(new Blob(['title: one\\n\\n1: A1>*;\\n']).stream()
            .pipeThrough(new CompressionStream('gzip'))).blob();
        const files = new DataTransfer();
        files.items.add(new File([packed], 'one.bao.gz'));
        files.items.add(new File(['title: two\\r\\n\\r\\n1: A6>*;'], 'two.bao'));
        const input = document.querySelector('[data-file]');
        input.files = files.files;
        input.dispatchEvent(new Event('change'));
        return null;";
    browser.run_async(script, Vec::new());
    workshop.until_text("title: one\n\n1: A1>*;\n\ntitle: two\n\n1: A6>*;\n");
    workshop.settled();
    let games = "return [...document.querySelectorAll('[data-overview] button')].map(it => it.dataset.severity);";
    assert_eq!(browser.run(games)[0], "error");
    assert!(workshop.codes().contains(&"R101".to_owned()));
    workshop.press("[data-overview] button:last-child");
    assert_eq!(browser.run("return document.querySelector('#kibao').dataset.game;"), "2");
    assert!(!workshop.codes().contains(&"R101".to_owned()));
}

fn files_are_saved(browser: &Browser) {
    let workshop = Workshop::open(browser);
    let record = sample("ok/zanzibar-1994-game4.bao");
    let text = fs::read_to_string(&record).expect("a record");
    workshop.paste(&text);
    // Each file is caught as it is offered.
    browser.run(
        "window.saved = [];
        const made = URL.createObjectURL;
        URL.createObjectURL = blob => { window.blob = blob; return made.call(URL, blob); };
        HTMLAnchorElement.prototype.click = function () { window.saved.push([this.download, window.blob]); };",
    );
    for (number, what) in ["saveBao", "saveJson", "saveSvg", "savePng", "saveHtml"].iter().enumerate() {
        workshop.press(&format!("[data-do='{what}']"));
        browser.until(&format!("window.saved.length === {}", number + 1));
    }
    let names = strings(&browser.run("return window.saved.map(([name]) => name);"));
    let endings: Vec<&str> = names.iter().filter_map(|name| name.rsplit('.').next()).collect();
    assert_eq!(endings, ["bao", "json", "svg", "png", "html"]);
    let texts = "const all = []; for (const [, blob] of window.saved) all.push(await blob.text()); return all;";
    let texts = strings(&browser.run_async(texts, Vec::new()));
    assert_eq!(texts[0], text);
    let path = record.to_str().expect("a path that is text");
    assert_eq!(texts[1].trim_end(), kibao(&["json", path]).replace(&json!(path).to_string(), "\"-\"").trim_end());
    assert!(texts[2].starts_with("<svg") && texts[3].contains("PNG"), "{}", texts[2]);
    let page = browser.folder.join("saved.html");
    fs::write(&page, &texts[4]).expect("written");
    browser.load(&file_url(&page));
    browser.until("document.querySelector('#kibao').dataset.ply === '0'");
    browser.until("document.querySelectorAll('[data-moves] button').length >= 60");
}

fn four_languages(browser: &Browser) {
    let workshop = Workshop::open(browser);
    workshop.paste(&fs::read_to_string(sample(BROKEN)).expect("a record"));
    let mut seen = Vec::new();
    for lang in ["en", "sw", "de", "cs"] {
        browser.select("[data-desk-lang]", lang);
        workshop.settled();
        let said = browser.run(
            "return [document.documentElement.lang, document.querySelector('[data-found] li').innerText,
            document.querySelector('[data-do=share]').innerText, document.querySelector('[data-repairs]').innerText];",
        );
        assert_eq!(said[0], lang);
        workshop.press("[data-found] li .does button:last-child");
        browser.until("document.querySelector('[data-manual]').open");
        let manual = browser.run(
            "const it = document.querySelector('[data-manual]'); const said = it.innerText; it.close(); return said;",
        );
        seen.push([strings(&said), vec![manual.as_str().expect("a text").to_owned()]].concat());
    }
    for at in 0..5 {
        let mut words: Vec<&String> = seen.iter().map(|it| &it[at]).collect();
        words.sort();
        words.dedup();
        assert_eq!(words.len(), 4, "{words:?}");
    }
}

fn text_stays_text(browser: &Browser) {
    let workshop = Workshop::open(browser);
    let scripts = browser.run("return document.scripts.length;").as_u64().expect("a number");
    let scripts = usize::try_from(scripts).expect("a small number");
    for nasty in NASTY {
        workshop.paste(&format!("title: {nasty}\nsouth: {nasty}\nx: {nasty}\n\n1: A6<* a6<; {nasty}\n2: {nasty};\n"));
        is_harmless(browser, scripts);
        browser.was_quiet();
    }
}

fn nothing_bad_is_found_by_axe(browser: &Browser) {
    let workshop = Workshop::open(browser);
    workshop.paste(&fs::read_to_string(sample(BROKEN)).expect("a record"));
    for scheme in ["light", "dark"] {
        media(browser, "", &[("prefers-color-scheme", scheme)]);
        let bad = axe::check(browser).bad;
        assert!(bad.is_empty(), "{scheme}:\n{}", bad.join("\n"));
    }
    narrow(browser, 390, 844);
    let bad = axe::check(browser).bad;
    assert!(bad.is_empty(), "on a small screen:\n{}", bad.join("\n"));
    let fits = "return document.documentElement.scrollWidth <= innerWidth;";
    assert_eq!(browser.run(fits), true, "nothing is wider than the screen");
}
