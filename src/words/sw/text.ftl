### Swahili words; en/text.ftl says what each is for.

missing-semicolon = duru haijafungwa kwa `;` baada ya `{ $written }`
    .label = `;` inahitajika baada ya hapa
    .help = andika `;` baada ya hatua ya mwisho ya duru

note-without-sign = maoni `{ $written }` hayajatenganishwa na hatua kwa `;`
    .label = yamesomwa kama maoni
    .help = andika `;` baada ya hatua ya mwisho, kisha maoni

extra-entry = `{ $written }`{ at-place } ni neno lililozidi: duru ina hatua ya Kusini na ya Kaskazini tu
    .label = hatua ya tatu
    .help = anza duru mpya kabla yake, au iweke baada ya `;` ikiwa ni maoni

line-without-sign = `{ $written }` si mstari wa utangulizi wala duru wala maoni; imehifadhiwa kama maoni
    .label = imesomwa kama maoni
    .help = anza mstari kwa `;` ikiwa ni maoni; angalia kama kuna hatua zilizopotea ndani yake

head-after-moves = `{ $written }` inafanana na mstari wa utangulizi, lakini iko baada ya hatua na haianzi kwa neno linalojulikana; imehifadhiwa kama maoni
    .label = imesomwa kama maoni
    .help = anza mstari kwa `;` ikiwa ni maoni; sahihisha neno la mwanzo ikiwa mchezo mwingine unaanza hapa

round-in-comment = maoni `{ $written }` yenyewe ni duru; hatua zake hazikukaguliwa
    .label = hatua ndani ya maoni
    .help = ondoa alama ya maoni ikiwa hatua hizi zilichezwa

move-in-comment = maoni yana `{ $written }`, inayofanana na hatua; haichezwi
    .label = hatua ndani ya maoni
    .help = iandike kama hatua ya mchezo ikiwa ilichezwa

unread-moves = { $moves ->
    [one] `{ $written }` ina neno linalofanana na hatua ambalo halikusomwa
   *[other] `{ $written }` ina maneno { $moves } yanayofanana na hatua ambayo hayakusomwa
}
    .label = haikusomwa
    .help = andika hatua kama duru, kwa mfano `12: A5> a6>; maoni`, au anza mstari kwa `;` ikiwa hazikuchezwa

unread-move = `{ $written }` ni hatua halali mahali hapa, lakini iko ndani ya maoni na haikusomwa
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

head-behind-round = mstari wa utangulizi `{ $written }` uko mara baada ya `;` ya duru; mchezo mwingine unaanza hapa
    .label = mchezo mwingine
    .help = weka mstari mtupu kabla yake

lonely-move = { this-move } iko peke yake katika duru yake, na kuna duru nyingine zinazofuata
    .label = peke yake katika duru yake
    .help = andika kando yake hatua ya upande wa pili, au `--` ikiwa haikuchezwa

number-mark = { $sign } iko baada ya namba ya duru, mahali panapotakiwa `:`
    .label = `:` inahitajika hapa
    .help = andika `:`

number-mark-missing = hakuna `:` baada ya namba `{ $written }` ya duru
    .label = `:` inahitajika baada ya hapa
    .help = andika `{ $written }:`

number-missing = duru haina namba; kwa mahali ilipo ni duru ya { $expected }
    .label = hakuna namba
    .help = andika `{ $expected }:` kabla yake, isipokuwa kama kuna duru iliyopotea

number-wrong = namba ya duru ni `{ $written }`, ilhali inatarajiwa { $expected }
    .label = inatarajiwa { $expected }
    .help = angalia kama kuna duru iliyopotea au iliyorudiwa kabla yake; la sivyo sahihisha namba

number-one-again = namba 1 inarudi tena baada ya duru nyingine; imesomwa kama mchezo uleule
    .label = 1 tena
    .help = weka mstari mtupu kabla yake ikiwa mchezo mwingine unaanza hapa; la sivyo sahihisha namba

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

leading-zero = `{ $written }`{ at-place } ina sifuri mbele ya namba yake
    .label = sifuri ya mbele
    .help = andika namba bila sifuri

split-word = kuna nafasi tupu ndani ya `{ $written }`{ at-place }, ambayo ni hatua moja
    .label = hatua moja iliyokatika

spacing = nafasi tupu hapa si nafasi moja ya kawaida kati ya maneno mawili
    .label = nafasi tupu
    .help = acha nafasi moja kati ya maneno mawili, na usiache yoyote kabla ya `;` wala mwanzoni au mwishoni mwa mstari

blank-missing = nafasi imekosekana hapa
    .label = acha nafasi kabla ya hapa
    .help = acha nafasi moja kabla ya kila hatua na kila maoni

semicolon-in-head = kuna `;` katika mstari wa utangulizi, ambako haihitajiki
    .label = haihitajiki
    .help = `kibao fmt` huiondoa

blank-line = hakuna mstari mtupu kati ya utangulizi na duru
    .label = weka mstari mtupu kabla ya hapa
    .help = weka mstari mtupu kabla ya duru ya kwanza

empty-value = neno la utangulizi `{ $written }` halina thamani
    .label = hakuna kitu hapa
    .help = andika kinachotakiwa hapa, au uondoe mstari

key-order = neno la utangulizi `{ $written }` linatakiwa kuwa kabla ya lililo juu yake
    .label = liwe juu zaidi
    .help = `kibao fmt` hupanga maneno yanayojulikana kwa utaratibu wake, na yasiyojulikana baada yake

key-case = { $other ->
    [yes] neno `{ $written }` la utangulizi si lile la muundo rasmi
   *[no] neno `{ $written }` la utangulizi halijaandikwa kwa herufi ndogo
}
    .label = { $other ->
        [yes] neno jingine
       *[no] herufi kubwa
    }
    .help = andika `{ $lower }`

repeated-key = mstari wa `{ $written }` tayari upo; unaohesabiwa ni wa kwanza
    .label = mara ya pili
    .help = bakisha mstari ulio sahihi
