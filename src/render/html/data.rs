//! The data of a replay page: the games and the words, as JSON.

use super::halt::Halt;
use super::still::Still;
use crate::engine::{Board, House, Played, Side, State, Trace};
use crate::findings::Report;
use crate::notation::Comment;
use crate::render::json::{self, Detail};
use crate::render::marks::{Marks, TRACE_MOST};
use crate::replay::{Replay, pit_name};
use crate::source::{Place, Span};
use crate::words::{self, Lang, Phrases};
use serde::{Serialize, Serializer};
use serde_json::value::{RawValue, to_raw_value};
use std::borrow::Cow;

/// The data of one game of a page.
///
/// ```
/// use kibao::{document::Document, replay::Options, words::Lang};
/// let document = Document::new("title: Final\n\n1: A7>* a7>*;\n", &Options::default());
/// let games = document.page_games("final.bao").unwrap();
/// assert!(games[0].title(Lang::En).contains("Final") && games[0].json().contains("final.bao"));
/// ```
#[derive(Clone, Debug)]
pub struct PageGame {
    json: Box<RawValue>,
    still: Still,
}

impl PageGame {
    /// Creates the data of a game: its trace, its comments, and its findings in every language. `place` converts an offset in
    /// the text to a place in the file. `None` if the game cannot be written as JSON; no such game is known.
    ///
    /// ```
    /// use kibao::{findings::Report, render::html::PageGame, replay::{Options, replays}, source::LineIndex};
    /// let text = "south: Asha\n\n1: A7>* a7>*; a calm start\n";
    /// let report = Report::new(replays(text, &Options::default()).next().unwrap());
    /// let lines = LineIndex::new(text);
    /// let game = PageGame::new(&report, "calm.bao", &|offset| lines.place(offset)).unwrap();
    /// assert!(game.json().contains(r#""comments":[{"after":2,"text":"a calm start"}]"#));
    /// ```
    #[must_use]
    pub fn new(report: &Report<'_>, path: &str, place: &dyn Fn(u32) -> Place) -> Option<Self> {
        let replay = &report.replay;
        let still = Still::of(report);
        let over = replay.result.outcome.map(|outcome| Lang::ALL.map(|lang| (lang, words::outcome(lang, outcome))));
        let ended = replay.result.ended.filter(|_| over.is_none());
        let ended = ended.map(|ended| Lang::ALL.map(|lang| (lang, words::ended(lang, ended))));
        let entry = Entry {
            game: json::game(report, path, place, Detail { plies: true, trace: true }),
            title: ByLang(Lang::ALL.map(|lang| (lang, still.title(lang))).into()),
            comments: comments(report),
            said: ByLang(Lang::ALL.map(|lang| (lang, finding_texts(lang, report))).into()),
            over: over.map(|over| ByLang(over.into())),
            ended: ended.map(|ended| ByLang(ended.into())),
            seen: ply_marks(replay),
            halt: Halt::of(report),
            text: replay.game.span.of(report.text()),
        };
        Some(Self { json: to_raw_value(&entry).ok()?, still })
    }

    /// Its JSON.
    #[must_use]
    pub fn json(&self) -> &str {
        self.json.get()
    }

    /// Its title and players in a language.
    #[must_use]
    pub fn title(&self, lang: Lang) -> &str {
        self.still.title(lang)
    }

    /// The game as HTML for a browser without JavaScript.
    pub(super) fn still(&self, lang: Lang) -> String {
        self.still.html(lang)
    }
}

/// The JSON of a game for the page.
#[derive(Serialize)]
struct Entry<'a> {
    /// The same JSON as from `kibao json --trace`.
    game: json::Game,
    title: ByLang<&'a str>,
    comments: Vec<PlacedComment<'a>>,
    /// The words of the findings, in the same order as the findings of `game`.
    said: ByLang<Vec<FindingText>>,
    /// How the game ended by play.
    over: Option<ByLang<String>>,
    /// How the game ended according to the record, if play has not ended it.
    ended: Option<ByLang<String>>,
    /// The marks and houses of each played ply.
    seen: Vec<PlyMarks>,
    /// The ply at which it stops.
    halt: Option<Halt>,
    /// The game as it is written.
    text: &'a str,
}

/// A comment and the ply that it follows; 0 is the start.
#[derive(Serialize)]
struct PlacedComment<'a> {
    after: u32,
    text: Cow<'a, str>,
}

/// The pits that a ply marks, and the changes of the houses during the ply.
#[derive(Serialize)]
struct PlyMarks {
    /// The pit where the ply starts.
    #[serde(skip_serializing_if = "Option::is_none")]
    start: Option<String>,
    /// The pit where the last seed falls.
    #[serde(skip_serializing_if = "Option::is_none")]
    last: Option<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    captured: Vec<String>,
    /// Changes of a house: the number of the sowing, from 1, and the state of South's and North's house after it, one letter
    /// each.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    houses: Vec<(usize, String)>,
}

/// The words of a finding.
#[derive(Serialize)]
struct FindingText {
    message: String,
    help: Option<String>,
}

/// A value for each language; the keys are the language codes.
struct ByLang<T>(Vec<(Lang, T)>);

impl<T: Serialize> Serialize for ByLang<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(lang, it)| (lang.name(), it)))
    }
}

fn finding_texts(lang: Lang, report: &Report<'_>) -> Vec<FindingText> {
    let text = |finding| FindingText {
        message: words::message(lang, report, finding),
        help: words::help(lang, report, finding),
    };
    report.findings.iter().map(text).collect()
}

fn ply_marks(replay: &Replay<'_>) -> Vec<PlyMarks> {
    let played = replay.plies.iter().map_while(|ply| replay.before(ply).zip(ply.played()));
    let marks = |(before, played): (State, &Played)| {
        let Marks { mover, start, last, captured, .. } = Marks::of(&before, &replay.rules, played);
        let name = |pit| pit_name(mover, pit);
        PlyMarks {
            start: start.map(name),
            last: last.map(name),
            captured: captured.iter().map(|pit| pit_name(mover.other(), pit)).collect(),
            houses: if replay.rules.house { houses(replay, &before, played) } else { Vec::new() },
        }
    };
    played.map(marks).collect()
}

fn houses(replay: &Replay<'_>, before: &State, played: &Played) -> Vec<(usize, String)> {
    let letter = |house| match house {
        House::Functional => 'f',
        House::Dormant => 'd',
        House::Lost => 'l',
    };
    let both = |board: &Board| Side::BOTH.iter().map(|&side| letter(board.house(side))).collect::<String>();
    let mut trace = Trace { sowings: Vec::new(), most: TRACE_MOST };
    before.play_unchecked(&replay.rules, played.mv, &mut trace);
    let mut current = both(&before.position.board);
    let mut changes = Vec::new();
    for (number, sowing) in (1..).zip(&trace.sowings) {
        let houses = both(&sowing.board);
        if houses != current {
            changes.push((number, houses.clone()));
            current = houses;
        }
    }
    changes
}

/// The comments in order. Comments of the head come before the first ply, those of a round after the last ply of the round.
/// Comments on lines that follow each other are a paragraph.
fn comments<'t>(report: &Report<'t>) -> Vec<PlacedComment<'t>> {
    let (game, text) = (&report.replay.game, report.text());
    let placed = |after| move |it: &Comment| (after, it.text);
    let heads = game.heads.iter().flat_map(|head| head.comment.iter().chain(&head.below));
    let mut found: Vec<(u32, Span)> = game.before.iter().chain(heads).chain(&game.after_head).map(placed(0)).collect();
    for (index, round) in game.rounds.iter().enumerate() {
        let after = report.replay.plies.partition_point(|ply| ply.round <= index);
        let after = u32::try_from(after).unwrap_or(u32::MAX);
        found.extend(round.comments().map(placed(after)));
    }
    let mut comments: Vec<PlacedComment<'t>> = Vec::new();
    let mut end = None;
    for (after, span) in found {
        let line = span.of(text);
        let between = end.and_then(|end: u32| text.get(end as usize..span.start as usize));
        let follows = between.is_some_and(|it| {
            it.matches('\n').count() == 1 && it.chars().all(|c| c.is_whitespace() || matches!(c, ';' | '%' | '#'))
        });
        end = Some(span.end);
        match comments.last_mut() {
            _ if line.is_empty() => {}
            Some(last) if follows && last.after == after => last.text = format!("{} {line}", last.text).into(),
            _ => comments.push(PlacedComment { after, text: line.into() }),
        }
    }
    comments
}

/// The JSON of the whole page.
#[derive(Serialize)]
struct Data<'a> {
    lang: &'static str,
    games: Vec<&'a RawValue>,
    words: ByLang<Words>,
}

/// The words of a language.
#[derive(Serialize)]
struct Words {
    tag: &'static str,
    /// The name of the language in the language itself.
    name: &'static str,
    plain: Pairs<String>,
    /// By plural category, as `Intl.PluralRules` names it.
    counted: Pairs<Phrases>,
}

/// Names with their values, in order.
struct Pairs<T>(Vec<(String, T)>);

impl<T: Serialize> Serialize for Pairs<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(name, it)| (name, it)))
    }
}

/// The JSON of a page whose first language is `lang`, with more words.
pub(super) fn data(lang: Lang, games: &[&PageGame], more: fn(Lang) -> Vec<(String, String)>) -> String {
    let words = |lang: Lang| {
        let mut words = words::page(lang);
        words.plain.extend(more(lang));
        let (plain, counted) = (Pairs(words.plain), Pairs(words.counted));
        (lang, Words { tag: lang.name(), name: lang.own_name(), plain, counted })
    };
    json::text(&Data {
        lang: lang.name(),
        games: games.iter().map(|game| &*game.json).collect(),
        words: ByLang(Lang::ALL.map(words).into()),
    })
}
