### German words; en/view.ftl says what each is for.

view-game = { $number } von { $games }: { $game }

view-not-played = Halbzug { $ply }, Runde { $round }: { side } { $written } wird nicht gespielt

view-no-board = keine Stellung: die Anfangsstellung ist nicht verwendbar

view-playing = läuft, Tempo { $speed } von { $most }

view-by-sowing = { $step ->
    [none] Schritte
   *[other] Schritt { $step } von { $steps }
}

view-go-to = gehe zu Runde: { $typed }

view-no-round = es gibt keine Runde { $round }; die letzte ist { $last }

view-first-game = dies ist die erste Partie

view-last-game = dies ist die letzte Partie

view-too-small = zu klein: { $width } × { $height }; nötig sind mindestens { $least-width } × { $least-height }

view-hint = ? Hilfe  q Ende  ← → Halbzug  ↑ ↓ Runde  Leertaste spielt  t Saatvorgänge  / Runde  f dreht

view-help = Tasten

view-keys = { $key ->
    [ply] ← →  h l  p n
    [round] ↑ ↓  k j
    [page] Bild ↑ ↓
    [ends] { key-home } { key-end }  g G
    [play] { key-space }
    [speed] + -
    [go-to] / :
    [sowings] t
    [flip] f
    [game] [ ]  Tab
    [help] ?
   *[quit] q Esc Strg-C
}

view-does = { $key ->
    [ply] Halbzug zurück, vor
    [round] Runde zurück, vor
    [page] zehn Runden zurück, vor
    [ends] Anfang, Ende
    [play] spielt von selbst, hält an
    [speed] schneller, langsamer
    [go-to] fragt nach der Runde
    [sowings] Saatvorgänge, Halbzüge
    [flip] dreht das Brett
    [game] vorige, nächste Partie
    [help] diese Hilfe
   *[quit] Ende
}
