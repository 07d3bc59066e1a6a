//! What slips cost, and which of several changes fits the rest of the record best.

use super::{first, moves, record};
use kibao::engine::{Kind, Phase, Played, State};
use kibao::replay::{
    Agreement, Candidate, Change, Cost, Edit, Habit, Likeness, Limits, Options, Repairs, repair, replays,
};
use kibao::words::{Lang, repair::unsure};

/// A word with another pit.
fn with_pit(word: &str, pit: u8) -> String {
    let old = word.chars().nth(1).expect("a pit");
    word.replacen(old, &pit.to_string(), 1)
}

/// A word with the other direction.
fn turned(word: &str) -> String {
    if word.contains('<') { word.replace('<', ">") } else { word.replace('>', "<") }
}

/// What may be written for a move, and what that slip costs, by whether the direction of the true move is forced.
fn slips(word: &str, forced: bool) -> Vec<(String, u32, Likeness)> {
    let pit = word.as_bytes()[1] - b'0';
    let mut slips = Vec::new();
    if !forced {
        slips.push((turned(word), 580, Likeness::Direction));
    }
    if word.contains('+') {
        slips.push((word.replace('+', ""), 350, Likeness::HouseLost));
        let (cost, why) = if forced { (700, Likeness::HouseLost) } else { (820, Likeness::Other) };
        slips.push((turned(&word.replace('+', "")), cost, why));
    } else {
        slips.push((word.replace('<', "<+").replace('>', ">+"), 350, Likeness::HouseExtra));
    }
    let looks = match pit {
        1 => &[4, 7][..],
        7 => &[1, 2],
        3 => &[8],
        8 => &[3],
        2 => &[7],
        4 => &[1],
        _ => &[],
    };
    for other in 1..=8 {
        let (cost, why) = match pit.abs_diff(other) {
            0 => continue,
            1 => (680, Likeness::Neighbour),
            _ if looks.contains(&other) => (710, Likeness::LookAlike),
            _ if pit + other == 9 => (720, Likeness::OtherEnd),
            _ => (860, Likeness::Other),
        };
        slips.push((with_pit(word, other), cost, why));
        if cost < 860 && !forced {
            let both = if pit + other == 9 { (760, Likeness::OtherSeat) } else { (cost + 240, Likeness::Other) };
            slips.push((turned(&with_pit(word, other)), both.0, both.1));
        }
    }
    let row = word.chars().next().expect("a row");
    let other_row = if row.eq_ignore_ascii_case(&'a') { char::from(row as u8 + 1) } else { char::from(row as u8 - 1) };
    slips.push((word.replacen(row, &other_row.to_string(), 1), 660, Likeness::Row));
    slips
}

/// Whether the direction of a move is forced.
fn is_forced(before: &State, played: &Played) -> bool {
    let kunamua = before.position.phase() == Phase::Kunamua;
    kunamua && played.kind == Kind::Capture && played.mv.pit.forced_kichwa().is_some()
}

#[test]
fn a_slip_of_the_pen_costs_what_it_is() {
    use Likeness::{Direction, HouseExtra, HouseLost, LookAlike, Neighbour, Other, Row};
    let limits = Limits { most_edits: 1, most_tries: 10_000 };
    let mut seen = Vec::new();
    for (index, skipped) in [(1, 0), (4, 1)] {
        let whole = moves(index);
        let truth_text = record(&whole);
        let (truth, _) = first(&truth_text);
        for at in (0..whole.len()).skip(skipped).step_by(3) {
            let ply = &truth.plies[at];
            let before = truth.before(ply).expect("it replays");
            let played = ply.played().expect("it replays");
            for (word, cost, why) in slips(&whole[at], is_forced(&before, played)) {
                let mut moves = whole.clone();
                moves[at].clone_from(&word);
                let text = record(&moves);
                let replay = replays(&text, &Options::default()).next().expect("a game");
                let found = repair(&replay, &Options::default(), &limits);
                let Some(best) = found.candidates.first() else { continue };
                let [edit] = best.edits.as_slice() else { panic!("{text}") };
                let Change::Replace(told, _, new) = edit.change else { continue };
                let again = matches!(told, Likeness::OwnAgain | Likeness::Copied);
                if edit.index != at || new.mv != played.mv || again {
                    continue;
                }
                assert_eq!((best.cost, told), (Cost(cost), why), "{word} for {}\n{text}", whole[at]);
                seen.push(why);
            }
        }
    }
    for why in [Direction, HouseExtra, HouseLost, LookAlike, Neighbour, Other, Row] {
        assert!(seen.contains(&why), "{why:?}");
    }
}

/// South's A3< may play the house.
const HOUSE: &str =
    "opening: [ 0 0 0 0 0 0 0 0 | 0 0 5 6 0 0 1 0 | 0 0 2 0 6 0 0 0 | 0 0 0 0 0 0 0 0 | 22 22 | T T | 255 | 0 ]\n";

/// The candidates of a record, `A3<+ 0.5, …`.
fn told(text: &str) -> String {
    let (_, repairs) = first(text);
    let one = |it: &Candidate| {
        let becomes: Vec<String> = it.edits.iter().map(Edit::becomes).collect();
        format!("{} {}", becomes.join("|"), it.cost)
    };
    repairs.candidates.iter().map(one).collect::<Vec<_>>().join(", ")
}

#[test]
fn what_fits_several_moves_is_the_one_that_the_rest_fits() {
    // Marks that do not fit cost more the less they fit.
    let table = [
        (format!("{HOUSE}1: A3+;\n"), "A3<+ 3.5, A3< 5.5, A3> 7"),
        (format!("{HOUSE}1: A3;\n"), "A3< 3.5, A3> 3.5, A3<+ 5.5"),
        ("1: A6* a6<;\n".to_owned(), "A6<* 3.5, A6>* 7"),
        ("1: A6* a6<*;\n".to_owned(), "A6>* 3.5, A6<* 7"),
    ];
    for (text, wanted) in table {
        let got = told(&text);
        assert!(got == wanted || got.starts_with(&format!("{wanted},")), "{text}{got}");
    }
}

#[test]
fn results_agree_unless_one_is_contradicted() {
    for (winner, resignation, agrees) in [
        (None, None, true),
        (Some(true), None, true),
        (None, Some(true), true),
        (Some(true), Some(true), true),
        (Some(false), None, false),
        (None, Some(false), false),
        (Some(false), Some(true), false),
        (Some(true), Some(false), false),
    ] {
        assert_eq!(Agreement { winner, resignation, odd_marks: 0 }.with_result(), agrees, "{winner:?} {resignation:?}");
    }
}

#[test]
fn a_change_tells_what_it_is_about() {
    let (replay, repairs) = first("1: A7>* a7>*;\n2: A8>* a6>*;\n");
    assert_eq!((repairs.replays_to, repairs.plies, repairs.furthest, repairs.complete), (4, 4, 4, true));
    assert!(repairs.candidates.is_empty() && repairs.only().is_none());
    let step = |index: usize| {
        let ply = &replay.plies[index];
        (replay.before(ply).expect("it replays"), *ply.played().expect("it replays"))
    };
    let [one, two, three, four] = [0, 1, 2, 3].map(step);
    let table = [
        (Change::Replace(Likeness::Row, two.0, two.1), "replace", "a7>*", Some(two.0), 1),
        (Change::Insert(three.0, three.1), "insert", "A8>*", Some(three.0), 0),
        (Change::Delete(true), "delete", "", None, 1),
        (Change::SwapMoves([two, three]), "swap", "a7>* A8>*", Some(two.0), 2),
        (Change::SwapRounds(Box::new([one, two, three, four])), "swap", "A7>* a7>* A8>* a6>*", Some(one.0), 4),
        (Change::Opening("novice"), "opening", "novice", None, 0),
        (Change::Rules("hus"), "rules", "hus", None, 0),
        (Change::NoTakasia, "rules", "takasia: no", None, 0),
        (Change::Reading(Habit::Seat, None), "reading", "other-seat", None, 0),
    ];
    for (change, kind, becomes, before, words) in table {
        let edit = Edit { change, index: 0, round: 1, side: replay.plies[0].side };
        let got = (edit.kind(), edit.becomes(), edit.before().copied(), edit.words());
        assert_eq!(got, (kind, becomes.to_owned(), before, words));
    }
    let costs = [0, 50, 100, 125, 1250].map(|cost| Cost(cost).to_string());
    assert_eq!(costs, ["0", "0.5", "1", "1.25", "12.5"]);
}

#[test]
fn the_best_is_taken_where_it_is_likely_enough_and_all_was_seen() {
    let (_, found) = first(&format!("{HOUSE}1: A3;\n"));
    let [one, two, ..] = found.candidates.as_slice() else { panic!("{found:?}") };
    assert!(one.cost == two.cost && found.only().is_none());
    let with = |probability, complete| {
        let candidates = vec![Candidate { probability, ..one.clone() }, two.clone()];
        Repairs { candidates, complete, ..found.clone() }
    };
    assert!(with(0.9, true).only().is_some() && with(0.89, true).only().is_none());
    assert!(with(0.9, false).only().is_none());
    assert!(Repairs { sure: 0.95, ..with(0.94, true) }.only().is_none());
    assert!(Repairs { candidates: Vec::new(), ..found.clone() }.only().is_none());
    // Two probabilities that differ are shown with the digits by which they do.
    let said = |probability, sure| unsure(Lang::En, &Repairs { sure, ..with(probability, true) }).expect("a sentence");
    let shows = |said: String, numbers: [&str; 2]| numbers.iter().all(|it| said.contains(&format!(" {it} % ")));
    assert!(shows(said(0.268, 0.9), ["26", "90"]) && shows(said(0.982, 0.985), ["98.2", "98.5"]));
}
