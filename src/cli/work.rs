//! Processing inputs piece by piece on several threads, with results in the order of the input.

use super::common::Common;
use super::config::{Settings, Settled};
use super::exit::{Exit, Failure};
use super::files::{Input, broken, not_packed};
use super::interrupt;
use super::progress::Progress;
use crate::findings::{Checked, Checks, FileReport, Placed, Report};
use crate::replay::{Options, Replay, replays};
use crate::source::{LineIndex, Place, Span};
use crate::stream::{Aside, Opened, Piece, Pieces, ordered};
use std::cell::OnceCell;
use std::num::NonZeroUsize;
use std::sync::Arc;

/// A piece of an input as text, with its place in the input.
pub(super) struct Source<'a> {
    pub(super) name: &'a str,
    pub(super) text: &'a str,
    pub(super) settings: &'a Settings,
    piece: &'a Piece,
    lines: OnceCell<LineIndex<'a>>,
}

impl<'a> Source<'a> {
    fn new(name: &'a str, text: &'a str, settings: &'a Settings, piece: &'a Piece) -> Self {
        Self { name, text, settings, piece, lines: OnceCell::new() }
    }

    fn lines(&self) -> &LineIndex<'a> {
        self.lines.get_or_init(|| LineIndex::new(self.text))
    }

    /// The place in the whole input of an offset in the text.
    pub(super) fn place(&self, offset: u32) -> Place {
        let Place { line, column } = self.lines().place(offset);
        Place { line: self.piece.line(line.saturating_add(self.piece.lines_before)), column }
    }

    /// The line that contains an offset in the text.
    pub(super) fn line_of(&self, offset: u32) -> Span {
        let lines = self.lines();
        lines.line_span(lines.place(offset).line).unwrap_or_default()
    }
}

/// The games of a piece, counted.
pub(super) struct Reports<'t, 'o> {
    games: Checks<'t, 'o>,
    count: usize,
}

impl<'t> Reports<'t, '_> {
    /// The next game; with `counts_clean` perhaps only the number of plies of one about which nothing is reported.
    pub(super) fn next_checked(&mut self, counts_clean: bool) -> Option<Checked<'t>> {
        if !counts_clean {
            return self.next().map(|report| Checked::Reported(Box::new(report)));
        }
        self.games.next().inspect(|_| self.count += 1)
    }

    /// The next game, before anything is reported about it.
    pub(super) fn next_replay(&mut self) -> Option<Replay<'t>> {
        self.games.next_replay().inspect(|_| self.count += 1)
    }
}

impl<'t> Iterator for Reports<'t, '_> {
    type Item = Report<'t>;

    fn next(&mut self) -> Option<Report<'t>> {
        self.next_replay().map(Report::new)
    }
}

/// The result of a piece.
pub(super) struct Worked<R> {
    pub(super) result: R,
    pub(super) file: FileReport,
    pub(super) bytes: u64,
}

/// A step of the work; steps come in the order of the input.
pub(super) enum Step<'a, R> {
    /// A piece is done.
    Piece(R),
    /// The end of an input: its name, the findings about it as a whole, and its settings.
    End(&'a str, Vec<Placed>, &'a Arc<Settings>),
}

/// The name of an input, and its settings.
type Named = (Arc<str>, Arc<Settings>);

enum Item {
    Piece(Named, Option<crate::source::Encoding>, Piece),
    /// A failure, and whether the input had been opened, so that its end is still to come.
    Failed(Failure, bool),
    End(Named),
}

enum Done<R> {
    Piece(Box<Worked<R>>),
    Failed(Failure, bool),
    End(Named),
}

/// How inputs are cut into pieces.
#[derive(Clone, Copy, Debug)]
pub(super) struct Cut {
    /// The lines that the work does not need with their game.
    aside: Aside,
    /// Whether the pieces are small.
    small: bool,
}

impl Cut {
    /// Small pieces, for work whose results are much larger than the text.
    pub(super) const fn small(aside: Aside) -> Self {
        Self { aside, small: true }
    }
}

impl From<Aside> for Cut {
    fn from(aside: Aside) -> Self {
        Self { aside, small: false }
    }
}

/// A single input with fewer bytes is processed on one thread.
const SMALL: u64 = 1 << 16;

/// Processes every game of the inputs. `work` gets the games of one piece, possibly on several threads at once; `take` gets
/// the results in order. Inputs that cannot be read are reported on standard error and make the exit status 2.
pub(super) fn each_game<R: Send>(
    (inputs, mut exit): Settled,
    common: &Common,
    cut: impl Into<Cut>,
    work: impl Fn(&Source<'_>, &mut Reports<'_, '_>) -> R + Sync,
    mut take: impl FnMut(Step<'_, R>) -> Result<(), Failure>,
) -> Result<(Exit, u64), Failure> {
    let cut = cut.into();
    let progress = Progress::new(common, inputs.iter().map(|(input, _)| input));
    // Starting threads takes longer than checking a few games.
    let small = matches!(inputs.as_slice(), [(input, _)] if input.size().is_some_and(|size| size < SMALL));
    let jobs = if small { NonZeroUsize::MIN } else { jobs(common) };
    let items = inputs.into_iter().flat_map(|(input, settings)| items(&input, settings, cut));
    let work = |item: Item| match item {
        Item::Piece(named, encoding, piece) => Done::Piece(Box::new(worked(&named, encoding, &piece, &work))),
        Item::Failed(failure, opened) => Done::Failed(failure, opened),
        Item::End(named) => Done::End(named),
    };
    let mut file = FileReport::default();
    // Whether the input could not be read to its end, so that nothing is reported about it as a whole.
    let mut broken = false;
    let mut bytes = 0;
    ordered(jobs, items, work, |done| {
        interrupt::check()?;
        match done {
            Done::Piece(worked) => {
                let Worked { result, file: found, bytes: read } = *worked;
                bytes += read;
                file.add(found);
                progress.suspended(|| take(Step::Piece(result)))?;
                progress.reached(bytes);
            }
            Done::Failed(failure, opened) => {
                broken = opened;
                progress.suspended(|| failure.report());
                exit = Exit::Failed;
            }
            Done::End((name, settings)) => {
                let found = std::mem::take(&mut file).finish();
                let found = if std::mem::take(&mut broken) { Vec::new() } else { found };
                progress.suspended(|| take(Step::End(&name, found, &settings)))?;
            }
        }
        Ok::<_, Failure>(())
    })?;
    Ok((exit, bytes))
}

/// The number of threads. With `--game` it is one, because games are counted in order.
pub(super) fn jobs(common: &Common) -> NonZeroUsize {
    if common.game.is_some() {
        return NonZeroUsize::MIN;
    }
    let wanted = common.jobs.and_then(|jobs| NonZeroUsize::new(jobs as usize));
    wanted.or_else(|| std::thread::available_parallelism().ok()).unwrap_or(NonZeroUsize::MIN)
}

/// The pieces of an input, failures while reading it, and its end.
fn items(input: &Input, settings: Arc<Settings>, cut: Cut) -> Box<dyn Iterator<Item = Item> + Send> {
    let name: Arc<str> = input.name().into();
    let opened = match input.open() {
        Ok(opened) => opened,
        Err(failure) => return Box::new(std::iter::once(Item::Failed(failure, false))),
    };
    let Opened { bytes, encoding, packing, behind } = opened;
    let (end, piece_name) = ((Arc::clone(&name), Arc::clone(&settings)), Arc::clone(&name));
    let counting = Arc::clone(&settings);
    let last_game = move |text: &str| last_game(text, &counting.options);
    let pieces = Pieces::new(bytes, last_game).aside(cut.aside);
    let pieces = if cut.small { pieces.small() } else { pieces };
    let pieces = pieces.map(move |piece| match piece {
        Ok(piece) => Item::Piece((Arc::clone(&piece_name), Arc::clone(&settings)), encoding, piece),
        Err(error) => Item::Failed(broken(&piece_name, packing, error), true),
    });
    // The packed data before these bytes was read completely.
    let left = std::iter::once_with(move || behind.is_found().then(|| Item::Failed(not_packed(&name), false)));
    Box::new(pieces.chain(left.flatten()).chain(std::iter::once(Item::End(end))))
}

/// The offset of the last game of a text, if other games precede it.
pub(super) fn last_game(text: &str, options: &Options) -> Option<u32> {
    replays(text, options).last().map(|replay| replay.game.span.start).filter(|start| *start > 0)
}

fn worked<R>(
    (name, settings): &Named,
    encoding: Option<crate::source::Encoding>,
    piece: &Piece,
    work: &(impl Fn(&Source<'_>, &mut Reports<'_, '_>) -> R + Sync),
) -> Worked<R> {
    let bytes = piece.bytes.len() as u64;
    let mut text = piece.text();
    text.encoding = encoding.unwrap_or(text.encoding);
    let source = Source::new(name, &text.text, settings, piece);
    let mut games = Reports { games: Checks::of(&text.text, &settings.options).joined(piece.joined), count: 0 };
    let result = work(&source, &mut games);
    let file = match piece.not_text {
        Some(why) => FileReport::not_text(why, piece.lines_before),
        None if piece.too_large => FileReport::too_large(piece.lines_before),
        None => FileReport::piece(&text, games.count, piece.lines_before),
    };
    Worked { result, file: file.with_lines(|line| piece.line(line)), bytes }
}
