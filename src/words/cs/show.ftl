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

move-remarked = { $move }{ $signs } ({ $remarks })

move-opinion = { $opinion ->
    [good] dobrý tah
    [bad] chyba
    [excellent] výborný tah
    [blunder] hrubá chyba
    [interesting] zajímavý tah
   *[dubious] pochybný tah
}

move-reading = { $reading ->
    [doubtful] čtení nejisté
    [unknown] ne zcela čitelné
   *[supplied] doplněno vydavatelem
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

board-house = { $house ->
    [functional] dům funkční
    [dormant] dům spí
   *[lost] dům ztracen
}

board-mark = { $mark ->
    [start] začátek
    [last] poslední semeno
    [both] začátek i poslední semeno
    [sown] zaseto
    [captured] sklizeno
   *[blocked] zablokováno
}

show-sowing = { $number }. { $sowing }; { $then }

sowing-store = semeno ze sýpky do { $last }

sowing-pit = { $seeds ->
    [one] { $seeds } semeno
    [few] { $seeds } semena
    [many] { $seeds } semena
   *[other] { $seeds } semen
} z { $pit }, { sowing-direction }, poslední do { $last }

sowing-kichwa = { $seeds ->
    [one] { $seeds } sklizené semeno
    [few] { $seeds } sklizená semena
    [many] { $seeds } sklizeného semena
   *[other] { $seeds } sklizených semen
} od { $pit }, { sowing-direction }, poslední do { $last }

sowing-direction = { $direction ->
    [clockwise] po směru hodinových ručiček
   *[anticlockwise] proti směru hodinových ručiček
}

sowing-then = { $then ->
    [relay] { $last } se vybere a seje se dál
    [capture] { $taken ->
        [one] sklizeno { $taken } semeno
        [few] sklizena { $taken } semena
        [many] sklizeno { $taken } semena
       *[other] sklizeno { $taken } semen
    } v { $taken-from }
    [tax] z domu se vezmou dvě semena
    [empty] jáma byla prázdná: tah končí
    [house] tah se zastaví v domě
    [blocked] jáma je zablokovaná (kutakatia): tah končí
    [won] soupeř prohrál: tah končí
    [lost] vlastní přední řada je prázdná: hráč na tahu prohrál
    [cycle] totéž postavení jako předtím: tah je nekonečný
    [limit] zaseto více semen, než je v jednom tahu dovoleno: tah platí za nekonečný
   *[undecided] tah neskončil, ani když bylo jeho zkoumání přerušeno
}

sowings-left-out = { $more ->
    [one] { $more } další setí není ukázáno; po tahu:
    [few] { $more } další setí nejsou ukázána; po tahu:
    [many] { $more } dalšího setí není ukázáno; po tahu:
   *[other] { $more } dalších setí není ukázáno; po tahu:
}

sowings-endless = nekonečný tah nechává postavení, jak bylo:
