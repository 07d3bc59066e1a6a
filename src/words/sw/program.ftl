### Swahili words; en/program.ftl says what each is for.

not-written-closed = { $file }: halikuandikwa, kwa sababu tokeo la kawaida lilifungwa kabla ya mwisho wake
    .help = acha tokeo lote la kawaida lisomwe

output-failed = haiwezekani kuandika kwenye tokeo la kawaida: { $error }

stopped = imesimamishwa{ $interrupted ->
        [yes] { " " }kwa Ctrl-C
       *[no] { "" }
    }; mafaili yaliyokamilika yameandikwa yote, mengine hayakubadilishwa

no-interrupt = haiwezekani kusikiliza Ctrl-C: { $error }

no-signals = haiwezekani kusikiliza ishara za mfumo: { $error }

is-folder = { $file } ni folda
    .help = taja faili lililomo ndani yake

folder-as-input = { $file } ni folda
    .help = taja faili, au - kwa ingizo la kawaida

too-large-whole = { $file }: ni kubwa mno kushughulikiwa kwa ujumla; kikomo ni GiB { $most }
    .help = kibao select hukata michezo kutoka humo, au kwa --split DIR huigawa katika mafaili

cut-off = { $file }: { $error }
    .help = data iliyobanwa imekatika hapa; tafuta faili zima

not-packed-rest = { $file }: baada ya data iliyobanwa kuna baiti zisizobanwa, nazo zimerukwa
    .help = angalia kama michezo imekosekana mwishoni mwake; libane upya bila baiti hizi

other-files =
    { $count ->
        [one] Faili jingine { $count } halikusomwa
       *[other] Mafaili mengine { $count } hayakusomwa
    }: { $kinds }{ $games ->
        [none] {""}
       *[other] ; michezo imo katika { $games }
    }{ $ext ->
        [none] {""}
       *[other] : --ext { $ext } huyasoma
    }

no-transcripts = { $folders }: hakuna kumbukumbu za michezo katika { $count ->
        [one] folda hii
       *[other] folda hizi
    }
    .help = kumbukumbu katika folda ni mafaili ya *.bao, *.bao.gz au *.bao.zst ambayo .gitignore haiyaondoi; mafaili mengine yataje moja kwa moja

not-regular-input = { $file }: hili si faili la kawaida, kwa hiyo haliandikwi upya
    .help = toa yaliyomo kwa ingizo la kawaida

packed-refused = { $file }: faili lililobanwa haliandikwi upya
    .help = lifungue kwanza, au litoe kwa ingizo la kawaida

packed-left = { $count ->
    [one] faili { $count } lililobanwa katika folda halikuandikwa upya; fungua linalotakiwa kuandikwa upya
   *[other] mafaili { $count } yaliyobanwa katika folda hayakuandikwa upya; fungua yanayotakiwa kuandikwa upya
}

no-folder = hakuna folda { $folder }

cannot-write-there = haiwezekani kuandika faili hapo: { $why }

cannot-write-beside = haiwezekani kuandika faili kando yake: { $why }

not-the-same = kilichoandikwa hakisomeki vilevile; hakuna kilichobadilishwa

not-the-same-beside = kilichoandikwa hakisomeki vilevile; faili halikubadilishwa

not-regular-kept = hili si faili la kawaida, kwa hiyo haliandikwi upya

write-protected = faili limezuiwa kuandikwa, kwa hiyo haliandikwi upya

gone = halisomeki tena

changed-since = halikuandikwa, kwa sababu faili limebadilika tangu liliposomwa

changed-meanwhile = { $file }: halikuandikwa, kwa sababu faili limebadilika wakati huo

is-read = { $file } ni mojawapo ya mafaili yanayosomwa
    .help = andika kwenye faili jingine

not-regular = { $file } si faili la kawaida; halikubadilishwa na jingine
    .help = andika kwenye tokeo la kawaida na ulielekeze unapotaka

exists = { $file }: faili hili lipo tayari, nalo halikubadilishwa
    .help = chagua jina jingine, au libadilishe kwa --force

hard-links = { $file }: halikuandikwa upya: faili lina { $others ->
        [one] jina jingine { $others }
       *[other] majina mengine { $others }
    } (hard links) ambako maandishi ya zamani yangebaki
    .help = --force huliandika upya kwa jina hili tu na kulitenganisha na mengine

only-encoding = mfumo wa herufi tu unabadilika: { $encoding } kuwa UTF-8 isiyo na alama ya mpangilio wa baiti

encoding-changed = { $file }: lilikuwa { $was }, sasa ni UTF-8

undecodable = { $file }: { $verb ->
        [fix] halikurekebishwa
        [rewrite] halikuandikwa upya
       *[write] halikuandikwa
    }: faili lina baiti zisizosomeka
    .help = { $verb ->
        [fix] kwanza weka hapo herufi sahihi
       *[write] kibao check huonyesha wapi; kwanza weka hapo herufi sahihi
    }

lost = { $lost ->
    [move] hatua
    [comment] maoni
    [head] mstari wa utangulizi
    [rules] kanuni
    [remark] maoni yenye hatua ambayo ingekuwa zamu yake hapo
    [unread] kile kisichosomeka au kisichochezeka
    [number] namba ya duru
    [player] jina la mchezaji
    [result] matokeo
    [other-game] mchezo mwingine kando ya unaorekebishwa
    [no-such-game] mchezo ambao haumo katika maandishi
    [ends] mwanzo au mwisho
   *[text] maandishi
}

not-read-back = { $file }: halikuandikwa, kwa sababu sehemu ya mchezo { $game } haingesomeka vilevile: { lost }
    .help = { $lost ->
        [remark] kumbukumbu haikubadilishwa; andika hatua iliyo katika maoni kwa maneno mengine
        [unread] kumbukumbu haikubadilishwa; kibao check huonyesha kosa lake
       *[text] kumbukumbu haikubadilishwa; tafadhali toa taarifa kwamba ni kosa la kibao
    }

unsound = { $file }: mchezo { $game }: { $why }
    .help = kibao check huonyesha kosa la kumbukumbu

unsound-opening = hatua hazikaguliwi, kwa sababu hakuna mchezo unaoweza kuanzia hali hiyo ya mwanzo

unsound-words = maneno yanayofanana na hatua hayakusomwa

unsound-moves = { $plies ->
        [one] hatua { $replayed } kati ya { $plies } inachezeka
       *[other] hatua { $replayed } kati ya { $plies } zinachezeka
    }; nyingine hazikaguliwi

games-after = michezo inayofuata haikuandikwa
    .help = michezo iliyotangulia imekamilika

compare-game = { $which }: { $file }: hatua { $plies }; { $whole ->
        [yes] zote zinachezeka
       *[no] { $replayed } za kwanza zinachezeka
    }

compare-other = labda ni michezo miwili: chini ya nusu ya hatua zinalingana
    .help = toa kumbukumbu mbili za mchezo mmoja; --game N huchukua mchezo wa N wa zote mbili

compare-same = mchezo uleule: hatua zote { $plies } zinalingana

compare-differences = hatua { $same } zinalingana; { $differences ->
        [one] mahali { $differences } panatofautiana:
       *[other] mahali { $differences } panatofautiana:
    }

compare-place = duru ya { $round }, { $side }: { $one ->
        [none] hakuna hatua
       *[other] { $one }
    } katika A, { $other ->
        [none] hakuna hatua
       *[other] { $other }
    } katika B: { $supported ->
        [a] kwa ile ya A tu hatua zote zinachezeka
        [b] kwa ile ya B tu hatua zote zinachezeka
        [both] kwa zote mbili hatua zote zinachezeka
        [neither] hakuna ambayo kwayo hatua zote zinachezeka
       *[unknown] haikujaribiwa
    }

compare-many = tofauti ni zaidi ya { $most }, kwa hiyo michanganyiko yao haikujaribiwa

no-game-in = { $file }: hakuna mchezo ndani yake
    .help = kibao check huonyesha sababu

no-such-game = hakuna mchezo { $number }: ingizo lina { $games ->
        [one] mchezo { $games }
       *[other] michezo { $games }
    }
    .help = hesabu kuanzia 1

no-opening = mchezo { $number }: hali yake ya mwanzo haiwezi kuchezewa
    .help = kibao check huonyesha kosa la kumbukumbu

no-board = mchezo { $number } hauna bao baada ya hatua ya { $ply }: { $plies ->
        [one] hatua { $replayed } kati ya { $plies } inachezeka
       *[other] hatua { $replayed } kati ya { $plies } zinachezeka
    }
    .help = { $valid ->
        [yes] hesabu hatua kuanzia 1
       *[no] kibao check huonyesha kosa la kumbukumbu
    }

position-unusable = --position: { $reason }
    .help = { $advice }

game-over-after = { $file }: mchezo umekwisha baada ya hatua ya { $ply }

before-start = hakuna bao kabla ya mwanzo
    .help = --ply 0 ni mwanzo

see-check = { $message }
    .help = kibao check huonyesha kosa la kumbukumbu

no-statistics = muundo huu hauna nafasi ya takwimu
    .help = acha --statistics, au chagua human, short, json au ndjson

fix-whole-files = marekebisho hufanywa katika mafaili mazima, si katika mchezo mmoja wake
    .help = acha --game

diff-format = tofauti huandikwa kwa watu, si kwa muundo huu
    .help = acha --format, au --diff: JSON ya kasoro ina rekebisho lake

fix-summary = { $done ->
        [yes] zimerekebishwa
       *[no] zingerekebishwa
    } { $fixed }{ $more ->
        [none] { "" }
       *[other] { " " }(nyingine { $more } kwa --unsafe-fixes)
    }

fmt-game = --game pamoja na fmt ingeacha michezo mingine ya faili
    .help = ongeza --stdout

fmt-summary = { $files ->
        [one] faili { $files } limesomwa
       *[other] mafaili { $files } yamesomwa
    }, { $changed } { $done ->
        [yes] yameandikwa upya
       *[no] ya kuandikwa upya
    }, { $canonical } yako tayari katika muundo sanifu

fmt-rewrote = { $file } limeandikwa upya

fmt-would-rewrite = { $file } lingeandikwa upya

html-games = ingizo lina michezo { $games }; ukurasa huonyesha { $most } tu
    .help = chagua baadhi kwa kibao select, kama `kibao select --player NAME PATH | kibao html -`, au mmoja kwa --game N

html-game-size = mchezo huu ni mrefu kuliko MiB { $most } zinazoruhusiwa kwa ukurasa
    .help = kibao check huonyesha kisicho cha kawaida ndani yake; fupisha utangulizi na maoni, au upitie kwa kibao view

html-size = michezo { $games } ya ingizo ni mirefu kuliko MiB { $most } zinazoruhusiwa kwa ukurasa
    .help = { html-games.help }

repair-with-none = mchezo { $number }: hakuna mchezo wa { $file } unaolingana nao kwa nusu ya hatua; unarekebishwa peke yake
    .help = toa kumbukumbu ya mchezo uleule, au linganisha zote mbili kwa kibao compare

repair-with-stdin = ingizo la kawaida tayari linatumika, kwa hiyo haliwezi kuwa kumbukumbu ya pili pia
    .help = taja faili baada ya --with

fmt-commented = `{ $line }` unafanana na mstari wa utangulizi, lakini uko baada ya hatua; unaandikwa kama maoni
    .help = sahihisha neno lake ikiwa mchezo mwingine unaanza hapo

repair-stdin = --apply huandika maandishi yaliyorekebishwa ya ingizo la kawaida kwenye tokeo la kawaida, kwa hiyo kingine hakiwezi kwenda huko
    .help = taja mafaili tu, au acha --format

repair-not-text = { $file }: halikuandikwa, kwa sababu sehemu ya faili si maandishi
    .help = sababu imetajwa juu; kwanza ondoa kisicho maandishi

repair-too-large = { $file }: halikuandikwa, kwa sababu mchezo ulio mkubwa mno kusomwa ungepotea
    .help = kibao check huonyesha wapi; angalia kama mistari inayoanza michezo mingine haipo

repair-ask-stdin = --ask husoma majibu kutoka ingizo la kawaida, kwa hiyo rekodi haiwezi kutoka huko
    .help = taja faili

repair-ask-lost = { $answers ->
        [one] jibu { $answers } halikuandikwa
       *[other] majibu { $answers } hayakuandikwa
    }, kwa sababu hakuna rekebisho lenye uhakika wa kutosha
    .help = endesha --ask tena na ujibu zaidi, au punguza --sure

readings-form = usomaji hauwezi kusomwa: { $reason }
    .help = kibao schema readings huonyesha muundo

readings-version = usomaji una muundo `{ $found }`, si `kibao-readings 1`
    .help = weka format kuwa "kibao-readings" na version kuwa 1, ikiwa faili ina muundo huu

readings-weight = uzito { $weight } hauko kati ya 0 na 1
    .help = toa uwezekano wa usomaji

readings-sum = jumla ya uzito wa neno hili ni { $sum }
    .help = gawanya kwa namba ili jumla isizidi 1

readings-not-move = `{ $text }` si hatua
    .help = toa hatua moja kama katika rekodi, kwa mfano A5< au 5L

readings-zero = michezo na hatua huhesabiwa kuanzia 1
    .help = sahihisha namba

readings-twice = mchezo { $game } una maingizo mawili
    .help = weka usomaji wote wa mchezo katika ingizo moja, au sahihisha game

readings-ply-twice = hatua ya { $ply } ina maingizo mawili
    .help = weka usomaji wote wa neno katika ingizo moja, au sahihisha ply

readings-no-game = hakuna mchezo { $game }: ingizo lina { $games ->
        [one] mchezo { $games }
       *[other] michezo { $games }
    }
    .help = sahihisha game, au acha ingizo hili

readings-no-ply = hakuna hatua ya { $ply }: mchezo { $game } una { $plies ->
        [one] hatua { $plies } iliyoandikwa
       *[other] hatua { $plies } zilizoandikwa
    }
    .help = sahihisha ply; kibao json huonyesha namba ya kila hatua

no-workshop = programu hii ilijengwa bila ukurasa wa karakana
    .help = jenga ukurasa kwa .ci/workshop, kisha programu kwa --features workshop na njia ya ukurasa kama KIBAO_WORKSHOP

table-csv = --table hutaja jedwali la CSV
    .help = ongeza --format csv

bom-csv = --bom ni alama ya mwanzo wa CSV
    .help = ongeza --format csv

openings-limit = mianzo ya michezo ina zaidi ya mistari { $lines } ya hatua zisizozidi { $depth }
    .help = chagua --depth ndogo zaidi

stats-no-games = hakuna michezo iliyopatikana, kwa hiyo hakuna takwimu
    .help = taja mafaili yenye michezo, au folda zenye mafaili ya *.bao

table-format = { $file }: jina halionyeshi jinsi jedwali linavyoandikwa
    .help = lipe jina la .parquet, .csv au .ndjson, au ongeza --format

table-no-parquet = kibao hii imejengwa bila Parquet
    .help = andika .csv au .ndjson, au ijenge kwa --features table

table-no-column = jedwali { $table } halina safu { $column }
    .help = `position` ni ya plies, `repair` ni ya games

table-terminal = Parquet haiwezi kuonyeshwa kama maandishi kwenye skrini ya maandishi
    .help = taja faili kwa -o, au tumia --format csv

table-same-file = maingizo mawili yangeandikwa katika { $file }
    .help = toa moja tu, au gawanya kwa njia nyingine kwa --by

table-partitions = kungekuwa na zaidi ya mafaili { $most }
    .help = gawanya kwa kitu kingine, au toa kumbukumbu chache kwa mara moja

svg-start = hakuna hatua inayofikisha mwanzo
    .help = omba hatua ya 1 au zaidi kwa --before na --arrow

svg-game = --game inahitaji faili ambalo michezo yake itahesabiwa
    .help = taja faili, au acha --game

svg-move = --before na --arrow zinahitaji hatua
    .help = taja faili, au hatua kwa --move

svg-not-legal = --move: { $written } si hatua halali ya hali hii, au inalingana na kadhaa
    .help = kibao moves huorodhesha hatua halali za hali

svg-png-name = --png huandika picha ya PNG, si SVG
    .help = lipe faili jina la .png, au acha --png

svg-png-terminal = picha ya PNG haiwezi kuonyeshwa kama maandishi kwenye skrini ya maandishi
    .help = taja faili kwa -o, au acha --png

svg-png-failed = haiwezekani kutengeneza picha ya PNG: { $error }
    .help = chagua --width ndogo zaidi

view-terminal = kibao view inahitaji skrini ya maandishi ya kuchorea na ya kusoma vitufe
    .help = kibao show huchapa mabao bila hiyo

view-no-keys = vitufe havisomeki kutoka kwenye skrini ya maandishi{ $error ->
        [none] { "" }
       *[other] : { $error }
    }
    .help = kibao show huchapa mabao bila vitufe

watch-stdin = ingizo la kawaida halibadiliki, kwa hiyo haliwezi kufuatiliwa
    .help = taja mafaili au folda

watch-waiting = inasubiri mabadiliko; Ctrl-C humaliza

watch-missed = huenda mabadiliko mengine yasionekane: { $error }

watch-failed = mabadiliko hayawezi kufuatiliwa: { $error }

watch-no-file = { $file }: si faili

progress-of = { $done } kati ya { $whole }, imebaki { $left }

select-settings = { $file } linachezwa kwa mipangilio tofauti na ya mafaili yaliyotangulia
    .help = chagua kutoka kwa mafaili hayo kando kando, au acha mipangilio kwa --no-config

select-kept = si michezo yote iliyosomeka na kuandikika, kwa hiyo hakuna faili lililobadilishwa na jingine
    .help = tazama juu; bila --force yanayoandikika huenda kwenye mafaili mapya

select-same-target = michezo na orodha yake haiwezi kwenda kwenye faili moja
    .help = taja mawili

select-not-packed = { $file }: tokeo halibanwi
    .help = acha .gz au .zst, na ulibane faili baadaye

select-no-place = --name: '{ $place }' si nafasi ya jina
    .help = nafasi ni { $known }

select-no-name = --name: '{ $name }' si jina la faili
    .help = { select-no-place.help }

select-lost = { $file }:{ $line }: mchezo huu haukuandikwa, kwa sababu sehemu yake haingesomeka tena: { lost }
    .help = kati ya mingine ungeungana nayo; --split huuandika kwenye faili lake wenyewe

select-same-as = { $place }: ni sawa na { $first }, kwa hiyo umeachwa

select-canonical = { $place }: umeandikwa katika muundo sanifu, ili usomeke vilevile kati ya michezo mingine

select-not-numbered = { $place }: haukupewa namba, kwa sababu hiki kingebadilika: { lost }

select-summary = { $selected } kati ya { $games ->
        [one] mchezo { $games } umechaguliwa
       *[other] michezo { $games } imechaguliwa
    }{ $doubles ->
        [none] { "" }
       *[other] ; iliyoachwa kwa kuwa sawa na mingine: { $doubles }
    }{ $broken ->
        [none] { "" }
       *[other] ; isiyochezeka: { $broken } (kibao check huonyesha sababu)
    }{ $dates ->
        [none] { "" }
       *[other] ; yenye tarehe isiyoeleweka: { $dates }
    }{ $lost ->
        [none] { "" }
       *[other] ; isiyoandikwa: { $lost }
    }

select-not-the-same = kilichoandikwa hakisomeki vilevile, na hakuna faili lililotengenezwa kutokana nacho
    .help = kumbukumbu hazikubadilishwa; tafadhali toa taarifa kwamba ni kosa la kibao

select-index-name = --index { $file }: jedwali ni faili lenye jina la .csv au .ndjson
    .help = liite games.csv, kwa mfano

select-index-bom = --bom ni alama ya mwanzo wa CSV
    .help = liite jedwali games.csv, kwa mfano

select-date = --date: '{ $range }' si tarehe wala kipindi
    .help = andika kama 1994-10-11..1995

select-reversed-date = --date: '{ $range }' inaisha kabla ya kuanza
    .help = andika kwanza tarehe ya mapema

select-opening = --opening: '{ $word }' si hatua
    .help = andika hatua kama "A7>* a7>*"

select-plies = --plies: '{ $range }' si idadi ya hatua
    .help = andika kama 20..40, 20.. au ..40

select-reversed-plies = --plies: '{ $range }' inaisha kabla ya kuanza
    .help = andika kwanza namba ndogo
