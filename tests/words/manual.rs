//! The manual pages of the checks: every language has every page, whole.

use fluent_syntax::ast::Entry;
use kibao::findings::{CHECKS, Check};
use kibao::words::{Lang, manual};
use std::fs;
use std::path::Path;

/// The sections of a page: headings with their texts.
fn sections(page: &str) -> Vec<(&str, &str)> {
    page.split("\n## ").skip(1).map(|part| part.split_once('\n').expect("a heading")).collect()
}

/// What is marked as code in a text, in alphabetical order: languages order their words in their own way.
fn code(text: &str) -> Vec<String> {
    let mut code: Vec<String> = text.split('`').skip(1).step_by(2).map(|it| it.replace('\n', " ")).collect();
    code.sort();
    code
}

/// The file of a language that has the page of a check.
fn file(check: &Check) -> &'static str {
    match check.code.as_bytes() {
        [b'E' | b'G' | b'H', ..] => "record.ftl",
        [b'N', ..] => "notation.ftl",
        _ => "play.ftl",
    }
}

#[test]
fn the_english_pages_are_those_of_the_checks() {
    for check in CHECKS {
        let page = manual(Lang::En, check);
        assert_eq!(page.split_once("\n\n").expect("a heading").1, check.manual(), "{}", check.code);
    }
}

#[test]
fn every_language_has_every_page() {
    let mut differ = 0;
    for lang in Lang::ALL.into_iter().filter(|lang| *lang != Lang::En) {
        for check in CHECKS {
            let (page, english) = (manual(lang, check), manual(Lang::En, check));
            let title = |page: &str| page.lines().nth(2).expect("a title").to_owned();
            // "Text in UTF-16." is the same in German.
            let differs = title(&page) != title(&english) || (lang == Lang::De && check.code == "E105");
            assert!(title(&page).ends_with('.') && differs, "{lang:?} {}", check.code);
            let (sections, english) = (sections(&page), sections(&english));
            assert_eq!(sections.len(), Check::HEADINGS.len(), "{lang:?} {}", check.code);
            for ((heading, text), (english_heading, english_text)) in sections.into_iter().zip(english) {
                let place = format!("{lang:?} {} {english_heading}", check.code);
                assert_ne!(heading, english_heading, "{place}");
                match english_heading {
                    "Example" | "Use instead" => assert_eq!(text, english_text, "{place}"),
                    // Some sources are citations only.
                    "Source" => differ += usize::from(text != english_text),
                    _ => assert_ne!(text, english_text, "{place}"),
                }
                assert_eq!(code(text), code(english_text), "{place}");
            }
        }
    }
    assert!(differ > 150, "{differ} sources are translated");
}

#[test]
fn no_language_has_other_pages() {
    for lang in Lang::ALL.into_iter().filter(|lang| *lang != Lang::En) {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/words").join(lang.name()).join("manual");
        for name in ["record.ftl", "notation.ftl", "play.ftl"] {
            let text = fs::read_to_string(folder.join(name)).expect("a file of pages");
            assert!(text.lines().count() <= 500, "{lang:?} {name}");
            let parsed = fluent_syntax::parser::parse(text).expect("a file without faults");
            let ids = parsed.body.into_iter().filter_map(|entry| match entry {
                Entry::Message(message) => {
                    let attributes: Vec<String> = message.attributes.into_iter().map(|it| it.id.name).collect();
                    Some((message.id.name, attributes))
                }
                _ => None,
            });
            let (headings, pages): (Vec<_>, Vec<_>) = ids.partition(|(id, _)| id == "headings");
            assert_eq!(headings.len(), usize::from(name == "record.ftl"), "{lang:?} {name}");
            let wanted = CHECKS.iter().filter(|check| file(check) == name).map(|check| check.name);
            assert!(pages.iter().map(|(id, _)| id.as_str()).eq(wanted), "{lang:?} {name}");
            for (id, attributes) in pages {
                assert_eq!(attributes, ["what", "why", "safety", "source"], "{lang:?} {id}");
            }
        }
    }
}
