//! Parsing: tokens cover the text without a gap, and the fast reader gives the trees of the full one.

use super::input::transcript;
use kibao::notation::{games, games_without_short_cut};

pub(super) fn run(bytes: &[u8]) {
    let text = transcript(bytes);
    let mut at = 0;
    for game in games(&text) {
        for token in &game.tokens {
            assert_eq!(token.span.start, at, "tokens follow each other without a gap");
            assert!(
                text.get(token.span.start as usize..token.span.end as usize).is_some(),
                "tokens end between letters"
            );
            at = token.span.end;
        }
    }
    assert!(games(&text).eq(games_without_short_cut(&text)), "the short cut gives the same trees: {text:?}");
}
