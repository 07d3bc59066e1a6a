//! The short way for clean games reports what the whole replay reports, on every sample and on generated mixtures.

use crate::fixtures;
use kibao::document::{is_canonical, rewritten_text};
use kibao::engine::BUILT_IN;
use kibao::findings::{Checked, Checks, Report};
use kibao::generate::{Generator, SlipRate, SplitMix64, Writing};
use kibao::notation::{Dialect, games, last_game};
use kibao::replay::{Options, RuleBook, Rules, replay, replay_without_short_way, replays};
use kibao::source::Text;
use kibao::stream::Pieces;

/// Replays the games of a text without the short way for clean moves, and compares. Returns how many plies are played.
fn same_plies(text: &str, options: &Options) -> usize {
    let plies = games(text).map(|game| {
        let (short, whole) = (replay(game.clone(), options), replay_without_short_way(game, options));
        assert_eq!(
            (&short.plies, &short.problems, &short.result),
            (&whole.plies, &whole.problems, &whole.result),
            "{text}"
        );
        assert_eq!((short.dialect, short.start, &short.auto), (whole.dialect, whole.start, &whole.auto), "{text}");
        whole.replayed()
    });
    plies.sum()
}

/// Checks a text both ways. Returns how many games there are, and how many of them went the short way.
fn same(text: &str, options: &Options) -> (usize, usize) {
    let (mut full, mut games, mut clean) = (replays(text, options).map(Report::new), 0, 0);
    for checked in Checks::of(text, options) {
        let whole = full.next().expect("as many games");
        games += 1;
        match checked {
            Checked::Clean { plies } => {
                let nothing = whole.findings.is_empty() && whole.allowed.is_empty() && whole.allowed_across.is_empty();
                assert!(nothing && whole.replay.is_valid(), "{:?}\n{text}", whole.findings);
                assert_eq!(plies, whole.replay.plies.len(), "{text}");
                clean += 1;
            }
            Checked::Reported(report) => {
                assert!(report.replay.game == whole.replay.game, "the trees differ\n{text}");
                assert!(report.findings == whole.findings && report.allowed == whole.allowed, "{text}");
            }
        }
    }
    assert!(full.next().is_none(), "{text}");
    (games, clean)
}

/// The ways to choose rules and dialect.
fn options() -> Vec<Options> {
    let rules = [
        Rules::Head,
        Rules::BuiltIn(BUILT_IN[2]),
        Rules::Custom("open".to_owned(), BUILT_IN[0].rules.without_blocking()),
        Rules::Book(RuleBook::default().into()),
        Rules::Auto,
    ];
    let plain = rules.into_iter().map(|rules| Options { rules, dialect: None });
    plain.chain(Dialect::ALL.map(|it| Options { dialect: Some(it), ..Options::default() })).collect()
}

fn generators() -> impl Iterator<Item = Generator<'static>> {
    BUILT_IN.into_iter().flat_map(|known| {
        Dialect::ALL.map(|dialect| Generator { name: known.name, rules: known.rules, dialect, seed: 18 })
    })
}

#[test]
fn on_every_sample() {
    let (mut games, mut clean, mut plies) = (0, 0, 0);
    for (_, bytes) in fixtures::all() {
        let text = Text::decode(&bytes).expect("a small file").text;
        for options in options() {
            let (more, short) = same(&text, &options);
            (games, clean) = (games + more, clean + short);
            plies += same_plies(&text, &options);
        }
    }
    assert!(games > 1_000 && clean > 20 && plies > 10_000, "{games} {clean} {plies}");
}

#[test]
fn nearly_every_generated_game_goes_the_short_way() {
    let text: String = generators().flat_map(|it| (0..20).map(move |index| it.game(index) + "\n")).collect();
    let (games, clean) = same(&text, &Options::default());
    assert!(games == 200 && clean > 190, "{games} {clean}");
}

#[test]
fn on_mixtures() {
    let mut random = SplitMix64::new(18);
    let (mut games, mut clean, mut plies) = (0, 0, 0);
    for round in 0..200_u32 {
        let mut text = String::new();
        for generator in generators() {
            let slips = SlipRate::exactly(u32::from(round % 4 == 3));
            let writing = Writing { bare: round % 7 == 6, cut: round % 5 == 4, slips };
            let (game, _) = generator.written(round.into(), &writing);
            text += &(0..[1, 1, 1, 3][random.below(4)]).fold(game, |game, _| changed(&game, &mut random));
            text += ["\n", "\n", "\n\n", "", "; a comment\n", " \n"][random.below(6)];
        }
        if round % 16 == 15 {
            text = text.replace('\n', "\r\n");
        }
        let chosen = options();
        let options = &chosen[random.below(chosen.len())];
        let (more, short) = same(&text, options);
        (games, clean) = (games + more, clean + short);
        plies += same_plies(&text, options);
        for piece in Pieces::new(text.as_bytes(), last_game).sized(700, 4_000) {
            same(std::str::from_utf8(&piece.expect("no fault").bytes).expect("UTF-8"), options);
        }
    }
    assert!(games > 1_500 && clean > 150 && plies > 30_000, "{games} {clean} {plies}");
}

/// A game with one change of its layout, its head, its numbers or its signs, or none.
fn changed(game: &str, random: &mut SplitMix64) -> String {
    const HEADS: [&str; 20] = [
        "winner: South\n",
        "winner: nobody\n",
        "winner: north\n",
        "result: 0-1\n",
        "result: 1-0\n",
        "ending: on time\n",
        "ending: resignation\n",
        "opening: unknown\n",
        "north: 12: A7>\n",
        "remark: A7> a7>\n",
        "date: 2026-02-30\n",
        "date: 2026-02-03\n",
        "south: Asha\n",
        "event:\n",
        "takasia: no\n",
        "takasia: perhaps\n",
        "notation: kibao\n",
        "rules: ruehl\n",
        "opening: 1 2 3\n",
        "; kibao: allow M101 a reason\n",
    ];
    const COMMENTS: [&str; 5] =
        [" a word", " kibao: allow M101 a reason", " North resigns", " bao hamna", " A7> was better; 9: A7> a7>;"];
    const SIGNS: [&str; 17] =
        [" [illegible]", " --", "!", "(?)", "/A4>", "<", ">", "*", "#", "+", " ", ";", "x", "\r", "0", "A", "b"];
    let insert = |at: usize, what: &str| [&game[..at], what, &game[at..]].concat();
    let mut line_start = || {
        let starts: Vec<usize> = game.match_indices('\n').map(|(at, _)| at + 1).collect();
        starts[random.below(starts.len())]
    };
    let (line, sign) = (line_start(), line_start());
    match random.below(24) {
        5 => game.replace('*', ""),
        6 => game.replace([';', '#'], ""),
        7 => game.split_inclusive('\n').map(|line| numbered(line, [1, 11, 40][random.below(3)])).collect(),
        8 => game.replacen("1: ", "12: ", 1),
        9 => swapped(game, random.below(2) == 0),
        10 => insert(sign.saturating_sub(1), COMMENTS[random.below(COMMENTS.len())]),
        11 => game.trim_end().to_owned(),
        12 => game.lines().filter(|line| !line.starts_with("2: ")).map(|line| format!("{line}\n")).collect(),
        0 => insert(0, HEADS[random.below(HEADS.len())]),
        1 => insert(game.find('\n').map_or(0, |at| at + 1), HEADS[random.below(HEADS.len())]),
        2 => insert(line, ["\n", " ", "; words\n", "% words\n", "> ", "2026\n"][random.below(6)]),
        3 => insert(sign.saturating_sub(random.below(6)), SIGNS[random.below(SIGNS.len())]),
        4 => game.replacen("\n\n", "\n", 1),
        _ => game.to_owned(),
    }
}

/// A round with a number that is greater by `more`; any other line unchanged.
fn numbered(line: &str, more: u32) -> String {
    let round = line.split_once(": ").and_then(|(number, rest)| Some((number.parse::<u32>().ok()?, rest)));
    round.map_or_else(|| line.to_owned(), |(number, rest)| format!("{}: {rest}", number + more))
}

/// The rounds with the letters of both sides exchanged, or with those of North like South's.
fn swapped(game: &str, both: bool) -> String {
    let letter = |c: char| match c {
        'a' | 'b' => c.to_ascii_uppercase(),
        'A' | 'B' if both => c.to_ascii_lowercase(),
        _ => c,
    };
    let round = |line: &str| line.starts_with(|c: char| c.is_ascii_digit());
    let line = |line: &str| if round(line) { line.chars().map(letter).collect() } else { line.to_owned() };
    game.split_inclusive('\n').map(line).collect()
}

#[test]
fn a_text_that_is_said_to_be_canonical_is_written_the_same() {
    let (mut random, mut canonical) = (SplitMix64::new(3), 0);
    let mut texts: Vec<String> =
        fixtures::all().into_iter().map(|(_, bytes)| Text::decode(&bytes).expect("small").text).collect();
    for round in 0..40 {
        let games = generators().map(|it| it.game(round)).collect::<Vec<_>>();
        texts.extend(games.iter().map(|game| changed(game, &mut random)));
        texts.push(games.join(["\n", "\n", "", "\n\n"][random.below(4)]));
    }
    for (text, options) in texts.iter().flat_map(|text| options().into_iter().map(move |it| (text, it))) {
        if is_canonical(text, &options) {
            assert_eq!(rewritten_text(replays(text, &options), None).as_ref(), Ok(text));
            canonical += 1;
        }
    }
    assert!(canonical > 300, "{canonical}");
}
