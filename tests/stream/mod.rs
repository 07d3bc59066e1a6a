//! Long input: cut, unpacked, spread over threads, with what is broken in it.

use crate::cli::{Ran, run_in};
use flate2::Compression;
use flate2::write::GzEncoder;
use kibao::engine::KIBAO;
use kibao::findings::counts;
use kibao::generate::{Generator, SplitMix64};
use kibao::notation::{Dialect, games, last_boundary, last_game};
use kibao::source::LineIndex;
use kibao::stream::{Aside, LARGEST_GAME, Pieces};
use std::cell::Cell;
use std::io::{self, Read, Write};
use std::path::Path;

/// So many generated games, about 400 bytes each.
fn archive(count: u64) -> String {
    let generator = Generator { name: "kibao", rules: KIBAO, dialect: Dialect::KIBAO, seed: 12 };
    (0..count).map(|index| generator.game(index)).collect::<Vec<_>>().join("\n")
}

fn kibao(args: &[&str], input: &[u8]) -> Ran {
    let mut ran = run_in(Path::new("."), args, input);
    // How long it took is not the same twice.
    ran.err = ran
        .err
        .lines()
        .map(|line| line.rsplit_once(" in ").map_or(line, |(told, _)| told))
        .collect::<Vec<_>>()
        .join("\n");
    ran
}

/// The games of a text, read whole and read in pieces; how many usual and small pieces there are.
fn check_cutting(text: &str) -> [usize; 2] {
    let whole: Vec<&str> = games(text).map(|game| game.span.of(text)).collect();
    [false, true].map(|small| {
        let mut read = Vec::new();
        let mut lines = 0;
        let mut count = 0;
        let pieces = Pieces::new(text.as_bytes(), last_game);
        for piece in if small { pieces.small() } else { pieces } {
            let piece = piece.expect("no fault");
            assert_eq!(piece.lines_before, lines);
            let text = String::from_utf8(piece.bytes).expect("UTF-8");
            lines += kibao::source::line_ends(text.as_bytes());
            read.extend(games(&text).map(|game| game.span.of(&text).to_owned()));
            count += 1;
        }
        assert!(whole == read, "{} games and {}", whole.len(), read.len());
        count
    })
}

#[test]
fn games_in_pieces_are_the_games_of_the_whole() {
    let tidy = archive(2_500);
    let [usual, small] = check_cutting(&tidy);
    assert!(usual > 2 && small > 8 * usual);
    // Not tidy: no boundary is seen without reading.
    let untidy = tidy.replace(";\n\n", "; that was all\n\n").replace("winner", "; the end\nWinner ");
    assert_eq!(last_boundary(untidy.as_bytes()), None);
    assert!(check_cutting(&untidy)[0] > 2);
    assert!(check_cutting(&tidy.replace('\n', "\r\n"))[0] > 2);
    // Nothing shows where a game begins.
    let bare: String = tidy.lines().filter(|line| !line.contains(['t', 'r'])).map(|line| format!("{line}\n")).collect();
    let [usual, small] = check_cutting(&bare);
    assert!(usual > 2 && small == usual);
    check_cutting("");
    check_cutting("1: A7>*");
}

#[test]
fn a_boundary_divides_whatever_is_around_it() {
    let text = archive(60);
    let mut random = SplitMix64::new(13);
    for _ in 0..300 {
        let mut bytes = text.as_bytes()[..3_000].to_vec();
        for _ in 0..6 {
            let at = random.below(bytes.len());
            bytes[at] = b"\n\n;:% 1tA"[random.below(9)];
        }
        let text = String::from_utf8(bytes).expect("ASCII");
        if let Some(at) = last_boundary(text.as_bytes()) {
            let whole: Vec<&str> = games(&text).map(|game| game.span.of(&text)).collect();
            let (left, right) = text.split_at(at);
            let parts = games(left).map(|game| game.span.of(left)).chain(games(right).map(|game| game.span.of(right)));
            assert!(parts.eq(whole), "{text}");
        }
    }
}

/// The findings of `check` about a text, with the lines that have them.
fn found(text: &[u8]) -> Vec<(u32, String)> {
    let found = kibao(&["check", "--no-config", "--format", "short", "-"], text);
    let place = |line: &str| {
        let (line, said) = line.strip_prefix("-:")?.split_once(':')?;
        let code = said.split_once('[')?.1.split_once(']')?.0;
        Some((line.parse().ok()?, code.to_owned()))
    };
    found.out.lines().filter_map(place).collect()
}

#[test]
fn what_is_between_two_pieces_is_found() {
    // Games that play ends, one directly after the other: at each but the first, that it begins there.
    let games: Vec<String> = archive(1_500).split("title:").map(rounds_of).filter(|game| !game.is_empty()).collect();
    let text = games.concat();
    assert!(text.len() > 500_000 && games.len() == 1_500);
    let mut line = 1;
    let begins: Vec<(u32, String)> = games
        .iter()
        .map(|game| {
            let begins = (line, "N205".to_owned());
            line += u32::try_from(game.lines().count()).expect("a few lines");
            begins
        })
        .collect();
    assert_eq!(found(text.as_bytes()), begins[1..]);
    // What separates games in a short file separates them in a long one, too; what does not, does not.
    assert!(games[..800].concat().len() > 1 << 18);
    for (between, separates) in [
        ("\n", true),
        (" \t\n", true),
        (">\n", true),
        ("\u{a0}\n", true),
        ("<br>\n", true),
        ("\n; so\n", true),
        ("; so\n", false),
    ] {
        let several = |count: usize| {
            found(games[..count].join(between).as_bytes()).iter().filter(|(_, code)| code == "N205").count()
        };
        let expected = |count: usize| if separates { 0 } else { count - 1 };
        assert_eq!([3, 800].map(several), [3, 800].map(expected), "{between:?}");
    }
}

/// The rounds of a game without its head.
fn rounds_of(game: &str) -> String {
    game.lines()
        .filter(|line| line.starts_with(|c: char| c.is_ascii_digit()))
        .map(|line| line.to_owned() + "\n")
        .collect()
}

#[test]
fn a_broken_byte_is_one_however_late_it_comes() {
    let archive = archive(1_500);
    for at in [2_000, 300_000, 500_000] {
        let mut bytes = format!("north: Zo\u{eb}\n{archive}").into_bytes();
        let at = at + bytes[at..].iter().position(|byte| *byte == b'k').expect("a title");
        bytes[at] = 0xe9;
        let files: Vec<String> =
            found(&bytes).into_iter().map(|(_, code)| code).filter(|it| it.starts_with('E')).collect();
        assert_eq!(files, ["E103"], "at {at}");
    }
}

#[test]
fn small_pieces_have_the_encoding_of_usual_ones() {
    let mut bytes = archive(1_500).into_bytes();
    let title = |from: usize, bytes: &[u8]| from + bytes[from..].iter().position(|it| *it == b'k').expect("a title");
    let (first, second) = (title(300_000, &bytes), title(450_000, &bytes));
    bytes[first] = 0xe9;
    bytes.splice(second..=second, "\u{eb}".bytes());
    let [usual, small] = [false, true].map(|small| {
        let pieces = Pieces::new(&bytes[..], last_game);
        let pieces = if small { pieces.small() } else { pieces };
        pieces.map(|piece| piece.expect("no fault").text().text).collect::<Vec<_>>()
    });
    assert!(small.len() > usual.len() + 2 && small.concat() == usual.concat());
}

#[test]
fn any_number_of_jobs_gives_the_same_bytes() {
    let slips = ["gen", "--games", "3000", "--seed", "5", "--slips", "0.7"];
    let text = kibao(&[&slips[..], &["--jobs", "1"]].concat(), b"").out;
    assert!(text.len() > 1 << 20);
    assert!(kibao(&[&slips[..], &["--jobs", "5"]].concat(), b"").out == text);
    for args in [
        &["check", "-", "--format", "short"][..],
        &["check", "-"],
        &["check", "-", "--format", "json"],
        &["json", "-"],
        &["json", "--ndjson", "-"],
    ] {
        let one = kibao(&[args, &["--jobs", "1"]].concat(), text.as_bytes());
        for jobs in ["2", "7"] {
            assert!(kibao(&[args, &["--jobs", jobs]].concat(), text.as_bytes()) == one, "{args:?} {jobs}");
        }
    }
}

#[test]
fn packed_files_are_read_as_what_they_hold() {
    let text = archive(900);
    let mut gzip = GzEncoder::new(Vec::new(), Compression::fast());
    gzip.write_all(text.as_bytes()).expect("packed");
    let gzip = gzip.finish().expect("packed");
    let zstd = zstd::encode_all(text.as_bytes(), 1).expect("packed");
    let plain = kibao(&["json", "--ndjson", "-"], text.as_bytes());
    assert_eq!(plain.out.lines().count(), 900);
    for packed in [&gzip, &zstd] {
        assert!(kibao(&["json", "--ndjson", "-"], packed) == plain);
        // Two packed one after the other are one archive.
        let twice = kibao(&["check", "-"], &[packed.as_slice(), packed].concat());
        assert_eq!((twice.status, twice.out.as_str()), (Some(0), ""), "{}", twice.err);
        // Cut off in the middle: what comes before is told, then what went wrong.
        let cut = kibao(&["json", "--ndjson", "-"], &packed[..packed.len() * 2 / 3]);
        assert_eq!(cut.status, Some(2));
        assert!(cut.out.lines().count() > 100, "{}", cut.out.lines().count());
        assert!(cut.err.contains("kibao: -: "), "{}", cut.err);
        let mut broken = packed.clone();
        let middle = broken.len() / 2;
        broken[middle..middle + 8].iter_mut().for_each(|byte| *byte ^= 0x5a);
        assert_eq!(kibao(&["check", "-q", "-"], &broken).status, Some(2));
    }
    assert_eq!(kibao(&["check", "-"], &gzip[..5]).status, Some(2));
}

/// A small packed file is unpacked while its first bytes are looked at; what is wrong behind them is an error all the same.
#[test]
fn a_damaged_end_of_a_small_packed_file_is_an_error() {
    let text = b"1: A7>* a7>*;\n";
    let mut encoder = GzEncoder::new(Vec::new(), Compression::default());
    encoder.write_all(text).expect("packed");
    let packed = encoder.finish().expect("packed");
    let mut wrong_sum = packed.clone();
    wrong_sum[packed.len() - 8] ^= 1;
    let cut_in_the_next_head = [packed.as_slice(), &packed[..6]].concat();
    let frame = zstd::encode_all(&text[..], 0).expect("packed");
    let cut_frame = [frame.as_slice(), &frame[..6]].concat();
    for (what, damaged) in [("sum", wrong_sum), ("head", cut_in_the_next_head), ("frame", cut_frame)] {
        let mut read = Vec::new();
        let opened = kibao::stream::open(io::Cursor::new(damaged)).expect("it begins well");
        let mut bytes = opened.bytes;
        assert!(bytes.read_to_end(&mut read).is_err(), "{what}");
        assert_eq!(read, text, "{what}");
    }
    let mut read = Vec::new();
    kibao::stream::open(io::Cursor::new(packed)).expect("whole").bytes.read_to_end(&mut read).expect("whole");
    assert_eq!(read, text);
}

#[test]
fn a_packed_file_is_not_rewritten() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("packed.bao");
    let packed = zstd::encode_all(&b"1: 7> 7>"[..], 1).expect("packed");
    std::fs::write(&path, &packed).expect("a file");
    let ran = run_in(folder.path(), &["fmt", "packed.bao"], b"");
    assert_eq!((ran.status, std::fs::read(&path).expect("a file")), (Some(2), packed), "{}", ran.err);
}

/// Games around one that is too large: that one is told of at its line, and every other is there.
fn check_large(large: &str, headless: bool) {
    let plain = |text: String| {
        if headless {
            text.split("\n\n").filter(|it| it.starts_with("1:")).collect::<Vec<_>>().join("\n\n")
        } else {
            text
        }
    };
    let (before, after) = (plain(archive(700)), plain(archive(900)));
    let text = format!("{before}\n\n{large}\n\n{after}");
    let at = format!("{before}\n\n").lines().count() + 1;
    let ran = kibao(&["check", "--format", "json", "-"], text.as_bytes());
    let document: serde_json::Value = serde_json::from_str(&ran.out).expect("JSON");
    let found = document["findings"].as_array().expect("findings");
    let told: Vec<_> = found.iter().filter(|it| it["code"] == "E110").collect();
    assert_eq!((ran.status, told.len()), (Some(1), 1), "{found:?}");
    assert_eq!(told[0]["line"].as_u64(), Some(at as u64));
    assert_eq!(document["games"].as_array().map(Vec::len), Some(1_600));
}

#[test]
fn a_game_that_is_too_large_is_skipped() {
    let rounds = "1: A7>* a7>*; and so on\n".repeat(LARGEST_GAME / 20);
    check_large(&format!("title: large\n\n{rounds}"), false);
    check_large(&format!("title: large\n\n1: A7>* a7>*; {}", "x".repeat(3 * LARGEST_GAME)), false);
    check_large(&rounds, true);
    // What comes after the first mebibyte is no game of its own.
    let moves = "1: A7>* a7>*;\n2: A8>* a6>*;";
    for front in [
        format!("rules: hus\nsource: {}", "x".repeat(LARGEST_GAME)),
        format!("rules: hus\nsource: {}", "x ".repeat(LARGEST_GAME + 1)),
        format!("rules: hus\n{}", "source: x\n".repeat(LARGEST_GAME / 8)),
        format!("rules: hus\n{}", "> so\n".repeat(LARGEST_GAME / 4)),
        format!("rules: hus\n{}", "; 1: A7> a7>*;\n".repeat(LARGEST_GAME / 8)),
    ] {
        check_large(&format!("{front}\n{moves}"), false);
        check_large(&format!("{front}\n\n{moves}"), false);
    }
}

/// The rounds of a text with their lines.
fn rounds(text: &str, line: impl Fn(u32) -> u32) -> Vec<(u32, String)> {
    let lines = LineIndex::new(text);
    let rounds = games(text).flat_map(|game| game.rounds);
    rounds.map(|round| (line(lines.place(round.span.start).line), round.span.of(text).to_owned())).collect()
}

#[test]
fn long_runs_of_blank_lines_and_comments_make_no_game_too_large() {
    const LARGEST: usize = 8_000;
    let generator = Generator { name: "kibao", rules: KIBAO, dialect: Dialect::KIBAO, seed: 7 };
    let game = |index, run: &str| generator.game(index).replace("\n2: ", &format!("\n{run}2: "));
    for (line, aside) in [
        ("\n", Aside::Blank),
        (" \t\r\n", Aside::Blank),
        ("\n", Aside::Comments(counts)),
        ("; so\n", Aside::Comments(counts)),
        ("\n% so\r\n  ; so\n", Aside::Comments(counts)),
    ] {
        let run = format!("\n{}", line.repeat(10 * LARGEST));
        let text = [run.as_str(), &game(0, ""), &run, &game(1, &run), &run, &game(2, ""), &run].concat();
        let (mut bytes, mut found) = (0, Vec::new());
        for piece in Pieces::new(text.as_bytes(), last_game).aside(aside).sized(1_000, LARGEST) {
            let piece = piece.expect("no fault");
            assert!(!piece.too_large && piece.bytes.len() <= LARGEST, "{line:?}");
            bytes += piece.bytes.len();
            let text = std::str::from_utf8(&piece.bytes).expect("UTF-8");
            found.extend(rounds(text, |line| piece.line(line + piece.lines_before)));
        }
        assert_eq!(bytes, text.len());
        assert!(found == rounds(&text, |line| line), "{line:?}");
        assert!(Pieces::new(text.as_bytes(), last_game).sized(1_000, LARGEST).any(|it| it.unwrap().too_large));
    }
}

/// A comment that reports the end, or is for the program, is read with its game, however long the run is in which it is.
#[test]
fn comments_that_count_are_kept_in_long_runs() {
    const LARGEST: usize = 4_000;
    let so = "; so\n% Omar thinks\n".repeat(LARGEST);
    let kept = |comment: &str| {
        let text = format!("1: A7>* a7>*;\n{so}{comment}\n{so}2: A8>* a6>*;\n");
        let pieces = Pieces::new(text.as_bytes(), last_game).aside(Aside::Comments(counts)).sized(1_000, LARGEST);
        let games: Vec<String> = pieces
            .map(|piece| piece.expect("no fault"))
            .inspect(|piece| assert!(!piece.too_large && piece.bytes.len() <= LARGEST, "{comment}"))
            .map(|piece| String::from_utf8(piece.bytes).expect("UTF-8"))
            .filter(|text| games(text).any(|game| !game.rounds.is_empty()))
            .collect();
        let [game] = games.as_slice() else { panic!("{comment}: {} pieces with a game", games.len()) };
        game.contains(comment)
    };
    for comment in ["; South resigns", "% Bao hamna!", "  ; Omar lost on time", "; kibao: allow G202 all is well"] {
        assert!(kept(comment), "{comment}");
    }
    assert!(!kept("; a good move"));
}

#[test]
fn long_runs_of_blank_lines_and_comments_are_checked() {
    let run = ["\n".repeat(LARGEST_GAME), "; so\n".repeat(LARGEST_GAME / 4)].concat();
    let generator = Generator { name: "kibao", rules: KIBAO, dialect: Dialect::KIBAO, seed: 7 };
    let first = generator.game(0).replace("\n2: ", &format!("\n{run}2: "));
    let text = |second: &str| [run.as_str(), &first, &run, second, &run].concat();
    let (good, bad) = (generator.game(1), generator.game(1).replacen('*', "", 1));
    let line = text(&bad).lines().zip(text(&good).lines()).position(|(one, other)| one != other).expect("one") + 1;
    let ran = kibao(&["check", "--format", "short", "--no-config", "-"], text(&bad).as_bytes());
    assert!(ran.out.starts_with(&format!("-:{line}:4: ")) && ran.out.lines().count() == 1, "{}", ran.out);
    for args in [&["check", "-q", "-"][..], &["stats", "-"], &["json", "--ndjson", "-"]] {
        assert_eq!(kibao(args, text(&good).as_bytes()).status, Some(0), "{args:?}");
    }
}

/// Gives a byte at a time, and counts how often it is asked.
struct Dripping<'a> {
    bytes: &'a [u8],
    asked: &'a Cell<usize>,
}

impl Read for Dripping<'_> {
    fn read(&mut self, out: &mut [u8]) -> io::Result<usize> {
        self.asked.set(self.asked.get() + 1);
        let len = out.len().min(1);
        self.bytes.read(&mut out[..len])
    }
}

/// However a text comes in and whatever it is, no byte is asked for twice, and few are looked at again and again.
#[test]
fn a_dripping_stream_is_looked_at_a_few_times() {
    let texts = [
        archive(1_500),
        archive(1_500).replace(";\n\n", "; that was all\n\n").replace("winner", "; the end\nWinner "),
        "title: a\n".repeat(70_000),
        "1: A6< a6<; ".repeat(50_000),
        "1: A7>* a7>*;\n2: A8>* a6>*;\n".repeat(20_000),
        "5\n\n".repeat(200_000),
        format!("5\n\n{}", "2: A6< a6<\n".repeat(60_000)),
        "x".repeat(4 * LARGEST_GAME),
    ];
    for text in &texts {
        let (asked, looked_at) = (Cell::new(0), Cell::new(0));
        let last_game = |text: &str| {
            looked_at.set(looked_at.get() + text.len());
            last_game(text)
        };
        let input = Dripping { bytes: text.as_bytes(), asked: &asked };
        assert!(Pieces::new(input, last_game).all(|piece| piece.is_ok()));
        let start = &text[..20.min(text.len())];
        assert!(asked.get() <= text.len() + 10, "{} reads of {} bytes: {start:?}", asked.get(), text.len());
        assert!(looked_at.get() <= 8 * text.len(), "{} of {} bytes: {start:?}", looked_at.get(), text.len());
    }
}

/// A reader that breaks after some bytes.
struct Breaking<'a>(&'a [u8]);

impl Read for Breaking<'_> {
    fn read(&mut self, out: &mut [u8]) -> io::Result<usize> {
        if self.0.is_empty() { Err(io::Error::other("the disk is gone")) } else { self.0.read(out) }
    }
}

#[test]
fn the_whole_games_before_a_fault_are_handed_over() {
    let text = archive(900);
    let mut pieces = Pieces::new(Breaking(text.as_bytes()), last_game).peekable();
    let mut read = Vec::new();
    while let Some(Ok(piece)) = pieces.next_if(Result::is_ok) {
        read.extend(piece.bytes);
    }
    // The last game may be cut off.
    let last = text.rfind("title: ").expect("games");
    assert!(read == text.as_bytes()[..last]);
    assert!(pieces.next().expect("the fault").is_err());
    assert!(pieces.next().is_none());
}
