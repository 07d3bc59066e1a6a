### Czech words; en/report.ftl says what each is for.

report-title = Zpráva o turnaji

report-standings = Pořadí

report-needs = Partie, které někdo musí vyřešit

report-doubles = Partie zapsané víckrát

report-names = Jména psaná více způsoby

report-missing = Chybějící dvojice

report-games = Všechny partie

report-replay = Přehrání

report-rank = místo

report-points = body

report-draws = remízy

report-direct = vzáj.

report-sonneborn-berger = S-B

report-buchholz = Buchh.

report-game = partie

report-round = kolo

report-date = datum

report-result = výsledek

report-errors = chyby

report-findings = nálezy

report-file = soubor

report-repair-word = oprava

report-pair = dvojice

report-played = odehráno

report-counted = Započtené partie

report-open = neznámý

report-walkover = kontumace

report-none = nehráno

report-copy = kopie { $game }

report-direct-long = vzájemné partie

report-wins-long = počet výher

report-sonneborn-berger-long = Sonneborn-Berger

report-buchholz-long = Buchholz

report-scoring = Výhra je { $win }, remíza { $draw }, kontumační výhra { $walkover }, partie bez výsledku { $unplayed }. Při rovnosti bodů: { $ties }.

report-event = { $event } ({ $games ->
        [one] { $games } partie
        [few] { $games } partie
        [many] { $games } partie
       *[other] { $games } partií
    })

report-events = Tyto zápisy uvádějí více akcí ({ $count }), zde počítaných jako jedna: { $events }. --event podá zprávu o jedné z nich.

report-no-event = žádná partie není z akce `{ $event }`
    .help = uvádí ji `event:` v hlavičce; bez --event zpráva vypíše všechny akce

table-earlier = { $folder }: { $count ->
        [one] { $count } složka je
        [few] { $count } složky jsou
        [many] { $count } složky je
       *[other] { $count } složek je
    } z dřívějšího běhu a nenahrazují se: { $names }
    .help = kdo čte celou složku, čte i je; odstraňte je, jsou-li jejich partie v nových souborech

report-no-rounds = Buchholz se nepočítá, protože ne každá partie má uvedené kolo.

report-rule =
    { $games ->
        [one] V { $games } partii
        [few] Ve { $games } partiích
       *[other] V { $games } partiích
    } hlavička uvádí jiného vítěze než tahy; { $rule ->
        [head] platí hlavička.
        [play] platí tahy.
       *[neither] neplatí ani jedno.
    }

report-broken = nelze celou přehrát

report-contradicted = dva vítězové

report-doubtful = obsahuje chybu

report-no-result = bez výsledku

report-no-name = některý hráč není uveden

report-across = neodpovídá jiným partiím

report-line = řádek { $line }: { $message }

report-more-errors =
    { $count ->
        [one] { $count } další chyba
        [few] { $count } další chyby
       *[other] { $count } dalších chyb
    }

report-repair = pravděpodobná oprava: { $repair }

report-no-repair = pravděpodobná oprava nenalezena

report-no-needs = Žádnou partii není třeba řešit.

report-double =
    Počítá se partie { $game }; stejná je také { $others } ({ $kind ->
        [same] stejné tahy
        [part] jedna je začátkem druhé
       *[alike] většina tahů je stejná
    }).

report-disagree = Kopie mají různé výsledky, partie se proto počítá bez výsledku.

report-no-doubles = Žádná partie není zapsaná dvakrát.

report-one = { $name }: také { $spellings }; počítá se jako jeden hráč.

report-asked =
    { $one } a { $other } ({ $why ->
        [initials] iniciála
        [order] jiné pořadí
        [words] hrají spolu
       *[letter] jedno písmeno
    }): možná jeden hráč, počítají se jako dva. V kibao.toml pod [names]: "{ $other }" = "{ $one }" je spojí.

report-no-names = Každé jméno je psáno jedním způsobem.

report-each =
    Většina dvojic odehrála { $each ->
        [one] { $each } partii
        [few] { $each } partie
       *[other] { $each } partií
    }; tyto méně.

report-no-missing = Žádná dvojice nechybí.

report-few = Na turnaj každý s každým se utkalo příliš málo dvojic.

report-more = další: { $count }; stránka (-o report.html) je obsahuje všechny.

report-no-replay =
    { $count ->
        [one] { $count } partie tu nemá
        [few] { $count } partie tu nemají
       *[other] { $count } partií tu nemá
    } přehrání, protože by stránka byla příliš velká; partii ukáže kibao html.
