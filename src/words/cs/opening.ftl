### Czech words; en/opening.ftl says what each is for.

opening-error-nothing = končí tam, kde má být { $expected }

opening-error-number-far-too-large = příliš velké číslo stojí tam, kde má být { $expected }

opening-error-number = { $number } stojí tam, kde má být { $expected }

opening-error-leading-zero = číslo s nulou na začátku stojí tam, kde má být { $expected }

opening-error-other = něco jiného stojí tam, kde má být { $expected }

opening-error-more = za koncem následuje další text

opening-error-seeds = součet semen je { $found }, a ne { $expected }

opening-error-store = má semena v sýpce, ale podle těchto pravidel leží všechna semena na desce

opening-error-block-empty = zablokovaná jáma, v přední řadě hráče na tahu jáma { $pit }, je prázdná

opening-error-block-not-in-front = zablokovaná jáma není v přední řadě

opening-error-block-in-kunamua = má zablokovanou jámu i semena v sýpce, ale blokovat lze jen s oběma sýpkami prázdnými

expected-pit = počet semen v jámě { $pit } (0 až 64)

expected-store = { $owner ->
    [south] počet semen v sýpce jihu (0 až 64)
   *[north] počet semen v sýpce severu (0 až 64)
}

expected-house = { $owner ->
    [south] `T` nebo `F` pro dům jihu (vlastní jej, nebo ne)
   *[north] `T` nebo `F` pro dům severu (vlastní jej, nebo ne)
}

expected-block = zablokovaná jáma (0 až 7, nebo 255, pokud žádná není)

expected-turn = údaj, kdo je na tahu (0 jih, 1 sever)

expected-bar = znak `|`

expected-close = znak `]` k závorce na začátku

expected-end = konec
