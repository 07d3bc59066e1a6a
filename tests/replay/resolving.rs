//! A written move is the one legal move that fits it, whatever is left out of it.

use super::one;
use kibao::engine::{BUILT_IN, Hand, Illegal, Kind, Move, Phase, Pit, RuleSet, State};
use kibao::generate::Generator;
use kibao::notation::{Dialect, EntryKind, Partial, single};
use kibao::replay::{Oddity, Resolved, resolve};

/// A move with these signs; `back` says which row it names.
#[derive(Clone, Copy, Debug)]
struct Word {
    back: Option<bool>,
    pit: u8,
    hand: Option<Hand>,
}

impl Word {
    /// Every word that may be written for a move of a pit.
    fn all() -> impl Iterator<Item = Self> {
        let rows = [None, Some(false), Some(true)];
        let hands = [None, Some(Hand::Left), Some(Hand::Right)];
        let with = move |back| (1..=8).flat_map(move |pit| hands.map(|hand| Self { back, pit, hand }));
        rows.into_iter().flat_map(with)
    }

    fn partial(self) -> Partial {
        let row = self.back.map_or("", |back| if back { "B" } else { "A" });
        let hand = self.hand.map_or("", |hand| if hand == Hand::Left { "<" } else { ">" });
        partial(&format!("{row}{}{hand}", self.pit))
    }

    /// Every move it may be.
    fn moves(self, phase: Phase) -> Vec<Move> {
        let rows = match (self.back, phase) {
            (Some(back), _) => vec![back],
            (None, Phase::Kunamua) => vec![false],
            (None, Phase::Mtaji) => vec![false, true],
        };
        let pits = rows.into_iter().filter_map(|back| if back { Pit::back(self.pit) } else { Pit::front(self.pit) });
        let hands = self.hand.map_or(Hand::BOTH.to_vec(), |hand| vec![hand]);
        pits.flat_map(|pit| hands.iter().map(move |&hand| Move::new(pit, hand))).collect()
    }
}

fn partial(word: &str) -> Partial {
    let Some((EntryKind::Move(written), _)) = single(word) else { panic!("{word}") };
    written.read(Dialect::KIBAO)
}

/// The kichwa that a capture from a pit has to start from.
fn forced(state: &State, rules: &RuleSet, mv: Move) -> Option<Hand> {
    let hand = mv.pit.forced_kichwa().filter(|_| state.position.phase() == Phase::Kunamua)?;
    let captures = |hand| state.advance(rules, Move::new(mv.pit, hand)).is_ok_and(|it| it.kind == Kind::Capture);
    captures(hand).then_some(hand)
}

fn check(state: &State, rules: &RuleSet, word: Word) {
    let phase = state.position.phase();
    let tried = word.moves(phase);
    let legal = state.legal(rules);
    let mut fits: Vec<Move> = tried.iter().copied().filter(|mv| legal.as_slice().contains(mv)).collect();
    let mut notes = Vec::new();
    match (tried.first().and_then(|mv| forced(state, rules, *mv)), word.hand) {
        (Some(_), None) => {}
        (Some(forced), Some(hand)) if forced != hand => {
            fits = vec![Move::new(tried[0].pit, forced)];
            notes.push(Oddity::DirectionForced);
        }
        _ => {
            notes.extend((word.back.is_none() && phase == Phase::Mtaji).then_some(Oddity::RowMissing));
            notes.extend(word.hand.is_none().then_some(Oddity::DirectionMissing));
        }
    }
    let what = || format!("{word:?} {state:?}");
    match resolve(state, rules, &word.partial()) {
        Resolved::Unique(played, told) => {
            assert_eq!((vec![played.mv], told), (fits, notes), "{}", what());
            assert_eq!(Ok(played), state.advance(rules, played.mv), "{}", what());
        }
        Resolved::Ambiguous(moves) => {
            assert!(moves.len() > 1, "{}", what());
            assert_eq!(moves, fits, "{}", what());
        }
        Resolved::Illegal(mv, why) => {
            assert!(fits.is_empty() && tried.contains(&mv), "{mv:?} {why:?} {}", what());
            assert_eq!(state.advance(rules, mv).map(|_| ()), Err(why), "{}", what());
            // That a pit is empty is only said where no other is meant, and likewise of a single seed.
            let reasons = tried.iter().filter_map(|mv| state.advance(rules, *mv).err());
            let worse = |it: &Illegal| match why {
                Illegal::EmptyPit => *it != Illegal::EmptyPit,
                Illegal::SingleSeed => !matches!(it, Illegal::EmptyPit | Illegal::SingleSeed),
                _ => false,
            };
            assert_eq!(reasons.filter(worse).count(), 0, "{why:?} {}", what());
        }
    }
}

#[test]
fn a_move_is_the_one_that_fits_what_is_written() {
    let mut states = 0;
    for known in BUILT_IN {
        let generator = Generator { name: known.name, rules: known.rules, dialect: Dialect::KIBAO, seed: 8 };
        for index in 0..4 {
            let text = generator.game(index);
            let replay = one(&text);
            for plies in 0..replay.plies.len() {
                let state = replay.state_after(plies).expect("it replays");
                Word::all().for_each(|word| check(&state, &known.rules, word));
                states += 1;
            }
        }
    }
    assert!(states > 200, "{states}");
}

#[test]
fn a_house_sign_plays_the_house_or_says_nothing() {
    let house =
        "opening: [ 0 0 0 0 0 0 0 0 | 0 0 5 6 0 0 1 0 | 0 0 2 0 6 0 0 0 | 0 0 0 0 0 0 0 0 | 22 22 | T T | 255 | 0 ]\n";
    let state = one(&format!("{house}1: A3<;")).start.expect("a start");
    let rules = BUILT_IN[0].rules;
    let told = |word: &str| match resolve(&state, &rules, &partial(word)) {
        Resolved::Unique(played, notes) => format!("{:?} {} {notes:?}", played.mv.hand, played.mv.safari),
        other => format!("{other:?}").split(['(', ' ']).next().unwrap_or_default().to_owned(),
    };
    let table = [
        ("A3<", "Left false []"),
        ("3<+", "Left true []"),
        ("A3>+", "Right false [HouseUnused]"),
        ("A3+", "Ambiguous"),
        ("A1<+", "Illegal"),
        ("B3<+", "Illegal"),
    ];
    for (word, wanted) in table {
        assert_eq!(told(word), wanted, "{word}");
    }
}
