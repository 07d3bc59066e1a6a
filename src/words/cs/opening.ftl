### Czech words; en/opening.ftl says what each is for.

opening-unknown = výchozí postavení `{ $value }` není ani `official`, ani `novice`, ani zápis postavení; partie se nekontroluje
    .label = neznámé výchozí postavení
    .help = { opening-unreadable.help }

opening-unreadable = výchozí postavení nelze použít: { $reason }; partie se nekontroluje
    .label = nelze přečíst
    .help = například oficiální výchozí postavení je `{ $official }`

opening-seeds = výchozí postavení nelze použít: { $reason }; partie se nekontroluje
    .label = chybný počet semen
    .help = znovu spočítejte každou jámu i obě sýpky: { $wrong ->
            [missing] { $by ->
                [one] { $by } semeno chybí
                [few] { $by } semena chybějí
                [many] { $by } semena chybí
               *[other] { $by } semen chybí
            }
           *[too-many] { $by ->
                [one] { $by } semeno přebývá
                [few] { $by } semena přebývají
                [many] { $by } semena přebývá
               *[other] { $by } semen přebývá
            }
        }

opening-store = výchozí postavení nelze použít: { $reason }; partie se nekontroluje
    .label = semena v sýpce
    .help = zvolte pravidla se semeny v sýpce, například `kibao`, nebo dejte všechna semena na desku

opening-block = výchozí postavení nelze použít: { $reason }; partie se nekontroluje
    .label = zablokovaná jáma
    .help = napište 0 až 7 pro obsazenou jámu 1 až 8 v přední řadě hráče na tahu, nebo 255, pokud žádná zablokovaná není

opening-dropped = výchozí postavení obsahuje dům ve vlastnictví hráče nebo zablokovanou jámu, které pravidla `{ $rules }` neznají; vynechávají se
    .label = dům nebo zablokování se vynechává
    .help = napište `F F` u domů a 255 u zablokované jámy, nebo uveďte pravidla, podle kterých se hrálo

opening-over = partie končí už výchozím postavením: { $outcome }
    .label = zde už partie skončila
    .help = zapište postavení na začátku partie; poslední číslo říká, kdo je na tahu: 0 jih, 1 sever

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
