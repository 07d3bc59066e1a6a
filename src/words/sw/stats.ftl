### Swahili words; en/stats.ftl says what each is for.

stats-title = Bao la Kiswahili: takwimu za michezo

stats-contents = Yaliyomo

stats-games = Michezo

stats-results = Matokeo

stats-rules = Kanuni

stats-lengths = Urefu wa michezo

stats-moves = Hatua

stats-frequent = Hatua zinazochezwa zaidi

stats-pits = Mashimo hatua zinapoanzia

stats-most-sowings = Mizunguko mingi zaidi ya kutia kete

stats-most-captured = Kula kukubwa zaidi

stats-players = Wachezaji

stats-cross = Wachezaji wao kwa wao

stats-openings = Mianzo ya michezo

stats-total = michezo yote

stats-whole = hatua zote zinachezeka

stats-finished = imekwisha kwa hatua

stats-unfinished = haijakwisha kwa hatua

stats-broken = si hatua zote zinachezeka

stats-without-moves = bila hatua

stats-front-row-empty = safu ya mbele tupu

stats-no-move = hakuna hatua halali

stats-singletons = hakuna shimo lenye kete mbili

stats-endless = hatua isiyo na mwisho

stats-resignation = kukubali kushindwa

stats-time = kwa muda

stats-illegal-move = hatua isiyo halali

stats-absence = kutofika

stats-agreement = makubaliano

stats-broken-off = mchezo uliokatizwa

stats-head = kwa utangulizi tu

stats-nothing = hakuna mshindi

stats-all = jumla

stats-number = michezo

stats-open = bila mshindi

stats-south-score = alama za Kusini

stats-result-note = Mshindi ni yule aliyeshinda kwa hatua. Hatua zisipoamua, ni yule anayetajwa na utangulizi (`winner:` au `result:`), na usipomtaja yeyote, ni mpinzani wa mchezaji aliyeshindwa kwa jinsi utangulizi (`ending:`) au maoni yanavyosema mchezo uliisha. Michezo isiyo na hatua yenye mshindi inahesabiwa hapa, lakini si kama michezo.

stats-recorded = anayetajwa na utangulizi pale hatua zinapoamua: mshindi { $confirmed }, mpinzani wake { $contradicted }, hakuna { $unrecorded }

stats-resigned-winners = michezo ambayo upande uliokubali kushindwa, kwa mujibu wa rekodi, ulishinda: { $games }

stats-plies = hatua

stats-rounds = duru

stats-kunamua-plies = hatua za kunamua, mtaji ukifuata

stats-min = chache zaidi

stats-median = kati

stats-mean = wastani

stats-max = nyingi zaidi

stats-whole-note = Hapa inahesabiwa michezo ambayo hatua zake zote zinachezeka tu.

stats-ended-in-kunamua = michezo iliyokwisha katika kunamua: { $games }

stats-histogram = michezo kwa idadi ya hatua

stats-histogram-alt = Chati ya miraba: michezo kwa idadi ya hatua. Mraba mrefu zaidi: hatua { $plies }, michezo { $games }.

stats-in-kunamua = katika kunamua

stats-in-mtaji = katika mtaji

stats-kind-capture = zinaanza kwa kula

stats-kind-kutakata = za kutakata

stats-kind-sow = za kanuni zisizo na kutakata

stats-captures = zinakula kete

stats-safari = zinacheza nyumba (safari)

stats-tax = zinatoa kete mbili za nyumba

stats-blocks = zinatakatia shimo (kutakatia)

stats-ends-house = zinaishia nyumbani

stats-ends-blocked = zinaishia katika shimo lililotakatiwa

stats-ends-won = zinashinda kabla ya kuisha

stats-ends-lost = zinashindwa kabla ya kuisha

stats-ends-endless = hazina mwisho

stats-seeds = kete zilizoliwa

stats-per-game = kwa mchezo

stats-per-ply = kwa hatua

stats-per-capture = kwa hatua inayokula

stats-sowings = mizunguko ya kutia

stats-move = hatua

stats-side = upande

stats-times = mara

stats-share = sehemu

stats-captured = kete

stats-where = mahali

stats-place = { $place }, mchezo wa { $game }, hatua ya { $ply }

stats-pits-alt = ni mara ngapi hatua inaanzia katika kila shimo, Kusini anavyoona bao

stats-player = mchezaji

stats-wins = alishinda

stats-losses = alishindwa

stats-score = alama

stats-as-south = akiwa Kusini

stats-as-north = akiwa Kaskazini

stats-score-note = Alama ni sehemu ya michezo yenye mshindi ambayo mchezaji ameshinda. Mpangilio ni ule wa `kibao report`: pointi, kisha vitenganishi. Namna zipi za kuandika jina ni za mchezaji mmoja, na jinsi pointi zinavyotolewa, huwekwa katika `kibao.toml`.

stats-copies = { $games ->
        [one] mchezo { $games } ni nakala
       *[other] michezo { $games } ni nakala
    } ya mchezo mwingine, na kwa wachezaji huhesabiwa mara moja tu; `kibao report` huzitaja

stats-many-games = nakala za michezo hazitafutwi katika michezo mingi hivi

stats-cross-note = michezo ambayo mchezaji wa mstari alishinda na kushindwa dhidi ya yule wa safu

replay-html = --replay ni ya ukurasa
    .help = ongeza --format html, au taja faili la .html

stats-no-players = hakuna mchezo unaotaja wachezaji wake

stats-start = { $rules }{ $blocking ->
        [no] , bila kutakatia
       *[yes] { "" }
    }{ $position ->
        [none] { "" }
       *[other] , kutoka { $position }
    }

stats-rare-moves = { $moves ->
        [one] hatua { $moves } isiyochezwa sana
       *[other] hatua { $moves } zisizochezwa sana
    } (--min-games)

stats-more-players = { $players ->
        [one] mchezaji { $players } zaidi
       *[other] wachezaji { $players } zaidi
    } (--players)

stats-count = { $number }

stats-decimal = { $whole }.{ $decimals }

stats-percent = { $number }%
