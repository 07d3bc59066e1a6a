### German words; en/config.ftl says what each is for.

config-syntax = das ist kein TOML: { $why }
    .help = Werte sind Zahlen, "Text" oder ["Listen", "von Text"]

config-no-key = es gibt keinen Schlüssel `{ $key }`
    .help = { $near ->
        [none] die bekannten sind { $known }
       *[other] vielleicht ist `{ $near }` gemeint; die bekannten sind { $known }
    }

config-value = ungültiger Wert für `{ $key }`
    .help = zu schreiben ist { $wanted }

config-no-check = kein Befund heißt '{ $word }'
    .help = { $near ->
        [none] kibao explain --list zeigt alle Kürzel und Namen
       *[other] vielleicht ist `{ $near }` gemeint; kibao explain --list zeigt alle Kürzel und Namen
    }

config-no-rules = kein Regelwerk heißt '{ $name }'
    .help = die bekannten sind { $known }

config-rules-table = `rules` nennt das Regelwerk der Partien, deren Kopf keines nennt; es ist keine Tabelle
    .help = ein eigenes Regelwerk als [rule-set.NAME] festlegen

config-no-base = das Regelwerk `{ $name }` hat kein `base`
    .help = base = eines von { $known } schreiben

config-own-name = `{ $name }` kann nicht der Name eines eigenen Regelwerks sein
    .help = ein Name hat Buchstaben, Ziffern und `-`, beginnt mit einem Buchstaben und ist weder `auto` noch der eines bekannten Regelwerks

config-option = '{ $value }' ist kein Wert von `{ $option }`
    .help = zu schreiben ist { $values }

config-type = ein Wert vom Typ { $kind }

config-same-name = die Regelwerke `{ $first }` und `{ $second }` haben denselben Namen; große und kleine Buchstaben zählen gleich
    .help = einem von ihnen einen anderen Namen geben oder es weglassen

config-idle = `{ $option }` ändert hier nichts, weil `{ $beside }` { $value } ist
    .help = es weglassen oder `{ $beside }` einen anderen Wert geben: { $values }

config-seeds = nach dem Regelwerk `{ $name }` beginnt eine Seite mit { $seeds ->
        [one] { $seeds } Saatkorn
       *[other] { $seeds } Saatkörner
    }
    .help = jeder Seite 1 bis 32 geben; 32 sind es in jedem bekannten Regelwerk

config-onward = das Regelwerk `{ $name }` hat Saatkörner im Lager und geerntete Saatkörner, die weiterwandern
    .help = ihm ein `opening` ohne Lager geben, oder `capture = "kichwa"`

config-front-row = nach dem Regelwerk `{ $name }` liegt am Anfang kein Saatkorn in der inneren Reihe; die Partie ist also vorbei
    .help = in die ersten acht Mulden seines `opening` Saatkörner legen

config-no-move = nach dem Regelwerk `{ $name }` hat die Seite, die beginnt, keinen Zug
    .help = ihm ein `opening` mit Saatkörner im Lager geben, oder mit zwei Saatkörnern in einer Mulde, die gespielt werden darf

config-limits = nach dem Regelwerk `{ $name }` überschreitet jeder erste Zug `max-seeds` oder `max-sowings`
    .help = sie weglassen oder größere Zahlen geben; das Regelwerk `ruehl` hat max-seeds = 192

config-pattern = das Muster `{ $pattern }` ist nicht lesbar: { $why }
    .help = Muster sind wie in .gitignore: 1994/*.bao, **/old/*

config-whole-run = `max-findings` zählt über einen ganzen Lauf und lässt sich nicht für einzelne Pfade setzen
    .help = es über die Tabellen schreiben

config-auto = --rules auto braucht eine Aufzeichnung, an der die Regelwerke versucht werden
    .help = ein Regelwerk nennen

config-too-large = { $file }: größer als das 1 MiB, das eine Konfigurationsdatei haben darf
    .help = eine Datei nennen, wie `kibao config --help` sie beschreibt

config-no-file = { $file } ist keine Datei
    .help = Einstellungen werden aus einer Datei dieses Namens gelesen: einen anderen Namen wählen oder --no-config geben

config-not-utf-8 = sie ist nicht UTF-8

config-none = keine Konfigurationsdatei

config-from-default = Vorgabe

config-from-command-line = Befehlszeile

config-rule-set = Regelwerk { $name }: { $title } ({ $origin })

config-own-title = eigenes, nach { $base }

wanted-words = { $first } oder { $last }

wanted-opening = 8 Zahlen für die vordere Reihe, 8 für die hintere und eine für das Lager, mit `|` dazwischen

wanted-seeds = none oder eine Zahl

wanted-sowings = eine Zahl von 1 bis { $most }

wanted-rule-sets = je eine Tabelle, wie in [rule-set.club]

wanted-paths = je eine Tabelle, wie in [paths."1994/*.bao"]

wanted-rules = der Name eines Regelwerks in Anführungszeichen

wanted-number = eine Zahl von 0 bis 4294967295

wanted-settings = eine Tabelle mit Einstellungen

wanted-own = eine Tabelle mit `base` und Optionen

wanted-base = der Name eines bekannten Regelwerks in Anführungszeichen

wanted-title = ein Titel in Anführungszeichen

wanted-codes = eine Liste von Kürzeln oder Namen, wie in ["N3", "missing-mark"]

wanted-code = wenigstens ein Kürzel oder Name

wanted-names = eine Tabelle von Schreibweisen, je mit dem Namen des Spielers

wanted-name = der Name des Spielers in Anführungszeichen

wanted-standings = eine Tabelle mit Punkten, ties, winner

wanted-points = eine Punktzahl von 0 bis 100 mit höchstens zwei Nachkommastellen

wanted-ties = eine Liste aus { $names }
