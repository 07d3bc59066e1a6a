//! The program: messages over pipes, the same findings as `check`, broken messages, clients that go away.

use crate::cli::{root, run};
use kibao::source::Text;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Read, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

struct Client {
    child: Child,
    input: Option<ChildStdin>,
    output: BufReader<ChildStdout>,
    next: i32,
}

impl Client {
    fn start(folder: &Path) -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_kibao"))
            .arg("lsp")
            .current_dir(folder)
            .env("LC_ALL", "C")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let output = BufReader::new(child.stdout.take().expect("its output"));
        Self { input: child.stdin.take(), child, output, next: 0 }
    }

    fn raw(&mut self, text: &str) {
        let input = self.input.as_mut().expect("an input");
        input.write_all(text.as_bytes()).and_then(|()| input.flush()).expect("written");
    }

    fn send(&mut self, message: &Value) {
        let text = message.to_string();
        self.raw(&format!("Content-Length: {}\r\n\r\n{text}", text.len()));
    }

    fn tell(&mut self, method: &str, params: Value) {
        let mut message = json!({"jsonrpc": "2.0", "method": method});
        message["params"] = params;
        self.send(&message);
    }

    fn message(&mut self) -> Value {
        let (mut length, mut line) = (0, String::new());
        loop {
            line.clear();
            assert!(self.output.read_line(&mut line).expect("a line") > 0, "the server has ended");
            match line.trim().strip_prefix("Content-Length: ") {
                Some(number) => length = number.parse().expect("a number"),
                None if line.trim().is_empty() => break,
                None => {}
            }
        }
        let mut body = vec![0; length];
        self.output.read_exact(&mut body).expect("a message");
        serde_json::from_slice(&body).expect("JSON")
    }

    fn ask(&mut self, method: &str, params: Value) -> Value {
        self.next += 1;
        let mut message = json!({"jsonrpc": "2.0", "id": self.next, "method": method});
        message["params"] = params;
        self.send(&message);
        loop {
            let message = self.message();
            if message["id"] == self.next && message.get("method").is_none() {
                return message;
            }
        }
    }

    /// The exit status and what was said on standard error.
    fn end(mut self) -> (Option<i32>, String) {
        drop(self.input.take());
        let mut said = String::new();
        self.child.stderr.take().expect("its errors").read_to_string(&mut said).expect("text");
        (self.child.wait().expect("an end").code(), said)
    }
}

fn uri(path: &Path) -> String {
    format!("file://{}", path.display())
}

#[test]
fn a_session_ends_as_it_should() {
    let mut client = Client::start(&root());
    let early = client.ask("textDocument/hover", json!({}));
    assert_eq!(early["error"]["code"], -32002);
    let answer = client.ask("initialize", json!({"processId": null, "rootUri": null, "capabilities": {}}));
    assert_eq!(answer["result"]["serverInfo"]["name"], "kibao");
    client.tell("initialized", json!({}));
    let document = json!({"uri": "untitled:1", "languageId": "bao", "version": 3, "text": "1: A1>*;\n"});
    client.tell("textDocument/didOpen", json!({"textDocument": document}));
    let told = client.message();
    assert_eq!(
        (told["method"].as_str(), told["params"]["version"].as_i64()),
        (Some("textDocument/publishDiagnostics"), Some(3))
    );
    assert_eq!(told["params"]["diagnostics"][0]["code"], "R101");
    let unknown = client.ask("no/such/method", json!({}));
    assert_eq!(unknown["error"]["code"], -32601);
    assert_eq!(client.ask("shutdown", json!(null))["result"], Value::Null);
    assert_eq!(client.ask("textDocument/hover", json!({}))["error"]["code"], -32600);
    client.tell("exit", json!(null));
    assert_eq!(client.end(), (Some(0), String::new()));
}

#[test]
fn broken_messages_are_reported_and_passed_over() {
    let mut client = Client::start(&root());
    client.raw("Content-Length: 8\r\n\r\n{\"nope\":");
    let error = client.message();
    assert_eq!((error["error"]["code"].as_i64(), &error["id"]), (Some(-32700), &Value::Null));
    client.raw("what is this\r\n");
    assert_eq!(client.message()["error"]["code"], -32700);
    client.raw("Content-Length: many\r\n\r\n");
    assert_eq!(client.message()["error"]["code"], -32700);
    let answer = client.ask("initialize", json!({"capabilities": {}}));
    assert!(answer["result"]["capabilities"].is_object());
    client.tell("textDocument/didOpen", json!({"textDocument": 5}));
    assert_eq!(client.ask("textDocument/hover", json!({"position": 1}))["error"]["code"], -32602);
    let (status, said) = client.end();
    assert_eq!(status, Some(2), "the client has gone without `exit`");
    assert_eq!(said.matches("cannot be read, and is passed over").count(), 4, "{said}");
    assert!(said.trim_end().ends_with("the editor has closed the connection without `exit`"), "{said}");
}

#[test]
fn an_exit_without_a_shutdown_is_no_success() {
    let mut client = Client::start(&root());
    client.ask("initialize", json!({"capabilities": {}}));
    client.tell("exit", json!(null));
    assert_eq!(client.end().0, Some(1));
}

/// The line and the UTF-16 character of a place of a text in characters, counted from 1.
fn place(text: &str, line: u64, column: u64) -> (u64, u64) {
    let joined = text.replace("\r\n", "\n").replace('\r', "\n");
    let line_text = joined.split('\n').nth(line as usize - 1).unwrap_or_default();
    (line - 1, line_text.chars().take(column as usize - 1).map(|c| c.len_utf16() as u64).sum())
}

#[test]
fn the_findings_of_a_folder_are_those_of_check() {
    let checked: Value = serde_json::from_str(&run(&["check", "--format", "json", "samples"], "").out).expect("JSON");
    let mut expected: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let of_games =
        checked["games"].as_array().expect("games").iter().flat_map(|it| it["findings"].as_array().expect("a list"));
    for it in of_games.chain(checked["findings"].as_array().expect("a list")) {
        let path = it["path"].as_str().expect("a path").to_owned();
        let bytes = std::fs::read(root().join(&path)).expect("a file");
        let text = Text::decode(&bytes).map_or_else(|_| String::new(), |it| it.text);
        let (line, character) =
            place(&text, it["line"].as_u64().expect("a line"), it["column"].as_u64().expect("a column"));
        let found = format!("{} {line}:{character}", it["code"].as_str().expect("a code"));
        expected.entry(path).or_default().push(found);
    }
    let mut client = Client::start(&root());
    let folder = json!([{"uri": uri(&root().join("samples")), "name": "samples"}]);
    client.ask("initialize", json!({"capabilities": {}, "workspaceFolders": folder}));
    let answer = client.ask("workspace/diagnostic", json!({"previousResultIds": []}));
    let items = answer["result"]["items"].as_array().expect("documents");
    let mut count = 0;
    for item in items {
        let name = item["uri"].as_str().and_then(|it| it.strip_prefix(&format!("{}/", uri(&root())))).expect("a file");
        let code = |it: &Value| {
            let start = &it["range"]["start"];
            format!("{} {}:{}", it["code"].as_str().expect("a code"), start["line"], start["character"])
        };
        let mut found: Vec<String> = item["items"].as_array().expect("a list").iter().map(code).collect();
        let mut wanted = expected.remove(name).unwrap_or_default();
        found.sort();
        wanted.sort();
        assert_eq!(found, wanted, "{name}");
        count += 1;
    }
    assert!(count > 250 && expected.is_empty(), "{count}; {expected:?}");
    client.ask("shutdown", json!(null));
    client.tell("exit", json!(null));
    client.end();
}

#[test]
fn settings_are_those_of_the_folder() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("a.bao");
    std::fs::write(folder.path().join("kibao.toml"), "ignore = [\"M101\"]\n").expect("written");
    std::fs::write(&path, "1: A6< a6<;\n").expect("written");
    let mut client = Client::start(folder.path());
    let watches = json!({"workspace": {"didChangeWatchedFiles": {"dynamicRegistration": true}}});
    client.ask("initialize", json!({"capabilities": watches}));
    client.tell("initialized", json!({}));
    let document = json!({"uri": uri(&path), "languageId": "bao", "version": 1, "text": "1: A6< a6<;\n"});
    client.tell("textDocument/didOpen", json!({"textDocument": document}));
    let codes = |client: &mut Client| -> Vec<Value> {
        loop {
            let told = client.message();
            if told["method"] == "textDocument/publishDiagnostics" {
                return told["params"]["diagnostics"]
                    .as_array()
                    .expect("a list")
                    .iter()
                    .map(|it| it["code"].clone())
                    .collect();
            }
            assert_eq!(told["method"], "client/registerCapability");
        }
    };
    assert!(!codes(&mut client).contains(&json!("M101")));
    std::fs::write(folder.path().join("kibao.toml"), "").expect("written");
    client.tell("workspace/didChangeWatchedFiles", json!({"changes": []}));
    assert!(codes(&mut client).contains(&json!("M101")));
}

#[test]
fn a_closed_file_that_is_packed_or_in_another_encoding_is_not_renamed_in() {
    let folder = tempfile::tempdir().expect("a folder");
    let text = "south: Asha\nnorth: Jüma\n\n1: A7>* a7>*;\n";
    let mut packed = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
    packed.write_all(text.as_bytes()).expect("packed");
    let packed = packed.finish().expect("packed");
    let wide: Vec<u8> = "\u{feff}".encode_utf16().chain(text.encode_utf16()).flat_map(u16::to_le_bytes).collect();
    let latin: Vec<u8> = text.chars().map(|c| c as u8).collect();
    let files: [(&str, &[u8]); 6] = [
        ("open.bao", text.as_bytes()),
        ("plain.bao", text.as_bytes()),
        ("packed.bao.gz", &packed),
        ("unnamed.bao", &packed),
        ("wide.bao", &wide),
        ("latin.bao", &latin),
    ];
    for (name, bytes) in files {
        std::fs::write(folder.path().join(name), bytes).expect("written");
    }
    let mut client = Client::start(folder.path());
    client.ask("initialize", json!({"capabilities": {}, "rootUri": uri(folder.path())}));
    let all = client.ask("workspace/diagnostic", json!({"previousResultIds": []}));
    assert_eq!(all["result"]["items"].as_array().map(Vec::len), Some(6));
    let here = uri(&folder.path().join("open.bao"));
    let document = json!({"uri": here, "languageId": "bao", "version": 1, "text": text});
    client.tell("textDocument/didOpen", json!({"textDocument": document}));
    let place = json!({"line": 0, "character": 8});
    let params = json!({"textDocument": {"uri": here}, "position": place, "newName": "Neema"});
    let edit = client.ask("textDocument/rename", params);
    let changed: Vec<&String> = edit["result"]["changes"].as_object().expect("changes").keys().collect();
    assert_eq!(changed, [&here, &uri(&folder.path().join("plain.bao"))]);
}

#[test]
fn a_file_that_has_not_changed_is_not_reported_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let [one, other] = ["a.bao", "b.bao"].map(|name| folder.path().join(name));
    for path in [&one, &other] {
        std::fs::write(path, "1: A1>*;\n").expect("written");
    }
    let mut client = Client::start(folder.path());
    client.ask("initialize", json!({"capabilities": {}, "rootUri": uri(folder.path())}));
    let mut known = json!([]);
    // The kinds of the reports; the identifiers are kept for the next request.
    let mut kinds = |client: &mut Client| -> Vec<Value> {
        let answer = client.ask("workspace/diagnostic", json!({"previousResultIds": known}));
        let items = answer["result"]["items"].as_array().expect("documents").clone();
        known = items.iter().map(|it| json!({"uri": it["uri"], "value": it["resultId"]})).collect();
        assert!(items.iter().all(|it| it["resultId"].is_string() && it["items"].is_array() == (it["kind"] == "full")));
        items.iter().map(|it| it["kind"].clone()).collect()
    };
    assert_eq!(kinds(&mut client), ["full", "full"]);
    assert_eq!(kinds(&mut client), ["unchanged", "unchanged"]);
    std::fs::write(&other, "1: A1>*; again\n").expect("written");
    assert_eq!(kinds(&mut client), ["unchanged", "full"]);
    let document = json!({"uri": uri(&one), "languageId": "bao", "version": 1, "text": "1: A1>*;\n"});
    client.tell("textDocument/didOpen", json!({"textDocument": document}));
    assert_eq!(kinds(&mut client), ["full", "unchanged"]);
    let mut params = json!({"textDocument": {"uri": uri(&one)}});
    let first = client.ask("textDocument/diagnostic", params.clone());
    params["previousResultId"] = first["result"]["resultId"].clone();
    let again = client.ask("textDocument/diagnostic", params.clone());
    assert_eq!((first["result"]["kind"].as_str(), again["result"]["kind"].as_str()), (Some("full"), Some("unchanged")));
    client.tell("textDocument/didSave", json!({"textDocument": {"uri": uri(&one)}}));
    assert_eq!(client.ask("textDocument/diagnostic", params)["result"]["kind"], "full");
    assert_eq!(kinds(&mut client), ["full", "unchanged"]);
    client.tell("workspace/didChangeWatchedFiles", json!({"changes": []}));
    assert_eq!(kinds(&mut client), ["full", "full"]);
    client.tell("textDocument/didClose", json!({"textDocument": {"uri": uri(&one)}}));
    assert_eq!(kinds(&mut client), ["full", "unchanged"]);
    // The findings of a file that is gone go, too.
    std::fs::remove_file(&other).expect("removed");
    let answer = client.ask("workspace/diagnostic", json!({"previousResultIds": known}));
    let gone = json!({"kind": "full", "uri": uri(&other), "version": null, "items": []});
    assert_eq!(answer["result"]["items"].as_array().expect("documents").last(), Some(&gone));
}

#[test]
fn a_client_that_asks_is_asked_to_ask_again() {
    let path = root().join("samples/a.bao");
    for support in [true, false] {
        let mut client = Client::start(&root());
        let capabilities =
            json!({"textDocument": {"diagnostic": {}}, "workspace": {"diagnostics": {"refreshSupport": support}}});
        client.ask("initialize", json!({"capabilities": capabilities}));
        let document = json!({"uri": uri(&path), "languageId": "bao", "version": 1, "text": "1: A1>*;\n"});
        client.tell("textDocument/didOpen", json!({"textDocument": document}));
        let edit = json!({"uri": uri(&path), "version": 2});
        client.tell("textDocument/didChange", json!({"textDocument": edit, "contentChanges": [{"text": ""}]}));
        client.ask("textDocument/diagnostic", json!({"textDocument": {"uri": uri(&path)}}));
        for (method, params) in [
            ("textDocument/didSave", json!({"textDocument": {"uri": uri(&path)}})),
            ("workspace/didChangeWatchedFiles", json!({"changes": []})),
        ] {
            client.tell(method, params);
            if support {
                let asked = client.message();
                assert_eq!(asked["method"], "workspace/diagnostic/refresh");
                assert!(asked["id"].is_i64() && asked.get("params").is_none(), "{asked}");
                client.send(&json!({"jsonrpc": "2.0", "id": asked["id"], "result": null}));
            }
        }
        client.send(&json!({"jsonrpc": "2.0", "id": "last", "method": "shutdown"}));
        assert_eq!(client.message()["id"], "last", "nothing else was said");
    }
}
