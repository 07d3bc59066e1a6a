//! A browser with an empty profile, driven by `WebDriver`: what a test does in it, and what the browser logs.

use crate::driver::{Driver, program};
use fantoccini::wd::{Capabilities, WebDriverCompatibleCommand};
use fantoccini::{Client, ClientBuilder, Locator};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, json};
use std::future::Future;
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, Instant};
use tempfile::TempDir;
use tokio::runtime::{Builder, Runtime};
use url::Url;

/// How long a command, or what a test waits for, may take.
const PATIENCE: Duration = Duration::from_mins(1);

/// A browser; it closes with this value.
pub struct Browser {
    runtime: Runtime,
    client: Option<Client>,
    /// A folder for files of this test.
    pub folder: PathBuf,
    /// Its profile, which goes after the browser has.
    _profile: TempDir,
}

/// A command of chromedriver beside those of the standard.
#[derive(Debug)]
struct Own {
    path: &'static str,
    body: Value,
}

impl WebDriverCompatibleCommand for Own {
    fn endpoint(&self, base: &Url, session: Option<&str>) -> Result<Url, url::ParseError> {
        base.join(&format!("session/{}/{}", session.unwrap_or_default(), self.path))
    }

    fn method_and_body(&self, _: &Url) -> (http::Method, Option<String>) {
        (http::Method::POST, Some(self.body.to_string()))
    }
}

fn capabilities(profile: &Path) -> Capabilities {
    let chromium = program("CHROMIUM", &["chromium", "chromium-browser", "google-chrome"]);
    let mut arguments = vec![
        "--headless=new".to_owned(),
        "--disable-gpu".to_owned(),
        "--disable-quic".to_owned(),
        "--no-first-run".to_owned(),
        "--disable-background-networking".to_owned(),
        "--disable-component-update".to_owned(),
        "--disable-sync".to_owned(),
        "--window-size=1280,900".to_owned(),
        format!("--user-data-dir={}", profile.display()),
    ];
    // Chromium refuses to sandbox what root starts.
    if profile.metadata().is_ok_and(|it| it.uid() == 0) {
        arguments.push("--no-sandbox".to_owned());
    }
    let all = json!({
        "goog:chromeOptions": {
            "binary": chromium,
            "args": arguments,
            "perfLoggingPrefs": {"enableNetwork": true, "enablePage": false},
        },
        "goog:loggingPrefs": {"browser": "ALL", "performance": "ALL"},
        "timeouts": {"script": 60_000, "pageLoad": 60_000},
        "unhandledPromptBehavior": "dismiss and notify",
    });
    all.as_object().expect("an object").clone()
}

impl Browser {
    /// Opens one.
    pub fn open(driver: &Driver) -> Self {
        let runtime = Builder::new_current_thread().enable_all().build().expect("a runtime");
        let profile = tempfile::Builder::new().prefix("profile-").tempdir_in(&driver.folder).expect("a profile");
        let folder = tempfile::Builder::new().prefix("pages-").tempdir_in(&driver.folder).expect("a folder").keep();
        let client = runtime.block_on(async {
            let mut builder = ClientBuilder::new(HttpConnector::new());
            builder.capabilities(capabilities(profile.path()));
            builder.connect(&driver.address).await
        });
        let client = client.unwrap_or_else(|error| panic!("the browser does not start: {error}"));
        Self { runtime, client: Some(client), folder, _profile: profile }
    }

    fn client(&self) -> &Client {
        self.client.as_ref().expect("the browser is open")
    }

    /// What a command of the driver gives.
    #[track_caller]
    fn wait<T, E: std::fmt::Display>(&self, what: &str, command: impl Future<Output = Result<T, E>>) -> T {
        let done = self.runtime.block_on(async { tokio::time::timeout(PATIENCE, command).await });
        let answer = done.unwrap_or_else(|_| panic!("{what}: no answer for {PATIENCE:?}"));
        answer.unwrap_or_else(|error| panic!("{what}: {error}"))
    }

    /// Loads a page anew, even where only the part after `#` differs.
    #[track_caller]
    pub fn load(&self, url: &str) {
        self.wait("about:blank", self.client().goto("about:blank"));
        self.wait(url, self.client().goto(url));
    }

    /// Runs a function body in the page and gives what it returns.
    #[track_caller]
    pub fn run(&self, script: &str) -> Value {
        self.run_with(script, Vec::new())
    }

    /// Runs a function body with `arguments`.
    #[track_caller]
    pub fn run_with(&self, script: &str, arguments: Vec<Value>) -> Value {
        self.wait(script.get(..200).unwrap_or(script), self.client().execute(script, arguments))
    }

    /// Runs a function body, which may fail.
    pub fn attempt(&self, script: &str) -> Result<Value, String> {
        self.runtime.block_on(self.client().execute(script, Vec::new())).map_err(|error| error.to_string())
    }

    /// Runs a body of an async function and gives what it returns in the end; what it throws fails the test.
    #[track_caller]
    pub fn run_async(&self, script: &str, arguments: Vec<Value>) -> Value {
        let whole = format!(
            "const done = arguments[arguments.length - 1];
            (async (...given) => {{ {script} }})(...[...arguments].slice(0, -1))
                .then(value => done({{value}}), error => done({{error: String(error && error.stack || error)}}));"
        );
        let mut answer = self.wait(script.get(..200).unwrap_or(script), self.client().execute_async(&whole, arguments));
        assert!(answer["error"].is_null(), "the script throws: {}", answer["error"].as_str().unwrap_or_default());
        answer["value"].take()
    }

    /// A command of the `DevTools` protocol.
    #[track_caller]
    pub fn devtools(&self, command: &str, parameters: Value) -> Value {
        let body = json!({"cmd": command, "params": parameters});
        self.wait(command, self.client().issue_cmd(Own { path: "goog/cdp/execute", body }))
    }

    /// Clicks where the middle of an element is, as a mouse would; something else in the way fails the test.
    #[track_caller]
    pub fn click(&self, css: &str) {
        self.wait(&format!("a click on {css}"), async { self.client().find(Locator::Css(css)).await?.click().await });
    }

    /// Types into an element, which gets the focus; opens the panel that it is in, if it is in one.
    #[track_caller]
    pub fn type_into(&self, css: &str, text: &str) {
        let open = "document.querySelector(arguments[0])?.closest('[popover]')?.togglePopover(true);";
        self.run_with(open, vec![css.into()]);
        self.wait(&format!("{text:?} typed into {css}"), async {
            self.client().find(Locator::Css(css)).await?.send_keys(text).await
        });
    }

    /// Types to whatever has the focus.
    #[track_caller]
    pub fn keys(&self, text: &str) {
        self.wait(&format!("{text:?} typed"), async { self.client().active_element().await?.send_keys(text).await });
    }

    /// Chooses from a list; opens the panel that the list is in, if it is in one.
    #[track_caller]
    pub fn select(&self, css: &str, value: &str) {
        let turn = "document.querySelector(arguments[0])?.closest('[popover]')?.togglePopover(arguments[1]);";
        self.run_with(turn, vec![css.into(), true.into()]);
        self.wait(&format!("{value:?} chosen from {css}"), async {
            self.client().find(Locator::Css(css)).await?.select_by_value(value).await
        });
        self.run_with(turn, vec![css.into(), false.into()]);
    }

    /// Goes into the frame of that number.
    #[track_caller]
    pub fn enter_frame(&self, index: u16) {
        self.wait("a frame", self.client().enter_frame(index));
    }

    /// Goes to the frame around.
    #[track_caller]
    pub fn leave_frame(&self) {
        self.wait("the frame around", self.client().enter_parent_frame());
    }

    /// Waits until an expression of the page is true.
    #[track_caller]
    pub fn until(&self, expression: &str) {
        let start = Instant::now();
        while self.run(&format!("return Boolean({expression});")) != Value::Bool(true) {
            assert!(start.elapsed() < PATIENCE, "in vain: until {expression}\nthe page: {}", self.state());
            thread::sleep(Duration::from_millis(10));
        }
    }

    /// The root's attributes, for messages.
    fn state(&self) -> Value {
        self.run("const it = document.querySelector('#kibao'); return it && it.cloneNode(false).outerHTML;")
    }

    /// New entries of a log of the browser.
    #[track_caller]
    fn log(&self, kind: &str) -> Vec<Value> {
        let log = self.wait("the log", self.client().issue_cmd(Own { path: "se/log", body: json!({"type": kind}) }));
        log.as_array().expect("a list of entries").clone()
    }

    /// What was written to the console since it was last asked, uncaught exceptions among it.
    #[track_caller]
    pub fn console(&self) -> Vec<String> {
        let text = |entry: &Value| format!("{}: {}", entry["level"], entry["message"]);
        self.log("browser").iter().map(text).collect()
    }

    /// What was asked for since it was last asked, other than pages that the test itself loads from its folder, and what
    /// the page's own policy refused, which the console tells.
    #[track_caller]
    pub fn requests(&self) -> Vec<String> {
        let own = file_url(&self.folder);
        let mut found = Vec::new();
        for entry in self.log("performance") {
            let text = entry["message"].as_str().expect("a message");
            let message: Value = serde_json::from_str(text).expect("a message is JSON");
            let (method, about) = (message["message"]["method"].as_str(), &message["message"]["params"]);
            let id = &about["requestId"];
            match method {
                Some("Network.requestWillBeSent") => {
                    let url = about["request"]["url"].as_str().unwrap_or_default();
                    let page = about["type"] == "Document" && url.starts_with(&own);
                    // These hold their content themselves, or are of this very page; the browser's own first page asks for the last.
                    let local = ["data:", "about:blank", "blob:", "chrome:"].iter().any(|it| url.starts_with(it));
                    if !page && !local {
                        found.push((id.clone(), format!("{} {url}", about["type"])));
                    }
                }
                Some("Network.loadingFailed") if about["blockedReason"] == "csp" => found.retain(|(it, _)| it != id),
                Some("Network.webSocketCreated" | "Network.webTransportCreated") => {
                    found.push((id.clone(), text.to_owned()));
                }
                _ => {}
            }
        }
        found.into_iter().map(|(_, what)| what).collect()
    }

    /// Fails where the page wrote to the console, threw or asked for anything.
    #[track_caller]
    pub fn was_quiet(&self) {
        let console = self.console();
        assert!(console.is_empty(), "the console is not empty:\n{}", console.join("\n"));
        let requests = self.requests();
        assert!(requests.is_empty(), "the page asks for:\n{}", requests.join("\n"));
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        if let Some(client) = self.client.take() {
            // A test may have failed because of the browser: then the driver closes it at the end.
            let _ = self.runtime.block_on(async { tokio::time::timeout(PATIENCE, client.close()).await });
        }
    }
}

/// The address of a file.
pub fn file_url(path: &Path) -> String {
    Url::from_file_path(path).expect("an absolute path").into()
}
