//! The openings: a tree of moves with scores for each start.

use super::score::Score;
use crate::engine::{Hand, Move, Pit, RuleSet, Side, State};
use crate::notation::{Dialect, Mark, Name, RowLetter};
use crate::replay::{Replay, name, position_text};
use std::borrow::Cow;
use std::cmp::Reverse;
use std::collections::HashMap;

/// The start of the games of a tree.
///
/// ```
/// use kibao::{replay::{Options, replays}, stats::{Limits, Stats}};
/// let mut stats = Stats::new(Limits::default());
/// replays("opening: novice\n\n1: A8>;\n", &Options::default()).for_each(|game| stats.add(&game, "-", &|_| 1));
/// let (start, _) = stats.openings.starts()[0];
/// assert_eq!((&*start.rules_name, start.is_usual()), ("kibao", false));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Start {
    /// The name of the rule set.
    pub rules_name: Cow<'static, str>,
    /// The rule set; a head can switch blocking off.
    pub rules: RuleSet,
    /// The state from which the games start.
    pub state: State,
}

impl Start {
    /// Whether it is the usual opening of the rule set.
    #[must_use]
    pub fn is_usual(&self) -> bool {
        self.state == State::new(self.rules.start())
    }
}

/// A line: the games that begin with the same moves from a start.
#[derive(Clone, Copy, Debug)]
struct Node {
    /// The last move; meaningless in a line without moves.
    mv: Move,
    name: Name,
    score: Score,
    /// The first line with one move more, and the next line with another last move. 0 means none, because line 0 is a start.
    child: u32,
    next: u32,
}

/// The openings of the games: a tree for each start.
///
/// ```
/// use kibao::{replay::{Options, replays}, stats::{Limits, Stats}};
/// let mut stats = Stats::new(Limits::default());
/// replays("1: A7>* a7>*;\n", &Options::default()).for_each(|game| stats.add(&game, "-", &|_| 1));
/// assert_eq!((stats.openings.lines(), stats.openings.starts().len()), (3, 1));
/// assert!(!stats.openings.are_too_many());
/// ```
#[derive(Clone, Debug)]
pub struct Openings {
    depth: usize,
    most: usize,
    /// The starts, each with the index of its line.
    starts: Vec<(Start, u32)>,
    numbers: HashMap<Start, usize>,
    nodes: Vec<Node>,
}

/// A line of a tree, with access to the lines that continue it.
///
/// ```
/// use kibao::{notation::Dialect, replay::{Options, replays}, stats::{Limits, Stats}};
/// let mut stats = Stats::new(Limits::default());
/// replays("1: A7>* a7>*;\n", &Options::default()).for_each(|game| stats.add(&game, "-", &|_| 1));
/// let (_, line) = stats.openings.starts()[0];
/// let first = line.moves()[0];
/// assert_eq!((first.name().write(Dialect::KIBAO).as_str(), first.score().games), ("A7>*", 1));
/// ```
#[derive(Clone, Copy, Debug)]
pub struct OpeningLine<'a> {
    tree: &'a Openings,
    node: &'a Node,
}

impl Openings {
    pub(super) fn new(depth: usize, most: usize) -> Self {
        Self { depth, most, starts: Vec::new(), numbers: HashMap::new(), nodes: Vec::new() }
    }

    /// The number of lines, including the starts.
    #[must_use]
    pub const fn lines(&self) -> usize {
        self.nodes.len()
    }

    /// Whether there are more lines than [`Limits::lines`](super::Limits::lines). The trees still grow, so the caller should
    /// stop adding games. A smaller depth needs fewer lines.
    #[must_use]
    pub const fn are_too_many(&self) -> bool {
        self.lines() > self.most
    }

    pub(super) fn add(&mut self, replay: &Replay<'_>, winner: Option<Side>) {
        let Some(mut before) = replay.start.filter(|_| self.depth > 0) else { return };
        let mut at = self.start(replay, before);
        self.count(at, winner);
        for played in replay.plies.iter().map_while(|ply| ply.played()).take(self.depth) {
            at = match self.child(at, played.mv) {
                Some(child) => child,
                None => self.grow(at, played.mv, name(&before, played, Dialect::KIBAO)),
            };
            self.count(at, winner);
            before = played.after;
        }
    }

    fn count(&mut self, at: u32, winner: Option<Side>) {
        if let Some(node) = self.nodes.get_mut(at as usize) {
            node.score.add(winner);
        }
    }

    /// The line of the start of a game.
    fn start(&mut self, replay: &Replay<'_>, state: State) -> u32 {
        // Most games of an archive have the same start as the first one.
        if let Some((first, at)) = self.starts.first()
            && first.state == state
            && first.rules_name == replay.rules_name
            && first.rules == replay.rules
        {
            return *at;
        }
        self.started(Start { rules_name: replay.rules_name.clone(), rules: replay.rules, state })
    }

    fn started(&mut self, start: Start) -> u32 {
        if let Some((_, at)) = self.numbers.get(&start).and_then(|number| self.starts.get(*number)) {
            return *at;
        }
        let at = self.push(Move::new(Pit::HOUSE, Hand::Left), UNNAMED);
        self.numbers.insert(start.clone(), self.starts.len());
        self.starts.push((start, at));
        at
    }

    fn push(&mut self, mv: Move, name: Name) -> u32 {
        let at = u32::try_from(self.nodes.len()).unwrap_or(u32::MAX);
        self.nodes.push(Node { mv, name, score: Score::default(), child: 0, next: 0 });
        at
    }

    fn node(&self, at: u32) -> Option<&Node> {
        self.nodes.get(at as usize)
    }

    /// The line with one move more.
    fn child(&self, at: u32, mv: Move) -> Option<u32> {
        self.children(self.node(at)?).find(|(_, node)| node.mv == mv).map(|(child, _)| child)
    }

    /// The lines with one move more, with their indices.
    fn children(&self, node: &Node) -> impl Iterator<Item = (u32, &Node)> + use<'_> {
        let some = |at: u32| self.node(at).filter(|_| at != 0).map(|node| (at, node));
        std::iter::successors(some(node.child), move |(_, node)| some(node.next))
    }

    /// Adds a line with one move more.
    fn grow(&mut self, at: u32, mv: Move, name: Name) -> u32 {
        let new = self.push(mv, name);
        let first = self.nodes.get_mut(at as usize).map_or(0, |node| std::mem::replace(&mut node.child, new));
        if let Some(node) = self.nodes.get_mut(new as usize) {
            node.next = first;
        }
        new
    }

    pub(super) fn merge(&mut self, next: &Self) {
        let mut open: Vec<(u32, u32)> = Vec::new();
        for (start, theirs) in next.starts.iter().cloned() {
            open.push((self.started(start), theirs));
        }
        while let Some((ours, theirs)) = open.pop() {
            let Some(more) = next.node(theirs) else { continue };
            if let Some(node) = self.nodes.get_mut(ours as usize) {
                node.score.merge(more.score);
            }
            for (theirs, node) in next.children(more) {
                let ours = self.child(ours, node.mv).unwrap_or_else(|| self.grow(ours, node.mv, node.name));
                open.push((ours, theirs));
            }
        }
    }

    /// The starts with their lines, those with the most games first. Equal ones are in order of the name of the rule set, the
    /// usual opening before others, the position text, and with blocking before without. Different rule sets with one name,
    /// from two configurations, are in the order of the input.
    #[must_use]
    pub fn starts(&self) -> Vec<(&Start, OpeningLine<'_>)> {
        let mut all: Vec<(&Start, OpeningLine<'_>)> = self
            .starts
            .iter()
            .filter_map(|(start, at)| Some((start, OpeningLine { tree: self, node: self.node(*at)? })))
            .collect();
        all.sort_by_cached_key(|(start, line)| {
            let position = position_text(&start.state.position).to_string();
            let name = start.rules_name.to_string();
            (Reverse(line.score().games), name, !start.is_usual(), position, !start.rules.blocking)
        });
        all
    }
}

/// The name in a line without moves.
const UNNAMED: Name = Name {
    row: RowLetter { north: false, back: false },
    pit: 0,
    hand: Hand::Left,
    house: false,
    mark: Mark::None,
    win: false,
};

impl OpeningLine<'_> {
    /// The canonical name of the last move; meaningless for a start.
    #[must_use]
    pub const fn name(&self) -> Name {
        self.node.name
    }

    /// The score of the games that begin with this line.
    #[must_use]
    pub const fn score(&self) -> Score {
        self.node.score
    }

    /// The lines with one move more, those with the most games first. Equal ones are in order of pit (front 1–8, back 1–8), left
    /// before right, stop before safari.
    #[must_use]
    pub fn moves(&self) -> Vec<Self> {
        let mut all: Vec<Self> =
            self.tree.children(self.node).map(|(_, node)| Self { tree: self.tree, node }).collect();
        all.sort_by_key(|line| {
            let Move { pit, hand, safari } = line.node.mv;
            (Reverse(line.score().games), !pit.is_front(), pit.number(), hand, safari)
        });
        all
    }
}
