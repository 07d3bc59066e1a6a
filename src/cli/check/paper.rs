//! What is written of findings, with the places where it can be cut after so many.

use super::args::Format;
use crate::findings::{CHECKS, Check};
use serde_json::json;
use std::collections::BTreeMap;
use std::io::{self, Write};

/// Text with findings in it.
#[derive(Debug, Default)]
pub(super) struct Paper {
    bytes: Vec<u8>,
    /// Where each stretch ends, and how many findings it reports: none in what is kept whatever is cut. There are no
    /// marks where nothing will be cut.
    marks: Vec<(usize, usize)>,
    marked: bool,
}

impl Paper {
    /// Text that will be cut, or not.
    pub(super) fn new(marked: bool) -> Self {
        Self { marked, ..Self::default() }
    }

    /// Writes text that is kept.
    pub(super) fn text(&mut self, write: impl FnOnce(&mut Vec<u8>)) {
        self.findings(0, write);
    }

    /// Writes text that reports `count` findings.
    pub(super) fn findings(&mut self, count: usize, write: impl FnOnce(&mut Vec<u8>)) {
        write(&mut self.bytes);
        if self.marked {
            self.marks.push((self.bytes.len(), count));
        }
    }

    /// Whether it may be cut.
    pub(super) fn is_marked(&self) -> bool {
        self.marked
    }
}

/// How many findings may still be printed.
#[derive(Debug)]
pub(super) struct Left {
    left: Option<u32>,
    /// How many were not printed.
    pub(super) hidden: usize,
}

impl Left {
    /// So many; all of them where no number is given.
    pub(super) fn new(most: Option<u32>) -> Self {
        Self { left: most, hidden: 0 }
    }

    /// Whether only so many may be printed.
    pub(super) fn is_limited(&self) -> bool {
        self.left.is_some()
    }

    /// Whether one more may be printed.
    fn one(&mut self, findings: usize) -> bool {
        match &mut self.left {
            Some(0) => {
                self.hidden += findings;
                false
            }
            Some(left) => {
                *left -= 1;
                true
            }
            None => true,
        }
    }

    /// What of a paper is printed.
    pub(super) fn cut(&mut self, paper: Paper) -> Vec<u8> {
        if !paper.marked {
            return paper.bytes;
        }
        let mut kept = Vec::new();
        let mut start = 0;
        for (end, findings) in paper.marks {
            if findings == 0 || self.one(findings) {
                kept.extend_from_slice(paper.bytes.get(start..end).unwrap_or_default());
            }
            start = end;
        }
        kept
    }

    /// Takes away what is not printed of a list of findings.
    pub(super) fn cut_list<T>(&mut self, found: &mut Vec<T>) {
        found.retain(|_| self.one(1));
    }
}

/// How often each check has found something.
#[derive(Debug, Default)]
pub(super) struct Statistics(BTreeMap<&'static str, usize>);

impl Statistics {
    pub(super) fn add(&mut self, code: &'static str, count: usize) {
        *self.0.entry(code).or_default() += count;
    }

    pub(super) fn add_all(&mut self, more: Self) {
        for (code, count) in more.0 {
            self.add(code, count);
        }
    }

    /// The checks with their counts, the most frequent first.
    fn sorted(&self) -> Vec<(&'static Check, usize)> {
        let counted = |check: &&'static Check| Some((*check, *self.0.get(check.code)?));
        let mut counts: Vec<_> = CHECKS.iter().filter_map(counted).collect();
        counts.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
        counts
    }

    /// Writes the counts: as lines, or as JSON.
    pub(super) fn write(&self, format: Format, out: &mut dyn Write) -> io::Result<()> {
        let rows = self.sorted();
        let json = |check: &Check, count: usize| json!({"code": check.code, "name": check.name, "severity": check.severity.name(), "count": count});
        match format {
            Format::Json => {
                let rows: Vec<_> = rows.into_iter().map(|(check, count)| json(check, count)).collect();
                writeln!(out, "{}", json!({"statistics": rows}))?;
            }
            Format::Ndjson => {
                for (check, count) in rows {
                    writeln!(out, "{}", json(check, count))?;
                }
            }
            // The others have no place for counts, and are refused before.
            _ => {
                let width = rows.first().map_or(0, |(_, count)| count.to_string().len());
                for (check, count) in rows {
                    writeln!(out, "{count:>width$} {} {} {}", check.code, check.name, check.severity.name())?;
                }
            }
        }
        out.flush()
    }
}
