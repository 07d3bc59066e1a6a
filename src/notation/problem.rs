//! What is untidy or wrong in the text itself.

use crate::source::Span;

/// Something untidy or wrong in the text itself, known without the rules of play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Problem {
    /// Where.
    pub span: Span,
    /// What.
    pub kind: ProblemKind,
}

/// The kinds of [`Problem`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ProblemKind {
    /// A round without its closing `;`, or with a `%` comment in its place. The span is the last move with what strays
    /// after it: the `;` belongs at its end.
    MissingSemicolon,
    /// A note right after the moves without a `;` before it.
    NoteWithoutSign,
    /// A line that is no head line, round or comment; kept as a comment.
    LineWithoutSign,
    /// `word: text` with an unknown word after the moves; kept as a comment.
    HeadAfterMoves,
    /// A round commented out with `%` or `;`: a comment whose text reads as a round.
    RoundInComment,
    /// A comment or remark with a word in the form of a full move. The span is that word.
    MoveInComment,
    /// Text outside of a comment with words in the form of full moves, which were not read.
    UnreadMoves {
        /// How many words.
        moves: u32,
    },
    /// A round that goes on behind a line end, or behind a `;` or number of its own. The span is the move behind it.
    FoldedRound,
    /// A note between the moves of a round.
    RemarkAmongMoves,
    /// An opinion with blanks before it.
    OpinionApart,
    /// What a mail program, a chat or a table puts before a line; the first of a game.
    LinePrefix,
    /// A move behind the name of the player who is not to move. The span is the name.
    WrongPlayer,
    /// A word for the ending in a move's place.
    EndingInPlace,
    /// A known key right behind the `;` of a round: files joined without a line end.
    HeadBehindRound,
    /// `.`, `:` or `,` after a move.
    StrayPunctuation(char),
    /// `.` or `)` instead of `:` after a round number (`None`: nothing).
    NumberMark(Option<char>),
    /// No number before a round.
    NumberMissing {
        /// The number that belongs there.
        expected: u32,
    },
    /// A number that is neither the one before plus one nor the round's place in the game.
    NumberWrong {
        /// The number that belongs there: the round's place in the game, counted from 1.
        expected: u32,
    },
    /// A direction letter in lower case, `l` or `r`.
    LowerCaseDirection,
    /// A full-width or typographic sign (`＜ › → ∗ ×`), named by its first.
    TypographicSign(char),
    /// An HTML entity (`&lt;`) in a move.
    HtmlEntity,
    /// Signs of a move in another order than direction, house, mark, `#`.
    SignOrder,
    /// A zero before the number of a round or of a pit, such as `01:` or `A06<`.
    LeadingZero,
    /// White space inside what is read as one word, such as `A5 <`.
    SplitWord,
    /// Several blanks or a tab where one blank belongs, or blanks at an end of a line.
    Spacing,
    /// No blank before a word of a round, or between the sign of a comment and its text.
    BlankMissing,
    /// A head line has a `;` that closes nothing: at its end, or before a round.
    SemicolonInHead,
    /// A known key written in other letters than lower case.
    KeyCase,
    /// A known key a second time; the first counts.
    RepeatedKey {
        /// The first one.
        first: Span,
    },
    /// More than two moves in one round.
    ExtraEntry,
    /// A round of one move only that is not the last.
    LonelyMove,
    /// Round 1 again without a blank line before: perhaps another game.
    NumberOneAgain,
}
