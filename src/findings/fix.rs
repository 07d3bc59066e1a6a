//! The functions by which the checks make their fixes.

use super::cause::single_repair;
use super::{Finding, Fix, Problem, Report};
use crate::engine::Side;
use crate::notation::{
    Comment, CommentSign, Dialect, Game, Key, Name, Partial, ProblemKind, Token, TokenKind, fold_name,
};
use crate::replay::{checked_repair_edits, name};
use crate::source::{Edit, Span};

/// The fix of a finding about a file; its edits are in the piece of text with the finding.
///
/// ```
/// use kibao::{findings::{FileReport, file_fix}, source::Text};
/// let text = Text::decode(b"1: A6<* a6<;").unwrap();
/// let found = FileReport::piece(&text, 1, 0).finish();
/// let fix = file_fix(&found[0].finding).unwrap();
/// assert_eq!((fix.safe, fix.edits[0].text.as_str()), (true, "\n"));
/// ```
#[must_use]
pub fn file_fix(finding: &Finding) -> Option<Fix> {
    finding.check.file_fix(finding)
}

/// The file is written again: as UTF-8 without a mark, its lines ending in LF.
pub(super) const fn file_rewrite(_: &Finding) -> Fix {
    Fix::safe(Vec::new())
}

/// Whether every move of the game replays. If one does not, an odd sign before it may show what was played.
pub(super) fn is_certain(report: &Report<'_>) -> bool {
    report.replay.is_valid()
}

/// The move of a finding, changed by `change`, which also gets its full name.
pub(super) fn word(report: &Report<'_>, finding: &Finding, change: impl FnOnce(&mut Partial, &Name)) -> Option<Fix> {
    let replay = &report.replay;
    let ply = report.ply(finding)?;
    let (before, played, mut written) = (replay.before(ply)?, ply.played()?, ply.written?);
    change(&mut written, &name(&before, played, replay.dialect));
    // A word in signs of another dialect is rewritten in the dialect of the game, which is not safe.
    let safe = is_certain(report) && written.foreign.is_none();
    Some(Fix { safe, edits: vec![Edit::new(ply.span, write(&written, replay.dialect))] })
}

/// The move with the mark that the play requires.
pub(super) fn mark(report: &Report<'_>, finding: &Finding) -> Option<Fix> {
    word(report, finding, |written, full| written.mark = full.mark)
}

/// The move of a finding with the same signs, in their plain form and order.
pub(super) fn plain(report: &Report<'_>, finding: &Finding) -> Option<Fix> {
    let ply = report.ply(finding)?;
    let written = ply.written?;
    let edits = vec![Edit::new(ply.span, write(&written, report.replay.dialect))];
    Some(Fix { safe: written.foreign.is_none(), edits })
}

/// A move sign by sign. A `#` stays even where the dialect has none.
pub(super) fn write(written: &Partial, dialect: Dialect) -> String {
    let mut word = written.write(dialect);
    if written.win && !word.ends_with('#') {
        word.push('#');
    }
    word
}

/// The index of the round that a place is in.
pub(super) fn round_at(game: &Game<'_>, at: u32) -> Option<usize> {
    game.rounds.partition_point(|round| round.span.start <= at).checked_sub(1)
}

/// The numbers of the round of a finding and of those after it, up to the next about which something is found.
pub(super) fn renumbered(report: &Report<'_>, finding: &Finding) -> Option<Vec<Edit>> {
    use ProblemKind::{NumberMissing, NumberOneAgain, NumberWrong};
    let game = &report.replay.game;
    let first = round_at(game, finding.span.start)?;
    let later = game.problems.partition_point(|problem| problem.span.start <= finding.span.start);
    let mut later = game.problems.get(later..)?.iter();
    let next = later.find(|it| matches!(it.kind, NumberMissing { .. } | NumberWrong { .. } | NumberOneAgain));
    let end = next.map_or(u32::MAX, |problem| problem.span.start);
    let rounds = (game.number_of(first)..).zip(game.rounds.get(first..)?);
    let rounds = rounds.take_while(|(_, round)| round.span.start < end);
    let edits = rounds.filter_map(|(place, round)| match round.number {
        Some(number) if number.value == Some(place) => None,
        Some(number) => Some(Edit::new(number.span, place.to_string())),
        None => {
            let first = round.entries.first()?.span;
            Some(Edit::insert(first.start, format!("{place}: {}", if first.is_empty() { "-- " } else { "" })))
        }
    });
    Some(edits.collect())
}

/// A line that is read as a comment, with the sign of one and a line of its own.
pub(super) fn comment_line(report: &Report<'_>, finding: &Finding) -> Fix {
    let Span { start, end } = finding.span;
    let game = &report.replay.game;
    let sign = if starts_line(game, start) {
        Edit::insert(start, "; ")
    } else {
        Edit::new(Span { start: before_space(game, start), end: start }, "\n; ")
    };
    let closed = token_at(game, after_space(game, end)).filter(|token| token.kind == TokenKind::Semicolon);
    let end = closed.map(|token| Edit::new(Span { start: end, end: after_space(game, token.span.end) }, "\n"));
    Fix { safe: is_certain(report), edits: std::iter::once(sign).chain(end).collect() }
}

/// The winner or result in a head line, changed to the side that wins by play; the form of the value stays.
pub(super) fn winner(report: &Report<'_>, value: Span, winner: Side) -> Option<Fix> {
    use crate::notation::Key::{North, South};
    if !is_certain(report) {
        return None;
    }
    let [south, north] = [South, North].map(|key| report.replay.game.value(key));
    let (own, other) = if winner == Side::South { (south, north) } else { (north, south) };
    let word = value.of(report.text());
    let by_name = other.is_some_and(|other| fold_name(other) == fold_name(word));
    let text = match (word, winner, own) {
        ("1-0" | "0-1", Side::South, _) => "1-0",
        ("1-0" | "0-1", Side::North, _) => "0-1",
        ("1:0" | "0:1", Side::South, _) => "1:0",
        ("1:0" | "0:1", Side::North, _) => "0:1",
        (_, _, Some(own)) if by_name => own,
        (_, Side::South, _) => "South",
        (_, Side::North, _) => "North",
    };
    Some(Fix::risky(vec![Edit::new(value, text)]))
}

/// The change that makes a broken game replay, as `kibao repair` finds it.
pub(super) fn repair_fix(report: &Report<'_>, finding: &Finding) -> Option<Fix> {
    let candidate = single_repair(report, report.ply(finding)?)?;
    checked_repair_edits(&report.replay, &candidate, true).ok().map(Fix::risky)
}

/// Whether a game has neither a head line with this key nor an earlier finding that would make one.
pub(super) fn is_free(report: &Report<'_>, finding: &Finding, key: Option<Key>) -> bool {
    let game = &report.replay.game;
    let made = |it: &Finding| match it.problem {
        Problem::Text(ProblemKind::NearKey { known }) => Key::from_name(known),
        Problem::Text(ProblemKind::KeyWithoutColon) => Key::from_name(it.span.of(game.text)),
        _ => None,
    };
    let mut earlier = report.findings.iter().filter(|it| it.span.start < finding.span.start);
    key.is_some() && game.heads.iter().all(|head| head.known != key) && earlier.all(|it| made(it) != key)
}

/// The token that starts at a place.
pub(super) fn token_at<'g>(game: &'g Game<'_>, at: u32) -> Option<&'g Token> {
    let index = game.tokens.partition_point(|token| token.span.start < at);
    game.tokens.get(index).filter(|token| token.span.start == at)
}

/// The token that ends at a place.
pub(super) fn token_before<'g>(game: &'g Game<'_>, at: u32) -> Option<&'g Token> {
    let index = game.tokens.partition_point(|token| token.span.start < at);
    game.tokens.get(index.checked_sub(1)?).filter(|token| token.span.end == at)
}

/// Where the blanks before a place begin.
pub(super) fn before_space(game: &Game<'_>, at: u32) -> u32 {
    token_before(game, at).filter(|token| token.kind == TokenKind::Space).map_or(at, |token| token.span.start)
}

/// Where the blanks after a place end.
pub(super) fn after_space(game: &Game<'_>, at: u32) -> u32 {
    token_at(game, at).filter(|token| token.kind == TokenKind::Space).map_or(at, |token| token.span.end)
}

/// Whether only blanks are before a place on its line.
pub(super) fn starts_line(game: &Game<'_>, at: u32) -> bool {
    token_before(game, before_space(game, at)).is_none_or(|token| token.kind == TokenKind::LineEnd)
}

/// Whether only blanks are after a place on its line.
pub(super) fn ends_line(game: &Game<'_>, at: u32) -> bool {
    token_at(game, after_space(game, at)).is_none_or(|token| token.kind == TokenKind::LineEnd)
}

/// The comment with this text. The order of head lines and rounds shows where it is.
pub(super) fn comment_at<'g>(game: &'g Game<'_>, text: Span) -> Option<&'g Comment> {
    let among = |comments: &'_ [Comment]| comments.partition_point(|comment| comment.text.start < text.start);
    let head = game.heads.partition_point(|head| head.key.start < text.start).checked_sub(1);
    let head = head.and_then(|index| game.heads.get(index));
    let round = round_at(game, text.start).and_then(|index| game.rounds.get(index));
    let (head_below, round_below) =
        (head.map_or(&[][..], |head| &head.below), round.map_or(&[][..], |round| &round.below));
    let listed = [&game.before[..], &game.after_head, head_below, round_below];
    let own = [head.and_then(|head| head.comment.as_ref()), round.and_then(|round| round.comment.as_ref())];
    let all = listed.into_iter().filter_map(|comments| comments.get(among(comments)));
    all.chain(own.into_iter().flatten()).find(|comment| comment.text == text)
}

/// Where the line of a place ends, its line end not included.
pub(super) fn line_end(game: &Game<'_>, at: u32) -> u32 {
    let from = game.tokens.partition_point(|token| token.span.end <= at);
    let mut tokens = game.tokens.get(from..).unwrap_or_default().iter();
    tokens.find(|token| token.kind == TokenKind::LineEnd).map_or(game.span.end, |token| token.span.start)
}

/// The line of a word, if only a number, a prefix and signs are on it beside the word; with the line above it if that has
/// only a number.
fn line_of_its_own(game: &Game<'_>, word: Span) -> Option<Span> {
    let around = |token: &&Token| {
        use TokenKind::{Colon, Number, Prefix, Semicolon, Space, Stray};
        matches!(token.kind, Space | Number | Colon | Prefix | Stray | Semicolon)
    };
    let at = game.tokens.partition_point(|token| token.span.start < word.start);
    let before = game.tokens.get(..at)?.iter().rev().take_while(around).last().map_or(word.start, |it| it.span.start);
    // A number after it may be that of a round on the next line.
    let begins = |place: Span| game.rounds.binary_search_by_key(&place.start, |round| round.span.start).is_ok();
    let signs = |token: &&Token| around(token) && !(token.kind == TokenKind::Number && begins(token.span));
    let behind = game.tokens.get(at + 1..)?.iter().take_while(signs).last().map_or(word.end, |it| it.span.end);
    let starts = token_before(game, before).is_none_or(|token| token.kind == TokenKind::LineEnd);
    let end = token_at(game, behind).filter(|token| token.kind == TokenKind::LineEnd);
    let ends = end.is_some() || behind == game.span.end;
    let start = with_number_above(game, before);
    (starts && ends).then(|| Span { start, end: end.map_or(behind, |token| token.span.end) })
}

/// The start of the repeated number of a round before a place on the same line; the place itself if there is none.
fn before_number(game: &Game<'_>, at: u32) -> u32 {
    let tokens = game.tokens.partition_point(|token| token.span.end <= at);
    let around = |token: &&Token| matches!(token.kind, TokenKind::Space | TokenKind::Number | TokenKind::Colon);
    let before = game.tokens.get(..tokens).unwrap_or_default().iter().rev().take_while(around);
    before.last().map_or(at, |token| token.span.start)
}

/// The start of a line, or of the line above it if that has only the repeated number of its round.
pub(super) fn with_number_above(game: &Game<'_>, line: u32) -> u32 {
    let in_line = |token: &&Token| {
        matches!(token.kind, TokenKind::Space | TokenKind::Number | TokenKind::Colon | TokenKind::Prefix)
    };
    let above = game.tokens.partition_point(|token| token.span.end < line);
    let above = game.tokens.get(..above).unwrap_or_default().iter().rev().take_while(in_line);
    let numbered = above.clone().any(|token| token.kind == TokenKind::Number);
    let first = above.last().map_or(line, |token| token.span.start);
    let apart = token_before(game, first).is_some_and(|token| token.kind == TokenKind::LineEnd);
    if numbered && apart { first } else { line }
}

/// Moves the remarks of the round of a finding after its `;`, in the canonical form.
pub(super) fn closing_fix(report: &Report<'_>, finding: &Finding) -> Option<Fix> {
    let game = &report.replay.game;
    let round = game.rounds.get(round_at(game, finding.span.start)?)?;
    let closing = round.closing(report.text())?;
    let from = game.tokens.partition_point(|token| token.span.end <= round.span.start);
    let words = |token: &&Token| matches!(token.kind, TokenKind::Entry | TokenKind::Opinion | TokenKind::Stray);
    let of_round = game.tokens.get(from..)?.iter().take_while(|token| token.span.start < round.span.end);
    let last = of_round.filter(words).last().map_or(round.span.start, |token| token.span.end);
    let more = |end: u32| if ends_line(game, end) { "" } else { ";" };
    let behind = round.remarks.iter().map(|it| it.text.end).chain([last]).max().unwrap_or(last);
    let place = match (round.end, round.comment) {
        (Some(_), Some(comment)) if comment.sign == CommentSign::Semicolon => Edit::new(comment.text, closing),
        (Some(end), None) => Edit::insert(end.end, format!(" {closing}{}", more(end.end))),
        (None, None) => {
            Edit::insert(last, format!("; {closing}{}", if ends_line(game, last) { "" } else { more(behind) }))
        }
        // The sign of the comment is a separate finding.
        _ => return None,
    };
    let taken_out = round.remarks.iter().map(|remark| {
        let Span { start, end } = remark.text;
        if round.entries.iter().any(|entry| entry.span.is_empty() && entry.span.start == start) {
            return Edit::new(remark.text, "--");
        }
        if let Some(line) = line_of_its_own(game, remark.text).filter(|_| start > last) {
            return Edit::new(line, "");
        }
        let given_up = round.given_up.is_some_and(|it| it.span == remark.text);
        let before = if given_up { before_number(game, start).max(last) } else { before_space(game, start) };
        let space =
            if before < start { Span { start: before, end } } else { Span { start, end: after_space(game, end) } };
        Edit::new(space, "")
    });
    Some(Fix::safe(taken_out.chain([place]).collect()))
}
