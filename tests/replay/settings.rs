//! By which rules and in which dialect a record is read, where its games begin, and what things are called.

use super::{kinds, one, with};
use kibao::engine::{BUILT_IN, BuiltIn, HUS, KIBAO, KUJIFUNZA, Pit, RuleSet, Side};
use kibao::generate::Generator;
use kibao::notation::{Dialect, fold_name};
use kibao::replay::{
    OpeningError, Options, PlyState, Replay, RuleBook, Rules, opening, pit_name, position_text, read_position, replays,
};

#[test]
fn a_rule_book_finds_own_rule_sets_and_known_ones() {
    let club = RuleSet { blocking: false, ..KIBAO };
    let book = |default: Option<&str>| RuleBook {
        custom: vec![("club".to_owned(), club), ("Hus".to_owned(), club)],
        default: default.map(str::to_owned),
    };
    let found = book(None).find("CLUB").expect("an own one");
    assert_eq!((found.0.as_ref(), found.1), ("club", club));
    let known = book(None).find("HUS").expect("a known one before an own one");
    assert_eq!((known.0.as_ref(), known.1), ("hus", HUS));
    assert!(book(None).find("chess").is_none());

    // The rules of a head, those that stand in for it, what is read, what is noted, whether all are tried.
    let table = [
        ("club", None, "club", "", false),
        ("Kujifunza", Some("club"), "kujifunza", "", false),
        ("", None, "kibao", "", false),
        ("", Some("club"), "club", "", false),
        ("", Some("ruehl"), "ruehl", "", false),
        ("", Some("nobody's"), "kibao", "", false),
        ("", Some("Auto"), "kibao", "", true),
        ("hus", Some("auto"), "hus", "", false),
        ("chess", Some("zanzibar"), "zanzibar", "UnknownRules", false),
        ("chess", Some("auto"), "kibao", "UnknownRules", true),
    ];
    for (head, default, name, noted, auto) in table {
        let line = if head.is_empty() { String::new() } else { format!("rules: {head}\n") };
        let novice = "opening: novice\n";
        let text = format!("{line}{novice}1: A8<;");
        let replay = with(&text, Rules::Book(book(default).into()));
        let noted_here: Vec<String> = kinds(&replay).into_iter().filter(|kind| kind.starts_with("Unknown")).collect();
        let got = (replay.rules_name.as_ref(), noted_here.join(" "), replay.auto.is_some());
        assert_eq!(got, (name, noted.to_owned(), auto), "{head} {default:?}");
    }
    // An option goes before the head.
    let known = with("rules: chess\n1: A7>*;", Rules::BuiltIn(BuiltIn::named("zanzibar").expect("known")));
    assert_eq!((known.rules_name.as_ref(), kinds(&known).len()), ("zanzibar", 0));
    let own = with("rules: hus\n1: A7>*;", Rules::Custom("club".to_owned(), club));
    assert_eq!((own.rules_name.as_ref(), own.rules), ("club", club));
    assert_eq!(kinds(&one("rules: chess\n1: A7>*;")), ["UnknownRules"]);
}

#[test]
fn of_several_rule_sets_the_first_that_goes_furthest_is_kept() {
    fn auto(text: &str) -> Replay<'_> {
        with(text, Rules::Auto)
    }
    let fitting = |replay: &Replay| (replay.rules_name.to_string(), replay.auto.clone().unwrap_or_default());
    // All break, kibao as late as others.
    let (name, found) = fitting(&auto("1: A7>* a7>*;\n2: A5<;\n"));
    assert_eq!((name.as_str(), found.fits.len()), ("kibao", 0));
    let breaks = |name: &str| found.breaks.iter().find(|it| it.0 == name).map(|it| it.1);
    assert_eq!([breaks("kibao"), breaks("zanzibar"), breaks("ruehl")], [Some(3); 3]);
    // The game of another set, whole and with a last move that is none.
    for name in ["hus", "kujifunza"] {
        let known = BuiltIn::named(name).expect("known");
        let generator = Generator { name, rules: known.rules, dialect: Dialect::KIBAO, seed: 2 };
        let whole = generator.game(0).replace(&format!("rules: {name}\n"), "");
        let (kept, found) = fitting(&auto(&whole));
        assert_eq!(kept, name);
        assert!(found.fits.contains(&name) && found.fits.first().is_some_and(|first| *first == kept));
        let broken = format!("{whole}; and\n400: A9<;\n");
        let (kept, found) = fitting(&auto(&broken));
        let furthest = found.breaks.iter().map(|it| it.1).max().expect("all break");
        let first = found.breaks.iter().find(|it| it.1 == furthest).expect("it is there").0;
        assert_eq!((kept.as_str(), found.fits.len()), (first, 0));
        assert_eq!(kept, name);
    }
    let none = auto("1: A7>* a7>*;\n2: A8>* a6>*;\n").auto.expect("asked for");
    assert_eq!(none.fits.len() + none.breaks.len(), BUILT_IN.len());
}

/// In a capture at A1 the left kichwa is forced; with five seeds captured the house may be played.
const LEFT_FORCED: &str =
    "opening: [ 0 0 0 0 0 0 0 0 | 5 0 0 6 0 0 0 0 | 1 0 0 0 6 0 0 0 | 0 0 0 0 0 0 0 0 | 23 23 | T T | 255 | 0 ]\n";

#[test]
fn where_no_sign_decides_the_dialect_is_the_one_that_goes_further() {
    let read = |head: &str, rounds: &str| {
        let text = format!("{head}{LEFT_FORCED}{rounds}\n");
        let replay = one(&text);
        let house = replay.plies[0].played().is_some_and(|played| played.mv.safari);
        (replay.dialect, house, kinds(&replay).join(" "))
    };
    // `1>` is a wrong direction in kibao, and plays the house in zanzibar.
    assert_eq!(read("", "1: 1>;"), (Dialect::ZANZIBAR, true, String::new()));
    assert_eq!(read("notation: kibao\n", "1: 1>;"), (Dialect::KIBAO, false, "DirectionForced".to_owned()));
    assert_eq!(read("notation: Zanzibar\n", "1: 1>;"), (Dialect::ZANZIBAR, true, String::new()));
    assert_eq!(read("notation: chess\n", "1: 1>;"), (Dialect::ZANZIBAR, true, "UnknownNotation".to_owned()));
    assert_eq!(read("", "1: 1;"), (Dialect::KIBAO, false, String::new()));
    assert_eq!(read("", "1: 1+;"), (Dialect::KIBAO, true, String::new()));
    assert_eq!(read("", "1: 1L>;"), (Dialect::ZANZIBAR, true, String::new()));
    let kibao = Options { rules: Rules::Head, dialect: Some(Dialect::KIBAO) };
    let text = format!("notation: zanzibar\n{LEFT_FORCED}1: 1>;\n");
    assert_eq!(replays(&text, &kibao).next().expect("a game").dialect, Dialect::KIBAO);
}

#[test]
fn a_sign_of_the_other_dialect_is_told_of_once_a_game() {
    let text = Generator { name: "kibao", rules: KIBAO, dialect: Dialect::KIBAO, seed: 5 }.game(3);
    let (first, rest) = text.split_once('<').expect("a sign of kibao");
    let mixed = format!("{first}<{}", rest.replace('<', "L"));
    assert!(mixed.matches('L').count() > 1, "{mixed}");
    let replay = one(&mixed);
    assert_eq!((replay.is_valid(), kinds(&replay)), (true, vec!["MixedDialect".to_owned()]));
}

#[test]
fn takasia_is_yes_or_no() {
    let table =
        [("yes", true, ""), ("No", false, ""), ("perhaps", true, "UnknownTakasia"), ("", true, "UnknownTakasia")];
    for (value, blocking, noted) in &table[..3] {
        let text = format!("takasia: {value}\n1: A7>*;");
        let replay = one(&text);
        assert_eq!((replay.rules.blocking, kinds(&replay).join(" ").as_str()), (*blocking, *noted), "{value}");
    }
}

#[test]
fn games_run_together_part_where_one_is_over() {
    let parts = |text: &str| {
        let games: Vec<Replay> = replays(text, &Options::default()).collect();
        let part = |replay: &Replay| {
            let told = kinds(replay).iter().any(|kind| kind == "RunTogether");
            format!("{}{}", replay.game.rounds.len(), if told { "!" } else { "" })
        };
        games.iter().map(part).collect::<Vec<_>>().join(" ")
    };
    let won = "opening: [ 0 0 0 0 0 0 0 0 | 0 0 0 0 2 0 0 0 | 0 0 2 0 1 0 0 0 | 29 30 0 0 0 0 0 0 | 0 0 | F F | 255 | 0 ]\n1: A3>;\n";
    let table: &[(&str, &str)] = &[
        ("1: A7>* a7>*; North resigns\n1: A6<* a6<;\n", "1 1!"),
        ("1: A7>* a7>*;\n; bao hamna\n1: A6<* a6<;\n2: A4<;\n1: A6<*;\n", "1 3!"),
        // Over, and yet it goes on: what comes before the next round 1 belongs to it.
        ("1: A7>* a7>*; North resigns\n2: A8>* a8>*;\n1: A6<* a6<;\n", "2 1!"),
        ("1: A7>* a7>*; A resigns\n1: A6<* a6<; B resigns\n1: A6<*; a resigns\n", "1 1! 1!"),
        // A `#` ends a game where the move is not played; else play judges.
        ("1: A7>* a7>*#;\n1: A6<* a6<;\n", "2"),
        ("1: A5<* a7>*#;\n1: A6<* a6<;\n", "1 1!"),
        ("1: A5<* a7>*;\n1: A6<* a6<;\n", "2"),
        ("1: A7>* a7>*; North resigns\n3: A6<* a6<;\n", "2"),
        // A blank line tells the reader.
        ("1: A7>* a7>*; North resigns\n\n1: A6<* a6<;\n", "1 1"),
        ("1: A7>* a7>*; North resigns\n1: --; 1: A6<* a6<;\n", "1 2!"),
    ];
    for (text, wanted) in table {
        for ends in ["\n", "\r\n", "\r"] {
            assert_eq!(parts(&text.replace('\n', ends)), *wanted, "{text:?} {ends:?}");
        }
    }
    for ends in ["\n", "\r\n"] {
        let text = "1: A7>* a7>*; North resigns\n\n1: --; 1: A6<* a6<;\n".replace('\n', ends);
        assert_eq!(parts(&text), "1 2", "{ends:?}");
    }
    assert_eq!(parts(&format!("{won}1: A6<* a6<;\n")), "1 1!");
    assert_eq!(parts(&format!("{}1: A6<* a6<;\n", won.replace("A3>", "A3<"))), "2");
}

#[test]
fn states_are_there_as_far_as_a_record_replays() {
    let won =
        "opening: [ 0 0 0 0 0 0 0 0 | 0 0 0 0 2 0 0 0 | 0 0 2 0 1 0 0 0 | 29 30 0 0 0 0 0 0 | 0 0 | F F | 255 | 0 ]\n";
    let over_text = format!("{won}1: A3>;\n2: A1>;\n");
    let over = one(&over_text);
    assert_eq!([0, 1, 2, 3].map(|plies| over.is_over_at(plies)), [false, true, false, false]);
    let no_seeds =
        "opening: [ 0 0 0 0 0 0 0 0 | 0 0 0 0 0 0 0 0 | 0 0 0 0 6 2 2 54 | 0 0 0 0 0 0 0 0 | 0 0 | T T | 255 | 0 ]\n";
    let text = format!("{no_seeds}1: A7>*;\n");
    let at_start = one(&text);
    assert!(at_start.is_over_at(0), "{:?}", at_start.problems);
    let stuck = one("1: A7>* a7>*;\n2: A5< a8>;\n");
    let before: Vec<_> = stuck.plies.iter().map(|ply| stuck.before(ply)).collect();
    assert_eq!(before, [stuck.start, stuck.state_after(1), stuck.state_after(2), None]);
    assert!(before[2].is_some() && stuck.state_after(3).is_none());
    assert_eq!((&stuck.plies[2].state, &stuck.plies[3].state), (&PlyState::Stuck, &PlyState::Skipped));
    assert!(!stuck.is_over_at(2) && !one("1: A7>*;").is_over_at(0));
}

#[test]
fn the_official_opening_is_that_of_the_rule_set() {
    let malawi = kibao::engine::Opening { front: [0, 0, 0, 0, 8, 2, 2, 0], back: [0; 8], store: 20 };
    let malawi = RuleSet { opening: malawi, ..KIBAO };
    assert_eq!(opening("Official", &malawi), Ok((malawi.start(), false)));
    assert_eq!(opening("", &HUS), Ok((HUS.start(), false)));
    assert!(matches!(opening("official", &HUS), Err(OpeningError::Position(_))));
    assert_eq!(opening("novice", &HUS), Ok((HUS.novice_start(), false)));
}

#[test]
fn what_a_rule_set_does_not_know_is_dropped_from_a_position() {
    let text = |houses: &str, block: &str| {
        format!(
            "[ 2 2 2 2 2 2 2 2 | 2 2 2 2 2 2 2 2 | 2 2 2 2 2 2 2 2 | 2 2 2 2 2 2 2 2 | 0 0 | {houses} | {block} | 0 ]"
        )
    };
    let dropped = |houses, block, rules: &RuleSet| read_position(&text(houses, block), rules).expect("valid").1;
    let open = RuleSet { blocking: false, blocker_duty: false, ..KIBAO };
    assert!(!dropped("F F", "255", &KUJIFUNZA) && !dropped("F F", "3", &KIBAO) && !dropped("F F", "255", &open));
    assert!(dropped("T F", "255", &KUJIFUNZA) && dropped("F F", "3", &open) && dropped("T T", "3", &HUS));
    let (position, _) = read_position(&text("F F", "3"), &open).expect("valid");
    assert_eq!(position_text(&position).to_string(), text("F F", "255"));
}

#[test]
fn pits_and_players_have_names() {
    let pits = (0..16).map(|index| pit_name(if index % 2 == 0 { Side::South } else { Side::North }, Pit::at(index)));
    let names: Vec<String> = pits.collect();
    assert_eq!(&names[..8], ["A1", "a2", "A3", "a4", "A5", "a6", "A7", "a8"]);
    assert!(names[8..].iter().all(|name| name.starts_with(['B', 'b'])));
    let table = [
        ("Said Omar", "said omar"),
        ("  SAID\t\u{a0}Omar ", "said omar"),
        ("said", "said"),
        ("ÅSA Öberg", "åsa öberg"),
        (" ", ""),
        ("a b  c", "a b c"),
    ];
    for (name, folded) in table {
        assert_eq!(fold_name(name), folded);
    }
}
