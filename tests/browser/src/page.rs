//! A replay page in a browser: its controls, and what it shows.

use crate::browser::{Browser, file_url};
use crate::record;
use serde_json::{Value, json};
use std::path::{Path, PathBuf};

/// A function of the page's script that reads what is drawn, in the form of [`record::drawn`].
pub const DRAWN: &str = r"
    const drawn = () => {
        const root = document.querySelector('#kibao'), pits = {}, blocked = [];
        const number = node => node && /^\d+$/.test(node.dataset.seeds) ? Number(node.dataset.seeds) : null;
        for (const cell of root.querySelectorAll('[data-pit]')) {
            pits[cell.dataset.pit] = number(cell);
            if ((cell.dataset.blocked ?? 'no') !== 'no') blocked.push(cell.dataset.pit);
        }
        const store = side => number(root.querySelector(`[data-store='${side}']`));
        const house = pit => {
            const state = root.querySelector(`[data-pit='${pit}']`)?.dataset.house ?? null;
            return state === 'none' || state === '' ? null : state;
        };
        return {
            pits, blocked,
            stores: {south: store('south'), north: store('north')},
            houses: {south: house('A5'), north: house('a5')},
            to_move: root.dataset.toMove ?? null,
        };
    };
";

/// A page that is open.
pub struct Page<'a> {
    /// Where.
    pub browser: &'a Browser,
    /// Its address, without a part after `#`.
    pub url: String,
    /// Its file.
    pub file: PathBuf,
    /// The record's games as JSON.
    pub games: Vec<Value>,
}

/// Where a page is: game, ply, step.
#[derive(Debug, PartialEq, Eq, Clone, Copy)]
pub struct At(pub usize, pub usize, pub usize);

impl<'a> Page<'a> {
    /// Makes and opens the page of a record.
    #[track_caller]
    pub fn open(browser: &'a Browser, record: &Path, options: &[&str]) -> Self {
        let page = Self::make(browser, record, options);
        browser.load(&page.url);
        page.until_still();
        page
    }

    /// Makes the page of a record without opening it.
    #[track_caller]
    pub fn make(browser: &'a Browser, record: &Path, options: &[&str]) -> Self {
        let file = browser.folder.join(record.file_name().expect("a name")).with_extension("html");
        record::page(record, options, &file);
        Self { browser, url: file_url(&file), file, games: record::games(record) }
    }

    /// A sample's page.
    #[track_caller]
    pub fn sample(browser: &'a Browser, name: &str) -> Self {
        Self::open(browser, &record::sample(name), &[])
    }

    /// An attribute of the root, without `data-`.
    #[track_caller]
    pub fn data(&self, name: &str) -> String {
        let script = "return document.querySelector('#kibao').getAttribute('data-' + arguments[0]);";
        let value = self.browser.run_with(script, vec![name.into()]);
        value.as_str().unwrap_or_else(|| panic!("the root has no data-{name}")).to_owned()
    }

    /// Where it is.
    #[track_caller]
    pub fn at(&self) -> At {
        let number = |name| {
            let text = self.data(name);
            text.parse().unwrap_or_else(|_| panic!("data-{name} is {text:?}"))
        };
        At(number("game"), number("ply"), number("step"))
    }

    /// Waits for the end of a movement.
    #[track_caller]
    pub fn until_still(&self) {
        self.browser.until("document.querySelector('#kibao')?.dataset.busy === 'no'");
    }

    /// Presses a button, and waits until what it does is done.
    #[track_caller]
    pub fn act(&self, name: &str) {
        self.browser.click(&format!("[data-act='{name}']"));
        self.until_still();
    }

    /// Chooses from one of its lists.
    #[track_caller]
    pub fn choose(&self, list: &str, value: &str) {
        self.browser.select(&format!("select[data-choose='{list}']"), value);
        self.until_still();
    }

    /// What one of its lists offers.
    #[track_caller]
    pub fn choices(&self, list: &str) -> Vec<String> {
        let script =
            "return [...document.querySelectorAll(`[data-choose='${arguments[0]}'] option`)].map(it => it.value);";
        strings(&self.browser.run_with(script, vec![list.into()]))
    }

    /// Movements are left out from now on.
    #[track_caller]
    pub fn at_once(&self) {
        self.choose("speed", "instant");
    }

    /// Chooses a game, from 1.
    #[track_caller]
    pub fn choose_game(&self, game: usize) {
        let script = "document.querySelector(`[data-act='games']`).click();
            document.querySelector(`[data-open='${arguments[0]}']`).click();";
        self.browser.run_with(script, vec![(game - 1).into()]);
        self.until_still();
    }

    /// What it draws.
    #[track_caller]
    pub fn drawn(&self) -> Value {
        self.browser.run(&format!("{DRAWN} return drawn();"))
    }

    /// Asserts that it is at a ply of a game, wholly shown, and that what it draws is the game's position there.
    #[track_caller]
    pub fn shows(&self, game: usize, ply: usize) {
        assert_eq!(self.at(), At(game, ply, 0), "the page is elsewhere");
        let expected = record::drawn(record::position(&self.games[game - 1], ply));
        let drawn = self.drawn();
        assert_eq!(drawn, expected, "game {game}, ply {ply}: {}", difference(&drawn, &expected));
    }

    /// The text that can be seen, or only that of an element.
    #[track_caller]
    pub fn text(&self, css: &str) -> String {
        let script = "return document.querySelector(arguments[0])?.innerText ?? null;";
        let text = self.browser.run_with(script, vec![css.into()]);
        text.as_str().unwrap_or_else(|| panic!("no {css} in the page")).to_owned()
    }

    /// How many elements there are.
    #[track_caller]
    pub fn count(&self, css: &str) -> usize {
        let count = self.browser.run_with("return document.querySelectorAll(arguments[0]).length;", vec![css.into()]);
        usize::try_from(count.as_u64().expect("a number")).expect("a small number")
    }

    /// Waits until the part of the address after `#` is this one, which it need not be at once.
    #[track_caller]
    pub fn until_link(&self, link: &str) {
        self.browser.until(&format!("location.hash === '{link}'"));
    }
}

/// A list of text.
#[track_caller]
pub fn strings(list: &Value) -> Vec<String> {
    let list = list.as_array().expect("a list");
    list.iter().map(|it| it.as_str().unwrap_or_else(|| panic!("{it} is not a text")).to_owned()).collect()
}

/// In what two drawings differ.
pub fn difference(drawn: &Value, expected: &Value) -> String {
    let mut lines = Vec::new();
    for key in ["pits", "stores", "houses"] {
        let names = expected[key].as_object().expect("named").keys();
        for name in names.chain(drawn[key].as_object().expect("named").keys()) {
            let (is, should) = (&drawn[key][name], &expected[key][name]);
            if is != should {
                lines.push(format!("{name} is {is}, not {should}"));
            }
        }
    }
    for key in ["blocked", "to_move"] {
        if drawn[key] != expected[key] {
            lines.push(format!("{key} is {}, not {}", drawn[key], expected[key]));
        }
    }
    lines.dedup();
    lines.join("; ")
}

/// The emulation of a preference or of a medium.
pub fn media(browser: &Browser, medium: &str, features: &[(&str, &str)]) {
    let features: Vec<Value> = features.iter().map(|(name, value)| json!({"name": name, "value": value})).collect();
    browser.devtools("Emulation.setEmulatedMedia", json!({"media": medium, "features": features}));
}

/// The emulation of a small screen with a finger.
pub fn narrow(browser: &Browser, width: u32, height: u32) {
    let screen = json!({"width": width, "height": height, "deviceScaleFactor": 2, "mobile": true});
    browser.devtools("Emulation.setDeviceMetricsOverride", screen);
    browser.devtools("Emulation.setTouchEmulationEnabled", json!({"enabled": true, "maxTouchPoints": 5}));
}
