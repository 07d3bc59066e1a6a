### Czech words; en/diagram.ftl says what each is for.

diagram-title = { $game }, { $place }

diagram-position = postavení ve hře Bao la Kiswahili{ $place ->
        [before] , hraje se { $move }
        [after] { " " }po tahu { $move }
       *[alone] { "" }
    }

diagram-before = před tahem č. { $ply }, kolo { $round }: { $shown ->
        [yes] { side } hraje { $move }
       *[no] na tahu je { side }
    }

diagram-half = { side }, jámy 1 až 8: přední řada { $front }, zadní řada { $back }{ $store ->
        [none] { "" }
       *[other] , v sýpce { $store }
    }{ $house ->
        [functional] , dům trvá
        [dormant] , dům trvá s méně než šesti semeny
        [lost] , dům je ztracen
       *[none] { "" }
    }

diagram-turn = { $turn ->
    [south] Na tahu je jih
    [north] Na tahu je sever
   *[none] Partie skončila
}

diagram-block = Jáma { $pit } je zablokovaná (kutakatia)

diagram-marked = Jeden tah je vyznačen: začíná v jámě { $pit }{ $captures ->
        [yes] { " " }a sklízí { $captured }
       *[no] { "" }
    }

diagram-path = { $cut ->
    [yes] Šipky ukazují { $shown ->
        [one] první { $shown } setí z { $sowings }
        [few] první { $shown } setí z { $sowings }
        [many] prvních { $shown } setí z { $sowings }
       *[other] prvních { $shown } setí z { $sowings }
    }
   *[no] { $sowings ->
        [one] Šipka ukazuje setí
        [few] Šipky ukazují { $sowings } setí v jejich pořadí
        [many] Šipky ukazují { $sowings } setí v jejich pořadí
       *[other] Šipky ukazují { $sowings } setí v jejich pořadí
    }
}
