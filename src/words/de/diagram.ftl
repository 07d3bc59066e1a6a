### German words; en/diagram.ftl says what each is for.

diagram-title = { $game }, { $place }

diagram-position = eine Stellung im Bao la Kiswahili{ $place ->
        [before] , gespielt wird { $move }
        [after] { " " }nach { $move }
       *[alone] { "" }
    }

diagram-before = vor Halbzug { $ply }, Runde { $round }: { $shown ->
        [yes] { side } spielt { $move }
       *[no] { side } am Zug
    }

diagram-half = { side }, Mulde 1 bis 8: innere Reihe { $front }, äußere Reihe { $back }{ $store ->
        [none] { "" }
       *[other] , { $store } im Lager
    }{ $house ->
        [functional] , das Haus besteht
        [dormant] , das Haus besteht mit weniger als sechs Saatkörnern
        [lost] , das Haus ist zerstört
       *[none] { "" }
    }

diagram-turn = { $turn ->
    [south] Süd ist am Zug
    [north] Nord ist am Zug
   *[none] Die Partie ist zu Ende
}

diagram-block = Mulde { $pit } ist blockiert (kutakatia)

diagram-marked = Ein Zug ist markiert: er beginnt in { $pit }{ $captures ->
        [yes] { " " }und erntet { $captured }
       *[no] { "" }
    }

diagram-path = { $cut ->
    [yes] Pfeile zeigen die ersten { $shown } von { $sowings } Saatvorgängen
   *[no] { $sowings ->
        [one] Ein Pfeil zeigt den Saatvorgang
       *[other] Pfeile zeigen die { $sowings } Saatvorgänge der Reihe nach
    }
}
