### Swahili words; en/repair.ftl says what each is for.

repair-replace = { $side ->
    [south] hatua ya Kusini `{ $was }` katika duru ya { $round } inakuwa { $named }
   *[north] hatua ya Kaskazini `{ $was }` katika duru ya { $round } inakuwa { $named }
}

repair-insert = { $side ->
    [south] hatua ya Kusini
   *[north] hatua ya Kaskazini
} { $named } inaongezwa kabla ya hatua ya { $next-side ->
    [south] Kusini
   *[north] Kaskazini
} `{ $next }` katika duru ya { $next-round }

repair-insert-at-end = { $side ->
    [south] hatua ya Kusini { $named } inaongezwa mwishoni
   *[north] hatua ya Kaskazini { $named } inaongezwa mwishoni
}

repair-delete = hatua `{ $was }` katika duru ya { $round } inaondolewa

repair-swap-moves = hatua `{ $was }` za duru ya { $round } zinabadilishana nafasi

repair-swap-rounds = duru ya { $round } na ya { $next-round }, `{ $was }`, zinabadilishana nafasi

repair-cause = { $habit ->
        [directions-exchanged] `<` na `>` zimebadilishana katika { $whose ->
                [south] hatua za Kusini
                [north] hatua za Kaskazini
               *[both] hatua zote
            }
        [pits-from-the-other-end] { $whose ->
                [south] mashimo ya Kusini
                [north] mashimo ya Kaskazini
               *[both] mashimo yote
            } yamehesabiwa kutoka mwisho mwingine
        [other-seat] { $whose ->
                [south] hatua za Kusini
                [north] hatua za Kaskazini
               *[both] hatua zote
            } zimeandikwa kama zinavyoonekana kutoka kiti cha pili
        [rows-exchanged] herufi za safu ya mbele na ya nyuma zimebadilishana katika { $whose ->
                [south] hatua za Kusini
                [north] hatua za Kaskazini
               *[both] hatua zote
            }
        [back-row-directions-exchanged] `<` na `>` zimebadilishana katika { $whose ->
                [south] safu ya nyuma ya Kusini
                [north] safu ya nyuma ya Kaskazini
               *[both] safu za nyuma
            }
        [direction-of-sowing] { $whose ->
                [south] mitaji ya Kusini
                [north] mitaji ya Kaskazini
               *[both] mitaji
            } katika kunamua imeandikwa kwa mwelekeo wa kusia, si kwa kichwa
        [house-sign-unwritten] alama ya kucheza nyumba haikuandikwa kamwe
        [columns-exchanged] safu wima ya Kaskazini ni ya kwanza
        [north-began] upande ulioandikwa Kaskazini ulianza, kwa hiyo ni Kusini
       *[order-of-numbers] mistari haifuati mpangilio wa namba zake
    }{ $later ->
        [yes] { " " }kuanzia duru ya { $round }
       *[no] { "" }
    }

repair-head = utangulizi unasema `{ $line }`

help-repair = hatua zilizobaki zinachezeka ikiwa { $changes }, kama `kibao repair` inavyoonyesha

repair-why-insert = { $side ->
    [south] hatua ya Kusini iliachwa: zinazofuata zinachezeka tu ikiongezwa hatua moja
   *[north] hatua ya Kaskazini iliachwa: zinazofuata zinachezeka tu ikiongezwa hatua moja
}

repair-why-delete-twice = `{ $was }` imeandikwa mara mbili

repair-why-delete = `{ $was }` ni hatua iliyozidi: zinazofuata zinachezeka tu bila hiyo

repair-why-swap-moves = hatua mbili `{ $was }` zimeandikwa kila moja mahali pa nyingine

repair-why-swap-rounds = duru ya { $round } na ya { $next-round } zimeandikwa kila moja mahali pa nyingine

repair-why-opening = { $head ->
    [yes] hatua zinalingana na hali ya mwanzo `{ $value }`, lakini utangulizi unasema vingine
   *[no] hatua zinalingana na hali ya mwanzo `{ $value }`, ambayo utangulizi haukuitaja
}

repair-why-rules = { $head ->
    [yes] hatua zinafuata kanuni `{ $value }`, lakini utangulizi unasema vingine
   *[no] hatua zinafuata kanuni `{ $value }`, ambazo utangulizi haukuzitaja
}

repair-why-reading = zikisomwa hivyo, hatua zinachezeka

repair-why-other-end = shimo limehesabiwa kutoka mwisho mwingine: ilichezwa { $pit }, si `{ $was }`

repair-why-other-seat = hatua imeandikwa jinsi mpinzani anavyoiona: ilichezwa { $pit }, si `{ $was }`

repair-why-own-again = `{ $was }` ni hatua yake iliyopita iliyoandikwa tena: ilichezwa `{ $name }`

repair-why-copied = `{ $was }` ni hatua iliyopita ya mpinzani iliyoandikwa tena: ilichezwa `{ $name }`

repair-why-exchanged = hatua imeandikwa mahali pa nyingine iliyo karibu, na hiyo imeandikwa hapa

repair-why-no-takasia = hatua zinalingana na mchezo usio na kutakatia (takasia), jambo ambalo utangulizi haukulitaja

repair-why-house-lost = kama ilivyoandikwa, hatua ya { $pit } inaishia kwenye nyumba; ikiendelea kutoka hapo zilizobaki zinachezeka, kwa hiyo alama ya mwandishi ya kucheza nyumba, `{ $sign }`, imesahauliwa

repair-why-house-extra = hatua ya { $pit } iliishia kwenye nyumba; alama `{ $sign }`, ya kwamba nyumba ilichezwa, imezidi

repair-why-direction = { $hand ->
    [left] mwelekeo umegeuzwa: shimo { $pit } lilichezwa kuelekea kushoto
   *[right] mwelekeo umegeuzwa: shimo { $pit } lilichezwa kuelekea kulia
}

repair-why-neighbour = shimo ni la jirani: lililochezwa ni { $pit }, si `{ $was }`

repair-why-look-alike = tarakimu { $played } na { $digit } zinafanana: lililochezwa ni { $pit }, si `{ $was }`

repair-why-row = { $row ->
    [front] herufi ya safu si sahihi: hatua ilianzia safu ya mbele, kwenye { $pit }
   *[back] herufi ya safu si sahihi: hatua ilianzia safu ya nyuma, kwenye { $pit }
}

repair-why-completed = `{ $was }` inalingana na hatua kadhaa, na kwa `{ $name }` zilizobaki zinachezeka

repair-why-unreadable = `{ $was }` haisomeki kama hatua, na `{ $name }` inafaa mahali pake

repair-why-given = usomaji `{ $name }` unalingana na hatua nyingine

repair-why-other = ilichezwa hatua nyingine badala ya `{ $was }`: kwa `{ $name }` zilizobaki zinachezeka

repair-against = { $count ->
    [one] kinachoyapinga marekebisho haya ni { $witnesses }
   *[other] mambo yanayoyapinga marekebisho haya ni { $witnesses }
}

repair-against-winner = mshindi aliyeandikwa

repair-against-resignation = kukubali kushindwa

repair-against-marks = alama { $marks }

repair-agrees = hakuna kinachoyapinga marekebisho haya, si matokeo yaliyoandikwa wala alama

repair-heading = kwa { $changes ->
        [one] badiliko moja
       *[other] mabadiliko { $changes }
    } { $plies ->
        [one] hatua hiyo moja inachezeka
       *[other] hatua zote { $plies } zinachezeka
    } (uwezekano { $probability } %)

repair-heading-as-written = kama ilivyoandikwa rekodi inachezeka (uwezekano { $probability } %)

repair-unsure = { $cut ->
        [yes] hakuna sahihisho linaloandikwa, kwa sababu utafutaji ulikatizwa na jingine linaweza kuwa na uwezekano zaidi
       *[no] hakuna sahihisho linaloandikwa, kwa sababu lililo bora lina uwezekano wa { $best } % na { $sure } % zinahitajika (--sure)
    }

repair-more = yamepatikana mengine { $count }; --all huyaonyesha

repair-so-far = hatua { $replayed } kati ya { $plies } zinachezeka kama zilivyoandikwa

repair-beyond = mchezo haurekebishiki: { $most ->
        [one] hakuna badiliko moja linaloweza kuurekebisha
       *[other] hakuna mabadiliko { $most } wala machache zaidi yanayoweza kuurekebisha
    }; { $further ->
        [yes] kwa jaribio bora zaidi zinachezeka hatua { $furthest } kati ya { $plies }
       *[no] hakuna jaribio lililofika mbali zaidi
    }{ $cut ->
        [yes] ; hayakujaribiwa yote, kwa kuwa utafutaji ulikatizwa
       *[no] { "" }
    }

repair-unread = haikurekebishwa: rekodi ina maneno yanayofanana na hatua ambayo hayakusomwa; kibao check inasema ni wapi. Kwanza yaandike kama duru

rounds-missing = kwa namba za duru { $several ->
    [yes] duru za { $rounds } hazipo
   *[no] duru ya { $rounds } haipo
}: ongeza hatua zilizopotea; kama hakuna iliyopotea, sahihisha namba

moves-apart = { $first ->
    [yes] hatua huenda hazianzi na hali ya mwanzo: kama ukurasa wa kwanza umepotea, utangulizi useme `opening: unknown`
   *[no] kuanzia duru ya { $round } hatua huenda si za mchezo huu; labda ukurasa umepotea, au wa mchezo mwingine unafuata
}

repair-not = haikurekebishwa: { $why }

repair-beyond-places = mchezo haurekebishiki: hatua zake zinachezeka moja baada ya nyingine, lakini haziko mahali pake; kibao check inasema ni wapi

repair-line-changed = mstari wa { $line }: `{ $was }` unakuwa `{ $becomes }`

repair-line-removed = mstari wa { $line }: `{ $was }` unaondolewa

repair-line-added = mstari wa { $line } ni mpya: `{ $becomes }`

repair-lines-more = { $lines ->
    [one] mstari mmoja zaidi unabadilika; --diff huuonyesha
   *[other] mistari { $lines } zaidi inabadilika; --diff huionyesha
}

repair-board-before = { $side ->
    [south] bao kabla ya hatua ya Kusini katika duru ya { $round }:
   *[north] bao kabla ya hatua ya Kaskazini katika duru ya { $round }:
}

repair-ask-which = { $side ->
    [south] duru ya { $round }: hatua ya Kusini imeandikwa `{ $written }`. Ilichezwa ipi?
   *[north] duru ya { $round }: hatua ya Kaskazini imeandikwa `{ $written }`. Ilichezwa ipi?
}

repair-ask-other = hatua nyingine, au hakuna: { $probability } %

repair-ask-prompt = namba, hatua, s (ruka), q (maliza), ? (msaada):

repair-ask-help = Jibu kwa namba ya hatua iliyo juu, au kwa hatua kama katika rekodi. s huruka neno hili, q humaliza maswali na kubakiza majibu. Baada ya kila jibu, rekodi hutafutwa upya.

repair-ask-not-understood = `{ $answer }` si namba iliyo juu wala hatua

repair-ask-not-legal = `{ $answer }` si hatua moja halali kwenye bao hili

repair-ask-no-fit = kwa `{ $answer }` rekodi haiwezi kurekebishwa; jibu hili halitumiki

repair-written = { $repairs ->
    [one] { $path }: rekebisho { $repairs } limeandikwa
   *[other] { $path }: marekebisho { $repairs } yameandikwa
}

repair-summary-nothing = hakuna mchezo uliokaguliwa

repair-summary-sound = { $games ->
    [one] mchezo { $games } umekaguliwa: unachezeka; hakuna cha kurekebisha
   *[other] michezo { $games } imekaguliwa: yote inachezeka; hakuna cha kurekebisha
}

repair-summary = { $games ->
        [one] mchezo { $games } umekaguliwa
       *[other] michezo { $games } imekaguliwa
    }: { $broken ->
        [one] { $broken } hauchezeki
       *[other] { $broken } haichezeki
    }, { $done ->
        [applied] { $count ->
            [one] { $count } umerekebishwa
           *[other] { $count } imerekebishwa
        }
        [found] { $count ->
            [one] { $count } una rekebisho moja lililo bora, ambalo --apply huliandika
           *[other] { $count } ina rekebisho moja lililo bora kila mmoja, ambalo --apply huliandika
        }
       *[none] hakuna mchezo wenye rekebisho moja lililo bora
    }{ $open ->
        [yes] { $unsure ->
            [one] , { $unsure } unachezeka lakini hauna uhakika kwa usomaji wake
           *[other] , { $unsure } inachezeka lakini haina uhakika kwa usomaji wake
        }
       *[no] {""}
    }
