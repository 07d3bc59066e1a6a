### Messages of `kibao check` other than the findings. The terms of the game and the style of messages are described in
### common.ftl.

# If there was no file to read, or none could be read.
check-summary-nothing = no files checked

# The summary. $errors is `none` if there are no errors. $more: whether there are notes that are not shown, `yes` or `no`.
# $fixable: how many findings `--fix` fixes, or `none`. $size is a number of bytes with its unit, $seconds the time it
# took.
check-summary = checked { $files ->
        [one] { $files } file
       *[other] { $files } files
    }, { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $plies ->
        [one] { $plies } ply
       *[other] { $plies } plies
    }: { $errors ->
        [none] no error
        [one] { $errors } error
       *[other] { $errors } errors
    }, { $warnings ->
        [one] { $warnings } warning
       *[other] { $warnings } warnings
    }, { $notes ->
        [one] { $notes } note
       *[other] { $notes } notes
    }{ $more ->
        [yes] { " " }(--format short shows them)
       *[no] { "" }
    }{ $fixable ->
        [none] { "" }
       *[other] , { $fixable } fixable with --fix
    }, { $size } in { $seconds } s

# How many findings are like the one shown. $lines lists the numbers of $count lines.
check-more-alike = { $findings } more like it, in { $count ->
        [one] line
       *[other] lines
    } { $lines }

# More findings than `--max-findings`.
check-hidden = { $findings ->
    [one] { $findings } finding not shown (--max-findings)
   *[other] { $findings } findings not shown (--max-findings)
}

# How many findings comments allow (`; kibao: allow N104 the reason`).
check-allowed = { $findings ->
    [one] { $findings } finding is allowed by a comment
   *[other] { $findings } findings are allowed by comments
}

# Above a board.
check-board-before = the board before the move:

## With --rules auto: which rule sets fit

# $rules lists names of rule sets.
check-fits = fits { $rules }

check-fits-none = fits no rule set

# $fits is one of the two above; $breaks lists rule sets, each with the place, as in the next two.
check-fits-and-breaks = { $fits }; breaks under { $breaks }

# $rules is one name.
check-breaks-at-opening = { $rules } at the opening

check-breaks-at-ply = { $rules } in round { $round } ({ side }, ply { $ply })
