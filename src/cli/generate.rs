//! `kibao gen`.

use super::args::{Common, DialectChoice, Gen};
use super::config::{Configs, Layer};
use super::exit::{Exit, Failure};
use super::work::jobs;
use crate::generate::{Generator, Slip, Writing};
use crate::notation::Dialect;
use crate::render::json;
use crate::replay::side_name;
use crate::stream::ordered;
use serde::Serialize;
use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::ops::Range;
use std::path::Path;

pub(super) fn run(args: &Gen, common: &Common, out: &mut dyn Write) -> Result<Exit, Failure> {
    let (name, rules) = Configs::new(common, Layer::default())?.here()?.one_rule_set()?;
    let dialect = match common.dialect {
        Some(DialectChoice::Zanzibar) => Dialect::Zanzibar,
        _ => Dialect::Kibao,
    };
    let generator = Generator { name: &name, rules, dialect, seed: args.seed };
    let writing = Writing { slips: args.slips.unwrap_or_default(), bare: args.bare, cut: args.cut };
    let mut log = args.slip_log.as_deref().map(Log::create).transpose()?;
    let batches = (0..args.games).step_by(BATCH).map(|first| first..args.games.min(first + BATCH as u64));
    let batch = |games: Range<u64>| {
        let mut text = String::new();
        let mut slips = Vec::new();
        for index in games {
            let (game, its_slips) = generator.written(index, &writing);
            if index > 0 {
                text.push('\n');
            }
            text.push_str(&game);
            slips.push((index, its_slips));
        }
        (text, slips)
    };
    ordered(jobs(common), batches, batch, |(text, slips)| {
        out.write_all(text.as_bytes())?;
        match &mut log {
            Some(log) => slips.iter().try_for_each(|(index, slips)| log.add(*index, slips)),
            None => Ok(()),
        }
    })?;
    if let Some(log) = log {
        log.end()?;
    }
    Ok(Exit::Clean)
}

/// How many games are generated at a time.
const BATCH: usize = 256;

/// A slip as a line of the log.
#[derive(Serialize)]
struct Line<'a> {
    /// Counted from 1.
    game: u64,
    ply: u32,
    r#move: u32,
    side: &'static str,
    kind: &'static str,
    was: Option<&'a str>,
    now: Option<&'a str>,
}

/// The file that says where the slips are.
struct Log<'a> {
    path: &'a Path,
    file: BufWriter<File>,
}

impl<'a> Log<'a> {
    fn create(path: &'a Path) -> Result<Self, Failure> {
        let file = File::create(path).map_err(|error| Failure::file(path, error))?;
        Ok(Self { path, file: BufWriter::new(file) })
    }

    fn add(&mut self, index: u64, slips: &[Slip]) -> Result<(), Failure> {
        slips.iter().try_for_each(|slip| self.line(index, slip)).map_err(|error| Failure::file(self.path, error))
    }

    fn line(&mut self, index: u64, slip: &Slip) -> io::Result<()> {
        let line = Line {
            game: index + 1,
            ply: slip.ply,
            r#move: slip.round(),
            side: side_name(slip.side()),
            kind: slip.kind.name(),
            was: slip.was.as_deref(),
            now: slip.now.as_deref(),
        };
        writeln!(self.file, "{}", json::text(&line))
    }

    fn end(mut self) -> Result<(), Failure> {
        self.file.flush().map_err(|error| Failure::file(self.path, error))
    }
}
