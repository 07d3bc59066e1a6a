//! The words of the replay page in a language, with placeholders that the page fills in.

use super::args::Args;
use super::lang::Lang;
use crate::engine::Side;
use crate::notation::{Game, Key};

/// The words of the replay page in one language.
#[derive(Clone, Debug)]
pub(crate) struct PageWords {
    /// Words and sentences by name. A placeholder is a name in braces: `Ply {ply}`.
    pub plain: Vec<(String, String)>,
    /// Phrases with a number in them by name.
    pub counted: Vec<(String, Phrases)>,
}

/// A phrase with a number in it: a form for each plural category that Unicode has for whole numbers in these languages. The
/// placeholder of the number is `{n}`; there may be others.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub(crate) struct Phrases {
    /// The form for 1.
    pub one: String,
    /// The form for 2 to 4 in Czech; in other languages the same as `other`.
    pub few: String,
    /// The form for all other numbers.
    pub other: String,
}

impl Phrases {
    fn new(say: impl Fn(usize) -> String) -> Self {
        let form = |number: usize| say(number).replacen(&number.to_string(), "{n}", 1);
        Self { one: form(1), few: form(2), other: form(10) }
    }
}

/// Lists ids of messages, each with its placeholders in brackets if it has some.
macro_rules! messages {
    ($($id:literal $(($($gap:literal),*))?)*) => {
        &[$(($id, &[$($($gap),*)?])),*]
    };
}

/// Messages with their placeholders. The names are the ids without the prefix `page-`.
const PLAIN: &[(&str, &[&str])] = messages! {
    "page-label" "page-board" "page-language" "page-theme" "page-theme-auto" "page-theme-light"
    "page-theme-dark" "page-moves" "page-about" "page-file" "page-rules"("rules") "page-controls" "page-seek"
    "page-first" "page-back" "page-next" "page-last" "page-play" "page-pause" "page-flip" "page-link" "page-linked"
    "page-help" "page-settings" "page-untitled" "page-arbiter" "page-after-move"("round", "move") "page-share" "page-copied" "page-copy-position" "page-copy-moves" "page-copy-record" "page-save-record" "page-save-svg" "page-save-png" "page-wheel" "page-games-list" "page-game-of"("k", "n") "page-filter" "page-none" "page-mark-wrong" "page-mark-legal" "page-as-written" "page-repaired" "page-opening-written" "page-help-by" "page-help-swipe" "page-help-house" "page-close" "page-speed" "page-speed-slow"
    "page-speed-normal" "page-speed-fast" "page-speed-instant" "page-by" "page-by-move" "page-by-sowing"
    "page-round" "page-store" "page-on-move" "page-left" "page-right" "page-kutakata" "page-tax" "page-safari"
    "page-ends-house" "page-ends-blocked" "page-ends-endless" "page-blocks"("pit")
    "page-step"("k", "n", "sowing", "then") "page-sowing-of"("k", "n") "page-skip" "page-help-games" "page-help-counts" "page-written"("written") "page-unplayed"
    "page-stuck"("replayed", "plies") "page-no-opening" "key-home" "key-end" "key-space" "show-start"
    "sowing-store"("last") "severity-error" "severity-warning" "severity-info"
};

/// The same for the workshop; the names are the ids.
#[cfg(feature = "text")]
const WORKSHOP: &[(&str, &[&str])] = messages! {
    "workshop-title" "workshop-lead" "workshop-text" "workshop-empty" "workshop-open" "workshop-paste" "workshop-example"
    "workshop-step-paste" "workshop-step-fix" "workshop-step-keep"
    "workshop-new" "workshop-share" "workshop-link-long" "workshop-keep" "workshop-save-bao" "workshop-save-html"
    "workshop-save-json" "workshop-copy" "workshop-write" "workshop-tidy" "workshop-to-kibao" "workshop-to-zanzibar"
    "workshop-undo" "workshop-redo" "workshop-rules" "workshop-rules-record" "workshop-fits" "workshop-fits-all"
    "workshop-fits-until"("ply") "workshop-found" "workshop-sound" "workshop-fix" "workshop-fix-unsafe"
    "workshop-fix-all" "workshop-explain" "workshop-repair" "workshop-searching" "workshop-cancel"
    "workshop-apply"("chance") "workshop-enter" "workshop-choices" "workshop-press" "workshop-over" "workshop-refused"
    "workshop-nothing" "workshop-too-long" "workshop-stopped" "workshop-remember"
    "workshop-setup" "workshop-setup-title" "workshop-setup-text" "workshop-setup-seeds"("n", "all")
    "workshop-setup-empty" "workshop-setup-use" "workshop-boards" "report-title" "workshop-report-html"
    "workshop-report-csv"
};

const SIDES: &[&str] = &["south", "north"];

/// Messages that select by a word: the name, the message, the argument and its words, the placeholders. There is one result
/// for each word, such as `turn-south` and `turn-north`.
type Choice = (&'static str, &'static str, &'static str, &'static [&'static str], &'static [&'static str]);
const CHOICES: &[Choice] = &[
    ("side", "side", "side", SIDES, &[]),
    ("front-row", "page-front-row", "side", SIDES, &[]),
    ("back-row", "page-back-row", "side", SIDES, &[]),
    ("turn", "page-turn", "side", SIDES, &[]),
    ("plays", "page-plays", "side", SIDES, &["ply", "round", "move"]),
    ("house", "board-house", "house", &["functional", "dormant", "lost"], &[]),
    ("mark", "board-mark", "mark", &["start", "last", "both", "sown", "captured", "blocked"], &[]),
    ("opinion", "move-opinion", "opinion", &["good", "bad", "excellent", "blunder", "interesting", "dubious"], &[]),
    ("reading", "move-reading", "reading", &["doubtful", "unknown", "supplied"], &[]),
    ("named", "page-rules-name", "rules", &["kibao", "zanzibar", "ruehl", "kujifunza", "hus"], &[]),
    ("then", "sowing-then", "then", &["relay", "tax"], &["last"]),
];

/// Messages that select by a number: the name, the message, the argument of the number, another argument with its word, the
/// placeholders.
type Counted = (&'static str, &'static str, &'static str, (&'static str, &'static str), &'static [&'static str]);
const COUNTED: &[Counted] = &[
    ("seeds", "page-seeds", "n", ("", ""), &[]),
    ("captures", "page-captures", "n", ("", ""), &[]),
    ("alike", "page-alike", "n", ("", ""), &[]),
    ("sowings", "page-sowings", "n", ("", ""), &[]),
    ("sowing-pit-clockwise", "sowing-pit", "seeds", ("direction", "clockwise"), &["pit", "last"]),
    ("sowing-pit-anticlockwise", "sowing-pit", "seeds", ("direction", "anticlockwise"), &["pit", "last"]),
    ("sowing-kichwa-clockwise", "sowing-kichwa", "seeds", ("direction", "clockwise"), &["pit", "last"]),
    ("sowing-kichwa-anticlockwise", "sowing-kichwa", "seeds", ("direction", "anticlockwise"), &["pit", "last"]),
    ("then-capture", "sowing-then", "taken", ("then", "capture"), &["taken-from"]),
];

/// Arguments that leave the placeholders in a message.
fn with_gaps(lang: Lang, gaps: &[&'static str]) -> Args {
    gaps.iter().copied().fold(Args::new(lang), |args, gap| args.text(gap, format!("{{{gap}}}")))
}

/// Messages by name.
fn named(lang: Lang, messages: &[(&str, &[&'static str])]) -> Vec<(String, String)> {
    let named = |&(id, gaps): &(&str, &[&'static str])| {
        (id.strip_prefix("page-").unwrap_or(id).to_owned(), with_gaps(lang, gaps).message(id))
    };
    messages.iter().map(named).collect()
}

/// The words that the workshop has besides those of the replay page.
#[cfg(feature = "text")]
#[must_use]
pub(crate) fn workshop(lang: Lang) -> Vec<(String, String)> {
    named(lang, WORKSHOP)
}

/// All words of the replay page. The names of sowings and of the signs of the board are those of `kibao show`.
#[must_use]
pub(crate) fn page(lang: Lang) -> PageWords {
    let with = |gaps: &[&'static str]| with_gaps(lang, gaps);
    let mut words = named(lang, PLAIN);
    words.push(("help-word".to_owned(), super::help_word(lang)));
    for &(name, id, argument, chosen, gaps) in CHOICES {
        let filled = |word: &&'static str| (format!("{name}-{word}"), with(gaps).text(argument, *word).message(id));
        words.extend(chosen.iter().map(filled));
    }
    let counted = |&(name, id, number, (argument, word), gaps): &Counted| {
        let filled = |n: usize| with(gaps).text(argument, word).count(number, n).message(id);
        (name.to_owned(), Phrases::new(filled))
    };
    PageWords { plain: words, counted: COUNTED.iter().map(counted).collect() }
}

/// A game by its players and its title, as far as the record names them.
#[must_use]
pub(crate) fn page_title(lang: Lang, game: &Game<'_>) -> String {
    let name = |key, side| game.value(key).map_or_else(|| super::side(lang, side), str::to_owned);
    let named = game.value(Key::South).or(game.value(Key::North)).is_some();
    let players =
        named.then(|| format!("{} \u{2013} {}", name(Key::South, Side::South), name(Key::North, Side::North)));
    let parts: Vec<String> = players.into_iter().chain(game.value(Key::Title).map(str::to_owned)).collect();
    if parts.is_empty() { Args::new(lang).message("page-untitled") } else { parts.join(" \u{b7} ") }
}

/// The text of the page if JavaScript is off, and the title of a page with this number of games.
#[must_use]
pub(crate) fn page_frame(lang: Lang, games: usize) -> (String, String) {
    let args = Args::new(lang).count("n", games);
    (args.message("page-noscript"), args.message("page-games"))
}
