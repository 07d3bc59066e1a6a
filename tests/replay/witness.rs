//! Who has won: by play, by the head, by a comment; and where these disagree.

use super::{kinds, one};
use kibao::engine::{Reason, Side};
use kibao::replay::{DecidedBy, GameResult, Hint, ProblemKind, hint, reason_name, side_name};

const SOUTH: Option<Side> = Some(Side::South);
const NORTH: Option<Side> = Some(Side::North);

/// South has won after A3>.
const WON: &str =
    "opening: [ 0 0 0 0 0 0 0 0 | 0 0 0 0 2 0 0 0 | 0 0 2 0 1 0 0 0 | 29 30 0 0 0 0 0 0 | 0 0 | F F | 255 | 0 ]\n";

#[test]
fn names_of_reasons_stay() {
    let names: Vec<&str> = DecidedBy::ALL.iter().map(|by| by.name()).collect();
    assert_eq!(
        names,
        ["front_row_empty", "no_move", "singletons", "endless", "resignation", "head", "nothing"],
        "the names of the JSON output"
    );
    let reasons = [Reason::FrontRowEmpty, Reason::NoMove, Reason::Singletons, Reason::Endless];
    assert_eq!(reasons.map(reason_name).as_slice(), &names[..4]);
    assert_eq!([Side::South, Side::North].map(side_name), ["south", "north"]);
}

#[test]
fn comments_hint_at_the_end() {
    type Names = [Option<&'static str>; 2];
    let players = [Some("Said Omar"), Some("Juma")];
    let table: &[(&str, Names, Option<Hint>)] = &[
        ("bao hamna", players, Some(Hint::BaoHamna)),
        ("A resigns; so BAO HAMNA.", players, Some(Hint::BaoHamna)),
        ("bao", players, None),
        // By the letter of the row.
        ("A resigns", players, Some(Hint::Resigned(Side::South))),
        ("B RESIGNED", players, Some(Hint::Resigned(Side::South))),
        ("a resigns", players, Some(Hint::Resigned(Side::North))),
        ("here b resigned.", players, Some(Hint::Resigned(Side::North))),
        // By the side.
        ("south resigns", players, Some(Hint::Resigned(Side::South))),
        ("NORTH Resigned", players, Some(Hint::Resigned(Side::North))),
        ("s resigns", players, Some(Hint::Resigned(Side::South))),
        ("(N resigns)", players, Some(Hint::Resigned(Side::North))),
        // By the name, in any case, of one word or more.
        ("juma resigns", players, Some(Hint::Resigned(Side::North))),
        ("then JUMA resigned", players, Some(Hint::Resigned(Side::North))),
        ("then Said Omar resigns", players, Some(Hint::Resigned(Side::South))),
        ("SAID  OMAR resigns", [None, Some(" Said  Omar ")], Some(Hint::Resigned(Side::North))),
        ("Said Omar resigns", [Some("Omar"), Some("Said Omar")], Some(Hint::Resigned(Side::North))),
        ("Player B resigns", [Some("Player A"), Some("Player B")], Some(Hint::Resigned(Side::North))),
        ("Player B resigns", [Some("Player B"), Some("Player A")], Some(Hint::Resigned(Side::South))),
        ("Juma S resigns", [Some("Ali"), Some("Juma S")], Some(Hint::Resigned(Side::North))),
        ("no resignation yet; Said Omar resigned", [Some("Ali"), Some("Said Omar")], Some(Hint::Resigned(Side::North))),
        ("Omar resigns", [Some("Omar"), Some("Said Omar")], Some(Hint::Resigned(Side::South))),
        ("Said Omar resigns", [Some("Said  Omar"), None], Some(Hint::Resigned(Side::South))),
        ("Bint Said Omar resigns", [None, Some("Int Said Omar")], None),
        ("Jean-Luc resigns", [Some("Jean-Luc"), None], Some(Hint::Resigned(Side::South))),
        ("Jean-Luc resigns", [None, Some("Jean-Luc")], Some(Hint::Resigned(Side::North))),
        // The first that resigns counts.
        ("A resigns, a resigns", players, Some(Hint::Resigned(Side::South))),
        // Nobody, or nobody in particular.
        ("he resigns", players, None),
        ("he resigns", [Some(""), Some("Juma")], None),
        ("he resigns", [Some("Juma"), Some(" ")], None),
        ("resigns", [None, None], None),
        ("Juma should resign", players, None),
        ("resigns: Juma", players, None),
        ("Juma resigns", [Some("Juma"), Some("juma")], None),
        ("Jean-Luc resigns", [Some("Jean-Luc"), Some("jean-luc")], None),
        ("", players, None),
    ];
    for (comment, players, wanted) in table {
        assert_eq!(hint(comment, *players), *wanted, "{comment} {players:?}");
    }
}

#[test]
fn heads_name_the_winner() {
    let recorded = |head: &str| one(&format!("{head}\n1: A7>* a7>*;\n")).result.recorded;
    let players = "south: Asha\nnorth: Juma Ali\n";
    let table = [
        ("South", SOUTH),
        ("NORTH", NORTH),
        ("s", SOUTH),
        ("N", NORTH),
        ("asha", SOUTH),
        ("Juma Ali", NORTH),
        ("1-0", SOUTH),
        ("0-1", NORTH),
        ("1:0", SOUTH),
        ("0:1", NORTH),
        ("", None),
        ("?", None),
        ("*", None),
        ("-", None),
        ("Juma", None),
        ("1", None),
    ];
    for (value, side) in table {
        for key in ["winner", "result"] {
            assert_eq!(recorded(&format!("{players}{key}: {value}")), side, "{key}: {value}");
        }
    }
    // A name that both have names nobody; what names a side names that side, whoever has it as a name.
    assert_eq!(recorded("south: Asha\nnorth: asha\nwinner: Asha"), None);
    assert_eq!(recorded("south: North\nnorth: Asha\nwinner: north"), NORTH);
    assert_eq!(recorded("south: Asha\nnorth: South\nwinner: south"), SOUTH);
    assert_eq!(recorded("south:\nnorth: Asha\nwinner:"), None);
}

#[test]
fn witnesses_that_disagree_are_told_of() {
    let long = format!("{WON}1: A3>");
    let table: &[(&str, &str, &str)] = &[
        // A head, what is played with a comment, what is found.
        ("winner: south\n", "1: A7>* a7>*;", ""),
        ("winner: south\nresult: 1-0\n", "1: A7>* a7>*;", ""),
        ("winner: south\nresult: 0-1\n", "1: A7>* a7>*;", "WinnerAndResultDiffer"),
        ("winner: who\nresult: what\n", "1: A7>* a7>*;", "WinnerUnknown WinnerUnknown"),
        ("winner: south\n", &long, ""),
        ("winner: north\n", &long, "WinnerContradicted"),
        ("result: 0-1\n", &long, "WinnerContradicted"),
        ("winner: south\nresult: 0-1\n", &long, "WinnerAndResultDiffer"),
        ("winner: north\nresult: 1-0\n", &long, "WinnerContradicted WinnerAndResultDiffer"),
        ("winner: north\n", "1: A7>* a7>*; A resigns", ""),
        ("winner: south\n", "1: A7>* a7>*; A resigns", "ResignationContradicted"),
        ("winner: north\n", "1: A7>* a7>*; a resigns", "ResignationContradicted"),
        // Only the first resignation counts.
        ("winner: north\n", "1: A7>* a7>*; A resigns\n; a resigns", ""),
        ("winner: south\n", "1: A7>* a7>*; A resigns\n; A resigns", "ResignationContradicted"),
        ("", "1: A7>* a7>*; bao hamna", "NotOver"),
        ("", "1: A7>* a7>*;\n; bao hamna\n; bao hamna", "NotOver NotOver"),
        ("", "1: A7>* a5<; bao hamna", "Illegal"),
        ("", "1: A7>* a7>*; well", ""),
    ];
    for (head, rounds, wanted) in table {
        let replay = one(&format!("{head}{rounds}\n"));
        assert_eq!(kinds(&replay).join(" "), *wanted, "{head}{rounds}");
    }
    let won = |rest: &str| kinds(&one(&format!("{WON}1: A3>{rest}\n"))).join(" ");
    assert_eq!(won("; bao hamna"), "");
    assert_eq!(won("; a resigns"), "");
    assert_eq!(won("; A resigns"), "ResignationAgainstPlay");
    // What play says goes before what the head says.
    let both = one(&format!("winner: south\n{WON}1: A3>; South resigns\n"));
    assert_eq!(both.problems.len(), 1);
    assert_eq!(both.problems[0].kind, ProblemKind::ResignationAgainstPlay(Side::South));
}

#[test]
fn the_result_is_decided_by_play_then_the_head_then_a_comment() {
    let decided = |text: &str| {
        let result: GameResult = one(text).result;
        assert_eq!(result.winner(), result.decided().0);
        result.decided()
    };
    let play = DecidedBy::Play(Reason::FrontRowEmpty);
    assert_eq!(decided(&format!("winner: north\n{WON}1: A3>; A resigns\n")), (SOUTH, play));
    let table = [
        ("winner: north\n", "; A resigns", NORTH, DecidedBy::Resignation),
        ("winner: south\n", "; A resigns", SOUTH, DecidedBy::Head),
        ("result: 1-0\n", "; a resigns", SOUTH, DecidedBy::Resignation),
        ("result: 0-1\n", "", NORTH, DecidedBy::Head),
        ("winner: south\n", "; well", SOUTH, DecidedBy::Head),
        ("", "; b resigns", SOUTH, DecidedBy::Resignation),
        ("", "; bao hamna", None, DecidedBy::Nothing),
        ("winner: ?\n", "", None, DecidedBy::Nothing),
    ];
    for (head, comment, side, by) in table {
        assert_eq!(decided(&format!("{head}1: A7>* a7>*{comment}\n")), (side, by), "{head}{comment}");
    }
}
