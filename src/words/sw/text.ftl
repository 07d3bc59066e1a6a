### Swahili words of the checks E, N, S; the English ones are in the file of each check (src/findings).

empty-file = faili ni tupu
    .label = hakuna kitu hapa
    .help = hakikisha kwamba faili sahihi ndilo lililohifadhiwa; kumbukumbu ya mchezo ina angalau duru moja, kama `1: A6<* a6<;`

not-a-transcript = hii si kumbukumbu ya mchezo: haina mstari wa utangulizi wala duru
    .label = hakuna mstari wa utangulizi wala duru
    .help = kumbukumbu ya mchezo ina mistari ya utangulizi kama `south: Asha`, na duru kama `1: A6<* a6<;`

not-a-transcript-site = hii si kumbukumbu ya kawaida ya mchezo bali ni ya { $site }
    .label = kumbukumbu ya tovuti nyingine
    .help = `kibao import FILE` inaigeuza kuwa kumbukumbu ya kawaida

not-a-transcript-unread = hii si kumbukumbu ya kawaida ya mchezo bali ni ya { $site }, ambayo haisomwi
    .label = kumbukumbu ya tovuti nyingine
    .help = andika hatua zake katika kumbukumbu: duru kama `1: A6<* a6<;`

broken-encoding = baadhi ya baiti za faili si maandishi; kila mahali palipo hivyo panasomwa kama alama U+FFFD
    .label = mahali pa kwanza palipo hivyo
    .help = linganisha na chanzo cha kumbukumbu, kisha uandike upya herufi zilizopotea

windows-1252 = faili haliko katika UTF-8; limesomwa kama Windows-1252, mfumo wa zamani wa herufi za nchi za Magharibi
    .label = si UTF-8
    .help = `kibao fmt` huandika kwa UTF-8; kwanza angalia herufi zenye alama za ziada, kama é au ü

utf-16 = faili liko katika UTF-16, ambayo programu nyingi haziwezi kuisoma
    .label = UTF-16
    .help = `kibao fmt` huandika kwa UTF-8

byte-order-mark = faili linaanza kwa alama isiyoonekana ya mpangilio wa baiti (U+FEFF)
    .label = alama isiyoonekana
    .help = `kibao fmt` huandika faili bila alama hiyo

windows-line-ends = { $lines ->
    [one] mstari { $lines } unaishia kwa CR LF, kama katika Windows
   *[other] mistari { $lines } inaishia kwa CR LF, kama katika Windows
}
    .label = mstari wa kwanza ulio hivyo
    .help = `kibao fmt` humaliza kila mstari kwa LF

lone-carriage-return = { $lines ->
    [one] mstari { $lines } unaishia kwa CR peke yake; programu nyingi huona mstari mmoja tu hapo
   *[other] mistari { $lines } inaishia kwa CR peke yake; programu nyingi huona mstari mmoja tu hapo
}
    .label = mstari wa kwanza ulio hivyo
    .help = `kibao fmt` humaliza kila mstari kwa LF

no-final-newline = mstari wa mwisho hauna alama ya mwisho wa mstari; angalia kama faili lilikatika
    .label = faili linaishia hapa
    .help = `kibao fmt` huongeza alama ya mwisho wa mstari

game-too-large = mchezo unaoanza hapa ni mkubwa kuliko kiwango kinachoruhusiwa kwa mchezo mmoja (1 MiB); umerukwa
    .label = unaanza hapa
    .help = angalia kama mistari inayoanza michezo mingine haipo, au kama hii ni kumbukumbu ya mchezo kweli

not-text = faili hii si maandishi: ina herufi NUL
    .label = herufi NUL
    .help = ikiwa hii ni kumbukumbu ya mchezo iliyoharibika, ondoa herufi NUL; la sivyo hifadhi michezo kama maandishi ya kawaida

not-text-archive = faili hii si maandishi bali ni hifadhi ya faili ({ $format })
    .label = hifadhi ya faili
    .help = ifungue kwanza, kisha taja faili au folda; hati ihifadhi kama maandishi ya kawaida

not-text-compressed = faili hii si maandishi bali ni data iliyobanwa ({ $format })
    .label = data iliyobanwa
    .help = ifungue kwanza; hapa hufunguliwa tabaka moja tu la gzip au Zstandard

not-text-document = faili hii si maandishi bali ni faili ya { $format }
    .label = faili ya { $format }
    .help = hifadhi michezo kama maandishi ya kawaida

missing-semicolon = duru haijafungwa kwa `;` baada ya `{ $written }`
    .label = `;` inahitajika baada ya hapa
    .help = andika `;` baada ya hatua ya mwisho ya duru

note-without-sign = maoni `{ $written }` hayajatenganishwa na hatua kwa `;`
    .label = yamesomwa kama maoni
    .help = andika `;` baada ya hatua ya mwisho, kisha maoni

line-without-sign = `{ $written }` si mstari wa utangulizi wala duru wala maoni; imehifadhiwa kama maoni
    .label = imesomwa kama maoni
    .help = anza mstari kwa `;` ikiwa ni maoni; angalia kama kuna hatua zilizopotea ndani yake

round-in-comment = maoni `{ $written }` yenyewe ni duru; hatua zake hazikukaguliwa
    .label = hatua ndani ya maoni
    .help = ondoa alama ya maoni ikiwa hatua hizi zilichezwa

round-in-comment-move = maoni yana `{ $written }`, inayofanana na hatua; haichezwi
    .label = hatua ndani ya maoni
    .help = iandike kama hatua ya mchezo ikiwa ilichezwa

lone-move = { this-move } iko peke yake katika duru yake, na kuna duru nyingine zinazofuata
    .label = peke yake katika duru yake
    .help = andika kando yake hatua ya upande wa pili, au `--` ikiwa haikuchezwa

unread-moves = { $moves ->
    [one] `{ $written }` ina neno linalofanana na hatua ambalo halikusomwa
   *[other] `{ $written }` ina maneno { $moves } yanayofanana na hatua ambayo hayakusomwa
}
    .label = haikusomwa
    .help = andika hatua kama duru, kwa mfano `12: A5> a6>; maoni`, au anza mstari kwa `;` ikiwa hazikuchezwa

unread-moves-legal = `{ $written }` ni hatua halali mahali hapa, lakini iko ndani ya maoni na haikusomwa
    .label = haikusomwa
    .help = iandike kama hatua ya duru ikiwa ilichezwa

folded-round = { this-move } haiko kwenye mstari wa duru yake
    .label = ni ya duru iliyotangulia
    .help = andika hatua zote mbili za duru kwenye mstari mmoja

remark-among-moves = maelezo `{ $written }` yako kati ya hatua za duru
    .label = yamesomwa kama maelezo
    .help = yaandike baada ya `;` ya duru

opinion-apart = maoni `{ $written }` hayajaunganishwa na hatua yake
    .label = maoni juu ya hatua iliyotangulia
    .help = yaunganishe na hatua

line-prefix = `{ $written }` kabla ya maandishi ya mstari si sehemu ya rekodi
    .label = imerukwa
    .help = iondoe kwenye mstari huu na mistari yote kama huu

wrong-player = hatua iko baada ya jina `{ $written }`, lakini ni zamu ya upande mwingine
    .label = si zamu ya mchezaji huyu
    .help = angalia kama kuna hatua iliyopotea kabla ya hii; la sivyo sahihisha jina

ending-as-move = `{ $written }` iko mahali pa hatua; imesomwa kama mwisho wa mchezo
    .label = mwisho wa mchezo
    .help = iandike baada ya `;` ya duru

doubtful-move = rekodi ina shaka na hatua `{ $written }`; imesomwa kama ilivyoandikwa
    .label = ina shaka
    .help = ilinganishe na chanzo; kama hakuna shaka, ondoa `?`

supplied-move = hatua `{ $written }` haimo katika chanzo: mhariri ameiongeza
    .label = imeongezwa
    .help = bila mabano ni hatua ya chanzo

round-number-mark = { $sign } iko baada ya namba ya duru, mahali panapotakiwa `:`
    .label = `:` inahitajika hapa
    .help = andika `:`

round-number-mark-missing = hakuna `:` baada ya namba `{ $written }` ya duru
    .label = `:` inahitajika baada ya hapa
    .help = andika `{ $written }:`

round-number-missing = duru haina namba; kwa mahali ilipo ni duru ya { $expected }
    .label = hakuna namba
    .help = andika `{ $expected }:` kabla yake, isipokuwa kama kuna duru iliyopotea

round-number-wrong = namba ya duru ni `{ $written }`, ilhali inatarajiwa { $expected }
    .label = inatarajiwa { $expected }
    .help = angalia kama kuna duru iliyopotea au iliyorudiwa kabla yake; la sivyo sahihisha namba

round-one-again = namba 1 inarudi tena baada ya duru nyingine; imesomwa kama mchezo uleule
    .label = 1 tena
    .help = weka mstari mtupu kabla yake ikiwa mchezo mwingine unaanza hapa; la sivyo sahihisha namba

games-run-together = mchezo mwingine unaanza hapa, bila utangulizi wala mstari mtupu baada ya mchezo uliotangulia, ambao umekwisha
    .label = mchezo mwingine
    .help = weka mstari mtupu kabla ya duru hii

games-run-together-head = mstari wa utangulizi `{ $written }` uko mara baada ya `;` ya duru; mchezo mwingine unaanza hapa
    .label = mchezo mwingine
    .help = weka mstari mtupu kabla yake

stray-punctuation = kuna { $sign } isiyo na maana hapa
    .label = haina maana hapa
    .help = iondoe

lower-case-direction = mwelekeo wa `{ $written }`{ at-place } ni herufi ndogo badala ya `L` au `R`
    .label = herufi ndogo

typographic-sign = { $alone ->
    [yes] { $sign }{ at-place } inafanana tu na alama ya uandishi
   *[no] `{ $written }`{ at-place } ina { $sign }, inayofanana tu na alama ya uandishi
}
    .label = { $sign } si alama yenyewe

html-entity = `{ $written }`{ at-place } ina alama iliyoandikwa kwa mtindo wa HTML
    .label = mtindo wa HTML

sign-order = alama za `{ $written }`{ at-place } hazifuati mpangilio huu: mwelekeo, nyumba, nyota, `#`
    .label = mpangilio mwingine

split-word = kuna nafasi tupu ndani ya `{ $written }`{ at-place }, ambayo ni hatua moja
    .label = hatua moja iliyokatika

leading-zero = `{ $written }`{ at-place } ina sifuri mbele ya namba yake
    .label = sifuri ya mbele
    .help = andika namba bila sifuri

no-such-pit = { not-readable }: hakuna shimo { $pit }, kwa kuwa mashimo ya safu ni 1 hadi 8
    .label = hakuna shimo { $pit }
    .help = { how-a-move-is-written }

no-such-pit-large = { not-readable }: hakuna shimo kama hilo, kwa kuwa mashimo ya safu ni 1 hadi 8
    .label = hakuna shimo kama hilo
    .help = { how-a-move-is-written }

no-such-row = { not-readable }: { $sign } si safu; za Kusini ni `A` na `B`, za Kaskazini ni `a` na `b`
    .label = hakuna safu { $sign }
    .help = { how-a-move-is-written }

no-such-row-site = { not-readable }: { $sign } si safu; Abstract Play huandika hatua hivi
    .label = hakuna safu { $sign }
    .help = `kibao import FILE` inageuza hatua kama hizi kuwa kumbukumbu ya kawaida

no-pit-number = { not-readable }: hakuna shimo lililotajwa
    .label = hakuna shimo
    .help = { how-a-move-is-written }

strange-sign = { not-readable }: { $sign } si alama ya uandishi wa kibao wala wa zanzibar
    .label = { $sign } haina maana
    .help = { how-a-move-is-written }

strange-sign-row = { not-readable }: herufi ya safu { $sign } inapaswa kuwa kabla ya namba ya shimo
    .label = herufi ya safu baada ya shimo
    .help = { how-a-move-is-written }

strange-sign-stuck = { not-readable }: { $sign } inaanza hatua nyingine, na hakuna nafasi kabla yake
    .label = hatua mbili zimeshikana
    .help = { how-a-move-is-written }

too-many-signs = { not-readable }: ina alama nyingi kuliko hatua moja inavyoweza kuwa nazo
    .label = alama ni nyingi mno
    .help = { how-a-move-is-written }

unknown-move = { this-move } imeachwa wazi na rekodi
    .label = haijulikani
    .help = { how-a-move-is-written }

unknown-move-fits = { this-move } imeachwa wazi na rekodi; ni `{ $only }` tu inayolingana na hatua zinazofuata
    .label = `{ $only }` tu inalingana
    .help = andika `[{ $only }]`: mabano ni ya hatua unayoiongeza

missing-row = { this-move } haina herufi ya safu, ambayo inaweza kuachwa katika kunamua tu, wakati kete zinatiwa kutoka ghalani
    .label = hakuna safu

missing-direction = { this-move } haina mwelekeo, ambao unaweza kuachwa pale tu kula kunapoulazimisha; hatua halali inayolingana ni moja tu
    .label = hakuna mwelekeo

forced-direction = { this-move } ina mwelekeo usio sahihi: kete zilizoliwa kwenye { $pit ->
        [none] shimo hili
       *[other] { $pit }
    } huanzia { $kichwa ->
        [left] kichwa cha kushoto cha safu ya mbele, kilicho karibu zaidi
        [right] kichwa cha kulia cha safu ya mbele, kilicho karibu zaidi
       *[none] kichwa cha safu ya mbele kilicho karibu zaidi
    }
    .label = mwelekeo mwingine ni wa lazima

forced-direction-illegal = { not-legal }: kete zilizoliwa kwenye { $pit } lazima zianzie { $kichwa ->
        [left] kichwa cha kushoto
       *[right] kichwa cha kulia
    } cha safu ya mbele, kilicho karibu zaidi
    .label = { $kichwa ->
        [left] zianzie kichwa cha kushoto
       *[right] zianzie kichwa cha kulia
    }

row-case = { $mover ->
    [south] { this-move } ina herufi ya safu ya Kaskazini, lakini hatua ni ya Kusini
   *[north] { this-move } ina herufi ya safu ya Kusini, lakini hatua ni ya Kaskazini
}
    .label = { $mover ->
        [south] herufi ya Kaskazini
       *[north] herufi ya Kusini
    }

row-case-throughout = herufi za safu za pande mbili zimebadilishana: hatua { $count } zina herufi ya upande mwingine
    .label = ya kwanza kati yake
    .help = marekebisho yanaandika herufi sahihi katika kila moja

mixed-dialect = { this-move } ina alama ya uandishi wa { $other }, ilhali mchezo unasomwa kwa uandishi wa { $own }
    .label = uandishi wa { $other }

spacing = nafasi tupu hapa si nafasi moja ya kawaida kati ya maneno mawili
    .label = nafasi tupu
    .help = acha nafasi moja kati ya maneno mawili, na usiache yoyote kabla ya `;` wala mwanzoni au mwishoni mwa mstari

spacing-missing = nafasi imekosekana hapa
    .label = acha nafasi kabla ya hapa
    .help = acha nafasi moja kabla ya kila hatua na kila maoni

key-case = { $other ->
    [yes] neno `{ $written }` la utangulizi si lile la muundo sanifu
   *[no] neno `{ $written }` la utangulizi halijaandikwa kwa herufi ndogo
}
    .label = { $other ->
        [yes] neno jingine
       *[no] herufi kubwa
    }
    .help = andika `{ $lower }`

semicolon-in-head = kuna `;` katika mstari wa utangulizi, ambako haihitajiki
    .label = haihitajiki
    .help = `kibao fmt` huiondoa

empty-value = neno la utangulizi `{ $written }` halina thamani
    .label = hakuna kitu hapa
    .help = andika kinachotakiwa hapa, au uondoe mstari

key-order = neno la utangulizi `{ $written }` linatakiwa kuwa kabla ya lililo juu yake
    .label = liwe juu zaidi
    .help = `kibao fmt` hupanga maneno yanayojulikana kwa utaratibu wake, na yasiyojulikana baada yake

blank-line = hakuna mstari mtupu kati ya utangulizi na duru
    .label = weka mstari mtupu kabla ya hapa
    .help = weka mstari mtupu kabla ya duru ya kwanza

unused-allow = maoni yanaruhusu `{ $word }`, lakini hapa hakuna kasoro ya aina hiyo
    .label = hayaruhusu kitu
    .help = yaondoe, au yaweke kwenye duru inayohusika; kasoro za faili haziwezi kuruhusiwa ndani ya mchezo

allow-without-reason = maoni yanaruhusu kasoro bila kutoa sababu
    .label = sababu inahitajika hapa
    .help = eleza sababu baada ya namba ya kasoro, kama `; kibao: allow N104 the scorer's own sign`

unknown-allow = maoni yanaruhusu `{ $word }`, lakini hakuna kasoro yenye jina hilo
    .label = hakuna kasoro inayojulikana
    .help = { $near ->
        [none] `kibao explain --list` huonyesha namba na majina yote
       *[other] huenda ilikusudiwa `{ $near }`; `kibao explain --list` huonyesha namba na majina yote
    }

unknown-allow-nothing = maoni hayasemi yanaruhusu kasoro gani
    .label = hakuna kasoro inayojulikana
    .help = `kibao explain --list` huonyesha namba na majina yote

unknown-allow-word = maoni yanayoanza kwa `kibao:` huendelea kwa `allow`, si kwa `{ $word }`
    .label = hayaeleweki
    .help = yaandike kama `; kibao: allow N104 the scorer's own sign`, au yaanze kwa neno jingine
