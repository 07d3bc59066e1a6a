//! Replaying: every ply that is played is a legal move, and leads where the seed-by-seed oracle leads.

use super::input::{options, transcript};
use crate::oracle::agree::oracle_rules;
use crate::oracle::{self, Pos};
use kibao::replay::{PlyState, canonical, position_text, replays};

pub(super) fn run(bytes: &[u8]) {
    let (choice, bytes) = bytes.split_first().unwrap_or((&0, &[]));
    let (text, options) = (transcript(bytes), options(*choice));
    for replay in replays(&text, &options) {
        let (rules, slow) = (replay.rules, oracle_rules(&replay.rules));
        let Some(mut state) = replay.start else {
            assert_eq!(replay.replayed(), 0);
            continue;
        };
        let mut pos = Pos::read(&position_text(&state.position).to_string());
        let mut going = true;
        for ply in &replay.plies {
            let PlyState::Played(played) = &ply.state else {
                going = false;
                continue;
            };
            assert!(going, "nothing is played after what is not");
            assert_eq!(ply.side, state.position.turn, "the sides take turns");
            let again = state.play(&rules, played.mv).expect("what is played is legal");
            assert_eq!(&again, played);
            let name = canonical(&state, played);
            let reply = oracle::moves(&pos, &slow).into_iter().find(|reply| reply.name == name);
            let reply = reply.unwrap_or_else(|| panic!("the oracle knows no {name} in {}", pos.text()));
            assert_eq!(position_text(&played.after.position).to_string(), reply.after.text(), "{name}");
            assert_eq!(played.outcome.is_some(), reply.over, "{name}");
            state = played.after;
            pos = reply.after;
        }
    }
}
