### Czech words; en/play.ftl says what each is for.

unknown-rules = `{ $written }` není známá sada pravidel; partie se kontroluje podle pravidel `{ $rules }`
    .label = neznámá pravidla
    .help = známá pravidla jsou { $known }; `--rules auto` zjistí, která z nich vyhovují

unknown-notation = `{ $written }` není známá notace; partie se čte v notaci { $dialect }
    .label = neznámá notace
    .help = napište `kibao` nebo `zanzibar`, nebo řádek vypusťte

unknown-takasia = `{ $written }` není ani `yes`, ani `no`; o blokování (kutakatia) rozhoduje sada pravidel
    .label = ani yes, ani no
    .help = napište `no`, pokud se hrálo bez blokování, jinak `yes`

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

winner-unknown = `{ $written }` neoznačuje za vítěze ani jednu stranu
    .label = neoznačuje žádnou stranu
    .help = { $named ->
        [yes] napište `South`, `North`, `{ $south }` nebo `{ $north }`, a není-li vítěz znám, nepište nic
       *[no] napište `South`, `North` nebo jméno hráče podle hlavičky, a není-li vítěz znám, nepište nic
    }

ending-unknown = `{ $written }` neoznačuje žádné zakončení partie
    .label = neoznačuje zakončení
    .help = napište `resignation`, `time`, `illegal move`, `absence`, `agreement` nebo `broken off`, a není-li zakončení známo, nepište nic

resignation-contradicted = { $loser ->
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

undecided = { this-move } neskončil, ani když bylo jeho zkoumání přerušeno; platí za nekonečný, ale prokázáno to není
    .label = zkoumání přerušeno
    .help = rozhodnout může vlastní sada pravidel s větší hodnotou `max-sowings`

run-together = zde začíná další partie, bez hlavičky a bez prázdného řádku za předchozí, která už skončila
    .label = další partie
    .help = vložte před toto kolo prázdný řádek

no-moves = partie má hlavičku, ale žádné tahy
    .label = žádné tahy
    .help = { $explained ->
        [yes] podívejte se, zda tahy nechybějí nebo nejsou zapsány způsobem, který se nečte
       *[no] podívejte se, zda tahy nechybějí nebo nejsou zapsány způsobem, který se nečte; nehrálo-li se, uveďte důvod, například `ending: absence`
    }
