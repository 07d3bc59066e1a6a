//! The known head keys.

use super::plain::plain;
use crate::source::nearest;

/// The known head keys, in canonical order.
///
/// ```
/// use kibao::notation::{Key, games};
/// let game = games("North: Juma\n1: A7>*;\n").next().unwrap();
/// assert_eq!(game.value(Key::North), Some("Juma"));
/// assert_eq!((Key::North.name(), Key::ALL[0]), ("north", Key::Title));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[expect(missing_docs, reason = "each is the key of its own name")]
#[non_exhaustive]
pub enum Key {
    Title,
    South,
    North,
    Event,
    Round,
    Place,
    Date,
    Time,
    Winner,
    Result,
    Ending,
    Opening,
    Rules,
    Notation,
    Takasia,
    Annotator,
    Source,
}

impl Key {
    /// Every known key, in canonical order.
    pub const ALL: [Self; 17] = [
        Self::Title,
        Self::South,
        Self::North,
        Self::Event,
        Self::Round,
        Self::Place,
        Self::Date,
        Self::Time,
        Self::Winner,
        Self::Result,
        Self::Ending,
        Self::Opening,
        Self::Rules,
        Self::Notation,
        Self::Takasia,
        Self::Annotator,
        Self::Source,
    ];

    /// The key as it is written in canonical form.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Title => "title",
            Self::South => "south",
            Self::North => "north",
            Self::Event => "event",
            Self::Round => "round",
            Self::Place => "place",
            Self::Date => "date",
            Self::Time => "time",
            Self::Winner => "winner",
            Self::Result => "result",
            Self::Ending => "ending",
            Self::Opening => "opening",
            Self::Rules => "rules",
            Self::Notation => "notation",
            Self::Takasia => "takasia",
            Self::Annotator => "annotator",
            Self::Source => "source",
        }
    }

    /// A value that the key may have, for help and for editors.
    ///
    /// ```
    /// use kibao::notation::Key;
    ///
    /// assert_eq!([Key::Date, Key::Result].map(Key::example), ["1994-10-11", "1-0"]);
    /// ```
    #[must_use]
    pub const fn example(self) -> &'static str {
        match self {
            Self::Title => "Final",
            Self::South => "Asha Salim",
            Self::North => "Juma Bakari",
            Self::Event => "Zanzibar Open",
            Self::Round => "3",
            Self::Place => "Stone Town",
            Self::Date => "1994-10-11",
            Self::Time => "16:30",
            Self::Winner => "South",
            Self::Result => "1-0",
            Self::Ending => "resignation",
            Self::Opening => "novice",
            Self::Rules | Self::Notation => "zanzibar",
            Self::Takasia => "no",
            Self::Annotator => "B. Khamis",
            Self::Source => "club book, page 12",
        }
    }

    /// The key of this name, in any case of letters, in English, Swahili, German or Czech, with accents or without.
    ///
    /// ```
    /// use kibao::notation::Key;
    ///
    /// assert_eq!(Key::from_name("South"), Some(Key::South));
    /// assert_eq!(["Kusini", "Süd", "Sud", "JIH"].map(Key::from_name), [Some(Key::South); 4]);
    /// assert_eq!(Key::from_name("weather"), None);
    /// ```
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        let known = Self::ALL.into_iter().find(|key| key.name().eq_ignore_ascii_case(name));
        known.or_else(|| Self::from_other_language(name))
    }

    /// The name of a key, in any of these languages, that an unknown word is written like: with one letter changed, more, less or
    /// swapped with the next; with two from eight letters on.
    ///
    /// ```
    /// use kibao::notation::Key;
    ///
    /// assert_eq!(["evnet", "Kaskazni", "annotaters"].map(Key::near), [Some("event"), Some("kaskazini"), Some("annotator")]);
    /// assert_eq!(["event", "weather", "a"].map(Key::near), [None; 3]);
    /// ```
    #[must_use]
    pub fn near(word: &str) -> Option<&'static str> {
        let word = plain(word);
        let long = word.chars().count();
        let most = match long {
            4..8 => 1,
            8..=LONGEST => 2,
            _ => return None,
        };
        let other = OTHER_LANGUAGES.iter().flat_map(|(_, names)| names.iter().copied());
        let names = Self::ALL.into_iter().map(Self::name).chain(other);
        // Both ends are rarely wrong, and an unknown key may be in each of a million games.
        let ends = |text: &str| (text.bytes().next(), text.bytes().last());
        let (first, last) = ends(&word);
        let close = names.filter(|name| name.len() >= 4 && (ends(name).0 == first || ends(name).1 == last));
        nearest(&word, close, most).filter(|(far, _)| *far > 0).map(|(_, name)| name)
    }

    fn from_other_language(name: &str) -> Option<Self> {
        // Every name is longer than a letter or a round number, and shorter than a sentence.
        if !(3..=2 * LONGEST).contains(&name.len()) {
            return None;
        }
        let mut plain = plain(name);
        if plain.contains(char::is_whitespace) {
            plain = plain.split_whitespace().collect::<Vec<_>>().join(" ");
        }
        let named = |(_, names): &&(Self, &[&str])| names.contains(&plain.as_str());
        OTHER_LANGUAGES.iter().find(named).map(|(key, _)| *key)
    }
}

/// An upper limit for the bytes of a name below.
const LONGEST: usize = 32;

/// The keys in Swahili, German and Czech, without accents. A known key after moves begins the next game, so words that may
/// begin a remark are left out: `kichwa` (a pit), `mwisho`, `Ende`, `konec` (the end), `saa`, `Zeit`, `čas` (the clock).
const OTHER_LANGUAGES: [(Key, &[&str]); 16] = [
    (Key::Title, &["kichwa cha mchezo", "jina la mchezo", "titel", "nazev", "titul"]),
    (Key::South, &["kusini", "sud", "sued", "suden", "sueden", "jih"]),
    (Key::North, &["kaskazini", "nord", "norden", "sever"]),
    (
        Key::Event,
        &["mashindano", "michuano", "tukio", "turnier", "veranstaltung", "wettbewerb", "turnaj", "soutez", "akce"],
    ),
    (Key::Round, &["raundi", "duru", "runde", "kolo"]),
    (Key::Place, &["mahali", "ort", "spielort", "misto"]),
    (Key::Date, &["tarehe", "datum"]),
    (Key::Time, &["wakati", "uhrzeit", "spielzeit", "cas konani", "cas partie"]),
    (Key::Winner, &["mshindi", "gewinner", "gewinnerin", "sieger", "siegerin", "vitez", "vitezka"]),
    (Key::Result, &["matokeo", "ergebnis", "resultat", "vysledek"]),
    (
        Key::Ending,
        &["mwisho wa mchezo", "jinsi ulivyoisha", "spielende", "partieende", "beendigung", "zakonceni", "ukonceni"],
    ),
    (Key::Opening, &["ufunguzi", "eroffnung", "eroeffnung", "grundstellung", "anfangsstellung", "zahajeni"]),
    (Key::Rules, &["kanuni", "sheria", "regeln", "regelwerk", "spielregeln", "pravidla"]),
    (Key::Notation, &["uandishi", "schreibweise", "notace"]),
    (Key::Annotator, &["mchambuzi", "mfafanuzi", "kommentator", "komentator"]),
    (Key::Source, &["chanzo", "quelle", "zdroj", "pramen"]),
];
