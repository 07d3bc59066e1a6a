### Czech words; en/view.ftl says what each is for.

view-game = { $number } z { $games }: { $game }

view-not-played = tah č. { $ply }, kolo { $round }: { side } { $written } se nehraje

view-no-board = není co ukázat: z výchozího postavení nelze hrát

view-playing = přehrává se, rychlost { $speed } z { $most }

view-by-sowing = { $step ->
    [none] kroky
   *[other] krok { $step } z { $steps }
}

view-go-to = přejít na kolo: { $typed }

view-no-round = kolo { $round } není; poslední je { $last }

view-first-game = toto je první partie

view-last-game = toto je poslední partie

view-too-small = příliš malé: { $width } × { $height }; je třeba aspoň { $least-width } × { $least-height }

view-hint = ? nápověda  q konec  ← → tah  ↑ ↓ kolo  mezerník přehrává  t setí  / kolo  f otočí

view-help = Klávesy

view-keys = { $key ->
    [ply] ← →  h l  p n
    [round] ↑ ↓  k j
    [page] Page ↑ ↓
    [ends] { key-home } { key-end }  g G
    [play] { key-space }
    [speed] + -
    [go-to] / :
    [sowings] t
    [flip] f
    [game] [ ]  Tab
    [help] ?
   *[quit] q Esc Ctrl-C
}

view-does = { $key ->
    [ply] o tah zpět, dál
    [round] o kolo zpět, dál
    [page] o deset kol zpět, dál
    [ends] začátek, konec
    [play] přehrává, zastaví
    [speed] rychleji, pomaleji
    [go-to] zeptá se na kolo
    [sowings] po setích, po tazích
    [flip] otočí desku
    [game] předchozí, další partie
    [help] tato nápověda
   *[quit] konec
}
