### Czech words; en/stats.ftl says what each is for.

stats-title = Bao la Kiswahili: archiv v číslech

stats-contents = Obsah

stats-games = Partie

stats-results = Výsledky

stats-rules = Pravidla

stats-lengths = Délka partií

stats-moves = Tahy

stats-frequent = Nejčastější tahy

stats-pits = Kde tahy začínají

stats-most-sowings = Nejvíce setí

stats-most-captured = Největší sklizně

stats-players = Hráči

stats-cross = Hráči proti sobě

stats-openings = Zahájení

stats-total = všechny partie

stats-whole = lze přehrát celé

stats-finished = dohrané

stats-unfinished = nedohrané

stats-broken = nelze přehrát celé

stats-without-moves = bez tahů

stats-front-row-empty = prázdná přední řada

stats-no-move = žádný přípustný tah

stats-singletons = žádná jáma se dvěma semeny

stats-endless = nekonečný tah

stats-resignation = vzdání

stats-time = na čas

stats-illegal-move = nepřípustný tah

stats-absence = nedostavení se

stats-agreement = dohoda

stats-broken-off = přerušená partie

stats-head = jen podle hlavičky

stats-nothing = bez vítěze

stats-all = celkem

stats-number = partie

stats-open = bez vítěze

stats-south-score = úspěšnost jihu

stats-result-note = Vítězem je ten, kdo vyhrál podle tahů. Když tahy nerozhodly, platí hlavička (`winner:` nebo `result:`), a když nikoho nejmenuje, vyhrál soupeř toho, kdo podle hlavičky (`ending:`) nebo komentáře prohrál. Partie bez tahů, které mají vítěze, se počítají zde, ale ne jako partie.

stats-recorded = koho uvádějí hlavičky tam, kde rozhoduje hra: vítěze { $confirmed }, druhou stranu { $contradicted }, nikoho { $unrecorded }

stats-resigned-winners = partie, které vyhrál ten, kdo se podle záznamu vzdal: { $games }

stats-plies = tahy

stats-rounds = kola

stats-kunamua-plies = tahy fáze kunamua, když následuje mtaji

stats-min = nejméně

stats-median = medián

stats-mean = průměr

stats-max = nejvíce

stats-whole-note = Zde se počítají jen partie, které lze přehrát celé.

stats-ended-in-kunamua = partie, které skončily ve fázi kunamua: { $games }

stats-histogram = partie podle počtu tahů

stats-histogram-alt = Sloupcový graf: partie podle počtu tahů. Nejdelší sloupec: počet tahů { $plies }, počet partií { $games }.

stats-in-kunamua = ve fázi kunamua

stats-in-mtaji = ve fázi mtaji

stats-kind-capture = začínají sklizní

stats-kind-kutakata = bez sklizně (kutakata)

stats-kind-sow = podle pravidel bez kutakata

stats-captures = něco sklidí

stats-safari = hrají dům (safari)

stats-tax = berou z domu dvě semena

stats-blocks = zablokují jámu (kutakatia)

stats-ends-house = zastaví v domě

stats-ends-blocked = končí v zablokované jámě

stats-ends-won = vyhrají uprostřed tahu

stats-ends-lost = prohrají uprostřed tahu

stats-ends-endless = jsou nekonečné

stats-seeds = sklizená semena

stats-per-game = na partii

stats-per-ply = na tah

stats-per-capture = na tah se sklizní

stats-sowings = setí

stats-move = tah

stats-side = strana

stats-times = počet

stats-share = podíl

stats-captured = semena

stats-where = místo

stats-place = { $place }, partie { $game }, tah č. { $ply }

stats-pits-alt = jak často tah začíná v které jámě, z pohledu jihu

stats-player = hráč

stats-wins = výhry

stats-losses = prohry

stats-score = úspěšnost

stats-as-south = jako jih

stats-as-north = jako sever

stats-score-note = Úspěšnost je vyhraný podíl partií, které mají vítěze. Pořadí je jako v `kibao report`: body, pak pomocná hodnocení. Které způsoby psaní jsou jeden hráč a jak se dávají body, určuje `kibao.toml`.

stats-copies = { $games ->
        [one] { $games } partie je kopií
        [few] { $games } partie jsou kopiemi
        [many] { $games } partie je kopií
       *[other] { $games } partií je kopií
    } jiné partie a hráčům se počítá jen jednou; vypíše je `kibao report`

stats-many-games = mezi tolika partiemi se kopie nehledají

stats-cross-note = vyhrané a prohrané partie hráče v řádku proti hráči ve sloupci

replay-html = --replay patří ke stránce
    .help = přidejte --format html nebo uveďte soubor .html

stats-no-players = žádná partie hráče nejmenuje

stats-start = { $rules }{ $blocking ->
        [no] , bez blokování (kutakatia)
       *[yes] { "" }
    }{ $position ->
        [none] { "" }
       *[other] , z postavení { $position }
    }

stats-rare-moves = { $moves ->
        [one] { $moves } vzácnější tah
        [few] { $moves } vzácnější tahy
        [many] { $moves } vzácnějšího tahu
       *[other] { $moves } vzácnějších tahů
    } (--min-games)

stats-more-players = { $players ->
        [one] { $players } další hráč
        [few] { $players } další hráči
        [many] { $players } dalšího hráče
       *[other] { $players } dalších hráčů
    } (--players)

stats-count = { $number }

stats-decimal = { $whole },{ $decimals }

stats-percent = { $number } %
