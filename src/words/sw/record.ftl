### Swahili words; en/record.ftl says what each is for.

allow-unused = maoni yanaruhusu `{ $word }`, lakini hapa hakuna kasoro ya aina hiyo
    .label = hayaruhusu kitu
    .help = yaondoe, au yaweke kwenye duru inayohusika; kasoro za faili haziwezi kuruhusiwa ndani ya mchezo

allow-no-reason = maoni yanaruhusu kasoro bila kutoa sababu
    .label = sababu inahitajika hapa
    .help = eleza sababu baada ya namba ya kasoro, kama `; kibao: allow N104 the scorer's own sign`

allow-nothing-named = maoni hayasemi yanaruhusu kasoro gani
    .label = hakuna kasoro inayojulikana
    .help = `kibao explain --list` huonyesha namba na majina yote

allow-unknown = maoni yanaruhusu `{ $word }`, lakini hakuna kasoro yenye jina hilo
    .label = hakuna kasoro inayojulikana
    .help = { $near ->
        [none] `kibao explain --list` huonyesha namba na majina yote
       *[other] huenda ilikusudiwa `{ $near }`; `kibao explain --list` huonyesha namba na majina yote
    }

allow-not-allow = maoni yanayoanza kwa `kibao:` huendelea kwa `allow`, si kwa `{ $word }`
    .label = hayaeleweki
    .help = yaandike kama `; kibao: allow N104 the scorer's own sign`, au yaanze kwa neno jingine

date-no-such-day = `{ $written }` si tarehe: kwa mpangilio wowote wa kuisoma, hakuna siku kama hiyo
    .label = hakuna siku kama hiyo
    .help = tafuta tarehe yenyewe; tarehe isiyoweza kukosewa huandikwa kama `1994-10-11`

date-backward = `{ $written }` inaisha kabla ya kuanza
    .label = inaisha kabla ya kuanza
    .help = tafuta tarehe yenyewe; tarehe isiyoweza kukosewa huandikwa kama `1994-10-11`

across-same-game = { $differ ->
    [yes] mchezo uleule uliomo katika { $earlier }; tofauti ni katika utangulizi tu: { $heads }
   *[no] mchezo uleule uliomo katika { $earlier }, wenye utangulizi uleule
}
    .label = mchezo uleule
    .help = bakisha mmoja; utangulizi ukitofautiana, hakikisha upi ni sahihi

across-other-keys = mistari mingine

across-holds = { $plies ->
        [one] hatua { $plies } ya kwanza ndiyo
       *[other] hatua { $plies } za kwanza ndizo
    } mchezo mzima uliomo katika { $earlier }
    .label = mmoja umo ndani ya mwingine
    .help = angalia kama kumbukumbu fupi zaidi ni sehemu ya mchezo huohuo

across-within = mchezo huu ni mwanzo tu (hatua { $plies }) wa ule uliomo katika { $earlier }{ $more ->
        [none] { "" }
        [one] { " " }na wa mwingine { $more }
       *[other] { " " }na wa mingine { $more }
    }
    .label = mmoja umo ndani ya mwingine
    .help = angalia kama kumbukumbu fupi zaidi ni sehemu ya mchezo huohuo

across-other-winner = { $here ->
    [south] hapa mshindi ni Kusini, lakini katika mchezo uleule uliomo katika { $earlier } mshindi ni Kaskazini
   *[north] hapa mshindi ni Kaskazini, lakini katika mchezo uleule uliomo katika { $earlier } mshindi ni Kusini
}
    .label = mshindi mwingine
    .help = hakikisha nani alishinda na usahihishe utangulizi wenye kosa

across-other-result = hapa mshindi ni `{ $here }`, lakini katika { $earlier } ni `{ $there }`: wachezaji walewale katika raundi ileile, `{ $match }` ya `{ $event }`
    .label = mshindi mwingine
    .help = hakikisha matokeo; ikiwa walikutana mara mbili, tofautisha michezo hiyo kwa `round`, `date` au `time`

across-other-spelling = `{ $here }` ({ $one ->
        [one] mchezo { $one }
       *[other] michezo { $one }
    }) huenda ni mchezaji anayeandikwa `{ $there }` katika { $earlier } ({ $other ->
        [one] mchezo { $other }
       *[other] michezo { $other }
    })
    .label = tahajia nyingine
    .help = andika jina kwa namna moja ikiwa ni mtu mmoja

across-far-from-event = tarehe `{ $date }` iko mbali na mashindano `{ $event }`, yaliyofanyika tarehe { $days ->
        [yes] { $first } hadi { $last }
       *[no] { $first }
    }
    .label = mbali na mashindano
    .help = tafuta tarehe yenyewe, hasa mwaka na mpangilio wa siku na mwezi
