### Swahili words; en/lsp.ftl says what each is for.

lsp-fix = { $code }: { $what }{ $safe ->
        [yes] { "" }
       *[no] { " " }(huenda ikabadilisha maana ya kumbukumbu)
    }

lsp-fix-all = sahihisha yote yaliyo salama

lsp-repair = rekebisho ({ $probability }): { $changes }

lsp-allow = ruhusu { $code } ({ $name }) kwa maoni

lsp-allow-reason = sababu?

lsp-heads = ongeza mistari ya kichwa inayokosekana

lsp-slip = huenda kosa la kuandika liko hapa: { $change }

lsp-round = duru ya { $number }

lsp-does = { $kind ->
        [captures] inakula kete { $captured }
        [kutakata] kutakata
       *[sows] inatia kete
    }{ $house ->
        [safari] , inacheza nyumba
        [stops] , inaishia kwenye nyumba
       *[none] { "" }
    }{ $blocks ->
        [yes] , inatakatia shimo
       *[no] { "" }
    }{ $over ->
        [yes] , inamaliza mchezo: { $outcome }
       *[no] { "" }
    }

lsp-lens = { $whole ->
        [yes] { $plies ->
            [one] hatua moja
           *[other] hatua { $plies }
        }
       *[no] hatua { $replayed } kati ya { $plies } zinachezeka
    }{ $ended ->
        [yes] , { $end }
       *[no] { "" }
    }

lsp-not-formatted = haikupangwa: mchezo wa { $game } ungesomeka tofauti

lsp-no-player = hapa hakuna jina la mchezaji

lsp-no-name = jina ni mstari mmoja usio na `;`

lsp-broken-message = ujumbe wa kihariri hausomeki, unarukwa: { $why }

lsp-client-gone = kihariri kimefunga muunganisho bila `exit`
