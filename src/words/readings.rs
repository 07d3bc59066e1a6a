//! Messages about files of readings.

pub(crate) use super::notice::Notice;
use super::notice::{Value, notices};

notices! {
    readings_form(reason);
    readings_version(found);
    readings_weight(weight);
    readings_sum(sum);
    readings_not_move(text);
    readings_zero();
    readings_twice(game);
    readings_ply_twice(ply);
    readings_no_game(game, games);
    readings_no_ply(game, ply, plies);
}
