//! Finds messages by their ids. Project Fluent reads the files of a language once and fills in the arguments.

use super::lang::Lang;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use std::sync::OnceLock;

type Bundle = FluentBundle<FluentResource>;

/// The messages of each language, in the order of [`Lang::ALL`].
static BUNDLES: [OnceLock<Bundle>; Lang::ALL.len()] = [const { OnceLock::new() }; Lang::ALL.len()];

/// A message, or an attribute of it, in a language. The English one is used if the language has none or an argument is
/// missing. `None` if English has none either.
pub(super) fn text(lang: Lang, id: &str, attribute: Option<&str>, args: &FluentArgs<'_>) -> Option<String> {
    let bundle = |lang: Lang| Some(BUNDLES.get(lang as usize)?.get_or_init(|| read(lang, &lang.messages())));
    match whole(bundle(lang)?, id, attribute, args) {
        Some((text, errors)) if errors == 0 || lang == Lang::En => Some(text),
        None if lang == Lang::En => None,
        _ => whole(bundle(Lang::En)?, id, attribute, args).map(|(text, _)| text),
    }
}

/// The texts of the help of each language, which are read only when the help is requested.
#[cfg(feature = "cli")]
static HELP: [OnceLock<Bundle>; Lang::ALL.len()] = [const { OnceLock::new() }; Lang::ALL.len()];

/// A text of the help of commands and options: the one about a command, or an attribute of it about an argument. `None` in
/// English, where the arguments have it.
#[cfg(feature = "cli")]
pub(crate) fn help_text(lang: Lang, id: &str, attribute: Option<&str>) -> Option<String> {
    let bundle = HELP.get(lang as usize)?.get_or_init(|| read(lang, &[lang.help()]));
    whole(bundle, id, attribute, &FluentArgs::new()).map(|(text, _)| text)
}

/// A text, and the number of placeholders that could not be filled.
fn whole(bundle: &Bundle, id: &str, attribute: Option<&str>, args: &FluentArgs<'_>) -> Option<(String, usize)> {
    let message = bundle.get_message(id)?;
    let pattern = match attribute {
        None => message.value()?,
        Some(attribute) => message.get_attribute(attribute)?.value(),
    };
    let mut errors = Vec::new();
    let text = bundle.format_pattern(pattern, Some(args), &mut errors).into_owned();
    Some((text, errors.len()))
}

/// The messages of a language. Parts of a file that cannot be parsed are left out; a test detects them.
fn read(lang: Lang, files: &[&str]) -> Bundle {
    let mut bundle = Bundle::new_concurrent(lang.name().parse().into_iter().collect());
    // Without this, direction marks around arguments would be in the output.
    bundle.set_use_isolating(false);
    bundle.set_formatter(Some(match lang.group_mark() {
        '.' => grouped::<'.', _>,
        ',' => grouped::<',', _>,
        _ => grouped::<'\u{a0}', _>,
    }));
    for file in files {
        let resource = FluentResource::try_new((*file).to_owned()).unwrap_or_else(|(readable, _)| readable);
        // The first message with an id is kept.
        let _ = bundle.add_resource(resource);
    }
    bundle
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
    use super::{FluentArgs, Lang, read, whole};

    #[test]
    fn a_gap_that_cannot_be_filled_is_counted() {
        let bundle = read(Lang::Cs, &["side = { $nobody }\n    .label = { nothing }\n", "other ="]);
        let args = FluentArgs::new();
        assert_eq!(whole(&bundle, "side", None, &args).map(|(_, errors)| errors), Some(1));
        assert_eq!(whole(&bundle, "side", Some("label"), &args).map(|(_, errors)| errors), Some(1));
        assert_eq!(whole(&bundle, "side", Some("help"), &args), None);
        assert_eq!(whole(&bundle, "other", None, &args), None);
    }
}
