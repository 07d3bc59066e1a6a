//! What is found in a text, with the places and words that a page needs.

use super::ask::{Ask, Refusal};
use crate::document::Document;
use crate::findings::{Check, FileReport, Placed, Report};
use crate::notation::TokenKind;
use crate::render::formats::{Block, CheckedGame, GameFindings, OutputStyle};
use crate::render::html::PageGame;
use crate::render::json;
use crate::replay::Options;
use crate::source::{LineIndex, NotText, Span, Text};
use crate::words::{self, Lang};
use serde::Serialize;
use serde_json::value::RawValue;

/// The name of the source, as for standard input.
pub(super) const PATH: &str = "-";

/// A record in which nobody has moved; the page begins with it.
pub(super) const BLANK: &str = "title:\n";

/// The document of `kibao check --format json`.
pub(super) fn check(text: &str, ask: &Ask) -> Result<Box<RawValue>, Refusal> {
    let (text, options) = (Ask::text(text)?, ask.options()?);
    let (document, found) = read(&text, &options);
    document_text(&document, &found).ok_or(Refusal("format")).and_then(raw)
}

/// The manual page of a check.
#[derive(Serialize)]
pub(super) struct Manual {
    code: &'static str,
    name: &'static str,
    text: String,
}

pub(super) fn explain(code: &str, ask: &Ask) -> Result<Manual, Refusal> {
    let check = Check::find(code).ok_or(Refusal("code"))?;
    Ok(Manual { code: check.code, name: check.name, text: words::manual(ask.lang(), check) })
}

/// Reads a text with the findings about it as a whole. What is not a text has no games.
pub(super) fn read<'t>(text: &'t Text, options: &Options) -> (Document<'t>, Vec<Placed>) {
    if let Some(why) = NotText::of_file(text.text.as_bytes()) {
        return (Document::new("", options), FileReport::not_text(why, 0).finish());
    }
    let document = Document::new(&text.text, options);
    let found = FileReport::piece(text, document.games().len(), 0).finish();
    (document, found)
}

/// Writes the games and findings with the format that the command has.
fn document_text(document: &Document<'_>, of_file: &[Placed]) -> Option<String> {
    let mut format = (json::DOCUMENT.new)(OutputStyle { lang: Lang::En, colour: false, width: 80 });
    let (lines, mut out) = (LineIndex::new(document.text()), Vec::new());
    format.begin(&mut out).ok()?;
    for report in document.games() {
        let game = CheckedGame {
            report,
            path: PATH,
            place: &|offset| lines.place(offset),
            line_of: &|offset| lines.line_span(lines.place(offset).line).unwrap_or_default(),
            is_grave: &|_| false,
            notes: true,
            limited: false,
        };
        if let Some(found) = format.prepare(&game) {
            format.findings(found, &mut out).ok()?;
        }
    }
    let block = |placed| Block { count: 1, grave: false, content: format.placed(PATH, placed) };
    let found = GameFindings { blocks: of_file.iter().map(block).collect(), ..GameFindings::default() };
    format.findings(found, &mut out).ok()?;
    format.end(&mut out).ok()?;
    String::from_utf8(out).ok()
}

/// What a page shows of a text.
#[derive(Serialize)]
pub(super) struct Look {
    /// The document of `kibao check --format json`.
    document: Box<RawValue>,
    /// The places of each game.
    games: Vec<GamePlaces>,
    /// The words of the findings about the file.
    said: Vec<Said>,
    /// The kind of each piece of text that is not black, from where and to where.
    tokens: Vec<(char, u32, u32)>,
    /// The game of the page, from 0.
    game: usize,
    /// Its data.
    page: Box<RawValue>,
    /// Whether the text has no game, so that the data is of the start.
    blank: bool,
}

/// Places of a game in the text, in the units of JavaScript.
#[derive(Serialize)]
struct GamePlaces {
    span: (u32, u32),
    plies: Vec<(u32, u32)>,
    findings: Vec<(u32, u32)>,
    said: Vec<Said>,
}

/// The words of a finding.
#[derive(Serialize)]
struct Said {
    message: String,
    help: Option<String>,
}

/// The places of a text in the units of JavaScript.
struct Units {
    /// The place of each byte; `None` if they are the same.
    of_bytes: Option<Vec<u32>>,
    /// The units before the text.
    before: u32,
}

impl Units {
    fn of(text: &Text) -> Self {
        let of_bytes = (!text.text.is_ascii()).then(|| {
            let mut places = Vec::with_capacity(text.text.len() + 1);
            let mut at = 0;
            for c in text.text.chars() {
                places.extend(std::iter::repeat_n(at, c.len_utf8()));
                at += if c.len_utf16() == 2 { 2 } else { 1 };
            }
            places.push(at);
            places
        });
        Self { of_bytes, before: u32::from(text.bom) }
    }

    fn at(&self, offset: u32) -> u32 {
        let of = |places: &Vec<u32>| places.get(offset as usize).or(places.last()).copied();
        self.before + self.of_bytes.as_ref().and_then(of).unwrap_or(offset)
    }

    fn span(&self, span: Span) -> (u32, u32) {
        (self.at(span.start), self.at(span.end))
    }
}

/// The letter of a kind of token that a page colours.
const fn kind(kind: TokenKind) -> Option<char> {
    Some(match kind {
        TokenKind::HeadKey => 'k',
        TokenKind::HeadValue => 'v',
        TokenKind::Number | TokenKind::Colon | TokenKind::Semicolon => 'n',
        TokenKind::Entry => 'm',
        TokenKind::CommentSign | TokenKind::Comment | TokenKind::Remark => 'c',
        TokenKind::Opinion | TokenKind::Doubt => 'o',
        TokenKind::Stray | TokenKind::Unread => 'u',
        TokenKind::Prefix => 'p',
        TokenKind::Space | TokenKind::LineEnd => return None,
    })
}

/// Looks at a text.
pub(super) fn look(text: &str, ask: &Ask) -> Result<Look, Refusal> {
    let (text, options, lang) = (Ask::text(text)?, ask.options()?, ask.lang());
    let (document, found) = read(&text, &options);
    let checked = document_text(&document, &found).ok_or(Refusal("format"))?;
    let units = Units::of(&text);
    let blank = document.games().is_empty();
    let game = ask.game.min(document.games().len().saturating_sub(1));
    let page = if blank {
        Document::new(BLANK, &options).page_games(PATH).and_then(|games| games.into_iter().next())
    } else {
        let lines = LineIndex::new(&text.text);
        document.games().get(game).and_then(|report| PageGame::new(report, PATH, &|offset| lines.place(offset)))
    };
    let page = page.ok_or(Refusal("format"))?;
    let tokens = document.games().iter().flat_map(|report| &report.replay.game.tokens);
    let token = |token: &crate::notation::Token| {
        let (from, to) = units.span(token.span);
        kind(token.kind).map(|kind| (kind, from, to))
    };
    Ok(Look {
        document: raw(checked)?,
        games: document.games().iter().map(|report| places(report, &units, lang)).collect(),
        said: found.iter().map(|placed| Said::of_file(lang, placed)).collect(),
        tokens: tokens.filter_map(token).collect(),
        game,
        page: raw(page.json().to_owned())?,
        blank,
    })
}

fn raw(json: String) -> Result<Box<RawValue>, Refusal> {
    RawValue::from_string(json).map_err(|_| Refusal("format"))
}

fn places(report: &Report<'_>, units: &Units, lang: Lang) -> GamePlaces {
    GamePlaces {
        span: units.span(report.replay.game.span),
        plies: report.replay.plies.iter().map(|ply| units.span(ply.span)).collect(),
        findings: report.findings.iter().map(|finding| units.span(finding.span)).collect(),
        said: report.findings.iter().map(|finding| Said::of(lang, report, finding)).collect(),
    }
}

impl Said {
    fn of(lang: Lang, report: &Report<'_>, finding: &crate::findings::Finding) -> Self {
        Self { message: words::message(lang, report, finding), help: words::help(lang, report, finding) }
    }

    fn of_file(lang: Lang, placed: &Placed) -> Self {
        let finding = &placed.finding;
        Self { message: words::file_message(lang, finding), help: words::file_help(lang, finding) }
    }
}
