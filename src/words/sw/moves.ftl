### Swahili words; en/moves.ftl says what each is for.

ambiguous = { this-move } inalingana na hatua halali { $count }: { $which }
    .label = hatua { $count } zinalingana
    .help = andika ile iliyochezwa: { $choice }

not-readable = { this-move } haisomeki

unreadable-pit-far-too-large = { not-readable }: hakuna shimo kama hilo, kwa kuwa mashimo ya safu ni 1 hadi 8
    .label = hakuna shimo kama hilo
    .help = { how-a-move-is-written }

unreadable-no-such-pit = { not-readable }: hakuna shimo { $pit }, kwa kuwa mashimo ya safu ni 1 hadi 8
    .label = hakuna shimo { $pit }
    .help = { how-a-move-is-written }

unreadable-no-such-row = { not-readable }: { $sign } si safu; za Kusini ni `A` na `B`, za Kaskazini ni `a` na `b`
    .label = hakuna safu { $sign }
    .help = { how-a-move-is-written }

unreadable-no-pit = { not-readable }: hakuna shimo lililotajwa
    .label = hakuna shimo
    .help = { how-a-move-is-written }

unreadable-row-after-pit = { not-readable }: herufi ya safu { $sign } inapaswa kuwa kabla ya namba ya shimo
    .label = herufi ya safu baada ya shimo
    .help = { how-a-move-is-written }

unreadable-stuck-together = { not-readable }: { $sign } inaanza hatua nyingine, na hakuna nafasi kabla yake
    .label = hatua mbili zimeshikana
    .help = { how-a-move-is-written }

unreadable-strange-sign = { not-readable }: { $sign } si alama ya uandishi wa kibao wala wa zanzibar
    .label = { $sign } haina maana
    .help = { how-a-move-is-written }

unreadable-too-many-signs = { not-readable }: ina alama nyingi kuliko hatua moja inavyoweza kuwa nazo
    .label = alama ni nyingi mno
    .help = { how-a-move-is-written }

missing-first-move = mchezo unaanza kwa zamu ya Kaskazini, na `{ $written }`{ at-place } iko mahali pa hatua ya Kusini
    .label = ni zamu ya Kaskazini
    .help = andika `--` mahali pa hatua ya Kusini: `1: -- { $written }`

missing-move-in-own-round = hatua ya Kaskazini `{ $written }`{ at-place } iko mahali pa hatua ya Kusini, katika duru yake peke yake
    .label = ni zamu ya Kaskazini
    .help = iandike baada ya hatua ya Kusini, katika duru iliyotangulia

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

too-many-moves = { this-move } imezidi: duru ina hatua ya Kusini na ya Kaskazini tu
    .label = hatua ya tatu
    .help = anza duru mpya kabla yake, au iweke baada ya `;` ikiwa ni maoni

after-end = { this-move } imekuja baada ya mchezo kwisha: { $outcome }
    .label = mchezo umekwisha
    .help = angalia kama hatua ya awali imeandikwa vibaya, au kama mchezo mwingine unaanza hapa

not-replayed = { $moves ->
    [one] hatua { $moves } kuanzia hapa imehifadhiwa lakini haikukaguliwa, kwa sababu ya kosa lililotangulia
   *[other] hatua { $moves } kuanzia hapa zimehifadhiwa lakini hazikukaguliwa, kwa sababu ya kosa lililotangulia
}
    .label = hakuna ukaguzi kuanzia hapa

row-case = { $mover ->
    [south] { this-move } ina herufi ya safu ya Kaskazini, lakini hatua ni ya Kusini
   *[north] { this-move } ina herufi ya safu ya Kusini, lakini hatua ni ya Kaskazini
}
    .label = { $mover ->
        [south] herufi ya Kaskazini
       *[north] herufi ya Kusini
    }

mixed-dialect = { this-move } ina alama ya uandishi wa { $other }, ilhali mchezo unasomwa kwa uandishi wa { $own }
    .label = uandishi wa { $other }

row-missing = { this-move } haina herufi ya safu, ambayo inaweza kuachwa katika kunamua tu, wakati kete zinatiwa kutoka ghalani
    .label = hakuna safu

direction-missing = { this-move } haina mwelekeo, ambao unaweza kuachwa pale tu kula kunapoulazimisha; hatua halali inayolingana ni moja tu
    .label = hakuna mwelekeo

direction-forced = { this-move } ina mwelekeo usio sahihi: kete zilizoliwa kwenye { $pit ->
        [none] shimo hili
       *[other] { $pit }
    } huanzia { $kichwa ->
        [left] kichwa cha kushoto cha safu ya mbele, kilicho karibu zaidi
        [right] kichwa cha kulia cha safu ya mbele, kilicho karibu zaidi
       *[none] kichwa cha safu ya mbele kilicho karibu zaidi
    }
    .label = mwelekeo mwingine ni wa lazima

house-unused = { this-move } ina alama ya kucheza nyumba, lakini hatua hiyo isingeweza kuishia hapo wakati wowote
    .label = nyumba haichezwi
