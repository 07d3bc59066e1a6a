//! How well `kibao repair` finds slips: `cargo run --release --manifest-path tests/bench/Cargo.toml --bin mend -- [GAMES]
//! [SEED]`. Games of each rule set are written down with slips as `kibao gen --slips` makes them, mended, and compared with the
//! true games; a table is printed.

use kibao::engine::{KNOWN, Known, Move};
use kibao::generate::{Generator, SlipKind, SlipRate, Writing};
use kibao::notation::Dialect;
use kibao::replay::{Limits, Options, Ply, Replay, repair, replays};
use std::collections::BTreeMap;
use std::time::{Duration, Instant};

/// A way of writing games down with slips.
struct Trial {
    what: &'static str,
    rules: &'static Known,
    dialect: Dialect,
    slips: u32,
    cut: bool,
    bare: bool,
}

#[derive(Default)]
struct Count {
    games: usize,
    noticed: usize,
    exact: usize,
    third: usize,
    wrong: usize,
    times: Vec<Duration>,
    /// Of each kind of slip: noticed, exact, wrong.
    kinds: BTreeMap<&'static str, [usize; 3]>,
}

fn main() {
    let mut args = std::env::args().skip(1);
    let games: u64 = args.next().map_or(10_000, |it| it.parse().expect("a number of games"));
    let seed: u64 = args.next().map_or(1, |it| it.parse().expect("a seed"));
    let only = args.next();
    let verbose = std::env::var_os("KIBAO_MEND_KINDS").is_some();
    println!("| record | noticed | exact, only choice | among the first three | wrong, only choice | median | longest |");
    println!("| --- | --- | --- | --- | --- | --- | --- |");
    for trial in trials() {
        if only.as_ref().is_some_and(|only| !trial.name().contains(only.as_str())) {
            continue;
        }
        let mut count = Count::default();
        for index in 0..games {
            count.game(&trial, seed, index);
        }
        println!("{}", count.row(&trial));
        if verbose {
            for (kind, [noticed, exact, wrong]) in &count.kinds {
                println!("    {kind:<16} noticed {noticed:>5}, exact {:.1} %, wrong {:.2} %", percent(*exact, *noticed), percent(*wrong, *noticed));
            }
        }
    }
}

fn trials() -> Vec<Trial> {
    let [kibao, zanzibar, ..] = KNOWN;
    let one = |rules, dialect| Trial { what: "one slip, whole game with result", rules, dialect, slips: 1, cut: false, bare: false };
    let plain = one(kibao, Dialect::Kibao);
    let mut all = vec![
        Trial { what: "one slip, cut short, no result", cut: true, ..one(kibao, Dialect::Kibao) },
        Trial { what: "two slips", slips: 2, ..one(kibao, Dialect::Kibao) },
        Trial { what: "three slips", slips: 3, ..one(kibao, Dialect::Kibao) },
        Trial { what: "one slip, bare", bare: true, ..one(zanzibar, Dialect::Zanzibar) },
    ];
    all.insert(0, plain);
    all.extend(KNOWN.into_iter().skip(1).map(|rules| one(rules, Dialect::Kibao)));
    all
}

impl Trial {
    fn name(&self) -> String {
        format!("{}: {}", self.rules.name, self.what)
    }
}

impl Count {
    fn game(&mut self, trial: &Trial, seed: u64, index: u64) {
        let generator = Generator { name: trial.rules.name, rules: trial.rules.rules, dialect: trial.dialect, seed };
        let writing = Writing { slips: SlipRate::exactly(trial.slips), bare: trial.bare, cut: trial.cut };
        let (text, slips) = generator.written(index, &writing);
        let (truth, _) = generator.written(index, &Writing { slips: SlipRate::default(), ..writing });
        self.games += 1;
        let options = Options::default();
        let started = Instant::now();
        let Some(replay) = replays(&text, &options).next() else { return };
        let repairs = repair(&text, &replay, &options, &Limits::default());
        let took = started.elapsed();
        let contradicted = replay.result.recorded.zip(replay.result.outcome).is_some_and(|(a, b)| a != b.winner);
        if replay.is_valid() && !contradicted && repairs.candidates.is_empty() {
            return;
        }
        let meant = replays(&truth, &options).next().map(|it| moves(&it)).expect("the true game");
        let right = |candidate: &kibao::replay::Candidate| {
            candidate.game.iter().map(|it| it.played.mv).eq(meant.iter().copied())
        };
        self.noticed += 1;
        self.times.push(took);
        let exact = repairs.only().is_some_and(right);
        let wrong = repairs.only().is_some() && !exact;
        self.exact += usize::from(exact);
        self.wrong += usize::from(wrong);
        self.third += usize::from(repairs.candidates.iter().take(3).any(right));
        for kind in slips.iter().map(|slip| slip.kind) {
            let of: &mut [usize; 3] = self.kinds.entry(SlipKind::name(kind)).or_default();
            of[0] += 1;
            of[1] += usize::from(exact);
            of[2] += usize::from(wrong);
        }
        if std::env::var_os("KIBAO_MEND_SHOW").is_some() && !exact {
            println!("{}game {index}: {:?} of {} plies, breaks at {}, {}", if wrong { "WRONG " } else { "" }, slips, meant.len(), repairs.replays_to + 1, repairs.complete);
            for candidate in repairs.candidates.iter().take(6) {
                println!("    {} {} {}", if right(candidate) { "*" } else { " " }, candidate.cost, candidate.edits.iter().map(|it| format!("{} {} {}", it.index + 1, it.kind(), it.becomes())).collect::<Vec<_>>().join(", "));
            }
        }
    }

    fn row(&mut self, trial: &Trial) -> String {
        self.times.sort();
        let median = self.times.get(self.times.len() / 2).copied().unwrap_or_default();
        let longest = self.times.last().copied().unwrap_or_default();
        format!(
            "| {} | {:.1} % | {:.1} % | {:.1} % | {:.2} % | {:.2} ms | {:.0} ms |",
            trial.name(),
            percent(self.noticed, self.games),
            percent(self.exact, self.noticed),
            percent(self.third, self.noticed),
            percent(self.wrong, self.noticed),
            median.as_secs_f64() * 1e3,
            longest.as_secs_f64() * 1e3,
        )
    }
}

fn moves(replay: &Replay) -> Vec<Move> {
    replay.plies.iter().filter_map(Ply::played).map(|played| played.mv).collect()
}

fn percent(part: usize, whole: usize) -> f64 {
    100.0 * part as f64 / whole.max(1) as f64
}
