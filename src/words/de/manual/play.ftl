### Manual pages of the checks of marks, rules and style: M, R, S.

missing-mark = Kein Sternchen bei einem Zug ohne Ernte.
    .what = Meldet eine kutakata (einen Zug, der nicht mit einer Ernte beginnt) ohne ihr `*`; nur einmal, wenn in der Aufzeichnung überhaupt
        kein `*` steht.
    .why = Das Sternchen zeigt dem Leser sofort, welche Art von Zug es war, und ein fehlendes kann bedeuten, dass der Schreiber den Zug für
        eine Ernte hielt.
    .safety = Sicher, wenn sich alle Züge der Partie nachspielen lassen: Das Sternchen wird geschrieben. Sonst unsicher, denn die Markierung
        kann zeigen, welcher Zug gespielt wurde.
    .source = K, Anhang: Ein Zug ohne Ernte (kutakata) wird mit einem Sternchen gekennzeichnet.

mark-on-capture = Ein Sternchen bei einem Zug, der erntet.
    .what = Meldet `*` oder `**` bei einem Zug, der mit einer Ernte beginnt.
    .why = Das Sternchen bedeutet kutakata (Zug ohne Ernte). Bei einer Ernte ist es ein Schreibfehler, oder die Stellung auf dem Brett war
        eine andere.
    .safety = Sicher, wenn sich alle Züge der Partie nachspielen lassen: Das Sternchen wird entfernt. Sonst unsicher, denn die Markierung
        kann zeigen, welcher Zug gespielt wurde.
    .source = K, Anhang: Ein Zug ohne Ernte (kutakata) wird mit einem Sternchen gekennzeichnet.

useless-mark = Ein Sternchen in einer Partie ohne kutakata.
    .what = Meldet `*` oder `**` im Hus-Bao, das Züge mit und ohne Ernte nicht unterscheidet.
    .why = Die Markierung bedeutet dort nichts. Vielleicht wurde die Partie nach einem anderen Regelwerk gespielt.
    .safety = Sicher, wenn sich alle Züge der Partie nachspielen lassen: Die Markierung wird entfernt. Sonst unsicher, denn vielleicht ist
        das Regelwerk das falsche.
    .source = R, "Hus bao": Züge mit und ohne Ernte werden nicht unterschieden.

missing-block-mark = Ein Sternchen, wo zwei hingehören.
    .what = Meldet `*` bei einem Zug, der nach der Gewohnheit der Notation, in der die Partie steht, `**` hat: in der Notation kibao der
        Zug, mit dem eine Blockade (kutakatia) entsteht, in der Notation zanzibar der Zug, der während einer Blockade gemacht wird.
    .why = Das zweite Sternchen sagt, dass eine Mulde blockiert wurde. Ohne es sieht ein Leser den Grund für den nächsten Zug nicht.
    .safety = Sicher, wenn sich alle Züge der Partie nachspielen lassen: Das zweite Sternchen wird geschrieben. Sonst unsicher, denn die
        Markierung kann zeigen, welcher Zug gespielt wurde.
    .source = K 5.1; K, Anhang: Eine Blockade (kutakatia) wird mit zwei Sternchen gekennzeichnet.

wrong-block-mark = Zwei Sternchen, obwohl keine Mulde blockiert ist.
    .what = Meldet `**` bei einem Zug ohne Ernte, der weder eine Mulde blockiert noch gemacht wird, während eine blockiert ist.
    .why = Zwei Sternchen bedeuten kutakatia (eine Blockade). Entweder ist das zweite ein Schreibfehler, oder die Spieler hielten eine Mulde
        für blockiert, die es nach den Regeln nicht war.
    .safety = Sicher, wenn sich alle Züge der Partie nachspielen lassen: Ein Sternchen bleibt. Sonst unsicher, denn die Markierung kann
        zeigen, welcher Zug gespielt wurde.
    .source = K 5.1; K, Anhang: Eine Blockade (kutakatia) wird mit zwei Sternchen gekennzeichnet.

block-mark-habit = Zwei Sternchen nach der Gewohnheit der anderen Notation.
    .what = Meldet `**` in der Notation kibao bei dem Zug, der während einer Blockade gemacht wird, oder in der Notation zanzibar bei dem
        Zug, mit dem eine entsteht.
    .why = Es gibt zwei Gewohnheiten, kutakatia (eine Blockade) zu kennzeichnen. Beide werden verstanden, aber in einer Partie sollten sie
        sich nicht mischen.
    .safety = Sicher, wenn sich alle Züge der Partie nachspielen lassen: Die Markierung wird nach der Gewohnheit der eigenen Notation
        geschrieben. Sonst unsicher.
    .source = K, Anhang, für die Notation kibao; die Aufzeichnungen von 1994 für die Notation zanzibar.

unused-house-sign = Ein Haus-Zeichen bei einem Zug, der nicht die Wahl hatte, im Haus anzuhalten.
    .what = Meldet das Zeichen für das Weiterspielen aus dem Haus (`+` in der Notation kibao, `>` hinter der Richtung in der Notation
        zanzibar) bei einem Zug, der im Haus nicht hätte anhalten können.
    .why = Das Zeichen sagt, dass der Spieler weiterspielte, wo er anhalten durfte. Dieser Zug hatte die Wahl nicht, also ist das Zeichen
        ein Schreibfehler, oder die Stellung auf dem Brett war eine andere.
    .safety = Sicher, wenn sich alle Züge der Partie nachspielen lassen: Das Zeichen wird entfernt. Sonst unsicher, denn es kann zeigen,
        welcher Zug gespielt wurde.
    .source = K, Anhang: `+` wird angefügt, wenn sich der Spieler entscheidet, aus dem Haus weiterzuspielen. Wann das möglich ist: K 4.2.1.2
        in kunamua, K 3.2 und Z 3.2 in mtaji; R, "The house".

wrong-win-mark = Ein `#` bei einem Zug, der nicht gewinnt.
    .what = Meldet `#` bei einem Zug, nach dem der Ziehende nicht gewonnen hat.
    .why = Das Zeichen behauptet, dass die Partie mit diesem Zug zu Ende ist (bao hamna). Nach dem Spielverlauf geht sie weiter, also ist
        das Ende der Aufzeichnung oder die Markierung falsch.
    .safety = Unsicher: Das Zeichen wird entfernt. Vorher nachsehen, ob der gewinnende Zug fehlt oder falsch aufgezeichnet ist.
    .source = Eigene Festlegung von `kibao`: K hat kein Zeichen für den gewinnenden Zug; zum Ende der Partie siehe K 1.2.

empty-pit = Ein Zug aus einer Mulde ohne Saatkörner.
    .what = Meldet einen Zug, der in einer Mulde beginnt, in der in diesem Augenblick kein Saatkorn liegt.
    .why = Aus einer leeren Mulde kann nichts gesät werden, und in eine leere wird kein Saatkorn gesetzt. Entweder ist die Mulde falsch
        abgezählt, oder ein früherer Zug der Aufzeichnung ist ein anderer als der, der gespielt wurde.
    .safety = Unsicher: Passt der Zug, wenn in einem früheren Zug aus dem Haus weitergespielt wird, so wird dort das Zeichen dafür ergänzt.
        Sonst gibt es keine Korrektur: Die Hilfe nennt die erlaubten Züge, aber der gespielte Zug muss nachgeschlagen werden.
    .source = K 2.3, 3.3.1; R, "New seed" und "Harvesting phase"; H, "Zugauswahl".

single-seed = Ein Zug aus einer Mulde mit einem einzigen Saatkorn.
    .what = Meldet einen Zug, der bei leerem Lager aus einer Mulde gemacht wird, in der nur ein Saatkorn liegt.
    .why = Zum Säen braucht man mindestens zwei Saatkörner.
    .safety = Unsicher: Passt der Zug, wenn in einem früheren Zug aus dem Haus weitergespielt wird, so wird dort das Zeichen dafür ergänzt.
        Sonst gibt es keine Korrektur: Die Hilfe nennt die erlaubten Züge, aber der gespielte Zug muss nachgeschlagen werden.
    .source = K 1.3.2, 3.3.1; R, "Harvesting phase"; H, "Zugauswahl".

must-capture = Ein Zug ohne Ernte, obwohl eine Ernte möglich ist.
    .what = Meldet einen Zug, der nicht mit einer Ernte beginnt, obwohl ein anderer es täte.
    .why = Ernten ist Pflicht: Wer mit einer Ernte beginnen kann, muss es tun, darf aber unter mehreren Ernten wählen.
    .safety = Unsicher: Passt der Zug, wenn in einem früheren Zug aus dem Haus weitergespielt wird, so wird dort das Zeichen dafür ergänzt.
        Sonst gibt es keine Korrektur: Die Hilfe nennt die Ernten, aber der gespielte Zug muss nachgeschlagen werden.
    .source = K 1.4.1, 1.5.1; R, "Harvesting".

too-many-seeds = Mehr als fünfzehn Saatkörner, obwohl eine Ernte möglich ist.
    .what = Meldet einen Zug aus einer Mulde mit sechzehn oder mehr Saatkörnern, während ein anderer Zug erntet.
    .why = Ein Zug aus einer solchen Mulde beginnt nie mit einer Ernte, und Ernten ist Pflicht.
    .safety = Unsicher: Passt der Zug, wenn in einem früheren Zug aus dem Haus weitergespielt wird, so wird dort das Zeichen dafür ergänzt.
        Sonst gibt es keine Korrektur: Die Hilfe nennt die Ernten, aber der gespielte Zug muss nachgeschlagen werden.
    .source = K 3.4.2; R, "Harvesting phase".

not-in-front-row = Ein Saatkorn, das in die äußere Reihe gesetzt wird.
    .what = Meldet einen Zug aus der äußeren Reihe, der gemacht wird, während der Ziehende noch Saatkörner im Lager hat.
    .why = In der Aussaatphase (kunamua, solange Saatkörner aus dem Lager gesetzt werden) beginnt jeder Zug mit einem Saatkorn, das in die
        innere Reihe des Ziehenden gesetzt wird.
    .safety = Unsicher: Passt der Zug, wenn in einem früheren Zug aus dem Haus weitergespielt wird, so wird dort das Zeichen dafür ergänzt.
        Sonst gibt es keine Korrektur: Vielleicht ist nur der Buchstabe der Reihe falsch, aber das geht aus der Aufzeichnung nicht hervor.
    .source = K 2.3; R, "New seed".

house-barred = Ein Zug ohne Ernte aus dem Haus.
    .what = Meldet in der Aussaatphase (kunamua, solange Saatkörner aus dem Lager gesetzt werden) einen Zug ohne Ernte (kutakata), der im
        Haus des Ziehenden mit sechs oder mehr Saatkörnern beginnt, während eine andere Mulde der inneren Reihe besetzt ist.
    .why = Ein volles Haus (nyumba) ist die Reserve des Spielers. Mit ihm beginnt ein Zug nur, wo es erntet oder wo in keiner anderen Mulde
        der inneren Reihe ein Saatkorn liegt.
    .safety = Unsicher: Passt der Zug, wenn in einem früheren Zug aus dem Haus weitergespielt wird, so wird dort das Zeichen dafür ergänzt.
        Sonst gibt es keine Korrektur: Die Hilfe nennt die erlaubten Züge, aber der gespielte Zug muss nachgeschlagen werden.
    .source = K 2.3.2, 4.2.2.1; R, "New seed".

singleton-barred = Ein einzelnes Saatkorn, das ohne Ernte gezogen wird, obwohl in einer anderen Mulde mehr liegen.
    .what = Meldet in der Aussaatphase (kunamua, solange Saatkörner aus dem Lager gesetzt werden) einen Zug ohne Ernte (kutakata) aus einer
        Mulde mit einem einzigen Saatkorn, wenn das Haus nicht mehr besteht und in einer anderen Mulde der inneren Reihe mehr als eines
        liegt.
    .why = Wer sein Haus verloren hat, muss zuerst aus den größeren Mulden ziehen. Nach Rühls Regeln gilt das auch, solange im Haus weniger
        als sechs Saatkörner liegen.
    .safety = Unsicher: Passt der Zug, wenn in einem früheren Zug aus dem Haus weitergespielt wird, so wird dort das Zeichen dafür ergänzt.
        Sonst gibt es keine Korrektur: Die Hilfe nennt die erlaubten Züge, aber der gespielte Zug muss nachgeschlagen werden.
    .source = K 2.3.3; Z 2.4c; R, "The house".

blocked-pit = Ein Zug aus einer blockierten Mulde.
    .what = Meldet einen Zug ohne Ernte (kutakata) aus der Mulde, die der Gegner blockiert hat.
    .why = Kutakatia: Wenn nach einem Zug ohne Ernte genau eine Mulde des Gegners als Nächstes geerntet werden kann und der Gegner selbst
        keine Ernte hat, darf diese Mulde im nächsten Zug nicht geleert werden.
    .safety = Unsicher: Passt der Zug, wenn in einem früheren Zug aus dem Haus weitergespielt wird, so wird dort das Zeichen dafür ergänzt.
        Sonst gibt es keine Korrektur: Haben die Spieler diese Regel nicht angewendet, das im Kopf vermerken: `takasia: no`.
    .source = K 5.1; Z 4.1; R, "Blocking".

back-row-first = Ein Zug ohne Ernte aus der äußeren Reihe, der zu früh kommt.
    .what = Meldet einen Zug ohne Ernte (kutakata), der in der äußeren Reihe beginnt, während in einer Mulde der inneren Reihe zwei oder
        mehr Saatkörner liegen.
    .why = Ohne Ernte hat die innere Reihe Vorrang. Aus der äußeren Reihe darf nur gespielt werden, wenn in keiner Mulde der inneren Reihe
        zwei Saatkörner liegen.
    .safety = Unsicher: Passt der Zug, wenn in einem früheren Zug aus dem Haus weitergespielt wird, so wird dort das Zeichen dafür ergänzt.
        Sonst gibt es keine Korrektur: Vielleicht ist nur der Buchstabe der Reihe falsch, aber das geht aus der Aufzeichnung nicht hervor.
    .source = K 1.5.2, 3.5.1; R, "Move without capture".

empties-front-row = Ein Zug, der die innere Reihe des Ziehenden leeren würde.
    .what = Meldet einen Zug ohne Ernte (kutakata) aus einer Endmulde der inneren Reihe in Richtung der äußeren Reihe, wenn diese Mulde die
        einzige besetzte der inneren Reihe ist.
    .why = Eine Seite, deren innere Reihe leer ist, hat verloren. Die Regeln verbieten diesen Zug selbst dann, wenn die Saatkörner die
        innere Reihe wieder erreichen würden.
    .safety = Unsicher: Passt der Zug, wenn in einem früheren Zug aus dem Haus weitergespielt wird, so wird dort das Zeichen dafür ergänzt.
        Sonst gibt es keine Korrektur: Vielleicht ist nur die Richtung falsch, aber das geht aus der Aufzeichnung nicht hervor.
    .source = K 1.5.3.1, 2.3.1, 3.5.2; Z 2.4a, 3.5b.

endless-move = Ein Zug, der nie endet.
    .what = Meldet einen Zug, der bewiesenermaßen ewig weitergeht: Dieselbe Stellung kommt in ihm zweimal vor. Wo ein Regelwerk die
        Saatkörner eines Zuges begrenzt, wird auch ein Zug jenseits dieser Grenze gemeldet.
    .why = Ein solcher Zug verstößt gegen die Regeln. Nach Rühls Regeln ist er erlaubt, verliert aber die Partie und wird nicht gemeldet.
    .safety = Unsicher: Passt der Zug, wenn in einem früheren Zug aus dem Haus weitergespielt wird, so wird dort das Zeichen dafür ergänzt.
        Sonst gibt es keine Korrektur: Die Hilfe nennt die erlaubten Züge, aber der gespielte Zug muss nachgeschlagen werden.
    .source = K 1.5.6; Z 1.5a; R, "Game move".

undecided-move = Ein Zug, der so lang ist, dass seine Prüfung abgebrochen wurde.
    .what = Meldet einen Zug, der noch nicht zu Ende war, als die Grenze der Saatvorgänge für die Beurteilung eines Zuges erreicht war
        (`max-sowings`, Vorgabe 67.108.864). Weder ist bewiesen, dass er endlos ist, noch bekannt, dass er endet.
    .why = Niemand hat einen solchen Zug von Hand ausgeführt, also ist die Aufzeichnung hier wahrscheinlich falsch. Er wird wie ein endloser
        Zug behandelt, aber als das gemeldet, was er ist: ungeklärt.
    .safety = Es gibt keine Korrektur. Ein eigenes Regelwerk mit einem größeren `max-sowings` kann das vielleicht entscheiden.
    .source = K 1.5.6, wo verlangt wird, vor der Partie festzulegen, was „endlos“ heißt; die Grenze ist die eigene von `kibao`.

blocked-pit-not-captured = Die blockierte Mulde wird von der Seite, die sie blockiert hat, nicht geerntet.
    .what = Meldet nach Rühls Regeln einen Zug, der die Mulde nicht erntet, die der Ziehende in seinem Zug davor blockiert hat, obwohl es
        einen Zug gibt, der sie erntet.
    .why = Die Blockade war ein Versprechen: Wer blockiert hat, muss diese Mulde jetzt ernten, wenn er kann, gleich an welcher Stelle des
        Zuges. Die anderen Regelwerke verlangen das nicht.
    .safety = Unsicher: Passt der Zug, wenn in einem früheren Zug aus dem Haus weitergespielt wird, so wird dort das Zeichen dafür ergänzt.
        Sonst gibt es keine Korrektur: Haben die Spieler ohne Blockieren gespielt, das im Kopf vermerken: `takasia: no`.
    .source = R, "Blocking".

after-the-end = Ein Zug nach dem Ende der Partie.
    .what = Meldet den ersten Zug, der auf das Ende der Partie nach dem Spielverlauf folgt.
    .why = Eine Seite verliert, wenn ihre innere Reihe leer ist oder wenn sie keinen erlaubten Zug hat. Züge danach wurden in dieser Partie
        nicht gespielt: Zwei Partien können zusammengelaufen sein, oder ein früherer Zug ist falsch aufgezeichnet.
    .safety = Unsicher: Die Züge nach dem Ende werden zu Kommentaren, wenn jede Runde ihre eigene Zeile hat. Vorher nachsehen, ob ein
        früherer Zug falsch aufgezeichnet ist.
    .source = K 1.2; R, "End of game"; H, "Spielende".

ambiguous-move = Mehrere erlaubte Züge passen zu dem, was dasteht.
    .what = Meldet einen Zug ohne Reihe oder Richtung, der mehr als ein erlaubter Zug sein könnte.
    .why = Die Züge führen zu verschiedenen Stellungen, also kann der Rest der Partie nicht geprüft werden. Das Programm rät nicht.
    .safety = Unsicher: Passt der Zug, wenn in einem früheren Zug aus dem Haus weitergespielt wird, so wird dort das Zeichen dafür ergänzt.
        Sonst gibt es keine Korrektur: Welcher der Kandidaten gespielt wurde, muss nachgeschlagen werden oder ergibt sich aus den Zügen
        danach.
    .source = K, Anhang: was bei einem Zug weggelassen werden darf und wann.

missing-move = Der Zug einer Seite fehlt.
    .what = Meldet einen Zug in der Spalte der einen Seite, wenn die andere am Zug ist.
    .why = Die Seiten ziehen abwechselnd. Ohne den fehlenden Zug ist die Stellung nicht bekannt, und der Rest der Partie kann nicht geprüft
        werden. Zieht Nord zuerst, so steht in Runde 1 `--` für Süds Zug.
    .safety = Es gibt keine Korrektur: Welcher Zug fehlt, muss nachgeschlagen werden.
    .source = K 1.5.5; K, Anhang: Eine Runde besteht aus Süds Zug und Nords Zug.

too-many-moves = Mehr als zwei Züge in einer Runde.
    .what = Meldet ein drittes Wort an der Stelle eines Zuges.
    .why = Eine Runde besteht aus Süds Zug und Nords Zug. Aus der Aufzeichnung geht nicht hervor, ob das dritte Wort ein Zug der nächsten
        Runde, ein nicht gestrichener Schreibfehler oder eine Notiz ist.
    .safety = Es gibt keine Korrektur: davor eine neue Runde beginnen oder es in den Kommentar hinter dem Semikolon verschieben.
    .source = K, Anhang: Eine Runde besteht aus Süds Zug und Nords Zug.

not-replayed = Der Rest der Partie wird nicht geprüft.
    .what = Sagt einmal je Partie, von welchem Zug an die Züge erhalten bleiben, aber nicht nachgespielt werden.
    .why = Nach einem Zug, der nicht gespielt werden kann, ist die Stellung nicht bekannt. Über die Züge danach lässt sich nichts sagen,
        weder dass sie richtig noch dass sie falsch sind.
    .safety = Für diesen Befund allein gibt es keine Korrektur: Er verschwindet, wenn der Fehler davor behoben ist.
    .source = Eigene Festlegung von `kibao`: In einer Stellung, die nicht bekannt ist, wird kein Zug geprüft.

other-habit = Die ganze Aufzeichnung folgt einer anderen Gewohnheit.
    .what = Meldet eine Aufzeichnung, die sich nicht nachspielen lässt, wie sie dasteht, wohl aber als Ganzes, wenn man ihre Wörter nach
        einer anderen Gewohnheit des Schreibers liest: Mulden vom anderen Ende gezählt, `<` und `>` vertauscht, die Reihen oder die Spalten
        vertauscht, die Zeilen in anderer Folge. Die Gewohnheit kann auch erst in einer späteren Runde beginnen. Der Befund ersetzt die zu
        einzelnen Zügen.
    .why = Wer auf der anderen Seite des Brettes sitzt oder eine andere Notation gelernt hat, schreibt jeden Zug anders. Jeder dieser Züge
        sieht falsch aus, aber sie haben eine gemeinsame Ursache.
    .safety = Unsicher: Die Züge werden neu geschrieben, wie sie gelesen werden, mit einem Vermerk über die Gewohnheit.
    .source = Eigene Festlegung von `kibao`: In Tausenden von Aufzeichnungen mit Schreibfehlern anderer Art wurde nie eine Gewohnheit zu
        Unrecht erkannt.

spacing = Ungewöhnlicher Leerraum.
    .what = Meldet mehrere Leerzeichen oder einen Tabulator, wo ein Leerzeichen hingehört, ein fehlendes Leerzeichen vor einem Zug oder
        Kommentar und Leerzeichen am Anfang oder Ende einer Zeile.
    .why = Am Sinn ändert das nichts, aber zwei Abschriften einer Partie unterscheiden sich deswegen in vielen Zeilen.
    .safety = Sicher: Geschrieben wird ein Leerzeichen oder keines.
    .source = K, Anhang: Nummer, Doppelpunkt, Leerzeichen, Zug, Leerzeichen, Zug, Semikolon.

key-case = Ein Schlüsselwort des Kopfes in Großbuchstaben oder in einer anderen Sprache.
    .what = Meldet ein bekanntes Schlüsselwort, das nicht in Kleinbuchstaben geschrieben ist oder das Wort auf Swahili, Deutsch oder
        Tschechisch ist (`Kusini`, `Süd`, `Jih`).
    .why = Es wird verstanden, aber eine Suche nach `title:` übersieht es.
    .safety = Sicher: Das Schlüsselwort wird in der kanonischen Form geschrieben. Der Wert bleibt.
    .source = Eigene Festlegung von `kibao`: In der kanonischen Form sind Schlüsselwörter kleingeschriebene englische Wörter.

semicolon-in-head = Ein Semikolon in einer Kopfzeile.
    .what = Meldet eine Kopfzeile, die mit `;` endet oder in der danach eine Runde steht. Eine Bemerkung hinter einem `;` ist richtig.
    .why = Das Semikolon schließt eine Runde ab. Im Kopf genügt das Zeilenende; in den älteren Aufzeichnungen aus Sansibar steht in jeder
        Zeile ein Semikolon.
    .safety = Sicher, wenn in der Zeile nichts oder nur eine Runde darauf folgt: Es wird entfernt. Unsicher, wenn eine Bemerkung und eine
        Runde folgen: Jede bekommt eine eigene Zeile, aber die Bemerkung kann zum Wert gehören.
    .source = Eigene Festlegung von `kibao`: In der kanonischen Form lautet eine Kopfzeile `key: value`, und nach `; ` darf eine Bemerkung
        folgen.

empty-value = Ein Schlüsselwort des Kopfes ohne Wert.
    .what = Meldet ein bekanntes Schlüsselwort, hinter dessen Doppelpunkt nichts steht.
    .why = Die Zeile bleibt erhalten und bedeutet, dass der Wert nicht bekannt ist. Gemeldet wird sie, weil man einen Wert leicht aus
        Versehen weglässt.
    .safety = Es gibt keine Korrektur: Die Aufzeichnung enthält den Wert nicht.
    .source = Eigene Festlegung von `kibao`: Ein leeres Schlüsselwort bleibt in der kanonischen Form erhalten.

key-order = Schlüsselwörter des Kopfes in anderer Reihenfolge.
    .what = Meldet eine Kopfzeile, die vor eine weiter oben gehört: Bekannte Schlüsselwörter haben eine feste Reihenfolge, und unbekannte
        folgen ihnen.
    .why = Jede Reihenfolge wird verstanden. Ist die Reihenfolge dieselbe, so lassen sich zwei Köpfe leicht vergleichen, und der Vergleich
        zeigt nur wirkliche Unterschiede.
    .safety = Sicher: Die Kopfzeilen werden in die Reihenfolge gebracht, jede mit ihren Kommentaren.
    .source = Eigene Festlegung von `kibao`: die Reihenfolge der Schlüsselwörter in der kanonischen Form.

blank-line = Keine Leerzeile zwischen Kopf und Runden.
    .what = Meldet eine erste Runde, die in der Zeile direkt unter dem Kopf steht.
    .why = Die Aufzeichnung wird verstanden. Eine Leerzeile zeigt, wo der Kopf endet und die Partie beginnt.
    .safety = Sicher: Vor die Runde wird eine Leerzeile gesetzt.
    .source = Eigene Festlegung von `kibao`: In der kanonischen Form steht dort eine Leerzeile.

unused-allow = Ein Kommentar, der etwas zulässt, was nicht zu finden ist.
    .what = Meldet einen `allow`-Eintrag in einem Kommentar `kibao: allow …`, der nichts unterdrückt: In der Runde des Kommentars, oder in
        der Partie, wenn der Kommentar vor den Runden steht, gibt es keinen Befund mit diesem Kürzel.
    .why = Ein solcher Kommentar ist von einem Fehler übrig, der behoben ist, oder steht bei der falschen Runde. Er würde den nächsten
        Fehler dieser Art verdecken. Befunde zu einer Datei als Ganzem (`E`) gehören zu keiner Partie und können in keiner zugelassen
        werden.
    .safety = Es gibt keine Korrektur: den Kommentar entfernen oder zu der Runde verschieben, zu der er gehört.
    .source = Eigene Festlegung von `kibao`.

allow-without-reason = Ein Kommentar, der einen Befund ohne Begründung zulässt.
    .what = Meldet einen Kommentar `kibao: allow …`, in dem nach den Kürzeln nichts steht. Zugelassen sind die Befunde trotzdem: Sie werden
        weder gemeldet noch gezählt. Auch ein Zug, der nicht erlaubt ist, kann zugelassen werden, aber die Partie wird dadurch nicht gültig.
    .why = Wer die Aufzeichnung später liest, braucht die Begründung: Ein ohne sie zugelassener Befund sieht aus wie ein Fehler, den jemand
        verbergen wollte.
    .safety = Es gibt keine Korrektur: Nur ein Mensch kennt den Grund.
    .source = Eigene Festlegung von `kibao`.

unknown-allow = Ein Kommentar für `kibao`, der nicht verstanden wird.
    .what = Meldet einen Kommentar, der mit `kibao:` beginnt und mit einem anderen Wort als `allow` weitergeht oder etwas zulässt, was nicht
        der Name einer Prüfung ist. Verstanden werden Kürzel (`N104`), Anfänge von Kürzeln (`N1`) und Namen (`round-in-comment`), mehrere
        durch Kommas getrennt.
    .why = Der Kommentar bewirkt nichts, und wer ihn schrieb, glaubt, dass er etwas bewirkt.
    .safety = Es gibt keine Korrektur: `kibao explain --list` zeigt alle Kürzel und Namen.
    .source = Eigene Festlegung von `kibao`.
