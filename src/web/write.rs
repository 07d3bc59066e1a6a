//! Texts to keep: JSON, pictures, replay pages.

use super::ask::{Ask, Refusal};
use super::change::NewText;
use super::look::PATH;
use crate::document::Document;
use crate::render::html::{self, PageGame};
use crate::render::json::{self, Detail, Elements, List};
use crate::render::svg::{Diagram, Moment, Theme};
use crate::source::LineIndex;

/// The most games of a replay page.
const MOST_GAMES: usize = 200;

/// The document of `kibao json`, without findings about the file.
pub(super) fn json(text: &str, ask: &Ask) -> Result<NewText, Refusal> {
    let (text, options) = (Ask::text(text)?, ask.options()?);
    let document = Document::new(&text.text, &options);
    let lines = LineIndex::new(&text.text);
    let (mut list, mut out) = (List::default(), Vec::new());
    let around = || json::Document { games: Elements, findings: Vec::new() };
    let written = List::begin(&around(), &mut out).and_then(|()| {
        for report in document.games() {
            let detail = Detail { plies: true, trace: false };
            list.next(json::game_text(report, PATH, &|offset| lines.place(offset), detail), &mut out)?;
        }
        List::end(&around(), &mut out)
    });
    written.ok().and_then(|()| String::from_utf8(out).ok()).map(|text| NewText { text }).ok_or(Refusal("format"))
}

/// The board after a ply, or before it.
pub(super) fn svg(text: &str, ask: &Ask) -> Result<NewText, Refusal> {
    let (text, options) = (Ask::text(text)?, ask.options()?);
    let document = Document::new(&text.text, &options);
    let replay = &ask.game(&document)?.replay;
    // A move that cannot be played has no way.
    let moments: &[Moment] = if ask.before { &[Moment::Coming, Moment::Before] } else { &[Moment::After] };
    let diagram = moments.iter().find_map(|moment| Diagram::of_ply(ask.lang(), replay, ask.ply, *moment));
    let diagram = diagram.ok_or(Refusal("ply"))?;
    Ok(NewText { text: Diagram { theme: Theme::Wood, ..diagram }.described(ask.lang()).svg() })
}

/// The replay page of the first games.
pub(super) fn html(text: &str, ask: &Ask) -> Result<NewText, Refusal> {
    let (text, options) = (Ask::text(text)?, ask.options()?);
    let document = Document::new(&text.text, &options);
    let lines = LineIndex::new(&text.text);
    let games = document.games().iter().take(MOST_GAMES);
    let games: Option<Vec<PageGame>> =
        games.map(|report| PageGame::new(report, PATH, &|offset| lines.place(offset))).collect();
    let games = games.filter(|games| !games.is_empty()).ok_or(Refusal("game"))?;
    Ok(NewText { text: html::page(ask.lang(), None, &games) })
}
