//! Standings against tables that are computed by hand.

use kibao::stats::{Meeting, Played, Scoring, Standings, TieBreak};

/// Games as `AB` (A beats B), `A=B` (drawn), `A?B` (no result), `A!B` (A wins without B); players are letters.
fn table(games: &str, players: usize, ties: &[TieBreak], rounds: bool) -> Standings {
    let number = |c: char| Some((c as u8 - b'A') as usize);
    let game = |text: &str| {
        let signs: Vec<char> = text.chars().collect();
        let played = match signs[1] {
            '=' => Played::Draw,
            '?' => Played::Open,
            '!' => Played::Walkover(0),
            _ => Played::Won(0),
        };
        Meeting { players: [number(signs[0]), number(signs[signs.len() - 1])], played }
    };
    let games: Vec<Meeting> = games.split(' ').filter(|it| !it.is_empty()).map(game).collect();
    Standings::of(
        players,
        &games,
        &Scoring { ties: ties.into(), walkover: 75, unplayed: 25, ..Scoring::default() },
        rounds,
    )
}

/// The ranks, as `1A 2B`, and the points in hundredths.
fn ranks(table: &Standings) -> (String, Vec<u64>) {
    let line = |it: &kibao::stats::Standing| format!("{}{}", it.rank, (b'A' + it.player as u8) as char);
    let ranks: Vec<String> = table.lines.iter().map(line).collect();
    (ranks.join(" "), table.lines.iter().map(|it| it.total.points).collect())
}

fn check(games: &str, players: usize, ties: &[TieBreak], rounds: bool, expected: &str, points: &[u64]) -> Standings {
    let table = table(games, players, ties, rounds);
    assert_eq!(ranks(&table), (expected.to_owned(), points.to_vec()), "{games}");
    table
}

#[test]
fn points_go_before_everything() {
    check("AB AC BC", 3, &TieBreak::ALL, false, "1A 2B 3C", &[200, 100, 0]);
    check("A=B A!C B?C", 3, &[], false, "1A 2B 3C", &[125, 75, 25]);
    check("", 2, &TieBreak::ALL, true, "1A 1B", &[0, 0]);
}

#[test]
fn a_circle_is_not_broken() {
    // A, B and C beat each other in a circle, and each beats D: equal in every tie-break.
    let games = "AB BC CA AD BD CD";
    check(games, 4, &TieBreak::ALL, true, "1A 1B 1C 4D", &[200, 200, 200, 0]);
}

#[test]
fn the_direct_encounter_counts_among_those_who_are_tied() {
    // A beats B, B beats C, A and C draw; everybody has two points with the games against D and E.
    // Among the three: A 1.5, B 1, C 0.5.
    let games = "AB BC A=C BD CD CE DA EA EB E=D D=E";
    let points =
        |letter: usize| table(games, 5, &[], false).lines.iter().find(|it| it.player == letter).unwrap().total.points;
    assert_eq!([0, 1, 2, 3, 4].map(points), [150, 200, 250, 200, 300]);
    // Two with the same points: B has beaten D.
    check(games, 5, &[TieBreak::Direct], false, "1E 2C 3B 4D 5A", &[300, 250, 200, 200, 150]);
    // C and D have both lost to A and B, who draw; D has beaten C.
    check("A=B AC AD BC BD DC", 4, &[TieBreak::Direct], false, "1A 1B 3D 4C", &[250, 250, 100, 0]);
}

#[test]
fn the_direct_encounter_is_applied_again_to_those_who_are_still_tied() {
    // Among A to D: A has beaten C and drawn twice: 2; B has beaten D and drawn with A: 1.5; C has beaten B and drawn with D: 1.5;
    // D has drawn twice: 1. Of B and C, C has beaten B. E makes the totals equal: 2.5 each, and 1 of its own.
    let games = "AC A=D A=B CB BD C=D A=E BE CE DE D=E";
    check(games, 5, &[TieBreak::Direct], false, "1A 2C 3B 4D 5E", &[250, 250, 250, 250, 100]);
}

#[test]
fn who_has_not_met_has_no_direct_encounter() {
    // A and B have beaten others and not met; A has won once more and lost once more.
    let table = check("AC BD", 4, &[TieBreak::Direct], false, "1A 1B 3C 3D", &[100, 100, 0, 0]);
    assert!(table.lines.iter().all(|it| it.ties == [None]));
}

#[test]
fn games_won_break_a_tie() {
    // A has one win, B two draws.
    check("AC B=C B=D DA", 4, &[TieBreak::Wins], false, "1D 2A 3B 4C", &[150, 100, 100, 50]);
}

#[test]
fn sonneborn_berger_by_hand() {
    // C 2, A and B 1.5, D 1. A: half of B's 1.5 and all of C's 2: 2.75. B: half of A's 1.5 and all of D's 1: 1.75.
    let games = "A=B AC DA BD CB CD";
    let table = check(games, 4, &TieBreak::ALL, false, "1C 2A 3B 4D", &[200, 150, 150, 100]);
    let values: Vec<Option<u64>> = table.lines.iter().map(|it| it.ties[2]).collect();
    // C beats B (1.5) and D (1): 2.5. D beats A: 1.5.
    assert_eq!(values, [Some(25_000), Some(27_500), Some(17_500), Some(15_000)]);
    // Without it the two share a rank: their game was drawn, and each has won one.
    check(games, 4, &[TieBreak::Direct, TieBreak::Wins], false, "1C 2A 2B 4D", &[200, 150, 150, 100]);
}

#[test]
fn buchholz_by_hand() {
    // E, A and B have two points. E has met A 2 and B 2: 4. A has met C 1, D 0 and E 2: 3. B has met F 0, D 0 and E 2: 2.
    // D has met A 2 and B 2, F has met B 2 and C 1.
    let games = "AC AD EA BF BD EB CF";
    let table = check(games, 6, &[TieBreak::Buchholz], true, "1E 2A 3B 4C 5D 6F", &[200, 200, 200, 100, 0, 0]);
    let values: Vec<Option<u64>> = table.lines.iter().map(|it| it.ties[0]).collect();
    assert_eq!(values, [400, 300, 200, 200, 400, 300].map(Some));
    // Where a game has no round, it does not count.
    check(games, 6, &[TieBreak::Buchholz], false, "1A 1B 1E 4C 5D 5F", &[200, 200, 200, 100, 0, 0]);
}

#[test]
fn the_order_of_the_tie_breaks_counts() {
    // A and B have two points: A two wins and a loss to B, B one win and two draws.
    let games = "AC AD BA B=C B=D";
    check(games, 4, &[TieBreak::Direct, TieBreak::Wins], false, "1B 2A 3C 3D", &[200, 200, 50, 50]);
    check(games, 4, &[TieBreak::Wins, TieBreak::Direct], false, "1A 2B 3C 3D", &[200, 200, 50, 50]);
}

#[test]
fn nobody_plays_against_themselves_or_nobody() {
    let game = |players, played| Meeting { players, played };
    let games = [game([Some(0), Some(0)], Played::Won(0)), game([Some(0), None], Played::Won(0))];
    let table = Standings::of(1, &games, &Scoring::default(), true);
    assert_eq!((table.lines[0].total.games, table.lines[0].total.points), (1, 100));
    assert_eq!(table.encounter(0, 0), None);
}

/// The values of the tie-breaks of a player, in hundredths; Sonneborn-Berger in ten-thousandths.
fn ties(table: &Standings, player: char) -> Vec<Option<u64>> {
    let number = (player as u8 - b'A') as usize;
    table.lines.iter().find(|it| it.player == number).expect("a player").ties.clone()
}

#[test]
fn tie_breaks_are_those_of_the_example_of_lichess() {
    // Results and values of TiebreakTest.scala in https://github.com/lichess-org/scalachess: A and D have 2.5 points, A has
    // two wins, 4.0 by Sonneborn-Berger, 7.5 by Buchholz; the direct encounter is D's.
    let games = "AB A=C DA AE BC B=D EB CD C=E DE";
    let table = check(games, 5, &TieBreak::ALL, true, "1D 2A 3C 4E 5B", &[250, 250, 200, 150, 150]);
    assert_eq!(ties(&table, 'A'), [0, 2, 40_000, 750].map(Some));
    assert_eq!(ties(&table, 'D')[0], Some(100));
    // With a second game of A and D, drawn, they have 0.5 and 1.5 points of two games: a quarter and three quarters there.
    let table =
        check(&format!("{games} A=D"), 5, &[TieBreak::Direct], false, "1D 2A 3C 4E 5B", &[300, 300, 200, 150, 150]);
    assert_eq!([ties(&table, 'A'), ties(&table, 'D')], [[Some(50)], [Some(150)]]);
}

#[test]
fn the_direct_encounter_is_that_of_the_seminar_of_arbiters() {
    // The table of the FIDE Arbiters' Seminar, "Tie-Breaks": of three who are tied A beats B and draws with C, who draws with
    // B: 1.5, 0.5 and 1 points among them. The games with D and E make the three equal.
    let games = "AB B=C A=C DA EA BD EB C=D EC DE";
    let table = check(games, 5, &TieBreak::ALL, false, "1E 2D 3A 4C 5B", &[300, 250, 150, 150, 150]);
    assert_eq!(['A', 'B', 'C'].map(|player| ties(&table, player)[0]), [150, 50, 100].map(Some));
}
