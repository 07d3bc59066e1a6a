//! `kibao config`.

use super::event;
use super::fault::rule_set_keys;
use super::find::Configs;
use super::layer::{Given, Layer, Origin};
use super::read::CustomRules;
use super::settings::Settings;
use crate::cli::choice::{Choosing, Weighing};
use crate::cli::common::Common;
use crate::cli::exit::{Exit, Failure, lang};
use crate::cli::files::Input;
use crate::findings::Selector;
use crate::render::{for_terminal, json};
use crate::words::Lang;
use crate::words::program as say;
use serde_json::{Map, Value, json};
use std::io::Write;
use std::path::Path;
use std::path::PathBuf;

#[derive(Debug, clap::Args)]
#[command(after_help = crate::cli::help::example(Lang::En))]
pub(in crate::cli) struct Config {
    /// A file or a folder [default: this folder]
    path: Option<PathBuf>,
    /// How the settings are written
    #[arg(long, value_enum, default_value_t = ConfigFormat::Human)]
    format: ConfigFormat,
    #[command(flatten)]
    choosing: Choosing,
    #[command(flatten)]
    weighing: Weighing,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub(super) enum ConfigFormat {
    /// A line a setting
    Human,
    /// A JSON object
    Json,
}

pub(in crate::cli) fn run(args: &Config, common: &Common, out: &mut dyn Write) -> Result<Exit, Failure> {
    let path = args.path.as_deref().unwrap_or_else(|| Path::new("."));
    let mut configs = Configs::new(common, args.choosing.layer(Some(&args.weighing)))?;
    // For a folder: the settings of files in it that are in no table of paths.
    let input = Input::of(&if path.is_dir() { path.join("*") } else { path.to_owned() });
    let settings = configs.of(&input)?;
    match args.format {
        ConfigFormat::Human => human(&settings, out)?,
        ConfigFormat::Json => {
            let json = json(&settings, &path.display().to_string());
            writeln!(out, "{}", json::pretty(&json))?;
        }
    }
    Ok(Exit::Clean)
}

/// A setting to show: its name, its value, and the source of the value.
struct ShownSetting {
    name: &'static str,
    value: Value,
    from: Vec<Origin>,
}

fn shown(settings: &Settings) -> Vec<ShownSetting> {
    let layers = &settings.layers;
    let text = |name, given: Option<(String, Origin)>, default: &str| {
        let (value, from) = given.unwrap_or_else(|| (default.to_owned(), Origin::Default));
        ShownSetting { name, value: value.into(), from: vec![from] }
    };
    let rules = layers.last(|it| &it.rules).cloned();
    let dialect = layers.last(|it| &it.dialect).map(|(dialect, origin)| (dialect.name().to_owned(), origin.clone()));
    let selecting = layers.selecting();
    let selected = |name, of: &dyn Fn(&Layer) -> Given<Vec<Selector>>, default: &[&str]| {
        let given: Vec<(Vec<Selector>, Origin)> = selecting.iter().filter_map(of).collect();
        let value: Vec<String> = given.iter().flat_map(|(words, _)| words).map(ToString::to_string).collect();
        let from: Vec<Origin> = given.into_iter().map(|(_, origin)| origin).collect();
        if from.is_empty() {
            ShownSetting { name, value: default.into(), from: vec![Origin::Default] }
        } else {
            ShownSetting { name, value: value.into(), from }
        }
    };
    let (level, least, asked) = layers.level();
    let leveled = layers.last(|it| &it.level).map(|(_, origin)| origin.clone());
    let most = layers.last(|it| &it.max_findings);
    vec![
        text("rules", rules, "kibao"),
        text("dialect", dialect, "auto"),
        selected("select", &|it| it.select.clone(), &["all"]),
        selected("ignore", &|it| it.ignore.clone(), &[]),
        // A level implies a severity.
        text(
            "severity",
            asked.or_else(|| leveled.clone()).map(|origin| (least.name().to_owned(), origin)),
            least.name(),
        ),
        text("level", leveled.map(|origin| (level.name().to_owned(), origin)), level.name()),
        ShownSetting {
            name: "max-findings",
            value: most.map_or(Value::Null, |(most, _)| (*most).into()),
            from: vec![most.map_or(Origin::Default, |(_, origin)| origin.clone())],
        },
    ]
}

fn human(settings: &Settings, out: &mut dyn Write) -> Result<(), Failure> {
    match &settings.file {
        Some(file) => writeln!(out, "{}", for_terminal(&file.name))?,
        None => writeln!(out, "{}", say::config_none().message(lang()))?,
    }
    for ShownSetting { name, value, from } in shown(settings) {
        let value = match value {
            Value::Array(words) if words.is_empty() => "none".to_owned(),
            Value::Array(words) => words.iter().filter_map(Value::as_str).collect::<Vec<_>>().join(", "),
            Value::Null => "none".to_owned(),
            Value::String(word) => word,
            other => other.to_string(),
        };
        let from: Vec<String> = from.iter().map(origin_for_people).collect();
        writeln!(out, "{name:<12} {value:<20} ({})", for_terminal(&from.join(", ")))?;
    }
    for custom in settings.custom() {
        let set = say::config_rule_set(&custom.name, &custom.title, custom.origin.to_string());
        writeln!(out, "\n{}", for_terminal(&set.message(lang())))?;
        for (key, value) in keys(custom) {
            writeln!(out, "  {key:<26} {value}")?;
        }
    }
    if let Some((scoring, origin)) = settings.scoring() {
        writeln!(out, "\n[standings] ({})", for_terminal(&origin.to_string()))?;
        for (key, value) in event::written(scoring) {
            writeln!(out, "  {key:<26} {value}")?;
        }
    }
    if let Some((names, origin)) = settings.names() {
        writeln!(out, "\n[names] ({})", for_terminal(&origin.to_string()))?;
        for (spelling, name) in names {
            writeln!(out, "  {:<26} {}", for_terminal(spelling), for_terminal(name))?;
        }
    }
    Ok(())
}

/// Where a value comes from, in the language of the output.
fn origin_for_people(origin: &Origin) -> String {
    match origin {
        Origin::Default => say::config_from_default().message(lang()),
        Origin::CommandLine => say::config_from_command_line().message(lang()),
        Origin::File(..) => origin.to_string(),
    }
}

fn origins(from: &[Origin]) -> Vec<String> {
    from.iter().map(ToString::to_string).collect()
}

/// The base of a custom rule set and the options that it changes, in the order of the options.
fn keys(custom: &CustomRules) -> impl Iterator<Item = (&'static str, &str)> {
    let change =
        |key| custom.changes.iter().find(|(name, _)| *name == key).map(|(name, value)| (*name, value.as_str()));
    std::iter::once(("base", custom.base)).chain(rule_set_keys().into_iter().filter_map(change))
}

fn json(settings: &Settings, path: &str) -> Value {
    let of = |it: ShownSetting| (it.name.to_owned(), json!({"value": it.value, "from": origins(&it.from)}));
    let custom = settings.custom().iter().map(|custom| {
        let mut keys: Map<String, Value> = keys(custom).map(|(key, value)| (key.to_owned(), value.into())).collect();
        keys.insert("title".to_owned(), custom.title.clone().into());
        keys.insert("from".to_owned(), custom.origin.to_string().into());
        (custom.name.clone(), Value::Object(keys))
    });
    let names = settings.names().map(|(names, origin)| {
        let names: Map<String, Value> =
            names.iter().map(|(spelling, name)| (spelling.clone(), name.clone().into())).collect();
        json!({"value": names, "from": [origin.to_string()]})
    });
    let standings = settings.scoring().map(|(scoring, origin)| {
        let values: Map<String, Value> =
            event::written(scoring).into_iter().map(|(key, value)| (key.to_owned(), value.into())).collect();
        json!({"value": values, "from": [origin.to_string()]})
    });
    json!({
        "path": path,
        "file": settings.file.as_ref().map(|file| file.name.to_string()),
        "settings": shown(settings).into_iter().map(of).collect::<Map<_, _>>(),
        "rule_sets": custom.collect::<Map<_, _>>(),
        "names": names,
        "standings": standings,
    })
}
