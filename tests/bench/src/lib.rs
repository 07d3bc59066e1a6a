//! What the benches share: positions reached by play, a seed-by-seed player to compare the engine with, and the time and
//! memory of processes.

pub mod seed_by_seed;

use kibao::engine::{Move, RuleSet, State};
use kibao::generate::SplitMix64;
use std::fs;
use std::process::{Command, Stdio};
use std::thread::sleep;
use std::time::Duration;

/// Games in play with a legal move of each, drawn from random games between two plies.
#[must_use]
pub fn positions(rules: &RuleSet, plies: std::ops::Range<usize>, count: usize) -> Vec<(State, Move)> {
    let mut random = SplitMix64::new(1);
    let mut found = Vec::new();
    while found.len() < count {
        let mut state = State::new(rules.start());
        for ply in 0..plies.end {
            let legal = state.legal(rules);
            let Some(&mv) = legal.as_slice().get(random.below(legal.len().max(1))) else { break };
            if plies.contains(&ply) && found.len() < count {
                found.push((state, mv));
            }
            let Ok(played) = state.play(rules, mv) else { break };
            if played.outcome.is_some() {
                break;
            }
            state = played.after;
        }
    }
    found
}

/// The processor time in seconds, without that of the system, of all processes that this one has waited for, as Linux
/// counts it. The time of the system, such as for pages of a file that is read whole, says nothing about a program.
#[must_use]
pub fn children_time() -> f64 {
    let stat = fs::read_to_string("/proc/self/stat").expect("Linux");
    let mut fields = stat.rsplit(')').next().expect("fields after the name").split_whitespace();
    let ticks = fields.nth(13).expect("more fields");
    ticks.parse::<f64>().expect("a number") / 100.0
}

/// Runs a program. Returns the most memory in kB that it had resident, asked for every few milliseconds, as Linux counts it.
///
/// # Panics
/// If it does not run, or ends in another way than with status 0 or 1: findings in the records (status 1) are allowed.
pub fn run(program: &str, args: &[&str], out: Stdio) -> u32 {
    let mut child = Command::new(program).args(args).stdout(out).spawn().expect("the program runs");
    let mut peak = 0;
    loop {
        let status = fs::read_to_string(format!("/proc/{}/status", child.id())).unwrap_or_default();
        let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).unwrap_or_default();
        peak = line.split_whitespace().next().and_then(|word| word.parse().ok()).unwrap_or(0).max(peak);
        if let Some(status) = child.try_wait().expect("a status") {
            assert!(status.code().is_some_and(|code| code < 2), "{args:?}");
            return peak;
        }
        sleep(Duration::from_millis(5));
    }
}
