//! The problems of the text itself, which are found without the rules of play.

use crate::source::Span;

/// A problem of the text itself, which is found without the rules of play.
///
/// ```
/// use kibao::notation::{ProblemKind, games};
/// let game = games("1: A7>* a7>*\n").next().unwrap();
/// let problem = game.problems[0];
/// assert_eq!((problem.kind, problem.span.of(game.text)), (ProblemKind::MissingSemicolon, "a7>*"));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Problem {
    /// The place.
    pub span: Span,
    /// The kind.
    pub kind: ProblemKind,
}

/// The kinds of [`Problem`].
///
/// ```
/// use kibao::notation::{ProblemKind, games};
/// let game = games("1. A7>* a7>*;\n").next().unwrap();
/// assert_eq!(game.problems[0].kind, ProblemKind::NumberMark(Some('.')));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ProblemKind {
    /// A round without its closing `;`, or with a `%` comment instead. The span is the last move and stray signs after it; the
    /// `;` belongs at its end.
    MissingSemicolon,
    /// A note after the moves of a round without a `;` before it.
    NoteWithoutSign,
    /// A line that is not a head line, a round or a comment; kept as a comment.
    LineWithoutSign,
    /// `word: text` with an unknown word after the moves; kept as a comment.
    HeadAfterMoves,
    /// An unknown key that is written like a known one; the line is kept as it is, after moves as a comment. The span is the key.
    NearKey {
        /// The known one.
        known: &'static str,
    },
    /// A line that begins with a known key and has no colon, where head lines are; kept as a comment. The span is the key.
    KeyWithoutColon,
    /// A round commented out with `%` or `;`: a comment whose text reads as a round.
    RoundInComment,
    /// A comment or remark with a word in the form of a full move. The span is that word.
    MoveInComment,
    /// Text outside of a comment with words in the form of full moves, which were not read.
    UnreadMoves {
        /// How many words.
        moves: u32,
    },
    /// A round that continues after a line end, or after a `;` or a repeated number. The span is the first move after that.
    FoldedRound,
    /// A note between the moves of a round.
    RemarkAmongMoves,
    /// An opinion with blanks before it.
    OpinionApart,
    /// Text that a mail program, a chat or a table puts before a line; only the first of a game is reported.
    LinePrefix,
    /// A move after the name of the player who is not to move. The span is the name.
    WrongPlayer,
    /// Words for an ending in the place of a move.
    EndingInPlace,
    /// A known key right after the `;` of a round: files joined without a line end.
    HeadBehindRound,
    /// `.`, `:` or `,` after a move.
    StrayPunctuation(char),
    /// `.` or `)` instead of `:` after a round number (`None`: nothing).
    NumberMark(Option<char>),
    /// No number before a round.
    NumberMissing {
        /// The right number.
        expected: u32,
    },
    /// A number that is neither the one after the last number nor the round's place in the game.
    NumberWrong {
        /// The right number: the round's place in the game, counted from 1.
        expected: u32,
    },
    /// A direction letter in lower case, `l` or `r`.
    LowerCaseDirection,
    /// A full-width or typographic sign (`＜ › → ∗ ×`): the first one of a word.
    TypographicSign(char),
    /// An HTML entity (`&lt;`) in a move.
    HtmlEntity,
    /// Signs of a move in another order than direction, house, mark, `#`.
    SignOrder,
    /// The number of a round or a pit with a zero before it, such as `01:` or `A06<`.
    LeadingZero,
    /// White space inside a word, such as `A5 <`.
    SplitWord,
    /// Several blanks or a tab in place of one blank, or blanks at the start or the end of a line.
    Spacing,
    /// No blank before a word of a round, or between the sign of a comment and its text.
    BlankMissing,
    /// A `;` in a head line that closes nothing: at its end, or before a round.
    SemicolonInHead,
    /// A known key that is not written as in canonical form: in upper case, or in another language.
    KeyCase,
    /// A known key that is repeated; the first one counts.
    RepeatedKey {
        /// The first one.
        first: Span,
    },
    /// More than two moves in one round.
    ExtraEntry,
    /// A round with only one move that is not the last round.
    LonelyMove,
    /// Another round 1 without a blank line before it: perhaps another game.
    NumberOneAgain,
}
