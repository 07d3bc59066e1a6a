//! The rules: generator, referee and oracle agree on any position.

use super::input::Bytes;
use crate::oracle::agree::{check, hurried, oracle_rules};
use kibao::engine::{Board, Pit, Position, Ring, Side, State};

pub(super) fn run(bytes: &[u8]) {
    let mut bytes = Bytes(bytes);
    let known = bytes.rules();
    let rules = hurried(&known.rules);
    let flags = bytes.byte();
    let stores =
        if rules.opening.store > 0 && flags & 1 == 1 { [bytes.byte() % 23, bytes.byte() % 23] } else { [0, 0] };
    let mut rings = [Ring::EMPTY; 2];
    let mut left = 64 - stores[0] - stores[1];
    while left > 0 {
        let place = bytes.byte();
        let seeds = 1 + (bytes.byte() % 8).min(left - 1);
        // Where the bytes are at their end, what is left goes into one pit.
        let seeds = if bytes.0.is_empty() { left } else { seeds };
        let (side, pit) = (usize::from(place >> 4 & 1), Pit::at(place));
        rings[side] = rings[side].with(pit, seeds);
        left -= seeds;
    }
    let houses = [flags & 2 != 0, flags & 4 != 0].map(|owned| rules.house && owned);
    let turn = Side::BOTH[usize::from(flags >> 3 & 1)];
    let board = Board { rings, stores, houses };
    let mut state = State::new(Position { board, turn, block: None });
    let pit = Pit::at(flags >> 4 & 7);
    if rules.blocking && stores == [0, 0] && flags & 128 != 0 && board.ring(turn).get(pit) > 0 {
        state.position.block = Some(pit);
    }
    check(&state, &rules, &oracle_rules(&rules), known.name);
}
