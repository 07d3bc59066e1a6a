### Swahili words; en/opening.ftl says what each is for.

opening-error-nothing = inaishia mahali panapotakiwa { $expected }

opening-error-number-far-too-large = namba kubwa mno iko mahali panapotakiwa { $expected }

opening-error-number = { $number } iko mahali panapotakiwa { $expected }

opening-error-leading-zero = namba yenye sifuri mbele iko mahali panapotakiwa { $expected }

opening-error-other = kitu kingine kiko mahali panapotakiwa { $expected }

opening-error-more = kuna maandishi zaidi baada ya mwisho wake

opening-error-seeds = jumla ya kete zake ni { $found }, si { $expected }

opening-error-store = ina kete ghalani, na kwa kanuni hizi kete zote huwa kwenye bao

opening-error-block-empty = shimo lake lililotakatiwa, shimo la mbele { $pit } la upande wenye zamu, halina kete

opening-error-block-not-in-front = shimo lake lililotakatiwa si shimo la mbele

opening-error-block-in-kunamua = ina shimo lililotakatiwa na kete ghalani, lakini kutakatia huwezekana tu ghala zote mbili zikiwa tupu

expected-pit = idadi ya kete za shimo { $pit } (0 hadi 64)

expected-store = { $owner ->
    [south] idadi ya kete za ghala ya Kusini (0 hadi 64)
   *[north] idadi ya kete za ghala ya Kaskazini (0 hadi 64)
}

expected-house = { $owner ->
    [south] `T` au `F` kwa nyumba ya Kusini (inamilikiwa au la)
   *[north] `T` au `F` kwa nyumba ya Kaskazini (inamilikiwa au la)
}

expected-block = shimo lililotakatiwa (0 hadi 7, au 255 ikiwa hakuna)

expected-turn = zamu (0 ni Kusini, 1 ni Kaskazini)

expected-bar = alama `|`

expected-close = alama `]` ya kufunga mabano ya mwanzo

expected-end = mwisho wa maandishi
