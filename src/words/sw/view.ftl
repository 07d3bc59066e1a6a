### Swahili words; en/view.ftl says what each is for.

view-game = { $number } kati ya { $games }: { $game }

view-not-played = hatua ya { $ply }, duru ya { $round }: { side } { $written } haichezwi

view-no-board = hakuna bao: hali ya mwanzo haiwezi kuchezewa

view-playing = inacheza yenyewe, kasi { $speed } kati ya { $most }

view-by-sowing = { $step ->
    [none] sehemu
   *[other] sehemu ya { $step } kati ya { $steps }
}

view-go-to = nenda kwenye duru ya: { $typed }

view-no-round = hakuna duru ya { $round }; ya mwisho ni { $last }

view-first-game = huu ni mchezo wa kwanza

view-last-game = huu ni mchezo wa mwisho

view-too-small = padogo mno: { $width } × { $height }; inahitajika angalau { $least-width } × { $least-height }

view-hint = ? msaada  q funga  ← → hatua  ↑ ↓ duru  Space cheza  t mizunguko  / duru  f geuza

view-help = Vitufe

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
    [ply] hatua nyuma, mbele
    [round] duru nyuma, mbele
    [page] duru kumi nyuma, mbele
    [ends] mwanzo, mwisho
    [play] cheza yenyewe, simama
    [speed] haraka, polepole
    [go-to] nenda kwenye duru
    [sowings] kwa mizunguko, kwa hatua
    [flip] geuza bao
    [game] mchezo kabla, baada
    [help] msaada huu
   *[quit] funga
}
