//! How the moves of a game are set out in lines: the first axis of a layout, a table of variants.

use super::draw::Draw;

/// A move as it is set out.
pub(super) struct Cell {
    /// The move with an opinion on it, or what stands in its place.
    pub(super) text: String,
    /// A remark behind it, a blank before it; mostly empty.
    pub(super) remark: String,
    /// What stands between it and the move before it in its round.
    pub(super) between: &'static str,
}

/// The moves of a game, South's first.
pub(super) struct Sheet<'a> {
    pub(super) cells: &'a [Cell],
    /// The players' names and the words for the sides, South's and North's.
    pub(super) names: [&'a str; 2],
    pub(super) sides: [&'a str; 2],
}

impl Sheet<'_> {
    /// Each move with its remark.
    fn moves(&self) -> impl Iterator<Item = String> + '_ {
        self.cells.iter().map(|cell| format!("{}{}", cell.text, cell.remark))
    }

    /// The rounds with their numbers, their moves on a line.
    fn rounds(&self) -> impl Iterator<Item = (usize, String)> + '_ {
        let moves: Vec<String> = self.moves().collect();
        let round = move |index: usize, pair: &[Cell]| {
            let south = &moves[2 * index];
            let north = pair.get(1).map(|cell| format!("{}{}", cell.between, moves[2 * index + 1]));
            (index + 1, format!("{south}{}", north.unwrap_or_default()))
        };
        self.cells.chunks(2).enumerate().map(move |(index, pair)| round(index, pair))
    }

    fn lines(&self, line: impl Fn(usize, &str) -> String) -> Vec<String> {
        self.rounds().map(|(number, round)| line(number, &round)).collect()
    }
}

/// Which prefixes the lines of a variant may have.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Prefixes {
    /// Each.
    Any,
    /// Each but the name of one who speaks, which would be taken for the one who moves.
    Nameless,
    /// Only the signs of a mail.
    Mail,
    /// They have one.
    Not,
}

/// What a variant goes together with.
#[derive(Clone, Copy)]
pub(super) struct Fits {
    pub(super) prefixes: Prefixes,
    /// Remarks and opinions.
    pub(super) remarks: bool,
    /// Signs between the moves of a round.
    pub(super) between: bool,
    /// Comments and blank lines between its lines.
    pub(super) loose: bool,
    /// A comment behind a `;`.
    pub(super) behind: bool,
    /// Moves without row letters.
    pub(super) rowless: bool,
    /// Words of more than one, which are not to be torn apart.
    pub(super) phrases: bool,
    /// Heads directly before it.
    pub(super) tight: bool,
}

const ROUNDS: Fits = Fits {
    prefixes: Prefixes::Any,
    remarks: true,
    between: true,
    loose: true,
    behind: false,
    rowless: true,
    phrases: true,
    tight: true,
};
const MOVES: Fits = Fits { prefixes: Prefixes::Nameless, between: false, ..ROUNDS };
const FOLDED: Fits =
    Fits { prefixes: Prefixes::Mail, between: false, loose: false, phrases: false, behind: false, ..ROUNDS };
const TABLE: Fits = Fits { prefixes: Prefixes::Mail, between: false, loose: false, tight: false, ..ROUNDS };
const NAMED: Fits = Fits { prefixes: Prefixes::Not, between: false, tight: false, ..ROUNDS };

/// A way to set moves out.
pub(super) struct Rows {
    pub(super) name: &'static str,
    /// Whether the reader is to report it. A line end inside a round is reported in every variant.
    pub(super) told: bool,
    pub(super) fits: Fits,
    pub(super) write: fn(&mut Draw, &Sheet<'_>) -> Vec<String>,
}

const fn tidy(name: &'static str, fits: Fits, write: fn(&mut Draw, &Sheet<'_>) -> Vec<String>) -> Rows {
    Rows { name, told: false, fits, write }
}

const fn untidy(name: &'static str, fits: Fits, write: fn(&mut Draw, &Sheet<'_>) -> Vec<String>) -> Rows {
    Rows { name, told: true, fits, write }
}

/// Every variant, the tidy one first.
pub(super) const ALL: &[Rows] = &[
    tidy("rounds", Fits { behind: true, ..ROUNDS }, |_, sheet| sheet.lines(|n, round| format!("{n}: {round};"))),
    untidy("rounds without `;`", ROUNDS, |_, sheet| sheet.lines(|n, round| format!("{n}: {round}"))),
    untidy("rounds with `1.`", ROUNDS, |_, sheet| sheet.lines(|n, round| format!("{n}. {round};"))),
    untidy("rounds with `1)`, without `;`", ROUNDS, |_, sheet| sheet.lines(|n, round| format!("{n}) {round}"))),
    untidy("rounds without numbers", ROUNDS, |_, sheet| sheet.lines(|_, round| format!("{round};"))),
    untidy("line ends inside rounds", Fits { between: false, ..ROUNDS }, broken),
    tidy("log on one line", Fits { loose: false, between: true, ..FOLDED }, |_, sheet| vec![log(sheet)]),
    tidy("log folded", FOLDED, |draw, sheet| fold(draw, &log(sheet))),
    untidy("log with `1.` on one line", FOLDED, |_, sheet| vec![dotted(sheet)]),
    untidy("log with `1.` folded", FOLDED, |draw, sheet| fold(draw, &dotted(sheet))),
    untidy("a move a line, a number a round", MOVES, |draw, sheet| {
        let indent = draw.pick(&["", "  ", "    ", "\t"]);
        let end = draw.pick(&["", ";"]);
        numbered(
            sheet,
            |n, south, line| if south { format!("{n}: {line}{end}") } else { format!("{indent}{line}{end}") },
        )
    }),
    untidy("a move a line, `;` behind North's", MOVES, |draw, sheet| {
        let mark = draw.pick(&[":", "."]);
        numbered(sheet, |n, south, line| if south { format!("{n}{mark} {line}") } else { format!("{line};") })
    }),
    untidy("a move a line, bare", MOVES, |draw, sheet| {
        let end = draw.pick(&["", ";"]);
        sheet.moves().map(|line| format!("{line}{end}")).collect()
    }),
    untidy("a move a line, a number a ply", Fits { rowless: false, ..MOVES }, |draw, sheet| {
        let mark = draw.pick(&[":", "."]);
        let end = draw.pick(&["", ";"]);
        (1..).zip(sheet.moves()).map(|(ply, line)| format!("{ply}{mark} {line}{end}")).collect()
    }),
    untidy("`1...` on lines", MOVES, |draw, sheet| either(draw, sheet, ".", "...")),
    untidy("`1..` on lines", MOVES, |draw, sheet| either(draw, sheet, ".", "..")),
    untidy("`1: --` on lines", MOVES, |draw, sheet| either(draw, sheet, ":", ": --")),
    untidy("`1: ...` on lines", MOVES, |draw, sheet| either(draw, sheet, ":", ": ...")),
    untidy("`1...` on one line", FOLDED, |_, sheet| vec![both(sheet, ".", "...")]),
    untidy("`1..` on one line", FOLDED, |_, sheet| vec![both(sheet, ".", "..")]),
    untidy("`1: --` on one line", FOLDED, |_, sheet| vec![both(sheet, ":", ": --")]),
    untidy("`1...` folded", FOLDED, |draw, sheet| fold(draw, &both(sheet, ".", "..."))),
    untidy("`1: --` folded", FOLDED, |draw, sheet| fold(draw, &both(sheet, ":", ": --"))),
    untidy("table of bars", TABLE, |draw, sheet| table(draw, sheet, &BARS)),
    untidy("table of bars, none outside", TABLE, |draw, sheet| table(draw, sheet, &INNER_BARS)),
    untidy("table of tabs", TABLE, |draw, sheet| table(draw, sheet, &TABS)),
    untidy("table of commas", TABLE, |draw, sheet| table(draw, sheet, &COMMAS)),
    untidy("table of semicolons", Fits { remarks: false, ..TABLE }, |draw, sheet| table(draw, sheet, &SEMICOLONS)),
    untidy("names of players", NAMED, |_, sheet| named(sheet, |_, side| format!("{}: ", sheet.names[side]))),
    untidy("names of sides", NAMED, |_, sheet| named(sheet, |_, side| format!("{}: ", sheet.sides[side]))),
    untidy("chat of both players", NAMED, |_, sheet| {
        named(sheet, |ply, side| format!("{} - {}: ", date(ply), sheet.names[side]))
    }),
];

/// The time of a line in a chat.
pub(super) fn date(line: usize) -> String {
    format!("28/11/2026, {}", time(line))
}

/// The same without the day.
pub(super) fn time(line: usize) -> String {
    format!("{:02}:{:02}", 12 + line / 60, line % 60)
}

fn log(sheet: &Sheet<'_>) -> String {
    sheet.lines(|n, round| format!("{n}: {round};")).join(" ")
}

fn dotted(sheet: &Sheet<'_>) -> String {
    sheet.lines(|n, round| format!("{n}. {round}")).join(" ")
}

/// A log broken at blanks by a program that knows nothing of rounds.
fn fold(draw: &mut Draw, log: &str) -> Vec<String> {
    let width = draw.pick(&[8, 12, 16, 24, 40, 60, 68, 72, 76, 78]) + draw.below(8);
    let mut lines = vec![String::new()];
    for word in log.split(' ') {
        let line = lines.last_mut().expect("a line");
        if line.is_empty() {
            line.push_str(word);
        } else if line.chars().count() + 1 + word.chars().count() <= width {
            line.push(' ');
            line.push_str(word);
        } else {
            lines.push(word.to_owned());
        }
    }
    lines
}

/// Rounds of which some go on in the next line, the first at least.
fn broken(draw: &mut Draw, sheet: &Sheet<'_>) -> Vec<String> {
    let moves: Vec<String> = sheet.moves().collect();
    let mut lines = Vec::new();
    for (index, pair) in moves.chunks(2).enumerate() {
        let number = index + 1;
        match pair {
            [south, north] if index == 0 || draw.once_in(3) => {
                lines.push(format!("{number}: {south}"));
                lines.push(format!("{}{north};", draw.pick(&["", "   "])));
            }
            _ => lines.push(format!("{number}: {};", pair.join(" "))),
        }
    }
    lines
}

/// A line for each move, out of the number of its round, whether it is South's, and the move.
fn numbered(sheet: &Sheet<'_>, line: impl Fn(usize, bool, &str) -> String) -> Vec<String> {
    sheet.moves().enumerate().map(|(ply, it)| line(ply / 2 + 1, ply.is_multiple_of(2), &it)).collect()
}

fn either(draw: &mut Draw, sheet: &Sheet<'_>, south: &str, north: &str) -> Vec<String> {
    let end = draw.pick(&["", ";"]);
    numbered(sheet, |n, first, line| format!("{n}{} {line}{end}", if first { south } else { north }))
}

fn both(sheet: &Sheet<'_>, south: &str, north: &str) -> String {
    numbered(sheet, |n, first, line| format!("{n}{} {line}", if first { south } else { north })).join(" ")
}

/// How the cells of a table are kept apart.
struct Columns {
    before: &'static str,
    between: &'static [&'static str],
    behind: &'static str,
    /// Whether a row of dashes may stand below the head.
    ruled: bool,
}

const BARS: Columns = Columns { before: "| ", between: &[" | "], behind: " |", ruled: true };
const INNER_BARS: Columns = Columns { before: "", between: &[" | "], behind: "", ruled: true };
const TABS: Columns = Columns { before: "", between: &["\t"], behind: "", ruled: false };
const COMMAS: Columns = Columns { before: "", between: &[",", ", "], behind: "", ruled: false };
const SEMICOLONS: Columns = Columns { before: "", between: &[";", "; "], behind: "", ruled: false };

fn table(draw: &mut Draw, sheet: &Sheet<'_>, columns: &Columns) -> Vec<String> {
    let between = draw.pick(columns.between);
    let empty = draw.once_in(2);
    let row = |cells: &[&str]| format!("{}{}{}", columns.before, cells.join(between), columns.behind);
    let mut lines = Vec::new();
    if draw.once_in(2) {
        let [south, north] = draw.pick(&[["South", "North"], sheet.sides, sheet.names]);
        lines.push(row(&[draw.pick(&["No", "Round", "#"]), south, north]));
        if columns.ruled && draw.once_in(2) {
            lines.push(row(&["---", "---", "---"]));
        }
    }
    let moves: Vec<String> = sheet.moves().collect();
    for (index, pair) in moves.chunks(2).enumerate() {
        let number = (index + 1).to_string();
        lines.push(match pair {
            [south, north] => row(&[&number, south, north]),
            [south] if empty => row(&[&number, south, ""]).trim_end_matches([' ', '\t']).to_owned(),
            _ => row(&[&number, &pair[0]]),
        });
    }
    lines
}

/// A line for each move, behind what its ply and its side, 0 or 1, make.
fn named(sheet: &Sheet<'_>, before: impl Fn(usize, usize) -> String) -> Vec<String> {
    sheet.moves().enumerate().map(|(ply, line)| format!("{}{line}", before(ply, ply % 2))).collect()
}
