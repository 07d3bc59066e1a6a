### Czech words; en/illegal.ftl says what each is for.

not-legal = { this-move } není přípustný

not-decided = { this-move } nelze posoudit

illegal-game-over = { not-legal }: partie skončila už před ním: { $outcome }
    .label = partie už skončila

illegal-empty-pit = { not-legal }: jáma { $pit } je prázdná
    .label = jáma { $pit } je prázdná

illegal-single-seed = { not-legal }: v jámě { $pit } je jediné semeno, a k tahu jsou potřeba aspoň dvě
    .label = v jámě { $pit } je jediné semeno

illegal-not-in-front-row = { not-legal }: { $mover ->
        [south] jih
       *[north] sever
    } má v sýpce ještě { $store ->
        [none] semena
        [one] { $store } semeno
        [few] { $store } semena
        [many] { $store } semena
       *[other] { $store } semen
    }, takže tah začíná položením semena do přední řady
    .label = začíná v zadní řadě

illegal-must-capture = { not-legal }: tah musí začít sklizní, která je možná odtud: { $pits }
    .label = { $few ->
        [yes] nesklízí; lze to z { $pits }
       *[no] nic nesklízí
    }

illegal-too-many-seeds = { not-legal }: v jámě { $pit } { $seeds ->
        [one] je { $seeds } semeno
        [few] jsou { $seeds } semena
        [many] je { $seeds } semena
       *[other] je { $seeds } semen
    }, ale tah s více než 15 semeny nikdy nezačíná sklizní, která je možná odtud: { $pits }
    .label = { $seeds ->
        [one] v jámě { $pit } je { $seeds } semeno
        [few] v jámě { $pit } jsou { $seeds } semena
        [many] v jámě { $pit } je { $seeds } semena
       *[other] v jámě { $pit } je { $seeds } semen
    }

illegal-wrong-kichwa = { not-legal }: setí semen sklizených v jámě { $pit } musí začít na bližším konci přední řady, { $kichwa ->
        [left] tedy na levém kichwa
       *[right] tedy na pravém kichwa
    }
    .label = { $kichwa ->
        [left] začíná na levém konci
       *[right] začíná na pravém konci
    }

illegal-house-barred = { not-legal }: v domě (nyumba) { $pit } { $seeds ->
        [none] je šest nebo více semen
        [one] je { $seeds } semeno
        [few] jsou { $seeds } semena
        [many] je { $seeds } semena
       *[other] je { $seeds } semen
    } a bez sklizně se z něj hrát nesmí, dokud je v přední řadě obsazená jiná jáma
    .label = z domu se hrát nesmí

illegal-singleton-barred = { not-legal }: v jámě { $pit } je jediné semeno, a { $house ->
        [lost] když je dům (nyumba) ztracen
       *[small] když je v domě (nyumba) méně než šest semen
    }, začíná tah bez sklizně z jámy přední řady, ve které je semen více
    .label = v jámě { $pit } je jediné semeno

illegal-blocked-pit = { not-legal }: jáma { $pit } je zablokovaná (kutakatia), takže z ní teď nemůže začít tah bez sklizně
    .label = jáma { $pit } je zablokovaná

illegal-back-row = { not-legal }: bez sklizně má přednost přední řada, kde { $count ->
        [one] má dvě nebo více semen jáma { $pits }
        [few] mají dvě nebo více semen jámy { $pits }
       *[other] mají dvě nebo více semen jámy { $pits }
    }
    .label = přednost má přední řada

illegal-empties-front-row = { not-legal }: jáma { $pit } je jediná obsazená v přední řadě, a setím směrem do zadní řady by se přední řada vyprázdnila
    .label = vyprázdní přední řadu

illegal-must-capture-blocked = { not-legal }: { $mover ->
        [south] jih
       *[north] sever
    } zablokoval jámu { $blocked } (kutakatia) a teď ji musí sklidit, protože to jde
    .label = nesklízí jámu { $blocked }

illegal-endless-cycle = { not-legal }: nikdy neskončí, protože se v něm opakuje totéž postavení
    .label = nikdy neskončí

illegal-endless-limit = { not-legal }: zaseje více semen, než je v jednom tahu dovoleno{ $most ->
        [none] { "" }
       *[other] { " " }(nejvýše { $most })
    }, a platí za nekonečný
    .label = příliš dlouhý

illegal-endless-undecided = { not-decided }: ani po { $sowings ->
        [one] { $sowings } setí
        [few] { $sowings } setích
        [many] { $sowings } setí
       *[other] { $sowings } setích
    } neskončil, dál už se nezkoumal a platí za nekonečný
    .label = neskončil, nekonečnost neprokázána
