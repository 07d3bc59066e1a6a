//! What was read, as short lines, so that a test is a table of texts.

use kibao::notation::{
    Comment, CommentSign, Entry, EntryKind, Game, Head, Problem, Reading, Round, Sign, TokenKind, Unreadable, Written,
    games,
};

/// The games of a text, which is also checked for gaps: every byte in one token of one game, in order.
pub(crate) fn read(text: &str) -> Vec<Game<'_>> {
    let games: Vec<_> = games(text).collect();
    let mut at = 0;
    for game in &games {
        assert_eq!(game.span.start, at, "a gap before a game of {text:?}");
        for token in &game.tokens {
            assert_eq!(token.span.start, at, "a gap before {token:?} in {text:?}");
            assert!(!token.span.is_empty(), "an empty {token:?} in {text:?}");
            assert!(!token.span.of(text).is_empty(), "{token:?} cuts a character of {text:?}");
            let line_end = token.span.of(text).contains(['\n', '\r']);
            assert_eq!(line_end, token.kind == TokenKind::LineEnd, "{token:?} in {text:?}");
            at = token.span.end;
        }
        assert_eq!(game.span.end, at, "a gap after a game of {text:?}");
        assert!(game.problems.is_sorted_by_key(|problem| problem.span.start), "{:?}", game.problems);
    }
    if !games.is_empty() {
        assert_eq!(at as usize, text.len(), "the end of {text:?} is in no game");
    }
    games
}

/// Heads, rounds and comments of a game, one a line.
pub(crate) fn outline(text: &str, game: &Game) -> String {
    let mut out: Vec<_> = game.before.iter().map(|comment| own(text, "before", comment)).collect();
    out.extend(game.heads.iter().flat_map(|head| head_lines(text, head)));
    out.extend(game.after_head.iter().map(|comment| own(text, "after head", comment)));
    out.extend(game.rounds.iter().flat_map(|round| round_lines(text, round)));
    out.join("\n")
}

fn head_lines(text: &str, head: &Head) -> Vec<String> {
    let key = head.known.map_or_else(|| format!("?{}", head.key.of(text)), |key| key.name().to_owned());
    let first = format!("{key} = {}{}", head.value.of(text), inline(text, head.comment));
    let below = head.below.iter().map(|comment| own(text, "below", comment));
    std::iter::once(first).chain(below).collect()
}

fn round_lines(text: &str, round: &Round) -> Vec<String> {
    let number = round.number.map_or("_", |number| number.span.of(text));
    let entries = round.entries.iter().map(entry).collect::<Vec<_>>().join(" ");
    let end = if round.end.is_some() { " ;" } else { "" };
    let first = format!("{number}: {entries}{end}{}", inline(text, round.comment));
    let below = round.below.iter().map(|comment| own(text, "below", comment));
    std::iter::once(first).chain(below).collect()
}

fn sign(comment: &Comment) -> &'static str {
    match comment.sign {
        CommentSign::Semicolon => ";",
        CommentSign::Percent => "%",
        CommentSign::None => "~",
    }
}

fn inline(text: &str, comment: Option<Comment>) -> String {
    comment.map_or_else(String::new, |comment| {
        assert!(!comment.own_line && !comment.text.is_empty());
        format!(" {}{}", sign(&comment), comment.text.of(text))
    })
}

fn own(text: &str, place: &str, comment: &Comment) -> String {
    assert!(comment.own_line);
    format!("{place} {}{}", sign(comment), comment.text.of(text))
}

fn entry(entry: &Entry) -> String {
    let word = match entry.kind {
        EntryKind::Move(written) => written_move(&written),
        EntryKind::Missing => "--".to_owned(),
        EntryKind::Unreadable(Unreadable::Unclear(part)) => {
            let readings: Vec<String> = part.readings().map(|it| written_move(&it)).collect();
            if part.is_nothing() { "open".to_owned() } else { readings.join("|") }
        }
        EntryKind::Unreadable(why) => format!("{why:?}"),
    };
    match entry.reading {
        Some(Reading::Doubtful) => format!("{word}(?)"),
        Some(Reading::Supplied) => format!("[{word}]"),
        Some(Reading::Unknown) | None => word,
    }
}

fn written_move(written: &Written) -> String {
    let row = written.row.map_or("", |row| match (row.north, row.back) {
        (false, false) => "A",
        (false, true) => "B",
        (true, false) => "a",
        (true, true) => "b",
    });
    let signs = written.signs.iter().map(Sign::char);
    format!("{row}{}{}", written.pit, signs.collect::<String>())
}

/// Problems with the text they point at, one a line.
pub(crate) fn problems(text: &str, problems: &[Problem]) -> String {
    let one = |problem: &Problem| format!("{:?} {:?}", problem.kind, problem.span.of(text));
    problems.iter().map(one).collect::<Vec<_>>().join("\n")
}

/// One game in `input`; its outline and problems, a line each.
#[track_caller]
pub(crate) fn check_one(input: &str, tree: &[&str], faults: &[&str]) {
    let games = read(input);
    let [game] = games.as_slice() else { panic!("{} games in {input:?}", games.len()) };
    assert_eq!(outline(input, game), tree.join("\n"), "what is read from {input:?}");
    assert_eq!(problems(input, &game.problems), faults.join("\n"), "problems of {input:?}");
}

/// A line below a first round: how it is read, and its problems.
#[track_caller]
pub(crate) fn check_below(line: &str, tree: &[&str], faults: &[&str]) {
    check_one(&format!("1: 5 5;\n{line}"), &[&["1: 5 5 ;"], tree].concat(), faults);
}
