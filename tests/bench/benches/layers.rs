//! Each layer by itself: `cargo bench --manifest-path tests/bench/Cargo.toml`.

use divan::counter::{BytesCount, ItemsCount};
use divan::{Bencher, black_box};
use kibao::engine::{KIBAO, State, ZANZIBAR, perft};
use kibao::findings::Report;
use kibao::generate::Generator;
use kibao::notation::{Dialect, games, games_without_short_cut};
use kibao::render::json::{self, Detail};
use kibao::replay::{Options, replays, write_game};
use kibao::source::LineIndex;
use kibao_bench::positions;
use kibao_bench::seed_by_seed::Plain;
use std::ops::Range;

fn main() {
    divan::main();
}

/// Plies of a game: in kunamua, in the middle of the game, and late in mtaji.
const KUNAMUA: Range<usize> = 10..44;
const MIDDLE: Range<usize> = 44..60;
const LATE: Range<usize> = 60..120;

#[divan::bench]
fn perft_zanzibar_9(bencher: Bencher) {
    let start = State::new(ZANZIBAR.start());
    bencher.counter(ItemsCount::new(NODES_9)).bench(|| {
        let nodes = perft(black_box(&start), &ZANZIBAR, 9);
        assert_eq!(nodes, NODES_9);
        nodes
    });
}

/// Counted when the bench was written.
const NODES_9: u64 = 105_704;

#[divan::bench(args = [KUNAMUA, MIDDLE, LATE])]
fn play_engine(bencher: Bencher, plies: &Range<usize>) {
    let positions = positions(&KIBAO, plies.clone(), 2_000);
    bencher.counter(ItemsCount::new(positions.len())).bench(|| {
        for (state, mv) in &positions {
            black_box(state.advance(&KIBAO, *mv)).expect("legal");
        }
    });
}

#[divan::bench(args = [KUNAMUA, MIDDLE, LATE])]
fn play_seed_by_seed(bencher: Bencher, plies: &Range<usize>) {
    let positions = positions(&KIBAO, plies.clone(), 2_000);
    let plain: Vec<_> = positions.iter().map(|(state, mv)| (Plain::of(&state.position), *mv)).collect();
    for ((state, mv), (before, _)) in positions.iter().zip(&plain) {
        let mut after = *before;
        assert!(after.play(*mv), "the move is legal");
        let position = state.advance(&KIBAO, *mv).expect("legal").after.position;
        assert_eq!((after.rings(), after.block()), (position.board.rings, position.block), "both play the same");
    }
    bencher.counter(ItemsCount::new(plain.len())).bench(|| {
        for (before, mv) in &plain {
            let mut board = *before;
            assert!(board.play(*mv));
            black_box(board);
        }
    });
}

#[divan::bench(args = [KUNAMUA, MIDDLE, LATE])]
fn legal_moves(bencher: Bencher, plies: &Range<usize>) {
    let positions = positions(&KIBAO, plies.clone(), 1_000);
    bencher.counter(ItemsCount::new(positions.len())).bench(|| {
        let legal = positions.iter().filter(|(state, mv)| state.legal(&KIBAO).iter().any(|it| it == mv)).count();
        assert_eq!(legal, 1_000);
    });
}

fn archive() -> String {
    let generator = Generator { name: "kibao", rules: KIBAO, dialect: Dialect::KIBAO, seed: 1 };
    (0..1_000).map(|index| generator.game(index)).collect::<Vec<_>>().join("\n")
}

#[divan::bench(args = [true, false])]
fn parse(bencher: Bencher, short_cut: bool) {
    let text = archive();
    bencher.counter(BytesCount::of_str(&text)).bench(|| {
        let count = if short_cut { games(&text).count() } else { games_without_short_cut(&text).count() };
        assert_eq!(count, 1_000);
    });
}

#[divan::bench]
fn check(bencher: Bencher) {
    let text = archive();
    let options = Options::default();
    bencher.counter(BytesCount::of_str(&text)).bench(|| {
        let reports = replays(&text, &options).map(Report::new);
        assert_eq!(reports.filter(|report| report.findings.is_empty() && report.replay.is_valid()).count(), 1_000);
    });
}

#[divan::bench]
fn fmt(bencher: Bencher) {
    let text = archive();
    let options = Options::default();
    bencher.counter(BytesCount::of_str(&text)).bench(|| {
        let mut out = String::new();
        for replay in replays(&text, &options) {
            if !out.is_empty() {
                out.push('\n');
            }
            write_game(&mut out, &replay);
        }
        assert!(out == text);
    });
}

#[divan::bench]
fn json(bencher: Bencher) {
    let text = archive();
    let options = Options::default();
    let lines = LineIndex::new(&text);
    let detail = Detail { plies: true, trace: false };
    let plies: usize = replays(&text, &options).map(|replay| replay.plies.len()).sum();
    bencher.counter(ItemsCount::new(plies)).bench(|| {
        let (mut bytes, mut told) = (0, 0);
        for replay in replays(&text, &options) {
            let report = Report::new(replay);
            let game = json::game(&report, "-", &|offset| lines.place(offset), detail);
            told += game.plies.as_ref().map_or(0, Vec::len);
            bytes += serde_json::to_vec(&game).expect("JSON").len();
        }
        assert_eq!(told, plies);
        assert!(bytes > 400 * plies, "{bytes}");
    });
}
