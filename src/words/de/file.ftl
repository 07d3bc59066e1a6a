### German words; en/file.ftl says what each is for.

file-empty = die Datei ist leer
    .label = hier steht nichts
    .help = nachsehen, ob die richtige Datei gespeichert wurde; eine Mitschrift hat mindestens eine Runde wie `1: A6<* a6<;`

file-not-a-transcript = das ist keine Mitschrift: die Datei enthält weder eine Kopfzeile noch eine Runde
    .label = weder Kopfzeile noch Runde
    .help = eine Mitschrift hat Kopfzeilen wie `south: Asha` und Runden wie `1: A6<* a6<;`

file-windows-1252 = die Datei ist nicht in UTF-8 gespeichert; gelesen wurde sie als Windows-1252, die alte westeuropäische Kodierung
    .label = kein UTF-8
    .help = `kibao fmt` schreibt UTF-8; vorher Umlaute und Buchstaben mit Akzent prüfen

file-utf-16 = die Datei ist in UTF-16 gespeichert, das viele Programme nicht lesen können
    .label = UTF-16
    .help = `kibao fmt` schreibt UTF-8

file-broken-encoding = einige Bytes der Datei sind kein Text; jede solche Stelle wird als das Zeichen U+FFFD gelesen
    .label = die erste solche Stelle
    .help = mit der Vorlage der Mitschrift vergleichen und die verlorenen Zeichen neu eingeben

file-byte-order-mark = die Datei beginnt mit einem unsichtbaren Zeichen, der Byte-Reihenfolge-Markierung (BOM, U+FEFF)
    .label = ein unsichtbares Zeichen
    .help = `kibao fmt` schreibt die Datei ohne dieses Zeichen

file-crlf = { $lines ->
    [one] { $lines } Zeile endet mit CR LF, wie unter Windows
   *[other] { $lines } Zeilen enden mit CR LF, wie unter Windows
}
    .label = das erste solche Zeilenende
    .help = `kibao fmt` beendet jede Zeile mit LF

file-lone-cr = { $lines ->
    [one] { $lines } Zeile endet mit einem CR allein; viele Programme sehen dort nur eine einzige Zeile
   *[other] { $lines } Zeilen enden mit einem CR allein; viele Programme sehen dort nur eine einzige Zeile
}
    .label = das erste solche Zeilenende
    .help = `kibao fmt` beendet jede Zeile mit LF

file-game-too-large = die Partie, die hier beginnt, ist größer, als eine Partie sein darf (1 MiB); sie wurde übergangen
    .label = beginnt hier
    .help = nachsehen, ob Zeilen fehlen, mit denen weitere Partien beginnen, oder ob dies überhaupt eine Mitschrift ist

file-not-text = die Datei ist kein Text: sie enthält ein NUL-Zeichen
    .label = ein NUL-Zeichen
    .help = ist dies eine beschädigte Mitschrift, die NUL-Zeichen entfernen; sonst die Partien als reinen Text speichern

file-archive = die Datei ist kein Text, sondern ein Archiv ({ $format })
    .label = ein Archiv
    .help = zuerst auspacken, dann die Dateien oder den Ordner nennen; ein Dokument als reinen Text speichern

file-compressed = die Datei ist kein Text, sondern komprimiert ({ $format })
    .label = komprimierte Daten
    .help = zuerst entpacken; hier wird nur eine Schicht gzip oder Zstandard entpackt

file-foreign = die Datei ist kein Text, sondern hat das Format { $format }
    .label = Format { $format }
    .help = die Partien als reinen Text speichern

file-no-final-newline = der letzten Zeile fehlt das Zeilenende; nachsehen, ob die Datei abgeschnitten wurde
    .label = hier endet die Datei
    .help = `kibao fmt` ergänzt das Zeilenende
