### Swahili words; en/play.ftl says what each is for.

unknown-rules = `{ $written }` si jina la kanuni zinazojulikana; mchezo unakaguliwa kwa kanuni `{ $rules }`
    .label = kanuni zisizojulikana
    .help = zinazojulikana ni { $known }; `--rules auto` hutafuta zipi zinalingana

unknown-notation = `{ $written }` si uandishi unaojulikana; mchezo unasomwa kwa uandishi wa { $dialect }
    .label = uandishi usiojulikana
    .help = andika `kibao` au `zanzibar`, au ondoa mstari huu

unknown-takasia = `{ $written }` si `yes` wala `no`; kutakatia kunabaki kama kulivyo katika kanuni
    .label = si `yes` wala `no`
    .help = andika `no` ikiwa mchezo ulichezwa bila kutakatia, vinginevyo `yes`

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

winner-unknown = `{ $written }` haionyeshi ni upande upi ulioshinda
    .label = hakuna upande uliotajwa
    .help = { $named ->
        [yes] andika `South`, `North`, `{ $south }` au `{ $north }`, au usiandike kitu ikiwa mshindi hajulikani
       *[no] andika `South`, `North`, au jina la mchezaji kama lilivyo katika utangulizi, au usiandike kitu ikiwa mshindi hajulikani
    }

ending-unknown = `{ $written }` haionyeshi jinsi mchezo ulivyoisha
    .label = haionyeshi mwisho
    .help = andika `resignation`, `time`, `illegal move`, `absence`, `agreement` au `broken off`, au usiandike kitu ikiwa haijulikani

resignation-contradicted = { $loser ->
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

undecided = { this-move } ilikuwa haijaisha ukaguzi wake ulipoachwa; inahesabiwa kuwa haina mwisho, lakini hilo halijathibitishwa
    .label = ukaguzi uliachwa
    .help = kanuni zako mwenyewe zenye `max-sowings` kubwa zaidi huenda zikaiamua

run-together = mchezo mwingine unaanza hapa, bila utangulizi wala mstari mtupu baada ya mchezo uliotangulia, ambao umekwisha
    .label = mchezo mwingine
    .help = weka mstari mtupu kabla ya duru hii

no-moves = mchezo una utangulizi, lakini hauna hatua
    .label = hakuna hatua
    .help = { $explained ->
        [yes] angalia kama kuna hatua zilizopotea, au zilizoandikwa kwa namna isiyosomeka
       *[no] angalia kama kuna hatua zilizopotea, au zilizoandikwa kwa namna isiyosomeka; ikiwa mchezo haukuchezwa, andika sababu, kwa mfano `ending: absence`
    }
