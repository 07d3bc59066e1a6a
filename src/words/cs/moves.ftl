### Czech words; en/moves.ftl says what each is for.

ambiguous = { this-move } lze číst jako { $count ->
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

not-readable = { this-move } nelze přečíst

unreadable-pit-far-too-large = { not-readable }: taková jáma neexistuje, řada má jámy 1 až 8
    .label = taková jáma neexistuje
    .help = { how-a-move-is-written }

unreadable-no-such-pit = { not-readable }: jáma { $pit } neexistuje, řada má jámy 1 až 8
    .label = jáma { $pit } neexistuje
    .help = { how-a-move-is-written }

unreadable-no-such-row = { not-readable }: řada { $sign } neexistuje; jih má `A` a `B`, sever `a` a `b`
    .label = řada { $sign } neexistuje
    .help = { how-a-move-is-written }

unreadable-no-pit = { not-readable }: není v něm uvedena jáma
    .label = chybí jáma
    .help = { how-a-move-is-written }

unreadable-row-after-pit = { not-readable }: písmeno řady { $sign } patří před číslo jámy
    .label = písmeno řady až za jámou
    .help = { how-a-move-is-written }

unreadable-stuck-together = { not-readable }: znakem { $sign } začíná další tah, ale mezera před ním chybí
    .label = dva tahy bez mezery
    .help = { how-a-move-is-written }

unreadable-strange-sign = { not-readable }: znak { $sign } nepatří do žádné z obou notací
    .label = { $sign } nemá význam
    .help = { how-a-move-is-written }

unreadable-too-many-signs = { not-readable }: má více znaků, než jeden tah mít může
    .label = příliš mnoho znaků
    .help = { how-a-move-is-written }

missing-first-move = partii začíná sever, ale `{ $written }`{ at-place } stojí na místě jihu
    .label = na tahu je sever
    .help = napište na místo jihu `--`: `1: -- { $written }`

missing-move-in-own-round = tah severu `{ $written }`{ at-place } stojí na místě jihu, v samostatném kole
    .label = na tahu je sever
    .help = napište jej za tah jihu do předchozího kola

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

too-many-moves = { this-move } je navíc: do kola patří jeden tah jihu a jeden tah severu
    .label = třetí tah
    .help = začněte před ním nové kolo, nebo jej přesuňte za `;`, pokud je to komentář

after-end = { this-move } následuje až po konci partie: { $outcome }
    .label = partie už skončila
    .help = podívejte se, zda není některý dřívější tah zapsán chybně nebo zda zde nezačíná další partie

not-replayed = { $moves ->
    [one] kvůli předchozí chybě je odtud { $moves } tah ponechán bez kontroly
    [few] kvůli předchozí chybě jsou odtud { $moves } tahy ponechány bez kontroly
    [many] kvůli předchozí chybě je odtud { $moves } tahu ponecháno bez kontroly
   *[other] kvůli předchozí chybě je odtud { $moves } tahů ponecháno bez kontroly
}
    .label = odtud bez kontroly

row-case = { $mover ->
    [south] { this-move } má písmeno řady severu, ale hrál jih
   *[north] { this-move } má písmeno řady jihu, ale hrál sever
}
    .label = { $mover ->
        [south] písmeno severu
       *[north] písmeno jihu
    }

mixed-dialect = { this-move } má znak notace { $other }, ale partie se čte v notaci { $own }
    .label = notace { $other }

row-missing = { this-move } nemá písmeno řady, které smí chybět jen ve fázi kunamua, dokud se pokládají semena ze sýpky
    .label = chybí řada

direction-missing = { this-move } nemá směr, který smí chybět jen tam, kde jej určuje sklizeň; odpovídá mu jediný přípustný tah
    .label = chybí směr

direction-forced = { this-move } má chybný směr: setí semen sklizených { $pit ->
        [none] v této jámě
       *[other] v jámě { $pit }
    } začíná na bližším konci přední řady, { $kichwa ->
        [left] tedy na levém kichwa
        [right] tedy na pravém kichwa
       *[none] tedy na příslušném kichwa
    }
    .label = možný je jen opačný směr

house-unused = { this-move } má znak hry z domu (nyumba), ale ani jednou se v domě zastavit nemohl
    .label = z domu se nehraje
