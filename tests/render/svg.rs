//! Diagrams read back: every position drawn is the position of the JSON, whichever way the board is turned.

use crate::fixtures;
use kibao::engine::{Ends, KIBAO, Pit, Ring, RuleSet, Side, State};
use kibao::render::json;
use kibao::render::svg::{Diagram, MOST_SOWINGS, Moment, Theme, Track, WIDTHS};
use kibao::replay::{Options, Replay, pit_name, replays};
use kibao::source::Text;
use kibao::words::Lang;
use roxmltree::{Document, Node};
use std::collections::{BTreeMap, BTreeSet};

/// Everything that is looked for in a drawn diagram.
struct Drawn<'a> {
    document: &'a Document<'a>,
    ids: BTreeMap<String, Node<'a, 'a>>,
}

/// What a diagram may be made of.
const ELEMENTS: [&str; 12] = [
    "svg",
    "title",
    "desc",
    "defs",
    "linearGradient",
    "radialGradient",
    "stop",
    "g",
    "rect",
    "circle",
    "ellipse",
    "path",
];

impl<'a> Drawn<'a> {
    /// Reads a diagram, which is sound as XML and as SVG as far as can be told without its schema.
    fn read(document: &'a Document<'a>) -> Self {
        let root = document.root_element();
        let prefix = root.attribute("id").expect("an id");
        let mut ids = BTreeMap::new();
        for node in root.descendants().filter(Node::is_element) {
            let name = node.tag_name();
            assert!(ELEMENTS.contains(&name.name()), "{}", name.name());
            assert_eq!(name.namespace(), Some("http://www.w3.org/2000/svg"));
            for attribute in node.attributes() {
                let (name, value) = (attribute.name(), attribute.value());
                assert!(!name.starts_with("on") && !matches!(name, "href" | "style" | "class"), "{name}");
                assert!(!value.contains("NaN") && !value.contains("inf"), "{value}");
                if let Some(rest) = value.strip_prefix("url(") {
                    let id = rest.strip_prefix('#').and_then(|it| it.strip_suffix(')')).expect("a reference within");
                    assert!(root.descendants().any(|it| it.attribute("id") == Some(id)), "{id}");
                }
            }
            if let Some(id) = node.attribute("id") {
                let own = id.strip_prefix(prefix).expect("every id begins with that of the diagram");
                assert!(ids.insert(own.trim_start_matches('-').to_owned(), node).is_none(), "{id} twice");
            }
        }
        assert_eq!(root.attribute("role"), Some("img"));
        assert_eq!(root.attribute("aria-labelledby"), Some(format!("{prefix}-title {prefix}-desc").as_str()));
        Self { document, ids }
    }

    fn at(&self, id: &str) -> Node<'a, 'a> {
        *self.ids.get(id).unwrap_or_else(|| panic!("there is no {id}"))
    }

    /// The seeds of a pit, by the ellipses or by the number.
    fn seeds(&self, pit: &str, glyphs: &BTreeMap<String, char>) -> u8 {
        let node = self.at(pit);
        let ellipses = node.descendants().filter(|it| it.has_tag_name("ellipse")).count() as u8;
        match number(node, glyphs) {
            None => ellipses,
            Some(number) => {
                assert_eq!(ellipses, 0, "{pit} has a number and seeds");
                number
            }
        }
    }

    /// Where a part is moved to.
    fn place(&self, id: &str) -> (f64, f64) {
        let node = self.at(id);
        let shift = node.attribute("transform").and_then(|it| it.strip_prefix("translate(")).expect("a place");
        let (x, y) = shift.trim_end_matches(')').split_once(' ').expect("two numbers");
        (x.parse().expect("a number"), y.parse().expect("a number"))
    }

    /// The outline of a pit, which has the fill of a hole: its width, whether it is dashed, whether it is square.
    fn outline(&self, pit: &str) -> (f64, bool, bool) {
        let is_hole = |it: &Node<'_, '_>| {
            matches!(it.tag_name().name(), "rect" | "circle")
                && it.attribute("stroke-width").is_some()
                && it.attribute("fill") != Some("none")
        };
        let hole = self.at(pit).children().find(is_hole).expect("a hole");
        let width = hole.attribute("stroke-width").and_then(|it| it.parse().ok()).expect("a width");
        (width, hole.attribute("stroke-dasharray").is_some(), hole.has_tag_name("rect"))
    }
}

/// The number that is drawn within a part.
fn number(node: Node<'_, '_>, glyphs: &BTreeMap<String, char>) -> Option<u8> {
    let paths = node.descendants().filter_map(|it| it.attribute("d"));
    let digits: String = paths.filter_map(|d| glyphs.get(d)).collect();
    digits.parse().ok()
}

fn read<T>(svg: &str, with: impl FnOnce(&Drawn<'_>) -> T) -> T {
    let document = Document::parse(svg).unwrap_or_else(|error| panic!("{error}\n{svg}"));
    with(&Drawn::read(&document))
}

/// The shapes of the ten digits, learnt from stores that hold so many seeds.
fn glyphs() -> BTreeMap<String, char> {
    let mut glyphs = BTreeMap::new();
    for (number, digit) in (0_u8..).zip("0123456789".chars()) {
        let mut position = KIBAO.start();
        position.board.stores[0] = number;
        let svg = Diagram { numbers: true, ..Diagram::new(position, &KIBAO) }.svg();
        let shape = read(&svg, |drawn| {
            let paths: Vec<_> = drawn.at("store-south").descendants().filter_map(|it| it.attribute("d")).collect();
            assert_eq!(paths.len(), 1);
            paths[0].to_owned()
        });
        assert!(!shape.is_empty() && glyphs.insert(shape, digit).is_none(), "{digit} looks like another");
    }
    glyphs
}

/// The seeds of a pit are within it, and none covers another. The seeds around a number stand for more than are drawn.
fn check_seeds(pit: &Node<'_, '_>) {
    let ellipses = pit.descendants().filter_map(|it| it.attribute("transform").filter(|_| it.has_tag_name("ellipse")));
    let circles =
        pit.descendants().filter_map(|it| Some([it.attribute("cx")?, it.attribute("cy")?].map(str::to_owned)));
    let shifted = ellipses.map(|it| {
        let shift = it.strip_prefix("translate(").and_then(|it| it.split_once(')')).expect("a place").0;
        let (x, y) = shift.split_once(' ').expect("two numbers");
        [x, y].map(str::to_owned)
    });
    let seeds: Vec<[i32; 2]> = shifted.chain(circles).map(|it| it.map(|it| it.parse().expect("a number"))).collect();
    let (radius, apart): (i32, i32) = if seeds.len() <= 12 { (33, 19) } else { (35, 13) };
    for (n, [x, y]) in seeds.iter().enumerate() {
        assert!(x.pow(2) + y.pow(2) <= radius.pow(2), "{x} {y}");
        for [a, b] in &seeds[n + 1..] {
            assert!((x - a).pow(2) + (y - b).pow(2) >= apart.pow(2), "{x} {y} {a} {b}");
        }
    }
}

#[test]
fn seeds_lie_apart_in_every_arrangement() {
    let glyphs = glyphs();
    for count in 1..=12 {
        let mut position = KIBAO.start();
        position.board.rings = [Ring::from_rows([count; 8], [count; 8]).expect("a ring"); 2];
        position.board.stores = [24, 23];
        read(&Diagram::new(position, &KIBAO).svg(), |drawn| {
            for (side, pit) in
                [Side::South, Side::North].into_iter().flat_map(|side| Pit::LISTED.map(|pit| (side, pit)))
            {
                let name = pit_name(side, pit);
                assert_eq!(drawn.seeds(&name, &glyphs), count, "{name}");
                check_seeds(&drawn.at(&name));
            }
            let in_store = |id| drawn.at(id).descendants().filter(|it| it.has_tag_name("ellipse")).count();
            assert_eq!([in_store("store-south"), in_store("store-north")], [24, 23]);
        });
    }
}

/// Holds a diagram against the JSON of its position.
fn check(diagram: &Diagram, rules: &RuleSet, glyphs: &BTreeMap<String, char>) {
    let expected = json::position(&diagram.position, rules.house, diagram.over);
    read(&diagram.svg(), |drawn| {
        let mut order = Vec::new();
        for (side, half) in [(Side::South, &expected.south), (Side::North, &expected.north)] {
            for pit in Pit::LISTED {
                let name = pit_name(side, pit);
                let row = if pit.is_front() { half.front } else { half.back };
                let seeds = row[usize::from(pit.number() - 1)];
                assert_eq!(drawn.seeds(&name, glyphs), seeds, "{name} of {}", expected.text);
                let (x, y) = drawn.place(&name);
                order.push((y as i32, x as i32, name.clone()));
                if let Some(facing) = pit.facing() {
                    let other = drawn.place(&pit_name(side.other(), facing));
                    assert!((other.0 - x).abs() < 0.1 && (other.1 - y).abs() > 99.0, "{name}");
                }
                check_seeds(&drawn.at(&name));
                let (width, dashed, square) = drawn.outline(&name);
                assert_eq!(square, rules.house && pit == Pit::HOUSE, "{name}");
                let blocked = expected.blocked.as_deref() == Some(name.as_str());
                let strokes =
                    drawn.at(&name).children().filter(|it| it.attribute("d").is_some_and(|d| d.starts_with("M-48-48")));
                assert_eq!(strokes.count(), usize::from(blocked), "{name}");
                if square && !blocked {
                    let looks = match half.house {
                        json::HouseName::Functional => (5.0, false),
                        json::HouseName::Dormant => (4.0, true),
                        json::HouseName::Lost | json::HouseName::None => (2.0, false),
                    };
                    assert_eq!((width, dashed), looks, "{}", expected.text);
                }
            }
            let store = if side == Side::South { "store-south" } else { "store-north" };
            if diagram.stores {
                let node = drawn.at(store);
                assert_eq!(number(node, glyphs), Some(half.store));
                let seeds = node.descendants().filter(|it| it.has_tag_name("ellipse")).count();
                assert_eq!(seeds, if diagram.numbers || half.store > 24 { 0 } else { half.store.into() });
            } else {
                assert!(half.store == 0 && !drawn.ids.contains_key(store));
            }
        }
        order.sort();
        let names: Vec<String> = order.into_iter().map(|(_, _, name)| name).collect();
        let mut wanted: Vec<String> = ["b", "a", "A", "B"]
            .iter()
            .flat_map(|row| {
                (1..=8).map(move |n| format!("{row}{}", if row.starts_with(char::is_lowercase) { 9 - n } else { n }))
            })
            .collect();
        if diagram.flip {
            wanted.reverse();
        }
        assert_eq!(names, wanted);
        let turn = drawn.ids.get("turn").map(|it| it.attribute("d").expect("a shape"));
        assert_eq!(turn.is_none(), matches!(expected.phase, json::PhaseName::Over), "{}", expected.text);
        if let Some(turn) = turn {
            let y: f64 = turn.split(['L', ' ']).nth(3).and_then(|it| it.parse().ok()).expect("a place");
            let (below, south) =
                (y > drawn.place("A1").1.midpoint(drawn.place("a1").1), diagram.position.turn == Side::South);
            assert_eq!(below, south != diagram.flip, "{turn}");
        }
    });
}

/// Every game of the sound samples.
pub(super) fn games() -> Vec<(String, Replay<'static>)> {
    let mut games = Vec::new();
    for (path, bytes) in fixtures::all().into_iter().filter(|(path, _)| path.starts_with("ok/")) {
        let text: &'static str = Text::decode(&bytes).expect("a text").text.leak();
        for replay in replays(text, &Options::default()) {
            games.push((path.clone(), replay));
        }
    }
    games
}

#[test]
fn every_position_drawn_is_that_of_the_json() {
    let glyphs = glyphs();
    let (mut drawn, mut counted, mut blocked) = (0, 0, 0);
    for (path, replay) in games() {
        for ply in 0..=replay.replayed() {
            for (flip, numbers) in [(false, false), (true, false), (ply % 2 == 0, true)] {
                let theme = Theme::ALL[ply % 4];
                let diagram = Diagram::of_ply(Lang::En, &replay, ply, Moment::After)
                    .unwrap_or_else(|| panic!("{path}: ply {ply}"));
                let diagram = Diagram { flip, numbers, theme, labels: !numbers, ..diagram };
                check(&diagram, &replay.rules, &glyphs);
                let rings = diagram.position.board.rings;
                counted += usize::from(Pit::LISTED.iter().any(|pit| rings.iter().any(|ring| ring.get(*pit) > 12)));
                blocked += usize::from(diagram.position.block.is_some());
                drawn += 1;
            }
        }
    }
    assert!(drawn > 2000 && counted > 100 && blocked > 10, "{drawn} {counted} {blocked}");
}

#[test]
fn every_move_has_its_marks_and_lines() {
    let (mut long, mut captures) = (0, 0);
    for (path, replay) in games() {
        for (index, ply) in replay.plies.iter().enumerate().take(replay.replayed()) {
            let played = ply.played().expect("it replays");
            for moment in [Moment::Coming, Moment::Done] {
                let diagram = Diagram::of_ply(Lang::En, &replay, index + 1, moment).expect("a board");
                let track = diagram.track.clone().expect("a move");
                assert_eq!((track.sowings, track.marks.start), (played.sowings, Some(played.mv.pit)), "{path}");
                let taken = track.marks.captured.iter().map(|pit| {
                    let before = replay.before(ply).expect("a position").position;
                    u16::from(before.board.ring(before.turn.other()).get(pit))
                });
                // An endless move leaves all seeds where they were.
                let captured = if matches!(played.ends, Ends::Endless(_)) { 0 } else { played.captured };
                assert_eq!(taken.sum::<u16>(), captured, "{path} ply {}", index + 1);
                let lines = MOST_SOWINGS.min(played.sowings as usize);
                let diagram = diagram.described(Lang::En);
                let cut = format!("the first 8 of {} sowings", played.sowings);
                assert_eq!(diagram.description.contains(&cut), played.sowings > 8, "{}", diagram.description);
                read(&diagram.svg(), |drawn| {
                    let lines_drawn = drawn
                        .at("path")
                        .children()
                        .filter(|it| it.has_tag_name("g") && it.attribute("stroke").is_none());
                    assert_eq!(lines_drawn.count(), lines, "{path}");
                    for pit in Pit::LISTED {
                        let name = pit_name(track.marks.mover.other(), pit);
                        let ringed =
                            drawn.at(&name).children().any(|it| it.attribute("stroke-dasharray") == Some("4 8"));
                        assert_eq!(ringed, track.marks.captured.has(pit), "{path} ply {}: {name}", index + 1);
                    }
                });
                long += usize::from(played.sowings > 8);
                captures += usize::from(played.captured > 0);
            }
        }
    }
    assert!(long > 20 && captures > 200, "{long} {captures}");
}

#[test]
fn before_a_move_nothing_of_it_is_shown() {
    let text = "1: A7>* a7>*;\n";
    let replay = replays(text, &Options::default()).next().expect("a game");
    let of = |ply, moment| Diagram::of_ply(Lang::En, &replay, ply, moment);
    let before = of(2, Moment::Before).expect("a board").described(Lang::En);
    assert!(before.track.is_none() && !before.title.contains("a7") && !before.description.contains("move is marked"));
    assert_eq!(before.position, replay.state_after(1).expect("a state").position);
    assert!(of(0, Moment::Before).is_none() && of(0, Moment::Coming).is_none() && of(3, Moment::After).is_none());
    assert!(of(0, Moment::After).is_some_and(|it| it.track.is_none()));
    // A move that cannot be played has a board before it.
    let text = "1: A7>* a1>*;\n";
    let replay = replays(text, &Options::default()).next().expect("a game");
    let of = |ply, moment| Diagram::of_ply(Lang::En, &replay, ply, moment);
    assert!(of(2, Moment::Before).is_some_and(|it| it.title.ends_with("before ply 2, round 1: North to move")));
    assert!(of(2, Moment::Coming).is_none() && of(3, Moment::Before).is_none());
}

const NASTY: &str = "<script>alert(1)</script> ]]> --> & \" ' \u{1b}[31m \u{202e}abc\u{0} \u{ffff} <!-- ";

#[test]
fn text_of_a_record_stays_text() {
    let text = format!("title: {NASTY}\nsouth: {NASTY}\nnorth: </title><svg onload='x'>\n\n1: A7>* a7>*;\n");
    for lang in Lang::ALL {
        for replay in replays(&text, &Options::default()) {
            let diagram = Diagram::of_ply(lang, &replay, 2, Moment::Done).expect("a board").described(lang);
            let svg = diagram.svg();
            read(&svg, |drawn| {
                let title = drawn.at("title").text().expect("a title");
                assert!(title.contains("<script>alert(1)</script> ]]> -->") && title.contains("onload='x'"), "{title}");
                assert_eq!(drawn.document.descendants().filter(Node::is_comment).count(), 1);
            });
            assert!(!svg.contains(['\u{1b}', '\u{202e}', '\u{0}', '\u{ffff}']) && !svg.contains("<script"));
            // An empty line would end it in Markdown.
            assert!(!svg.contains("\n\n") && svg.ends_with("</svg>\n"));
        }
    }
}

#[test]
fn several_diagrams_share_a_page() {
    let start = Diagram::new(KIBAO.start(), &KIBAO);
    let state = State::new(KIBAO.start());
    let moves = state.legal(&KIBAO);
    let played = state.play(&KIBAO, moves.as_slice()[0]).expect("a legal move");
    let track = Some(Track::of(&state, &KIBAO, &played));
    let all = [
        start.clone(),
        Diagram { flip: true, ..start.clone() },
        Diagram { theme: Theme::Wood, ..start.clone() },
        Diagram { labels: false, ..start.clone() },
        Diagram { numbers: true, ..start.clone() },
        Diagram { width: 300, ..start.clone() },
        Diagram { title: "one".to_owned(), ..start.clone() },
        Diagram { track: track.clone(), ..start.clone() },
        Diagram { track, path: true, ..start.clone() },
        Diagram { id: Some("own".to_owned()), ..start.clone() },
    ];
    let mut ids = BTreeSet::new();
    for diagram in &all {
        read(&diagram.svg(), |drawn| {
            for id in drawn.document.descendants().filter_map(|it| it.attribute("id")) {
                assert!(ids.insert(id.to_owned()), "{id} twice");
            }
        });
        assert_eq!(diagram.svg(), diagram.svg());
    }
    let bad = Diagram { id: Some("\"><script>".to_owned()), ..start.clone() };
    assert_eq!(bad.svg(), start.svg());
    let wide = |width| Diagram { width, id: Some("d".to_owned()), ..start.clone() }.svg();
    assert_eq!((wide(0), wide(u32::MAX)), (wide(*WIDTHS.start()), wide(*WIDTHS.end())));
}

#[test]
fn every_language_says_what_is_seen() {
    let text = "title: Final\n\n1: A7>* a7>*;\n";
    let replay = replays(text, &Options::default()).next().expect("a game");
    let mut said = BTreeSet::new();
    for lang in Lang::ALL {
        for (ply, moment) in [(0, Moment::After), (1, Moment::Before), (2, Moment::Coming), (2, Moment::Done)] {
            let diagram = Diagram::of_ply(lang, &replay, ply, moment).expect("a board").described(lang);
            for words in [diagram.title, diagram.description] {
                assert!(!words.contains(['{', '}', '$', '\n']) && !words.contains("  "), "{words}");
                said.insert(words);
            }
        }
    }
    // Before the first ply the description is that of the start.
    assert_eq!(said.len(), Lang::ALL.len() * 7, "{said:#?}");
}
