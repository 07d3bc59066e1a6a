//! The board (section 1), the position text (as transcripts write it), and who has lost to the eye (section 8).

use super::rules::{AllSingle, Opening, Rules};

/// Front 5, the nyumba (section 1).
pub(crate) const HOUSE: usize = 4;

/// A direction of sowing, as the owner's ring runs: clockwise is front 1 to 8, then back 8 to 1.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Way {
    /// Toward higher ring indices.
    Clockwise,
    /// Toward lower ring indices.
    Anticlockwise,
}

/// A position, and the duty that goes with it in the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Pos {
    /// Seeds by side (0 South, 1 North) and ring index: front 1 to 8 are 0 to 7, back 8 to 1 are 8 to 15.
    pub pits: [[u8; 16]; 2],
    /// Seeds not yet on the board.
    pub store: [u8; 2],
    /// Who owns the house.
    pub house: [bool; 2],
    /// The blocked pit, a front index of the side to move.
    pub block: Option<usize>,
    /// The side to move.
    pub turn: usize,
    /// The opponent's front pit that the side to move must capture if it can. Not in the text.
    pub duty: Option<usize>,
}

/// The next pit of the ring (section 1).
pub(crate) fn next(pit: usize, way: Way) -> usize {
    match (pit, way) {
        (15, Way::Clockwise) => 0,
        (_, Way::Clockwise) => pit + 1,
        (0, Way::Anticlockwise) => 15,
        (_, Way::Anticlockwise) => pit - 1,
    }
}

/// The other direction.
pub(crate) fn opposite(way: Way) -> Way {
    match way {
        Way::Clockwise => Way::Anticlockwise,
        Way::Anticlockwise => Way::Clockwise,
    }
}

/// Is it a pit of the front row?
pub(crate) fn is_front(pit: usize) -> bool {
    pit < 8
}

/// The opponent's front pit that a front pit faces: *n* faces *9−n* (section 1), counted from 0 here.
pub(crate) fn facing(pit: usize) -> usize {
    assert!(is_front(pit), "only front pits face each other");
    7 - pit
}

impl Pos {
    /// Reads a position text. White space, brackets and the case of `T`/`F` are free.
    pub(crate) fn read(text: &str) -> Self {
        let spaced = text.replace(['[', ']', '|'], " ").to_uppercase();
        let words: Vec<&str> = spaced.split_whitespace().collect();
        assert_eq!(words.len(), 38, "not a position text: {text}");
        let number = |i: usize| -> u8 {
            let parsed = words[i].parse();
            assert!(parsed.is_ok(), "not a number: {} in {text}", words[i]);
            parsed.unwrap_or_default()
        };
        let owned = |i: usize| -> bool {
            assert!(words[i] == "T" || words[i] == "F", "not T or F in {text}");
            words[i] == "T"
        };
        let mut pits = [[0; 16]; 2];
        for n in 0..8 {
            pits[1][8 + n] = number(n); // b8 … b1
            pits[1][7 - n] = number(8 + n); // a8 … a1
            pits[0][n] = number(16 + n); // A1 … A8
            pits[0][15 - n] = number(24 + n); // B1 … B8
        }
        let block = match number(36) {
            255 => None,
            pit => Some(usize::from(pit)),
        };
        let turn = usize::from(number(37));
        assert!(block.is_none_or(is_front), "no such block: {text}");
        assert!(turn < 2, "no such side: {text}");
        Self { pits, store: [number(32), number(33)], house: [owned(34), owned(35)], block, turn, duty: None }
    }

    /// Writes the position text.
    pub(crate) fn text(&self) -> String {
        let mut rows = [const { Vec::new() }; 4];
        for n in 0..8 {
            rows[0].push(self.pits[1][8 + n].to_string()); // b8 … b1
            rows[1].push(self.pits[1][7 - n].to_string()); // a8 … a1
            rows[2].push(self.pits[0][n].to_string()); // A1 … A8
            rows[3].push(self.pits[0][15 - n].to_string()); // B1 … B8
        }
        let flag = |owned: bool| if owned { "T" } else { "F" };
        let block = match self.block {
            None => "255".to_owned(),
            Some(pit) => pit.to_string(),
        };
        format!(
            "[ {} | {} | {} | {} | {} {} | {} {} | {} | {} ]",
            rows[0].join(" "),
            rows[1].join(" "),
            rows[2].join(" "),
            rows[3].join(" "),
            self.store[0],
            self.store[1],
            flag(self.house[0]),
            flag(self.house[1]),
            block,
            self.turn
        )
    }

    /// The opening of a rule set (section 7).
    pub(crate) fn opening(rules: &Rules) -> Self {
        let (side, store) = match rules.opening {
            Opening::Official => ([0, 0, 0, 0, 6, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0], 22),
            Opening::Twos => ([2; 16], 0),
        };
        Self {
            pits: [side, side],
            store: [store, store],
            house: [rules.house, rules.house],
            block: None,
            turn: 0,
            duty: None,
        }
    }

    /// How many front pits of a side hold at least that many seeds.
    pub(crate) fn front_pits_with(&self, side: usize, seeds: u8) -> usize {
        let front = &self.pits[side][0..8];
        front.iter().filter(|pit| **pit >= seeds).count()
    }

    /// Is a side's front row empty (section 8)?
    pub(crate) fn front_is_empty(&self, side: usize) -> bool {
        self.front_pits_with(side, 1) == 0
    }

    /// Does a side own its house, with six seeds or more in it (section 2)?
    pub(crate) fn house_is_functional(&self, side: usize) -> bool {
        self.house[side] && self.pits[side][HOUSE] >= 6
    }

    /// Has a side lost by single seeds where that loses at once (section 7, last row)?
    pub(crate) fn single_seeds_lose(&self, side: usize, rules: &Rules) -> bool {
        rules.all_single == AllSingle::AtOnce && self.store[side] == 0 && self.pits[side].iter().all(|pit| *pit <= 1)
    }

    /// Is the game over to the eye (section 8)?
    pub(crate) fn is_over_to_the_eye(&self, rules: &Rules) -> bool {
        let lost = |side| self.front_is_empty(side) || self.single_seeds_lose(side, rules);
        lost(0) || lost(1)
    }
}
