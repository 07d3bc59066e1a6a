### German words; en/stats.ftl says what each is for.

stats-title = Bao la Kiswahili: das Archiv in Zahlen

stats-contents = Inhalt

stats-games = Partien

stats-results = Ergebnisse

stats-rules = Regelwerke

stats-lengths = Länge der Partien

stats-moves = Züge

stats-frequent = Häufigste Züge

stats-pits = Wo Züge beginnen

stats-most-sowings = Die meisten Saatvorgänge

stats-most-captured = Die größten Ernten

stats-players = Spieler

stats-cross = Spieler gegeneinander

stats-openings = Eröffnungen

stats-total = alle Partien

stats-whole = ganz nachspielbar

stats-finished = durch Spiel zu Ende

stats-unfinished = nicht zu Ende gespielt

stats-broken = nicht ganz nachspielbar

stats-without-moves = ohne Züge

stats-front-row-empty = innere Reihe leer

stats-no-move = kein erlaubter Zug

stats-singletons = keine Mulde mit zwei Saatkörnern

stats-endless = endloser Zug

stats-resignation = Aufgabe

stats-time = Zeitüberschreitung

stats-illegal-move = unerlaubter Zug

stats-absence = nicht angetreten

stats-agreement = Einigung

stats-broken-off = abgebrochen

stats-head = nur laut Kopfzeile

stats-nothing = kein Sieger

stats-all = gesamt

stats-number = Partien

stats-open = offen

stats-south-score = Süds Quote

stats-result-note = Sieger ist, wer durch Spiel gewinnt. Entscheidet das Spiel nichts, gilt die Kopfzeile (`winner:` oder `result:`), und wo sie niemanden nennt, hat der Gegner dessen gewonnen, der laut Kopfzeile (`ending:`) oder Kommentar verloren hat. Partien ohne Züge, die einen Sieger haben, zählen hier, aber nicht als Partien.

stats-recorded = wen die Kopfzeilen nennen, wo das Spiel entscheidet: den Sieger { $confirmed }, die andere Seite { $contradicted }, niemanden { $unrecorded }

stats-resigned-winners = Partien, die gewonnen hat, wer laut Aufzeichnung aufgab: { $games }

stats-plies = Halbzüge

stats-rounds = Runden

stats-kunamua-plies = Halbzüge der Aussaatphase (kunamua), wo mtaji folgt

stats-min = kleinste

stats-median = Median

stats-mean = Mittel

stats-max = größte

stats-whole-note = Hier zählen nur Partien, die sich ganz nachspielen lassen.

stats-ended-in-kunamua = Partien, die in der Aussaatphase (kunamua) enden: { $games }

stats-histogram = Partien nach der Zahl ihrer Halbzüge

stats-histogram-alt = Balkendiagramm: Partien nach der Zahl ihrer Halbzüge. Der längste Balken: Halbzüge { $plies }, Partien { $games }.

stats-in-kunamua = in der Aussaatphase (kunamua)

stats-in-mtaji = in der zweiten Phase (mtaji)

stats-kind-capture = beginnen mit einer Ernte

stats-kind-kutakata = ohne Ernte (kutakata)

stats-kind-sow = aus Regelwerken ohne kutakata

stats-captures = ernten etwas

stats-safari = spielen das Haus (safari)

stats-tax = nehmen zwei Saatkörner aus dem Haus

stats-blocks = blockieren eine Mulde (kutakatia)

stats-ends-house = halten im Haus an

stats-ends-blocked = enden in der blockierten Mulde

stats-ends-won = gewinnen mitten im Zug

stats-ends-lost = verlieren mitten im Zug

stats-ends-endless = sind endlos

stats-seeds = geerntete Saatkörner

stats-per-game = je Partie

stats-per-ply = je Zug

stats-per-capture = je Zug mit Ernte

stats-sowings = Saatvorgänge

stats-move = Zug

stats-side = Seite

stats-times = Anzahl

stats-share = Anteil

stats-captured = Saatkörner

stats-where = Stelle

stats-place = { $place }, Partie { $game }, Halbzug { $ply }

stats-pits-alt = wie oft ein Zug in jeder Mulde beginnt, von Süd aus gesehen

stats-player = Spieler

stats-wins = gewonnen

stats-losses = verloren

stats-score = Quote

stats-as-south = als Süd

stats-as-north = als Nord

stats-score-note = Die Quote ist der gewonnene Teil der Partien mit Sieger. Die Reihenfolge ist die von `kibao report`: Punkte, dann Feinwertungen. Welche Schreibweisen ein Spieler sind und wie es Punkte gibt, steht in `kibao.toml`.

stats-copies = { $games ->
        [one] { $games } Partie ist eine Kopie
       *[other] { $games } Partien sind Kopien
    } einer anderen; eine Partie zählt für die Spieler nur einmal; `kibao report` nennt sie

stats-many-games = unter so vielen Partien werden Kopien nicht gesucht

stats-cross-note = gewonnene und verlorene Partien des Spielers der Zeile gegen den der Spalte

replay-html = --replay gehört zu einer Seite
    .help = --format html hinzufügen oder eine .html-Datei nennen

stats-no-players = keine Partie nennt ihre Spieler

stats-start = { $rules }{ $blocking ->
        [no] , ohne Blockieren (kutakatia)
       *[yes] { "" }
    }{ $position ->
        [none] { "" }
       *[other] , von { $position } aus
    }

stats-rare-moves = { $moves ->
        [one] { $moves } seltenerer Zug
       *[other] { $moves } seltenere Züge
    } (--min-games)

stats-more-players = { $players ->
        [one] { $players } weiterer Spieler
       *[other] { $players } weitere Spieler
    } (--players)

stats-count = { $number }

stats-decimal = { $whole },{ $decimals }

stats-percent = { $number } %
