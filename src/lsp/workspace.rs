//! What a server needs of the world around it: files and settings.

use super::Settings;
use crate::stream::Packing;
use std::sync::Arc;

/// The files and settings around the documents.
pub trait Around {
    /// The settings of a document, by its address.
    fn settings(&mut self, uri: &str) -> Arc<Settings>;

    /// The bytes of the file at an address, if it has one, unpacked; and how they were packed.
    fn bytes(&mut self, uri: &str) -> Option<(Vec<u8>, Packing)>;

    /// What changes when the file at an address does, such as its size and time; `None` if there is none.
    fn stamp(&mut self, uri: &str) -> Option<String>;

    /// The addresses of the records in these folders, in order.
    fn records(&mut self, folders: &[String]) -> Vec<String>;

    /// Settings may have changed.
    fn forget(&mut self);
}

/// Nothing around: standard settings, no files.
#[derive(Clone, Copy, Debug, Default)]
pub struct Nothing;

impl Around for Nothing {
    fn settings(&mut self, _: &str) -> Arc<Settings> {
        Arc::default()
    }

    fn bytes(&mut self, _: &str) -> Option<(Vec<u8>, Packing)> {
        None
    }

    fn stamp(&mut self, _: &str) -> Option<String> {
        None
    }

    fn records(&mut self, _: &[String]) -> Vec<String> {
        Vec::new()
    }

    fn forget(&mut self) {}
}
