//! What the viewer looks like, at several sizes of the terminal.

use super::assert_snapshot;
use super::keys::{GAMES, app, press};
use super::reader::boards;
use crate::cli::{root, run};
use crate::fixtures;
use kibao::cli::view::{App, Games, Key, Setup, draw};
use kibao::findings::Choice;
use kibao::render::json::position;
use kibao::replay::{Options, replays};
use kibao::words::Lang;
use ratatui_core::buffer::{Buffer, Cell};
use ratatui_core::layout::Rect;
use serde_json::json;

fn drawn(app: &App<'_>, width: u16, height: u16) -> Buffer {
    let mut buffer = Buffer::empty(Rect::new(0, 0, width, height));
    draw(app, &mut buffer);
    buffer
}

/// The lines of a screen.
fn lines(buffer: &Buffer) -> Vec<String> {
    let area = buffer.area;
    let line = |y: u16| (0..area.width).map(|x| buffer[(x, y)].symbol()).collect::<String>();
    (0..area.height).map(|y| line(y).trim_end().to_owned()).collect()
}

fn sample(name: &str) -> String {
    std::fs::read_to_string(root().join("samples").join(name)).expect("a sample")
}

/// A name, a text, how the viewer begins, the size of the terminal, the keys that are pressed.
type Row<'a> = (&'a str, &'a str, Setup, (u16, u16), &'a str);

#[test]
fn views_are_the_golden_ones() {
    let german = Setup { lang: Lang::De, ..Setup::default() };
    let plain = Setup::default();
    let long = sample("ok/zanzibar-1994-game1.bao");
    let block = sample("ok/block-and-answer-kibao.bao");
    let untidy = sample("ok/untidy-marks.bao");
    let opening = sample("err/opening-with-63-seeds.bao");
    // The blocked pit stands at the right edge, and turned round at the left one.
    let blocked_8 = "opening: [ 2 2 3 3 3 3 3 3 | 0 2 2 6 0 0 0 0 | 0 0 0 0 6 2 0 2 | 3 3 3 3 3 3 2 2 | 0 0 | T T | 7 | 0 ]\n\n\
                     1: A6<*;\n";
    let rows: &[Row<'_>] = &[
        ("start", GAMES, plain, (80, 24), ""),
        ("ply", GAMES, plain, (80, 24), "lll"),
        ("wide", &long, plain, (120, 40), "/12<enter>"),
        ("narrow", &long, plain, (41, 20), "/12<enter>"),
        ("middling", &long, plain, (60, 24), "/12<enter>"),
        ("low", &long, plain, (80, 12), "/12<enter>"),
        ("least", &long, plain, (41, 14), "/17<enter>"),
        ("too-small", &long, plain, (40, 20), ""),
        ("ascii", GAMES, Setup { ascii: true, ..plain }, (80, 24), "lll"),
        ("flip", GAMES, plain, (80, 24), "lllf"),
        ("sowing", GAMES, plain, (80, 24), "Gthh"),
        ("plays", GAMES, plain, (80, 24), "tl +"),
        ("help", GAMES, plain, (80, 24), "?"),
        ("help-narrow", GAMES, plain, (41, 14), "?"),
        ("help-ascii", GAMES, Setup { ascii: true, ..plain }, (80, 24), "?"),
        ("help-sw", GAMES, Setup { lang: Lang::Sw, ..plain }, (80, 24), "?"),
        ("help-de", GAMES, german, (80, 24), "?"),
        ("help-cs", GAMES, Setup { lang: Lang::Cs, ..plain }, (80, 24), "?"),
        ("go-to", GAMES, plain, (80, 24), "/12"),
        ("no-round", GAMES, plain, (80, 24), "/12<enter>"),
        ("second-game", GAMES, plain, (80, 24), "]"),
        ("last-game", GAMES, plain, (80, 24), "]]"),
        ("illegal", GAMES, plain, (80, 24), "]lll"),
        ("illegal-de", GAMES, german, (80, 24), "]lll"),
        ("after-illegal", GAMES, plain, (80, 24), "]llll"),
        ("blocked", &block, plain, (80, 24), "l"),
        ("blocked-least", blocked_8, plain, (41, 14), ""),
        ("blocked-least-flip", blocked_8, plain, (41, 14), "f"),
        ("finding", &untidy, plain, (80, 24), "l"),
        ("no-board", &opening, plain, (80, 24), "l"),
    ];
    for (name, text, setup, (width, height), keys) in rows {
        let mut app = app(text, 0, *setup);
        press(&mut app, keys);
        assert_snapshot(&format!("view-{name}"), &lines(&drawn(&app, *width, *height)).join("\n"));
    }
}

#[test]
fn colours_are_the_golden_ones() {
    let mut app = app(GAMES, 1, Setup { colour: true, ..Setup::default() });
    press(&mut app, "lll");
    assert_snapshot("view-colours", &format!("{:?}", drawn(&app, 80, 24)));
}

#[test]
fn without_colour_there_is_no_style_at_all() {
    let mut app = app(GAMES, 1, Setup::default());
    for keys in ["lll", "?", "?t", "/1"] {
        press(&mut app, keys);
        let buffer = drawn(&app, 80, 24);
        assert!(buffer.content.iter().all(|cell| cell.style() == Cell::EMPTY.style()), "{keys}");
    }
}

const SIZES: [(u16, u16); 6] = [(80, 24), (120, 40), (41, 20), (60, 24), (80, 12), (46, 17)];

#[test]
fn every_position_is_shown_as_the_json_tells_it() {
    let mut count = 0;
    let sound = fixtures::all().into_iter().filter(|(path, _)| path.starts_with("ok/"));
    for (path, bytes) in sound {
        let Ok(text) = String::from_utf8(bytes) else { continue };
        let games = Games::new(&text, Options::default(), Choice::default());
        for (number, replay) in replays(&text, &Options::default()).enumerate() {
            let mut app = App::new(games.clone(), number, Setup::default()).expect("a game");
            for ply in 0..=replay.replayed() {
                app.show(ply);
                let expected = replay.state_after(ply).expect("a board").position;
                let expected = json!(position(&expected, replay.rules.house, replay.is_over_at(ply)));
                // Every size in turn, both ways up.
                let (width, height) = SIZES[ply % SIZES.len()];
                for _ in 0..2 {
                    app.key(Key::Char('f'));
                    let kept = if width > 70 && height > 16 { 46 } else { usize::from(width) };
                    let lines: Vec<String> = lines(&drawn(&app, width, height))
                        .iter()
                        .map(|line| line.chars().take(kept).collect())
                        .collect();
                    let shown = lines.join("\n");
                    let context = format!("{path} {number} {ply} {width}x{height}\n{shown}");
                    let [board] = &boards(&shown)[..] else { panic!("{context}: one board") };
                    board.assert_is(&expected, &context);
                }
                count += 1;
            }
        }
    }
    assert!(count > 1_200, "{count}");
}

#[test]
fn no_size_is_too_odd() {
    let mut app = app(GAMES, 1, Setup { colour: true, ..Setup::default() });
    press(&mut app, "lllt");
    for keys in ["", "?", "?/", "<esc>GG"] {
        press(&mut app, keys);
        for width in (0..3).chain(38..48).chain(68..76).chain([130]) {
            for height in [0, 1, 2, 9, 10, 13, 14, 16, 17, 21, 22, 60] {
                drawn(&app, width, height);
            }
        }
    }
}

#[test]
fn a_record_cannot_draw() {
    let nasty = "; \x1b[2J]]>\ntitle: <script>\x1b[2J]]>\"'\u{202e}\nsouth: \x1b]0;x\x07 \u{4e2d}\u{6587}\u{300}\nnorth: a\tb\u{85}\n\n\
                 1: A6<* a6\x1b[5m\u{202e}; \x1b[31m \u{feff}\n2: A1\u{7f};\n";
    for lang in Lang::ALL {
        let mut app = app(nasty, 0, Setup { lang, ..Setup::default() });
        for _ in 0..4 {
            for (width, height) in [(80, 24), (41, 14), (200, 60)] {
                let shown = lines(&drawn(&app, width, height)).join("\n");
                let bad = shown.chars().find(|&c| c.is_control() && c != '\n' || matches!(c, '\u{202e}' | '\u{feff}'));
                assert_eq!(bad, None, "{shown}");
                assert!(width < 80 || shown.contains("<script>\u{241b}[2J]]>\"'\\u{202e}"), "{shown}");
            }
            app.key(Key::Right);
        }
    }
}

#[test]
fn without_a_terminal_show_is_named() {
    for path in ["samples/ok/short-win.bao", "-", "missing.bao"] {
        let ran = run(&["view", path], "1: A6<* a6>;\n");
        assert_eq!((ran.status, ran.out.as_str()), (Some(2), ""), "{ran:?}");
        assert!(ran.err.contains("needs a terminal") && ran.err.contains("kibao show"), "{}", ran.err);
    }
}
