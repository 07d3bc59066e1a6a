//! The path of the seeds in a move: a line for each sowing, in the wood between the pits and never over seeds.

use super::glyph;
use super::layout::{CELL, Layout, Point, place};
use super::theme::Palette;
use super::xml::num;
use crate::engine::{AfterSowing, Direction, Hand, Pit, PitSet, Played, RuleSet, SeedSource, Sowing, State, Trace};
use crate::render::marks::Marks;
use crate::replay::pit_name;

/// The most sowings of a move whose lines are drawn. A move may have hundreds.
///
/// ```
/// use kibao::{engine::{KIBAO, State}, render::svg::{MOST_SOWINGS, Track}};
/// let start = State::new(KIBAO.start());
/// let played = start.play(&KIBAO, "A6<".parse().unwrap()).unwrap();
/// assert!(Track::of(&start, &KIBAO, &played).lines() <= MOST_SOWINGS);
/// ```
pub const MOST_SOWINGS: usize = 8;

/// A move in a diagram: its marks and the path of its seeds.
///
/// ```
/// use kibao::{engine::{KIBAO, State}, render::svg::Track};
/// let start = State::new(KIBAO.start());
/// let first = start.play(&KIBAO, start.legal(&KIBAO).as_slice()[0]).unwrap();
/// let track = Track::of(&start, &KIBAO, &first);
/// assert_eq!((track.lines(), track.sowings, track.marks.captured.len()), (1, 1, 0));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Track {
    /// The marks of the move.
    pub marks: Marks,
    /// How many sowings the move has.
    pub sowings: u32,
    /// The first sowings, at most [`MOST_SOWINGS`].
    seen: Vec<Sowing>,
}

impl Track {
    /// The track of a played move.
    #[must_use]
    pub fn of(before: &State, rules: &RuleSet, played: &Played) -> Self {
        // The seed placed from the store is not a sowing, and comes before the sowings.
        let mut trace = Trace { sowings: Vec::new(), most: MOST_SOWINGS + 1 };
        before.play_unchecked(rules, played.mv, &mut trace);
        let mut seen = trace.sowings;
        if seen.first().is_some_and(|sowing| sowing.from != SeedSource::Store) {
            seen.truncate(MOST_SOWINGS);
        }
        Self { marks: Marks::of(before, rules, played), sowings: played.sowings, seen }
    }

    /// A text that identifies the move: its mover, its start, its captures, and the last pit of each sowing.
    pub(super) fn text(&self) -> String {
        let Marks { mover, start, captured, .. } = self.marks;
        let mut text = start.map_or_else(String::new, |pit| pit_name(mover, pit));
        text.extend(captured.iter().map(|pit| format!(" x{}", pit_name(mover.other(), pit))));
        text.extend(self.seen.iter().map(|sowing| format!(" {}", pit_name(mover, sowing.last))));
        text
    }

    /// How many sowings have a line.
    #[must_use]
    pub fn lines(&self) -> usize {
        self.sown().count()
    }

    fn sown(&self) -> impl Iterator<Item = &Sowing> {
        self.seen.iter().filter(|sowing| sowing.from != SeedSource::Store)
    }

    /// The captured pits whose seeds have a line, with the number of that line.
    fn taken(&self) -> impl Iterator<Item = (usize, Pit)> {
        let first = usize::from(!self.seen.iter().any(|sowing| sowing.from == SeedSource::Store));
        let numbered = self.seen.iter().enumerate().map(move |(number, sowing)| (number + first + 1, sowing.then));
        numbered.filter_map(|(number, then)| match then {
            AfterSowing::Capture(pit, _) if number <= self.lines() => Some((number, pit)),
            _ => None,
        })
    }
}

/// The most width of a line, its share of its lane, and the margin that separates it from what is below it.
const LINE: f64 = 5.0;
const SHARE: f64 = 0.66;
const HALO: f64 = 1.8;

/// The wood beside a row that lines may take, from the middle of the row: outside the two rows, and between them.
const OUTSIDE: [f64; 2] = [43.0, 57.0];
const BETWEEN: f64 = 46.0;

/// How far from the middle of a pit the head of an arrow ends: on the rim.
const RIM: f64 = 39.0;

/// The distance along the row of neighbouring lanes at their ends, so that numbers and heads are beside each other.
const BESIDE: f64 = 15.0;

/// The distance from the middle of the sixteen pits to the middle of the last pit of a row.
const ROW_END: f64 = 3.5 * CELL;

/// How far beyond the last pit of a row a path turns into the other row, and where the path of captured seeds begins: the
/// starts of two neighbours are further apart than the width of a number.
const TURN: f64 = 22.0;
const ENTRY: [f64; 2] = [51.0, 31.0];

/// The size of the disc of a number, and of the number in it.
const DISC: f64 = 8.5;
const DIGITS: (f64, f64) = (10.0, 2.0);

/// The size of the sign that the move goes on, and its distance from the end of the last line.
const MORE: (f64, f64) = (15.0, 2.6);
const MORE_OFF: f64 = 26.0;

/// The distance of the number of a captured pit to the right of and above the middle of the pit: it is on the rim.
const ON_RIM: f64 = 31.0;

/// The lines of a move, in order.
pub(super) fn draw(layout: Layout, track: &Track, palette: &Palette) -> String {
    let lanes = lanes(track);
    let most = lanes.iter().max().copied().unwrap_or_default();
    // One lane is between the rows, the others are outside them.
    let pitch = (OUTSIDE[1] - OUTSIDE[0]) / f64::from(most.max(1));
    let wide = LINE.min(SHARE * pitch);
    let numbered = track.lines() > 1;
    let mut out = String::new();
    let Palette { path, halo, badge, .. } = palette;
    let mut badges = String::new();
    for ((number, sowing), lane) in (1_u32..).zip(track.sown()).zip(&lanes) {
        let off = match lane {
            0 => -OUTSIDE[0] - pitch / 2.0,
            1 => BETWEEN,
            _ => -OUTSIDE[0] - pitch * (f64::from(*lane) - 0.5),
        };
        let way = way(sowing, off, f64::from(lane % 3) - 1.0, lane % 2 == 1);
        let seen = |&(right, back): &(f64, f64)| layout.seen_by(track.marks.mover, right, back);
        let points: Vec<Point> = way.iter().map(seen).collect();
        let (line, head) = (line(&points), head(&points));
        out.push_str(&format!(
            "<g><path d=\"{line}\" stroke=\"{halo}\" stroke-width=\"{}\"/>\
             <path d=\"{head}\" fill=\"{halo}\" stroke=\"{halo}\" stroke-width=\"3\"/>\
             <path d=\"{line}\" stroke=\"{path}\" stroke-width=\"{}\"/><path d=\"{head}\" fill=\"{path}\"/></g>\n",
            num(wide + HALO),
            num(wide)
        ));
        if let Some(&at) = points.first().filter(|_| numbered) {
            badges.push_str(&disc(at, number as usize, path, badge, halo));
        }
    }
    let more = (track.sowings as usize).saturating_sub(track.lines());
    if let Some(sowing) = track.sown().last().filter(|_| more > 0) {
        let (right, back) = place(sowing.last);
        let at = layout.seen_by(track.marks.mover, right + MORE_OFF.copysign(-right), back - back.signum() * BETWEEN);
        let text = glyph::text(&format!("+{more}"), at, MORE.0, MORE.1);
        badges.push_str(&format!(
            "<g stroke=\"{halo}\" stroke-width=\"{}\">{text}</g><g stroke=\"{path}\">{text}</g>\n",
            num(MORE.1 + 2.0 * HALO)
        ));
    }
    let captured = palette.captured;
    for (number, pit) in track.taken().filter(|_| numbered) {
        let Point { x, y } = layout.pit(track.marks.mover.other(), pit);
        badges.push_str(&disc(Point { x: x + ON_RIM, y: y - ON_RIM }, number, captured, badge, halo));
    }
    out + &badges
}

/// The number of a sowing in a disc.
fn disc(at: Point, number: usize, colour: &str, badge: &str, halo: &str) -> String {
    let (x, y) = (num(at.x), num(at.y));
    let number = glyph::text(&number.to_string(), at, DIGITS.0, DIGITS.1);
    format!(
        "<circle cx=\"{x}\" cy=\"{y}\" r=\"{DISC}\" fill=\"{colour}\" stroke=\"{halo}\" stroke-width=\"2\"/>\
         <g stroke=\"{badge}\">{number}</g>\n"
    )
}

/// The lane of each sowing: the first lane in which no line of another sowing passes the same pits.
fn lanes(track: &Track) -> Vec<u8> {
    let mut taken: Vec<PitSet> = Vec::new();
    let mut lanes = Vec::new();
    for sowing in track.sown() {
        let begin = match sowing.from {
            SeedSource::Pit(pit) => PitSet::only(pit),
            SeedSource::Store | SeedSource::Kichwa(_) => PitSet::NONE,
        };
        let passed = sowing.pits().collect::<PitSet>().or(begin);
        let free = taken.iter().position(|lane| lane.and(passed).is_empty());
        let lane = free.unwrap_or(taken.len());
        match taken.get_mut(lane) {
            Some(pits) => *pits = pits.or(passed),
            None => taken.push(passed),
        }
        lanes.push(u8::try_from(lane).unwrap_or(u8::MAX));
    }
    lanes
}

/// The corners of a sowing's path, as the mover sees them: their distances to the right and backward from the middle of the
/// sixteen pits. `lane` is the distance of the path inward from the middle of the pits, `beside` how far its ends are moved
/// along the row.
fn way(sowing: &Sowing, lane: f64, beside: f64, stands_back: bool) -> Vec<(f64, f64)> {
    let clockwise = sowing.direction != Some(Direction::Anticlockwise);
    // Seen from above, a clockwise path goes right in the front row and left in the back row.
    let forward = |pit: Pit| if pit.is_front() == clockwise { 1.0 } else { -1.0 };
    // Ends of lines in neighbouring lanes are beside each other, but no line begins behind its end.
    let end = |pit: Pit| {
        let (right, back) = place(pit);
        (right + BESIDE * beside * forward(pit), back)
    };
    let row = |back: f64| if back < 0.0 { back + lane } else { back - lane };
    // At the ends of the rows, the path turns slightly beyond the last pits.
    let turn = |right: f64| right.signum() * (ROW_END + TURN - lane / 2.0);
    let mut points = Vec::new();
    let mut last = match sowing.from {
        SeedSource::Pit(pit) => {
            let (right, back) = end(pit);
            points.push((right, row(back)));
            Some(pit)
        }
        SeedSource::Store => None,
        SeedSource::Kichwa(hand) => {
            // The path of captured seeds begins at the end of the row.
            let out = ROW_END + if stands_back { ENTRY[1] } else { ENTRY[0] };
            points.push((if hand == Hand::Left { -out } else { out }, row(-CELL / 2.0)));
            None
        }
    };
    for pit in sowing.pits() {
        if let Some(before) = last.filter(|before| before.is_front() != pit.is_front()) {
            let ((right, from), (_, to)) = (place(before), place(pit));
            points.push((turn(right), row(from)));
            points.push((turn(right), row(to)));
        }
        last = Some(pit);
    }
    let (right, back) = end(sowing.last);
    points.push((right, row(back)));
    // From the lane to the rim.
    let outward = (row(back) - back).signum();
    points.push((right, back + outward * RIM));
    points
}

/// The distance from a corner at which a line begins to turn.
const ROUND: f64 = 12.0;

/// The length and the width of an arrow's head.
const HEAD: f64 = 11.0;
const WING: f64 = 8.0;

/// How far a line extends into the head, so that there is no gap.
const OVERLAP: f64 = 3.0;

fn toward(from: Point, to: Point, far: f64) -> Point {
    let length = (to.x - from.x).hypot(to.y - from.y);
    if length < 1e-9 {
        return from;
    }
    let part = far.min(length) / length;
    Point { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
}

/// A line along the points with round corners, which ends where the head begins.
fn line(points: &[Point]) -> String {
    let mut out = String::new();
    let mut push = |sign: &str, at: Point| out.push_str(&format!("{sign}{} {}", num(at.x), num(at.y)));
    let middle = |one: Point, other: Point| ((other.x - one.x).hypot(other.y - one.y)) / 2.0;
    if let Some(&first) = points.first() {
        push("M", first);
    }
    for corner in points.windows(3) {
        let &[before, at, after] = corner else { continue };
        push("L", toward(at, before, ROUND.min(middle(before, at))));
        push("Q", at);
        push(" ", toward(at, after, ROUND.min(middle(at, after))));
    }
    if let [.., before, end] = *points {
        push("L", toward(end, before, HEAD - OVERLAP));
    }
    out
}

/// The head of the arrow at the end of the line.
fn head(points: &[Point]) -> String {
    let [.., before, end] = *points else { return String::new() };
    let base = toward(end, before, HEAD);
    let (along, across) = ((end.x - base.x) / HEAD, (end.y - base.y) / HEAD);
    let wing = |sign: f64| (num(base.x - sign * WING * across), num(base.y + sign * WING * along));
    let ((x1, y1), (x2, y2)) = (wing(1.0), wing(-1.0));
    format!("M{} {}L{x1} {y1}L{x2} {y2}Z", num(end.x), num(end.y))
}
