### Swahili words; en/file.ftl says what each is for.

file-empty = faili ni tupu
    .label = hakuna kitu hapa
    .help = hakikisha kwamba faili sahihi ndilo lililohifadhiwa; kumbukumbu ya mchezo ina angalau duru moja, kama `1: A6<* a6<;`

file-not-a-transcript = hii si kumbukumbu ya mchezo: haina mstari wa utangulizi wala duru
    .label = hakuna mstari wa utangulizi wala duru
    .help = kumbukumbu ya mchezo ina mistari ya utangulizi kama `south: Asha`, na duru kama `1: A6<* a6<;`

file-windows-1252 = faili haliko katika UTF-8; limesomwa kama Windows-1252, mfumo wa zamani wa herufi za nchi za Magharibi
    .label = si UTF-8
    .help = `kibao fmt` huandika kwa UTF-8; kwanza angalia herufi zenye alama za ziada, kama é au ü

file-utf-16 = faili liko katika UTF-16, ambayo programu nyingi haziwezi kuisoma
    .label = UTF-16
    .help = `kibao fmt` huandika kwa UTF-8

file-broken-encoding = baadhi ya baiti za faili si maandishi; kila mahali palipo hivyo panasomwa kama alama U+FFFD
    .label = mahali pa kwanza palipo hivyo
    .help = linganisha na chanzo cha kumbukumbu, kisha uandike upya herufi zilizopotea

file-byte-order-mark = faili linaanza kwa alama isiyoonekana ya mpangilio wa baiti (U+FEFF)
    .label = alama isiyoonekana
    .help = `kibao fmt` huandika faili bila alama hiyo

file-crlf = { $lines ->
    [one] mstari { $lines } unaishia kwa CR LF, kama katika Windows
   *[other] mistari { $lines } inaishia kwa CR LF, kama katika Windows
}
    .label = mstari wa kwanza ulio hivyo
    .help = `kibao fmt` humaliza kila mstari kwa LF

file-lone-cr = { $lines ->
    [one] mstari { $lines } unaishia kwa CR peke yake; programu nyingi huona mstari mmoja tu hapo
   *[other] mistari { $lines } inaishia kwa CR peke yake; programu nyingi huona mstari mmoja tu hapo
}
    .label = mstari wa kwanza ulio hivyo
    .help = `kibao fmt` humaliza kila mstari kwa LF

file-game-too-large = mchezo unaoanza hapa ni mkubwa kuliko kiwango kinachoruhusiwa kwa mchezo mmoja (1 MiB); umerukwa
    .label = unaanza hapa
    .help = angalia kama mistari inayoanza michezo mingine haipo, au kama hii ni kumbukumbu ya mchezo kweli

file-not-text = faili hii si maandishi: ina herufi NUL
    .label = herufi NUL
    .help = ikiwa hii ni kumbukumbu ya mchezo iliyoharibika, ondoa herufi NUL; la sivyo hifadhi michezo kama maandishi ya kawaida

file-archive = faili hii si maandishi bali ni hifadhi ya faili ({ $format })
    .label = hifadhi ya faili
    .help = ifungue kwanza, kisha taja faili au folda; hati ihifadhi kama maandishi ya kawaida

file-compressed = faili hii si maandishi bali ni data iliyobanwa ({ $format })
    .label = data iliyobanwa
    .help = ifungue kwanza; hapa hufunguliwa tabaka moja tu la gzip au Zstandard

file-foreign = faili hii si maandishi bali ni faili ya { $format }
    .label = faili ya { $format }
    .help = hifadhi michezo kama maandishi ya kawaida

file-no-final-newline = mstari wa mwisho hauna alama ya mwisho wa mstari; angalia kama faili lilikatika
    .label = faili linaishia hapa
    .help = `kibao fmt` huongeza alama ya mwisho wa mstari
