### What `kibao show` writes around the boards, and the words beside a board. What the words of the game are and how messages
### are written is said in common.ftl.

# The line over a game. $game is its title and its players, as in `game-title`.
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

# Over the board at the start.
show-start = the start

# Over the board after a ply. $rewritten: whether the move is written otherwise than its full name, `yes` or `no`. $captures,
# $over: whether it captures, whether the game is over with it; $outcome is one of the messages outcome-….
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

# Under the last board of a game that does not replay to its end.
show-stuck = { $replayed } of { $plies } plies replay; kibao check says why

# Beside a board: "North, 22 in store, to move". $store is `none` where it is empty. $to-move: `yes` or `no`.
board-side = { side }{ $store ->
        [none] { "" }
       *[other] , { $store } in store
    }{ $to-move ->
        [yes] , to move
       *[no] { "" }
    }
