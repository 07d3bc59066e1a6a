//! `-o` and `--force`: the output of a command that makes one file.

use super::draft::{Originals, write_whole};
use super::exit::Failure;
use super::files::Input;
use std::io::Write;
use std::path::{Path, PathBuf};

#[derive(Debug, clap::Args)]
pub(super) struct Output {
    /// Write to this file, which may be one that this command has made before [default: standard output, also for -]
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
    /// Replace the file, whatever it holds; a link is replaced, not followed
    #[arg(long, requires = "output")]
    force: bool,
}

/// The named file; `-` is standard output.
pub(super) fn named(output: Option<&Path>) -> Option<&Path> {
    output.filter(|path| *path != Path::new("-"))
}

impl Output {
    /// The file to write to; `None` is standard output.
    pub(super) fn file(&self) -> Option<&Path> {
        named(self.output.as_deref())
    }

    /// The extension of the file name, in lower case.
    pub(super) fn ending(&self) -> Option<String> {
        let ending = self.file()?.extension()?;
        Some(ending.to_str()?.to_ascii_lowercase())
    }

    /// Refuses to write to a file that is read.
    pub(super) fn refuse<'i>(&self, inputs: impl IntoIterator<Item = &'i Input>) -> Result<(), Failure> {
        self.file().map_or(Ok(()), |path| Originals::of(inputs).refuse(path))
    }

    /// Writes the whole output. An existing file is replaced if it `is_own`, or with `--force`.
    pub(super) fn write(
        &self,
        bytes: &[u8],
        is_own: impl FnOnce(&[u8]) -> bool,
        out: &mut dyn Write,
    ) -> Result<(), Failure> {
        let Some(path) = self.file() else {
            out.write_all(bytes)?;
            return Ok(out.flush()?);
        };
        write_whole(path, bytes, self.force, is_own)
    }
}
