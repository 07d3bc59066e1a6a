//! Records that are written throughout, or from a round on, by another habit: each is read as the game that was played, and
//! is rewritten without losing anything.

use super::{first, record};
use kibao::engine::{BuiltIn, Kind, Phase, Side};
use kibao::generate::Generator;
use kibao::notation::Dialect;
use kibao::replay::{Change, Habit, Options, Replay, canonical, repaired, replays};

const ALL: [(Habit, Option<Side>); 19] = {
    use Habit::{BackDirections, Directions, HouseUnwritten, Pits, Rows, Seat, SowingDirection};
    const SOUTH: Option<Side> = Some(Side::South);
    const NORTH: Option<Side> = Some(Side::North);
    [
        (Directions, None),
        (Directions, SOUTH),
        (Directions, NORTH),
        (Pits, None),
        (Pits, SOUTH),
        (Pits, NORTH),
        (Seat, None),
        (Seat, SOUTH),
        (Seat, NORTH),
        (Rows, None),
        (Rows, SOUTH),
        (Rows, NORTH),
        (BackDirections, None),
        (BackDirections, SOUTH),
        (BackDirections, NORTH),
        (SowingDirection, None),
        (SowingDirection, SOUTH),
        (SowingDirection, NORTH),
        (HouseUnwritten, None),
    ]
};

/// The full names of the moves of a game.
fn names(replay: &Replay<'_>) -> Vec<String> {
    let name = |ply| canonical(&replay.before(ply).expect("a state"), ply.played().expect("a played move"));
    replay.plies.iter().map(name).collect()
}

fn turned(word: &str) -> String {
    let turn = |c| match c {
        '<' => '>',
        '>' => '<',
        other => other,
    };
    word.chars().map(turn).collect()
}

/// The words of a game whose scorer has a habit.
fn written(replay: &Replay<'_>, (habit, whose): (Habit, Option<Side>), from: usize) -> Vec<String> {
    let word = |(index, (ply, word)): (usize, (&kibao::replay::Ply, String))| {
        let (before, played) = (replay.before(ply).expect("a state"), ply.played().expect("a move"));
        if index < from || whose.is_some_and(|side| side != before.position.turn) {
            return word;
        }
        let other_end = |word: &str| {
            let pit = |c: char| c.to_digit(10).map_or(c, |pit| char::from_digit(9 - pit, 10).expect("a pit"));
            word.chars().map(pit).collect::<String>()
        };
        let other_row = |c| match c {
            'A' => 'B',
            'B' => 'A',
            'a' => 'b',
            'b' => 'a',
            other => other,
        };
        let capture = played.kind == Kind::Capture && before.position.phase() == Phase::Kunamua;
        match habit {
            Habit::Directions => turned(&word),
            Habit::Pits => other_end(&word),
            Habit::Seat => turned(&other_end(&word)),
            Habit::Rows => word.chars().map(other_row).collect(),
            Habit::BackDirections if !played.mv.pit.is_front() => turned(&word),
            Habit::SowingDirection if capture => turned(&word),
            Habit::HouseUnwritten => word.replace('+', ""),
            _ => word,
        }
    };
    replay.plies.iter().zip(names(replay)).enumerate().map(word).collect()
}

/// A generated game of each rule set that has at least this many plies, and a real one.
fn games(plies: usize) -> Vec<String> {
    let mut games = Vec::new();
    for name in ["kibao", "ruehl"] {
        let known = BuiltIn::named(name).expect("a rule set");
        let generator = Generator { name, rules: known.rules, dialect: Dialect::KIBAO, seed: 5 };
        let all = (0..200).map(|index| generator.game(index));
        let long = all.filter(|text| text.matches([';', ' ']).count() > 2 * plies && text.contains('+'));
        games.extend(long.take(2).map(|text| text.replacen("\n\n", "\nplace: Kizimkazi ; by the sea\n\n", 1)));
    }
    games.push(include_str!("../../../samples/ok/zanzibar-1994-game4.bao").to_owned());
    games
}

/// A record with the head of another and these words, with comments.
fn with_head(text: &str, words: &[String]) -> String {
    let head = text.lines().take_while(|line| !line.starts_with("1:")).filter(|line| !line.is_empty());
    let head: String = head.map(|line| format!("{line}\n")).collect();
    let rounds = record(words).split_once("\n\n").expect("a head").1.replace("\n3: ", "; a good move\n; two\n3: ");
    format!("{head}notation: kibao\n\n{rounds}")
}

/// Checks that a record is read as a game by a habit, for certain, and can be rewritten as that game.
fn check(text: &str, truth: &[String], habit: Habit, whose: Option<Side>, later: bool) -> String {
    let what = format!("{habit:?} {whose:?}\n{text}");
    let (replay, repairs) = first(text);
    let best = repairs.only().unwrap_or_else(|| {
        let all = repairs.candidates.iter().map(|it| (it.probability, super::told(it)));
        panic!("{:?} {what}", all.take(4).collect::<Vec<_>>())
    });
    let moves: Vec<String> = best.game.iter().map(|it| canonical(&it.before, &it.played)).collect();
    assert_eq!(moves, truth, "{what}");
    let reading = best.edits.iter().find_map(|edit| match edit.change {
        Change::Reading(habit, side) => Some((habit, side, edit.index > 0)),
        _ => None,
    });
    // A few missing house signs are slips.
    let few = habit == Habit::HouseUnwritten && best.edits.len() < 4;
    assert!(reading == Some((habit, whose, later)) || few, "{what}");
    for notes in [false, true] {
        let new = repaired(&replay, best, &Options::default(), notes).unwrap_or_else(|why| panic!("{why:?} {what}"));
        let again = replays(&new, &Options::default()).next().expect("a game");
        assert!(again.is_valid(), "{new}");
        assert_eq!(names(&again), truth, "{new}");
        assert_eq!(again.game.comments().count() > replay.game.comments().count(), notes, "{new}");
        if notes {
            return new;
        }
    }
    unreachable!("with notes")
}

#[test]
fn a_habit_of_the_whole_record_is_found_and_rewritten() {
    for text in games(40) {
        let replay = replays(&text, &Options::default()).next().expect("a game");
        let truth = names(&replay);
        let mut found = 0;
        for (habit, whose) in ALL {
            let words = written(&replay, (habit, whose), 0);
            let slipped = with_head(&text, &words);
            if words == truth || replays(&slipped, &Options::default()).next().expect("a game").is_whole() {
                continue;
            }
            // A house sign may be missing where nothing shows it.
            let new = check(&slipped, &truth, habit, whose, false);
            assert!(new.contains("by the sea") == text.contains("by the sea"), "{new}");
            found += 1;
        }
        assert!(found > 12, "{found}\n{text}");
    }
}

#[test]
fn a_habit_from_a_round_on_is_found_and_rewritten() {
    for text in games(40) {
        let replay = replays(&text, &Options::default()).next().expect("a game");
        let truth = names(&replay);
        let mut found = 0;
        for (habit, whose) in ALL.into_iter().filter(|(habit, _)| *habit != Habit::HouseUnwritten) {
            let words = written(&replay, (habit, whose), 12);
            let changed: Vec<usize> = (0..truth.len()).filter(|&at| words[at] != truth[at]).collect();
            let slipped = with_head(&text, &words);
            let whole = || replays(&slipped, &Options::default()).next().expect("a game").is_whole();
            if changed.len() < 8 || changed[0] > 13 || whole() {
                continue;
            }
            check(&slipped, &truth, habit, whose, true);
            found += 1;
        }
        assert!(found > 9, "{found}\n{text}");
    }
}

#[test]
fn the_columns_the_sides_and_the_order_of_lines_are_set_right() {
    for text in games(40) {
        let replay = replays(&text, &Options::default()).next().expect("a game");
        let truth = names(&replay);
        let even = &truth[..truth.len() / 2 * 2];
        // North's column is the first.
        let mut words = even.to_vec();
        words.chunks_mut(2).for_each(|round| round.swap(0, 1));
        check(&with_head(&text, &words), even, Habit::Columns, None, false);
        // North began: the letters, the players and the winner are those of the other side.
        let other = |c: char| if c.is_lowercase() { c.to_ascii_uppercase() } else { c.to_ascii_lowercase() };
        let mut words = vec!["--".to_owned()];
        words.extend(truth.iter().map(|word| word.chars().map(other).collect::<String>()));
        let slipped = with_head(&text, &words);
        let new = check(&slipped, &truth, Habit::NorthBegan, None, false);
        let value = |text: &str, key: &str| {
            let line = text.lines().find(|line| line.to_lowercase().starts_with(key));
            line.map(|line| line.split_once(':').expect("a key").1.trim().trim_end_matches(';').to_lowercase())
        };
        assert_eq!(value(&new, "south:"), value(&slipped, "north:"), "{new}");
        let winner = value(&slipped, "winner:").expect("a winner");
        assert_eq!(value(&new, "winner:").as_deref(), Some(if winner == "north" { "south" } else { "north" }), "{new}");
        // Some lines are in another order.
        let slipped = with_head(&text, &truth);
        let (head, rounds) = slipped.split_once("\n\n").expect("a head");
        let mut lines: Vec<&str> = rounds.lines().filter(|line| !line.starts_with("; two")).collect();
        let block: Vec<&str> = lines.drain(6..9).collect();
        lines.splice(12..12, block);
        let slipped = format!("{head}\n\n{}\n", lines.join("\n"));
        let new = check(&slipped, &truth, Habit::Order, None, false);
        assert!(new.contains("\n7: ") && new.find("\n7: ") < new.find("\n8: "), "{new}");
    }
}
