//! The files that are written: beside their place, read back and compared, and only then named. Whatever happens on the way,
//! a power cut too, there is the old file or the new one, whole.

use super::config::real;
use super::exit::Failure;
use super::files::Input;
use std::fs;
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};
use tempfile::{NamedTempFile, TempPath};

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
        #[cfg(unix)]
        let everybodys = <fs::Permissions as std::os::unix::fs::PermissionsExt>::from_mode(0o666);
        #[cfg(unix)]
        builder.permissions(everybodys);
        let file = builder.tempfile_in(folder_of(path)).map_err(|error| {
            let why = if error.kind() == io::ErrorKind::NotFound {
                format!("there is no folder {}", folder_of(path).display())
            } else {
                error.kind().to_string()
            };
            let what = format!("no file can be written there: {why}");
            Failure::file(path, io::Error::new(error.kind(), what))
        })?;
        Ok(Self { path: path.to_owned(), file: BufWriter::with_capacity(1 << 16, file), force })
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
        let failure = |error: io::Error| Failure::file(&path, error);
        let file = file.into_inner().map_err(|error| failure(error.into_error()))?;
        if force {
            // What is replaced must not be gone before the new file is there.
            file.as_file().sync_all().map_err(failure)?;
        }
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

/// Refuses to write to a file that is read.
///
/// # Errors
/// Where it is one of the inputs.
pub(super) fn refuse_input<'i>(path: &Path, inputs: impl IntoIterator<Item = &'i Input>) -> Result<(), Failure> {
    let target = real_file(path);
    let is_target = |input: &Input| matches!(input, Input::File(read) if real_file(read) == target);
    if inputs.into_iter().any(is_target) {
        let what = format!("{} is one of the files that are read", path.display());
        return Err(Failure::usage(what, "write to another file"));
    }
    Ok(())
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
    let own = || fs::metadata(path).is_ok_and(|it| it.is_file()) && fs::read(path).is_ok_and(|it| is_own(&it));
    let mut draft = Draft::begin(path, force || own())?;
    draft.write(bytes)?;
    let complete = draft.complete()?;
    if fs::read(complete.beside()).map_err(|error| Failure::file(path, error))? != bytes {
        let error = io::Error::other("what was written does not read back the same; nothing was changed");
        return Err(Failure::file(path, error));
    }
    complete.take_name()
}

impl Complete {
    /// Where it can be read.
    pub(super) fn beside(&self) -> &Path {
        &self.file
    }

    /// Takes its name.
    ///
    /// # Errors
    /// Where a file of this name has come up meanwhile.
    pub(super) fn take_name(self) -> Result<(), Failure> {
        let Self { file, path, force } = self;
        let named = if force {
            file.persist(&path).map_err(|error| error.error).and_then(|()| sync_folder(folder_of(&path)))
        } else {
            file.persist_noclobber(&path).map_err(|error| error.error)
        };
        named.map_err(|error| Failure::file(&path, error))
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
        Ok(about) if about.is_dir() => Err(Failure::usage(format!("{name} is a folder"), "name a file in it")),
        Ok(about) if !about.is_file() => {
            let what = format!("{name} is no regular file, and is not replaced");
            Err(Failure::usage(what, "write to standard output, and lead that where you want it"))
        }
        _ if force => Ok(()),
        _ => {
            let what = format!("{name}: this file exists, and is left as it is");
            Err(Failure::usage(what, "choose another name, or replace it with --force"))
        }
    }
}

/// The folder that a file is in.
fn folder_of(path: &Path) -> &Path {
    path.parent().filter(|it| !it.as_os_str().is_empty()).unwrap_or_else(|| Path::new("."))
}

/// Replaces a file that was read, as long as it still holds `was`, read as it was then. A symbolic link stays, its target is
/// replaced; permissions are kept.
///
/// # Errors
/// Where the file stays as it is.
pub(super) fn replace(path: &Path, was: &[u8], text: &str) -> Result<(), Failure> {
    let whole = || -> io::Result<()> {
        let target = fs::canonicalize(path)?;
        let folder = target.parent().unwrap_or_else(|| Path::new("."));
        let about = fs::metadata(&target)?;
        let permissions = about.permissions();
        if !about.is_file() {
            return Err(io::Error::other("this is no regular file, so it is not rewritten"));
        }
        if permissions.readonly() {
            return Err(io::Error::other("the file is write-protected, so it is not rewritten"));
        }
        let mut beside = tempfile::Builder::new().prefix(".kibao-").tempfile_in(folder).map_err(|error| {
            io::Error::new(error.kind(), format!("no file can be written beside it: {}", error.kind()))
        })?;
        beside.write_all(text.as_bytes())?;
        beside.as_file().sync_all()?;
        fs::set_permissions(beside.path(), permissions)?;
        if fs::read(beside.path())? != text.as_bytes() {
            return Err(io::Error::other("what was written does not read back the same; the file is unchanged"));
        }
        let now = Input::File(target.clone()).read().map_err(|_| io::Error::other("it cannot be read any more"))?;
        if now.0 != was {
            return Err(io::Error::other("not written, for the file has changed since it was read"));
        }
        beside.persist(&target).map_err(|error| error.error)?;
        sync_folder(folder)
    };
    whole().map_err(|error| Failure::file(path, error))
}

/// Waits until the new name of a file is on the disk, too.
fn sync_folder(folder: &Path) -> io::Result<()> {
    if cfg!(unix) { fs::File::open(folder)?.sync_all() } else { Ok(()) }
}
