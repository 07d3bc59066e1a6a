//! `kibao check --watch`: checking again on every change.

use super::args::Check;
use super::report::once;
use crate::cli::common::Common;
use crate::cli::config::NAME;
use crate::cli::exit::{Exit, Failure, lang, notice, remark};
use crate::cli::files::{Input, real};
use crate::cli::folders::Endings;
use crate::cli::interrupt::on_request;
use crate::words::program::{self as say, Notice};
use notify::event::{AccessKind, AccessMode, MetadataKind, ModifyKind};
use notify::{Event, EventKind, RecursiveMode, Watcher};
use std::collections::BTreeSet;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::time::Duration;

/// How long it must be quiet after a change, because a file is often written in several steps.
const QUIET: Duration = Duration::from_millis(60);

/// An event that ends waiting.
enum WatchEvent {
    Change,
    Trouble(Notice),
    Stop,
}

/// Checks now and after every change. The exit status is that of the last check.
pub(super) fn run(args: &Check, common: &Common, out: &mut dyn Write) -> Result<Exit, Failure> {
    if args.paths.iter().any(|path| Input::of(path) == Input::Stdin) {
        return Err(say::watch_stdin().into());
    }
    let (sender, events) = channel();
    // Started first, so that a change during the first check is noticed too.
    let _watcher = watch(args, common, sender.clone())?;
    let busy = Arc::new(AtomicBool::new(true));
    stop_on_ctrl_c(sender, Arc::clone(&busy))?;
    // An error in the first check ends the program: the arguments may be wrong. A later error may be temporary.
    let mut exit = once(args, common, out)?;
    loop {
        out.flush()?;
        // Cleared before the message, because a reader of the message may press Ctrl-C at once.
        busy.store(false, Ordering::SeqCst);
        if !common.quiet {
            remark(&say::watch_waiting().message(lang()));
        }
        if !changed(&events) {
            return Ok(exit);
        }
        busy.store(true, Ordering::SeqCst);
        exit = match once(args, common, out) {
            Ok(exit) => exit,
            Err(Failure::Output(error)) => return Err(Failure::Output(error)),
            Err(failure) => {
                failure.report();
                Exit::Failed
            }
        };
    }
}

/// Waits until something has changed and it is quiet again; `false` if it is time to stop.
fn changed(events: &Receiver<WatchEvent>) -> bool {
    let mut change = false;
    loop {
        let next =
            if change { events.recv_timeout(QUIET) } else { events.recv().map_err(|_| RecvTimeoutError::Disconnected) };
        match next {
            Ok(WatchEvent::Change) => change = true,
            Ok(WatchEvent::Trouble(what)) => notice(&what),
            Ok(WatchEvent::Stop) | Err(RecvTimeoutError::Disconnected) => return false,
            Err(RecvTimeoutError::Timeout) => return true,
        }
    }
}

/// Between checks Ctrl-C ends the program with the status of the last check; during a check it aborts the check.
fn stop_on_ctrl_c(sender: Sender<WatchEvent>, busy: Arc<AtomicBool>) -> Result<(), Failure> {
    on_request(false, move |status| {
        if busy.load(Ordering::SeqCst) || sender.send(WatchEvent::Stop).is_err() {
            std::process::exit(i32::from(status));
        }
    })
}

/// Begins to watch everything that the result depends on.
fn watch(args: &Check, common: &Common, sender: Sender<WatchEvent>) -> Result<impl Watcher + use<>, Failure> {
    let wanted = Watched::of(&args.paths, common)?;
    let places = wanted.places.clone();
    let on_event = move |event: notify::Result<Event>| {
        let event = match event {
            Ok(event) if wanted.has(&event) => WatchEvent::Change,
            Ok(_) => return,
            Err(error) => WatchEvent::Trouble(say::watch_missed(error.to_string())),
        };
        // At the end of the program nobody receives events any more.
        let _ = sender.send(event);
    };
    let trouble = |error: notify::Error| Failure::from(say::watch_failed(error.to_string()));
    let mut watcher = notify::recommended_watcher(on_event).map_err(trouble)?;
    for (folder, mode) in &places {
        watcher.watch(folder, *mode).map_err(trouble)?;
    }
    Ok(watcher)
}

/// What is watched, as canonical paths.
struct Watched {
    /// The folders that the watcher observes.
    places: Vec<(PathBuf, RecursiveMode)>,
    /// The folders that are searched for transcripts.
    folders: Vec<PathBuf>,
    /// The files. An editor may replace a file by a new one, so the folders of these files are watched.
    files: BTreeSet<PathBuf>,
    endings: Endings,
}

impl Watched {
    fn of(paths: &[PathBuf], common: &Common) -> Result<Self, Failure> {
        let mut watched =
            Self { places: Vec::new(), folders: Vec::new(), files: BTreeSet::new(), endings: Endings::new(common) };
        for path in paths {
            if path.is_dir() {
                watched.folders.push(real(path));
            } else {
                watched.add_file(path)?;
            }
        }
        // Settings in parent folders apply too.
        let mut settings: Vec<PathBuf> = common.config.iter().cloned().collect();
        let below =
            watched.folders.iter().map(PathBuf::as_path).chain(watched.files.iter().filter_map(|it| it.parent()));
        let parents = below.flat_map(Path::ancestors).map(|folder| folder.join(NAME));
        settings.extend(parents.filter(|file| !common.no_config && file.is_file()));
        settings.iter().try_for_each(|file| watched.add_file(file))?;
        let parents: BTreeSet<&Path> = watched.files.iter().filter_map(|it| it.parent()).collect();
        let apart = parents.into_iter().filter(|it| !watched.folders.iter().any(|folder| it.starts_with(folder)));
        let apart = apart.map(|it| (it.to_owned(), RecursiveMode::NonRecursive));
        let deep = watched.folders.iter().map(|it| (it.clone(), RecursiveMode::Recursive));
        watched.places = deep.chain(apart).collect();
        Ok(watched)
    }

    /// Adds a file under the given name, the target if it is a link, and the settings in the same folder.
    fn add_file(&mut self, path: &Path) -> Result<(), Failure> {
        let name = path.file_name().ok_or_else(|| say::watch_no_file(path.display().to_string()))?;
        let folder = real(path.parent().unwrap_or_else(|| Path::new("")));
        self.files.insert(folder.join(NAME));
        self.files.insert(folder.join(name));
        self.files.extend(fs::canonicalize(path));
        Ok(())
    }

    /// Whether an event may change the findings.
    fn has(&self, event: &Event) -> bool {
        let moves = match event.kind {
            EventKind::Access(AccessKind::Close(AccessMode::Write)) => false,
            EventKind::Access(_) | EventKind::Modify(ModifyKind::Metadata(MetadataKind::AccessTime)) => return false,
            // A folder that appears or disappears makes one event, not one for each file in it.
            EventKind::Create(_) | EventKind::Remove(_) | EventKind::Modify(ModifyKind::Name(_)) => true,
            _ => false,
        };
        let counts = |path: &PathBuf| {
            let below = self.folders.iter().find_map(|folder| path.strip_prefix(folder).ok());
            self.files.contains(path) || below.is_some_and(|path_below| self.is_searched(path, path_below, moves))
        };
        event.need_rescan() || event.paths.iter().any(counts)
    }

    /// Whether a path in a searched folder is relevant: a transcript, settings or a folder.
    fn is_searched(&self, path: &Path, below: &Path, moves: bool) -> bool {
        let name = path.file_name().unwrap_or_default();
        if name == NAME || name == ".gitignore" || name == ".ignore" {
            return true;
        }
        let hidden = below.iter().any(|part| part.as_encoded_bytes().starts_with(b"."));
        !hidden
            && (self.endings.fit(path) || (moves && (path.is_dir() || (path.extension().is_none() && !path.exists()))))
    }
}
