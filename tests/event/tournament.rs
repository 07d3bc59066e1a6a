//! A tournament of records: what counts, and what is asked.

use kibao::event::{Event, EventGame, Need};
use kibao::findings::{Archive, GameNote, Report};
use kibao::replay::{Options, replays};
use kibao::source::LineIndex;
use kibao::stats::{Contradicted, Played, Scoring};

const MOVES: &str = "1: A7<* a5>;\n2: A6>* a8<*;\n3: A5> a3>;\n4: A7>* a8>*;\n5: A8<* a3>;\n";
const OTHER: &str = "1: A6>* a6>*;\n2: A7<* a5<;\n3: A8>+ a5>+;\n4: A6> a6<;\n5: A6> a7>;\n";

/// The tournament of texts of one game each.
pub(super) fn event(texts: &[String], scoring: Scoring) -> Event {
    let (mut archive, mut games) = (Archive::default(), Vec::new());
    for (number, text) in texts.iter().enumerate() {
        let path = format!("{}.bao", number + 1);
        let lines = LineIndex::new(text);
        for replay in replays(text, &Options::default()) {
            let report = Report::new(replay);
            archive.add(&path, GameNote::of(&report, &|offset| lines.place(offset)));
            games.push(EventGame::of(&report, &path, &|offset| lines.place(offset)));
        }
    }
    Event::new(games, archive.finish(), &[], scoring)
}

pub(super) fn game(south: &str, north: &str, more: &str, moves: &str) -> String {
    format!("south: {south}\nnorth: {north}\n{more}\n{moves}")
}

/// The players with their points in hundredths.
fn points(event: &Event) -> Vec<(&str, u64)> {
    event.standings.lines.iter().map(|it| (event.player(it.player), it.total.points)).collect()
}

#[test]
fn a_double_counts_once_whoever_wrote_it() {
    let one = game("Asha Ali", "Juma", "winner: Asha Ali\n", MOVES);
    for copy in [one.clone(), game("A. Ali", "JUMA", "winner: South\n", MOVES), game("Asha Ali", "Juma", "", MOVES)] {
        let event = event(&[one.clone(), copy], Scoring::default());
        assert_eq!((points(&event), event.doubles.len()), (vec![("Asha Ali", 100), ("Juma", 0)], 1));
        assert_eq!(event.counted, [Some(Played::Won(0)), None]);
    }
    // The copy that has a result counts.
    let event = event(&[game("Asha Ali", "Juma", "", MOVES), one], Scoring::default());
    assert_eq!(event.counted, [None, Some(Played::Won(0))]);
}

#[test]
fn copies_with_exchanged_names_have_one_winner() {
    let one = game("Asha", "Juma", "winner: Asha\n", MOVES);
    let turned = game("Juma", "Asha", "winner: Asha\n", MOVES);
    let event = event(&[one, turned], Scoring::default());
    assert_eq!((points(&event), event.doubles[0].disagree), (vec![("Asha", 100), ("Juma", 0)], false));
}

#[test]
fn copies_that_disagree_have_no_result() {
    let texts = ["Asha", "Juma"].map(|winner| game("Asha", "Juma", &format!("winner: {winner}\n"), MOVES));
    let event = event(&texts, Scoring::default());
    assert_eq!((points(&event), event.doubles[0].disagree), (vec![("Asha", 0), ("Juma", 0)], true));
    assert_eq!(event.counted, [Some(Played::Open), None]);
}

#[test]
fn the_same_moves_of_others_are_their_own_game() {
    let texts = [game("Asha", "Juma", "winner: Asha\n", MOVES), game("Said", "Omar", "winner: Said\n", MOVES)];
    let event = event(&texts, Scoring::default());
    assert_eq!((event.doubles.len(), event.standings.lines.len()), (0, 4));
}

#[test]
fn a_walkover_a_draw_and_an_open_game() {
    let texts = [
        game("Asha", "Juma", "winner: Asha\nending: absence\n", ""),
        game("Asha", "Said", "ending: agreed\n", OTHER),
        game("Juma", "Said", "ending: unfinished\n", MOVES),
    ];
    let scoring = Scoring { walkover: 75, unplayed: 10, ..Scoring::default() };
    let event = event(&texts, scoring);
    assert_eq!(event.counted, [Some(Played::Walkover(0)), Some(Played::Draw), Some(Played::Open)]);
    assert_eq!(points(&event), [("Asha", 125), ("Said", 60), ("Juma", 10)]);
    let needs: Vec<(usize, Vec<Need>)> = event.needs();
    assert!(needs.contains(&(2, vec![Need::NoResult])), "{needs:?}");
}

#[test]
fn a_contradicted_winner_counts_by_the_rule() {
    // South has no seed left in the front row after the first move.
    let opening =
        "opening: [ 0 0 0 0 0 0 0 0 | 1 0 0 0 0 0 0 0 | 2 0 0 0 0 0 0 0 | 0 0 0 0 0 0 0 0 | 0 0 | L L | 255 | 0 ]\n";
    let text = game("Asha", "Juma", &format!("winner: Juma\n{opening}"), "1: A1<*;\n");
    let won = |contradicted| {
        let event = event(std::slice::from_ref(&text), Scoring { contradicted, ..Scoring::default() });
        (event.games[0].is_contradicted(), event.counted[0])
    };
    if won(Contradicted::Head).0 {
        assert_eq!(won(Contradicted::Head).1, Some(Played::Won(1)));
        assert_eq!(won(Contradicted::Play).1, Some(Played::Won(0)));
        assert_eq!(won(Contradicted::Neither).1, Some(Played::Open));
    }
}

#[test]
fn missing_pairings_are_those_that_most_have_played() {
    let game_of = |both: &str, moves: &str| {
        let (south, north) = both.split_once(' ').unwrap();
        game(south, north, "winner: South\n", moves)
    };
    let moves = [MOVES, OTHER];
    let texts = |pairs: &[&str]| {
        let text = |(at, both): (usize, &&str)| {
            game_of(both, &moves[at % 2].replace("5: A", &format!("5: A{}", ["", ""][at % 2])))
        };
        pairs.iter().enumerate().map(text).collect::<Vec<String>>()
    };
    let all = event(&texts(&["Asha Juma", "Juma Said", "Said Asha"]), Scoring::default());
    assert_eq!(all.missing().unwrap().pairs, []);
    let one_less = event(&texts(&["Asha Juma", "Juma Said"]), Scoring::default()).missing().unwrap();
    assert_eq!((one_less.each, one_less.pairs.len()), (1, 1));
    assert_eq!(event(&texts(&["Asha Juma", "Said Omar"]), Scoring::default()).missing(), None);
}

#[test]
fn no_known_result_is_written_in_four_ways() {
    for value in ["unfinished", "none", "*", "?"] {
        for key in ["winner", "result", "ending"] {
            let event = event(&[game("Asha", "Juma", &format!("{key}: {value}\n"), MOVES)], Scoring::default());
            assert_eq!((event.counted[0], event.games[0].findings[1]), (Some(Played::Open), 0), "{key}: {value}");
        }
    }
}
