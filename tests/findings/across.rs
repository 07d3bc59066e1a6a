//! What is found across games.

use super::across;

const MOVES: [&str; 5] = ["1: A7<* a5>;\n", "2: A6>* a8<*;\n", "3: A5> a3>;\n", "4: A7>* a8>*;\n", "5: A8<* a3>;\n"];
const OTHER: [&str; 5] = ["1: A6>* a6>*;\n", "2: A7<* a5<;\n", "3: A8>+ a5>+;\n", "4: A6> a6<;\n", "5: A6> a7>;\n"];

/// A game with these head lines and the first rounds of these moves.
fn game(heads: &str, moves: &[&str], rounds: usize) -> String {
    let heads: String = heads.split("; ").filter(|head| !head.is_empty()).map(|head| format!("{head}\n")).collect();
    format!("{heads}\n{}", moves[..rounds].concat())
}

/// The places and codes of what is found in files of one game each.
fn check(games: &[String], expected: &[(&str, &str)]) {
    let games: Vec<&str> = games.iter().map(String::as_str).collect();
    let found = across(&games);
    let found: Vec<(&str, &str)> = found.iter().map(|(place, code, _)| (place.as_str(), *code)).collect();
    assert_eq!(found, expected, "{games:#?}");
}

/// What is said of files of one game each.
fn said(games: &[String]) -> Vec<String> {
    let games: Vec<&str> = games.iter().map(String::as_str).collect();
    across(&games).into_iter().map(|(_, _, message)| message).collect()
}

#[test]
fn the_same_game_twice() {
    let one = game("south: Asha", &MOVES, 5);
    check(std::slice::from_ref(&one), &[]);
    check(&[one.clone(), one.clone()], &[("2.bao:1", "G401")]);
    check(&[one.clone(), game("", &OTHER, 5), one.clone(), one.clone()], &[("3.bao:1", "G401"), ("4.bao:1", "G401")]);
    assert_eq!(said(&[one.clone(), one.clone()]), ["the same game as in 1.bao:1, with the same head"]);
    let other_head = game("south: Zuhura; date: 1994-10-11", &MOVES, 5);
    assert_eq!(said(&[one.clone(), other_head]), ["the same game as in 1.bao:1; only the head differs: south, date"]);
    let other_key = game("south: Asha; board: 3", &MOVES, 5);
    assert_eq!(said(&[one.clone(), other_key]), ["the same game as in 1.bao:1; only the head differs: other keys"]);
    // However it is written: the zanzibar notation, without rows.
    let written = "notation: zanzibar\nsouth: Asha\n\n1: 7L* 5R;\n2: 6R* 8L*;\n3: 5R 3R;\n4: 7R* 8R*;\n5: 8L* 3R;\n";
    check(&[one, written.to_owned()], &[("2.bao:1", "G401")]);
}

#[test]
fn names_that_look_the_same_are_the_same() {
    let [one, other] = ["Zo\u{eb}", "Zoe\u{308}"].map(|name| game(&format!("south: {name}"), &MOVES, 5));
    assert_eq!(said(&[one, other]), ["the same game as in 1.bao:1, with the same head"]);
    // Not two players, and so two results of one round.
    let table = [("Zo\u{eb}", "Zo\u{eb}", &MOVES), ("Zoe\u{308}", "Juma", &OTHER)];
    let [one, other] = table.map(|(name, winner, moves)| {
        game(&format!("south: {name}; north: Juma; event: Cup; round: 1; winner: {winner}"), moves, 5)
    });
    check(&[one, other], &[("2.bao:5", "G404")]);
}

#[test]
fn a_game_in_a_file_of_several_is_named_by_its_line() {
    let two = format!("title: a\n{}\n\ntitle: b\n{}", MOVES.concat(), MOVES.concat());
    let found = across(&[&two]);
    assert_eq!((found[0].0.as_str(), found[0].1), ("1.bao:9", "G401"));
    assert!(found[0].2.starts_with("the same game as in 1.bao:1; only the head differs: title"), "{found:?}");
}

#[test]
fn short_games_may_be_alike() {
    check(&[game("", &MOVES, 3), game("", &MOVES, 3)], &[]);
    check(&[game("", &MOVES, 3), game("", &MOVES, 5)], &[]);
    check(&[game("", &MOVES, 4), game("", &MOVES, 4)], &[("2.bao:2", "G401")]);
}

#[test]
fn one_game_in_another() {
    let (short, long) = (game("", &MOVES, 4), game("", &MOVES, 5));
    check(&[short.clone(), long.clone()], &[("2.bao:2", "G402")]);
    check(&[long.clone(), short.clone()], &[("2.bao:2", "G402")]);
    assert_eq!(said(&[short.clone(), long.clone()]), ["the first 8 plies are all of the game in 1.bao:2"]);
    assert_eq!(said(&[long.clone(), short.clone()]), ["this game is the first 8 plies of that in 1.bao:2"]);
    let many = [long.clone(), long.replace("5: A8<*", "5: B1<*"), short];
    assert_eq!(said(&many), ["this game is the first 8 plies of that in 1.bao:2 and of 1 other"]);
}

#[test]
fn the_same_game_with_a_slip_is_probably_the_same() {
    const GAME: [&str; 9] = [
        "1: A7<* a5>;\n",
        "2: A6>* a7>*;\n",
        "3: A7>* a6<*;\n",
        "4: A5>+ a8>;\n",
        "5: A6> a5<;\n",
        "6: A8> a6<;\n",
        "7: A2< a4<;\n",
        "8: A7> a3>;\n",
        "9: A8> a4>;\n",
    ];
    let (ours, whole) = ("south: Asha; north: Juma", |heads: &str| game(heads, &GAME, 9));
    let slipped = |heads: &str, from: &str, to: &str| whole(heads).replace(from, to);
    // Near the beginning, in the middle, and the last move; also with the names exchanged, or in the other notation.
    for (from, to) in
        [("2: A6>*", "2: A6<*"), ("5: A6>", "5: A6<"), ("9: A8> a4>", "9: A8> a4<"), ("6: A8> a6<;\n", "")]
    {
        check(&[whole(ours), slipped(ours, from, to)], &[("2.bao:1", "G405")]);
        check(&[slipped("south: Juma; north: Asha", from, to), whole(ours)], &[("2.bao:1", "G405")]);
    }
    let zanzibar = "notation: zanzibar\n1: 7L* 5R;\n2: 6R* 7R*;\n3: 7R* 6L*;\n4: 5R> 8R;\n5: 6L 5L;\n6: 8R 6L;\n7: 2L 4L;\n8: 7R 3R;\n9: 8R 4R;\n";
    let found = said(&[whole(ours), zanzibar.to_owned()]);
    assert!(
        found.is_empty() || found[0].starts_with("probably the same game as in 1.bao:1: 17 moves agree, of 18"),
        "{found:?}"
    );
    let expected = "probably the same game as in 1.bao:1: 17 moves agree, of 18 here and 18 there";
    assert_eq!(said(&[whole(ours), slipped(ours, "9: A8> a4>", "9: A8> a4<")]), [expected]);
    // Other games, and a game that is too short.
    let others = ["5: A1> a2<;\n", "6: A3< a7>;\n", "7: A6> a1>;\n", "8: A4< a6<;\n", "9: A5> a8<;\n"];
    check(&[whole(ours), game(ours, &[&GAME[..4], &others].concat(), 9)], &[]);
    let short = |last: &str| game(ours, &GAME, 6).replace("6: A8> a6<", last);
    check(&[short("6: A8> a6<"), short("6: A8> a6>")], &[]);
    // Nobody is told twice: an exact copy is one already.
    check(&[whole(ours), slipped(ours, "5: A6>", "5: A6<"), whole(ours)], &[("2.bao:1", "G405"), ("3.bao:1", "G401")]);
}

#[test]
fn a_broken_game_is_compared_as_it_is_written() {
    let broken = game("", &MOVES, 5).replace("3: A5>", "3: A4>");
    check(&[broken.clone(), broken.clone()], &[("2.bao:2", "G401")]);
    check(&[broken, game("", &MOVES, 5)], &[]);
}

#[test]
fn winners_that_differ() {
    let won = |winner: &str, moves: &[&str]| {
        game(&format!("south: Asha; north: Juma; event: Open; round: 2; winner: {winner}"), moves, 5)
    };
    check(&[won("Asha", &MOVES), won("South", &MOVES)], &[("2.bao:1", "G401")]);
    check(&[won("Asha", &MOVES), won("Juma", &MOVES)], &[("2.bao:1", "G401"), ("2.bao:5", "G403")]);
    check(&[won("Asha", &MOVES), won("Juma", &OTHER)], &[("2.bao:5", "G404")]);
    check(&[won("Asha", &MOVES), won("", &OTHER)], &[]);
    let round_3 = won("Juma", &OTHER).replace("round: 2", "round: 3");
    check(&[won("Asha", &MOVES), round_3], &[]);
    let turned = won("Juma", &OTHER).replace("south: Asha\nnorth: Juma", "south: Juma\nnorth: Asha");
    check(&[won("Asha", &MOVES), turned], &[]);
    let dated = |date: &str, game: String| game.replace("winner", &format!("date: {date}\nwinner"));
    let two_days = [dated("1994-10-11", won("Asha", &MOVES)), dated("1994-10-12", won("Juma", &OTHER))];
    check(&two_days, &[]);
    let by_result = won("Juma", &OTHER).replace("winner: Juma", "result: 0-1");
    check(&[won("Asha", &MOVES), by_result.clone()], &[("2.bao:5", "G404")]);
    let expected = "`Juma` wins here, and `Asha` in 1.bao:1: the same players in the same round, `2` of `Open`";
    assert_eq!(said(&[won("Asha", &MOVES), by_result]), [expected]);
}

/// Games between players, as `south-north`, without moves.
fn names(games: &[&str], expected: &[(&str, &str)]) {
    let text = |players: &&str| {
        let (south, north) = players.split_once('-').expect("two players");
        game(&format!("south: {south}; north: {north}"), &MOVES, 1)
    };
    check(&games.iter().map(text).collect::<Vec<_>>(), expected);
}

#[test]
fn names_in_two_spellings() {
    names(&["Said Omar-Juma", "Asha-Said Omar"], &[]);
    names(&["Said Omar-Juma", "Asha-SAID OMAR"], &[("2.bao:2", "H301")]);
    names(&["Sa\u{ef}d Omar-Juma", "Asha-Said Omar"], &[("2.bao:2", "H301")]);
    names(&["Said Omar-Juma", "Asha-Omar, Said"], &[("2.bao:2", "H301")]);
    names(&["Said Omar-Juma", "Asha-Said O."], &[("2.bao:2", "H301")]);
    names(&["Mohamed Ali-Juma", "Asha-Mohammed Ali"], &[("2.bao:2", "H301")]);
    names(&["Majaliwa-Juma", "Asha-Majalliwa"], &[("2.bao:2", "H301")]);
    // The rarer spelling is told of, wherever it is.
    names(&["Said O.-Juma", "Asha-Said Omar", "Said Omar-Juma"], &[("1.bao:1", "H301")]);
    // Once for each spelling.
    names(&["Juma K.-Asha", "JUMA K.-Asha", "juma k.-Asha"], &[("2.bao:1", "H301"), ("3.bao:1", "H301")]);
}

#[test]
fn names_that_are_of_two_persons() {
    names(&["Said Omar-Juma", "Asha-Said Majid"], &[]);
    names(&["Amina-Juma", "Asha-Amira"], &[]);
    names(&["Player 1-Player 2", "Player 3-Player 4"], &[]);
    names(&["Said O.-Asha", "Said Omar-Asha", "Said Othman-Asha"], &[]);
    names(&["Majaliwa-Majaliwo"], &[]);
    names(&["Tom-Tom"], &[]);
    names(&["A-B", "a-b"], &[("2.bao:1", "H301"), ("2.bao:2", "H301")]);
}

/// Whether two players, each in a game of his own, may be one that is spelled in two ways.
fn spelled(one: &str, other: &str, expected: bool) {
    let games = [format!("south: {one}; north: Juma"), format!("south: Asha; north: {other}")];
    let found = said(&games.map(|heads| game(&heads, &MOVES, 1)));
    assert_eq!(!found.is_empty(), expected, "{one} {other}: {found:?}");
}

#[test]
fn names_are_compared_by_their_plain_words() {
    for other in ["SAID  OMAR", "Omar, Said", "Sa\u{ef}d-Omar", "said.omar"] {
        spelled("Said Omar", other, true);
    }
    spelled("Ng'ang'a", "Nganga", true);
    spelled("?", "!", false);
}

#[test]
fn initials_are_compared_with_words() {
    spelled("S. Omar", "Said Omar", true);
    spelled("S. O.", "Said Omar", false);
    spelled("Said O.", "Said Majid", false);
    spelled("Said O.", "Said Omar Juma", false);
    spelled("Said O.", "Said O.", false);
}

#[test]
fn only_long_words_may_differ_in_a_letter() {
    spelled("Mohamed Juma", "Mohammed Juma", true);
    spelled("Majaliwa", "Majalivva", false);
    spelled("Majaliwa", "Majaliwo", true);
    spelled("Amina", "Amira", false);
    spelled("Ali Said", "Adi Said", false);
    spelled("Player 123456", "Player 123457", false);
    spelled("Khamis Omar", "Hkamis Omar", true);
}

#[test]
fn the_name_of_an_event_gives_its_days() {
    let range = |event: &str| {
        let found = said(&[game(&format!("event: {event}; date: 1980-01-01"), &MOVES, 1)]);
        found.first().map(|message| message.rsplit(" was in ").next().expect("a range").to_owned())
    };
    for (event, days) in [
        ("Zanzibar Open 1994", "1994-01-01 to 1994-12-31"),
        ("Zanzibar Open 1994, October", "1994-01-01 to 1994-12-31"),
        ("Open (11.10.1994 - 23.10.1994)", "1994-10-11 to 1994-10-23"),
        ("Zanzibar Open, 1994-10-11/1994-10-13", "1994-10-11 to 1994-10-13"),
        // 11 October or 10 November.
        ("Open, 11.10.1994", "1994-10-11 to 1994-11-10"),
    ] {
        assert_eq!(range(event).as_deref(), Some(days), "{event}");
    }
    for event in ["Zanzibar Open", "League 2023/24", "1994 and 1995", "Cup 12", "Season 2023-2024"] {
        assert_eq!(range(event), None, "{event}");
    }
}

#[test]
fn dates_outside_the_event() {
    let dated = |event: &str, dates: &[&str], expected: &[(&str, &str)]| {
        let games = dates.iter().map(|date| game(&format!("event: {event}; date: {date}"), &MOVES, 1));
        check(&games.collect::<Vec<_>>(), expected);
    };
    dated("Open", &["1994-10-11", "12.10.1994", "13-10-94", "1949-10-12"], &[("4.bao:2", "H302")]);
    dated("Open", &["1994-10-11", "12.10.1994", "13-10-94", "1994-12-12"], &[]);
    dated("Open", &["1994-10-11", "1949-10-12"], &[]);
    // Two of three games are not enough.
    dated("Open", &["1994-10-11", "1994-10-12", "1949-10-12"], &[]);
    dated("Open", &["1994-10-11", "1995-10-12", "1996-10-12", "1997-10-12"], &[]);
    dated("Open", &["1994-10-11", "12.10.1994", "13-10-94", "yesterday"], &[]);
    dated("League", &["1994-01-11", "1994-06-11", "1994-12-11", "1995-06-11"], &[]);
    dated("Open 1994", &["1994-10-11", "1949-10-11"], &[("2.bao:2", "H302")]);
    dated("Open 1994", &["1995-01-06", "31-12-93"], &[]);
    dated("Open 1994", &["10-11-94"], &[]);
    dated("Open (1994-10-11/1994-10-13)", &["1994-10-11", "1994-12-01"], &[("2.bao:2", "H302")]);
    // An order of its parts that fits is enough: 3 October or 10 March.
    dated("Open", &["1994-10-11", "1994-10-12", "1994-10-13", "10-03-94"], &[]);
    let games = ["1994-10-11", "12.10.1994", "13-10-94", "1949-10-12"];
    let games: Vec<String> = games.iter().map(|date| game(&format!("event: Open; date: {date}"), &MOVES, 1)).collect();
    assert_eq!(said(&games), ["`1949-10-12` is far from the event `Open`, which was in 1994-10-11 to 1994-10-13"]);
}

#[test]
fn a_comment_allows_it() {
    let one = game("south: Asha", &MOVES, 5);
    let allowed = format!("; kibao: allow G401 printed in two papers\n{one}");
    check(&[one.clone(), allowed.clone()], &[]);
    check(&[allowed, one], &[("2.bao:1", "G401")]);
}
