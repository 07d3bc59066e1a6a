//! What is reported about a record: a stable code, a severity, a place, made from typed problems.
//!
//! Problems are typed in the layer that finds them ([`source`](crate::source), [`notation`](crate::notation),
//! [`replay`](crate::replay)); each is reported by one check (`list`). A check is one file of this folder: its doc
//! comment is the manual page; its English words, its fix and its own detection, if any, are below.
//! [`words`](crate::words) turns a finding into sentences.
//!
//! A finding may have a [`Fix`], which is safe if the meaning of the record stays the same; [`fixed()`] applies the fixes
//! of a whole text and reads every game back.
//!
//! The letter of a code is its family: `E` encoding and file, `N` notation, `H` head, `R` rules of play, `M` marks,
//! `G` game and result, `S` style.
//!
//! ```
//! use kibao::{findings::Report, replay::{Options, replays}, words::{self, Lang}};
//! let text = "1: A6< a6<;\n";
//! let replay = replays(text, &Options::default()).next().unwrap();
//! let report = Report::new(replay);
//! let [finding] = report.findings.as_slice() else { panic!() };
//! assert_eq!((finding.check.code, finding.check.name), ("M101", "missing-mark"));
//! assert_eq!(words::help(Lang::En, &report, finding).unwrap(), "write `A6<*`");
//! ```

mod across;
mod allow;
pub(crate) mod cause;
mod check;
mod checked;
mod choice;
mod file;
mod finding;
mod fix;
mod fixer;
mod list;
mod manual;
mod problem;
mod renamed;
mod report;
mod throughout;

/// Declares the file of each check, and lists them.
macro_rules! checks {
    ($($check:ident,)*) => {
        $(mod $check;)*

        /// Every check, in the order of the codes.
        ///
        /// ```
        /// use kibao::findings::CHECKS;
        /// assert!(CHECKS.iter().any(|check| check.name == "missing-semicolon"));
        /// ```
        pub const CHECKS: &[&Check] = &[$(&$check::CHECK,)*];

        /// The manual page of each check, as its file has it.
        const PAGES: &[&str] = &[$({
            const FILE: &[u8] = include_bytes!(concat!(stringify!($check), ".rs"));
            const PAGE: [u8; manual::length(FILE)] = manual::start(FILE);
            manual::text(&PAGE)
        },)*];
    };
}

// One row per check. (`cargo fmt` does not see these files: `.ci/run` formats them by name.)
checks! {
    e101_empty_file,
    e102_not_a_transcript,
    e103_broken_encoding,
    e104_windows_1252,
    e105_utf_16,
    e106_byte_order_mark,
    e107_windows_line_ends,
    e108_lone_carriage_return,
    e109_no_final_newline,
    e110_game_too_large,
    e111_not_text,
    g101_winner_contradicted,
    g102_winner_and_result_differ,
    g103_unknown_winner,
    g104_unknown_ending,
    g201_resignation_against_winner,
    g202_resignation_against_play,
    g203_not_over,
    g204_no_end,
    g301_no_moves,
    g401_same_game_twice,
    g402_game_within_game,
    g403_other_winner,
    g404_other_result,
    g405_probably_the_same_game,
    h101_unknown_rules,
    h102_unknown_notation,
    h103_unknown_takasia,
    h104_repeated_key,
    h105_head_after_moves,
    h106_unreadable_opening,
    h107_opening_seeds,
    h108_opening_store,
    h109_opening_block,
    h110_opening_dropped,
    h111_opening_over,
    h112_unknown_opening,
    h113_misspelt_key,
    h114_key_without_colon,
    h201_impossible_date,
    h301_other_spelling,
    h302_date_outside_event,
    m101_missing_mark,
    m102_mark_on_capture,
    m103_useless_mark,
    m201_missing_block_mark,
    m202_wrong_block_mark,
    m203_block_mark_habit,
    m301_unused_house_sign,
    m401_wrong_win_mark,
    n101_missing_semicolon,
    n102_note_without_sign,
    n103_line_without_sign,
    n104_round_in_comment,
    n105_lone_move,
    n106_unread_moves,
    n107_folded_round,
    n108_remark_among_moves,
    n109_opinion_apart,
    n110_line_prefix,
    n111_wrong_player,
    n112_ending_as_move,
    n113_doubtful_move,
    n114_supplied_move,
    n201_round_number_mark,
    n202_round_number_missing,
    n203_round_number_wrong,
    n204_round_one_again,
    n205_games_run_together,
    n301_stray_punctuation,
    n302_lower_case_direction,
    n303_typographic_sign,
    n304_html_entity,
    n305_sign_order,
    n306_split_word,
    n307_leading_zero,
    n401_no_such_pit,
    n402_no_such_row,
    n403_no_pit_number,
    n404_strange_sign,
    n405_too_many_signs,
    n406_unknown_move,
    n501_missing_row,
    n502_missing_direction,
    n503_forced_direction,
    n504_row_case,
    n505_mixed_dialect,
    r101_empty_pit,
    r102_single_seed,
    r103_must_capture,
    r104_too_many_seeds,
    r105_not_in_front_row,
    r106_house_barred,
    r107_singleton_barred,
    r108_blocked_pit,
    r109_back_row_first,
    r110_empties_front_row,
    r111_endless_move,
    r112_undecided_move,
    r113_blocked_pit_not_captured,
    r201_after_the_end,
    r202_ambiguous_move,
    r203_missing_move,
    r204_too_many_moves,
    r205_not_replayed,
    r206_other_habit,
    s101_spacing,
    s102_key_case,
    s103_semicolon_in_head,
    s104_empty_value,
    s105_key_order,
    s106_blank_line,
    s201_unused_allow,
    s202_allow_without_reason,
    s203_unknown_allow,
}

pub use crate::notation::date::DateProblem;
pub use across::{Archive, Found, GameNote};
pub use allow::counts;
pub use check::{Check, Fix, Severity};
#[doc(hidden)]
pub use checked::{Checked, Checks};
pub use choice::{Choice, Selection, Selector, UnknownCheck, nearest};
pub use file::{FileReport, Placed};
pub use finding::{Finding, Problem, Report};
pub use fix::file_fix;
pub use fixer::{Fixed, RoundTripError, Wanted, fixed};
pub use problem::{AcrossProblem, AllowProblem, FileProblem};
pub use r206_other_habit::OtherHabit;
pub use renamed::{Chosen, renamed};
