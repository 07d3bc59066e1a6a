### Manual pages of the checks of the notation: N.

missing-semicolon = Eine Runde ohne ihr abschließendes Semikolon.
    .what = Meldet eine Runde, die beide Züge hat oder auf die eine weitere Runde folgt und die nicht mit `;` abgeschlossen ist.
    .why = Das Semikolon beendet eine Runde. Ohne es lässt sich ein Kommentar nicht von einem Zug unterscheiden, und eine vollständige Runde
        nicht von einer abgeschnittenen.
    .safety = Sicher: Das Semikolon wird geschrieben.
    .source = K, Anhang: die Nummer der Runde, ein Doppelpunkt, Süds Zug, Nords Zug, ein Semikolon.

note-without-sign = Eine Bemerkung direkt nach den Zügen, ohne Semikolon davor.
    .what = Meldet Wörter nach den Zügen einer Runde, die nicht durch `;` von ihnen getrennt sind. Sie bleiben als Kommentar der Runde
        erhalten. Notizen zwischen den Zügen meldet N108.
    .why = Ein Kommentar beginnt nach dem Semikolon. Ohne es lesen andere Programme die Bemerkung als dritten Zug und brechen ab.
    .safety = Sicher: Die Runde wird zuerst abgeschlossen, und die Bemerkung bleibt als ihr Kommentar.
    .source = K, Anhang: Nach dem Semikolon dürfen Kommentare folgen.

line-without-sign = Eine Zeile, die weder Kopfzeile noch Runde noch Kommentar ist.
    .what = Meldet eine Zeile zwischen den Runden, die sich als keines davon lesen lässt, zum Beispiel einen Satz oder die Überschrift einer
        Tabelle. Sie bleibt als Kommentar erhalten. Eine Zeile mit Wörtern in der Form vollständiger Züge meldet N106.
    .why = Eine Kommentarzeile beginnt mit `;` oder `%`. Ohne dieses Zeichen kann es eine beschädigte Runde sein: nachsehen, ob die Zeile
        Züge enthalten sollte.
    .safety = Sicher, wenn sich alle Züge nachspielen lassen: Die Zeile bekommt das Zeichen eines Kommentars. Sonst unsicher, denn die Zeile
        kann eine beschädigte Runde sein, die von Hand wiederhergestellt werden muss.
    .source = Eigene Festlegung von `kibao` nach den Aufzeichnungen von 1994: Kommentarzeilen beginnen mit `;` oder `%`.

round-in-comment = Eine Runde oder ein Zug in einem Kommentar.
    .what = Meldet Kommentare und Bemerkungen, die selbst eine Runde sind, und in anderen jedes Wort in der Form eines vollständigen Zuges:
        eine Mulde mit dem Buchstaben der Reihe oder einer Richtung. Wo genau dieser Zug an der Reihe und erlaubt ist, meldet ihn auch N106.
    .why = Ein Kommentar kann von Zügen sprechen, die nicht gemacht wurden. Aber auf diese Weise werden auch Züge aus einer Aufzeichnung
        herausgenommen, meist dort, wo sich die Partie nicht mehr nachspielen lässt; dann werden sie nicht geprüft, und die eigentliche
        Ursache liegt wahrscheinlich etwas weiter oben.
    .safety = Unsicher: Das Zeichen vor einer Runde wird entfernt, wenn sich vorher und nachher alle Züge der Partie nachspielen lassen. Aus
        der Aufzeichnung geht nicht hervor, ob diese Züge gespielt wurden. Für einen einzelnen Zug gibt es keine Korrektur.
    .source = Die Aufzeichnungen von 1994, in denen Runden mit `%` ausgeschaltet sind.

lone-move = Eine Runde mit nur einem Zug, die nicht die letzte ist.
    .what = Meldet eine Runde mitten in der Partie, in der nur ein Zug steht, außer wenn schon der Spielverlauf zeigt, dass ein Zug fehlt.
    .why = Zu jeder Runde gehören Süds Zug und Nords Zug. Steht nur ein Zug da, so ist unklar, wessen Zug es ist.
    .safety = Sicher, wenn sich alle Züge nachspielen lassen und in der nächsten Runde nur Nords Zug steht, hinter `--`: Aus beiden wird
        eine Runde. Sonst gibt es keine Korrektur: den anderen Zug daneben schreiben oder `--`, wenn keiner gemacht wurde.
    .source = K, Anhang: Eine Runde besteht aus Süds Zug und Nords Zug.

unread-moves = Züge, die nicht gelesen wurden.
    .what = Meldet Wörter in der Form eines vollständigen Zuges (Mulde mit dem Buchstaben der Reihe oder einer Richtung), die nicht gespielt
        wurden: in einer Zeile oder Notiz, die weder Runde noch Kommentar ist; und in einem Kommentar oder einer Bemerkung, wo genau dieser
        Zug an der Reihe und erlaubt ist und die Aufzeichnung an seiner Stelle keinen erlaubten Zug hat.
    .why = Ohne diese Züge ist die Aufzeichnung nicht geprüft, auch wenn alle anderen stimmen. Die Partie gilt nicht als gültig, und keine
        Korrektur und kein Neuschreiben macht aus den Wörtern einen Kommentar.
    .safety = Es gibt keine Korrektur: die Züge als Runde schreiben. Wurden sie nicht gespielt, die Zeile mit `;` beginnen; ist ein solcher
        Zug an der Reihe und erlaubt, ihn mit anderen Worten beschreiben oder den Befund mit einer Begründung zulassen.
    .source = Eigene Festlegung von `kibao`: Eine Prüfung, die einen Zug übergeht, hat nichts geprüft.

folded-round = Eine Runde, die in der nächsten Zeile weitergeht.
    .what = Meldet einen Zug, der nicht in der Zeile seiner Runde steht, zum Beispiel den von Nord in einer Aufzeichnung mit einem Zug je
        Zeile oder den ersten nach einer Nummer am Ende einer Zeile; und Nords Zug hinter der noch einmal geschriebenen Nummer der Runde,
        wie in `1... a6>`. Die Wörter werden als eine Runde gelesen.
    .why = Mailprogramme brechen Zeilen um, und manche schreiben einen Zug je Zeile. Andere Programme lesen eine Zeile als Runde und
        verlieren Nords Zug oder halten ihn für Süds.
    .safety = Sicher: Die Wörter kommen in eine Zeile. Ein Kommentar zwischen ihnen kommt hinter die Runde.
    .source = K, Anhang: In einer Zeile stehen die Züge beider Seiten.

remark-among-moves = Eine Notiz zwischen den Zügen einer Runde.
    .what = Meldet eine Notiz vor oder zwischen den Zügen einer Runde, wie `(0:05)` oder `{"{"}good{"}"}`. Sie bleibt als Bemerkung der
        Runde erhalten, und nach ihr gehen die Züge weiter. Andere Wörter werden nur vor dem Zug, der an der Reihe ist, so gelesen.
    .why = Ein Kommentar kommt hinter das `;` der Runde. Programme, die diese Form nicht kennen, verlieren die Züge nach der Notiz.
    .safety = Sicher: Die Notiz kommt hinter das `;` der Runde.
    .source = K, Anhang: Nach dem Semikolon dürfen Kommentare folgen.

opinion-apart = Ein Urteil, das nicht an seinen Zug anschließt.
    .what = Meldet `!`, `?`, `!!`, `??`, `!?` oder `?!` mit einem Leerzeichen zwischen Zug und Zeichen.
    .why = Das Zeichen ist ein Urteil über den Zug davor. Nach einem Leerzeichen halten es andere Programme für einen weiteren Zug.
    .safety = Sicher: Das Leerzeichen wird entfernt.
    .source = Eigene Festlegung von `kibao` nach den Zeichen von Schachaufzeichnungen.

line-prefix = Text vor den Zeilen, der nicht zur Aufzeichnung gehört.
    .what = Meldet, was Mailprogramme, Chats, Listen und Tabellen vor eine Zeile setzen: `> `, `[12:03] `, `28/11/2026, 12:03 - Asha: `,
        einen Aufzählungspunkt, den Strich einer Tabelle, ein HTML-Tag, den Namen eines Spielers vor einem Zug. Jede Form wird einmal je
        Partie gemeldet, bei der ersten solchen Zeile: Eine Form ist durch die Zeichen bestimmt, mit denen sie beginnt, oder durch ihre
        Wörter, wobei alle Zahlen als ein Wort gelten und alle Namen von Spielern als ein anderes.
    .why = Es gehört nicht zur Aufzeichnung, aber andere Programme lesen es als Teil davon.
    .safety = Sicher: Es wird aus dieser Zeile und denen darunter entfernt, bis zur nächsten, die gemeldet wird. Namen des falschen Spielers
        (N111) und Formen, die ein Kommentar zulässt, bleiben.
    .source = Eigene Festlegung von `kibao`: Aufzeichnungen kommen per Mail, in Chats und in Tabellen.

wrong-player = Ein Zug hinter dem Namen des anderen Spielers.
    .what = Meldet einen Zug hinter dem Namen des Spielers oder der Seite, die nicht am Zug ist. Er wird als Zug der anderen Seite gelesen.
    .why = Der Name ist falsch, oder vor diesem Zug fehlt einer.
    .safety = Es gibt keine Korrektur: Aus der Aufzeichnung geht nicht hervor, ob der Name falsch ist oder ein Zug fehlt. `kibao fmt` behält
        den Namen vor seinem Zug.
    .source = Eigene Festlegung von `kibao`: In Chats steht jeder Zug hinter dem Namen seines Spielers.

ending-as-move = Ein Wort für das Ende der Partie an der Stelle eines Zuges.
    .what = Meldet `resigns`, `anajisalimu`, `gibt auf`, `vzdává` und ähnliche Wörter an der Stelle eines Zuges. Die Seite, die dort am Zug
        ist, hat aufgegeben.
    .why = In einer Runde stehen Züge; was über die Partie zu sagen ist, gehört hinter das `;`. Andere Programme lesen das Wort als Zug.
    .safety = Sicher: Die Wörter kommen hinter das `;`, mit der Seite.
    .source = K, Anhang: Nach dem Semikolon dürfen Kommentare folgen.

doubtful-move = Ein Zug, bei dem sich sein Schreiber nicht sicher war.
    .what = Sagt, dass die Aufzeichnung einen Zug bezweifelt: `(?)` dahinter, ein `?` darin, wie in `A5?<`, oder ein einzelnes `?` dahinter,
        wo die Aufzeichnung keine anderen Urteile hat. Der Zug wird gelesen, wie er dasteht.
    .why = Wo ein späterer Zug nicht gespielt werden kann, ist ein zweifelhafter Zug die erste Stelle, an der man nachsieht. `kibao fmt`
        behält den Zweifel bei.
    .safety = Es gibt keine Korrektur: Nur die Vorlage kann den Zweifel ausräumen.
    .source = Eigene Festlegung von `kibao` nach den Fragezeichen der Herausgeber alter Texte.

supplied-move = Ein Zug, den der Herausgeber ergänzt hat.
    .what = Sagt, dass ein Zug in eckigen Klammern steht, wie in `[A5<]`: In der Vorlage steht er nicht. Er wird wie jeder andere gespielt.
    .why = Leser können sehen, welche Züge von der Vorlage stammen und welche vom Herausgeber. `kibao fmt` behält die Klammern bei.
    .safety = Es gibt keine Korrektur: Wo die Vorlage den Zug nicht hat, sind die Klammern richtig.
    .source = Eigene Festlegung von `kibao` nach den Klammern der Herausgeber alter Texte.

round-number-mark = Ein anderes Zeichen als ein Doppelpunkt nach der Nummer einer Runde.
    .what = Meldet `1.`, `1)` oder eine bloße `1`, wo `1:` hingehört.
    .why = Erst der Doppelpunkt macht die Zahl zur Nummer einer Runde. Der Punkt ist im Schach üblich; ein Programm für Bao liest ihn
        vielleicht als etwas anderes.
    .safety = Sicher: Der Doppelpunkt wird geschrieben.
    .source = K, Anhang: Eine Zeile beginnt mit der Nummer, dann folgt ein Doppelpunkt.

round-number-missing = Eine Runde ohne ihre Nummer.
    .what = Meldet eine Runde, die mit einem Zug statt mit einer Nummer beginnt.
    .why = An den Nummern findet man eine Stelle der Partie, und sie zeigen, dass eine Zeile verloren ging.
    .safety = Sicher, wenn sich alle Züge nachspielen lassen: Die Nummer wird geschrieben. Sonst unsicher: zuerst nach einer verlorenen
        Zeile suchen.
    .source = K, Anhang: Eine Zeile beginnt mit der Nummer der Runde.

round-number-wrong = Eine Runde, deren Nummer aus der Reihe ist.
    .what = Meldet eine Nummer, die nicht um eins größer ist als die davor, oder eine erste Nummer, die nicht 1 ist.
    .why = Eine doppelte Nummer kann bedeuten, dass eine Runde zweimal abgeschrieben wurde, und eine Lücke, dass eine verloren ging. Lässt
        sich der Rest der Partie nachspielen, so ist nur die Nummer falsch.
    .safety = Sicher, wenn sich alle Züge nachspielen lassen oder wenn die Nummern Züge zählen: Die Runde bekommt die Nummer ihres Platzes,
        und ebenso die Runden, die von ihr aus weitergezählt sind. Sonst unsicher: zuerst nach einer verlorenen oder doppelten Zeile suchen.
    .source = K, Anhang: Eine Zeile beginnt mit der Nummer der Runde.

round-one-again = Noch einmal Runde 1 mitten in einer Partie.
    .what = Meldet eine Runde mit der Nummer 1 nach anderen Runden, ohne Leerzeile davor, obwohl die erste Partie nicht zu Ende ist.
    .why = Vielleicht beginnt hier eine zweite Partie und die beiden sind zusammengelaufen; vielleicht ist nur die Nummer verschrieben.
        Gelesen wird es als eine Partie.
    .safety = Sicher, wenn sich alle Züge als eine Partie nachspielen lassen: Die Nummer wird berichtigt, und ebenso die, die von ihr aus
        weitergezählt sind. Sonst gibt es keine Korrektur: vor die zweite Partie eine Leerzeile setzen oder die Nummer berichtigen.
    .source = Eigene Festlegung von `kibao`: Zwei Partien in einer Datei werden durch eine Leerzeile oder eine Kopfzeile getrennt.

games-run-together = Zwei Partien, zwischen denen nichts steht.
    .what = Meldet eine Partie, die mit Runde 1 direkt nach der letzten Runde einer anderen beginnt, ohne Kopfzeile und ohne Leerzeile. Die
        Partie davor ist zu Ende: nach dem Spielverlauf, durch ein `#` oder durch einen Kommentar, der von ihrem Ende spricht.
    .why = Die beiden werden als zwei Partien gelesen, aber wer die Datei liest, muss zweimal hinsehen, um zu erkennen, wo die zweite
        beginnt.
    .safety = Sicher: Eine Leerzeile zwischen den Partien ändert keine von beiden.
    .source = Eigene Festlegung von `kibao`: Zwei Partien in einer Datei werden durch eine Leerzeile oder eine Kopfzeile getrennt.

stray-punctuation = Ein Punkt, Doppelpunkt, Komma oder HTML-Tag nach einem Zug.
    .what = Meldet `.`, `:` oder `,` direkt hinter einem Zug, ein HTML-Tag wie `<br>` an dieser Stelle und ein zweites `;` nach einer Runde.
    .why = Es hat dort keine Bedeutung, und andere Programme weisen den Zug deswegen zurück.
    .safety = Sicher: Es wird entfernt.
    .source = K, Anhang: Zwei Züge sind durch ein Leerzeichen getrennt.

lower-case-direction = Ein kleines `l` oder `r` als Richtung.
    .what = Meldet eine Richtung, die `l` oder `r` statt `L` oder `R` geschrieben ist.
    .why = Ein kleines `l` wird leicht mit der Ziffer Eins verwechselt, und andere Programme lesen nur den Großbuchstaben.
    .safety = Sicher: Der Großbuchstabe wird geschrieben.
    .source = Die ältere Notation aus Sansibar, wie in den Aufzeichnungen von 1994: `L` ist links, `R` ist rechts.

typographic-sign = Ein typografisches oder vollbreites Zeichen in einem Zug.
    .what = Meldet Zeichen, die nur aussehen wie die der Notation: Anführungszeichen, Pfeile, ein Malzeichen, vollbreite Buchstaben.
    .why = Textverarbeitungen setzen sie von selbst ein. Auf Papier sehen sie richtig aus, aber ein Programm vergleicht Zeichen, nicht
        Formen.
    .safety = Sicher: In einem Wort, das sich lesen lässt, wird das einfache Zeichen geschrieben.
    .source = K, Anhang: Die Zeichen sind `<`, `>`, `+` und `*`.

html-entity = Ein Zeichen in HTML-Schreibweise.
    .what = Meldet `&lt;`, `&gt;` und ähnliche Schreibweisen in einem Zug.
    .why = Die Aufzeichnung wurde aus dem Quelltext einer Webseite kopiert. Das Zeichen steht fest, aber andere Programme lesen es nicht.
    .safety = Sicher: In einem Wort, das sich lesen lässt, wird das Zeichen selbst geschrieben.
    .source = K, Anhang: Die Zeichen sind `<`, `>`, `+` und `*`.

sign-order = Die Zeichen eines Zuges in anderer Reihenfolge.
    .what = Meldet Zeichen, die nicht in der Reihenfolge Richtung, Haus, Markierung, `#` stehen.
    .why = Der Zug wird verstanden, aber derselbe Zug hat dann zwei Schreibweisen, und wer Partien durchsucht oder vergleicht, übersieht
        eine davon.
    .safety = Sicher: Die Zeichen werden in die richtige Reihenfolge gebracht.
    .source = K, Anhang: Reihe, Mulde und Richtung; `+` und `*` werden an den Zug angefügt.

split-word = Leerraum in einem Zug.
    .what = Meldet einen Zug, der in zwei Stücken geschrieben ist, wie `A6 <`, und der als ein Wort gelesen wurde.
    .why = Ein Leerzeichen trennt Süds Zug von Nords Zug. Andere Programme lesen einen Zug mit einem Leerzeichen darin als zwei Züge.
    .safety = Sicher: Der Zug wird in einem Stück geschrieben.
    .source = K, Anhang: Züge sind durch ein Leerzeichen getrennt.

leading-zero = Eine Null vor einer Zahl.
    .what = Meldet die Nummer einer Runde oder einer Mulde, vor der eine Null steht, wie in `01:` oder `A06<`.
    .why = Die Zahl steht fest, aber andere Programme und eine Suche nach `A6<` finden sie nicht.
    .safety = Sicher: Die Null wird entfernt.
    .source = K, Anhang: Die Mulden haben die Nummern 1 bis 8, und eine Zeile beginnt mit der Nummer der Runde.

no-such-pit = Eine Muldennummer außerhalb von 1 bis 8.
    .what = Meldet ein Wort an der Stelle eines Zuges, dessen Muldennummer keine von 1 bis 8 ist.
    .why = Eine Reihe hat acht Mulden, das Wort nennt also keinen Zug, der sich prüfen ließe. Nichts danach wird nachgespielt.
    .safety = Es gibt keine Korrektur: Welche Mulde gemeint war, muss nachgeschlagen werden.
    .source = K, Anhang: Die Mulden haben die Nummern 1 bis 8.

no-such-row = Ein Buchstabe, der keine Reihe nennt.
    .what = Meldet ein Wort an der Stelle eines Zuges, das mit einem anderen Buchstaben als `A`, `B`, `a` oder `b` beginnt.
    .why = Das Brett hat vier Reihen. Ohne Reihe lässt sich der Zug nicht prüfen, und nichts danach wird nachgespielt.
    .safety = Es gibt keine Korrektur: Welche Reihe gemeint war, muss nachgeschlagen werden. Züge wie `f2>` sind die von Abstract Play;
        `kibao import` macht aus ihnen eine Mitschrift.
    .source = K, Anhang: Die Reihen sind `A`, `B`, `a` und `b`.

no-pit-number = Ein Wort an der Stelle eines Zuges, das keine Mulde nennt.
    .what = Meldet ein Wort an der Stelle eines Zuges, das keine Muldennummer enthält.
    .why = Ohne die Mulde gibt es keinen Zug. Nichts danach wird nachgespielt.
    .safety = Es gibt keine Korrektur: Welche Mulde gemeint war, muss nachgeschlagen werden.
    .source = K, Anhang: Ein Zug nennt seine Reihe und seine Mulde.

strange-sign = Ein Zeichen, das zu keiner der beiden Notationen gehört.
    .what = Meldet einen Zug mit einem Zeichen, das weder in der Notation kibao noch in der Notation zanzibar eine Bedeutung hat.
    .why = Was damit gemeint ist, ist nicht bekannt; der Zug wird deshalb nicht erraten. Nichts danach wird nachgespielt.
    .safety = Es gibt keine Korrektur. Ist das Zeichen eine eigene Bemerkung des Schreibers, es in den Kommentar hinter dem Semikolon
        verschieben.
    .source = K, Anhang: Die Zeichen sind `<`, `>`, `+` und `*`; die Notation aus Sansibar hat `L`, `R`, `>` und `*`.

too-many-signs = Mehr Zeichen, als ein Zug haben kann.
    .what = Meldet einen Zug mit zwei Richtungen, mit zwei Zeichen für das Haus oder mit drei Sternchen.
    .why = Er hat zwei Bedeutungen zugleich, und aus der Aufzeichnung geht nicht hervor, welche stimmt. Nichts danach wird nachgespielt.
    .safety = Es gibt keine Korrektur: Welches Zeichen das richtige ist, muss nachgeschlagen werden.
    .source = K, Anhang: eine Richtung, höchstens ein `+`, höchstens zwei Sternchen.

unknown-move = Ein Zug, den die Aufzeichnung offenlässt.
    .what = Meldet `[illegible]` oder `?` an der Stelle eines Zuges, einen Zug, von dem ein Teil nicht lesbar ist, wie `A?<`, und mehrere
        Lesarten eines Zuges, wie `8|3`. Passt nur ein erlaubter Zug zu den Zügen danach, so wird dieser Zug genannt und gespielt, und die
        Züge danach werden geprüft.
    .why = Niemand weiß, was gespielt wurde. Wo die Züge danach mehrere Züge zulassen oder keinen, wird nichts danach nachgespielt;
        `kibao repair` sagt, wie wahrscheinlich jeder ist.
    .safety = Unsicher: Der einzige Zug, der passt, wird in Klammern geschrieben, als einer, den der Herausgeber ergänzt (N114). Die
        Aufzeichnung kann einen weiteren Fehler enthalten, und dann wurde ein anderer Zug gespielt.
    .source = Eigene Festlegung von `kibao` nach den Klammern und Fragezeichen der Herausgeber alter Texte.

missing-row = Kein Buchstabe der Reihe in der zweiten Phase der Partie.
    .what = Meldet einen Zug ohne den Buchstaben der Reihe, der bei leerem Lager gemacht wurde, wenn nur ein erlaubter Zug passt.
    .why = Der Buchstabe darf in der Aussaatphase fehlen (kunamua, solange Saatkörner aus dem Lager gesetzt werden), weil dann alle Züge in
        der inneren Reihe beginnen. In mtaji (der Phase danach) können sie in beiden Reihen beginnen.
    .safety = Sicher, wenn sich alle Züge der Partie nachspielen lassen: Nur ein erlaubter Zug passt, und seine Reihe wird geschrieben.
        Sonst unsicher.
    .source = K, Anhang: Die Reihe darf in der Aussaatphase (kunamua) fehlen.

missing-direction = Keine Richtung, obwohl sie nicht erzwungen ist.
    .what = Meldet einen Zug ohne Richtung, wenn nur ein erlaubter Zug passt.
    .why = Die Richtung darf fehlen, wo eine Ernte in einem Kopf (kichwa, Endmulde der inneren Reihe) oder in einem kimbi (der Mulde
        daneben) sie erzwingt. Anderswo muss sich der Leser erst überlegen, welche möglich war.
    .safety = Sicher, wenn sich alle Züge der Partie nachspielen lassen: Nur ein erlaubter Zug passt, und seine Richtung wird geschrieben.
        Sonst unsicher.
    .source = K, Anhang: Die Richtung darf fehlen, wo die geernteten Saatkörner von einem bestimmten kichwa aus gesät werden müssen.

forced-direction = Eine Richtung, die der erzwungenen widerspricht.
    .what = Meldet eine Ernte in einem Kopf (kichwa, Endmulde der inneren Reihe) oder in einem kimbi (der Mulde daneben) mit der Richtung
        des ferneren kichwa. Der Zug wird mit der des näheren gespielt.
    .why = Saatkörner, die dort geerntet werden, müssen vom näheren kichwa aus gesät werden, also kann nur ein Zug gemeint sein. Das Zeichen
        nennt die andere Richtung, vielleicht weil der Schreiber an den ganzen Weg der Saatkörner dachte.
    .safety = Sicher, wenn sich alle Züge der Partie nachspielen lassen: Die erzwungene Richtung wird geschrieben. Sonst unsicher, denn
        vielleicht ist die Mulde falsch. Für einen Zug, der gar nicht gespielt werden kann, gibt es keine Korrektur.
    .source = K 1.4.5; R, "Move with capture".

row-case = Der Reihenbuchstabe der anderen Seite.
    .what = Meldet einen großen Reihenbuchstaben bei einem Zug von Nord oder einen kleinen bei einem von Süd; nur einmal, wenn die meisten
        Züge ihn haben.
    .why = `A` und `B` sind Süds Reihen, `a` und `b` die von Nord. Die Stelle in der Runde zeigt, wessen Zug es ist, der Zug wird also
        verstanden; aber der Buchstabe für sich führt einen Leser in die Irre.
    .safety = Sicher, wenn sich alle Züge der Partie nachspielen lassen: Der Buchstabe des Ziehenden wird geschrieben. Sonst unsicher, denn
        vielleicht fehlt ein Zug.
    .source = K, Anhang: Reihen `A`, `B`, `a`, `b`.

mixed-dialect = Zeichen beider Notationen in einer Partie.
    .what = Meldet einmal je Partie das erste Zeichen der anderen Notation: `L` oder `R` in der Notation kibao, `<` oder `+` in der Notation
        zanzibar.
    .why = Das Zeichen `>` bedeutet in der einen „rechts“ und in der anderen „spielt aus dem Haus weiter“. Stehen beide Arten in einer
        Partie, so kann ein `>` das eine wie das andere bedeuten.
    .safety = Unsicher: Die Züge in der anderen Notation werden in der Notation der Partie geschrieben. Vorher jedes `>` ansehen oder die
        Notation in einer Kopfzeile `notation:` nennen.
    .source = K, Anhang, für `<`, `>` und `+`; die ältere Notation aus Sansibar für `L`, `R` und `>`.
