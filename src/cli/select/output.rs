//! Output of the selected games: standard output, a file, or the files of a folder; and a table of the games.

use super::names::Names;
use super::piece::{Chosen, Facts};
use crate::cli::draft::{Complete, Draft, Originals, rename_all};
use crate::cli::exit::Failure;
use crate::cli::record::write_record;
use crate::render::{for_csv, json};
use crate::words::program as say;
use std::fs;
use std::io::Write;
use std::path::Path;

/// A digest of a sequence of games, to compare what was written with what is read back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct GamesDigest {
    games: u64,
    sum: u128,
}

impl GamesDigest {
    pub(super) const NONE: Self = Self { games: 0, sum: 0 };

    pub(super) fn add(&mut self, fingerprint: u128) {
        self.games += 1;
        // An odd factor keeps all information; the rotation makes the order significant.
        self.sum = (self.sum.rotate_left(29) ^ fingerprint).wrapping_mul(0x9e37_79b9_7f4a_7c15_f39c_c060_5ced_c835);
    }
}

/// The destination of the games.
pub(super) enum Target<'a> {
    /// None: the games are only counted.
    Nowhere,
    /// A line about each game on standard output.
    Lines(&'a mut dyn Write),
    /// Standard output.
    Stdout(&'a mut dyn Write),
    /// One file, created for the first game.
    File(&'a Path, Option<Draft>),
    /// Files with `size` games each, in a folder.
    Folder { folder: &'a Path, names: Names<'a>, size: u64, draft: Option<(Draft, u64)>, files: u64 },
}

/// Writes the selected games.
pub(super) struct Output<'a> {
    pub(super) target: Target<'a>,
    pub(super) force: bool,
    /// The files that are read, if a file in the folder could replace one of them.
    pub(super) originals: Originals,
    pub(super) begun: bool,
    /// The complete files, not yet renamed.
    pub(super) complete: Vec<Complete>,
    /// The digest of what was written to files, to compare with what is read back.
    pub(super) written: GamesDigest,
}

impl<'a> Output<'a> {
    pub(super) const fn new(target: Target<'a>, force: bool, originals: Originals) -> Self {
        Self { target, force, originals, begun: false, complete: Vec::new(), written: GamesDigest::NONE }
    }

    /// Writes a game, with a blank line before it unless it is the first.
    pub(super) fn write(&mut self, game: &mut Chosen) -> Result<(), Failure> {
        let begun = std::mem::replace(&mut self.begun, true);
        match &mut self.target {
            Target::Nowhere => return Ok(()),
            Target::Lines(out) => return Ok(writeln!(out, "{}", game.facts.line())?),
            Target::Stdout(out) => {
                if begun {
                    out.write_all(b"\n")?;
                }
                return Ok(write_record(*out, game.text.as_bytes())?);
            }
            Target::File(path, draft) => {
                let first = draft.is_none();
                let file = match draft {
                    Some(draft) => draft,
                    None => draft.insert(Draft::begin(path, self.force)?),
                };
                if !first {
                    file.write("\n")?;
                }
                file.write(&game.text)?;
                game.facts.output = Some(path.display().to_string());
            }
            Target::Folder { folder, names, size, draft, files } => {
                if draft.as_ref().is_some_and(|(_, games)| games >= size) {
                    self.complete.extend(draft.take().map(|(draft, _)| draft.complete()).transpose()?);
                }
                let (file, games) = if let Some(draft) = draft {
                    draft
                } else {
                    if *files == 0 {
                        fs::create_dir_all(*folder).map_err(|error| Failure::file(folder, error))?;
                    }
                    *files += 1;
                    let path = folder.join(names.next(*files, &game.facts));
                    self.originals.refuse(&path)?;
                    draft.insert((Draft::begin(&path, self.force)?, 0))
                };
                if *games > 0 {
                    file.write("\n")?;
                }
                file.write(&game.text)?;
                *games += 1;
                game.facts.output = Some(file.path().display().to_string());
            }
        }
        self.written.add(game.fingerprint);
        Ok(())
    }

    /// Completes the last file.
    pub(super) fn end(&mut self) -> Result<(), Failure> {
        let last = match &mut self.target {
            Target::File(_, draft) => draft.take(),
            Target::Folder { draft, .. } => draft.take().map(|(draft, _)| draft),
            Target::Nowhere | Target::Lines(_) | Target::Stdout(_) => None,
        };
        self.complete.extend(last.map(Draft::complete).transpose()?);
        Ok(())
    }
}

/// The header line of a table.
const COLUMNS: &str = "number,file,line,south,north,winner,plies,valid,rules,event,place,date,title,output\r\n";

/// A table of games, as CSV or one JSON object a line.
pub(super) struct Index {
    draft: Draft,
    csv: bool,
}

impl Index {
    pub(super) fn begin(path: &Path, force: bool, bom: bool) -> Result<Self, Failure> {
        let ending = path.extension().and_then(|ending| ending.to_str()).unwrap_or_default().to_ascii_lowercase();
        let csv = match ending.as_str() {
            "csv" => true,
            "ndjson" | "jsonl" => false,
            _ => {
                return Err(say::select_index_name(path.display().to_string()).into());
            }
        };
        if bom && !csv {
            return Err(say::select_index_bom().into());
        }
        let mut draft = Draft::begin(path, force)?;
        if bom {
            draft.write("\u{feff}")?;
        }
        if csv {
            draft.write(COLUMNS)?;
        }
        Ok(Self { draft, csv })
    }

    pub(super) fn add(&mut self, facts: &Facts) -> Result<(), Failure> {
        if !self.csv {
            return self.draft.write(json::text(facts) + "\n");
        }
        let (number, line, plies) = (facts.number.to_string(), facts.line.to_string(), facts.plies.to_string());
        let fields = [
            number.as_str(),
            &facts.file,
            &line,
            &facts.south,
            &facts.north,
            facts.winner.unwrap_or_default(),
            &plies,
            if facts.valid { "yes" } else { "no" },
            &facts.rules,
            &facts.event,
            &facts.place,
            &facts.date,
            &facts.title,
            facts.output.as_deref().unwrap_or_default(),
        ];
        let fields: Vec<_> = fields.iter().map(|field| for_csv(field)).collect();
        self.draft.write(format!("{}\r\n", fields.join(",")))
    }

    pub(super) fn end(self) -> Result<(), Failure> {
        rename_all(vec![self.draft.complete()?])
    }
}
