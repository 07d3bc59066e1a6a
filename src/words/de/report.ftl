### German words; en/report.ftl says what each is for.

report-title = Turnierbericht

report-standings = Tabelle

report-needs = Partien, um die sich jemand kümmern muss

report-doubles = Mehrfach aufgezeichnete Partien

report-names = Namen in mehreren Schreibweisen

report-missing = Fehlende Begegnungen

report-games = Alle Partien

report-replay = Nachspielen

report-rank = Platz

report-points = Punkte

report-draws = Remis

report-direct = direkt

report-sonneborn-berger = S-B

report-buchholz = Buchh.

report-game = Partie

report-round = Runde

report-date = Datum

report-result = Ergebnis

report-errors = Fehler

report-findings = Befunde

report-file = Datei

report-repair-word = Reparatur

report-pair = Paar

report-played = gespielt

report-counted = Gewertete Partien

report-open = offen

report-walkover = kampflos

report-none = nicht gespielt

report-copy = Kopie von { $game }

report-direct-long = direkter Vergleich

report-wins-long = Siege

report-sonneborn-berger-long = Sonneborn-Berger

report-buchholz-long = Buchholz

report-scoring = Ein Sieg zählt { $win }, ein Remis { $draw }, ein kampfloser Sieg { $walkover }, eine Partie ohne Ergebnis { $unplayed }. Bei gleichen Punkten: { $ties }.

report-event = { $event } ({ $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    })

report-events = Diese Aufzeichnungen nennen { $count } Veranstaltungen, die hier als eine zählen: { $events }. --event berichtet über eine davon.

report-no-event = keine Partie gehört zur Veranstaltung `{ $event }`
    .help = `event:` im Kopf nennt sie; ohne --event nennt der Bericht alle Veranstaltungen

table-earlier = { $folder }: { $count ->
        [one] { $count } Ordner stammt
       *[other] { $count } Ordner stammen
    } von einem früheren Lauf und bleiben: { $names }
    .help = wer den ganzen Ordner liest, liest auch sie; löschen, wenn ihre Partien in den neuen Dateien sind

report-no-rounds = Buchholz zählt nicht, weil nicht jede Partie eine Runde hat.

report-rule =
    { $games ->
        [one] In { $games } Partie
       *[other] In { $games } Partien
    } nennt der Kopf einen anderen Gewinner als die Züge; { $rule ->
        [head] es zählt der Kopf.
        [play] es zählen die Züge.
       *[neither] es zählt keins von beiden.
    }

report-broken = lässt sich nicht ganz nachspielen

report-contradicted = zwei Gewinner

report-doubtful = hat einen Fehler

report-no-result = ohne Ergebnis

report-no-name = ein Spieler ist nicht genannt

report-across = passt nicht zu anderen Partien

report-line = Zeile { $line }: { $message }

report-more-errors =
    { $count ->
        [one] { $count } weiterer Fehler
       *[other] { $count } weitere Fehler
    }

report-repair = wahrscheinlich: { $repair }

report-no-repair = keine wahrscheinliche Reparatur gefunden

report-no-needs = Um keine Partie muss sich jemand kümmern.

report-double =
    Partie { $game } zählt; dieselbe ist auch { $others } ({ $kind ->
        [same] dieselben Züge
        [part] eine ist der Anfang der anderen
       *[alike] die meisten Züge sind gleich
    }).

report-disagree = Die Kopien haben verschiedene Ergebnisse; die Partie zählt deshalb ohne Ergebnis.

report-no-doubles = Keine Partie ist zweimal aufgezeichnet.

report-one = { $name }: auch { $spellings }; als ein Spieler gezählt.

report-asked =
    { $one } und { $other } ({ $why ->
        [initials] ein Anfangsbuchstabe
        [order] andere Reihenfolge
        [words] sie spielen gegeneinander
       *[letter] ein Buchstabe
    }): vielleicht ein Spieler, als zwei gezählt. In kibao.toml unter [names]: "{ $other }" = "{ $one }" vereint sie.

report-no-names = Jeder Name hat eine Schreibweise.

report-each =
    Die meisten Paare haben { $each ->
        [one] { $each } Partie
       *[other] { $each } Partien
    } gespielt; diese weniger.

report-no-missing = Keine Begegnung fehlt.

report-few = Für ein Turnier jeder gegen jeden haben sich zu wenige Paare getroffen.

report-more = { $count } weitere; eine Seite (-o report.html) hat alle.

report-no-replay =
    { $count ->
        [one] { $count } Partie lässt
       *[other] { $count } Partien lassen
    } sich hier nicht nachspielen, weil die Seite zu groß würde; kibao html zeigt eine Partie.
