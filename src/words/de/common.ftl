### German words; en/common.ftl says what each is for.

cited = { $message } ({ $citation })

at-place = { $placed ->
    [yes] { " " }in Runde { $round } (Halbzug { $ply })
   *[no] { "" }
}

this-move = { $side ->
    [south] Süds Zug `{ $written }`{ at-place }
    [north] Nords Zug `{ $written }`{ at-place }
   *[none] der Zug `{ $written }`{ at-place }
}

otherwise = { $first }; sonst: { $second }

also = { $first }; { $second }

list-or = { $first } oder { $last }

list-and = { $first } und { $last }

list-more = { $first } und noch { $more }

write-as-meant = `{ $meant }` schreiben

legal-only = der einzige erlaubte Zug ist `{ $move }`

legal-only-in-kibao = der einzige erlaubte Zug ist `{ $move }` (in der Notation kibao `{ $kibao }`)

legal-several = erlaubt sind { $moves }

how-a-move-is-written = ein Zug besteht aus Reihe, Mulde und Richtung, wie `{ $example }`

side = { $side ->
    [south] Süd
   *[north] Nord
}

outcome-front-row-empty = { $winner ->
    [south] Süd gewinnt, denn Nords innere Reihe ist leer
   *[north] Nord gewinnt, denn Süds innere Reihe ist leer
}

outcome-no-move = { $winner ->
    [south] Süd gewinnt, denn Nord hat keinen erlaubten Zug mehr
   *[north] Nord gewinnt, denn Süd hat keinen erlaubten Zug mehr
}

outcome-singletons = { $winner ->
    [south] Süd gewinnt, denn Nord hat keine Mulde mit zwei Saatkörnern mehr
   *[north] Nord gewinnt, denn Süd hat keine Mulde mit zwei Saatkörnern mehr
}

outcome-endless = { $winner ->
    [south] Süd gewinnt, denn Nord hat einen endlosen Zug gemacht
   *[north] Nord gewinnt, denn Süd hat einen endlosen Zug gemacht
}

ended-resignation = { $loser ->
    [south] Süd hat aufgegeben
    [north] Nord hat aufgegeben
   *[none] ein Spieler hat aufgegeben
}

ended-time = { $loser ->
    [south] Süd hat durch Zeitüberschreitung verloren
    [north] Nord hat durch Zeitüberschreitung verloren
   *[none] die Partie ging durch Zeitüberschreitung verloren
}

ended-illegal-move = { $loser ->
    [south] Süd hat durch einen unerlaubten Zug verloren
    [north] Nord hat durch einen unerlaubten Zug verloren
   *[none] die Partie ging durch einen unerlaubten Zug verloren
}

ended-absence = { $loser ->
    [south] Süd ist nicht angetreten
    [north] Nord ist nicht angetreten
   *[none] ein Spieler ist nicht angetreten
}

ended-agreement = die Spieler haben sich auf das Ende der Partie geeinigt

ended-broken-off = die Partie wurde abgebrochen

severity-error = Fehler

severity-warning = Warnung

severity-info = Hinweis

help = Hilfe

not-readable = { this-move } ist nicht lesbar

not-legal = { this-move } ist nicht erlaubt

not-decided = { this-move } bleibt ungeklärt
