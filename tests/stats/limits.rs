//! What the library bounds: lines of opening trees.

use super::archive;
use kibao::replay::{Options, Replay, replays};
use kibao::stats::{Limits, Stats};

/// The numbers of games that are counted in parts of so many.
fn counted(games: &[Replay], limits: Limits, parts: usize) -> Stats {
    let mut all = Stats::new(limits);
    for part in games.chunks(parts) {
        let mut stats = Stats::new(limits);
        for game in part {
            stats.add(game, "-", &|_| 1);
        }
        all.merge(stats);
    }
    all
}

#[test]
fn too_many_openings_are_told_of_whatever_the_parts() {
    let text = archive();
    let games: Vec<Replay> = replays(&text, &Options::default()).collect();
    assert_eq!(games.len(), 300);
    let limits = Limits { depth: 4, ..Limits::default() };
    let lines = counted(&games, limits, 300).openings.lines();
    assert!(lines > 300 && limits.lines == 1_000_000, "{lines}");
    for parts in [300, 7, 1] {
        let are_too_many = |most| counted(&games, Limits { lines: most, ..limits }, parts).openings.are_too_many();
        assert_eq!([lines - 1, lines].map(are_too_many), [true, false], "{parts}");
    }
}
