//! What keys do in the viewer.

use kibao::cli::view::{App, Games, Key, Notice, Setup};
use kibao::findings::Choice;
use kibao::replay::Options;

/// Two games: one of three rounds, with a mark too many; one that breaks off at an illegal move.
pub(super) const GAMES: &str = "\
title: First
south: Asha
north: Juma

1: A6<* a6>; the first round
2: A4> a6>*;
3: A5>+ a5>;

title: Second

1: A7>* a7>*;
2: A1>* a6>*; an empty pit
3: A7>* a7>*;
";

pub(super) fn app(text: &str, number: usize, setup: Setup) -> App<'_> {
    App::new(Games::new(text, Options::default(), Choice::default()), number, setup).expect("a game")
}

/// Keys as one writes them: a letter or sign is itself, `<name>` a key with a name.
pub(super) fn press(app: &mut App<'_>, keys: &str) {
    let mut rest = keys;
    while let Some(first) = rest.chars().next() {
        let named = rest.strip_prefix('<').and_then(|rest| rest.split_once('>'));
        let (key, after) = match named {
            Some((name, after)) => (by_name(name), after),
            None => (Key::Char(first), &rest[first.len_utf8()..]),
        };
        app.key(key);
        rest = after;
    }
}

fn by_name(name: &str) -> Key {
    match name {
        "left" => Key::Left,
        "right" => Key::Right,
        "up" => Key::Up,
        "down" => Key::Down,
        "pageup" => Key::PageUp,
        "pagedown" => Key::PageDown,
        "home" => Key::Home,
        "end" => Key::End,
        "tab" => Key::Tab,
        "backtab" => Key::BackTab,
        "enter" => Key::Enter,
        "esc" => Key::Esc,
        "back" => Key::Backspace,
        "ctrl-c" => Key::Interrupt,
        _ => panic!("no key is called {name}"),
    }
}

#[test]
fn keys_go_through_a_game() {
    let rows: &[(&str, usize)] = &[
        ("", 0),
        ("<right>", 1),
        ("ln", 2),
        ("<right><right><left>", 1),
        ("lllhp", 1),
        ("<left>", 0),
        ("<end>", 6),
        ("G<right>", 6),
        ("G<home>", 0),
        ("Gg", 0),
        // A round on or back stays in the column of the side; from the start it is the first move.
        ("<down>", 1),
        ("j<down>", 3),
        ("lljj", 6),
        ("ljj<down>", 6),
        ("ll<down><up>", 2),
        ("l<up>", 0),
        ("Gkk<up>", 0),
        ("<pagedown>", 6),
        ("<pagedown><pageup>", 0),
        // Going to a round.
        ("/2<enter>", 3),
        (":3<enter>", 5),
        ("l/0<enter>", 0),
        ("l/12<esc>", 1),
        ("l/<enter>", 1),
        ("l/12<back><enter>", 1),
        ("l/1x2<back><enter>", 1),
        ("ll/<back>l", 3),
        ("l/9<enter>", 1),
        ("l/2ff<left>?q<enter>", 3),
        // Help takes one key, whatever it is.
        ("?l", 0),
        ("?ql", 1),
        // What is no key of the viewer does nothing.
        ("lx<enter><back>\u{e9}", 1),
    ];
    for (keys, ply) in rows {
        let mut app = app(GAMES, 0, Setup::default());
        press(&mut app, keys);
        assert_eq!((app.ply(), app.is_done(), app.shows_help(), app.prompt()), (*ply, false, false, None), "{keys}");
    }
}

#[test]
fn a_window_too_small_for_the_help_does_not_ask_for_it() {
    let mut app = app(GAMES, 0, Setup::default());
    for (size, shown) in [((41, 14), true), ((40, 14), false), ((72, 13), false), ((80, 24), true)] {
        app.resize(size);
        press(&mut app, "?");
        assert_eq!(app.shows_help(), shown, "{size:?}");
        press(&mut app, "l");
        assert_eq!(app.ply(), usize::from(!shown), "{size:?}: the next key counts where no help is shown");
        app.resize((80, 24));
        press(&mut app, "g");
    }
    press(&mut app, "?");
    app.resize((72, 10));
    assert!(!app.shows_help(), "a window that becomes smaller closes it");
}

#[test]
fn keys_end_ask_and_show() {
    for keys in ["q", "<esc>", "<ctrl-c>", "/1<ctrl-c>", "?<ctrl-c>", " <ctrl-c>", "/1<esc>q"] {
        let mut app = app(GAMES, 0, Setup::default());
        press(&mut app, keys);
        assert!(app.is_done(), "{keys}");
    }
    let mut one = app(GAMES, 0, Setup::default());
    press(&mut one, "?");
    assert!(one.shows_help());
    press(&mut one, "?/");
    assert_eq!((one.shows_help(), one.prompt()), (false, Some("")));
    press(&mut one, "12345678");
    assert_eq!(one.prompt(), Some("123456"));
    press(&mut one, "<enter>");
    assert_eq!((one.prompt(), one.notice()), (None, Some(Notice::NoRound(123_456, 3))));
    press(&mut one, "x");
    assert_eq!(one.notice(), None, "said until the next key");
}

#[test]
fn keys_go_from_game_to_game() {
    // A game opens at its start; where there is none, the ply stays.
    let rows: &[(&str, (usize, usize), Option<Notice>)] = &[
        ("]", (1, 0), None),
        ("<tab>", (1, 0), None),
        ("]]", (1, 0), Some(Notice::LastGame)),
        ("[", (0, 3), Some(Notice::FirstGame)),
        ("<tab><backtab>", (0, 0), None),
        ("][<backtab>", (0, 0), Some(Notice::FirstGame)),
    ];
    for (keys, place, notice) in rows {
        let mut app = app(GAMES, 0, Setup::default());
        press(&mut app, &format!("lll{keys}"));
        assert_eq!(((app.game(), app.ply()), app.notice()), (*place, *notice), "{keys}");
    }
}

#[test]
fn sowings_are_stepped_through_one_by_one() {
    let mut app = app(GAMES, 0, Setup::default());
    let at = |app: &App<'_>| (app.ply(), app.sowing());
    press(&mut app, "t");
    assert_eq!(at(&app), (0, Some((0, 0))));
    press(&mut app, "l");
    assert_eq!(at(&app), (1, Some((1, 2))), "the seed from the store");
    press(&mut app, "l");
    assert_eq!(at(&app), (1, Some((2, 2))));
    press(&mut app, "l");
    assert_eq!(at(&app), (2, Some((1, 2))));
    press(&mut app, "h");
    assert_eq!(at(&app), (1, Some((2, 2))), "back is the end of the ply before");
    press(&mut app, "hh");
    assert_eq!(at(&app), (0, Some((0, 0))));
    press(&mut app, "llt");
    assert_eq!(at(&app), (1, None));
    press(&mut app, "Gt");
    let (ply, sowing) = at(&app);
    assert_eq!((ply, sowing.map(|(step, of)| step == of && of > 5)), (6, Some(true)));
    // Through everything, step by step, every board on the way.
    press(&mut app, "g");
    let mut steps = 0;
    while at(&app).0 < 6 || app.sowing().is_some_and(|(step, of)| step < of) {
        press(&mut app, "<right>");
        assert!(app.shown().is_some());
        steps += 1;
    }
    for _ in 0..steps {
        press(&mut app, "<left>");
    }
    assert_eq!((steps > 20, at(&app)), (true, (0, Some((0, 0)))), "{steps}");
}

#[test]
fn the_game_plays_by_itself() {
    let mut app = app(GAMES, 0, Setup::default());
    app.tick();
    assert_eq!((app.ply(), app.pace()), (0, None), "only when it is asked to");
    press(&mut app, " ");
    let pace = app.pace().expect("it plays");
    app.tick();
    app.tick();
    assert_eq!(app.ply(), 2);
    press(&mut app, "+f");
    assert!(app.pace().is_some_and(|faster| faster < pace));
    press(&mut app, "--");
    assert!(app.pace().is_some_and(|slower| slower > pace));
    press(&mut app, "++++++++");
    assert_eq!(app.speed(), (6, 6));
    press(&mut app, "--------");
    assert_eq!(app.speed(), (1, 6));
    press(&mut app, " ");
    assert_eq!(app.pace(), None);
    // Whoever steps by hand takes over.
    press(&mut app, " <right>");
    assert_eq!((app.ply(), app.pace()), (3, None));
    press(&mut app, " ");
    for _ in 0..10 {
        app.tick();
    }
    assert_eq!((app.ply(), app.pace()), (6, None), "at the end it stops");
    press(&mut app, " ");
    assert_eq!(app.pace(), None, "there is nothing to play");
}

#[test]
fn a_move_that_is_not_played_can_be_looked_at() {
    let mut app = app(GAMES, 1, Setup::default());
    press(&mut app, "ll");
    let before = app.shown().map(|(position, ..)| position);
    press(&mut app, "l");
    assert_eq!((app.ply(), app.shown().map(|(position, ..)| position)), (3, before));
    press(&mut app, "tlllll");
    assert_eq!((app.ply(), app.sowing()), (6, Some((0, 0))));
    press(&mut app, "h<up><up>");
    assert_eq!(app.ply(), 1);
}

#[test]
fn games_open_alone_as_they_are_in_the_text() {
    let mut count = 0;
    for (path, bytes) in crate::fixtures::all() {
        let Ok(text) = String::from_utf8(bytes) else { continue };
        let games = Games::new(&text, Options::default(), Choice::default());
        let all: Vec<_> = kibao::replay::replays(&text, &Options::default()).collect();
        assert_eq!(games.len(), all.len(), "{path}");
        for (number, whole) in all.iter().enumerate() {
            let alone = games.load(number).expect("a game");
            let moves =
                |replay: &kibao::replay::Replay| replay.plies.iter().map(|ply| ply.state.clone()).collect::<Vec<_>>();
            assert_eq!(moves(&alone.replay), moves(whole), "{path} {number}");
            let title = |replay: &kibao::replay::Replay| kibao::words::title(kibao::words::Lang::En, &replay.game);
            assert_eq!(title(&alone.replay), title(whole), "{path} {number}");
            count += 1;
        }
        assert!(games.load(all.len()).is_none());
    }
    assert!(count > 130, "{count}");
}
