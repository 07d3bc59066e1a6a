//! Diagrams of games: what is drawn of a ply, and what is said about it.

use super::{Diagram, Track};
use crate::findings::words::{self, Depicted, Lang};
use crate::replay::Replay;

/// Which board of a ply is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moment {
    /// The board before its move, with nothing told of the move.
    Before,
    /// The board before its move, and the way of the move.
    Coming,
    /// The board after its move, which is marked.
    After,
    /// The board after its move, and the way of the move.
    Done,
}

impl Moment {
    /// Whether the board is the one before the move.
    #[must_use]
    pub const fn is_before(self) -> bool {
        matches!(self, Self::Before | Self::Coming)
    }
}

impl Diagram {
    /// The diagram of a ply of a game that stands in a text; 0 is the start, and has one board only. It has a title but no
    /// description yet; [`described`](Self::described) writes it once the looks are settled.
    ///
    /// `None` where the game does not replay so far; the board before a move can be drawn where the move cannot be played.
    ///
    /// ```
    /// use kibao::{findings::words::Lang, render::svg::{Diagram, Moment}, replay::{Options, replays}};
    /// let text = "south: Asha\n\n1: A7>* a7>*;\n";
    /// let replay = replays(text, &Options::default()).next().unwrap();
    /// let diagram = Diagram::of_ply(Lang::En, text, &replay, 2, Moment::Coming).unwrap();
    /// assert_eq!(diagram.title, "Asha (South) and North, before ply 2, round 1: North plays a7>*");
    /// assert!(Diagram::of_ply(Lang::En, text, &replay, 3, Moment::After).is_none());
    /// ```
    #[must_use]
    pub fn of_ply(lang: Lang, text: &str, replay: &Replay, ply: usize, moment: Moment) -> Option<Self> {
        let played = match ply.checked_sub(1) {
            None => None,
            // Where a move cannot be played, the board before it can be seen all the same.
            Some(_) if moment == Moment::Before => None,
            Some(index) => {
                let it = replay.plies.get(index)?;
                Some((it.played()?, replay.before(it)?))
            }
        };
        let shown = if moment.is_before() { ply.checked_sub(1)? } else { ply };
        let mut diagram = Self::new(replay.state_after(shown)?.position, &replay.rules);
        diagram.stores = replay.rules.opening.store > 0 || replay.start?.position.board.stores != [0, 0];
        diagram.over = replay.is_over_at(shown);
        diagram.track = played.map(|(played, before)| Track::of(&before, &replay.rules, played));
        diagram.path = matches!(moment, Moment::Coming | Moment::Done);
        let place = match moment {
            Moment::Before | Moment::Coming => words::before_ply(lang, replay, ply, moment == Moment::Coming),
            Moment::After | Moment::Done => words::caption(lang, text, replay, ply),
        };
        diagram.title = words::diagram_title(lang, text, &replay.game, &place);
        Some(diagram)
    }

    /// The same with a description of what it shows.
    ///
    /// ```
    /// use kibao::{engine::KIBAO, findings::words::Lang, render::svg::Diagram};
    /// let diagram = Diagram::new(KIBAO.start(), &KIBAO).described(Lang::En);
    /// assert!(diagram.description.ends_with("South is to move."));
    /// ```
    #[must_use]
    pub fn described(self, lang: Lang) -> Self {
        let track = self.track.as_ref();
        let description = words::depicted(
            lang,
            &Depicted {
                position: &self.position,
                house: self.house,
                over: self.over,
                marked: track.and_then(|Track { marks, .. }| Some((marks.mover, marks.start?, marks.captured))),
                lines: track.filter(|_| self.path).map(|track| (track.lines(), track.sowings)),
            },
        );
        Self { description, ..self }
    }
}
