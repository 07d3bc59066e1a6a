### Swahili words; en/marks.ftl says what each is for.

mark-missing = { this-move } ni ya kutakata, lakini haina `*`
    .label = `*` haipo

mark-on-capture = { this-move } inaanza kwa kula, lakini ina `*` ya kutakata
    .label = hatua ya kula haina `*`

mark-useless = { this-move } ina `*`, lakini kanuni `{ $rules }` hazitofautishi hatua za kula na za kutakata
    .label = `*` haina maana hapa

block-unmarked = { $habit ->
    [reply] { this-move } imechezwa wakati { $pit ->
        [none] kuna shimo lililotakatiwa
       *[other] shimo { $pit } limetakatiwa
    }, lakini haina `**`
   *[block] { this-move } inatakatia { $pit ->
        [none] shimo
       *[other] shimo { $pit }
    }, lakini haina `**`
}
    .label = `**` inahitajika hapa

block-mark-habit = { $habit ->
    [reply] { this-move } ina `**` kwa kuwa imechezwa wakati { $pit ->
        [none] kuna shimo lililotakatiwa
       *[other] shimo { $pit } limetakatiwa
    }, kama ilivyo desturi ya uandishi wa { $dialect }
   *[block] { this-move } ina `**` kwa kuwa inatakatia { $pit ->
        [none] shimo
       *[other] shimo { $pit }
    }, kama ilivyo desturi ya uandishi wa { $dialect }
}
    .label = desturi ya uandishi wa { $dialect }

block-mark-wrong = { this-move } ina `**`, lakini haitakatii shimo wala haikuchezwa wakati kuna shimo lililotakatiwa
    .label = hakuna shimo lililotakatiwa

win-mark-wrong = { $mover ->
    [south] { this-move } ina `#`, lakini Kusini hakushinda kwa hatua hiyo
   *[north] { this-move } ina `#`, lakini Kaskazini hakushinda kwa hatua hiyo
}
    .label = haileti ushindi
