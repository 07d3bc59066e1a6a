//! The words of the statistics: headings, captions, and numbers in the format of a language.

use super::args::Args;
use super::lang::Lang;

/// Declares the labels with the ids of their messages, which begin with a prefix.
macro_rules! labels {
    ($(#[$about:meta])* $prefix:literal: $($label:ident $id:literal,)*) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[expect(missing_docs, reason = "the messages say it")]
        pub enum Label { $($label,)* }

        impl Label {
            /// All labels.
            pub const ALL: &'static [Self] = &[$(Self::$label,)*];

            const fn id(self) -> &'static str {
                match self { $(Self::$label => concat!($prefix, $id),)* }
            }
        }
    };
}

pub(super) use labels;

labels! {
    /// A heading, a caption or a note that is always the same.
    ///
    /// ```
    /// use kibao::words::{Lang, stats::{Label, label}};
    /// assert_eq!(Lang::ALL.map(|lang| label(lang, Label::Games)), ["Games", "Michezo", "Partien", "Partie"]);
    /// assert!(Label::ALL.iter().all(|it| !label(Lang::Cs, *it).is_empty()));
    /// ```
    "stats-":
    Title "title", Contents "contents",
    Games "games", Results "results", Rules "rules", Lengths "lengths", Moves "moves", Frequent "frequent", Pits "pits",
    MostSowings "most-sowings", MostCaptured "most-captured", Players "players", Cross "cross", Openings "openings",
    Total "total", Whole "whole", Finished "finished", Unfinished "unfinished", Broken "broken", WithoutMoves "without-moves",
    FrontRowEmpty "front-row-empty", NoMove "no-move", Singletons "singletons", Endless "endless",
    Resignation "resignation", Time "time", IllegalMove "illegal-move", Absence "absence", Agreement "agreement",
    BrokenOff "broken-off", Head "head", Nothing "nothing", All "all",
    Number "number", Open "open", SouthScore "south-score", ResultNote "result-note",
    Plies "plies", Rounds "rounds", KunamuaPlies "kunamua-plies", Min "min", Median "median", Mean "mean", Max "max",
    WholeNote "whole-note", Histogram "histogram",
    InKunamua "in-kunamua", InMtaji "in-mtaji", KindCapture "kind-capture", KindKutakata "kind-kutakata",
    KindSow "kind-sow", Captures "captures", Safari "safari", Tax "tax", Blocks "blocks", EndsHouse "ends-house",
    EndsBlocked "ends-blocked", EndsWon "ends-won", EndsLost "ends-lost", EndsEndless "ends-endless", Seeds "seeds",
    PerGame "per-game", PerPly "per-ply", PerCapture "per-capture", Sowings "sowings",
    Move "move", Side "side", Times "times", Share "share", Captured "captured", Where "where", PitsAlt "pits-alt",
    Player "player", Wins "wins", Losses "losses", Score "score", AsSouth "as-south", AsNorth "as-north",
    ScoreNote "score-note", CrossNote "cross-note", NoPlayers "no-players",
}

/// The text of a label.
///
/// ```
/// use kibao::words::{Lang, stats::{Label, label}};
/// assert_eq!(label(Lang::De, Label::Openings), "Eröffnungen");
/// ```
#[must_use]
pub fn label(lang: Lang, label: Label) -> String {
    Args::new(lang).message(label.id())
}

/// The heading of a column of a table.
///
/// ```
/// use kibao::words::{Lang, stats::column};
/// assert_eq!(Lang::ALL.map(|lang| column(lang, "wins")), ["wins", "alishinda", "gewonnen", "výhry"]);
/// ```
#[must_use]
pub fn column(lang: Lang, name: &str) -> String {
    Args::new(lang).text("column", name.to_owned()).message("stats-column")
}

/// A number with grouped digits.
///
/// ```
/// use kibao::words::{Lang, stats::number};
/// assert_eq!(number(Lang::De, 1234567), "1.234.567");
/// ```
#[must_use]
pub fn number(lang: Lang, number: u64) -> String {
    Args::new(lang).count("number", number).message("stats-count")
}

/// A non-negative number, rounded to one or more decimals.
///
/// ```
/// use kibao::words::{Lang, stats::decimal};
/// assert_eq!([Lang::En, Lang::Cs].map(|lang| decimal(lang, 1234.56, 1)), ["1,234.6", "1\u{a0}234,6"]);
/// ```
#[must_use]
pub fn decimal(lang: Lang, value: f64, decimals: usize) -> String {
    let written = format!("{value:.decimals$}");
    let (whole, decimals) = written.split_once('.').unwrap_or((&written, "0"));
    let whole: u64 = whole.parse().unwrap_or_default();
    Args::new(lang).count("whole", whole).text("decimals", decimals.to_owned()).message("stats-decimal")
}

/// A share from 0 to 1 as a percentage; a dash if there is none.
///
/// ```
/// use kibao::words::{Lang, stats::percent};
/// assert_eq!([Some(0.5), Some(1.0 / 3.0), None].map(|part| percent(Lang::En, part)), ["50.0%", "33.3%", "–"]);
/// ```
#[must_use]
pub fn percent(lang: Lang, part: Option<f64>) -> String {
    let percent = |part: f64| Args::new(lang).text("number", decimal(lang, part * 100.0, 1)).message("stats-percent");
    part.map_or_else(|| "\u{2013}".to_owned(), percent)
}

/// The heads of the games that ended by play: how many name the winner, the other side, nobody.
///
/// ```
/// use kibao::words::{Lang, stats::recorded};
/// let words = recorded(Lang::En, [12, 1, 3]);
/// assert!(words.ends_with("the winner 12, the other side 1, nobody 3"), "{words}");
/// ```
#[must_use]
pub fn recorded(lang: Lang, [confirmed, contradicted, unrecorded]: [u64; 3]) -> String {
    let args = Args::new(lang).count("confirmed", confirmed).count("contradicted", contradicted);
    args.count("unrecorded", unrecorded).message("stats-recorded")
}

/// The number of games won by the side that resigned.
///
/// ```
/// use kibao::words::{Lang, stats::resigned_winners};
/// assert_eq!(resigned_winners(Lang::En, 2), "games won by the side that the record says resigned: 2");
/// ```
#[must_use]
pub fn resigned_winners(lang: Lang, games: u64) -> String {
    Args::new(lang).count("games", games).message("stats-resigned-winners")
}

/// The number of games that are copies of another; `None` if there are too many games to compare.
///
/// ```
/// use kibao::words::{Lang, stats::copies};
/// assert!(copies(Lang::En, Some(2)).starts_with("2 games are copies"));
/// assert!(copies(Lang::En, None).starts_with("copies of games are not looked for"));
/// ```
#[must_use]
pub fn copies(lang: Lang, copies: Option<u64>) -> String {
    match copies {
        Some(copies) => Args::new(lang).count("games", copies).message("stats-copies"),
        None => Args::new(lang).message("stats-many-games"),
    }
}

/// The number of games that end in kunamua.
///
/// ```
/// use kibao::words::{Lang, stats::ended_in_kunamua};
/// assert_eq!(ended_in_kunamua(Lang::En, 1200), "games that end in kunamua: 1,200");
/// ```
#[must_use]
pub fn ended_in_kunamua(lang: Lang, games: u64) -> String {
    Args::new(lang).count("games", games).message("stats-ended-in-kunamua")
}

/// The description of a chart of lengths: the number of games of the longest bar, and its numbers of plies, such as `40–49`.
///
/// ```
/// use kibao::words::{Lang, stats::histogram};
/// let words = histogram(Lang::En, 7, "40–49".to_owned());
/// assert!(words.ends_with("The longest bar: plies 40–49, games 7."), "{words}");
/// ```
#[must_use]
pub fn histogram(lang: Lang, games: u64, plies: String) -> String {
    Args::new(lang).count("games", games).text("plies", plies).message("stats-histogram-alt")
}

/// The place of a move.
///
/// ```
/// use kibao::words::{Lang, stats::place};
/// assert_eq!(place(Lang::En, "finals.bao:12", 3, 44), "finals.bao:12, game 3, ply 44");
/// ```
#[must_use]
pub fn place(lang: Lang, place: &str, game: u64, ply: u32) -> String {
    let args = Args::new(lang).text("place", place.to_owned());
    args.plain("game", game).plain("ply", ply).message("stats-place")
}

/// The name of the games of a rule set from a start. Without a position text, the start is the opening of the rule set.
///
/// ```
/// use kibao::words::{Lang, stats::start};
/// assert_eq!(start(Lang::En, "ruehl", true, None), "ruehl");
/// assert_eq!(start(Lang::En, "ruehl", false, Some("[ … ]".to_owned())), "ruehl, without blocking (kutakatia), from [ … ]");
/// ```
#[must_use]
pub fn start(lang: Lang, rules: &str, blocking: bool, position: Option<String>) -> String {
    let args = Args::new(lang).text("rules", rules.to_owned()).yes("blocking", blocking);
    args.text_or_none("position", position).message("stats-start")
}

/// The number of moves that are too rare to be shown.
///
/// ```
/// use kibao::words::{Lang, stats::rare_moves};
/// assert_eq!([1, 30].map(|it| rare_moves(Lang::En, it)), ["1 rarer move (--min-games)", "30 rarer moves (--min-games)"]);
/// ```
#[must_use]
pub fn rare_moves(lang: Lang, moves: usize) -> String {
    Args::new(lang).count("moves", moves).message("stats-rare-moves")
}

/// The number of players that are not shown.
///
/// ```
/// use kibao::words::{Lang, stats::more_players};
/// assert_eq!(more_players(Lang::De, 2), "2 weitere Spieler (--players)");
/// ```
#[must_use]
pub fn more_players(lang: Lang, players: usize) -> String {
    Args::new(lang).count("players", players).message("stats-more-players")
}
