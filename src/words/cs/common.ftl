### Czech words; en/common.ftl says what each is for.

cited = { $message } ({ $citation })

at-place = { $placed ->
    [yes] { " " }v kole { $round } (tah č. { $ply })
   *[no] { "" }
}

this-move = { $side ->
    [south] tah jihu `{ $written }`{ at-place }
    [north] tah severu `{ $written }`{ at-place }
   *[none] tah `{ $written }`{ at-place }
}

otherwise = { $first }; jinak { $second }

also = { $first }; { $second }

list-or = { $first } nebo { $last }

list-and = { $first } a { $last }

list-more = { $more ->
    [one] { $first } a { $more } další
    [few] { $first } a { $more } další
    [many] { $first } a { $more } dalšího
   *[other] { $first } a { $more } dalších
}

write-as-meant = napište `{ $meant }`

legal-only = jediný přípustný tah je `{ $move }`

legal-only-in-kibao = jediný přípustný tah je `{ $move }` (v notaci kibao `{ $kibao }`)

legal-several = přípustné tahy jsou { $moves }

how-a-move-is-written = tah se zapisuje jako řada, jáma a směr, například `{ $example }`

side = { $side ->
    [south] jih
   *[north] sever
}

outcome-front-row-empty = { $winner ->
    [south] vyhrává jih, protože přední řada severu je prázdná
   *[north] vyhrává sever, protože přední řada jihu je prázdná
}

outcome-no-move = { $winner ->
    [south] vyhrává jih, protože sever nemá přípustný tah
   *[north] vyhrává sever, protože jih nemá přípustný tah
}

outcome-singletons = { $winner ->
    [south] vyhrává jih, protože sever nemá žádnou jámu aspoň se dvěma semeny
   *[north] vyhrává sever, protože jih nemá žádnou jámu aspoň se dvěma semeny
}

outcome-endless = { $winner ->
    [south] vyhrává jih, protože tah severu je nekonečný
   *[north] vyhrává sever, protože tah jihu je nekonečný
}

ended-resignation = { $loser ->
    [south] jih se vzdal
    [north] sever se vzdal
   *[none] jeden z hráčů se vzdal
}

ended-time = { $loser ->
    [south] jih prohrál na čas
    [north] sever prohrál na čas
   *[none] partie byla prohrána na čas
}

ended-illegal-move = { $loser ->
    [south] jih prohrál nepřípustným tahem
    [north] sever prohrál nepřípustným tahem
   *[none] partie byla prohrána nepřípustným tahem
}

ended-absence = { $loser ->
    [south] jih se nedostavil
    [north] sever se nedostavil
   *[none] jeden z hráčů se nedostavil
}

ended-agreement = hráči se na konci partie dohodli

ended-broken-off = partie byla přerušena

severity-error = chyba

severity-warning = varování

severity-info = poznámka

help = rada

not-readable = { this-move } nelze přečíst

not-legal = { this-move } není přípustný

not-decided = { this-move } nelze posoudit
