//! Every ply and every sowing of every sound sample is drawn as kibao plays it.

use crate::Test;
use crate::browser::Browser;
use crate::page::{DRAWN, Page, difference};
use crate::record::{drawn, playable, position, samples};
use kibao::engine::{Board, Side, Trace};
use kibao::replay::{Options, Replay, replays};
use kibao::source::Text;
use serde_json::{Value, json};
use std::fs;
use std::path::Path;

/// The tests of this file.
pub const TESTS: &[Test] = &[
    ("plies::every_ply_of_every_sample", every_ply_of_every_sample),
    ("plies::every_sowing_of_every_sample", every_sowing_of_every_sample),
];

/// Walks through the game that is shown by the buttons, to its end and back, and gives what is drawn at each step.
const WALK: &str = r"
    const [last, most] = given;
    const root = document.querySelector('#kibao');
    const press = name => root.querySelector(`[data-act='${name}']`).click();
    const here = () => ({game: Number(root.dataset.game), ply: Number(root.dataset.ply), step: Number(root.dataset.step),
                         busy: root.dataset.busy, drawn: drawn()});
    const go = (name, last) => {
        const seen = [here()];
        while ((Number(root.dataset.ply) !== last || root.dataset.step !== '0') && seen.length < most) {
            press(name);
            seen.push(here());
        }
        return seen;
    };
    press('first');
    const there = go('next', last);
    return [there, go('back', 0)];
";

/// Walks through every game of every sound sample, and compares with what is expected: ply, step and what is drawn; where
/// that lacks something, it is not compared. Gives how many records, games and boards they were.
fn walk_all(
    browser: &Browser,
    by: &str,
    expected: impl Fn(&Page, &Path) -> Vec<Vec<(usize, usize, Value)>>,
) -> [usize; 3] {
    let mut counts = [0; 3];
    for record in samples("ok") {
        let page = Page::open(browser, &record, &[]);
        page.at_once();
        page.choose("by", by);
        for (index, way) in expected(&page, &record).into_iter().enumerate() {
            if page.games.len() > 1 {
                page.choose_game(index + 1);
            }
            let last = playable(&page.games[index]);
            let walks = browser.run_async(&format!("{DRAWN} {WALK}"), vec![last.into(), (way.len() + 1).into()]);
            let back = way.iter().rev();
            compare(&walks[0], way.iter(), index + 1, &record);
            compare(&walks[1], back, index + 1, &record);
            counts[1] += 1;
            counts[2] += 2 * way.len();
        }
        counts[0] += 1;
        browser.was_quiet();
    }
    counts
}

/// Compares a walk with the way.
fn compare<'a>(
    walk: &Value,
    way: impl ExactSizeIterator<Item = &'a (usize, usize, Value)>,
    game: usize,
    record: &Path,
) {
    let record = record.display();
    let seen = walk.as_array().expect("a walk");
    let places = seen.iter().map(|it| format!("{}:{}", it["ply"], it["step"])).collect::<Vec<_>>().join(" ");
    assert_eq!(seen.len(), way.len(), "{record}, game {game}: steps walked: {places}");
    for (there, (ply, step, expected)) in seen.iter().zip(way) {
        let place = format!("{record}, game {game}, ply {ply}, step {step}");
        let at = json!([there["game"], there["ply"], there["step"], there["busy"]]);
        assert_eq!(at, json!([game, ply, step, "no"]), "{place}: the page is elsewhere");
        let mut shown = there["drawn"].clone();
        shown
            .as_object_mut()
            .expect("an object")
            .retain(|key, _| !expected[key].is_null() || key == "to_move" && *step == 0);
        assert!(shown == *expected, "{place}: {}", difference(&shown, expected));
    }
}

fn every_ply_of_every_sample(browser: &Browser) {
    let [records, games, boards] = walk_all(browser, "move", |page, _| {
        let way = |game: &Value| (0..=playable(game)).map(|ply| (ply, 0, drawn(position(game, ply)))).collect();
        page.games.iter().map(way).collect()
    });
    eprintln!("{boards} boards of {games} games in {records} records are drawn as the JSON has them");
    // The samples only grow.
    assert!(records >= 66 && games >= 83 && boards >= 2716, "{records} records, {games} games, {boards} boards");
}

/// A board as a page draws it.
fn board(board: &Board, has_house: bool) -> Value {
    let mut pits = serde_json::Map::new();
    for (side, rows) in [(Side::South, ["A", "B"]), (Side::North, ["a", "b"])] {
        let ring = board.ring(side);
        for (row, seeds) in rows.iter().zip([ring.front(), ring.back()]) {
            pits.extend((1..).zip(seeds).map(|(number, seeds)| (format!("{row}{number}"), seeds.into())));
        }
    }
    let house = |side| has_house.then(|| format!("{:?}", board.house(side)).to_lowercase());
    json!({
        "pits": pits,
        "stores": {"south": board.store(Side::South), "north": board.store(Side::North)},
        "houses": {"south": house(Side::South), "north": house(Side::North)},
    })
}

/// The way through a game, sowing by sowing, as the engine goes it.
fn sowings(replay: &Replay, game: &Value) -> Vec<(usize, usize, Value)> {
    let mut way = vec![(0, 0, drawn(position(game, 0)))];
    for ply in 0..replay.replayed() {
        let before = replay.state_after(ply).expect("it replays");
        let mv = replay.plies[ply].played().expect("it replays").mv;
        let mut trace = Trace { sowings: Vec::new(), most: 4096 };
        before.play_unchecked(&replay.rules, mv, &mut trace);
        let within = trace.sowings.len() - 1;
        way.extend(
            (1..).zip(&trace.sowings[..within]).map(|(step, it)| (ply, step, board(&it.board, replay.rules.house))),
        );
        way.push((ply + 1, 0, drawn(position(game, ply + 1))));
    }
    way
}

fn every_sowing_of_every_sample(browser: &Browser) {
    let [records, games, boards] = walk_all(browser, "sowing", |page, record| {
        let text = Text::decode(&fs::read(record).expect("a record")).expect("a record is not too large").text;
        let replays: Vec<Replay> = replays(&text, &Options::default()).collect();
        assert_eq!(replays.len(), page.games.len(), "{}: games", record.display());
        replays.iter().zip(&page.games).map(|(replay, game)| sowings(replay, game)).collect()
    });
    eprintln!(
        "{boards} boards of {games} games in {records} records, sowing by sowing, are drawn as the engine has them"
    );
    assert!(records >= 66 && games >= 83 && boards >= 9412, "{records} records, {games} games, {boards} boards");
}
