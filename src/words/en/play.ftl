### About what the replay finds in the head and in the result of a game. What the words of the game are and how messages are
### written is said in common.ftl.

## Head lines

# $rules is the rule set that is used; $known lists all of them.
unknown-rules = `{ $written }` is no known rule set; the game is checked by the rules `{ $rules }`
    .label = no known rule set
    .help = the known ones are { $known }; `--rules auto` finds out which of them fit

# $dialect is the name of the notation that is used.
unknown-notation = `{ $written }` is no known notation; the game is read as { $dialect }
    .label = no known notation
    .help = write `kibao` or `zanzibar`, or take the line out

unknown-takasia = `{ $written }` is neither `yes` nor `no`; blocking (kutakatia) stays as the rule set has it
    .label = neither yes nor no
    .help = write `no` if the game was played without blocking, otherwise `yes`

## The result

# $outcome is a sentence of its own, one of the messages outcome-…; $winner has won by play.
winner-contradicted = { $winner ->
    [south] the head says that North won, but by play { $outcome }
   *[north] the head says that South won, but by play { $outcome }
}
    .label = { $winner ->
        [south] by play South wins
       *[north] by play North wins
    }
    .help = look up the result, and whether a move is recorded wrongly

# $named: whether the head names a winner, `yes` or `no`; $name is what it says.
winner-and-result-differ = { $named ->
    [yes] the result `{ $written }` is not that of the winner, `{ $name }`
   *[no] the result `{ $written }` is not that of the winner
}
    .label = the other side
    .help = look up the result and correct the line that is wrong

# $named: whether the head names both players, `yes` or `no`; $south and $north are their names.
winner-unknown = `{ $written }` names neither side as the winner
    .label = names neither side
    .help = { $named ->
        [yes] write `South`, `North`, `{ $south }` or `{ $north }`, or nothing if the winner is not known
       *[no] write `South`, `North`, or the name of a player as in the head, or nothing if the winner is not known
    }

ending-unknown = `{ $written }` does not name an ending
    .label = not an ending
    .help = write `resignation`, `time`, `illegal move`, `absence`, `agreement` or `broken off`, or nothing if it is not known

# $loser: the side that lost by the ending that is reported; $ended is one of the messages ended-….
resignation-contradicted = { $loser ->
    [south] the record says here that { $ended }, but the head says that South won
   *[north] the record says here that { $ended }, but the head says that North won
}
    .label = { $loser ->
        [south] South won by the head
       *[north] North won by the head
    }
    .help = look up the result and correct the comment or the head

resignation-against-play = { $loser ->
    [south] the record says here that { $ended }, but by play South won
   *[north] the record says here that { $ended }, but by play North won
}
    .label = { $loser ->
        [south] South won by play
       *[north] North won by play
    }
    .help = check whether the comment speaks of something else, or whether a move is recorded wrongly

not-over = the comment says "bao hamna" (the game is over), but after the last move the game goes on
    .label = not over
    .help = check whether moves are missing at the end, or whether a move is recorded wrongly

## The game as a whole

undecided = { this-move } had not ended when judging it was stopped; it counts as endless, but that is not proven
    .label = judging stopped
    .help = an own rule set with a larger `max-sowings` may decide it

run-together = another game begins here, without a head or a blank line after the one before, which is over
    .label = another game
    .help = put a blank line before this round

# $explained: whether the head or a comment says how the game ended, `yes` or `no`.
no-moves = the game has a head, but no moves
    .label = no moves
    .help = { $explained ->
        [yes] check whether moves are missing or in a form that is not read
       *[no] check whether moves are missing or in a form that is not read; if the game was not played, give the reason, for example `ending: absence`
    }
