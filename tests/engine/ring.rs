//! The ring against sixteen plain numbers.

use kibao::engine::{Direction, Pit, PitSet, Ring};
use proptest::prelude::*;
use proptest::test_runner::RngSeed;

fn ring(pits: [u8; 16]) -> Ring {
    pits.iter().enumerate().fold(Ring::EMPTY, |ring, (at, &seeds)| ring.with(Pit::at(at as u8), seeds))
}

fn pits(ring: Ring) -> [u8; 16] {
    std::array::from_fn(|at| ring.get(Pit::at(at as u8)))
}

proptest! {
    #![proptest_config(ProptestConfig { rng_seed: RngSeed::Fixed(1), failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_sowing_drops_one_seed_after_the_other(
        before in prop::array::uniform16(0u8..=32),
        from in 0u8..16,
        clockwise: bool,
        seeds in 1u8..=64,
    ) {
        let direction = if clockwise { Direction::Clockwise } else { Direction::Anticlockwise };
        let (after, last) = ring(before).sow(Pit::at(from), direction, seeds);
        let mut slow = before;
        let mut at = from;
        for _ in 0..seeds {
            at = if clockwise { (at + 1) % 16 } else { (at + 15) % 16 };
            slow[usize::from(at)] += 1;
        }
        prop_assert_eq!(pits(after), slow);
        prop_assert_eq!(last, Pit::at(at));
    }

    #[test]
    fn rows_and_sets_are_read_pit_by_pit(before in prop::array::uniform16(0u8..=64), least in 1u8..=64) {
        let ring = ring(before);
        let rows = Ring::from_rows(ring.front(), ring.back());
        prop_assert_eq!(rows, Some(ring));
        let set: PitSet = (0..16).map(Pit::at).filter(|&pit| before[usize::from(pit.index())] >= least).collect();
        prop_assert_eq!(ring.at_least(least), set);
        prop_assert_eq!(ring.front_is_empty(), before[..8].iter().all(|&seeds| seeds == 0));
        prop_assert_eq!(ring.is_singletons(), before.iter().all(|&seeds| seeds < 2));
        prop_assert_eq!(ring.occupied(), (0..16).map(Pit::at).filter(|pit| before[usize::from(pit.index())] > 0).collect());
    }

    #[test]
    fn sets_are_sets(a: u16, b: u16) {
        let list = |set: PitSet| set.iter().collect::<Vec<_>>();
        let (a, b) = (PitSet::from_bits(a), PitSet::from_bits(b));
        let of = |keeps: &dyn Fn(Pit) -> bool| Pit::LISTED.into_iter().filter(|&pit| keeps(pit)).collect::<Vec<_>>();
        prop_assert_eq!(list(a), of(&|pit| a.has(pit)));
        prop_assert_eq!(list(a.and(b)), of(&|pit| a.has(pit) && b.has(pit)));
        prop_assert_eq!(list(a.or(b)), of(&|pit| a.has(pit) || b.has(pit)));
        prop_assert_eq!(list(a.without(b)), of(&|pit| a.has(pit) && !b.has(pit)));
        prop_assert_eq!(list(a.front()), of(&|pit| a.has(pit) && pit.is_front()));
        prop_assert_eq!(list(a.back()), of(&|pit| a.has(pit) && !pit.is_front()));
        prop_assert_eq!(a.len() as usize, list(a).len());
        prop_assert_eq!(a.is_empty(), list(a).is_empty());
    }
}

#[test]
fn a_pit_of_more_than_all_seeds_is_refused() {
    assert_eq!(Ring::from_rows([65, 0, 0, 0, 0, 0, 0, 0], [0; 8]), None);
}

#[test]
fn sets_are_listed_front_then_back() {
    let all = PitSet::from_bits(u16::MAX);
    assert_eq!(all.iter().collect::<Vec<_>>(), Pit::LISTED);
    let some: PitSet = [Pit::at(9), Pit::at(15), Pit::at(3)].into_iter().collect();
    let names: Vec<_> = some.iter().map(|pit| (pit.is_front(), pit.number())).collect();
    assert_eq!(names, [(true, 4), (false, 1), (false, 7)]);
}

#[test]
fn pits_are_told_by_their_names() {
    let some: PitSet = [Pit::at(9), Pit::at(3)].into_iter().collect();
    assert_eq!(format!("{some:?}"), "{A4, B7}");
    let ring = Ring::EMPTY.with(Pit::at(0), 6).with(Pit::at(15), 2);
    assert_eq!(format!("{ring:?}"), "[6, 0, 0, 0, 0, 0, 0, 0]/[2, 0, 0, 0, 0, 0, 0, 0]");
}
