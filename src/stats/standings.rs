//! The standings of a tournament: points, and the ranks of players with equal points by tie-breaks.
//!
//! Points are counted in hundredths, so that sums are exact. A rank is decided by the points, then by each tie-break in order;
//! players who are equal in all of them share a rank.

use crate::engine::Side;
use crate::notation::ending::Ending;
use crate::replay::DecidedBy;
use std::collections::BTreeMap;

/// The hundredths of a point.
pub type Hundredths = u64;

/// How players with equal points are ranked.
///
/// ```
/// use kibao::stats::TieBreak;
/// assert_eq!(TieBreak::ALL.map(TieBreak::name)[0], "direct");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum TieBreak {
    /// The points in the games among the tied players, if each of them has played each other. It is applied again to those
    /// who are still tied, while this separates them.
    Direct,
    /// The number of games won, walkovers among them.
    Wins,
    /// Sonneborn-Berger: for each game, the points scored in it times the points of the opponent.
    SonnebornBerger,
    /// Buchholz: the sum of the points of the opponents, once for each game. It counts only where every game has a round.
    Buchholz,
}

impl TieBreak {
    /// All tie-breaks, in the usual order.
    pub const ALL: [Self; 4] = [Self::Direct, Self::Wins, Self::SonnebornBerger, Self::Buchholz];

    /// Its name in `kibao.toml` and for programs.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Direct => "direct",
            Self::Wins => "wins",
            Self::SonnebornBerger => "sonneborn-berger",
            Self::Buchholz => "buchholz",
        }
    }
}

/// Which winner counts if the head of a record names another than its moves.
///
/// ```
/// use kibao::stats::Contradicted;
/// assert_eq!(Contradicted::ALL.map(Contradicted::name), ["head", "play", "neither"]);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Contradicted {
    /// The winner that the head names.
    Head,
    /// The winner by the moves.
    #[default]
    Play,
    /// Nobody: the game is open until somebody has decided.
    Neither,
}

impl Contradicted {
    /// All rules.
    pub const ALL: [Self; 3] = [Self::Head, Self::Play, Self::Neither];

    /// Its name in `kibao.toml` and for programs.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Head => "head",
            Self::Play => "play",
            Self::Neither => "neither",
        }
    }
}

/// How points are given.
///
/// ```
/// use kibao::stats::Scoring;
/// let scoring = Scoring::default();
/// assert_eq!((scoring.win, scoring.draw, scoring.unplayed, scoring.walkover), (100, 50, 0, 100));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scoring {
    /// For a game won.
    pub win: Hundredths,
    /// For each side, for a game that ended by agreement.
    pub draw: Hundredths,
    /// For each side, for any other game without a winner.
    pub unplayed: Hundredths,
    /// For a game won because the other side was absent, or without a move.
    pub walkover: Hundredths,
    /// The tie-breaks, in order.
    pub ties: Vec<TieBreak>,
    /// Which winner counts.
    pub contradicted: Contradicted,
}

impl Default for Scoring {
    fn default() -> Self {
        let ties = TieBreak::ALL.into();
        Self { win: 100, draw: 50, unplayed: 0, walkover: 100, ties, contradicted: Contradicted::default() }
    }
}

/// The result of a game for the standings; the number is that of the winner, 0 or 1.
///
/// ```
/// use kibao::stats::{Played, Scoring};
/// assert_eq!(Played::Draw.points(&Scoring::default()), [50, 50]);
/// assert_eq!(Played::Won(1).points(&Scoring::default()), [0, 100]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Played {
    /// Won over the board, or by what the record says.
    Won(usize),
    /// Won without the other side.
    Walkover(usize),
    /// Ended by agreement, without a winner.
    Draw,
    /// No result is known.
    Open,
}

impl Played {
    /// The result with which a game counts; `None` if it has neither moves nor a result. `winners` are those of its head and of
    /// its moves, `decided` is who wins it and by what.
    ///
    /// ```
    /// use kibao::{engine::Side::{North, South}, replay::DecidedBy, stats::{Contradicted, Played}};
    /// let (winners, decided) = ([Some(South), Some(North)], (Some(North), DecidedBy::Head));
    /// let played = |rule| Played::of(winners, decided, true, rule);
    /// let expected = [Played::Won(0), Played::Won(1), Played::Open].map(Some);
    /// assert_eq!(Contradicted::ALL.map(played), expected);
    /// assert_eq!(Played::of([None; 2], (None, DecidedBy::Nothing), false, Contradicted::Play), None);
    /// ```
    #[must_use]
    pub fn of(
        [head, play]: [Option<Side>; 2],
        (winner, by): (Option<Side>, DecidedBy),
        has_moves: bool,
        rule: Contradicted,
    ) -> Option<Self> {
        let winner = match rule {
            _ if head.is_none() || play.is_none() || head == play => winner,
            Contradicted::Head => head,
            Contradicted::Play => play,
            Contradicted::Neither => None,
        };
        let played = match winner.map(|side| usize::from(side == Side::North)) {
            Some(side) if by == DecidedBy::Ending(Ending::Absence) => Self::Walkover(side),
            Some(side) if !has_moves && by == DecidedBy::Head => Self::Walkover(side),
            Some(side) => Self::Won(side),
            None if by == DecidedBy::Ending(Ending::Agreement) => Self::Draw,
            None => Self::Open,
        };
        (has_moves || played != Self::Open).then_some(played)
    }

    /// The points of both players.
    #[must_use]
    pub const fn points(self, scoring: &Scoring) -> [Hundredths; 2] {
        match self {
            Self::Won(0) => [scoring.win, 0],
            Self::Won(_) => [0, scoring.win],
            Self::Walkover(0) => [scoring.walkover, 0],
            Self::Walkover(_) => [0, scoring.walkover],
            Self::Draw => [scoring.draw, scoring.draw],
            Self::Open => [scoring.unplayed, scoring.unplayed],
        }
    }

    /// The winner, 0 or 1.
    #[must_use]
    pub const fn winner(self) -> Option<usize> {
        match self {
            Self::Won(winner) | Self::Walkover(winner) => Some(winner),
            Self::Draw | Self::Open => None,
        }
    }
}

/// A game of two players, by their numbers; a player who is not named is `None`.
///
/// ```
/// use kibao::stats::{Meeting, Played};
/// assert_eq!(Meeting { players: [Some(0), None], played: Played::Won(0) }.players[1], None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Meeting {
    /// The players.
    pub players: [Option<usize>; 2],
    /// Its result.
    pub played: Played,
}

/// The games of a player against an opponent.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Encounter {
    /// The number of games.
    pub games: u64,
    /// The points.
    pub points: Hundredths,
    /// Games won.
    pub wins: u64,
    /// Games lost.
    pub losses: u64,
    /// Games that ended by agreement.
    pub draws: u64,
}

impl Encounter {
    fn add(&mut self, games: u64, points: Hundredths, own: usize, played: Played) {
        let of = |counts: bool| if counts { games } else { 0 };
        self.games += games;
        self.points += games * points;
        self.wins += of(played.winner() == Some(own));
        self.losses += of(played.winner().is_some_and(|winner| winner != own));
        self.draws += of(played == Played::Draw);
    }

    /// Games without a result.
    #[must_use]
    pub const fn open(&self) -> u64 {
        self.games - self.wins - self.losses - self.draws
    }
}

/// A line of the standings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// The number of the player.
    pub player: usize,
    /// The rank from 1; players who are equal in everything share it.
    pub rank: usize,
    /// All games.
    pub total: Encounter,
    /// The games as South, and those as North.
    pub sides: [Encounter; 2],
    /// The value of each tie-break in the order of the scoring: points or wins; `None` if it does not apply. That of
    /// Sonneborn-Berger is in ten-thousandths of a point.
    pub ties: Vec<Option<u64>>,
}

/// The standings and the crosstable of a tournament.
///
/// ```
/// use kibao::stats::{Meeting, Played, Scoring, Standings};
/// let won = |one, other| Meeting { players: [Some(one), Some(other)], played: Played::Won(0) };
/// let table = Standings::of(3, &[won(1, 0), won(1, 2), won(2, 0)], &Scoring::default(), false);
/// assert_eq!(table.lines.iter().map(|it| (it.rank, it.player)).collect::<Vec<_>>(), [(1, 1), (2, 2), (3, 0)]);
/// assert_eq!(table.encounter(1, 2).unwrap().points, 100);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Standings {
    /// The players in the order of their ranks; those with the same rank in the order of their numbers.
    pub lines: Vec<Standing>,
    cross: BTreeMap<(usize, usize), Encounter>,
}

impl Standings {
    /// The standings of a number of players. A game of a player against the same player is left out. `rounds` says whether every
    /// game has a round.
    #[must_use]
    pub fn of(players: usize, meetings: &[Meeting], scoring: &Scoring, rounds: bool) -> Self {
        Self::counted(players, meetings.iter().map(|it| (*it, 1)), scoring, rounds)
    }

    /// The standings by games that are counted already: each with the number of games of these players with this result.
    ///
    /// ```
    /// use kibao::stats::{Meeting, Played, Scoring, Standings};
    /// let game = Meeting { players: [Some(0), Some(1)], played: Played::Won(1) };
    /// let (table, scoring) = (Standings::counted(2, [(game, 3)], &Scoring::default(), false), Scoring::default());
    /// assert_eq!(table, Standings::of(2, &[game; 3], &scoring, false));
    /// ```
    #[must_use]
    pub fn counted(
        players: usize,
        meetings: impl IntoIterator<Item = (Meeting, u64)>,
        scoring: &Scoring,
        rounds: bool,
    ) -> Self {
        let mut cross: BTreeMap<(usize, usize), Encounter> = BTreeMap::new();
        let (mut totals, mut sides) = (vec![Encounter::default(); players], vec![[Encounter::default(); 2]; players]);
        for (Meeting { players: [one, other], played }, games) in meetings {
            if one == other {
                continue;
            }
            let points = played.points(scoring);
            for (own, (player, opponent)) in [(one, other), (other, one)].into_iter().enumerate() {
                let Some(player) = player else { continue };
                let points = points.get(own).copied().unwrap_or_default();
                let of_side = sides.get_mut(player).and_then(|sides| sides.get_mut(own));
                for it in totals.get_mut(player).into_iter().chain(of_side) {
                    it.add(games, points, own, played);
                }
                if let Some(opponent) = opponent {
                    cross.entry((player, opponent)).or_default().add(games, points, own, played);
                }
            }
        }
        let values = vec![Vec::new(); players];
        let mut ranking = Ranking { cross: &cross, totals: &totals, sides: &sides, scoring, rounds, values };
        let mut lines = Vec::new();
        for group in split((0..players).collect(), |player| ranking.points(player)) {
            ranking.rank(group, 0, &mut lines);
        }
        Self { lines, cross }
    }

    /// The games of each player against each opponent, by their numbers.
    pub fn encounters(&self) -> impl Iterator<Item = ((usize, usize), &Encounter)> {
        self.cross.iter().map(|(both, it)| (*both, it))
    }

    /// The games of a player against an opponent.
    #[must_use]
    pub fn encounter(&self, player: usize, opponent: usize) -> Option<&Encounter> {
        self.cross.get(&(player, opponent))
    }
}

/// The work of ranking.
struct Ranking<'a> {
    cross: &'a BTreeMap<(usize, usize), Encounter>,
    totals: &'a [Encounter],
    sides: &'a [[Encounter; 2]],
    scoring: &'a Scoring,
    rounds: bool,
    /// The values of the direct encounters so far, by player.
    values: Vec<Vec<Option<u64>>>,
}

impl Ranking<'_> {
    fn points(&self, player: usize) -> Hundredths {
        self.totals.get(player).map_or(0, |total| total.points)
    }

    fn encounters(&self, player: usize) -> impl Iterator<Item = (usize, &Encounter)> {
        self.cross.range((player, 0)..=(player, usize::MAX)).map(|((_, opponent), it)| (*opponent, it))
    }

    /// Ranks players who are equal in everything before this tie-break.
    fn rank(&mut self, group: Vec<usize>, tie: usize, lines: &mut Vec<Standing>) {
        let Some(by) = self.scoring.ties.get(tie).copied() else {
            let rank = lines.len() + 1;
            for player in group {
                let ties = self.values_of(player);
                let total = self.totals.get(player).copied().unwrap_or_default();
                let sides = self.sides.get(player).copied().unwrap_or_default();
                lines.push(Standing { player, rank, total, sides, ties });
            }
            return;
        };
        if by == TieBreak::Direct {
            self.direct(group, tie, lines);
            return;
        }
        for part in split(group, |player| self.value(player, by).unwrap_or_default()) {
            self.rank(part, tie + 1, lines);
        }
    }

    /// Ranks by the games among the tied, again and again while this separates them.
    fn direct(&mut self, group: Vec<usize>, tie: usize, lines: &mut Vec<Standing>) {
        let among = |player: usize| -> Option<u64> {
            let others = group.iter().filter(|other| **other != player);
            others.map(|other| Some(self.cross.get(&(player, *other))?.points)).sum()
        };
        let values: BTreeMap<usize, u64> = group.iter().filter_map(|player| Some((*player, among(*player)?))).collect();
        if group.len() < 2 || values.len() < group.len() {
            self.rank(group, tie + 1, lines);
            return;
        }
        for (player, value) in &values {
            if let Some(kept) = self.values.get_mut(*player) {
                kept.push(Some(*value));
            }
        }
        let whole = group.len();
        for part in split(group, |player| values.get(&player).copied().unwrap_or_default()) {
            if part.len() < whole {
                self.direct(part, tie, lines);
            } else {
                self.rank(part, tie + 1, lines);
            }
        }
    }

    /// The value of a tie-break other than the direct encounter.
    fn value(&self, player: usize, by: TieBreak) -> Option<u64> {
        match by {
            TieBreak::Direct => None,
            TieBreak::Wins => self.totals.get(player).map(|total| total.wins),
            TieBreak::SonnebornBerger => {
                Some(self.encounters(player).map(|(it, games)| games.points * self.points(it)).sum())
            }
            TieBreak::Buchholz => {
                self.rounds.then(|| self.encounters(player).map(|(it, games)| games.games * self.points(it)).sum())
            }
        }
    }

    /// The values of all tie-breaks; of several direct encounters the first, among all with these points.
    fn values_of(&self, player: usize) -> Vec<Option<u64>> {
        let direct = self.values.get(player).and_then(|it| it.first().copied()).flatten();
        let value = |by: &TieBreak| if *by == TieBreak::Direct { direct } else { self.value(player, *by) };
        self.scoring.ties.iter().map(value).collect()
    }
}

/// A group as groups of equal value, the greatest first.
fn split(mut group: Vec<usize>, value: impl Fn(usize) -> u64) -> Vec<Vec<usize>> {
    group.sort_by_key(|player| (std::cmp::Reverse(value(*player)), *player));
    group.chunk_by(|one, other| value(*one) == value(*other)).map(<[usize]>::to_vec).collect()
}
