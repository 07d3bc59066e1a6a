//! The transcripts in folders, and the files in them that are not read.

use super::common::Common;
use super::exit::{Exit, Failure, complain, notice, remark};
use super::files::{Input, unpacked};
use crate::replay::{Options, replays};
use crate::source::{NotText, Text};
use crate::words::program as say;
use ignore::WalkBuilder;
use std::collections::BTreeMap;
use std::error::Error;
use std::ffi::OsStr;
use std::fs;
use std::io::Read;
use std::path::{Path, PathBuf};

/// The bytes of another file that are searched for a game, and the most files that are.
const SEARCHED: u64 = 1 << 14;
const MOST_SEARCHED: usize = 2000;

/// The plies that must replay, so that a text is one with a game.
const GAME: usize = 4;

/// The most endings that are named.
const MOST_ENDINGS: usize = 6;

/// Which files of a folder are transcripts, by the endings of their names.
#[derive(Clone, Debug, Default)]
pub(super) struct Endings(Vec<String>);

impl Endings {
    /// `.bao`, and those of `--ext`.
    pub(super) fn new(common: &Common) -> Self {
        Self(common.ext.iter().map(|it| it.trim_start_matches(['*', '.']).to_owned()).collect())
    }

    /// Whether the name of a file in a folder is that of a transcript: it ends in `.bao` or in one of `--ext`, perhaps with `.gz` or
    /// `.zst` behind it, in lower or upper case.
    pub(super) fn fit(&self, path: &Path) -> bool {
        let path = unpacked(path);
        let ending = path.extension();
        let is = |wanted: &str| ending.is_some_and(|it| it.eq_ignore_ascii_case(wanted));
        is("bao") || self.0.iter().any(|wanted| is(wanted))
    }
}

/// The files in folders that were not read.
#[derive(Clone, Debug, Default)]
pub(super) struct Others {
    /// The number of files with each ending.
    endings: BTreeMap<String, usize>,
    /// The number of files with games in them, by ending.
    with_games: BTreeMap<String, usize>,
    searched: usize,
}

impl Others {
    fn add(&mut self, path: &Path) {
        // The settings were read.
        if path.file_name() == Some(OsStr::new(super::config::NAME)) {
            return;
        }
        let ending = unpacked(path).extension().map(|it| it.to_string_lossy().to_lowercase()).unwrap_or_default();
        self.searched += 1;
        if self.searched <= MOST_SEARCHED && has_game(path) {
            *self.with_games.entry(ending.clone()).or_default() += 1;
        }
        *self.endings.entry(ending).or_default() += 1;
    }

    /// What was not read, as a message; `None` if everything was.
    pub(super) fn notice(&self) -> Option<say::Notice> {
        let count: usize = self.endings.values().sum();
        if count == 0 {
            return None;
        }
        let mut endings: Vec<(&String, &usize)> = self.endings.iter().collect();
        endings.sort_by_key(|(ending, files)| (std::cmp::Reverse(**files), ending.is_empty(), (*ending).clone()));
        let mut kinds: Vec<String> = endings
            .iter()
            .take(MOST_ENDINGS)
            .filter(|(it, _)| !it.is_empty())
            .map(|(it, files)| format!("{files} .{it}"))
            .collect();
        if endings.len() > kinds.len() {
            kinds.push("\u{2026}".to_owned());
        }
        let games: usize = self.with_games.values().sum();
        let ext: Vec<&str> = self.with_games.keys().map(String::as_str).filter(|it| !it.is_empty()).collect();
        let ext = Some(ext.join(",")).filter(|it| !it.is_empty());
        Some(say::other_files(count, kinds.join(", "), Some(games).filter(|games| *games > 0), ext))
    }
}

/// Whether the beginning of a file has a game that replays for some plies.
fn has_game(path: &Path) -> bool {
    let mut bytes = Vec::new();
    let is_file = fs::metadata(path).is_ok_and(|it| it.is_file());
    let read =
        is_file.then(|| fs::File::open(path).ok()).flatten().map(|file| file.take(SEARCHED).read_to_end(&mut bytes));
    if read.is_none_or(|read| read.is_err()) || NotText::of_file(&bytes).is_some() {
        return false;
    }
    let Ok(text) = Text::decode(&bytes) else { return false };
    replays(&text.text, &Options::default()).any(|replay| replay.replayed() >= GAME)
}

/// The inputs that the paths name: files, standard input, and the transcripts in folders in order of name, with the files in
/// folders that are not read. Paths that cannot be read are reported on standard error and make the exit status 2; the others are
/// still returned. Links to folders inside a folder are not followed.
pub(super) fn inputs(paths: &[PathBuf], common: &Common) -> Result<(Vec<Input>, Exit, Others), Failure> {
    let mut search =
        Search { endings: Endings::new(common), inputs: Vec::new(), exit: Exit::Clean, others: Others::default() };
    let mut empty_folders = Vec::new();
    for path in paths {
        if path != Path::new("-") && path.is_dir() {
            let before = search.inputs.len();
            search.folder(path);
            if search.inputs.len() == before {
                empty_folders.push(path.display().to_string());
            }
        } else {
            search.inputs.push(Input::of(path));
        }
    }
    let Search { inputs, mut exit, others, .. } = search;
    if let Some(others) = others.notice().filter(|_| !common.quiet) {
        remark(&crate::render::for_terminal(&others.message(common.lang())));
    }
    if !empty_folders.is_empty() {
        let what = say::no_transcripts(empty_folders.join(", "), empty_folders.len());
        if inputs.is_empty() {
            return Err(what.into());
        }
        notice(&what);
        exit = Exit::Failed;
    }
    Ok((inputs, exit, others))
}

struct Search {
    endings: Endings,
    inputs: Vec<Input>,
    exit: Exit,
    others: Others,
}

impl Search {
    fn folder(&mut self, folder: &Path) {
        // The paths of a folder differ in their names alone, and a name would have to be found in its path first.
        let by_name = |a: &Path, b: &Path| a.as_os_str().cmp(b.as_os_str());
        for entry in WalkBuilder::new(folder).require_git(false).sort_by_file_path(by_name).build() {
            match entry {
                // A link is treated like its target; a pipe or device in a folder is not a transcript.
                Ok(entry) if self.endings.fit(entry.path()) => {
                    let linked = entry.file_type().is_none_or(|it| it.is_symlink());
                    let target = linked.then(|| fs::metadata(entry.path()).map(|it| it.file_type())).transpose();
                    match target.map(|target| target.or(entry.file_type())) {
                        Ok(it) if it.is_some_and(|it| it.is_file()) => {
                            self.inputs.push(Input::File(entry.into_path()));
                        }
                        Ok(_) => {}
                        Err(error) => {
                            Failure::file(entry.path(), error).report();
                            self.exit = Exit::Failed;
                        }
                    }
                }
                Ok(entry) if entry.file_type().is_some_and(|it| it.is_file()) => self.others.add(entry.path()),
                Ok(_) => {}
                Err(error) => {
                    complain(&unreadable(&error), None);
                    self.exit = Exit::Failed;
                }
            }
        }
    }
}

/// The path that cannot be read, and why. An error of the search contains the path twice; here it is written once.
fn unreadable(error: &ignore::Error) -> String {
    match (error, error.io_error()) {
        (ignore::Error::WithPath { path, .. }, Some(reason)) => {
            let mut reason: &dyn Error = reason;
            while let Some(deeper) = reason.source() {
                reason = deeper;
            }
            format!("{}: {reason}", path.display())
        }
        (ignore::Error::WithDepth { err, .. }, _) => unreadable(err),
        _ => error.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::{WalkBuilder, unreadable};

    #[test]
    fn a_path_is_named_once() {
        let error = WalkBuilder::new("no-such-folder").build().find_map(Result::err);
        let message = error.map(|error| unreadable(&error)).unwrap_or_default();
        assert!(message.starts_with("no-such-folder: ") && message.matches("no-such").count() == 1, "{message}");
    }
}
