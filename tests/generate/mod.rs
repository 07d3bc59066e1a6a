//! Generated games and the slips in them: the same for ever, and what the log says is what was done.

mod command;

use kibao::engine::{BUILT_IN, BuiltIn, Side};
use kibao::findings::{Report, Severity};
use kibao::generate::{Generator, Slip, SlipKind, SlipRate, Writing};
use kibao::notation::Dialect;
use kibao::replay::{Options, replays};

/// A generator for every rule set and dialect.
fn generators(seed: u64) -> impl Iterator<Item = Generator<'static>> {
    let of = move |known: &'static BuiltIn, dialect| Generator { name: known.name, rules: known.rules, dialect, seed };
    BUILT_IN.into_iter().flat_map(move |known| Dialect::ALL.map(|dialect| of(known, dialect)))
}

fn fnv(hash: u64, text: &str) -> u64 {
    text.bytes().fold(hash, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

/// The head of a record, and its moves one after the other. The rounds must be numbered and hold two moves each.
fn parts(text: &str) -> (String, Vec<String>) {
    let (head, rounds) = text.split_once("\n\n").expect("a blank line");
    let mut moves: Vec<String> = Vec::new();
    for (number, line) in rounds.lines().enumerate() {
        assert_eq!(moves.len(), number * 2, "a round in the middle has two moves\n{text}");
        let (first, rest) = line.split_once(": ").expect("a number");
        assert_eq!(first, (number + 1).to_string());
        moves.extend(rest.strip_suffix(';').expect("an end").split(' ').map(str::to_owned));
    }
    (head.to_owned(), moves)
}

/// Makes good the slips of a list of moves, the last one first.
fn undo(mut moves: Vec<String>, slips: &[Slip]) -> Vec<String> {
    let words = |text: &Option<String>| -> Vec<String> {
        text.iter().flat_map(|text| text.split(' ')).map(str::to_owned).collect()
    };
    for (index, slip) in slips.iter().enumerate().rev() {
        let before = |kind| slips[..index].iter().filter(|slip| slip.kind == kind).count();
        let second = usize::from(slip.kind == SlipKind::Doubled);
        let at = slip.ply as usize - 1 + before(SlipKind::Doubled) + second - before(SlipKind::LeftOut);
        let now = words(&slip.now);
        assert_eq!(moves[at..at + now.len()], now, "{slip:?}");
        moves.splice(at..at + now.len(), words(&slip.was));
    }
    moves
}

/// What `check` says of a record: whether it finds an error, and whether it finds anything.
fn noticed(text: &str) -> (bool, bool) {
    let options = Options::default();
    let mut worst = None;
    for replay in replays(text, &options) {
        let report = Report::new(replay);
        worst = worst.max(report.findings.iter().map(|finding| finding.check.severity).max());
    }
    (worst == Some(Severity::Error), worst.is_some())
}

/// FNV-1a of what was generated when it was written, with the rates 0, 0.4, 1 and 2.5, and of bare games that are cut
/// short; they never change.
const DIGESTS: [u64; 5] = [
    3_064_164_803_280_515_785,
    14_821_625_906_240_591_767,
    12_459_749_853_230_560_681,
    10_489_966_666_701_730_770,
    11_157_967_349_873_337_988,
];

#[test]
fn the_same_seed_gives_the_same_bytes_for_ever() {
    let digest = |rate: &str, short: bool| {
        let writing = Writing { slips: rate.parse().expect("a rate"), bare: short, cut: short };
        let games = generators(5).flat_map(|generator| (0..50).map(move |index| generator.written(index, &writing)));
        games.fold(0xcbf2_9ce4_8422_2325, |hash, (text, slips)| {
            slips.iter().fold(fnv(hash, &text), |hash, slip| fnv(hash, &format!("{} {}", slip.ply, slip.kind.name())))
        })
    };
    let rates = [("0", false), ("0.4", false), ("1", false), ("2.5", false), ("1", true)];
    assert_eq!(rates.map(|(rate, short)| digest(rate, short)), DIGESTS);
}

#[test]
fn no_slips_is_the_plain_game() {
    for generator in generators(6) {
        for index in 0..50 {
            let plain = generator.game(index);
            assert_eq!(generator.game_with_slips(index, SlipRate::default()), (plain.clone(), Vec::new()));
            // A game that happens to be spared goes the long way and is the same.
            let (text, slips) = generator.game_with_slips(index, "0.000000001".parse().expect("a rate"));
            assert_eq!((text, slips), (plain, Vec::new()));
        }
    }
}

#[test]
fn the_log_leads_back_to_the_true_game() {
    let mut seen = [0; SlipKind::ALL.len()];
    for generator in generators(12) {
        for index in 0..400 {
            let (head, moves) = parts(&generator.game(index));
            let slips = 1 + u32::try_from(index).expect("small") % 3;
            let (text, slips) = generator.game_with_slips(index, SlipRate::exactly(slips));
            let (slipped_head, slipped) = parts(&text);
            assert_eq!(head, slipped_head);
            assert_ne!(moves, slipped);
            assert!(slips.iter().all(|slip| slip.was != slip.now));
            assert_eq!(undo(slipped, &slips), moves, "{slips:?}");
            for slip in slips {
                seen[slip.kind as usize] += 1;
                let first = &moves[slip.ply as usize - 1];
                let side = if first.starts_with(char::is_uppercase) { Side::South } else { Side::North };
                assert_eq!((slip.side(), slip.round()), (side, slip.ply.div_ceil(2)));
            }
        }
    }
    for kind in SlipKind::ALL {
        assert!(seen[kind as usize] > 40, "{}: {}", kind.name(), seen[kind as usize]);
    }
}

#[test]
fn whole_rates_are_exact_while_there_is_room() {
    for generator in generators(3) {
        for index in 0..100 {
            let plies = parts(&generator.game(index)).1.len();
            for rate in [1, 2, 3, 5, u32::MAX] {
                let (text, slips) = generator.game_with_slips(index, SlipRate::exactly(rate));
                let touched: Vec<usize> =
                    slips.iter().flat_map(|slip| slip.ply as usize..slip.ply as usize + slip.kind.plies()).collect();
                assert!(touched.is_sorted_by(|a, b| a < b), "each on plies of its own: {slips:?}");
                assert!(touched.last().is_none_or(|last| *last <= plies));
                assert!(slips.len() == rate as usize || touched.len() == plies, "{plies} plies: {slips:?}");
                assert!(!parts(&text).1.is_empty());
            }
        }
    }
}

#[test]
fn a_rate_is_the_mean() {
    let generator = generators(4).next().expect("one");
    let count = |rate: &str| -> Vec<Vec<Slip>> {
        let rate = rate.parse().expect("a rate");
        (0..4_000).map(|index| generator.game_with_slips(index, rate).1).collect()
    };
    let [quarter, one, more] = ["0.25", "1", "1.75"].map(count);
    assert!(quarter.iter().all(|slips| slips.len() <= 1));
    assert!(more.iter().all(|slips| (1..=2).contains(&slips.len())));
    let total = |games: &[Vec<Slip>]| games.iter().map(Vec::len).sum::<usize>();
    assert!((920..1_080).contains(&total(&quarter)), "{}", total(&quarter));
    assert_eq!(total(&one), 4_000);
    assert!((6_920..7_080).contains(&total(&more)), "{}", total(&more));
    for ((quarter, one), more) in quarter.iter().zip(&one).zip(&more) {
        assert!(quarter.iter().all(|slip| one.contains(slip)) && one.iter().all(|slip| more.contains(slip)));
    }
}

#[test]
fn kinds_come_as_often_as_their_weights_say() {
    let generator = generators(4).next().expect("one");
    let mut seen = [0_usize; SlipKind::ALL.len()];
    for index in 0..5_000 {
        generator.game_with_slips(index, SlipRate::exactly(1)).1.iter().for_each(|slip| seen[slip.kind as usize] += 1);
    }
    for kind in SlipKind::ALL {
        let (seen, meant) = (seen[kind as usize], kind.weight() * 50);
        // Few moves have a `+` to lose; what is drawn in its place goes to the others.
        let least = if kind == SlipKind::HouseLost { meant / 8 } else { meant * 6 / 10 };
        assert!((least..meant * 13 / 10).contains(&seen), "{}: {seen} of {meant}", kind.name());
    }
}

/// Of a hundred slips of each kind, in how many `check` must find an error, and in how many anything at all. A wrong mark
/// or the other side's letter is understood and reported as a matter of form.
const NOTICED: [(SlipKind, usize, usize); SlipKind::ALL.len()] = [
    (SlipKind::Direction, 70, 90),
    (SlipKind::Neighbour, 94, 95),
    (SlipKind::LookAlike, 93, 95),
    (SlipKind::Row, 94, 95),
    (SlipKind::Case, 0, 100),
    (SlipKind::HouseLost, 80, 80),
    (SlipKind::HouseExtra, 0, 98),
    (SlipKind::StarLost, 0, 100),
    (SlipKind::StarExtra, 0, 100),
    (SlipKind::LeftOut, 90, 93),
    (SlipKind::Doubled, 96, 98),
    (SlipKind::MovesSwapped, 84, 98),
    (SlipKind::RoundsSwapped, 96, 98),
];

#[test]
fn most_slips_are_noticed() {
    let mut seen = [[0_usize; 3]; SlipKind::ALL.len()];
    for generator in generators(21) {
        for index in 0..1_000 {
            let (text, slips) = generator.game_with_slips(index, SlipRate::exactly(1));
            let (error, anything) = noticed(&text);
            let row = &mut seen[slips[0].kind as usize];
            row[0] += 1;
            row[1] += usize::from(error);
            row[2] += usize::from(anything);
        }
    }
    for (kind, errors, anything) in NOTICED {
        let [all, with_error, noticed] = seen[kind as usize];
        assert!(with_error * 100 >= errors * all, "{}: {with_error} of {all} are errors", kind.name());
        assert!(noticed * 100 >= anything * all, "{}: {noticed} of {all} are noticed", kind.name());
    }
    let [all, with_error, noticed] = [0, 1, 2].map(|n| seen.iter().map(|row| row[n]).sum::<usize>());
    assert!(with_error * 100 >= 72 * all && noticed * 100 >= 95 * all);
}

#[test]
fn bare_and_cut_games_are_sound() {
    let mut shorter = 0;
    for generator in generators(8) {
        for index in 0..60 {
            let whole = parts(&generator.game(index));
            let (bare, slips) = generator.written(index, &Writing { bare: true, ..Writing::default() });
            assert_eq!((noticed(&bare), slips.len()), ((false, false), 0), "{bare}");
            assert_eq!(parts(&bare).1.len(), whole.1.len());
            let (cut, _) = generator.written(index, &Writing { cut: true, ..Writing::default() });
            assert_eq!(noticed(&cut), (false, false), "{cut}");
            assert!(!cut.contains("winner"));
            let kept = parts(&cut).1;
            assert_eq!(kept, whole.1[..kept.len()]);
            assert!(kept.len() * 2 + 1 >= whole.1.len() && (kept.len() < whole.1.len() || kept.len() == 1));
            let both = Writing { slips: SlipRate::exactly(2), bare: true, cut: true };
            let (text, slips) = generator.written(index, &both);
            let (clean, _) = generator.written(index, &Writing { slips: SlipRate::default(), ..both });
            assert_eq!(undo(parts(&text).1, &slips), parts(&clean).1, "{slips:?}");
            shorter += whole.1.concat().len() - parts(&bare).1.concat().len();
        }
    }
    assert!(shorter > 4_000, "{shorter}");
}
