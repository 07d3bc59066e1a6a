//! New files: written beside their place, complete before they take their name.

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
    /// Where it exists, or its folder cannot be written to.
    pub(super) fn begin(path: &Path, force: bool) -> Result<Self, Failure> {
        // A symbolic link counts as existing wherever it leads, and is replaced, not followed.
        if !force && fs::symlink_metadata(path).is_ok() {
            let what = format!("{}: this file exists, and is left as it is", path.display());
            return Err(Failure::usage(what, "choose another name, or replace it with --force"));
        }
        let folder = path.parent().filter(|it| !it.as_os_str().is_empty()).unwrap_or_else(|| Path::new("."));
        let mut builder = tempfile::Builder::new();
        builder.prefix(".kibao-");
        #[cfg(unix)]
        let everybodys = <fs::Permissions as std::os::unix::fs::PermissionsExt>::from_mode(0o666);
        #[cfg(unix)]
        builder.permissions(everybodys);
        let file = builder.tempfile_in(folder).map_err(|error| {
            let what = format!("no file can be written there: {}", error.kind());
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
/// or where it `is_own`, that is made by the same command before; a link is replaced, not followed.
///
/// # Errors
/// Where the file stays as it is, or could not be written.
pub(super) fn write_whole(
    path: &Path,
    bytes: &[u8],
    force: bool,
    is_own: impl FnOnce(&[u8]) -> bool,
) -> Result<(), Failure> {
    let own = || fs::symlink_metadata(path).is_ok_and(|it| it.is_file()) && fs::read(path).is_ok_and(|it| is_own(&it));
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
        let done = if force { file.persist(&path) } else { file.persist_noclobber(&path) };
        done.map_err(|error| Failure::file(&path, error.error))
    }
}
