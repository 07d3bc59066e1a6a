### The words of `kibao show` around the boards and next to a board. The terms of the game and the style of messages are
### described in common.ftl.

# The line above a game. $game is its title and its players, as in `game-title`.
show-game = game { $number }: { $game }

# A game by its title and its players. $titled: whether it has a title, `yes` or `no`. $south and $north are players, as below.
game-title = { $titled ->
    [yes] { $title }: { $south } and { $north }
   *[no] { $south } and { $north }
}

# A player. $named: whether the head has a name, `yes` or `no`.
game-player = { $named ->
    [yes] { $name } ({ side })
   *[no] { side }
}

# Above the board at the start.
show-start = the start

# Above the board after a ply. $rewritten: whether the written move differs from its full name, `yes` or `no`. $captures,
# $over: whether it captures, and whether it ends the game; $outcome is one of the messages outcome-….
show-ply = after ply { $ply }, round { $round }: { side } { $move }{ $rewritten ->
        [yes] { " " }(written { $written })
       *[no] { "" }
    }{ $captures ->
        [yes] , captures { $captured }
       *[no] { "" }
    }{ $over ->
        [yes] ; { $outcome }
       *[no] { "" }
    }

# A move with what the record says about it: "A5<! (good move)". $signs are those of the opinion, or empty. $remarks joins
# `move-opinion` and `move-reading`.
move-remarked = { $move }{ $signs } ({ $remarks })

# The opinion of the writer: `!`, `?`, `!!`, `??`, `!?`, `?!`.
move-opinion = { $opinion ->
    [good] good move
    [bad] mistake
    [excellent] excellent move
    [blunder] blunder
    [interesting] interesting move
   *[dubious] dubious move
}

# How sure the reading of a move is. $reading: `doubtful`, `unknown` (it could not be read, or not whole) or `supplied` (by the
# editor; it is not in the source).
move-reading = { $reading ->
    [doubtful] doubtful reading
    [unknown] not fully legible
   *[supplied] supplied by the editor
}

# Below the last board of a game that does not replay to its end.
show-stuck = { $replayed } of { $plies } plies replay; kibao check says why

# Next to a board: "North, 22 in store, to move". $store is `none` if it is empty. $to-move: `yes` or `no`.
board-side = { side }{ $store ->
        [none] { "" }
       *[other] , { $store } in store
    }{ $to-move ->
        [yes] , to move
       *[no] { "" }
    }

# Next to the front row of a side: the state of its house (nyumba). $house: `functional` (owned, with six seeds or more),
# `dormant` (owned, with fewer) or `lost`.
board-house = { $house ->
    [functional] house functional
    [dormant] house dormant
   *[lost] house lost
}

# Below a board: the meaning of a mark on it. $mark: `start` (where the move or the sowing starts), `last` (where the last
# seed fell), `both` (start and last in one pit), `sown` (a seed fell there), `captured` (the opponent's pit that is
# captured), `blocked` (by kutakatia).
board-mark = { $mark ->
    [start] start
    [last] last seed
    [both] start and last seed
    [sown] sown
    [captured] captured
   *[blocked] blocked
}

## The sowings of a move, one by one: "2. 3 seeds from A7, clockwise, the last in B7; the pit was empty: the move ends"

show-sowing = { $number }. { $sowing }; { $then }

# The seed placed at the start of a move in the first phase (kunamua).
sowing-store = a seed from the store into { $last }

# $direction: `clockwise` or `anticlockwise`. $pit is where the seeds are lifted, $last where the last one falls.
sowing-pit = { $seeds ->
    [one] { $seeds } seed
   *[other] { $seeds } seeds
} from { $pit }, { sowing-direction }, the last in { $last }

# Captured seeds; $pit is the kichwa where their sowing begins.
sowing-kichwa = { $seeds ->
    [one] { $seeds } captured seed
   *[other] { $seeds } captured seeds
} beginning in { $pit }, { sowing-direction }, the last in { $last }

sowing-direction = { $direction ->
    [clockwise] clockwise
   *[anticlockwise] anticlockwise
}

# The step after a sowing that ends in $last. $then: `relay` (the last pit is lifted and sown on), `capture` (of $taken
# seeds in $taken-from), `tax` (two seeds are taken out of the house and sown), or how the move ends: `empty` (in an empty
# pit), `house`, `blocked`, `won`, `lost`, `cycle` (the same position a second time), `limit` (more seeds sown than
# allowed), `undecided` (the program stopped playing the move). The other arguments are always set.
sowing-then = { $then ->
    [relay] { $last } is lifted and sown on
    [capture] { $taken ->
        [one] { $taken } seed
       *[other] { $taken } seeds
    } captured in { $taken-from }
    [tax] two seeds are taken out of the house
    [empty] the pit was empty: the move ends
    [house] the move stops in the house
    [blocked] the pit is blocked (kutakatia): the move ends
    [won] the opponent has lost: the move ends
    [lost] the mover's front row is empty: the mover has lost
    [cycle] the same position as before: the move is endless
    [limit] more seeds sown than one move may: it counts as endless
   *[undecided] the move had not ended when judging it was stopped
}

# Replaces sowings that are not shown, before the last board of a move.
sowings-left-out = { $more ->
    [one] { $more } more sowing is not shown; after the move:
   *[other] { $more } more sowings are not shown; after the move:
}

# Above the board after an endless move.
sowings-endless = an endless move leaves the board as it was:
