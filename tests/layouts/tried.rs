//! Many texts tried: each layout alone, each pair, random mixtures, damaged moves.

use super::checks::{canonical_form, concatenated, damaged_faults, faults};
use super::mixture;
use super::text::{Layout, Plan};
use kibao::replay::Options;
use std::collections::{BTreeMap, BTreeSet};

/// How many mixtures are tried.
fn mixtures_tried() -> u32 {
    std::env::var("KIBAO_LAYOUTS").ok().map_or(300, |it| it.parse().expect("a number"))
}

/// The faults of many texts: which layouts they have, and the first of each kind in full.
#[derive(Default)]
struct Tally {
    texts: usize,
    failed: usize,
    /// By layout: in how many texts it is, and how many of these have a fault.
    layouts: BTreeMap<String, (usize, usize)>,
    /// By kind of fault: how many, and the first.
    kinds: BTreeMap<String, (usize, String)>,
}

impl Tally {
    fn add(&mut self, name: &str, layout: &Layout, faults: &[String]) {
        self.texts += 1;
        self.failed += usize::from(!faults.is_empty());
        let names = if name.is_empty() {
            layout.used.iter().map(|it| (*it).to_owned()).collect()
        } else {
            vec![name.to_owned()]
        };
        for name in names {
            let (texts, failed) = self.layouts.entry(name).or_default();
            *texts += 1;
            *failed += usize::from(!faults.is_empty());
        }
        for fault in faults {
            let kind = fault.split(": ").next().unwrap_or_default().to_owned();
            let first = format!("{name} {:?}: {fault}\n{}", layout.used, layout.text);
            self.kinds.entry(kind).or_insert((0, first)).0 += 1;
        }
    }

    /// Fails where any text has a fault, and says which.
    #[track_caller]
    fn assert_none(&self, least: usize) {
        assert!(self.texts >= least, "only {} texts", self.texts);
        let mut told = format!("{} of {} texts fail\n", self.failed, self.texts);
        for (name, (texts, failed)) in self.layouts.iter().filter(|(_, (_, failed))| *failed > 0) {
            told.push_str(&format!("  {failed} of {texts} with {name}\n"));
        }
        for (kind, (count, first)) in &self.kinds {
            told.push_str(&format!("\n{count} × {kind}, first {first}\n"));
        }
        assert!(self.failed == 0, "{told}");
    }
}

#[test]
fn the_tidy_layout_is_canonical() {
    for seed in 0..60 {
        let layout = Plan::tidy(1 + seed as usize % 3).write(seed);
        assert_eq!(faults(&layout), Vec::<String>::new(), "{}", layout.text);
        assert!(layout.games.iter().all(|game| !game.told && game.moves.len() >= 4));
    }
}

#[test]
fn a_seed_is_a_text() {
    for seed in 0..40 {
        assert_eq!(mixture(seed).text, mixture(seed).text);
    }
    let texts: BTreeSet<String> = (0..40).map(|seed| mixture(seed).text).collect();
    assert_eq!(texts.len(), 40);
}

#[test]
fn each_layout_alone() {
    let mut tally = Tally::default();
    for (name, plan) in Plan::each_alone() {
        for seed in 0..4 {
            let layout = plan.write(seed);
            tally.add(&name, &layout, &faults(&layout));
        }
    }
    tally.assert_none(250);
}

#[test]
fn each_pair_of_layouts() {
    let mut tally = Tally::default();
    for (index, (name, plan)) in (0..).zip(Plan::each_pair()) {
        let layout = plan.write(index);
        tally.add(&name, &layout, &faults(&layout));
    }
    tally.assert_none(200);
}

#[test]
fn mixtures() {
    let mut tally = Tally::default();
    let mut before = String::new();
    let tried = mixtures_tried();
    for seed in 0..u64::from(tried) {
        let layout = Plan::random(seed).write(seed);
        let mut found = faults(&layout);
        let written = canonical_form(&layout.text, &Options::default());
        found.extend(concatenated(&before, &written));
        before = written;
        for fault in &mut found {
            fault.push_str(&format!(" (seed {seed})"));
        }
        tally.add("", &layout, &found);
    }
    tally.assert_none(tried as usize);
}

#[test]
fn damaged_moves() {
    let mut tally = Tally::default();
    let tried = mixtures_tried();
    for seed in 0..u64::from(tried) {
        let layout = Plan::random(seed).write_damaged(seed);
        let mut found = damaged_faults(&layout);
        for fault in &mut found {
            fault.push_str(&format!(" (seed {seed})"));
        }
        tally.add("", &layout, &found);
    }
    tally.assert_none(tried as usize);
}
