### German words; en/show.ftl says what each is for.

show-game = Partie { $number }: { $game }

game-title = { $titled ->
    [yes] { $title }: { $south } und { $north }
   *[no] { $south } und { $north }
}

game-player = { $named ->
    [yes] { $name } ({ side })
   *[no] { side }
}

show-start = die Anfangsstellung

show-ply = nach Halbzug { $ply }, Runde { $round }: { side } { $move }{ $rewritten ->
        [yes] { " " }(geschrieben { $written })
       *[no] { "" }
    }{ $captures ->
        [yes] , erntet { $captured }
       *[no] { "" }
    }{ $over ->
        [yes] ; { $outcome }
       *[no] { "" }
    }

show-stuck = { $replayed } von { $plies ->
        [one] { $plies } Halbzug
       *[other] { $plies } Halbzügen
    } { $replayed ->
        [one] ist
       *[other] sind
    } nachspielbar; kibao check sagt, warum

board-side = { side }{ $store ->
        [none] { "" }
       *[other] , { $store } im Lager
    }{ $to-move ->
        [yes] , am Zug
       *[no] { "" }
    }
