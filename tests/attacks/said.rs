//! What is told as JSON: one line, by its schema, in which no sign turns or hides text.

use jsonschema::Validator;
use serde_json::Value;
use std::ops::RangeInclusive;

/// Signs that a terminal obeys, and those that turn or hide what stands beside them: controls, the soft hyphen, signs of
/// direction, of no width and of layout, ends of lines and paragraphs, notes between lines, tags.
pub(super) const HIDDEN: &[RangeInclusive<char>] = &[
    '\0'..='\u{1f}',
    '\u{7f}'..='\u{9f}',
    '\u{ad}'..='\u{ad}',
    '\u{61c}'..='\u{61c}',
    '\u{180e}'..='\u{180e}',
    '\u{200b}'..='\u{200f}',
    '\u{2028}'..='\u{202e}',
    '\u{2060}'..='\u{206f}',
    '\u{feff}'..='\u{feff}',
    '\u{fff9}'..='\u{fffb}',
    '\u{e0000}'..='\u{e007f}',
];

/// Says whether a value is of this kind, which the schema defines.
pub(super) fn validator(schema: impl Into<Value>, kind: &str) -> Validator {
    let schema: Value = schema.into();
    let schema = serde_json::json!({"$ref": format!("#/$defs/{kind}"), "$defs": schema["$defs"]});
    jsonschema::validator_for(&schema).expect("a schema")
}

/// Reads what is told, and asserts what must hold of it.
#[track_caller]
pub(super) fn checked(line: &str, validator: &Validator) -> Value {
    assert!(!line.chars().any(|sign| HIDDEN.iter().any(|hidden| hidden.contains(&sign))), "{line:?}");
    let value = serde_json::from_str(line).unwrap_or_else(|fault| panic!("{fault}: {line}"));
    assert!(validator.is_valid(&value), "{line}");
    value
}
