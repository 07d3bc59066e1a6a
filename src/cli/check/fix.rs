//! `kibao check --fix`, `--unsafe-fixes` and `--diff`.

use super::args::Check;
use super::report::report;
use super::spelled::Spelled;
use crate::cli::common::Common;
use crate::cli::config::{Configs, Settings};
use crate::cli::diff::diff;
use crate::cli::draft::replace;
use crate::cli::exit::{Exit, Failure, lang, notice, remark};
use crate::cli::files::{Input, Packed, rewritable};
use crate::cli::games::{File, to_rewrite};
use crate::cli::interrupt;
use crate::cli::record::write_record;
use crate::findings::{FileProblem, FileReport, Finding, Fixed, Problem, Wanted, fixed};
use crate::notation::games;
use crate::render::formats::Audience;
use crate::stream::Packing;
use crate::words::program as say;
use std::io::{Write, sink, stderr};
use std::sync::Arc;

/// The file is left unchanged.
struct Refused;

/// The results for the files so far.
struct Outcome {
    exit: Exit,
    packed: Packed,
    /// The inputs that are checked after the fixes.
    remains: Vec<(Input, Arc<Settings>)>,
    /// Whether the fixed text is written to standard output, so that findings are not.
    piped: bool,
    fixed: usize,
    unsafe_left: usize,
    /// The names of players, if games are compared.
    spelled: Option<Spelled>,
}

pub(super) fn run(args: &Check, common: &Common, out: &mut dyn Write) -> Result<Exit, Failure> {
    if common.game.is_some() {
        return Err(say::fix_whole_files().into());
    }
    if args.diff && args.format.audience != Audience::People {
        return Err(say::diff_format().into());
    }
    let inputs = Configs::new(common, args.choosing.layer(Some(&args.weighing)))?.inputs(&args.paths)?;
    let (inputs, exit) = if args.diff { inputs } else { rewritable(inputs) };
    let packed = Packed::new(&args.paths);
    let spelled = args.archive.then(|| Spelled::of(&inputs));
    let mut outcome = Outcome { exit, packed, remains: Vec::new(), piped: false, fixed: 0, unsafe_left: 0, spelled };
    if !args.diff {
        interrupt::listen()?;
    }
    for (input, settings) in inputs {
        interrupt::check()?;
        if args.diff {
            match File::read(input) {
                Ok(file) => outcome.show(file, args, (common, settings), out)?,
                Err(failure) => {
                    failure.report();
                    outcome.exit = Exit::Failed;
                }
            }
            continue;
        }
        outcome.piped |= input == Input::Stdin;
        match to_rewrite(input, out)? {
            Some(file) => outcome.fix(file, args, settings, out)?,
            None => outcome.exit = Exit::Failed,
        }
    }
    out.flush()?;
    let remains = (std::mem::take(&mut outcome.remains), outcome.exit);
    let (exit, summary) = if args.diff {
        (report(args, common, remains, &mut sink())?.0, None)
    } else if outcome.piped {
        report(args, common, remains, &mut stderr().lock())?
    } else {
        report(args, common, remains, out)?
    };
    out.flush()?;
    outcome.packed.finish(common);
    for line in summary.into_iter().chain((!common.quiet).then(|| outcome.sentence(args.diff))) {
        remark(&line);
    }
    Ok(exit)
}

impl Outcome {
    /// Fixes a file in place; the fixed text of standard input is written to standard output.
    fn fix(&mut self, file: File, args: &Check, settings: Arc<Settings>, out: &mut dyn Write) -> Result<(), Failure> {
        let new = self.fixed_text(&file, args, &settings);
        let remains = match (&file.input, new) {
            (Input::File(path), Ok(Some(_))) if file.packing != Packing::Plain => {
                self.exit = self.exit.max(self.packed.refuse(path, &file.name));
                file.into_input()
            }
            (Input::File(path), Ok(Some(new))) => {
                match replace(path, file.bytes(), &new.text, args.force) {
                    Ok(()) => self.count(&new),
                    Err(failure) => {
                        failure.report();
                        self.exit = Exit::Failed;
                    }
                }
                file.into_input()
            }
            (Input::File(_), Ok(None) | Err(Refused)) => file.into_input(),
            (Input::Stdin | Input::Held(_), new) => {
                let bytes = match &new {
                    Ok(Some(new)) => new.text.as_bytes(),
                    Ok(None) => file.bytes(),
                    Err(Refused) => file.original(),
                };
                write_record(out, bytes)?;
                match new {
                    Ok(Some(new)) => {
                        self.count(&new);
                        Input::Held(new.text.into_bytes().into())
                    }
                    Ok(None) | Err(Refused) => file.into_input(),
                }
            }
        };
        self.remains.push((remains, settings));
        Ok(())
    }

    /// Shows what would change in a file.
    fn show(
        &mut self,
        file: File,
        args: &Check,
        (common, settings): (&Common, Arc<Settings>),
        out: &mut dyn Write,
    ) -> Result<(), Failure> {
        let new = self.fixed_text(&file, args, &settings).ok().flatten();
        let found = match &file.input {
            Input::File(path) if file.packing != Packing::Plain && !self.packed.is_named(path) => Some(path),
            _ => None,
        };
        if let (Some(path), Some(_)) = (found, &new) {
            self.packed.refuse(path, &file.name);
            self.remains.push((file.into_input(), settings));
        } else if let Some(new) = new {
            diff(out, &file, (&new.text, "fixed"), common.colour())?;
            self.count(&new);
            self.exit = self.exit.max(Exit::Findings);
        } else {
            self.remains.push((file.into_input(), settings));
        }
        Ok(())
    }

    /// The fixed text of a file; `None` if nothing changes.
    ///
    /// # Errors
    /// If it cannot be fixed, which is reported.
    fn fixed_text(&mut self, file: &File, args: &Check, settings: &Settings) -> Result<Option<Fixed>, Refused> {
        let text = &file.text.text;
        if games(text).next().is_none() || !file.too_large_games(&settings.options).is_empty() {
            return Err(Refused);
        }
        if file.is_broken() {
            notice(&say::undecodable(&file.name, "fix"));
            self.exit = Exit::Failed;
            return Err(Refused);
        }
        let wanted = |finding: &Finding| settings.choice.wants(finding.check);
        let wanted = Wanted { unsafe_too: args.unsafe_fixes, finding: &wanted };
        let named = |new: Fixed| match &self.spelled {
            Some(spelled) => spelled.written(new, settings, args.unsafe_fixes),
            None => new,
        };
        match fixed(text, &settings.options, wanted).map(named) {
            Ok(new) if file.is(&new.text) || (new.text == *text && encodings(file, settings) == 0) => {
                self.unsafe_left += new.unsafe_left;
                Ok(None)
            }
            Ok(new) => Ok(Some(Fixed { fixed: new.fixed + encodings(file, settings), ..new })),
            Err(error) => {
                notice(&say::not_read_back(&file.name, "text", error.game));
                self.exit = Exit::Failed;
                Err(Refused)
            }
        }
    }

    fn count(&mut self, new: &Fixed) {
        self.fixed += new.fixed;
        self.unsafe_left += new.unsafe_left;
    }

    fn sentence(&self, diff: bool) -> String {
        let more = Some(self.unsafe_left).filter(|left| *left > 0);
        say::fix_summary(!diff, self.fixed, more).message(lang())
    }
}

/// How many wanted findings about the encoding are fixed by writing the text as UTF-8.
fn encodings(file: &File, settings: &Settings) -> usize {
    use FileProblem::{ByteOrderMark, Utf16, Windows1252};
    let found = FileReport::piece(&file.text, 1, 0).finish();
    let is_encoding = |problem: &Problem| matches!(problem, Problem::File(Windows1252 | Utf16 | ByteOrderMark));
    let wanted = found.iter().filter(|placed| settings.choice.wants(placed.finding.check));
    wanted.filter(|placed| is_encoding(&placed.finding.problem)).count()
}
