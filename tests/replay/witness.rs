//! Who has won: by play, by the head, by a comment; and where these disagree.

use super::{kinds, one};
use kibao::engine::{Reason, Side};
use kibao::notation::ending::Ending;
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
        [
            "front_row_empty",
            "no_move",
            "singletons",
            "endless",
            "resignation",
            "time",
            "illegal_move",
            "absence",
            "agreement",
            "broken_off",
            "head",
            "nothing"
        ],
        "the names of the JSON output"
    );
    let reasons = [Reason::FrontRowEmpty, Reason::NoMove, Reason::Singletons, Reason::Endless];
    assert_eq!(reasons.map(reason_name).as_slice(), &names[..4]);
    assert_eq!([Side::South, Side::North].map(side_name), ["south", "north"]);
}

#[expect(clippy::unnecessary_wraps, reason = "as a hint is")]
const fn resigned(side: Side) -> Option<Hint> {
    Some(Hint::Ended(Ending::Resignation, Some(side)))
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
        ("A resigns", players, resigned(Side::South)),
        ("B RESIGNED", players, resigned(Side::South)),
        ("a resigns", players, resigned(Side::North)),
        ("here b resigned.", players, resigned(Side::North)),
        // By the side.
        ("south resigns", players, resigned(Side::South)),
        ("NORTH Resigned", players, resigned(Side::North)),
        ("s resigns", players, resigned(Side::South)),
        ("(N resigns)", players, resigned(Side::North)),
        // By the name, in any case, of one word or more.
        ("juma resigns", players, resigned(Side::North)),
        ("then JUMA resigned", players, resigned(Side::North)),
        ("then Said Omar resigns", players, resigned(Side::South)),
        ("SAID  OMAR resigns", [None, Some(" Said  Omar ")], resigned(Side::North)),
        ("Said Omar resigns", [Some("Omar"), Some("Said Omar")], resigned(Side::North)),
        ("Player B resigns", [Some("Player A"), Some("Player B")], resigned(Side::North)),
        ("Player B resigns", [Some("Player B"), Some("Player A")], resigned(Side::South)),
        ("Juma S resigns", [Some("Ali"), Some("Juma S")], resigned(Side::North)),
        ("no resignation yet; Said Omar resigned", [Some("Ali"), Some("Said Omar")], resigned(Side::North)),
        ("Omar resigns", [Some("Omar"), Some("Said Omar")], resigned(Side::South)),
        ("Said Omar resigns", [Some("Said  Omar"), None], resigned(Side::South)),
        ("Bint Said Omar resigns", [None, Some("Int Said Omar")], None),
        ("Jean-Luc resigns", [Some("Jean-Luc"), None], resigned(Side::South)),
        ("Jean-Luc resigns", [None, Some("Jean-Luc")], resigned(Side::North)),
        // The first that resigns counts.
        ("A resigns, a resigns", players, resigned(Side::South)),
        // Nobody, or nobody in particular.
        ("he resigns", players, None),
        ("he resigns", [Some(""), Some("Juma")], None),
        ("he resigns", [Some("Juma"), Some(" ")], None),
        ("Juma hasn't resigned", players, None),
        ("if Juma resigned now", players, None),
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
fn comments_name_every_ending_in_four_languages() {
    use Ending::{Absence, Agreement, BrokenOff, IllegalMove, Time};
    let players = [Some("Asha"), Some("Juma Ali")];
    let south = |ending| Some(Hint::Ended(ending, Some(Side::South)));
    let north = |ending| Some(Hint::Ended(ending, Some(Side::North)));
    let alone = |ending| Some(Hint::Ended(ending, None));
    let table = [
        ("A anajisalimu", resigned(Side::South)),
        ("Juma Ali amejisalimu", resigned(Side::North)),
        ("South gibt auf", resigned(Side::South)),
        ("Juma Ali hat aufgegeben", resigned(Side::North)),
        ("S\u{fc}d gibt die Partie auf", resigned(Side::South)),
        ("Jih vzd\u{e1}v\u{e1}", resigned(Side::South)),
        ("Asha vzdal(a)", resigned(Side::South)),
        ("sever se vzdal", resigned(Side::North)),
        ("Asha lost on time", south(Time)),
        ("Juma Ali's flag fell", north(Time)),
        ("North wins on time", south(Time)),
        ("Kusini ameshindwa kwa muda", south(Time)),
        ("Nord verliert durch Zeit\u{fc}berschreitung", north(Time)),
        ("Jih prohr\u{e1}l na \u{10d}as", south(Time)),
        ("A loses by an illegal move", south(IllegalMove)),
        ("Asha did not come", south(Absence)),
        ("Kaskazini hakufika", north(Absence)),
        ("Nord ist nicht erschienen", north(Absence)),
        ("Sever se nedostavil", north(Absence)),
        ("resigns", alone(Ending::Resignation)),
        ("lost on time.", alone(Time)),
        ("walkover", alone(Absence)),
        ("draw agreed", alone(Agreement)),
        ("the game was broken off", alone(BrokenOff)),
        ("broken off", alone(BrokenOff)),
        ("Partie abgebrochen", alone(BrokenOff)),
        ("partie p\u{159}eru\u{161}ena", alone(BrokenOff)),
        ("mchezo umeahirishwa", alone(BrokenOff)),
        // Remarks.
        ("South wins time with this", None),
        ("an illegal move", None),
        ("illegal", None),
        ("time", None),
        ("agreed", None),
        ("Asha did not lose on time", None),
        ("S\u{fc}d gibt nicht auf", None),
        ("Asha nearly lost on time", None),
        ("A draw was near", None),
        ("the house is abandoned", None),
        ("resigns: Juma", None),
        ("resignation?! never", None),
    ];
    for (comment, wanted) in table {
        assert_eq!(hint(comment, players), wanted, "{comment}");
    }
}

/// What a head line with this value says under each of the keys: the winner, the ending, and what is found.
#[track_caller]
fn check_head(keys: &[&str], value: &str, said: (Option<Side>, Option<Ending>), found: &str) {
    for key in keys {
        let text = format!("south: Asha\nnorth: Juma\n{key}: {value}\n\n1: A7>* a7>*;\n");
        let replay = one(&text);
        let result = replay.result;
        assert_eq!((result.recorded, result.ended.map(|it| it.by)), said, "{key}: {value}");
        assert_eq!(kinds(&replay).join(" "), found, "{key}: {value}");
    }
}

#[test]
fn heads_name_the_winner_in_four_languages() {
    use Ending::{Absence, Agreement, BrokenOff, Resignation, Time};
    let table: &[(&str, Option<Side>, Option<Ending>)] = &[
        ("Kusini", SOUTH, None),
        ("S\u{fc}d", SOUTH, None),
        ("Su\u{308}d", SOUTH, None),
        ("jih", SOUTH, None),
        ("Kaskazini", NORTH, None),
        ("Nord", NORTH, None),
        ("SEVER", NORTH, None),
        ("0\u{2013}1", NORTH, None),
        ("1 \u{2014} 0", SOUTH, None),
        ("0 : 1", NORTH, None),
        ("1\u{2212}0", SOUTH, None),
        ("North wins", NORTH, None),
        ("North has won the game", NORTH, None),
        ("Kaskazini ameshinda", NORTH, None),
        ("Kusini ameshindwa", NORTH, None),
        ("Nord gewinnt", NORTH, None),
        ("Nord hat gewonnen", NORTH, None),
        ("Sever vyhr\u{e1}l(a)", NORTH, None),
        ("Sever vyhr\u{e1}la", NORTH, None),
        ("South lost", NORTH, None),
        ("North beats South", NORTH, None),
        ("0-1 (resigned)", NORTH, Some(Resignation)),
        ("0-1, South resigned", NORTH, Some(Resignation)),
        ("North (Juma)", NORTH, None),
        ("Juma (North)", NORTH, None),
        ("North (see p. 12)", NORTH, None),
        ("\"Juma\"", NORTH, None),
        ("\u{201e}Juma\u{201c}", NORTH, None),
        ("\u{bb}Juma\u{ab}", NORTH, None),
        ("Juma wins on time", NORTH, Some(Time)),
        ("Asha won by walkover", SOUTH, Some(Absence)),
        ("1-0 (w.o.)", SOUTH, Some(Absence)),
        ("1-0 kontumace", SOUTH, Some(Absence)),
        ("Juma, Asha ameishiwa muda", NORTH, Some(Time)),
        ("broken off", None, Some(BrokenOff)),
        ("draw", None, Some(Agreement)),
        ("\u{2013}", None, None),
    ];
    for (value, side, ending) in table {
        check_head(
            &["winner", "result", "Mshindi", "Ergebnis", "V\u{ed}t\u{11b}z"],
            value,
            (*side, *ending),
            if side.is_some() && ending.is_none() { "NoEnd" } else { "" },
        );
    }
    let unknown = [
        "1-0 North",
        "North South",
        "Asha (North)",
        "North wins, Asha wins",
        "0-1, 1-0",
        "Ali",
        "Ali wins",
        "not North",
        "North (not certain)",
        "resigned",
        "1-1",
        "North won't win",
    ];
    for value in unknown {
        check_head(&["winner"], value, (None, None), "WinnerUnknown");
    }
}

#[test]
fn heads_name_the_ending_in_four_languages() {
    use Ending::{Absence, Agreement, BrokenOff, IllegalMove, Resignation, Time};
    let endings: &[(&str, Option<Ending>)] = &[
        ("resignation", Some(Resignation)),
        ("South resigned", Some(Resignation)),
        ("Aufgabe", Some(Resignation)),
        ("vzd\u{e1}n\u{ed}", Some(Resignation)),
        ("kujisalimu", Some(Resignation)),
        ("time", Some(Time)),
        ("lost on time in a won position", Some(Time)),
        ("Zeit\u{fc}berschreitung", Some(Time)),
        ("na \u{10d}as", Some(Time)),
        ("kwa muda", Some(Time)),
        ("illegal move", Some(IllegalMove)),
        ("illegal_move", Some(IllegalMove)),
        ("nep\u{159}\u{ed}pustn\u{fd} tah", Some(IllegalMove)),
        ("hatua isiyo halali", Some(IllegalMove)),
        ("unerlaubter Zug", Some(IllegalMove)),
        ("walkover", Some(Absence)),
        ("Asha did not come", Some(Absence)),
        ("nicht angetreten", Some(Absence)),
        ("agreed", Some(Agreement)),
        ("dohodou", Some(Agreement)),
        ("adjourned", Some(BrokenOff)),
        ("abgebrochen", Some(BrokenOff)),
        ("", None),
        ("?", None),
        ("bao hamna", None),
        ("front_row_empty", None),
    ];
    for (value, ending) in endings {
        check_head(&["ending", "Zakon\u{10d}en\u{ed}", "Spielende"], value, (None, *ending), "");
    }
    for value in ["at night", "not on time", "resigned on time", "South"] {
        check_head(&["ending"], value, (None, None), "EndingUnknown");
    }
}

#[test]
fn names_are_compared_however_their_accents_are_stored() {
    let recorded = |head: &str| one(&format!("{head}\n\n1: A7>* a7>*;\n")).result.recorded;
    assert_eq!(recorded("south: Zo\u{eb}\nnorth: Juma\nwinner: Zoe\u{308}"), SOUTH);
    assert_eq!(recorded("south: Zoe\u{308}\nnorth: Juma\nresult: ZO\u{cb} wins"), SOUTH);
    assert_eq!(recorded("south: Zoe\nnorth: Juma\nwinner: Zo\u{eb}"), None, "another name");
    assert_eq!(hint("Zoe\u{308} resigns", [Some("Zo\u{eb}"), None]), resigned(Side::South));
}

#[test]
fn an_ending_says_who_lost_where_it_can() {
    let of = |text: &str| {
        let replay = one(text);
        (replay.result.decided(), replay.result.ended.and_then(|it| it.loser), kinds(&replay).join(" "))
    };
    let by = DecidedBy::Ending;
    let table = [
        ("winner: South\nending: time\n", "", (SOUTH, by(Ending::Time)), NORTH, ""),
        ("ending: South resigned\n", "", (NORTH, by(Ending::Resignation)), SOUTH, ""),
        ("ending: time\n", "", (None, by(Ending::Time)), None, ""),
        ("ending: broken off\n", "", (None, by(Ending::BrokenOff)), None, ""),
        ("winner: South\n", "; lost on time", (SOUTH, by(Ending::Time)), NORTH, ""),
        ("", "; lost on time", (None, DecidedBy::Nothing), None, ""),
        ("", "; broken off", (None, by(Ending::BrokenOff)), None, ""),
        ("ending: time\n", "; A's flag fell", (NORTH, by(Ending::Time)), SOUTH, ""),
        ("winner: South\n", "; South lost on time", (SOUTH, DecidedBy::Head), SOUTH, "EndingContradicted"),
        ("winner: South\nending: South lost on time\n", "", (SOUTH, DecidedBy::Head), SOUTH, "EndingContradicted"),
    ];
    for (head, comment, decided, loser, problems) in table {
        let text = format!("{head}\n1: A7>* a7>*{comment}\n");
        assert_eq!(of(&text), (decided, loser, problems.to_owned()), "{text}");
    }
    // An ending that nobody is named for counts behind the last move alone.
    assert_eq!(of("winner: South\n\n1: A7>* a7>*; adjourned\n2: A8>* a6>*;\n").0, (SOUTH, DecidedBy::Head));
    // A game without moves is one, also where it says why.
    for text in [
        "south: Asha\nwinner: South\nending: absence\n",
        "south: Asha\nwinner: South (walkover)\n",
        "south: Asha\nwinner: South\n; North did not come\n",
    ] {
        let (decided, loser, problems) = of(text);
        assert_eq!((decided, loser, problems.as_str()), ((SOUTH, by(Ending::Absence)), NORTH, "NoMoves"), "{text}");
    }
    // A word for the ending in a move's place says who gives up.
    let resigned = by(Ending::Resignation);
    assert_eq!(of("1: A7>* resigns;\n").0, (SOUTH, resigned));
    assert_eq!(of("1: A7>* a7>*;\n2: vzdává;\n").0, (NORTH, resigned));
    assert_eq!(of("south: Asha\nwinner: South\n").2, "NoMoves");
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
        ("winner: south\n", "1: A7>* a7>*;", "NoEnd"),
        ("winner: south\nresult: 1-0\n", "1: A7>* a7>*;", "NoEnd"),
        ("winner: south\nending: time\n", "1: A7>* a7>*;", ""),
        ("winner: south\n", "1: A7>* a7>*; bao hamna", "NotOver"),
        ("winner: south\n", "1: A7>* a5<;", "Illegal"),
        ("winner: south\n", "", "NoMoves"),
        ("winner: south\nresult: 0-1\n", "1: A7>* a7>*;", "NoEnd WinnerAndResultDiffer"),
        ("winner: who\nresult: what\n", "1: A7>* a7>*;", "WinnerUnknown WinnerUnknown"),
        ("winner: south\n", &long, ""),
        ("winner: north\n", &long, "WinnerContradicted"),
        ("result: 0-1\n", &long, "WinnerContradicted"),
        ("winner: south\nresult: 0-1\n", &long, "WinnerAndResultDiffer"),
        ("winner: north\nresult: 1-0\n", &long, "WinnerContradicted WinnerAndResultDiffer"),
        ("winner: north\n", "1: A7>* a7>*; A resigns", ""),
        ("winner: south\n", "1: A7>* a7>*; A resigns", "EndingContradicted"),
        ("winner: north\n", "1: A7>* a7>*; a resigns", "EndingContradicted"),
        // Only the first resignation counts.
        ("winner: north\n", "1: A7>* a7>*; A resigns\n; a resigns", ""),
        ("winner: south\n", "1: A7>* a7>*; A resigns\n; A resigns", "EndingContradicted"),
        ("", "1: A7>* a7>*; bao hamna", "NotOver"),
        ("", "1: A7>* a7>*;\n; bao hamna\n; bao hamna", "NotOver NotOver"),
        ("", "1: A7>* a5<; bao hamna", "Illegal"),
        ("", "1: A7>* a7>*; well", ""),
    ];
    for (head, rounds, wanted) in table {
        let text = format!("{head}{rounds}\n");
        let replay = one(&text);
        assert_eq!(kinds(&replay).join(" "), *wanted, "{head}{rounds}");
    }
    let won = |rest: &str| kinds(&one(&format!("{WON}1: A3>{rest}\n"))).join(" ");
    assert_eq!(won("; bao hamna"), "");
    assert_eq!(won("; a resigns"), "");
    assert_eq!(won("; A resigns"), "EndingAgainstPlay");
    // What play says goes before what the head says.
    let text = format!("winner: south\n{WON}1: A3>; South resigns\n");
    let both = one(&text);
    assert_eq!(both.problems.len(), 1);
    assert_eq!(both.problems[0].kind, ProblemKind::EndingAgainstPlay(Ending::Resignation, Side::South));
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
        ("winner: north\n", "; A resigns", NORTH, DecidedBy::Ending(Ending::Resignation)),
        ("winner: south\n", "; A resigns", SOUTH, DecidedBy::Head),
        ("result: 1-0\n", "; a resigns", SOUTH, DecidedBy::Ending(Ending::Resignation)),
        ("result: 0-1\n", "", NORTH, DecidedBy::Head),
        ("winner: south\n", "; well", SOUTH, DecidedBy::Head),
        ("", "; b resigns", SOUTH, DecidedBy::Ending(Ending::Resignation)),
        ("", "; bao hamna", None, DecidedBy::Nothing),
        ("winner: ?\n", "", None, DecidedBy::Nothing),
    ];
    for (head, comment, side, by) in table {
        assert_eq!(decided(&format!("{head}1: A7>* a7>*{comment}\n")), (side, by), "{head}{comment}");
    }
}
