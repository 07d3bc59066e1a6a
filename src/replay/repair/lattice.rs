//! The cheapest ways through a record with any number of changes.
//!
//! A *node* is a game after a number of words. Ways that lead to the same node meet there, so the work grows with the number
//! of games and not of changes. The nodes after a number of words are expanded from the cheapest on, up to a limit; the
//! cheapest one that was dropped decides whether the search is complete. Each node adds up the weights of all ways to it. At the
//! end the ways are followed back from the cheapest on.

use super::cost::{KEPT, Likeness, SLIP, after_slips, weight};
use super::search::{EditPoint, Goal, PlacedStep, Search, Step};
use super::walk::{Place, end, written};
use crate::engine::State;
use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashMap};
use std::hash::{BuildHasherDefault, Hasher};

/// About the most nodes that are expanded; they are shared out over the words of the record.
const MOST_NODES: usize = 60_000;
/// The same if most words have readings: then each may be any legal move at some cost.
const MOST_NODES_READ: usize = 150_000;
/// The least and the most nodes after each word.
const WIDTH: [usize; 2] = [4, 2_000];
/// The most that a node may cost more than the cheapest one after the same word.
const SPREAD: u32 = 1_700;
/// A dropped node makes the search incomplete if it cost less than the best way there and this together.
const MARGIN: u32 = 500;
/// The most ways that are followed back, and the most steps.
const MOST_WAYS: usize = 400;
/// See [`MOST_WAYS`].
const MOST_STEPS: usize = 200_000;

const NONE: u32 = u32::MAX;

/// Two ways with the same key meet.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Key {
    state: State,
    setting: u16,
    shifted: bool,
    inserted: u8,
    over: bool,
}

struct Node {
    place: Place,
    setting: u16,
    edits: u8,
    /// How many moves were inserted directly before; without another record, at most 1.
    inserted: u8,
    done: bool,
    /// The weight of all ways to it.
    mass: f64,
    /// The last link that leads to it; the others follow from there.
    step: u32,
}

/// A step from one node to another.
struct Link {
    from: u32,
    next: u32,
    cost: u32,
    made: Option<PlacedStep>,
}

/// The nodes after a number of words.
struct Layer {
    nodes: HashMap<Key, u32, BuildHasherDefault<Mix>>,
    queue: BinaryHeap<Reverse<(u32, u32)>>,
    /// The number of nodes of each cost, in steps of 64.
    counts: Vec<u32>,
    /// The number of nodes up to `limit`, the highest step that is still expanded.
    count: usize,
    limit: usize,
    cheapest: u32,
    /// The cost of the cheapest node that was dropped.
    dropped: u32,
}

impl Layer {
    fn new() -> Self {
        Self {
            nodes: HashMap::default(),
            queue: BinaryHeap::new(),
            counts: Vec::new(),
            count: 0,
            limit: STEPS,
            cheapest: u32::MAX,
            dropped: u32::MAX,
        }
    }

    /// Whether a node of this cost is expanded. If not, its cost is noted.
    fn takes(&mut self, cost: u32) -> bool {
        let takes = step_of(cost) <= self.limit && cost <= self.cheapest.saturating_add(SPREAD);
        if !takes {
            self.dropped = self.dropped.min(cost);
        }
        takes
    }

    /// Counts a node, and lowers the limit if there are too many.
    fn count(&mut self, cost: u32, width: usize) {
        self.counts.resize(STEPS + 1, 0);
        if let Some(count) = self.counts.get_mut(step_of(cost)) {
            *count += 1;
        }
        self.count += 1;
        self.cheapest = self.cheapest.min(cost);
        while let Some(&top) = self.counts.get(self.limit)
            && self.limit > 0
            && self.count - top as usize >= width
        {
            self.count -= top as usize;
            self.limit -= 1;
        }
    }
}

/// The number of steps of costs.
const STEPS: usize = 256;

const fn step_of(cost: u32) -> usize {
    let step = (cost / 64) as usize;
    if step < STEPS { step } else { STEPS }
}

pub(super) struct Lattice<'a, 's> {
    search: &'s mut Search<'a>,
    /// The highest cost of a way.
    bound: u32,
    width: usize,
    layers: Vec<Layer>,
    nodes: Vec<Node>,
    links: Vec<Link>,
    /// The nodes at the end of the record, with the whole cost of the way.
    ends: Vec<(u32, u32)>,
    furthest: usize,
}

impl<'a, 's> Lattice<'a, 's> {
    pub(super) fn new(search: &'s mut Search<'a>, bound: u32) -> Self {
        let words = search.record.words.len();
        let tries = usize::try_from(search.limits.most_tries).unwrap_or(usize::MAX) / 20;
        let [least, most] = WIDTH;
        let is_read = 2 * search.record.readings.len() > words;
        let nodes = if is_read { MOST_NODES_READ } else { MOST_NODES };
        let width = (nodes.min(tries) / words.max(1)).clamp(least, most);
        let layers = (0..=words).map(|_| Layer::new()).collect();
        Self { search, bound, width, layers, nodes: Vec::new(), links: Vec::new(), ends: Vec::new(), furthest: 0 }
    }

    /// Searches. Returns `false` if a way may be missing that matters.
    pub(super) fn run(&mut self) -> bool {
        let settings = self.search.settings;
        for (index, setting) in settings.iter().enumerate() {
            let place = Place::start(self.search.record, setting);
            let made = setting.change.is_some().then_some(PlacedStep { index: 0, step: Step::Setting });
            self.arrive(None, place, u16::try_from(index).unwrap_or(u16::MAX), made);
        }
        let words = self.search.record.words.len();
        let mut changes = Vec::new();
        for at in 0..=words {
            while let Some(id) = self.next(at) {
                self.furthest = at;
                self.expand(id, &mut changes);
                if self.search.tries > self.search.limits.most_tries {
                    return false;
                }
            }
            if let Some(layer) = self.layers.get_mut(at) {
                (layer.nodes, layer.queue) = Default::default();
            }
        }
        self.ends.sort_unstable();
        self.is_complete()
    }

    /// The cheapest node after a number of words that is not yet expanded.
    fn next(&mut self, at: usize) -> Option<u32> {
        let layer = self.layers.get_mut(at)?;
        while let Some(Reverse((cost, id))) = layer.queue.pop() {
            let node = self.nodes.get_mut(id as usize)?;
            if !node.done && node.place.cost == cost && layer.takes(cost) {
                node.done = true;
                return Some(id);
            }
        }
        None
    }

    fn expand(&mut self, id: u32, changes: &mut Vec<(Place, Step)>) {
        let settings = self.search.settings;
        let Some(node) = self.nodes.get(id as usize) else { return };
        let Some(setting) = settings.get(usize::from(node.setting)) else { return };
        let (place, index) = (node.place, node.setting);
        let fewer = after_slips(node.edits);
        let budget = self.bound.saturating_add(fewer);
        let here = EditPoint { setting, place, inserted: node.inserted, alone: false, budget };
        if place.at == self.search.record.words.len() {
            let cost = place.cost + end(self.search.record, setting, &place).1;
            if cost <= self.bound {
                self.ends.push((cost, id));
            }
            if place.outcome.is_none() {
                self.search.missing_moves(&here, changes);
            }
            for (place, step) in changes.drain(..) {
                self.arrive(Some(id), place, index, Some(PlacedStep { index: here.place.at, step }));
            }
            return;
        }
        self.search.tries += 1;
        let next = written(self.search.record, setting, &place);
        if let Some((played, odd)) = &next {
            self.arrive(Some(id), place.after(1, played, *odd), index, None);
        }
        self.search.changes(&here, next.as_ref().map(|it| &it.0), changes);
        self.search.habits(&here, None, changes);
        for (mut place, step) in changes.drain(..) {
            // A slip is more probable after others.
            let is_slip = !matches!(step, Step::Replace(Likeness::Given, _));
            if is_slip && place.cost >= here.place.cost + SLIP {
                place.cost -= fewer;
            }
            let setting = if let Step::Reading(setting) = step { setting } else { index };
            self.arrive(Some(id), place, setting, Some(PlacedStep { index: here.place.at, step }));
        }
    }

    /// Adds a step to a place.
    fn arrive(&mut self, from: Option<u32>, place: Place, setting: u16, made: Option<PlacedStep>) {
        let Some(layer) = self.layers.get_mut(place.at) else { return };
        if place.cost > self.bound || !layer.takes(place.cost) {
            return;
        }
        let (before, mass, edits, inserted) = match from.and_then(|from| self.nodes.get(from as usize)) {
            Some(from) => (from.place.cost, from.mass, from.edits, from.inserted),
            None => (0, 1.0, 0, 0),
        };
        let edits = edits.saturating_add(made.map_or(0, |made| made.step.edits()));
        if edits > self.search.limits.most_edits {
            layer.dropped = layer.dropped.min(place.cost);
            return;
        }
        // The moves of another record are inserted in its order.
        let most = if self.search.record.missing.is_empty() { 1 } else { u8::MAX };
        let inserted = match made {
            Some(PlacedStep { step: Step::Insert(_), .. }) => inserted.saturating_add(1).min(most),
            _ => 0,
        };
        let over = place.outcome.is_some();
        let key = Key { state: place.state, setting, shifted: place.shifted, inserted, over };
        let cost = place.cost - before;
        let id = *layer.nodes.entry(key).or_insert_with(|| {
            let id = u32::try_from(self.nodes.len()).unwrap_or(NONE);
            let place = Place { cost: u32::MAX, ..place };
            self.nodes.push(Node { place, setting, edits, inserted, done: false, mass: 0.0, step: NONE });
            id
        });
        let Some(node) = self.nodes.get_mut(id as usize) else { return };
        if place.cost > node.place.cost.saturating_add(KEPT) {
            return;
        }
        if place.cost < node.place.cost && !node.done {
            (node.place.cost, node.edits) = (place.cost, edits);
            layer.queue.push(Reverse((place.cost, id)));
            layer.count(place.cost, self.width);
        }
        node.mass += mass * weight(cost);
        let next = node.step;
        node.step = u32::try_from(self.links.len()).unwrap_or(NONE);
        self.links.push(Link { from: from.unwrap_or(NONE), next, cost, made });
    }

    /// Whether all dropped nodes cost much more than the best way at the same word.
    fn is_complete(&self) -> bool {
        let Some(&(best, end)) = self.ends.first() else {
            return self.layers.iter().all(|layer| layer.dropped > self.bound);
        };
        let mut id = end;
        while let Some(node) = self.nodes.get(id as usize) {
            let dropped = self.layers.get(node.place.at).map_or(u32::MAX, |layer| layer.dropped);
            if dropped < (node.place.cost + MARGIN).min(best + KEPT) {
                return false;
            }
            let cheapest = self.links_of(node).min_by_key(|link| self.cost_of(link));
            id = cheapest.map_or(NONE, |link| link.from);
        }
        true
    }

    fn links_of(&self, node: &Node) -> impl Iterator<Item = &Link> {
        let link = |at: u32| self.links.get(at as usize);
        std::iter::successors(link(node.step), move |it| link(it.next))
    }

    /// The cost of the cheapest way over a link.
    fn cost_of(&self, link: &Link) -> u32 {
        self.nodes.get(link.from as usize).map_or(0, |from| from.place.cost) + link.cost
    }

    /// The weight of all ways together.
    pub(super) fn total(&self) -> f64 {
        let of = |&(cost, id): &(u32, u32)| {
            self.nodes.get(id as usize).map_or(0.0, |node| node.mass * weight(cost - node.place.cost))
        };
        self.ends.iter().map(of).sum()
    }

    pub(super) fn best(&self) -> u32 {
        self.ends.first().map_or(u32::MAX, |(cost, _)| *cost)
    }

    pub(super) const fn furthest(&self) -> usize {
        self.furthest
    }

    /// The ways, the cheapest first.
    pub(super) fn goals(&self) -> Vec<Goal> {
        // A way, followed back to a node: the node, the cost after it, the change there, and the way after it.
        let mut ways: Vec<(u32, u32, Option<PlacedStep>, u32)> = Vec::new();
        let mut queue = BinaryHeap::new();
        for &(cost, id) in &self.ends {
            let Some(node) = self.nodes.get(id as usize) else { continue };
            queue.push(Reverse((cost, ways.len())));
            ways.push((id, cost - node.place.cost, None, NONE));
        }
        let most = self.best().saturating_add(KEPT);
        let mut goals = Vec::new();
        while let Some(Reverse((_, at))) = queue.pop() {
            let Some(&(id, behind, ..)) = ways.get(at) else { break };
            let Some(node) = self.nodes.get(id as usize) else { continue };
            for link in self.links_of(node) {
                let cost = self.cost_of(link) + behind;
                if cost > most {
                    continue;
                }
                let way = (link.from, behind + link.cost, link.made, u32::try_from(at).unwrap_or(NONE));
                if link.from == NONE {
                    let mut made = Vec::new();
                    let mut step = Some(way);
                    while let Some((_, _, change, next)) = step {
                        made.extend(change);
                        step = ways.get(next as usize).copied();
                    }
                    goals.push(Goal { setting: usize::from(node.setting), cost, made });
                } else {
                    queue.push(Reverse((cost, ways.len())));
                    ways.push(way);
                }
            }
            if goals.len() >= MOST_WAYS || ways.len() >= MOST_STEPS {
                break;
            }
        }
        let most = self.search.limits.most_edits;
        goals.retain(|goal| goal.made.iter().map(|made| made.step.edits()).sum::<u8>() <= most);
        goals
    }
}

/// A fast hash that is the same in every run. The order of nodes does not depend on it.
#[derive(Default)]
struct Mix(u64);

impl Hasher for Mix {
    fn finish(&self) -> u64 {
        self.0 ^ (self.0 >> 29)
    }

    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word.iter_mut().zip(chunk).for_each(|(to, from)| *to = *from);
            self.write_u64(u64::from_le_bytes(word));
        }
    }

    fn write_u8(&mut self, value: u8) {
        self.write_u64(u64::from(value));
    }

    fn write_u16(&mut self, value: u16) {
        self.write_u64(u64::from(value));
    }

    fn write_u64(&mut self, value: u64) {
        self.0 = (self.0.rotate_left(23) ^ value).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    }

    fn write_u128(&mut self, value: u128) {
        self.write(&value.to_le_bytes());
    }

    fn write_usize(&mut self, value: usize) {
        self.write_u64(value as u64);
    }

    fn write_isize(&mut self, value: isize) {
        self.write(&value.to_le_bytes());
    }
}
