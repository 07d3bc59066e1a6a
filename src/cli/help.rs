//! The texts of `--help` in the language of the user. The English ones are those of the arguments.

use crate::words::program as say;
use crate::words::{Lang, help_text};
use clap::builder::{PossibleValue, Styles};
use clap::{Arg, Command};

/// A file in a language: the English one, or the one beside it.
macro_rules! in_language {
    ($lang:expr, $file:literal, $ending:literal) => {
        match $lang {
            Lang::En => include_str!(concat!($file, $ending)),
            Lang::Sw => include_str!(concat!($file, ".sw", $ending)),
            Lang::De => include_str!(concat!($file, ".de", $ending)),
            Lang::Cs => include_str!(concat!($file, ".cs", $ending)),
        }
    };
}

/// An example of the configuration file.
pub(super) const fn example(lang: Lang) -> &'static str {
    in_language!(lang, "config/example", ".toml")
}

/// What the referee reads and writes.
pub(super) const fn protocol(lang: Lang) -> &'static str {
    in_language!(lang, "../referee/protocol", ".md")
}

/// The command and its subcommands with the texts of another language.
pub(super) fn translated(mut command: Command, lang: Lang) -> Command {
    // Adds what clap adds to a command: `help`, `--help`, `--version`.
    command.build();
    described(command, lang)
}

fn described(mut command: Command, lang: Lang) -> Command {
    let name = command.get_name().to_owned();
    if let Some(about) = help_text(lang, &name, None) {
        command = command.about(about);
    }
    command = match name.as_str() {
        "config" => command.after_help(example(lang)),
        "referee" => command.after_long_help(protocol(lang)),
        _ => match help_text(lang, &name, Some("after")) {
            Some(after) => command.after_help(after),
            None => command,
        },
    };
    command.mut_args(|arg| with_text(arg, &name, lang)).mut_subcommands(|it| described(it, lang))
}

/// An argument with its text, default value and possible values.
fn with_text(arg: Arg, command: &str, lang: Lang) -> Arg {
    let id = arg.get_id().as_str().replace('_', "-");
    let Some(text) = of_arg(lang, command, &id) else { return arg };
    let literal = Styles::styled().get_literal().to_owned();
    let values: Vec<_> = arg.get_possible_values().into_iter().filter(|it| !it.is_hide_set()).collect();
    let values = if arg.is_hide_possible_values_set() { Vec::new() } else { values };
    let about = |value: &str| of_arg(lang, command, &format!("{id}-{value}"));
    let defaults: Vec<_> = arg.get_default_values().iter().map(|it| it.to_string_lossy()).collect();
    // A flag has the default value `false`, which the help does not show.
    let shown = arg.get_action().takes_values() && !defaults.is_empty() && !arg.is_hide_default_value_set();
    let default = shown.then(|| format!("[{}: {}]", say::help_default().message(lang), defaults.join(" ")));
    let names = values.iter().map(PossibleValue::get_name).collect::<Vec<_>>().join(", ");
    let names = (!names.is_empty()).then(|| format!("[{}: {names}]", say::usage_values().message(lang)));
    let mut full = of_arg(lang, command, &format!("{id}-long")).unwrap_or_else(|| text.clone());
    let listed = values.iter().any(|it| it.get_help().is_some());
    if listed {
        full += &format!("\n\n{}:", say::help_values().message(lang));
        let width = values.iter().map(|it| it.get_name().len()).max().unwrap_or_default();
        for value in &values {
            let (name, gap) = (value.get_name(), width - value.get_name().len());
            let help = about(name).or_else(|| value.get_help().map(|help| help.ansi().to_string()));
            full += &format!("\n- {literal}{name}{literal:#}");
            full += &help.map_or_else(String::new, |help| format!(": {:gap$}{help}", ""));
        }
    }
    let specs: Vec<&str> = default.iter().chain(names.iter().filter(|_| !listed)).map(String::as_str).collect();
    if !specs.is_empty() {
        full += &format!("\n\n{}", specs.join("\n"));
    }
    let short: Vec<String> = [Some(text), default, names].into_iter().flatten().collect();
    arg.help(short.join(" ")).long_help(full).hide_default_value(true).hide_possible_values(true)
}

/// The text about an argument of a command, or of one that several commands have.
fn of_arg(lang: Lang, command: &str, id: &str) -> Option<String> {
    help_text(lang, command, Some(id)).or_else(|| help_text(lang, "common", Some(id)))
}

/// A text of clap with its headings in another language.
pub(super) fn headings(text: &str, lang: Lang) -> String {
    let heading = Styles::styled().get_header().to_owned();
    let all = [
        say::heading_usage(),
        say::heading_arguments(),
        say::heading_options(),
        say::heading_commands(),
        say::heading_common(),
        say::heading_findings(),
        say::heading_games(),
    ];
    let shown = |it: &say::Notice, lang| format!("{heading}{}:{heading:#}", it.message(lang));
    let text = all.iter().fold(text.to_owned(), |text, it| text.replace(&shown(it, Lang::En), &shown(it, lang)));
    // What clap writes in place of options and of a command.
    [(say::help_options(), '[', ']'), (say::help_command(), '[', ']'), (say::help_command(), '<', '>')].iter().fold(
        text,
        |text, (it, open, close)| {
            let shown = |lang| format!("{open}{}{close}", it.message(lang));
            text.replace(&shown(Lang::En), &shown(lang))
        },
    )
}

#[cfg(test)]
mod tests {
    use super::super::args::Args;
    use super::super::usage::rendered;
    use super::{Lang, example, help_text, of_arg, protocol, translated};
    use crate::engine::{BUILT_IN, OPTIONS, SITES};
    use clap::{Command, CommandFactory};
    use std::collections::BTreeSet;
    use std::ffi::OsString;

    const OTHERS: [(Lang, &str); 3] = [
        (Lang::Sw, include_str!("../words/sw/help.ftl")),
        (Lang::De, include_str!("../words/de/help.ftl")),
        (Lang::Cs, include_str!("../words/cs/help.ftl")),
    ];

    /// The texts of a command and its subcommands, each as the command, the id of an argument or value, and the English.
    fn texts(command: &Command, all: &mut Vec<(String, Option<String>, String)>) {
        let name = command.get_name().to_owned();
        all.push((name.clone(), None, command.get_about().expect("about").to_string()));
        // The example of a configuration file is compared below.
        if let Some(after) = command.get_after_help().filter(|_| name != "config") {
            all.push((name.clone(), Some("after".to_owned()), after.to_string()));
        }
        for arg in command.get_arguments().filter(|arg| !arg.is_hide_set()) {
            let id = arg.get_id().as_str().replace('_', "-");
            all.push((name.clone(), Some(id.clone()), arg.get_help().expect("help").to_string()));
            all.extend(arg.get_long_help().map(|long| (name.clone(), Some(format!("{id}-long")), long.to_string())));
            for value in arg.get_possible_values() {
                // The move that is written in each dialect is the same in every language.
                let help = value.get_help().map(ToString::to_string).filter(|_| id != "to");
                let id = format!("{id}-{}", value.get_name());
                all.extend(help.map(|help| (name.clone(), Some(id), help)));
            }
        }
        for command in command.get_subcommands() {
            texts(command, all);
        }
    }

    /// The ids of a file: of messages, and of their attributes.
    fn ids(file: &str) -> BTreeSet<(String, Option<String>)> {
        let (mut message, mut all) = ("", BTreeSet::new());
        for line in file.lines().filter(|line| line.contains(" =")) {
            let id = line.trim().split(' ').next().unwrap_or_default();
            if let Some(attribute) = id.strip_prefix('.').filter(|_| line.starts_with("    .")) {
                all.insert((message.to_owned(), Some(attribute.to_owned())));
            } else if line.starts_with(|c: char| c.is_ascii_lowercase()) {
                message = id;
                if line != format!("{id} =") {
                    all.insert((message.to_owned(), None));
                }
            }
        }
        all
    }

    #[test]
    fn every_text_is_in_every_language_and_used() {
        let (mut command, mut all) = (Args::command(), Vec::new());
        command.build();
        texts(&command, &mut all);
        assert!(all.len() > 150, "{}", all.len());
        let rules = BUILT_IN.iter().chain(&SITES).map(|it| ("rule-sets", it.name, it.title));
        let rules = rules.chain(OPTIONS.iter().map(|it| ("rule-options", it.name, it.doc)));
        all.extend(rules.map(|(id, name, english)| (id.to_owned(), Some(name.to_owned()), english.to_owned())));
        for (lang, file) in OTHERS {
            let mut unused = ids(file);
            assert!(unused.remove(&("files-unchanged".to_owned(), None)));
            for (command, arg, english) in &all {
                let text = match arg {
                    None => help_text(lang, command, None),
                    Some(arg) => of_arg(lang, command, arg),
                };
                let text = text.unwrap_or_else(|| panic!("{lang:?} lacks {command}.{arg:?}: {english}"));
                let same = english.starts_with('`') || english.split(' ').count() < 3;
                assert!(same || text != *english, "{lang:?}: {text}");
                assert!(!text.contains("{ ") && !text.is_empty(), "{lang:?}: {text}");
                unused.remove(&(command.clone(), arg.clone()));
                unused.remove(&("common".to_owned(), arg.clone()));
            }
            assert!(unused.is_empty(), "{lang:?}: nobody asks for {unused:?}");
        }
    }

    #[test]
    fn no_english_word_of_clap_is_left_in_the_help() {
        let (mut command, mut english) = (Args::command(), Vec::new());
        command.build();
        texts(&command, &mut english);
        let commands = command.get_subcommands().map(|it| it.get_name().to_owned());
        let calls: Vec<Vec<String>> = [Vec::new()].into_iter().chain(commands.map(|it| vec![it])).collect();
        for (lang, _) in OTHERS {
            for call in &calls {
                for flag in ["-h", "--help"] {
                    let args = [vec!["kibao".to_owned()], call.clone(), vec![flag.to_owned()]].concat();
                    let args: Vec<OsString> = args.into_iter().map(OsString::from).collect();
                    let error = Args::command().try_get_matches_from(&args).expect_err("the help");
                    let text = rendered(&error, Args::command(), args.clone(), lang).to_string();
                    for left in [
                        "Usage",
                        "Options",
                        "Arguments",
                        "Commands",
                        "ptions]",
                        "COMMAND",
                        "OPTIONS",
                        "default",
                        "possible",
                        "Possible",
                        "Print",
                        "help (",
                        "false]",
                    ] {
                        assert!(!text.contains(left), "{lang:?} {args:?}: {left}\n{text}");
                    }
                    for (_, _, sentence) in
                        english.iter().filter(|(.., it)| !it.starts_with('`') && it.split(' ').count() > 3)
                    {
                        assert!(!text.contains(sentence), "{lang:?} {args:?}: {sentence}");
                    }
                }
            }
        }
    }

    #[test]
    fn the_example_is_the_same_with_other_comments() {
        /// Each line, and where comments are.
        fn bare(lang: Lang) -> Vec<&'static str> {
            let mut lines: Vec<_> =
                example(lang).lines().map(|it| if it.starts_with('#') { "#" } else { it }).collect();
            lines.dedup();
            lines
        }
        let comments = |lang| example(lang).lines().filter(|it| it.starts_with('#')).collect::<BTreeSet<_>>();
        for lang in Lang::ALL {
            assert_eq!(bare(lang), bare(Lang::En), "{lang:?}");
            // A longer line would be broken on a terminal, and its end would not be a comment.
            let long = example(lang).lines().find(|it| it.chars().count() > 80 || it.contains(" #"));
            assert_eq!(long, None, "{lang:?}");
        }
        for (lang, _) in OTHERS {
            assert!(comments(lang).is_disjoint(&comments(Lang::En)), "{lang:?}");
            let command = translated(Args::command(), lang);
            let after = command.find_subcommand("config").and_then(Command::get_after_help).map(ToString::to_string);
            assert_eq!(after.as_deref(), Some(example(lang)));
        }
    }

    #[test]
    fn the_protocol_has_the_same_code_in_every_language() {
        /// The paragraphs, items and rows, each with its code in order of the alphabet and its other words.
        fn units(lang: Lang) -> Vec<(Vec<&'static str>, String)> {
            let unit = |text: &'static str| {
                if text.starts_with("```") {
                    return (vec![text], String::new());
                }
                let mut code: Vec<_> = text.split('`').skip(1).step_by(2).collect();
                code.sort_unstable();
                (code, text.split('`').step_by(2).collect())
            };
            let parts = protocol(lang).split("\n\n");
            parts.flat_map(|it| it.split_inclusive("|\n")).flat_map(|it| it.split("\n- ")).map(unit).collect()
        }
        let english = units(Lang::En);
        assert!(english.len() > 35, "{}", english.len());
        for (lang, _) in OTHERS {
            let units = units(lang);
            assert_eq!(units.len(), english.len(), "{lang:?}");
            for ((code, words), (same, english)) in units.iter().zip(&english) {
                assert_eq!(code, same, "{lang:?}: {words}");
                assert!(words != english || !words.contains(char::is_alphabetic), "{lang:?}: {words}");
            }
            let command = translated(Args::command(), lang);
            let after = command.find_subcommand("referee").and_then(Command::get_after_long_help);
            assert_eq!(after.map(ToString::to_string).as_deref(), Some(protocol(lang)));
        }
    }
}
