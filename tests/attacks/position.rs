//! Position texts: what can be read is written as it is read again.

use super::input::Bytes;
use kibao::replay::{opening, parse_position, position_text, read_position};

pub(super) fn run(bytes: &[u8]) {
    let mut bytes = Bytes(bytes);
    let rules = bytes.rules().rules;
    let text = if bytes.byte().is_multiple_of(2) {
        String::from_utf8_lossy(bytes.0).into_owned()
    } else {
        const SIGNS: &[u8] = b"0123456789 |[]TF,-255x";
        bytes.0.iter().map(|byte| char::from(SIGNS[usize::from(*byte) % SIGNS.len()])).collect()
    };
    for text in
        [text.clone(), format!("[ 0 0 0 0 0 0 0 0 | 0 2 2 6 0 0 0 0 | 0 0 0 0 6 2 2 0 | 0 0 0 0 0 0 0 0 | {text} ]")]
    {
        let _ = opening(&text, &rules);
        if let Ok((position, _)) = parse_position(&text, &rules) {
            let written = position_text(&position).to_string();
            let (again, odd) = parse_position(&written, &rules).expect("what is written can be read");
            assert_eq!((again, odd), (position, false), "{written}");
        }
        if let Ok((position, _)) = read_position(&text, &rules) {
            assert_eq!(position.validate(&rules), Ok(()));
        }
    }
}
