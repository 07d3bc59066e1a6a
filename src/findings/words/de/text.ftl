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

leading-zero = in `{ $written }`{ at-place } steht eine Null vor der Zahl
    .label = eine Null zu viel
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

key-order = das Schlüsselwort `{ $written }` gehört vor das darüber
    .label = gehört weiter nach oben
    .help = `kibao fmt` bringt bekannte Schlüsselwörter in ihre Reihenfolge, unbekannte dahinter

key-case = das Schlüsselwort `{ $written }` ist nicht kleingeschrieben
    .label = Großbuchstaben
    .help = `{ $lower }` schreiben

repeated-key = das Schlüsselwort `{ $written }` gibt es schon; es gilt die erste Zeile damit
    .label = ein zweites Mal
    .help = die richtige Zeile behalten
