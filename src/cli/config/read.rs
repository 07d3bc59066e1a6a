//! Reading a configuration file.

use super::event;
use super::fault::{Fault, rule_set_keys};
use super::layer::{Given, Layer, Level, Origin};
use crate::cli::dialect::DialectChoice;
use crate::cli::exit::{Failure, lang};
use crate::cli::files::unpacked;
use crate::engine::{BUILT_IN, BuiltIn, RuleOption, RuleSet};
use crate::findings::{Selector, Severity, nearest};
use crate::source::LineIndex;
use crate::stats::Scoring;
use crate::words::Lang;
use crate::words::program::{self as say, Notice};
use globset::{GlobBuilder, GlobMatcher};
use std::borrow::Cow;
use std::io::Read;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// A configuration file.
#[derive(Debug)]
pub(super) struct FileConfig {
    /// The name of the file in messages.
    pub(super) name: Arc<str>,
    /// The folder that its patterns are relative to.
    pub(super) folder: PathBuf,
    pub(super) whole: Layer,
    /// Settings of some paths, in the order of the file.
    pub(super) paths: Vec<PathSettings>,
    pub(super) custom: Vec<CustomRules>,
    /// Who is who: spellings, and the names of the players.
    pub(super) names: Given<Vec<(String, String)>>,
    pub(super) scoring: Given<Scoring>,
}

/// The settings of some paths.
#[derive(Debug)]
pub(super) struct PathSettings {
    matcher: GlobMatcher,
    /// Whether the pattern is matched against the file name alone.
    by_name: bool,
    pub(super) layer: Layer,
}

impl PathSettings {
    /// Whether they apply to a file, given its path relative to the folder of the configuration file. Settings for a file
    /// also apply to the same file when it is packed.
    pub(super) fn has(&self, path: &Path) -> bool {
        let matches = |path: &Path| {
            if self.by_name {
                path.file_name().is_some_and(|name| self.matcher.is_match(name))
            } else {
                self.matcher.is_match(path)
            }
        };
        matches(path) || matches(&unpacked(path))
    }
}

/// A custom rule set.
#[derive(Clone, Debug)]
pub(in crate::cli) struct CustomRules {
    pub(in crate::cli) name: String,
    pub(in crate::cli) title: String,
    pub(super) base: &'static str,
    pub(super) changes: Vec<(&'static str, String)>,
    pub(in crate::cli) rules: RuleSet,
    pub(super) origin: Origin,
}

/// The keys of a configuration file, the tables last.
const KEYS: [&str; 11] = [
    "rules",
    "dialect",
    "select",
    "ignore",
    "severity",
    "level",
    "max-findings",
    "names",
    "standings",
    "paths",
    "rule-set",
];

/// The most bytes of a configuration file.
const LARGEST: u64 = 1 << 20;

/// Reads a configuration file.
pub(super) fn read(name: &str, path: &Path) -> Result<FileConfig, Failure> {
    let failure = |error| Failure::File(name.to_owned(), error);
    let mut bytes = Vec::new();
    let file = std::fs::File::open(path).map_err(failure)?;
    // A device may never end.
    if file.take(LARGEST + 1).read_to_end(&mut bytes).map_err(failure)? as u64 > LARGEST {
        return Err(say::config_too_large(name).into());
    }
    let no_text = |_| std::io::Error::new(std::io::ErrorKind::InvalidData, say::config_not_utf_8());
    let text = String::from_utf8(bytes).map_err(no_text).map_err(failure)?;
    let folder = path.parent().unwrap_or_else(|| Path::new("")).to_owned();
    Ok(parse(name, folder, &text)?)
}

/// The error in the text of a configuration file, if there is one.
pub(in crate::cli) fn fault_of(name: &str, text: &str) -> Option<String> {
    parse(name, PathBuf::new(), text).err().map(|fault| fault.to_string())
}

/// A fault and the offset where it is.
pub(super) type At = (Fault, usize);

fn parse(name: &str, folder: PathBuf, text: &str) -> Result<FileConfig, Notice> {
    let lines = LineIndex::new(text);
    let place = |at: usize| lines.place(u32::try_from(at).unwrap_or(u32::MAX));
    let reader = Reader { name: name.into(), line: &|at| place(at).line };
    reader.file(folder, text).map_err(|(fault, at)| {
        let at = place(at);
        fault.notice().at(&format!("{name}:{}:{}", at.line, at.column))
    })
}

struct Reader<'a> {
    name: Arc<str>,
    line: &'a dyn Fn(usize) -> u32,
}

pub(super) type Key<'a, 't> = &'a Spanned<Cow<'t, str>>;
pub(super) type Value<'a, 't> = &'a Spanned<DeValue<'t>>;

impl Reader<'_> {
    fn file(&self, folder: PathBuf, text: &str) -> Result<FileConfig, At> {
        let table = DeTable::parse(text).map_err(|error| {
            // An error without a span is reported at the start.
            let at = error.span().map_or(0, |span| span.start);
            (Fault::Syntax(error.message().lines().next().unwrap_or_default().to_owned()), at)
        })?;
        let mut config = FileConfig {
            name: Arc::clone(&self.name),
            folder,
            whole: Layer::default(),
            paths: Vec::new(),
            custom: Vec::new(),
            names: None,
            scoring: None,
        };
        let mut entries: Vec<(Key<'_, '_>, Value<'_, '_>)> = table.get_ref().iter().collect();
        // Custom rule sets are read first because the other settings may name them.
        entries.sort_by_key(|(key, _)| (key.get_ref() != "rule-set", key.span().start));
        for (key, value) in entries {
            match key.get_ref().as_ref() {
                "rule-set" => {
                    for (name, value) in in_order(sub_table(key, value, say::wanted_rule_sets())?) {
                        let custom = self.custom(name, value)?;
                        if let Some(same) = config.custom.iter().find(|it| it.name.eq_ignore_ascii_case(&custom.name)) {
                            return Err((Fault::SameName(same.name.clone(), custom.name), name.span().start));
                        }
                        config.custom.push(custom);
                    }
                }
                "paths" => {
                    for (pattern, value) in in_order(sub_table(key, value, say::wanted_paths())?) {
                        let settings = self.paths(pattern, value, &config.custom)?;
                        config.paths.push(settings);
                    }
                }
                "names" => config.names = Some((event::names(key, value)?, self.origin(key))),
                "standings" => config.scoring = Some((event::scoring(key, value)?, self.origin(key))),
                _ => self.setting(&mut config.whole, key, value, &config.custom, &KEYS)?,
            }
        }
        Ok(config)
    }

    fn origin(&self, key: Key<'_, '_>) -> Origin {
        Origin::File(Arc::clone(&self.name), (self.line)(key.span().start))
    }

    /// Reads a setting that a file and a table of paths have in common.
    fn setting(
        &self,
        layer: &mut Layer,
        key: Key<'_, '_>,
        value: Value<'_, '_>,
        custom: &[CustomRules],
        known: &[&'static str],
    ) -> Result<(), At> {
        let origin = self.origin(key);
        match key.get_ref().as_ref() {
            "rules" if value.get_ref().is_table() => return Err((Fault::RulesTable, key.span().start)),
            "rules" => {
                let name = text(key, value, say::wanted_rules())?;
                let known = BuiltIn::named(name).is_some() || name.eq_ignore_ascii_case("auto");
                if !known && !custom.iter().any(|it| it.name.eq_ignore_ascii_case(name)) {
                    let known = known_names(custom);
                    return Err((Fault::UnknownRules { name: name.to_owned(), known }, value.span().start));
                }
                layer.rules = Some((name.to_owned(), origin));
            }
            "dialect" => {
                let words: Vec<_> = DialectChoice::all().map(|choice| (choice.name(), choice)).collect();
                layer.dialect = Some((word(key, value, &words)?, origin));
            }
            "select" => layer.select = Some((selectors(key, value)?, origin)),
            "ignore" => layer.ignore = Some((selectors(key, value)?, origin)),
            "severity" => {
                let words = Severity::ALL.map(|severity| (severity.name(), severity));
                layer.severity = Some((word(key, value, &words)?, origin));
            }
            "level" => {
                let words = Level::ALL.map(|level| (level.name(), level));
                layer.level = Some((word(key, value, &words)?, origin));
            }
            "max-findings" if known.contains(&"max-findings") => {
                let number =
                    value.get_ref().as_integer().and_then(|it| u32::from_str_radix(it.as_str(), it.radix()).ok());
                let most = number.ok_or_else(|| wrong(key, value, say::wanted_number()))?;
                layer.max_findings = Some((most, origin));
            }
            "max-findings" => return Err((Fault::WholeRun, key.span().start)),
            other => return Err((unknown_key(other, known.to_vec()), key.span().start)),
        }
        Ok(())
    }

    fn paths(&self, pattern: Key<'_, '_>, value: Value<'_, '_>, custom: &[CustomRules]) -> Result<PathSettings, At> {
        let written = pattern.get_ref();
        let glob = GlobBuilder::new(written)
            .literal_separator(true)
            .build()
            .map_err(|error| (Fault::Pattern(written.to_string(), error.kind().to_string()), pattern.span().start))?;
        let mut layer = Layer::default();
        for (key, value) in in_order(sub_table(pattern, value, say::wanted_settings())?) {
            self.setting(&mut layer, key, value, custom, KEYS.get(..6).unwrap_or_default())?;
        }
        Ok(PathSettings { matcher: glob.compile_matcher(), by_name: !written.contains('/'), layer })
    }

    fn custom(&self, name: Key<'_, '_>, value: Value<'_, '_>) -> Result<CustomRules, At> {
        let written = name.get_ref().to_string();
        let taken = BuiltIn::named(&written).is_some() || written.eq_ignore_ascii_case("auto");
        let formed = written.starts_with(|c: char| c.is_ascii_alphabetic())
            && written.chars().all(|c| c.is_ascii_alphanumeric() || c == '-');
        if taken || !formed {
            return Err((Fault::CustomName(written), name.span().start));
        }
        let table = sub_table(name, value, say::wanted_own())?;
        let entry = |wanted: &str| in_order(table).into_iter().find(|(key, _)| key.get_ref() == wanted);
        let (base_key, base) = entry("base").ok_or_else(|| (Fault::NoBase(written.clone()), name.span().start))?;
        let base_name = text(base_key, base, say::wanted_base())?;
        let known = BuiltIn::named(base_name).ok_or_else(|| {
            let fault = Fault::UnknownRules { name: base_name.to_owned(), known: known_names(&[]) };
            (fault, base.span().start)
        })?;
        let title = entry("title").map(|(key, value)| text(key, value, say::wanted_title())).transpose()?;
        let mut rules = known.rules;
        let mut changes = Vec::new();
        let mut places = Vec::new();
        for (key, value) in
            in_order(table).into_iter().filter(|(key, _)| !matches!(key.get_ref().as_ref(), "base" | "title"))
        {
            let option = RuleOption::named(key.get_ref())
                .ok_or_else(|| (unknown_key(key.get_ref(), rule_set_keys()), key.span().start))?;
            let written = option_value(value.get_ref());
            if !option.set(&mut rules, &written) {
                return Err((Fault::OptionValue { value: written, option }, value.span().start));
            }
            changes.push((option.name, (option.value)(&rules)));
            places.push((option, key.span().start));
        }
        rules.playable().map_err(|why| (Fault::Unplayable(written.clone(), why), name.span().start))?;
        for (option, at) in places {
            if let Some(beside) = option.idle(&known.rules, &rules).and_then(RuleOption::named) {
                return Err((Fault::Idle { option: option.name, beside, value: (beside.value)(&rules) }, at));
            }
        }
        let title = title.map_or_else(|| say::config_own_title(known.name).message(Lang::En), str::to_owned);
        Ok(CustomRules { name: written, title, base: known.name, changes, rules, origin: self.origin(name) })
    }
}

/// The value of an option as text, whatever its type.
fn option_value(value: &DeValue<'_>) -> String {
    match value {
        DeValue::Boolean(true) => "yes".to_owned(),
        DeValue::Boolean(false) => "no".to_owned(),
        DeValue::Integer(number) => number.to_string(),
        other => other.as_str().map_or_else(|| say::config_type(other.type_str()).message(lang()), str::to_owned),
    }
}

/// The names of the built-in and the custom rule sets.
pub(in crate::cli) fn known_names(custom: &[CustomRules]) -> String {
    let names: Vec<&str> =
        BUILT_IN.iter().map(|known| known.name).chain(custom.iter().map(|it| it.name.as_str())).collect();
    names.join(", ")
}

pub(super) fn unknown_key(key: &str, known: Vec<&'static str>) -> Fault {
    Fault::UnknownKey { key: key.to_owned(), near: nearest(key, known.iter().copied()), known }
}

/// The entries of a table in the order of the file.
pub(super) fn in_order<'a, 't>(table: &'a DeTable<'t>) -> Vec<(Key<'a, 't>, Value<'a, 't>)> {
    let mut entries: Vec<_> = table.iter().collect();
    entries.sort_by_key(|(key, _)| key.span().start);
    entries
}

pub(super) fn wrong(key: Key<'_, '_>, value: Value<'_, '_>, wanted: Notice) -> At {
    (Fault::Value { key: key.get_ref().to_string(), wanted }, value.span().start)
}

pub(super) fn sub_table<'a, 't>(key: Key<'_, '_>, value: Value<'a, 't>, wanted: Notice) -> Result<&'a DeTable<'t>, At> {
    value.get_ref().as_table().ok_or_else(|| wrong(key, value, wanted))
}

pub(super) fn text<'a>(key: Key<'_, '_>, value: Value<'a, '_>, wanted: Notice) -> Result<&'a str, At> {
    value.get_ref().as_str().ok_or_else(|| wrong(key, value, wanted))
}

/// The meaning of one of these words.
pub(super) fn word<T: Copy>(key: Key<'_, '_>, value: Value<'_, '_>, words: &[(&str, T)]) -> Result<T, At> {
    let written = value.get_ref().as_str();
    let found = words.iter().find(|(word, _)| Some(*word) == written).map(|(_, it)| *it);
    found.ok_or_else(|| {
        let mut quoted: Vec<_> = words.iter().map(|(word, _)| format!("\"{word}\"")).collect();
        let last = quoted.pop().unwrap_or_default();
        wrong(key, value, say::wanted_words(quoted.join(", "), last))
    })
}

/// A list of codes and names, or one text with commas between them.
fn selectors(key: Key<'_, '_>, value: Value<'_, '_>) -> Result<Vec<Selector>, At> {
    let of = |value: Value<'_, '_>| {
        let written = text(key, value, say::wanted_codes())?;
        Selector::parse_all(written).map_err(|unknown| (Fault::UnknownCheck(unknown), value.span().start))
    };
    let found = match value.get_ref().as_array() {
        Some(list) => list.iter().map(of).collect::<Result<Vec<_>, _>>()?.concat(),
        None => of(value)?,
    };
    // An empty list would silently turn off every check.
    if found.is_empty() { Err(wrong(key, value, say::wanted_code())) } else { Ok(found) }
}
