//! How well `kibao repair` restores records: `cargo run --release --manifest-path tests/bench/Cargo.toml --bin repair -- [GAMES]
//! [SEED]`. Games of each rule set are damaged in several ways, repaired, and compared with the true games. Two tables are
//! printed: what is restored, and how often the probabilities are right.

mod damage;

use damage::{Damage, damaged};
use kibao::engine::{BUILT_IN, BuiltIn};
use kibao::generate::SplitMix64;
use kibao::replay::{Candidate, Limits, Options, repair, replays};
use std::time::Duration;

/// A way of damaging the games of a rule set.
struct Trial {
    what: &'static str,
    rules: &'static BuiltIn,
    damage: Damage,
    /// Of a hundred records that are broken: how many must be restored by the first choice; of a hundred claims, or records if
    /// too much is lost to restore any: how many may be wrong. About three standard deviations of 1,000 games from what was
    /// measured.
    must: [f64; 2],
}

#[derive(Default)]
struct Count {
    games: usize,
    broken: usize,
    exact: usize,
    claimed: usize,
    wrong: usize,
    times: Vec<Duration>,
    tenths: Tenths,
}

/// The first choices with a probability in each tenth: how many, the sum of their probabilities, and how many are right.
type Tenths = [(usize, f64, usize); 10];

fn main() {
    let mut args = std::env::args().skip(1);
    let games: u64 = args.next().map_or(10_000, |it| it.parse().expect("a number of games"));
    let seed: u64 = args.next().map_or(1, |it| it.parse().expect("a seed"));
    println!("| record | broken | exact, first choice | claimed | wrong, of the claims | median | longest |");
    println!("| --- | --- | --- | --- | --- | --- | --- |");
    for trial in trials() {
        let mut count = Count::default();
        for index in 0..games {
            count.game(&trial, seed, index);
        }
        println!("{}", count.row(&trial));
        // Fewer games say too little.
        assert!(games < 1000 || count.keeps(trial.must), "{}", trial.name());
    }
    calibration(games, seed);
    worst();
    let peak = f64::from(peak_memory()) / 1e3;
    println!("\nPeak memory of all: {peak:.1} MB");
    assert!(peak < 200.0, "no record may need more");
}

/// How often the first choice is right, by its probability: four records of each rule set for every game, with slips whose number
/// and kinds are drawn by the shares that the model documents. About half of the records have none.
fn calibration(games: u64, seed: u64) {
    let mut count = Count::default();
    for rules in BUILT_IN {
        let trial = Trial { what: "slips by the documented shares", rules, damage: Damage::Documented, must: NOTHING };
        for index in 0..4 * games {
            count.game(&trial, seed, index);
        }
    }
    println!("\n| probability of the first choice | records | mean | right |\n| --- | --- | --- | --- |");
    for (tenth, (all, sum, right)) in count.tenths.into_iter().enumerate() {
        let (mean, share) = (100.0 * sum / all.max(1) as f64, percent(right, all));
        println!("| {tenth}0 to {}0 % | {all} | {mean:.1} % | {share:.1} % |", tenth + 1);
        // No tenth may be surer than it is right, and claims must be as sure as they are right. Two standard deviations of the
        // number of records are allowed for.
        let chance = 2.0 * (mean * (100.0 - mean) / all.max(1) as f64).sqrt();
        let off = if tenth == 9 { (mean - share).abs() } else { mean - share };
        assert!(games < 1000 || off <= 3.0 + chance, "{mean:.1} % and {share:.1} %");
    }
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
            let started = busy();
            let found = repair(&replay, &Options::default(), &limits);
            let took = busy() - started;
            let what = if bare { "pits alone" } else { "full" };
            println!("| {rules}, {what}, {plies} | {} | {} | {took:.0?} |", found.replays_to + 1, found.furthest + 1);
            assert!(took < Duration::from_secs(2), "no record may take longer");
        }
    }
}

/// The processor time of this thread until now.
fn busy() -> Duration {
    let now = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    Duration::try_from(now).expect("a time that has passed")
}

/// The most memory in kB that this process had resident, as Linux tells it.
fn peak_memory() -> u32 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).unwrap_or("0");
    line.split_whitespace().next().and_then(|word| word.parse().ok()).unwrap_or(0)
}

fn trials() -> Vec<Trial> {
    let [kibao, zanzibar, ..] = BUILT_IN;
    let habit = |directions, pits, north_alone, from_round| Damage::Habit { directions, pits, north_alone, from_round };
    let rows: [(&'static str, &'static BuiltIn, Damage, [f64; 2]); 12] = [
        ("one slip, whole game with result", kibao, Damage::Slips(1), [98.0, 0.4]),
        ("one slip, cut short, no result", kibao, Damage::Cut, [95.5, 0.5]),
        ("one slip, bare", zanzibar, Damage::Bare, [97.5, 0.4]),
        ("one slip in the last six plies", kibao, Damage::Late, [98.0, 0.5]),
        ("two slips", kibao, Damage::Slips(2), [93.5, 4.0]),
        ("five slips", kibao, Damage::Slips(5), [80.5, 6.5]),
        ("`<` and `>` exchanged", kibao, habit(true, false, false, 1), [99.0, 0.2]),
        ("North's pits from the other end", kibao, habit(false, true, true, 1), [99.0, 0.2]),
        ("as seen from the other seat", zanzibar, habit(true, true, false, 1), [99.0, 0.2]),
        ("North's pits from the other end from round 8 on", kibao, habit(false, true, true, 8), [98.5, 0.5]),
        ("first page lost", kibao, Damage::FirstPage, [0.0, 0.0]),
        ("a page of another game", kibao, Damage::OtherPage, [0.0, 0.4]),
    ];
    let mut all: Vec<Trial> =
        rows.into_iter().map(|(what, rules, damage, must)| Trial { what, rules, damage, must }).collect();
    for rules in BUILT_IN.into_iter().skip(1) {
        let slips = |what, slips, must| Trial { what, rules, damage: Damage::Slips(slips), must };
        all.push(slips("one slip, whole game with result", 1, [95.0, 1.0]));
        all.push(slips("two slips", 2, NOTHING));
    }
    all
}

impl Trial {
    fn name(&self) -> String {
        format!("{}: {}", self.rules.name, self.what)
    }
}

/// No bound is set.
const NOTHING: [f64; 2] = [0.0, 100.0];

impl Count {
    fn keeps(&self, [exact, wrong]: [f64; 2]) -> bool {
        let of = if exact > 0.0 { self.claimed } else { self.broken };
        percent(self.exact, self.broken) >= exact && percent(self.wrong, of) <= wrong
    }

    fn game(&mut self, trial: &Trial, seed: u64, index: u64) {
        let Some((text, truth)) = damaged(trial.rules, trial.damage, seed, index) else { return };
        self.games += 1;
        let options = Options::default();
        let started = busy();
        let Some(replay) = replays(&text, &options).next() else { return };
        let repairs = repair(&replay, &options, &Limits::default());
        if replay.is_valid() {
            return;
        }
        self.times.push(busy() - started);
        self.broken += 1;
        let is_true = |candidate: &Candidate| {
            truth.as_ref().is_some_and(|truth| candidate.game.iter().map(|it| it.played.mv).eq(truth.iter().copied()))
        };
        let Some(best) = repairs.candidates.first() else { return };
        let right = is_true(best);
        self.exact += usize::from(right);
        self.claimed += usize::from(repairs.only().is_some());
        self.wrong += usize::from(repairs.only().is_some() && !right);
        let (all, sum, sure) = &mut self.tenths[((best.probability * 10.0) as usize).min(9)];
        *all += 1;
        *sum += best.probability;
        *sure += usize::from(right);
    }

    fn row(&mut self, trial: &Trial) -> String {
        self.times.sort();
        let median = self.times.get(self.times.len() / 2).copied().unwrap_or_default();
        let longest = self.times.last().copied().unwrap_or_default();
        format!(
            "| {} | {:.1} % | {:.1} % | {:.1} % | {:.2} % | {:.2} ms | {:.0} ms |",
            trial.name(),
            percent(self.broken, self.games),
            percent(self.exact, self.broken),
            percent(self.claimed, self.broken),
            percent(self.wrong, self.claimed),
            median.as_secs_f64() * 1e3,
            longest.as_secs_f64() * 1e3,
        )
    }
}

fn percent(part: usize, whole: usize) -> f64 {
    100.0 * part as f64 / whole.max(1) as f64
}
