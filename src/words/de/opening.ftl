### German words; en/opening.ftl says what each is for.

opening-unknown = die Anfangsstellung `{ $value }` ist weder `official` noch `novice` noch ein Stellungstext; die Partie wird nicht geprüft
    .label = keine bekannte Anfangsstellung
    .help = { opening-unreadable.help }

opening-unreadable = die Anfangsstellung ist nicht verwendbar: { $reason }; die Partie wird nicht geprüft
    .label = nicht lesbar
    .help = die offizielle Anfangsstellung ist zum Beispiel `{ $official }`

opening-seeds = die Anfangsstellung ist nicht verwendbar: { $reason }; die Partie wird nicht geprüft
    .label = falsche Zahl von Saatkörnern
    .help = alle Mulden und beide Lager nachzählen: { $by ->
            [one] { $by } Saatkorn { $wrong ->
                [missing] fehlt
               *[too-many] ist zu viel
            }
           *[other] { $by } Saatkörner { $wrong ->
                [missing] fehlen
               *[too-many] sind zu viel
            }
        }

opening-store = die Anfangsstellung ist nicht verwendbar: { $reason }; die Partie wird nicht geprüft
    .label = Saatkörner im Lager
    .help = ein Regelwerk mit Saatkörnern im Lager wählen, etwa `kibao`, oder alle Saatkörner auf das Brett legen

opening-block = die Anfangsstellung ist nicht verwendbar: { $reason }; die Partie wird nicht geprüft
    .label = die blockierte Mulde
    .help = 0 bis 7 für eine der Mulden 1 bis 8 in der inneren Reihe der Seite am Zug schreiben, die besetzt sein muss, oder 255 für keine

opening-dropped = die Anfangsstellung hat ein bestehendes Haus oder eine blockierte Mulde; die Regeln `{ $rules }` kennen das nicht, es bleibt weg
    .label = Haus oder Blockade bleibt weg
    .help = für die Häuser `F F` und für die Blockade 255 schreiben oder das Regelwerk nennen, nach dem gespielt wurde

opening-over = die Partie ist schon in ihrer Anfangsstellung zu Ende: { $outcome }
    .label = die Partie ist hier zu Ende
    .help = die Stellung zu Beginn der Partie schreiben; die letzte Zahl sagt, wer am Zug ist: 0 für Süd, 1 für Nord

opening-error-nothing = sie endet da, wo { $expected } hingehört

opening-error-number-far-too-large = eine viel zu große Zahl steht da, wo { $expected } hingehört

opening-error-number = { $number } steht da, wo { $expected } hingehört

opening-error-leading-zero = eine Zahl mit einer Null davor steht da, wo { $expected } hingehört

opening-error-other = etwas anderes steht da, wo { $expected } hingehört

opening-error-more = nach ihrem Ende folgt noch Text

opening-error-seeds = ihre Saatkörner ergeben zusammen { $found }, nicht { $expected }

opening-error-store = sie hat Saatkörner im Lager, nach diesem Regelwerk liegen aber alle auf dem Brett

opening-error-block-empty = ihre blockierte Mulde, die Mulde { $pit } in der inneren Reihe der Seite am Zug, ist leer

opening-error-block-not-in-front = ihre blockierte Mulde liegt nicht in der inneren Reihe

opening-error-block-in-kunamua = sie hat eine blockierte Mulde und Saatkörner im Lager; blockiert wird erst, wenn beide Lager leer sind

expected-pit = die Zahl der Saatkörner in Mulde { $pit } (0 bis 64)

expected-store = { $owner ->
    [south] die Zahl der Saatkörner in Süds Lager (0 bis 64)
   *[north] die Zahl der Saatkörner in Nords Lager (0 bis 64)
}

expected-house = { $owner ->
    [south] `T` oder `F` für Süds Haus (besteht oder nicht)
   *[north] `T` oder `F` für Nords Haus (besteht oder nicht)
}

expected-block = die blockierte Mulde (0 bis 7 oder 255 für keine)

expected-turn = die Seite am Zug (0 für Süd, 1 für Nord)

expected-bar = ein `|`

expected-close = die `]` zur Klammer am Anfang

expected-end = nichts mehr
