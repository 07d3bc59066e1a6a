//! `kibao repair --ask`: questions about the moves that are uncertain.

use super::Job;
use crate::cli::exit::Failure;
use crate::cli::work::Source;
use crate::engine::Played;
use crate::notation::single_move;
use crate::render::{board, for_terminal};
use crate::replay::{Doubt, Readings, Repairs, Replay, Resolved, name, repair_with, resolve};
use crate::words::repair::{AskText, ask_choice, ask_other, ask_text, ask_which, board_before};
use std::collections::BTreeSet;
use std::io::{BufRead, Write};

/// The most moves that are offered, and the least probability of one.
const MOST_OFFERED: usize = 9;
const LEAST_OFFERED: f64 = 0.01;

/// The moves that are offered as answers.
fn offered(doubt: &Doubt) -> impl Iterator<Item = &(Played, f64)> {
    doubt.choices.iter().take(MOST_OFFERED).take_while(|(_, probability)| *probability >= LEAST_OFFERED)
}

/// The questions about a game. Answers are lines of the input, its end is the same as `q`.
pub(super) struct Questions<'a, 's> {
    pub(super) job: &'a Job<'a>,
    pub(super) source: &'a Source<'s>,
    pub(super) replay: &'a Replay<'a>,
    pub(super) input: &'a mut dyn BufRead,
    pub(super) out: &'a mut dyn Write,
}

/// The result of the questions about a game.
pub(super) struct Answered {
    pub(super) repairs: Repairs,
    pub(super) answers: usize,
    /// Whether no more questions are wanted.
    pub(super) ended: bool,
}

/// What follows from a line of the input.
enum Reply {
    Skip,
    End,
    Answer(Readings, Repairs),
}

impl Questions<'_, '_> {
    /// Asks about one uncertain move after another, in order of place, and searches anew after each answer.
    pub(super) fn ask(mut self, mut readings: Readings) -> Result<Answered, Failure> {
        let mut repairs = self.search(&readings);
        let (mut skipped, mut answers, mut ended) = (BTreeSet::new(), 0, false);
        while let Some(doubt) = repairs.doubts().into_iter().find(|it| !skipped.contains(&it.index)) {
            self.show(&doubt)?;
            match self.reply(&doubt, &readings)? {
                Reply::Skip => _ = skipped.insert(doubt.index),
                Reply::End => {
                    ended = true;
                    break;
                }
                Reply::Answer(new, found) => {
                    (readings, repairs) = (new, found);
                    answers += 1;
                }
            }
        }
        Ok(Answered { repairs, answers, ended })
    }

    fn search(&self, readings: &Readings) -> Repairs {
        let found = repair_with(self.replay, &self.source.settings.options, &self.job.limits, readings);
        Repairs { sure: self.job.args.sure, ..found }
    }

    /// A move as the record writes it.
    fn name(&self, doubt: &Doubt, played: &Played) -> String {
        let dialect = self.replay.dialect;
        name(&doubt.before, played, dialect).write(dialect)
    }

    fn line(&mut self, text: &str) -> Result<(), Failure> {
        Ok(writeln!(self.out, "{}", for_terminal(text))?)
    }

    /// The board and the moves that come into question.
    fn show(&mut self, doubt: &Doubt) -> Result<(), Failure> {
        let (lang, replay) = (self.job.lang, self.replay);
        let Some(ply) = replay.plies.get(doubt.index) else { return Ok(()) };
        let (round, turn) = (replay.game.number_of(ply.round), doubt.before.position.turn);
        self.line(&board_before(lang, turn, round as usize))?;
        write!(self.out, "{}", board(lang, &doubt.before.position, replay.rules.house, self.job.width))?;
        self.line(&ask_which(lang, turn, round, ply.span.of(replay.game.text)))?;
        let mut rest = 1.0;
        for (index, (played, probability)) in offered(doubt).enumerate() {
            self.line(&ask_choice(index + 1, &self.name(doubt, played), *probability))?;
            rest -= probability;
        }
        ask_other(lang, rest).map_or(Ok(()), |other| self.line(&other))
    }

    /// Reads lines until one can be used.
    fn reply(&mut self, doubt: &Doubt, readings: &Readings) -> Result<Reply, Failure> {
        let (lang, replay) = (self.job.lang, self.replay);
        loop {
            write!(self.out, "{} ", ask_text(lang, AskText::Prompt))?;
            self.out.flush()?;
            let mut line = Vec::new();
            if self.input.read_until(b'\n', &mut line)? == 0 {
                writeln!(self.out)?;
                return Ok(Reply::End);
            }
            let line = String::from_utf8_lossy(&line);
            let answer = line.trim();
            let mut new = readings.clone();
            let number = answer.parse::<usize>().ok().and_then(|it| it.checked_sub(1));
            let named = |it: &&(Played, f64)| self.name(doubt, &it.0) == answer;
            let chosen = number.and_then(|it| offered(doubt).nth(it)).or_else(|| offered(doubt).find(named));
            match (answer, chosen, single_move(answer)) {
                ("s", ..) => return Ok(Reply::Skip),
                ("q", ..) => return Ok(Reply::End),
                ("" | "?", ..) => {
                    self.line(&ask_text(lang, AskText::Help))?;
                    continue;
                }
                (_, Some((played, _)), _) => new.answer(doubt.index, doubt.before.position.turn, played.mv),
                (_, None, Some(written)) => {
                    match resolve(&doubt.before, &replay.rules, &written.read(replay.dialect)) {
                        Resolved::Unique(played, _) => new.answer(doubt.index, doubt.before.position.turn, played.mv),
                        Resolved::Illegal(..) | Resolved::Ambiguous(_) => {
                            self.line(&ask_text(lang, AskText::NotLegal(answer)))?;
                            continue;
                        }
                    }
                }
                (_, None, None) => {
                    self.line(&ask_text(lang, AskText::NotUnderstood(answer)))?;
                    continue;
                }
            }
            let found = self.search(&new);
            if !found.candidates.is_empty() {
                return Ok(Reply::Answer(new, found));
            }
            self.line(&ask_text(lang, AskText::NoFit(answer)))?;
        }
    }
}
