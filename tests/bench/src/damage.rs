//! How records of the bench `repair` are damaged: slips, a habit of the scorer, pages lost or mixed.

use kibao::engine::{BuiltIn, Move};
use kibao::generate::{Generator, SlipRate, SplitMix64, Writing};
use kibao::notation::Dialect;
use kibao::replay::{Options, Ply, replays};

/// A kind of damage.
#[derive(Clone, Copy)]
pub(crate) enum Damage {
    /// So many slips as `kibao gen --slips` makes them.
    Slips(u32),
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
