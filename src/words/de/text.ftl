### German words of the checks E, N, S; the English ones are in the file of each check (src/findings).

empty-file = die Datei ist leer
    .label = hier steht nichts
    .help = nachsehen, ob die richtige Datei gespeichert wurde; eine Mitschrift hat mindestens eine Runde wie `1: A6<* a6<;`

not-a-transcript = das ist keine Mitschrift: die Datei enthält weder eine Kopfzeile noch eine Runde
    .label = weder Kopfzeile noch Runde
    .help = eine Mitschrift hat Kopfzeilen wie `south: Asha` und Runden wie `1: A6<* a6<;`

not-a-transcript-site = das ist keine Mitschrift, sondern eine Aufzeichnung von { $site }
    .label = Aufzeichnung einer anderen Website
    .help = `kibao import FILE` macht daraus eine Mitschrift

not-a-transcript-unread = das ist keine Mitschrift, sondern eine Aufzeichnung von { $site }, und die wird nicht gelesen
    .label = Aufzeichnung einer anderen Website
    .help = ihre Züge in eine Mitschrift übertragen: Runden wie `1: A6<* a6<;`

broken-encoding = einige Bytes der Datei sind kein Text; jede solche Stelle wird als das Zeichen U+FFFD gelesen
    .label = die erste solche Stelle
    .help = mit der Vorlage der Mitschrift vergleichen und die verlorenen Zeichen neu eingeben

windows-1252 = die Datei ist nicht in UTF-8 gespeichert; gelesen wurde sie als Windows-1252, die alte westeuropäische Kodierung
    .label = kein UTF-8
    .help = `kibao fmt` schreibt UTF-8; vorher Umlaute und Buchstaben mit Akzent prüfen

utf-16 = die Datei ist in UTF-16 gespeichert, das viele Programme nicht lesen können
    .label = UTF-16
    .help = `kibao fmt` schreibt UTF-8

byte-order-mark = die Datei beginnt mit einem unsichtbaren Zeichen, der Byte-Reihenfolge-Markierung (BOM, U+FEFF)
    .label = ein unsichtbares Zeichen
    .help = `kibao fmt` schreibt die Datei ohne dieses Zeichen

windows-line-ends = { $lines ->
    [one] { $lines } Zeile endet mit CR LF, wie unter Windows
   *[other] { $lines } Zeilen enden mit CR LF, wie unter Windows
}
    .label = das erste solche Zeilenende
    .help = `kibao fmt` beendet jede Zeile mit LF

lone-carriage-return = { $lines ->
    [one] { $lines } Zeile endet mit einem CR allein; viele Programme sehen dort nur eine einzige Zeile
   *[other] { $lines } Zeilen enden mit einem CR allein; viele Programme sehen dort nur eine einzige Zeile
}
    .label = das erste solche Zeilenende
    .help = `kibao fmt` beendet jede Zeile mit LF

no-final-newline = der letzten Zeile fehlt das Zeilenende; nachsehen, ob die Datei abgeschnitten wurde
    .label = hier endet die Datei
    .help = `kibao fmt` ergänzt das Zeilenende

game-too-large = die Partie, die hier beginnt, ist größer, als eine Partie sein darf (1 MiB); sie wurde übergangen
    .label = beginnt hier
    .help = nachsehen, ob Zeilen fehlen, mit denen weitere Partien beginnen, oder ob dies überhaupt eine Mitschrift ist

not-text = die Datei ist kein Text: sie enthält ein NUL-Zeichen
    .label = ein NUL-Zeichen
    .help = ist dies eine beschädigte Mitschrift, die NUL-Zeichen entfernen; sonst die Partien als reinen Text speichern

not-text-archive = die Datei ist kein Text, sondern ein Archiv ({ $format })
    .label = ein Archiv
    .help = zuerst auspacken, dann die Dateien oder den Ordner nennen; ein Dokument als reinen Text speichern

not-text-compressed = die Datei ist kein Text, sondern komprimiert ({ $format })
    .label = komprimierte Daten
    .help = zuerst entpacken; hier wird nur eine Schicht gzip oder Zstandard entpackt

not-text-document = die Datei ist kein Text, sondern hat das Format { $format }
    .label = Format { $format }
    .help = die Partien als reinen Text speichern

missing-semicolon = die Runde ist nach `{ $written }` nicht mit `;` abgeschlossen
    .label = dahinter gehört `;`
    .help = nach dem letzten Zug der Runde `;` schreiben

note-without-sign = die Bemerkung `{ $written }` ist nicht durch `;` von den Zügen getrennt
    .label = als Kommentar gelesen
    .help = nach dem letzten Zug `;` schreiben, dann die Bemerkung

line-without-sign = `{ $written }` ist weder Kopfzeile noch Runde noch Kommentar; die Zeile bleibt als Kommentar erhalten
    .label = als Kommentar gelesen
    .help = die Zeile mit `;` beginnen, wenn sie ein Kommentar ist; nachsehen, ob darin Züge verloren gegangen sind

round-in-comment = der Kommentar `{ $written }` ist selbst eine Runde; ihre Züge werden nicht geprüft
    .label = Züge in einem Kommentar
    .help = das Kommentarzeichen entfernen, wenn diese Züge gespielt wurden

round-in-comment-move = der Kommentar enthält `{ $written }`, das wie ein Zug aussieht; es wird nicht gespielt
    .label = ein Zug in einem Kommentar
    .help = als Zug der Partie schreiben, wenn er gespielt wurde

lone-move = { this-move } ist der einzige seiner Runde, und es folgen weitere Runden
    .label = allein in seiner Runde
    .help = den Zug der anderen Seite daneben schreiben oder `--`, wenn keiner gemacht wurde

unread-moves = { $moves ->
    [one] `{ $written }` enthält ein Wort, das wie ein Zug aussieht und nicht gelesen wurde
   *[other] `{ $written }` enthält { $moves } Wörter, die wie Züge aussehen und nicht gelesen wurden
}
    .label = nicht gelesen
    .help = die Züge als Runde schreiben, etwa `12: A5> a6>; Kommentar`, oder die Zeile mit `;` beginnen, wenn sie nicht gespielt wurden

unread-moves-legal = `{ $written }` ist an dieser Stelle ein zulässiger Zug, steht aber in einem Kommentar und wurde nicht gelesen
    .label = nicht gelesen
    .help = als Zug der Runde schreiben, wenn er gespielt wurde

folded-round = { this-move } steht nicht in der Zeile seiner Runde
    .label = gehört zur Runde davor
    .help = beide Züge einer Runde in eine Zeile schreiben

remark-among-moves = die Notiz `{ $written }` steht zwischen den Zügen der Runde
    .label = als Bemerkung gelesen
    .help = hinter das `;` der Runde schreiben

opinion-apart = das Urteil `{ $written }` ist von seinem Zug getrennt
    .label = ein Urteil über den Zug davor
    .help = an den Zug anschließen

line-prefix = `{ $written }` vor dem Text der Zeile gehört nicht zur Partie
    .label = wird übersprungen
    .help = aus dieser Zeile und allen ähnlichen entfernen

wrong-player = der Zug steht hinter dem Namen `{ $written }`, am Zug ist aber die andere Seite
    .label = dieser Spieler ist nicht am Zug
    .help = nachsehen, ob davor ein Zug fehlt; sonst den Namen berichtigen

ending-as-move = `{ $written }` steht an der Stelle eines Zuges; es wird als Ende der Partie gelesen
    .label = ein Ende
    .help = hinter das `;` der Runde schreiben

doubtful-move = die Aufzeichnung bezweifelt den Zug `{ $written }`; er wird gelesen, wie er dasteht
    .label = zweifelhaft
    .help = mit der Vorlage vergleichen; ohne Zweifel das `?` entfernen

supplied-move = der Zug `{ $written }` steht nicht in der Vorlage: der Herausgeber hat ihn ergänzt
    .label = ergänzt
    .help = ohne Klammern ist es ein Zug der Vorlage

round-number-mark = nach der Nummer der Runde steht { $sign }, wo `:` hingehört
    .label = hierher gehört `:`
    .help = `:` schreiben

round-number-mark-missing = nach der Nummer `{ $written }` der Runde fehlt `:`
    .label = dahinter gehört `:`
    .help = `{ $written }:` schreiben

round-number-missing = die Runde hat keine Nummer; ihrem Platz nach ist sie Runde { $expected }
    .label = keine Nummer
    .help = `{ $expected }:` davor schreiben, sofern keine Runde verloren gegangen ist

round-number-wrong = die Nummer der Runde ist `{ $written }`, erwartet wird { $expected }
    .label = erwartet wird { $expected }
    .help = nachsehen, ob davor eine Runde fehlt oder doppelt ist; sonst die Nummer berichtigen

round-one-again = nach anderen Runden kommt noch einmal die Nummer 1; sie wird zur selben Partie gezählt
    .label = noch einmal 1
    .help = davor eine Leerzeile einfügen, wenn hier eine andere Partie beginnt; sonst die Nummer berichtigen

games-run-together = hier beginnt eine andere Partie, ohne Kopfzeilen und ohne Leerzeile nach der vorigen, die zu Ende ist
    .label = eine andere Partie
    .help = vor dieser Runde eine Leerzeile einfügen

games-run-together-head = die Kopfzeile `{ $written }` steht direkt hinter dem `;` einer Runde; hier beginnt eine andere Partie
    .label = eine andere Partie
    .help = eine Leerzeile davor setzen

stray-punctuation = überzähliges Zeichen { $sign }, das hier keine Bedeutung hat
    .label = hier ohne Bedeutung
    .help = es entfernen

lower-case-direction = die Richtung von `{ $written }`{ at-place } ist ein Kleinbuchstabe statt `L` oder `R`
    .label = Kleinbuchstabe

typographic-sign = { $alone ->
    [yes] { $sign }{ at-place } sieht nur aus wie ein Zeichen der Notation
   *[no] `{ $written }`{ at-place } enthält { $sign }, das nur aussieht wie ein Zeichen der Notation
}
    .label = { $sign } sieht nur ähnlich aus

html-entity = `{ $written }`{ at-place } enthält ein Zeichen in HTML-Schreibweise
    .label = HTML-Schreibweise

sign-order = die Zeichen von `{ $written }`{ at-place } stehen nicht in der Reihenfolge Richtung, Haus, Markierung, `#`
    .label = andere Reihenfolge

split-word = in `{ $written }`{ at-place } steht Leerraum, obwohl es ein einziger Zug ist
    .label = ein Zug in Stücken

leading-zero = `{ $written }`{ at-place } hat eine führende Null
    .label = führende Null
    .help = die Zahl ohne die Null schreiben

no-such-pit = { not-readable }: eine Mulde { $pit } gibt es nicht, eine Reihe hat die Mulden 1 bis 8
    .label = keine Mulde { $pit }
    .help = { how-a-move-is-written }

no-such-pit-large = { not-readable }: eine solche Mulde gibt es nicht, eine Reihe hat die Mulden 1 bis 8
    .label = keine solche Mulde
    .help = { how-a-move-is-written }

no-such-row = { not-readable }: { $sign } ist keine Reihe; Süd hat `A` und `B`, Nord `a` und `b`
    .label = keine Reihe { $sign }
    .help = { how-a-move-is-written }

no-such-row-site = { not-readable }: { $sign } ist keine Reihe; so schreibt Abstract Play Züge
    .label = keine Reihe { $sign }
    .help = `kibao import FILE` macht aus solchen Zügen eine Mitschrift

no-pit-number = { not-readable }: er nennt keine Mulde
    .label = keine Mulde
    .help = { how-a-move-is-written }

strange-sign = { not-readable }: { $sign } gehört zu keiner der beiden Notationen
    .label = { $sign } hat keine Bedeutung
    .help = { how-a-move-is-written }

strange-sign-row = { not-readable }: der Buchstabe der Reihe, { $sign }, gehört vor die Nummer der Mulde
    .label = Buchstabe der Reihe hinter der Mulde
    .help = { how-a-move-is-written }

strange-sign-stuck = { not-readable }: mit { $sign } beginnt ein weiterer Zug, und davor fehlt das Leerzeichen
    .label = zwei Züge ohne Leerzeichen
    .help = { how-a-move-is-written }

too-many-signs = { not-readable }: er hat mehr Zeichen, als ein Zug haben kann
    .label = zu viele Zeichen
    .help = { how-a-move-is-written }

unknown-move = { this-move } ist in der Aufzeichnung offen
    .label = nicht bekannt
    .help = { how-a-move-is-written }

unknown-move-fits = { this-move } ist in der Aufzeichnung offen; zu den Zügen danach passt nur `{ $only }`
    .label = nur `{ $only }` passt
    .help = `[{ $only }]` schreiben: Klammern sind für einen Zug, der ergänzt wird

missing-row = { this-move } nennt keine Reihe; sie darf nur in der Aussaatphase (kunamua) fehlen, solange Saatkörner aus dem Lager gesetzt werden
    .label = keine Reihe

missing-direction = { this-move } passt nur zu einem erlaubten Zug, nennt aber keine Richtung; sie darf nur fehlen, wo eine Ernte sie erzwingt
    .label = keine Richtung

forced-direction = { this-move } hat die falsche Richtung: bei einer Ernte in { $pit ->
        [none] dieser Mulde
       *[other] { $pit }
    } werden die Saatkörner vom näheren Ende der inneren Reihe aus gesät, { $kichwa ->
        [left] dem linken Kopf (kichwa)
        [right] dem rechten Kopf (kichwa)
       *[none] dem Kopf (kichwa) auf dieser Seite
    }
    .label = die andere Richtung ist vorgeschrieben

forced-direction-illegal = { not-legal }: bei einer Ernte in { $pit } müssen die Saatkörner vom näheren Ende der inneren Reihe aus gesät werden, { $kichwa ->
        [left] dem linken Kopf (kichwa)
       *[right] dem rechten Kopf (kichwa)
    }
    .label = { $kichwa ->
        [left] sät vom linken Ende aus
       *[right] sät vom rechten Ende aus
    }

row-case = { $mover ->
    [south] { this-move } hat einen von Nords Reihenbuchstaben, gezogen hat aber Süd
   *[north] { this-move } hat einen von Süds Reihenbuchstaben, gezogen hat aber Nord
}
    .label = { $mover ->
        [south] Nords Buchstabe
       *[north] Süds Buchstabe
    }

row-case-throughout = die Buchstaben der Reihen sind zwischen beiden Seiten vertauscht: { $count } Züge haben den Buchstaben der anderen Seite
    .label = der erste davon
    .help = die Korrektur schreibt bei jedem den richtigen Buchstaben

mixed-dialect = { this-move } hat ein Zeichen der Notation { $other }, die Partie wird aber als { $own } gelesen
    .label = Notation { $other }

spacing = der Leerraum hier ist etwas anderes als ein einfaches Leerzeichen zwischen zwei Wörtern
    .label = Leerraum
    .help = zwischen zwei Wörter ein Leerzeichen setzen, vor `;` und am Anfang oder Ende einer Zeile keines

spacing-missing = hier fehlt ein Leerzeichen
    .label = davor gehört ein Leerzeichen
    .help = vor jeden Zug und jeden Kommentar ein Leerzeichen setzen

key-case = { $other ->
    [yes] das Schlüsselwort `{ $written }` ist nicht das der kanonischen Form
   *[no] das Schlüsselwort `{ $written }` ist nicht kleingeschrieben
}
    .label = { $other ->
        [yes] ein anderes Wort
       *[no] Großbuchstaben
    }
    .help = `{ $lower }` schreiben

semicolon-in-head = in einer Kopfzeile steht ein `;`, wo keines nötig ist
    .label = nicht nötig
    .help = `kibao fmt` lässt es weg

empty-value = hinter dem Schlüsselwort `{ $written }` steht nichts
    .label = hier fehlt der Wert
    .help = schreiben, was dorthin gehört, oder die Zeile weglassen

key-order = das Schlüsselwort `{ $written }` gehört vor das darüber
    .label = gehört weiter nach oben
    .help = `kibao fmt` bringt bekannte Schlüsselwörter in ihre Reihenfolge, unbekannte dahinter

blank-line = zwischen Kopf und Runden fehlt eine Leerzeile
    .label = davor gehört eine Leerzeile
    .help = vor die erste Runde eine Leerzeile setzen

unused-allow = der Kommentar lässt `{ $word }` zu, aber nichts dergleichen ist hier zu finden
    .label = lässt nichts zu
    .help = ihn entfernen oder zu der Runde setzen, von der er spricht; was zu einer Datei gefunden wird, kann nicht in einer Partie zugelassen werden

allow-without-reason = der Kommentar lässt einen Befund ohne Begründung zu
    .label = hierher gehört eine Begründung
    .help = den Grund hinter das Kürzel schreiben, wie in `; kibao: allow N104 the scorer's own sign`

unknown-allow = der Kommentar lässt `{ $word }` zu, aber kein Befund heißt so
    .label = kein bekannter Befund
    .help = { $near ->
        [none] `kibao explain --list` zeigt alle Kürzel und Namen
       *[other] vielleicht ist `{ $near }` gemeint; `kibao explain --list` zeigt alle Kürzel und Namen
    }

unknown-allow-nothing = der Kommentar sagt nicht, welchen Befund er zulässt
    .label = kein bekannter Befund
    .help = `kibao explain --list` zeigt alle Kürzel und Namen

unknown-allow-word = ein Kommentar, der mit `kibao:` beginnt, geht mit `allow` weiter, nicht mit `{ $word }`
    .label = nicht verstanden
    .help = ihn schreiben wie in `; kibao: allow N104 the scorer's own sign` oder mit einem anderen Wort beginnen
