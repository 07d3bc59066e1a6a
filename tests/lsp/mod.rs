//! The language server: each feature by messages, the same findings as `check`, edits and messages at random, the program.

mod edits;
mod features;
mod robust;
mod transport;
mod typing;

use kibao::lsp::{Nothing, Server};
use kibao::words::Lang;
use serde_json::{Value, json};

const URI: &str = "file:///a.bao";

/// A server with one document.
struct Editor {
    server: Server<Nothing>,
    version: i32,
}

impl Editor {
    fn new(text: &str) -> Self {
        Self::with(text, json!({"capabilities": {}}))
    }

    fn with(text: &str, initialize: Value) -> Self {
        let mut server = Server::new(Nothing, Lang::En);
        server.request("initialize", initialize).expect("initialized");
        let mut editor = Self { server, version: 1 };
        editor.open(URI, text);
        editor
    }

    fn open(&mut self, uri: &str, text: &str) {
        let document = json!({"uri": uri, "languageId": "bao", "version": 1, "text": text});
        self.server.notify("textDocument/didOpen", json!({"textDocument": document})).expect("opened");
    }

    fn ask(&mut self, method: &str, more: Value) -> Value {
        self.asked(method, more).unwrap_or_else(|failure| panic!("{method}: {failure:?}"))
    }

    fn asked(&mut self, method: &str, more: Value) -> Result<Value, kibao::lsp::Failure> {
        let mut params = json!({"textDocument": {"uri": URI}});
        let Value::Object(more) = more else { panic!("an object") };
        params.as_object_mut().expect("an object").extend(more);
        self.server.request(method, params)
    }

    /// A request at a place.
    fn at(&mut self, method: &str, line: u32, character: u32) -> Value {
        self.ask(method, json!({"position": {"line": line, "character": character}}))
    }

    /// Puts a text in the place of a range.
    fn edit(&mut self, range: [u32; 4], text: &str) {
        let [line, character, end, last] = range;
        let range = json!({"start": {"line": line, "character": character}, "end": {"line": end, "character": last}});
        self.version += 1;
        let document = json!({"uri": URI, "version": self.version});
        let params = json!({"textDocument": document, "contentChanges": [{"range": range, "text": text}]});
        self.server.notify("textDocument/didChange", params).expect("changed");
    }

    fn save(&mut self) {
        self.server.notify("textDocument/didSave", json!({"textDocument": {"uri": URI}})).expect("saved");
    }

    fn text(&self) -> String {
        self.server.document(URI).expect("a document").text()
    }

    fn diagnostics(&mut self) -> Vec<Value> {
        let answer = self.ask("textDocument/diagnostic", json!({}));
        answer["items"].as_array().expect("a list").clone()
    }

    /// The codes of the diagnostics, each with its place.
    fn codes(&mut self) -> Vec<String> {
        let code = |it: &Value| {
            let start = &it["range"]["start"];
            format!("{} {}:{}", it["code"].as_str().expect("a code"), start["line"], start["character"])
        };
        self.diagnostics().iter().map(code).collect()
    }

    /// The actions in a range of lines, by title.
    fn actions(&mut self, line: u32, character: u32) -> Vec<(String, Value)> {
        let place = json!({"line": line, "character": character});
        let more = json!({"range": {"start": place, "end": place}, "context": {"diagnostics": []}});
        let answer = self.ask("textDocument/codeAction", more);
        let list = answer.as_array().expect("a list").iter();
        list.map(|it| (it["title"].as_str().expect("a title").to_owned(), it.clone())).collect()
    }

    /// The text after the edit of an action, or of another answer with edits.
    fn after(&self, edits: &Value) -> String {
        let edits = edits.pointer(&format!("/edit/changes/{}", URI.replace('/', "~1"))).unwrap_or(edits);
        applied(&self.text(), edits)
    }
}

/// A text after edits in UTF-16 places.
fn applied(text: &str, edits: &Value) -> String {
    let mut edits: Vec<(usize, usize, &str)> = edits
        .as_array()
        .unwrap_or_else(|| panic!("edits: {edits}"))
        .iter()
        .map(|it| {
            let place = |which: &str| byte(text, &it["range"][which]);
            (place("start"), place("end"), it["newText"].as_str().expect("a text"))
        })
        .collect();
    // Insertions at one place come in the order of the list.
    edits.sort_by_key(|(start, ..)| *start);
    let (mut out, mut done) = (String::new(), 0);
    for (start, end, new) in edits {
        assert!(start >= done, "edits overlap");
        out.push_str(&text[done..start]);
        out.push_str(new);
        done = end;
    }
    out + &text[done..]
}

/// The byte of a place in UTF-16, found in another way than the server does.
fn byte(text: &str, position: &Value) -> usize {
    let (line, character) =
        (position["line"].as_u64().expect("a line"), position["character"].as_u64().expect("a number"));
    let (mut at_line, mut units) = (0, 0);
    let mut chars = text.char_indices().peekable();
    while let Some((at, c)) = chars.next() {
        if at_line == line && (units >= character || c == '\n' || c == '\r') {
            return at;
        }
        let pair = c == '\r' && chars.peek().is_some_and(|(_, next)| *next == '\n');
        if c == '\n' || (c == '\r' && !pair) {
            at_line += 1;
            units = 0;
        } else {
            units += c.len_utf16() as u64;
        }
    }
    text.len()
}
