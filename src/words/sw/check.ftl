### Swahili words; en/check.ftl says what each is for.

check-summary-nothing = hakuna faili lililokaguliwa

check-summary = ukaguzi wa { $files ->
        [one] faili { $files }
       *[other] mafaili { $files }
    }, { $games ->
        [one] mchezo { $games }
       *[other] michezo { $games }
    }, hatua { $plies }: { $errors ->
        [none] hakuna kosa
        [one] kosa { $errors }
       *[other] makosa { $errors }
    }, { $warnings ->
        [one] onyo { $warnings }
       *[other] maonyo { $warnings }
    }, { $notes ->
        [one] dokezo { $notes }
       *[other] madokezo { $notes }
    }{ $more ->
        [yes] { " " }(tazama kwa --format short)
       *[no] { "" }
    }{ $fixable ->
        [none] { "" }
        [one] , kasoro { $fixable } inarekebishika kwa --fix
       *[other] , kasoro { $fixable } zinarekebishika kwa --fix
    }, { $size } kwa sekunde { $seconds }

check-more-alike = nyingine { $findings } kama hii, katika { $count ->
        [one] mstari wa
       *[other] mistari ya
    } { $lines }

check-hidden = { $findings ->
    [one] kasoro { $findings } haikuonyeshwa (--max-findings)
   *[other] kasoro { $findings } hazikuonyeshwa (--max-findings)
}

check-allowed = { $findings ->
    [one] kasoro { $findings } imeruhusiwa kwa maoni
   *[other] kasoro { $findings } zimeruhusiwa kwa maoni
}

check-board-before = bao kabla ya hatua:

check-fits = unalingana na kanuni { $rules }

check-fits-none = haulingani na kanuni zozote

check-fits-and-breaks = { $fits }; unavunja kanuni { $breaks }

check-breaks-at-opening = { $rules } katika hali ya mwanzo

check-breaks-at-ply = { $rules } katika duru ya { $round } ({ side }, hatua ya { $ply })
