//! Writing repaired files.

use super::args::Repair;
use crate::cli::common::Common;
use crate::cli::draft::replace;
use crate::cli::exit::{Exit, notice, remark};
use crate::cli::files::{Input, MOST_WHOLE, Packed};
use crate::cli::games::File;
use crate::cli::rewrite::refuse;
use crate::findings::{FileProblem, Placed, Problem};
use crate::render::for_terminal;
use crate::replay::Difference;
use crate::stream::Packing;
use crate::words;
use crate::words::program as say;

/// The text of an input, before and after the repairs.
#[derive(Default)]
pub(super) struct WholeText {
    old: String,
    new: String,
    /// Whether the text is larger than [`MOST_WHOLE`], so that it is not kept.
    too_large: bool,
    games: usize,
    written: usize,
    /// The games whose repair would not read back, by their number in the input.
    refused: Vec<(usize, Difference)>,
}

/// The text of a piece with its repairs.
#[derive(Default)]
pub(super) struct RepairedText {
    /// The text before and after the repairs; `None` if nothing is to be written.
    pub(super) text: Option<(String, String)>,
    /// How many games the piece has.
    pub(super) games: usize,
    /// How many repairs the new text contains.
    pub(super) written: usize,
    /// The games whose repair would not read back, by their number in the piece.
    pub(super) refused: Vec<(usize, Difference)>,
}

/// The result of writing an input.
pub(super) struct Done {
    pub(super) exit: Exit,
    /// How many repairs could not be written.
    pub(super) left: usize,
    /// The text for standard output; without it the input is copied through unchanged.
    pub(super) text: Option<String>,
}

impl WholeText {
    /// Appends the next piece.
    pub(super) fn add(&mut self, piece: &RepairedText) {
        if let Some((old, new)) = &piece.text {
            self.too_large |= (self.old.len() + old.len()) as u64 > MOST_WHOLE;
            if self.too_large {
                (self.old, self.new) = Default::default();
            } else {
                self.old.push_str(old);
                self.new.push_str(new);
            }
        }
        self.refused.extend(piece.refused.iter().map(|(game, lost)| (self.games + game, *lost)));
        self.games += piece.games;
        self.written += piece.written;
    }

    /// Writes the repaired text into the file. The text of standard input is returned for standard output.
    pub(super) fn write(
        self,
        name: &str,
        (input, found): (Option<&Input>, &[Placed]),
        packed: &mut Packed,
        (args, common): (&Repair, &Common),
    ) -> Done {
        let mut done = Done { exit: Exit::Clean, left: 0, text: None };
        for (game, error) in &self.refused {
            done.exit = refuse(name, *error, *game);
        }
        let refused = |exit| Done { exit, left: self.written, text: None };
        let Some(input) = input else { return done };
        if self.too_large {
            input.too_large().report();
            return refused(Exit::Failed);
        }
        let has = |problem: FileProblem| found.iter().any(|it| it.finding.problem == Problem::File(problem));
        let not_text = found.iter().any(|it| matches!(it.finding.problem, Problem::File(FileProblem::NotText { .. })));
        if self.written == 0 {
            // Unchanged text is written out as decoded if nothing of the input is lost in it.
            let whole = !has(FileProblem::BrokenEncoding) && !has(FileProblem::GameTooLarge) && !not_text;
            done.text = Some(self.new).filter(|_| whole);
            return done;
        }
        if not_text {
            notice(&say::repair_not_text(name));
            return refused(Exit::Failed);
        }
        if has(FileProblem::GameTooLarge) {
            notice(&say::repair_too_large(name));
            return refused(Exit::Failed);
        }
        let read = File::read(input.clone());
        match (read, input) {
            (Err(failure), _) => {
                failure.report();
                refused(Exit::Failed)
            }
            (Ok(file), _) if file.is_broken() => {
                notice(&say::undecodable(name, "write"));
                refused(Exit::Failed)
            }
            (Ok(_), Input::Stdin | Input::Held(_)) => {
                done.text = Some(self.new);
                done
            }
            (Ok(file), Input::File(path)) if file.packing != Packing::Plain => refused(packed.refuse(path, name)),
            (Ok(file), Input::File(_)) if file.text.text != self.old => {
                notice(&say::changed_meanwhile(name));
                refused(Exit::Failed)
            }
            (Ok(file), Input::File(path)) => match replace(path, file.bytes(), &self.new, args.force) {
                Ok(()) => {
                    if !common.quiet {
                        if !file.is(&file.text.text) {
                            let was = file.text.encoding.name();
                            remark(&for_terminal(&say::encoding_changed(name, was).message(common.lang())));
                        }
                        let written = words::repair::written_to(common.lang(), name, self.written);
                        remark(&for_terminal(&written));
                    }
                    done
                }
                Err(failure) => {
                    failure.report();
                    refused(Exit::Failed)
                }
            },
        }
    }
}
