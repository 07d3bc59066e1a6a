//! `kibao html`: what the page holds, how small it is, which text cannot break out of it, which files it replaces.

use super::files::folder;
use super::{Ran, root, run, run_in};
use crate::fixtures;
use serde_json::Value;
use std::collections::BTreeSet;
use std::fs;

/// The JSON of a page.
fn data_text(page: &str) -> &str {
    let (_, rest) = page.split_once("id=\"kibao-data\">").expect("the data");
    rest.split_once("</script>").expect("an end").0
}

fn data(page: &str) -> Value {
    serde_json::from_str(data_text(page)).expect("JSON")
}

fn page(args: &[&str], input: &[u8]) -> String {
    let ran = run_in(&root(), &[&["html"], args].concat(), input);
    assert_eq!((ran.status, ran.err.as_str()), (Some(0), ""), "{args:?}");
    ran.out
}

#[test]
fn a_page_holds_what_json_says() {
    let mut games = 0;
    for (path, bytes) in fixtures::all() {
        let json = run_in(&root(), &["json", "--trace", "-"], &bytes);
        let json: Value = serde_json::from_str(&json.out).expect("JSON");
        let expected = json["games"].as_array().expect("games");
        if expected.is_empty() {
            continue;
        }
        let ran = run_in(&root(), &["html", "-"], &bytes);
        let data = data(&ran.out);
        let held = data["games"].as_array().expect("games");
        assert_eq!(held.len(), expected.len(), "{path}");
        for (held, expected) in held.iter().zip(expected) {
            assert_eq!(&held["game"], expected, "{path}");
            let findings = expected["findings"].as_array().expect("findings");
            for (at, finding) in findings.iter().enumerate() {
                assert_eq!(held["said"]["en"][at]["message"], finding["message"], "{path}");
                assert_eq!(held["said"]["en"][at]["help"], finding["help"], "{path}");
            }
            for lang in ["en", "sw", "de", "cs"] {
                assert!(!held["title"][lang].as_str().expect("a title").is_empty(), "{path}: {lang}");
                assert_eq!(held["said"][lang].as_array().expect("words").len(), findings.len(), "{path}: {lang}");
            }
            games += 1;
        }
    }
    assert!(games > 150, "{games}");
}

#[test]
fn the_data_of_a_sample() {
    let data = data(&page(&["samples/ok/comments-everywhere.bao"], b""));
    let text = serde_json::to_string_pretty(&data["games"]).expect("JSON");
    insta::with_settings!({ snapshot_path => "../snapshots", prepend_module_to_snapshot => false, omit_expression => true }, {
        insta::assert_snapshot!("ok-comments-everywhere.html", text);
    });
}

#[test]
fn comments_stand_after_their_ply() {
    let text = b"; first\n1: A7>* a7>*; one\n2: A8>*; two\n; below\n";
    let data = data(&page(&["-"], text));
    let comments = data["games"][0]["comments"].as_array().expect("comments");
    let told: Vec<(u64, &str)> =
        comments.iter().map(|it| (it["after"].as_u64().expect("a ply"), it["text"].as_str().expect("text"))).collect();
    assert_eq!(told, [(0, "first"), (2, "one"), (3, "two below")]);
}

#[test]
fn every_language_has_every_word_with_its_gaps() {
    let data = data(&page(&["--lang", "cs", "-"], b"1: A7>* a7>*;\n"));
    assert_eq!(data["lang"], "cs");
    let gaps = |text: &Value| -> BTreeSet<String> {
        let text = text.as_str().expect("text");
        text.split('{').skip(1).map(|it| it.split('}').next().unwrap_or_default().to_owned()).collect()
    };
    let english = data["words"]["en"]["plain"].as_object().expect("words");
    assert!(english.len() > 80, "{}", english.len());
    for lang in ["en", "sw", "de", "cs"] {
        let words = &data["words"][lang];
        let plain = words["plain"].as_object().expect("words");
        assert_eq!(plain.keys().collect::<Vec<_>>(), english.keys().collect::<Vec<_>>(), "{lang}");
        for (id, text) in plain {
            assert_eq!(gaps(text), gaps(&english[id]), "{lang}: {id}");
            assert!(!text.as_str().expect("text").is_empty(), "{lang}: {id}");
            // What has no message is said by its name.
            assert!(!text.as_str().expect("text").starts_with("page "), "{lang}: {id}");
        }
        for (id, phrases) in words["counted"].as_object().expect("phrases") {
            let forms = phrases.as_object().expect("forms");
            assert!(forms.keys().eq(["one", "few", "other"]), "{lang}: {id}");
            for form in forms.values() {
                let english = &data["words"]["en"]["counted"][id]["one"];
                assert_eq!(gaps(form), gaps(english), "{lang}: {id}");
                assert!(form.as_str().expect("text").matches("{n}").count() == 1, "{lang}: {id}: {form}");
            }
        }
    }
    let counted = &data["words"]["cs"]["counted"]["seeds"];
    assert_eq!(*counted, serde_json::json!({"one": "{n} semeno", "few": "{n} semena", "other": "{n} semen"}));
}

/// The source files of the page.
fn sources() -> Vec<(String, String)> {
    let entries = fs::read_dir(root().join("src/render/html")).expect("a folder");
    let paths = entries.map(|entry| entry.expect("an entry").path());
    let web = paths.filter(|path| path.extension().is_some_and(|it| it != "rs"));
    let read = |path: std::path::PathBuf| (path.display().to_string(), fs::read_to_string(&path).expect("text"));
    let mut all: Vec<_> = web.map(read).collect();
    all.sort();
    all
}

/// What stands between an opening bracket and the comma or bracket that ends the first argument.
fn first_argument(text: &str) -> &str {
    let (mut depth, mut quote) = (0, None);
    for (at, c) in text.char_indices() {
        match (c, quote) {
            (c, Some(open)) if c == open => quote = None,
            ('"' | '`', None) => quote = Some(c),
            ('(', None) => depth += 1,
            (',' | ')', None) if depth == 0 => return &text[..at],
            (')', None) => depth -= 1,
            _ => {}
        }
    }
    text
}

/// The words that the page asks for, as what they begin and end with: whole names have an empty end.
fn asked_for() -> Vec<(String, String, String)> {
    let mut asked = Vec::new();
    for (path, text) in sources() {
        for before in ["data-word=\"", "data-label=\""] {
            let names = text.split(before).skip(1).filter_map(|rest| rest.split('"').next());
            asked.extend(names.map(|name| (path.clone(), name.to_owned(), String::new())));
        }
        for before in ["say(", "count("] {
            for (at, _) in text.match_indices(before).filter(|(at, _)| !text[..*at].ends_with("function ")) {
                let argument = first_argument(&text[at + before.len()..]).trim();
                // What the elements of the page ask for is found above.
                if ["it.dataset.word", "it.dataset.label"].contains(&argument) {
                    continue;
                }
                let literal = |quote| argument.strip_prefix(quote).and_then(|it: &str| it.strip_suffix(quote));
                let (name, end) = match (literal('"'), literal('`')) {
                    (Some(name), _) => (name, ""),
                    (None, Some(template)) => {
                        let (name, rest) = template.split_once("${").expect("a gap");
                        (name, rest.split_once('}').expect("an end").1)
                    }
                    (None, None) => panic!("{path}: {before}{argument} does not name its words"),
                };
                assert!(!name.contains(['"', '`']) && !end.contains("${"), "{path}: {before}{argument}");
                asked.push((
                    path.clone(),
                    name.to_owned(),
                    if literal('`').is_some() { format!("*{end}") } else { end.to_owned() },
                ));
            }
        }
    }
    asked
}

#[test]
fn the_page_asks_only_for_words_that_there_are_and_for_all_of_them() {
    let data = data(&page(&["-"], b"1: A7>* a7>*;\n"));
    let english = &data["words"]["en"];
    let kinds = ["plain", "counted"].map(|kind| english[kind].as_object().expect("words"));
    let ids: BTreeSet<&str> = kinds.iter().flat_map(|words| words.keys().map(String::as_str)).collect();
    let asked = asked_for();
    assert!(asked.len() > 90, "{}", asked.len());
    let mut wanted = BTreeSet::new();
    for (path, begin, end) in &asked {
        let fits = |id: &&&str| match end.strip_prefix('*') {
            None => *id == begin,
            Some(end) => id.starts_with(begin.as_str()) && id.ends_with(end) && id.len() > begin.len() + end.len(),
        };
        let found: Vec<&&str> = ids.iter().filter(fits).collect();
        assert!(!found.is_empty() && !begin.is_empty(), "{path}: there is no {begin}{end}");
        wanted.extend(found);
    }
    let unused: Vec<&&str> = ids.difference(&wanted).collect();
    assert!(unused.is_empty(), "nobody asks for {unused:?}");
}

#[test]
fn the_sources_of_the_page_keep_to_text() {
    let sources = sources();
    for (path, text) in &sources {
        // Nothing of a record ever becomes an element, and nothing comes from elsewhere.
        for bad in [
            "innerHTML",
            "outerHTML",
            "insertAdjacentHTML",
            "document.write",
            "eval(",
            "fetch(",
            "sessionStorage",
            "indexedDB",
        ] {
            assert!(!text.contains(bad), "{path}: {bad}");
        }
        // What is chosen is remembered under one name, by two functions.
        let kept: Vec<&str> =
            text.split("localStorage.").skip(1).filter_map(|it| it.split([',', ')']).next()).collect();
        let expected: &[&str] = if path.ends_with("share.js") { &["getItem(MEMORY", "setItem(MEMORY"] } else { &[] };
        assert_eq!(kept, expected, "{path}");
        let links = text.replace("http://www.w3.org/2000/svg", "");
        assert!(!links.contains("http://") && !links.contains("https://"), "{path}");
    }
    assert!(sources.len() >= 9, "{}", sources.len());
}

#[test]
fn a_page_is_small_without_its_games() {
    let page = page(&["-"], b"1: A7>* a7>*;\n");
    let games = data(&page)["games"].to_string().len();
    let still = page.split_once("<section class=\"still\">").and_then(|(_, rest)| rest.split_once("</noscript>"));
    let skeleton = page.len() - games - still.expect("the game without JavaScript").0.len();
    assert!((40_000..120_000).contains(&skeleton), "{skeleton} bytes");
}

#[test]
fn text_of_a_record_stays_text() {
    let nasty = "</script><script>alert(1)</script><!-- ]]> \" ' & \u{1b}[31m \u{202e}back\u{2028} {{data}} {move}";
    let text = format!("title: {nasty}\nsouth: {nasty}\n\n1: A7>* a7>*; {nasty}\n2: <script> \u{202e}; x\n");
    let page = page(&["-"], text.as_bytes());
    // The page's own two, the data and the script.
    assert_eq!(page.matches("<script").count(), 2);
    assert_eq!(page.matches("</script").count(), 2);
    assert!(!page.contains("<!--"));
    let raw = data_text(&page);
    assert!(!raw.contains(['<', '>', '&', '\u{1b}', '\u{202e}', '\u{2028}']), "{raw}");
    let data = data(&page);
    assert!(data["games"][0]["comments"][0]["text"].as_str().expect("text").contains("</script><script>alert(1)"));
    let title = page.split("<title>").nth(1).and_then(|it| it.split("</title>").next()).expect("a title");
    assert!(title.starts_with("&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;&lt;!-- ]]&gt; &quot; &#39; &amp;"));
    assert!(title.contains("\u{241b}[31m \\u{202e}back\\u{2028} {{data}} {move}"), "{title}");
    assert!(!page.contains(['\u{1b}', '\u{202e}', '\u{2028}', '\r']));
}

#[test]
fn the_frame_is_in_the_language_and_of_the_game() {
    let german = page(&["--lang", "de", "-"], b"south: Asha\n\n1: A7>* a7>*;\n");
    assert!(german.starts_with("<!doctype html>\n<html lang=\"de\">\n<head>\n<meta charset=\"utf-8\">\n"));
    assert!(german.contains("<title>Asha \u{2013} Nord</title>"));
    assert!(german.contains("Content-Security-Policy\" content=\"default-src 'none'; script-src 'sha256-"));
    let several = page(&["--lang", "cs", "-"], b"title: x\n1: A7>* a7>*;\n\ntitle: y\n1: A7>* a7>*;\n");
    assert!(several.contains("<title>2 partie bao</title>"));
    let named = page(&["--title", "Finals & more", "-"], b"1: A7>* a7>*;\n");
    assert!(named.contains("<title>Finals &amp; more</title>"));
}

#[test]
fn without_javascript_there_are_result_moves_and_the_last_board() {
    let text = b"title: x\nsouth: Asha\nwinner: Asha\n\n1: A7>* a7>*;\n2: A1> a6>;\n";
    let page = page(&["-"], text);
    let still = page.split_once("<noscript>").and_then(|(_, rest)| rest.split_once("</noscript>")).expect("a part").0;
    for part in [
        "<h2>Asha \u{2013} North \u{b7} x</h2>",
        "<p>Asha</p>",
        "<li value=\"1\">A7&gt;* a7&gt;*</li>",
        "<li value=\"2\">A1&gt; a6&gt;</li>",
    ] {
        assert!(still.contains(part), "{part}: {still}");
    }
    let board = still.split_once("<svg").and_then(|(_, rest)| rest.split_once("</svg>")).expect("a board").0;
    assert_eq!(board.matches("<ellipse").count(), 64);
}

#[test]
fn a_game_without_names_has_a_title_without_sides() {
    let title = |text: &[u8]| {
        let page = page(&["-"], text);
        page.split_once("<title>").and_then(|(_, rest)| rest.split_once("</title>")).expect("a title").0.to_owned()
    };
    assert_eq!(title(b"1: A7>* a7>*;\n"), "A game of Bao");
    assert_eq!(title(b"title: Final\n1: A7>* a7>*;\n"), "Final");
    assert_eq!(title(b"north: Juma\ntitle: Final\n1: A7>* a7>*;\n"), "South \u{2013} Juma \u{b7} Final");
}

#[test]
fn a_broken_game_is_shown_as_far_as_it_goes() {
    let page = page(&["samples/err/zanzibar-1994-game2.bao", "samples/err/opening-with-63-seeds.bao"], b"");
    let data = data(&page);
    assert_eq!(data["games"].as_array().map(Vec::len), Some(2));
    assert!(data["games"][1]["game"]["start"].is_null());
    assert_eq!(data["games"][0]["game"]["source"]["path"], "samples/err/zanzibar-1994-game2.bao");
}

fn refused(ran: &Ran, what: &str, help: &str) {
    assert_eq!((ran.status, ran.out.as_str()), (Some(2), ""), "{ran:?}");
    assert!(ran.err.contains(what) && ran.err.contains(help), "{}", ran.err);
}

#[test]
fn too_many_games_are_refused_and_one_of_them_is_not() {
    let one = "title: x\n\n1: A7>* a7>*;\n\n";
    let ran = run(&["html", "-"], &one.repeat(201));
    refused(&ran, "the input has 201 games; a page shows at most 200", "kibao select");
    assert_eq!(data(&page(&["-"], one.repeat(200).as_bytes()))["games"].as_array().map(Vec::len), Some(200));
    let last = format!("{}title: last\n\n1: A7>* a7>*;\n", one.repeat(200));
    let one = data(&page(&["--game", "201", "-"], last.as_bytes()));
    assert_eq!(one["games"].as_array().map(Vec::len), Some(1));
    assert_eq!(one["games"][0]["game"]["headers"]["title"], "last");
    refused(&run(&["html", "--game", "202", "-"], &last), "there is no game 202", "count from 1");
}

#[test]
fn a_file_without_games_is_said() {
    refused(&run(&["html", "-"], "Dear Asha,\n"), "-: this is not a transcript", "kibao check");
    refused(&run(&["html", "-"], ""), "the file is empty", "kibao check");
    refused(&run(&["html", "nowhere.bao"], ""), "nowhere.bao: ", "");
    refused(&run(&["html"], ""), "PATH", "");
    let folder = folder(&[("a.bao", b"1: A7>* a7>*;\n"), ("letter.bao", b"Dear Asha,\n")]);
    let ran = run_in(folder.path(), &["html", "."], b"");
    assert_eq!(ran.status, Some(2), "{}", ran.err);
    assert!(ran.err.contains("letter.bao: this is not a transcript"), "{}", ran.err);
    assert_eq!(data(&ran.out)["games"].as_array().map(Vec::len), Some(1), "the others are done");
}

#[test]
fn only_a_page_is_replaced() {
    let folder = folder(&[("a.bao", b"1: A7>* a7>*;\n"), ("mine.html", b"<!doctype html><p>Mine\n")]);
    let read = |name: &str| fs::read_to_string(folder.path().join(name)).expect("a file");
    let html = |args: &[&str]| run_in(folder.path(), &[&["html", "a.bao"], args].concat(), b"");
    let standard = html(&[]);
    assert_eq!(html(&["-o", "-"]), standard);
    assert_eq!((html(&["-o", "page.html"]).status, read("page.html")), (Some(0), standard.out.clone()));
    // A page is replaced by a page, whatever language and version it is of.
    fs::write(
        folder.path().join("page.html"),
        standard.out.replace("content=\"kibao html ", "content=\"kibao html 9."),
    )
    .expect("x");
    assert_eq!((html(&["-o", "page.html"]).status, read("page.html")), (Some(0), standard.out.clone()));
    let ran = html(&["-o", "mine.html"]);
    refused(&ran, "mine.html: this file exists", "--force");
    assert_eq!(read("mine.html"), "<!doctype html><p>Mine\n");
    assert_eq!((html(&["-o", "mine.html", "--force"]).status, read("mine.html")), (Some(0), standard.out));
    for args in [&["-o", "a.bao"][..], &["-o", "./a.bao", "--force"]] {
        refused(&html(args), "is one of the files that are read", "another file");
    }
    assert_eq!(read("a.bao"), "1: A7>* a7>*;\n");
    let names = fs::read_dir(folder.path()).expect("a folder").count();
    assert_eq!(names, 3, "nothing is left beside the files");
}
