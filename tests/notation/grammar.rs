//! The formal grammars: their examples are read, and every name in them is defined once.

use std::collections::BTreeMap;
use std::path::Path;

use super::outline::{problems, read};
use super::print::canonical;
use kibao::notation::{Dialect, EntryKind, Unreadable, detect, position};

/// A grammar file split into its comments and the rules between them.
struct Grammar {
    comments: Vec<String>,
    rules: String,
}

fn grammar(name: &str) -> Grammar {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("grammar").join(name);
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let mut rules = String::new();
    let mut comments = Vec::new();
    let mut rest = text.as_str();
    while let Some((before, after)) = rest.split_once("(*") {
        let (comment, next) = after.split_once("*)").expect("a comment has an end");
        rules.push_str(before);
        comments.push(comment.to_owned());
        rest = next;
    }
    rules.push_str(rest);
    Grammar { comments, rules }
}

impl Grammar {
    /// The examples of a kind: `(* kind: one line *)` or `(* kind game:` with lines below.
    fn examples(&self, kind: &str) -> Vec<String> {
        let example = |comment: &String| {
            let after = comment.trim_start().strip_prefix(kind)?;
            let line = after.strip_prefix(": ").map(|line| format!("{}\n", line.trim_end()));
            line.or_else(|| Some(after.strip_prefix(" game:\n")?.to_owned()))
        };
        self.comments.iter().filter_map(example).collect()
    }
}

/// Reads the examples of a transcript grammar and returns how many there are, canonical and tolerated.
fn check(name: &str, dialect: Option<Dialect>) -> (usize, usize) {
    let grammar = grammar(name);
    let (examples, tolerated) = (grammar.examples("example"), grammar.examples("tolerated"));
    for text in &examples {
        let games = read(text);
        assert!(!games.is_empty(), "no game in {text:?}");
        for game in &games {
            // A round in a comment is reported although it is canonical.
            let told = problems(text, &game.problems);
            let lines = told.lines().filter(|line| !line.starts_with("RoundInComment"));
            assert_eq!(lines.collect::<Vec<_>>(), Vec::<&str>::new(), "problems of {text:?}");
        }
        assert_eq!(canonical(text), *text, "canonical form");
        check_dialect(text, dialect);
    }
    for text in &tolerated {
        let games = read(text);
        assert_eq!(games.len(), 1, "one game in {text:?}");
        assert!(!games[0].problems.is_empty(), "no problem in {text:?}");
        check_dialect(text, dialect);
    }
    (examples.len(), tolerated.len())
}

/// Every word is understood, and no sign is another dialect's.
fn check_dialect(text: &str, dialect: Option<Dialect>) {
    for game in read(text) {
        let found = detect(&game);
        assert!(found.decided.is_none() || found.decided == dialect, "the dialect of {text:?}");
        assert_eq!(found.other, None, "signs of both dialects in {text:?}");
        for entry in game.rounds.iter().flat_map(|round| &round.entries) {
            match entry.kind {
                EntryKind::Move(written) => {
                    let foreign = dialect.is_some_and(|dialect| written.read(dialect).foreign.is_some());
                    assert!(!foreign, "{:?} in {text:?}", entry.span.of(text));
                }
                EntryKind::Missing | EntryKind::Unreadable(Unreadable::Unclear(_)) => {}
                EntryKind::Unreadable(why) => panic!("{why:?} in {text:?}"),
            }
        }
    }
}

#[test]
fn transcripts() {
    assert_eq!(check("transcript.ebnf", None), (6, 51));
    assert_eq!(check("kibao.ebnf", Some(Dialect::KIBAO)), (9, 8));
    assert_eq!(check("zanzibar.ebnf", Some(Dialect::ZANZIBAR)), (7, 10));
}

#[test]
fn positions() {
    let grammar = grammar("position.ebnf");
    let write = |text: &String| position::read(text).map(|position| format!("{position}\n"));
    let (examples, tolerated, wrong) =
        (grammar.examples("example"), grammar.examples("tolerated"), grammar.examples("wrong"));
    assert_eq!((examples.len(), tolerated.len(), wrong.len()), (2, 2, 6));
    for text in &examples {
        assert_eq!(write(text).as_ref(), Ok(text));
    }
    for text in &tolerated {
        assert_ne!(write(text).as_ref(), Ok(text));
        write(text).unwrap();
    }
    for text in &wrong {
        write(text).unwrap_err();
    }
}

/// Defined names of a grammar's rules with how often, and the names used.
fn names(rules: &str) -> (BTreeMap<String, usize>, Vec<String>) {
    let mut bare = String::new();
    let mut quote = None;
    for c in rules.chars() {
        match (quote, c) {
            (None, '"' | '?') => quote = Some(c),
            (Some(open), _) if open == c => quote = None,
            (Some(_), _) => {}
            (None, c) => bare.push(c),
        }
    }
    let mut defined = BTreeMap::new();
    let mut used = Vec::new();
    for rule in bare.split(';').filter(|rule| !rule.trim().is_empty()) {
        let (name, body) = rule.split_once('=').unwrap_or_else(|| panic!("no rule: {rule:?}"));
        *defined.entry(name.trim().to_owned()).or_default() += 1;
        let words = body.split(|c: char| !(c.is_alphanumeric() || c == ' ' || c == '\n')).map(str::trim);
        used.extend(words.filter(|word| !word.is_empty()).map(str::to_owned));
    }
    (defined, used)
}

#[test]
fn names_are_defined_once() {
    let shared = grammar("transcript.ebnf").rules;
    for (name, start) in [("kibao.ebnf", "file"), ("zanzibar.ebnf", "file"), ("position.ebnf", "position")] {
        let own = grammar(name).rules;
        let rules = if start == "file" { format!("{shared}\n{own}") } else { own };
        let (defined, used) = names(&rules);
        assert!(defined.values().all(|times| *times == 1), "{name}: {defined:?}");
        for word in &used {
            assert!(defined.contains_key(word), "{name} uses {word:?} without defining it");
        }
        for word in defined.keys() {
            assert!(word == start || used.contains(word), "{name} defines {word:?} without using it");
        }
    }
}

/// What each sign of a rule is to them, `.ci/editor` compares.
#[test]
fn editors_know_every_rule() {
    let read = |path: &str| {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("grammar").join(path);
        std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
    };
    let (tree_sitter, text_mate) = (read("tree-sitter/grammar.js"), read("textmate/bao.tmLanguage.json"));
    // What a grammar that knows one line at a time does not have, and what is only a colour within another.
    let structure =
        ["file", "game", "head", "rounds", "entry", "doubted", "blank line", "line end", "houses", "stores", "key"];
    let mut count = 0;
    for name in ["transcript.ebnf", "kibao.ebnf", "zanzibar.ebnf", "position.ebnf"] {
        for rule in names(&grammar(name).rules).0.into_keys() {
            if ["digit", "nonzero digit", "letter"].contains(&rule.as_str()) {
                continue;
            }
            count += 1;
            // A row and a house of a position are not those of a move.
            let own = name == "position.ebnf" && matches!(rule.as_str(), "row" | "house");
            let rule = if own { format!("position {rule}") } else { rule };
            assert!(tree_sitter.contains(&format!("$.{}", rule.replace(' ', "_"))) || rule == "file", "{rule}");
            let scope = format!(".{}.", rule.replace(' ', "-"));
            assert!(structure.contains(&rule.as_str()) || text_mate.contains(&scope), "{rule}");
        }
    }
    assert!(count > 40, "{count}");
}
