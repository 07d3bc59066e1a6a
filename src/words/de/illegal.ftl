### German words; en/illegal.ftl says what each is for.

not-legal = { this-move } ist nicht erlaubt

not-decided = { this-move } bleibt ungeklärt

illegal-game-over = { not-legal }: die Partie ist vorher schon zu Ende: { $outcome }
    .label = die Partie ist zu Ende

illegal-empty-pit = { not-legal }: Mulde { $pit } ist leer
    .label = { $pit } ist leer

illegal-single-seed = { not-legal }: in Mulde { $pit } liegt nur ein Saatkorn, und ein Zug braucht mindestens zwei
    .label = in { $pit } liegt nur ein Saatkorn

illegal-not-in-front-row = { not-legal }: { $mover ->
        [south] Süd
       *[north] Nord
    } hat noch { $store ->
        [none] Saatkörner
        [one] { $store } Saatkorn
       *[other] { $store } Saatkörner
    } im Lager, also beginnt der Zug mit einem Saatkorn, das in die innere Reihe gesetzt wird
    .label = beginnt in der äußeren Reihe

illegal-must-capture = { not-legal }: er muss mit einer Ernte beginnen; möglich ist das von { $pits } aus
    .label = { $few ->
        [yes] erntet nicht; { $pits } schon
       *[no] erntet nicht
    }

illegal-too-many-seeds = { not-legal }: in Mulde { $pit } liegen { $seeds } Saatkörner, und ein Zug mit mehr als 15 beginnt nie mit einer Ernte; möglich ist eine Ernte von { $pits } aus
    .label = { $seeds } Saatkörner in { $pit }

illegal-wrong-kichwa = { not-legal }: bei einer Ernte in { $pit } müssen die Saatkörner vom näheren Ende der inneren Reihe aus gesät werden, { $kichwa ->
        [left] dem linken Kopf (kichwa)
       *[right] dem rechten Kopf (kichwa)
    }
    .label = { $kichwa ->
        [left] sät vom linken Ende aus
       *[right] sät vom rechten Ende aus
    }

illegal-house-barred = { not-legal }: im Haus (nyumba) { $pit } { $seeds ->
        [none] liegen sechs oder mehr Saatkörner
        [one] liegt { $seeds } Saatkorn
       *[other] liegen { $seeds } Saatkörner
    }, und ohne Ernte darf es nicht verwendet werden, solange eine andere Mulde der inneren Reihe besetzt ist
    .label = das Haus darf nicht verwendet werden

illegal-singleton-barred = { not-legal }: in Mulde { $pit } liegt nur ein Saatkorn, und { $house ->
        [lost] da das Haus (nyumba) zerstört ist
       *[small] solange im Haus (nyumba) weniger als sechs Saatkörner liegen
    }, beginnt ein Zug ohne Ernte in einer Mulde der inneren Reihe, in der mehr liegen
    .label = in { $pit } liegt nur ein Saatkorn

illegal-blocked-pit = { not-legal }: Mulde { $pit } ist blockiert (kutakatia), also darf dort jetzt kein Zug ohne Ernte beginnen
    .label = { $pit } ist blockiert

illegal-back-row = { not-legal }: ohne Ernte hat die innere Reihe Vorrang, und dort { $count ->
        [one] hat
       *[other] haben
    } { $pits } mindestens zwei Saatkörner
    .label = die innere Reihe hat Vorrang

illegal-empties-front-row = { not-legal }: Mulde { $pit } ist die einzige besetzte Mulde der inneren Reihe; würde von dort in Richtung der äußeren Reihe gesät, bliebe die innere Reihe leer
    .label = leert die innere Reihe

illegal-must-capture-blocked = { not-legal }: { $mover ->
        [south] Süd
       *[north] Nord
    } hat Mulde { $blocked } blockiert (kutakatia) und muss sie jetzt ernten, da das möglich ist
    .label = erntet { $blocked } nicht

illegal-endless-cycle = { not-legal }: er endet nie, denn innerhalb des Zuges kehrt dieselbe Stellung wieder
    .label = endet nie

illegal-endless-limit = { not-legal }: er sät mehr { $most ->
        [none] Saatkörner, als in einem Zug erlaubt sind,
       *[other] als die { $most } Saatkörner, die in einem Zug erlaubt sind,
    } und gilt als endlos
    .label = zu lang

illegal-endless-undecided = { not-decided }: nach { $sowings ->
        [one] { $sowings } Saatvorgang
       *[other] { $sowings } Saatvorgängen
    } war er noch nicht zu Ende, dann wurde die Prüfung abgebrochen; er gilt als endlos
    .label = weder beendet noch sicher endlos
