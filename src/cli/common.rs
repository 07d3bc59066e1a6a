//! The options that every command has.

use super::dialect::DialectChoice;
use crate::words::Lang;
use clap::ValueEnum;
use std::ffi::OsString;
use std::io::IsTerminal;
use std::path::PathBuf;

/// The number of columns where nothing names another.
const PLAIN_WIDTH: usize = 110;

/// The options that every command has.
#[derive(Clone, Debug, clap::Args)]
#[command(next_help_heading = "Common options")]
pub(super) struct Common {
    /// Rule set: kibao, zanzibar, ruehl, kujifunza, hus, a custom one, or auto to try them all [default: the head line,
    /// then kibao.toml, then kibao]
    #[arg(long, global = true, value_name = "RULES")]
    pub(super) rules: Option<String>,
    /// Dialect of the moves [default: auto]
    #[arg(long, global = true, value_parser = DialectChoice::parser())]
    pub(super) dialect: Option<DialectChoice>,
    /// Settings from this file [default: kibao.toml in the nearest parent folder of each record]
    #[arg(long, global = true, value_name = "FILE", conflicts_with = "no_config")]
    pub(super) config: Option<PathBuf>,
    /// No settings from any file
    #[arg(long, global = true)]
    pub(super) no_config: bool,
    /// In folders also read files with these endings, such as txt
    #[arg(long, global = true, value_name = "EXT", value_delimiter = ',')]
    pub(super) ext: Vec<String>,
    /// Only the N-th game of the input, counted from 1
    #[arg(long, global = true, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    pub(super) game: Option<u32>,
    /// How many threads work [default: one for each core]
    #[arg(long, global = true, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=1024))]
    pub(super) jobs: Option<u32>,
    /// When to use colour
    #[arg(long, global = true, value_enum, default_value_t = ColorChoice::Auto)]
    pub(super) color: ColorChoice,
    /// Language of messages and captions [default: the one of the locale, else English]
    #[arg(long, global = true, value_name = "LANG", value_enum)]
    pub(super) lang: Option<LangChoice>,
    /// No summary, no progress and no remarks on standard error
    #[arg(short, long, global = true)]
    pub(super) quiet: bool,
}

impl Common {
    /// Whether to colour standard output.
    pub(super) fn colour(&self) -> bool {
        match self.color {
            ColorChoice::Always => true,
            ColorChoice::Never => false,
            ColorChoice::Auto => anstream::AutoStream::choice(&std::io::stdout()) != anstream::ColorChoice::Never,
        }
    }

    /// The requested language, whatever the environment; English if none is requested.
    pub(super) fn asked_lang(&self) -> Lang {
        if self.lang.is_some() { self.lang() } else { Lang::En }
    }

    /// The requested language, or that of the environment.
    pub(super) fn lang(&self) -> Lang {
        lang_of(self.lang)
    }
}

/// The number of columns of text for people: that of the terminal, or of `COLUMNS` where there is none; 60 to 120.
pub(super) fn width() -> usize {
    known_width().unwrap_or(PLAIN_WIDTH)
}

/// The same, if there is a terminal or `COLUMNS`.
pub(super) fn known_width() -> Option<usize> {
    let terminal = || std::io::stdout().is_terminal().then(crossterm::terminal::size)?.ok().map(|(width, _)| width);
    let named = || std::env::var("COLUMNS").ok()?.parse().ok();
    terminal().or_else(named).map(|width| usize::from(width).clamp(60, 120))
}

/// The language that is requested by arguments which cannot be parsed, or that of the environment.
pub(super) fn requested_lang(args: &[OsString]) -> Lang {
    let args: Vec<&str> = args.iter().take_while(|it| *it != "--").filter_map(|it| it.to_str()).collect();
    let named = args.iter().enumerate().find_map(|(at, arg)| match arg.strip_prefix("--lang")? {
        "" => args.get(at + 1).copied(),
        rest => rest.strip_prefix('='),
    });
    lang_of(named.and_then(|name| LangChoice::from_str(name, false).ok()))
}

fn lang_of(choice: Option<LangChoice>) -> Lang {
    match choice {
        Some(LangChoice::En) => Lang::En,
        Some(LangChoice::Sw) => Lang::Sw,
        Some(LangChoice::De) => Lang::De,
        Some(LangChoice::Cs) => Lang::Cs,
        None => {
            let set = |name| std::env::var(name).ok().filter(|value| !value.is_empty());
            let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(set);
            locale.map_or(Lang::En, |locale| Lang::from_tag(&locale))
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum LangChoice {
    /// English
    En,
    /// Swahili
    Sw,
    /// German
    De,
    /// Czech
    Cs,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum ColorChoice {
    Auto,
    Always,
    Never,
}
