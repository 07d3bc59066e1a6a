### German words; en/marks.ftl says what each is for.

mark-missing = { this-move } ist ein Zug ohne Ernte (kutakata), hat aber kein `*`
    .label = `*` fehlt

mark-on-capture = { this-move } beginnt mit einer Ernte, hat aber das `*` eines Zuges ohne Ernte (kutakata)
    .label = bei einer Ernte steht kein `*`

mark-useless = { this-move } hat ein `*`, aber die Regeln `{ $rules }` unterscheiden Züge mit und ohne Ernte nicht
    .label = `*` bedeutet hier nichts

block-unmarked = { $habit ->
    [reply] { this-move } wird gespielt, während { $pit ->
        [none] eine Mulde
       *[other] { $pit }
    } blockiert ist (kutakatia), hat aber kein `**`
   *[block] { this-move } blockiert { $pit ->
        [none] eine Mulde
       *[other] { $pit }
    } (kutakatia), hat aber kein `**`
}
    .label = hierher gehört `**`

block-mark-habit = { $habit ->
    [reply] { this-move } hat `**`, weil { $pit ->
        [none] eine Mulde
       *[other] { $pit }
    } dabei blockiert ist (kutakatia); so ist es in der Notation { $dialect } üblich
   *[block] { this-move } hat `**`, weil er { $pit ->
        [none] eine Mulde
       *[other] { $pit }
    } blockiert (kutakatia); so ist es in der Notation { $dialect } üblich
}
    .label = üblich in der Notation { $dialect }

block-mark-wrong = { this-move } hat `**`, aber weder blockiert er eine Mulde (kutakatia), noch ist dabei eine blockiert
    .label = keine Mulde ist blockiert

win-mark-wrong = { $mover ->
    [south] { this-move } hat `#`, aber Süd hat damit nicht gewonnen
   *[north] { this-move } hat `#`, aber Nord hat damit nicht gewonnen
}
    .label = gewinnt nicht
