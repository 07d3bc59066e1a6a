//! The words with which records of four languages report an ending.

use kibao::notation::ending::Ending::{self, Absence, Agreement, BrokenOff, IllegalMove, Resignation, Time};
use kibao::notation::ending::Role::{self, Name, Verb};
use kibao::notation::ending::{Part, part, phrase, resignation, result, words};

/// The phrases of each ending and role, as they are spelled.
const PHRASES: [(Ending, Role, &str); 9] = [
    (
        Resignation,
        Verb,
        "resigns|resigned|anajisalimu|amejisalimu|alijisalimu|anakubali kushindwa|amekubali kushindwa|\
         alikubali kushindwa|gibt auf|gab auf|hat aufgegeben|gibt die Partie auf|gab die Partie auf|\
         gibt das Spiel auf|gab das Spiel auf|vzdává|vzdává se|vzdává to|se vzdává|vzdal|vzdal se|vzdal to|\
         se vzdal|vzdala|vzdala se|vzdala to|se vzdala",
    ),
    (Resignation, Name, "resignation|resigning|kujisalimu|kukubali kushindwa|Aufgabe|aufgegeben|vzdání|vzdáno"),
    (
        Time,
        Verb,
        "flag fell|ran out of time|runs out of time|overstepped the time|exceeded the time|ameishiwa muda|\
         ameishiwa na muda|aliishiwa muda|aliishiwa na muda|hat die Zeit überschritten|überschritt die Zeit|\
         überschreitet die Zeit|překročil čas|překročila čas",
    ),
    (
        Time,
        Name,
        "time|time forfeit|time limit|timeout|time out|time-out|clock|muda|wakati|Zeit|Zeitüberschreitung|\
         Zeitueberschreitung|čas|časem|času|překročení času",
    ),
    (
        IllegalMove,
        Name,
        "illegal move|illegal moves|illegal|hatua isiyo halali|hatua haramu|hatua batili|regelwidriger Zug|\
         regelwidrigen Zug|regelwidrigem Zug|regelwidrigen Zuges|unerlaubter Zug|unerlaubten Zug|\
         illegaler Zug|illegalen Zug|ungültiger Zug|ungültigen Zug|nepřípustný tah|nepřípustným tahem|\
         nepřípustného tahu|nepřípustnému tahu|nedovolený tah|nedovoleným tahem|neplatný tah|neplatným tahem",
    ),
    (
        Absence,
        Verb,
        "forfeits|forfeited|was absent|is absent|did not come|did not appear|did not show up|did not turn up|\
         failed to appear|hakuja|hakufika|hakutokea|hakuhudhuria|kam nicht|erschien nicht|nicht erschienen|\
         ist nicht erschienen|trat nicht an|nicht angetreten|ist nicht angetreten|nepřišel|nepřišla|\
         se nedostavil|se nedostavila|nedostavil se|nedostavila se|nenastoupil|nenastoupila",
    ),
    (
        Absence,
        Name,
        "absence|absent|walkover|walk-over|w/o|wo|forfeit|default|no-show|noshow|kutokuwepo|kutofika|kutokuja|\
         Abwesenheit|kampflos|Nichtantreten|Nichterscheinen|nepřítomnost|nepřítomnosti|kontumace|kontumací|\
         kontumačně",
    ),
    (
        Agreement,
        Name,
        "agreement|mutual agreement|agreed|draw agreed|agreed draw|agreed a draw|draw|makubaliano|\
         wamekubaliana|sare|Vereinbarung|vereinbart|Einigung|remis|Remis vereinbart|unentschieden|dohoda|\
         dohodou|dohodě|dohody|dohodli se|remíza",
    ),
    (
        BrokenOff,
        Name,
        "broken off|adjourned|abandoned|unfinished|interrupted|suspended|not finished|umevunjwa|umevunjika|\
         umeahirishwa|umekatizwa|umekatishwa|haukumalizika|haukuisha|abgebrochen|Abbruch|vertagt|unterbrochen|\
         nicht beendet|přerušeno|přerušena|přerušení|odloženo|odložena|nedohráno|nedohrána",
    ),
];

#[test]
fn each_phrase_is_found_as_what_it_is() {
    for (ending, role, phrases) in PHRASES {
        for it in phrases.split('|') {
            for written in [it.to_owned(), it.to_uppercase()] {
                let found = phrase(&words(&format!("{written} x"))).map(|it| (it.ending, it.role, it.words));
                assert_eq!(found, Some((ending, role, words(it).len())), "{written}");
            }
        }
    }
    assert_eq!(phrase(&words("the end")), None);
}

#[test]
fn each_ending_is_found_by_its_name() {
    for ending in Ending::ALL {
        assert_eq!(phrase(&words(&ending.name().replace('_', " "))).map(|it| it.ending), Some(ending));
    }
}

#[test]
fn a_verb_in_the_place_of_a_move() {
    for (text, verb) in [
        ("resigns", "resigns"),
        ("Resigned.", "Resigned"),
        ("anajisalimu;", "anajisalimu"),
        ("amekubali kushindwa", "amekubali kushindwa"),
        ("gibt auf", "gibt auf"),
        ("gibt die Partie auf", "gibt die Partie auf"),
        ("vzd\u{e1}v\u{e1} se", "vzd\u{e1}v\u{e1} se"),
        ("vzda\u{301}va\u{301}", "vzda\u{301}va\u{301}"),
        ("vzdal(a)", "vzdal"),
    ] {
        assert_eq!(resignation(text), Some(verb.len()), "{text}");
    }
    for text in ["", "A5>", "gibt", "resign", "time", " resigns", "(resigns"] {
        assert_eq!(resignation(text), None, "{text}");
    }
}

#[test]
fn doubts_are_not_fillers() {
    assert_eq!([part("nicht"), part("hat"), part("")], [Some(Part::Doubt), Some(Part::Filler), None]);
}

#[test]
fn a_result_may_be_in_brackets_however_many() {
    for text in ["(1-0)", "[(1-0)]", "((lost on time))"] {
        assert_eq!(result(text), Some(text.len()), "{text}");
    }
    for text in ["(1-0", "((1-0)", "()", "("] {
        assert_eq!(result(text), None, "{text}");
    }
    // Reading does not go deeper with each of them.
    let many = 1_000_000;
    assert_eq!(result(&"(".repeat(many)), None);
    assert_eq!(result(&format!("{}1-0{}", "[".repeat(many), "]".repeat(many))), Some(2 * many + 3));
}
