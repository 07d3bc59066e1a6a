//! The ply at which a game stops: its pit, the legal moves, and the repair as a board.

use crate::findings::Report;
use crate::findings::cause::single_repair;
use crate::render::json;
use crate::replay::{Candidate, Ply, PlyState, ProblemKind, canonical, pit_name};
use serde::Serialize;

/// What the page shows of the ply at which a game stops.
#[derive(Serialize)]
pub(super) struct Halt {
    /// The pit of the written move, if it can be read.
    pit: Option<String>,
    /// The legal moves, by their names.
    legal: Vec<String>,
    /// The change after which the rest of the game fits.
    repair: Option<Repaired>,
}

/// The game before the same ply after a repair.
#[derive(Serialize)]
struct Repaired {
    position: json::Position,
    /// The move, which is legal now.
    name: String,
}

impl Halt {
    /// The ply at which a game stops, if it does.
    pub(super) fn of(report: &Report<'_>) -> Option<Self> {
        let replay = &report.replay;
        let ply = replay.plies.iter().find(|ply| ply.state == PlyState::Stuck)?;
        let before = replay.before(ply)?;
        let turn = before.position.turn;
        let of_ply = replay.problems.iter().filter(|it| it.ply == Some(ply.number));
        let mut written = of_ply.filter_map(|it| match &it.kind {
            ProblemKind::Illegal(mv, _) => Some(pit_name(turn, mv.pit)),
            _ => None,
        });
        let legal = before.legal(&replay.rules);
        let name = |mv| canonical(&before, &before.play_unchecked(&replay.rules, mv, &mut ()));
        let repair = single_repair(report, ply).and_then(|best| Repaired::of(report, ply, &best));
        Some(Self { pit: written.next(), legal: legal.as_slice().iter().copied().map(name).collect(), repair })
    }
}

impl Repaired {
    fn of(report: &Report<'_>, ply: &Ply, best: &Candidate) -> Option<Self> {
        let index = (ply.number as usize).checked_sub(1)?;
        let now = best.game.iter().find(|it| it.from == Some(index))?;
        Some(Self {
            position: json::position(&now.before.position, report.replay.rules.house, false),
            name: canonical(&now.before, &now.played),
        })
    }
}
