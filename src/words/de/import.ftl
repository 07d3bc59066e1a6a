### German words; en/import.ftl says what each is for.

import-unknown = das ist keine bekannte Aufzeichnung einer anderen Website
    .help = gelesen werden Partien von Abstract Play, dessen Züge in einem Text, und bao-game-record 1 und 2; nicht Ludii und nicht BAN; Mitschriften liest kibao check

import-ludii = eine Aufzeichnung von { $site } wird nicht gelesen: ihr erster Halbzug ist der eines anderen Spiels
    .help = die Züge von Hand in eine Mitschrift übertragen; kibao explain E102 zeigt eine

import-not-utf-8 = die Aufzeichnung wird nicht gelesen: sie ist nicht UTF-8
    .help = als UTF-8 speichern

import-not-json = die Aufzeichnung wird nicht gelesen: sie ist kein JSON oder abgeschnitten: { $error }
    .help = noch einmal speichern oder herunterladen

import-shape = die Aufzeichnung wird nicht gelesen: { $error }
    .help = mit dem Format der Website vergleichen

import-other-game = die Aufzeichnung wird nicht gelesen: sie ist von { $name }, nicht von Bao

import-version = die Aufzeichnung wird nicht gelesen: Version { $version } von bao-game-record ist unbekannt
    .help = gelesen werden die Versionen 1 und 2

import-move = die Aufzeichnung wird nicht gelesen: Halbzug { $ply } ist `{ $written }`, und das ist kein Zug dieser Website

import-round = die Aufzeichnung wird nicht gelesen: Runde { $round } hat mehr als zwei Züge

import-position = die Aufzeichnung wird nicht gelesen: die Stellung an ihrem Anfang ist unmöglich

import-differs = { $number ->
        [none] die nachgespielte Partie
       *[other] die nachgespielte Partie { $number }
    } weicht von der Aufzeichnung ab: { $what }
    .help = die Partie wird geschrieben; worin die Regeln von { $site } abweichen, steht in src/import/README.md

import-breaks = sie endet bei Halbzug { $ply }: { $why }

import-winner = nach der Aufzeichnung gewinnt { $recorded ->
        [none] niemand
        [south] Süd
       *[north] Nord
    }, aber nach dem letzten Halbzug ({ $plies }) { $played ->
        [none] ist die Partie nicht zu Ende
        [south] hat Süd gewonnen
       *[north] hat Nord gewonnen
    }

import-seeds = nach dem letzten Halbzug ({ $plies }) liegen die Saatkörner anders als in der Aufzeichnung

import-same-file = zwei Eingaben würden nach { $file } geschrieben
    .help = nur eine davon angeben, oder mit -o beide in eine Datei schreiben

import-summary = { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    } aus { $files ->
        [one] 1 Datei
       *[other] { $files } Dateien
    } übernommen; { $differ } enden nachgespielt anders als aufgezeichnet; { $unread } Aufzeichnungen nicht gelesen

convert-refused = { $file }: Partie { $game } wird nicht geschrieben: { $why }

convert-invalid = sie lässt sich nicht nachspielen

convert-opening = Abstract Play kennt nur die offizielle Eröffnung, die von Malawi und die mit zwei Saatkörnern in jeder Mulde

convert-rules = die Regeln von Abstract Play erlauben ihren Halbzug { $ply } nicht

convert-end = nach den Regeln von Abstract Play endet sie anders

convert-comments = { $count ->
        [one] 1 Kommentar wird
       *[other] { $count } Kommentare werden
    } nicht geschrieben: eine Aufzeichnung von Abstract Play hat dafür keinen Platz
