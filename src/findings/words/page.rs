//! What the replay page says: all its words in a language, with gaps that the page fills in.

use super::args::{Args, outcome};
use super::lang::Lang;
use crate::engine::{Outcome, Reason, Side};
use crate::replay::side_name;

/// The words of the replay page in one language.
#[derive(Clone, Debug)]
pub struct PageWords {
    /// Words and sentences by name. A gap is a name in braces: `Ply {ply}`.
    pub plain: Vec<(String, String)>,
    /// Phrases with a number in them by name, one for each number from 0 to [`PageWords::MOST`].
    pub counted: Vec<(String, Vec<String>)>,
}

impl PageWords {
    /// The largest number with a phrase of its own: all seeds there are.
    pub const MOST: u64 = 64;
}

/// Messages, each with its gaps.
const PLAIN: &[(&str, &[&str])] = &[
    ("page-label", &[]),
    ("page-board", &[]),
    ("page-game", &[]),
    ("page-language", &[]),
    ("page-theme", &[]),
    ("page-theme-auto", &[]),
    ("page-theme-light", &[]),
    ("page-theme-dark", &[]),
    ("page-moves", &[]),
    ("page-about", &[]),
    ("page-file", &[]),
    ("page-rules", &["rules"]),
    ("page-controls", &[]),
    ("page-seek", &[]),
    ("page-first", &[]),
    ("page-back", &[]),
    ("page-next", &[]),
    ("page-last", &[]),
    ("page-play", &[]),
    ("page-pause", &[]),
    ("page-flip", &[]),
    ("page-link", &[]),
    ("page-linked", &[]),
    ("page-help", &[]),
    ("page-help-by", &[]),
    ("page-help-swipe", &[]),
    ("page-close", &[]),
    ("page-speed", &[]),
    ("page-speed-slow", &[]),
    ("page-speed-normal", &[]),
    ("page-speed-fast", &[]),
    ("page-speed-instant", &[]),
    ("page-by", &[]),
    ("page-by-move", &[]),
    ("page-by-sowing", &[]),
    ("page-round", &[]),
    ("page-store", &[]),
    ("page-on-move", &[]),
    ("page-house-functional", &[]),
    ("page-house-dormant", &[]),
    ("page-house-lost", &[]),
    ("page-blocked", &[]),
    ("page-start", &[]),
    ("page-left", &[]),
    ("page-right", &[]),
    ("page-kutakata", &[]),
    ("page-tax", &[]),
    ("page-safari", &[]),
    ("page-sowings-many", &["n"]),
    ("page-ends-house", &[]),
    ("page-ends-blocked", &[]),
    ("page-ends-endless", &[]),
    ("page-blocks", &["pit"]),
    ("page-step", &["k", "n"]),
    ("page-from-store", &["last"]),
    ("page-from-kichwa", &["seeds", "last"]),
    ("page-from-pit", &["seeds", "from", "last"]),
    ("page-then-capture", &["seeds", "pit"]),
    ("page-then-relay", &[]),
    ("page-written", &["written"]),
    ("page-unplayed", &[]),
    ("page-stuck", &["replayed", "plies"]),
    ("page-no-opening", &[]),
];

/// Messages that choose by a side; each becomes two, `page-turn-south` and `page-turn-north`.
const BY_SIDE: &[(&str, &[&str])] =
    &[("page-front-row", &[]), ("page-back-row", &[]), ("page-turn", &[]), ("page-plays", &["ply", "round", "move"])];

/// Messages that choose by a number.
const COUNTED: &[&str] = &["page-seeds", "page-captures", "page-sowings"];

/// All words of the replay page. The names are those of the messages without what they begin with, `page-`.
///
/// ```
/// use kibao::findings::words::{self, Lang};
/// let words = words::page(Lang::Cs);
/// let (name, seeds) = &words.counted[0];
/// assert_eq!((name.as_str(), &seeds[..3]), ("seeds", &["0 semen", "1 semeno", "2 semena"].map(str::to_owned)[..]));
/// assert!(words.plain.contains(&("blocks".to_owned(), "blokuje jámu {pit} (kutakatia)".to_owned())));
/// ```
#[must_use]
pub fn page(lang: Lang) -> PageWords {
    let named = |id: &str| id.trim_start_matches("page-").to_owned();
    let gaps = |args: Args, gaps: &[&'static str]| {
        gaps.iter().copied().fold(args, |args, gap| args.text(gap, format!("{{{gap}}}")))
    };
    let mut plain: Vec<(String, String)> =
        PLAIN.iter().map(|(id, names)| (named(id), gaps(Args::new(lang), names).message(id))).collect();
    for side in Side::BOTH {
        let suffix = side_name(side);
        let said = |id: &str, names| gaps(Args::new(lang).side("side", side), names).message(id);
        plain.extend(BY_SIDE.iter().map(|(id, names)| (format!("{}-{suffix}", named(id)), said(id, names))));
        plain.push((suffix.to_owned(), super::side(lang, side)));
        for (reason, name) in REASONS {
            plain.push((format!("{name}-{suffix}"), outcome(lang, Outcome { winner: side, reason })));
        }
    }
    for name in ["severity-error", "severity-warning", "severity-info"] {
        plain.push((name.to_owned(), Args::new(lang).message(name)));
    }
    plain.push(("help-word".to_owned(), super::help_word(lang)));
    let phrases = |id: &str| (0..=PageWords::MOST).map(|n| Args::new(lang).count("n", n).message(id)).collect();
    PageWords { plain, counted: COUNTED.iter().map(|id| (named(id), phrases(id))).collect() }
}

/// The reasons as the JSON names them.
const REASONS: [(Reason, &str); 4] = [
    (Reason::FrontRowEmpty, "front_row_empty"),
    (Reason::NoMove, "no_move"),
    (Reason::Singletons, "singletons"),
    (Reason::Endless, "endless"),
];

/// What a page without JavaScript says, and the title of a page with so many games.
///
/// ```
/// use kibao::findings::words::{self, Lang};
/// let (without_script, title) = words::page_frame(Lang::De, 2);
/// assert!(without_script.ends_with("ausgeschaltet."));
/// assert_eq!(title, "2 Partien Bao");
/// ```
#[must_use]
pub fn page_frame(lang: Lang, games: usize) -> (String, String) {
    let args = Args::new(lang).count("n", games);
    (args.message("page-noscript"), args.message("page-games"))
}
