//! A game without JavaScript: players, result, moves, the last board.

use crate::findings::Report;
use crate::notation::Key;
use crate::render::escape::for_xml;
use crate::render::svg::{Diagram, Moment, Theme};
use crate::replay::canonical;
use crate::words::{self, Lang};
use std::fmt::Write;

/// What a browser without JavaScript shows of a game.
#[derive(Clone, Debug)]
pub(super) struct Still {
    /// The name of the game and how it ended, in each language.
    titles: [(Lang, String); Lang::ALL.len()],
    ends: [(Lang, String); Lang::ALL.len()],
    /// The number of each round with its moves.
    rounds: Vec<(u32, Vec<String>)>,
    last: Option<Diagram>,
}

impl Still {
    pub(super) fn of(report: &Report<'_>) -> Self {
        let replay = &report.replay;
        let mut rounds: Vec<(u32, Vec<String>)> = Vec::new();
        for ply in &replay.plies {
            let written = ply.span.of(replay.game.text).to_owned();
            let name =
                ply.played().zip(replay.before(ply)).map_or(written, |(played, before)| canonical(&before, played));
            let number = replay.game.number_of(ply.round);
            match rounds.last_mut().filter(|(last, _)| *last == number) {
                Some((_, moves)) => moves.push(name),
                None => rounds.push((number, vec![name])),
            }
        }
        let ends = |lang| match (replay.result.outcome, replay.result.ended, replay.game.value(Key::Winner)) {
            (Some(outcome), ..) => words::outcome(lang, outcome),
            (None, Some(ended), _) => words::ended(lang, ended),
            (None, None, winner) => winner.unwrap_or_default().to_owned(),
        };
        Self {
            titles: Lang::ALL.map(|lang| (lang, words::page_title(lang, &replay.game))),
            ends: Lang::ALL.map(|lang| (lang, ends(lang))),
            rounds,
            last: Diagram::of_ply(Lang::En, replay, replay.replayed(), Moment::After),
        }
    }

    /// The title and the players of the game in a language.
    pub(super) fn title(&self, lang: Lang) -> &str {
        of(&self.titles, lang)
    }

    /// The game as HTML.
    pub(super) fn html(&self, lang: Lang) -> String {
        let mut out = format!("<section class=\"still\">\n<h2>{}</h2>\n", for_xml(self.title(lang)));
        let end = of(&self.ends, lang);
        if !end.is_empty() {
            // Writing to a String cannot fail.
            let _ = writeln!(out, "<p>{}</p>", for_xml(end));
        }
        if let Some(last) = &self.last {
            let drawn = Diagram { theme: Theme::Wood, title: self.title(lang).to_owned(), ..last.clone() }
                .described(lang)
                .svg();
            // The mark of a file of its own is not one of a page.
            out.extend(drawn.lines().filter(|line| !line.starts_with("<!--")).map(|line| format!("{line}\n")));
        }
        out.push_str("<ol>\n");
        for (number, moves) in &self.rounds {
            let _ = writeln!(out, "<li value=\"{number}\">{}</li>", for_xml(&moves.join(" ")));
        }
        out + "</ol>\n</section>\n"
    }
}

/// The text of a language.
fn of(texts: &[(Lang, String)], lang: Lang) -> &str {
    texts.iter().find(|(it, _)| *it == lang).map_or("", |(_, text)| text)
}
