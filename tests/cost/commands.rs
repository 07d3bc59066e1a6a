//! Every command, and what is theirs alone: numbers, names, questions, configuration files.

use crate::measure::{Given, Growth, SMALL};
use kibao::engine::KIBAO;
use kibao::generate::Generator;
use kibao::notation::Dialect;

const RECORD: &str = "title: a\nsouth: Asha\nnorth: Juma\n\n1: A7>* a7>*;\n2: A8>* a6>*;\n";

/// Games as they are played, one after the other.
fn played(len: usize) -> String {
    let generator = Generator { name: "kibao", rules: KIBAO, dialect: Dialect::KIBAO, seed: 5 };
    let mut text = String::new();
    for index in 0.. {
        text.push_str(&generator.game(index));
        text.push('\n');
        if text.len() > len {
            break;
        }
    }
    text
}

/// Records that every command is given.
const RECORDS: &[(&str, fn(usize) -> String)] = &[
    ("games", played),
    ("small games", |len| "title: a\n1: A7>*;\n\n".repeat(len / 18)),
    ("one line", |len| format!("title: a\n{}", "1: A7>* a7>*; ".repeat(len / 14))),
    ("heads", |len| format!("title: a\n{}1: A7>* a7>*;\n", "south: Asha\nx: y\n".repeat(len / 17))),
    ("comments", |len| format!("title: a\n1: A7>* a7>*;\n{}", "; a comment\n% and\nmore\n".repeat(len / 23))),
    ("words", |len| format!("title: a\n1: A7>* {}", "A9 ".repeat(len / 3))),
];

/// The commands that read a record.
const COMMANDS: &[&[&str]] = &[
    &["check", "x.bao"],
    &["check", "--fix", "x.bao"],
    &["check", "--diff", "x.bao"],
    &["check", "--rules", "auto", "x.bao"],
    &["check", "--archive", "x.bao"],
    &["check", "--statistics", "x.bao"],
    &["check", "--format", "json", "x.bao"],
    &["check", "--format", "ndjson", "x.bao"],
    &["check", "--format", "sarif", "x.bao"],
    &["check", "--format", "github", "x.bao"],
    &["check", "--format", "gitlab", "x.bao"],
    &["check", "--format", "junit", "x.bao"],
    &["fmt", "x.bao"],
    &["fmt", "--diff", "x.bao"],
    &["convert", "--to", "zanzibar", "x.bao"],
    &["convert", "--to", "kibao", "x.bao"],
    &["json", "x.bao"],
    &["json", "--ndjson", "--trace", "x.bao"],
    &["select", "--count", "x.bao"],
    &["select", "--unique", "--player", "*a*s*h?", "x.bao"],
    &["select", "--not", "--text", "so", "--number", "x.bao"],
    &["select", "--split", "out", "--name", "{title}", "x.bao"],
    &["stats", "x.bao"],
    &["stats", "--format", "csv", "x.bao"],
    &["stats", "--format", "html", "x.bao"],
    &["table", "x.bao"],
    &["table", "--table", "games", "--format", "ndjson", "x.bao"],
    &["show", "--all", "x.bao"],
    &["svg", "--ply", "1", "x.bao"],
    &["html", "x.bao", "-o", "out.html"],
    &["repair", "x.bao"],
    &["repair", "--apply", "x.bao"],
    &["moves", "--ply", "1", "x.bao"],
    &["config", "x.bao"],
];

/// Those of the commands whose number leaves this rest, so that they are spread over the cores.
fn commands(rest: usize) {
    for (_, command) in COMMANDS.iter().enumerate().filter(|(number, _)| number % 4 == rest) {
        let args: Vec<&str> = command.iter().copied().chain(["--jobs", "1"]).collect();
        let mut growth = Growth::of(&args);
        let small = match command {
            // The search for the fewest changes is cut short in long texts only.
            ["fmt", "--diff", ..] => 4 * SMALL,
            // The allocator goes about many small pieces in another way where there are more of them.
            ["check", "--format", "sarif", ..] => 4 * SMALL,
            // A page shows a few hundred games at most.
            ["html", ..] => SMALL / 10,
            _ => SMALL,
        };
        for (name, text) in RECORDS {
            growth.compare(name, small, |len| Given::record(text(len)));
        }
        growth.finish(RECORDS.len());
    }
}

#[test]
fn commands_a() {
    commands(0);
}

#[test]
fn commands_b() {
    commands(1);
}

#[test]
fn commands_c() {
    commands(2);
}

#[test]
fn commands_d() {
    commands(3);
}

/// What an archive compares: names, events, dates, moves; each game with something of its own.
#[test]
fn games_beside_games() {
    let text = |len: usize, head: fn(usize) -> String| -> Given {
        let mut text = String::new();
        let mut number = 0;
        while text.len() < len {
            number += 1;
            text.push_str(&format!("{}1: A7>* a7>*;\n2: A8>* a6>*;\n3: A6< a6<;\n4: A5 a5;\n\n", head(number)));
        }
        Given::record(text)
    };
    let heads: &[(&str, fn(usize) -> String)] = &[
        ("the same title", |_| "title: a\n".to_owned()),
        ("alike in all but one letter", |number| {
            format!("south: Majali{}wa\n", char::from_u32(0x4e00 + u32::try_from(number).unwrap_or(0)).unwrap_or('a'))
        }),
        ("initials", |number| format!("south: Said O{number:x}\nnorth: S. O{number:x}\n")),
        ("one name, many initials", |number| {
            let letter = |number: usize| char::from(b'a' + u8::try_from(number % 26).unwrap_or(0));
            let word = format!("o{}{}{}", letter(number), letter(number / 26), letter(number / 676));
            format!("south: Said {word}\nnorth: Said O\n")
        }),
        ("an event", |number| format!("event: Cup 1994\ndate: {}.{}.1994\n", number % 28, number % 12)),
        ("events", |number| format!("event: Cup {number}\ndate: 1.1.{number}\nround: 1\nwinner: south\n")),
    ];
    let mut growth = Growth::of(&["check", "--archive", "--jobs", "1", "x.bao"]);
    for (name, head) in heads {
        growth.compare(name, 2 * SMALL, |len| text(len, *head));
    }
    let long =
        |key: &str, piece: &str, len: usize| format!("{key}: {}\n1: A7>* a7>*;\n\n", piece.repeat(len / piece.len()));
    for (key, piece) in
        [("south", "a"), ("south", "ab "), ("event", "1994, "), ("date", "1.1."), ("title", "a"), ("place", "é")]
    {
        let two = |len| Given::record(long(key, piece, len) + &long(key, piece, len / 2));
        growth.compare(&format!("a long {key} of {piece:?}"), SMALL / 2, two);
    }
    growth.finish(heads.len() + 6);
}

/// Numbers as long as the text, wherever a number may stand.
#[test]
fn numbers() {
    let records: &[(&str, &str, &str)] = &[
        ("round", "1: A7>*;\n", ": A6<;\n"),
        ("pit", "1: A", "<;\n"),
        (
            "store",
            "opening: [ 0 0 0 0 0 0 0 0 | 0 2 2 6 0 0 0 0 | 0 0 0 0 6 2 2 0 | 0 0 0 0 0 0 0 0 | ",
            " 22 |\n1: A6<",
        ),
        ("pit of an opening", "opening: [ ", " 0\n1: A6<"),
        ("date", "date: ", ".1.1994\n1: A6<"),
        ("year", "event: Cup ", "\ndate: 1.1.1994\n1: A6<"),
        ("entity", "1: A6&#", ";\n"),
    ];
    let mut growth = Growth::of(&["check", "--archive", "--jobs", "1", "x.bao"]);
    for (name, before, after) in records {
        for digit in ["9", "0", "１"] {
            let text = |len: usize| format!("{before}{}{after}", digit.repeat(len / digit.len()));
            growth.compare(&format!("{name} of {digit}"), SMALL, |len| Given::record(text(len)));
        }
    }
    growth.finish(records.len() * 3);
    let options: &[(&[&str], &str)] = &[
        (&["select", "--count", "--plies"], ""),
        (&["select", "--count", "--date"], ""),
        (&["select", "--count", "--opening"], "A"),
        (&["select", "--count", "--position"], "[ "),
        (&["show", "--ply"], ""),
        (&["moves", "--position"], "[ "),
        (&["json", "--game"], ""),
        (&["perft", "--depth"], ""),
    ];
    for (args, before) in options {
        let mut growth = Growth::of(args);
        let args = |len: usize| vec![format!("{before}{}", "9".repeat(len)), "x.bao".to_owned()];
        growth.compare("9", SMALL, |len| Given { args: args(len), ..Given::record(RECORD) });
        growth.finish(1);
    }
}

#[test]
fn questions() {
    let questions: &[(&str, &str, &str)] = &[
        ("--player", "*a", ""),
        ("--player", "?", ""),
        ("--player", "[", ""),
        ("--text", "so ", ""),
        ("--opening", "A7>* ", ""),
        ("--title", "{a,b}", ""),
        ("--date", "1994-", ""),
    ];
    for (option, piece, after) in questions {
        let args = ["select", "--count", "--jobs", "1", "x.bao", option];
        let mut growth = Growth::of(&args);
        let question = |len: usize| vec![format!("{}{after}", piece.repeat(len / piece.len()))];
        growth.compare(piece, SMALL, |len| Given { args: question(len), ..Given::record(RECORD) });
        // The same question asked of a long record, whose names and comments are long too.
        let record = |len: usize| format!("south: {}\n\n1: A7>*; {}\n", "ab".repeat(len / 4), "so".repeat(len / 4));
        let asked = vec![piece.repeat(8)];
        growth.compare("a long name", SMALL, |len| Given { args: asked.clone(), ..Given::record(record(len)) });
        growth.finish(2);
    }
}

#[test]
fn configuration() {
    let configs: &[(&str, &str, &str, &str)] = &[
        ("nests of arrays", "select = ", "[", ""),
        ("nests of tables", "a = ", "{a=", ""),
        ("nests of keys", "a", ".a", " = 1"),
        ("stars", "[paths.\"", "**/", "x\"]\nrules = \"hus\"\n"),
        ("alternatives", "[paths.\"{", "a*,", "x}\"]\nrules = \"hus\"\n"),
        ("a long number", "max-findings = ", "9", ""),
        ("max-sowings", "[rule-set.a]\nbase = \"hus\"\nmax-sowings = ", "9", ""),
        ("a long text", "rules = \"", "a", "\""),
        ("words", "ignore = [", "\"N104\",", "]"),
        ("words of no check", "ignore = \"", "N104,", "N999\""),
        ("comments", "", "# so\n", ""),
        ("line ends", "", "\n", ""),
        ("no end", "rules = \"", "\\\\", ""),
    ];
    let config = |text: String| {
        let mut given = Given::record(RECORD);
        given.files.push(("kibao.toml".to_owned(), text.into_bytes()));
        given
    };
    let mut growth = Growth::of(&["check", "--jobs", "1", "x.bao"]);
    for (name, before, piece, after) in configs {
        let text = |len: usize| format!("{before}{}{after}", piece.repeat(len / piece.len()));
        growth.compare(name, SMALL, |len| config(text(len)));
    }
    let numbered: &[(&str, fn(usize) -> String)] = &[
        ("rule sets", |number| format!("[rule-set.a{number}]\nbase = \"hus\"\n")),
        ("paths", |number| format!("[paths.\"a{number}/**/*.bao\"]\nrules = \"hus\"\n")),
    ];
    for (name, table) in numbered {
        let text = |len: usize| (0..len / 40).map(table).collect::<String>();
        growth.compare(name, SMALL, |len| config(text(len)));
    }
    growth.finish(configs.len() + numbered.len());
}

#[test]
fn many_files() {
    let given = |len: usize| {
        let file = |number: usize| (format!("in/{}/{number}.bao", number % 7), RECORD.as_bytes().to_vec());
        Given { files: (0..len / 80).map(file).collect(), ..Given::default() }
    };
    let commands: &[&[&str]] = &[
        &["check", "--fix", "in"],
        &["check", "--archive", "in"],
        &["fmt", "in"],
        &["repair", "--apply", "in"],
        &["select", "--split", "out", "--name", "{title}", "in"],
        &["stats", "in"],
    ];
    for command in commands {
        let args: Vec<&str> = command.iter().copied().chain(["--jobs", "1"]).collect();
        let mut growth = Growth::of(&args);
        growth.compare("files", SMALL, given);
        growth.finish(1);
    }
}

#[test]
fn requests() {
    let requests: &[(&str, &str, &str, &str)] = &[
        ("moves", "{\"cmd\":\"new\"}\n", "{\"cmd\":\"moves\"}\n", ""),
        (
            "played and taken back",
            "{\"cmd\":\"new\"}\n",
            "{\"cmd\":\"play\",\"move\":\"A6<\"}\n{\"cmd\":\"undo\"}\n",
            "",
        ),
        ("new games", "", "{\"cmd\":\"new\"}\n", ""),
        ("line ends", "", "\n", ""),
        ("nests", "{\"cmd\":", "[", "\n"),
        ("nests of objects", "", "{\"cmd\":", "\n"),
        ("a long number", "{\"cmd\":\"undo\",\"plies\":", "9", "}\n"),
        ("a long id", "{\"cmd\":\"hello\",\"id\":", "1", "}\n"),
        ("a long command", "{\"cmd\":\"", "a", "\"}\n"),
        ("a long move", "{\"cmd\":\"new\"}\n{\"cmd\":\"play\",\"move\":\"", "A5", "\"}\n"),
        ("escapes", "{\"cmd\":\"", "\\u0061", "\"}\n"),
        ("keys", "{\"cmd\":\"new\"", ",\"a\":1", "}\n"),
        ("no JSON", "", "\u{feff}", "\n"),
    ];
    let given = |text: String| Given { input: text.into_bytes(), ..Given::default() };
    let mut growth = Growth::of(&["referee"]);
    for (name, before, piece, after) in requests {
        let text = |len: usize| format!("{before}{}{after}", piece.repeat(len / piece.len()));
        growth.compare(name, SMALL, |len| given(text(len)));
    }
    growth.finish(requests.len());
}
