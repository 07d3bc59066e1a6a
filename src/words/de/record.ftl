### German words; en/record.ftl says what each is for.

allow-unused = der Kommentar lässt `{ $word }` zu, aber nichts dergleichen ist hier zu finden
    .label = lässt nichts zu
    .help = ihn entfernen oder zu der Runde setzen, von der er spricht; was zu einer Datei gefunden wird, kann nicht in einer Partie zugelassen werden

allow-no-reason = der Kommentar lässt einen Befund ohne Begründung zu
    .label = hierher gehört eine Begründung
    .help = den Grund hinter das Kürzel schreiben, wie in `; kibao: allow N104 the scorer's own sign`

allow-nothing-named = der Kommentar sagt nicht, welchen Befund er zulässt
    .label = kein bekannter Befund
    .help = `kibao explain --list` zeigt alle Kürzel und Namen

allow-unknown = der Kommentar lässt `{ $word }` zu, aber kein Befund heißt so
    .label = kein bekannter Befund
    .help = { $near ->
        [none] `kibao explain --list` zeigt alle Kürzel und Namen
       *[other] vielleicht ist `{ $near }` gemeint; `kibao explain --list` zeigt alle Kürzel und Namen
    }

allow-not-allow = ein Kommentar, der mit `kibao:` beginnt, geht mit `allow` weiter, nicht mit `{ $word }`
    .label = nicht verstanden
    .help = ihn schreiben wie in `; kibao: allow N104 the scorer's own sign` oder mit einem anderen Wort beginnen

date-no-such-day = `{ $written }` ist kein Datum: in welcher Reihenfolge man es auch liest, einen solchen Tag gibt es nicht
    .label = diesen Tag gibt es nicht
    .help = den Tag nachschlagen; ein Datum, das niemand missverstehen kann, schreibt man wie `1994-10-11`

date-backward = `{ $written }` endet, bevor es beginnt
    .label = endet, bevor es beginnt
    .help = den Tag nachschlagen; ein Datum, das niemand missverstehen kann, schreibt man wie `1994-10-11`

across-same-game = { $differ ->
    [yes] dieselbe Partie wie in { $earlier }; nur die Kopfzeilen sind verschieden: { $heads }
   *[no] dieselbe Partie wie in { $earlier }, mit denselben Kopfzeilen
}
    .label = dieselbe Partie
    .help = eine davon behalten; wo die Kopfzeilen verschieden sind, nachschlagen, welche stimmt

across-other-keys = sonstige Schlüsselwörter

across-holds = { $plies ->
        [one] der erste Halbzug ist
       *[other] die ersten { $plies } Halbzüge sind
    } die ganze Partie in { $earlier }
    .label = die eine enthält die andere
    .help = nachsehen, ob die kürzere Mitschrift ein Teil derselben Partie ist

across-within = diese Partie besteht aus { $plies ->
        [one] dem ersten Halbzug
       *[other] den ersten { $plies } Halbzügen
    } der Partie in { $earlier }{ $more ->
        [none] { "" }
        [one] ; eine weitere Partie beginnt ebenso
       *[other] ; { $more } weitere Partien beginnen ebenso
    }
    .label = die eine enthält die andere
    .help = nachsehen, ob die kürzere Mitschrift ein Teil derselben Partie ist

across-other-winner = { $here ->
    [south] hier hat Süd gewonnen, in derselben Partie in { $earlier } aber Nord
   *[north] hier hat Nord gewonnen, in derselben Partie in { $earlier } aber Süd
}
    .label = ein anderer Sieger
    .help = nachschlagen, wer gewonnen hat, und die falschen Kopfzeilen berichtigen

across-other-result = hier gewinnt `{ $here }`, in { $earlier } aber `{ $there }`: dieselben Spieler in derselben Runde, `{ $match }` bei `{ $event }`
    .label = ein anderer Sieger
    .help = das Ergebnis nachschlagen; falls sie zweimal gegeneinander gespielt haben, die Partien durch `round`, `date` oder `time` unterscheiden

across-other-spelling = `{ $here }` (in { $one ->
        [one] { $one } Partie
       *[other] { $one } Partien
    }) ist vielleicht dieselbe Person wie `{ $there }` in { $earlier } (in { $other ->
        [one] { $other } Partie
       *[other] { $other } Partien
    })
    .label = andere Schreibweise
    .help = den Namen einheitlich schreiben, wenn es dieselbe Person ist

across-far-from-event = `{ $date }` liegt weit entfernt von der Veranstaltung `{ $event }` { $days ->
        [yes] ({ $first } bis { $last })
       *[no] ({ $first })
    }
    .label = weit von der Veranstaltung entfernt
    .help = den Tag nachschlagen, vor allem das Jahr und die Reihenfolge von Tag und Monat
