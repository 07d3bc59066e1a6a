//! `kibao select`.

mod args;
mod names;
mod number;
mod output;
mod piece;
mod wanted;

pub(super) use args::Select;

use super::common::Common;
use super::config::{Configs, Layer, Settings};
use super::draft::{Complete, Originals, real_file, rename_all};
use super::exit::{Exit, Failure, notice, remark};
use super::files::{Input, is_called_packed};
use super::games::Picked;
use super::interrupt;
use super::output::named;
use super::rewrite::complain_of_file;
use super::work::{Reports, Source, Step, each_game};
use crate::findings::{FileProblem, Placed, Problem};
use crate::notation::Key;
use crate::replay::fingerprint;
use crate::stream::Aside;
use crate::words::program::{self as say, Notice};
use names::Names;
use output::{GamesDigest, Index, Output, Target};
use piece::{Choice, Chosen, SelectedPiece};
use std::collections::HashMap;
use std::io::Write;
use std::path::Path;
use std::sync::Arc;

pub(super) fn run(args: &Select, common: &Common, out: &mut dyn Write) -> Result<Exit, Failure> {
    let mut configs = Configs::new(common, Layer::default())?;
    let inputs = configs.inputs(&args.paths)?;
    // Output is read back with the settings of the first input.
    let settings = inputs.0.first().map_or_else(|| configs.here(), |(_, settings)| Ok(Arc::clone(settings)))?;
    let written = !args.count && !args.list;
    let other = inputs.0.iter().find(|(_, it)| !Arc::ptr_eq(it, &settings) && it.options != settings.options);
    if let Some((input, _)) = other.filter(|_| written) {
        return Err(say::select_settings(input.name()).into());
    }
    check_targets(args, &inputs.0)?;
    let filter = wanted::filter(&args.wanted, &settings, common.lang())?;
    let picked = Picked::new(common);
    let choice = Choice { args, filter: &filter, written };
    let mut done = Done { tally: Tally::default(), seen: HashMap::new(), index: None };
    if let Some(path) = &args.index {
        done.index = Some(Index::begin(path, args.force, args.bom)?);
    }
    if args.split.is_some() || args.index.is_some() || named(args.output.as_deref()).is_some() {
        interrupt::listen()?;
    }
    // Without --force no existing file is replaced at all.
    let named = inputs.0.iter().map(|(input, _)| input).filter(|_| args.split.is_some() && args.force);
    let mut output = Output::new(target(args, &mut *out)?, args.force, Originals::of(named));
    let work = |source: &Source<'_>, games: &mut Reports<'_, '_>| choice.piece(source, games, &|| picked.next());
    let (mut grave, mut unread) = (Exit::Clean, false);
    let unindexed = |failure: Failure| failure.without(args.index.as_deref());
    let (mut exit, _) = each_game(inputs, common, Aside::Blank, work, |step| match step {
        Step::Piece(piece) => done.piece(piece, args, common, &mut output),
        Step::End(name, found, _) => {
            unread |= found.iter().any(is_unread);
            grave = grave.max(complain_of_file(common, name, &found));
            Ok(())
        }
    })
    .map_err(unindexed)?;
    picked.finish()?;
    output.end()?;
    let Output { complete, written, .. } = output;
    read_back(&complete, written, args, common, &settings)?;
    let tally = done.tally;
    if args.force && (tally.lost > 0 || unread || exit == Exit::Failed) {
        return Err(say::select_kept().into());
    }
    rename_all(complete)?;
    if args.count {
        writeln!(out, "{}", tally.selected)?;
    }
    // The table is completed only if the games that it lists were written.
    out.flush().map_err(|error| unindexed(error.into()))?;
    done.index.map_or(Ok(()), Index::end)?;
    if !common.quiet {
        remark(&tally.summary().message(common.lang()));
    }
    if tally.lost > 0 {
        exit = Exit::Failed;
    }
    let sound = tally.selected > 0 && (tally.broken == 0 || args.wanted.broken);
    Ok(exit.max(grave).max(if sound { Exit::Clean } else { Exit::Findings }))
}

/// Whether a finding about a file means that games may have been skipped.
fn is_unread(placed: &Placed) -> bool {
    matches!(placed.finding.problem, Problem::File(FileProblem::GameTooLarge | FileProblem::NotText { .. }))
}

/// Refuses to write games and index to the same file, to write to a file that is read, and to write plain text to a file
/// with the name of a packed file.
fn check_targets(args: &Select, inputs: &[(Input, Arc<Settings>)]) -> Result<(), Failure> {
    let targets: Vec<&Path> = named(args.output.as_deref()).into_iter().chain(args.index.as_deref()).collect();
    if let [games, index] = targets.as_slice()
        && real_file(games) == real_file(index)
    {
        return Err(say::select_same_target().into());
    }
    let originals = Originals::of(inputs.iter().map(|(input, _)| input));
    for target in targets {
        originals.refuse(target)?;
        if is_called_packed(target) {
            return Err(say::select_not_packed(target.display().to_string()).into());
        }
    }
    Ok(())
}

fn target<'a>(args: &'a Select, out: &'a mut dyn Write) -> Result<Target<'a>, Failure> {
    if args.count {
        return Ok(Target::Nowhere);
    }
    if args.list {
        return Ok(Target::Lines(out));
    }
    if let Some(folder) = &args.split {
        let names = Names::new(&args.name)?;
        return Ok(Target::Folder { folder, names, size: args.split_size.unwrap_or(1), draft: None, files: 0 });
    }
    Ok(match named(args.output.as_deref()) {
        Some(path) => Target::File(path, None),
        None => Target::Stdout(out),
    })
}

/// The state of the selection so far.
struct Done {
    tally: Tally,
    /// The place where a game was seen first, by the key that identifies duplicates.
    seen: HashMap<u128, String>,
    index: Option<Index>,
}

impl Done {
    fn piece(
        &mut self,
        piece: SelectedPiece,
        args: &Select,
        common: &Common,
        output: &mut Output<'_>,
    ) -> Result<(), Failure> {
        self.tally.games += piece.games;
        self.tally.odd_dates += piece.odd_dates;
        for (line, lost) in &piece.lost {
            notice(&say::select_lost(&piece.name, *line, *lost));
            self.tally.lost += 1;
        }
        for mut game in piece.chosen {
            let place = format!("{}:{}", game.facts.file, game.facts.line);
            if let Some(first) = game.same.and_then(|same| self.seen.get(&same)) {
                self.tally.duplicates += 1;
                if !common.quiet {
                    notice(&say::select_same_as(place, first.as_str()));
                }
                continue;
            }
            if let Some(same) = game.same {
                self.seen.insert(same, place.clone());
            }
            self.game(&mut game, args, output)?;
            if game.put_right && !common.quiet {
                notice(&say::select_canonical(place));
            }
        }
        Ok(())
    }

    fn game(&mut self, game: &mut Chosen, args: &Select, output: &mut Output<'_>) -> Result<(), Failure> {
        self.tally.selected += 1;
        self.tally.broken += u64::from(!game.facts.valid);
        game.facts.number = self.tally.selected;
        if args.number && !game.text.is_empty() {
            match number::numbered(&game.text, game.facts.number) {
                Ok(text) => game.text = text,
                Err(lost) => {
                    let place = format!("{}:{}", game.facts.file, game.facts.line);
                    notice(&say::select_not_numbered(place, lost));
                }
            }
        }
        output.write(game)?;
        if let Some(index) = &mut self.index {
            index.add(&game.facts)?;
        }
        Ok(())
    }
}

/// Counts of games.
#[derive(Default)]
struct Tally {
    games: u64,
    selected: u64,
    broken: u64,
    duplicates: u64,
    odd_dates: u64,
    lost: u64,
}

impl Tally {
    fn summary(&self) -> Notice {
        let [duplicates, broken, dates, lost] =
            [self.duplicates, self.broken, self.odd_dates, self.lost].map(|number| Some(number).filter(|it| *it > 0));
        say::select_summary(self.selected, self.games, duplicates, broken, dates, lost)
    }
}

/// Reads the written files and compares them with the selected games.
///
/// # Errors
/// If a game differs; no file has been renamed to its target then.
fn read_back(
    files: &[Complete],
    expected: GamesDigest,
    args: &Select,
    common: &Common,
    settings: &Arc<Settings>,
) -> Result<(), Failure> {
    let but = args.number.then_some(Key::Title);
    let inputs = files.iter().map(|file| (Input::of(file.temporary()), Arc::clone(settings))).collect();
    let work = |_: &Source<'_>, games: &mut Reports<'_, '_>| -> Vec<u128> {
        games.map(|report| fingerprint(&report.replay, but)).collect()
    };
    let mut read = GamesDigest::NONE;
    let (exit, _) = each_game((inputs, Exit::Clean), common, Aside::Blank, work, |step| {
        if let Step::Piece(found) = step {
            for fingerprint in found {
                read.add(fingerprint);
            }
        }
        Ok(())
    })?;
    if read == expected && exit == Exit::Clean {
        return Ok(());
    }
    Err(say::select_not_the_same().into())
}
