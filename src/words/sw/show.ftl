### Swahili words; en/show.ftl says what each is for.

show-game = mchezo wa { $number }: { $game }

game-title = { $titled ->
    [yes] { $title }: { $south } na { $north }
   *[no] { $south } na { $north }
}

game-player = { $named ->
    [yes] { $name } ({ side })
   *[no] { side }
}

show-start = mwanzo

show-ply = baada ya hatua ya { $ply }, duru ya { $round }: { side } { $move }{ $rewritten ->
        [yes] { " " }(imeandikwa { $written })
       *[no] { "" }
    }{ $captures ->
        [yes] , inakula kete { $captured }
       *[no] { "" }
    }{ $over ->
        [yes] ; { $outcome }
       *[no] { "" }
    }

move-remarked = { $move }{ $signs } ({ $remarks })

move-opinion = { $opinion ->
    [good] hatua nzuri
    [bad] kosa
    [excellent] hatua bora sana
    [blunder] kosa kubwa
    [interesting] hatua ya kuvutia
   *[dubious] hatua yenye shaka
}

move-reading = { $reading ->
    [doubtful] usomaji una shaka
    [unknown] haisomeki yote
   *[supplied] imeongezwa na mhariri
}

show-stuck = hatua { $replayed } kati ya { $plies } zinachezeka; kibao check inasema kwa nini

board-side = { side }{ $store ->
        [none] { "" }
       *[other] , kete { $store } ghalani
    }{ $to-move ->
        [yes] , zamu yake
       *[no] { "" }
    }

board-house = { $house ->
    [functional] nyumba hai
    [dormant] nyumba imelala
   *[lost] nyumba imepotea
}

board-mark = { $mark ->
    [start] mwanzo
    [last] kete ya mwisho
    [both] mwanzo na kete ya mwisho
    [sown] limetiwa kete
    [captured] limeliwa
   *[blocked] limetakatiwa
}

show-sowing = { $number }. { $sowing }; { $then }

sowing-store = kete moja kutoka ghalani inawekwa { $last }

sowing-pit = { $seeds ->
    [one] kete { $seeds }
   *[other] kete { $seeds }
} kutoka { $pit }, { sowing-direction }, ya mwisho { $last }

sowing-kichwa = { $seeds ->
    [one] kete { $seeds } iliyoliwa
   *[other] kete { $seeds } zilizoliwa
} kuanzia { $pit }, { sowing-direction }, ya mwisho { $last }

sowing-direction = { $direction ->
    [clockwise] kwa mwendo wa saa
   *[anticlockwise] kinyume cha mwendo wa saa
}

sowing-then = { $then ->
    [relay] kete za { $last } zinachukuliwa na kutiwa zaidi (kuendelea)
    [capture] { $taken ->
        [one] kete { $taken } inaliwa
       *[other] kete { $taken } zinaliwa
    } katika { $taken-from }
    [tax] kete mbili zinatolewa kwenye nyumba
    [empty] shimo lilikuwa tupu: hatua inaisha
    [house] hatua inaishia kwenye nyumba
    [blocked] shimo limetakatiwa: hatua inaisha
    [won] mpinzani ameshindwa: hatua inaisha
    [lost] safu ya mbele yake mwenyewe haina kete: mchezaji ameshindwa
    [cycle] hali ileile ya bao imerudi: hatua haina mwisho
    [limit] kete nyingi kuliko zinazoruhusiwa: hatua huhesabiwa kuwa haina mwisho
   *[undecided] hatua ilikuwa haijaisha ukaguzi wake ulipoachwa
}

sowings-left-out = { $more ->
    [one] mzunguko { $more } zaidi wa kutia kete hauonyeshwi; baada ya hatua:
   *[other] mizunguko { $more } zaidi ya kutia kete haionyeshwi; baada ya hatua:
}

sowings-endless = hatua isiyo na mwisho inaliacha bao kama lilivyokuwa:
