//! Boards of a page, diagrams and a sheet as pictures, compared with those in `pictures`. Whatever depends on the fonts of a
//! machine is hidden. `BLESS=1` writes the pictures anew.

use crate::Test;
use crate::browser::{Browser, file_url};
use crate::page::{Page, media};
use crate::record::{kibao, sample};
use serde_json::{Value, json};
use std::env;
use std::fs;
use std::path::Path;

/// The tests of this file.
pub const TESTS: &[Test] = &[
    ("pictures::boards_look_as_they_did", boards_look_as_they_did),
    ("pictures::diagrams_look_as_they_did", diagrams_look_as_they_did),
    ("pictures::a_sheet_looks_as_it_did", a_sheet_looks_as_it_did),
    ("pictures::a_change_is_seen", a_change_is_seen),
];

const GAME: &str = "ok/zanzibar-1994-game4.bao";

/// A ply with a capture, and houses.
const PLY: &str = "20";

/// The width of a picture in pixels.
const WIDTH: f64 = 360.0;

/// How many of a thousand pixels may differ: those at edges, which each version of a browser smooths in its own way.
const MOST: f64 = 3.0;

/// Hides what is drawn with fonts, and keeps its place.
const HIDE: &str = "const sheet = new CSSStyleSheet();
    sheet.replaceSync('.n, .bar *, .board th, .picture text, .sheet :is(h1, p, ol, figcaption) { visibility: hidden !important; } .way span { color: transparent !important; }');
    document.adoptedStyleSheets = [sheet];";

/// An element as a picture.
#[track_caller]
fn taken(browser: &Browser, css: &str) -> Value {
    let script = "const box = document.querySelector(arguments[0]).getBoundingClientRect();
        return [box.left + scrollX, box.top + scrollY, box.width, box.height];";
    let at = browser.run_with(script, vec![css.into()]);
    let width = at[2].as_f64().expect("a width");
    let clip = json!({"x": at[0], "y": at[1], "width": at[2], "height": at[3], "scale": WIDTH / width});
    let options = json!({"format": "png", "clip": clip, "captureBeyondViewport": true});
    browser.devtools("Page.captureScreenshot", options)["data"].clone()
}

/// A picture in few colours, and how many of a thousand of its pixels differ from those of another.
fn compared(browser: &Browser, now: &Value, before: &Value) -> (String, f64) {
    browser.load("about:blank");
    let script = "const pixels = async (png) => {
            const image = new Image();
            image.src = `data:image/png;base64,${png}`;
            await image.decode();
            const canvas = Object.assign(document.createElement('canvas'), {width: image.width, height: image.height});
            const context = canvas.getContext('2d');
            context.drawImage(image, 0, 0);
            return [canvas, context, context.getImageData(0, 0, image.width, image.height)];
        };
        const [canvas, context, now] = await pixels(given[0]);
        for (let at = 0; at < now.data.length; at += 1) if (at % 4 < 3) now.data[at] = (now.data[at] & 0xe0) + 16;
        context.putImageData(now, 0, 0);
        let differ = 1000;
        if (given[1] !== null) {
            const [, , before] = await pixels(given[1]);
            const far = (at) => [0, 1, 2].some(it => Math.abs(now.data[at + it] - before.data[at + it]) > 64);
            if (before.width === now.width && Math.abs(before.height - now.height) < 2) {
                differ = 0;
                for (let at = 0; at < Math.min(now.data.length, before.data.length); at += 4) differ += far(at) ? 4000 / now.data.length : 0;
            }
        }
        return [canvas.toDataURL('image/png').split(',')[1], differ];";
    let said = browser.run_async(script, vec![now.clone(), before.clone()]);
    (said[0].as_str().expect("a picture").to_owned(), said[1].as_f64().expect("a number"))
}

/// Compares with the picture of a name, or writes it.
#[track_caller]
fn looks_as_it_did(browser: &Browser, name: &str, now: &Value) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("pictures").join(format!("{name}.png"));
    if env::var_os("BLESS").is_some() {
        let (small, _) = compared(browser, now, &Value::Null);
        fs::write(&path, decoded(&small)).expect("written");
    }
    let before = encoded(&fs::read(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display())));
    let (small, differ) = compared(browser, now, &before.into());
    if differ > MOST {
        let seen = env::temp_dir().join(format!("kibao-{name}.png"));
        fs::write(&seen, decoded(&small)).expect("written");
        panic!("{name}: {differ:.1} of 1000 pixels differ; it is now as in {}", seen.display());
    }
}

const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

fn encoded(bytes: &[u8]) -> String {
    let letters = |part: &[u8]| {
        let number = (0..3).fold(0, |number, at| number << 8 | usize::from(part.get(at).copied().unwrap_or(0)));
        let letter = |at: usize| if at > part.len() { '=' } else { char::from(LETTERS[number >> (18 - 6 * at) & 63]) };
        (0..4).map(letter).collect::<String>()
    };
    bytes.chunks(3).map(letters).collect()
}

fn decoded(letters: &str) -> Vec<u8> {
    let digit = |letter: &u8| LETTERS.iter().position(|it| it == letter);
    let bytes = |part: &[u8]| {
        let digits: Vec<usize> = part.iter().filter_map(digit).collect();
        let number = (0..4).fold(0, |number, at| number << 6 | digits.get(at).copied().unwrap_or(0));
        let count = digits.len().saturating_sub(1);
        (0..count).map(|at| u8::try_from(number >> (16 - 8 * at) & 255).expect("a byte")).collect::<Vec<u8>>()
    };
    letters.as_bytes().chunks(4).flat_map(bytes).collect()
}

fn screen(browser: &Browser, wide: u32, high: u32, scheme: &str) {
    media(browser, "", &[("prefers-color-scheme", scheme)]);
    let size = json!({"width": wide, "height": high, "deviceScaleFactor": 1, "mobile": false});
    browser.devtools("Emulation.setDeviceMetricsOverride", size);
}

/// The page of the game at the ply.
#[track_caller]
fn open(browser: &Browser) {
    let page = Page::make(browser, &sample(GAME), &[]);
    browser.load(&format!("{}#g=1&p={PLY}", page.url));
    page.until_still();
    browser.run(HIDE);
}

fn boards_look_as_they_did(browser: &Browser) {
    for scheme in ["light", "dark"] {
        for (wide, high) in [(1440, 900), (390, 844)] {
            screen(browser, wide, high, scheme);
            open(browser);
            let board = taken(browser, ".stage");
            looks_as_it_did(browser, &format!("board-{scheme}-{wide}"), &board);
        }
    }
}

fn diagrams_look_as_they_did(browser: &Browser) {
    let record = sample(GAME);
    screen(browser, 1000, 700, "light");
    for theme in ["light", "dark", "wood", "print"] {
        let file = browser.folder.join(format!("{theme}.svg"));
        let arguments = ["svg", record.to_str().expect("text"), "--ply", PLY, "--theme", theme, "--arrow", "-o"];
        kibao(&[&arguments[..], &[file.to_str().expect("text")]].concat());
        browser.load(&file_url(&file));
        let diagram = taken(browser, "svg");
        looks_as_it_did(browser, &format!("diagram-{theme}"), &diagram);
    }
}

fn a_sheet_looks_as_it_did(browser: &Browser) {
    screen(browser, 794, 1123, "light");
    open(browser);
    media(browser, "print", &[]);
    browser.until("document.querySelector('.sheet') !== null");
    // Its texts differ from machine to machine, its boards do not.
    let boards = taken(browser, ".sheet .boards figure:nth-child(2) .picture");
    media(browser, "", &[]);
    looks_as_it_did(browser, "sheet", &boards);
}

/// The tolerance is small enough: one mark less is seen.
fn a_change_is_seen(browser: &Browser) {
    screen(browser, 1440, 900, "light");
    open(browser);
    let whole = taken(browser, ".stage");
    browser.run("for (const it of document.querySelectorAll('[data-mark=\"start\"] use, [data-mark=\"captured\"] use')) if (/start|captured/.test(it.getAttribute('href'))) it.remove();");
    let less = taken(browser, ".stage");
    let (small, _) = compared(browser, &whole, &Value::Null);
    let same = compared(browser, &whole, &small.clone().into()).1;
    assert!(same < 0.1, "the same picture: {same}");
    let differ = compared(browser, &less, &small.into()).1;
    assert!(differ > MOST, "without a mark: {differ}");
}
