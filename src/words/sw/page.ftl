### Swahili words; en/page.ftl says what each is for.

page-games = { $n ->
    [one] mchezo { $n } wa bao
   *[other] michezo { $n } ya bao
}

page-noscript = Ukurasa huu unaonyesha michezo kwa JavaScript, ambayo imezimwa hapa.

page-label = Mchezo wa bao wa kupitia hatua kwa hatua

page-board = Bao

page-language = Lugha

page-theme = Rangi

page-theme-auto = Kama mfumo

page-theme-light = Angavu

page-theme-dark = Giza

page-moves = Hatua

page-about = Kuhusu mchezo huu

page-file = faili

page-rules = kanuni: { $rules }

page-rules-name = { $rules ->
    [kibao] kanuni za K.I.B.A.
    [zanzibar] kanuni za Zanzibar
    [ruehl] kanuni za Rühl
    [kujifunza] Bao la Kujifunza
   *[hus] Hus bao
}

page-untitled = Mchezo wa bao

page-settings = Mipangilio

page-controls = Kupitia mchezo

page-seek = Mahali katika mchezo

page-first = Nenda mwanzo

page-back = Rudi nyuma

page-next = Songa mbele

page-last = Nenda mwisho

page-play = Cheza

page-pause = Simamisha

page-flip = Geuza bao

page-link = Nakili kiungo cha hali hii

page-linked = Kiungo kimenakiliwa

page-help = Vitufe na alama

page-help-by = Kwa hatua nzima au kwa kila mzunguko wa kutia kete

page-help-swipe = Kwenye skrini ya kugusa, telezesha kidole juu ya bao: kushoto kusonga mbele, kulia kurudi nyuma.

page-help-house = Nyumba ni hai ikiwa na kete sita au zaidi; ikiwa na kete chini ya sita, imelala.

page-close = Funga

page-share = Nakili na uhifadhi

page-copied = Imenakiliwa

page-copy-position = Nakili hali kama maandishi

page-copy-moves = Nakili hatua

page-copy-record = Nakili kumbukumbu

page-save-record = Hifadhi kumbukumbu (.bao)

page-save-svg = Hifadhi bao hili (SVG)

page-save-png = Hifadhi bao hili (PNG)

page-wheel = Gurudumu la kipanya juu ya bao husonga hatua

page-games-list = Michezo ya ukurasa huu

page-game-of = Mchezo wa { $k } kati ya { $n }

page-filter = Majina, mahali, tarehe

page-none = Hakuna mchezo wenye maneno haya.

page-speed = Kasi

page-speed-slow = Polepole

page-speed-normal = Kawaida

page-speed-fast = Haraka

page-speed-instant = Papo hapo

page-by = Songa kwa

page-by-move = Hatua

page-by-sowing = Mzunguko

page-round = Nenda duru ya

page-front-row = { $side ->
    [south] safu ya mbele ya Kusini
   *[north] safu ya mbele ya Kaskazini
}

page-back-row = { $side ->
    [south] safu ya nyuma ya Kusini
   *[north] safu ya nyuma ya Kaskazini
}

page-store = ghalani

page-on-move = zamu yake

page-seeds = { $n ->
    [one] kete { $n }
   *[other] kete { $n }
}

page-turn = { $side ->
    [south] ni zamu ya Kusini
   *[north] ni zamu ya Kaskazini
}

page-plays = { $side ->
    [south] Hatua ya { $ply }, duru ya { $round }: Kusini anacheza { $move }
   *[north] Hatua ya { $ply }, duru ya { $round }: Kaskazini anacheza { $move }
}

page-left = kuelekea kushoto

page-right = kuelekea kulia

page-kutakata = kwa kutakata

page-captures = { $n ->
    [one] anakula kete { $n }
   *[other] anakula kete { $n }
}

page-tax = analipa kodi ya kete mbili kutoka nyumba

page-safari = anaendelea kutoka nyumba (safari)

page-sowings = { $n ->
    [one] mzunguko { $n } wa kutia kete
   *[other] mizunguko { $n } ya kutia kete
}

page-ends-house = anaishia katika nyumba

page-ends-blocked = anaishia katika shimo lililotakatiwa

page-ends-endless = hatua haina mwisho, kwa hiyo kete zinabaki zilivyokuwa

page-blocks = anatakatia { $pit }

page-step = sehemu ya { $k } kati ya { $n }: { $sowing }; { $then }

page-sowing-of = mzunguko wa { $k } kati ya { $n }

page-skip = Maliza hatua hii

page-help-games = Mchezo uliotangulia, mchezo unaofuata

page-help-counts = Idadi ya kete daima, kuanzia nne, kamwe

page-written = imeandikwa { $written }

page-unplayed = haikuchezwa

page-stuck = Hatua zinazochezeka: { $replayed } kati ya { $plies }

page-no-opening = Mchezo hauwezi kuanzia hali hii ya mwanzo, kwa hiyo hatua zinaonyeshwa kama zilivyoandikwa

page-mark-wrong = hairuhusiwi

page-mark-legal = hatua halali

page-as-written = Kama ilivyoandikwa

page-repaired = Baada ya kurekebishwa

page-opening-written = Mwanzo kama ulivyoandikwa

page-alike = { $n ->
    [one] { $n } nyingine kama hiyo
   *[other] { $n } nyingine kama hiyo
}

key-home = Home

key-end = End

key-space = Space

page-arbiter = Mwamuzi

page-after-move = baada ya { $round }. { $move }
