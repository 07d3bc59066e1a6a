//! The names that `check --archive --fix` writes.

use crate::cli::config::Settings;
use crate::cli::files::Input;
use crate::cli::games::File;
use crate::findings::{AcrossProblem, Archive, Check, Fixed, GameNote, Problem, Report, renamed};
use crate::names::Known;
use crate::replay::replays;
use crate::source::LineIndex;
use std::collections::BTreeMap;
use std::sync::Arc;

/// The most steps from a spelling to the commonest one.
const STEPS: usize = 32;

/// The names that are written instead of others.
#[derive(Default)]
pub(super) struct Spelled {
    /// The commoner spelling by the rarer one.
    common: BTreeMap<String, String>,
}

impl Spelled {
    /// Compares the names in these files; what cannot be read is reported when it is to be fixed. The settings of the first
    /// input say who is who.
    pub(super) fn of(inputs: &[(Input, Arc<Settings>)]) -> Self {
        let known = inputs.first().map(|(_, settings)| settings.tournament().0).unwrap_or_default();
        let mut archive = Archive::default();
        archive.know(&known);
        for (input, settings) in inputs.iter().filter(|(input, _)| matches!(input, Input::File(_) | Input::Held(_))) {
            let Ok(file) = File::read(input.clone()) else { continue };
            let lines = LineIndex::new(&file.text.text);
            for replay in replays(&file.text.text, &settings.options) {
                archive.add(&file.name, GameNote::of(&Report::new(replay), &|offset| lines.place(offset)));
            }
        }
        let spelling = |problem: Problem| match problem {
            Problem::Across(AcrossProblem::OtherSpelling { names: [rare, common], .. }) => Some((rare, common)),
            _ => None,
        };
        let common = archive.finish().into_iter().filter_map(|it| spelling(it.placed.finding.problem)).collect();
        Self { common }
    }

    /// The text with the chosen names.
    pub(super) fn written(&self, new: Fixed, settings: &Settings, unsafe_too: bool) -> Fixed {
        let wanted = Check::find("H301").is_some_and(|check| settings.choice.wants(check));
        if self.common.is_empty() || !wanted {
            return new;
        }
        // Who is who depends on the folder.
        let known = Known::of(&settings.tournament().0);
        let named = renamed(&new.text, &settings.options, unsafe_too, &|name| self.chosen(&known, name));
        Fixed { text: named.text, fixed: new.fixed + named.fixed, unsafe_left: new.unsafe_left + named.unsafe_left }
    }

    /// The name to write instead of one that is reported, and whether `[names]` names it.
    fn chosen(&self, known: &Known, name: &str) -> Option<(String, bool)> {
        let reported = self.common.get(name)?;
        if let Some(known) = known.name(name) {
            return Some((known.to_owned(), true));
        }
        let common = std::iter::successors(Some(reported), |it| self.common.get(*it)).take(STEPS).last()?;
        Some((known.name(common).unwrap_or(common).to_owned(), false))
    }
}
