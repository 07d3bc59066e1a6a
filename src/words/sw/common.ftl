### Swahili words; en/common.ftl says what each is for.

cited = { $message } ({ $citation })

at-place = { $placed ->
    [yes] { " " }katika duru ya { $round } (hatua ya { $ply })
   *[no] { "" }
}

this-move = { $side ->
    [south] hatua ya Kusini `{ $written }`{ at-place }
    [north] hatua ya Kaskazini `{ $written }`{ at-place }
   *[none] hatua `{ $written }`{ at-place }
}

otherwise = { $first }; la sivyo { $second }

also = { $first }; { $second }

list-or = { $first } au { $last }

list-and = { $first } na { $last }

list-more = { $first } na { $more } zaidi

write-as-meant = andika `{ $meant }`

legal-only = hatua pekee iliyo halali ni `{ $move }`

legal-only-in-kibao = hatua pekee iliyo halali ni `{ $move }` (`{ $kibao }` kwa uandishi wa kibao)

legal-several = hatua halali ni { $moves }

how-a-move-is-written = hatua huandikwa kwa safu, shimo na mwelekeo, kama `{ $example }`

side = { $side ->
    [south] Kusini
   *[north] Kaskazini
}

outcome-front-row-empty = { $winner ->
    [south] Kusini ameshinda, kwa kuwa safu ya mbele ya Kaskazini haina kete
   *[north] Kaskazini ameshinda, kwa kuwa safu ya mbele ya Kusini haina kete
}

outcome-no-move = { $winner ->
    [south] Kusini ameshinda, kwa kuwa Kaskazini hana hatua halali
   *[north] Kaskazini ameshinda, kwa kuwa Kusini hana hatua halali
}

outcome-singletons = { $winner ->
    [south] Kusini ameshinda, kwa kuwa Kaskazini hana shimo lenye kete mbili
   *[north] Kaskazini ameshinda, kwa kuwa Kusini hana shimo lenye kete mbili
}

outcome-endless = { $winner ->
    [south] Kusini ameshinda, kwa kuwa Kaskazini alicheza hatua isiyo na mwisho
   *[north] Kaskazini ameshinda, kwa kuwa Kusini alicheza hatua isiyo na mwisho
}

ended-resignation = { $loser ->
    [south] Kusini alikubali kushindwa
    [north] Kaskazini alikubali kushindwa
   *[none] mchezaji mmoja alikubali kushindwa
}

ended-time = { $loser ->
    [south] Kusini alishindwa kwa muda
    [north] Kaskazini alishindwa kwa muda
   *[none] mchezo uliamuliwa kwa muda
}

ended-illegal-move = { $loser ->
    [south] Kusini alishindwa kwa hatua isiyo halali
    [north] Kaskazini alishindwa kwa hatua isiyo halali
   *[none] mchezo uliamuliwa kwa hatua isiyo halali
}

ended-absence = { $loser ->
    [south] Kusini hakufika
    [north] Kaskazini hakufika
   *[none] mchezaji mmoja hakufika
}

ended-agreement = wachezaji walikubaliana kumaliza mchezo

ended-broken-off = mchezo ulikatizwa

severity-error = kosa

severity-warning = onyo

severity-info = dokezo

help = msaada

not-readable = { this-move } haisomeki

not-legal = { this-move } si halali

not-decided = { this-move } haijaamuliwa
