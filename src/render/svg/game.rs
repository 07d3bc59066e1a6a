//! Diagrams of games: the board of a ply with its title and description.

use super::{Diagram, Track};
use crate::engine::{Played, RuleSet, State};
use crate::render::marks::move_to;
use crate::replay::{Replay, canonical};
use crate::words::{self, Depicted, Lang};

/// The board of a ply to draw.
///
/// ```
/// use kibao::render::svg::Moment;
/// assert!(Moment::Coming.is_before() && !Moment::Done.is_before());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moment {
    /// The board before its move, without the move.
    Before,
    /// The board before its move, with the path of the move.
    Coming,
    /// The board after its move, with the marks of the move.
    After,
    /// The board after its move, with the path of the move.
    Done,
}

impl Moment {
    /// Whether it is the board before the move.
    #[must_use]
    pub const fn is_before(self) -> bool {
        matches!(self, Self::Before | Self::Coming)
    }
}

impl Diagram {
    /// The diagram of a ply of a game. Ply 0 is the start and has only one board. The diagram has a title but no description;
    /// call [`described`](Self::described) after all other settings.
    ///
    /// `None` if the game does not replay up to this ply. The board before a move can be drawn even if the move cannot be
    /// played.
    ///
    /// ```
    /// use kibao::{words::Lang, render::svg::{Diagram, Moment}, replay::{Options, replays}};
    /// let text = "south: Asha\n\n1: A7>* a7>*;\n";
    /// let replay = replays(text, &Options::default()).next().unwrap();
    /// let diagram = Diagram::of_ply(Lang::En, &replay, 2, Moment::Coming).unwrap();
    /// assert_eq!(diagram.title, "Asha (South) and North, before ply 2, round 1: North plays a7>*");
    /// assert!(Diagram::of_ply(Lang::En, &replay, 3, Moment::After).is_none());
    /// ```
    #[must_use]
    pub fn of_ply(lang: Lang, replay: &Replay<'_>, ply: usize, moment: Moment) -> Option<Self> {
        // The board before a move can be drawn even if the move cannot be played.
        let played = if ply == 0 || moment == Moment::Before { None } else { Some(move_to(replay, ply)?) };
        let shown = if moment.is_before() { ply.checked_sub(1)? } else { ply };
        let position = replay.state_after(shown)?.position;
        let diagram = match played {
            Some((before, played)) => Self::of_move(lang, &before, &replay.rules, played, moment),
            None => Self::new(position, &replay.rules),
        };
        let stores = diagram.stores || replay.start?.position.board.stores != [0, 0];
        let place = match moment {
            Moment::Before | Moment::Coming => words::before_ply(lang, replay, ply, moment == Moment::Coming),
            Moment::After | Moment::Done => words::caption(lang, replay, ply),
        };
        let title = words::diagram_title(lang, &replay.game, &place);
        Some(Self { position, stores, over: replay.is_over_at(shown), title, ..diagram })
    }

    /// The diagram of a move from a position, with a title but no description.
    ///
    /// ```
    /// use kibao::{engine::{KIBAO, State}, words::Lang, render::svg::{Diagram, Moment}};
    /// let start = State::new(KIBAO.start());
    /// let first = start.play(&KIBAO, start.legal(&KIBAO).as_slice()[0]).unwrap();
    /// let diagram = Diagram::of_move(Lang::En, &start, &KIBAO, &first, Moment::Coming);
    /// assert!(diagram.path && diagram.position == start.position && diagram.title.contains("A6<*"));
    /// ```
    #[must_use]
    pub fn of_move(lang: Lang, before: &State, rules: &RuleSet, played: &Played, moment: Moment) -> Self {
        let shown = if moment.is_before() { before.position } else { played.after.position };
        let mut track = (moment != Moment::Before).then(|| Track::of(before, rules, played));
        if let Some(track) = track.as_mut().filter(|_| moment.is_before()) {
            // Its last seed has not fallen yet.
            track.marks.last = None;
        }
        let name = canonical(before, played);
        let named = track.is_some().then_some((name.as_str(), !moment.is_before()));
        Self {
            over: !moment.is_before() && played.outcome.is_some(),
            track,
            path: matches!(moment, Moment::Coming | Moment::Done),
            title: words::position_title(lang, named),
            ..Self::new(shown, rules)
        }
    }

    /// Adds a description of what the diagram shows.
    ///
    /// ```
    /// use kibao::{engine::KIBAO, words::Lang, render::svg::Diagram};
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
