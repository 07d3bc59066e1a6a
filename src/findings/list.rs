//! Which check reports a problem. A problem without a check does not compile.

use super::{AcrossProblem, AllowProblem, Check, FileProblem, Finding, Problem};
use crate::engine::{Endless, Illegal, Invalid};
use crate::notation::{self, Unreadable};
use crate::replay::{self, Oddity, OpeningError};
use crate::source::Span;

impl Problem {
    /// The check that reports it.
    ///
    /// ```
    /// use kibao::{findings::Problem, notation::ProblemKind};
    /// assert_eq!(Problem::Text(ProblemKind::MissingSemicolon).check().name, "missing-semicolon");
    /// ```
    #[must_use]
    pub const fn check(&self) -> &'static Check {
        match self {
            Self::File(problem) => of_file(problem),
            Self::Text(kind) => of_text(kind),
            Self::Play(kind) | Self::Throughout(kind, _) => of_play(kind),
            Self::Allow(problem) => of_allow(problem),
            Self::Date(_) => &super::h201_impossible_date::CHECK,
            Self::Habit(_) => &super::r206_other_habit::CHECK,
            Self::Own(check) => check,
            Self::Across(problem) => of_across(problem),
        }
    }
}

impl Finding {
    /// The finding of a problem.
    pub(super) const fn of(problem: Problem, span: Span, ply: Option<u32>) -> Self {
        Self { check: problem.check(), span, ply, problem }
    }
}

const fn of_file(problem: &FileProblem) -> &'static Check {
    match problem {
        FileProblem::Empty => &super::e101_empty_file::CHECK,
        FileProblem::NotATranscript { .. } => &super::e102_not_a_transcript::CHECK,
        FileProblem::BrokenEncoding => &super::e103_broken_encoding::CHECK,
        FileProblem::Windows1252 => &super::e104_windows_1252::CHECK,
        FileProblem::Utf16 => &super::e105_utf_16::CHECK,
        FileProblem::ByteOrderMark => &super::e106_byte_order_mark::CHECK,
        FileProblem::CrLf { .. } => &super::e107_windows_line_ends::CHECK,
        FileProblem::LoneCr { .. } => &super::e108_lone_carriage_return::CHECK,
        FileProblem::NoFinalNewline => &super::e109_no_final_newline::CHECK,
        FileProblem::GameTooLarge => &super::e110_game_too_large::CHECK,
        FileProblem::NotText { .. } => &super::e111_not_text::CHECK,
    }
}

const fn of_text(kind: &notation::ProblemKind) -> &'static Check {
    use notation::ProblemKind as Text;
    match kind {
        Text::MissingSemicolon => &super::n101_missing_semicolon::CHECK,
        Text::NoteWithoutSign => &super::n102_note_without_sign::CHECK,
        Text::LineWithoutSign => &super::n103_line_without_sign::CHECK,
        Text::RoundInComment | Text::MoveInComment => &super::n104_round_in_comment::CHECK,
        Text::LonelyMove => &super::n105_lone_move::CHECK,
        Text::UnreadMoves { .. } => &super::n106_unread_moves::CHECK,
        Text::FoldedRound => &super::n107_folded_round::CHECK,
        Text::RemarkAmongMoves => &super::n108_remark_among_moves::CHECK,
        Text::OpinionApart => &super::n109_opinion_apart::CHECK,
        Text::LinePrefix => &super::n110_line_prefix::CHECK,
        Text::WrongPlayer => &super::n111_wrong_player::CHECK,
        Text::EndingInPlace => &super::n112_ending_as_move::CHECK,
        Text::NumberMark(_) => &super::n201_round_number_mark::CHECK,
        Text::NumberMissing { .. } => &super::n202_round_number_missing::CHECK,
        Text::NumberWrong { .. } => &super::n203_round_number_wrong::CHECK,
        Text::NumberOneAgain => &super::n204_round_one_again::CHECK,
        Text::HeadBehindRound => &super::n205_games_run_together::CHECK,
        Text::StrayPunctuation(_) => &super::n301_stray_punctuation::CHECK,
        Text::LowerCaseDirection => &super::n302_lower_case_direction::CHECK,
        Text::TypographicSign(_) => &super::n303_typographic_sign::CHECK,
        Text::HtmlEntity => &super::n304_html_entity::CHECK,
        Text::SignOrder => &super::n305_sign_order::CHECK,
        Text::SplitWord => &super::n306_split_word::CHECK,
        Text::LeadingZero => &super::n307_leading_zero::CHECK,
        Text::ExtraEntry => &super::r204_too_many_moves::CHECK,
        Text::RepeatedKey { .. } => &super::h104_repeated_key::CHECK,
        Text::HeadAfterMoves => &super::h105_head_after_moves::CHECK,
        Text::Spacing | Text::BlankMissing => &super::s101_spacing::CHECK,
        Text::NearKey { .. } => &super::h113_misspelt_key::CHECK,
        Text::KeyWithoutColon => &super::h114_key_without_colon::CHECK,
        Text::KeyCase => &super::s102_key_case::CHECK,
        Text::SemicolonInHead => &super::s103_semicolon_in_head::CHECK,
    }
}

const fn of_play(kind: &replay::ProblemKind) -> &'static Check {
    use replay::ProblemKind as Play;
    match kind {
        Play::Opening(OpeningError::Unknown) => &super::h112_unknown_opening::CHECK,
        Play::Opening(OpeningError::Text(_)) => &super::h106_unreadable_opening::CHECK,
        Play::Opening(OpeningError::Position(invalid)) => match invalid {
            Invalid::Seeds { .. } => &super::h107_opening_seeds::CHECK,
            Invalid::Store => &super::h108_opening_store::CHECK,
            Invalid::Block(_) | Invalid::BlockInKunamua => &super::h109_opening_block::CHECK,
        },
        Play::OpeningDropped => &super::h110_opening_dropped::CHECK,
        Play::OpeningOver(_) => &super::h111_opening_over::CHECK,
        Play::UnknownRules => &super::h101_unknown_rules::CHECK,
        Play::UnknownNotation => &super::h102_unknown_notation::CHECK,
        Play::UnknownTakasia => &super::h103_unknown_takasia::CHECK,
        Play::Illegal(_, why) => of_illegal(why),
        Play::Undecided => &super::r112_undecided_move::CHECK,
        Play::AfterEnd(_) => &super::r201_after_the_end::CHECK,
        Play::Ambiguous(_) => &super::r202_ambiguous_move::CHECK,
        Play::MissingMove(_) => &super::r203_missing_move::CHECK,
        Play::TooManyMoves => &super::r204_too_many_moves::CHECK,
        Play::NotReplayed => &super::r205_not_replayed::CHECK,
        Play::Unread(_) => &super::n106_unread_moves::CHECK,
        Play::RunTogether => &super::n205_games_run_together::CHECK,
        Play::Unknown(_) => &super::n406_unknown_move::CHECK,
        Play::Unreadable(why) => match why {
            Unreadable::NoSuchPit(_) => &super::n401_no_such_pit::CHECK,
            Unreadable::NoSuchRow(_) => &super::n402_no_such_row::CHECK,
            Unreadable::NoPit => &super::n403_no_pit_number::CHECK,
            Unreadable::StrangeSign(_) => &super::n404_strange_sign::CHECK,
            Unreadable::TooManySigns => &super::n405_too_many_signs::CHECK,
            Unreadable::Unclear(_) => &super::n406_unknown_move::CHECK,
        },
        Play::Oddity(note) => match note {
            Oddity::RowMissing => &super::n501_missing_row::CHECK,
            Oddity::DirectionMissing => &super::n502_missing_direction::CHECK,
            Oddity::DirectionForced => &super::n503_forced_direction::CHECK,
            Oddity::HouseUnused => &super::m301_unused_house_sign::CHECK,
        },
        Play::RowCase(_) => &super::n504_row_case::CHECK,
        Play::MixedDialect(..) => &super::n505_mixed_dialect::CHECK,
        Play::MarkMissing => &super::m101_missing_mark::CHECK,
        Play::MarkOnCapture => &super::m102_mark_on_capture::CHECK,
        Play::MarkUseless => &super::m103_useless_mark::CHECK,
        Play::BlockUnmarked => &super::m201_missing_block_mark::CHECK,
        Play::BlockMarkWrong => &super::m202_wrong_block_mark::CHECK,
        Play::BlockMarkHabit(_) => &super::m203_block_mark_habit::CHECK,
        Play::WinMarkWrong => &super::m401_wrong_win_mark::CHECK,
        Play::WinnerContradicted(_) => &super::g101_winner_contradicted::CHECK,
        Play::WinnerAndResultDiffer => &super::g102_winner_and_result_differ::CHECK,
        Play::WinnerUnknown(_) => &super::g103_unknown_winner::CHECK,
        Play::EndingUnknown => &super::g104_unknown_ending::CHECK,
        Play::EndingContradicted(..) => &super::g201_resignation_against_winner::CHECK,
        Play::EndingAgainstPlay(..) => &super::g202_resignation_against_play::CHECK,
        Play::NotOver => &super::g203_not_over::CHECK,
        Play::NoEnd => &super::g204_no_end::CHECK,
        Play::NoMoves => &super::g301_no_moves::CHECK,
    }
}

const fn of_illegal(why: &Illegal) -> &'static Check {
    match why {
        Illegal::GameOver(_) => &super::r201_after_the_end::CHECK,
        Illegal::EmptyPit => &super::r101_empty_pit::CHECK,
        Illegal::SingleSeed => &super::r102_single_seed::CHECK,
        Illegal::MustCapture { .. } => &super::r103_must_capture::CHECK,
        Illegal::TooManySeeds { .. } => &super::r104_too_many_seeds::CHECK,
        Illegal::NotInFrontRow => &super::r105_not_in_front_row::CHECK,
        Illegal::HouseBarred => &super::r106_house_barred::CHECK,
        Illegal::SingletonBarred { .. } => &super::r107_singleton_barred::CHECK,
        Illegal::BlockedPit => &super::r108_blocked_pit::CHECK,
        Illegal::BackRow { .. } => &super::r109_back_row_first::CHECK,
        Illegal::EmptiesFrontRow => &super::r110_empties_front_row::CHECK,
        Illegal::Endless(Endless::Cycle | Endless::Limit) => &super::r111_endless_move::CHECK,
        Illegal::Endless(Endless::Undecided) => &super::r112_undecided_move::CHECK,
        Illegal::MustCaptureBlocked { .. } => &super::r113_blocked_pit_not_captured::CHECK,
        Illegal::WrongKichwa { .. } => &super::n503_forced_direction::CHECK,
    }
}

const fn of_allow(problem: &AllowProblem) -> &'static Check {
    match problem {
        AllowProblem::Unused(_) => &super::s201_unused_allow::CHECK,
        AllowProblem::NoReason => &super::s202_allow_without_reason::CHECK,
        AllowProblem::Unknown { .. } | AllowProblem::NotAllow(_) => &super::s203_unknown_allow::CHECK,
    }
}

const fn of_across(problem: &AcrossProblem) -> &'static Check {
    match problem {
        AcrossProblem::SameGame { .. } => &super::g401_same_game_twice::CHECK,
        AcrossProblem::Within { .. } => &super::g402_game_within_game::CHECK,
        AcrossProblem::Alike { .. } => &super::g405_probably_the_same_game::CHECK,
        AcrossProblem::OtherWinner { .. } => &super::g403_other_winner::CHECK,
        AcrossProblem::OtherResult { .. } => &super::g404_other_result::CHECK,
        AcrossProblem::OtherSpelling { .. } => &super::h301_other_spelling::CHECK,
        AcrossProblem::FarFromEvent { .. } => &super::h302_date_outside_event::CHECK,
    }
}
