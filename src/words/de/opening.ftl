### German words; en/opening.ftl says what each is for.

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
