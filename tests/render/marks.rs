//! The marks of every move of the samples, as it is and where it is given up as endless.

use super::svg::games;
use kibao::engine::{AfterSowing, Ends, PitSet, RuleSet, Trace};
use kibao::render::marks::{Marks, TRACE_MOST};
use kibao::render::svg::Track;

#[test]
fn a_move_has_the_marks_of_its_sowings() {
    let (mut ended, mut captures, mut endless) = (0, 0, 0);
    for (path, replay) in games() {
        for ply in replay.plies.iter().take(replay.replayed()) {
            let (before, played) = (replay.before(ply).expect("a position"), ply.played().expect("it replays"));
            // Given up after one sowing, most moves are endless for the rule set, also those that capture.
            for rules in [replay.rules, RuleSet { max_sowings: 1, ..replay.rules }] {
                let played = before.play_unchecked(&rules, played.mv, &mut ());
                let mut trace = Trace { sowings: Vec::new(), most: TRACE_MOST };
                before.play_unchecked(&rules, played.mv, &mut trace);
                let captured: PitSet = trace
                    .sowings
                    .iter()
                    .filter_map(|sowing| match sowing.then {
                        AfterSowing::Capture(pit, _) => Some(pit),
                        AfterSowing::Relay | AfterSowing::End(_) => None,
                    })
                    .collect();
                let last = trace.sowings.last().map(|sowing| sowing.last);
                let start = Marks { mover: ply.side, start: Some(played.mv.pit), ..Marks::NONE };
                let expected = if matches!(played.ends, Ends::Endless(_)) {
                    endless += usize::from(!captured.is_empty());
                    start
                } else {
                    ended += 1;
                    captures += usize::from(!captured.is_empty());
                    Marks { last, captured, ..start }
                };
                assert_eq!(Marks::of(&before, &rules, &played), expected, "{path} {}", ply.number);
                assert_eq!(Track::of(&before, &rules, &played).marks, expected, "{path} {}", ply.number);
            }
        }
    }
    assert!(ended > 1_200 && captures > 200 && endless > 100, "{ended} {captures} {endless}");
}
