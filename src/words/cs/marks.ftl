### Czech words; en/marks.ftl says what each is for.

mark-missing = { this-move } je bez sklizně (kutakata), ale nemá `*`
    .label = chybí `*`

mark-on-capture = { this-move } začíná sklizní, ale má `*`, značku tahu bez sklizně (kutakata)
    .label = ke sklizni `*` nepatří

mark-useless = { this-move } má `*`, ale pravidla `{ $rules }` nerozlišují tahy se sklizní a bez sklizně
    .label = `*` zde nic neznamená

block-unmarked = { $habit ->
    [reply] { this-move } se hraje, když je { $pit ->
        [none] některá jáma
       *[other] jáma { $pit }
    } zablokovaná (kutakatia), ale nemá `**`
   *[block] { this-move } zablokuje { $pit ->
        [none] některou jámu
       *[other] jámu { $pit }
    } (kutakatia), ale nemá `**`
}
    .label = sem patří `**`

block-mark-habit = { $habit ->
    [reply] { this-move } má `**`, protože se hraje, když je { $pit ->
        [none] některá jáma
       *[other] jáma { $pit }
    } zablokovaná (kutakatia); to je zvyk notace { $dialect }
   *[block] { this-move } má `**`, protože zablokuje { $pit ->
        [none] některou jámu
       *[other] jámu { $pit }
    } (kutakatia); to je zvyk notace { $dialect }
}
    .label = zvyk notace { $dialect }

block-mark-wrong = { this-move } má `**`, ale ani nezablokuje žádnou jámu (kutakatia), ani se nehraje, když je některá zablokovaná
    .label = žádná jáma není zablokovaná

win-mark-wrong = { $mover ->
    [south] { this-move } má `#`, ale jih jím nevyhrál
   *[north] { this-move } má `#`, ale sever jím nevyhrál
}
    .label = nevyhrává
