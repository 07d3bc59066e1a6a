//! The known head keys, as records of four languages write them.

use kibao::notation::Key;

/// The name of each key in canonical form, then its names in Swahili, German and Czech.
const NAMES: [(Key, &[&str]); 17] = [
    (Key::Title, &["title", "Kichwa cha mchezo", "Jina la mchezo", "Titel", "Název", "Titul"]),
    (Key::South, &["south", "Kusini", "Süd", "Sued", "Süden", "Sueden", "Jih"]),
    (Key::North, &["north", "Kaskazini", "Nord", "Norden", "Sever"]),
    (
        Key::Event,
        &[
            "event",
            "Mashindano",
            "Michuano",
            "Tukio",
            "Turnier",
            "Veranstaltung",
            "Wettbewerb",
            "Turnaj",
            "Soutěž",
            "Akce",
        ],
    ),
    (Key::Round, &["round", "Raundi", "Duru", "Runde", "Kolo"]),
    (Key::Place, &["place", "Mahali", "Ort", "Spielort", "Místo"]),
    (Key::Date, &["date", "Tarehe", "Datum"]),
    (Key::Time, &["time", "Wakati", "Uhrzeit", "Spielzeit", "Čas konání", "Čas partie"]),
    (Key::Winner, &["winner", "Mshindi", "Gewinner", "Gewinnerin", "Sieger", "Siegerin", "Vítěz", "Vítězka"]),
    (Key::Result, &["result", "Matokeo", "Ergebnis", "Resultat", "Výsledek"]),
    (
        Key::Ending,
        &[
            "ending",
            "Mwisho wa mchezo",
            "Jinsi ulivyoisha",
            "Spielende",
            "Partieende",
            "Beendigung",
            "Zakončení",
            "Ukončení",
        ],
    ),
    (Key::Opening, &["opening", "Ufunguzi", "Eröffnung", "Eroeffnung", "Grundstellung", "Anfangsstellung", "Zahájení"]),
    (Key::Rules, &["rules", "Kanuni", "Sheria", "Regeln", "Regelwerk", "Spielregeln", "Pravidla"]),
    (Key::Notation, &["notation", "Uandishi", "Schreibweise", "Notace"]),
    (Key::Takasia, &["takasia"]),
    (Key::Annotator, &["annotator", "Mchambuzi", "Mfafanuzi", "Kommentator", "Komentátor"]),
    (Key::Source, &["source", "Chanzo", "Quelle", "Zdroj", "Pramen"]),
];

#[test]
fn a_word_names_one_key() {
    assert!(NAMES.iter().map(|(key, _)| *key).eq(Key::ALL));
    for (key, names) in NAMES {
        assert_eq!(names[0], key.name());
        for name in names {
            for written in [(*name).to_owned(), name.to_lowercase(), name.to_uppercase()] {
                assert_eq!(Key::from_name(&written), Some(key), "{written}");
            }
        }
    }
}

#[test]
fn every_way_of_writing_a_word_is_that_word() {
    for name in ["Su\u{308}d", "sud", "suden"] {
        assert_eq!(Key::from_name(name), Some(Key::South), "{name}");
    }
    for name in ["vitez", "Vi\u{301}te\u{30c}z"] {
        assert_eq!(Key::from_name(name), Some(Key::Winner), "{name}");
    }
    assert_eq!(Key::from_name("Kichwa  cha\tmchezo"), Some(Key::Title));
    for name in ["kichwa", "saa", "Zeit", "Ende", "pozor", "note", "", "s", "n", "A", "So", "Kusinii"] {
        assert_eq!(Key::from_name(name), None, "{name}");
    }
}
