### Czech words of the checks G, H, M, R; the English ones are in the file of each check (src/findings).

winner-contradicted = { $winner ->
    [south] podle hlavičky vyhrál sever, ale podle tahů { $outcome }
   *[north] podle hlavičky vyhrál jih, ale podle tahů { $outcome }
}
    .label = { $winner ->
        [south] podle tahů vyhrává jih
       *[north] podle tahů vyhrává sever
    }
    .help = ověřte výsledek a podívejte se, zda není některý tah zapsán chybně

winner-and-result-differ = { $named ->
    [yes] výsledek `{ $written }` neodpovídá vítězi, kterým je `{ $name }`
   *[no] výsledek `{ $written }` neodpovídá vítězi
}
    .label = druhá strana
    .help = ověřte výsledek a opravte řádek, který je chybný

unknown-winner = `{ $written }` neoznačuje za vítěze ani jednu stranu
    .label = neoznačuje žádnou stranu
    .help = { $named ->
        [yes] napište `South`, `North`, `{ $south }` nebo `{ $north }`, a není-li vítěz znám, nepište nic
       *[no] napište `South`, `North` nebo jméno hráče podle hlavičky, a není-li vítěz znám, nepište nic
    }

unknown-ending = `{ $written }` neoznačuje žádné zakončení partie
    .label = neoznačuje zakončení
    .help = napište `resignation`, `time`, `illegal move`, `absence`, `agreement` nebo `broken off`, a není-li zakončení známo, nepište nic

resignation-against-winner = { $loser ->
    [south] zde stojí, že { $ended }, ale podle hlavičky jih vyhrál
   *[north] zde stojí, že { $ended }, ale podle hlavičky sever vyhrál
}
    .label = { $loser ->
        [south] podle hlavičky vyhrál jih
       *[north] podle hlavičky vyhrál sever
    }
    .help = ověřte výsledek a opravte komentář nebo hlavičku

resignation-against-play = { $loser ->
    [south] zde stojí, že { $ended }, ale podle tahů jih vyhrál
   *[north] zde stojí, že { $ended }, ale podle tahů sever vyhrál
}
    .label = { $loser ->
        [south] podle tahů vyhrál jih
       *[north] podle tahů vyhrál sever
    }
    .help = podívejte se, zda komentář nemluví o něčem jiném nebo zda není některý tah zapsán chybně

not-over = komentář říká „bao hamna“ (partie skončila), ale po posledním tahu se hraje dál
    .label = neskončila
    .help = podívejte se, zda na konci nechybějí tahy nebo zda není některý tah zapsán chybně

no-end = podle záhlaví vyhrál `{ $written }`, ale po posledním tahu mohou obě strany dál hrát a nic neříká, jak partie skončila
    .label = hra nekončí
    .help = zkontrolovat, zda na konci nechybějí tahy; pokud se někdo vzdal, zapsat například `ending: resignation`

no-moves = partie má hlavičku, ale žádné tahy
    .label = žádné tahy
    .help = { $explained ->
        [yes] podívejte se, zda tahy nechybějí nebo nejsou zapsány způsobem, který se nečte
       *[no] podívejte se, zda tahy nechybějí nebo nejsou zapsány způsobem, který se nečte; nehrálo-li se, uveďte důvod, například `ending: absence`
    }

same-game-twice = { $differ ->
    [yes] táž partie jako v souboru { $earlier }; liší se jen hlavička: { $heads }
   *[no] táž partie jako v souboru { $earlier }, se stejnou hlavičkou
}
    .label = táž partie
    .help = ponechte jen jednu; kde se hlavička liší, ověřte, která je správná

same-game-twice-keys = další klíče

game-within-game = tuto partii tvoří { $plies ->
        [one] první tah
        [few] první { $plies } tahy
        [many] prvního { $plies } tahu
       *[other] prvních { $plies } tahů
    } partie v souboru { $earlier }{ $more ->
        [none] { "" }
        [one] { " " }a { $more } další
        [few] { " " }a { $more } dalších
        [many] { " " }a { $more } další
       *[other] { " " }a { $more } dalších
    }
    .label = jedna obsahuje druhou
    .help = podívejte se, zda kratší záznam není částí téže partie

game-within-game-holds = { $plies ->
        [one] první tah
        [few] první { $plies } tahy
        [many] prvního { $plies } tahu
       *[other] prvních { $plies } tahů
    } tvoří celou partii v souboru { $earlier }
    .label = jedna obsahuje druhou
    .help = podívejte se, zda kratší záznam není částí téže partie

other-winner = { $here ->
    [south] vítězem je zde jih, ale v téže partii v souboru { $earlier } sever
   *[north] vítězem je zde sever, ale v téže partii v souboru { $earlier } jih
}
    .label = jiný vítěz
    .help = ověřte, kdo vyhrál, a opravte hlavičku, která je chybná

other-result = vítězem je zde `{ $here }`, ale v souboru { $earlier } `{ $there }`: titíž hráči v témže kole (`{ $match }`) soutěže `{ $event }`
    .label = jiný vítěz
    .help = ověřte výsledek; pokud se utkali dvakrát, rozlište partie pomocí `round`, `date` nebo `time`

probably-the-same-game = pravděpodobně stejná partie jako v souboru { $earlier }: shoduje se { $same } tahů z { $plies } zde a { $others } tam
    .label = většina tahů stejná
    .help = kibao compare ukáže, v čem se liší; ponechte jen jednu, nebo v komentáři uveďte, že jde o dvě partie

unknown-rules = `{ $written }` není známá sada pravidel; partie se kontroluje podle pravidel `{ $rules }`
    .label = neznámá pravidla
    .help = známá pravidla jsou { $known }; `--rules auto` zjistí, která z nich vyhovují

unknown-notation = `{ $written }` není známá notace; partie se čte v notaci { $dialect }
    .label = neznámá notace
    .help = napište `kibao` nebo `zanzibar`, nebo řádek vypusťte

unknown-takasia = `{ $written }` není ani `yes`, ani `no`; o blokování (kutakatia) rozhoduje sada pravidel
    .label = ani yes, ani no
    .help = napište `no`, pokud se hrálo bez blokování, jinak `yes`

repeated-key = klíč `{ $written }` už zde jednou je; platí první řádek s ním
    .label = podruhé
    .help = ponechte řádek, který je správný

head-after-moves = `{ $written }` vypadá jako řádek hlavičky, ale stojí až za tahy a nemá známý klíč; ponechává se jako komentář
    .label = čte se jako komentář
    .help = začněte řádek znakem `;`, pokud je to komentář; opravte klíč, pokud zde začíná další partie

unreadable-opening = výchozí postavení nelze použít: { $reason }; partie se nekontroluje
    .label = nelze přečíst
    .help = například oficiální výchozí postavení je `{ $official }`

unreadable-opening-unknown = výchozí postavení `{ $value }` není ani `official`, ani `novice`, ani zápis postavení; partie se nekontroluje
    .label = neznámé výchozí postavení
    .help = { unreadable-opening.help }

unknown-opening = výchozí postavení není známé; tahy se čtou a počítají, ale neposuzují
    .label = žádné postavení
    .help = zapsat postavení tak, jak je vypisuje `kibao show`, pokud je uvádí jiný pramen
misspelt-key = klíč `{ $written }` není známý; možná je míněn `{ $known }`
    .label = neznámý klíč
    .help = zapsat `{ $known }`; je-li míněn `{ $written }`, povolit jej komentářem
key-without-colon = `{ $written }` je klíč hlavičky, ale nenásleduje po něm dvojtečka; řádek se ponechává jako komentář
    .label = chybí dvojtečka
    .help = zapsat `{ $written }:`, je-li to řádek hlavičky; začít řádek znakem `;`, je-li to komentář

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

impossible-date = `{ $written }` není datum: ať se čte v jakémkoli pořadí, takový den neexistuje
    .label = takový den neexistuje
    .help = ověřte datum; nezaměnitelně se píše například `1994-10-11`

impossible-date-backward = `{ $written }` končí dřív, než začíná
    .label = končí dřív, než začíná
    .help = ověřte datum; nezaměnitelně se píše například `1994-10-11`

other-spelling = `{ $here }` ({ $one ->
        [one] { $one } partie
        [few] { $one } partie
        [many] { $one } partie
       *[other] { $one } partií
    }) je možná tentýž hráč, který se v souboru { $earlier } píše `{ $there }` ({ $other ->
        [one] { $other } partie
        [few] { $other } partie
        [many] { $other } partie
       *[other] { $other } partií
    })
    .label = jiná podoba jména
    .help = jde-li o jednu osobu, pište jméno pokaždé stejně

date-outside-event = `{ $date }` je daleko od data soutěže `{ $event }` ({ $days ->
        [yes] { $first } až { $last }
       *[no] { $first }
    })
    .label = daleko od data soutěže
    .help = ověřte datum, především rok a pořadí dne a měsíce

missing-mark = { this-move } je bez sklizně (kutakata), ale nemá `*`
    .label = chybí `*`

missing-mark-throughout = žádný tah bez braní (kutakata) nemá `*`: chybí u tahů: { $count }
    .label = první z nich
    .help = oprava u každého doplní hvězdičku

mark-on-capture = { this-move } začíná sklizní, ale má `*`, značku tahu bez sklizně (kutakata)
    .label = ke sklizni `*` nepatří

useless-mark = { this-move } má `*`, ale pravidla `{ $rules }` nerozlišují tahy se sklizní a bez sklizně
    .label = `*` zde nic neznamená

missing-block-mark = { $habit ->
    [reply] { this-move } se hraje, když je { $pit ->
        [none] některá jáma
       *[other] jáma { $pit }
    } zablokovaná (kutakatia), ale nemá `**`
   *[block] { this-move } zablokuje { $pit ->
        [none] některou jámu
       *[other] jámu { $pit }
    } (kutakatia), ale nemá `**`
}
    .label = sem patří `**`

wrong-block-mark = { this-move } má `**`, ale ani nezablokuje žádnou jámu (kutakatia), ani se nehraje, když je některá zablokovaná
    .label = žádná jáma není zablokovaná

block-mark-habit = { $habit ->
    [reply] { this-move } má `**`, protože se hraje, když je { $pit ->
        [none] některá jáma
       *[other] jáma { $pit }
    } zablokovaná (kutakatia); to je zvyk notace { $dialect }
   *[block] { this-move } má `**`, protože zablokuje { $pit ->
        [none] některou jámu
       *[other] jámu { $pit }
    } (kutakatia); to je zvyk notace { $dialect }
}
    .label = zvyk notace { $dialect }

unused-house-sign = { this-move } má znak hry z domu (nyumba), ale ani jednou se v domě zastavit nemohl
    .label = z domu se nehraje

wrong-win-mark = { $mover ->
    [south] { this-move } má `#`, ale jih jím nevyhrál
   *[north] { this-move } má `#`, ale sever jím nevyhrál
}
    .label = nevyhrává

empty-pit = { not-legal }: jáma { $pit } je prázdná
    .label = jáma { $pit } je prázdná

single-seed = { not-legal }: v jámě { $pit } je jediné semeno, a k tahu jsou potřeba aspoň dvě
    .label = v jámě { $pit } je jediné semeno

must-capture = { not-legal }: tah musí začít sklizní, která je možná odtud: { $pits }
    .label = { $few ->
        [yes] nesklízí; lze to z { $pits }
       *[no] nic nesklízí
    }

too-many-seeds = { not-legal }: v jámě { $pit } { $seeds ->
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

not-in-front-row = { not-legal }: { $mover ->
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

house-barred = { not-legal }: v domě (nyumba) { $pit } { $seeds ->
        [none] je šest nebo více semen
        [one] je { $seeds } semeno
        [few] jsou { $seeds } semena
        [many] je { $seeds } semena
       *[other] je { $seeds } semen
    } a bez sklizně se z něj hrát nesmí, dokud je v přední řadě obsazená jiná jáma
    .label = z domu se hrát nesmí

singleton-barred = { not-legal }: v jámě { $pit } je jediné semeno, a { $house ->
        [lost] když je dům (nyumba) ztracen
       *[small] když je v domě (nyumba) méně než šest semen
    }, začíná tah bez sklizně z jámy přední řady, ve které je semen více
    .label = v jámě { $pit } je jediné semeno

blocked-pit = { not-legal }: jáma { $pit } je zablokovaná (kutakatia), takže z ní teď nemůže začít tah bez sklizně
    .label = jáma { $pit } je zablokovaná

back-row-first = { not-legal }: bez sklizně má přednost přední řada, kde { $count ->
        [one] má dvě nebo více semen jáma { $pits }
        [few] mají dvě nebo více semen jámy { $pits }
       *[other] mají dvě nebo více semen jámy { $pits }
    }
    .label = přednost má přední řada

empties-front-row = { not-legal }: jáma { $pit } je jediná obsazená v přední řadě, a setím směrem do zadní řady by se přední řada vyprázdnila
    .label = vyprázdní přední řadu

endless-move = { not-legal }: nikdy neskončí, protože se v něm opakuje totéž postavení
    .label = nikdy neskončí

endless-move-limit = { not-legal }: zaseje více semen, než je v jednom tahu dovoleno{ $most ->
        [none] { "" }
       *[other] { " " }(nejvýše { $most })
    }, a platí za nekonečný
    .label = příliš dlouhý

undecided-move = { this-move } neskončil, ani když bylo jeho zkoumání přerušeno; platí za nekonečný, ale prokázáno to není
    .label = zkoumání přerušeno
    .help = rozhodnout může vlastní sada pravidel s větší hodnotou `max-sowings`

undecided-move-illegal = { not-decided }: ani po { $sowings ->
        [one] { $sowings } setí
        [few] { $sowings } setích
        [many] { $sowings } setí
       *[other] { $sowings } setích
    } neskončil, dál už se nezkoumal a platí za nekonečný
    .label = neskončil, nekonečnost neprokázána

blocked-pit-not-captured = { not-legal }: { $mover ->
        [south] jih
       *[north] sever
    } zablokoval jámu { $blocked } (kutakatia) a teď ji musí sklidit, protože to jde
    .label = nesklízí jámu { $blocked }

after-the-end = { this-move } následuje až po konci partie: { $outcome }
    .label = partie už skončila
    .help = podívejte se, zda není některý dřívější tah zapsán chybně nebo zda zde nezačíná další partie

after-the-end-illegal = { not-legal }: partie skončila už před ním: { $outcome }
    .label = partie už skončila

ambiguous-move = { this-move } lze číst jako { $count ->
        [one] { $count } přípustný tah
        [few] { $count } přípustné tahy
        [many] { $count } přípustného tahu
       *[other] { $count } přípustných tahů
    }: { $which }
    .label = { $count ->
        [one] lze číst jako { $count } tah
        [few] lze číst jako { $count } tahy
        [many] lze číst jako { $count } tahu
       *[other] lze číst jako { $count } tahů
    }
    .help = napište ten, který se hrál: { $choice }

missing-move = { $turn ->
    [south] chybí tah jihu: `{ $written }`{ at-place } stojí na místě severu, ale na tahu je jih
   *[north] chybí tah severu: `{ $written }`{ at-place } stojí na místě jihu, ale na tahu je sever
}
    .label = { $turn ->
        [south] na tahu je jih
       *[north] na tahu je sever
    }
    .help = { $turn ->
        [south] vyhledejte tah jihu a napište jej na jeho místo
       *[north] vyhledejte tah severu a napište jej na jeho místo
    }

missing-move-first = partii začíná sever, ale `{ $written }`{ at-place } stojí na místě jihu
    .label = na tahu je sever
    .help = napište na místo jihu `--`: `1: -- { $written }`

missing-move-own-round = tah severu `{ $written }`{ at-place } stojí na místě jihu, v samostatném kole
    .label = na tahu je sever
    .help = napište jej za tah jihu do předchozího kola

too-many-moves = { this-move } je navíc: do kola patří jeden tah jihu a jeden tah severu
    .label = třetí tah
    .help = začněte před ním nové kolo, nebo jej přesuňte za `;`, pokud je to komentář

too-many-moves-word = `{ $written }`{ at-place } je slovo navíc: do kola patří jeden tah jihu a jeden tah severu
    .label = třetí tah
    .help = začněte před ním nové kolo, nebo jej přesuňte za `;`, pokud je to komentář

not-replayed = { $moves ->
    [one] kvůli předchozí chybě je odtud { $moves } tah ponechán bez kontroly
    [few] kvůli předchozí chybě jsou odtud { $moves } tahy ponechány bez kontroly
    [many] kvůli předchozí chybě je odtud { $moves } tahu ponecháno bez kontroly
   *[other] kvůli předchozí chybě je odtud { $moves } tahů ponecháno bez kontroly
}
    .label = odtud bez kontroly

other-habit = { $cause }: při takovém čtení lze přehrát všech { $plies } tahů
    .label = jak je zapsáno, nelze přehrát
    .help = tahy ukáže `kibao repair`; zapíše je `kibao check --fix --unsafe-fixes`
