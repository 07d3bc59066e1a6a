//! Edits at random: a document that was edited is the same as one that was just read.

use super::{Editor, applied};
use kibao::lsp::{Document, How};
use proptest::prelude::*;
use proptest::test_runner::RngSeed;
use serde_json::{Value, json};

/// Games in many forms, one after the other.
fn base() -> String {
    let folder = crate::cli::root().join("samples/ok");
    let names = [
        "several-games",
        "untidy-marks",
        "zanzibar-1994-game6",
        "one-line-log",
        "files-joined",
        "comments-everywhere",
        "mail",
    ];
    let read = |name: &&str| std::fs::read_to_string(folder.join(format!("{name}.bao"))).expect("a sample");
    let tidy = "title: a\nsouth: Asha\n\n1: A6<* a6<;\n2: A3> a5<;\n\n".repeat(5);
    names.iter().map(read).collect::<Vec<_>>().join("\n") + "\n" + &tidy
}

const PIECES: [&str; 16] = [
    "",
    "\n",
    "\n\n",
    "A",
    "1:",
    "A7>* a7>*;",
    "title: b\n",
    "south: Ü𝄞\n",
    "; note",
    "\r\n",
    "\r",
    ";",
    "  ",
    "1: A6<* a6<;\n\n",
    "title: x\n\n1: A6<* a6<;\n\ntitle: y\n\n1: A7>* a7>*;\n",
    "\u{feff}",
];

/// The answers that depend on the whole document.
fn answers(editor: &mut Editor) -> Vec<Value> {
    let mut all = vec![json!(editor.diagnostics())];
    for method in ["documentSymbol", "foldingRange", "codeLens", "semanticTokens/full"] {
        all.push(editor.ask(&format!("textDocument/{method}"), json!({})));
    }
    let range = json!({"range": {"start": {"line": 0, "character": 0}, "end": {"line": 9999, "character": 0}}});
    all.push(editor.ask("textDocument/inlayHint", range));
    all
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 16, rng_seed: RngSeed::Fixed(1), failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn an_edited_document_is_one_that_was_read(edits in prop::collection::vec((0..200_u32, 0..30_u32, 0..4_u32, 0..30_u32, 0..PIECES.len()), 1..6)) {
        let mut text = base();
        let mut editor = Editor::new(&text);
        for (line, character, more, last, piece) in edits {
            let range = json!({"start": {"line": line, "character": character}, "end": {"line": line + more, "character": if more == 0 { character + last } else { last }}});
            text = applied(&text, &json!([{"range": range, "newText": PIECES[piece]}]));
            let last = if more == 0 { character + last } else { last };
            editor.edit([line, character, line + more, last], PIECES[piece]);
            prop_assert_eq!(editor.text(), text.clone());
            // Asked in between, so that what was found before is kept.
            editor.diagnostics();
        }
        editor.save();
        let mut fresh = Editor::new(&text);
        for (edited, read) in answers(&mut editor).into_iter().zip(answers(&mut fresh)) {
            prop_assert_eq!(edited, read);
        }
    }
}

#[test]
fn a_document_in_pieces_is_read_as_a_whole() {
    let text = base();
    let document = Document::new(&text, None, How::default(), None);
    assert!(document.pieces() >= 5, "{} pieces", document.pieces());
    let whole = kibao::document::Document::new(&text, &kibao::replay::Options::default());
    let mut editor = Editor::new(&text);
    let expected: Vec<&str> = whole.games().iter().flat_map(|it| &it.findings).map(|it| it.check.code).collect();
    let found: Vec<String> =
        editor.codes().iter().filter(|it| !it.starts_with('E')).map(|it| it[..4].to_owned()).collect();
    assert_eq!(found, expected);
}
