### Manual pages of the checks of the file, the game and the head: E, G, H.

headings =
    .what = Was gemeldet wird
    .why = Warum
    .example = Beispiel
    .instead = Stattdessen
    .safety = Sicherheit der Korrektur
    .source = Quelle

empty-file = Eine Datei, in der nichts steht.
    .what = Meldet eine Datei, die kein Zeichen außer Leerraum enthält.
    .why = Eine leere Datei ist keine Aufzeichnung einer Partie. Meist ist vorher etwas schiefgegangen: Ein Download brach ab, ein Scan
        wurde nie abgetippt, oder die Festplatte war voll.
    .safety = Es gibt keine Korrektur: Was in die Datei gehört, lässt sich nicht wissen.
    .source = Eigene Festlegung von `kibao`: Eine Mitschrift besteht aus Kopf und Runden oder wenigstens aus einem davon.

not-a-transcript = Eine Datei, in der keine Partie steht.
    .what = Meldet eine Datei, in der zwar Text steht, aber keine einzige bekannte Kopfzeile oder Runde.
    .why = Eine solche Datei ist gar keine Aufzeichnung einer Partie, oder sie hat eine Form, die nicht gelesen wird. Nichts darin ist
        geprüft, und das darf nicht wie ein fehlerfreies Ergebnis aussehen.
    .safety = Es gibt keine Korrektur. Ist es die Aufzeichnung einer anderen Website, so macht `kibao import` daraus eine Mitschrift. Soll
        die Datei keine Mitschrift sein, sie umbenennen, damit sie nicht mehr auf `.bao` endet.
    .source = K, Anhang: Eine Mitschrift besteht aus einem Kopf mit Angaben zur Partie und einer Zeile für jede Runde.

broken-encoding = Bytes, die sich nicht lesen lassen.
    .what = Meldet eine Datei, in der einige Bytes in der Kodierung der Datei keine Bedeutung haben. Jede solche Stelle wird als das
        Ersatzzeichen U+FFFD gelesen.
    .why = Dort ist ein Zeichen verloren gegangen, meist in einem Namen: Die Datei wurde abgeschnitten oder zweimal umgewandelt. Welches
        Zeichen es war, ist der Datei nicht anzusehen.
    .safety = Es gibt keine Korrektur: Die verlorenen Zeichen müssen nach der Vorlage der Aufzeichnung neu eingegeben werden.
    .source = Eigene Festlegung von `kibao`: Dateien werden als UTF-8, UTF-16 oder Windows-1252 gelesen und als UTF-8 geschrieben.

windows-1252 = Text in der alten westeuropäischen Kodierung.
    .what = Meldet eine Datei, die nicht in UTF-8 gespeichert ist und deshalb als Windows-1252 gelesen wurde, das Latin-1 einschließt.
    .why = Den alten Kodierungen ist nicht anzusehen, welche es ist. Der Nächste, der die Datei liest, vermutet vielleicht eine andere und
        sieht in den Namen der Spieler andere Buchstaben.
    .safety = Sicher: Die Datei wird als UTF-8 geschrieben, mit den Zeichen, die jeder Befehl darin liest. Von einer anderen alten Kodierung
        lässt sich diese nicht unterscheiden; Buchstaben, die auf dem Bildschirm falsch aussehen, sind also auch in der Datei falsch.
    .source = Eigene Festlegung von `kibao`: Die kanonische Form ist UTF-8.

utf-16 = Text in UTF-16.
    .what = Meldet eine Datei, in der jedes Zeichen zwei Bytes belegt, wie sie manche Windows-Programme unter dem Namen „Unicode“ speichern.
    .why = Viele Werkzeuge halten eine solche Datei für eine Binärdatei: Suche, Vergleich und Versionsverwaltung scheitern daran.
    .safety = Sicher: Die Datei wird als UTF-8 geschrieben, mit denselben Zeichen.
    .source = Eigene Festlegung von `kibao`: Die kanonische Form ist UTF-8.

byte-order-mark = Eine Byte-Reihenfolge-Markierung am Anfang.
    .what = Meldet eine Datei, die mit dem unsichtbaren Zeichen U+FEFF beginnt, das manche Editoren vor den Text setzen.
    .why = UTF-8 braucht es nicht, und andere Werkzeuge halten es für einen Teil des ersten Wortes.
    .safety = Sicher: Die Datei wird ohne dieses Zeichen geschrieben. Kein sichtbares Zeichen ändert sich.
    .source = Eigene Festlegung von `kibao`: Die kanonische Form ist UTF-8 ohne Markierung.

windows-line-ends = Zeilen, die mit CR LF enden.
    .what = Meldet eine Datei, in der Zeilen mit zwei Zeichen enden, Wagenrücklauf und Zeilenvorschub, wie Windows-Programme sie schreiben.
    .why = Beim Lesen schadet das nicht, aber eine Datei, in der nur manche Zeilen so enden, erscheint beim Vergleichen durchgehend
        geändert.
    .safety = Sicher: Nach der Korrektur endet jede Zeile mit LF. Kein sichtbares Zeichen ändert sich.
    .source = Eigene Festlegung von `kibao`: In der kanonischen Form enden Zeilen mit LF.

lone-carriage-return = Zeilen, die mit CR allein enden.
    .what = Meldet eine Datei, in der Zeilen mit einem Wagenrücklauf ohne Zeilenvorschub enden, wie die ersten Macintosh-Rechner sie
        schrieben.
    .why = Die meisten heutigen Werkzeuge sehen eine solche Datei als eine einzige lange Zeile und zeigen nur deren Ende.
    .safety = Sicher: Nach der Korrektur endet jede Zeile mit LF. Kein sichtbares Zeichen ändert sich.
    .source = Eigene Festlegung von `kibao`: In der kanonischen Form enden Zeilen mit LF.

no-final-newline = Die letzte Zeile hat kein Zeilenende.
    .what = Meldet eine Datei, deren letzte Zeile nicht durch ein Zeilenende abgeschlossen ist.
    .why = Werden Dateien aneinandergehängt, so beginnt die nächste mitten in dieser Zeile. Es kann auch das Zeichen einer abgeschnittenen
        Datei sein: nachsehen, ob die letzte Runde vollständig ist.
    .safety = Sicher: Das Zeilenende wird ergänzt.
    .source = Eigene Festlegung von `kibao`: Die kanonische Form endet mit genau einem Zeilenende.

game-too-large = Eine Partie, die zu groß ist.
    .what = Meldet in einer langen Datei eine Partie von mehr als 1 MiB (1.048.576 Bytes) und übergeht sie. Die Partien davor und danach
        werden gelesen. Eine lange Folge von Leerzeilen zählt nicht mit, ebenso wenig eine von Kommentarzeilen: Nur deren erste und letzte
        Zeilen werden mit der Partie gelesen sowie Kommentare, die das Ende einer Partie melden, einen Zug enthalten oder für `kibao`
        bestimmt sind. Befehle, die Partien oder Kommentare schreiben, lassen nur Leerzeilen weg; Befehle, die eine Datei neu schreiben,
        lassen keine weg.
    .why = So lang ist keine Partie: Die längste bekannte Aufzeichnung hat einige hundert Runden. Höchstwahrscheinlich ist die Datei keine
        Mitschrift, oder eine ihrer Zeilen hat kein Ende. Eine solche Partie als Ganzes zu lesen, würde unbegrenzt Speicher brauchen.
    .safety = Es gibt keine Korrektur: die Datei an dieser Stelle ansehen.
    .source = Eigene Grenze von `kibao`.

not-text = Eine Datei, die kein Text ist.
    .what = Meldet eine Datei mit einem NUL-Zeichen im Text, und eine, die wie ein Archiv, eine komprimierte Datei, ein Dokument oder ein
        Bild beginnt. Von dort an wird keine Partie gelesen, und kein Befehl schreibt die Datei neu.
    .why = Keine Mitschrift enthält ein NUL-Zeichen. Ein Archiv kann unkomprimierte Mitschriften enthalten, und in einer beschädigten Datei
        stehen ganze Strecken von NUL-Zeichen: Ein Befehl, der das eine oder das andere für Text hält, würde es zerstören.
    .safety = Es gibt keine Korrektur. Ein Archiv auspacken, ein Dokument als reinen Text speichern. Aus einer beschädigten Mitschrift die
        NUL-Zeichen nach einem Vergleich mit der Vorlage der Aufzeichnung entfernen.
    .source = Eigene Festlegung von `kibao`: Dateien werden als UTF-8, UTF-16 oder Windows-1252 gelesen, auch einmal gepackt mit gzip oder
        Zstandard.

winner-contradicted = Der Kopf nennt einen anderen Sieger als der Spielverlauf.
    .what = Meldet ein `winner:` oder `result:`, das nicht die Seite nennt, die nach den Zügen der Aufzeichnung gewinnt.
    .why = Eines von beiden ist falsch: der Kopf oder ein Zug der Aufzeichnung.
    .safety = Unsicher: Wenn sich alle Züge nachspielen lassen, wird die Zeile so geändert, dass sie die Seite nennt, die nach dem
        Spielverlauf gewinnt. Nachschlagen, was von beidem stimmt.
    .source = K 1.1, 1.2; R, "End of game"; H, "Spielende".

winner-and-result-differ = Sieger und Ergebnis nennen verschiedene Seiten.
    .what = Meldet einen Kopf, in dem `winner:` die eine Seite nennt und `result:` die andere.
    .why = Eine Partie Bao hat nur einen Sieger, also ist eine der beiden Zeilen falsch.
    .safety = Unsicher: Stimmt der Spielverlauf mit dem Sieger überein, so wird das Ergebnis angeglichen. Sonst gibt es keine Korrektur.
    .source = K 1.2: Die Partie endet damit, dass eine Seite verliert.

unknown-winner = Ein Sieger, der keine der beiden Seiten nennt.
    .what = Meldet ein `winner:` oder `result:`, das weder `South` oder `North`, der Name eines Spielers wie im Kopf, `S` oder `N` noch
        `1-0` oder `0-1` ist, oder das beide Seiten nennt wie `1-0 North`. Die Seiten und Wörter wie `wins` oder `on time` dürfen auf
        Englisch, Swahili, Deutsch oder Tschechisch stehen; eine Bemerkung in Klammern darf folgen. Dass kein Ergebnis bekannt ist, wird als
        `none`, `*`, `?`, `-` oder `unfinished` geschrieben, auch bei `ending:`.
    .why = Die Angabe lässt sich nicht mit dem Spielverlauf vergleichen. Meist ist der Name anders geschrieben als bei `south:` oder
        `north:`.
    .safety = Es gibt keine Korrektur: Aus der Aufzeichnung geht nicht hervor, welche Seite gemeint ist. Ist der Sieger nicht bekannt, den
        Wert leer lassen.
    .source = Eigene Festlegung von `kibao`: die Werte, die ein Sieger haben kann.

unknown-ending = Ein Ende, das nicht bekannt ist.
    .what = Meldet ein `ending:`, das nicht auf Englisch, Swahili, Deutsch oder Tschechisch sagt, dass die Partie durch Aufgabe, durch
        Zeitüberschreitung, durch einen unerlaubten Zug oder durch Nichtantreten verloren ging, dass sich die Spieler auf das Ende einigten
        oder dass sie abgebrochen wurde; oder das mehr als eines davon sagt.
    .why = Der Grund wird in der Statistik nicht gezählt und steht nicht im JSON der Partie.
    .safety = Es gibt keine Korrektur: Wie die Partie endete, muss nachgeschlagen werden.
    .source = Eigene Festlegung von `kibao`: die Werte, die ein Ende haben kann.

resignation-against-winner = Laut Aufzeichnung hat ihr Sieger aufgegeben oder auf andere Weise verloren.
    .what = Meldet einen Kommentar wie `A resigns` oder `Asha lost on time` oder ein solches `ending:` über die Seite, die laut Kopf
        gewonnen hat.
    .why = Wer aufgibt oder nicht antritt, hat verloren. Der Kommentar oder der Kopf ist falsch; da Kommentare freier Text sind, kann auch
        von etwas anderem die Rede sein.
    .safety = Es gibt keine Korrektur: Was von beidem stimmt, muss nachgeschlagen werden.
    .source = R, "End of game": Ein Spieler darf aufgeben.

resignation-against-play = Laut Aufzeichnung hat die Seite, die nach dem Spielverlauf gewann, aufgegeben oder auf andere Weise verloren.
    .what = Meldet einen Kommentar wie `A resigns` oder `Asha lost on time` oder ein solches `ending:` über die Seite, die nach den Zügen
        der Aufzeichnung gewinnt.
    .why = Eine Seite, die gewonnen hat, gibt nicht auf. Der Kommentar oder ein Zug ist falsch; da Kommentare freier Text sind, kann auch
        von etwas anderem die Rede sein.
    .safety = Es gibt keine Korrektur: Was von beidem stimmt, muss nachgeschlagen werden.
    .source = R, "End of game": Ein Spieler darf aufgeben.

not-over = Im Kommentar steht „bao hamna“, aber die Partie ist nicht zu Ende.
    .what = Meldet die Wörter `bao hamna` („es gibt kein Spiel mehr“) in einem Kommentar, wenn nach dem letzten Zug noch beide Seiten ziehen
        können.
    .why = Entweder fehlen am Ende Züge, oder ein Zug der Aufzeichnung ist ein anderer als der, der gespielt wurde.
    .safety = Es gibt keine Korrektur: Was am Ende geschah, muss nachgeschlagen werden.
    .source = R, "End of game": Der Sieger ruft „bao hamna“.

no-end = Ein Sieger ist genannt, aber das Spiel endet nicht.
    .what = Vermerkt eine Partie, deren Kopf den Sieger nennt, obwohl nach dem letzten Zug noch beide Seiten ziehen können und weder
        der Kopf noch ein Kommentar sagt, wie die Partie endete.
    .why = Die letzten Zeilen eines Blattes gehen leicht verloren. Häufiger hat der Verlierer aufgegeben, und die Aufzeichnung sagt es
        nicht.
    .safety = Es gibt keine Korrektur: Was am Ende geschah, muss nachgeschlagen werden.
    .source = Eigene Festlegung von `kibao`: Das Ende des Spielverlaufs wird mit dem Kopf verglichen.

no-moves = Eine Partie ohne Züge.
    .what = Meldet einen Kopf, auf den keine Züge folgen, auch wenn der Kopf oder ein Kommentar den Grund nennt: `; Omar did not come`.
    .why = Es gibt nichts nachzuspielen. Die Züge können verloren gegangen sein oder in einer Form dastehen, die nicht gelesen wird.
    .safety = Es gibt keine Korrektur.
    .source = K, Anhang: Eine Mitschrift besteht aus einem Kopf und einer Zeile für jede Runde.

same-game-twice = Dieselbe Partie zweimal in einem Archiv.
    .what = Meldet mit `--archive` eine Partie mit genau den Zügen einer früheren, ab acht Halbzügen. Die Meldung sagt, ob auch der Kopf
        derselbe ist oder in welchen Kopfzeilen sich die beiden unterscheiden.
    .why = Eine Partie, die zweimal gezählt wird, verfälscht Statistiken und Tabellen. Wo sich nur der Kopf unterscheidet, ist
        wahrscheinlich eine der beiden falsch.
    .safety = Es gibt keine Korrektur: Welche von beiden bleibt, muss ein Mensch entscheiden.
    .source = Eigene Festlegung von `kibao`.

game-within-game = Eine Partie, die der Anfang einer anderen ist.
    .what = Meldet mit `--archive` zwei Partien, von denen die eine Zug für Zug der Anfang der anderen ist, mit mindestens acht Halbzügen.
        Der Befund steht bei der späteren.
    .why = Die kürzere Aufzeichnung ist wahrscheinlich ein Teil derselben Partie: Ihr Ende ging verloren, oder sie wurde geschrieben,
        während die Partie noch lief.
    .safety = Es gibt keine Korrektur: Welche von beiden bleibt, muss ein Mensch entscheiden.
    .source = Eigene Festlegung von `kibao`.

other-winner = Dieselbe Partie mit einem anderen Sieger.
    .what = Meldet mit `--archive` eine Partie mit genau den Zügen einer früheren, ab acht Halbzügen, deren Kopf die andere Seite als Sieger
        nennt.
    .why = Eine Partie hat nur einen Sieger, also ist eine der beiden Aufzeichnungen falsch.
    .safety = Es gibt keine Korrektur: Der Sieger muss nachgeschlagen werden.
    .source = K 1.2: Die Partie endet damit, dass eine Seite verliert.

other-result = Zwei Ergebnisse einer Partie in einer Tabelle.
    .what = Meldet mit `--archive` eine Partie derselben Spieler auf denselben Seiten in derselben Veranstaltung und Runde wie eine frühere,
        am selben Tag und zur selben Zeit, wo diese angegeben sind, aber mit einem anderen Sieger.
    .why = Zwei Spieler treffen in einer Runde nur einmal aufeinander, eine Tabelle aus diesen Aufzeichnungen widerspricht sich also. Haben
        sie mehrmals gegeneinander gespielt, so sollten Runde, Datum oder Uhrzeit die Partien unterscheiden.
    .safety = Es gibt keine Korrektur: Das Ergebnis muss nachgeschlagen werden.
    .source = Eigene Festlegung von `kibao`.

probably-the-same-game = Wahrscheinlich dieselbe Partie in zwei Aufzeichnungen.
    .what = Meldet mit `--archive` eine Partie, die in den meisten Zügen mit einer früheren übereinstimmt, in Mulden und Richtungen, gleich
        wie sie geschrieben sind. Von je fünf Zugfolgen müssen drei übereinstimmen, wenn die Spieler dieselben sind, vielleicht mit
        vertauschten Seiten, sonst vier; beide Partien müssen mindestens vierzehn Halbzüge haben.
    .why = Zwei Schreiber haben eine Partie aufgezeichnet, und einer von ihnen hat sich verschrieben, eine Runde ausgelassen oder früher
        aufgehört. Die Partie zählt doppelt, und die eine Aufzeichnung kann die andere berichtigen.
    .safety = Es gibt keine Korrektur: Welche Aufzeichnung stimmt, muss ein Mensch entscheiden.
    .source = Eigene Festlegung von `kibao`.

unknown-rules = Ein Regelwerk, das nicht bekannt ist.
    .what = Meldet eine Kopfzeile `rules:` mit einem Namen, der nicht der eines bekannten Regelwerks ist. Die Partie wird nach den Regeln
        `kibao` nachgespielt.
    .why = Ein Zug, der nach einem Regelwerk erlaubt ist, kann nach einem anderen unerlaubt sein. Das Ergebnis einer Prüfung nach dem
        falschen Regelwerk bedeutet nichts.
    .safety = Es gibt keine Korrektur. `kibao rules` zählt die bekannten Namen auf; `--rules auto` meldet, zu welchen davon eine
        Aufzeichnung passt.
    .source = Eigene Festlegung von `kibao`: Die Namen sind die von `kibao rules`.

unknown-notation = Eine Notation, die nicht bekannt ist.
    .what = Meldet eine Kopfzeile `notation:`, die weder `kibao` noch `zanzibar` nennt. Welche Notation es ist, wird dann an den Zeichen der
        Züge erkannt.
    .why = Die Kopfzeile sollte bestimmen, wie `>` gelesen wird, tut es aber nicht.
    .safety = Es gibt keine Korrektur: einen der beiden Namen schreiben oder die Zeile entfernen.
    .source = Eigene Festlegung von `kibao`: Die Notationen sind `kibao` und `zanzibar`.

unknown-takasia = Eine Kopfzeile `takasia:`, die weder ja noch nein sagt.
    .what = Meldet einen anderen Wert von `takasia:` als `yes` und `no`. Für das Blockieren gilt weiter, was das Regelwerk sagt.
    .why = `takasia: no` sagt, dass ohne Blockieren (kutakatia) gespielt wurde. Ein Wert, der nicht verstanden wird, zeigt nicht, nach
        welchen Regeln gespielt wurde.
    .safety = Es gibt keine Korrektur: `yes` oder `no` schreiben oder die Zeile entfernen.
    .source = Eigene Festlegung von `kibao` nach den Kopfzeilen älterer Aufzeichnungen aus Sansibar.

repeated-key = Eine Kopfzeile, die zweimal vorkommt.
    .what = Meldet ein bekanntes Schlüsselwort, das im Kopf ein zweites Mal vorkommt. Es gilt die erste Zeile; beide bleiben erhalten.
    .why = Zwei Werte für dieselbe Sache können nicht beide stimmen, es sei denn, sie sind gleich.
    .safety = Unsicher: Eine Wiederholung mit demselben Wert wird entfernt. Sind die Werte verschieden, so gibt es keine Korrektur, denn aus
        der Aufzeichnung geht nicht hervor, welcher stimmt.
    .source = Eigene Festlegung von `kibao`: Von einem wiederholten Schlüsselwort gilt das erste.

head-after-moves = Eine Zeile nach Zügen, die wie eine Kopfzeile aussieht.
    .what = Meldet eine Zeile `word: text` zwischen den Runden, mit einem Wort, das kein bekanntes Schlüsselwort ist. Sie bleibt als
        Kommentar erhalten.
    .why = Kopfzeilen stehen vor den Zügen. Danach beginnt mit einem bekannten Schlüsselwort die nächste Partie; ein unbekanntes Wort kann
        ein Kommentar sein, dem sein Zeichen fehlt, oder der Kopf einer Partie mit einem falsch geschriebenen Schlüsselwort.
    .safety = Sicher, wenn sich alle Züge nachspielen lassen: Die Zeile bekommt das Zeichen eines Kommentars. Sonst unsicher, denn
        vielleicht ist das Schlüsselwort einer zweiten Partie falsch geschrieben.
    .source = K, Anhang: Die Angaben zur Partie stehen vor den Runden.

unreadable-opening = Eine Anfangsstellung, die nicht lesbar ist.
    .what = Meldet eine Kopfzeile `opening:`, die weder `official` noch `novice` noch ein Stellungstext ist.
    .why = Ohne die Stellung am Anfang kann kein Zug der Partie geprüft werden. Die Partie bleibt erhalten, wird aber nicht nachgespielt.
    .safety = Es gibt keine Korrektur. Wird die Zeile entfernt, so beginnt die Partie mit der Anfangsstellung ihres Regelwerks.
    .source = Eigene Festlegung von `kibao`: der Stellungstext, wie `kibao show` und `kibao json` ihn schreiben.

opening-seeds = Eine Anfangsstellung mit der falschen Zahl von Saatkörnern.
    .what = Meldet einen Stellungstext, dessen Saatkörner auf dem Brett und in beiden Lagern zusammen nicht die richtige Zahl ergeben.
    .why = Bao wird mit 64 Saatkörnern gespielt, und keines geht je verloren. Bei jeder anderen Zahl ist eine Mulde oder ein Lager in der
        Aufzeichnung falsch, und jeder Zug danach würde in einer Stellung geprüft, die es nie gab.
    .safety = Es gibt keine Korrektur: nachzählen.
    .source = K 2.1; R, "Game setup"; H, "Aufbau".

opening-store = Saatkörner im Lager bei einem Regelwerk ohne Lager.
    .what = Meldet eine Anfangsstellung mit Saatkörnern im Lager bei einem Regelwerk, in dem von Anfang an alle Saatkörner auf dem Brett
        liegen.
    .why = Bao für Anfänger und Hus-Bao haben keine Aussaatphase (kunamua, die Phase, in der Saatkörner aus dem Lager gesetzt werden). Eine
        solche Partie gehört wahrscheinlich zu einem anderen Regelwerk.
    .safety = Es gibt keine Korrektur: das Regelwerk nennen, nach dem gespielt wurde, oder die Anfangsstellung berichtigen.
    .source = R, "Bao la Kujifunza" und "Hus bao".

opening-block = Eine blockierte Mulde, die nicht blockiert sein kann.
    .what = Meldet einen Stellungstext, der als blockiert eine Mulde ohne Saatkorn oder eine Mulde der äußeren Reihe nennt, oder irgendeine
        Mulde, solange noch Saatkörner im Lager sind.
    .why = Eine Blockade (kutakatia) liegt auf einer besetzten Mulde der inneren Reihe der Seite am Zug, nach einem Zug, der beide Lager
        leer lässt. Höchstwahrscheinlich ist die Zahl falsch: Sie zählt ab 0, sodass 0 bis 7 die Mulden 1 bis 8 der inneren Reihe bedeuten,
        und 255 bedeutet keine Blockade.
    .safety = Es gibt keine Korrektur: die Zahl berichtigen oder 255 schreiben.
    .source = K 5.1; Z 4.1; R, "Blocking".

opening-dropped = Eine Anfangsstellung mit Rechten, die das Regelwerk nicht kennt.
    .what = Meldet einen Stellungstext mit einem bestehenden Haus oder einer blockierten Mulde bei einem Regelwerk ohne Haus oder ohne
        Blockieren. Die Partie wird ohne sie nachgespielt.
    .why = Entweder wurden die Kennzeichen gedankenlos übernommen, oder die Partie wurde nach einem anderen Regelwerk gespielt.
    .safety = Unsicher, denn vielleicht ist das Regelwerk das falsche: Die Stellung wird geschrieben, wie das Regelwerk es verlangt, mit
        `F F` für die Häuser und 255 für die Blockade.
    .source = R, "Bao la Kujifunza" und "Hus bao".

opening-over = Eine Anfangsstellung, in der die Partie zu Ende ist.
    .what = Meldet einen Stellungstext, in dem eine Seite schon verloren hat.
    .why = Kein Zug kann folgen. Wahrscheinlich ist es die letzte Stellung der Partie, oder die Seite am Zug ist die falsche (0 ist Süd, 1
        ist Nord).
    .safety = Es gibt keine Korrektur: die Stellung am Anfang der Partie schreiben.
    .source = K 1.2; R, "End of game"; H, "Spielende".

unknown-opening = Die Stellung, mit der die Aufzeichnung beginnt, ist nicht bekannt.
    .what = Sagt, dass im Kopf `opening: unknown` steht. Die Züge werden gelesen und gezählt, aber keiner wird beurteilt.
    .why = Von manchen Partien ist nur ein späterer Teil erhalten. In einer Stellung, die nicht bekannt ist, ist kein Zug richtig oder
        falsch.
    .safety = Es gibt keine Korrektur: Nur eine andere Quelle kann die Stellung nennen.
    .source = Eigene Festlegung von `kibao`: In einer Stellung, die nicht bekannt ist, wird kein Zug geprüft.

misspelt-key = Ein Schlüsselwort des Kopfes, das fast wie ein bekanntes geschrieben ist.
    .what = Meldet ein unbekanntes Schlüsselwort des Kopfes, das sich von einem bekannten auf Englisch, Swahili, Deutsch oder Tschechisch in
        einem Buchstaben unterscheidet (ab acht Buchstaben in zweien): `evnet`, `kaskazni`. Die Zeile bleibt, wie sie geschrieben ist; nach
        Zügen bleibt sie als Kommentar erhalten.
    .why = Unter einem Schlüsselwort, das nicht bekannt ist, wird der Name einer Veranstaltung, eines Spielers oder eines Siegers nirgends
        gezählt. Nach Zügen beginnt mit der Zeile nicht die nächste Partie.
    .safety = Unsicher: Das bekannte Schlüsselwort wird geschrieben; vielleicht ist das unbekannte gemeint. Es gibt keine Korrektur, wenn
        die Partie das bekannte Schlüsselwort schon hat, und keine nach Zügen, denn mit der Zeile würde eine andere Partie beginnen.
    .source = Eigene Festlegung von `kibao`: Unbekannte Schlüsselwörter bleiben erhalten.

key-without-colon = Ein Schlüsselwort des Kopfes ohne seinen Doppelpunkt.
    .what = Meldet eine Zeile vor den Zügen oder hinter einer Leerzeile, die mit einem bekannten Schlüsselwort beginnt, ohne Doppelpunkt
        dahinter, und wie ein Wert weitergeht: `South Hamisi`, `South = Hamisi`, aber nicht `South to move`. Sie bleibt als Kommentar
        erhalten.
    .why = Was die Zeile über die Partie sagt, wird nirgends gezählt.
    .safety = Unsicher: Der Doppelpunkt wird eingefügt oder tritt an die Stelle von `=` oder eines Strichs; die Zeile kann ein Kommentar
        sein, der mit diesem Wort beginnt. Sie wird nicht korrigiert, wenn die Partie das Schlüsselwort schon hat oder wenn die Zeile auch
        die andere Seite nennt.
    .source = Eigene Festlegung von `kibao`: Kopfzeilen haben die Form `key: value`.

impossible-date = Ein Datum, das es nicht gibt.
    .what = Meldet einen Wert von `date:`, der in keiner Reihenfolge seiner Teile (Tag, Monat, Jahr; Monat, Tag, Jahr; Jahr, Monat, Tag)
        einen Tag nennt, oder einen Zeitraum, der endet, bevor er beginnt. Teile, die nicht bekannt sind, dürfen `?` sein. Ein Datum in
        Worten oder in anderer Form wird nicht beanstandet.
    .why = Der Tag unterscheidet eine Partie von anderen Partien derselben Spieler. Ein Tag, den es nicht gibt, ist ein Schreibfehler, und
        vielleicht kann noch jemand den richtigen nachschlagen.
    .safety = Es gibt keine Korrektur: Der Tag muss nachgeschlagen werden.
    .source = Eigene Festlegung von `kibao` nach dem Kalender.

other-spelling = Der Name eines Spielers in zwei Schreibweisen.
    .what = Meldet mit `--archive` einen Namen bei `south:` oder `north:`, den eine andere Partie anders schreibt: mit anderen
        Großbuchstaben, Akzenten, Leerzeichen oder Zeichen, mit einem Titel (`Bw.`, `Sheikh`), in anderer Reihenfolge, mit einem
        Anfangsbuchstaben statt eines Namens, oder in einem langen Namen mit einem Buchstaben mehr, weniger oder einem anderen. Der Befund
        steht beim ersten Vorkommen der selteneren Schreibweise. Zwei Namen, die gegeneinander spielen, sind zwei Personen.
    .why = Aus einem Spieler werden in allen Tabellen und Statistiken zwei.
    .safety = Sicher, wo `[names]` in `kibao.toml` sagt, wessen Schreibweise es ist: Mit `--archive --fix` wird dieser Name bei `south:`,
        `north:` und `winner:` geschrieben. Sonst unsicher, denn ein Mensch muss wissen, ob beide Namen denselben Spieler meinen:
        Geschrieben wird die häufigere Schreibweise. Eine Partie, die mit dem Namen anders gelesen würde, bleibt unverändert.
    .source = Eigene Festlegung von `kibao`.

date-outside-event = Ein Datum weit entfernt von den anderen Partien der Veranstaltung.
    .what = Meldet mit `--archive` ein Datum, das mehr als einen Monat außerhalb der Tage oder des Jahres im Namen der Veranstaltung liegt.
        Nennt der Name weder Tage noch Jahr, wird das Datum mit den anderen Partien der Veranstaltung verglichen: Wurden die meisten von
        ihnen, und mindestens drei, mehr als ein halbes Jahr davor oder danach gespielt, wird es gemeldet. Alle Reihenfolgen von Tag und
        Monat werden versucht.
    .why = Meist ist das Jahr falsch, oder Tag und Monat sind vertauscht.
    .safety = Es gibt keine Korrektur: Der Tag muss nachgeschlagen werden.
    .source = Eigene Festlegung von `kibao`.
