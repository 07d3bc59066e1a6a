//! Files as bytes.

use kibao::findings::words::{self, Lang};
use kibao::findings::{FileReport, Finding};
use kibao::notation::games;
use kibao::source::Text;

/// What is found about a file of so many games.
fn file_findings(text: &Text, games: usize) -> Vec<Finding> {
    FileReport::piece(text, games, 0).finish().into_iter().map(|placed| placed.finding).collect()
}

fn check(bytes: &[u8], expected: &[(&str, u32)]) {
    let text = Text::decode(bytes).unwrap();
    let findings = file_findings(&text, games(&text.text).count());
    let found: Vec<(&str, u32)> = findings.iter().map(|it| (it.check.code, it.span.start)).collect();
    assert_eq!(found, expected, "{:?}", text.text);
    for finding in findings {
        assert!(!words::file_message(Lang::En, &finding).is_empty() && words::file_help(Lang::En, &finding).is_some());
    }
}

#[test]
fn each_file_check_has_files_that_pass_and_fail() {
    check(b"1: A6<* a6<;\n", &[]);
    check("south: Ren\u{e9}\n\n1: A6<* a6<;\n".as_bytes(), &[]);
    check(b"", &[("E101", 0)]);
    check(b" \n\t\n", &[("E101", 0)]);
    check(b"Dear Asha, no game today.\n", &[("E102", 0)]);
    check(b"\xEF\xBB\xBFsouth: Mwal\xFFmu\n", &[("E103", 11), ("E106", 0)]);
    check(b"south: Ren\xE9\n", &[("E104", 10)]);
    check(b"\xFF\xFE1\0:\0 \0A\x006\0<\0*\0\n\0", &[("E105", 0)]);
    check(b"\xFF\xFE1\0:\0 \0A\x006\0<\0*\0\n\0\n", &[("E103", 8), ("E105", 0), ("E109", 11)]);
    check(b"\xEF\xBB\xBF1: A6<* a6<;\n", &[("E106", 0)]);
    check(b"title: x\r\n1: A6<* a6<;\n", &[("E107", 8)]);
    check(b"title: x\r1: A6<* a6<;\n", &[("E108", 8)]);
    check(b"1: A6<* a6<;", &[("E109", 12)]);
}

#[test]
fn line_ends_are_counted() {
    let message = |bytes: &[u8]| {
        let text = Text::decode(bytes).unwrap();
        words::file_message(Lang::En, &file_findings(&text, 1)[0])
    };
    assert_eq!(message(b"title: x\r\n1: A6<* a6<;\n"), "1 line ends in CR LF, as on Windows");
    assert_eq!(message(b"title: x\r\n1: A6<* a6<;\r\n"), "2 lines end in CR LF, as on Windows");
}
