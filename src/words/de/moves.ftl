### German words; en/moves.ftl says what each is for.

ambiguous = { this-move } passt zu { $count } erlaubten Zügen: { $which }
    .label = { $count } Züge passen
    .help = den schreiben, der gespielt wurde: { $choice }

not-readable = { this-move } ist nicht lesbar

unreadable-pit-far-too-large = { not-readable }: eine solche Mulde gibt es nicht, eine Reihe hat die Mulden 1 bis 8
    .label = keine solche Mulde
    .help = { how-a-move-is-written }

unreadable-no-such-pit = { not-readable }: eine Mulde { $pit } gibt es nicht, eine Reihe hat die Mulden 1 bis 8
    .label = keine Mulde { $pit }
    .help = { how-a-move-is-written }

unreadable-no-such-row = { not-readable }: { $sign } ist keine Reihe; Süd hat `A` und `B`, Nord `a` und `b`
    .label = keine Reihe { $sign }
    .help = { how-a-move-is-written }

unreadable-no-pit = { not-readable }: er nennt keine Mulde
    .label = keine Mulde
    .help = { how-a-move-is-written }

unreadable-row-after-pit = { not-readable }: der Buchstabe der Reihe, { $sign }, gehört vor die Nummer der Mulde
    .label = Buchstabe der Reihe hinter der Mulde
    .help = { how-a-move-is-written }

unreadable-stuck-together = { not-readable }: mit { $sign } beginnt ein weiterer Zug, und davor fehlt das Leerzeichen
    .label = zwei Züge ohne Leerzeichen
    .help = { how-a-move-is-written }

unreadable-strange-sign = { not-readable }: { $sign } gehört zu keiner der beiden Notationen
    .label = { $sign } hat keine Bedeutung
    .help = { how-a-move-is-written }

unreadable-too-many-signs = { not-readable }: er hat mehr Zeichen, als ein Zug haben kann
    .label = zu viele Zeichen
    .help = { how-a-move-is-written }

missing-first-move = die Partie beginnt mit Nord am Zug, aber `{ $written }`{ at-place } steht an Süds Stelle
    .label = Nord ist am Zug
    .help = für Süds Zug `--` schreiben: `1: -- { $written }`

missing-move-in-own-round = Nords Zug `{ $written }`{ at-place } steht an Süds Stelle, in einer eigenen Runde
    .label = Nord ist am Zug
    .help = ihn in die Runde davor schreiben, hinter Süds Zug

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

too-many-moves = { this-move } ist einer zu viel: eine Runde hat nur Süds Zug und Nords Zug
    .label = ein dritter Zug
    .help = davor eine neue Runde beginnen oder ihn hinter das `;` setzen, wenn es eine Bemerkung ist

after-end = { this-move } kommt nach dem Ende der Partie: { $outcome }
    .label = die Partie ist zu Ende
    .help = nachsehen, ob ein früherer Zug falsch mitgeschrieben ist oder ob hier eine andere Partie beginnt

not-replayed = { $moves ->
    [one] { $moves } Zug ab hier bleibt erhalten, wird aber wegen des Fehlers davor nicht geprüft
   *[other] { $moves } Züge ab hier bleiben erhalten, werden aber wegen des Fehlers davor nicht geprüft
}
    .label = ab hier nicht geprüft

row-case = { $mover ->
    [south] { this-move } hat einen von Nords Reihenbuchstaben, gezogen hat aber Süd
   *[north] { this-move } hat einen von Süds Reihenbuchstaben, gezogen hat aber Nord
}
    .label = { $mover ->
        [south] Nords Buchstabe
       *[north] Süds Buchstabe
    }

mixed-dialect = { this-move } hat ein Zeichen der Notation { $other }, die Partie wird aber als { $own } gelesen
    .label = Notation { $other }

row-missing = { this-move } nennt keine Reihe; sie darf nur in der Aussaatphase (kunamua) fehlen, solange Saatkörner aus dem Lager gesetzt werden
    .label = keine Reihe

direction-missing = { this-move } passt nur zu einem erlaubten Zug, nennt aber keine Richtung; sie darf nur fehlen, wo eine Ernte sie erzwingt
    .label = keine Richtung

direction-forced = { this-move } hat die falsche Richtung: bei einer Ernte in { $pit ->
        [none] dieser Mulde
       *[other] { $pit }
    } werden die Saatkörner vom näheren Ende der inneren Reihe aus gesät, { $kichwa ->
        [left] dem linken Kopf (kichwa)
        [right] dem rechten Kopf (kichwa)
       *[none] dem Kopf (kichwa) auf dieser Seite
    }
    .label = die andere Richtung ist vorgeschrieben

house-unused = { this-move } hat das Zeichen für das Weiterspielen aus dem Haus (nyumba), hätte dort aber nirgends anhalten können
    .label = kein Weiterspielen aus dem Haus
