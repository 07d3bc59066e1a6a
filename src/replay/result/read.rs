//! Reads the result from the head and the comments of a record, in English, Swahili, German and Czech.

use super::sentence::{Clause, Token, clauses, is_dash};
use crate::engine::{Reason, Side};
use crate::notation::ending::{Ending, Role, names_north, phrase, words};
use crate::notation::{fold_name, plain};
use crate::replay::name::reason_name;

/// The winner and the ending that a text claims.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct ResultClaim {
    pub(super) winner: Option<Side>,
    pub(super) ending: Option<Ending>,
}

impl ResultClaim {
    /// Adds the claim of another part of the text; `Err` if the two contradict each other.
    fn add(&mut self, more: Self) -> Result<(), ()> {
        fn both<T: PartialEq>(one: &mut Option<T>, more: Option<T>) -> Result<(), ()> {
            match (&one, more) {
                (_, None) => Ok(()),
                (Some(one), Some(more)) => {
                    if *one == more {
                        Ok(())
                    } else {
                        Err(())
                    }
                }
                (None, more) => {
                    *one = more;
                    Ok(())
                }
            }
        }
        both(&mut self.winner, more.winner)?;
        both(&mut self.ending, more.ending)
    }
}

/// Whether a value is empty or marks an unknown result.
fn is_empty(value: &str) -> bool {
    let value = value.trim();
    matches!(value, "?" | "*") || value.eq_ignore_ascii_case("none") || value.chars().all(is_dash)
}

/// Reads the value of `winner` or `result`; `Err` for a value that does not name a side, or names both.
pub(super) fn winner(value: &str, players: [Option<&str>; 2]) -> Result<ResultClaim, ()> {
    if is_empty(value) {
        return Ok(ResultClaim::default());
    }
    if let Some(side) = whole(value, players) {
        return side.map(|side| ResultClaim { winner: Some(side), ending: None });
    }
    let mut claim = ResultClaim::default();
    for clause in clauses(value, players, false) {
        claim.add(clause_of_winner(&clause)?)?;
    }
    // A game that was broken off or drawn has no winner; with any other ending the value must name one.
    let open = claim.ending.is_some_and(|ending| !ending.has_loser());
    if claim.winner.is_some() || open { Ok(claim) } else { Err(()) }
}

/// Reads a value that is a side or the name of a player; `Err` if both players have that name.
fn whole(value: &str, players: [Option<&str>; 2]) -> Option<Result<Side, ()>> {
    let word = value.trim_matches(|c: char| {
        const QUOTES: &str = "\"'\u{201c}\u{201d}\u{201e}\u{201a}\u{2018}\u{2019}\u{ab}\u{bb}\u{2039}\u{203a}";
        !c.is_ascii_alphanumeric() && (c.is_whitespace() || QUOTES.contains(c))
    });
    if let Some(north) = names_north(&plain(word)) {
        return Some(Ok(if north { Side::North } else { Side::South }));
    }
    let word = fold_name(word);
    let is = |name: Option<&str>| name.is_some_and(|name| fold_name(name) == word);
    match players.map(is) {
        [true, true] => Some(Err(())),
        [true, false] => Some(Ok(Side::South)),
        [false, true] => Some(Ok(Side::North)),
        [false, false] => None,
    }
}

/// Reads a clause of a `winner` or `result`. An unknown clause in brackets is a remark.
fn clause_of_winner(clause: &Clause) -> Result<ResultClaim, ()> {
    let tokens = &clause.tokens;
    if tokens.contains(&Token::Doubt) {
        return Err(());
    }
    let mut claim = scores(tokens)?;
    claim.ending = ending(tokens)?;
    if tokens.contains(&Token::Unknown) {
        return if clause.bracketed { Ok(claim) } else { Err(()) };
    }
    claim.add(ResultClaim { winner: by_words(tokens)?, ending: None })?;
    Ok(claim)
}

/// The winner according to the scores.
fn scores(tokens: &[Token]) -> Result<ResultClaim, ()> {
    let mut claim = ResultClaim::default();
    for token in tokens {
        if let Token::Score(side) = token {
            claim.add(ResultClaim { winner: Some(*side), ending: None })?;
        }
    }
    Ok(claim)
}

/// The one ending that is named.
fn ending(tokens: &[Token]) -> Result<Option<Ending>, ()> {
    let mut claim = ResultClaim::default();
    for token in tokens {
        if let Token::Ending(phrase) = token {
            claim.add(ResultClaim { winner: None, ending: Some(phrase.ending) })?;
        }
    }
    Ok(claim.ending)
}

/// The winner according to the words: the first side, unless it loses; a second side without a verb is a contradiction.
fn by_words(tokens: &[Token]) -> Result<Option<Side>, ()> {
    let mut sides = tokens.iter().filter_map(|token| if let Token::Side(side) = token { Some(*side) } else { None });
    let Some(first) = sides.next() else { return Ok(None) };
    match (tokens.contains(&Token::Wins), tokens.iter().any(|token| token.loses())) {
        (true, true) => Err(()),
        (false, true) => Ok(Some(first.other())),
        (false, false) if sides.any(|side| side != first) => Err(()),
        // `Resignation of South`: the word between has too many forms to decide whose it is.
        (false, false) if matches!(tokens.first(), Some(Token::Ending(_))) => Ok(None),
        (_, false) => Ok(Some(first)),
    }
}

/// Reads the value of `ending`; `Err` for a value that does not name an ending, or names several. An end by play is not an
/// ending in this sense.
pub(super) fn ending_line(value: &str, players: [Option<&str>; 2]) -> Result<ResultClaim, ()> {
    let plain = plain(value);
    let by_play = [Reason::FrontRowEmpty, Reason::NoMove, Reason::Singletons, Reason::Endless].map(reason_name);
    if is_empty(value) || plain.contains(BAO_HAMNA) || by_play.contains(&plain.trim()) || plain.trim() == "normal" {
        return Ok(ResultClaim::default());
    }
    let mut claim = ResultClaim::default();
    for Clause { tokens, .. } in clauses(value, players, false) {
        if tokens.contains(&Token::Doubt) {
            return Err(());
        }
        claim.add(ResultClaim { winner: None, ending: ending(&tokens)? })?;
        // A side without a verb may be the loser or the winner.
        let verb = tokens.iter().any(|token| token.loses() || *token == Token::Wins);
        let winner = if verb { by_words(&tokens).ok().flatten() } else { None };
        claim.winner = claim.winner.or(winner);
    }
    if claim.ending.is_some() { Ok(claim) } else { Err(()) }
}

/// "There are no kete": the game is over.
const BAO_HAMNA: &str = "bao hamna";

/// The end of the game according to a comment.
///
/// ```
/// use kibao::{engine::Side, notation::ending::Ending, replay::{Hint, hint}};
/// assert_eq!(hint("South lost on time", [None; 2]), Some(Hint::Ended(Ending::Time, Some(Side::South))));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hint {
    /// The kind of ending, and the side that lost by it, if the comment names it.
    Ended(Ending, Option<Side>),
    /// "Bao hamna": the game is over.
    BaoHamna,
}

/// Reads the end of the game from a comment. `A` and `B`, `South`, `S` and South's name mean South in any case; only the
/// single lower-case letters `a` and `b` mean North. A comment that names an ending and nothing else does not name the
/// loser.
///
/// ```
/// use kibao::{engine::Side, notation::ending::Ending, replay::{Hint, hint}};
/// let resigned = |side| Some(Hint::Ended(Ending::Resignation, Some(side)));
/// assert_eq!(hint("A Resigns", [None, None]), resigned(Side::South));
/// assert_eq!(hint("here Omar resigns", [Some("Majaliwa"), Some("Omar")]), resigned(Side::North));
/// assert_eq!(hint("Kaskazini amejisalimu", [None, None]), resigned(Side::North));
/// assert_eq!(hint("Jih prohrál na čas", [None, None]), Some(Hint::Ended(Ending::Time, Some(Side::South))));
/// assert_eq!(hint("lost on time", [None, None]), Some(Hint::Ended(Ending::Time, None)));
/// assert_eq!(hint("bao hamna!", [None, None]), Some(Hint::BaoHamna));
/// assert_eq!(hint("he should not resign", [None, None]), None);
/// ```
#[must_use]
pub fn hint(comment: &str, players: [Option<&str>; 2]) -> Option<Hint> {
    if says_bao_hamna(comment) {
        return Some(Hint::BaoHamna);
    }
    if !mentions_ending(comment) {
        return None;
    }
    let words = words(comment);
    let clauses = clauses(comment, players, true);
    let all = || clauses.iter().flat_map(|clause| &clause.tokens);
    let is_ending = |token: &Token| matches!(token, Token::Ending(_));
    let named = clauses.iter().filter(|clause| !clause.tokens.contains(&Token::Doubt)).find_map(in_clause);
    named.or_else(|| {
        let is_verb = |token: &Token| matches!(token, Token::Wins | Token::Loses);
        let alone = all().all(|token| is_ending(token) || is_verb(token) || *token == Token::Filler);
        let tokens: Vec<Token> = all().copied().collect();
        let ending = ending(&tokens).ok().flatten().filter(|_| alone)?;
        let plain_enough = match ending {
            // These may be remarks on a move.
            Ending::IllegalMove => tokens.iter().any(is_verb),
            Ending::Time | Ending::Agreement => words.len() > 1,
            _ => true,
        };
        plain_enough.then_some(Hint::Ended(ending, None))
    })
}

/// Whether a comment may have a [`hint`], whoever the players are. Most comments do not mention an ending.
///
/// ```
/// use kibao::replay::may_hint;
/// assert!(may_hint("; Omar resigns") && may_hint("bao hamna") && !may_hint("a good move"));
/// ```
#[must_use]
pub fn may_hint(comment: &str) -> bool {
    says_bao_hamna(comment) || mentions_ending(comment)
}

fn says_bao_hamna(comment: &str) -> bool {
    plain(comment).contains(BAO_HAMNA)
}

fn mentions_ending(comment: &str) -> bool {
    let words = words(comment);
    (0..words.len()).any(|at| words.get(at..).and_then(phrase).is_some())
}

/// An ending in a clause together with the side that has lost by it.
fn in_clause(clause: &Clause) -> Option<Hint> {
    let tokens = &clause.tokens;
    tokens.iter().enumerate().find_map(|(at, token)| {
        let Token::Ending(phrase) = token else { return None };
        let before = tokens.get(..at)?;
        let loser = if phrase.role == Role::Verb {
            subject(before)
        } else {
            // `South loses on time`, `North wins by forfeit`.
            let verb = before.iter().rposition(|token| *token != Token::Filler)?;
            // Winning or losing time is not winning or losing the game.
            if phrase.ending == Ending::Time && before.last() != Some(&Token::Filler) {
                return None;
            }
            let subject = subject(before.get(..verb)?);
            match before.get(verb)? {
                Token::Loses => subject,
                Token::Wins => subject.map(Side::other),
                _ => None,
            }
        };
        loser.filter(|_| phrase.ending.has_loser()).map(|loser| Hint::Ended(phrase.ending, Some(loser)))
    })
}

/// The subject of a verb after these parts.
fn subject(before: &[Token]) -> Option<Side> {
    match before.iter().rev().find(|token| **token != Token::Filler)? {
        Token::Side(side) => Some(*side),
        _ => None,
    }
}
