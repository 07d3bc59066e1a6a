### German words; en/workshop.ftl says what each is for.

workshop-title = Die Bao-Werkstatt

workshop-lead = Die Aufzeichnung einer Partie einfügen. Sie bleibt auf diesem Gerät.

workshop-text = Die Aufzeichnung

workshop-empty = Hier eine Partie einfügen oder auf dem Brett Mulden drücken

workshop-open = Datei öffnen

workshop-paste = Einfügen

workshop-example = Ein Beispiel zeigen

workshop-step-paste = Die Aufzeichnung einer Partie einfügen: aus einem Chat, einer Mail, von einer Webseite oder aus einer Datei.

workshop-step-fix = Brett, Fehler und wahrscheinliche Reparatur ansehen. Ein Druck behebt sie.

workshop-step-keep = Die Partie nachspielen. Speichern oder als Link teilen.

workshop-new = Neu

workshop-share = Link teilen

workshop-link-long = Diese Aufzeichnung ist zu lang für einen Link. Bitte die Datei schicken.

workshop-keep = Speichern

workshop-save-bao = Aufzeichnung (.bao)

workshop-save-html = Seite zum Nachspielen

workshop-save-json = Daten (JSON)

workshop-copy = Text kopieren

workshop-write = Umschreiben

workshop-tidy = In sauberer Form

workshop-to-kibao = In kibao-Notation (A5>)

workshop-to-zanzibar = In Sansibar-Notation (A5R)

workshop-undo = Rückgängig

workshop-redo = Wiederholen

workshop-rules = Regeln

workshop-rules-record = Wie in der Aufzeichnung

workshop-fits = Welche Regeln passen?

workshop-fits-all = jeder Zug ist regelgerecht

workshop-fits-until = ab Halbzug { $ply } nicht regelgerecht

workshop-found = Was gefunden wurde

workshop-sound = Jeder Zug ist regelgerecht, nichts ist falsch.

workshop-fix = Beheben

workshop-fix-unsafe = Das kann ändern, was die Aufzeichnung sagt.

workshop-fix-all = Alles Sichere beheben

workshop-explain = Erklären

workshop-repair = Wahrscheinliche Reparatur suchen

workshop-searching = Die Reparatur wird gesucht …

workshop-cancel = Abbrechen

workshop-apply = Reparatur anwenden ({ $chance })

workshop-enter = Züge eingeben

workshop-choices = Regelgerechte Züge

workshop-press = Erst eine Mulde drücken, dann den Zug.

workshop-over = Die Partie ist zu Ende.

workshop-refused = Nicht geändert, denn der neue Text ergäbe beim Lesen nicht dieselbe Partie.

workshop-nothing = Es ist nichts zu ändern.

workshop-too-long = Dieser Text ist länger als 4 MiB. Dafür ist das Programm kibao da.

workshop-stopped = Dieser Browser kann die Werkstatt nicht ausführen.

workshop-remember = Text in diesem Browser behalten

workshop-setup = Aufstellen

workshop-setup-title = Stellung aufstellen

workshop-setup-text = Als Text

workshop-setup-seeds = { $n } von { $all } Saatkörnern

workshop-setup-empty = Brett leeren

workshop-setup-use = Von hier an spielen

workshop-boards = Bretter vor und nach dem Zug an der Schreibmarke

workshop-report-html = Als Seite speichern

workshop-report-csv = Tabelle speichern (CSV)
