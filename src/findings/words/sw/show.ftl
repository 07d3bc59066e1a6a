### Swahili words; en/show.ftl says what each is for.

show-game = mchezo wa { $number }: { $game }

game-title = { $titled ->
    [yes] { $title }: { $south } na { $north }
   *[no] { $south } na { $north }
}

game-player = { $named ->
    [yes] { $name } ({ side })
   *[no] { side }
}

show-start = mwanzo

show-ply = baada ya hatua ya { $ply }, duru ya { $round }: { side } { $move }{ $rewritten ->
        [yes] { " " }(imeandikwa { $written })
       *[no] { "" }
    }{ $captures ->
        [yes] , inakula kete { $captured }
       *[no] { "" }
    }{ $over ->
        [yes] ; { $outcome }
       *[no] { "" }
    }

show-stuck = hatua { $replayed } kati ya { $plies } zinachezeka; kibao check inasema kwa nini

board-side = { side }{ $store ->
        [none] { "" }
       *[other] , namu { $store }
    }{ $to-move ->
        [yes] , zamu yake
       *[no] { "" }
    }
