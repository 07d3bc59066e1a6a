### German words; en/text.ftl says what each is for.

missing-semicolon = die Runde ist nach `{ $written }` nicht mit `;` abgeschlossen
    .label = dahinter gehört `;`
    .help = nach dem letzten Zug der Runde `;` schreiben

note-without-sign = die Bemerkung `{ $written }` ist nicht durch `;` von den Zügen getrennt
    .label = als Kommentar gelesen
    .help = nach dem letzten Zug `;` schreiben, dann die Bemerkung

extra-entry = `{ $written }`{ at-place } ist ein Wort zu viel: eine Runde hat nur Süds Zug und Nords Zug
    .label = ein dritter Zug
    .help = davor eine neue Runde beginnen oder es hinter das `;` setzen, wenn es eine Bemerkung ist

line-without-sign = `{ $written }` ist weder Kopfzeile noch Runde noch Kommentar; die Zeile bleibt als Kommentar erhalten
    .label = als Kommentar gelesen
    .help = die Zeile mit `;` beginnen, wenn sie ein Kommentar ist; nachsehen, ob darin Züge verloren gegangen sind

head-after-moves = `{ $written }` sieht wie eine Kopfzeile aus, folgt aber auf Züge und hat kein bekanntes Schlüsselwort; die Zeile bleibt als Kommentar erhalten
    .label = als Kommentar gelesen
    .help = die Zeile mit `;` beginnen, wenn sie ein Kommentar ist; das Schlüsselwort berichtigen, wenn hier eine andere Partie beginnt

round-in-comment = der Kommentar `{ $written }` ist selbst eine Runde; ihre Züge werden nicht geprüft
    .label = Züge in einem Kommentar
    .help = das Kommentarzeichen entfernen, wenn diese Züge gespielt wurden

move-in-comment = der Kommentar enthält `{ $written }`, das wie ein Zug aussieht; es wird nicht gespielt
    .label = ein Zug in einem Kommentar
    .help = als Zug der Partie schreiben, wenn er gespielt wurde

unread-moves = { $moves ->
    [one] `{ $written }` enthält ein Wort, das wie ein Zug aussieht und nicht gelesen wurde
   *[other] `{ $written }` enthält { $moves } Wörter, die wie Züge aussehen und nicht gelesen wurden
}
    .label = nicht gelesen
    .help = die Züge als Runde schreiben, etwa `12: A5> a6>; Kommentar`, oder die Zeile mit `;` beginnen, wenn sie nicht gespielt wurden

unread-move = `{ $written }` ist an dieser Stelle ein zulässiger Zug, steht aber in einem Kommentar und wurde nicht gelesen
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

head-behind-round = die Kopfzeile `{ $written }` steht direkt hinter dem `;` einer Runde; hier beginnt eine andere Partie
    .label = eine andere Partie
    .help = eine Leerzeile davor setzen

lonely-move = { this-move } ist der einzige seiner Runde, und es folgen weitere Runden
    .label = allein in seiner Runde
    .help = den Zug der anderen Seite daneben schreiben oder `--`, wenn keiner gemacht wurde

number-mark = nach der Nummer der Runde steht { $sign }, wo `:` hingehört
    .label = hierher gehört `:`
    .help = `:` schreiben

number-mark-missing = nach der Nummer `{ $written }` der Runde fehlt `:`
    .label = dahinter gehört `:`
    .help = `{ $written }:` schreiben

number-missing = die Runde hat keine Nummer; ihrem Platz nach ist sie Runde { $expected }
    .label = keine Nummer
    .help = `{ $expected }:` davor schreiben, sofern keine Runde verloren gegangen ist

number-wrong = die Nummer der Runde ist `{ $written }`, erwartet wird { $expected }
    .label = erwartet wird { $expected }
    .help = nachsehen, ob davor eine Runde fehlt oder doppelt ist; sonst die Nummer berichtigen

number-one-again = nach anderen Runden kommt noch einmal die Nummer 1; sie wird zur selben Partie gezählt
    .label = noch einmal 1
    .help = davor eine Leerzeile einfügen, wenn hier eine andere Partie beginnt; sonst die Nummer berichtigen

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

leading-zero = `{ $written }`{ at-place } hat eine führende Null
    .label = führende Null
    .help = die Zahl ohne die Null schreiben

split-word = in `{ $written }`{ at-place } steht Leerraum, obwohl es ein einziger Zug ist
    .label = ein Zug in Stücken

spacing = der Leerraum hier ist etwas anderes als ein einfaches Leerzeichen zwischen zwei Wörtern
    .label = Leerraum
    .help = zwischen zwei Wörter ein Leerzeichen setzen, vor `;` und am Anfang oder Ende einer Zeile keines

blank-missing = hier fehlt ein Leerzeichen
    .label = davor gehört ein Leerzeichen
    .help = vor jeden Zug und jeden Kommentar ein Leerzeichen setzen

semicolon-in-head = in einer Kopfzeile steht ein `;`, wo keines nötig ist
    .label = nicht nötig
    .help = `kibao fmt` lässt es weg

blank-line = zwischen Kopf und Runden fehlt eine Leerzeile
    .label = davor gehört eine Leerzeile
    .help = vor die erste Runde eine Leerzeile setzen

empty-value = hinter dem Schlüsselwort `{ $written }` steht nichts
    .label = hier fehlt der Wert
    .help = schreiben, was dorthin gehört, oder die Zeile weglassen

key-order = das Schlüsselwort `{ $written }` gehört vor das darüber
    .label = gehört weiter nach oben
    .help = `kibao fmt` bringt bekannte Schlüsselwörter in ihre Reihenfolge, unbekannte dahinter

key-case = { $other ->
    [yes] das Schlüsselwort `{ $written }` ist nicht das der kanonischen Form
   *[no] das Schlüsselwort `{ $written }` ist nicht kleingeschrieben
}
    .label = { $other ->
        [yes] ein anderes Wort
       *[no] Großbuchstaben
    }
    .help = `{ $lower }` schreiben

repeated-key = das Schlüsselwort `{ $written }` gibt es schon; es gilt die erste Zeile damit
    .label = ein zweites Mal
    .help = die richtige Zeile behalten
