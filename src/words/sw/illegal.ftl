### Swahili words; en/illegal.ftl says what each is for.

not-legal = { this-move } si halali

not-decided = { this-move } haijaamuliwa

illegal-game-over = { not-legal }: mchezo ulikuwa umekwisha kabla yake: { $outcome }
    .label = mchezo umekwisha

illegal-empty-pit = { not-legal }: shimo { $pit } ni tupu
    .label = { $pit } ni tupu

illegal-single-seed = { not-legal }: shimo { $pit } lina kete moja tu, na hatua huanza kwa kete mbili au zaidi
    .label = { $pit } lina kete moja tu

illegal-not-in-front-row = { not-legal }: { $mover ->
        [south] Kusini
       *[north] Kaskazini
    } bado ana { $store ->
        [none] namu
       *[other] namu { $store }
    } ghalani, kwa hiyo hatua huanza kwa kutia kete katika safu ya mbele
    .label = inaanzia safu ya nyuma

illegal-must-capture = { not-legal }: hatua lazima ianze kwa kula, na kula kunawezekana kutoka { $pits }
    .label = { $few ->
        [yes] haili; kula ni kutoka { $pits }
       *[no] haili kete yoyote
    }

illegal-too-many-seeds = { not-legal }: shimo { $pit } lina kete { $seeds }, na hatua yenye kete zaidi ya 15 haianzi kamwe kwa kula; kula kunawezekana kutoka { $pits }
    .label = kete { $seeds } katika { $pit }

illegal-wrong-kichwa = { not-legal }: kete zilizoliwa kwenye { $pit } lazima zianzie { $kichwa ->
        [left] kichwa cha kushoto
       *[right] kichwa cha kulia
    } cha safu ya mbele, kilicho karibu zaidi
    .label = { $kichwa ->
        [left] zianzie kichwa cha kushoto
       *[right] zianzie kichwa cha kulia
    }

illegal-house-barred = { not-legal }: nyumba { $pit } ina { $seeds ->
        [none] kete sita au zaidi
       *[other] kete { $seeds }
    } na hairuhusiwi kuchezwa kwa kutakata wakati shimo jingine la mbele lina kete
    .label = nyumba hairuhusiwi kuchezwa

illegal-singleton-barred = { not-legal }: shimo { $pit } lina kete moja tu, na kwa kuwa { $house ->
        [lost] nyumba imepotea
       *[small] nyumba ina kete chini ya sita
    }, kutakata lazima kuanzie shimo la mbele lenye kete zaidi
    .label = { $pit } lina kete moja tu

illegal-blocked-pit = { not-legal }: shimo { $pit } limetakatiwa, kwa hiyo kutakata hakuwezi kuanzia hapo sasa
    .label = { $pit } limetakatiwa

illegal-back-row = { not-legal }: katika kutakata safu ya mbele hutangulia, na { $count ->
        [one] shimo { $pits } lina
       *[other] mashimo { $pits } yana
    } kete mbili au zaidi
    .label = safu ya mbele hutangulia

illegal-empties-front-row = { not-legal }: shimo { $pit } ndilo pekee lenye kete katika safu ya mbele, na kulicheza kuelekea safu ya nyuma kungeiacha safu ya mbele tupu
    .label = inaiacha safu ya mbele tupu

illegal-must-capture-blocked = { not-legal }: { $mover ->
        [south] Kusini
       *[north] Kaskazini
    } amelitakatia shimo { $blocked } na sasa lazima ale kete zake, kwa kuwa inawezekana
    .label = haili { $blocked }

illegal-endless-cycle = { not-legal }: haiishi kamwe, kwa kuwa hali ileile ya bao inarudi ndani ya hatua hiyohiyo
    .label = haiishi kamwe

illegal-endless-limit = { not-legal }: inatia kete nyingi kuliko { $most ->
        [none] zinazoruhusiwa
       *[other] { $most } zinazoruhusiwa
    } katika hatua moja, na inahesabiwa kuwa haina mwisho
    .label = ndefu mno

illegal-endless-undecided = { not-decided }: ilikuwa haijaisha baada ya { $sowings ->
        [one] mzunguko { $sowings } wa kutia kete
       *[other] mizunguko { $sowings } ya kutia kete
    }, ndipo ukaguzi wake ulipoachwa, na inahesabiwa kuwa haina mwisho
    .label = haijaisha wala haijathibitika
