//! The one slip that is looked for whenever a record breaks: a house sign that is missing.

use super::game::{PlyState, Replay};
use super::resolve::{Resolved, resolve};
use crate::engine::Played;

/// How many moves that stopped in the house are tried, the last ones first.
const TRIED: usize = 64;

/// Where a game breaks at an illegal move, an earlier move that stopped in the house although the rest, up to and with the
/// illegal one, needs that it played the house: its index among the plies, and the move as it would have been played.
///
/// ```
/// use kibao::replay::{Options, missing_house, replays};
/// let text = "\
/// opening: [ 0 0 0 0 0 0 0 0 | 0 0 5 6 0 0 1 0 | 0 0 2 0 6 0 0 0 | 0 0 0 0 0 0 0 0 | 22 22 | T T | 255 | 0 ]
/// 1: A3< a5<;
/// 2: A8>;
/// ";
/// let replay = replays(text, &Options::default()).next().unwrap();
/// // A8 is empty; it is not if the first move went on from the house.
/// assert_eq!(missing_house(&replay).map(|(ply, played)| (ply, played.mv.safari)), Some((0, true)));
/// ```
#[must_use]
pub fn missing_house(replay: &Replay) -> Option<(usize, Played)> {
    let broken = replay.plies.iter().position(|ply| ply.state == PlyState::Stuck)?;
    let stops = replay.plies.iter().take(broken).enumerate().rev();
    let stops = stops.filter_map(|(index, ply)| {
        let played = ply.played().filter(|played| played.choice && !played.mv.safari)?;
        Some((index, replay.before(ply)?, played.mv.with_safari(true)))
    });
    let mut tried = stops.take(TRIED).filter_map(|(index, before, mv)| {
        let safari = before.play(&replay.rules, mv).ok().filter(|played| played.outcome.is_none())?;
        let rest = replay.plies.get(index + 1..=broken)?;
        let mut state = safari.after;
        for ply in rest {
            match resolve(&state, &replay.rules, ply.written.as_ref()?) {
                Resolved::Unique(played, _) if ply.side == state.position.turn => state = played.after,
                _ => return None,
            }
        }
        Some((index, safari))
    });
    tried.next()
}
