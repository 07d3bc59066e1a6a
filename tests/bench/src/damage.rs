//! How records of the bench `repair` are damaged: slips, a habit of the scorer, pages lost or mixed.

use kibao::engine::{BUILT_IN, BuiltIn, Move};
use kibao::generate::{Generator, SlipRate, SplitMix64, Writing};
use kibao::notation::Dialect;
use kibao::replay::{Options, Ply, replays};

/// A kind of damage.
#[derive(Clone, Copy)]
pub(crate) enum Damage {
    /// So many slips as `kibao gen --slips` makes them.
    Slips(u32),
    /// Slips, or another rule set in the head, as often as the model of `repair` documents (`src/replay/repair/cost.rs`).
    Documented,
    /// A slip in a record that is cut short and has no result.
    Cut,
    /// A slip in a record without row letters.
    Bare,
    /// A slip in the last six plies.
    Late,
    /// Words of one side, or of both, written by another habit, from a round on: directions, pits, both.
    Habit { directions: bool, pits: bool, north_alone: bool, from_round: usize },
    /// The first rounds are lost, and the rest is numbered from 1.
    FirstPage,
    /// The rest of another game follows from round 12 on.
    OtherPage,
}

/// A damaged record, and the moves of the true game; `None` if too much of it is lost, or if there is nothing to damage.
pub(crate) fn damaged(rules: &BuiltIn, damage: Damage, seed: u64, index: u64) -> Option<(String, Option<Vec<Move>>)> {
    let dialect = if matches!(damage, Damage::Bare) { Dialect::ZANZIBAR } else { Dialect::KIBAO };
    let generator = Generator { name: rules.name, rules: rules.rules, dialect, seed };
    let slips = |slips, cut, bare| {
        let writing = Writing { slips: SlipRate::exactly(slips), bare, cut };
        let (text, _) = generator.written(index, &writing);
        let (truth, _) = generator.written(index, &Writing { slips: SlipRate::default(), ..writing });
        Some((text, Some(moves(&truth)?)))
    };
    let whole = generator.game(index);
    let (head, words) = split(&whole);
    match damage {
        Damage::Slips(count) => slips(count, false, false),
        Damage::Documented => {
            let mut random = SplitMix64::new(seed ^ (index << 8));
            let (mut words, mut truth) = (words.clone(), moves(&whole)?);
            // One game in twelve is resigned, and the record does not say so.
            if random.below(12) == 0 && words.len() > 20 {
                words.truncate(words.len() - 1 - random.below(10));
                truth.truncate(words.len());
            }
            // For each of the four other sets, one head in 1,250 names it.
            let [one, other] = [random.below(1000), random.below(BUILT_IN.len())];
            if one < 4 && BUILT_IN[other].name != rules.name {
                let wrong =
                    head.replace(&format!("rules: {}", rules.name), &format!("rules: {}", BUILT_IN[other].name));
                return Some((joined(&wrong, &words), Some(truth)));
            }
            // A move is a slip with the probability p = e^(-SLIP/100), and (n + 1) p after n slips. So the number of slips in a
            // record of m moves is geometric: it stops at each step with the probability e^(-m p).
            let failure = (-(words.len() as f64) * (-cost("SLIP") / 100.0).exp()).exp();
            while random.below(1_000_000) as f64 > 1e6 * failure {
                document_slip(&mut words, &mut random);
            }
            Some((joined(&head, &words), Some(truth)))
        }
        Damage::Cut => slips(1, true, false),
        Damage::Bare => slips(1, false, true),
        Damage::Late => {
            let mut random = SplitMix64::new(seed ^ (index << 8));
            let at = words.len().checked_sub(1 + random.below(6))?;
            let change = [&['<', '>'][..], &['1', '2'], &['2', '3'], &['4', '5'], &['6', '7']][random.below(5)];
            let swap = |c: char| {
                if c == change[0] {
                    change[1]
                } else if c == change[1] {
                    change[0]
                } else {
                    c
                }
            };
            let slipped = words[at].chars().map(swap).collect::<String>();
            let mut words = words.clone();
            (slipped != words[at]).then(|| words[at] = slipped)?;
            Some((joined(&head, &words), Some(moves(&whole)?)))
        }
        Damage::Habit { directions, pits, north_alone, from_round } => {
            let written = |(at, word): (usize, &String)| {
                let by_habit = at >= 2 * (from_round - 1) && (at % 2 == 1 || !north_alone);
                let by = |c: char| match c {
                    '<' if directions => '>',
                    '>' if directions => '<',
                    '1'..='8' if pits => char::from(b'0' + 9 - (c as u8 - b'0')),
                    other => other,
                };
                if by_habit { word.chars().map(by).collect() } else { word.clone() }
            };
            let words: Vec<String> = words.iter().enumerate().map(written).collect();
            (words.len() > 2 * from_round + 12).then(|| Some((joined(&head, &words), Some(moves(&whole)?))))?
        }
        Damage::FirstPage => (words.len() > 40).then(|| (joined(&head, &words[16..]), None)),
        Damage::OtherPage => {
            let (_, others) = split(&generator.game(index + 1));
            let mixed: Vec<String> = words.get(..22)?.iter().chain(others.get(22..)?).cloned().collect();
            (mixed.len() > 40).then(|| (joined(&head, &mixed), None))
        }
    }
}

/// Kinds of slips, and the names of their costs in the model.
const SLIPS: [(Slip, &str); 14] = [
    (Slip::Direction, "DIRECTION"),
    (Slip::Neighbour, "NEIGHBOUR"),
    (Slip::LookAlike, "LOOK_ALIKE"),
    (Slip::OtherEnd, "OTHER_END"),
    (Slip::OtherSeat, "OTHER_SEAT"),
    (Slip::Row, "ROW"),
    (Slip::OwnAgain, "OWN_AGAIN"),
    (Slip::Copied, "COPIED"),
    (Slip::OtherPit, "OTHER_PIT"),
    (Slip::LeftOut, "OMITTED"),
    (Slip::Doubled, "DOUBLED"),
    (Slip::Swapped(2), "MOVES_SWAPPED"),
    (Slip::Exchanged, "EXCHANGED"),
    (Slip::Swapped(4), "ROUNDS_SWAPPED"),
];

/// How much less frequent a kind of slip is than a slip at all: `100 ln` of it, read from the model.
fn cost(name: &str) -> f64 {
    let model = include_str!("../../../src/replay/repair/cost.rs");
    let value = model.split_once(&format!("const {name}: u32 = ")).and_then(|(_, rest)| rest.split_once(';'));
    let (value, _) = value.unwrap_or_else(|| panic!("the model has no {name}"));
    value.trim_start_matches("SLIP + ").parse().unwrap_or_else(|_| panic!("{name} = {value}"))
}

#[derive(Clone, Copy, PartialEq)]
enum Slip {
    Direction,
    /// Each of the two neighbours of the pit.
    Neighbour,
    LookAlike,
    OtherEnd,
    OtherSeat,
    Row,
    OwnAgain,
    Copied,
    /// Each of the other pits.
    OtherPit,
    LeftOut,
    Doubled,
    /// The two halves of as many words that are whole rounds.
    Swapped(usize),
    /// A move with the next one of its side, or with the next one of the opponent in the next round.
    Exchanged,
}

/// Makes one slip in a record. A place and a kind are drawn until the kind is possible there, so that each pair has its share.
fn document_slip(words: &mut Vec<String>, random: &mut SplitMix64) {
    loop {
        let at = random.below(words.len());
        // Where the pit or the order is drawn, each has the share.
        let (slip, name) = SLIPS[random.below(SLIPS.len())];
        let drawn = 1 + u8::try_from(random.below(8)).expect("a pit");
        let draws = match slip {
            Slip::Neighbour | Slip::LookAlike | Slip::OtherPit => 8.0,
            Slip::Exchanged => 2.0,
            _ => 1.0,
        };
        let share = draws * (-cost(name) / 100.0).exp();
        if 1e-6 * random.below(1_000_000) as f64 > share {
            continue;
        }
        if slipped(words, at, slip, drawn).is_some() {
            return;
        }
    }
}

/// Makes a slip of a kind at a word; `None` and no change if it is impossible there.
fn slipped(words: &mut Vec<String>, at: usize, slip: Slip, drawn: u8) -> Option<()> {
    let word = words[at].clone();
    let pit = word.as_bytes().get(1)? - b'0';
    let with_pit = |pit: u8| word.replacen(|c: char| c.is_ascii_digit(), &pit.to_string(), 1);
    let other_hand = |word: &str| {
        word.chars()
            .map(|c| {
                if c == '<' {
                    '>'
                } else if c == '>' {
                    '<'
                } else {
                    c
                }
            })
            .collect()
    };
    let looks_alike = matches!((pit, drawn), (1, 7 | 4) | (7, 1 | 2) | (3, 8) | (8, 3) | (2, 7) | (4, 1));
    let explained = pit == drawn || pit.abs_diff(drawn) == 1 || looks_alike || pit + drawn == 9;
    let again = |back: usize| {
        let (row, rest) = words.get(at.checked_sub(back)?)?.split_at(1);
        let row = if at.is_multiple_of(2) { row.to_uppercase() } else { row.to_lowercase() };
        Some(row + rest).filter(|it| *it != word)
    };
    words[at] = match slip {
        Slip::Direction => Some(other_hand(&word)).filter(|it| *it != word)?,
        Slip::Neighbour => (pit.abs_diff(drawn) == 1).then(|| with_pit(drawn))?,
        Slip::LookAlike => (looks_alike && pit.abs_diff(drawn) != 1).then(|| with_pit(drawn))?,
        Slip::OtherEnd => with_pit(9 - pit),
        Slip::OtherSeat => other_hand(&with_pit(9 - pit)),
        Slip::OtherPit => (!explained).then(|| with_pit(drawn))?,
        // In kunamua no pit of a back row is played.
        Slip::Row => {
            let in_mtaji = words.get(..at)?.iter().any(|it| it.starts_with(['B', 'b'])) || at > 44;
            let swap = |c: char| match c {
                'A' => 'B',
                'B' => 'A',
                'a' => 'b',
                'b' => 'a',
                other => other,
            };
            in_mtaji.then(|| word.chars().map(swap).collect())?
        }
        Slip::OwnAgain => again(2)?,
        Slip::Copied => again(1)?,
        Slip::LeftOut => {
            words.remove(at);
            return Some(());
        }
        Slip::Doubled => {
            words.insert(at, word);
            return Some(());
        }
        Slip::Swapped(count) => {
            let (one, other) = words.get_mut(at..at + count).filter(|_| at.is_multiple_of(2))?.split_at_mut(count / 2);
            one.swap_with_slice(other);
            return Some(());
        }
        Slip::Exchanged => {
            let other = at + if drawn.is_multiple_of(2) { 2 } else { 1 };
            let possible = other < words.len() && (other == at + 2 || at % 2 == 1);
            possible.then(|| words.swap(at, other))?;
            return Some(());
        }
    };
    Some(())
}

fn moves(text: &str) -> Option<Vec<Move>> {
    let replay = replays(text, &Options::default()).next()?;
    Some(replay.plies.iter().filter_map(Ply::played).map(|played| played.mv).collect())
}

/// The head and the words of a generated game.
fn split(text: &str) -> (String, Vec<String>) {
    let (head, rounds) = text.split_once("\n\n").expect("a head");
    let words = rounds.lines().flat_map(|line| line.trim_end_matches(';').split(' ').skip(1));
    (head.to_owned(), words.map(str::to_owned).collect())
}

/// A record of these words.
fn joined(head: &str, words: &[String]) -> String {
    let rounds = words.chunks(2).enumerate().map(|(index, round)| format!("{}: {};\n", index + 1, round.join(" ")));
    format!("{head}\n\n{}", rounds.collect::<String>())
}
