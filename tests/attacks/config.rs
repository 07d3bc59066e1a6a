//! Configuration files: any text is read or refused with a place and a reason.

use super::input::Bytes;
use kibao::source::LineIndex;

const PIECES: &[&str] = &[
    "rules = ",
    "dialect = ",
    "select = ",
    "ignore = ",
    "severity = ",
    "level = ",
    "max-findings = ",
    "\"kibao\"",
    "\"auto\"",
    "\"zanzibar\"",
    "\"club\"",
    "[\"R1\", \"N104\"]",
    "[\"no-such\"]",
    "\"error\"",
    "\"strict\"",
    "10",
    "-1",
    "99999999999999999999",
    "true",
    "\n",
    "\n",
    "\n",
    "[paths.\"1994/*.bao\"]\n",
    "[paths.\"[\"]\n",
    "[paths.\"**/{a,b}\"]\n",
    "[rule-set.club]\n",
    "base = \"kibao\"\n",
    "title = \"Club\"\n",
    "blocking = false\n",
    "opening = \"0 0 0 0 8 2 2 0 | 0 0 0 0 0 0 0 0 | 20\"\n",
    "mtaji-house-stop = \"choice\"\n",
    "max-seeds = 192\n",
    "capture = \"onward\"\n",
    "x = 1\n",
    "= ",
    "[",
    "]",
    "\"",
    "#",
    "\u{202e}",
    "\0",
    "é",
];

pub(super) fn run(bytes: &[u8]) {
    let mut bytes = Bytes(bytes);
    let text = if bytes.byte().is_multiple_of(2) {
        String::from_utf8_lossy(bytes.0).into_owned()
    } else {
        bytes.0.iter().map(|byte| PIECES[usize::from(*byte) % PIECES.len()]).collect()
    };
    if let Some(fault) = kibao::cli::config_fault("kibao.toml", &text) {
        let mut parts = fault.strip_prefix("kibao.toml:").expect("the file is named").splitn(3, ':');
        let line: usize = parts.next().and_then(|line| line.parse().ok()).expect("a line");
        let column: usize = parts.next().and_then(|column| column.parse().ok()).expect("a column");
        // The end of the text is a place, too.
        let lines = LineIndex::new(&text).lines() as usize + 1;
        assert!(line >= 1 && line <= lines && column >= 1, "{fault}");
        assert!(parts.next().is_some_and(|reason| reason.len() > 3), "{fault}");
    }
}

/// Pieces that fit together, so that more is tried than what is refused.
#[test]
fn a_rule_set_of_pieces_is_accepted() {
    let keys = ["[rule-set.club]", "base = \"kibao\"", "title =", "blocking =", "opening =", "max-seeds ="];
    let piece = |key: &&str| *PIECES.iter().find(|piece| piece.starts_with(key)).unwrap_or_else(|| panic!("no {key}"));
    assert_eq!(kibao::cli::config_fault("kibao.toml", &keys.iter().map(piece).collect::<String>()), None);
}
