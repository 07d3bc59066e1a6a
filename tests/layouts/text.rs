//! Whole texts: games in their layouts one after the other, and what is to be read in them.

use super::draw::Draw;
use super::game::{Played, side};
use super::marks::{COMMENTS, ENDINGS, LANGUAGES, Language, PLAYERS, PREFIXES, Prefix, SPICES, Spice, WATCHER};
use super::nasty::{DAMAGES, Damage};
use super::rows::{self, Cell, Rows, Sheet};
use kibao::engine::Side;
use kibao::notation::Dialect;

/// What is to be read in a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Expected {
    pub(crate) title: Option<String>,
    pub(crate) players: [&'static str; 2],
    /// Canonical names.
    pub(crate) moves: Vec<String>,
    /// Who gives up in the place of a move.
    pub(crate) resigned: Option<Side>,
    /// Whether something above info is to be reported about it.
    pub(crate) told: bool,
}

/// A text, what is to be read in it, and of which layouts it is made.
pub(crate) struct Layout {
    pub(crate) text: String,
    pub(crate) games: Vec<Expected>,
    pub(crate) used: Vec<&'static str>,
    /// What is written beside moves and must not be lost: remarks, comments, endings.
    pub(crate) notes: Vec<String>,
    /// Whether something above info is to be reported about the text.
    pub(crate) told: bool,
    /// Where a move was damaged: the number of its game, counted from 0.
    pub(crate) damaged: Option<usize>,
    /// Whether the damaged move is either played or an error.
    pub(crate) is_hidden: bool,
}

/// How a game is set out.
#[derive(Clone)]
pub(super) struct Mix {
    rows: &'static Rows,
    spices: Vec<&'static Spice>,
    prefix: &'static Prefix,
    language: &'static Language,
    /// Without row letters where they may be left out.
    rowless: bool,
    ending: Option<&'static str>,
    /// Comments and blank lines between the lines.
    loose: Loose,
    indented: bool,
    /// No blank line between head and moves.
    tight: bool,
}

/// What stands between lines.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Loose {
    Nothing,
    Blanks,
    Comments,
    Both,
}

/// How a game is set apart from the one before it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Join {
    BlankLine,
    LineEnd,
    /// Files joined whose first has no final line end.
    Nothing,
}

/// A part of a text.
#[derive(Clone)]
enum Part {
    Game(Mix),
    /// A head without moves, perhaps with a comment.
    Walkover {
        comment: bool,
    },
}

/// How a text is set out.
#[derive(Clone)]
pub(crate) struct Plan {
    parts: Vec<(Join, Part)>,
    crlf: bool,
    newline: bool,
}

/// The canonical layout.
fn tidy() -> Mix {
    Mix {
        rows: &rows::ALL[0],
        spices: Vec::new(),
        prefix: &PREFIXES[0],
        language: &LANGUAGES[0],
        rowless: false,
        ending: None,
        loose: Loose::Nothing,
        indented: false,
        tight: false,
    }
}

impl Mix {
    fn random(draw: &mut Draw) -> Self {
        let rows = draw.one(rows::ALL);
        let fits = &rows.fits;
        let spices = SPICES.iter().filter(|spice| (spice.fits)(fits) && draw.once_in(8)).collect();
        let prefixes: Vec<_> = PREFIXES.iter().filter(|prefix| (prefix.fits)(fits.prefixes)).collect();
        let prefix = if draw.once_in(2) { &PREFIXES[0] } else { draw.pick(&prefixes) };
        let endings = if fits.phrases { ENDINGS } else { &ENDINGS[..3] };
        Self {
            rows,
            spices,
            prefix,
            language: if draw.once_in(2) { &LANGUAGES[0] } else { draw.one(LANGUAGES) },
            rowless: fits.rowless && draw.once_in(3),
            ending: draw.once_in(4).then(|| draw.pick(endings)),
            loose: if fits.loose {
                draw.pick(&[Loose::Nothing, Loose::Nothing, Loose::Blanks, Loose::Comments, Loose::Both])
            } else {
                Loose::Nothing
            },
            indented: prefix.name == PREFIXES[0].name && draw.once_in(6),
            tight: fits.tight && draw.once_in(4),
        }
    }
}

impl Plan {
    /// A random mixture.
    pub(crate) fn random(seed: u64) -> Self {
        let draw = &mut Draw::new(seed ^ u64::from_be_bytes(*b"plans..."));
        let mut parts = Vec::new();
        for _ in 0..draw.pick(&[1, 1, 1, 1, 2, 2, 3]) {
            if draw.once_in(6) {
                parts.push((Join::BlankLine, Part::Walkover { comment: draw.once_in(2) }));
            }
            let join = draw.pick(&[Join::BlankLine, Join::BlankLine, Join::LineEnd, Join::Nothing]);
            parts.push((join, Part::Game(Mix::random(draw))));
        }
        if draw.once_in(12) {
            parts.push((Join::BlankLine, Part::Walkover { comment: draw.once_in(2) }));
        }
        Self { parts, crlf: draw.once_in(8), newline: !draw.once_in(8) }
    }

    /// The canonical layout, several times over.
    pub(crate) fn tidy(games: usize) -> Self {
        Self { parts: vec![(Join::BlankLine, Part::Game(tidy())); games], crlf: false, newline: true }
    }

    /// Each variant of each axis alone in texts that are tidy but for it, with its name.
    pub(crate) fn each_alone() -> Vec<(String, Self)> {
        let game = |mix: Mix| Self { parts: vec![(Join::BlankLine, Part::Game(mix))], crlf: false, newline: true };
        let mut all = Vec::new();
        let mut add = |name: &str, plan: Self| all.push((name.to_owned(), plan));
        for rows in rows::ALL {
            add(rows.name, game(Mix { rows, ..tidy() }));
        }
        for spice in SPICES {
            add(spice.name, game(Mix { spices: vec![spice], ..tidy() }));
        }
        for prefix in PREFIXES {
            add(prefix.name, game(Mix { prefix, ..tidy() }));
        }
        for language in LANGUAGES {
            add(language.name, game(Mix { language, ..tidy() }));
        }
        for ending in ENDINGS {
            add(ending, game(Mix { ending: Some(ending), ..tidy() }));
        }
        add("no rows", game(Mix { rowless: true, ..tidy() }));
        add("blank lines", game(Mix { loose: Loose::Blanks, ..tidy() }));
        add("comments", game(Mix { loose: Loose::Comments, ..tidy() }));
        add("indented", game(Mix { indented: true, ..tidy() }));
        add("no blank line below the head", game(Mix { tight: true, ..tidy() }));
        add("CRLF", Self { crlf: true, ..Self::tidy(1) });
        add("no final line end", Self { newline: false, ..Self::tidy(1) });
        for (name, join) in [("blank line", Join::BlankLine), ("line end", Join::LineEnd), ("nothing", Join::Nothing)] {
            let parts = vec![(Join::BlankLine, Part::Game(tidy())), (join, Part::Game(tidy()))];
            add(&format!("{name} between games"), Self { parts, crlf: false, newline: true });
        }
        for comment in [false, true] {
            let name = if comment { "walkover with a comment" } else { "walkover" };
            let walkover = (Join::BlankLine, Part::Walkover { comment });
            let tidy = (Join::BlankLine, Part::Game(tidy()));
            let list = |parts: Vec<_>| Self { parts, crlf: false, newline: true };
            add(&format!("{name} before a game"), list(vec![walkover.clone(), tidy.clone()]));
            add(&format!("{name} behind a game"), list(vec![tidy.clone(), walkover.clone()]));
            add(&format!("{name} between games"), list(vec![tidy.clone(), walkover.clone(), tidy]));
            add(&format!("{name} alone, twice"), list(vec![walkover.clone(), walkover]));
        }
        all
    }

    /// Each variant of a way to set moves out with each prefix and each remark that fits it.
    pub(crate) fn each_pair() -> Vec<(String, Self)> {
        let game = |mix: Mix| Self { parts: vec![(Join::BlankLine, Part::Game(mix))], crlf: false, newline: true };
        let mut all = Vec::new();
        for rows in rows::ALL {
            for prefix in PREFIXES.iter().skip(1).filter(|prefix| (prefix.fits)(rows.fits.prefixes)) {
                all.push((format!("{} + {}", rows.name, prefix.name), game(Mix { rows, prefix, ..tidy() })));
            }
            for spice in SPICES.iter().filter(|spice| (spice.fits)(&rows.fits)) {
                all.push((
                    format!("{} + {}", rows.name, spice.name),
                    game(Mix { rows, spices: vec![spice], ..tidy() }),
                ));
            }
        }
        all
    }

    /// The text of a plan.
    pub(crate) fn write(&self, seed: u64) -> Layout {
        self.written(seed, false)
    }

    /// The same with one move damaged, where there is one.
    pub(crate) fn write_damaged(&self, seed: u64) -> Layout {
        self.written(seed, true)
    }

    fn written(&self, seed: u64, damage: bool) -> Layout {
        let mut writer = Writer { draw: Draw::new(seed), line: 0, used: Vec::new(), notes: Vec::new() };
        let walkovers = self.parts.iter().any(|(_, part)| matches!(part, Part::Walkover { .. }));
        let mut layout = Layout {
            text: String::new(),
            games: Vec::new(),
            used: Vec::new(),
            notes: Vec::new(),
            told: walkovers,
            damaged: None,
            is_hidden: true,
        };
        let damaged = if damage {
            let games = self.parts.iter().enumerate().filter(|(_, (_, part))| matches!(part, Part::Game(_)));
            let games: Vec<usize> = games.map(|(index, _)| index).collect();
            games.get(writer.draw.below(games.len().max(1))).copied()
        } else {
            None
        };
        for (index, (join, part)) in self.parts.iter().enumerate() {
            let (lines, expected) = match part {
                Part::Walkover { comment } => writer.walkover(*comment),
                Part::Game(mix) => {
                    let damage = (damaged == Some(index)).then(|| writer.draw.one(DAMAGES));
                    layout.is_hidden &= damage.is_none_or(|damage| damage.is_hidden);
                    writer.game(mix, !walkovers, damage)
                }
            };
            let names: &[_] = match (join, layout.text.as_str()) {
                (_, "") => &[],
                // Only the `;` of a round shows where another file begins.
                (Join::Nothing, text) if text.ends_with(";\n") && !lines[0].starts_with('>') => {
                    layout.text.pop();
                    layout.told = true;
                    &["nothing between games"]
                }
                (Join::LineEnd, _) if !layout.games.last().is_some_and(|game| game.moves.is_empty()) => {
                    &["line end between games"]
                }
                _ => {
                    layout.text.push('\n');
                    &[]
                }
            };
            writer.used.extend(names);
            for line in lines {
                layout.text.push_str(&line);
                layout.text.push('\n');
            }
            layout.told |= expected.told;
            layout.games.push(expected);
        }
        layout.damaged = damaged;
        if !self.newline {
            layout.text.pop();
            writer.used.push("no final line end");
        }
        if self.crlf {
            layout.text = layout.text.replace('\n', "\r\n");
            writer.used.push("CRLF");
        }
        writer.used.sort_unstable();
        writer.used.dedup();
        (layout.used, layout.notes) = (writer.used, writer.notes);
        layout
    }
}

/// A text being written.
struct Writer {
    draw: Draw,
    /// How many lines with a prefix there are.
    line: usize,
    used: Vec<&'static str>,
    notes: Vec<String>,
}

impl Writer {
    /// Two players.
    fn players(&mut self) -> [&'static str; 2] {
        let south = self.draw.below(PLAYERS.len());
        let north = (south + 1 + self.draw.below(PLAYERS.len() - 1)) % PLAYERS.len();
        [PLAYERS[south], PLAYERS[north]]
    }

    /// A comment.
    fn comment(&mut self) -> &'static str {
        let comment = self.draw.pick(COMMENTS);
        self.notes.push(comment.to_owned());
        comment
    }

    fn walkover(&mut self, comment: bool) -> (Vec<String>, Expected) {
        let players = self.players();
        let mut lines = vec![format!("south: {}", players[0]), format!("north: {}", players[1])];
        self.used.push(if comment { "walkover with a comment" } else { "walkover" });
        if self.draw.once_in(2) {
            lines.push(format!("winner: {}", players[0]));
        }
        if comment {
            let note = format!("{} did not come", players[1]);
            lines.push(format!("; {note}"));
            self.notes.push(note);
        }
        (lines, Expected { title: None, players, moves: Vec::new(), resigned: None, told: false })
    }

    fn game(&mut self, mix: &Mix, titled: bool, damage: Option<&Damage>) -> (Vec<String>, Expected) {
        let played = Played::random(&mut self.draw);
        let players = self.players();
        let mut cells = self.cells(&played, mix, damage);
        let resigned = mix.ending.filter(|_| played.winner.is_none()).map(|ending| {
            self.used.push(ending);
            self.notes.push(ending.to_owned());
            cells.push(Cell { text: ending.to_owned(), remark: String::new(), between: " " });
            side(cells.len() - 1)
        });
        let winner = played.winner.or(resigned.map(Side::other));
        let sheet = Sheet { cells: &cells, names: players, sides: mix.language.sides };
        let mut body = (mix.rows.write)(&mut self.draw, &sheet);
        let told = mix.rows.told
            || body.iter().any(|line| !line.ends_with(';'))
            || mix.spices.iter().any(|spice| spice.told && spice.name != "opinion apart")
            || cells.iter().any(|cell| cell.text.contains(" !") || cell.text.contains(" ?"))
            || mix.prefix.name != PREFIXES[0].name;
        self.used.push(mix.rows.name);
        self.loosen(mix, &mut body);
        let mut head = self.head(mix, &played, players, winner);
        let title = (titled && self.draw.once_in(3))
            .then(|| format!("{} of the day", self.draw.pick(&["Game", "Friendly", "Final"])));
        if let Some(title) = &title {
            head.insert(0, format!("title: {title}"));
        }
        if mix.tight {
            self.used.push("no blank line below the head");
        } else {
            head.push(String::new());
        }
        let heads = if mix.prefix.heads && self.draw.once_in(2) { 0 } else { head.len() };
        let mut lines: Vec<String> = head.into_iter().chain(body).collect();
        self.used.extend([mix.prefix.name, mix.language.name]);
        for line in &mut lines[heads..] {
            let prefix = (mix.prefix.write)(self.line, WATCHER);
            self.line += 1;
            *line = if line.is_empty() { prefix.trim_end().to_owned() } else { format!("{prefix}{line}") };
            // Only a mail has its sign before blank lines.
            if !mix.prefix.heads && line.trim() == prefix.trim() {
                line.clear();
            }
        }
        let moves = played.plies.into_iter().map(|ply| ply.canonical).collect();
        (lines, Expected { title, players, moves, resigned, told })
    }

    /// The moves as they are set out.
    fn cells(&mut self, played: &Played, mix: &Mix, damage: Option<&Damage>) -> Vec<Cell> {
        let mut cells: Vec<Cell> = Vec::new();
        for ply in &played.plies {
            let bare = ply.rowless.as_ref().filter(|_| mix.rowless);
            let text = bare.unwrap_or(&ply.written).clone();
            cells.push(Cell { text, remark: String::new(), between: " " });
        }
        if mix.rowless {
            self.used.push("no rows");
        }
        for spice in &mix.spices {
            self.used.push(spice.name);
            spice.sprinkle(&mut self.draw, &mut cells);
        }
        let remarks = cells.iter().map(|cell| cell.remark.trim_matches([' ', '(', ')', '[', ']', '{', '}']));
        self.notes.extend(remarks.filter(|remark| !remark.is_empty()).map(str::to_owned));
        if let Some(damage) = damage {
            let place = self.draw.below(cells.len());
            self.used.push(damage.name);
            cells[place].text = (damage.make)(&mut self.draw, &cells[place].text);
        }
        cells
    }

    /// Puts comments, blank lines and blanks between and before the lines of a game.
    fn loosen(&mut self, mix: &Mix, lines: &mut Vec<String>) {
        if mix.indented {
            self.used.push("indented");
            let indent = self.draw.pick(&["  ", "    ", "\t"]);
            for line in lines.iter_mut() {
                line.insert_str(0, indent);
            }
        }
        let (comments, blanks) = match mix.loose {
            Loose::Nothing => return,
            Loose::Comments => (true, false),
            Loose::Blanks => (false, true),
            Loose::Both => (true, true),
        };
        self.used.extend([(comments, "comments"), (blanks, "blank lines")].iter().filter(|it| it.0).map(|it| it.1));
        let often = self.draw.pick(&[1, 3, 6]);
        let mut loose = Vec::new();
        let last = lines.len() - 1;
        for (index, mut line) in lines.drain(..).enumerate() {
            if comments && mix.rows.fits.behind && self.draw.once_in(often + 1) {
                line.push_str(&format!(" {}", self.comment()));
            }
            loose.push(line);
            if comments && self.draw.once_in(often + 1) {
                loose.push(format!("{} {}", self.draw.pick(&[";", "%"]), self.comment()));
            }
            if blanks && index < last && self.draw.once_in(often) {
                loose.push(String::new());
            }
        }
        *lines = loose;
    }

    fn head(&mut self, mix: &Mix, played: &Played, players: [&str; 2], winner: Option<Side>) -> Vec<String> {
        let [south, north, won] = mix.language.keys;
        let mut lines = Vec::new();
        lines.extend([format!("{south}: {}", players[0]), format!("{north}: {}", players[1])]);
        if self.draw.once_in(4) {
            lines.push("event: Zanzibar".to_owned());
        }
        if let Some(winner) = winner.filter(|_| self.draw.once_in(2)) {
            let names = if self.draw.once_in(2) { players } else { mix.language.sides };
            lines.push(format!("{won}: {}", names[winner.index()]));
        }
        if played.known.name != "kibao" {
            lines.push(format!("rules: {}", played.known.name));
        }
        if played.dialect == Dialect::ZANZIBAR && self.draw.once_in(2) {
            lines.push("notation: zanzibar".to_owned());
        }
        lines
    }
}
