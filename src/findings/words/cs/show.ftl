### Czech words; en/show.ftl says what each is for.

show-game = partie { $number }: { $game }

game-title = { $titled ->
    [yes] { $title }: { $south } a { $north }
   *[no] { $south } a { $north }
}

game-player = { $named ->
    [yes] { $name } ({ side })
   *[no] { side }
}

show-start = začátek

show-ply = po tahu č. { $ply }, kolo { $round }: { side } { $move }{ $rewritten ->
        [yes] { " " }(zapsáno { $written })
       *[no] { "" }
    }{ $captures ->
        [yes] , sklízí { $captured }
       *[no] { "" }
    }{ $over ->
        [yes] ; { $outcome }
       *[no] { "" }
    }

show-stuck = lze přehrát { $replayed ->
        [one] { $replayed } tah
        [few] { $replayed } tahy
        [many] { $replayed } tahu
       *[other] { $replayed } tahů
    }, záznam jich má { $plies }; proč, to řekne kibao check

board-side = { side }{ $store ->
        [none] { "" }
       *[other] , v sýpce { $store }
    }{ $to-move ->
        [yes] , na tahu
       *[no] { "" }
    }
