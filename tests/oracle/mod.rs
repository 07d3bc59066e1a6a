//! A second, slow implementation of the rules of play, to test the engine against.
//!
//! It is written from the rules alone (section numbers in the comments are of `README.md` beside it), shares no code with the
//! engine, drops one seed at a time and is meant to be read beside the page, line by line:
//!
//! | file | holds | section |
//! | --- | --- | --- |
//! | `rules.rs` | the options and the five named rule sets | 7 |
//! | `position.rs` | board, position text, who has lost to the eye | 1, 8 |
//! | `play.rs` | one move from its start to its end, endless ones too | 3, 5, 9 |
//! | `agree.rs` | the engine compared with it at one position | |
//! | `moves.rs` | which moves there are, blocks, the duty, names | 4, 6, 7, 8 |

pub(crate) mod agree;
mod moves;
mod play;
mod position;
pub(crate) mod rules;

pub(crate) use moves::Reply;
pub(crate) use position::Pos;
pub(crate) use rules::Rules;

/// Every legal move: front 1 to 8, then back 1 to 8, `<` before `>`, stop before safari.
pub(crate) fn moves(pos: &Pos, rules: &Rules) -> Vec<Reply> {
    moves::every_move(pos, rules)
}
