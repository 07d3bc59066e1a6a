//! Splits a text about a result into parts: sides, verbs, endings.

use crate::engine::Side;
use crate::notation::ending::{Part, Phrase, Role, Word, names_north, part, phrase, words};
use crate::notation::{LONGEST_NAME, fold_name};

/// A part of such a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Token {
    /// A side, by its name or that of its player.
    Side(Side),
    /// A score.
    Score(Side),
    /// A phrase that names an ending.
    Ending(Phrase),
    /// Its subject wins.
    Wins,
    /// Its subject loses.
    Loses,
    /// A word without meaning for the result.
    Filler,
    /// A word that negates or doubts the statement.
    Doubt,
    /// Any other word.
    Unknown,
}

impl Token {
    /// Whether its subject has lost.
    pub(super) fn loses(self) -> bool {
        matches!(self, Self::Loses)
            || matches!(self, Self::Ending(it) if it.role == Role::Verb && it.ending.has_loser())
    }
}

/// The parts between two signs that end a clause.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Clause {
    pub(super) tokens: Vec<Token>,
    /// Whether it is in brackets.
    pub(super) bracketed: bool,
}

/// Whether a sign is a dash, however long.
pub(super) const fn is_dash(c: char) -> bool {
    matches!(c, '-' | '\u{2010}'..='\u{2015}' | '\u{2212}' | '\u{FE63}' | '\u{FF0D}')
}

/// The clauses of a text. In a comment, a row letter right before a verb is its side.
pub(super) fn clauses(text: &str, players: [Option<&str>; 2], comment: bool) -> Vec<Clause> {
    let words = words(text);
    let known = |name: &&str| name.len() <= LONGEST_NAME;
    let names = players.map(|name| name.filter(known).map(folded_words).filter(|words| !words.is_empty()));
    let between = |from: usize, to: usize| text.get(from..to).unwrap_or_default();
    let mut clauses = vec![Clause::default()];
    let (mut at, mut end, mut depth) = (0, 0, 0_usize);
    while let Some(word) = words.get(at) {
        let gap = between(end, word.start);
        for c in gap.chars() {
            match c {
                '(' | '[' => depth += 1,
                ')' | ']' => depth = depth.saturating_sub(1),
                _ => {}
            }
        }
        if gap.contains(is_break) {
            clauses.push(Clause { tokens: Vec::new(), bracketed: depth > 0 });
        }
        let rest = words.get(at..).unwrap_or_default();
        let (token, count) = token(text, rest, gap, &names, comment);
        if let Some(clause) = clauses.last_mut() {
            clause.tokens.push(token);
        }
        at += count;
        end = words.get(at - 1).map_or(end, |last| last.end);
    }
    clauses.retain(|clause| !clause.tokens.is_empty());
    clauses
}

/// Whether a sign ends a clause. Blanks, quotation marks and short dashes do not.
fn is_break(c: char) -> bool {
    matches!(c, ',' | ';' | '.' | '!' | '?' | ':' | '(' | ')' | '[' | ']' | '\u{2013}' | '\u{2014}' | '|')
}

/// The token that these words begin with, and how many of them it has.
fn token(text: &str, rest: &[Word], gap: &str, names: &[Option<Vec<String>>; 2], comment: bool) -> (Token, usize) {
    let Some(word) = rest.first() else { return (Token::Unknown, 1) };
    if let Some(side) = score(text, rest) {
        return (Token::Score(side), 2);
    }
    if let Some((named, count)) = player(text, rest, names)
        && (count > 1 || names_north(&word.plain).is_none())
    {
        return (named, count);
    }
    if gap.ends_with(['\'', '\u{2019}']) && matches!(word.plain.as_str(), "s" | "t") {
        return (if word.plain == "t" { Token::Doubt } else { Token::Filler }, 1);
    }
    if let Some(phrase) = phrase(rest) {
        return (Token::Ending(phrase), phrase.words);
    }
    let side = |north| if north { Side::North } else { Side::South };
    let by_letter = match word.of(text) {
        "A" | "B" if comment => Some(Side::South),
        "a" | "b" if comment && rest.get(1).is_some_and(|next| is_verb(next, rest)) => Some(Side::North),
        _ => names_north(&word.plain).map(side),
    };
    let token = by_letter.map(Token::Side).or_else(|| {
        Some(match part(&word.plain)? {
            Part::Wins => Token::Wins,
            Part::Loses => Token::Loses,
            Part::Filler => Token::Filler,
            Part::Doubt => Token::Doubt,
        })
    });
    (token.unwrap_or(Token::Unknown), 1)
}

/// Whether a word that follows a row letter makes it a subject.
fn is_verb(next: &Word, rest: &[Word]) -> bool {
    matches!(part(&next.plain), Some(Part::Wins | Part::Loses))
        || rest.get(1..).and_then(phrase).is_some_and(|it| it.role == Role::Verb)
}

/// `1-0` or `0-1` with any dash or a colon.
fn score(text: &str, rest: &[Word]) -> Option<Side> {
    let [first, second, ..] = rest else { return None };
    let gap = text.get(first.end..second.start)?.trim();
    let mut signs = gap.chars();
    let sign = signs.next().filter(|_| signs.next().is_none())?;
    match (first.plain.as_str(), second.plain.as_str()) {
        ("1", "0") if is_dash(sign) || sign == ':' => Some(Side::South),
        ("0", "1") if is_dash(sign) || sign == ':' => Some(Side::North),
        _ => None,
    }
}

fn folded_words(name: &str) -> Vec<String> {
    let folded = fold_name(name);
    words(&folded).iter().map(|word| word.of(&folded).to_owned()).collect()
}

/// The player with whose whole name these words begin, or the one with the longer name of two. A name that both have names
/// nobody.
fn player(text: &str, rest: &[Word], names: &[Option<Vec<String>>; 2]) -> Option<(Token, usize)> {
    let count = |name: &Option<Vec<String>>| {
        let name = name.as_ref()?;
        let here = rest.get(..name.len())?;
        here.iter().zip(name).all(|(word, wanted)| fold_name(word.of(text)) == *wanted).then_some(name.len())
    };
    let [south, north] = [count(&names[0]), count(&names[1])];
    match (south, north) {
        (None, None) => None,
        (Some(south), Some(north)) if south == north => Some((Token::Unknown, south)),
        (Some(south), north) if Some(south) > north => Some((Token::Side(Side::South), south)),
        (south, north) => north.or(south).map(|count| (Token::Side(Side::North), count)),
    }
}
