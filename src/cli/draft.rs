//! Writing files: each is written to a temporary file in the same folder, read back and compared, and only then renamed.
//! Whatever happens meanwhile, even a power failure, either the old file or the new one is there and complete.

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

/// The number of bytes at the start of a file that show which program made it.
const HEAD_BYTES: u64 = 1 << 12;

/// A temporary file in the folder of its target; it is renamed to the target when it is complete.
pub(super) struct Draft {
    path: PathBuf,
    file: BufWriter<NamedTempFile>,
    force: bool,
}

impl Draft {
    /// Begins to write a file.
    ///
    /// # Errors
    /// If the file exists and must not be replaced or is not a regular file, or if its folder cannot be written to.
    pub(super) fn begin(path: &Path, force: bool) -> Result<Self, Failure> {
        check_place(path, force)?;
        let mut builder = tempfile::Builder::new();
        builder.prefix(".kibao-");
        // On other systems a new file inherits the permissions of its folder.
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

    /// Begins to write a file that may replace an empty file, or one that the same command made before: `is_own` decides
    /// this from its first bytes.
    ///
    /// # Errors
    /// The same as for [`begin`](Self::begin).
    pub(super) fn begin_own(path: &Path, force: bool, is_own: impl FnOnce(&[u8]) -> bool) -> Result<Self, Failure> {
        // Reading something that is not a regular file might never end.
        let own = || {
            let mut head = Vec::new();
            let is_file = fs::metadata(path).is_ok_and(|it| it.is_file());
            let mut read = || fs::File::open(path)?.take(HEAD_BYTES).read_to_end(&mut head);
            is_file && read().is_ok() && (head.is_empty() || is_own(&head))
        };
        Self::begin(path, force || own())
    }

    /// The path of the target.
    pub(super) fn path(&self) -> &Path {
        &self.path
    }

    pub(super) fn write(&mut self, bytes: impl AsRef<[u8]>) -> Result<(), Failure> {
        self.file.write_all(bytes.as_ref()).map_err(|error| Failure::file(&self.path, error))
    }

    /// Ends writing, so that the file can be read back.
    ///
    /// # Errors
    /// If the file could not be written.
    pub(super) fn complete(self) -> Result<Complete, Failure> {
        let Self { path, file, force } = self;
        let file = file.into_inner().map_err(|error| Failure::file(&path, error.into_error()))?;
        // Closed because there may be more files than a program may have open.
        Ok(Complete { file: file.into_temp_path(), path, force })
    }
}

/// A complete file that has not been renamed to its target yet.
pub(super) struct Complete {
    file: TempPath,
    path: PathBuf,
    force: bool,
}

/// The canonical path of a file. If the file does not exist, its name in the canonical path of its folder.
pub(super) fn real_file(path: &Path) -> PathBuf {
    fs::canonicalize(path).unwrap_or_else(|_| {
        real(path.parent().unwrap_or_else(|| Path::new(""))).join(path.file_name().unwrap_or_default())
    })
}

/// The files that are read; no output may replace one of them.
#[derive(Default)]
pub(super) struct Originals {
    files: BTreeSet<PathBuf>,
    /// The file that standard input is redirected from.
    stdin: Option<Handle>,
}

impl Originals {
    /// The files among the inputs.
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

    /// Refuses to write to one of these files.
    ///
    /// # Errors
    /// If the path names one of them.
    pub(super) fn refuse(&self, path: &Path) -> Result<(), Failure> {
        // Something that is not a regular file, such as a pipe, is never replaced, and must not be opened for a comparison.
        let is_stdin = |stdin: &Handle| path.is_file() && Handle::from_path(path).is_ok_and(|it| it == *stdin);
        let named = !self.files.is_empty() && self.files.contains(&real_file(path));
        if !named && !self.stdin.as_ref().is_some_and(is_stdin) {
            return Ok(());
        }
        Err(say::is_read(path.display().to_string()).into())
    }
}

/// Writes a whole file: to a temporary file, which is read back, compared and renamed. An existing file is replaced only with
/// `force`, or if it `is_own`, that is if the same command made it before.
///
/// # Errors
/// If an existing file is left unchanged, or the file could not be written.
pub(super) fn write_whole(
    path: &Path,
    bytes: &[u8],
    force: bool,
    is_own: impl FnOnce(&[u8]) -> bool,
) -> Result<(), Failure> {
    rename_all(vec![whole(path, bytes, force, is_own)?])
}

/// Like [`write_whole`], but does not rename the file to its target.
///
/// # Errors
/// If an existing file must not be replaced, or the file could not be written.
pub(super) fn whole(
    path: &Path,
    bytes: &[u8],
    force: bool,
    is_own: impl FnOnce(&[u8]) -> bool,
) -> Result<Complete, Failure> {
    let mut draft = Draft::begin_own(path, force, is_own)?;
    draft.write(bytes)?;
    let complete = draft.complete()?;
    if !holds(complete.temporary(), bytes).map_err(|error| Failure::file(path, error))? {
        let error = io::Error::other(say::not_the_same());
        return Err(Failure::file(path, error));
    }
    Ok(complete)
}

/// The number of files that are synced to the disk at once, which is much faster than one after the other.
const AT_ONCE: NonZeroUsize = NonZeroUsize::MIN.saturating_add(15);

/// Syncs all files to the disk, then renames them one after the other, then syncs the names: a name must not be on the disk
/// before the content of its file.
///
/// # Errors
/// If a file could not be synced, in which case none is renamed; or if a target was created meanwhile, in which case the
/// files before it are renamed.
pub(super) fn rename_all(files: Vec<Complete>) -> Result<(), Failure> {
    let sync = |file: &Complete| {
        let opened = fs::OpenOptions::new().write(true).open(file.temporary());
        opened.and_then(|it| it.sync_all()).map_err(|error| Failure::file(&file.path, error))
    };
    ordered(AT_ONCE, files.iter(), sync, |synced| synced)?;
    let mut folders = BTreeSet::new();
    let named = files.into_iter().try_for_each(|file| {
        let path = file.path.clone();
        file.rename()?;
        folders.insert(folder_of(&path).to_owned());
        Ok(())
    });
    let synced = folders.iter().try_for_each(|it| sync_folder(it).map_err(|error| Failure::file(it, error)));
    named.and(synced)
}

/// Whether a file holds exactly these bytes.
fn holds(path: &Path, bytes: &[u8]) -> io::Result<bool> {
    same(fs::File::open(path)?, bytes)
}

/// Whether a stream holds exactly these bytes. It is not kept in memory because it may be a gigabyte long.
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
    /// The path of the temporary file.
    pub(super) fn temporary(&self) -> &Path {
        &self.file
    }

    fn rename(self) -> Result<(), Failure> {
        let Self { file, path, force } = self;
        let named = if force { file.persist(&path) } else { file.persist_noclobber(&path) };
        named.map_err(|error| Failure::file(&path, error.error))
    }
}

/// Checks that a file may be written to a path. An existing file is only replaced with `force`; something that is neither a
/// file nor a link to a file is never replaced. A link is replaced, not followed.
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

/// Replaces a file that was read, if reading it again still gives `was`. A symbolic link is kept and its target is replaced;
/// permissions are kept.
///
/// A file that has other hard links is only replaced with `force`; the other links keep the old text.
///
/// # Errors
/// If the file is left unchanged.
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

/// The number of hard links to a file besides the one that a path names.
#[cfg(unix)]
fn other_hard_links(path: &Path) -> u64 {
    fs::metadata(path).map_or(0, |about| std::os::unix::fs::MetadataExt::nlink(&about).saturating_sub(1))
}

/// The standard library has no stable function that counts them on these systems, so they are not detected.
#[cfg(not(unix))]
fn other_hard_links(_: &Path) -> u64 {
    0
}

/// Gives a file the owner and the group of the file that it replaces, because root may fix the files of other users.
#[cfg(unix)]
fn keep_owner(was: &fs::Metadata, new: &Path) -> io::Result<()> {
    use std::os::unix::fs::{MetadataExt, chown};
    let about = fs::metadata(new)?;
    let changed = |was: u32, now: u32| (was != now).then_some(was);
    // Only root may change the owner, and some users are unknown inside a container; then the file belongs to the current
    // user, as with any editor.
    let kept = |done: io::Result<()>| if done.as_ref().is_err_and(is_not_for_us) { Ok(()) } else { done };
    if let Some(group) = changed(was.gid(), about.gid()) {
        kept(chown(new, None, Some(group)))?;
    }
    match changed(was.uid(), about.uid()) {
        Some(owner) => kept(chown(new, Some(owner), None)),
        None => Ok(()),
    }
}

/// Whether an operation is not supported here or not permitted for this user.
#[cfg_attr(not(unix), allow(dead_code, reason = "only Unix has owners to keep and folders to wait for"))]
fn is_not_for_us(error: &io::Error) -> bool {
    matches!(error.kind(), io::ErrorKind::PermissionDenied | io::ErrorKind::InvalidInput | io::ErrorKind::Unsupported)
}

/// On these systems a new file inherits the owner and the permissions of its folder, as the old file did.
#[cfg(not(unix))]
#[expect(clippy::unnecessary_wraps, reason = "elsewhere it may fail")]
fn keep_owner(_: &fs::Metadata, _: &Path) -> io::Result<()> {
    Ok(())
}

/// Waits until the new names of files in a folder are on the disk too, if the folder may be read and its file system
/// supports that.
#[cfg(unix)]
fn sync_folder(folder: &Path) -> io::Result<()> {
    match fs::File::open(folder).and_then(|folder| folder.sync_all()) {
        Err(error) if is_not_for_us(&error) => Ok(()),
        done => done,
    }
}

/// Windows cannot sync the names in a folder, and cannot open a folder as a file.
#[cfg(not(unix))]
#[expect(clippy::unnecessary_wraps, reason = "elsewhere it may fail")]
fn sync_folder(_: &Path) -> io::Result<()> {
    Ok(())
}
