### German words of `--help` and of `kibao rules`. The English ones are with the arguments of each command (src/cli) and with
### the options of rule sets (src/engine/ruleset). A message is about a command and has attributes for its arguments and their
### values; `common` has the arguments of several commands.

kibao = Liest aufgezeichnete Partien von Bao la Kiswahili, spielt sie nach, prüft sie und schreibt sie neu
    .after = Exit-Status: 0 erledigt; 1 check fand Fehler, fmt --check oder check --diff würde etwas ändern, repair ließ eine Partie fehlerhaft, select wählte keine Partie oder eine fehlerhafte aus, oder eine Datei ist keine Mitschrift; 2 die Arbeit konnte nicht getan werden.

common =
    .rules = Regelwerk: kibao, zanzibar, ruehl, kujifunza, hus, ein eigenes, oder auto, um alle zu versuchen [Vorgabe: die Kopfzeile, dann kibao.toml, dann kibao]
    .dialect = Dialekt der Züge [Vorgabe: auto]
    .config = Einstellungen aus dieser Datei [Vorgabe: kibao.toml im nächsten übergeordneten Ordner jeder Aufzeichnung]
    .no-config = Keine Einstellungen aus Dateien
    .ext = In Ordnern auch Dateien mit diesen Endungen lesen, wie txt
    .game = Nur die N-te Partie der Eingabe, ab 1 gezählt
    .jobs = Wie viele Threads arbeiten [Vorgabe: einer je Prozessorkern]
    .color = Wann Farbe verwendet wird
    .lang = Sprache der Meldungen und Beschriftungen [Vorgabe: die der Locale, sonst Englisch]
    .lang-en = Englisch
    .lang-sw = Swahili
    .lang-de = Deutsch
    .lang-cs = Tschechisch
    .quiet = Keine Zusammenfassung, kein Fortschritt und keine Bemerkungen auf der Standardfehlerausgabe
    .help = Hilfe zeigen (mehr mit '--help')
    .help-long = Hilfe zeigen (eine Übersicht mit '-h')
    .version = Version zeigen
    .paths = Dateien, Ordner (durchsucht nach *.bao, *.bao.gz, *.bao.zst), oder - für die Standardeingabe [Vorgabe: dieser Ordner]
    .path = Eine Datei, oder - für die Standardeingabe
    .select = Nur diese Befunde: Kürzel, Anfänge von Kürzeln wie N3, oder Namen; das genauere zählt
    .ignore = Alle Befunde außer diesen
    .severity = Die geringste Schwere, die gezeigt und gezählt wird [Vorgabe: info]
    .strict = Warnungen zählen für den Exit-Status als Fehler, und Hinweise werden gezeigt
    .lenient = Nur Fehler werden gezeigt und gezählt
    .max-findings = Nicht mehr Befunde als diese Zahl ausgeben; gezählt werden alle
    .output = In diese Datei schreiben, auch wenn dieser Befehl sie früher erzeugt hat [Vorgabe: Standardausgabe, ebenso bei -]
    .force = Die Datei ersetzen, was auch immer sie enthält; ein Link wird ersetzt, nicht verfolgt
    .flip = Nord unten: das Brett um eine halbe Drehung gedreht
    .ascii = Bretter in ASCII-Zeichen, für Terminals ohne Unicode; aus der Locale wird das nicht erraten
    .position = Eine Stellung als Text [Vorgabe: die Anfangsstellung des Regelwerks]

check = Aufzeichnungen lesen, nachspielen und prüfen; melden, was falsch ist und wie es behoben wird
    .after = { files-unchanged }
    .format = Wie Befunde geschrieben werden
    .format-human = Die Zeile, die Stelle unterstrichen, was falsch ist und was zu tun ist
    .format-short = Eine Zeile je Befund
    .format-json = Ein JSON-Dokument
    .format-ndjson = Eine Partie in JSON je Zeile
    .format-sarif = SARIF 2.1.0, für Code-Plattformen und Editoren
    .format-github = Workflow-Befehle von GitHub Actions, aus denen Anmerkungen werden
    .format-gitlab = Ein Code-Quality-Bericht von GitLab
    .format-junit = `JUnit`-XML: eine Suite je Datei, ein Testfall je Partie
    .fix = Beheben, was sich beheben lässt, ohne den Inhalt einer Aufzeichnung zu ändern; melden, was übrig bleibt
    .unsafe-fixes = Auch beheben, was den Inhalt einer Aufzeichnung ändern kann
    .diff = Nichts ändern; zeigen, was --fix oder --unsafe-fixes ändern würde
    .force = Mit --fix oder --unsafe-fixes: auch Dateien mit weiteren harten Verweisen neu schreiben, unter denen der alte Text bleibt
    .statistics = Statt der Befunde nur ihre Anzahl, für jede Art
    .archive = Auch die Partien aller Dateien miteinander vergleichen: dieselbe Partie zweimal, ein Name in zwei Schreibweisen, Daten und Ergebnisse, die nicht zusammenpassen
    .watch = Bei jeder Änderung einer Datei erneut prüfen, bis Strg-C

# In place of the text about packed files that several commands have.
files-unchanged = Gepackte Dateien werden gelesen, aber nie neu geschrieben. Eine genannte gepackte Datei, die sich ändern würde, ist ein Fehler (Exit-Status 2); solche in Ordnern werden gezählt und bleiben unverändert. Eine Datei mit weiteren harten Verweisen ist ohne --force ein Fehler (Exit-Status 2); unter Windows werden harte Verweise nicht erkannt.

json = Partien als JSON, mit einem Brett nach jedem Halbzug
    .format = Ein Dokument, oder eine Partie je Zeile
    .format-json = Ein JSON-Dokument
    .format-ndjson = Eine Partie in JSON je Zeile
    .ndjson = Kurz für --format ndjson
    .trace = Jedes Säen jedes Zuges
    .without = Diese Schlüssel jedes Halbzugs weglassen, etwa position.text,kind; position ist das ganze Brett

fmt = Aufzeichnungen in kanonische Form bringen
    .after = { files-unchanged }
    .paths = Dateien, Ordner (durchsucht nach *.bao, *.bao.gz, *.bao.zst), oder - für die Standardeingabe, die auf die Standardausgabe geschrieben wird; was sich nicht neu schreiben lässt, wird unverändert durchgereicht [Vorgabe: dieser Ordner]
    .check = Nichts ändern; mit 1 enden, wenn sich etwas ändern würde
    .diff = Nichts ändern; zeigen, was sich ändern würde
    .stdout = Auf die Standardausgabe schreiben statt in die Dateien, Partie für Partie; was über - kommt, darf dann beliebig groß sein
    .force = Auch Dateien mit weiteren harten Verweisen neu schreiben, unter denen der alte Text bleibt

convert = Aufzeichnungen in einer anderen Notation schreiben
    .to = Die Notation, die geschrieben wird; abstractplay ist eine Partieaufzeichnung dieser Website, als JSON, eine Zeile je Partie

repair = Die kleinsten Änderungen, mit denen sich eine Aufzeichnung nachspielen lässt; Exit-Status 1, wenn Partien fehlerhaft bleiben
    .after =
        Eine Datei von --readings nennt für Wörter die Züge, die sie sein können, wie eine Handschrifterkennung sie liefert; ply zählt die geschriebenen Züge, weight ist eine Wahrscheinlichkeit:
        { "{" }"format":"kibao-readings","version":1,"games":[{ "{" }"moves":[
            { "{" }"ply":7,"readings":[{ "{" }"text":"A5<","weight":0.7{ "}" },{ "{" }"text":"A6<","weight":0.2{ "}" }]{ "}" }]{ "}" }]{ "}" }
        Das übrige Gewicht teilen sich alle anderen regelgerechten Züge. Das geschriebene Wort hat kein eigenes Gewicht. Ein Eintrag von games gilt für die nächste Partie der Eingabe oder für die Partie mit seiner Nummer, "game":3.

        Wo die Rundennummern zeigen, dass Runden fehlen, wird kein anderer Zug als Ausgleich geändert. { files-unchanged }
    .apply = Die beste Reparatur in die Datei schreiben, wenn sie wahrscheinlich genug ist (siehe --sure), mit dem alten Text in einem Kommentar; die Standardeingabe geht auf die Standardausgabe
    .force = Mit --apply: auch Dateien mit weiteren harten Verweisen neu schreiben, unter denen der alte Text bleibt
    .max-edits = Die meisten Änderungen einer Reparatur
    .sure = Die geringste Wahrscheinlichkeit einer Reparatur, die --apply schreibt
    .readings = Die Kandidaten für die Wörter verwenden, die diese JSON-Datei nennt, jeden mit einem Gewicht (kibao schema readings zeigt die Form)
    .with = Eine andere Aufzeichnung derselben Partien als Beleg verwenden: was beide haben, ist fast sicher, und wo sie verschieden sind, werden die Züge gefunden, die sich nachspielen lassen
    .ask = Nach den unsicheren Zügen fragen: zeigt das Brett und die Kandidaten auf der Standardfehlerausgabe und liest die Antworten von der Standardeingabe; mit --apply wird jede Antwort in einem Kommentar ihrer Runde vermerkt
    .all = Jede gefundene Reparatur zeigen, nicht nur die beste
    .diff = Auch die Zeilen, die sich ändern, als Diff zeigen, wie --apply sie schreibt
    .format = Wie Reparaturen geschrieben werden
    .format-human = Die Zeilen, die sich ändern, das Brett, der Grund
    .format-short = Eine Zeile je Änderung
    .format-json = Ein JSON-Dokument
    .format-ndjson = Eine Partie in JSON je Zeile

compare = Zwei Aufzeichnungen einer Partie nebeneinander: worin sie sich unterscheiden, und welche Lesart sich nachspielen lässt
    .after =
        Züge werden nach Mulde, Richtung und Haus verglichen, gleich wie sie geschrieben und markiert sind. Wo die beiden sich unterscheiden, wird die Partie mit jeder Lesart nachgespielt und die genannt, mit der sich alle Züge nachspielen lassen. Jede Datei hat eine Partie; --game N nimmt aus beiden die N-te.

        Exit-Status: 0 alle Züge stimmen überein; 1 einige sind verschieden; 2 die Arbeit konnte nicht getan werden.
    .one = Eine Aufzeichnung
    .other = Eine andere Aufzeichnung derselben Partie

show = Das Brett einer Partie zeichnen
    .ply = Das Brett nach diesem Halbzug; 0 ist der Anfang [Vorgabe: der letzte]
    .before = Stattdessen das Brett vor dem Halbzug
    .all = Das Brett am Anfang und nach jedem Halbzug
    .trace = Das Brett nach jedem Säen des Zuges, mit dem, was geschieht, in Worten

svg = Das Brett einer Partie oder einer Stellung für den Druck zeichnen, als SVG oder PNG
    .path = Eine Datei, oder - für die Standardeingabe; deren erste Partie, oder die von --game
    .ply = Das Brett nach diesem Halbzug, der Zug markiert; 0 ist der Anfang [Vorgabe: der letzte]
    .mv = Das Brett nach diesem Zug aus der Stellung
    .before = Stattdessen das Brett vor dem Halbzug oder dem Zug
    .arrow = Der Weg der Saatkörner im Zug als Pfeile: sein Säen, die ersten acht Male
    .no-marks = Ohne Marken an den Mulden, in denen der Zug beginnt und die er schlägt
    .numbers = Zahlen statt Saatkörnern, für kleine Bilder
    .no-labels = Ohne Nummern der Mulden und Buchstaben der Reihen
    .theme = Die Farben; print ist Schwarz auf Weiß, für Bücher
    .width = Die Breite in Pixeln, 100 bis 4096; die Höhe richtet sich danach
    .id = Womit ids im SVG beginnen [Vorgabe: aus dem Gezeichneten gebildet]
    .png = Ein PNG-Bild statt SVG; ebenso bei einer Ausgabedatei, deren Name auf .png endet

html = Eine Seite für den Browser, die Partien Zug für Zug zeigt
    .after = Eine Seite hat höchstens 200 Partien, und höchstens 16 MiB davon: kibao select schneidet die gewünschten heraus, und --game N zeigt eine.
    .paths = Dateien, Ordner (durchsucht nach *.bao, *.bao.gz, *.bao.zst), oder - für die Standardeingabe
    .title = Der Titel der Seite [Vorgabe: der ihrer Partie, oder wie viele Partien es sind]

workshop = Die Werkstatt: eine Seite für den Browser, die eine Aufzeichnung prüft, korrigiert, nachspielt und teilt, ohne Netz

view = Partien im Terminal durchgehen, nach Halbzügen oder Säen für Säen; ? zeigt die Tasten
    .path = Eine Datei, oder - für die Standardeingabe; Tasten werden dann vom Terminal gelesen
    .ply = Zuerst das Brett nach diesem Halbzug; 0 ist der Anfang [Vorgabe: 0]

moves = Jeder erlaubte Zug einer Stellung
    .ply = Nach diesem Halbzug der Partie; 0 ist der Anfang [Vorgabe: der letzte]
    .json = Ein JSON-Objekt: jeder Zug und die Stellung danach

explain = Was ein Befund bedeutet, die Regel dahinter, ein Beispiel
    .code = Ein Kürzel oder ein Name, wie R101 oder empty-pit [Vorgabe: alle, je eines in einer Zeile]
    .list = Jedes Kürzel mit Name und Schwere, eins je Zeile

perft = Die Partien von einer Stellung bis zu einer Tiefe zählen
    .depth = Wie viele Halbzüge, mindestens 1

rules = Die Regelwerke nebeneinander, mit ihren Optionen und Belegen
    .names = Regelwerke, auch abstractplay, das einer Spiele-Website [Vorgabe: alle anderen]

gen = Zufällige regelgerechte Partien, dieselben für denselben Startwert
    .games = Wie viele Partien
    .seed = Der Startwert
    .slips = Schreibfehler je Partie, im Mittel: 1 ist einer in jeder Partie, 0.2 einer in jeder fünften
    .slip-log = In diese Datei schreiben, wo die Schreibfehler sind, ein JSON-Objekt je Zeile
    .force = Diese Datei ersetzen, was auch immer sie enthält; eine Liste von Schreibfehlern wird immer ersetzt

select = Partien nach Spieler, Ergebnis, Datum, Zügen oder Stellung aus Archiven holen; aufteilen, zusammenführen, ohne Wiederholungen
    .after =
        Eine Partie muss alles erfüllen, was verlangt wird; --not wählt die aus, die es nicht tun. Namen sind Muster für den ganzen Namen, ohne Unterschied von Groß- und Kleinschreibung: * ist beliebiger Text, ? ein Zeichen. Die Partien werden geschrieben, wie sie waren, mit allen Kommentaren, in UTF-8, mit einer Leerzeile dazwischen; mehrere PATH bilden ein Archiv. Eine Partie, die sich neben anderen nicht gleich zurückliest, wird in kanonischer Form geschrieben oder mit einem Fehler weggelassen; Dateien werden zurückgelesen und verglichen, bevor sie ihren Namen bekommen.

        Exit-Status: 0 Partien wurden ausgewählt, und alle lassen sich nachspielen (--broken: Partien wurden ausgewählt); 1 keine wurde es, oder eine lässt sich nicht nachspielen, oder eine Datei ist keine Mitschrift; 2 die Arbeit konnte nicht getan werden.
    .unique = Ohne Partien, die dieselben Züge haben wie eine davor, oder genau denselben Text
    .unique-moves = Dieselben Züge, wie sie gespielt wurden, vom selben Anfang aus
    .unique-exact = Derselbe Text
    .count = Nur die Zahl der Partien
    .list = Eine Zeile je Partie: Nummer, Fundort, Spieler, Sieger, Halbzüge, Titel
    .canonical = Die Partien in kanonischer Form schreiben, wie fmt
    .number = Die Titel nummerieren: `title: 12. Final`
    .index = Eine Tabelle der Partien in diese Datei schreiben, nach ihrem Namen .csv oder .ndjson
    .bom = Das CSV von --index mit einem Byte Order Mark beginnen, damit Excel es als UTF-8 liest
    .output = In diese Datei schreiben, die es noch nicht geben darf
    .split = Dateien in diesen Ordner schreiben, je Partie eine
    .split-size = So viele Partien je Datei
    .name = Wie diese Dateien heißen: { "{number}, {south}, {north}, {event}, {place}, {date}, {title}; {number}" } ist die Nummer der Datei
    .force = Dateien ersetzen, die es schon gibt
    .player = Einer der Spieler; zweimal für beide
    .south = Süd
    .north = Nord
    .winner = Wer gewonnen hat, auf dem Brett oder sonst nach der Aufzeichnung: south, north, none oder ein Name
    .title = Der Titel
    .event = Die Veranstaltung
    .place = Der Ort
    .date = Von einem Datum bis zu einem anderen: 1994-10..2006, 1994-10-11.., ..11-10-94, oder ein Datum oder Jahr
    .plies = Wie viele Halbzüge: 20..40, 20.., ..40, oder eine Zahl
    .rule-set = Das Regelwerk, nach dem die Partie nachgespielt wird: das ihrer Kopfzeile, oder das von --rules
    .opening = Die ersten Züge, in beliebiger Notation: "A7>* a7>*"
    .position = Eine Stellung als Text, die vorkommt
    .text = Wörter eines Kommentars
    .valid = Partien, die sich nachspielen lassen
    .broken = Partien, die sich nicht nachspielen lassen
    .not = Die Partien, auf die das nicht zutrifft

stats = Die Zahlen eines Archivs: Ergebnisse, Längen, Züge, Spieler, Eröffnungen
    .after =
        Über ein Ergebnis entscheidet das Spiel; wo es nichts entscheidet, der Sieger, den der Kopf nennt; wo er niemanden nennt, das Ende, das der Kopf oder ein Kommentar meldet, zum Beispiel eine Aufgabe. Eine Partie ohne Züge zählt als Ergebnis, wenn sie einen Sieger hat, und nicht als Partie. Partien, die sich nicht ganz nachspielen lassen, zählen bei Partien, Ergebnissen und Spielern und in den Eröffnungen so weit, wie sie sich nachspielen lassen; Längen und Züge sind die der anderen Partien. Die Eröffnungen sind je ein Baum für jedes Regelwerk und jeden Anfang.

        Die Spieler sind die von kibao report, in der Reihenfolge seiner Tabelle: dieselben Schreibweisen sind ein Spieler, kibao.toml bestimmt die Punkte und wer wer ist, und von einer zweimal aufgezeichneten Partie zählt eine Kopie. Ergebnisse, Längen, Züge und Eröffnungen sind die aller Aufzeichnungen.

        Der Speicherbedarf wächst mit der Zahl der Spieler, der Paare, die sich begegnet sind, und der Varianten in den Eröffnungsbäumen, deren es eine Million geben darf; sind es mehr, hilft ein kleineres --depth. Kopien werden unter höchstens 20.000 Partien gesucht.

        Züge sind nach ihrer Zahl geordnet, dann nach Seite, Mulde (vordere 1-8, hintere 1-8), links vor rechts; die längsten Züge gleicher Länge in der Reihenfolge der Eingabe. Der Text zeigt die häufigsten, JSON und CSV zeigen alle.

        Exit-Status: 0 erledigt; 1 eine Datei ist keine Mitschrift; 2 die Arbeit konnte nicht getan werden, oder eine Datei ließ sich nicht lesen.
    .format = Wie die Zahlen geschrieben werden [Vorgabe: nach dem Namen von FILE (.html, .json, .csv), sonst human]
    .format-human = Tabellen als Text
    .format-json = Ein JSON-Dokument
    .format-csv = Eine Tabelle, siehe --table
    .format-html = Eine Seite mit Diagrammen, in einer Datei
    .table = Welche Tabelle als CSV geschrieben wird [Vorgabe: players]
    .table-games = Wie viele Partien und Züge es gibt
    .table-results = Wer gewinnt und was darüber entscheidet
    .table-rules = Die Regelwerke
    .table-lengths = Wie viele Partien jeder Länge
    .table-moves = Wie oft jeder Zug gespielt wird
    .table-longest = Die Züge, in denen am öftesten gesät wird, und die größten Fänge
    .table-players = Die Spieler
    .table-cross = Je zwei Spieler, die sich begegnet sind
    .table-openings = Die Varianten der Eröffnungsbäume
    .bom = CSV mit einem Byte Order Mark beginnen, damit Excel es als UTF-8 liest
    .replay = Eine Seite von kibao html mit denselben Partien, als Pfad von der Seite aus: Züge sind Links dorthin (Format html)
    .depth = Wie viele Halbzüge tief die Eröffnungsbäume sind; 0 heißt keine
    .min-games = Nur Varianten der Eröffnungsbäume mit mindestens so vielen Partien [Vorgabe: 1; als Text und auf einer Seite eine von hundert]
    .players = Wie viele Spieler als Text und auf einer Seite gezeigt werden; JSON und CSV haben alle
    .top = Wie viele der längsten und der häufigsten Züge

report = Ein Turnier auf einer Seite: Tabelle, Partien, um die sich jemand kümmern muss, Doppel, Namen, fehlende Begegnungen, zum Nachspielen
    .after =
        Eine doppelt aufgezeichnete Partie zählt einmal, und der Bericht nennt die Kopie; Kopien mit verschiedenen Ergebnissen zählen ohne Ergebnis. Namen, die sich in Großschreibung, Akzenten, Zeichen oder einem Titel unterscheiden, sind ein Spieler, und ein Anfangsbuchstabe ist der eine Name, zu dem er passt; andere ähnliche Namen werden aufgeführt und zählen als zwei. kibao.toml entscheidet anders: [names] sagt, wer wer ist, [standings] setzt draw, unplayed, walkover, ties und winner (head, play oder neither, wo Kopf und Züge verschieden sind). Der Speicherbedarf wächst mit der Zahl der Partien.

        Exit-Status: 0 erledigt; 1 eine Datei ist keine Mitschrift; 2 die Arbeit konnte nicht getan werden, oder eine Datei ließ sich nicht lesen.
    .format = Wie der Bericht geschrieben wird [Vorgabe: nach dem Namen von FILE (.html, .json, .csv), sonst text]
    .format-text = Tabellen und Listen, die in 80 Spalten passen
    .format-html = Eine Seite zum Drucken, mit den Partien zum Nachspielen, in einer Datei
    .format-json = Ein JSON-Dokument
    .format-csv = Eine Tabelle, siehe --table
    .table = Welche Tabelle als CSV geschrieben wird [Vorgabe: standings]
    .table-standings = Die Tabelle des Turniers
    .table-cross = Je zwei Spieler, die sich begegnet sind
    .table-games = Jede Partie
    .table-needs = Die Partien, um die sich jemand kümmern muss
    .bom = Das CSV von --index mit einem Byte Order Mark beginnen, damit Excel es als UTF-8 liest
    .all = Als Text auch jeden Eintrag und jede Partie
    .event = Nur die Partien, deren Kopf diese Veranstaltung nennt

table = Tabellen für andere Programme, eine Zeile je Zug oder je Partie: Parquet, CSV oder JSON-Zeilen
    .after =
        Die Spalten und ihre Typen sind in src/table/README.md beschrieben. Der Speicherbedarf wächst nicht mit der Länge des Archivs; mit --by wächst er mit der Zahl der Dateien. Eine Partie, die abbricht, hat von dem Zug an, der nicht gespielt werden kann, Zeilen mit unbekannten Werten.

        Exit-Status: 0 erledigt; 1 eine Datei ist keine Mitschrift; 2 die Arbeit konnte nicht getan werden, oder eine Datei ließ sich nicht lesen.
    .table = Was eine Zeile ist
    .table-plies = Ein Zug, mit dem Brett danach
    .table-games = Eine Partie, mit Kopf, Ergebnis und Befunden
    .format = Wie die Tabelle geschrieben wird [Vorgabe: nach dem Namen von FILE (.parquet, .csv, .ndjson), sonst csv; mit --out parquet]
    .format-parquet = Apache Parquet
    .format-csv = CSV
    .format-ndjson = Ein JSON-Objekt je Zeile
    .with = Auch diese Spalte
    .with-position = Der Stellungstext nach jedem Zug (plies)
    .with-repair = Die wahrscheinliche Reparatur jeder abbrechenden Partie (games)
    .output = In diese Datei schreiben, auch wenn sie eine Tabelle dieses Befehls ist [Vorgabe: Standardausgabe, ebenso bei -]
    .out = Je Eingabe eine Datei in diesen Ordner schreiben
    .by = Mit --out stattdessen je Wert eine Datei, wie year=1994/plies.parquet
    .by-year = Das Jahr des Datums im Kopf
    .by-event = Die Veranstaltung im Kopf
    .by-rules = Das Regelwerk
    .force = Vorhandene Dateien ersetzen, was auch immer sie enthalten

import = Mitschriften aus Aufzeichnungen anderer Websites: Abstract Play, das Programm von nkkmd
    .after =
        Gelesen werden Partien von Abstract Play, dessen Züge in einem beliebigen Text, und das bao-game-record des Programms von nkkmd (Versionen 1 und 2), erkannt am Inhalt; src/import/README.md sagt, wie, und worin die Regeln dieser Programme abweichen. Jede Partie wird nachgespielt. Nicht gelesen werden Ludii, dessen erster Halbzug der eines anderen Spiels ist, und BAN.

        Exit-Status: 0 erledigt; 1 eine Aufzeichnung ließ sich nicht lesen, oder eine Partie endet nachgespielt anders als aufgezeichnet; 2 die Arbeit konnte nicht getan werden, oder eine Datei ließ sich nicht lesen.
    .paths = Dateien, Ordner (durchsucht nach *.json, *.json.gz, *.json.zst), oder - für die Standardeingabe
    .output = In diese Datei schreiben [Vorgabe: Standardausgabe, ebenso bei -]
    .out = Je Eingabe eine Mitschrift in diesen Ordner schreiben
    .force = Vorhandene Dateien ersetzen, was auch immer sie enthalten

referee = Partien für ein Programm leiten: je Zeile eine Anfrage in JSON hinein, eine Antwort heraus

lsp = Ein Sprachserver: Befunde, Korrekturen, erlaubte Züge und Bretter in einem Editor, über Standardein- und -ausgabe

schema = Das JSON Schema dessen, was `json` ausgibt, oder `repair`, `stats`, `report`, `referee`
    .of = Von welchem Befehl
    .of-json = `kibao json` und `check --format json`
    .of-repair = `kibao repair --format json`
    .of-readings = Die Datei, die `kibao repair --readings` liest
    .of-stats = `kibao stats --format json`
    .of-report = `kibao report --format json`
    .of-referee = Die Anfragen und Antworten von `kibao referee`

completions = Ein Skript, mit dem eine Shell Befehle und Optionen vervollständigt
    .shell = Die Shell

man = Die Handbuchseite, oder eine für jeden Befehl in einem Ordner
    .dir = kibao.1 und eine Seite für jeden Befehl in diesen Ordner schreiben, den es geben muss
    .force = Dateien dieser Namen ersetzen, was auch immer sie enthalten; Seiten von kibao werden immer ersetzt

config = Die Einstellungen, die für einen Pfad gelten, und woher jede kommt
    .path = Eine Datei oder ein Ordner [Vorgabe: dieser Ordner]
    .format = Wie die Einstellungen geschrieben werden
    .format-human = Eine Zeile je Einstellung
    .format-json = Ein JSON-Objekt

help = Diese Hilfe zeigen, oder die zu einem Befehl; `help keys`: die Schlüsselwörter des Kopfes mit Beispielen
    .topic = Ein Befehl, oder keys: was vor den Zügen stehen kann, mit Beispielen

## `kibao rules`

rule-sets =
    .kibao = Bao la Kiswahili, Regeln von K.I.B.A. (K)
    .zanzibar = Bao la Kiswahili, Regeln von Sansibar, Donkers 2001 nach de Voogt 1995 (Z)
    .ruehl = Bao la Kiswahili, Regeln von Alexander Rühl (R)
    .kujifunza = Bao la Kujifunza, Regeln von Alexander Rühl (R)
    .hus = Hus-Bao, Regeln von Alexander Rühl (R, H)
    .abstractplay = Bao la Kiswahili, wie Abstract Play es spielt (AP: src/games/bao.ts von AbstractPlay/gameslib)

rule-options =
    .opening = die Saatkörner jeder Seite am Anfang: vordere Reihe, hintere Reihe, Lager
    .capture = geschlagene Saatkörner werden ab einem kichwa gesät, oder ziehen mit denen der schlagenden Mulde weiter
    .house = die vordere Mulde 5 hat die Rechte eines Hauses
    .blocking = eine kutakata kann eine Mulde blockieren (kutakatia)
    .singleton = wann eine kutakata aus einem einzelnen Saatkorn in kunamua verboten ist, solange eine andere vordere Mulde mehr enthält
    .sole-kichwa = kutakata zur hinteren Reihe hin aus einem kichwa, der die einzige besetzte vordere Mulde ist (judged-at-end ist unsere Auslegung)
    .mtaji-house-stop = ein schlagender Zug in mtaji, der im intakten Haus des Ziehenden endet, darf dort aufhören
    .mtaji-kutakata-house-stop = eine kutakata in mtaji, die im intakten Haus des Ziehenden endet, hört dort auf
    .house-in-mtaji = wie lange ein Haus in mtaji zum Besitz gehört
    .house-block = welches Haus nicht blockiert werden kann
    .blocker-duty = wer eine Mulde blockiert, muss sie im nächsten Zug schlagen, wenn er kann
    .endless = was ein endloser Zug ist
    .max-seeds = ein Zug, in dem mehr Saatkörner gesät wurden, ist endlos
    .singletons = wann eine Seite mit leerem Lager und ohne Mulde mit zwei Saatkörnern verloren hat
    .max-sowings = nach wie vielen Malen Säen die Beurteilung eines Zuges abbricht; er bleibt dann ungeklärt und gilt als endlos
