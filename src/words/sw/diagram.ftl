### Swahili words; en/diagram.ftl says what each is for.

diagram-title = { $game }, { $place }

diagram-position = hali ya mchezo wa Bao la Kiswahili{ $place ->
        [before] , inachezwa { $move }
        [after] { " " }baada ya { $move }
       *[alone] { "" }
    }

diagram-before = kabla ya hatua ya { $ply }, duru ya { $round }: { $shown ->
        [yes] { side } anacheza { $move }
       *[no] zamu ya { side }
    }

diagram-half = { side }, shimo la 1 hadi la 8: safu ya mbele { $front }, safu ya nyuma { $back }{ $store ->
        [none] { "" }
       *[other] , namu { $store }
    }{ $house ->
        [functional] , nyumba ina kete sita au zaidi
        [dormant] , nyumba ina kete chini ya sita
        [lost] , nyumba imepotea
       *[none] { "" }
    }

diagram-turn = { $turn ->
    [south] Ni zamu ya Kusini
    [north] Ni zamu ya Kaskazini
   *[none] Mchezo umekwisha
}

diagram-block = Shimo { $pit } limetakatiwa (kutakatia)

diagram-marked = Hatua moja imewekewa alama: inaanzia { $pit }{ $captures ->
        [yes] { " " }na inakula { $captured }
       *[no] { "" }
    }

diagram-path = { $cut ->
    [yes] Mishale inaonyesha mizunguko { $shown } ya kwanza ya kutia kete kati ya { $sowings }
   *[no] { $sowings ->
        [one] Mshale unaonyesha mzunguko wa kutia kete
       *[other] Mishale inaonyesha mizunguko { $sowings } ya kutia kete kwa mpangilio wake
    }
}
