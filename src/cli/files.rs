//! Reading and replacing files.

use super::common::Common;
use super::exit::{Exit, Failure, notice, remark};
use crate::source::Encoding;
use crate::stream::{Opened, Packing, open};
use crate::words::program as say;
use std::borrow::Cow;
use std::collections::BTreeSet;
use std::fs;
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// The most bytes of an input that is read whole to be rewritten or shown; this needs several times as much memory. An input
/// that is read piece by piece may have any size.
pub(super) const MOST_WHOLE: u64 = 1 << 30;

/// Help text about the files that are not rewritten.
pub(super) const UNCHANGED: &str = "Packed files are read, never rewritten. A packed file that is named and would change is an \
error (exit status 2); those found in folders are counted and left unchanged. A file with other hard links is an error \
(exit status 2) unless --force is given; on Windows hard links are not detected.";

/// One input: a file, or standard input.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Input {
    File(PathBuf),
    Stdin,
    /// Bytes kept in memory: the unchanged standard input, or its rewritten text.
    Held(Arc<[u8]>),
}

impl Input {
    pub(super) fn of(path: &Path) -> Self {
        if path == Path::new("-") { Self::Stdin } else { Self::File(path.to_owned()) }
    }

    /// The name in findings.
    pub(super) fn name(&self) -> String {
        match self {
            Self::File(path) => path.display().to_string(),
            Self::Stdin | Self::Held(_) => "-".to_owned(),
        }
    }

    /// The number of bytes that will be read; `None` if it is not known before reading.
    pub(super) fn size(&self) -> Option<u64> {
        match self {
            Self::File(path) => fs::metadata(path).ok().filter(fs::Metadata::is_file).map(|it| it.len()),
            Self::Stdin => None,
            Self::Held(bytes) => Some(bytes.len() as u64),
        }
    }

    /// Opens the input to be read piece by piece.
    pub(super) fn open(&self) -> Result<Opened, Failure> {
        let failure = |error| Failure::File(self.name(), error);
        match self {
            Self::File(path) => fs::File::open(path).and_then(open).map_err(|error| {
                // Whether it is a folder matters only if it cannot be read.
                if path.is_dir() { say::folder_as_input(self.name()).into() } else { failure(error) }
            }),
            Self::Stdin => open(io::stdin()).map_err(failure),
            Self::Held(bytes) => open(io::Cursor::new(Arc::clone(bytes))).map_err(failure),
        }
    }

    /// Reads standard input into memory, so that it can be copied through unchanged. A file is returned unchanged.
    ///
    /// # Errors
    /// If it cannot be read, or has more than [`MOST_WHOLE`] bytes.
    pub(super) fn held(self) -> Result<Self, Failure> {
        if self != Self::Stdin {
            return Ok(self);
        }
        let mut bytes = Vec::new();
        let read = io::stdin().take(MOST_WHOLE + 1).read_to_end(&mut bytes);
        if read.map_err(|error| Failure::File(self.name(), error))? as u64 > MOST_WHOLE {
            return Err(self.too_large());
        }
        Ok(Self::Held(bytes.into()))
    }

    /// The bytes, decompressed if they are packed and converted to UTF-8 if they are UTF-16; with the original encoding and
    /// packing.
    ///
    /// # Errors
    /// If it cannot be read, has more than [`MOST_WHOLE`] bytes, or has other bytes after the packed data.
    pub(super) fn read(&self) -> Result<(Vec<u8>, Option<Encoding>, Packing), Failure> {
        if self.is_too_large() {
            return Err(self.too_large());
        }
        let Opened { bytes: stream, encoding, packing, behind } = self.open()?;
        let mut bytes = Vec::new();
        let read = stream.take(MOST_WHOLE + 1).read_to_end(&mut bytes);
        if read.map_err(|error| broken(&self.name(), packing, error))? as u64 > MOST_WHOLE {
            return Err(self.too_large());
        }
        if behind.is_found() {
            return Err(not_packed(&self.name()));
        }
        Ok((bytes, encoding, packing))
    }

    /// Whether the size is known and is too large for reading the input whole.
    fn is_too_large(&self) -> bool {
        self.size().is_some_and(|size| size > MOST_WHOLE)
    }

    /// The error that the input is too large to be read whole.
    pub(super) fn too_large(&self) -> Failure {
        let most = MOST_WHOLE >> 30;
        say::too_large_whole(self.name(), most).into()
    }
}

/// The error that happened while an input was read.
pub(super) fn broken(name: &str, packing: Packing, error: io::Error) -> Failure {
    if packing != Packing::Plain && error.kind() == io::ErrorKind::UnexpectedEof {
        return say::cut_off(name, error.to_string()).into();
    }
    Failure::File(name.to_owned(), error)
}

/// The error that other bytes follow the packed data of an input.
pub(super) fn not_packed(name: &str) -> Failure {
    say::not_packed_rest(name).into()
}

/// Removes inputs that cannot be rewritten, which are reported and make the exit status 2, and files that are named twice.
pub(super) fn rewritable<T>((inputs, mut exit): (Vec<(Input, T)>, Exit)) -> (Vec<(Input, T)>, Exit) {
    let mut seen = BTreeSet::new();
    let kept = inputs.into_iter().filter(|(input, _)| {
        let Input::File(path) = input else { return true };
        if fs::metadata(path).is_ok_and(|it| !it.is_file() && !it.is_dir()) {
            notice(&say::not_regular_input(input.name()));
            exit = Exit::Failed;
            return false;
        }
        if input.is_too_large() {
            input.too_large().report();
            exit = Exit::Failed;
            return false;
        }
        fs::canonicalize(path).map_or(true, |real| seen.insert(real))
    });
    (kept.collect(), exit)
}

/// The packed files among the inputs to rewrite: they are read but never written.
pub(super) struct Packed {
    /// The canonical paths of the named files.
    named: BTreeSet<PathBuf>,
    /// The number of files found in folders that would change.
    left: usize,
}

impl Packed {
    /// `paths` are the paths on the command line.
    pub(super) fn new(paths: &[PathBuf]) -> Self {
        Self { named: paths.iter().filter_map(|path| fs::canonicalize(path).ok()).collect(), left: 0 }
    }

    /// Whether a file is named on the command line, not only found in a folder.
    pub(super) fn is_named(&self, path: &Path) -> bool {
        fs::canonicalize(path).is_ok_and(|real| self.named.contains(&real))
    }

    /// Refuses to rewrite a packed file: a named file is reported, others are counted.
    pub(super) fn refuse(&mut self, path: &Path, name: &str) -> Exit {
        if self.is_named(path) {
            notice(&say::packed_refused(name));
            return Exit::Failed;
        }
        self.left += 1;
        Exit::Clean
    }

    /// Reports the number of files in folders that would change but are left unchanged.
    pub(super) fn finish(&self, common: &Common) {
        if self.left > 0 && !common.quiet {
            remark(&say::packed_left(self.left).message(common.lang()));
        }
    }
}

/// Whether the name of a file is that of a packed file.
pub(super) fn is_called_packed(path: &Path) -> bool {
    path.extension().is_some_and(|it| it.eq_ignore_ascii_case("gz") || it.eq_ignore_ascii_case("zst"))
}

/// The path of a file without the extension of a packed file.
pub(super) fn unpacked(path: &Path) -> Cow<'_, Path> {
    if is_called_packed(path) { Cow::Owned(path.with_extension("")) } else { Cow::Borrowed(path) }
}

/// The canonical path of a folder, without links and `..`; the path itself if that fails.
pub(super) fn real(folder: &Path) -> PathBuf {
    let folder = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
    fs::canonicalize(folder).or_else(|_| std::path::absolute(folder)).unwrap_or_else(|_| folder.to_owned())
}
