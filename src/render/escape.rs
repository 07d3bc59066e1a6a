//! Escapes text of a record for the place where it is shown.

use std::borrow::Cow;

/// Escapes text for a terminal: control characters and characters that change the direction of writing are replaced by their
/// Unicode pictures or `\u{…}`, tabs by a blank.
///
/// ```
/// use kibao::render::for_terminal;
/// assert_eq!(for_terminal("plain"), "plain");
/// assert_eq!(for_terminal("red\u{1b}[31m"), "red\u{241b}[31m");
/// assert_eq!(for_terminal("\u{202e}abc"), "\\u{202e}abc");
/// ```
#[must_use]
pub fn for_terminal(text: &str) -> Cow<'_, str> {
    if is_plain(text) || !text.chars().any(is_unsafe) {
        return Cow::Borrowed(text);
    }
    let mut out = String::with_capacity(text.len() + 8);
    for c in text.chars() {
        match c {
            '\t' => out.push(' '),
            '\u{0}'..='\u{1f}' => out.extend(char::from_u32(0x2400 + u32::from(c))),
            '\u{7f}' => out.push('\u{2421}'),
            c if is_unsafe(c) => out.extend(c.escape_unicode()),
            c => out.push(c),
        }
    }
    Cow::Owned(out)
}

/// Whether a text consists of blanks and visible ASCII characters only. This is the common case, and fast to detect.
pub(super) fn is_plain(text: &str) -> bool {
    text.bytes().all(|byte| byte == b' ' || byte.is_ascii_graphic())
}

/// Escapes text for XML, HTML and SVG, between tags and in quoted attributes. Characters that control a terminal are replaced
/// as in [`for_terminal`], except line ends and tabs, which are kept.
#[must_use]
pub(crate) fn for_xml(text: &str) -> Cow<'_, str> {
    let keeps = |c: char| matches!(c, '\n' | '\t');
    // XML cannot represent these two characters.
    let refused = |c: char| matches!(c, '\u{fffe}' | '\u{ffff}');
    let is_marked = |c: char| matches!(c, '&' | '<' | '>' | '"' | '\'') || refused(c) || is_unsafe(c) && !keeps(c);
    if !text.chars().any(is_marked) {
        return Cow::Borrowed(text);
    }
    let mut out = String::with_capacity(text.len() + 16);
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\'' => out.push_str("&#39;"),
            c if keeps(c) => out.push(c),
            c if refused(c) => out.extend(c.escape_unicode()),
            c => out.push_str(&for_terminal(c.encode_utf8(&mut [0; 4]))),
        }
    }
    Cow::Owned(out)
}

/// Escapes JSON for a `<script>` of an HTML page, so that no text in it can end the script or begin a comment.
#[must_use]
pub(crate) fn for_script(json: &str) -> Cow<'_, str> {
    if !json.contains(['<', '>', '&']) {
        return Cow::Borrowed(json);
    }
    Cow::Owned(json.replace('<', "\\u003c").replace('>', "\\u003e").replace('&', "\\u0026"))
}

/// Escapes text for a field of a CSV table: it is quoted if necessary, and an apostrophe is put before a sign, also a
/// full-width one, that a spreadsheet would read as the start of a formula. Characters that control a terminal are replaced
/// as in [`for_terminal`].
#[must_use]
pub(crate) fn for_csv(text: &str) -> Cow<'_, str> {
    let shown = for_terminal(text);
    let begins = |c: char| matches!(c, '=' | '+' | '-' | '@' | '\u{ff1d}' | '\u{ff0b}' | '\u{ff0d}' | '\u{ff20}');
    let bare = text.trim_start();
    let formula = bare.starts_with(begins) && bare.chars().nth(1).is_some() || text.starts_with(['\t', '\r']);
    let quoted = shown.contains([',', '"']) || shown.trim() != shown;
    if !formula && !quoted {
        return shown;
    }
    let mark = if quoted { "\"" } else { "" };
    let guard = if formula { "'" } else { "" };
    Cow::Owned(format!("{mark}{guard}{}{mark}", shown.replace('"', "\"\"")))
}

/// Control characters, and the format characters that hide or reorder text.
pub(super) const fn is_unsafe(c: char) -> bool {
    matches!(c,
        '\u{0}'..='\u{1f}' | '\u{7f}'..='\u{9f}' | '\u{ad}' | '\u{61c}' | '\u{180e}'
        | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}'
        | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e007f}')
}

#[cfg(test)]
mod tests {
    #[test]
    fn signs_of_xml_are_escaped() {
        use crate::render::for_xml;
        assert_eq!(for_xml("Asha"), "Asha");
        assert_eq!(for_xml("<b title='\"'>&"), "&lt;b title=&#39;&quot;&#39;&gt;&amp;");
        assert_eq!(for_xml("]]>\u{1b}\u{202e}\n"), "]]&gt;\u{241b}\\u{202e}\n");
    }

    #[test]
    fn a_script_cannot_be_ended() {
        use super::for_script;
        assert_eq!(for_script(r#"["</script><!--", "&"]"#), r#"["\u003c/script\u003e\u003c!--", "\u0026"]"#);
    }

    #[test]
    fn a_cell_is_quoted_and_is_no_formula() {
        use crate::render::for_csv;
        assert_eq!(for_csv("Asha"), "Asha");
        assert_eq!(for_csv("Asha, \"the Lion\""), "\"Asha, \"\"the Lion\"\"\"");
        assert_eq!(for_csv("=1+2"), "'=1+2");
        assert_eq!(for_csv("\u{ff1d}1+2"), "'\u{ff1d}1+2");
        assert_eq!(for_csv("\t=1+2\u{1b}"), "\"' =1+2\u{241b}\"");
    }
}
