//! `kibao rules`.

use super::common::Common;
use super::config::{Configs, Layer, known_names};
use super::exit::{Exit, Failure, lang};
use crate::engine::{BUILT_IN, BuiltIn, OPTIONS, RuleSet, SITES};
use crate::render::for_terminal;
use crate::words::help_text;
use crate::words::program as say;
use std::io::Write;

#[derive(Debug, clap::Args)]
pub(super) struct Rules {
    /// Rule sets, also abstractplay, that of a games site [default: all others]
    #[arg(value_name = "NAME")]
    names: Vec<String>,
}

/// A rule set to show.
struct ListedRules<'a> {
    name: &'a str,
    title: &'a str,
    rules: &'a RuleSet,
    /// For a built-in rule set, its entry with the citations of its options.
    known: Option<&'static BuiltIn>,
}

pub(super) fn run(args: &Rules, common: &Common, out: &mut dyn Write) -> Result<Exit, Failure> {
    let settings = Configs::new(common, Layer::default())?.here()?;
    let listed =
        |it: &'static BuiltIn| ListedRules { name: it.name, title: it.title, rules: &it.rules, known: Some(it) };
    let known = BUILT_IN.into_iter().map(listed);
    let sites: Vec<ListedRules<'_>> = SITES.into_iter().map(listed).collect();
    let custom = settings.custom().iter();
    let custom = custom.map(|it| ListedRules { name: &it.name, title: &it.title, rules: &it.rules, known: None });
    let all: Vec<ListedRules<'_>> = known.chain(custom).collect();
    let named = |name: &String| {
        let found = all.iter().chain(&sites).find(|set| set.name.eq_ignore_ascii_case(name));
        found.ok_or_else(|| Failure::from(say::config_no_rules(name, known_names(settings.custom()))))
    };
    let sets: Vec<&ListedRules<'_>> = if args.names.is_empty() {
        all.iter().collect()
    } else {
        args.names.iter().map(named).collect::<Result<_, _>>()?
    };
    let width = sets.iter().map(|set| set.name.len()).max().unwrap_or_default().max(10);
    for set in &sets {
        let title = set.known.and_then(|known| help_text(lang(), "rule-sets", Some(known.name)));
        writeln!(out, "{:<width$} {}", set.name, for_terminal(title.as_deref().unwrap_or(set.title)))?;
    }
    for option in &OPTIONS {
        let about = help_text(lang(), "rule-options", Some(option.name));
        writeln!(out, "\n{}: {}", option.name, about.as_deref().unwrap_or(option.doc))?;
        for set in &sets {
            let value = (option.value)(set.rules);
            let citation = set.known.and_then(|known| known.citation(option.name));
            let citation = citation.map_or(String::new(), |it| format!("  ({it})"));
            writeln!(out, "  {:<width$} {value}{citation}", set.name)?;
        }
    }
    Ok(Exit::Clean)
}
