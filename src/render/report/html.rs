//! The report as a page: one self-contained file, with the replays of its games below.

use super::Frame;
use super::origin::MARK;
use super::sections::{Block, Entry, cards, sections, title};
use crate::event::Event;
use crate::render::for_xml;
use crate::render::html::{Above, PageGame, page_below};
use crate::render::table::with_code;
use crate::words::report::no_replay;
use crate::words::stats::{Label, label};

/// Writes the page. `replays` are games with their numbers in the event, in order; the other games have no replay on the page.
///
/// ```
/// use kibao::{event::Event, render::report::{Frame, html, is_page}, words::Lang};
/// let frame = Frame { lang: Lang::Cs, all: true, short: false, width: 80, remarks: Vec::new() };
/// let page = html(&Event::default(), &frame, &[]);
/// assert!(is_page(page.as_bytes()) && page.contains("<html lang=\"cs\">"));
/// ```
#[must_use]
pub fn html(event: &Event, frame: &Frame, replays: &[(usize, PageGame)]) -> String {
    let lang = frame.lang;
    let numbers: Vec<usize> = replays.iter().map(|(game, _)| *game).collect();
    let link = |game: usize, ply: usize| {
        let at = numbers.binary_search(&game).ok()?;
        Some(format!("#g={}&p={ply}", at + 1))
    };
    let title = title(event, lang);
    let (mut links, mut main) = (String::new(), String::new());
    for section in sections(event, frame, &|game| link(game, 0)) {
        let (id, heading) = (section.id, for_xml(&section.heading).into_owned());
        links += &format!("<li><a href=\"#{id}\">{heading}</a></li>\n");
        main += &format!("<section id=\"{id}\" aria-labelledby=\"{id}-h\">\n<h2 id=\"{id}-h\">{heading}</h2>\n");
        for block in &section.blocks {
            main += &match block {
                Block::Table(table) => table.html(&heading, None),
                Block::Note(note) => format!("<p>{}</p>\n", for_xml(note)),
                Block::List(entries) => list(entries, &link),
            };
        }
        main += "</section>\n";
    }
    let card = |(what, count): (String, String)| {
        format!("<div><dt>{}</dt><dd>{}</dd></div>\n", for_xml(&what), for_xml(&count))
    };
    let cards: String = cards(event, lang).into_iter().map(card).collect();
    let left = event.games.len() - replays.len();
    let left = (left > 0).then(|| no_replay(lang, left));
    let remarks: String = frame.remarks.iter().chain(&left).map(|it| format!("<p>{}</p>\n", for_xml(it))).collect();
    let above = format!(
        "<article class=\"report\" lang=\"{}\">\n<h1>{}</h1>\n<nav aria-label=\"{}\">\n<ul>\n{links}</ul>\n</nav>\n\
         <dl class=\"cards\">\n{cards}</dl>\n{main}{remarks}</article>\n",
        lang.name(),
        for_xml(&title),
        for_xml(&label(lang, Label::Contents)),
    );
    let above = Above { mark: MARK, style: include_str!("report.css"), html: &above, ..Above::default() };
    page_below(lang, Some(&title), replays.iter().map(|(_, game)| game), Some(&above))
}

fn list(entries: &[Entry], link: &dyn Fn(usize, usize) -> Option<String>) -> String {
    let mut out = "<ul class=\"entries\">\n".to_owned();
    for Entry { head, game, lines } in entries {
        let head = for_xml(head);
        out += &match game.and_then(|(game, ply)| link(game, ply)) {
            Some(link) => format!("<li><a href=\"{}\">{head}</a>", for_xml(&link)),
            None => format!("<li>{head}"),
        };
        if !lines.is_empty() {
            let lines: String = lines.iter().map(|line| format!("<li>{}</li>", with_code(&for_xml(line)))).collect();
            out += &format!("\n<ul>{lines}</ul>");
        }
        out += "</li>\n";
    }
    out + "</ul>\n"
}
