//! Recorded answers: positions with all their moves, printed examples, whole games, illegal moves, perft.

use super::data::{answers, blocks, diagram, game, known, lines, positions};
use crate::oracle::agree::{plays, text};
use kibao::engine::{
    BUILT_IN, Capture, Ends, Hand, Illegal, Invalid, KIBAO, KUJIFUNZA, Move, Opening, Pit, PitSet, RuleSet, State,
    Unplayable, perft,
};
use kibao::replay::{OpeningError, Options, ProblemKind, Rules, read_position, replays};

#[test]
fn every_position_has_the_recorded_moves() {
    let mut counts = Vec::new();
    for known in BUILT_IN {
        let recorded = positions(known);
        for it in &recorded {
            assert_eq!(
                answers(&game(&it.position, &known.rules), &known.rules),
                it.moves,
                "{} {}",
                known.name,
                it.position
            );
        }
        counts.push((known.name, recorded.len(), recorded.iter().map(|it| it.moves.len()).sum::<usize>()));
    }
    let expected =
        [("kibao", 206, 784), ("zanzibar", 132, 471), ("ruehl", 163, 594), ("kujifunza", 135, 480), ("hus", 146, 1658)];
    assert_eq!(counts, expected);
}

#[test]
fn printed_examples_come_out_as_printed() {
    let examples = blocks("worked.txt");
    for example in &examples {
        let [source, head, before, after] = example.as_slice() else { panic!("{example:?}") };
        let [name, captured, ends] = head.split(' ').collect::<Vec<_>>()[..] else { panic!("{head}") };
        let plays = plays(&diagram(before, &KIBAO), &KIBAO);
        let (_, played) = plays.iter().find(|(it, _)| it == name).unwrap_or_else(|| panic!("{source}: no {name}"));
        let ended = match played.ends {
            Ends::Empty => "empty",
            Ends::House => "house",
            Ends::Blocked => "blocked",
            other => panic!("{source}: {other:?}"),
        };
        assert_eq!(
            (&text(&played.after), played.captured.to_string().as_str(), ended),
            (after, captured, ends),
            "{source}"
        );
    }
    assert_eq!(examples.len(), 29);
}

#[test]
fn whole_games_replay_position_by_position() {
    let mut plies = 0;
    for known in BUILT_IN {
        let games = blocks(&format!("games-{}.txt", known.name));
        assert_eq!(games.len(), 8, "{}", known.name);
        for it in &games {
            let (head, moves) = it.split_first().expect("a game has a head");
            let mut state = State::new(known.rules.start());
            let mut winner = None;
            for line in moves {
                let (name, after) = line.split_once(' ').expect("a move and a position");
                let plays = plays(&state, &known.rules);
                let (_, played) =
                    plays.iter().find(|(it, _)| it == name).unwrap_or_else(|| panic!("{head}: no {name}"));
                assert_eq!(text(&played.after), after, "{} {head} {name}", known.name);
                winner = played.outcome.map(|outcome| kibao::replay::side_name(outcome.winner));
                state = played.after;
                plies += 1;
            }
            assert_eq!(winner, head.split(' ').nth(2).filter(|&word| word != "None"), "{} {head}", known.name);
        }
    }
    assert_eq!(plies, 1923);
}

#[test]
fn illegal_moves_are_refused_for_the_recorded_reason() {
    let mut count = 0;
    for known in BUILT_IN {
        for line in lines(&format!("illegal-{}.txt", known.name)).iter().filter(|line| !line.is_empty()) {
            let mut words = line.split(' ');
            let (why, legal) = (words.next().expect("why"), words.next().expect("a number"));
            let rounds = words.collect::<Vec<_>>();
            let rounds = rounds.chunks(2).enumerate().map(|(n, round)| format!("{}: {};\n", n + 1, round.join(" ")));
            let record = rounds.collect::<String>();
            let options = Options { rules: Rules::BuiltIn(known), dialect: None };
            let replay = replays(&record, &options).next().expect("a game");
            assert_eq!(replay.replayed().to_string(), legal, "{} {line}", known.name);
            let is_it = |kind: &ProblemKind| match (why, kind) {
                ("after-the-end", ProblemKind::AfterEnd(_)) => true,
                (_, ProblemKind::Illegal(_, illegal)) => matches!(
                    (why, illegal),
                    ("must-capture", Illegal::MustCapture { .. })
                        | ("house", Illegal::HouseBarred)
                        | ("empty-pit", Illegal::EmptyPit)
                        | ("single-seed", Illegal::SingleSeed)
                        | ("front-row-first", Illegal::BackRow { .. })
                        | ("blocked", Illegal::BlockedPit)
                        | ("singleton", Illegal::SingletonBarred { .. })
                        | ("blocker-must-capture", Illegal::MustCaptureBlocked { .. })
                ),
                _ => false,
            };
            let kinds: Vec<_> = replay.problems.iter().map(|problem| &problem.kind).collect();
            assert!(kinds.iter().any(|kind| is_it(kind)), "{} {line}: {kinds:?}", known.name);
            count += 1;
        }
    }
    assert_eq!(count, 66);
}

#[test]
fn perft_counts_are_the_recorded_ones() {
    let rows = lines("perft.txt");
    for row in &rows {
        let [name, depth, nodes] = row.split(' ').collect::<Vec<_>>()[..] else { panic!("{row}") };
        let rules = &known(name).rules;
        let counted = perft(&State::new(rules.start()), rules, depth.parse().expect("a depth"));
        assert_eq!(counted.to_string(), nodes, "{name} {depth}");
    }
    assert_eq!(rows.len(), 21);
}

#[test]
fn positions_that_cannot_be_are_refused() {
    let at = |text: &str, rules| match read_position(text, rules) {
        Err(OpeningError::Position(invalid)) => Some(invalid),
        _ => None,
    };
    let board =
        |rest: &str| format!("[ 0 0 0 0 0 0 0 0 | 0 2 2 6 0 0 0 0 | 0 0 0 0 6 2 2 0 | 0 0 0 0 0 0 0 0 | {rest} ]");
    assert_eq!(at(&board("21 22 | T T | 255 | 0"), &KIBAO), Some(Invalid::Seeds { found: 63, expected: 64 }));
    assert_eq!(at(&board("22 22 | T T | 255 | 0"), &KUJIFUNZA), Some(Invalid::Store));
    assert!(matches!(at(&board("22 22 | T T | 0 | 0"), &KIBAO), Some(Invalid::Block(_))));
    assert_eq!(at(&board("22 22 | T T | 4 | 0"), &KIBAO), Some(Invalid::BlockInKunamua));
    assert_eq!(at(&board("22 22 | T T | 255 | 0"), &KIBAO), None);
}

#[test]
fn a_pit_of_fifteen_seeds_could_capture_and_one_of_sixteen_never() {
    for seeds in [15, 16, 17] {
        // A1 captures at A4; fifteen seeds of A2 would end in A1 or A3, where nothing is to be had.
        let rest = 64 - 3 - 1 - 1 - seeds;
        let text = format!(
            "[ 0 0 0 0 0 0 0 0 | 0 0 0 1 0 0 0 0 | 3 {seeds} 0 1 0 0 0 0 | 0 0 0 0 0 0 0 {rest} | 0 0 | F F | 255 | 0 ]"
        );
        let state = game(&text, &KIBAO);
        let captures: PitSet = state.legal(&KIBAO).iter().map(|mv| mv.pit).collect();
        let many = Pit::front(2).expect("a pit");
        assert!(!captures.has(many) && !captures.is_empty(), "{seeds}: {captures:?}");
        let why = state.play(&KIBAO, Move::new(many, Hand::Right)).expect_err("it does not capture");
        let expected = match seeds {
            15 => Illegal::MustCapture { pits: captures },
            seeds => Illegal::TooManySeeds { seeds, pits: captures },
        };
        assert_eq!(why, expected);
    }
}

#[test]
fn rule_sets_that_nobody_could_play_by_are_refused() {
    let seeds = |front| RuleSet { opening: Opening { front, ..KIBAO.opening }, ..KIBAO };
    let [none, all] = [[0; 8], [9, 0, 0, 0, 0, 0, 0, 0]].map(seeds);
    let none = RuleSet { opening: Opening { store: 0, ..none.opening }, ..none };
    assert_eq!(none.playable(), Err(Unplayable::Seeds(0)));
    assert_eq!(seeds([10, 0, 0, 0, 0, 0, 0, 0]).playable(), Ok(()));
    assert_eq!(seeds([11, 0, 0, 0, 0, 0, 0, 0]).playable(), Err(Unplayable::Seeds(33)));
    assert_eq!(all.playable(), Ok(()));
    assert_eq!(RuleSet { capture: Capture::Onward, ..KIBAO }.playable(), Err(Unplayable::OnwardFromStore));
    for known in BUILT_IN {
        assert_eq!(known.rules.playable(), Ok(()), "{}", known.name);
    }
}
