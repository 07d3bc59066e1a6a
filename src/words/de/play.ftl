### German words of the checks G, H, M, R; the English ones are in the file of each check (src/findings).

winner-contradicted = { $winner ->
    [south] laut Kopfzeilen hat Nord gewonnen, nach dem Spielverlauf aber gilt: { $outcome }
   *[north] laut Kopfzeilen hat Süd gewonnen, nach dem Spielverlauf aber gilt: { $outcome }
}
    .label = { $winner ->
        [south] nach dem Spielverlauf gewinnt Süd
       *[north] nach dem Spielverlauf gewinnt Nord
    }
    .help = das Ergebnis nachschlagen und prüfen, ob ein Zug falsch mitgeschrieben ist

winner-and-result-differ = { $named ->
    [yes] das Ergebnis `{ $written }` passt nicht zum Sieger, `{ $name }`
   *[no] das Ergebnis `{ $written }` passt nicht zum Sieger
}
    .label = die andere Seite
    .help = das Ergebnis nachschlagen und die falsche Zeile berichtigen

unknown-winner = `{ $written }` nennt keine der beiden Seiten als Sieger
    .label = nennt keine der beiden Seiten
    .help = { $named ->
        [yes] `South`, `North`, `{ $south }` oder `{ $north }` schreiben, oder nichts, wenn der Sieger nicht bekannt ist
       *[no] `South`, `North` oder den Namen eines Spielers wie in den Kopfzeilen schreiben, oder nichts, wenn der Sieger nicht bekannt ist
    }

unknown-ending = `{ $written }` nennt kein Ende einer Partie
    .label = nennt kein Ende
    .help = `resignation`, `time`, `illegal move`, `absence`, `agreement` oder `broken off` schreiben, oder nichts, wenn es nicht bekannt ist

resignation-against-winner = { $loser ->
    [south] hier steht: { $ended }; laut Kopfzeilen aber hat Süd gewonnen
   *[north] hier steht: { $ended }; laut Kopfzeilen aber hat Nord gewonnen
}
    .label = { $loser ->
        [south] laut Kopfzeilen hat Süd gewonnen
       *[north] laut Kopfzeilen hat Nord gewonnen
    }
    .help = das Ergebnis nachschlagen und den Kommentar oder die Kopfzeilen berichtigen

resignation-against-play = { $loser ->
    [south] hier steht: { $ended }; nach dem Spielverlauf aber hat Süd gewonnen
   *[north] hier steht: { $ended }; nach dem Spielverlauf aber hat Nord gewonnen
}
    .label = { $loser ->
        [south] nach dem Spielverlauf gewann Süd
       *[north] nach dem Spielverlauf gewann Nord
    }
    .help = nachsehen, ob der Kommentar etwas anderes meint oder ob ein Zug falsch mitgeschrieben ist

not-over = im Kommentar steht „bao hamna“ (das Spiel ist aus), nach dem letzten Zug geht die Partie aber weiter
    .label = nicht zu Ende
    .help = nachsehen, ob am Ende Züge fehlen oder ob ein Zug falsch mitgeschrieben ist

no-end = laut Kopf hat `{ $written }` gewonnen, aber nach dem letzten Zug können noch beide Seiten ziehen, und nichts sagt, wie die Partie endete
    .label = das Spiel endet nicht
    .help = prüfen, ob am Ende Züge fehlen; wenn jemand aufgegeben hat, zum Beispiel `ending: resignation` schreiben

no-moves = die Partie hat Kopfzeilen, aber keine Züge
    .label = keine Züge
    .help = { $explained ->
        [yes] nachsehen, ob Züge fehlen oder in einer Form dastehen, die nicht gelesen wird
       *[no] nachsehen, ob Züge fehlen oder in einer Form dastehen, die nicht gelesen wird; wurde nicht gespielt, den Grund angeben, etwa `ending: absence`
    }

same-game-twice = { $differ ->
    [yes] dieselbe Partie wie in { $earlier }; nur die Kopfzeilen sind verschieden: { $heads }
   *[no] dieselbe Partie wie in { $earlier }, mit denselben Kopfzeilen
}
    .label = dieselbe Partie
    .help = eine davon behalten; wo die Kopfzeilen verschieden sind, nachschlagen, welche stimmt

same-game-twice-keys = sonstige Schlüsselwörter

game-within-game = diese Partie besteht aus { $plies ->
        [one] dem ersten Halbzug
       *[other] den ersten { $plies } Halbzügen
    } der Partie in { $earlier }{ $more ->
        [none] { "" }
        [one] ; eine weitere Partie beginnt ebenso
       *[other] ; { $more } weitere Partien beginnen ebenso
    }
    .label = die eine enthält die andere
    .help = nachsehen, ob die kürzere Mitschrift ein Teil derselben Partie ist

game-within-game-holds = { $plies ->
        [one] der erste Halbzug ist
       *[other] die ersten { $plies } Halbzüge sind
    } die ganze Partie in { $earlier }
    .label = die eine enthält die andere
    .help = nachsehen, ob die kürzere Mitschrift ein Teil derselben Partie ist

other-winner = { $here ->
    [south] hier hat Süd gewonnen, in derselben Partie in { $earlier } aber Nord
   *[north] hier hat Nord gewonnen, in derselben Partie in { $earlier } aber Süd
}
    .label = ein anderer Sieger
    .help = nachschlagen, wer gewonnen hat, und die falschen Kopfzeilen berichtigen

other-result = hier gewinnt `{ $here }`, in { $earlier } aber `{ $there }`: dieselben Spieler in derselben Runde, `{ $match }` bei `{ $event }`
    .label = ein anderer Sieger
    .help = das Ergebnis nachschlagen; falls sie zweimal gegeneinander gespielt haben, die Partien durch `round`, `date` oder `time` unterscheiden

probably-the-same-game = wahrscheinlich dieselbe Partie wie in { $earlier }: { $same } Züge stimmen überein, von { $plies } hier und { $others } dort
    .label = die meisten Züge gleich
    .help = kibao compare zeigt, worin die beiden verschieden sind; nur eine behalten, oder in einem Kommentar sagen, dass es zwei Partien sind

unknown-rules = `{ $written }` ist kein bekanntes Regelwerk; die Partie wird nach den Regeln `{ $rules }` geprüft
    .label = kein bekanntes Regelwerk
    .help = bekannt sind { $known }; `--rules auto` findet heraus, welche davon passen

unknown-notation = `{ $written }` ist keine bekannte Notation; die Partie wird als { $dialect } gelesen
    .label = keine bekannte Notation
    .help = `kibao` oder `zanzibar` schreiben oder die Zeile entfernen

unknown-takasia = `{ $written }` ist weder `yes` noch `no`; für das Blockieren (kutakatia) gilt weiter, was das Regelwerk sagt
    .label = weder yes noch no
    .help = `no` schreiben, wenn ohne Blockieren gespielt wurde, sonst `yes`

repeated-key = das Schlüsselwort `{ $written }` gibt es schon; es gilt die erste Zeile damit
    .label = ein zweites Mal
    .help = die richtige Zeile behalten

head-after-moves = `{ $written }` sieht wie eine Kopfzeile aus, folgt aber auf Züge und hat kein bekanntes Schlüsselwort; die Zeile bleibt als Kommentar erhalten
    .label = als Kommentar gelesen
    .help = die Zeile mit `;` beginnen, wenn sie ein Kommentar ist; das Schlüsselwort berichtigen, wenn hier eine andere Partie beginnt

unreadable-opening = die Anfangsstellung ist nicht verwendbar: { $reason }; die Partie wird nicht geprüft
    .label = nicht lesbar
    .help = die offizielle Anfangsstellung ist zum Beispiel `{ $official }`

unreadable-opening-unknown = die Anfangsstellung `{ $value }` ist weder `official` noch `novice` noch ein Stellungstext; die Partie wird nicht geprüft
    .label = keine bekannte Anfangsstellung
    .help = { unreadable-opening.help }

unknown-opening = die Anfangsstellung ist unbekannt; die Züge werden gelesen und gezählt, aber nicht beurteilt
    .label = keine Stellung
    .help = die Stellung eintragen, wie `kibao show` sie schreibt, wenn eine andere Quelle sie nennt
misspelt-key = das Schlüsselwort `{ $written }` ist nicht bekannt; vielleicht ist `{ $known }` gemeint
    .label = kein bekanntes Schlüsselwort
    .help = `{ $known }` schreiben; ist `{ $written }` gemeint, mit einem Kommentar erlauben
key-without-colon = `{ $written }` ist ein Schlüsselwort des Kopfes, aber es folgt kein Doppelpunkt; die Zeile bleibt als Kommentar erhalten
    .label = der Doppelpunkt fehlt
    .help = `{ $written }:` schreiben, wenn es eine Kopfzeile ist; die Zeile mit `;` beginnen, wenn es ein Kommentar ist

opening-seeds = die Anfangsstellung ist nicht verwendbar: { $reason }; die Partie wird nicht geprüft
    .label = falsche Zahl von Saatkörnern
    .help = alle Mulden und beide Lager nachzählen: { $by ->
            [one] { $by } Saatkorn { $wrong ->
                [missing] fehlt
               *[too-many] ist zu viel
            }
           *[other] { $by } Saatkörner { $wrong ->
                [missing] fehlen
               *[too-many] sind zu viel
            }
        }

opening-store = die Anfangsstellung ist nicht verwendbar: { $reason }; die Partie wird nicht geprüft
    .label = Saatkörner im Lager
    .help = ein Regelwerk mit Saatkörnern im Lager wählen, etwa `kibao`, oder alle Saatkörner auf das Brett legen

opening-block = die Anfangsstellung ist nicht verwendbar: { $reason }; die Partie wird nicht geprüft
    .label = die blockierte Mulde
    .help = 0 bis 7 für eine der Mulden 1 bis 8 in der inneren Reihe der Seite am Zug schreiben, die besetzt sein muss, oder 255 für keine

opening-dropped = die Anfangsstellung hat ein bestehendes Haus oder eine blockierte Mulde; die Regeln `{ $rules }` kennen das nicht, es bleibt weg
    .label = Haus oder Blockade bleibt weg
    .help = für die Häuser `F F` und für die Blockade 255 schreiben oder das Regelwerk nennen, nach dem gespielt wurde

opening-over = die Partie ist schon in ihrer Anfangsstellung zu Ende: { $outcome }
    .label = die Partie ist hier zu Ende
    .help = die Stellung zu Beginn der Partie schreiben; die letzte Zahl sagt, wer am Zug ist: 0 für Süd, 1 für Nord

impossible-date = `{ $written }` ist kein Datum: in welcher Reihenfolge man es auch liest, einen solchen Tag gibt es nicht
    .label = diesen Tag gibt es nicht
    .help = den Tag nachschlagen; ein Datum, das niemand missverstehen kann, schreibt man wie `1994-10-11`

impossible-date-backward = `{ $written }` endet, bevor es beginnt
    .label = endet, bevor es beginnt
    .help = den Tag nachschlagen; ein Datum, das niemand missverstehen kann, schreibt man wie `1994-10-11`

other-spelling = `{ $here }` (in { $one ->
        [one] { $one } Partie
       *[other] { $one } Partien
    }) ist vielleicht dieselbe Person wie `{ $there }` in { $earlier } (in { $other ->
        [one] { $other } Partie
       *[other] { $other } Partien
    })
    .label = andere Schreibweise
    .help = den Namen einheitlich schreiben, wenn es dieselbe Person ist

date-outside-event = `{ $date }` liegt weit entfernt von der Veranstaltung `{ $event }` { $days ->
        [yes] ({ $first } bis { $last })
       *[no] ({ $first })
    }
    .label = weit von der Veranstaltung entfernt
    .help = den Tag nachschlagen, vor allem das Jahr und die Reihenfolge von Tag und Monat

missing-mark = { this-move } ist ein Zug ohne Ernte (kutakata), hat aber kein `*`
    .label = `*` fehlt

missing-mark-throughout = bei keinem Zug ohne Schlagen (kutakata) steht das `*`: es fehlt bei { $count } Zügen
    .label = der erste davon
    .help = die Korrektur schreibt bei jedem das Sternchen

mark-on-capture = { this-move } beginnt mit einer Ernte, hat aber das `*` eines Zuges ohne Ernte (kutakata)
    .label = bei einer Ernte steht kein `*`

useless-mark = { this-move } hat ein `*`, aber die Regeln `{ $rules }` unterscheiden Züge mit und ohne Ernte nicht
    .label = `*` bedeutet hier nichts

missing-block-mark = { $habit ->
    [reply] { this-move } wird gespielt, während { $pit ->
        [none] eine Mulde
       *[other] { $pit }
    } blockiert ist (kutakatia), hat aber kein `**`
   *[block] { this-move } blockiert { $pit ->
        [none] eine Mulde
       *[other] { $pit }
    } (kutakatia), hat aber kein `**`
}
    .label = hierher gehört `**`

wrong-block-mark = { this-move } hat `**`, aber weder blockiert er eine Mulde (kutakatia), noch ist dabei eine blockiert
    .label = keine Mulde ist blockiert

block-mark-habit = { $habit ->
    [reply] { this-move } hat `**`, weil { $pit ->
        [none] eine Mulde
       *[other] { $pit }
    } dabei blockiert ist (kutakatia); so ist es in der Notation { $dialect } üblich
   *[block] { this-move } hat `**`, weil er { $pit ->
        [none] eine Mulde
       *[other] { $pit }
    } blockiert (kutakatia); so ist es in der Notation { $dialect } üblich
}
    .label = üblich in der Notation { $dialect }

unused-house-sign = { this-move } hat das Zeichen für das Weiterspielen aus dem Haus (nyumba), hätte dort aber nirgends anhalten können
    .label = kein Weiterspielen aus dem Haus

wrong-win-mark = { $mover ->
    [south] { this-move } hat `#`, aber Süd hat damit nicht gewonnen
   *[north] { this-move } hat `#`, aber Nord hat damit nicht gewonnen
}
    .label = gewinnt nicht

empty-pit = { not-legal }: Mulde { $pit } ist leer
    .label = { $pit } ist leer

single-seed = { not-legal }: in Mulde { $pit } liegt nur ein Saatkorn, und ein Zug braucht mindestens zwei
    .label = in { $pit } liegt nur ein Saatkorn

must-capture = { not-legal }: er muss mit einer Ernte beginnen; möglich ist das von { $pits } aus
    .label = { $few ->
        [yes] erntet nicht; { $pits } schon
       *[no] erntet nicht
    }

too-many-seeds = { not-legal }: in Mulde { $pit } liegen { $seeds } Saatkörner, und ein Zug mit mehr als 15 beginnt nie mit einer Ernte; möglich ist eine Ernte von { $pits } aus
    .label = { $seeds } Saatkörner in { $pit }

not-in-front-row = { not-legal }: { $mover ->
        [south] Süd
       *[north] Nord
    } hat noch { $store ->
        [none] Saatkörner
        [one] { $store } Saatkorn
       *[other] { $store } Saatkörner
    } im Lager, also beginnt der Zug mit einem Saatkorn, das in die innere Reihe gesetzt wird
    .label = beginnt in der äußeren Reihe

house-barred = { not-legal }: im Haus (nyumba) { $pit } { $seeds ->
        [none] liegen sechs oder mehr Saatkörner
        [one] liegt { $seeds } Saatkorn
       *[other] liegen { $seeds } Saatkörner
    }, und ohne Ernte darf es nicht verwendet werden, solange eine andere Mulde der inneren Reihe besetzt ist
    .label = das Haus darf nicht verwendet werden

singleton-barred = { not-legal }: in Mulde { $pit } liegt nur ein Saatkorn, und { $house ->
        [lost] da das Haus (nyumba) zerstört ist
       *[small] solange im Haus (nyumba) weniger als sechs Saatkörner liegen
    }, beginnt ein Zug ohne Ernte in einer Mulde der inneren Reihe, in der mehr liegen
    .label = in { $pit } liegt nur ein Saatkorn

blocked-pit = { not-legal }: Mulde { $pit } ist blockiert (kutakatia), also darf dort jetzt kein Zug ohne Ernte beginnen
    .label = { $pit } ist blockiert

back-row-first = { not-legal }: ohne Ernte hat die innere Reihe Vorrang, und dort { $count ->
        [one] hat
       *[other] haben
    } { $pits } mindestens zwei Saatkörner
    .label = die innere Reihe hat Vorrang

empties-front-row = { not-legal }: Mulde { $pit } ist die einzige besetzte Mulde der inneren Reihe; würde von dort in Richtung der äußeren Reihe gesät, bliebe die innere Reihe leer
    .label = leert die innere Reihe

endless-move = { not-legal }: er endet nie, denn innerhalb des Zuges kehrt dieselbe Stellung wieder
    .label = endet nie

endless-move-limit = { not-legal }: er sät mehr { $most ->
        [none] Saatkörner, als in einem Zug erlaubt sind,
       *[other] als die { $most } Saatkörner, die in einem Zug erlaubt sind,
    } und gilt als endlos
    .label = zu lang

undecided-move = { this-move } war noch nicht zu Ende, als die Prüfung abgebrochen wurde; er gilt als endlos, aber bewiesen ist das nicht
    .label = abgebrochen
    .help = ein eigenes Regelwerk mit einem größeren `max-sowings` kann das vielleicht entscheiden

undecided-move-illegal = { not-decided }: nach { $sowings ->
        [one] { $sowings } Saatvorgang
       *[other] { $sowings } Saatvorgängen
    } war er noch nicht zu Ende, dann wurde die Prüfung abgebrochen; er gilt als endlos
    .label = weder beendet noch sicher endlos

blocked-pit-not-captured = { not-legal }: { $mover ->
        [south] Süd
       *[north] Nord
    } hat Mulde { $blocked } blockiert (kutakatia) und muss sie jetzt ernten, da das möglich ist
    .label = erntet { $blocked } nicht

after-the-end = { this-move } kommt nach dem Ende der Partie: { $outcome }
    .label = die Partie ist zu Ende
    .help = nachsehen, ob ein früherer Zug falsch mitgeschrieben ist oder ob hier eine andere Partie beginnt

after-the-end-illegal = { not-legal }: die Partie ist vorher schon zu Ende: { $outcome }
    .label = die Partie ist zu Ende

ambiguous-move = { this-move } passt zu { $count } erlaubten Zügen: { $which }
    .label = { $count } Züge passen
    .help = den schreiben, der gespielt wurde: { $choice }

missing-move = { $turn ->
    [south] Süds Zug fehlt: `{ $written }`{ at-place } steht an Nords Stelle, aber Süd ist am Zug
   *[north] Nords Zug fehlt: `{ $written }`{ at-place } steht an Süds Stelle, aber Nord ist am Zug
}
    .label = { $turn ->
        [south] Süd ist am Zug
       *[north] Nord ist am Zug
    }
    .help = { $turn ->
        [south] Süds Zug nachschlagen und an seine Stelle schreiben
       *[north] Nords Zug nachschlagen und an seine Stelle schreiben
    }

missing-move-first = die Partie beginnt mit Nord am Zug, aber `{ $written }`{ at-place } steht an Süds Stelle
    .label = Nord ist am Zug
    .help = für Süds Zug `--` schreiben: `1: -- { $written }`

missing-move-own-round = Nords Zug `{ $written }`{ at-place } steht an Süds Stelle, in einer eigenen Runde
    .label = Nord ist am Zug
    .help = ihn in die Runde davor schreiben, hinter Süds Zug

too-many-moves = { this-move } ist einer zu viel: eine Runde hat nur Süds Zug und Nords Zug
    .label = ein dritter Zug
    .help = davor eine neue Runde beginnen oder ihn hinter das `;` setzen, wenn es eine Bemerkung ist

too-many-moves-word = `{ $written }`{ at-place } ist ein Wort zu viel: eine Runde hat nur Süds Zug und Nords Zug
    .label = ein dritter Zug
    .help = davor eine neue Runde beginnen oder es hinter das `;` setzen, wenn es eine Bemerkung ist

not-replayed = { $moves ->
    [one] { $moves } Zug ab hier bleibt erhalten, wird aber wegen des Fehlers davor nicht geprüft
   *[other] { $moves } Züge ab hier bleiben erhalten, werden aber wegen des Fehlers davor nicht geprüft
}
    .label = ab hier nicht geprüft

other-habit = { $cause }: so gelesen lassen sich alle { $plies } Halbzüge nachspielen
    .label = so geschrieben nicht nachspielbar
    .help = die Züge mit `kibao repair` ansehen; `kibao check --fix --unsafe-fixes` schreibt sie
