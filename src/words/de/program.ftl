### German words; en/program.ftl says what each is for.

not-written-closed = { $file }: nicht geschrieben, weil die Standardausgabe vor ihrem Ende geschlossen wurde
    .help = die ganze Standardausgabe lesen lassen

output-failed = auf die Standardausgabe lässt sich nicht schreiben: { $error }

stopped = abgebrochen{ $interrupted ->
        [yes] { " " }durch Strg-C
       *[no] { "" }
    }; fertige Dateien sind vollständig geschrieben, die anderen unverändert

no-interrupt = Strg-C kann nicht abgefangen werden: { $error }

no-signals = Signale können nicht abgefangen werden: { $error }

is-folder = { $file } ist ein Ordner
    .help = eine Datei darin nennen

folder-as-input = { $file } ist ein Ordner
    .help = eine Datei nennen, oder - für die Standardeingabe

too-large-whole = { $file }: zu groß, um als Ganzes bearbeitet zu werden; das geht bis { $most } GiB
    .help = kibao select schneidet Partien heraus oder zerlegt sie mit --split DIR in Dateien

cut-off = { $file }: { $error }
    .help = die gepackten Daten brechen hier ab; die ganze Datei beschaffen

not-packed-rest = { $file }: auf die gepackten Daten folgen ungepackte Bytes; sie werden übergangen
    .help = nachsehen, ob am Ende Partien fehlen; die Datei ohne diese Bytes neu packen

other-files =
    { $count ->
        [one] { $count } andere Datei
       *[other] { $count } andere Dateien
    } nicht gelesen: { $kinds }{ $games ->
        [none] {""}
       *[other] ; Partien stehen in { $games }
    }{ $ext ->
        [none] {""}
       *[other] : --ext { $ext } liest sie
    }

no-transcripts = { $folders }: keine Mitschriften in { $count ->
        [one] diesem Ordner
       *[other] diesen Ordnern
    }
    .help = Mitschriften in Ordnern sind Dateien mit Namen *.bao, *.bao.gz oder *.bao.zst, die .gitignore nicht ausschließt; andere Dateien einzeln nennen

not-regular-input = { $file }: das ist keine gewöhnliche Datei; sie wird nicht neu geschrieben
    .help = ihren Inhalt auf der Standardeingabe geben

packed-refused = { $file }: eine gepackte Datei wird nicht neu geschrieben
    .help = sie erst entpacken oder auf der Standardeingabe geben

packed-left = { $count ->
    [one] { $count } gepackte Datei in Ordnern nicht neu geschrieben; entpacken, was neu geschrieben werden soll
   *[other] { $count } gepackte Dateien in Ordnern nicht neu geschrieben; entpacken, was neu geschrieben werden soll
}

no-folder = es gibt kein Ordner { $folder }

cannot-write-there = dort lässt sich keine Datei schreiben: { $why }

cannot-write-beside = daneben lässt sich keine Datei schreiben: { $why }

not-the-same = das Geschriebene liest sich nicht gleich zurück; nichts wurde geändert

not-the-same-beside = das Geschriebene liest sich nicht gleich zurück; die Datei ist unverändert

not-regular-kept = das ist keine gewöhnliche Datei; sie wird nicht neu geschrieben

write-protected = die Datei ist schreibgeschützt; sie wird nicht neu geschrieben

gone = sie lässt sich nicht mehr lesen

changed-since = nicht geschrieben, weil sich die Datei seit dem Lesen geändert hat

changed-meanwhile = { $file }: nicht geschrieben, weil sich die Datei inzwischen geändert hat

is-read = { $file } ist eine der Dateien, die gelesen werden
    .help = in eine andere Datei schreiben

not-regular = { $file } ist keine gewöhnliche Datei und wird nicht ersetzt
    .help = auf die Standardausgabe schreiben und sie umleiten

exists = { $file }: diese Datei gibt es schon; sie ist unverändert
    .help = einen anderen Namen wählen oder sie mit --force ersetzen

hard-links = { $file }: nicht neu geschrieben: die Datei hat { $others ->
        [one] { $others } weiteren Namen
       *[other] { $others } weitere Namen
    } (harte Verweise), unter denen der alte Text bliebe
    .help = --force schreibt sie nur unter diesem Namen neu und trennt sie von den anderen

only-encoding = nur die Kodierung ändert sich: aus { $encoding } wird UTF-8 ohne Byte Order Mark

encoding-changed = { $file }: war { $was } und ist jetzt UTF-8

undecodable = { $file }: { $verb ->
        [fix] nicht behoben
        [rewrite] nicht neu geschrieben
       *[write] nicht geschrieben
    }: die Datei enthält Bytes, die sich nicht lesen lassen
    .help = { $verb ->
        [fix] dort zuerst die richtigen Zeichen einsetzen
       *[write] kibao check sagt, wo; dort zuerst die richtigen Zeichen einsetzen
    }

lost = { $lost ->
    [move] ein Zug
    [comment] ein Kommentar
    [head] eine Kopfzeile
    [rules] das Regelwerk
    [remark] eine Bemerkung mit einem Zug, der dort an der Reihe wäre
    [unread] was nicht gelesen oder gespielt werden konnte
    [number] die Nummer einer Runde
    [player] der Name eines Spielers
    [result] das Ergebnis
    [other-game] eine Partie neben der reparierten
    [no-such-game] eine Partie, die es im Text nicht gibt
    [ends] der Anfang oder das Ende
   *[text] der Text
}

not-read-back = { $file }: nicht geschrieben, weil sich etwas aus Partie { $game } nicht gleich zurückliest: { lost }
    .help = { $lost ->
        [remark] die Aufzeichnung ist unverändert; den Zug in der Bemerkung anders schreiben
        [unread] die Aufzeichnung ist unverändert; kibao check sagt, was daran falsch ist
       *[text] die Aufzeichnung ist unverändert; bitte als Fehler von kibao melden
    }

unsound = { $file }: Partie { $game }: { $why }
    .help = kibao check sagt, was an der Aufzeichnung falsch ist

unsound-opening = die Züge werden nicht geprüft, weil von der Anfangsstellung aus keine Partie beginnen kann

unsound-words = Wörter, die wie Züge aussehen, wurden nicht gelesen

unsound-moves = { $replayed } von { $plies ->
        [one] { $plies } Halbzug lässt
       *[other] { $plies } Halbzügen lassen
    } sich nachspielen; die anderen werden nicht geprüft

games-after = die Partien danach sind nicht geschrieben
    .help = die Partien davor sind vollständig

compare-game = { $which }: { $file }: { $plies ->
        [one] { $plies } Halbzug
       *[other] { $plies } Halbzüge
    }; { $whole ->
        [yes] alle lassen sich nachspielen
       *[no] { $replayed ->
            [one] nur der erste lässt sich nachspielen
           *[other] die ersten { $replayed } lassen sich nachspielen
        }
    }

compare-other = das sind wohl zwei Partien: weniger als die Hälfte der Züge stimmt überein
    .help = zwei Aufzeichnungen einer Partie angeben; --game N nimmt die N-te Partie aus beiden

compare-same = dieselbe Partie: alle { $plies } Züge stimmen überein

compare-differences = { $same ->
        [one] { $same } Zug stimmt überein
       *[other] { $same } Züge stimmen überein
    }; { $differences ->
        [one] { $differences } Stelle ist verschieden:
       *[other] { $differences } Stellen sind verschieden:
    }

compare-place = Runde { $round }, { $side }: { $one ->
        [none] kein Zug
       *[other] { $one }
    } in A, { $other ->
        [none] kein Zug
       *[other] { $other }
    } in B: { $supported ->
        [a] nur mit der Lesart von A lassen sich alle Züge nachspielen
        [b] nur mit der Lesart von B lassen sich alle Züge nachspielen
        [both] mit beiden lassen sich alle Züge nachspielen
        [neither] mit keiner lassen sich alle Züge nachspielen
       *[unknown] nicht versucht
    }

compare-many = es sind mehr als { $most } Unterschiede; ihre Verbindungen werden nicht versucht

no-game-in = { $file }: darin ist keine Partie
    .help = kibao check sagt, warum

no-such-game = es gibt keine Partie { $number }: die Eingabe hat { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    }
    .help = ab 1 zählen

no-opening = Partie { $number }: von ihrer Anfangsstellung aus kann nicht gespielt werden
    .help = kibao check sagt, was an der Aufzeichnung falsch ist

no-board = Partie { $number } hat nach Halbzug { $ply } kein Brett: { $replayed } von { $plies ->
        [one] { $plies } Halbzug lässt
       *[other] { $plies } Halbzügen lassen
    } sich nachspielen
    .help = { $valid ->
        [yes] Halbzüge ab 1 zählen
       *[no] kibao check sagt, was an der Aufzeichnung falsch ist
    }

position-unusable = --position: { $reason }
    .help = { $advice }

game-over-after = { $file }: die Partie ist nach Halbzug { $ply } vorbei

before-start = vor dem Anfang gibt es kein Brett
    .help = --ply 0 ist der Anfang

see-check = { $message }
    .help = kibao check sagt, was an der Aufzeichnung falsch ist

no-statistics = dieses Format kann keine Statistik aufnehmen
    .help = --statistics weglassen oder human, short, json oder ndjson wählen

fix-whole-files = Befunde werden in ganzen Dateien behoben, nicht in einer Partie daraus
    .help = --game weglassen

diff-format = ein Diff ist für Menschen geschrieben, nicht in diesem Format
    .help = --format oder --diff weglassen: im JSON eines Befundes steht, wie er behoben wird

fix-summary = { $fixed } { $done ->
        [yes] behoben
       *[no] zu beheben
    }{ $more ->
        [none] { "" }
       *[other] { " " }({ $more } weitere mit --unsafe-fixes)
    }

fmt-game = --game würde bei fmt die anderen Partien der Datei weglassen
    .help = --stdout hinzufügen

fmt-summary = { $files ->
        [one] { $files } Datei gelesen
       *[other] { $files } Dateien gelesen
    }, { $changed } { $done ->
        [yes] neu geschrieben
       *[no] neu zu schreiben
    }, { $canonical } schon in kanonischer Form

fmt-rewrote = { $file } neu geschrieben

fmt-would-rewrite = { $file } würde neu geschrieben

html-games = die Eingabe hat { $games } Partien; eine Seite zeigt höchstens { $most }
    .help = mit kibao select einige auswählen, wie in `kibao select --player NAME PATH | kibao html -`, oder mit --game N eine

html-game-size = diese Partie ist länger als die { $most } MiB, die eine Seite haben darf
    .help = kibao check sagt, was daran auffällt; Kopf und Kommentare kürzen oder sie mit kibao view durchgehen

html-size = die { $games } Partien der Eingabe sind länger als die { $most } MiB, die eine Seite haben darf
    .help = { html-games.help }

repair-with-none = Partie { $number }: keine Partie in { $file } stimmt in der Hälfte der Züge mit ihr überein; sie wird allein repariert
    .help = die Aufzeichnung derselben Partie angeben, oder beide mit kibao compare vergleichen

repair-with-stdin = die Standardeingabe wird schon verwendet und kann nicht auch die andere Aufzeichnung sein
    .help = nach --with eine Datei angeben

fmt-commented = `{ $line }` sieht wie eine Kopfzeile aus, folgt aber auf Züge; sie wird als Kommentar geschrieben
    .help = das Schlüsselwort berichtigen, wenn dort eine andere Partie beginnt

repair-stdin = --apply schreibt den reparierten Text der Standardeingabe auf die Standardausgabe; sonst kann nichts dorthin
    .help = nur die Dateien nennen oder --format weglassen

repair-not-text = { $file }: nicht geschrieben, weil ein Teil der Datei kein Text ist
    .help = der Grund steht oben; zuerst entfernen, was kein Text ist

repair-too-large = { $file }: nicht geschrieben, weil eine Partie verloren ginge, die zum Lesen zu groß ist
    .help = kibao check sagt, wo; nachsehen, ob Zeilen fehlen, mit denen andere Partien beginnen

repair-ask-stdin = --ask liest die Antworten von der Standardeingabe, der Text der Partie kann deshalb nicht von dort kommen
    .help = die Datei nennen

repair-ask-lost = { $answers ->
        [one] { $answers } Antwort ist
       *[other] { $answers } Antworten sind
    } nicht geschrieben, weil keine Reparatur sicher genug ist
    .help = --ask noch einmal aufrufen und mehr beantworten, oder --sure senken

readings-form = die Lesarten lassen sich nicht lesen: { $reason }
    .help = kibao schema readings gibt die Form aus

readings-version = die Lesarten haben die Form `{ $found }`, nicht `kibao-readings 1`
    .help = format auf "kibao-readings" und version auf 1 setzen, wenn die Datei diese Form hat

readings-weight = das Gewicht { $weight } liegt nicht zwischen 0 und 1
    .help = die Wahrscheinlichkeit der Lesart angeben

readings-sum = die Gewichte dieses Wortes ergeben zusammen { $sum }
    .help = durch eine Zahl teilen, sodass die Summe höchstens 1 ist

readings-not-move = `{ $text }` ist kein Zug
    .help = einen Zug wie in der Aufzeichnung angeben, etwa A5< oder 5L

readings-zero = Partien und Halbzüge werden ab 1 gezählt
    .help = die Zahl berichtigen

readings-twice = Partie { $game } hat zwei Einträge
    .help = alle Lesarten einer Partie in einen Eintrag schreiben oder game berichtigen

readings-ply-twice = Halbzug { $ply } hat zwei Einträge
    .help = alle Lesarten eines Wortes in einen Eintrag schreiben oder ply berichtigen

readings-no-game = es gibt keine Partie { $game }: die Eingabe hat { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    }
    .help = game berichtigen oder den Eintrag weglassen

readings-no-ply = es gibt keinen Halbzug { $ply }: Partie { $game } hat { $plies ->
        [one] { $plies } geschriebenen Zug
       *[other] { $plies } geschriebene Züge
    }
    .help = ply berichtigen; kibao json zeigt die Nummer jedes Zuges

no-workshop = dieses Programm wurde ohne die Seite der Werkstatt gebaut
    .help = die Seite mit .ci/workshop bauen, dann das Programm mit --features workshop und dem Pfad der Seite als KIBAO_WORKSHOP

table-csv = --table nennt eine Tabelle in CSV
    .help = --format csv hinzufügen

bom-csv = --bom ist ein Zeichen am Anfang von CSV
    .help = --format csv hinzufügen

openings-limit = die Eröffnungen haben mehr als { $lines } Varianten von höchstens { $depth } Halbzügen
    .help = ein kleineres --depth wählen

stats-no-games = keine Partien gefunden, also keine Statistik
    .help = Dateien mit Partien nennen oder Ordner mit *.bao-Dateien

table-format = { $file }: der Name sagt nicht, wie die Tabelle geschrieben wird
    .help = sie .parquet, .csv oder .ndjson nennen, oder --format hinzufügen

table-no-parquet = dieses kibao ist ohne Parquet gebaut
    .help = .csv oder .ndjson schreiben, oder mit --features table bauen

table-no-column = die Tabelle { $table } hat keine Spalte { $column }
    .help = `position` gehört zu plies, `repair` zu games

table-terminal = Parquet lässt sich auf einem Terminal nicht als Text zeigen
    .help = mit -o eine Datei nennen oder --format csv verwenden

table-same-file = zwei Eingaben würden nach { $file } geschrieben
    .help = nur eine davon angeben, oder mit --by anders aufteilen

table-partitions = es würden mehr als { $most } Dateien
    .help = nach etwas anderem teilen, oder weniger Aufzeichnungen auf einmal geben

svg-start = zum Anfang führt kein Zug
    .help = mit --before und --arrow einen Halbzug ab 1 verlangen

svg-game = --game braucht eine Datei, deren Partien gezählt werden
    .help = die Datei nennen oder --game weglassen

svg-move = --before und --arrow brauchen einen Zug
    .help = eine Datei nennen, oder den Zug mit --move

svg-not-legal = --move: { $written } ist kein erlaubter Zug dieser Stellung oder passt auf mehrere
    .help = kibao moves zählt die erlaubten Züge einer Stellung auf

svg-png-name = --png schreibt ein PNG-Bild, kein SVG
    .help = die Datei .png nennen oder --png weglassen

svg-png-terminal = ein PNG-Bild lässt sich auf einem Terminal nicht als Text zeigen
    .help = mit -o eine Datei nennen oder --png weglassen

svg-png-failed = das PNG-Bild lässt sich nicht herstellen: { $error }
    .help = ein kleineres --width wählen

view-terminal = kibao view braucht ein Terminal, zum Zeichnen und für die Tasten
    .help = kibao show druckt Bretter ohne Terminal

view-no-keys = vom Terminal lassen sich keine Tasten lesen{ $error ->
        [none] { "" }
       *[other] : { $error }
    }
    .help = kibao show druckt Bretter ohne Tasten

watch-stdin = die Standardeingabe ändert sich nicht und lässt sich nicht beobachten
    .help = Dateien oder Ordner nennen

watch-waiting = wartet auf Änderungen; Strg-C beendet

watch-missed = Änderungen können übersehen werden: { $error }

watch-failed = Änderungen lassen sich nicht beobachten: { $error }

watch-no-file = { $file }: keine Datei

progress-of = { $done } von { $whole }, noch { $left }

select-settings = { $file } wird mit anderen Einstellungen nachgespielt als die Dateien davor
    .help = aus den Dateien getrennt auswählen oder die Einstellungen mit --no-config weglassen

select-kept = nicht alle Partien konnten gelesen und geschrieben werden; keine Datei wird ersetzt
    .help = siehe oben; ohne --force kommt in neue Dateien, was geschrieben werden kann

select-same-target = die Partien und ihre Übersicht können nicht in dieselbe Datei
    .help = zwei nennen

select-not-packed = { $file }: die Ausgabe wird nicht gepackt
    .help = .gz oder .zst weglassen und die Datei danach packen

select-no-place = --name: '{ $place }' ist keine Stelle eines Namens
    .help = die Stellen sind { $known }

select-no-name = --name: '{ $name }' ist kein Name einer Datei
    .help = { select-no-place.help }

select-lost = { $file }:{ $line }: diese Partie wird nicht geschrieben, weil sich etwas daraus nicht zurückliest: { lost }
    .help = zwischen anderen würde sie mit ihnen verschmelzen; --split schreibt sie in eine eigene Datei

select-same-as = { $place }: dieselbe wie { $first }; weggelassen

select-canonical = { $place }: in kanonischer Form geschrieben, damit sie sich zwischen anderen Partien gleich zurückliest

select-not-numbered = { $place }: nicht nummeriert, weil sich etwas änderte: { lost }

select-summary = { $selected } von { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    } ausgewählt{ $doubles ->
        [none] { "" }
       *[other] ; als Wiederholung weggelassen: { $doubles }
    }{ $broken ->
        [none] { "" }
       *[other] ; nicht nachspielbar: { $broken } (kibao check sagt, warum)
    }{ $dates ->
        [none] { "" }
       *[other] ; mit unverständlichem Datum: { $dates }
    }{ $lost ->
        [none] { "" }
       *[other] ; nicht geschrieben: { $lost }
    }

select-not-the-same = das Geschriebene liest sich nicht gleich zurück; keine Datei ist daraus entstanden
    .help = die Aufzeichnungen sind unverändert; bitte als Fehler von kibao melden

select-index-name = --index { $file }: eine Tabelle ist eine Datei mit Namen .csv oder .ndjson
    .help = sie zum Beispiel games.csv nennen

select-index-bom = --bom ist ein Zeichen am Anfang von CSV
    .help = die Tabelle zum Beispiel games.csv nennen

select-date = --date: '{ $range }' ist weder ein Datum noch ein Zeitraum
    .help = wie in 1994-10-11..1995 schreiben

select-reversed-date = --date: '{ $range }' endet, bevor es beginnt
    .help = das frühere Datum zuerst schreiben

select-opening = --opening: '{ $word }' ist kein Zug
    .help = Züge wie in "A7>* a7>*" schreiben

select-plies = --plies: '{ $range }' ist keine Zahl von Halbzügen
    .help = wie in 20..40, 20.. oder ..40 schreiben

select-reversed-plies = --plies: '{ $range }' endet, bevor es beginnt
    .help = die kleinere Zahl zuerst schreiben
