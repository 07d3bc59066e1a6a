//! Position texts, good and bad.

use kibao::notation::position::{Expected, Found, PositionText, read};

const OFFICIAL: &str =
    "[ 0 0 0 0 0 0 0 0 | 0 2 2 6 0 0 0 0 | 0 0 0 0 6 2 2 0 | 0 0 0 0 0 0 0 0 | 22 22 | T T | 255 | 0 ]";

#[test]
fn every_field_has_its_place() {
    let text = "[ 8 7 6 5 4 3 2 1 | 1 0 0 0 0 0 0 2 | 3 0 0 0 0 0 0 4 | 5 0 0 0 0 0 0 6 | 1 2 | T F | 7 | 1 ]";
    let expected = PositionText {
        north_back: [1, 2, 3, 4, 5, 6, 7, 8],
        north_front: [2, 0, 0, 0, 0, 0, 0, 1],
        south_front: [3, 0, 0, 0, 0, 0, 0, 4],
        south_back: [5, 0, 0, 0, 0, 0, 0, 6],
        store: [1, 2],
        house: [true, false],
        block: Some(7),
        north_to_move: true,
    };
    assert_eq!(read(text), Ok(expected));
    assert_eq!(expected.to_string(), text);
    let official = read(OFFICIAL).unwrap();
    assert_eq!((official.block, official.north_to_move), (None, false));
    assert_eq!(official.to_string(), OFFICIAL);
}

#[test]
fn space_brackets_and_case_are_free() {
    let dense = OFFICIAL.replace(" | ", "|").replace("[ ", "").replace(" ]", "").to_lowercase();
    let wide = OFFICIAL.replace(' ', " \t\r\n ");
    for text in [dense.as_str(), wide.as_str(), &dense.replace('|', " | ")] {
        assert_eq!(read(text).map(|it| it.to_string()).as_deref(), Ok(OFFICIAL), "{text}");
    }
}

/// The official opening with `from` replaced by `to` fails at `culprit`.
#[track_caller]
fn check(from: &str, to: &str, culprit: &str, expected: &str, found: Found) {
    let text = OFFICIAL.replacen(from, to, 1);
    assert_ne!(text, OFFICIAL, "{from} is not there");
    let error = read(&text).unwrap_err();
    assert_eq!(error.span.of(&text), culprit, "{text}");
    assert!(error.span.end as usize <= text.len());
    let name = match error.expected {
        Expected::Pit(row, pit) => {
            format!("{}{}{pit}", if row.north { "north " } else { "south " }, if row.back { "back " } else { "front " })
        }
        other => format!("{other:?}"),
    };
    assert_eq!((name.as_str(), error.found), (expected, found), "{text}");
}

#[test]
fn errors_name_the_culprit() {
    check("2 2 6", "2 x 6", "x", "north front 6", Found::Other);
    check("2 2 6", "2 65 6", "65", "north front 6", Found::Number(65));
    check("6 2 2 0", "6 99999999999999 2 0", "99999999999999", "south front 6", Found::Number(u32::MAX));
    check("6 2 2 0", &format!("6 {} 2 0", "9".repeat(99)), &"9".repeat(99), "south front 6", Found::Number(u32::MAX));
    check("6 2 2 0", "6 -2 2 0", "-", "south front 6", Found::Other);
    check("6 2 2 0 |", "6 2 2 |", "|", "south front 8", Found::Other);
    check("6 2 2 0 |", "6 2 2 0 0", "0", "Bar", Found::Number(0));
    check("22 22", "22 222", "222", "Store(true)", Found::Number(222));
    check("T T", "Y T", "Y", "House(false)", Found::Other);
    check("255", "8", "8", "Block", Found::Number(8));
    check("| 0 ]", "| 2 ]", "2", "Turn", Found::Number(2));
    check("| 0 ]", "|", "", "Turn", Found::Nothing);
    check("| 0 ]", "| 0 ] é", "é", "End", Found::Other);
    check(OFFICIAL, "", "", "north back 8", Found::Nothing);
    check("| 0 ]", "| 01 ]", "01", "Turn", Found::LeadingZero);
    check("6 2 2 0", "6 02 2 0", "02", "south front 6", Found::LeadingZero);
    check("22 22", "22 022", "022", "Store(true)", Found::LeadingZero);
    check("255", "007", "007", "Block", Found::LeadingZero);
    check("| 0 ]", "| 0", "", "Close", Found::Nothing);
    check("| 0 ]", "| 0 |", "|", "Close", Found::Other);
    check("[ 0", "0", "]", "End", Found::Other);
    check("[ 0", "[ [ 0", "[", "north back 8", Found::Other);
    check("T T", "T\u{a0}ß", "ß", "House(true)", Found::Other);
}
