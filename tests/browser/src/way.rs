//! The way of the seeds of a move: a line for each sowing between the rows, never over seeds, with the order of the sowings.

use crate::Test;
use crate::browser::Browser;
use crate::page::{Page, narrow};
use crate::record::sample;
use serde_json::Value;

pub const TESTS: &[Test] = &[("way::the_way_is_between_the_rows", the_way_is_between_the_rows)];

/// What the board has of the way: how many sowings the ply has, the numbers, whether there is a line, how near it comes to
/// the middle of a pit with seeds, in parts of the pit, and how many pixels a number is from the beginning of its line.
const WAY: &str = "
    const root = document.querySelector('#kibao');
    const data = JSON.parse(document.querySelector('#kibao-data').textContent);
    const plies = data.games[0].game.plies;
    const sowings = plies[root.dataset.ply - 1].trace.filter(it => it.from !== 'store').length;
    const lines = root.querySelector('[data-way]');
    const line = lines.querySelector('path:not(.halo)');
    const texts = [...lines.querySelectorAll('span')].map(it => it.textContent);
    const pits = [...root.querySelectorAll('[data-pit]')].filter(it => it.dataset.seeds !== '0').map(it => it.querySelector('.pit').getBoundingClientRect());
    let nearest = 1;
    for (let at = 0, length = line?.getTotalLength() ?? -1; at <= length; at += 2) {
        const point = line.getPointAtLength(at).matrixTransform(line.getScreenCTM());
        for (const pit of pits) {
            const far = Math.hypot(point.x - pit.left - pit.width / 2, point.y - pit.top - pit.height / 2);
            nearest = Math.min(nearest, far / pit.width);
        }
    }
    // The beginning of each line is that of a part of the path; two parts are the heads of the arrow.
    const begins = (line?.getAttribute('d') ?? '').split('M').slice(1).filter((_, at) => at % 2 === 0).map(it => it.match(/[\\d.]+/g).slice(0, 2).map(Number));
    const screen = line?.getScreenCTM();
    const off = [...lines.querySelectorAll('span:not(.more)')].map((it, at) => {
        const box = it.getBoundingClientRect();
        const point = new DOMPoint(...begins[at]).matrixTransform(screen);
        return Math.hypot(box.left + box.width / 2 - point.x, box.top + box.height / 2 - point.y);
    });
    return [sowings, texts, line !== null, nearest, Math.max(0, ...off)];";

/// At each ply of a game, on a wide and on a narrow window.
fn the_way_is_between_the_rows(browser: &Browser) {
    let page = Page::open(browser, &sample("ok/zanzibar-1994-game4.bao"), &[]);
    page.at_once();
    let (mut numbered, mut goes_on) = (0, 0);
    for is_narrow in [false, true] {
        if is_narrow {
            narrow(browser, 390, 844);
        }
        page.act("first");
        assert_eq!(
            browser.run("return document.querySelectorAll('[data-way] path, [data-way] span').length;"),
            0,
            "nobody has moved"
        );
        for ply in 1..=60 {
            page.act("next");
            let seen = browser.run(WAY);
            let sowings = usize::try_from(seen[0].as_u64().expect("a number")).expect("a small number");
            let drawn = sowings.min(8);
            let mut expected: Vec<String> = (1..=drawn).filter(|_| drawn > 1).map(|it| it.to_string()).collect();
            if sowings > drawn {
                // Beside the number of the last line.
                expected.push(format!("+{}", sowings - drawn));
                goes_on += 1;
            }
            numbered += usize::from(drawn > 1);
            assert_eq!(seen[1], Value::from(expected), "ply {ply}");
            assert_eq!(seen[2], sowings > 0, "ply {ply}");
            let nearest = seen[3].as_f64().expect("a number");
            assert!(nearest > 0.4, "ply {ply}: {nearest} of a pit from its middle");
            let off = seen[4].as_f64().expect("a number");
            assert!(off < 1.5, "ply {ply}: a number is {off} pixels from the beginning of its line");
        }
    }
    assert!(numbered > 40 && goes_on > 2, "{numbered} {goes_on}");
}
