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

    /// The seeds of a pit, by the ellipses or by the number, which is beside a heap or alone.
    fn seeds(&self, pit: &str, glyphs: &BTreeMap<String, char>) -> u8 {
        let node = self.at(pit);
        let ellipses = node.descendants().filter(|it| it.has_tag_name("ellipse")).count() as u8;
        match number(node, glyphs) {
            None => ellipses,
            Some(number) => {
                assert!(ellipses == 0 || ellipses == 27 && number > 12, "{pit} has a number and seeds");
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

    /// The edges of a pit from the outside in: whether it is square, how many there are; and the line inside them that is the
    /// state of a house: its dashes.
    fn outline(&self, pit: &str) -> (bool, usize, Option<&'a str>) {
        let shapes: Vec<_> =
            self.at(pit).children().filter(|it| matches!(it.tag_name().name(), "rect" | "circle")).collect();
        let edges: Vec<_> = shapes.iter().filter(|it| it.attribute("fill") != Some("none")).collect();
        let square = edges.iter().all(|it| it.has_tag_name("rect"));
        assert!(square || edges.iter().all(|it| it.has_tag_name("circle")), "{pit}");
        let state = shapes.iter().find(|it| it.attribute("x") == Some("-33.8"));
        (square, edges.len(), state.map(|it| it.attribute("stroke-dasharray").unwrap_or_default()))
    }

    /// The mark of a pit, by the lines inside its rim.
    fn mark(&self, pit: &str) -> Option<&'static str> {
        let lines = self.at(pit).children().filter(|it| {
            it.attribute("fill") == Some("none") && it.attribute("x") != Some("-33.8") && !it.has_tag_name("g")
        });
        let lines: Vec<_> = lines.map(|it| (it.attribute("stroke-width"), it.attribute("stroke-dasharray"))).collect();
        match lines[..] {
            [] => None,
            [(Some("4.2"), None)] => Some("start"),
            [(Some("2.2"), None), (Some("2.2"), None)] => Some("last"),
            [(Some("3.6"), None), (Some("2.2"), None)] => Some("both"),
            [(Some("4.2"), Some("4 8"))] => Some("captured"),
            _ => panic!("{pit} has other lines: {lines:?}"),
        }
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

/// The seeds of a pit are within it, and none covers another, except in a heap.
fn check_seeds(pit: &Node<'_, '_>) {
    let ellipses = pit.descendants().filter_map(|it| it.attribute("transform").filter(|_| it.has_tag_name("ellipse")));
    let shifted = ellipses.map(|it| {
        let shift = it.strip_prefix("translate(").and_then(|it| it.split_once(')')).expect("a place").0;
        let (x, y) = shift.split_once(' ').expect("two numbers");
        [x, y].map(str::to_owned)
    });
    let seeds: Vec<[i32; 2]> = shifted.map(|it| it.map(|it| it.parse().expect("a number"))).collect();
    let heap = seeds.len() > 12;
    for (n, [x, y]) in seeds.iter().enumerate() {
        assert!(x.pow(2) + y.pow(2) <= 33_i32.pow(2), "{x} {y}");
        for [a, b] in &seeds[n + 1..] {
            assert!(heap || (x - a).pow(2) + (y - b).pow(2) >= 19_i32.pow(2), "{x} {y} {a} {b}");
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
                let (square, edges, state) = drawn.outline(&name);
                assert_eq!(square, rules.house && pit == Pit::HOUSE, "{name}");
                assert_eq!(edges, if square { 4 } else { 2 }, "{name}");
                let blocked = expected.blocked.as_deref() == Some(name.as_str());
                let strokes =
                    drawn.at(&name).children().filter(|it| it.attribute("d").is_some_and(|d| d.starts_with("M-48-48")));
                assert_eq!(strokes.count(), usize::from(blocked), "{name}");
                let expected_state = match half.house {
                    _ if !square => None,
                    json::HouseName::Functional => Some(""),
                    json::HouseName::Dormant => Some("7 7"),
                    json::HouseName::Lost | json::HouseName::None => None,
                };
                assert_eq!(state, expected_state, "{name} of {}", expected.text);
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

/// A line is in the wood: it keeps away from the places that seeds can have in a pit.
fn off_the_seeds(line: &str, drawn: &Drawn<'_>) {
    let numbers: Vec<f64> = line.split(['M', 'L', 'Q', ' ']).filter_map(|it| it.parse().ok()).collect();
    let points: Vec<(f64, f64)> = numbers.chunks(2).map(|it| (it[0], it[1])).collect();
    let pits: Vec<(f64, f64)> = [Side::South, Side::North]
        .iter()
        .flat_map(|side| Pit::LISTED.map(|pit| drawn.place(&pit_name(*side, pit))))
        .collect();
    for ends in points.windows(2) {
        for part in 0..=20 {
            let part = f64::from(part) / 20.0;
            let at = |from: f64, to: f64| from + (to - from) * part;
            let (x, y) = (at(ends[0].0, ends[1].0), at(ends[0].1, ends[1].1));
            let nearest = pits.iter().map(|pit| (pit.0 - x).hypot(pit.1 - y)).fold(f64::MAX, f64::min);
            assert!(nearest > 42.0, "{nearest} from the middle of a pit: {line}");
        }
    }
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
                    assert_eq!(lines_drawn.clone().count(), lines, "{path}");
                    for line in lines_drawn.filter_map(|it| it.first_element_child()?.attribute("d")) {
                        off_the_seeds(line, drawn);
                    }
                    let more =
                        drawn.at("path").descendants().filter(|it| it.attribute("d") == Some("M5 2.5V13.5M-.5 8H10.5"));
                    assert_eq!(more.count(), if played.sowings > 8 { 2 } else { 0 }, "`+` where it goes on");
                    for pit in Pit::LISTED {
                        let name = pit_name(track.marks.mover.other(), pit);
                        let captured = track.marks.captured.has(pit).then_some("captured");
                        assert_eq!(drawn.mark(&name), captured, "{path} ply {}: {name}", index + 1);
                        let own = pit_name(track.marks.mover, pit);
                        let last = moment == Moment::Done && track.marks.last == Some(pit);
                        let mark = match (track.marks.start == Some(pit), last) {
                            (true, true) => Some("both"),
                            (true, false) => Some("start"),
                            (false, true) => Some("last"),
                            (false, false) => None,
                        };
                        assert_eq!(drawn.mark(&own), mark, "{path} ply {}: {own}", index + 1);
                    }
                });
                long += usize::from(played.sowings > 8);
                captures += usize::from(played.captured > 0);
            }
        }
    }
    assert!(long > 20 && captures > 200, "{long} {captures}");
}

/// The light of a colour, from 0 to 1.
fn light(colour: &str) -> f64 {
    let part = |at: usize| {
        let value = f64::from(u8::from_str_radix(&colour[at..at + 2], 16).expect("a colour")) / 255.0;
        if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
    };
    0.2126 * part(1) + 0.7152 * part(3) + 0.0722 * part(5)
}

#[test]
fn marks_and_seeds_have_contrast_in_every_theme() {
    let text = "1: A6<* a6<;\n2: A3> a5<;\n3: A5< a3>;\n";
    let replay = replays(text, &Options::default()).next().expect("a game");
    for theme in Theme::ALL {
        let mut lines = std::collections::BTreeSet::new();
        let mut ground = std::collections::BTreeSet::new();
        for ply in 0..=replay.replayed() {
            let diagram = Diagram::of_ply(Lang::En, &replay, ply, Moment::After).expect("a board");
            read(&Diagram { theme, ..diagram }.svg(), |drawn| {
                for pit in Pit::LISTED.into_iter().flat_map(|pit| Side::BOTH.map(|side| pit_name(side, pit))) {
                    let node = drawn.at(&pit);
                    let strokes =
                        node.children().filter(|it| it.attribute("fill") == Some("none") && !it.has_tag_name("g"));
                    lines.extend(strokes.filter_map(|it| it.attribute("stroke")).map(str::to_owned));
                    let holes = node.children().filter(|it| matches!(it.attribute("r"), Some("40.5")));
                    ground.extend(holes.filter_map(|it| it.attribute("fill")).map(str::to_owned));
                }
                let stops = drawn.document.descendants().filter(|it| it.has_tag_name("stop"));
                let of_hole = |it: &Node<'_, '_>| {
                    it.parent().and_then(|it| it.attribute("id")).is_some_and(|id| id.ends_with("-hole"))
                };
                ground.extend(stops.filter(of_hole).filter_map(|it| it.attribute("stop-color")).map(str::to_owned));
            });
        }
        ground.retain(|it| it.starts_with('#'));
        assert!(!lines.is_empty() && !ground.is_empty(), "{theme:?}");
        for (line, ground) in lines.iter().flat_map(|line| ground.iter().map(move |ground| (line, ground))) {
            let (one, other) = (light(line), light(ground));
            let contrast = (one.max(other) + 0.05) / (one.min(other) + 0.05);
            assert!(contrast >= 3.0, "{theme:?}: {line} on {ground} has {contrast:.2}");
        }
    }
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
