//! Every check, by code, and which one reports a problem. A new check is one file, its `mod` line in `mod.rs` and one row
//! here; where it reports what a layer finds, also the arm of that problem. A problem without a check does not compile.

use super::{AcrossProblem, AllowProblem, Check, FileProblem, Problem};
use super::{
    e101_empty_file, e102_not_a_transcript, e103_broken_encoding, e104_windows_1252, e105_utf_16, e106_byte_order_mark,
    e107_windows_line_ends, e108_lone_carriage_return, e109_no_final_newline, e110_game_too_large, e111_not_text,
    g101_winner_contradicted, g102_winner_and_result_differ, g103_unknown_winner, g104_unknown_ending,
    g201_resignation_against_winner, g202_resignation_against_play, g203_not_over, g301_no_moves, g401_same_game_twice,
    g402_game_within_game, g403_other_winner, g404_other_result, h101_unknown_rules, h102_unknown_notation,
    h103_unknown_takasia, h104_repeated_key, h105_head_after_moves, h106_unreadable_opening, h107_opening_seeds,
    h108_opening_store, h109_opening_block, h110_opening_dropped, h111_opening_over, h201_impossible_date,
    h301_other_spelling, h302_date_outside_event, m101_missing_mark, m102_mark_on_capture, m103_useless_mark,
    m201_missing_block_mark, m202_wrong_block_mark, m203_block_mark_habit, m301_unused_house_sign, m401_wrong_win_mark,
    n101_missing_semicolon, n102_note_without_sign, n103_line_without_sign, n104_round_in_comment, n105_lone_move,
    n106_unread_moves, n107_folded_round, n108_remark_among_moves, n109_opinion_apart, n110_line_prefix,
    n111_wrong_player, n112_ending_as_move, n201_round_number_mark, n202_round_number_missing, n203_round_number_wrong,
    n204_round_one_again, n205_games_run_together, n301_stray_punctuation, n302_lower_case_direction,
    n303_typographic_sign, n304_html_entity, n305_sign_order, n306_split_word, n307_leading_zero, n401_no_such_pit,
    n402_no_such_row, n403_no_pit_number, n404_strange_sign, n405_too_many_signs, n501_missing_row,
    n502_missing_direction, n503_forced_direction, n504_row_case, n505_mixed_dialect, r101_empty_pit, r102_single_seed,
    r103_must_capture, r104_too_many_seeds, r105_not_in_front_row, r106_house_barred, r107_singleton_barred,
    r108_blocked_pit, r109_back_row_first, r110_empties_front_row, r111_endless_move, r112_undecided_move,
    r113_blocked_pit_not_captured, r201_after_the_end, r202_ambiguous_move, r203_missing_move, r204_too_many_moves,
    r205_not_replayed, s101_spacing, s102_key_case, s103_semicolon_in_head, s104_empty_value, s105_key_order,
    s106_blank_line, s201_unused_allow, s202_allow_without_reason, s203_unknown_allow,
};
use crate::engine::{Endless, Illegal, Invalid};
use crate::notation::{self, Unreadable};
use crate::replay::{self, Note, OpeningError};

/// Every check, in the order of the codes.
///
/// ```
/// use kibao::findings::CHECKS;
/// assert!(CHECKS.iter().any(|check| check.name == "missing-semicolon"));
/// ```
pub const CHECKS: &[&Check] = &[
    &e101_empty_file::CHECK,
    &e102_not_a_transcript::CHECK,
    &e103_broken_encoding::CHECK,
    &e104_windows_1252::CHECK,
    &e105_utf_16::CHECK,
    &e106_byte_order_mark::CHECK,
    &e107_windows_line_ends::CHECK,
    &e108_lone_carriage_return::CHECK,
    &e109_no_final_newline::CHECK,
    &e110_game_too_large::CHECK,
    &e111_not_text::CHECK,
    &g101_winner_contradicted::CHECK,
    &g102_winner_and_result_differ::CHECK,
    &g103_unknown_winner::CHECK,
    &g104_unknown_ending::CHECK,
    &g201_resignation_against_winner::CHECK,
    &g202_resignation_against_play::CHECK,
    &g203_not_over::CHECK,
    &g301_no_moves::CHECK,
    &g401_same_game_twice::CHECK,
    &g402_game_within_game::CHECK,
    &g403_other_winner::CHECK,
    &g404_other_result::CHECK,
    &h101_unknown_rules::CHECK,
    &h102_unknown_notation::CHECK,
    &h103_unknown_takasia::CHECK,
    &h104_repeated_key::CHECK,
    &h105_head_after_moves::CHECK,
    &h106_unreadable_opening::CHECK,
    &h107_opening_seeds::CHECK,
    &h108_opening_store::CHECK,
    &h109_opening_block::CHECK,
    &h110_opening_dropped::CHECK,
    &h111_opening_over::CHECK,
    &h201_impossible_date::CHECK,
    &h301_other_spelling::CHECK,
    &h302_date_outside_event::CHECK,
    &m101_missing_mark::CHECK,
    &m102_mark_on_capture::CHECK,
    &m103_useless_mark::CHECK,
    &m201_missing_block_mark::CHECK,
    &m202_wrong_block_mark::CHECK,
    &m203_block_mark_habit::CHECK,
    &m301_unused_house_sign::CHECK,
    &m401_wrong_win_mark::CHECK,
    &n101_missing_semicolon::CHECK,
    &n102_note_without_sign::CHECK,
    &n103_line_without_sign::CHECK,
    &n104_round_in_comment::CHECK,
    &n105_lone_move::CHECK,
    &n106_unread_moves::CHECK,
    &n107_folded_round::CHECK,
    &n108_remark_among_moves::CHECK,
    &n109_opinion_apart::CHECK,
    &n110_line_prefix::CHECK,
    &n111_wrong_player::CHECK,
    &n112_ending_as_move::CHECK,
    &n201_round_number_mark::CHECK,
    &n202_round_number_missing::CHECK,
    &n203_round_number_wrong::CHECK,
    &n204_round_one_again::CHECK,
    &n205_games_run_together::CHECK,
    &n301_stray_punctuation::CHECK,
    &n302_lower_case_direction::CHECK,
    &n303_typographic_sign::CHECK,
    &n304_html_entity::CHECK,
    &n305_sign_order::CHECK,
    &n306_split_word::CHECK,
    &n307_leading_zero::CHECK,
    &n401_no_such_pit::CHECK,
    &n402_no_such_row::CHECK,
    &n403_no_pit_number::CHECK,
    &n404_strange_sign::CHECK,
    &n405_too_many_signs::CHECK,
    &n501_missing_row::CHECK,
    &n502_missing_direction::CHECK,
    &n503_forced_direction::CHECK,
    &n504_row_case::CHECK,
    &n505_mixed_dialect::CHECK,
    &r101_empty_pit::CHECK,
    &r102_single_seed::CHECK,
    &r103_must_capture::CHECK,
    &r104_too_many_seeds::CHECK,
    &r105_not_in_front_row::CHECK,
    &r106_house_barred::CHECK,
    &r107_singleton_barred::CHECK,
    &r108_blocked_pit::CHECK,
    &r109_back_row_first::CHECK,
    &r110_empties_front_row::CHECK,
    &r111_endless_move::CHECK,
    &r112_undecided_move::CHECK,
    &r113_blocked_pit_not_captured::CHECK,
    &r201_after_the_end::CHECK,
    &r202_ambiguous_move::CHECK,
    &r203_missing_move::CHECK,
    &r204_too_many_moves::CHECK,
    &r205_not_replayed::CHECK,
    &s101_spacing::CHECK,
    &s102_key_case::CHECK,
    &s103_semicolon_in_head::CHECK,
    &s104_empty_value::CHECK,
    &s105_key_order::CHECK,
    &s106_blank_line::CHECK,
    &s201_unused_allow::CHECK,
    &s202_allow_without_reason::CHECK,
    &s203_unknown_allow::CHECK,
];

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
            Self::Play(kind) => of_play(kind),
            Self::Allow(problem) => of_allow(problem),
            Self::Date(_) => &h201_impossible_date::CHECK,
            Self::Own(check) => check,
            Self::Across(problem) => of_across(problem),
        }
    }
}

const fn of_file(problem: &FileProblem) -> &'static Check {
    match problem {
        FileProblem::Empty => &e101_empty_file::CHECK,
        FileProblem::NotATranscript => &e102_not_a_transcript::CHECK,
        FileProblem::BrokenEncoding => &e103_broken_encoding::CHECK,
        FileProblem::Windows1252 => &e104_windows_1252::CHECK,
        FileProblem::Utf16 => &e105_utf_16::CHECK,
        FileProblem::ByteOrderMark => &e106_byte_order_mark::CHECK,
        FileProblem::CrLf { .. } => &e107_windows_line_ends::CHECK,
        FileProblem::LoneCr { .. } => &e108_lone_carriage_return::CHECK,
        FileProblem::NoFinalNewline => &e109_no_final_newline::CHECK,
        FileProblem::GameTooLarge => &e110_game_too_large::CHECK,
        FileProblem::NotText { .. } => &e111_not_text::CHECK,
    }
}

const fn of_text(kind: &notation::ProblemKind) -> &'static Check {
    use notation::ProblemKind as Text;
    match kind {
        Text::MissingSemicolon => &n101_missing_semicolon::CHECK,
        Text::NoteWithoutSign => &n102_note_without_sign::CHECK,
        Text::LineWithoutSign => &n103_line_without_sign::CHECK,
        Text::RoundInComment | Text::MoveInComment => &n104_round_in_comment::CHECK,
        Text::LonelyMove => &n105_lone_move::CHECK,
        Text::UnreadMoves { .. } => &n106_unread_moves::CHECK,
        Text::FoldedRound => &n107_folded_round::CHECK,
        Text::RemarkAmongMoves => &n108_remark_among_moves::CHECK,
        Text::OpinionApart => &n109_opinion_apart::CHECK,
        Text::LinePrefix => &n110_line_prefix::CHECK,
        Text::WrongPlayer => &n111_wrong_player::CHECK,
        Text::EndingInPlace => &n112_ending_as_move::CHECK,
        Text::NumberMark(_) => &n201_round_number_mark::CHECK,
        Text::NumberMissing { .. } => &n202_round_number_missing::CHECK,
        Text::NumberWrong { .. } => &n203_round_number_wrong::CHECK,
        Text::NumberOneAgain => &n204_round_one_again::CHECK,
        Text::HeadBehindRound => &n205_games_run_together::CHECK,
        Text::StrayPunctuation(_) => &n301_stray_punctuation::CHECK,
        Text::LowerCaseDirection => &n302_lower_case_direction::CHECK,
        Text::TypographicSign(_) => &n303_typographic_sign::CHECK,
        Text::HtmlEntity => &n304_html_entity::CHECK,
        Text::SignOrder => &n305_sign_order::CHECK,
        Text::SplitWord => &n306_split_word::CHECK,
        Text::LeadingZero => &n307_leading_zero::CHECK,
        Text::ExtraEntry => &r204_too_many_moves::CHECK,
        Text::RepeatedKey { .. } => &h104_repeated_key::CHECK,
        Text::HeadAfterMoves => &h105_head_after_moves::CHECK,
        Text::Spacing | Text::BlankMissing => &s101_spacing::CHECK,
        Text::KeyCase => &s102_key_case::CHECK,
        Text::SemicolonInHead => &s103_semicolon_in_head::CHECK,
    }
}

const fn of_play(kind: &replay::ProblemKind) -> &'static Check {
    use replay::ProblemKind as Play;
    match kind {
        Play::Opening(OpeningError::Text(_)) => &h106_unreadable_opening::CHECK,
        Play::Opening(OpeningError::Position(invalid)) => match invalid {
            Invalid::Seeds { .. } => &h107_opening_seeds::CHECK,
            Invalid::Store => &h108_opening_store::CHECK,
            Invalid::Block(_) | Invalid::BlockInKunamua => &h109_opening_block::CHECK,
        },
        Play::OpeningDropped => &h110_opening_dropped::CHECK,
        Play::OpeningOver(_) => &h111_opening_over::CHECK,
        Play::UnknownRules => &h101_unknown_rules::CHECK,
        Play::UnknownNotation => &h102_unknown_notation::CHECK,
        Play::UnknownTakasia => &h103_unknown_takasia::CHECK,
        Play::Illegal(_, why) => of_illegal(why),
        Play::Undecided => &r112_undecided_move::CHECK,
        Play::AfterEnd(_) => &r201_after_the_end::CHECK,
        Play::Ambiguous(_) => &r202_ambiguous_move::CHECK,
        Play::MissingMove(_) => &r203_missing_move::CHECK,
        Play::TooManyMoves => &r204_too_many_moves::CHECK,
        Play::NotReplayed => &r205_not_replayed::CHECK,
        Play::Unread(_) => &n106_unread_moves::CHECK,
        Play::RunTogether => &n205_games_run_together::CHECK,
        Play::Unreadable(why) => match why {
            Unreadable::NoSuchPit(_) => &n401_no_such_pit::CHECK,
            Unreadable::NoSuchRow(_) => &n402_no_such_row::CHECK,
            Unreadable::NoPit => &n403_no_pit_number::CHECK,
            Unreadable::StrangeSign(_) => &n404_strange_sign::CHECK,
            Unreadable::TooManySigns => &n405_too_many_signs::CHECK,
        },
        Play::Note(note) => match note {
            Note::RowMissing => &n501_missing_row::CHECK,
            Note::DirectionMissing => &n502_missing_direction::CHECK,
            Note::DirectionForced => &n503_forced_direction::CHECK,
            Note::HouseUnused => &m301_unused_house_sign::CHECK,
        },
        Play::RowCase(_) => &n504_row_case::CHECK,
        Play::MixedDialect(..) => &n505_mixed_dialect::CHECK,
        Play::MarkMissing => &m101_missing_mark::CHECK,
        Play::MarkOnCapture => &m102_mark_on_capture::CHECK,
        Play::MarkUseless => &m103_useless_mark::CHECK,
        Play::BlockUnmarked => &m201_missing_block_mark::CHECK,
        Play::BlockMarkWrong => &m202_wrong_block_mark::CHECK,
        Play::BlockMarkHabit(_) => &m203_block_mark_habit::CHECK,
        Play::WinMarkWrong => &m401_wrong_win_mark::CHECK,
        Play::WinnerContradicted(_) => &g101_winner_contradicted::CHECK,
        Play::WinnerAndResultDiffer => &g102_winner_and_result_differ::CHECK,
        Play::WinnerUnknown(_) => &g103_unknown_winner::CHECK,
        Play::EndingUnknown => &g104_unknown_ending::CHECK,
        Play::EndingContradicted(..) => &g201_resignation_against_winner::CHECK,
        Play::EndingAgainstPlay(..) => &g202_resignation_against_play::CHECK,
        Play::NotOver => &g203_not_over::CHECK,
        Play::NoMoves => &g301_no_moves::CHECK,
    }
}

const fn of_illegal(why: &Illegal) -> &'static Check {
    match why {
        Illegal::GameOver(_) => &r201_after_the_end::CHECK,
        Illegal::EmptyPit => &r101_empty_pit::CHECK,
        Illegal::SingleSeed => &r102_single_seed::CHECK,
        Illegal::MustCapture { .. } => &r103_must_capture::CHECK,
        Illegal::TooManySeeds { .. } => &r104_too_many_seeds::CHECK,
        Illegal::NotInFrontRow => &r105_not_in_front_row::CHECK,
        Illegal::HouseBarred => &r106_house_barred::CHECK,
        Illegal::SingletonBarred { .. } => &r107_singleton_barred::CHECK,
        Illegal::BlockedPit => &r108_blocked_pit::CHECK,
        Illegal::BackRow { .. } => &r109_back_row_first::CHECK,
        Illegal::EmptiesFrontRow => &r110_empties_front_row::CHECK,
        Illegal::Endless(Endless::Cycle | Endless::Limit) => &r111_endless_move::CHECK,
        Illegal::Endless(Endless::Undecided) => &r112_undecided_move::CHECK,
        Illegal::MustCaptureBlocked { .. } => &r113_blocked_pit_not_captured::CHECK,
        Illegal::WrongKichwa { .. } => &n503_forced_direction::CHECK,
    }
}

const fn of_allow(problem: &AllowProblem) -> &'static Check {
    match problem {
        AllowProblem::Unused(_) => &s201_unused_allow::CHECK,
        AllowProblem::NoReason => &s202_allow_without_reason::CHECK,
        AllowProblem::Unknown { .. } | AllowProblem::NotAllow(_) => &s203_unknown_allow::CHECK,
    }
}

const fn of_across(problem: &AcrossProblem) -> &'static Check {
    match problem {
        AcrossProblem::SameGame { .. } => &g401_same_game_twice::CHECK,
        AcrossProblem::Within { .. } => &g402_game_within_game::CHECK,
        AcrossProblem::OtherWinner { .. } => &g403_other_winner::CHECK,
        AcrossProblem::OtherResult { .. } => &g404_other_result::CHECK,
        AcrossProblem::OtherSpelling { .. } => &h301_other_spelling::CHECK,
        AcrossProblem::FarFromEvent { .. } => &h302_date_outside_event::CHECK,
    }
}
