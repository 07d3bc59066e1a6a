//! What clap says of arguments that it cannot parse, and its help, in the language of the user.

use super::args::Args;
use super::exit::Exit;
use super::help::{headings, translated};
use crate::generate::SlipRateError;
use crate::render::for_terminal;
use crate::words::program::{self as say, Notice};
use crate::words::{self, Lang};
use anstyle::Style;
use clap::builder::{StyledStr, Styles};
use clap::error::{ContextKind, ContextValue, Error, ErrorKind};
use clap::{Command, CommandFactory};
use std::ffi::OsString;
use std::io::Write;
use std::num::{IntErrorKind, ParseIntError};

/// Prints what clap says of these arguments: help on standard output, an error on standard error.
pub(super) fn print(error: &Error, given: Vec<OsString>, lang: Lang) -> Exit {
    // Help and version are not errors; neither is a closed pipe while printing them.
    let obeyed = |it: &OsString| for_terminal(&it.to_string_lossy()) != it.to_string_lossy();
    let (is_error, is_escaped) = (error.use_stderr(), given.iter().any(obeyed));
    let text = rendered(error, Args::command(), given, lang);
    let _ = match (is_error, is_escaped) {
        (false, _) => write!(anstream::stdout(), "{}", text.ansi()),
        (true, false) => write!(anstream::stderr(), "{}", text.ansi()),
        // The message repeats the arguments, including their line ends, so it is printed as one line.
        (true, true) => writeln!(anstream::stderr(), "{}", for_terminal(text.to_string().trim_end())),
    };
    if is_error { Exit::Failed } else { Exit::Clean }
}

/// The message of an error, or the requested help. `command` is the one that parsed `args`.
pub(super) fn rendered(error: &Error, command: Command, args: Vec<OsString>, lang: Lang) -> StyledStr {
    let help = [ErrorKind::DisplayHelp, ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand].contains(&error.kind());
    let ours = if help && lang != Lang::En {
        // The English help is that of the arguments; only here are the texts of another language read.
        let again = translated(command, lang).try_get_matches_from(args).err();
        again.map(|error| headings(&error.render().ansi().to_string(), lang))
    } else {
        message(error, lang)
    };
    ours.map_or_else(|| error.render(), Into::into)
}

/// The message with its suggestions, the usage and where to find help, laid out as clap does. `None` if the error is not
/// about arguments.
fn message(error: &Error, lang: Lang) -> Option<String> {
    let styles = Styles::styled();
    let problem = problem(error, &styles, lang)?;
    let (valid, head) = (styles.get_valid(), styles.get_error());
    let mut text = format!("{head}{}:{head:#} {problem}", say::usage_error().message(lang));
    let mut tips = Vec::new();
    for (kind, named) in [
        (ContextKind::SuggestedSubcommand, "subcommand"),
        (ContextKind::SuggestedArg, "argument"),
        (ContextKind::SuggestedValue, "value"),
    ] {
        let names = strings(error, kind);
        if !names.is_empty() {
            let quoted: Vec<String> = names.iter().map(|name| format!("'{valid}{name}{valid:#}'")).collect();
            tips.push(say::usage_similar(named, names.len(), quoted.join(", ")));
        }
    }
    if let Some(ContextValue::StyledStrs(more)) = error.get(ContextKind::Suggested) {
        tips.extend(more.iter().map(suggestion));
    }
    for (at, tip) in tips.iter().enumerate() {
        let gap = if at == 0 { "\n\n" } else { "\n" };
        let word = say::usage_tip().message(lang);
        text += &format!("{gap}  {valid}{word}:{valid:#} {}", tip.message(lang));
    }
    if let Some(ContextValue::StyledStr(usage)) = error.get(ContextKind::Usage) {
        text += &format!("\n\n{}", headings(&usage.ansi().to_string(), lang));
    }
    let more = say::usage_more(styled(styles.get_literal(), "--help"));
    Some(format!("{text}\n\n{}\n", more.message(lang)))
}

/// The sentence about the error, with the values that are possible.
fn problem(error: &Error, styles: &Styles, lang: Lang) -> Option<String> {
    let (valid, invalid, literal) = (styles.get_valid(), styles.get_invalid(), styles.get_literal());
    let first = |kind| strings(error, kind).into_iter().next();
    let arg = |style| first(ContextKind::InvalidArg).map(|it| styled(style, &it));
    let value = || first(ContextKind::InvalidValue);
    let count = |kind| match error.get(kind) {
        Some(ContextValue::Number(number)) => u64::try_from(*number).ok(),
        _ => None,
    };
    let lines = |style, names: Vec<String>| -> String {
        names.iter().map(|name| format!("\n  {}", styled(style, name))).collect()
    };
    let list = |what: Notice, names: Vec<String>| {
        let names: Vec<String> = names.iter().map(|name| styled(valid, &escaped(name))).collect();
        if names.is_empty() { String::new() } else { format!("\n  [{}: {}]", what.message(lang), names.join(", ")) }
    };
    let (notice, rest) = match error.kind() {
        ErrorKind::ArgumentConflict => match error.get(ContextKind::PriorArg)? {
            ContextValue::String(prior) if Some(prior) == first(ContextKind::InvalidArg).as_ref() => {
                (say::usage_twice(arg(invalid)?), String::new())
            }
            ContextValue::String(prior) => (say::usage_conflict(arg(invalid)?, styled(invalid, prior)), String::new()),
            _ => (say::usage_conflicts(arg(invalid)?), lines(invalid, strings(error, ContextKind::PriorArg))),
        },
        ErrorKind::NoEquals => (say::usage_no_equals(arg(invalid)?), String::new()),
        ErrorKind::InvalidValue => {
            let notice = match value()? {
                none if none.is_empty() => say::usage_no_value(arg(invalid)?),
                value => say::usage_value(styled(invalid, &value), arg(literal)?, None::<String>),
            };
            (notice, list(say::usage_values(), strings(error, ContextKind::ValidValue)))
        }
        ErrorKind::ValueValidation => {
            let why = reason(error, &value()?, lang);
            (say::usage_value(styled(invalid, &value()?), arg(literal)?, why), String::new())
        }
        ErrorKind::InvalidSubcommand => {
            (say::usage_command(styled(invalid, &first(ContextKind::InvalidSubcommand)?)), String::new())
        }
        ErrorKind::MissingRequiredArgument => {
            (say::usage_required(), lines(valid, strings(error, ContextKind::InvalidArg)))
        }
        ErrorKind::MissingSubcommand => {
            let commands = list(say::usage_commands(), strings(error, ContextKind::ValidSubcommand));
            (say::usage_no_command(styled(invalid, &first(ContextKind::InvalidSubcommand)?)), commands)
        }
        ErrorKind::InvalidUtf8 => (say::usage_not_utf_8(), String::new()),
        ErrorKind::TooManyValues => (say::usage_too_many(styled(invalid, &value()?), arg(literal)?), String::new()),
        kind @ (ErrorKind::TooFewValues | ErrorKind::WrongNumberOfValues) => {
            let exact = kind == ErrorKind::WrongNumberOfValues;
            let wanted = if exact { ContextKind::ExpectedNumValues } else { ContextKind::MinValues };
            let given = count(ContextKind::ActualNumValues)?;
            let wanted = styled(valid, &count(wanted)?.to_string());
            let shown = styled(invalid, &given.to_string());
            (say::usage_number_of_values(exact, wanted, arg(literal)?, shown, given), String::new())
        }
        ErrorKind::UnknownArgument => (say::usage_unexpected(arg(invalid)?), String::new()),
        _ => return None,
    };
    Some(notice.message(lang) + &rest)
}

/// Why a value is refused, and what to do.
fn reason(error: &Error, value: &str, lang: Lang) -> Option<String> {
    let source = std::error::Error::source(error)?;
    let notice = if let Some(notice) = source.downcast_ref::<Notice>() {
        notice.clone()
    } else if let Some(number) = source.downcast_ref::<ParseIntError>() {
        say::usage_integer(match number.kind() {
            IntErrorKind::Empty => "empty",
            IntErrorKind::PosOverflow => "large",
            IntErrorKind::NegOverflow => "small",
            _ => "digit",
        })
    } else if let Some(rate) = source.downcast_ref::<SlipRateError>() {
        say::usage_slips(match rate {
            SlipRateError::NoDecimal => "decimal",
            SlipRateError::TooLarge => "large",
            SlipRateError::TooFine => "fine",
        })
    } else {
        // Clap has only a text for a number outside of its range.
        let text = source.to_string();
        match text.split_once(" is not in ") {
            Some((number, range)) if number == value.trim_start_matches('+') => say::usage_range(number, range),
            _ => return Some(text),
        }
    };
    let help = notice.help(lang).map(|help| format!("\n  {}: {help}", words::help_word(lang)));
    Some(notice.message(lang) + &help.unwrap_or_default())
}

/// The message for a suggestion of clap, which is an English text with words in quotation marks.
fn suggestion(text: &StyledStr) -> Notice {
    let text = text.ansi().to_string();
    let parts: Vec<&str> = text.split('\'').collect();
    match *parts.as_slice() {
        [_, name, _, dashes, _] if text.starts_with("subcommand") => say::usage_remove_dashes(name, dashes),
        [_, arg, _, way, _] => say::usage_as_value(arg, way),
        [_, way, _] => say::usage_exists(way),
        _ => say::usage_other(text),
    }
}

/// The strings of a context.
fn strings(error: &Error, kind: ContextKind) -> Vec<String> {
    match error.get(kind) {
        Some(ContextValue::String(one)) => vec![one.clone()],
        Some(ContextValue::Strings(all)) => all.clone(),
        _ => Vec::new(),
    }
}

fn styled(style: &Style, text: &str) -> String {
    format!("{style}{text}{style:#}")
}

/// A value as it is written on a command line: in quotation marks if it has a blank.
fn escaped(value: &str) -> String {
    if value.contains(char::is_whitespace) { format!("{value:?}") } else { value.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::{Lang, rendered};
    use clap::error::ErrorKind;
    use clap::{Arg, ArgAction, Command, value_parser};
    use std::collections::BTreeSet;
    use std::ffi::OsString;

    /// A command that can be called wrongly in every way.
    fn command() -> Command {
        let number = |name: &'static str| Arg::new(name).long(name).value_parser(value_parser!(u8).range(1..=20));
        let depth = Command::new("depth").arg(number("plies").required(true)).arg(Arg::new("path").required(true));
        let pair = Arg::new("pair").long("pair").num_args(2).value_names(["A", "B"]);
        let many = Arg::new("many").long("many").num_args(2..=3);
        let flag = |name: &'static str| Arg::new(name).long(name).action(ArgAction::SetTrue);
        let work = Command::new("work")
            .args([pair, many, flag("fix"), flag("dry").conflicts_with_all(["fix", "check"]), flag("check")])
            .arg(
                Arg::new("unique")
                    .long("unique")
                    .num_args(0..=1)
                    .require_equals(true)
                    .value_parser(["moves", "all text"]),
            )
            .arg(
                Arg::new("slips")
                    .long("slips")
                    .allow_negative_numbers(true)
                    .value_parser(value_parser!(crate::generate::SlipRate)),
            )
            .arg(Arg::new("tag").long("tag").require_equals(true))
            .arg(number("top"));
        Command::new("kibao").subcommand_required(true).subcommands([depth, work]).arg(flag("quiet"))
    }

    const WRONG: &[&[&str]] = &[
        &["wrk"],
        &["xyzzy"],
        &["--quiet"],
        &["--", "work"],
        &["--unique"],
        &["work", "--fx"],
        &["work", "--chek"],
        &["work", "--plies", "1"],
        &["work", "-x"],
        &["depth", "--plies=3", "a", "b"],
        &["depth", "a", "-z"],
        &["depth"],
        &["depth", "--plies", "0", "a"],
        &["depth", "--plies", "300", "a"],
        &["depth", "--plies", "x", "a"],
        &["depth", "--plies", "", "a"],
        &["depth", "--plies", "99999999999999999999", "a"],
        &["depth", "--plies=-99999999999999999999", "a"],
        &["depth", "--plies"],
        &["work", "--top", "1", "--top", "2"],
        &["work", "--dry", "--fix"],
        &["work", "--fix", "--check", "--dry"],
        &["work", "--pair", "1"],
        &["work", "--many", "1"],
        &["work", "--unique=move"],
        &["work", "--unique="],
        &["work", "--unique", "moves"],
        &["work", "--tag", "final"],
        &["work", "--fix=yes"],
        &["work", "--slips", "-1"],
        &["work", "--slips", "99999999999"],
        &["work", "--slips", "0.0000000001"],
    ];

    #[test]
    fn english_is_that_of_clap_and_no_other_language_has_a_word_of_it() {
        let mut kinds = BTreeSet::new();
        for wrong in WRONG {
            let args: Vec<OsString> = ["kibao"].iter().chain(*wrong).map(OsString::from).collect();
            let error = command().try_get_matches_from(&args).expect_err("a wrong call");
            kinds.insert(format!("{:?}", error.kind()));
            let said = |lang| rendered(&error, command(), args.clone(), lang).ansi().to_string();
            let english = said(Lang::En);
            assert_eq!(english, error.render().ansi().to_string(), "{wrong:?}");
            for lang in [Lang::Sw, Lang::De, Lang::Cs] {
                let text = said(lang);
                for left in [
                    "error:",
                    "Usage:",
                    "tip: a",
                    "possible values",
                    "For more information",
                    "unexpected",
                    "the argument",
                    "cannot",
                    "required",
                    "provided",
                    "similar",
                    "invalid",
                    "exists",
                    "subcommand",
                    "is not",
                    "as a value",
                    "OPTIONS",
                    "COMMAND",
                    "number",
                    "decimal",
                ] {
                    assert!(!text.contains(left), "{lang:?} {wrong:?}: {left}\n{text}");
                }
                // The same layout and the same colours.
                assert_eq!(text.lines().count(), english.lines().count(), "{text}");
                assert_eq!(text.matches('\u{1b}').count(), english.matches('\u{1b}').count(), "{text}");
            }
        }
        let seen: Vec<&str> = kinds.iter().map(String::as_str).collect();
        let all = [
            ErrorKind::ArgumentConflict,
            ErrorKind::InvalidSubcommand,
            ErrorKind::InvalidValue,
            ErrorKind::MissingRequiredArgument,
            ErrorKind::MissingSubcommand,
            ErrorKind::NoEquals,
            ErrorKind::TooFewValues,
            ErrorKind::TooManyValues,
            ErrorKind::UnknownArgument,
            ErrorKind::ValueValidation,
            ErrorKind::WrongNumberOfValues,
        ];
        assert_eq!(seen, all.map(|kind| format!("{kind:?}")), "each kind was made");
    }

    #[test]
    fn arguments_that_are_not_utf_8_are_reported() {
        let error = clap::Error::new(ErrorKind::InvalidUtf8).with_cmd(&command());
        let said = |lang| rendered(&error, command(), Vec::new(), lang).ansi().to_string();
        assert_eq!(said(Lang::En), error.render().ansi().to_string());
        assert!(said(Lang::De).contains("UTF-8\n\nMehr dazu"), "{}", said(Lang::De));
    }
}
