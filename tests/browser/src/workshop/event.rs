//! A folder of games: the list with their findings, and the report of the program.

use super::Workshop;
use crate::Test;
use crate::browser::Browser;
use crate::page::strings;
use crate::record::kibao_in;
use serde_json::json;
use std::fs;

pub const TESTS: &[Test] = &[("workshop::a_folder_is_reported", a_folder_is_reported)];

fn a_folder_is_reported(browser: &Browser) {
    let workshop = Workshop::open(browser);
    let folder = browser.folder.join("event");
    fs::create_dir_all(folder.join("more")).expect("a folder");
    let files = [
        ("one.bao", "event: Zo\u{eb} Cup\nsouth: Asha\nnorth: Juma\nwinner: Asha\n\n1: A7>* a7>*;\n"),
        ("more/three.bao", "event: Zo\u{eb} Cup\nsouth: JUMA\nnorth: Said\n\n1: A1>*;\n"),
    ];
    for (name, text) in files {
        fs::write(folder.join(name), text).expect("written");
    }
    let data = json!({"items": [], "files": [folder.to_str().expect("a path that is text")], "dragOperationsMask": 1});
    for kind in ["dragEnter", "dragOver", "drop"] {
        browser.devtools("Input.dispatchDragEvent", json!({"type": kind, "x": 200, "y": 300, "data": data}));
    }
    browser.until("document.querySelectorAll('[data-overview] button').length === 2");
    workshop.settled();
    let severities = "return [...document.querySelectorAll('[data-overview] button')].map(it => it.dataset.severity);";
    assert_eq!(browser.run(severities)[0], "error", "more/three.bao comes first");
    // The list of games has the players and how many findings.
    browser.run("document.querySelector('[data-games]').click();");
    let rows =
        strings(&browser.run("return [...document.querySelectorAll('[data-list] button')].map(it => it.innerText);"));
    assert!(rows.len() == 2 && rows[0].contains("Said") && rows[1].contains("Asha"), "{rows:?}");
    browser.run("document.querySelector('[data-panel=\"games\"]').hidePopover();");
    workshop.press("[data-do='report']");
    browser.until("document.querySelector('[data-manual]').open");
    let shown = browser.run("return document.querySelector('[data-manual] pre').textContent;");
    let program = |options: &[&str]| kibao_in(&browser.folder, &[&["report", "event"], options].concat());
    assert_eq!(shown, program(&["--all"]));
    browser.run(
        "window.saved = [];
        const made = URL.createObjectURL;
        URL.createObjectURL = blob => { window.blob = blob; return made.call(URL, blob); };
        HTMLAnchorElement.prototype.click = function () { window.saved.push([this.download, window.blob]); };",
    );
    for (number, form) in [(1, "html"), (2, "csv")] {
        workshop.press(&format!("[data-save-report='{form}']"));
        browser.until(&format!("window.saved.length === {number}"));
        let saved = browser.run_async(
            "const [name, blob] = window.saved.at(-1); return [name, new TextDecoder('utf-8', {ignoreBOM: true}).decode(await blob.arrayBuffer())];",
            Vec::new(),
        );
        assert_eq!(saved[0], format!("kibao-report.{form}"));
        let mark: &[&str] = if form == "csv" { &["--bom"] } else { &[] };
        assert!(saved[1] == program(&[&["--format", form], mark].concat()), "{form}:\n{}", saved[1]);
    }
    // After a change, the text is no longer that of the files.
    browser.run("document.querySelector('[data-manual]').close();");
    workshop.press("[data-do='fixAll']");
    workshop.press("[data-do='report']");
    browser.until("document.querySelector('[data-manual]').open");
    let shown = browser.run("return document.querySelector('[data-manual] pre').textContent;");
    assert!(!shown.as_str().expect("a text").contains("one.bao"), "{shown}");
}
