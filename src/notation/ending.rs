//! The words with which a record reports how a game ended other than by play, in English, Swahili, German and Czech. This
//! module finds the kind of the ending; who lost is found by `replay`, which knows the players.
//!
//! ```
//! use kibao::notation::ending::{Ending, phrase, words};
//! let said = words("Juma amejisalimu");
//! assert_eq!(phrase(&said[1..]).map(|it| (it.ending, it.words)), Some((Ending::Resignation, 1)));
//! ```

use super::key::Key;
use super::plain::{is_accent, plain};
use std::collections::HashMap;
use std::sync::LazyLock;

/// How a game ended, according to its record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Ending {
    /// A side resigned.
    Resignation,
    /// A side lost on time.
    Time,
    /// A side lost by an illegal move.
    IllegalMove,
    /// A side was absent, or did not play.
    Absence,
    /// The players agreed on the result.
    Agreement,
    /// The game was broken off.
    BrokenOff,
}

impl Ending {
    /// Every ending.
    pub const ALL: [Self; 6] =
        [Self::Resignation, Self::Time, Self::IllegalMove, Self::Absence, Self::Agreement, Self::BrokenOff];

    /// Its name for programs: `resignation`, `time`, `illegal_move`, `absence`, `agreement`, `broken_off`.
    ///
    /// ```
    /// use kibao::notation::ending::Ending;
    /// assert_eq!(Ending::IllegalMove.name(), "illegal_move");
    /// ```
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Resignation => "resignation",
            Self::Time => "time",
            Self::IllegalMove => "illegal_move",
            Self::Absence => "absence",
            Self::Agreement => "agreement",
            Self::BrokenOff => "broken_off",
        }
    }

    /// Whether one side loses by this ending.
    ///
    /// ```
    /// use kibao::notation::ending::Ending;
    /// assert!(Ending::Time.has_loser() && !Ending::BrokenOff.has_loser());
    /// ```
    #[must_use]
    pub const fn has_loser(self) -> bool {
        !matches!(self, Self::Agreement | Self::BrokenOff)
    }
}

/// The role of a phrase in a sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// A verb whose subject has lost.
    Verb,
    /// A noun for the ending. It shows who has lost only next to a verb such as `wins` or `loses`.
    Name,
}

/// A phrase that names an ending.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Phrase {
    /// The ending.
    pub ending: Ending,
    /// Its role in a sentence.
    pub role: Role,
    /// How many words it has.
    pub words: usize,
}

/// A word of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Word {
    /// Where it begins, in bytes.
    pub start: usize,
    /// Where it ends.
    pub end: usize,
    /// The word in lower case without accents.
    pub plain: String,
}

impl Word {
    /// The word as written.
    ///
    /// ```
    /// use kibao::notation::ending::words;
    /// let text = "Süd, Nord";
    /// assert_eq!(words(text)[0].of(text), "Süd");
    /// ```
    #[must_use]
    pub fn of<'t>(&self, text: &'t str) -> &'t str {
        text.get(self.start..self.end).unwrap_or_default()
    }
}

/// The words of a text: runs of letters and digits with their accents.
///
/// ```
/// use kibao::notation::ending::words;
/// let plain: Vec<String> = words("\"Asha\" – vzdal(a)").into_iter().map(|word| word.plain).collect();
/// assert_eq!(plain, ["asha", "vzdal", "a"]);
/// ```
#[must_use]
pub fn words(text: &str) -> Vec<Word> {
    each_word(text).collect()
}

fn each_word(text: &str) -> impl Iterator<Item = Word> + '_ {
    let in_word = |c: char| c.is_alphanumeric() || is_accent(c);
    let mut at = 0;
    std::iter::from_fn(move || {
        let start = at + text.get(at..)?.find(in_word)?;
        let len = text.get(start..)?.find(|c| !in_word(c));
        at = len.map_or(text.len(), |len| start + len);
        Some(Word { start, end: at, plain: plain(text.get(start..at)?) })
    })
}

/// The longest phrase that these words begin with.
///
/// ```
/// use kibao::notation::ending::{Ending, Role, phrase, words};
/// let found = phrase(&words("did not come, they say")).unwrap();
/// assert_eq!((found.ending, found.role, found.words), (Ending::Absence, Role::Verb, 3));
/// assert_eq!(phrase(&words("they say, did not come")), None);
/// ```
#[must_use]
pub fn phrase(words: &[Word]) -> Option<Phrase> {
    let rows = BY_FIRST_WORD.get(words.first()?.plain.as_str())?;
    let found = rows.iter().filter_map(|(ending, role, phrase)| {
        Some(Phrase { ending: *ending, role: *role, words: begins_with(words, phrase)? })
    });
    found.max_by_key(|phrase| phrase.words)
}

/// The number of words of a phrase, if `words` begin with it.
fn begins_with(words: &[Word], phrase: &str) -> Option<usize> {
    let count = phrase.split(' ').count();
    words.get(..count)?.iter().map(|word| word.plain.as_str()).eq(phrase.split(' ')).then_some(count)
}

/// The length in bytes of a verb of resignation at the start of a text, for example in the place of a move.
///
/// ```
/// use kibao::notation::ending::resignation;
/// let verbs = ["resigns", "anajisalimu", "gibt auf", "vzdává"];
/// assert!(verbs.iter().all(|verb| resignation(&format!("{verb}; good")) == Some(verb.len())));
/// assert_eq!((resignation("resignation is near"), resignation("A5>")), (None, None));
/// ```
#[must_use]
pub fn resignation(text: &str) -> Option<usize> {
    let mut begins = text.chars();
    if !(0..2).all(|_| begins.next().is_some_and(|c| c.is_alphabetic() || is_accent(c))) {
        // Usually a move or a number.
        return None;
    }
    // No such verb has more words.
    let words: Vec<Word> = each_word(text).take(4).collect();
    let verb = phrase(&words).filter(|it| it.ending == Ending::Resignation && it.role == Role::Verb)?;
    let end = words.get(verb.words.checked_sub(1)?)?.end;
    words.first().filter(|first| first.start == 0).map(|_| end)
}

/// The length in bytes of a result at the start of a text, for example in the place of a move: a score, or a few words with
/// a verb, `North resigns`, `South wins`, `lost on time`, `Bao hamna`, also in brackets.
///
/// ```
/// use kibao::notation::ending::result;
/// let whole = ["1-0", "North resigns", "Juma loses on time", "(lost on time)", "Bao hamna"];
/// assert!(whole.iter().all(|text| result(text) == Some(text.len())));
/// assert_eq!([result("good move"), result("A5> wins"), result("1-4")], [None; 3]);
/// ```
#[must_use]
pub fn result(text: &str) -> Option<usize> {
    let inner = text.trim_start_matches(['(', '[']);
    let brackets = text.len() - inner.len();
    let end = brackets + score(inner).or_else(|| sentence(inner))?;
    let closed = text.get(end..)?.chars().take(brackets).filter(|c| matches!(c, ')' | ']')).count();
    (closed == brackets).then_some(end + brackets)
}

/// The length of `1-0` or `0-1`, with any dash, at the start of a text.
fn score(text: &str) -> Option<usize> {
    let mut signs = text.char_indices();
    let (first, (_, dash), (last, second)) = (signs.next()?.1, signs.next()?, signs.next()?);
    let is_dash = matches!(dash, '-' | '\u{2010}'..='\u{2015}' | '\u{2212}' | '\u{FF0D}');
    let ends = signs.next().is_none_or(|(_, c)| !c.is_alphanumeric());
    (is_dash && matches!((first, second), ('1', '0') | ('0', '1')) && ends).then_some(last + 1)
}

/// The most words of a player's name before a verb.
const SUBJECT: usize = 3;

/// The length of a short sentence about the result at the start of a text.
fn sentence(text: &str) -> Option<usize> {
    if !text.starts_with(char::is_alphabetic) {
        return None;
    }
    let mut words: Vec<Word> = Vec::new();
    for word in each_word(text).take(2 * SUBJECT + 4) {
        let gap = words.last().map_or("", |last| text.get(last.end..word.start).unwrap_or_default());
        if gap.contains(|c: char| !c.is_whitespace()) {
            break;
        }
        words.push(word);
    }
    let count = |at: usize| {
        let rest = words.get(at..)?;
        let word = rest.first()?;
        let known = |it: &Word| matches!(part(&it.plain), Some(Part::Wins | Part::Loses | Part::Filler));
        let hamna = || matches!(rest, [bao, hamna, ..] if bao.plain == "bao" && hamna.plain == "hamna").then_some(2);
        phrase(rest).map(|it| it.words).or_else(hamna).or_else(|| known(word).then_some(1))
    };
    let is_verb = |at: &usize| {
        let rest = words.get(*at..).unwrap_or_default();
        let wins = rest.first().is_some_and(|it| matches!(part(&it.plain), Some(Part::Wins | Part::Loses)));
        let verb = phrase(rest).is_some_and(|it| it.role == Role::Verb || (*at == 0 && it.words > 1));
        let hamna = rest.first().is_some_and(|it| it.plain == "bao") && count(*at) == Some(2);
        wins || verb || hamna
    };
    let verb = (0..=SUBJECT).find(is_verb)?;
    let mut end = verb;
    while let Some(more) = count(end) {
        end += more;
    }
    words.get(end.checked_sub(1)?).map(|last| last.end)
}

/// The side that a word names, `true` for North: `South`, `S`, `Kusini`, `Süd`, `Jih`, also in the other grammatical cases of
/// German and Czech.
///
/// ```
/// use kibao::notation::ending::{names_north, words};
/// let north = |word: &str| names_north(&words(word)[0].plain);
/// assert_eq!(["S", "Jihu", "Nord", "Severem", "Asha"].map(north), [Some(false), Some(false), Some(true), Some(true), None]);
/// ```
#[must_use]
pub fn names_north(plain: &str) -> Option<bool> {
    match plain {
        "s" | "jihu" | "jihem" | "suds" => Some(false),
        "n" | "severu" | "severem" | "nords" => Some(true),
        _ => match Key::from_name(plain)? {
            Key::South => Some(false),
            Key::North => Some(true),
            _ => None,
        },
    }
}

/// The role of any other word in a sentence about a result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// Its subject wins.
    Wins,
    /// Its subject loses.
    Loses,
    /// It adds nothing.
    Filler,
    /// It denies the result or casts doubt on it.
    Doubt,
}

/// The role of a word in a sentence about a result; `None` for an unknown word.
///
/// ```
/// use kibao::notation::ending::{Part, part};
/// assert_eq!([part("gewinnt"), part("prohral"), part("not"), part("kete")], [Some(Part::Wins), Some(Part::Loses), Some(Part::Doubt), None]);
/// ```
#[must_use]
pub fn part(plain: &str) -> Option<Part> {
    BY_WORD.get(plain).copied()
}

/// Phrases of one ending and role, or one of them.
type Row = (Ending, Role, &'static str);

/// The phrases by their first words.
static BY_FIRST_WORD: LazyLock<HashMap<&str, Vec<Row>>> = LazyLock::new(|| {
    let mut all: HashMap<&str, Vec<_>> = HashMap::new();
    for (ending, role, phrases) in PHRASES {
        for phrase in phrases.split('|') {
            let first = phrase.split(' ').next().unwrap_or_default();
            all.entry(first).or_default().push((ending, role, phrase));
        }
    }
    all
});

static BY_WORD: LazyLock<HashMap<&str, Part>> = LazyLock::new(|| {
    PARTS.iter().flat_map(|(part, words)| words.split_whitespace().map(move |word| (word, *part))).collect()
});

const PARTS: [(Part, &str); 4] = [
    (
        Part::Wins,
        "wins won win winner victory beats beat defeats \
         ameshinda anashinda alishinda mshindi ushindi amemshinda alimshinda \
         gewinnt gewann gewonnen gewinner gewinnerin sieg siegt siegte gesiegt sieger siegerin besiegt \
         vyhrava vyhraje vyhral vyhrala vitez vitezi vitezka vitezstvi zvitezil zvitezila porazil porazila",
    ),
    (
        Part::Loses,
        "loses lost lose loser ameshindwa anashindwa alishindwa amepoteza alipoteza amefungwa \
         verliert verlor verloren verlierer verliererin prohrava prohraje prohral prohrala",
    ),
    (
        Part::Filler,
        "a an the game was by on in of for to with against has had at due because after and side player \
         kwa wa ya na dhidi ni mchezo mchezaji \
         hat hatte ist wurde durch gegen fur fuer von die das der den dem partie spiel im am wegen und auf bei nach \
         se je na nad proti pro pri kvuli v ve u po hru hra hrou partii byla byl bylo",
    ),
    (
        Part::Doubt,
        "not no never don doesn didn if maybe perhaps probably nearly almost should would could might \
         hapana si sio bila kama ikiwa labda karibu nusura \
         nicht kein keine keinen keiner nie niemals wenn falls vielleicht fast beinahe \
         ne neni nikdy kdyby jestli jestlize pokud mozna asi malem skoro",
    ),
];

/// The phrases without accents.
const PHRASES: [Row; 9] = [
    (
        Ending::Resignation,
        Role::Verb,
        "resigns|resigned|anajisalimu|amejisalimu|alijisalimu|anakubali kushindwa|amekubali kushindwa|\
         alikubali kushindwa|gibt auf|gab auf|hat aufgegeben|gibt die partie auf|gab die partie auf|\
         gibt das spiel auf|gab das spiel auf|vzdava|vzdava se|vzdava to|se vzdava|vzdal|vzdal se|vzdal to|\
         se vzdal|vzdala|vzdala se|vzdala to|se vzdala",
    ),
    (
        Ending::Resignation,
        Role::Name,
        "resignation|resigning|kujisalimu|kukubali kushindwa|aufgabe|aufgegeben|vzdani|vzdano",
    ),
    (
        Ending::Time,
        Role::Verb,
        "flag fell|ran out of time|runs out of time|overstepped the time|exceeded the time|ameishiwa muda|\
         ameishiwa na muda|aliishiwa muda|aliishiwa na muda|hat die zeit uberschritten|uberschritt die zeit|\
         uberschreitet die zeit|prekrocil cas|prekrocila cas",
    ),
    (
        Ending::Time,
        Role::Name,
        "time|time forfeit|time limit|timeout|time out|clock|muda|wakati|zeit|zeituberschreitung|\
         zeitueberschreitung|cas|casem|casu|prekroceni casu",
    ),
    (
        Ending::IllegalMove,
        Role::Name,
        "illegal move|illegal moves|illegal|hatua isiyo halali|hatua haramu|hatua batili|regelwidriger zug|\
         regelwidrigen zug|regelwidrigem zug|regelwidrigen zuges|unerlaubter zug|unerlaubten zug|\
         illegaler zug|illegalen zug|ungultiger zug|ungultigen zug|nepripustny tah|nepripustnym tahem|\
         nepripustneho tahu|nepripustnemu tahu|nedovoleny tah|nedovolenym tahem|neplatny tah|neplatnym tahem",
    ),
    (
        Ending::Absence,
        Role::Verb,
        "forfeits|forfeited|was absent|is absent|did not come|did not appear|did not show up|did not turn up|\
         failed to appear|hakuja|hakufika|hakutokea|hakuhudhuria|kam nicht|erschien nicht|nicht erschienen|\
         ist nicht erschienen|trat nicht an|nicht angetreten|ist nicht angetreten|neprisel|neprisla|\
         se nedostavil|se nedostavila|nedostavil se|nedostavila se|nenastoupil|nenastoupila",
    ),
    (
        Ending::Absence,
        Role::Name,
        "absence|absent|walkover|walk over|w o|wo|forfeit|default|no show|noshow|kutokuwepo|kutofika|kutokuja|\
         abwesenheit|kampflos|nichtantreten|nichterscheinen|nepritomnost|nepritomnosti|kontumace|kontumaci|\
         kontumacne",
    ),
    (
        Ending::Agreement,
        Role::Name,
        "agreement|mutual agreement|agreed|draw agreed|agreed draw|agreed a draw|draw|makubaliano|\
         wamekubaliana|sare|vereinbarung|vereinbart|einigung|remis|remis vereinbart|unentschieden|dohoda|\
         dohodou|dohode|dohody|dohodli se|remiza",
    ),
    (
        Ending::BrokenOff,
        Role::Name,
        "broken off|adjourned|abandoned|unfinished|interrupted|suspended|not finished|umevunjwa|umevunjika|\
         umeahirishwa|umekatizwa|umekatishwa|haukumalizika|haukuisha|abgebrochen|abbruch|vertagt|unterbrochen|\
         nicht beendet|preruseno|prerusena|preruseni|odlozeno|odlozena|nedohrano|nedohrana",
    ),
];
