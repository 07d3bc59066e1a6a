//! Finding the configuration file of each input.

use super::layer::{Layer, Layers, Origin};
use super::read::{FileConfig, read};
use super::settings::Settings;
use crate::cli::common::Common;
use crate::cli::exit::{Exit, Failure};
use crate::cli::files::{Input, real};
use crate::cli::folders::{Others, inputs};
use crate::words::program as say;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// The name of configuration files.
pub(in crate::cli) const NAME: &str = "kibao.toml";

/// The inputs with the settings of each, and the exit status so far.
pub(in crate::cli) type Settled = (Vec<(Input, Arc<Settings>)>, Exit);

/// Finds the settings of inputs; each configuration file is read once.
pub(in crate::cli) struct Configs {
    command_line: Layer,
    which: Which,
    /// For each folder name that was looked up: the canonical path and the configuration file.
    folders: BTreeMap<PathBuf, (PathBuf, Option<Arc<FileConfig>>)>,
    files: BTreeMap<PathBuf, Arc<FileConfig>>,
    settings: BTreeMap<Sources, Arc<Settings>>,
    common: Common,
    /// The files in folders that are not read.
    pub(in crate::cli) others: Others,
}

/// The source of settings: the name of a configuration file, and the indices of its tables of paths.
type Sources = (Option<Arc<str>>, Vec<usize>);

/// Which configuration file is used.
enum Which {
    Nearest,
    This(Arc<FileConfig>),
    None,
}

impl Configs {
    /// `command_line` holds the settings given there besides the common options.
    pub(in crate::cli) fn new(common: &Common, mut command_line: Layer) -> Result<Self, Failure> {
        command_line.rules = common.rules.clone().map(|name| (name, Origin::CommandLine));
        command_line.dialect = common.dialect.map(|dialect| (dialect, Origin::CommandLine));
        let which = match &common.config {
            _ if common.no_config => Which::None,
            Some(path) => {
                let mut config = read(&path.display().to_string(), path)?;
                config.folder = real(&config.folder);
                Which::This(Arc::new(config))
            }
            None => Which::Nearest,
        };
        let (folders, files, settings) = (BTreeMap::new(), BTreeMap::new(), BTreeMap::new());
        let (common, others) = (common.clone(), Others::default());
        Ok(Self { command_line, which, folders, files, settings, common, others })
    }

    /// The settings for work without a record: those of the working directory.
    pub(in crate::cli) fn here(&mut self) -> Result<Arc<Settings>, Failure> {
        self.of(&Input::Stdin)
    }

    /// The settings of an input.
    pub(in crate::cli) fn of(&mut self, input: &Input) -> Result<Arc<Settings>, Failure> {
        let path = match input {
            Input::File(path) => Some(path.as_path()),
            Input::Stdin | Input::Held(_) => None,
        };
        let folder = path.and_then(Path::parent).unwrap_or_else(|| Path::new(""));
        let (real, config) = self.folder(folder)?;
        let Some(config) = config else { return self.settings(None, Vec::new()) };
        let whole = path.and_then(Path::file_name).map(|name| real.join(name));
        let within = whole.as_deref().map(|whole| whole.strip_prefix(&config.folder).unwrap_or(whole));
        let tables = config.paths.iter().enumerate().filter(|(_, table)| within.is_some_and(|path| table.has(path)));
        let tables = tables.map(|(number, _)| number).collect();
        self.settings(Some(config), tables)
    }

    /// The inputs that the paths name, with the settings of each.
    pub(in crate::cli) fn inputs(&mut self, paths: &[PathBuf]) -> Result<Settled, Failure> {
        let (inputs, exit, others) = inputs(paths, &self.common)?;
        self.others = others;
        let settled = inputs.into_iter().map(|input| {
            let settings = self.of(&input)?;
            Ok((input, settings))
        });
        Ok((settled.collect::<Result<_, Failure>>()?, exit))
    }

    fn settings(&mut self, config: Option<Arc<FileConfig>>, tables: Vec<usize>) -> Result<Arc<Settings>, Failure> {
        let key = (config.as_ref().map(|config| Arc::clone(&config.name)), tables);
        if let Some(settings) = self.settings.get(&key) {
            return Ok(Arc::clone(settings));
        }
        let mut layers = Vec::new();
        if let Some(config) = &config {
            layers.push(config.whole.clone());
            layers.extend(key.1.iter().filter_map(|table| Some(config.paths.get(*table)?.layer.clone())));
        }
        layers.push(self.command_line.clone());
        let settings = Arc::new(Settings::of(Layers(layers), config)?);
        self.settings.insert(key, Arc::clone(&settings));
        Ok(settings)
    }

    /// The canonical path of a folder, and its configuration file.
    fn folder(&mut self, folder: &Path) -> Result<(PathBuf, Option<Arc<FileConfig>>), Failure> {
        if let Some(found) = self.folders.get(folder) {
            return Ok(found.clone());
        }
        let path = real(folder);
        let config = match &self.which {
            Which::None => None,
            Which::This(config) => Some(Arc::clone(config)),
            Which::Nearest => self.nearest(&path)?,
        };
        self.folders.insert(folder.to_owned(), (path.clone(), config.clone()));
        Ok((path, config))
    }

    /// The configuration file in a folder or the nearest one above it.
    fn nearest(&mut self, folder: &Path) -> Result<Option<Arc<FileConfig>>, Failure> {
        let is_there = |path: &PathBuf| fs::symlink_metadata(path).is_ok();
        let Some(path) = folder.ancestors().map(|folder| folder.join(NAME)).find(is_there) else { return Ok(None) };
        if let Some(config) = self.files.get(&path) {
            return Ok(Some(Arc::clone(config)));
        }
        // Its name is relative to the working directory, like the names of the records.
        let name = path.strip_prefix(real(Path::new(""))).unwrap_or(&path).display().to_string();
        // The user did not name this file, so the program does not wait for a pipe.
        if fs::metadata(&path).is_ok_and(|it| !it.is_file()) {
            return Err(say::config_no_file(name).into());
        }
        let config = Arc::new(read(&name, &path)?);
        self.files.insert(path, Arc::clone(&config));
        Ok(Some(config))
    }
}
