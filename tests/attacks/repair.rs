//! Repairs: every candidate replays as far as it says, costs grow down the list, and what is written reads back.

use super::input::{options, transcript};
use kibao::notation::full_moves;
use kibao::replay::{Limits, Replay, repair, repaired, replays};
use kibao::source::Span;

pub(super) fn run(bytes: &[u8]) {
    let (choice, bytes) = bytes.split_first().unwrap_or((&0, &[]));
    let (text, options) = (transcript(bytes), options(*choice));
    let limits = Limits { most_edits: 2, most_tries: 20_000 };
    for replay in replays(&text, &options) {
        let repairs = repair(&replay, &options, &limits);
        assert_eq!(repairs.replays_to, replay.replayed());
        if replay.is_valid() {
            assert!(repairs.candidates.is_empty(), "a sound record needs no repair");
        }
        let shares: Vec<f64> = repairs.candidates.iter().map(|it| it.probability).collect();
        assert!(shares.is_sorted_by(|one, other| one >= other), "{shares:?}");
        for candidate in repairs.candidates.iter().take(3) {
            assert!(!candidate.edits.is_empty() && candidate.edits.len() <= 2);
            // What would not read back is refused, which is no fault; what is written replays as a whole.
            if let Ok(new) = repaired(&replay, candidate, &options, true) {
                let again = replays(&new, &options).find(|it| it.game.span.start == replay.game.span.start);
                // Now that all replays, a move may be seen to be due in a comment that the record had.
                let holds_move = |it: Span| full_moves(it.of(&text)).next().is_some();
                let in_comment = replay.game.comments().any(|it| holds_move(it.text));
                // Or in a word that could not be read, which the note of the repair keeps.
                let in_word = replay.plies.iter().any(|ply| ply.written.is_none() && holds_move(ply.span));
                let sound = |again: Replay| again.is_valid() || (again.is_whole() && (in_comment || in_word));
                let problems = again.as_ref().map(|again| format!("{:?} {:?}", again.problems, again.game.problems));
                assert!(again.is_some_and(sound), "{text:?} became {new:?}: {problems:?}");
            }
        }
    }
}
