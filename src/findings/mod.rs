//! What is reported about a record: a stable code, a severity, a place, made from typed problems.
//!
//! Problems are typed in the layer that finds them ([`source`](crate::source), [`notation`](crate::notation),
//! [`replay`](crate::replay)); each is reported by one check (`list`). A check is one file of this folder: its doc
//! comment is the manual page, its fix and what it finds itself are below. [`words`](crate::words) turns a finding into
//! sentences.
//!
//! A finding that can be mended has a [`Fix`], safe where the record surely says the same afterwards; [`fixed()`] makes
//! the fixes of a whole text and reads every game back.
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
mod check;
mod choice;
mod file;
mod fix;
mod fixer;
mod list;
mod record;
pub(crate) mod remedy;
mod report;

mod e101_empty_file;
mod e102_not_a_transcript;
mod e103_broken_encoding;
mod e104_windows_1252;
mod e105_utf_16;
mod e106_byte_order_mark;
mod e107_windows_line_ends;
mod e108_lone_carriage_return;
mod e109_no_final_newline;
mod e110_game_too_large;
mod e111_not_text;
mod g101_winner_contradicted;
mod g102_winner_and_result_differ;
mod g103_unknown_winner;
mod g104_unknown_ending;
mod g201_resignation_against_winner;
mod g202_resignation_against_play;
mod g203_not_over;
mod g301_no_moves;
mod g401_same_game_twice;
mod g402_game_within_game;
mod g403_other_winner;
mod g404_other_result;
mod h101_unknown_rules;
mod h102_unknown_notation;
mod h103_unknown_takasia;
mod h104_repeated_key;
mod h105_head_after_moves;
mod h106_unreadable_opening;
mod h107_opening_seeds;
mod h108_opening_store;
mod h109_opening_block;
mod h110_opening_dropped;
mod h111_opening_over;
mod h201_impossible_date;
mod h301_other_spelling;
mod h302_date_outside_event;
mod m101_missing_mark;
mod m102_mark_on_capture;
mod m103_useless_mark;
mod m201_missing_block_mark;
mod m202_wrong_block_mark;
mod m203_block_mark_habit;
mod m301_unused_house_sign;
mod m401_wrong_win_mark;
mod n101_missing_semicolon;
mod n102_note_without_sign;
mod n103_line_without_sign;
mod n104_round_in_comment;
mod n105_lone_move;
mod n106_unread_moves;
mod n107_folded_round;
mod n108_remark_among_moves;
mod n109_opinion_apart;
mod n110_line_prefix;
mod n111_wrong_player;
mod n112_ending_as_move;
mod n201_round_number_mark;
mod n202_round_number_missing;
mod n203_round_number_wrong;
mod n204_round_one_again;
mod n205_games_run_together;
mod n301_stray_punctuation;
mod n302_lower_case_direction;
mod n303_typographic_sign;
mod n304_html_entity;
mod n305_sign_order;
mod n306_split_word;
mod n307_leading_zero;
mod n401_no_such_pit;
mod n402_no_such_row;
mod n403_no_pit_number;
mod n404_strange_sign;
mod n405_too_many_signs;
mod n501_missing_row;
mod n502_missing_direction;
mod n503_forced_direction;
mod n504_row_case;
mod n505_mixed_dialect;
mod r101_empty_pit;
mod r102_single_seed;
mod r103_must_capture;
mod r104_too_many_seeds;
mod r105_not_in_front_row;
mod r106_house_barred;
mod r107_singleton_barred;
mod r108_blocked_pit;
mod r109_back_row_first;
mod r110_empties_front_row;
mod r111_endless_move;
mod r112_undecided_move;
mod r113_blocked_pit_not_captured;
mod r201_after_the_end;
mod r202_ambiguous_move;
mod r203_missing_move;
mod r204_too_many_moves;
mod r205_not_replayed;
mod s101_spacing;
mod s102_key_case;
mod s103_semicolon_in_head;
mod s104_empty_value;
mod s105_key_order;
mod s106_blank_line;
mod s201_unused_allow;
mod s202_allow_without_reason;
mod s203_unknown_allow;

pub use crate::notation::date::DateProblem;
pub use across::{Archive, Found, GameNote};
use check::Mend;
pub use check::{Check, Severity};
pub use choice::{Choice, Selection, Selector, UnknownCheck, nearest};
pub use file::{FileProblem, FileReport, Placed};
pub use fix::{Fix, file_fix};
pub use fixer::{Fixed, RoundTripError, Wanted, fixed};
pub use list::CHECKS;
pub use record::{AcrossProblem, AllowProblem};
pub use report::{Finding, Problem, Report};
