//! The files that are written: beside their place, read back and compared, and only then named. Whatever happens on the way,
//! a power cut too, there is the old file or the new one, whole.

use super::exit::Failure;
use super::files::{Input, real};
use crate::stream::ordered;
use crate::words::program::{self as say, Value};
use same_file::Handle;
use std::collections::BTreeSet;
use std::fs;
use std::io::{self, BufWriter, Read, Write};
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use tempfile::{NamedTempFile, TempPath};

/// How many bytes at the start of a file show what made it.
const TOLD_BY: u64 = 1 << 12;

/// A file that is written beside its place and takes its name when it is complete.
pub(super) struct Draft {
    path: PathBuf,
    file: BufWriter<NamedTempFile>,
    force: bool,
}

impl Draft {
    /// Begins a file.
    ///
    /// # Errors
    /// Where it exists, and is to be left as it is or is no regular file, or its folder cannot be written to.
    pub(super) fn begin(path: &Path, force: bool) -> Result<Self, Failure> {
        check_place(path, force)?;
        let mut builder = tempfile::Builder::new();
        builder.prefix(".kibao-");
        // Elsewhere a new file gets the rights of its folder.
        #[cfg(unix)]
        let everybodys = <fs::Permissions as std::os::unix::fs::PermissionsExt>::from_mode(0o666);
        #[cfg(unix)]
        builder.permissions(everybodys);
        let file = builder.tempfile_in(folder_of(path)).map_err(|error| {
            let why = if error.kind() == io::ErrorKind::NotFound {
                say::no_folder(folder_of(path).display().to_string()).into()
            } else {
                Value::from(error.kind().to_string())
            };
            Failure::file(path, io::Error::new(error.kind(), say::cannot_write_there(why)))
        })?;
        Ok(Self { path: path.to_owned(), file: BufWriter::with_capacity(1 << 16, file), force })
    }

    /// Begins a file that may replace one that `is_own`, by its first bytes: one made by the same command before, or an
    /// empty one.
    ///
    /// # Errors
    /// As [`begin`](Self::begin) has them.
    pub(super) fn begin_own(path: &Path, force: bool, is_own: impl FnOnce(&[u8]) -> bool) -> Result<Self, Failure> {
        // What is no regular file may never end.
        let own = || {
            let mut head = Vec::new();
            let is_file = fs::metadata(path).is_ok_and(|it| it.is_file());
            let mut read = || fs::File::open(path)?.take(TOLD_BY).read_to_end(&mut head);
            is_file && read().is_ok() && (head.is_empty() || is_own(&head))
        };
        Self::begin(path, force || own())
    }

    /// The name it will take.
    pub(super) fn path(&self) -> &Path {
        &self.path
    }

    pub(super) fn write(&mut self, bytes: impl AsRef<[u8]>) -> Result<(), Failure> {
        self.file.write_all(bytes.as_ref()).map_err(|error| Failure::file(&self.path, error))
    }

    /// Everything is written; the file can be read back.
    ///
    /// # Errors
    /// Where it could not be written.
    pub(super) fn complete(self) -> Result<Complete, Failure> {
        let Self { path, file, force } = self;
        let file = file.into_inner().map_err(|error| Failure::file(&path, error.into_error()))?;
        // Closed, for there may be more files than a program may have open.
        Ok(Complete { file: file.into_temp_path(), path, force })
    }
}

/// A complete file that has not taken its name yet.
pub(super) struct Complete {
    file: TempPath,
    path: PathBuf,
    force: bool,
}

/// The real path of a file, without links and `..`; it need not be there.
pub(super) fn real_file(path: &Path) -> PathBuf {
    fs::canonicalize(path).unwrap_or_else(|_| {
        real(path.parent().unwrap_or_else(|| Path::new(""))).join(path.file_name().unwrap_or_default())
    })
}

/// The files that are read: none that is written may take the place of one.
#[derive(Default)]
pub(super) struct Originals {
    files: BTreeSet<PathBuf>,
    /// The file that comes in through standard input.
    stdin: Option<Handle>,
}

impl Originals {
    /// Those among inputs.
    pub(super) fn of<'i>(inputs: impl IntoIterator<Item = &'i Input>) -> Self {
        let mut originals = Self::default();
        for input in inputs {
            match input {
                Input::File(path) => drop(originals.files.insert(real_file(path))),
                Input::Stdin | Input::Held(_) => originals.stdin = Handle::stdin().ok(),
            }
        }
        originals
    }

    /// Refuses to write to one of them.
    ///
    /// # Errors
    /// Where the path names one.
    pub(super) fn refuse(&self, path: &Path) -> Result<(), Failure> {
        // What is no regular file, as a pipe, may not even be opened to compare it, and is not replaced.
        let is_stdin = |stdin: &Handle| path.is_file() && Handle::from_path(path).is_ok_and(|it| it == *stdin);
        let named = !self.files.is_empty() && self.files.contains(&real_file(path));
        if !named && !self.stdin.as_ref().is_some_and(is_stdin) {
            return Ok(());
        }
        Err(say::is_read(path.display().to_string()).into())
    }
}

/// Writes a whole file: beside its place, read back, compared, and named. A file that is there is replaced only with `force`,
/// or where it `is_own`, that is made by the same command before.
///
/// # Errors
/// Where the file stays as it is, or could not be written.
pub(super) fn write_whole(
    path: &Path,
    bytes: &[u8],
    force: bool,
    is_own: impl FnOnce(&[u8]) -> bool,
) -> Result<(), Failure> {
    take_names(vec![whole(path, bytes, force, is_own)?])
}

/// The same but for the name.
///
/// # Errors
/// Where a file of its name is to stay, or it could not be written.
pub(super) fn whole(
    path: &Path,
    bytes: &[u8],
    force: bool,
    is_own: impl FnOnce(&[u8]) -> bool,
) -> Result<Complete, Failure> {
    let mut draft = Draft::begin_own(path, force, is_own)?;
    draft.write(bytes)?;
    let complete = draft.complete()?;
    if !holds(complete.beside(), bytes).map_err(|error| Failure::file(path, error))? {
        let error = io::Error::other(say::not_the_same());
        return Err(Failure::file(path, error));
    }
    Ok(complete)
}

/// How many files are brought to the disk at once, which is far quicker than one after the other.
const AT_ONCE: NonZeroUsize = NonZeroUsize::MIN.saturating_add(15);

/// Gives files their names, one after the other, once all of them are on the disk: a name must not be there before what it
/// names. Then waits for the names.
///
/// # Errors
/// Where a file could not be brought to the disk, and none has got a name; or where a file of a name has come up meanwhile, and
/// those before it are there.
pub(super) fn take_names(files: Vec<Complete>) -> Result<(), Failure> {
    let sync = |file: &Complete| {
        let opened = fs::OpenOptions::new().write(true).open(file.beside());
        opened.and_then(|it| it.sync_all()).map_err(|error| Failure::file(&file.path, error))
    };
    ordered(AT_ONCE, files.iter(), sync, |synced| synced)?;
    let mut folders = BTreeSet::new();
    let named = files.into_iter().try_for_each(|file| {
        let path = file.path.clone();
        file.take_name()?;
        folders.insert(folder_of(&path).to_owned());
        Ok(())
    });
    let synced = folders.iter().try_for_each(|it| sync_folder(it).map_err(|error| Failure::file(it, error)));
    named.and(synced)
}

/// Whether a file holds just these bytes.
fn holds(path: &Path, bytes: &[u8]) -> io::Result<bool> {
    same(fs::File::open(path)?, bytes)
}

/// Whether a stream gives just these bytes. It is not held in memory, for there may be a gigabyte of it.
fn same(mut stream: impl Read, mut expected: &[u8]) -> io::Result<bool> {
    let mut piece = vec![0; 1 << 16];
    loop {
        let read = match stream.read(&mut piece) {
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            read => read?,
        };
        let Some(rest) = piece.get(..read).and_then(|read| expected.strip_prefix(read)) else { return Ok(false) };
        if read == 0 {
            return Ok(rest.is_empty());
        }
        expected = rest;
    }
}

impl Complete {
    /// Where it can be read.
    pub(super) fn beside(&self) -> &Path {
        &self.file
    }

    fn take_name(self) -> Result<(), Failure> {
        let Self { file, path, force } = self;
        let named = if force { file.persist(&path) } else { file.persist_noclobber(&path) };
        named.map_err(|error| Failure::file(&path, error.error))
    }
}

/// Asks whether a new file may stand there. One that is there is only replaced with `force`, and what is neither a file nor a
/// link to one stays in any case. A link is replaced, not followed.
fn check_place(path: &Path, force: bool) -> Result<(), Failure> {
    let name = path.display();
    if fs::symlink_metadata(path).is_err() {
        return Ok(());
    }
    match fs::metadata(path) {
        Ok(about) if about.is_dir() => Err(say::is_folder(name.to_string()).into()),
        Ok(about) if !about.is_file() => Err(say::not_regular(name.to_string()).into()),
        _ if force => Ok(()),
        _ => Err(say::exists(name.to_string()).into()),
    }
}

/// The folder that a file is in.
fn folder_of(path: &Path) -> &Path {
    path.parent().filter(|it| !it.as_os_str().is_empty()).unwrap_or_else(|| Path::new("."))
}

/// Replaces a file that was read, as long as it still holds `was`, read as it was then. A symbolic link stays, its target is
/// replaced; permissions are kept.
///
/// A file that has other hard links is separated from them, which keep the old text; only with `force`.
///
/// # Errors
/// Where the file stays as it is.
pub(super) fn replace(path: &Path, was: &[u8], text: &str, force: bool) -> Result<(), Failure> {
    let others = if force { 0 } else { other_hard_links(path) };
    if others > 0 {
        return Err(say::hard_links(path.display().to_string(), others).into());
    }
    let whole = || -> io::Result<()> {
        let target = fs::canonicalize(path)?;
        let folder = target.parent().unwrap_or_else(|| Path::new("."));
        let about = fs::metadata(&target)?;
        let permissions = about.permissions();
        if !about.is_file() {
            return Err(io::Error::other(say::not_regular_kept()));
        }
        if permissions.readonly() {
            return Err(io::Error::other(say::write_protected()));
        }
        let mut beside = tempfile::Builder::new()
            .prefix(".kibao-")
            .tempfile_in(folder)
            .map_err(|error| io::Error::new(error.kind(), say::cannot_write_beside(error.kind().to_string())))?;
        beside.write_all(text.as_bytes())?;
        keep_owner(&about, beside.path())?;
        fs::set_permissions(beside.path(), permissions)?;
        beside.as_file().sync_all()?;
        if !holds(beside.path(), text.as_bytes())? {
            return Err(io::Error::other(say::not_the_same_beside()));
        }
        let now = Input::File(target.clone()).open().map_err(|_| io::Error::other(say::gone()))?;
        if !same(now.bytes, was)? {
            return Err(io::Error::other(say::changed_since()));
        }
        beside.persist(&target).map_err(|error| error.error)?;
        sync_folder(folder)
    };
    whole().map_err(|error| Failure::file(path, error))
}

/// How many hard links a file has beside the one that a path names.
#[cfg(unix)]
fn other_hard_links(path: &Path) -> u64 {
    fs::metadata(path).map_or(0, |about| std::os::unix::fs::MetadataExt::nlink(&about).saturating_sub(1))
}

/// The standard library has no stable call that counts them there, so they are not seen.
#[cfg(not(unix))]
fn other_hard_links(_: &Path) -> u64 {
    0
}

/// Gives a file to the owner and the group of the one that it replaces: root may mend the files of others.
#[cfg(unix)]
fn keep_owner(was: &fs::Metadata, new: &Path) -> io::Result<()> {
    use std::os::unix::fs::{MetadataExt, chown};
    let about = fs::metadata(new)?;
    let changed = |was: u32, now: u32| (was != now).then_some(was);
    // Others than root may not give files away, and some users are known outside a container only; then it is theirs, as
    // with any editor.
    let kept = |done: io::Result<()>| if done.as_ref().is_err_and(is_not_for_us) { Ok(()) } else { done };
    if let Some(group) = changed(was.gid(), about.gid()) {
        kept(chown(new, None, Some(group)))?;
    }
    match changed(was.uid(), about.uid()) {
        Some(owner) => kept(chown(new, Some(owner), None)),
        None => Ok(()),
    }
}

/// Whether something cannot be done here at all, or not by this user.
#[cfg_attr(not(unix), allow(dead_code, reason = "only Unix has owners to keep and folders to wait for"))]
fn is_not_for_us(error: &io::Error) -> bool {
    matches!(error.kind(), io::ErrorKind::PermissionDenied | io::ErrorKind::InvalidInput | io::ErrorKind::Unsupported)
}

/// A new file gets the owner and the rights of its folder there, which those of the old one are, too.
#[cfg(not(unix))]
#[expect(clippy::unnecessary_wraps, reason = "elsewhere it may fail")]
fn keep_owner(_: &fs::Metadata, _: &Path) -> io::Result<()> {
    Ok(())
}

/// Waits until the new names of files in a folder are on the disk, too, where the folder may be read and its file system
/// knows how to wait.
#[cfg(unix)]
fn sync_folder(folder: &Path) -> io::Result<()> {
    match fs::File::open(folder).and_then(|folder| folder.sync_all()) {
        Err(error) if is_not_for_us(&error) => Ok(()),
        done => done,
    }
}

/// Windows has no way to wait for the names in a folder, and opens none as a file.
#[cfg(not(unix))]
#[expect(clippy::unnecessary_wraps, reason = "elsewhere it may fail")]
fn sync_folder(_: &Path) -> io::Result<()> {
    Ok(())
}
