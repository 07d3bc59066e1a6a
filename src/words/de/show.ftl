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

move-remarked = { $move }{ $signs } ({ $remarks })

move-opinion = { $opinion ->
    [good] guter Zug
    [bad] Fehler
    [excellent] ausgezeichneter Zug
    [blunder] grober Fehler
    [interesting] interessanter Zug
   *[dubious] zweifelhafter Zug
}

move-reading = { $reading ->
    [doubtful] Lesung unsicher
    [unknown] nicht ganz lesbar
   *[supplied] vom Herausgeber ergänzt
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

board-house = { $house ->
    [functional] Haus intakt
    [dormant] Haus ruht
   *[lost] Haus zerstört
}

board-mark = { $mark ->
    [start] Anfang
    [last] letztes Saatkorn
    [both] Anfang und letztes Saatkorn
    [sown] gesät
    [captured] geerntet
   *[blocked] blockiert
}

show-sowing = { $number }. { $sowing }; { $then }

sowing-store = ein Saatkorn aus dem Lager in { $last }

sowing-pit = { $seeds ->
    [one] { $seeds } Saatkorn
   *[other] { $seeds } Saatkörner
} aus { $pit }, { sowing-direction }, das letzte in { $last }

sowing-kichwa = { $seeds ->
    [one] { $seeds } geerntetes Saatkorn
   *[other] { $seeds } geerntete Saatkörner
} ab { $pit }, { sowing-direction }, das letzte in { $last }

sowing-direction = { $direction ->
    [clockwise] im Uhrzeigersinn
   *[anticlockwise] gegen den Uhrzeigersinn
}

sowing-then = { $then ->
    [relay] { $last } wird ausgehoben und weitergesät
    [capture] { $taken ->
        [one] { $taken } Saatkorn
       *[other] { $taken } Saatkörner
    } in { $taken-from } geerntet
    [tax] zwei Saatkörner werden aus dem Haus genommen
    [empty] die Mulde war leer: der Zug endet
    [house] der Zug hält im Haus an
    [blocked] die Mulde ist blockiert (kutakatia): der Zug endet
    [won] der Gegner hat verloren: der Zug endet
    [lost] die eigene innere Reihe ist leer: der Ziehende hat verloren
    [cycle] dieselbe Stellung wie zuvor: der Zug ist endlos
    [limit] mehr gesät, als in einem Zug erlaubt ist: er gilt als endlos
   *[undecided] der Zug war noch nicht zu Ende, als die Prüfung abgebrochen wurde
}

sowings-left-out = { $more ->
    [one] { $more } weiterer Saatvorgang wird nicht gezeigt; nach dem Zug:
   *[other] { $more } weitere Saatvorgänge werden nicht gezeigt; nach dem Zug:
}

sowings-endless = nach einem endlosen Zug bleibt die Stellung, wie sie war:
