### Swahili words; en/report.ftl says what each is for.

report-title = Ripoti ya mashindano

report-standings = Msimamo

report-needs = Michezo inayohitaji mtu

report-doubles = Michezo iliyoandikwa zaidi ya mara moja

report-names = Majina yenye tahajia kadhaa

report-missing = Mechi zinazokosekana

report-games = Michezo yote

report-replay = Kurudia mchezo

report-rank = nafasi

report-points = pointi

report-draws = sare

report-direct = wao

report-sonneborn-berger = S-B

report-buchholz = Buchh.

report-game = mchezo

report-round = raundi

report-date = tarehe

report-result = matokeo

report-errors = makosa

report-findings = kasoro

report-file = faili

report-repair-word = sahihisho

report-pair = wawili

report-played = walicheza

report-counted = Michezo inayohesabiwa

report-open = haijulikani

report-walkover = kutofika

report-none = haukuchezwa

report-copy = nakala ya { $game }

report-direct-long = matokeo kati yao

report-wins-long = ushindi

report-sonneborn-berger-long = Sonneborn-Berger

report-buchholz-long = Buchholz

report-scoring = Ushindi ni { $win }, sare { $draw }, ushindi wa kutofika { $walkover }, mchezo bila matokeo { $unplayed }. Pointi zikilingana: { $ties }.

report-event = { $event } ({ $games ->
        [one] mchezo { $games }
       *[other] michezo { $games }
    })

report-events = Kumbukumbu hizi zinataja mashindano { $count }, yanayohesabiwa hapa kuwa moja: { $events }. --event hutoa ripoti ya moja kati yao.

report-no-event = hakuna mchezo wa mashindano `{ $event }`
    .help = `event:` katika utangulizi huyataja; bila --event ripoti hutaja mashindano yote

table-earlier = { $folder }: { $count ->
        [one] folda { $count } ni
       *[other] folda { $count } ni
    } za awali na hazikubadilishwa: { $names }
    .help = anayesoma folda nzima huzisoma pia; ziondoe ikiwa michezo yake imo katika mafaili mapya

report-no-rounds = Buchholz haihesabiwi, kwa sababu si kila mchezo una raundi.

report-rule =
    { $games ->
        [one] Katika mchezo { $games }
       *[other] Katika michezo { $games }
    } utangulizi unamtaja mshindi tofauti na hatua; { $rule ->
        [head] unahesabiwa utangulizi.
        [play] zinahesabiwa hatua.
       *[neither] hakuna kinachohesabiwa.
    }

report-broken = hauchezeki wote

report-contradicted = washindi wawili

report-doubtful = una kosa

report-no-result = hauna matokeo

report-no-name = mchezaji hakutajwa

report-across = haulingani na michezo mingine

report-line = mstari { $line }: { $message }

report-more-errors =
    { $count ->
        [one] kosa { $count } zaidi
       *[other] makosa { $count } zaidi
    }

report-repair = huenda sahihi: { $repair }

report-no-repair = hakuna sahihisho lililopatikana

report-no-needs = Hakuna mchezo unaohitaji mtu.

report-double =
    Mchezo { $game } unahesabiwa; mchezo huohuo ni pia { $others } ({ $kind ->
        [same] hatua zilezile
        [part] mmoja ni mwanzo wa mwingine
       *[alike] hatua nyingi ni zilezile
    }).

report-disagree = Nakala zina matokeo tofauti, kwa hiyo mchezo unahesabiwa bila matokeo.

report-no-doubles = Hakuna mchezo ulioandikwa mara mbili.

report-one = { $name }: pia { $spellings }; huhesabiwa kuwa mchezaji mmoja.

report-asked =
    { $one } na { $other } ({ $why ->
        [initials] herufi ya kwanza
        [order] mpangilio mwingine
        [words] wanacheza wao kwa wao
       *[letter] herufi moja
    }): labda mchezaji mmoja, wanahesabiwa wawili. Katika kibao.toml chini ya [names]: "{ $other }" = "{ $one }" huwaunganisha.

report-no-names = Kila jina lina tahajia moja.

report-each =
    Wawili wengi wamecheza { $each ->
        [one] mchezo { $each }
       *[other] michezo { $each }
    }; hawa wamecheza michache.

report-no-missing = Hakuna mechi inayokosekana.

report-few = Wawili waliokutana ni wachache mno kwa mashindano ambayo kila mtu hucheza na kila mtu.

report-more = { $count } zaidi; ukurasa (-o report.html) unayo yote.

report-no-replay =
    { $count ->
        [one] Mchezo { $count } hauna
       *[other] Michezo { $count } haina
    } marudio hapa, kwa kuwa ukurasa ungekuwa mkubwa mno; kibao html huonyesha mchezo.
