//! Files as bytes.

use kibao::findings::{FileReport, Finding};
use kibao::notation::games;
use kibao::source::{NotText, Place, Text};
use kibao::words::{self, Lang};

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
    check(b"1: A6<* a6<;\r\n\0", &[("E111", 0)]);
    check(b"\xFF\xFE1\0:\0 \0A\x006\0<\0\0\0\n\0", &[("E111", 0)]);
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

#[test]
fn what_is_not_a_text_is_called_what_it_is() {
    let name = |bytes: &[u8]| NotText::of_file(bytes).map(|it| it.format.map_or("?", |format| format.name));
    let tar = |magic: &[u8]| [&[b'a'; 257], magic].concat();
    for (bytes, expected) in [
        (&tar(b"ustar\x0000")[..], Some("tar")),
        (&tar(b"ustar  \0"), Some("tar")),
        (&tar(b"ustar is a name"), None),
        (b"PK\x03\x04\x14\0", Some("ZIP")),
        (b"7z\xbc\xaf\x27\x1c\0", Some("7z")),
        (b"Rar!\x1a\x07\x01", Some("RAR")),
        (b"\x1f\x8b\x08", Some("gzip")),
        (b"\x28\xb5\x2f\xfd", Some("Zstandard")),
        (b"\xfd7zXZ\0", Some("xz")),
        (b"BZh91AY&SY", Some("bzip2")),
        (b"%PDF-1.4\n", Some("PDF")),
        (b"\x89PNG\r\n\x1a\n", Some("PNG")),
        (b"\xff\xd8\xff\xe0", Some("JPEG")),
        (b"GIF89a", Some("GIF")),
        (b"title: a\n\0", Some("?")),
        (b"\0", Some("?")),
        (b"title: PK\x03\x04\n", None),
        (b"", None),
    ] {
        assert_eq!(name(bytes), expected, "{}", bytes.escape_ascii());
    }
}

#[test]
fn the_first_nul_is_the_place() {
    for (bytes, line, column) in [
        (&b"\0"[..], 1, 1),
        (b"a\r\nb\rc\0", 3, 2),
        ("title: Zo\u{eb}\0\0".as_bytes(), 1, 11),
        (b"title: Zo\xeb\0", 1, 11),
        (b"a\n\0b\n\0", 2, 1),
    ] {
        let place = NotText::within(bytes).map(|it| it.place);
        assert_eq!(place, Some(Place { line, column }), "{}", bytes.escape_ascii());
    }
}
