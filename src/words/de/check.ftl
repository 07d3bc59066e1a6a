### German words; en/check.ftl says what each is for.

check-summary-nothing = keine Datei geprüft

check-summary = { $files ->
        [one] { $files } Datei
       *[other] { $files } Dateien
    }, { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    }, { $plies ->
        [one] { $plies } Halbzug
       *[other] { $plies } Halbzüge
    } geprüft: { $errors ->
        [none] kein Fehler
        [one] { $errors } Fehler
       *[other] { $errors } Fehler
    }, { $warnings ->
        [one] { $warnings } Warnung
       *[other] { $warnings } Warnungen
    }, { $notes ->
        [one] { $notes } Hinweis
       *[other] { $notes } Hinweise
    }{ $more ->
        [yes] { " " }(zu sehen mit --format short)
       *[no] { "" }
    }{ $fixable ->
        [none] { "" }
       *[other] , { $fixable } mit --fix behebbar
    }, { $size } in { $seconds } s

check-more-alike = { $findings ->
        [one] { $findings } weiterer Befund
       *[other] { $findings } weitere Befunde
    } dieser Art, in { $count ->
        [one] Zeile
       *[other] den Zeilen
    } { $lines }

check-hidden = { $findings ->
    [one] { $findings } Befund nicht angezeigt (--max-findings)
   *[other] { $findings } Befunde nicht angezeigt (--max-findings)
}

check-allowed = { $findings ->
    [one] { $findings } Befund ist durch einen Kommentar erlaubt
   *[other] { $findings } Befunde sind durch Kommentare erlaubt
}

check-board-before = das Brett vor dem Zug:

check-fits = passt zu { $rules }

check-fits-none = passt zu keinem Regelwerk

check-fits-and-breaks = { $fits }; scheitert bei { $breaks }

check-breaks-at-opening = { $rules } an der Anfangsstellung

check-breaks-at-ply = { $rules } in Runde { $round } ({ side }, Halbzug { $ply })
