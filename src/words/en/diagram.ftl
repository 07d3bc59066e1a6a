### The words in a diagram for print. The terms of the game and the style of messages are described in common.ftl.

# The title of a diagram of a game. $game is as in `game-title`; $place as in `show-ply`, `show-start` or `diagram-before`.
diagram-title = { $game }, { $place }

# The title of a diagram of a position alone, or of one before or after a move.
diagram-position = a position of Bao la Kiswahili{ $place ->
        [before] , { $move } is played
        [after] { " " }after { $move }
       *[alone] { "" }
    }

# Above the board before a ply. $shown: whether the move is named, `yes` or `no`.
diagram-before = before ply { $ply }, round { $round }: { $shown ->
        [yes] { side } plays { $move }
       *[no] { side } to move
    }

## The description of a diagram: sentences that the program ends with a full stop

# $front and $back are the seeds of the pits of a row. $store is `none` if it is empty. $house is `functional`, `dormant`,
# `lost`, or `none` if the rules have no house.
diagram-half = { side }, pits 1 to 8: front row { $front }, back row { $back }{ $store ->
        [none] { "" }
       *[other] , { $store } in store
    }{ $house ->
        [functional] , the house is functional
        [dormant] , the house is dormant
        [lost] , the house is lost
       *[none] { "" }
    }

# $turn is `none` if the game is over.
diagram-turn = { $turn ->
    [south] South is to move
    [north] North is to move
   *[none] The game is over
}

diagram-block = Pit { $pit } is blocked (kutakatia)

# A move is marked. $captures: whether it captures, `yes` or `no`; $captured is a list of pits.
diagram-marked = A move is marked: it starts in { $pit }{ $captures ->
        [yes] { " " }and captures { $captured }
       *[no] { "" }
    }

# Lines with arrows show how the seeds are sown. $cut: whether the move has more sowings than are shown, `yes` or `no`.
diagram-path = { $cut ->
    [yes] Arrows show the first { $shown } of { $sowings } sowings
   *[no] { $sowings ->
        [one] An arrow shows the sowing
       *[other] Arrows show the { $sowings } sowings in their order
    }
}
