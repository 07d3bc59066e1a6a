//! Text reduced to what two spellings of a word have in common: no capital letters, no accents.

use std::borrow::Cow;

/// A text in lower case without accents, whether an accent is part of a letter or follows it. Keys, months and words for
/// endings are looked up in this form. Two different names may be equal in it.
#[must_use]
pub(crate) fn plain(text: &str) -> String {
    if text.is_ascii() {
        return text.to_ascii_lowercase();
    }
    text.chars()
        .filter(|c| !is_accent(*c))
        .flat_map(char::to_lowercase)
        .map(without_accent)
        .filter(|c| !is_accent(*c))
        .collect()
}

/// A text in which a letter and its accents are one character wherever such a character exists, so that texts that look the
/// same are equal. Without the feature `decode` the text is unchanged.
#[must_use]
pub(crate) fn composed(text: &str) -> Cow<'_, str> {
    #[cfg(all(feature = "web", target_family = "wasm"))]
    if !text.is_ascii() {
        return browser::text_of(text).normalize("NFC").into();
    }
    #[cfg(all(feature = "text", not(all(feature = "web", target_family = "wasm"))))]
    if !text.is_ascii() {
        use unicode_normalization::{IsNormalized, UnicodeNormalization, is_nfc_quick};
        if is_nfc_quick(text.chars()) != IsNormalized::Yes {
            return text.nfc().collect();
        }
    }
    text.into()
}

/// What browsers have, so that the module of the workshop does without tables that would be a tenth of it.
#[cfg(all(feature = "web", target_family = "wasm"))]
mod browser {
    use wasm_bindgen::prelude::wasm_bindgen;

    #[wasm_bindgen]
    extern "C" {
        #[wasm_bindgen(js_name = String)]
        pub(super) type Text;
        #[wasm_bindgen(js_name = String)]
        pub(super) fn text_of(text: &str) -> Text;
        #[wasm_bindgen(method, structural)]
        pub(super) fn normalize(this: &Text, form: &str) -> String;
    }
}

/// The most bytes of a player's name that is searched for in other text.
pub(crate) const LONGEST_NAME: usize = 256;

/// A name in the form in which names are compared, counted and searched for: in lower case, with one blank between words, and
/// with each letter and its accents as one character. Case, white space and the way in which accents are stored make no
/// difference; without the feature `decode`, the last one does.
///
/// ```
/// use kibao::notation::fold_name;
/// assert_eq!(fold_name(" SAID\t Omar"), fold_name("Said Omar"));
/// assert_ne!(fold_name("Omar, Said"), fold_name("Said Omar"));
/// ```
#[must_use]
pub fn fold_name(name: &str) -> String {
    let mut folded = String::with_capacity(name.len());
    for word in composed(name).split_whitespace() {
        if !folded.is_empty() {
            folded.push(' ');
        }
        folded.extend(word.chars().flat_map(char::to_lowercase));
    }
    folded
}

/// Whether a character is an accent on the letter before it.
#[must_use]
pub(super) fn is_accent(c: char) -> bool {
    matches!(c, '\u{300}'..='\u{36F}')
}

/// A lower-case letter without its accent.
fn without_accent(c: char) -> char {
    const PLAIN: [(&str, char); 16] = [
        ("\u{e0}\u{e1}\u{e2}\u{e3}\u{e4}\u{e5}\u{101}\u{103}\u{105}", 'a'),
        ("\u{e7}\u{107}\u{109}\u{10b}\u{10d}", 'c'),
        ("\u{10f}\u{111}", 'd'),
        ("\u{e8}\u{e9}\u{ea}\u{eb}\u{113}\u{115}\u{117}\u{119}\u{11b}", 'e'),
        ("\u{11d}\u{11f}\u{121}\u{123}", 'g'),
        ("\u{ec}\u{ed}\u{ee}\u{ef}\u{129}\u{12b}\u{12d}\u{12f}\u{131}", 'i'),
        ("\u{13a}\u{13c}\u{13e}\u{142}", 'l'),
        ("\u{f1}\u{144}\u{146}\u{148}", 'n'),
        ("\u{f2}\u{f3}\u{f4}\u{f5}\u{f6}\u{f8}\u{14d}\u{14f}\u{151}", 'o'),
        ("\u{155}\u{157}\u{159}", 'r'),
        ("\u{15b}\u{15d}\u{15f}\u{161}", 's'),
        ("\u{163}\u{165}\u{167}", 't'),
        ("\u{f9}\u{fa}\u{fb}\u{fc}\u{169}\u{16b}\u{16d}\u{16f}\u{171}\u{173}", 'u'),
        ("\u{175}", 'w'),
        ("\u{fd}\u{ff}\u{177}", 'y'),
        ("\u{17a}\u{17c}\u{17e}", 'z'),
    ];
    if c.is_ascii() {
        return c;
    }
    PLAIN.iter().find(|(accented, _)| accented.contains(c)).map_or(c, |(_, plain)| *plain)
}

#[cfg(test)]
mod tests {
    #[test]
    fn accents_are_composed() {
        #[cfg(feature = "text")]
        assert_eq!(crate::notation::composed("Zoe\u{308}"), "Zo\u{eb}");
    }

    #[test]
    fn accents_and_case_are_dropped() {
        use crate::notation::plain;
        assert_eq!(plain("V\u{ed}t\u{11b}z"), "vitez");
        assert_eq!(plain("Su\u{308}d"), plain("S\u{dc}D"));
    }
}
