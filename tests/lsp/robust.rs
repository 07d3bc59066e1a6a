//! Messages at random: an answer or an error to each, never a panic, and the text stays what the edits make of it.

use super::Editor;
use proptest::prelude::*;
use proptest::test_runner::RngSeed;
use serde_json::{Value, json};

const METHODS: [&str; 22] = [
    "initialize",
    "textDocument/diagnostic",
    "workspace/diagnostic",
    "workspace/textDocumentContent",
    "workspace/executeCommand",
    "textDocument/completion",
    "textDocument/hover",
    "textDocument/documentSymbol",
    "textDocument/foldingRange",
    "textDocument/codeLens",
    "textDocument/inlayHint",
    "textDocument/semanticTokens/full",
    "textDocument/semanticTokens/range",
    "textDocument/codeAction",
    "textDocument/formatting",
    "textDocument/rangeFormatting",
    "textDocument/prepareRename",
    "textDocument/rename",
    "textDocument/didChange",
    "textDocument/didOpen",
    "textDocument/didClose",
    "no/such/method",
];

fn params() -> impl Strategy<Value = Value> {
    let place = || prop_oneof![0..12_u32, Just(u32::MAX), 0..5000_u32];
    let position = (place(), place()).prop_map(|(line, character)| json!({"line": line, "character": character}));
    let range = (position.clone(), position.clone()).prop_map(|(start, end)| json!({"start": start, "end": end}));
    let junk = prop_oneof![Just(json!(null)), Just(json!({})), Just(json!([1, "a"])), Just(json!({"textDocument": 5}))];
    let uri = prop_oneof![4 => Just("file:///a.bao"), 1 => Just("file:///b.bao"), 1 => Just("nonsense"), 1 => Just("")];
    let text = prop_oneof![Just(""), Just("a"), Just("1: A6<*\n"), Just("\n\n"), Just("title: ü𝄞\n"), Just("\0")];
    let whole = (uri, position, range.clone(), text).prop_map(|(uri, position, range, text)| {
        json!({
            "textDocument": {"uri": uri, "version": 7, "languageId": "bao", "text": text}, "position": position, "range": range,
            "context": {"diagnostics": []}, "options": {"tabSize": 1, "insertSpaces": true}, "newName": text, "uri": uri,
            "command": "kibao.replay", "arguments": [uri, 1], "capabilities": {},
            "contentChanges": [{"range": range, "text": text}],
        })
    });
    prop_oneof![1 => junk, 8 => whole]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, rng_seed: RngSeed::Fixed(1), failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn no_message_breaks_the_server(messages in prop::collection::vec((0..METHODS.len(), params()), 1..20)) {
        let mut editor = Editor::new("title: a\n\n1: A6<* a6<;\n2: A1> a5<;\n\ntitle: b\n\n1: A7>* a7>*;\n");
        for (method, params) in messages {
            let method = METHODS[method];
            if method.contains("/did") {
                let _ = editor.server.notify(method, params);
            } else if let Err(failure) = editor.server.request(method, params) {
                prop_assert!([-32601, -32602, -32803].contains(&failure.code), "{method} {failure:?}");
            }
            for (method, params) in editor.server.outgoing() {
                prop_assert_eq!(method, "textDocument/publishDiagnostics");
                prop_assert!(params["diagnostics"].is_array());
            }
        }
    }
}
