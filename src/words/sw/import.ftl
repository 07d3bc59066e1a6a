### Swahili words; en/import.ftl says what each is for.

import-unknown = hii si kumbukumbu inayojulikana ya tovuti nyingine
    .help = zinazosomwa ni kumbukumbu za Abstract Play, hatua zake katika maandishi, na bao-game-record 1 na 2; si Ludii wala BAN; kumbukumbu za kawaida husomwa na kibao check

import-ludii = kumbukumbu ya { $site } haisomwi: hatua yake ya kwanza ni ya mchezo mwingine
    .help = andika hatua kwa mkono katika kumbukumbu; kibao explain E102 inaonyesha moja

import-not-utf-8 = kumbukumbu haisomwi: si UTF-8
    .help = ihifadhi kama UTF-8

import-not-json = kumbukumbu haisomwi: si JSON, au imekatwa: { $error }
    .help = ihifadhi au ipakue tena

import-shape = kumbukumbu haisomwi: { $error }
    .help = ilinganishe na muundo wa tovuti

import-other-game = kumbukumbu haisomwi: ni ya { $name }, si ya bao

import-version = kumbukumbu haisomwi: toleo { $version } la bao-game-record halijulikani
    .help = matoleo 1 na 2 husomwa

import-move = kumbukumbu haisomwi: hatua ya { $ply } ni `{ $written }`, ambayo si hatua ya tovuti hii

import-round = kumbukumbu haisomwi: duru ya { $round } ina hatua zaidi ya mbili

import-position = kumbukumbu haisomwi: hali ya mwanzo wake haiwezekani

import-differs = { $number ->
        [none] mchezo uliochezwa upya
       *[other] mchezo wa { $number } uliochezwa upya
    } unatofautiana na kumbukumbu: { $what }
    .help = mchezo umeandikwa; tofauti za kanuni za { $site } zimo katika src/import/README.md

import-breaks = unaishia katika hatua ya { $ply }: { $why }

import-winner = kumbukumbu inasema { $recorded ->
        [none] hakuna anayeshinda
        [south] Kusini anashinda
       *[north] Kaskazini anashinda
    }, lakini baada ya hatua ya mwisho ({ $plies }) { $played ->
        [none] mchezo haujaisha
        [south] Kusini ameshinda
       *[north] Kaskazini ameshinda
    }

import-seeds = baada ya hatua ya mwisho ({ $plies }) kete haziko mahali pake kama katika kumbukumbu

import-same-file = maingizo mawili yangeandikwa katika { $file }
    .help = toa moja tu, au andika yote mawili katika faili moja kwa -o

import-summary = michezo iliyochukuliwa: { $games } kutoka mafaili: { $files }; inayoisha tofauti na kumbukumbu: { $differ }; kumbukumbu zisizosomwa: { $unread }

convert-refused = { $file }: mchezo wa { $game } hauandikwi: { $why }

convert-invalid = hauwezi kuchezwa upya

convert-opening = Abstract Play ina mwanzo rasmi tu, ule wa Malawi, na ule wa kete mbili katika kila shimo

convert-rules = kanuni za Abstract Play haziruhusu hatua yake ya { $ply }

convert-end = kwa kanuni za Abstract Play unaisha tofauti

convert-comments = maelezo yasiyoandikwa: { $count }; kumbukumbu ya Abstract Play haina nafasi yake
