//! The words of the report about a tournament: headings, reasons and sentences.

use super::args::Args;
use super::lang::Lang;
use super::stats::labels;
use crate::event::{Double, Need};
use crate::names::Likeness;
use crate::stats::{Contradicted, Hundredths, Scoring, TieBreak};

labels! {
    /// A heading or a sentence that is always the same.
    ///
    /// ```
    /// use kibao::words::{Lang, report::{Label, label}};
    /// assert_eq!(Lang::ALL.map(|lang| label(lang, Label::Points)), ["points", "pointi", "Punkte", "body"]);
    /// assert!(Label::ALL.iter().all(|it| !label(Lang::Sw, *it).is_empty()));
    /// ```
    "report-":
    Title "title", Standings "standings", Needs "needs", Doubles "doubles", Names "names", Missing "missing",
    Games "games", Replay "replay",
    Rank "rank", Points "points", Draws "draws", Game "game", Round "round", Date "date", Result "result", Errors "errors",
    Findings "findings", File "file", Pair "pair", Played "played", Counted "counted",
    Repair "repair-word", Open "open", Walkover "walkover", NoResult "none", NoRounds "no-rounds",
    NoRepair "no-repair", NoNeeds "no-needs", Disagree "disagree", NoDoubles "no-doubles", NoNames "no-names",
    NoMissing "no-missing", Few "few",
}

/// The text of a label.
///
/// ```
/// use kibao::words::{Lang, report::{Label, label}};
/// assert_eq!(label(Lang::En, Label::Standings), "Standings");
/// ```
#[must_use]
pub fn label(lang: Lang, label: Label) -> String {
    Args::new(lang).message(label.id())
}

/// A number of points, without zeros at its end.
///
/// ```
/// use kibao::words::{Lang, report::points};
/// assert_eq!([700, 50, 1125].map(|it| points(Lang::En, it)), ["7", "0.5", "11.25"]);
/// assert_eq!(points(Lang::De, 150), "1,5");
/// ```
#[must_use]
pub fn points(lang: Lang, points: Hundredths) -> String {
    let hundredths = format!("{:02}", points % 100);
    match hundredths.trim_end_matches('0') {
        "" => Args::new(lang).count("number", points / 100).message("stats-count"),
        decimals => {
            let args = Args::new(lang).count("whole", points / 100).text("decimals", decimals.to_owned());
            args.message("stats-decimal")
        }
    }
}

/// The short name of a tie-break, for a column.
///
/// ```
/// use kibao::{stats::TieBreak, words::{Lang, report::tie}};
/// assert_eq!(tie(Lang::En, TieBreak::SonnebornBerger), "S-B");
/// ```
#[must_use]
pub fn tie(lang: Lang, tie: TieBreak) -> String {
    Args::new(lang).message(match tie {
        TieBreak::Direct => "report-direct",
        TieBreak::Wins => "stats-wins",
        TieBreak::SonnebornBerger => "report-sonneborn-berger",
        TieBreak::Buchholz => "report-buchholz",
    })
}

/// How points are given and ties are broken.
///
/// ```
/// use kibao::{stats::Scoring, words::{Lang, report::scoring}};
/// let sentence = scoring(Lang::En, &Scoring::default());
/// assert!(sentence.starts_with("A win is 1, a draw 0.5,"), "{sentence}");
/// ```
#[must_use]
pub fn scoring(lang: Lang, it: &Scoring) -> String {
    let name = |tie: &TieBreak| {
        Args::new(lang).message(match tie {
            TieBreak::Direct => "report-direct-long",
            TieBreak::Wins => "report-wins-long",
            TieBreak::SonnebornBerger => "report-sonneborn-berger-long",
            TieBreak::Buchholz => "report-buchholz-long",
        })
    };
    let ties: Vec<String> = it.ties.iter().map(name).collect();
    let ties = if ties.is_empty() { "\u{2013}".to_owned() } else { ties.join(", ") };
    let args = Args::new(lang).text("win", points(lang, it.win)).text("draw", points(lang, it.draw));
    let args = args.text("unplayed", points(lang, it.unplayed)).text("walkover", points(lang, it.walkover));
    args.text("ties", ties).message("report-scoring")
}

/// An event with the number of its games.
///
/// ```
/// use kibao::words::{Lang, report::event};
/// assert_eq!(event(Lang::En, "Zanzibar Open", 1), "Zanzibar Open (1 game)");
/// ```
#[must_use]
pub fn event(lang: Lang, name: &str, games: usize) -> String {
    Args::new(lang).text("event", name.to_owned()).count("games", games).message("report-event")
}

/// That the records are of several events, the first of which are named.
///
/// ```
/// use kibao::words::{Lang, report::events};
/// assert!(events(Lang::En, 2, &["A (1 game)".to_owned(), "B (2 games)".to_owned()]).starts_with("These records name 2 events"));
/// ```
#[must_use]
pub fn events(lang: Lang, count: usize, named: &[String]) -> String {
    Args::new(lang).count("count", count).all_of("events", named).message("report-events")
}

/// Which winner counts in the games whose head and moves differ.
///
/// ```
/// use kibao::{stats::Contradicted, words::{Lang, report::rule}};
/// assert!(rule(Lang::En, Contradicted::Head, 2).starts_with("In 2 games the head"));
/// ```
#[must_use]
pub fn rule(lang: Lang, rule: Contradicted, games: usize) -> String {
    Args::new(lang).text("rule", rule.name()).count("games", games).message("report-rule")
}

/// Why a game needs somebody.
///
/// ```
/// use kibao::{event::Need, words::{Lang, report::need}};
/// assert_eq!(need(Lang::En, Need::Broken), "does not replay wholly");
/// ```
#[must_use]
pub fn need(lang: Lang, need: Need) -> String {
    Args::new(lang).message(match need {
        Need::Broken => "report-broken",
        Need::Contradicted => "report-contradicted",
        Need::Doubtful => "report-doubtful",
        Need::NoResult => "report-no-result",
        Need::NoName => "report-no-name",
        Need::Across => "report-across",
    })
}

/// A sentence about a line of a record.
///
/// ```
/// use kibao::words::{Lang, report::line};
/// assert_eq!(line(Lang::En, 3, "what"), "line 3: what");
/// ```
#[must_use]
pub fn line(lang: Lang, line: u32, message: &str) -> String {
    Args::new(lang).plain("line", line).text("message", message.to_owned()).message("report-line")
}

/// The number of further errors of a game.
///
/// ```
/// use kibao::words::{Lang, report::more_errors};
/// assert_eq!(more_errors(Lang::En, 1), "1 more error");
/// ```
#[must_use]
pub fn more_errors(lang: Lang, count: usize) -> String {
    Args::new(lang).count("count", count).message("report-more-errors")
}

/// The likely repair of a game.
///
/// ```
/// use kibao::words::{Lang, report::repair};
/// assert_eq!(repair(Lang::En, "this"), "likely repair: this");
/// ```
#[must_use]
pub fn repair(lang: Lang, repair: &str) -> String {
    Args::new(lang).text("repair", repair.to_owned()).message("report-repair")
}

/// A copy of another game, in place of its result.
///
/// ```
/// use kibao::words::{Lang, report::copy};
/// assert_eq!(copy(Lang::En, 3), "copy of 3");
/// ```
#[must_use]
pub fn copy(lang: Lang, game: usize) -> String {
    Args::new(lang).plain("game", game).message("report-copy")
}

/// A game that is written more than once: the number of the one that counts, and the copies with their places.
///
/// ```
/// use kibao::{event::{Double, DoubleKind}, words::{Lang, report::double}};
/// let it = Double { games: vec![0, 4], counts: 0, kind: DoubleKind::Same, played: None, disagree: false };
/// assert_eq!(
///     double(Lang::En, &it, 1, &["5 (b.bao:1)".to_owned()]),
///     "Game 1 counts; the same game is also 5 (b.bao:1) (the same moves)."
/// );
/// ```
#[must_use]
pub fn double(lang: Lang, it: &Double, game: usize, others: &[String]) -> String {
    let args = Args::new(lang).plain("game", game).all_of("others", others).text("kind", it.kind.name());
    let sentence = args.message("report-double");
    if it.disagree { format!("{sentence} {}", label(lang, Label::Disagree)) } else { sentence }
}

/// Spellings that are counted as one player.
///
/// ```
/// use kibao::words::{Lang, report::one_player};
/// assert_eq!(one_player(Lang::En, "Asha", &["ASHA".to_owned()]), "Asha: also ASHA; counted as one player.");
/// ```
#[must_use]
pub fn one_player(lang: Lang, name: &str, spellings: &[String]) -> String {
    Args::new(lang).text("name", name.to_owned()).all_of("spellings", spellings).message("report-one")
}

/// Two names that are perhaps one player.
///
/// ```
/// use kibao::{names::Likeness, words::{Lang, report::perhaps_one}};
/// assert!(perhaps_one(Lang::En, ["Juma Hamisi", "Juma Hamissi"], Likeness::Letter).contains("one letter"));
/// ```
#[must_use]
pub fn perhaps_one(lang: Lang, [one, other]: [&str; 2], why: Likeness) -> String {
    let why = match why {
        Likeness::Words => "words",
        Likeness::Initials => "initials",
        Likeness::Order => "order",
        Likeness::Letter => "letter",
    };
    let args = Args::new(lang).text("one", one.to_owned()).text("other", other.to_owned());
    args.text("why", why).message("report-asked")
}

/// How many games most pairs have played.
///
/// ```
/// use kibao::words::{Lang, report::each};
/// assert!(each(Lang::En, 1).contains("1 game;"));
/// ```
#[must_use]
pub fn each(lang: Lang, games: u64) -> String {
    Args::new(lang).count("each", games).message("report-each")
}

/// The number of entries that a short text leaves out.
///
/// ```
/// use kibao::words::{Lang, report::more};
/// assert!(more(Lang::En, 3).starts_with("3 more"));
/// ```
#[must_use]
pub fn more(lang: Lang, count: usize) -> String {
    Args::new(lang).count("count", count).message("report-more")
}

/// The number of games without a replay on the page.
///
/// ```
/// use kibao::words::{Lang, report::no_replay};
/// assert!(no_replay(Lang::En, 3).starts_with("3 games have no replay here"));
/// ```
#[must_use]
pub fn no_replay(lang: Lang, count: usize) -> String {
    Args::new(lang).count("count", count).message("report-no-replay")
}
