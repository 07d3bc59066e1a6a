//! Programs and sites whose records are in another format, and how a text shows that it comes from one of them.

/// A program or a site with a format of its own for games of Bao.
///
/// ```
/// use kibao::source::Site;
/// let record = r#"{"format":"bao-game-record","version":2,"moves":[]}"#;
/// assert_eq!(Site::of(record), Some(Site::Nkkmd));
/// assert_eq!(Site::of("1: A6<* a6<;\n"), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Site {
    /// A game record of the games site Abstract Play.
    AbstractPlay,
    /// The moves of Abstract Play without a record around them.
    AbstractPlayMoves,
    /// A `bao-game-record` of the program of nkkmd.
    Nkkmd,
    /// A trial of Ludii, which is not imported: its first ply is that of another game.
    Ludii,
}

/// The most bytes that are searched for a sign of a site, so that looking at a long file takes no time.
const SEARCHED: usize = 1 << 20;

impl Site {
    /// The site that a text comes from, where its content shows that for certain.
    ///
    /// ```
    /// use kibao::source::Site;
    /// assert_eq!(Site::of("1. f2>* b3<*\n2. e2> d3<\n"), Some(Site::AbstractPlayMoves));
    /// // Both notations have these moves.
    /// assert_eq!(Site::of("1. a2> b3<\n"), None);
    /// ```
    #[must_use]
    pub fn of(text: &str) -> Option<Self> {
        let text = text.trim_start_matches('\u{feff}').trim_start();
        let end = text.floor_char_boundary(SEARCHED);
        let text = text.get(..end).unwrap_or_default();
        let has = |word: &str| text.contains(word);
        if text.starts_with(['{', '[']) {
            if has("\"bao-game-record\"") {
                return Some(Self::Nkkmd);
            }
            // The keys that the schema of a record requires, but for those that may come after a million moves.
            return (has("\"header\"") && has("\"players\"") && has("\"date-generated\""))
                .then_some(Self::AbstractPlay);
        }
        if text.starts_with("game=") && has(".lud") {
            return Some(Self::Ludii);
        }
        let mut certain = false;
        for word in words(text) {
            certain |= is_foreign(word);
            if is_ours(word) {
                return None;
            }
        }
        certain.then_some(Self::AbstractPlayMoves)
    }

    /// Its name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::AbstractPlay | Self::AbstractPlayMoves => "Abstract Play",
            Self::Nkkmd => "bao-la-kiswahili-game",
            Self::Ludii => "Ludii",
        }
    }
}

/// The words of a text in which moves may be.
fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| c.is_whitespace() || matches!(c, ',' | ';' | '|' | '"' | '(' | ')'))
}

/// Letter, digit and direction of a word in the form of a move.
fn parts(word: &str) -> Option<(u8, u8)> {
    let [column, row, b'<' | b'>', signs @ ..] = word.as_bytes() else { return None };
    let rest = signs.strip_prefix(b"+").unwrap_or(signs);
    matches!(rest, b"" | b"*" | b"**").then_some((*column, *row))
}

/// Whether a word is a move of Abstract Play that cannot be one of ours: columns `a` to `h`, rows 1 to 4.
///
/// ```
/// use kibao::source::is_foreign;
/// assert!(is_foreign("f2>*") && is_foreign("c3<+"));
/// assert!(!is_foreign("a2>") && !is_foreign("c5<") && !is_foreign("f2"));
/// ```
#[must_use]
pub fn is_foreign(word: &str) -> bool {
    matches!(parts(word), Some((b'c'..=b'h', b'1'..=b'4')))
}

/// Whether a word is a move of ours that cannot be one of Abstract Play.
fn is_ours(word: &str) -> bool {
    matches!(parts(word), Some((b'A' | b'B', b'1'..=b'8') | (b'a' | b'b', b'5'..=b'8')))
}
