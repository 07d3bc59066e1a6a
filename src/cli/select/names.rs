//! File names made from values of records; they are safe for any value.

use super::piece::Facts;
use crate::words::program::{self as say, Notice};
use std::collections::{HashMap, HashSet};
use unicode_normalization::UnicodeNormalization;

/// The most characters of one value of a record in a name.
const LONGEST: usize = 40;

/// The most bytes of a name without its extension.
const LONGEST_NAME: usize = 200;

/// The placeholders of a template.
pub(super) const PLACES: [&str; 7] = ["number", "south", "north", "event", "place", "date", "title"];

/// Names of devices on Windows.
const DEVICES: [&str; 6] = ["con", "prn", "aux", "nul", "com", "lpt"];

/// A template whose placeholders are valid.
pub(super) struct Names<'t> {
    template: &'t str,
    given: HashSet<String>,
    /// The last number that was appended to each name.
    again: HashMap<String, u64>,
}

impl<'t> Names<'t> {
    /// # Errors
    /// The problem with the template.
    pub(super) fn new(template: &'t str) -> Result<Self, Notice> {
        let known = || format!("{{{}}}", PLACES.join("}, {"));
        for piece in template.split('{').skip(1) {
            let place = piece.split('}').next().filter(|_| piece.contains('}'));
            if !place.is_some_and(|place| PLACES.contains(&place)) {
                return Err(say::select_no_place(format!("{{{piece}"), known()));
            }
        }
        if template.contains(['/', '\\']) || template.trim().is_empty() {
            return Err(say::select_no_name(template, known()));
        }
        Ok(Self { template, given: HashSet::new(), again: HashMap::new() })
    }

    /// The name of the next file, whose first game has these facts. It is unique in this run, even on a file system that
    /// ignores the case or the Unicode normalization of letters.
    pub(super) fn next(&mut self, number: u64, facts: &Facts) -> String {
        let mut name = self.template.to_owned();
        for place in PLACES {
            let value = match place {
                "number" => format!("{number:06}"),
                "south" => or_else(safe(&facts.south), "south"),
                "north" => or_else(safe(&facts.north), "north"),
                "event" => safe(&facts.event),
                "place" => safe(&facts.place),
                "date" => safe(&facts.date),
                _ => safe(&facts.title),
            };
            name = name.replace(&format!("{{{place}}}"), &value);
        }
        let (stem, ending) = name.rsplit_once('.').unwrap_or((&name, "bao"));
        // The text of the template is made safe too; text that is already safe is unchanged.
        let (stem, ending) = (clean(stem, LONGEST_NAME), or_else(clean(ending, LONGEST), "bao"));
        let stem = or_else(stem, &format!("{number:06}"));
        // A device name may have a number, also as a superscript: COM¹ is COM1.
        let device = collision_key(stem.split('-').next().unwrap_or_default());
        let device = device.trim_end_matches(|c: char| c.is_ascii_digit());
        let stem = if DEVICES.contains(&device) { format!("_{stem}") } else { stem };
        let mut name = format!("{stem}.{ending}");
        // Thousands of games may have the same name, so the search continues after the last number.
        let again = self.again.entry(collision_key(&name)).or_insert(1);
        while !self.given.insert(collision_key(&name)) {
            *again += 1;
            name = format!("{stem}-{again}.{ending}");
        }
        name
    }
}

/// A key that is equal for names that some file system treats as the same.
fn collision_key(name: &str) -> String {
    let large: String = name.nfkd().collect::<String>().to_uppercase();
    large.to_lowercase().nfkd().collect()
}

fn or_else(text: String, other: &str) -> String {
    if text.is_empty() { other.to_owned() } else { text }
}

/// A value of a record as a part of a name.
fn safe(value: &str) -> String {
    let short: String = value.chars().take(LONGEST).collect();
    clean(&short, LONGEST_NAME)
}

/// Keeps letters, digits and `_`, replaces everything else by `-`, and cuts the result to `most` bytes.
fn clean(text: &str, most: usize) -> String {
    let mut out = String::new();
    for c in text.chars() {
        let c = if c.is_alphanumeric() || c == '_' { c } else { '-' };
        if out.len() + c.len_utf8() > most {
            break;
        }
        if c != '-' || !(out.is_empty() || out.ends_with('-')) {
            out.push(c);
        }
    }
    out.trim_end_matches('-').to_owned()
}
