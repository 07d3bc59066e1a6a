### Swahili words of the checks G, H, M, R; the English ones are in the file of each check (src/findings).

winner-contradicted = { $winner ->
    [south] utangulizi unasema Kaskazini ameshinda, lakini kwa jinsi mchezo ulivyochezwa { $outcome }
   *[north] utangulizi unasema Kusini ameshinda, lakini kwa jinsi mchezo ulivyochezwa { $outcome }
}
    .label = { $winner ->
        [south] mchezo unaonyesha Kusini ameshinda
       *[north] mchezo unaonyesha Kaskazini ameshinda
    }
    .help = hakikisha matokeo, na angalia kama hatua imeandikwa vibaya

winner-and-result-differ = { $named ->
    [yes] matokeo `{ $written }` si ya mshindi, `{ $name }`
   *[no] matokeo `{ $written }` si ya mshindi
}
    .label = upande mwingine
    .help = hakikisha matokeo na usahihishe mstari wenye kosa

unknown-winner = `{ $written }` haionyeshi ni upande upi ulioshinda
    .label = hakuna upande uliotajwa
    .help = { $named ->
        [yes] andika `South`, `North`, `{ $south }` au `{ $north }`, au usiandike kitu ikiwa mshindi hajulikani
       *[no] andika `South`, `North`, au jina la mchezaji kama lilivyo katika utangulizi, au usiandike kitu ikiwa mshindi hajulikani
    }

unknown-ending = `{ $written }` haionyeshi jinsi mchezo ulivyoisha
    .label = haionyeshi mwisho
    .help = andika `resignation`, `time`, `illegal move`, `absence`, `agreement` au `broken off`, au usiandike kitu ikiwa haijulikani

resignation-against-winner = { $loser ->
    [south] hapa imeandikwa kuwa { $ended }, lakini utangulizi unasema Kusini ndiye aliyeshinda
   *[north] hapa imeandikwa kuwa { $ended }, lakini utangulizi unasema Kaskazini ndiye aliyeshinda
}
    .label = { $loser ->
        [south] utangulizi: Kusini ameshinda
       *[north] utangulizi: Kaskazini ameshinda
    }
    .help = hakikisha matokeo na usahihishe maoni au utangulizi

resignation-against-play = { $loser ->
    [south] hapa imeandikwa kuwa { $ended }, lakini kwa jinsi mchezo ulivyochezwa Kusini ndiye aliyeshinda
   *[north] hapa imeandikwa kuwa { $ended }, lakini kwa jinsi mchezo ulivyochezwa Kaskazini ndiye aliyeshinda
}
    .label = { $loser ->
        [south] mchezo unaonyesha Kusini ameshinda
       *[north] mchezo unaonyesha Kaskazini ameshinda
    }
    .help = angalia kama maoni yanazungumzia jambo jingine, au kama hatua imeandikwa vibaya

not-over = maoni yanasema "bao hamna", lakini baada ya hatua ya mwisho mchezo bado unaendelea
    .label = haujaisha
    .help = angalia kama kuna hatua zisizoandikwa mwishoni, au kama hatua imeandikwa vibaya

no-end = utangulizi unasema kuwa `{ $written }` alishinda, lakini baada ya hatua ya mwisho pande zote mbili bado zinaweza kucheza, na hakuna neno linaloeleza mchezo ulivyoisha
    .label = mchezo hauishi
    .help = angalia kama kuna hatua zisizoandikwa mwishoni; ikiwa mtu alijiuzulu, andika kwa mfano `ending: resignation`

no-moves = mchezo una utangulizi, lakini hauna hatua
    .label = hakuna hatua
    .help = { $explained ->
        [yes] angalia kama kuna hatua zilizopotea, au zilizoandikwa kwa namna isiyosomeka
       *[no] angalia kama kuna hatua zilizopotea, au zilizoandikwa kwa namna isiyosomeka; ikiwa mchezo haukuchezwa, andika sababu, kwa mfano `ending: absence`
    }

same-game-twice = { $differ ->
    [yes] mchezo uleule uliomo katika { $earlier }; tofauti ni katika utangulizi tu: { $heads }
   *[no] mchezo uleule uliomo katika { $earlier }, wenye utangulizi uleule
}
    .label = mchezo uleule
    .help = bakisha mmoja; utangulizi ukitofautiana, hakikisha upi ni sahihi

same-game-twice-keys = mistari mingine

game-within-game = mchezo huu ni mwanzo tu (hatua { $plies }) wa ule uliomo katika { $earlier }{ $more ->
        [none] { "" }
        [one] { " " }na wa mwingine { $more }
       *[other] { " " }na wa mingine { $more }
    }
    .label = mmoja umo ndani ya mwingine
    .help = angalia kama kumbukumbu fupi zaidi ni sehemu ya mchezo huohuo

game-within-game-holds = { $plies ->
        [one] hatua { $plies } ya kwanza ndiyo
       *[other] hatua { $plies } za kwanza ndizo
    } mchezo mzima uliomo katika { $earlier }
    .label = mmoja umo ndani ya mwingine
    .help = angalia kama kumbukumbu fupi zaidi ni sehemu ya mchezo huohuo

other-winner = { $here ->
    [south] hapa mshindi ni Kusini, lakini katika mchezo uleule uliomo katika { $earlier } mshindi ni Kaskazini
   *[north] hapa mshindi ni Kaskazini, lakini katika mchezo uleule uliomo katika { $earlier } mshindi ni Kusini
}
    .label = mshindi mwingine
    .help = hakikisha nani alishinda na usahihishe utangulizi wenye kosa

other-result = hapa mshindi ni `{ $here }`, lakini katika { $earlier } ni `{ $there }`: wachezaji walewale katika raundi ileile, `{ $match }` ya `{ $event }`
    .label = mshindi mwingine
    .help = hakikisha matokeo; ikiwa walikutana mara mbili, tofautisha michezo hiyo kwa `round`, `date` au `time`

probably-the-same-game = huenda ni mchezo uleule wa { $earlier }: hatua { $same } zinalingana, kati ya { $plies } hapa na { $others } pale
    .label = hatua nyingi ni zilezile
    .help = kibao compare huonyesha tofauti zao; bakiza mmoja, au sema katika maelezo kwamba ni michezo miwili

unknown-rules = `{ $written }` si jina la kanuni zinazojulikana; mchezo unakaguliwa kwa kanuni `{ $rules }`
    .label = kanuni zisizojulikana
    .help = zinazojulikana ni { $known }; `--rules auto` hutafuta zipi zinalingana

unknown-notation = `{ $written }` si uandishi unaojulikana; mchezo unasomwa kwa uandishi wa { $dialect }
    .label = uandishi usiojulikana
    .help = andika `kibao` au `zanzibar`, au ondoa mstari huu

unknown-takasia = `{ $written }` si `yes` wala `no`; kutakatia kunabaki kama kulivyo katika kanuni
    .label = si `yes` wala `no`
    .help = andika `no` ikiwa mchezo ulichezwa bila kutakatia, vinginevyo `yes`

repeated-key = mstari wa `{ $written }` tayari upo; unaohesabiwa ni wa kwanza
    .label = mara ya pili
    .help = bakisha mstari ulio sahihi

head-after-moves = `{ $written }` inafanana na mstari wa utangulizi, lakini iko baada ya hatua na haianzi kwa neno linalojulikana; imehifadhiwa kama maoni
    .label = imesomwa kama maoni
    .help = anza mstari kwa `;` ikiwa ni maoni; sahihisha neno la mwanzo ikiwa mchezo mwingine unaanza hapa

unreadable-opening = hali ya mwanzo haiwezi kutumika: { $reason }; mchezo haukukaguliwa
    .label = haisomeki
    .help = kwa mfano, hali rasmi ya mwanzo ni `{ $official }`

unreadable-opening-unknown = hali ya mwanzo `{ $value }` si `official` wala `novice` wala maandishi ya hali ya bao; mchezo haukukaguliwa
    .label = hali ya mwanzo isiyojulikana
    .help = { unreadable-opening.help }

unknown-opening = hali ya mwanzo haijulikani; hatua zinasomwa na kuhesabiwa, lakini hazihukumiwi
    .label = hakuna hali
    .help = andika hali kama `kibao show` inavyoiandika, ikiwa chanzo kingine kinaieleza
misspelt-key = neno `{ $written }` la utangulizi halijulikani; labda lilikusudiwa `{ $known }`
    .label = si neno linalojulikana
    .help = andika `{ $known }`; kama `{ $written }` ndilo lililokusudiwa, liruhusu kwa maoni
key-without-colon = `{ $written }` ni neno la utangulizi, lakini halifuatwi na nukta pacha; mstari umehifadhiwa kama maoni
    .label = nukta pacha inakosekana
    .help = andika `{ $written }:` ikiwa ni mstari wa utangulizi; anza mstari kwa `;` ikiwa ni maoni

opening-seeds = hali ya mwanzo haiwezi kutumika: { $reason }; mchezo haukukaguliwa
    .label = idadi ya kete si sahihi
    .help = hesabu tena kete za kila shimo na za ghala zote mbili: { $by ->
            [one] { $wrong ->
                [missing] kete { $by } imepungua
               *[too-many] kete { $by } imezidi
            }
           *[other] { $wrong ->
                [missing] kete { $by } zimepungua
               *[too-many] kete { $by } zimezidi
            }
        }

opening-store = hali ya mwanzo haiwezi kutumika: { $reason }; mchezo haukukaguliwa
    .label = kete ghalani
    .help = chagua kanuni zenye kete ghalani, kama `kibao`, au weka kete zote kwenye bao

opening-block = hali ya mwanzo haiwezi kutumika: { $reason }; mchezo haukukaguliwa
    .label = shimo lililotakatiwa
    .help = andika 0 hadi 7 kwa shimo la mbele 1 hadi 8 lenye kete la upande wenye zamu, au 255 ikiwa hakuna shimo lililotakatiwa

opening-dropped = hali ya mwanzo ina nyumba inayomilikiwa au shimo lililotakatiwa, mambo ambayo hayamo katika kanuni `{ $rules }`; yameachwa
    .label = nyumba au kutakatia kumeachwa
    .help = andika `F F` kwa nyumba na 255 kwa shimo lililotakatiwa, au taja kanuni zilizotumika kuchezea

opening-over = mchezo umekwisha tangu hali ya mwanzo: { $outcome }
    .label = mchezo umekwisha hapa
    .help = andika hali ya bao ya mwanzo wa mchezo; namba ya mwisho ni ya zamu, 0 ni Kusini na 1 ni Kaskazini

impossible-date = `{ $written }` si tarehe: kwa mpangilio wowote wa kuisoma, hakuna siku kama hiyo
    .label = hakuna siku kama hiyo
    .help = tafuta tarehe yenyewe; tarehe isiyoweza kukosewa huandikwa kama `1994-10-11`

impossible-date-backward = `{ $written }` inaisha kabla ya kuanza
    .label = inaisha kabla ya kuanza
    .help = tafuta tarehe yenyewe; tarehe isiyoweza kukosewa huandikwa kama `1994-10-11`

other-spelling = `{ $here }` ({ $one ->
        [one] mchezo { $one }
       *[other] michezo { $one }
    }) huenda ni mchezaji anayeandikwa `{ $there }` katika { $earlier } ({ $other ->
        [one] mchezo { $other }
       *[other] michezo { $other }
    })
    .label = tahajia nyingine
    .help = andika jina kwa namna moja ikiwa ni mtu mmoja

date-outside-event = tarehe `{ $date }` iko mbali na mashindano `{ $event }`, yaliyofanyika tarehe { $days ->
        [yes] { $first } hadi { $last }
       *[no] { $first }
    }
    .label = mbali na mashindano
    .help = tafuta tarehe yenyewe, hasa mwaka na mpangilio wa siku na mwezi

missing-mark = { this-move } ni ya kutakata, lakini haina `*`
    .label = `*` haipo

missing-mark-throughout = hakuna hatua ya kutakata yenye `*`: imekosekana katika hatua { $count }
    .label = ya kwanza kati yake
    .help = marekebisho yanaandika nyota katika kila moja

mark-on-capture = { this-move } inaanza kwa kula, lakini ina `*` ya kutakata
    .label = hatua ya kula haina `*`

useless-mark = { this-move } ina `*`, lakini kanuni `{ $rules }` hazitofautishi hatua za kula na za kutakata
    .label = `*` haina maana hapa

missing-block-mark = { $habit ->
    [reply] { this-move } imechezwa wakati { $pit ->
        [none] kuna shimo lililotakatiwa
       *[other] shimo { $pit } limetakatiwa
    }, lakini haina `**`
   *[block] { this-move } inatakatia { $pit ->
        [none] shimo
       *[other] shimo { $pit }
    }, lakini haina `**`
}
    .label = `**` inahitajika hapa

wrong-block-mark = { this-move } ina `**`, lakini haitakatii shimo wala haikuchezwa wakati kuna shimo lililotakatiwa
    .label = hakuna shimo lililotakatiwa

block-mark-habit = { $habit ->
    [reply] { this-move } ina `**` kwa kuwa imechezwa wakati { $pit ->
        [none] kuna shimo lililotakatiwa
       *[other] shimo { $pit } limetakatiwa
    }, kama ilivyo desturi ya uandishi wa { $dialect }
   *[block] { this-move } ina `**` kwa kuwa inatakatia { $pit ->
        [none] shimo
       *[other] shimo { $pit }
    }, kama ilivyo desturi ya uandishi wa { $dialect }
}
    .label = desturi ya uandishi wa { $dialect }

unused-house-sign = { this-move } ina alama ya kucheza nyumba, lakini hatua hiyo isingeweza kuishia hapo wakati wowote
    .label = nyumba haichezwi

wrong-win-mark = { $mover ->
    [south] { this-move } ina `#`, lakini Kusini hakushinda kwa hatua hiyo
   *[north] { this-move } ina `#`, lakini Kaskazini hakushinda kwa hatua hiyo
}
    .label = haileti ushindi

empty-pit = { not-legal }: shimo { $pit } ni tupu
    .label = { $pit } ni tupu

single-seed = { not-legal }: shimo { $pit } lina kete moja tu, na hatua huanza kwa kete mbili au zaidi
    .label = { $pit } lina kete moja tu

must-capture = { not-legal }: hatua lazima ianze kwa kula, na kula kunawezekana kutoka { $pits }
    .label = { $few ->
        [yes] haili; kula ni kutoka { $pits }
       *[no] haili kete yoyote
    }

too-many-seeds = { not-legal }: shimo { $pit } lina kete { $seeds }, na hatua yenye kete zaidi ya 15 haianzi kamwe kwa kula; kula kunawezekana kutoka { $pits }
    .label = kete { $seeds } katika { $pit }

not-in-front-row = { not-legal }: { $mover ->
        [south] Kusini
       *[north] Kaskazini
    } bado ana { $store ->
        [none] namu
       *[other] namu { $store }
    } ghalani, kwa hiyo hatua huanza kwa kutia kete katika safu ya mbele
    .label = inaanzia safu ya nyuma

house-barred = { not-legal }: nyumba { $pit } ina { $seeds ->
        [none] kete sita au zaidi
       *[other] kete { $seeds }
    } na hairuhusiwi kuchezwa kwa kutakata wakati shimo jingine la mbele lina kete
    .label = nyumba hairuhusiwi kuchezwa

singleton-barred = { not-legal }: shimo { $pit } lina kete moja tu, na kwa kuwa { $house ->
        [lost] nyumba imepotea
       *[small] nyumba ina kete chini ya sita
    }, kutakata lazima kuanzie shimo la mbele lenye kete zaidi
    .label = { $pit } lina kete moja tu

blocked-pit = { not-legal }: shimo { $pit } limetakatiwa, kwa hiyo kutakata hakuwezi kuanzia hapo sasa
    .label = { $pit } limetakatiwa

back-row-first = { not-legal }: katika kutakata safu ya mbele hutangulia, na { $count ->
        [one] shimo { $pits } lina
       *[other] mashimo { $pits } yana
    } kete mbili au zaidi
    .label = safu ya mbele hutangulia

empties-front-row = { not-legal }: shimo { $pit } ndilo pekee lenye kete katika safu ya mbele, na kulicheza kuelekea safu ya nyuma kungeiacha safu ya mbele tupu
    .label = inaiacha safu ya mbele tupu

endless-move = { not-legal }: haiishi kamwe, kwa kuwa hali ileile ya bao inarudi ndani ya hatua hiyohiyo
    .label = haiishi kamwe

endless-move-limit = { not-legal }: inatia kete nyingi kuliko { $most ->
        [none] zinazoruhusiwa
       *[other] { $most } zinazoruhusiwa
    } katika hatua moja, na inahesabiwa kuwa haina mwisho
    .label = ndefu mno

undecided-move = { this-move } ilikuwa haijaisha ukaguzi wake ulipoachwa; inahesabiwa kuwa haina mwisho, lakini hilo halijathibitishwa
    .label = ukaguzi uliachwa
    .help = kanuni zako mwenyewe zenye `max-sowings` kubwa zaidi huenda zikaiamua

undecided-move-illegal = { not-decided }: ilikuwa haijaisha baada ya { $sowings ->
        [one] mzunguko { $sowings } wa kutia kete
       *[other] mizunguko { $sowings } ya kutia kete
    }, ndipo ukaguzi wake ulipoachwa, na inahesabiwa kuwa haina mwisho
    .label = haijaisha wala haijathibitika

blocked-pit-not-captured = { not-legal }: { $mover ->
        [south] Kusini
       *[north] Kaskazini
    } amelitakatia shimo { $blocked } na sasa lazima ale kete zake, kwa kuwa inawezekana
    .label = haili { $blocked }

after-the-end = { this-move } imekuja baada ya mchezo kwisha: { $outcome }
    .label = mchezo umekwisha
    .help = angalia kama hatua ya awali imeandikwa vibaya, au kama mchezo mwingine unaanza hapa

after-the-end-illegal = { not-legal }: mchezo ulikuwa umekwisha kabla yake: { $outcome }
    .label = mchezo umekwisha

ambiguous-move = { this-move } inalingana na hatua halali { $count }: { $which }
    .label = hatua { $count } zinalingana
    .help = andika ile iliyochezwa: { $choice }

missing-move = { $turn ->
    [south] hatua ya Kusini haipo: `{ $written }`{ at-place } iko mahali pa hatua ya Kaskazini, na ni zamu ya Kusini
   *[north] hatua ya Kaskazini haipo: `{ $written }`{ at-place } iko mahali pa hatua ya Kusini, na ni zamu ya Kaskazini
}
    .label = { $turn ->
        [south] ni zamu ya Kusini
       *[north] ni zamu ya Kaskazini
    }
    .help = { $turn ->
        [south] tafuta hatua ya Kusini na uiandike mahali pake
       *[north] tafuta hatua ya Kaskazini na uiandike mahali pake
    }

missing-move-first = mchezo unaanza kwa zamu ya Kaskazini, na `{ $written }`{ at-place } iko mahali pa hatua ya Kusini
    .label = ni zamu ya Kaskazini
    .help = andika `--` mahali pa hatua ya Kusini: `1: -- { $written }`

missing-move-own-round = hatua ya Kaskazini `{ $written }`{ at-place } iko mahali pa hatua ya Kusini, katika duru yake peke yake
    .label = ni zamu ya Kaskazini
    .help = iandike baada ya hatua ya Kusini, katika duru iliyotangulia

too-many-moves = { this-move } imezidi: duru ina hatua ya Kusini na ya Kaskazini tu
    .label = hatua ya tatu
    .help = anza duru mpya kabla yake, au iweke baada ya `;` ikiwa ni maoni

too-many-moves-word = `{ $written }`{ at-place } ni neno lililozidi: duru ina hatua ya Kusini na ya Kaskazini tu
    .label = hatua ya tatu
    .help = anza duru mpya kabla yake, au iweke baada ya `;` ikiwa ni maoni

not-replayed = { $moves ->
    [one] hatua { $moves } kuanzia hapa imehifadhiwa lakini haikukaguliwa, kwa sababu ya kosa lililotangulia
   *[other] hatua { $moves } kuanzia hapa zimehifadhiwa lakini hazikukaguliwa, kwa sababu ya kosa lililotangulia
}
    .label = hakuna ukaguzi kuanzia hapa

other-habit = { $cause }: zikisomwa hivyo, hatua zote { $plies } zinachezeka
    .label = haichezeki kama ilivyoandikwa
    .help = tazama hatua kwa `kibao repair`; `kibao check --fix --unsafe-fixes` huziandika
