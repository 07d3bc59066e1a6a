### German words; en/play.ftl says what each is for.

unknown-rules = `{ $written }` ist kein bekanntes Regelwerk; die Partie wird nach den Regeln `{ $rules }` geprüft
    .label = kein bekanntes Regelwerk
    .help = bekannt sind { $known }; `--rules auto` findet heraus, welche davon passen

unknown-notation = `{ $written }` ist keine bekannte Notation; die Partie wird als { $dialect } gelesen
    .label = keine bekannte Notation
    .help = `kibao` oder `zanzibar` schreiben oder die Zeile entfernen

unknown-takasia = `{ $written }` ist weder `yes` noch `no`; für das Blockieren (kutakatia) gilt weiter, was das Regelwerk sagt
    .label = weder yes noch no
    .help = `no` schreiben, wenn ohne Blockieren gespielt wurde, sonst `yes`

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

winner-unknown = `{ $written }` nennt keine der beiden Seiten als Sieger
    .label = nennt keine der beiden Seiten
    .help = { $named ->
        [yes] `South`, `North`, `{ $south }` oder `{ $north }` schreiben, oder nichts, wenn der Sieger nicht bekannt ist
       *[no] `South`, `North` oder den Namen eines Spielers wie in den Kopfzeilen schreiben, oder nichts, wenn der Sieger nicht bekannt ist
    }

ending-unknown = `{ $written }` nennt kein Ende einer Partie
    .label = nennt kein Ende
    .help = `resignation`, `time`, `illegal move`, `absence`, `agreement` oder `broken off` schreiben, oder nichts, wenn es nicht bekannt ist

resignation-contradicted = { $loser ->
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

undecided = { this-move } war noch nicht zu Ende, als die Prüfung abgebrochen wurde; er gilt als endlos, aber bewiesen ist das nicht
    .label = abgebrochen
    .help = ein eigenes Regelwerk mit einem größeren `max-sowings` kann das vielleicht entscheiden

run-together = hier beginnt eine andere Partie, ohne Kopfzeilen und ohne Leerzeile nach der vorigen, die zu Ende ist
    .label = eine andere Partie
    .help = vor dieser Runde eine Leerzeile einfügen

no-moves = die Partie hat Kopfzeilen, aber keine Züge
    .label = keine Züge
    .help = { $explained ->
        [yes] nachsehen, ob Züge fehlen oder in einer Form dastehen, die nicht gelesen wird
       *[no] nachsehen, ob Züge fehlen oder in einer Form dastehen, die nicht gelesen wird; wurde nicht gespielt, den Grund angeben, etwa `ending: absence`
    }
