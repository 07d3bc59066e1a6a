//! The rules of the repository: which layer may use which, how long files are, what a file begins with.

use std::fs;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

/// Every file below a folder with one of these endings, in order of name.
fn files(folder: &Path, endings: &[&str]) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.expect("an entry").path()).collect();
    paths.sort();
    let mut found = Vec::new();
    for path in paths {
        if path.is_dir() {
            if path.file_name().is_some_and(|name| name != "target") {
                found.extend(files(&path, endings));
            }
        } else if endings.iter().any(|ending| path.extension().is_some_and(|it| it == *ending)) {
            found.push(path);
        }
    }
    found
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The layers from left to right, each with those it may use.
const LAYERS: &[(&str, &[&str])] = &[
    ("source", &[]),
    ("engine", &[]),
    ("notation", &["source", "engine"]),
    ("replay", &["source", "engine", "notation"]),
    ("names", &["source", "notation"]),
    ("generate", &["engine", "notation", "replay"]),
    ("findings", &["source", "engine", "notation", "replay", "names"]),
    ("words", &["source", "engine", "notation", "replay", "names", "findings", "stats", "event"]),
    ("select", &["engine", "notation", "replay"]),
    ("stats", &["engine", "notation", "replay", "names"]),
    ("event", &["source", "engine", "notation", "replay", "names", "findings", "stats"]),
    ("render", &["source", "engine", "notation", "replay", "names", "findings", "stats", "event", "words"]),
    ("document", &["source", "notation", "replay", "findings", "words", "render"]),
    ("referee", &["source", "engine", "notation", "replay", "findings", "words", "render"]),
    ("table", &["source", "engine", "notation", "replay", "findings", "words", "render"]),
    ("web", &["source", "engine", "notation", "replay", "findings", "stats", "event", "words", "render", "document"]),
    (
        "python",
        &["source", "stream", "engine", "notation", "replay", "findings", "words", "render", "document", "referee"],
    ),
    ("import", &["source", "engine", "notation", "replay", "render"]),
    ("stream", &["source", "notation"]),
    ("lsp", &["source", "stream", "engine", "notation", "replay", "findings", "words", "render", "document"]),
    (
        "cli",
        &[
            "source", "stream", "engine", "notation", "replay", "generate", "findings", "words", "render", "document",
            "referee", "select", "stats", "names", "event", "table", "import", "web", "lsp",
        ],
    ),
];

/// Crates that a layer may use beside the standard library; `None` where any.
const CRATES: &[(&str, &[&str])] = &[
    ("source", &["encoding_rs"]),
    ("engine", &[]),
    ("notation", &["nom", "unicode_normalization", "wasm_bindgen"]),
    ("replay", &[]),
    ("names", &[]),
    ("generate", &[]),
    ("findings", &[]),
    ("words", &["fluent_bundle", "unic_langid"]),
    ("select", &[]),
    ("stats", &[]),
    ("event", &[]),
    ("table", &["bytes", "parquet"]),
    ("web", &["serde", "serde_json", "wasm_bindgen"]),
    ("python", &["pyo3"]),
    ("import", &["serde", "serde_json"]),
];

#[test]
fn dependencies_point_only_to_lower_layers() {
    let mut uses = 0;
    for path in files(&root().join("src"), &["rs"]) {
        let within = path.strip_prefix(root().join("src")).expect("below src");
        let layer = within.components().next().expect("a name").as_os_str().to_str().expect("text");
        let layer = layer.trim_end_matches(".rs");
        if matches!(layer, "lib" | "main") {
            continue;
        }
        let (_, allowed) = LAYERS.iter().find(|(name, _)| *name == layer).unwrap_or_else(|| panic!("no layer {layer}"));
        let text = read(&path);
        for line in text.lines().filter(|line| !line.trim_start().starts_with("//")) {
            for rest in line.split("crate::").skip(1) {
                let used: String = rest.chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect();
                // `use crate::{a, b}` would hide the layers from this test.
                assert!(!used.is_empty(), "{}: name the layer right after crate::", path.display());
                assert!(used == layer || allowed.contains(&used.as_str()), "{} uses {used}", path.display());
                uses += 1;
            }
            if let Some((_, crates)) = CRATES.iter().find(|(name, _)| *name == layer)
                && let Some(rest) = line.trim_start().strip_prefix("use ")
            {
                let first: String = rest.chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect();
                let inside = ["crate", "super", "self", "std", "core"].contains(&first.as_str());
                // A path that begins with a type is that of an enum in scope.
                let local = first.starts_with(char::is_uppercase)
                    || text.contains(&format!("mod {first};"))
                    || imported(&text, &first);
                assert!(
                    inside || local || crates.contains(&first.as_str()),
                    "{} uses the crate {first}",
                    path.display()
                );
            }
        }
    }
    assert!(uses > 100, "the layers do use each other: {uses}");
}

/// Whether a file takes this name from the crate itself.
fn imported(text: &str, name: &str) -> bool {
    let words = |line: &str| line.split(|c: char| !c.is_alphanumeric() && c != '_').any(|word| word == name);
    text.lines().any(|line| line.trim_start().starts_with("use crate::") && words(line))
}

#[test]
fn files_are_short_and_say_what_they_are() {
    // How a file says what it is, by the ending of its name; how many there are at least.
    let heads: &[(&str, &[&str], usize)] = &[
        ("rs", &["//! ", "#![doc"], 100),
        ("js", &["// "], 7),
        ("css", &["/* "], 2),
        ("html", &["<!doctype html>", "<!-- "], 2),
        ("ftl", &["### "], 40),
    ];
    for (ending, heads, least) in heads {
        let mut count = 0;
        for folder in ["src", "tests"] {
            for path in files(&root().join(folder), &[ending]) {
                let text = read(&path);
                let lines = text.lines().count();
                assert!(lines <= 500, "{} has {lines} lines", path.display());
                let first = text.lines().next().unwrap_or_default();
                assert!(heads.iter().any(|head| first.starts_with(head)), "{} has no head", path.display());
                count += 1;
            }
        }
        assert!(count >= *least, "{count} files end in .{ending}");
    }
}

#[test]
fn nothing_in_the_sources_can_panic_on_purpose() {
    for path in files(&root().join("src"), &["rs"]) {
        let text = read(&path);
        let code = text.split("#[cfg(test)]").next().unwrap_or_default();
        for (number, line) in code.lines().enumerate() {
            let code = line.split("//").next().unwrap_or_default();
            for bad in [".unwrap()", ".expect(", "panic!(", "unreachable!(", "todo!(", "unimplemented!("] {
                assert!(!code.contains(bad), "{}:{}: {bad}", path.display(), number + 1);
            }
        }
    }
}

/// The files with sentences that are neither in `src/words` nor in the file of a check, and why they may have them.
const SENTENCES: &[(&str, &str)] = &[
    ("cli/args.rs", "the English help of an argument; the others are in `words/*/help.ftl`"),
    ("cli/check/args.rs", "a text that nobody sees, because only names of formats are accepted"),
    ("cli/compare.rs", "the English help of an argument; the others are in `words/*/help.ftl`"),
    ("cli/config/layer.rs", "a value that the JSON of the settings has, too"),
    ("cli/files.rs", "the English help of an argument; the others are in `words/*/help.ftl`"),
    ("cli/html.rs", "the English help of an argument; the others are in `words/*/help.ftl`"),
    ("cli/import.rs", "the English help of an argument; the others are in `words/*/help.ftl`"),
    ("cli/repair/args.rs", "the English help of an argument; the others are in `words/*/help.ftl`"),
    ("cli/report.rs", "the English help of an argument; the others are in `words/*/help.ftl`"),
    ("cli/lsp.rs", "a program reads it, in English"),
    ("cli/reporter.rs", "the name of a test case, for a program"),
    ("cli/select/args.rs", "the English help of an argument; the others are in `words/*/help.ftl`"),
    ("cli/stats.rs", "the English help of an argument; the others are in `words/*/help.ftl`"),
    ("cli/table.rs", "the English help of an argument; the others are in `words/*/help.ftl`"),
    ("cli/usage.rs", "a part of a text of clap, which is recognised by it"),
    ("cli/workshop.rs", "the compiler says it, in English"),
    ("document/lossless.rs", "the `Display` of an error, for programmers"),
    ("engine/board.rs", "the `Display` of an error, for programmers"),
    ("engine/illegal.rs", "the `Display` of an error, for programmers"),
    ("engine/pit.rs", "an attribute over several lines, for programmers"),
    ("engine/sow.rs", "an attribute over several lines, for programmers"),
    ("engine/ruleset/abstractplay.rs", "the English texts of `kibao rules`; the others are in `words/*/help.ftl`"),
    ("engine/ruleset/custom.rs", "the `Display` of an error, for programmers"),
    ("engine/ruleset/hus.rs", "the English texts of `kibao rules`; the others are in `words/*/help.ftl`"),
    ("engine/ruleset/kibao.rs", "the English texts of `kibao rules`; the others are in `words/*/help.ftl`"),
    ("engine/ruleset/kujifunza.rs", "the English texts of `kibao rules`; the others are in `words/*/help.ftl`"),
    ("engine/ruleset/options.rs", "the English texts of `kibao rules`; the others are in `words/*/help.ftl`"),
    ("engine/ruleset/ruehl.rs", "the English texts of `kibao rules`; the others are in `words/*/help.ftl`"),
    ("engine/ruleset/zanzibar.rs", "the English texts of `kibao rules`; the others are in `words/*/help.ftl`"),
    ("findings/choice/selector.rs", "the `Display` of an error, for programmers"),
    ("findings/fixer.rs", "the `Display` of an error, for programmers"),
    ("findings/manual.rs", "headings of the manual pages, which are English"),
    ("findings/problem.rs", "a value that the words translate"),
    ("generate/mod.rs", "the bytes of a number"),
    ("generate/rate.rs", "the `Display` of an error, for programmers"),
    ("lsp/server.rs", "a program reads it, in English"),
    ("import/abstractplay.rs", "words of records"),
    ("import/error.rs", "the `Display` of an error, for programmers"),
    ("import/export.rs", "the `Display` of an error, for programmers, and a name in records"),
    ("notation/date.rs", "words of records"),
    ("notation/ending.rs", "words of records"),
    ("notation/key.rs", "words of records"),
    ("notation/position.rs", "the `Display` of an error, for programmers"),
    ("notation/scan.rs", "words of records"),
    ("notation/speaker.rs", "words of records"),
    ("python/board.rs", "a program reads it, in English"),
    ("python/error.rs", "a program reads it, in English"),
    ("python/game.rs", "a program reads it, in English"),
    ("python/moves.rs", "a program reads it, in English"),
    ("python/pickle.rs", "a program reads it, in English"),
    ("python/rules.rs", "a program reads it, in English"),
    ("python/scan.rs", "a program reads it, in English"),
    ("python/text.rs", "a program reads it, in English"),
    ("referee/game.rs", "a program reads it, in English"),
    ("referee/mod.rs", "a program reads it, in English"),
    ("referee/request.rs", "a program reads it, in English"),
    ("referee/serve.rs", "a program reads it, in English"),
    ("render/ci/github.rs", "the English help of an argument; the others are in `words/*/help.ftl`"),
    ("render/ci/gitlab.rs", "the English help of an argument; the others are in `words/*/help.ftl`"),
    ("render/ci/junit.rs", "a program reads it, in English"),
    ("render/ci/sarif.rs", "a program reads it, in English"),
    ("render/human.rs", "the English help of an argument; the others are in `words/*/help.ftl`"),
    ("render/report/csv.rs", "the English help of an argument; the others are in `words/*/help.ftl`"),
    ("render/stats/csv.rs", "the English help of an argument; the others are in `words/*/help.ftl`"),
    ("render/svg/mod.rs", "markup"),
    ("render/svg/png.rs", "the text of an error, as the libraries for pictures have others"),
    ("replay/meaning.rs", "the `Display` of an error, for programmers"),
    ("replay/name.rs", "the `Display` of an error, for programmers"),
    ("replay/opening.rs", "the `Display` of an error, for programmers"),
    ("replay/repair/apply/mod.rs", "words that a repair writes into a record"),
    ("replay/repair/apply/note.rs", "words that a repair writes into a record"),
    ("replay/result/read.rs", "words of records"),
    ("replay/unread.rs", "words of records"),
    ("select/date.rs", "the `Display` of an error, for programmers"),
    ("select/filter.rs", "the `Display` of an error, for programmers"),
    ("source/decode.rs", "the `Display` of an error, for programmers"),
    ("source/edit.rs", "the `Display` of an error, for programmers"),
    ("stream/open.rs", "the text of an `io::Error`, as the system has others"),
    ("table/encode.rs", "the mark of a file that this program made"),
];

/// The string literals of a file, without its comments, attributes and tests.
fn literals(text: &str) -> Vec<String> {
    let code = text.split("#[cfg(test)]").next().unwrap_or_default().replace("'\"'", "' '");
    let kept = |line: &&str| {
        !line.trim_start().starts_with("//") && !line.trim_start().starts_with("#[") && !line.contains("reason = \"")
    };
    let code: String = code.lines().filter(kept).flat_map(|line| [line, "\n"]).collect();
    let (mut found, mut literal, mut chars) = (Vec::new(), None::<String>, code.chars());
    while let Some(c) = chars.next() {
        literal = match (literal, c) {
            (None, '"') => Some(String::new()),
            (None, _) => None,
            (Some(all), '"') => {
                found.push(all);
                None
            }
            (Some(all), '\\') => chars.next().map(|_| all),
            (Some(all), c) => Some(all + c.encode_utf8(&mut [0; 4])),
        };
    }
    found
}

#[test]
fn sentences_are_in_the_words() {
    let is_word = |word: &str| word.len() > 1 && word.chars().all(|c| c.is_ascii_lowercase());
    let (mut used, mut outside) = (std::collections::BTreeSet::new(), Vec::new());
    for path in files(&root().join("src"), &["rs"]) {
        let within = path.strip_prefix(root().join("src")).expect("below src").to_str().expect("text").to_owned();
        let name = within.strip_prefix("findings/").unwrap_or_default();
        let is_check = name.get(1..4).is_some_and(|code| code.bytes().all(|b| b.is_ascii_digit()));
        if within.starts_with("words/") || is_check {
            continue;
        }
        for literal in literals(&read(&path)) {
            let words: Vec<&str> = literal.split_whitespace().collect();
            if words.windows(2).any(|two| two.iter().all(|word| is_word(word))) {
                match SENTENCES.iter().find(|(place, _)| within == *place) {
                    Some((place, _)) => _ = used.insert(*place),
                    None => outside.push(format!("{within}: {literal}")),
                }
            }
        }
    }
    assert!(outside.is_empty(), "these belong in src/words: {outside:#?}");
    let spare: Vec<&str> = SENTENCES.iter().map(|(place, _)| *place).filter(|place| !used.contains(place)).collect();
    assert!(spare.is_empty(), "no sentence is left in {spare:?}");
}

/// What only Unix has, and what only Windows has.
const OF_ONE_PLATFORM: [&str; 6] = ["std::os::unix", "os::fd", "signal_hook::", "std::os::windows", "libc::", "nix::"];

/// The lines of a file with those of the item or block that an attribute stands before: from a line that begins with the
/// attribute to the line where its brackets are closed, or where its statement ends.
fn behind<'t>(text: &'t str, attributes: &[&str]) -> Vec<(usize, &'t str)> {
    let mut lines = Vec::new();
    let mut all = text.lines().enumerate();
    while let Some((_, line)) = all.next() {
        if !attributes.contains(&line.trim()) {
            continue;
        }
        let mut depth = 0;
        for (number, line) in all.by_ref() {
            lines.push((number, line));
            let code = line.split("//").next().unwrap_or_default();
            depth += code.matches(['{', '(', '[']).count();
            depth -= code.matches(['}', ')', ']']).count();
            let ends = code.trim_end().ends_with(['}', ';', ',']);
            if depth == 0 && ends && !code.trim_start().starts_with('#') {
                break;
            }
        }
    }
    lines
}

#[test]
fn what_one_platform_has_stands_behind_its_name_with_a_twin() {
    const UNIX: [&str; 2] = ["#[cfg(unix)]", "#[cfg(target_os = \"linux\")]"];
    const OTHERS: [&str; 2] = ["#[cfg(not(unix))]", "#[cfg(windows)]"];
    let (mut used, mut twins) = (0, 0);
    for folder in ["src", "tests"] {
        for path in files(&root().join(folder), &["rs"]) {
            // A program of its own that drives a browser on Linux, and this list.
            if path.starts_with(root().join("tests/browser")) || path == root().join("tests/tidy.rs") {
                continue;
            }
            let text = read(&path);
            let whole = text.lines().any(|line| line == "#![cfg(unix)]");
            let unix = behind(&text, &UNIX);
            let allowed: Vec<usize> = unix.iter().chain(&behind(&text, &OTHERS)).map(|(number, _)| *number).collect();
            for (number, line) in text.lines().enumerate() {
                let code = line.split("//").next().unwrap_or_default();
                if OF_ONE_PLATFORM.iter().any(|name| code.contains(name)) {
                    assert!(whole || allowed.contains(&number), "{}:{}: {line}", path.display(), number + 1);
                    used += 1;
                }
            }
            // Every function that only Unix has in the program is there for the others, too; a test may be missing.
            if folder == "src" {
                assert!(!whole && !text.contains("cfg!(unix)"), "{}", path.display());
                let name = |line: &str| {
                    let name = line.trim_start().trim_start_matches("pub(super) ").strip_prefix("fn ")?;
                    Some(name.split('(').next()?.to_owned())
                };
                let others: Vec<String> = behind(&text, &OTHERS).iter().filter_map(|(_, line)| name(line)).collect();
                for name in unix.iter().filter_map(|(_, line)| name(line)) {
                    assert!(others.contains(&name), "{}: {name} is for Unix alone", path.display());
                    twins += 1;
                }
            }
        }
    }
    assert!(used > 8 && twins >= 3, "{used} uses, {twins} twins");
}

#[test]
fn the_lines_behind_an_attribute_are_found() {
    let text = "a\n#[cfg(unix)]\nlet x =\n    y(\n    );\nz\n#[cfg(unix)]\n#[test]\nfn f() {\n    b;\n}\nc";
    let found: Vec<usize> = behind(text, &["#[cfg(unix)]"]).into_iter().map(|(number, _)| number).collect();
    assert_eq!(found, [2, 3, 4, 7, 8, 9, 10]);
}

#[test]
fn the_top_level_holds_what_belongs_there() {
    let allowed = [
        "CHANGELOG.md",
        "Cargo.lock",
        "Cargo.toml",
        "LICENSE-APACHE",
        "LICENSE-MIT",
        "README.md",
        "grammar",
        "samples",
        "src",
        "target",
        "tests",
    ];
    for entry in fs::read_dir(root()).expect("the repository") {
        let name = entry.expect("an entry").file_name().into_string().expect("text");
        assert!(name.starts_with('.') || allowed.contains(&name.as_str()), "{name} does not belong at the top level");
    }
}

/// The platform this runs on: crates for others need not be here.
fn host() -> String {
    let output = std::process::Command::new("rustc").arg("-vV").output().expect("rustc runs");
    let text = String::from_utf8(output.stdout).expect("text");
    text.lines().find_map(|line| line.strip_prefix("host: ")).expect("a host").to_owned()
}

/// The manifests of the repository: the crate and the workspaces of its own for attacks, benches and browsers.
const MANIFESTS: &[&str] =
    &["Cargo.toml", "tests/fuzz/Cargo.toml", "tests/bench/Cargo.toml", "tests/browser/Cargo.toml"];

#[test]
fn every_dependency_says_what_it_is_for() {
    let mut reasons = 0;
    for manifest in MANIFESTS {
        let text = read(&root().join(manifest));
        let mut section = "";
        let mut above = "";
        for line in text.lines() {
            if line.starts_with('[') {
                section = line;
            } else if section.contains("dependencies") && line.contains(" = ") {
                let beside = line.split_once(" # ").is_some_and(|(_, reason)| reason.len() > 5);
                let section_says = section.starts_with("[target.'cfg(any())'") && above.starts_with("# ");
                assert!(beside || section_says, "{manifest}: {line}");
                reasons += 1;
            }
            if !line.starts_with('[') {
                above = line;
            }
        }
    }
    assert!(reasons > 50, "{reasons}");
}

#[test]
fn dependencies_have_permissive_licences() {
    let output = std::process::Command::new(env!("CARGO"))
        .args(["metadata", "--format-version", "1", "--offline", "--locked", "--filter-platform", &host()])
        .current_dir(root())
        .output()
        .expect("cargo runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let metadata: serde_json::Value = serde_json::from_slice(&output.stdout).expect("JSON");
    let packages = metadata["packages"].as_array().expect("packages");
    // cargo-deny holds every platform to the same list (`.ci/full`); this is for those who have none.
    let deny = read(&root().join(".deny.toml"));
    let list = deny.split("allow = [").nth(1).and_then(|rest| rest.split(']').next()).expect("a list");
    let allowed: Vec<&str> = list.split('"').skip(1).step_by(2).collect();
    for package in packages {
        let licence = package["license"].as_str().unwrap_or("none").replace(['(', ')'], "").replace('/', " OR ");
        let is_allowed = |one: &str| allowed.contains(&one.trim());
        let permissive = licence.split(" AND ").all(|part| part.split(" OR ").any(is_allowed));
        assert!(permissive, "{}: {licence}", package["name"]);
    }
    assert!(packages.len() > 50);
}
