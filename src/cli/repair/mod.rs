//! `kibao repair`.

mod args;
mod ask;
mod human;
mod whole;
mod with;

pub(super) use args::Repair;

use super::common::{Common, width};
use super::config::{Configs, Layer, Settings, Settled};
use super::exit::{Exit, Failure, complain, notice, remark};
use super::files::{Input, Packed, rewritable};
use super::games::Picked;
use super::interrupt;
use super::record::write_record;
use super::reporter::Reporter;
use super::work::{Reports, Source, Step, each_game};
use crate::document::{GameReadings, ReadingsError};
use crate::findings::{Placed, Report, Severity};
use crate::render::formats::GameFindings;
use crate::render::{for_terminal, json};
use crate::replay::{Candidate, Limits, Repairs, Replay, repair_with, repaired, repaired_all};
use crate::stream::Aside;
use crate::words::program as say;
use crate::words::repair::RepairCounts;
use crate::words::{self, Lang};
use args::RepairFormat;
use ask::{Answered, Questions};
use human::{HumanText, shown};
use std::io::Write;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use whole::{RepairedText, WholeText};
use with::OtherRecord;

pub(super) fn run(args: &Repair, common: &Common, out: &mut dyn Write) -> Result<Exit, Failure> {
    let mut configs = Configs::new(common, Layer::default())?;
    let inputs = configs.inputs(&args.paths)?;
    let has_stdin = inputs.0.iter().any(|(input, _)| *input == Input::Stdin);
    let other =
        args.with.as_ref().map(|path| OtherRecord::read(path, &mut configs, args.ask || has_stdin)).transpose()?;
    let inputs = if args.apply { rewritable(inputs) } else { inputs };
    if args.ask && has_stdin {
        return Err(say::repair_ask_stdin().into());
    }
    let readings = args.readings.as_deref().map(read_readings).transpose()?;
    // Games are counted, and asked about, in order.
    let in_order = readings.is_some() || other.is_some() || args.ask;
    let one_thread = Common { jobs: Some(1), quiet: common.quiet || args.ask, ..common.clone() };
    let to_output = args.apply && has_stdin;
    if to_output && (inputs.0.len() > 1 || args.format != RepairFormat::Human) {
        return Err(say::repair_stdin().into());
    }
    if args.apply && !to_output {
        interrupt::listen()?;
    }
    let inputs = if to_output { (held(inputs.0)?, inputs.1) } else { inputs };
    if let Some(readings) = readings.as_ref().filter(|_| args.apply) {
        let exit = fit(readings, args, inputs.clone(), &one_thread)?;
        if exit == Exit::Failed {
            return Ok(exit);
        }
    }
    // What is not read with a game cannot be written with it.
    let aside = if args.apply { Aside::Nothing } else { Aside::Blank };
    let named: Vec<Input> = inputs.0.iter().map(|(input, _)| input.clone()).collect();
    let picked = Picked::new(common);
    let limits = Limits { most_edits: args.max_edits, ..Limits::default() };
    let (colour, lang) = (common.colour(), common.lang());
    let (games, asking, width) = (AtomicUsize::new(0), AtomicBool::new(args.ask), width());
    let job = Job { args, limits, colour, width, lang, readings, other, games, asking };
    let work = |source: &Source<'_>, games: &mut Reports<'_, '_>| {
        let mut piece = RepairedPiece::default();
        let mut chosen = Vec::new();
        while let Some(replay) = games.next_replay() {
            piece.repaired.games += 1;
            let number = job.games.fetch_add(1, Ordering::Relaxed) + 1;
            if picked.next() {
                piece.game(&job, source, (number, replay), &mut chosen);
            }
        }
        if args.apply {
            piece.apply(source, &chosen);
        }
        piece.totals.written = piece.repaired.written;
        piece
    };
    let mut totals = Totals::default();
    let mut output = Output::begin(args.format, out)?;
    // The new text of a file is only known at its end.
    let (mut whole, mut new_text) = (WholeText::default(), None);
    // Several inputs may have the same displayed name if it is not UTF-8; they end in order.
    let mut ends = named.iter();
    let mut read_only = Packed::new(&args.paths);
    let (exit, _) = each_game(inputs, if in_order { &one_thread } else { common }, aside, work, |step| match step {
        Step::Piece(piece) => {
            totals.add(&piece.totals);
            whole.add(&piece.repaired);
            match &mut output {
                Output::Json(reporter) => reporter.games(piece.games),
                Output::Text(_) if to_output => Ok(()),
                Output::Text(out) => Ok(out.write_all(&piece.text)?),
            }
        }
        Step::End(name, found, settings) => {
            let grave = found.iter().any(|placed| placed.finding.severity() == Severity::Error);
            totals.exit = totals.exit.max(if grave { Exit::Findings } else { Exit::Clean });
            let done = std::mem::take(&mut whole);
            match &mut output {
                Output::Json(reporter) => reporter.end_of_file(name, &found, settings)?,
                Output::Text(_) => complain_of(job.lang, name, &found),
            }
            let written =
                done.write(name, (ends.find(|input| input.name() == name), &found), &mut read_only, (args, common));
            totals.exit = totals.exit.max(written.exit);
            totals.left += written.left;
            new_text = written.text;
            Ok(())
        }
    })?;
    if let (Output::Text(out), [Input::Held(original)]) = (&mut output, named.as_slice()) {
        // Input that could not be read to its end, or written, is copied through unchanged.
        let new_text = new_text.as_ref().filter(|_| exit < Exit::Failed);
        write_record(*out, new_text.map_or(original, |text| text.as_bytes()))?;
    }
    match output {
        Output::Json(reporter) => _ = reporter.end()?,
        Output::Text(out) => out.flush()?,
    }
    picked.finish()?;
    if let Some(readings) = &job.readings {
        readings.finish(job.games.load(Ordering::Relaxed)).map_err(|error| error.in_file(&readings_file(args)))?;
    }
    read_only.finish(common);
    if !common.quiet && matches!(args.format, RepairFormat::Human | RepairFormat::Short) {
        remark(&words::repair::summary(job.lang, &totals.looked_at(args.apply)));
    }
    let left = totals.broken + totals.sound + totals.unsure - totals.written + totals.left;
    Ok(exit.max(totals.exit).max(if left > 0 { Exit::Findings } else { Exit::Clean }))
}

/// Standard input, kept in memory to copy it through unchanged if it is not repaired.
fn held(inputs: Vec<(Input, Arc<Settings>)>) -> Result<Vec<(Input, Arc<Settings>)>, Failure> {
    inputs.into_iter().map(|(input, settings)| Ok((input.held()?, settings))).collect()
}

/// Checks that readings fit the games of the inputs, before a file is written.
fn fit(readings: &GameReadings, args: &Repair, inputs: Settled, common: &Common) -> Result<Exit, Failure> {
    let in_file = |error: ReadingsError| error.in_file(&readings_file(args));
    let plies = |_: &Source<'_>, games: &mut Reports<'_, '_>| -> Vec<usize> {
        std::iter::from_fn(|| games.next_replay()).map(|replay| replay.plies.len()).collect()
    };
    let mut number = 0;
    let (exit, _) = each_game(inputs, common, Aside::Nothing, plies, |step| {
        if let Step::Piece(games) = step {
            for plies in games {
                number += 1;
                readings.of(number, plies).map_err(in_file)?;
            }
        }
        Ok(())
    })?;
    readings.finish(number).map_err(in_file)?;
    Ok(exit)
}

/// The name of the file of readings.
fn readings_file(args: &Repair) -> String {
    args.readings.as_ref().map_or_else(String::new, |path| path.display().to_string())
}

/// Reads a file of readings.
fn read_readings(path: &Path) -> Result<GameReadings, Failure> {
    let text = std::fs::read_to_string(path).map_err(|error| Failure::file(path, error))?;
    Ok(GameReadings::read(&text).map_err(|error| error.in_file(&path.display().to_string()))?)
}

enum Output<'a> {
    Text(&'a mut dyn Write),
    Json(Reporter<'a>),
}

impl<'a> Output<'a> {
    fn begin(format: RepairFormat, out: &'a mut dyn Write) -> Result<Self, Failure> {
        Ok(match format {
            RepairFormat::Json => Self::Json(Reporter::begin(Box::new(json::GamesDocument::default()), None, out)?),
            RepairFormat::Ndjson => Self::Json(Reporter::begin(Box::new(json::GameLines), None, out)?),
            RepairFormat::Human | RepairFormat::Short => Self::Text(out),
        })
    }
}

/// Reports the errors that concern a file as a whole.
fn complain_of(lang: Lang, name: &str, found: &[Placed]) {
    for placed in found.iter().filter(|placed| placed.finding.severity() == Severity::Error) {
        let what = format!("{name}:{}: {}", placed.place.line, words::file_message(lang, &placed.finding));
        complain(&what, words::file_help(lang, &placed.finding).as_deref());
    }
}

/// The arguments and limits of this run.
struct Job<'a> {
    args: &'a Repair,
    limits: Limits,
    colour: bool,
    /// The number of columns of a line.
    width: usize,
    lang: Lang,
    readings: Option<GameReadings>,
    /// Another record of the games.
    other: Option<OtherRecord>,
    /// The number of games up to now.
    games: AtomicUsize,
    /// Whether questions are still wanted.
    asking: AtomicBool,
}

/// The results for the games of a piece.
#[derive(Default)]
struct RepairedPiece {
    /// The games as JSON.
    games: Vec<GameFindings>,
    /// The text output.
    text: Vec<u8>,
    totals: Totals,
    repaired: RepairedText,
}

/// A repair to apply, and the number of its game in the piece.
struct ChosenRepair<'t> {
    number: usize,
    replay: Replay<'t>,
    candidate: Candidate,
}

/// The repairs of a game, and how many questions about it were answered.
fn repairs_of(
    job: &Job<'_>,
    source: &Source<'_>,
    number: usize,
    replay: &Replay<'_>,
) -> Result<(Repairs, usize), Failure> {
    let readings = job.readings.as_ref().map(|all| all.of(number, replay.plies.len())).transpose();
    let readings = readings.map_err(|error| error.in_file(&readings_file(job.args)))?;
    let other = job.other.as_ref().map(|other| other.readings(number, replay));
    if let (Some(None), Some(path)) = (&other, &job.args.with) {
        notice(&say::repair_with_none(number, path.display().to_string()));
    }
    let readings = readings.or(other.flatten()).unwrap_or_default();
    if !job.asking.load(Ordering::Relaxed) {
        let found = repair_with(replay, &source.settings.options, &job.limits, &readings);
        return Ok((Repairs { sure: job.args.sure, ..found }, 0));
    }
    let (mut input, mut out) = (std::io::stdin().lock(), anstream::stderr());
    let questions = Questions { job, source, replay, input: &mut input, out: &mut out };
    let Answered { repairs, answers, ended } = questions.ask(readings)?;
    job.asking.fetch_and(!ended, Ordering::Relaxed);
    Ok((repairs, answers))
}

impl RepairedPiece {
    fn game<'t>(
        &mut self,
        job: &Job<'_>,
        source: &Source<'_>,
        (number, replay): (usize, Replay<'t>),
        chosen: &mut Vec<ChosenRepair<'t>>,
    ) {
        let (repairs, answers) = match repairs_of(job, source, number, &replay) {
            Ok(found) => found,
            Err(failure) => {
                failure.report();
                self.totals.exit = Exit::Failed;
                return;
            }
        };
        let report = Report::with_repairs(replay, &repairs);
        self.totals.games += 1;
        let broken = !report.replay.is_valid() && !report.replay.opening_is_unknown();
        self.totals.broken += usize::from(broken);
        // Readings may change a record that replays, and answers are noted in it.
        let changes = |it: &&Candidate| broken || !it.edits.is_empty() || (job.args.apply && answers > 0);
        let unique = repairs.only().filter(changes);
        self.totals.unique += usize::from(unique.is_some());
        self.totals.sound += usize::from(unique.is_some() && !broken);
        // Readings may also leave a record that replays uncertain.
        self.totals.unsure += usize::from(!broken && !repairs.candidates.is_empty() && repairs.only().is_none());
        if unique.is_none() && answers > 0 && job.args.apply {
            notice(&say::repair_ask_lost(answers));
        }
        match job.args.format {
            RepairFormat::Json | RepairFormat::Ndjson => {
                let place = |offset| source.place(offset);
                let game = json::repair(&report, &repairs, source.name, &place);
                self.games.push(GameFindings::of(&game));
            }
            RepairFormat::Short => self.short(job, source, &report, &repairs),
            // Writing to memory does not fail.
            RepairFormat::Human => _ = HumanText { job, source, report: &report, out: &mut self.text }.game(&repairs),
        }
        if let Some(best) = unique.filter(|_| job.args.apply) {
            let candidate = best.clone();
            chosen.push(ChosenRepair { number: self.repaired.games, replay: report.replay, candidate });
        }
    }

    /// One line for each change.
    fn short(&mut self, job: &Job<'_>, source: &Source<'_>, report: &Report<'_>, repairs: &Repairs) {
        let replay = &report.replay;
        let mut line = |offset: u32, text: &str| {
            let place = source.place(offset);
            let (name, text) = (for_terminal(source.name), for_terminal(text));
            self.text.extend_from_slice(format!("{name}:{}:{}: {text}\n", place.line, place.column).as_bytes());
        };
        for candidate in shown(job, repairs) {
            for edit in &candidate.edits {
                let ply = replay.plies.get(edit.index).or(replay.plies.last());
                let place = if edit.before().is_none() && edit.words() == 0 { None } else { ply };
                let at = place.map_or(replay.game.span.start, |ply| ply.span.start);
                let (change, why) = (
                    words::repair::change(job.lang, report, candidate, edit),
                    words::repair::why(job.lang, report, edit),
                );
                line(at, &format!("repair (probability {:.2}): {change}: {why}", candidate.probability));
            }
        }
        if let (false, []) = (replay.is_valid(), repairs.candidates.as_slice()) {
            let stuck = replay.first_fault().map_or(replay.game.span, |ply| ply.span);
            let (so_far, beyond) = (
                words::repair::so_far(job.lang, repairs),
                words::repair::beyond(job.lang, repairs, job.args.max_edits),
            );
            line(stuck.start, &format!("{so_far}; {beyond}"));
        }
    }

    /// Applies the repairs that read back as intended.
    fn apply(&mut self, source: &Source<'_>, chosen: &[ChosenRepair<'_>]) {
        let text = source.text;
        if chosen.is_empty() {
            self.repaired.text = Some((text.to_owned(), text.to_owned()));
            return;
        }
        let all = |chosen: &[&ChosenRepair<'_>]| {
            let pairs: Vec<_> = chosen.iter().map(|it| (&it.replay, &it.candidate)).collect();
            repaired_all(text, &pairs, &source.settings.options, true)
        };
        let mut made: Vec<&ChosenRepair<'_>> = chosen.iter().collect();
        let mut new = all(&made);
        if new.is_err() {
            made.retain(|it| {
                let one = repaired(&it.replay, &it.candidate, &source.settings.options, true);
                self.repaired.refused.extend(one.as_ref().err().map(|error| (it.number, *error)));
                one.is_ok()
            });
            new = all(&made);
        }
        if let Err(error) = new {
            self.repaired.refused.extend(made.drain(..).map(|it| (it.number, error)));
        }
        self.repaired.written = made.len();
        self.repaired.text = Some((text.to_owned(), new.unwrap_or_else(|_| text.to_owned())));
    }
}

/// Counts of games and repairs.
struct Totals {
    games: usize,
    broken: usize,
    /// The games that replay and are changed by readings or answers.
    sound: usize,
    /// The games that replay and are uncertain by their readings.
    unsure: usize,
    /// The games with one best repair.
    unique: usize,
    written: usize,
    /// The repairs that were chosen but could not be written.
    left: usize,
    exit: Exit,
}

impl Default for Totals {
    fn default() -> Self {
        Self { games: 0, broken: 0, sound: 0, unsure: 0, unique: 0, written: 0, left: 0, exit: Exit::Clean }
    }
}

impl Totals {
    fn add(&mut self, more: &Self) {
        self.games += more.games;
        self.broken += more.broken;
        self.sound += more.sound;
        self.unsure += more.unsure;
        self.exit = self.exit.max(more.exit);
        self.unique += more.unique;
        self.written += more.written;
    }

    fn looked_at(&self, applied: bool) -> RepairCounts {
        let repairs = if applied { self.written - self.left } else { self.unique };
        RepairCounts { games: self.games, broken: self.broken, unsure: self.unsure, repairs, applied }
    }
}
