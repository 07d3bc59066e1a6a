//! Results of one round that contradict each other.

use super::archive::{Archive, ArchivedGame, GameProblem};
use crate::engine::Side;
use crate::findings::AcrossProblem;
use crate::notation::Key;
use std::collections::HashMap;

/// The head keys that distinguish the games of a table.
const TABLE_KEYS: [Key; 6] = [Key::South, Key::North, Key::Event, Key::Round, Key::Date, Key::Time];

pub(super) fn compare(archive: &Archive, problems: &mut Vec<GameProblem>) {
    let mut firsts: HashMap<[u32; TABLE_KEYS.len()], usize> = HashMap::new();
    for (game, kept) in archive.games.iter().enumerate() {
        let key = TABLE_KEYS.map(|key| kept.head(key));
        let [players_event_round @ .., _, _] = key;
        if players_event_round.contains(&0) || kept.head(Key::South) == kept.head(Key::North) {
            continue;
        }
        let Some(winner) = kept.winner else { continue };
        let first = *firsts.entry(key).or_insert(game);
        let Some(earlier) = archive.games.get(first) else { continue };
        // Games with the same moves are reported by `moves`.
        let Some(there) =
            earlier.winner.filter(|there| *there != winner && archive.moves(first) != archive.moves(game))
        else {
            continue;
        };
        problems.push(GameProblem {
            game,
            key: Some(kept.winner_key()),
            other: Some(first),
            problem: AcrossProblem::OtherResult {
                earlier: archive.at(first, None),
                event: [Key::Event, Key::Round].map(|key| archive.value(kept, key).to_owned()),
                winners: [name(archive, kept, winner), name(archive, earlier, there)],
            },
        });
    }
}

fn name(archive: &Archive, game: &ArchivedGame, side: Side) -> String {
    let key = if side == Side::South { Key::South } else { Key::North };
    archive.value(game, key).to_owned()
}
