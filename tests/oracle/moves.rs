//! Which moves a position has (section 4), under a block and a duty (section 6), what they are called
//! in transcripts, and what the position after them is (section 8).

use super::play::{End, Kind, Outcome, Start, leaves_sole_kichwa, play};
use super::position::{HOUSE, Pos, Way, facing, is_front, next};
use super::rules::{Endless, HouseUnblockable, Opening, Rules, Singleton, SoleKichwa, Style};

/// A legal move and what comes of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Reply {
    /// The canonical name in the kibao notation, never with `#`.
    pub name: String,
    /// The position after it.
    pub after: Pos,
    /// Captured seeds.
    pub captured: u32,
    /// Lifts that were sown.
    pub sowings: u32,
    /// `capture`, `kutakata` or `sow`.
    pub kind: &'static str,
    /// `empty`, `house`, `blocked`, `won`, `lost` or `endless`.
    pub ends: &'static str,
    /// The game is over after it.
    pub over: bool,
}

/// Every legal move: front 1 to 8, then back 1 to 8, `<` before `>`, stop before safari.
pub(crate) fn every_move(pos: &Pos, rules: &Rules) -> Vec<Reply> {
    assert!(rules.opening == Opening::Official || pos.store == [0, 0], "no store without kunamua: {}", pos.text());
    let pos = without_meaningless_marks(pos, rules);
    let mut played: Vec<(Start, bool, Outcome)> = Vec::new();
    for start in starts(&pos, rules) {
        let outcome = play(&pos, rules, start, false);
        let choice = outcome.choice;
        played.push((start, false, outcome));
        if choice {
            played.push((start, true, play(&pos, rules, start, true)));
        }
    }
    // Section 7: an endless move is no move at all, in some rule sets. It has obliged in `starts` all the same.
    if rules.endless == Endless::Illegal {
        played.retain(|(_, _, outcome)| outcome.end != End::Endless);
    }
    // Section 7: the blocker must capture the pit it blocked, anywhere in the move, if it can. An endless capture is not
    // one it can make.
    if let Some(pit) = pos.duty {
        let does = |outcome: &Outcome| outcome.taken[pit] && outcome.end != End::Endless;
        if played.iter().any(|(_, _, outcome)| does(outcome)) {
            played.retain(|(_, _, outcome)| does(outcome));
        }
    }
    let reply = |(start, safari, outcome)| finish(&pos, rules, start, safari, outcome);
    played.into_iter().map(reply).collect()
}

/// Is there any legal move? (A duty never takes the last one away.)
fn has_a_move(pos: &Pos, rules: &Rules) -> bool {
    // A move that may stop in the house has an end, so its safari need not be tried.
    let is_move = |start| rules.endless == Endless::Loses || play(pos, rules, start, false).end != End::Endless;
    starts(pos, rules).into_iter().any(is_move)
}

/// House flags mean nothing without houses, blocks nothing without blocking, duties nothing without either.
fn without_meaningless_marks(pos: &Pos, rules: &Rules) -> Pos {
    let mut pos = pos.clone();
    if !rules.house {
        pos.house = [false, false];
    }
    if !rules.blocking {
        pos.block = None;
    }
    if !rules.blocking || !rules.duty {
        pos.duty = None;
    }
    pos
}

/// The starts that are open to the side to move, in the order of the answer. None where the game is over to the eye.
fn starts(pos: &Pos, rules: &Rules) -> Vec<Start> {
    if pos.is_over_to_the_eye(rules) {
        return Vec::new();
    }
    if rules.style == Style::Hus {
        return hus_starts(pos, rules);
    }
    // Capturing is compulsory where any start captures (section 3.4).
    let captures = capture_starts(pos);
    if !captures.is_empty() {
        return captures;
    }
    if pos.store[pos.turn] > 0 { kunamua_kutakata_starts(pos, rules) } else { mtaji_kutakata_starts(pos, rules) }
}

/// All pits in the order of the answer: front 1 to 8, then back 1 to 8, which are the ring backwards.
const ORDER: [usize; 16] = [0, 1, 2, 3, 4, 5, 6, 7, 15, 14, 13, 12, 11, 10, 9, 8];

/// The direction that is called `<`, then the one called `>`, of a pit that is sown.
fn ways(pit: usize) -> [Way; 2] {
    if is_front(pit) { [Way::Anticlockwise, Way::Clockwise] } else { [Way::Clockwise, Way::Anticlockwise] }
}

/// The starts that capture.
fn capture_starts(pos: &Pos) -> Vec<Start> {
    if pos.store[pos.turn] > 0 {
        kunamua_capture_starts(pos)
    } else {
        let captures = mtaji_captures(pos).into_iter();
        captures.map(|(start, _)| start).collect()
    }
}

/// Section 4, kunamua: any occupied front pit with an occupied pit facing it, and the kichwa of section 3.3.
fn kunamua_capture_starts(pos: &Pos) -> Vec<Start> {
    let mut found = Vec::new();
    for pit in 0..8 {
        if pos.pits[pos.turn][pit] == 0 || pos.pits[1 - pos.turn][facing(pit)] == 0 {
            continue;
        }
        // From the left kichwa (`<`) the seeds go clockwise, from the right one (`>`) anticlockwise.
        let kichwa: &[Way] = match pit {
            0 | 1 => &[Way::Clockwise],
            6 | 7 => &[Way::Anticlockwise],
            _ => &[Way::Clockwise, Way::Anticlockwise],
        };
        for way in kichwa {
            found.push(Start { pit, way: *way, kind: Kind::Capture });
        }
    }
    found
}

/// Section 4, mtaji: 2 to 15 seeds, the first sowing ends in an own front pit that was occupied, facing pit occupied.
/// With each start, the opponent's pit it captures.
fn mtaji_captures(pos: &Pos) -> Vec<(Start, usize)> {
    let own = &pos.pits[pos.turn];
    let mut found = Vec::new();
    for pit in ORDER {
        if own[pit] < 2 || own[pit] > 15 {
            continue;
        }
        for way in ways(pit) {
            let mut last = pit;
            for _ in 0..own[pit] {
                last = next(last, way);
            }
            if !is_front(last) || own[last] == 0 {
                continue;
            }
            if pos.pits[1 - pos.turn][facing(last)] > 0 {
                let kind = Kind::Capture;
                found.push((Start { pit, way, kind }, facing(last)));
            }
        }
    }
    found
}

/// Section 4, kunamua: a kutakata, if no pit captures.
fn kunamua_kutakata_starts(pos: &Pos, rules: &Rules) -> Vec<Start> {
    let side = pos.turn;
    let singles_barred = match rules.singleton {
        Singleton::Free => false,
        Singleton::HouseLost => !pos.house[side],
        Singleton::HouseLostOrDormant => !pos.house_is_functional(side),
    };
    let mut found = Vec::new();
    for pit in 0..8 {
        let seeds = pos.pits[side][pit];
        if seeds == 0 || pos.block == Some(pit) {
            continue;
        }
        // Not from a functional house, unless it is the only occupied front pit.
        if pit == HOUSE && pos.house_is_functional(side) && pos.front_pits_with(side, 1) > 1 {
            continue;
        }
        // Not from a single seed, if so and another front pit holds more than one.
        if singles_barred && seeds == 1 && pos.front_pits_with(side, 2) > 0 {
            continue;
        }
        push_unbarred(&mut found, pos, rules, pit, Kind::Kutakata);
    }
    found
}

/// Section 4, mtaji: a kutakata, if nothing captures.
fn mtaji_kutakata_starts(pos: &Pos, rules: &Rules) -> Vec<Start> {
    let side = pos.turn;
    let front_has_two = pos.front_pits_with(side, 2) > 0;
    let mut found = Vec::new();
    for pit in ORDER {
        if pos.pits[side][pit] < 2 || pos.block == Some(pit) {
            continue;
        }
        // From the back row only if no front pit has two seeds.
        if !is_front(pit) && front_has_two {
            continue;
        }
        push_unbarred(&mut found, pos, rules, pit, Kind::Kutakata);
    }
    found
}

/// Both directions of a start, without the one that the kichwa rule of section 7 bars.
fn push_unbarred(found: &mut Vec<Start>, pos: &Pos, rules: &Rules, pit: usize, kind: Kind) {
    for way in ways(pit) {
        let barred = rules.sole_kichwa == SoleKichwa::Barred && leaves_sole_kichwa(pos, pit, way);
        if !barred {
            found.push(Start { pit, way, kind });
        }
    }
}

/// Section 7, `hus`: any own pit with at least two seeds, either row, either direction.
fn hus_starts(pos: &Pos, rules: &Rules) -> Vec<Start> {
    let mut found = Vec::new();
    for pit in ORDER {
        if pos.pits[pos.turn][pit] >= 2 {
            push_unbarred(&mut found, pos, rules, pit, Kind::Sow);
        }
    }
    found
}

/// Section 6: the pit of the opponent that a kutakata blocks. `after` is the position after it, the turn passed.
fn blocked_by_kutakata(after: &Pos, rules: &Rules) -> Option<usize> {
    let opponent = after.turn;
    if !rules.blocking || after.store != [0, 0] || !capture_starts(after).is_empty() {
        return None;
    }
    // As if it were the mover's turn again, first sowings only: pits, not moves.
    let mut again = after.clone();
    again.turn = 1 - opponent;
    let mut threatened = [false; 8];
    for (_, pit) in mtaji_captures(&again) {
        threatened[pit] = true;
    }
    if threatened.iter().filter(|pit| **pit).count() != 1 {
        return None;
    }
    let pit = threatened.iter().position(|pit| *pit)?;
    let spared_house = match rules.house_unblockable {
        HouseUnblockable::Owned => after.house[opponent],
        HouseUnblockable::Functional => after.house_is_functional(opponent),
    };
    if pit == HOUSE && spared_house {
        return None;
    }
    let only_occupied = after.front_pits_with(opponent, 1) == 1;
    let only_with_more_than_one = after.pits[opponent][pit] > 1 && after.front_pits_with(opponent, 2) == 1;
    if only_occupied || only_with_more_than_one {
        return None;
    }
    Some(pit)
}

/// The block, the end of the game, the duty and the name.
fn finish(before: &Pos, rules: &Rules, start: Start, safari: bool, outcome: Outcome) -> Reply {
    let mut after = outcome.after;
    let decided = outcome.end.decides();
    if start.kind == Kind::Kutakata && !decided {
        after.block = blocked_by_kutakata(&after, rules);
    }
    let over = decided || !has_a_move(&after, rules);
    if over {
        // No block is set when the game is over, also when the opponent merely has no move (section 8).
        after.block = None;
    } else if rules.duty {
        // The side that had blocked is to move again, and has the duty.
        after.duty = before.block;
    }
    Reply {
        name: name(before, start, safari, after.block.is_some()),
        after,
        captured: outcome.captured,
        sowings: outcome.sowings,
        kind: match start.kind {
            Kind::Capture => "capture",
            Kind::Kutakata => "kutakata",
            Kind::Sow => "sow",
        },
        ends: match outcome.end {
            End::Empty => "empty",
            End::House => "house",
            End::Blocked => "blocked",
            End::Won => "won",
            End::Lost => "lost",
            End::Endless => "endless",
        },
        over,
    }
}

/// Row, pit, direction, house, mark (as transcripts write it).
fn name(pos: &Pos, start: Start, safari: bool, creates_block: bool) -> String {
    let Start { pit, way, kind } = start;
    let row = match (pos.turn, is_front(pit)) {
        (0, true) => 'A',
        (0, false) => 'B',
        (_, true) => 'a',
        (_, false) => 'b',
    };
    let number = if is_front(pit) { pit + 1 } else { 16 - pit };
    let left = if kind == Kind::Capture && pos.store[pos.turn] > 0 {
        // The kichwa that the captured seeds start from.
        way == Way::Clockwise
    } else {
        way == ways(pit)[0]
    };
    let direction = if left { '<' } else { '>' };
    let house = if safari { "+" } else { "" };
    let mark = match (kind, creates_block) {
        (Kind::Kutakata, true) => "**",
        (Kind::Kutakata, false) => "*",
        _ => "",
    };
    format!("{row}{number}{direction}{house}{mark}")
}
