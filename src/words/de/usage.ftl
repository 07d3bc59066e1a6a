### German words; en/usage.ftl says what each is for.

usage-error = Fehler

usage-tip = Tipp

usage-more = Mehr dazu zeigt '{ $help }'.

usage-unexpected = unbekanntes Argument '{ $arg }'

usage-twice = das Argument '{ $arg }' darf nur einmal vorkommen

usage-conflict = das Argument '{ $arg }' verträgt sich nicht mit '{ $other }'

usage-conflicts = das Argument '{ $arg }' verträgt sich nicht mit:

usage-required = diese Argumente fehlen:

usage-no-equals = vor einem Wert von '{ $arg }' muss ein Gleichheitszeichen stehen

usage-no-value = '{ $arg }' braucht einen Wert, hat aber keinen

usage-value = ungültiger Wert '{ $value }' für '{ $arg }'{ $why ->
        [none] { "" }
       *[other] : { $why }
    }

usage-values = mögliche Werte

usage-too-many = überzähliger Wert '{ $value }' für '{ $arg }'

usage-number-of-values = { $exact ->
    [yes] '{ $arg }' braucht genau { $wanted } Werte, { $given ->
            [one] { $shown } ist angegeben
           *[other] { $shown } sind angegeben
        }
   *[no] '{ $arg }' braucht mindestens { $wanted } Werte, { $given ->
            [one] nur { $shown } ist angegeben
           *[other] nur { $shown } sind angegeben
        }
}

usage-command = unbekannter Befehl '{ $command }'

usage-no-command = '{ $command }' braucht einen Befehl, aber es ist keiner angegeben

usage-commands = Befehle

usage-not-utf-8 = mindestens ein Argument ist kein gültiges UTF-8

usage-integer = { $why ->
    [empty] eine ganze Zahl fehlt
    [large] die Zahl ist zu groß
    [small] die Zahl ist zu klein
   *[digit] das ist keine ganze Zahl
}

usage-range = { $value } liegt nicht in { $range }

usage-probability = es muss eine Zahl von 0.5 bis unter 1 sein

usage-id = erlaubt ist ein Buchstabe, dann Buchstaben, Ziffern, - und _

usage-slips = { $why ->
    [decimal] es muss eine Dezimalzahl ab 0 sein, wie 0.5 oder 2
    [large] so viele Schreibfehler passen in keine Partie
   *[fine] mehr als neun Nachkommastellen
}

usage-similar = { $kind ->
    [subcommand] { $count ->
            [one] es gibt einen ähnlichen Befehl
           *[other] es gibt ähnliche Befehle
        }
    [argument] { $count ->
            [one] es gibt ein ähnliches Argument
           *[other] es gibt ähnliche Argumente
        }
   *[value] { $count ->
            [one] es gibt einen ähnlichen Wert
           *[other] es gibt ähnliche Werte
        }
}: { $names }

usage-as-value = soll '{ $arg }' ein Wert sein, dann '{ $way }' schreiben

usage-exists = es gibt '{ $way }'

usage-remove-dashes = es gibt den Befehl '{ $command }'; um ihn aufzurufen, '{ $dashes }' davor weglassen

usage-other = { $text }

heading-usage = Aufruf

heading-commands = Befehle

heading-arguments = Argumente

heading-options = Optionen

heading-common = Gemeinsame Optionen

heading-findings = Befunde

heading-games = Welche Partien

help-options = OPTIONEN

help-command = BEFEHL

help-default = Vorgabe

help-values = Mögliche Werte

## The head keys

keys-intro = Vor den Zügen sagt jede Zeile eines über die Partie: Schlüsselwort, Doppelpunkt, Wert. Jede darf fehlen, die Reihenfolge ist frei.

keys-about = { $key ->
    [title] der Name der Partie
    [south] wer beginnt, wenn die Anfangsstellung nichts anderes sagt
    [north] der andere Spieler
    [event] das Turnier; Partien eines Turniers sind eine Tabelle in `kibao report`
    [round] die Runde des Turniers
    [place] wo gespielt wurde
    [date] wann: Jahr, Monat, Tag; auch `Oktober 1994` und Ähnliches
    [time] die Uhrzeit
    [winner] `South`, `North` oder der Name eines Spielers; `none`, `*`, `?`, `-`, `unfinished` oder nichts, wenn kein Ergebnis bekannt ist
    [result] dasselbe als Punkte: `1-0` oder `0-1`
    [ending] `resignation`, `time`, `illegal move`, `absence`, `agreement` oder `broken off`, wenn das Brett es nicht zeigt
    [opening] `official`, `novice` oder eine Stellung, wie `kibao show` sie schreibt; sonst die offizielle
    [rules] die Regeln; `kibao rules` zählt sie auf
    [notation] `kibao` oder `zanzibar`, wenn die Züge es offenlassen
    [takasia] `no`: keine Mulde wird blockiert
    [annotator] wer die Kommentare schrieb
   *[source] woher die Aufzeichnung stammt
}

keys-more = Schlüsselwörter werden auch auf Swahili, Deutsch und Tschechisch gelesen (`Kusini:`, `Süd:`, `Jih:`). Andere bleiben, wie sie geschrieben sind.

help-one-command = `{ $word }` gehört nicht zu `{ $command }`
    .help = einen Befehl nennen, wie in `kibao help { $command }`
