//! How well `kibao repair` finds slips: `cargo run --release --manifest-path tests/bench/Cargo.toml --bin repair -- [GAMES]
//! [SEED]`. Games of each rule set are written down with slips as `kibao gen --slips` makes them, repaired, and compared with the
//! true games; a table is printed.

use kibao::engine::{BUILT_IN, BuiltIn, Move};
use kibao::generate::{Generator, SlipRate, SplitMix64, Writing};
use kibao::notation::Dialect;
use kibao::replay::{Candidate, Limits, Options, Ply, Replay, repair, replays};
use std::collections::BTreeMap;
use std::time::{Duration, Instant};

/// A way of writing games down with slips.
struct Trial {
    what: &'static str,
    rules: &'static BuiltIn,
    dialect: Dialect,
    slips: u32,
    cut: bool,
    bare: bool,
    /// Of a hundred slips that are noticed: how many must be restored, must be among the first three, may be repaired wrongly.
    must: [f64; 3],
}

#[derive(Default)]
struct Count {
    games: usize,
    noticed: usize,
    exact: usize,
    third: usize,
    wrong: usize,
    times: Vec<Duration>,
    /// Of each kind of slip: made, noticed, exact, wrong.
    kinds: BTreeMap<&'static str, [usize; 4]>,
}

fn main() {
    let mut args = std::env::args().skip(1);
    let games: u64 = args.next().map_or(10_000, |it| it.parse().expect("a number of games"));
    let seed: u64 = args.next().map_or(1, |it| it.parse().expect("a seed"));
    println!(
        "| record | noticed | exact, only choice | among the first three | wrong, only choice | median | longest |"
    );
    println!("| --- | --- | --- | --- | --- | --- | --- |");
    let mut kinds = BTreeMap::new();
    for trial in trials() {
        let mut count = Count::default();
        for index in 0..games {
            count.game(&trial, seed, index);
        }
        println!("{}", count.row(&trial));
        // Fewer games say too little.
        assert!(games < 1000 || count.keeps(trial.must), "{}", trial.name());
        if trial.slips == 1 {
            for (kind, counts) in count.kinds {
                let all: &mut [usize; 4] = kinds.entry(kind).or_default();
                all.iter_mut().zip(counts).for_each(|(all, count)| *all += count);
            }
        }
    }
    println!("\n| one slip, all of the above | noticed | exact, only choice | wrong, only choice |");
    println!("| --- | --- | --- | --- |");
    for (kind, [made, noticed, exact, wrong]) in kinds {
        let [seen, exact, wrong] = [percent(noticed, made), percent(exact, noticed), percent(wrong, noticed)];
        println!("| {kind} | {seen:.1} % | {exact:.1} % | {wrong:.2} % |");
    }
    worst();
    let peak = f64::from(peak_memory()) / 1e3;
    println!("\nPeak memory of all: {peak:.1} MB");
    assert!(peak < 200.0, "no record may need more");
}

/// Random words, with and without row letters and directions, and the most changes that may be asked for.
fn worst() {
    println!("\n| random words, 8 changes | breaks at | comes to | took |\n| --- | --- | --- | --- |");
    let limits = Limits { most_edits: 8, ..Limits::default() };
    let mut random = SplitMix64::new(3);
    for (rules, bare) in [("kibao", false), ("kibao", true), ("hus", false)] {
        for plies in [100, 2_000, 100_000] {
            let mut text = format!("rules: {rules}\n\n");
            for ply in 0..plies {
                let row = ["A", "B", "a", "b"][2 * (ply % 2) + random.below(2)];
                let (pit, hand) = (1 + random.below(8), ["<", ">"][random.below(2)]);
                let start = if ply % 2 == 0 { format!("{}:", ply / 2 + 1) } else { String::new() };
                let word = if bare { pit.to_string() } else { format!("{row}{pit}{hand}") };
                text += &format!("{start} {word}{}", if ply % 2 == 1 { ";\n" } else { "" });
            }
            let replay = replays(&text, &Options::default()).next().expect("a game");
            let started = Instant::now();
            let found = repair(&replay, &Options::default(), &limits);
            let took = started.elapsed();
            let what = if bare { "pits alone" } else { "full" };
            println!("| {rules}, {what}, {plies} | {} | {} | {took:.0?} |", found.replays_to + 1, found.furthest + 1);
            assert!(took < Duration::from_secs(2), "no record may take longer");
        }
    }
}

/// The most memory in kB that this process had resident, as Linux tells it.
fn peak_memory() -> u32 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).unwrap_or("0");
    line.split_whitespace().next().and_then(|word| word.parse().ok()).unwrap_or(0)
}

fn trials() -> Vec<Trial> {
    let [kibao, zanzibar, ..] = BUILT_IN;
    let one = |rules: &'static BuiltIn| Trial {
        what: "one slip, whole game with result",
        rules,
        dialect: Dialect::KIBAO,
        slips: 1,
        cut: false,
        bare: false,
        must: [96.0, 99.0, 0.7],
    };
    let mut all = vec![
        one(kibao),
        Trial { what: "one slip, cut short, no result", cut: true, must: [92.0, 98.0, 1.5], ..one(kibao) },
        Trial { what: "two slips", slips: 2, must: [87.0, 94.0, 3.0], ..one(kibao) },
        Trial { what: "three slips", slips: 3, must: NOTHING, ..one(kibao) },
        Trial {
            what: "one slip, bare",
            bare: true,
            must: [92.0, 98.0, 1.5],
            dialect: Dialect::ZANZIBAR,
            ..one(zanzibar)
        },
    ];
    for rules in BUILT_IN.into_iter().skip(1) {
        all.push(one(rules));
        all.push(Trial { what: "two slips", slips: 2, must: NOTHING, ..one(rules) });
        all.push(Trial { what: "three slips", slips: 3, must: NOTHING, ..one(rules) });
    }
    all
}

impl Trial {
    fn name(&self) -> String {
        format!("{}: {}", self.rules.name, self.what)
    }
}

/// No bound is set.
const NOTHING: [f64; 3] = [0.0, 0.0, 100.0];

impl Count {
    fn keeps(&self, [exact, third, wrong]: [f64; 3]) -> bool {
        percent(self.exact, self.noticed) >= exact
            && percent(self.third, self.noticed) >= third
            && percent(self.wrong, self.noticed) <= wrong
    }

    fn game(&mut self, trial: &Trial, seed: u64, index: u64) {
        let generator = Generator { name: trial.rules.name, rules: trial.rules.rules, dialect: trial.dialect, seed };
        let writing = Writing { slips: SlipRate::exactly(trial.slips), bare: trial.bare, cut: trial.cut };
        let (text, slips) = generator.written(index, &writing);
        let (truth, _) = generator.written(index, &Writing { slips: SlipRate::default(), ..writing });
        self.games += 1;
        let options = Options::default();
        let started = Instant::now();
        let Some(replay) = replays(&text, &options).next() else { return };
        let repairs = repair(&replay, &options, &Limits::default());
        let took = started.elapsed();
        let contradicted = replay.result.recorded.zip(replay.result.outcome).is_some_and(|(a, b)| a != b.winner);
        let noticed = !replay.is_valid() || contradicted || !repairs.candidates.is_empty();
        for slip in &slips {
            let [made, seen, ..] = self.kinds.entry(slip.kind.name()).or_default();
            *made += 1;
            *seen += usize::from(noticed);
        }
        if !noticed {
            return;
        }
        let meant = replays(&truth, &options).next().map(|it| moves(&it)).expect("the true game");
        let right = |candidate: &Candidate| candidate.game.iter().map(|it| it.played.mv).eq(meant.iter().copied());
        self.noticed += 1;
        self.times.push(took);
        let exact = repairs.only().is_some_and(right);
        let wrong = repairs.only().is_some() && !exact;
        self.exact += usize::from(exact);
        self.wrong += usize::from(wrong);
        self.third += usize::from(repairs.candidates.iter().take(3).any(right));
        for slip in &slips {
            let [.., right, mistaken] = self.kinds.entry(slip.kind.name()).or_default();
            *right += usize::from(exact);
            *mistaken += usize::from(wrong);
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
