//! Each feature of the server, by its messages.

use super::{Editor, URI};
use kibao::findings::CHECKS;
use serde_json::{Value, json};

const GAME: &str = "title: Final\nsouth: Asha\nnorth: Jüma\n\n1: A7>* a7>*;\n2: A8>* a6>*;\n";
const BROKEN: &str = "\
opening: [ 0 0 0 0 0 0 0 0 | 0 0 5 6 0 0 1 0 | 0 0 2 0 6 0 0 0 | 0 0 0 0 0 0 0 0 | 22 22 | T T | 255 | 0 ]

1: A3< a5<;
2: A8> a2<;
3: A5< a1<;
";

fn whole() -> Value {
    json!({"range": {"start": {"line": 0, "character": 0}, "end": {"line": 99, "character": 0}}})
}

fn titles(list: &Value, key: &str) -> Vec<String> {
    list.as_array().expect("a list").iter().map(|it| it[key].as_str().unwrap_or_default().to_owned()).collect()
}

#[test]
fn a_diagnostic_has_its_code_its_help_and_the_way_to_its_page() {
    let mut editor = Editor::new("1: A1>*;\n");
    let found = editor.diagnostics();
    assert_eq!((found[0]["code"].as_str(), found[0]["severity"].as_u64()), (Some("R101"), Some(1)));
    let message = found[0]["message"].as_str().expect("a message");
    assert!(
        message.contains("A1") && message.ends_with("the legal moves are `A6<*`, `A6>*`, `A7<*` and `A7>*`"),
        "{message}"
    );
    let href = found[0]["codeDescription"]["href"].as_str().expect("an address");
    let page = editor.server.request("workspace/textDocumentContent", json!({"uri": href})).expect("a page");
    assert!(page["text"].as_str().expect("a text").starts_with("# R101 empty-pit (error)\n"), "{page}");
}

#[test]
fn the_likely_slip_is_a_place_beside_the_finding() {
    let shows = json!({"capabilities": {"textDocument": {"publishDiagnostics": {"relatedInformation": true}}}});
    let found = Editor::with(BROKEN, shows).diagnostics();
    let stuck = found.iter().find(|it| !it["relatedInformation"].is_null()).expect("a slip");
    let slip = &stuck["relatedInformation"][0];
    assert_eq!(
        (slip["location"]["range"]["start"]["line"].as_u64(), slip["location"]["uri"].as_str()),
        (Some(2), Some(URI))
    );
    assert!(slip["message"].as_str().expect("words").contains("A3<+"), "{slip}");
    // Where the client does not show places, it is in the message.
    let found = Editor::new(BROKEN).diagnostics();
    let stuck = found.iter().find(|it| it["message"].as_str().is_some_and(|it| it.contains("A3<+")));
    assert!(stuck.is_some_and(|it| it["relatedInformation"].is_null()));
}

#[test]
fn places_are_counted_as_agreed() {
    let text = "title: 𝄞 ü\n1: A7>* a7>*; 𝄞𝄞, and ü,\n2: A8>* a6>*,\n";
    for (encodings, length) in [(json!(["utf-16"]), 2), (json!(["utf-16", "utf-8"]), 4)] {
        let mut editor = Editor::with(text, json!({"capabilities": {"general": {"positionEncodings": encodings}}}));
        let symbols = editor.ask("textDocument/semanticTokens/full", json!({}));
        // A head key, then its value: 𝄞, a blank and ü.
        let value: Vec<u64> =
            symbols["data"].as_array().expect("numbers")[5..10].iter().filter_map(Value::as_u64).collect();
        assert_eq!(value[..4], [0, 7, length + 1 + length / 2, 1], "{encodings}");
        assert_eq!(editor.codes().iter().filter(|it| it.starts_with("N301")).count(), 1);
    }
}

#[test]
fn fixes_are_offered_and_do_what_they_say() {
    let mut editor = Editor::new("south: A\nnorth: B\nplace: C\ndate: 1994\n\n1. A6< a6<;\n");
    let actions = editor.actions(5, 4);
    let fix = actions.iter().find(|(title, _)| title.starts_with("M101: ")).expect("a fix");
    assert_eq!((fix.0.as_str(), fix.1["isPreferred"].as_bool()), ("M101: write `A6<*`", Some(true)));
    assert!(editor.after(&fix.1).ends_with("\n1. A6<* a6<;\n"));
    let all = actions.iter().find(|(_, it)| it["kind"] == "source.fixAll").expect("all fixes");
    assert!(editor.after(&all.1).ends_with("\n1: A6<* a6<;\n"));
    // Only what was asked for.
    let place = json!({"line": 5, "character": 4});
    let more = json!({"range": {"start": place, "end": place}, "context": {"diagnostics": [], "only": ["source"]}});
    let only = editor.ask("textDocument/codeAction", more);
    assert_eq!(only.as_array().map(Vec::len), Some(1));
}

#[test]
fn a_fix_of_the_file_is_an_edit_of_its_lines() {
    let mut editor = Editor::new("south: A\nnorth: B\n\n1: A6<* a6<;");
    let actions = editor.actions(3, 12);
    let fix = actions.iter().find(|(title, _)| title.starts_with("E109: ")).expect("a fix");
    assert_eq!(editor.after(&fix.1), "south: A\nnorth: B\n\n1: A6<* a6<;\n");
}

#[test]
fn a_repair_is_offered_with_its_probability() {
    let mut editor = Editor::new(BROKEN);
    let stuck = editor.diagnostics().iter().find(|it| it["severity"] == 1).cloned().expect("an error");
    let line = stuck["range"]["start"]["line"].as_u64().expect("a line") as u32;
    let actions = editor.actions(line, 4);
    let (title, action) = actions.iter().find(|(title, _)| title.starts_with("repair (")).expect("a repair");
    assert!(title.contains('%') && title.ends_with("South's `A3<` in round 1 becomes `A3<+`"), "{title}");
    let mut repaired = Editor::new(&editor.after(action));
    assert!(repaired.diagnostics().iter().all(|it| it["severity"] != 1));
}

#[test]
fn a_comment_can_allow_a_finding() {
    let mut editor = Editor::new("south: A\nnorth: B\n\n1: A6< a6<;\n2: A3> a5<;\n");
    let codes = editor.codes();
    assert!(codes.contains(&"M101 3:3".to_owned()), "{codes:?}");
    let actions = editor.actions(3, 4);
    let (_, allow) =
        actions.iter().find(|(title, _)| title == "allow M101 (missing-mark) with a comment").expect("allow");
    let new = editor.after(allow);
    assert!(new.contains("\n1: A6< a6<;\n; kibao: allow M101 reason?\n2: "), "{new}");
    assert!(Editor::new(&new).codes().iter().all(|it| !it.starts_with("M101")));
}

#[test]
fn missing_head_lines_come_in_their_order() {
    let mut editor = Editor::new("title: a\nnorth: B\n\n1: A6<* a6<;\n");
    let (_, add) =
        editor.actions(0, 0).into_iter().find(|(title, _)| title == "add the missing head lines").expect("heads");
    assert_eq!(editor.after(&add), "title: a\nsouth:\nnorth: B\nplace:\ndate:\n\n1: A6<* a6<;\n");
    let mut editor = Editor::new("1: A6<* a6<;\n");
    let (_, add) =
        editor.actions(0, 0).into_iter().find(|(title, _)| title == "add the missing head lines").expect("heads");
    let new = editor.after(&add);
    assert_eq!(new, "south:\nnorth:\nplace:\ndate:\n\n1: A6<* a6<;\n");
    assert!(Editor::new(&new).codes().iter().all(|it| it.starts_with("S104")));
}

#[test]
fn a_document_is_formatted_as_fmt_does() {
    let text = "SOUTH: Asha\n1. 7R* 7R*\n\n\n\ntitle: b\n1. 6L* 6L\n2: 3R 5L;\n";
    let mut editor = Editor::new(text);
    let edits = editor.ask("textDocument/formatting", json!({"options": {"tabSize": 4, "insertSpaces": true}}));
    let expected = crate::cli::run(&["fmt", "--stdout", "-"], text).out;
    assert_eq!(editor.after(&edits), expected);
    let mut again = Editor::new(&expected);
    assert_eq!(
        again.ask("textDocument/formatting", json!({"options": {"tabSize": 4, "insertSpaces": true}})),
        json!([])
    );
    // Only the second game.
    let range = json!({"start": {"line": 6, "character": 0}, "end": {"line": 6, "character": 3}});
    let more = json!({"range": range, "options": {"tabSize": 4, "insertSpaces": true}});
    let edits = editor.ask("textDocument/rangeFormatting", more);
    let second = expected.split_once("title: b").expect("a second game").1;
    assert_eq!(editor.after(&edits), format!("SOUTH: Asha\n1. 7R* 7R*\n\n\n\ntitle: b{second}"));
}

#[test]
fn hover_shows_both_boards_the_way_of_the_seeds_and_the_rule() {
    let mut editor = Editor::new("title: Final\n\n1: A6<* a6<;\n2: A1>*;\n");
    let shown = editor.at("textDocument/hover", 2, 4);
    let value = shown["contents"]["value"].as_str().expect("Markdown");
    assert_eq!(value.matches("```text\n").count(), 2, "{value}");
    assert!(value.contains("1\\. a seed from the store into A6") && !value.contains("data:image"), "{value}");
    assert_eq!(shown["range"]["start"], json!({"line": 2, "character": 3}));
    let shown = editor.at("textDocument/hover", 3, 4);
    let value = shown["contents"]["value"].as_str().expect("Markdown");
    assert!(value.contains("# R101 empty-pit") && value.contains("## What it does"), "{value}");
    assert_eq!(editor.at("textDocument/hover", 0, 3), Value::Null);
    let pictures = json!({"capabilities": {}, "initializationOptions": {"pictures": true}});
    let shown = Editor::with("1: A6<* a6<;\n", pictures).at("textDocument/hover", 0, 4);
    assert!(shown["contents"]["value"].as_str().expect("Markdown").contains("](data:image/svg+xml;base64,PHN2Zy"));
}

#[test]
fn hints_are_captures_and_missing_numbers() {
    let mut editor = Editor::new("A6<* a6<;\nA3> a5<;\n");
    let hints = editor.ask("textDocument/inlayHint", whole());
    let labels = titles(&hints, "label");
    let shown = kibao::document::Document::new("A6<* a6<;\nA3> a5<;\n", &kibao::replay::Options::default());
    let captures = shown.games()[0].replay.plies.iter().filter_map(|ply| ply.played()).filter(|it| it.captured > 0);
    let captures: Vec<String> = captures.map(|it| format!("×{}", it.captured)).collect();
    assert!(!captures.is_empty() && captures.iter().all(|it| labels.contains(it)), "{labels:?}");
    assert_eq!(labels.iter().filter(|it| it.ends_with(':')).collect::<Vec<_>>(), ["1:", "2:"]);
    let number = hints.as_array().expect("a list").iter().find(|it| it["label"] == "2:").expect("a number");
    assert_eq!(editor.after(&number["textEdits"]), "A6<* a6<;\n2: A3> a5<;\n");
}

#[test]
fn games_are_symbols_folds_and_lines_above_them() {
    let mut editor = Editor::new(&format!("{GAME}\n{}", GAME.replace("Final", "Semi")));
    let symbols = editor.ask("textDocument/documentSymbol", json!({}));
    assert_eq!(
        titles(&symbols, "name"),
        ["Final: Asha (South) and Jüma (North)", "Semi: Asha (South) and Jüma (North)"]
    );
    assert_eq!(
        (titles(&symbols[0]["children"], "name"), symbols[1]["range"]["start"]["line"].as_u64()),
        (vec!["round 1".to_owned(), "round 2".to_owned()], Some(7))
    );
    let folds = editor.ask("textDocument/foldingRange", json!({}));
    let lines = |it: &Value| (it["startLine"].as_u64(), it["endLine"].as_u64());
    let folds: Vec<_> = folds.as_array().expect("a list").iter().map(lines).collect();
    assert_eq!(folds, [(Some(0), Some(5)), (Some(0), Some(2)), (Some(7), Some(12)), (Some(7), Some(9))]);
    let lenses = editor.ask("textDocument/codeLens", json!({}));
    assert_eq!(lenses[1]["command"]["title"], "4 plies");
    let command = json!({"command": lenses[1]["command"]["command"], "arguments": lenses[1]["command"]["arguments"]});
    let page = editor.server.request("workspace/executeCommand", command).expect("a page");
    let page = page.as_str().expect("HTML");
    assert!(kibao::render::html::is_page(page.as_bytes()) && page.contains("Semi") && !page.contains("Final"));
}

#[test]
fn the_rounds_of_very_many_games_are_no_symbols() {
    for (games, rounds) in [(1000, 1), (1001, 0)] {
        let mut editor = Editor::new(&"title: a\n\n1: A6<* a6<;\n\n".repeat(games));
        let symbols = editor.ask("textDocument/documentSymbol", json!({}));
        let children = |it: &Value| it["children"].as_array().map_or(9, Vec::len);
        let of_each: Vec<usize> = symbols.as_array().expect("a list").iter().map(children).collect();
        assert_eq!(of_each, vec![rounds; games]);
    }
}

#[test]
fn a_finished_game_says_who_won() {
    let text = std::fs::read_to_string(crate::cli::root().join("samples/ok/short-win.bao")).expect("a sample");
    let lenses = Editor::new(&text).ask("textDocument/codeLens", json!({}));
    let title = lenses[0]["command"]["title"].as_str().expect("a title");
    assert!(title.contains(" plies, ") && title.contains(" wins"), "{title}");
}

#[test]
fn words_have_kinds() {
    let mut editor = Editor::new("title: a\n\n1: A7>* a1>*; note\n");
    let tokens = editor.ask("textDocument/semanticTokens/full", json!({}));
    let data: Vec<u64> = tokens["data"].as_array().expect("numbers").iter().filter_map(Value::as_u64).collect();
    let kinds: Vec<_> = data.chunks(5).map(|it| (it[0], it[1], it[2], it[3], it[4])).collect();
    // South's move, then North's, which is not legal.
    assert!(
        kinds.contains(&(2, 0, 1, 2, 0)) && kinds.contains(&(0, 3, 4, 3, 0)) && kinds.contains(&(0, 5, 4, 4, 1)),
        "{kinds:?}"
    );
    let range = json!({"range": {"start": {"line": 0, "character": 0}, "end": {"line": 0, "character": 9}}});
    let first = editor.ask("textDocument/semanticTokens/range", range);
    assert_eq!(first["data"].as_array().map(Vec::len), Some(10));
}

#[test]
fn a_player_is_renamed_everywhere() {
    let mut editor = Editor::new("south: Asha\nnorth: Juma\nwinner: Asha\n\n1: A7>* a7>*;\n");
    editor.open("file:///b.bao", "north: asha\nsouth: Omar\ntitle: Asha\n\n1: A7>* a7>*;\n");
    let place = editor.at("textDocument/prepareRename", 0, 8);
    assert_eq!((place["placeholder"].as_str(), place["range"]["start"]["character"].as_u64()), (Some("Asha"), Some(7)));
    assert_eq!(editor.at("textDocument/prepareRename", 4, 4), Value::Null);
    let more = json!({"position": {"line": 2, "character": 9}, "newName": "Asha M."});
    let edit = editor.ask("textDocument/rename", more);
    let here = &edit["changes"][URI];
    assert_eq!(super::applied(&editor.text(), here), "south: Asha M.\nnorth: Juma\nwinner: Asha M.\n\n1: A7>* a7>*;\n");
    assert_eq!(edit["changes"]["file:///b.bao"].as_array().map(Vec::len), Some(1));
    for (line, name) in [(4, "Asha M."), (0, "a; b"), (0, "a； b"), (0, " ")] {
        let more = json!({"position": {"line": line, "character": 8}, "newName": name});
        assert_eq!(editor.asked("textDocument/rename", more).expect_err("no name").code, -32803);
    }
}

#[test]
fn edits_are_for_the_version_of_the_document() {
    let versioned = json!({"capabilities": {"workspace": {"workspaceEdit": {"documentChanges": true}}}});
    let mut editor = Editor::with("south: Asha\n1. A6< a6<;\n", versioned);
    editor.edit([0, 7, 0, 11], "Ida");
    let more = json!({"position": {"line": 0, "character": 8}, "newName": "Neema"});
    let renamed = editor.ask("textDocument/rename", more);
    let actions = editor.actions(1, 4);
    assert!(!actions.is_empty());
    for edit in actions.iter().map(|it| &it.1["edit"]).chain([&renamed]) {
        assert!(edit.get("changes").is_none(), "{edit}");
        let changes = edit["documentChanges"].as_array().expect("changes of documents");
        assert_eq!(changes.len(), 1);
        assert_eq!(changes[0]["textDocument"], json!({"uri": URI, "version": 2}));
    }
    let text = super::applied(&editor.text(), &renamed["documentChanges"][0]["edits"]);
    assert_eq!(text, "south: Neema\n1. A6< a6<;\n");
}

#[test]
fn the_client_chooses_the_language() {
    for (locale, expected) in [
        ("de-AT", "alles beheben, was sicher ist"),
        ("cs", "opravit vše, co je bezpečné"),
        ("fr", "fix everything that is safe"),
    ] {
        let mut editor = Editor::with("1. A6< a6<;\n", json!({"capabilities": {}, "locale": locale}));
        let titles: Vec<String> = editor.actions(0, 4).into_iter().map(|(title, _)| title).collect();
        assert!(titles.contains(&expected.to_owned()), "{locale}: {titles:?}");
    }
}

#[test]
fn diagnostics_are_sent_only_to_those_who_do_not_ask() {
    let mut editor = Editor::new("1: A1>*;\n");
    let sent = editor.server.outgoing();
    assert_eq!((sent.len(), sent[0].0, &sent[0].1["version"]), (1, "textDocument/publishDiagnostics", &json!(1)));
    assert!(editor.server.outgoing().is_empty());
    editor.edit([0, 3, 0, 7], "A6<*");
    assert_eq!(editor.server.outgoing()[0].1["version"], json!(2));
    let asks = json!({"capabilities": {"textDocument": {"diagnostic": {}}}});
    assert!(Editor::with("1: A1>*;\n", asks).server.outgoing().is_empty());
}

#[test]
fn every_page_can_be_read() {
    let mut editor = Editor::new("");
    let answer = editor.server.request("initialize", json!({"capabilities": {}})).expect("initialized");
    let workspace = &answer["capabilities"]["workspace"];
    assert_eq!(workspace["textDocumentContent"], json!({"schemes": ["kibao"]}));
    assert_eq!(workspace["workspaceFolders"], json!({"supported": true, "changeNotifications": true}));
    for check in CHECKS {
        let uri = format!("kibao:explain/{}.md", check.code);
        let page = editor.server.request("workspace/textDocumentContent", json!({"uri": uri})).expect("a page");
        assert!(page["text"].as_str().is_some_and(|it| it.contains("## What it does")), "{uri}");
    }
}
