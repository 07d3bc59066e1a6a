//! Finds messages by their ids. Project Fluent reads the files of a language and fills in the arguments.
//!
//! A file is read only when a message is wanted that the files before it do not have, because reading all of them takes
//! longer than checking a game.

use super::lang::Lang;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
#[cfg(feature = "formats")]
use std::sync::OnceLock;
use std::sync::{PoisonError, RwLock};

/// The messages of each language that have been read, in the order of [`Lang::ALL`].
static MESSAGES: [RwLock<Option<Messages>>; Lang::ALL.len()] = [const { RwLock::new(None) }; Lang::ALL.len()];

/// A message, or an attribute of it, in a language. The English one is used if the language has none or an argument is
/// missing. `None` if English has none either.
pub(super) fn text(lang: Lang, id: &str, attribute: Option<&str>, args: &FluentArgs<'_>) -> Option<String> {
    match read_until_whole(lang, id, attribute, args) {
        Some((text, errors)) if errors == 0 || lang == Lang::En => Some(text),
        None if lang == Lang::En => None,
        _ => read_until_whole(Lang::En, id, attribute, args).map(|(text, _)| text),
    }
}

/// The texts of the help of each language, which are read only when the help is requested.
#[cfg(feature = "cli")]
static HELP: [OnceLock<Messages>; Lang::ALL.len()] = [const { OnceLock::new() }; Lang::ALL.len()];

/// The manual pages of each language, likewise.
#[cfg(feature = "formats")]
static MANUAL: [OnceLock<Messages>; Lang::ALL.len()] = [const { OnceLock::new() }; Lang::ALL.len()];

/// A text of the help of commands and options: the one about a command, or an attribute of it about an argument. `None` in
/// English, where the arguments have it.
#[cfg(feature = "cli")]
pub(crate) fn help_text(lang: Lang, id: &str, attribute: Option<&str>) -> Option<String> {
    apart(&HELP, lang, |lang| vec![lang.help()], id, attribute)
}

/// A text of the manual pages: the title of the page of a check, or an attribute, which is one of its sections. `None` in
/// English, where the file of the check has it.
#[cfg(feature = "formats")]
pub(super) fn manual_text(lang: Lang, id: &str, attribute: Option<&str>) -> Option<String> {
    apart(&MANUAL, lang, Lang::manual, id, attribute)
}

/// A text without placeholders of files that are read when the first of their texts is wanted.
#[cfg(feature = "formats")]
fn apart(
    read: &[OnceLock<Messages>],
    lang: Lang,
    files: fn(Lang) -> Vec<&'static str>,
    id: &str,
    attribute: Option<&str>,
) -> Option<String> {
    let read_all = || {
        let files = files(lang);
        let count = files.len();
        let mut messages = Messages::of(lang, files);
        (0..count).for_each(|_| messages.read_file());
        messages
    };
    let messages = read.get(lang as usize)?.get_or_init(read_all);
    messages.text(id, attribute, &FluentArgs::new()).map(|(text, _)| text)
}

/// A text, and the number of placeholders that could not be filled. Reads files until one has the message and all that it
/// refers to.
fn read_until_whole(lang: Lang, id: &str, attribute: Option<&str>, args: &FluentArgs<'_>) -> Option<(String, usize)> {
    let messages = MESSAGES.get(lang as usize)?;
    loop {
        if let Some(read) = messages.read().unwrap_or_else(PoisonError::into_inner).as_ref() {
            let text = read.text(id, attribute, args);
            let whole =
                if text.is_some() { text.as_ref().is_some_and(|(_, errors)| *errors == 0) } else { read.has(id) };
            if whole || read.unread.as_slice().is_empty() {
                return text;
            }
        }
        let mut read = messages.write().unwrap_or_else(PoisonError::into_inner);
        read.get_or_insert_with(|| Messages::of(lang, lang.messages())).read_file();
    }
}

/// The messages of a language that have been read, and the files that have not.
struct Messages {
    bundle: FluentBundle<FluentResource>,
    unread: std::vec::IntoIter<&'static str>,
}

impl Messages {
    /// The messages of these files, none of them read.
    fn of(lang: Lang, files: Vec<&'static str>) -> Self {
        let mut bundle = FluentBundle::new_concurrent(lang.name().parse().into_iter().collect());
        // Without this, direction marks around arguments would be in the output.
        bundle.set_use_isolating(false);
        bundle.set_formatter(Some(match lang.group_mark() {
            '.' => grouped::<'.', _>,
            ',' => grouped::<',', _>,
            _ => grouped::<'\u{a0}', _>,
        }));
        Self { bundle, unread: files.into_iter() }
    }

    /// Reads the next file. Parts of it that cannot be parsed are left out; a test detects them.
    fn read_file(&mut self) {
        if let Some(file) = self.unread.next() {
            let resource = FluentResource::try_new(file.to_owned()).unwrap_or_else(|(readable, _)| readable);
            // The first message with an id is kept.
            let _ = self.bundle.add_resource(resource);
        }
    }

    /// Whether a message has been read.
    fn has(&self, id: &str) -> bool {
        self.bundle.has_message(id)
    }

    /// A text, and the number of placeholders that could not be filled.
    fn text(&self, id: &str, attribute: Option<&str>, args: &FluentArgs<'_>) -> Option<(String, usize)> {
        let message = self.bundle.get_message(id)?;
        let pattern = match attribute {
            None => message.value()?,
            Some(attribute) => message.get_attribute(attribute)?.value(),
        };
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(args), &mut errors).into_owned();
        Some((text, errors.len()))
    }
}

/// Formats numbers that are to be grouped, with a separator after each group of three digits.
fn grouped<const MARK: char, Memoizer>(value: &FluentValue<'_>, _: &Memoizer) -> Option<String> {
    let FluentValue::Number(number) = value else { return None };
    let digits = number.as_string();
    if !number.options.use_grouping {
        return Some(digits.into_owned());
    }
    let mut out = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            out.push(MARK);
        }
        out.push(digit);
    }
    Some(out)
}

#[cfg(test)]
mod tests {
    use super::{FluentArgs, Lang, Messages};

    #[test]
    fn a_gap_that_cannot_be_filled_is_counted() {
        let mut messages = Messages::of(Lang::Cs, vec!["side = { $nobody }\n    .label = { nothing }\n", "other ="]);
        (0..2).for_each(|_| messages.read_file());
        let args = FluentArgs::new();
        assert_eq!(messages.text("side", None, &args).map(|(_, errors)| errors), Some(1));
        assert_eq!(messages.text("side", Some("label"), &args).map(|(_, errors)| errors), Some(1));
        assert_eq!(messages.text("side", Some("help"), &args), None);
        assert_eq!(messages.text("other", None, &args), None);
    }
}
